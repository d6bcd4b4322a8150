"""What the toy game is made of: pebbles, actions, events, frames, state and views."""

from collections.abc import Callable
from typing import ClassVar, Literal, TypeAlias

from msgspec import Struct

from games.core.flow import Frame, Lane, Reopen, Together
from games.core.game import Options
from games.core.model import Action, Event, Key, Message, Seat, SeatName, Term, Terms, say
from games.core.rng import Rng

COLOURS: tuple[Key, ...] = ("red", "green", "blue")
OF_EACH = 6
COSTS: dict[Key, int] = {"hut": 1, "tower": 2}
PLACES: tuple[Key, ...] = tuple(
    f"{shape}@{side}" for shape in COSTS for side in ("north", "south", "west")
)
ROUNDS = {"short": 2, "long": 3}
DRAWS = 2

Pile: TypeAlias = tuple[tuple[Key, int], ...]
"""A multiset of colours: (colour, amount) above 0, in the order of COLOURS."""


def pile(counts: dict[Key, int]) -> Pile:
    """The multiset with those counts."""
    return tuple([(colour, counts[colour]) for colour in COLOURS if counts.get(colour)])


def size(pebbles: Pile) -> int:
    """How many pebbles."""
    return sum(amount for _, amount in pebbles)


def plus(one: Pile, other: Pile) -> Pile:
    """Both together."""
    mine, more = dict(one), dict(other)
    return pile({colour: mine.get(colour, 0) + more.get(colour, 0) for colour in COLOURS})


def minus(one: Pile, other: Pile) -> Pile:
    """The first without the second."""
    return plus(one, tuple((colour, -amount) for colour, amount in other))


def drawn(pebbles: Pile, below: Callable[[int], int]) -> Key:
    """The colour of a pebble taken blindly."""
    pick = below(size(pebbles))
    for colour, amount in pebbles:
        if pick < amount:
            return colour
        pick -= amount
    raise ValueError("no pebble")


class ToyOptions(Options, frozen=True):
    """How long and how secret."""

    length: Literal["short", "long"] = "short"
    hiding: bool = True


class Decide(Action, frozen=True, tag="decide"):
    """Hide some pebbles, or none."""

    how: Key


class Hide(Action, frozen=True, tag="hide"):
    """Hide these."""

    pebbles: Pile


class Favour(Action, frozen=True, tag="favour"):
    """Name the colour that scores."""

    colour: Key


class Draw(Action, frozen=True, tag="draw"):
    """Draw a pebble from the bag."""


class Show(Action, frozen=True, tag="show"):
    """Show which colours one holds."""

    colours: tuple[Key, ...]


class Build(Action, frozen=True, tag="build"):
    """Begin a building at a place."""

    place: Key


class Pay(Action, frozen=True, tag="pay"):
    """Pay for it."""

    pebbles: Pile


class Paint(Action, frozen=True, tag="paint"):
    """Give it its colour and finish."""

    colour: Key


class Wish(Action, frozen=True, tag="wish"):
    """Take a pebble of that colour out of the bag, if there is one."""

    colour: Key


class Rest(Action, frozen=True, tag="rest"):
    """End one's turn."""


class Cheer(Action, frozen=True, tag="cheer"):
    """Cheer whoever makes a wish."""


ToyAction: TypeAlias = (
    Decide | Hide | Favour | Draw | Show | Build | Pay | Paint | Wish | Rest | Cheer | Reopen
)


class Began(Event, frozen=True, tag="began"):
    """A round began."""

    round: int

    def words(self) -> Message:
        """The round."""
        return say("toy-event-began", round=self.round)


class Hidden(Event, frozen=True, tag="hidden"):
    """A seat hid pebbles."""

    seat: Seat
    count: int

    def words(self) -> Message:
        """How many."""
        return say("toy-event-hidden", seat=SeatName(self.seat), count=self.count)


class Drew(Event, frozen=True, tag="drew"):
    """A seat drew a pebble; whispered with its colour."""

    seat: Seat
    colour: Key | None = None

    def words(self) -> Message:
        """Whether the colour is known."""
        if self.colour is None:
            return say("toy-event-drew", seat=SeatName(self.seat))
        return say("toy-event-drew-colour", colour=Term("colour", self.colour))


class Shown(Event, frozen=True, tag="shown"):
    """A seat showed colours."""

    seat: Seat
    colours: tuple[Key, ...]

    def words(self) -> Message:
        """Which."""
        shown = Terms("colour", tuple((colour, 1) for colour in self.colours))
        return say("toy-event-shown", seat=SeatName(self.seat), colours=shown)


class Built(Event, frozen=True, tag="built"):
    """A seat finished a building."""

    seat: Seat
    place: Key
    colour: Key

    def words(self) -> Message:
        """What, where."""
        return say("toy-event-built", seat=SeatName(self.seat), place=Term("place", self.place))


class Wished(Event, frozen=True, tag="wished"):
    """A seat asked the bag for a colour."""

    seat: Seat
    colour: Key
    found: int

    def words(self) -> Message:
        """What came of it."""
        return say("toy-event-wished", seat=SeatName(self.seat), found=self.found)


class Cheered(Event, frozen=True, tag="cheered"):
    """A seat cheered."""

    seat: Seat

    def words(self) -> Message:
        """Who."""
        return say("toy-event-cheered", seat=SeatName(self.seat))


ToyEvent: TypeAlias = Began | Hidden | Drew | Shown | Built | Wished | Cheered


class AskHow(Frame, frozen=True, tag="ask-how"):
    """Whether to hide pebbles."""


class AskWhich(Frame, frozen=True, tag="ask-which"):
    """Which pebbles to hide."""


class AskFavour(Frame, frozen=True, tag="ask-favour"):
    """Which colour to favour."""


Question: TypeAlias = AskHow | AskWhich | AskFavour
Answer: TypeAlias = Decide | Hide | Favour


class Hiding(Together[Question, Answer], frozen=True, tag="hiding"):
    """All seats hide pebbles and choose a favourite."""


class Turn(Frame, frozen=True, tag="turn"):
    """A seat's turn."""

    seat: Seat
    draws: int = DRAWS
    shows: int = 1


class Wishing(Frame, frozen=True, tag="wishing"):
    """The first pebble of a turn brings a wish inside the turn; the others may cheer.

    Opportunities stand in a frame that no unfinished move lies on: their coming and going would give that move away.
    """

    seat: Seat
    cheered: tuple[Seat, ...] = ()


class Paying(Frame, frozen=True, tag="paying"):
    """A building chosen and not paid for."""

    unfinished: ClassVar[bool] = True

    seat: Seat
    place: Key


class Painting(Frame, frozen=True, tag="painting"):
    """A building chosen and paid for, without a colour."""

    unfinished: ClassVar[bool] = True

    seat: Seat
    place: Key
    pebbles: Pile


class Rounds(Frame, frozen=True, tag="rounds"):
    """The bottom of the flow: starts round after round."""

    left: int
    number: int = 0


ToyFrame: TypeAlias = Hiding | Turn | Wishing | Paying | Painting | Rounds


class Player(Struct, frozen=True):
    """What a seat has."""

    hand: Pile
    hidden: Pile = ()
    favour: Key = "red"
    built: tuple[tuple[Key, Key], ...] = ()
    cheers: int = 0


class ToyState(Struct, frozen=True):
    """Everything."""

    rng: Rng
    flow: tuple[ToyFrame, ...]
    options: ToyOptions
    bag: Pile
    discard: Pile
    players: tuple[Player, ...]


class PublicPlayer(Struct, frozen=True):
    """What everybody sees of a seat."""

    hand: int
    hidden: int
    built: tuple[tuple[Key, Key], ...]
    cheers: int


class ToyPublic(Struct, frozen=True):
    """What everybody can know."""

    flow: tuple[ToyFrame, ...]
    options: ToyOptions
    bag: int
    discard: int
    players: tuple[PublicPlayer, ...]


class ToyPrivate(Struct, frozen=True):
    """What one seat knows besides."""

    seat: Seat
    hand: Pile
    hidden: Pile
    favour: Key
    lane: Lane[Question, Answer] | None
    unfinished: tuple[ToyFrame, ...]
