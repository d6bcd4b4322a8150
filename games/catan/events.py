"""What happens in a game of CATAN, and the sentence that tells it."""

from collections.abc import Iterable

from games.catan.content import RESOURCES, Hand
from games.core.model import Arg, Event, Key, Message, Seat, SeatName, Term, Terms, say


def cards(hand: Iterable[int]) -> Terms:
    """The resource cards in words."""
    return Terms("resource", tuple((key, count) for key, count in zip(RESOURCES, hand) if count))


def _told(id: str, seat: Seat, **args: Arg) -> Message:
    """A sentence about that seat."""
    return say(f"catan-event-{id}", seat=SeatName(seat), **args)


class Seated(Event, frozen=True, tag="seated"):
    """A seat has its colour (R2)."""

    seat: Seat
    colour: Key

    def words(self) -> Message:
        return _told("seated", self.seat, colour=Term("colour", self.colour))


class Started(Event, frozen=True, tag="started"):
    """Who begins (R7)."""

    seat: Seat

    def words(self) -> Message:
        return _told("started", self.seat)


class Founded(Event, frozen=True, tag="founded"):
    """A founding settlement with its road stands (R20)."""

    seat: Seat
    corner: Key
    path: Key

    def words(self) -> Message:
        return _told("founded", self.seat, corner=self.corner, path=self.path)


class Collected(Event, frozen=True, tag="collected"):
    """A seat has got cards from the bank: production or founding (R22, R60)."""

    seat: Seat
    cards: Hand

    def words(self) -> Message:
        return _told("collected", self.seat, cards=cards(self.cards))


class TurnBegan(Event, frozen=True, tag="turn_began"):
    """A turn begins."""

    begins_part = True
    seat: Seat

    def words(self) -> Message:
        return _told("turn-began", self.seat)


class Rolled(Event, frozen=True, tag="rolled"):
    """The dice have been rolled (R42)."""

    seat: Seat
    dice: tuple[int, int]

    def words(self) -> Message:
        return _told(
            "rolled", self.seat, first=self.dice[0], second=self.dice[1], sum=sum(self.dice)
        )


class RanShort(Event, frozen=True, tag="ran_short"):
    """The bank could not serve everybody (R63)."""

    resource: Key

    def words(self) -> Message:
        return say("catan-event-ran-short", resource=Term("resource", self.resource))


class Discarded(Event, frozen=True, tag="discarded"):
    """A seat has returned half of its hand (R72)."""

    seat: Seat
    cards: Hand

    def words(self) -> Message:
        return _told("discarded", self.seat, cards=cards(self.cards))


class MovedRobber(Event, frozen=True, tag="moved_robber"):
    """The robber stands on another hex (R74)."""

    seat: Seat
    hex: Key
    terrain: Key

    def words(self) -> Message:
        return _told("moved-robber", self.seat, hex=self.hex, terrain=Term("terrain", self.terrain))


class Stole(Event, frozen=True, tag="stole"):
    """A card has changed hands unseen (R75)."""

    seat: Seat
    victim: Seat

    def words(self) -> Message:
        return _told("stole", self.seat, victim=SeatName(self.victim))


class StoleCard(Event, frozen=True, tag="stole_card"):
    """Which card it was: for the two concerned."""

    seat: Seat
    victim: Seat
    resource: Key

    def words(self) -> Message:
        return _told(
            "stole-card",
            self.seat,
            victim=SeatName(self.victim),
            resource=Term("resource", self.resource),
        )


class StoleNothing(Event, frozen=True, tag="stole_nothing"):
    """The active player has left it at moving the robber (R75)."""

    seat: Seat

    def words(self) -> Message:
        return _told("stole-nothing", self.seat)


class BuiltRoad(Event, frozen=True, tag="built_road"):
    """A road has been laid."""

    seat: Seat
    path: Key

    def words(self) -> Message:
        return _told("built-road", self.seat, path=self.path)


class BuiltSettlement(Event, frozen=True, tag="built_settlement"):
    """A settlement has been put up."""

    seat: Seat
    corner: Key

    def words(self) -> Message:
        return _told("built-settlement", self.seat, corner=self.corner)


class BuiltCity(Event, frozen=True, tag="built_city"):
    """A settlement has become a city."""

    seat: Seat
    corner: Key

    def words(self) -> Message:
        return _told("built-city", self.seat, corner=self.corner)


class BoughtCard(Event, frozen=True, tag="bought_card"):
    """A development card has been bought (R121)."""

    seat: Seat
    left: int
    """Cards left in the deck."""

    def words(self) -> Message:
        return _told("bought-card", self.seat, left=self.left)


class DrewCard(Event, frozen=True, tag="drew_card"):
    """Which card it was: for the buyer."""

    seat: Seat
    card: Key

    def words(self) -> Message:
        return _told("drew-card", self.seat, card=Term("card", self.card))


class PlayedCard(Event, frozen=True, tag="played_card"):
    """A development card has been revealed (R125)."""

    seat: Seat
    card: Key

    def words(self) -> Message:
        return _told("played-card", self.seat, card=Term("card", self.card))


class TookPlenty(Event, frozen=True, tag="took_plenty"):
    """Year of Plenty has brought cards (R132)."""

    seat: Seat
    cards: Hand

    def words(self) -> Message:
        return _told("took-plenty", self.seat, cards=cards(self.cards))


class Monopolised(Event, frozen=True, tag="monopolised"):
    """A resource has been named for Monopoly (R133)."""

    seat: Seat
    resource: Key
    total: int

    def words(self) -> Message:
        return _told(
            "monopolised", self.seat, resource=Term("resource", self.resource), total=self.total
        )


class GaveUp(Event, frozen=True, tag="gave_up"):
    """What one player has handed over to Monopoly (R133)."""

    seat: Seat
    cards: Hand

    def words(self) -> Message:
        return _told("gave-up", self.seat, cards=cards(self.cards))


class LongestRoad(Event, frozen=True, tag="longest_road"):
    """Longest Road has changed hands (R142, R143)."""

    seat: Seat
    length: int

    def words(self) -> Message:
        return _told("longest-road", self.seat, length=self.length)


class LostLongestRoad(Event, frozen=True, tag="lost_longest_road"):
    """Longest Road lies beside the board again (R148)."""

    seat: Seat

    def words(self) -> Message:
        return _told("lost-longest-road", self.seat)


class LargestArmy(Event, frozen=True, tag="largest_army"):
    """Largest Army has changed hands (R155, R156)."""

    seat: Seat
    knights: int

    def words(self) -> Message:
        return _told("largest-army", self.seat, knights=self.knights)


class AnsweredSpecial(Event, frozen=True, tag="answered_special"):
    """A seat takes part in the special building phase, or has passed (R182)."""

    seat: Seat
    builds: bool

    def words(self) -> Message:
        return _told("joins-special" if self.builds else "passes-special", self.seat)


class KeepsPassing(Event, frozen=True, tag="keeps_passing"):
    """A seat goes on passing all special building phases (R182)."""

    seat: Seat

    def words(self) -> Message:
        return _told("keeps-passing", self.seat)


class Won(Event, frozen=True, tag="won"):
    """The game has its winner (R160)."""

    seat: Seat
    points: int

    def words(self) -> Message:
        return _told("won", self.seat, points=self.points)


class RevealedCards(Event, frozen=True, tag="revealed_cards"):
    """Victory point cards shown at the end (R136)."""

    seat: Seat
    cards: tuple[Key, ...]

    def words(self) -> Message:
        return _told(
            "revealed-cards",
            self.seat,
            cards=Terms("card", tuple((card, 1) for card in self.cards)),
        )
