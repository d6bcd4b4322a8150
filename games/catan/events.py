"""What happens in a game of CATAN, and the sentence that tells it."""

from collections.abc import Iterable
from typing import Annotated, ClassVar, TypeAlias

from msgspec.structs import replace

from games.catan.content import (
    CARDS,
    FIRST_VICTORY_CARD,
    GOODS,
    RESOURCES,
    TERRAIN_RESOURCE,
    Hand,
)
from games.catan.hands import plus
from games.core.messages import said
from games.core.model import (
    Arg,
    Event,
    Key,
    Message,
    Of,
    Seat,
    SeatName,
    SeatNames,
    Term,
    Terms,
    say,
)

Resource: TypeAlias = Annotated[Key, Of("resource")]
Terrain: TypeAlias = Annotated[Key, Of("terrain")]
Colour: TypeAlias = Annotated[Key, Of("colour")]
Card: TypeAlias = Annotated[Key, Of("card")]


class CatanEvent(Event, frozen=True):
    """An event of CATAN; its sentence follows from its tag and fields unless it says otherwise."""

    game: ClassVar[str] = "catan"


def cards(hand: Iterable[int]) -> Terms:
    """Resource cards, or what else is traded, in words."""
    return Terms("resource", tuple((key, count) for key, count in zip(GOODS, hand) if count))


def yielded_by(terrain: Key) -> Term:
    """The resource by which buttons and places call a hex of the terrain; a desert has its own name."""
    kind = TERRAIN_RESOURCE.get(terrain)
    return Term("terrain", terrain) if kind is None else Term("resource", RESOURCES[kind])


def _told(id: str, seat: Seat, **args: Arg) -> Message:
    """A sentence about that seat."""
    return say(f"catan-event-{id}", seat=SeatName(seat), **args)


def _placed(id: str, seat: Seat, numbers: tuple[int, ...], **args: Arg) -> Message:
    """A sentence about a place, with its numbers where there are any."""
    if not numbers:
        return _told(id, seat, **args)
    return _told(f"{id}-by", seat, **args, numbers="-".join(map(str, numbers)))


class Seated(CatanEvent, frozen=True, tag="seated"):
    """A seat has its colour (R2)."""

    befalls = ("seat",)

    seat: Seat
    colour: Colour


class Started(CatanEvent, frozen=True, tag="started"):
    """Who begins (R7)."""

    befalls = ("seat",)

    seat: Seat


class Founded(CatanEvent, frozen=True, tag="founded"):
    """A founding settlement with its road stands (R20)."""

    seat: Seat
    corner: Key
    path: Key
    numbers: tuple[int, ...] = ()
    """Of the hexes around the corner, the lowest first: so players call it."""

    def words(self) -> Message:
        """With the numbers, by which the place is found on any board."""
        return _placed("founded", self.seat, self.numbers, corner=self.corner, path=self.path)


class Collected(CatanEvent, frozen=True, tag="collected"):
    """A seat has got cards from the bank: production or founding (R22, R60)."""

    befalls = ("seat",)

    seat: Seat
    cards: Hand

    def joined(self, later: Event) -> Event | None:
        """The cards of both."""
        if not isinstance(later, Collected) or later.seat != self.seat:
            return None
        return replace(self, cards=plus(self.cards, later.cards))

    def words(self) -> Message:
        return _told("collected", self.seat, cards=cards(self.cards))


class TurnBegan(CatanEvent, frozen=True, tag="turn_began"):
    """A turn begins."""

    begins_part = True
    seat: Seat


class Rolled(CatanEvent, frozen=True, tag="rolled"):
    """The dice have been rolled (R42)."""

    befalls = ("seat",)

    seat: Seat
    dice: tuple[int, int]

    def words(self) -> Message:
        return _told(
            "rolled", self.seat, first=self.dice[0], second=self.dice[1], sum=sum(self.dice)
        )


class RanShort(CatanEvent, frozen=True, tag="ran_short"):
    """The bank could not serve everybody (R63)."""

    resource: Resource


class Discarded(CatanEvent, frozen=True, tag="discarded"):
    """A seat has returned half of its hand (R72)."""

    befalls = ("seat",)

    seat: Seat
    cards: Hand

    def words(self) -> Message:
        return _told("discarded", self.seat, cards=cards(self.cards))


class MovedRobber(CatanEvent, frozen=True, tag="moved_robber"):
    """The robber stands on another hex (R74)."""

    befalls = ("blocked",)

    seat: Seat
    hex: Key
    terrain: Terrain
    blocked: tuple[Seat, ...] = ()
    """Opponents with a building there."""
    number: int = 0
    """The hex's; 0: it has none."""

    def words(self) -> Message:
        """With whom it blocks, if anybody, and the hex by what it yields."""
        where: dict[str, Arg] = {"land": yielded_by(self.terrain), "number": self.number}
        if not self.blocked:
            return _told("moved-robber", self.seat, **where)
        return _told("moved-robber-onto", self.seat, blocked=SeatNames(self.blocked), **where)


class Stole(CatanEvent, frozen=True, tag="stole"):
    """A card has changed hands unseen (R75)."""

    befalls = ("victim",)

    seat: Seat
    victim: Seat


class StoleCard(CatanEvent, frozen=True, tag="stole_card"):
    """Which card it was: for the two concerned."""

    befalls = ("seat", "victim")

    instead_of = (Stole,)

    seat: Seat
    victim: Seat
    resource: Resource


class StoleNothing(CatanEvent, frozen=True, tag="stole_nothing"):
    """The active player has left it at moving the robber (R75)."""

    seat: Seat


class BuiltRoad(CatanEvent, frozen=True, tag="built_road"):
    """A road has been laid."""

    seat: Seat
    path: Key


class BuiltSettlement(CatanEvent, frozen=True, tag="built_settlement"):
    """A settlement has been put up."""

    seat: Seat
    corner: Key
    numbers: tuple[int, ...] = ()
    """Of the hexes around the corner, the lowest first."""

    def words(self) -> Message:
        """With the numbers."""
        return _placed("built-settlement", self.seat, self.numbers, corner=self.corner)


class BuiltCity(CatanEvent, frozen=True, tag="built_city"):
    """A settlement has become a city."""

    seat: Seat
    corner: Key
    numbers: tuple[int, ...] = ()
    """Of the hexes around the corner, the lowest first."""

    def words(self) -> Message:
        """With the numbers."""
        return _placed("built-city", self.seat, self.numbers, corner=self.corner)


class BoughtCard(CatanEvent, frozen=True, tag="bought_card"):
    """A development card has been bought (R121)."""

    seat: Seat
    left: int
    """Cards left in the deck."""


class DrewCard(CatanEvent, frozen=True, tag="drew_card"):
    """Which card it was: for the buyer; one that is a victory point says so."""

    befalls = ("seat",)

    instead_of = (BoughtCard,)

    seat: Seat
    card: Card

    def words(self) -> Message:
        """What was bought, and what it does."""
        is_point = self.card in CARDS[FIRST_VICTORY_CARD:]
        kind = "point" if is_point else self.card.replace("_", "-")
        return _told(f"drew-{kind}", self.seat, card=Term("card", self.card))


class PlayedCard(CatanEvent, frozen=True, tag="played_card"):
    """A development card has been revealed (R125)."""

    seat: Seat
    card: Card


class TookPlenty(CatanEvent, frozen=True, tag="took_plenty"):
    """Year of Plenty has brought cards (R132)."""

    seat: Seat
    cards: Hand

    def words(self) -> Message:
        return _told("took-plenty", self.seat, cards=cards(self.cards))


class Monopolised(CatanEvent, frozen=True, tag="monopolised"):
    """A resource has been named for Monopoly (R133)."""

    befalls = ("seat",)

    seat: Seat
    resource: Resource
    total: int


class GaveUp(CatanEvent, frozen=True, tag="gave_up"):
    """What one player has handed over to Monopoly (R133)."""

    befalls = ("seat",)

    seat: Seat
    cards: Hand
    taker: Seat | None = None
    """Who played it; None in what was stored before that was told."""

    def words(self) -> Message:
        """By what was taken where that is known, else by what was handed over."""
        given = cards(self.cards)
        if self.taker is None:
            return _told("gave-up", self.seat, cards=given)
        return _told("gave-up-to", self.seat, cards=given, taker=SeatName(self.taker))


class LongestRoad(CatanEvent, frozen=True, tag="longest_road"):
    """Longest Road has changed hands (R142, R143)."""

    befalls = ("seat", "former")

    seat: Seat
    length: int
    former: Seat | None = None
    """Who had it."""

    def words(self) -> Message:
        """With the former holder where there is one."""
        return said(f"catan-event-longest-road{'' if self.former is None else '-from'}", self)


class LostLongestRoad(CatanEvent, frozen=True, tag="lost_longest_road"):
    """Longest Road lies beside the board again (R148)."""

    befalls = ("seat",)

    seat: Seat


class LargestArmy(CatanEvent, frozen=True, tag="largest_army"):
    """Largest Army has changed hands (R155, R156)."""

    befalls = ("seat", "former")

    seat: Seat
    knights: int
    former: Seat | None = None
    """Who had it."""

    def words(self) -> Message:
        """With the former holder where there is one."""
        return said(f"catan-event-largest-army{'' if self.former is None else '-from'}", self)


class LostLargestArmy(CatanEvent, frozen=True, tag="lost_largest_army"):
    """Largest Army lies beside the board again (minis R471)."""

    befalls = ("seat",)

    seat: Seat


class AnsweredSpecial(CatanEvent, frozen=True, tag="answered_special"):
    """A seat takes part in the special building phase, or has passed (R182)."""

    seat: Seat
    builds: bool

    def words(self) -> Message:
        return _told("joins-special" if self.builds else "passes-special", self.seat)


class KeepsPassing(CatanEvent, frozen=True, tag="keeps_passing"):
    """A seat goes on passing all special building phases (R182)."""

    seat: Seat


class Won(CatanEvent, frozen=True, tag="won"):
    """The game has its winner (R160)."""

    seat: Seat
    points: int


class RevealedCards(CatanEvent, frozen=True, tag="revealed_cards"):
    """Victory point cards shown at the end (R136)."""

    seat: Seat
    cards: tuple[Key, ...]

    def words(self) -> Message:
        return _told(
            "revealed-cards",
            self.seat,
            cards=Terms("card", tuple((card, 1) for card in self.cards)),
        )
