"""Positions of CATAN, built by words."""

from typing import cast

from msgspec.structs import replace

from games.catan.actions import Roll
from games.catan.awards import measure
from games.catan.content import CARDS, COLOURS, RESOURCES, Deck, Hand
from games.catan.frames import Acting, AnyFrame, BeforeRoll
from games.catan.game import CATAN
from games.catan.geometry import Geometry
from games.catan.hands import held_by, keep_holding, minus, plus
from games.catan.layout import beginner_board, random_board
from games.catan.options import CatanOptions
from games.catan.setup import bare_table, lay_beginner_pieces
from games.catan.state import CITY, NOBODY, State, Table
from games.core.flow import Course
from games.core.forms import Decision, Split
from games.core.game import play
from games.core.model import Action, Event, Seat, Step
from games.core.rng import Chance, Rng

RED, BLUE, ORANGE, WHITE = range(4)
"""Seats of the positions built here, by colour."""


def hand(**cards: int) -> Hand:
    """A hand in words."""
    return cast(Hand, tuple(cards.get(key, 0) for key in RESOURCES))


def deck(**cards: int) -> Deck:
    """Development cards in words."""
    return cast(Deck, tuple(cards.get(key, 0) for key in CARDS))


class Position:
    """A position under construction; every change gives a new one."""

    def __init__(self, state: State) -> None:
        self.state = state

    @property
    def net(self) -> Geometry:
        """The lattice."""
        return self.state.table.board.geometry

    def _player(self, seat: Seat, **fields: object) -> "Position":
        course = Course(self.state)
        course.change_player(seat, **fields)
        return Position(course.state)

    def _holding(self, seat: Seat, **fields: object) -> "Position":
        course = Course(self.state)
        keep_holding(course, seat, replace(held_by(course, seat), **fields))
        return Position(course.state)

    def holding(self, seat: Seat, **cards: int) -> "Position":
        """That hand, exchanged with the bank."""
        new, old = hand(**cards), self.state.secrets.players[seat].hand
        bank = minus(plus(self.state.table.bank, old), new)
        return self._holding(seat, hand=new).changed(bank=bank)

    def with_cards(self, seat: Seat, **cards: int) -> "Position":
        """Those development cards, old enough to be played."""
        taken = deck(**cards)
        left = tuple(a - b for a, b in zip(self.state.secrets.deck, taken, strict=True))
        return self._holding(seat, cards=taken).changed(deck=left)

    def with_knights_played(self, seat: Seat, count: int) -> "Position":
        """Knights face up."""
        return self._player(seat, played=deck(knight=count))

    def with_roads(self, seat: Seat, *paths: str) -> "Position":
        """Those roads, and what is left in the supply."""
        roads = list(self.state.table.roads)
        for label in paths:
            assert roads[self.net.path_of[label]] == NOBODY, label
            roads[self.net.path_of[label]] = seat
        left = self.state.table.players[seat].roads_left - len(paths)
        return self.changed(roads=tuple(roads))._player(seat, roads_left=left)._measured()

    def with_settlement(self, seat: Seat, label: str) -> "Position":
        """A settlement there."""
        corner = self.net.corner_of[label]
        buildings = list(self.state.table.buildings)
        assert buildings[corner] == NOBODY, label
        buildings[corner] = seat
        left = self.state.table.players[seat].settlements_left - 1
        position = self.changed(buildings=tuple(buildings))
        return position._player(seat, settlements_left=left)._measured()

    def with_city(self, seat: Seat, label: str) -> "Position":
        """The settlement there as a city."""
        corner = self.net.corner_of[label]
        buildings = list(self.state.table.buildings)
        assert buildings[corner] == seat, label
        buildings[corner] = CITY + seat
        player = self.state.table.players[seat]
        return self.changed(buildings=tuple(buildings))._player(
            seat, settlements_left=player.settlements_left + 1, cities_left=player.cities_left - 1
        )

    def _measured(self) -> "Position":
        course = Course(self.state)
        for seat in range(len(self.state.table.players)):
            course.change_player(seat, road_length=measure(self.state, seat))
        return Position(course.state)

    def changed(self, **fields: object) -> "Position":
        """Other fields of the state, of the table or of the secrets, wherever they are."""
        table = {name: value for name, value in fields.items() if name in Table.__struct_fields__}
        secrets = {name: value for name, value in fields.items() if name == "deck"}
        rest = {name: value for name, value in fields.items() if name not in {*table, *secrets}}
        course = Course(replace(self.state, **rest))
        course.change_table(**table)
        course.change_secrets(**secrets)
        return Position(course.state)

    def robber_on(self, label: str) -> "Position":
        """The robber there."""
        return self.changed(robber=self.net.hex_of[label])

    def turn_of(self, seat: Seat, frame: AnyFrame | None = None) -> "Position":
        """That seat's turn, after the roll unless said otherwise."""
        return self.changed(active=seat, flow=(frame or Acting(),))

    def before_roll(self, seat: Seat) -> "Position":
        """That seat's turn, before the roll."""
        return self.turn_of(seat, BeforeRoll())


def beginners(seats: int = 4) -> Position:
    """The beginner layout: red, blue, orange, white sit in this order (R10-R12); red acts after the roll."""
    colours = list(COLOURS[:4])[4 - seats :]
    bare = bare_table(Rng(bytes(32)), CatanOptions(), beginner_board(), colours, 9, 0)
    course = Course(bare)
    lay_beginner_pieces(course)
    return Position(course.step().state).turn_of(0)


def empty_island(seats: int = 5) -> Position:
    """A random island without a piece on it; the first seat acts after the roll."""
    chance = Chance(Rng(bytes(32)))
    plan = "expanded" if seats > 4 else "base"
    board = random_board(plan, CatanOptions(board="random"), chance.below)
    desert = board.terrains.index("desert")
    return Position(
        bare_table(
            chance.rng, CatanOptions(board="random"), board, list(COLOURS[:seats]), desert, 0
        )
    ).turn_of(0)


def asked(position: Position | State, seat: Seat) -> Decision | None:
    """What that seat is asked."""
    state = position.state if isinstance(position, Position) else position
    return CATAN.decision(state, seat)


def keys_of(position: Position | State, seat: Seat, action: type[Action]) -> tuple[str, ...]:
    """The keys offered to the seat for the first field of that action; empty when it is not offered."""
    decision = asked(position, seat)
    for offer in decision.offers if decision else ():
        if offer.action is action:
            field = offer.fields[0]
            if isinstance(field, Split):
                return tuple(row.key for row in field.rows)
            return field.keys
    return ()


def offers(position: Position | State, seat: Seat) -> set[type[Action]]:
    """Kinds of action offered to the seat."""
    decision = asked(position, seat)
    return {offer.action for offer in decision.offers} if decision else set()


def does(position: Position | State, seat: Seat, *actions: Action) -> Step[State]:
    """The last step after these actions of one seat."""
    state = position.state if isinstance(position, Position) else position
    step: Step[State] = Step(state)
    for action in actions:
        step = play(CATAN, step.state, seat, action)
    return step


def heard(step: Step[State], kind: type[Event], seat: Seat | None = None) -> list[Event]:
    """Events of that kind which that seat (None: a spectator) hears."""
    return [
        told.event
        for told in step.log
        if isinstance(told.event, kind)
        and (told.to is None or (seat is not None and seat in told.to))
    ]


def rolled(position: Position, seat: Seat, number: int) -> Step[State]:
    """The step of a roll that comes to that number: chance is tried until it does."""
    for attempt in range(2000):
        seed = attempt.to_bytes(32, "big")
        step = does(position.before_roll(seat).changed(rng=Rng(seed)), seat, Roll())
        if sum(step.state.table.dice) == number:
            return step
    raise AssertionError(f"no chance gave {number}")
