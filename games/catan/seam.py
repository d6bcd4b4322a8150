"""Where modules join the game: what a module may add, and at which moments it is called.

A module's things on the table are a struct in `Table.parts`; the options choose these once, when the game is set up, and
nothing asks for an option afterwards. A game without modules has no parts, and every call here ends at once.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, Generic, TypeVar, cast

from msgspec import Struct

from games.catan.content import NO_CARDS, Deck, Hand
from games.catan.frames import Acting, AnyFrame
from games.catan.options import CatanOptions
from games.catan.state import Board, State, Table
from games.core.flow import Course, Frames
from games.core.forms import Offer
from games.core.model import Action, Key, Message, Seat

P = TypeVar("P", bound=Struct)


class Module(Generic[P]):
    """The rules of one module; what it does not override does nothing."""

    part: ClassVar[type[Any]]
    """What it keeps on the table."""

    frames: ClassVar[Frames] = {}
    """Its own frames and what they ask."""

    plays: ClassVar[Mapping[type[Action], Any]] = {}
    """What it offers before the roll or while acting: carried out as a frame's plays are."""

    tastes: ClassVar[Mapping[type[Action], int]] = {}
    """See `Game.tastes`."""

    defaults: ClassVar[Mapping[type[Action], Any]] = {}
    """What is done for an absent player, as in `games.catan.defaults` (R49, R508)."""

    notes: ClassVar[Mapping[Key | type[Action], Any]] = {}
    """Notes on keys by their vocabulary, or by the action that they stand in, as in `games.catan.notes`."""

    def refused(self, options: CatanOptions, seats: int) -> Message | None:
        """Why it cannot be played with these options; None: they go together, or it is not wanted."""
        return None

    def begin(self, options: CatanOptions, board: Board, seats: int) -> P | None:
        """Its part at the start of a game with these options on this board; None: it is not in play."""
        return None

    def of(self, table: Table) -> P:
        """Its part of a game that it belongs to."""
        kind = self.part
        part: Any
        for part in table.parts:
            if type(part) is kind:
                own: P = part
                return own
        raise LookupError(f"{kind.__name__} is not in play")

    def put(self, course: Course[State], part: P) -> None:
        """Its part as it is now."""
        own: Any = part
        parts = course.state.table.parts
        course.change_table(
            parts=tuple([own if type(other) is self.part else other for other in parts])
        )

    def before_roll(self, state: State) -> Sequence[Offer]:
        """What the active player may do besides before the roll."""
        return ()

    def acting(self, state: State, frame: Acting) -> Sequence[Offer]:
        """What the active player may do besides after the roll."""
        return ()

    def founded(self, course: Course[State], seat: Seat) -> None:
        """The seat has founded its second settlement, the one that brings cards; the starting player is the last to do so."""

    def began(self, course: Course[State]) -> None:
        """The first turn is about to begin."""

    def turn_began(self, course: Course[State]) -> None:
        """A turn has begun (R40)."""

    def rolled(self, course: Course[State], number: int, served: frozenset[Seat]) -> None:
        """A roll has been carried out: these seats have got cards; on a 7 the discards and the robber are still to come."""

    def road_laid(self, course: Course[State], seat: Seat, path: int) -> None:
        """A road lies, and Longest Road is where it belongs (R158)."""

    def robbed(self, course: Course[State], seat: Seat, *, has_stolen: bool) -> None:
        """The robber of a 7 or a knight stands, and stealing is decided (R75)."""

    def turn_ended(self, course: Course[State]) -> None:
        """The active player has ended the turn; the special building phase is still to come (R126)."""

    def points(self, table: Table, seat: Seat) -> tuple[tuple[Key, int], ...]:
        """Points of its own, by the key of their line in the score."""
        return ()

    def goal(self, table: Table, goal: int) -> int:
        """How many points win, where `goal` would without it."""
        return goal

    def rates(self, table: Table, seat: Seat, rates: Hand) -> Hand:
        """What the bank wants for a card, where it wants `rates` without it."""
        return rates

    def rates_of_turn(self, table: Table, seat: Seat, rates: Hand) -> Hand:
        """The same by what ends with the turn."""
        return rates

    def goods(self, table: Table, seat: Seat) -> tuple[int, ...]:
        """What the seat may trade besides resource cards, by the module's kinds of goods (R217)."""
        return ()

    def most_goods(self, table: Table) -> tuple[int, ...]:
        """How much of each of these there is in the game."""
        return ()

    def hand_over(
        self, course: Course[State], seat: Seat, partner: Seat, goods: tuple[int, ...]
    ) -> None:
        """Goods of the module go from the seat to the partner."""

    def open_cards(self, frame: AnyFrame, table: Table) -> Mapping[Seat, Hand]:
        """Resource cards that everybody knows to be in a hand while that frame asks."""
        return {}

    def gone(self, table: Table) -> Deck:
        """Development cards that it has taken out of the game."""
        return NO_CARDS

    def marks_at(self, table: Table, corner: int) -> list[Key]:
        """What lies or counts at the corner, for the notes on places: keys of the vocabulary `land`."""
        return []

    def marks_on(self, table: Table, seat: Seat, path: int) -> list[Key]:
        """What a road of the seat on the free path would bring, as keys of the same vocabulary."""
        return []

    def marks_in(self, table: Table, seat: Seat, place: int) -> list[Key]:
        """What the robber would bring the seat on that hex."""
        return []

    def worth(self, state: State, seat: Seat) -> float:
        """What the seat has of it is worth to a house player, in points."""
        return 0.0


def part_of(table: Table, kind: type[P]) -> P | None:
    """What the module of that part keeps on the table; None where it is not in play."""
    for part in table.parts:
        if type(part) is kind:
            return cast(P, part)
    return None


_MODULES: dict[type[Any], Module[Any]] = {}


def join(*modules: Module[Any]) -> None:
    """Let these modules be found by their parts."""
    _MODULES.update({module.part: module for module in modules})


def modules() -> tuple[Module[Any], ...]:
    """All modules there are."""
    return tuple(_MODULES.values())


def modules_of(table: Table) -> Sequence[Module[Any]]:
    """The modules in play, in the order in which they act."""
    return [_MODULES[type(part)] for part in table.parts]


def modules_with(table: Table, hook: Callable[..., Any]) -> Sequence[Module[Any]]:
    """The modules in play that override that method of `Module`, in the order in which they act."""
    parts = table.parts
    return _overriding(hook, tuple(map(type, parts))) if parts else ()


@cache
def _overriding(hook: Callable[..., Any], kinds: tuple[type[Any], ...]) -> tuple[Module[Any], ...]:
    """Those with parts of these kinds whose method of the same name is another one."""
    playing = [_MODULES[kind] for kind in kinds]
    name = hook.__name__
    return tuple([module for module in playing if getattr(type(module), name) is not hook])
