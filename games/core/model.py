"""The values that games, pictures and the table service share: seats, messages, actions, events, notes, scores.

Frozen values are built from older ones and never form a cycle: most are spared the cyclic garbage collector (`gc=False`).
"""

from collections.abc import Collection, Iterable
from typing import ClassVar, Generic, TypeAlias, TypeVar

from msgspec import Struct

from games.core.messages import (
    Arg,
    Key,
    Message,
    Of,
    Seat,
    SeatName,
    SeatNames,
    Term,
    Terms,
    said,
    say,
)

__all__ = [
    "HEARER",
    "Action",
    "Arg",
    "Basis",
    "Call",
    "Event",
    "Gist",
    "Illegal",
    "Key",
    "Lapsing",
    "Message",
    "Note",
    "Notes",
    "Of",
    "Ready",
    "ScoreLine",
    "ScoreSheet",
    "Seat",
    "SeatName",
    "SeatNames",
    "Step",
    "Term",
    "Terms",
    "Told",
    "heard",
    "ranking",
    "say",
    "verb",
]


class Action(Struct, frozen=True, gc=False):
    """What a seat does: an order. The fields stand in the order of the offer's fields."""


class Ready(Struct, frozen=True):
    """A whole legal answer with a name of its own: a button for people, a candidate for house players."""

    action: Action
    message: Message
    """What the button says: "As last time"."""
    has_price: bool = False
    """Whether it gives up something else that can be done now: then its button does not stand out."""
    detail: Message | None = None
    """What it comes to, told above the buttons, where no button has room for that."""


def verb(kind: type[Action] | type["Event"]) -> str:
    """The word that names a type of actions or events in files, component ids and Fluent ids: its tag.

    Raises `TypeError` for a type without a tag.
    """
    tag = kind.__struct_config__.tag
    if not isinstance(tag, str):
        raise TypeError(f"{kind.__name__} has no tag")
    return tag


HEARER = ""
"""In place of a field: the seat to which alone an event is told."""


class Event(Struct, frozen=True, gc=False):
    """What has happened, told when it is revealed."""

    game: ClassVar[str] = ""
    """The game's id, said once by the base of its events."""

    begins_part: ClassVar[bool] = False
    """Whether a part of the game begins with it, as a turn or a round: logs make it a heading."""

    instead_of: ClassVar[tuple["type[Event]", ...]] = ()
    """Types of public events that it tells its hearers more of: when one is told just before it, they hear it alone."""

    befalls: ClassVar[tuple[str, ...]] = ()
    """Fields with the seats to which it happens: they lose or get something, or learn what only chance or others knew. What a
    seat has merely done is not named here. `HEARER`: whoever hears it.
    """

    def happens_to(self, seat: Seat) -> bool:
        """Whether that seat loses or gets something by it, or learns something."""
        for field in self.befalls:
            if field == HEARER:
                return True
            value = getattr(self, field)
            if value == seat or (isinstance(value, tuple) and seat in value):
                return True
        return False

    def joined(self, later: "Event") -> "Event | None":
        """One event in place of this one and a later one, as of cards that a seat got twice; None: they are two."""
        return None

    def words(self) -> Message:
        """The sentence that tells it: `<game>-event-<tag>`, filled from the fields by their types (`said`)."""
        if not self.game:
            raise NotImplementedError(f"{type(self).__name__} names neither words nor a game")
        return said(f"{self.game}-event-{verb(type(self)).replace('_', '-')}", self)


Gist: TypeAlias = tuple[Event | None, Collection[int]]
"""An event that stands in the news for several, and their places among what was heard; None: they are no news."""


class Told(Struct, frozen=True, gc=False):
    """An event and who hears it."""

    event: Event
    to: tuple[Seat, ...] | None = None
    """None: everybody, spectators too."""


class Lapsing(Struct, frozen=True, gc=False):
    """Something that is put to others until its maker takes it back, or the table does so for it after a time."""

    seat: Seat
    """Who has put it."""

    mark: str
    """What stands, as everybody knows it: another one at the same seat has another mark."""

    action: Action
    """Takes it back; offered to the seat, as a rule."""


class Call(Struct, frozen=True):
    """An opportunity that others wait for: whoever may take it is called once, though the game goes on without."""

    mark: str
    """Which it is, as everybody knows it: another one has another mark."""

    to: tuple[Seat, ...]
    """Who is called."""

    message: Message
    """What it is, for everybody to read."""

    answers: tuple[Ready, ...] = ()
    """What those who are called may answer at once, where their own hand allows it."""

    counter: Action | None = None
    """What they may answer instead, put the other way round for them to change; None: nothing."""

    answered: tuple[Seat, ...] = ()
    """Who of them has answered, and may only change that."""

    def waits_for(self, seat: Seat) -> bool:
        """Whether the seat has been called and has not answered."""
        return seat in self.to and seat not in self.answered


class Basis(Struct, frozen=True):
    """What an estimate of one seat is made of."""

    points: float
    """That the seat has for sure."""

    features: tuple[float, ...]
    """What may bring more, in the order of the game's `fitted`."""


def is_deed(events: Iterable[Event]) -> bool:
    """Whether these events tell more than that parts of the game began."""
    return any(not event.begins_part for event in events)


def heard(log: Iterable[Told], seat: Seat | None) -> tuple[Event, ...]:
    """The events that a seat hears; with None, those that everybody hears."""
    events: list[Event] = []
    for told in log:
        if told.to is None:
            events.append(told.event)
        elif seat in told.to:
            if events and isinstance(events[-1], told.event.instead_of):
                events.pop()
            events.append(told.event)
    return tuple(events)


S = TypeVar("S")


class Step(Struct, Generic[S], frozen=True, gc=False):
    """What an accepted action leads to."""

    state: S
    log: tuple[Told, ...] = ()
    sealed: bool = False
    """Whether the step cannot be taken back by its actor alone (design §2, "Steps")."""


class Illegal(Exception):
    """The player's mistake: said to that player alone, changes nothing."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.id)
        self.message = message


class Note(Struct, frozen=True):
    """What a person may want to know about one key of one field; never part of what is legal."""

    field: str
    """Name of the offer's field that holds the key."""

    key: Key
    group: Term | None = None
    """Under which heading the key is listed."""

    cost: int | None = None
    """What choosing it costs, after all discounts."""

    gain: int | None = None
    """What choosing it brings."""

    detail: Message | None = None
    refused: Message | None = None
    """Why the key is not offered; None when it is."""

    label: Message | None = None
    """What the key is called in this question, where that says more than its name: what a seat pays and gets for it."""

    rank: int = 0
    """Lower ones are listed first: what matters most to whoever is asked. Equal ones keep the order offered."""

    is_idle: bool = False
    """Choosing it leads to nothing now, though it may be done: its button does not stand out."""

    is_aside: bool = False
    """Choosing it leads to nothing now, and would crowd out what does: it stands on a page of its own offer only."""

    badge: str = ""
    """The badge of a thing that has the same one whenever it is offered; else it has that of its place among those offered."""


class Notes(Struct, frozen=True):
    """The notes on one seat's decision."""

    lines: tuple[Note, ...] = ()
    called: tuple[tuple[str, Message], ...] = ()
    """What the buttons of offers that leave no choice say in this question, by verb, where that is more than their name."""

    confirmed: tuple[tuple[str, Message], ...] = ()
    """What people are asked before they take an offer that has to be confirmed, by verb, where this question has more to say
    than the verb's `confirm`.
    """

    def of(self, field: str, key: Key) -> Note | None:
        """The note on that key, if there is one."""
        return next((line for line in self.lines if line.field == field and line.key == key), None)


class ScoreLine(Struct, frozen=True):
    """One row of a score sheet."""

    label: Term
    points: int
    """Below 0 where it costs points."""


class ScoreSheet(Struct, frozen=True):
    """The final score of one seat."""

    seat: Seat
    lines: tuple[ScoreLine, ...]
    tie_breaks: tuple[ScoreLine, ...] = ()
    """Compared in order, more is better, when totals are equal."""

    ends_it: bool = False
    """The seat has won by ending the game, whatever the others' totals are."""

    @property
    def total(self) -> int:
        """Sum of the lines."""
        return sum(line.points for line in self.lines)

    @property
    def standing(self) -> tuple[int, ...]:
        """What ranks the sheet: equal standings share the rank."""
        return (int(self.ends_it), self.total, *(line.points for line in self.tie_breaks))


def ranking(sheets: Iterable[ScoreSheet]) -> tuple[tuple[int, ScoreSheet], ...]:
    """Sheets from first to last with their rank; equal standings share one (1, 1, 3)."""
    ordered = sorted(sheets, key=lambda sheet: (sheet.standing, -sheet.seat), reverse=True)
    return tuple(
        (1 + sum(other.standing > sheet.standing for other in ordered), sheet) for sheet in ordered
    )


def level_at_the_top(sheets: Iterable[ScoreSheet]) -> tuple[ScoreSheet, ...]:
    """The winner and all with as many points, from first to last; the winner alone where ending the game decided."""
    [first, *others] = [sheet for _, sheet in ranking(sheets)]
    return (first, *[one for one in others if one.total == first.total and not first.ends_it])
