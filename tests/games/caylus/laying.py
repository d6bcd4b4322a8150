"""Positions laid out for tests, and games played on from them."""

from collections.abc import Mapping
from typing import Any

from games.caylus.content import CUBES, TILES, Cubes
from games.caylus.frames import NOBODY, AnyFrame
from games.caylus.game import CAYLUS
from games.caylus.options import CaylusOptions
from games.caylus.state import Player, State, Table
from games.core.flow import Course
from games.core.forms import Decision, Split, verb
from games.core.game import play
from games.core.model import Action, Event, Key, Seat
from games.core.rng import Rng
from tests.games.caylus.printed import FIXED, LETTERS

SEED = Rng(bytes(32))
ROAD = {
    1: "n_quarry", 2: "n_forest", 3: "n_farm", 4: "n_sawmill", 5: "n_market", 6: "n_carpenter",
    **FIXED,
}  # fmt: skip
"""The road of example E25."""

RED, GREEN, BLUE, ORANGE = range(4)


def cubes(letters: str) -> Cubes:
    """Cubes by letters: `FFW`."""
    kinds = [LETTERS[letter] for letter in letters]
    food, wood, stone, cloth, gold = [kinds.count(kind) for kind in CUBES]
    return food, wood, stone, cloth, gold


def holding(deniers: int = 5, letters: str = "FFW", **more: Any) -> Player:
    """A player with these things; points that were earned with buildings, or others by `earned`."""
    points = more.pop("points", 0)
    return Player(deniers, cubes(letters), **{"earned": (points, 0, 0, 0, 0, 0, 0), **more})


def laid(
    *players: Player,
    built: Mapping[int, tuple[Key, Seat]] | None = None,
    workers: Mapping[int, Seat] | None = None,
    options: CaylusOptions | None = None,
    gone: tuple[Key, ...] = (),
    **fields: Any,
) -> Table:
    """A table with the road of E25, what has been built on it and whose workers stand there; reserves follow from those.

    `gone` are tiles that are not in the stock although they are not on the road.
    """
    built, workers = built or {}, workers or {}
    road = ROAD | {space: key for space, (key, _) in built.items()}
    owner = {space: seat for space, (_, seat) in built.items()}
    stock = tuple(tile for tile in TILES if tile not in (*road.values(), *gone))
    table = Table(
        options or CaylusOptions(),
        players,
        fields.pop("order", tuple(range(len(players)))),
        tuple(road.get(space, "") for space in range(1, 29)),
        fields.pop("stock", stock),
        owners=tuple(owner.get(space, NOBODY) for space in range(1, 29)),
        workers=tuple(workers.get(space, NOBODY) for space in range(1, 29)),
        **fields,
    )
    return with_reserves(table)


def with_reserves(table: Table) -> Table:
    """The table with six workers for everybody: those who stand nowhere are in reserve (R8)."""
    places = [*table.workers, *table.specials, *table.stables, *table.inn, *table.castle]
    players = tuple(
        Player(one.deniers, one.cubes, one.earned, 6 - places.count(seat), one.favors, one.used)
        for seat, one in enumerate(table.players)
    )
    values = {name: getattr(table, name) for name in table.__struct_fields__}
    return Table(**{**values, "players": players})


class Play:
    """A game that goes on from a position: what is asked, what is told by the last step."""

    def __init__(self, table: Table, *flow: AnyFrame) -> None:
        step = CAYLUS.flow.begin(Course(State(SEED, flow, table)))
        self.state = step.state
        self.told: list[Event] = [one.event for one in step.log]

    @property
    def table(self) -> Table:
        """As it stands."""
        return self.state.table

    @property
    def decision(self) -> Decision:
        """What is asked."""
        (decision,) = CAYLUS.pending(self.state)
        return decision

    @property
    def asked(self) -> Seat:
        """Who is asked."""
        return self.decision.seat

    @property
    def offers(self) -> dict[str, Any]:
        """By tag of the action its keys, None where it has no field."""
        found: dict[str, Any] = {}
        for offer in self.decision.offers:
            keys: Any = None
            for field in offer.fields:
                keys = field.rows if isinstance(field, Split) else field.keys
            found[verb(offer.action)] = keys
        return found

    def do(self, seat: Seat, action: Action) -> "Play":
        """That seat answers."""
        step = play(CAYLUS, self.state, seat, action)
        self.state = step.state
        self.told = [one.event for one in step.log]
        return self

    def player(self, seat: Seat) -> Player:
        """What the seat has."""
        return self.table.players[seat]

    def heard(self, kind: type[Event]) -> list[Any]:
        """What was told of that kind."""
        return [event for event in self.told if isinstance(event, kind)]
