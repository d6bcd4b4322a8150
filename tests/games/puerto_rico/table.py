"""A table of Puerto Rico built by words, and played on by actions."""

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from games.core.forms import Decision, Split
from games.core.game import play
from games.core.model import Action, Event, Key, Seat
from games.core.rng import Rng
from games.puerto_rico.actions import ChooseRole
from games.puerto_rico.content import KINDS, RANK, counted
from games.puerto_rico.frames import Rounds
from games.puerto_rico.game import PUERTO_RICO
from games.puerto_rico.options import PuertoRicoOptions
from games.puerto_rico.state import Cargo, People, Place, Player, RoleCard, State, Table

E = TypeVar("E", bound=Event)

SEED = Rng(bytes(32))


def place(words: str) -> Place:
    """`harbor`, `harbor*` with a colonist, `guesthouse*!` with a colonist and a noble."""
    kind = words.rstrip("*!")
    return Place(kind, words.count("*"), words.count("!"))


def places(words: str) -> tuple[Place, ...]:
    """Several of them, apart by blanks."""
    return tuple([place(word) for word in words.split()])


class Game:
    """A running game that a test has laid out as it wants it. Seat 0 is the Governor; everybody has nothing."""

    def __init__(self, seats: int = 4, **options: bool) -> None:
        self.options = PuertoRicoOptions(**options)
        self.step = PUERTO_RICO.setup(seats, self.options, SEED)
        self.state: State = self.step.state
        self.log: list[Event] = []
        self.table(
            governor=0,
            players=(Player(0, ()),) * seats,
            buildings=KINDS if options.get("exp_new_buildings") else self.state.table.buildings,
        )
        if options.get("exp_new_buildings"):
            self.table(market=(2,) * len(KINDS))
            self.state = msgspec.structs.replace(self.state, flow=(Rounds(),))

    def table(self, **fields: Any) -> "Game":
        """Lay out the table."""
        table = msgspec.structs.replace(self.state.table, **fields)
        self.state = msgspec.structs.replace(self.state, table=table)
        return self

    def secrets(self, **fields: Any) -> "Game":
        """Lay out what is hidden."""
        secrets = msgspec.structs.replace(self.state.secrets, **fields)
        self.state = msgspec.structs.replace(self.state, secrets=secrets)
        return self

    def seat(
        self,
        seat: Seat,
        *,
        money: int = 0,
        island: str = "",
        city: str = "",
        goods: Mapping[Key, int] | None = None,
        waiting: tuple[int, int] = (0, 0),
        points: int = 0,
    ) -> "Game":
        """Lay out what a seat has."""
        player = Player(
            money, places(island), places(city), counted((goods or {}).items()), People(*waiting)
        )
        players = list(self.state.table.players)
        players[seat] = player
        held = list(self.state.secrets.points)
        held[seat] = points
        self.secrets(points=tuple(held))
        return self.table(players=tuple(players))

    def ships(self, *ships: tuple[Any, ...]) -> "Game":
        """Lay out the cargo ships: (5,), (6, "indigo", 2)."""
        return self.table(cargo=tuple([Cargo(*ship) for ship in ships]))

    def copies(self, kind: Key, left: int) -> "Game":
        """How many tiles of a type are left."""
        market = list(self.state.table.market)
        market[RANK[kind]] = left
        return self.table(market=tuple(market))

    def roles(self, *cards: tuple[Any, ...]) -> "Game":
        """Lay out role cards: ("settler", 2), ("mayor", 0, 1)."""
        return self.table(roles=tuple([RoleCard(*card) for card in cards]))

    @property
    def now(self) -> Table:
        """The table as it stands."""
        return self.state.table

    def player(self, seat: Seat) -> Player:
        """What a seat has."""
        return self.state.table.players[seat]

    def points(self, seat: Seat) -> int:
        """VP of a seat."""
        return self.state.secrets.points[seat]

    @property
    def asked(self) -> Decision:
        """What is asked first."""
        decision = PUERTO_RICO.first(self.state)
        assert decision is not None
        return decision

    def offers(self, action: type[Action]) -> tuple[Key, ...] | None:
        """The keys of the last field of an offer, () where it has none; None where it is not made."""
        for offer in self.asked.offers:
            if offer.action is action:
                if not offer.fields:
                    return ()
                field = offer.fields[-1]
                if isinstance(field, Split):
                    return tuple([row.key for row in field.rows])
                return field.keys
        return None

    def is_asked(self, *actions: type[Action]) -> bool:
        """Whether just these actions are offered."""
        return {offer.action for offer in self.asked.offers} == set(actions)

    def do(self, *actions: Action) -> "Game":
        """Let whoever is asked do this."""
        for action in actions:
            step = play(PUERTO_RICO, self.state, self.asked.seat, action)
            self.state = step.state
            self.log += [told.event for told in step.log]
        return self

    def role(self, role: Key) -> "Game":
        """Let the next one choose a role."""
        return self.do(ChooseRole(role))

    def told(self, kind: type[E]) -> list[E]:
        """Events of that type, in the order told."""
        return [event for event in self.log if isinstance(event, kind)]


def supply_of(**goods: int) -> tuple[int, ...]:
    """Counts of goods by name."""
    return counted(goods.items())
