"""A San Juan table for tests: laid out by words, played by words."""

from collections.abc import Iterable
from typing import TypeVar

from msgspec.structs import replace

from games.core.flow import Course
from games.core.forms import Decision, Field, One, Split
from games.core.game import play
from games.core.model import Action, Event, Key, ScoreSheet, Seat, Step
from games.core.rng import Rng
from games.san_juan.actions import (
    Build,
    Confirm,
    Deposit,
    Discard,
    Keep,
    Pass,
    Pay,
    PayGoods,
    PickRole,
    PickRoleWithLibrary,
    Place,
    Produce,
    Sell,
    Swap,
)
from games.san_juan.content import (
    APART,
    BUILDING_OF,
    CITY_BUILDINGS,
    GOOD_OF,
    RANK,
    TILES,
    amounts,
    in_table_order,
)
from games.san_juan.game import SAN_JUAN
from games.san_juan.options import SanJuanOptions
from games.san_juan.phases.roles import picks_in_a_round
from games.san_juan.state import Holding, Pick, Player, Stack, State

E = TypeVar("E", bound=Event)


class Table:
    """A position that is laid out card by card and then played on.

    Every card laid down is taken from the draw pile, so that the deck stays whole.
    """

    def __init__(self, state: State) -> None:
        self.state = state
        self.steps: list[Step[State]] = []

    # Laying out

    def hand(self, seat: Seat, *kinds: Key) -> "Table":
        """Exchange the hand for exactly these cards."""
        self._put_back(self.holding(seat).hand)
        self._take(kinds)
        return self._hold(seat, hand=in_table_order(kinds))

    def owns(self, seat: Seat, *kinds: Key) -> "Table":
        """Add active buildings to the city; the Cathedral comes from the middle."""
        self._take([kind for kind in kinds if kind not in APART])
        self.lays(middle=tuple(kind for kind in self.state.table.middle if kind not in kinds))
        player = self.player(seat)
        city = player.city + tuple(Stack((kind,)) for kind in kinds)
        active = player.active + tuple(kind for kind in kinds if kind in CITY_BUILDINGS)
        self._hold(seat, faces=self.holding(seat).faces + (None,) * len(kinds))
        return self._seat(seat, city=city, active=active)

    def goods(self, seat: Seat, *goods: Key) -> "Table":
        """Lay goods on empty buildings, the first in city order."""
        for good in goods:
            face = self.state.secrets.draw_pile[0]
            self._take((face,))
            city, faces = list(self.player(seat).city), list(self.holding(seat).faces)
            number = next(
                number
                for number, stack in enumerate(city)
                if stack.top == BUILDING_OF[good] and not stack.good
            )
            city[number], faces[number] = replace(city[number], good=True), face
            self._seat(seat, city=tuple(city))._hold(seat, faces=tuple(faces))
        return self

    def tucked(self, seat: Seat, *kinds: Key, building: Key = "chapel") -> "Table":
        """Put cards under a building."""
        self._take(kinds)
        city = tuple(
            replace(stack, tucked=(building,)) if stack.top == building else stack
            for stack in self.player(seat).city
        )
        tucked = (*self.holding(seat).tucked, (building, in_table_order(kinds)))
        self._hold(seat, tucked=tuple(sorted(tucked, key=lambda pair: RANK[pair[0]])))
        return self._seat(seat, city=city)

    def pile(self, *kinds: Key) -> "Table":
        """Leave only these cards in the draw pile; the others go out of the game."""
        self._take(kinds)
        return self._secrets(draw_pile=tuple(sorted(kinds)), discard_pile=())

    def discards(self, *kinds: Key) -> "Table":
        """Lay these cards on the discard pile."""
        return self._secrets(discard_pile=tuple(sorted(kinds)))

    def lays(self, **fields: object) -> "Table":
        """Give fields of the open table new values."""
        self.state = replace(self.state, table=replace(self.state.table, **fields))
        return self

    def next_tile(self, tile: Key) -> "Table":
        """Have all tiles seen and this one come next."""
        others = tuple(other for other in TILES if other != tile)
        return self.lays(tiles_seen=(tile, *others))

    # Playing

    def act(self, seat: Seat, action: Action) -> "Table":
        """Play an action; it must be offered."""
        step = play(SAN_JUAN, self.state, seat, action)
        self.steps.append(step)
        self.state = step.state
        return self

    def pick(self, role: Key) -> "Table":
        """Let whoever is next pick the role."""
        return self.act(self.asked[0], PickRole(role))

    def pick_with_library(self, role: Key) -> "Table":
        """Let whoever is next pick the role and use the Library."""
        return self.act(self.asked[0], PickRoleWithLibrary(role))

    def build(
        self, kind: Key, *pay: Key, place: Key | None = None, goods: Iterable[Key] = ()
    ) -> "Table":
        """Let whoever is next build, answering every question that comes up."""
        seat = self.asked[0]
        self.act(seat, Build(kind))
        return self.build_rest(seat, *pay, place=place, goods=goods)

    def build_rest(
        self, seat: Seat, *pay: Key, place: Key | None = None, goods: Iterable[Key] = ()
    ) -> "Table":
        """Answer every question that comes up once the building is chosen."""
        answers: dict[type[Action], Action] = {
            Place: Place(place or "new"),
            PayGoods: PayGoods(amounts(tuple(goods))),
            Pay: Pay(amounts(in_table_order(pay))),
            Confirm: Confirm(),
        }
        while SAN_JUAN.is_unfinished(self.state):
            self.act(seat, answers[self.decision(seat).offers[0].action])
        return self

    def pass_all(self) -> "Table":
        """Let everybody who is still to build pass."""
        while self.state.flow and SAN_JUAN.public(self.state).phase == "builder":
            self.act(self.asked[0], Pass())
        return self

    def produce(self, seat: Seat, *goods: Key) -> "Table":
        """Answer which goods to produce."""
        return self.act(seat, Produce(amounts(goods)))

    def sell(self, seat: Seat, *goods: Key) -> "Table":
        """Answer which goods to sell."""
        return self.act(seat, Sell(amounts(goods)))

    def swap(self, seat: Seat, *kinds: Key) -> "Table":
        """Answer which cards to swap at the Office."""
        return self.act(seat, Swap(amounts(in_table_order(kinds))))

    def deposit(self, seat: Seat, *kinds: Key) -> "Table":
        """Answer which cards to put under the Bank."""
        return self.act(seat, Deposit(amounts(in_table_order(kinds))))

    def next_round(self) -> "Table":
        """Let the round end as things stand, without the picks that are left."""
        count = picks_in_a_round(len(self.state.table.players))
        self.lays(picks=(Pick(0, "prospector", library=False),) * count)
        step = SAN_JUAN.flow.begin(Course(self.state))
        self.steps.append(step)
        self.state = step.state
        return self

    def sell_none(self) -> "Table":
        """Let everybody who is asked sell nothing."""
        while self.state.flow and SAN_JUAN.public(self.state).phase == "trader":
            self.sell(self.asked[0])
        return self

    def keep(self, seat: Seat, *kinds: Key) -> "Table":
        """Answer which cards to keep."""
        return self.act(seat, Keep(amounts(in_table_order(kinds))))

    def discard(self, seat: Seat, *kinds: Key) -> "Table":
        """Answer which cards to discard."""
        return self.act(seat, Discard(amounts(in_table_order(kinds))))

    def finish_round(self) -> "Table":
        """Play defaults until the next round begins."""
        number = self.state.table.round
        while self.state.flow and self.state.table.round == number:
            self.default()
        return self

    def default(self) -> "Table":
        """Play the default of the first seat asked."""
        action = SAN_JUAN.default(self.state, self.asked[0], self.state.rng)
        assert action is not None
        return self.act(self.asked[0], action)

    # Looking

    @property
    def asked(self) -> tuple[Seat, ...]:
        """Seats with a question to answer."""
        return tuple(one.seat for one in SAN_JUAN.pending(self.state) if one.required)

    def decision(self, seat: Seat) -> Decision:
        """What the seat is asked."""
        decision = SAN_JUAN.decision(self.state, seat)
        assert decision is not None, f"seat {seat} is not asked"
        return decision

    def offered(self, seat: Seat) -> tuple[str, ...]:
        """The actions offered to the seat, by name."""
        return tuple(offer.action.__name__ for offer in self.decision(seat).offers)

    def field(self, seat: Seat) -> Field:
        """The only field of the first offer."""
        return self.decision(seat).offers[0].fields[0]

    def keys(self, seat: Seat) -> tuple[Key, ...]:
        """The keys of that field."""
        field = self.field(seat)
        assert isinstance(field, One)
        return field.keys

    def bounds(self, seat: Seat) -> tuple[int, int]:
        """Least and most of that field."""
        field = self.field(seat)
        assert isinstance(field, Split)
        return field.least, field.most

    def player(self, seat: Seat) -> Player:
        """What everybody sees of the seat."""
        return self.state.table.players[seat]

    def holding(self, seat: Seat) -> Holding:
        """The seat's hidden cards."""
        return self.state.secrets.holdings[seat]

    def hand_of(self, seat: Seat) -> tuple[Key, ...]:
        """The seat's hand."""
        return self.holding(seat).hand

    def hands(self) -> list[int]:
        """The sizes of all hands."""
        return [len(holding.hand) for holding in self.state.secrets.holdings]

    @property
    def discard_pile(self) -> tuple[Key, ...]:
        """The discards."""
        return self.state.secrets.discard_pile

    @property
    def draw_pile(self) -> tuple[Key, ...]:
        """The cards to draw."""
        return self.state.secrets.draw_pile

    def buildings(self, seat: Seat) -> tuple[Key, ...]:
        """The tops of the city."""
        return tuple(stack.top for stack in self.player(seat).city)

    def goods_of(self, seat: Seat) -> tuple[Key, ...]:
        """The goods in the city, in city order."""
        return tuple(GOOD_OF[s.top] for s in self.player(seat).city if s.good)

    def told(self, kind: type[E]) -> tuple[E, ...]:
        """All events of that type so far."""
        return tuple(
            told.event for step in self.steps for told in step.log if isinstance(told.event, kind)
        )

    def sheet(self, seat: Seat) -> ScoreSheet:
        """The score of the seat as things stand."""
        return SAN_JUAN.scores(self.state)[seat]

    def points(self, seat: Seat) -> dict[Key, int]:
        """The lines of that sheet."""
        return {line.label.key: line.points for line in self.sheet(seat).lines}

    # Cards

    def _seat(self, seat: Seat, **fields: object) -> "Table":
        """Give fields of the player new values."""
        players = list(self.state.table.players)
        players[seat] = replace(players[seat], **fields)
        return self.lays(players=tuple(players))

    def _hold(self, seat: Seat, **fields: object) -> "Table":
        """Give fields of the seat's hidden cards new values."""
        holdings = list(self.state.secrets.holdings)
        holdings[seat] = replace(holdings[seat], **fields)
        return self._secrets(holdings=tuple(holdings))

    def _secrets(self, **fields: object) -> "Table":
        """Give fields of the secrets new values."""
        self.state = replace(self.state, secrets=replace(self.state.secrets, **fields))
        return self

    def _take(self, kinds: Iterable[Key]) -> None:
        """Take cards out of the draw pile."""
        pile = list(self.draw_pile)
        for kind in kinds:
            pile.remove(kind)
        self._secrets(draw_pile=tuple(pile))

    def _put_back(self, kinds: Iterable[Key]) -> None:
        """Put cards into the draw pile."""
        self._secrets(draw_pile=tuple(sorted((*self.draw_pile, *kinds))))


def seeded(number: int) -> Rng:
    """A stream of chance."""
    return Rng(number.to_bytes(32, "big"))


def a_game(
    seats: int = 3, *, seed: int = 1, variant: bool = False, expansion: bool = False
) -> Table:
    """A fresh game in which seat 0 is the Governor and, but for the variant, no hand holds a card."""
    options = SanJuanOptions(starting_hand_variant=variant, expansion=expansion)
    table = Table(SAN_JUAN.setup(seats, options, seeded(seed)).state)
    if variant:
        return table
    for seat in range(seats):
        table.hand(seat)
    return table.lays(governor=0)
