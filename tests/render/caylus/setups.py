"""Scenes that several pictures are drawn of."""

from functools import cache

from msgspec.structs import replace

from games.caylus.content import ROAD, SECTION, TILES
from games.caylus.game import CAYLUS
from games.caylus.options import CaylusOptions
from games.caylus.state import State
from games.core.forms import sample
from games.core.game import play
from games.core.model import Event
from games.core.rng import Chance, Rng
from render.core.contract import Scene
from tests.render.spoken import Spoken

LONG_NAMES = (
    "Maximiliana Wolkenstein-Ambarosa",
    "Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww",
    "Évelyn Guimarães Ávila Conceição",
    "F",
    "Bartholomew Featherstonehaugh II",
)


@cache
def moment(seats: int, steps: int) -> tuple[State, tuple[Event, ...]]:
    """A position of a random game, and what has just happened; fewer steps where the game is over."""
    rng = Rng(seats.to_bytes(32, "big"))
    step = CAYLUS.setup(seats, CaylusOptions(), rng)
    below = Chance(Rng(rng.seed, 1)).below
    for _ in range(steps):
        decision = CAYLUS.first(step.state)
        if decision is None:
            break
        step = play(CAYLUS, step.state, decision.seat, sample(decision, below), asked=decision)
    return step.state, tuple(told.event for told in step.log if told.to is None)


def scene_of(state: State, events: tuple[Event, ...], language: str = "pt-BR") -> Scene:
    """Long names, the last step's events."""
    names = LONG_NAMES[: len(state.table.players)]
    asked = tuple(decision.seat for decision in CAYLUS.pending(state) if decision.required)
    return Scene(names, Spoken(language, names, "caylus"), asked, events)


def crowded(seats: int) -> State:
    """Every space of the road built and owned, all lots taken, points above a hundred."""
    state, _ = moment(seats, 40)
    road = tuple(kept or TILES[place % len(TILES)] for place, kept in enumerate(state.table.road))
    count = ROAD.spaces
    players = tuple(
        replace(
            player,
            earned=(44 + seat, 9, 30, 4, 17, 0, 0),
            deniers=27,
            cubes=(11, 12, 13, 14, 15),
            favors=(5, 4, 3, 2),
        )
        for seat, player in enumerate(state.table.players)
    )
    table = replace(
        state.table,
        road=road,
        players=players,
        owners=tuple(place % seats for place in range(count)),
        workers=tuple(place % seats for place in range(count)),
        lots=tuple(tuple(lot % seats for lot in range(section.lots)) for section in SECTION),
        castle=tuple(place % seats for place in range(5)),
        stock=(),
    )
    return replace(state, table=table)
