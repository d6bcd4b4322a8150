"""Whole games as readable text, kept in `golden/`.

`python -m tests.games.san_juan.playthrough` writes them anew: do so on purpose, and read the difference.
"""

from pathlib import Path

from games.core.forms import sample
from games.core.game import play
from games.core.model import ScoreSheet
from games.core.rng import Chance
from games.san_juan.content import CARDS
from games.san_juan.game import SAN_JUAN
from games.san_juan.state import Player, SanJuanOptions, State
from tests.games.san_juan.table import seeded
from tests.games.telling import action_words, fields, log_lines, sheet_line

GOLDEN = Path(__file__).parent / "golden"

GAMES = {
    "two-seats": (2, 36, SanJuanOptions()),
    "three-seats": (3, 3, SanJuanOptions()),
    "four-seats": (4, 8, SanJuanOptions()),
    "three-seats-variant": (3, 5, SanJuanOptions(starting_hand_variant=True)),
}
"""Name of the file: seats, seed, options."""


def told(seats: int, seed: int, options: SanJuanOptions) -> str:
    """The game of that seed, played by chance to the end."""
    step = SAN_JUAN.setup(seats, options, seeded(seed))
    below = Chance(seeded(seed + 1_000)).below
    lines = [f"{seats} seats, seed {seed}, {fields(options)}", *log_lines(step.log)]
    state, number = step.state, 0
    while (decision := SAN_JUAN.first(state)) is not None:
        if state.round != number:
            number = state.round
            lines += ["", *_position(state)]
        action = sample(decision, below)
        step = play(SAN_JUAN, state, decision.seat, action, asked=decision)
        lines += [f"{decision.seat}: {action_words(action)}", *log_lines(step.log)]
        state = step.state
    lines += ["", *_position(state), "", *map(_scored, SAN_JUAN.scores(state))]
    return "\n".join(lines) + "\n"


def _position(state: State) -> list[str]:
    """The table at a glance."""
    seen = " ".join(state.tiles_seen) or "none"
    piles = f"draw pile {len(state.draw_pile)}, discard pile {len(state.discard_pile)}"
    head = f"== round {state.round}, governor {state.governor}, {piles}, tiles seen: {seen}"
    return [head, *[f"   {seat} {_player(player)}" for seat, player in enumerate(state.players)]]


def _player(player: Player) -> str:
    """Hand and city: `*` marks a good, `(+1)` covered cards, `^2` tucked ones."""
    city = []
    for stack in player.city:
        place = stack.cards[-1]
        place += "*" if stack.good is not None else ""
        place += f"(+{len(stack.cards) - 1})" if len(stack.cards) > 1 else ""
        place += f"^{len(stack.tucked)}" if stack.tucked else ""
        city.append(place)
    return f"[{' '.join(player.hand)}] {' '.join(city)}"


def _scored(sheet: ScoreSheet) -> str:
    """The seat's sheet with its tie-break."""
    return f"{sheet_line(sheet)}; cards={sheet.tie_breaks[0].points}"


def buildings_of(text: str) -> set[str]:
    """All kinds of cards that were built in a told game."""
    words = {word for line in text.splitlines() if "> built" in line for word in line.split()}
    return {kind for kind in CARDS if f"card={kind}" in words}


def write() -> None:
    """Write all games anew."""
    for name, (seats, seed, options) in GAMES.items():
        (GOLDEN / f"{name}.txt").write_text(told(seats, seed, options), encoding="utf-8")


if __name__ == "__main__":
    write()
