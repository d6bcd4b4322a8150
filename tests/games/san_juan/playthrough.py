"""Whole games as readable text, kept in `golden/` (`tests.games.playthroughs`)."""

from games.core.forms import sample
from games.core.game import play
from games.core.model import ScoreSheet
from games.core.rng import Chance
from games.san_juan.content import CARDS
from games.san_juan.game import SAN_JUAN
from games.san_juan.options import SanJuanOptions
from games.san_juan.state import State
from tests.games.san_juan.table import seeded
from tests.games.telling import action_words, fields, log_lines, sheet_line

GAMES = {
    "two-seats": (2, 36, SanJuanOptions()),
    "three-seats": (3, 3, SanJuanOptions()),
    "four-seats": (4, 8, SanJuanOptions()),
    "three-seats-variant": (3, 5, SanJuanOptions(starting_hand_variant=True)),
    "two-seats-expansion": (2, 23, SanJuanOptions(expansion=True)),
    "four-seats-expansion": (4, 25, SanJuanOptions(expansion=True)),
}
"""Name of the file: seats, seed, options."""

RARE = frozenset({"game_stalled"})
"""What these games do not come to: a hundred rounds (P1)."""


def told(seats: int, seed: int, options: SanJuanOptions) -> str:
    """The game of that seed, played by chance to the end."""
    step = SAN_JUAN.setup(seats, options, seeded(seed))
    below = Chance(seeded(seed + 1_000)).below
    lines = [f"{seats} seats, seed {seed}, {fields(options)}", *log_lines(step.log)]
    state, number = step.state, 0
    while (decision := SAN_JUAN.first(state)) is not None:
        if state.table.round != number:
            number = state.table.round
            lines += ["", *_position(state)]
        action = sample(decision, below)
        step = play(SAN_JUAN, state, decision.seat, action, asked=decision)
        lines += [f"{decision.seat}: {action_words(action)}", *log_lines(step.log)]
        state = step.state
    lines += ["", *_position(state), "", *map(_scored, SAN_JUAN.scores(state))]
    return "\n".join(lines) + "\n"


def _position(state: State) -> list[str]:
    """The table at a glance."""
    table, secrets = state.table, state.secrets
    seen = " ".join(table.tiles_seen) or "none"
    piles = f"draw pile {len(secrets.draw_pile)}, discard pile {len(secrets.discard_pile)}"
    head = f"== round {table.round}, governor {table.governor}, {piles}, tiles seen: {seen}"
    return [head, *[f"   {seat} {_player(state, seat)}" for seat in range(len(table.players))]]


def _player(state: State, seat: int) -> str:
    """Hand and city: `*` marks a good, `(+1)` covered cards, `^2` tucked ones."""
    holding = state.secrets.holdings[seat]
    tucked = {building: len(cards) for building, cards in holding.tucked}
    city = []
    for stack in state.table.players[seat].city:
        place = stack.cards[-1]
        place += "*" if stack.good else ""
        place += f"(+{len(stack.cards) - 1})" if len(stack.cards) > 1 else ""
        place += "".join(f"^{tucked[building]}" for building in stack.tucked)
        city.append(place)
    return f"[{' '.join(holding.hand)}] {' '.join(city)}"


def _scored(sheet: ScoreSheet) -> str:
    """The seat's sheet with its tie-break."""
    return f"{sheet_line(sheet)}; cards={sheet.tie_breaks[0].points}"


def buildings_of(text: str) -> set[str]:
    """All kinds of cards that were built in a told game."""
    words = {word for line in text.splitlines() if "> built" in line for word in line.split()}
    return {kind for kind in CARDS if f"card={kind}" in words}
