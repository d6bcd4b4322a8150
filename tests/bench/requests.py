"""What a slow game costs Discord: requests per accepted move by kind, and pushes per question."""

from tests.bench.figure import Figure, at_least, at_most, measured
from tests.bench.slow_game import Ledger, play_slowly

MOVES, QUICK_MOVES = 100, 15

BARS = {"san-juan": 3.3, "catan": 4.3}
"""What was sent before each decision got a screen of its own; on 22 November 2026 it was 6.71 and 9.97."""


def run(quick: bool) -> list[Figure]:
    """The figures of every game with a bar."""
    figures: list[Figure] = []
    for game, bar in BARS.items():
        figures += _of(game, play_slowly(game, QUICK_MOVES if quick else MOVES), bar)
    return figures


def _of(game: str, ledger: Ledger, bar: float) -> list[Figure]:
    """What one game has cost."""
    moves = ledger.moves
    rung = ledger.pushes["direct message"] + ledger.pushes["mention"]
    pushes = rung / ledger.questions
    return [
        measured(f"{game}: presses per move", ledger.presses / moves, ""),
        *[
            measured(f"{game}: {kind}, per move", number / moves, "")
            for kind, number in sorted(ledger.requests.items())
        ],
        at_most(f"{game}: requests per move", sum(ledger.requests.values()) / moves, "", bar),
        at_most(f"{game}: pushes per question", pushes, "", 1.0),
        at_least(f"{game}: questions that rang", pushes, "", 1.0),
        measured(f"{game}: pushes for offers, per move", ledger.pushes["offer"] / moves, ""),
    ]
