"""What has happened."""

from typing import Annotated, ClassVar, TypeAlias

from games.core.messages import said
from games.core.model import Event, Key, Message, Of, Seat, SeatName, Term, Terms, say, verb
from games.sutters_mill.content import Values

Space: TypeAlias = Annotated[Key, Of("space")]
Rank: TypeAlias = Annotated[Key, Of("card")]
Section: TypeAlias = Annotated[Key, Of("counter")]
Sections: TypeAlias = Annotated[tuple[tuple[Key, int], ...], Of("counter")]


class SuttersMillEvent(Event, frozen=True):
    """An event of Sutter's Mill."""

    game: ClassVar[str] = "sutters-mill"


def of_former(event: SuttersMillEvent, former: Seat | None) -> Message:
    """The event's sentence, another one where somebody had the thing before."""
    told = f"sutters-mill-event-{verb(type(event)).replace('_', '-')}"
    return said(told if former is None else f"{told}-from", event)


class Starts(SuttersMillEvent, frozen=True, tag="starts"):
    """Who begins has been drawn (S7)."""

    befalls = ("seat",)

    seat: Seat


class TurnBegan(SuttersMillEvent, frozen=True, tag="turn_began"):
    """A seat's turn (R1)."""

    begins_part = True

    seat: Seat


class Skipped(SuttersMillEvent, frozen=True, tag="skipped"):
    """A seat in Tear-down has no prospector on the board and can do nothing (R47)."""

    befalls = ("seat",)

    seat: Seat


class Passed(SuttersMillEvent, frozen=True, tag="passed"):
    """A seat has ended its turn without any action (R19)."""

    seat: Seat


class Switched(SuttersMillEvent, frozen=True, tag="switched"):
    """A seat is in Tear-down, and the cards in its hand have left the game (R4)."""

    befalls = ("seat",)

    seat: Seat
    cards: int


class Dug(SuttersMillEvent, frozen=True, tag="dug"):
    """A prospector has gone from the current camp to a building for a counter (R10, R11)."""

    seat: Seat
    space: Space
    counter: Section


class Found(SuttersMillEvent, frozen=True, tag="found"):
    """The same for whoever dug, with the nuggets on the counter."""

    befalls = ("seat",)

    instead_of = (Dug,)

    seat: Seat
    space: Space
    counter: Section
    nuggets: int


class DidBusiness(SuttersMillEvent, frozen=True, tag="did_business"):
    """Counters for certificates, the adventurer and bonuses (R16, R17)."""

    seat: Seat
    counters: Sections


class Earned(SuttersMillEvent, frozen=True, tag="earned"):
    """The same for whoever took them, with the nuggets on all of them."""

    befalls = ("seat",)

    instead_of = (DidBusiness,)

    seat: Seat
    counters: Sections
    values: tuple[int, ...]
    """Nuggets on each, in the order taken."""

    def words(self) -> Message:
        """The nuggets in all."""
        return say(
            "sutters-mill-event-earned",
            seat=SeatName(self.seat),
            counters=Terms("counter", self.counters),
            nuggets=sum(self.values),
        )


class PlacedProspector(SuttersMillEvent, frozen=True, tag="placed_prospector"):
    """A prospector has come on the board (R24)."""

    seat: Seat
    space: Space
    price: int


class PlacedCard(SuttersMillEvent, frozen=True, tag="placed_card"):
    """A card lies on top of a stack (R26)."""

    seat: Seat
    card: Rank
    space: Space
    price: int


class MovedProspector(SuttersMillEvent, frozen=True, tag="moved_prospector"):
    """A prospector has gone elsewhere (R30)."""

    seat: Seat
    origin: Space
    space: Space
    price: int


class RemovedProspector(SuttersMillEvent, frozen=True, tag="removed_prospector"):
    """A prospector has left the game (R39)."""

    seat: Seat
    space: Space
    price: int


class RemovedCard(SuttersMillEvent, frozen=True, tag="removed_card"):
    """The top card of a stack has gone to its owner's saved cards (R43)."""

    seat: Seat
    owner: Seat
    card: Rank
    space: Space
    price: int

    def happens_to(self, seat: Seat) -> bool:
        """Another player's card."""
        return seat == self.owner != self.seat

    def words(self) -> Message:
        """It names the owner where that is another player."""
        if self.owner != self.seat:
            return super().words()
        return say(
            "sutters-mill-event-removed-own-card",
            seat=SeatName(self.seat),
            card=Term("card", self.card),
            space=Term("space", self.space),
            price=self.price,
        )


class Rearranged(SuttersMillEvent, frozen=True, tag="rearranged"):
    """A stack lies in another order (R54)."""

    seat: Seat
    space: Space
    cards: tuple[tuple[Seat, Key], ...]
    """The new stack from the bottom."""

    def words(self) -> Message:
        """Which stack; the board shows its order."""
        return say(
            "sutters-mill-event-rearranged",
            seat=SeatName(self.seat),
            space=Term("space", self.space),
        )


class TookCertificate(SuttersMillEvent, frozen=True, tag="took_certificate"):
    """A certificate has a new holder (R32)."""

    befalls = ("seat", "former")

    seat: Seat
    space: Space
    former: Seat | None = None
    """Who had it."""

    def words(self) -> Message:
        """With the former holder where there is one."""
        return of_former(self, self.former)


class CertificateGone(SuttersMillEvent, frozen=True, tag="certificate_gone"):
    """The last card of a building is gone and its certificate with it (R46)."""

    befalls = ("former",)

    space: Space
    former: Seat | None = None
    """Who had it."""

    def words(self) -> Message:
        """With the former holder where there is one."""
        return of_former(self, self.former)


class CounterLost(SuttersMillEvent, frozen=True, tag="counter_lost"):
    """The last counter of the vein has left the game unseen (R46)."""

    counter: Section


class TookAdventurer(SuttersMillEvent, frozen=True, tag="took_adventurer"):
    """A seat alone has the fewest certificates (R37)."""

    befalls = ("seat", "former")

    seat: Seat
    former: Seat | None = None
    """Who had it."""

    def words(self) -> Message:
        """With the former holder where there is one."""
        return of_former(self, self.former)


class AdventurerFree(SuttersMillEvent, frozen=True, tag="adventurer_free"):
    """Nobody alone has the fewest certificates (R38)."""

    befalls = ("former",)

    former: Seat | None = None
    """Who had it."""

    def words(self) -> Message:
        """With the former holder where there is one."""
        return of_former(self, self.former)


class VeinEmpty(SuttersMillEvent, frozen=True, tag="vein_empty"):
    """The vein is dug out: the game is over (R60)."""


class TownLeft(SuttersMillEvent, frozen=True, tag="town_left"):
    """Nobody can ever act again: the game is over (R65)."""


class NoProgress(SuttersMillEvent, frozen=True, tag="no_progress"):
    """Too many rounds have gone by in which nothing came of anything: the game is over (R66)."""

    rounds: int


class Revealed(SuttersMillEvent, frozen=True, tag="revealed"):
    """The game is over: what a seat's gold was (section 9)."""

    seat: Seat
    nuggets: int
    found: tuple[Values, Values, Values]
    """What its counters are worth, by section."""

    def words(self) -> Message:
        """The nuggets in all."""
        return say("sutters-mill-event-revealed", seat=SeatName(self.seat), nuggets=self.nuggets)


AnyEvent = (
    Starts
    | TurnBegan
    | Skipped
    | Passed
    | Switched
    | Dug
    | Found
    | DidBusiness
    | Earned
    | PlacedProspector
    | PlacedCard
    | MovedProspector
    | RemovedProspector
    | RemovedCard
    | Rearranged
    | TookCertificate
    | CertificateGone
    | CounterLost
    | TookAdventurer
    | AdventurerFree
    | VeinEmpty
    | TownLeft
    | NoProgress
    | Revealed
)
