"""What has happened."""

from typing import Annotated, ClassVar, TypeAlias

from games.catan_dice.content import FACES, ISLANDS
from games.core.model import Event, Key, Message, Of, Seat, SeatName, Terms, say

Piece: TypeAlias = Annotated[Key, Of("piece")]
Joker: TypeAlias = Annotated[Key, Of("joker")]
Face: TypeAlias = Annotated[Key, Of("face")]


def faces_of(dice: tuple[Key, ...]) -> Terms:
    """The faces that lie up, each with its number."""
    return Terms("face", tuple([(face, dice.count(face)) for face in FACES if face in dice]))


class DiceEvent(Event, frozen=True):
    """An event of the dice games."""

    game: ClassVar[str] = "catan-dice"


class Starts(DiceEvent, frozen=True, tag="starts"):
    """Who begins has been drawn (R103)."""

    befalls = ("seat",)

    seat: Seat


class TurnBegan(DiceEvent, frozen=True, tag="turn_began"):
    """A seat's turn."""

    begins_part = True

    seat: Seat
    turn: int
    """Of this seat, 1 for its first."""


class Rolled(DiceEvent, frozen=True, tag="rolled"):
    """Dice have been rolled (R110, R111)."""

    seat: Seat
    count: int
    """How many of them."""

    roll: int
    """1 for the first of the turn."""

    dice: tuple[Key, ...]
    """What now lies up, die by die."""

    def words(self) -> Message:
        """The faces with their numbers."""
        return say(
            "catan-dice-event-rolled",
            seat=SeatName(self.seat),
            count=self.count,
            roll=self.roll,
            faces=faces_of(self.dice),
        )


class Built(DiceEvent, frozen=True, tag="built"):
    """Something stands on the sheet."""

    seat: Seat
    piece: Piece
    points: int


class BuiltNothing(DiceEvent, frozen=True, tag="built_nothing"):
    """A turn has ended in which nothing was built (R115)."""

    befalls = ("seat",)

    seat: Seat
    dice: tuple[Key, ...]
    """What lay up at its end."""

    cost: int = 0
    """Points that it costs (R117)."""

    def words(self) -> Message:
        """The faces with their numbers."""
        return say(
            "catan-dice-event-built-nothing",
            seat=SeatName(self.seat),
            faces=faces_of(self.dice),
            cost=self.cost,
        )


class UsedJoker(DiceEvent, frozen=True, tag="used_joker"):
    """A knight's joker is crossed off (R132)."""

    seat: Seat
    joker: Joker
    face: Face
    resource: Face


class TradedGold(DiceEvent, frozen=True, tag="traded_gold"):
    """Two gold dice have become one resource (R140)."""

    seat: Seat
    resource: Face


class TookLongestRoad(DiceEvent, frozen=True, tag="took_longest_road"):
    """The Longest Road has a new holder (R241, R242)."""

    befalls = ("seat", "former")

    seat: Seat
    length: int
    former: Seat | None = None
    """Who had it."""

    def words(self) -> Message:
        """With the former holder where there is one."""
        return _taken("longest-road", self.seat, self.length, self.former)


class TookLargestArmy(DiceEvent, frozen=True, tag="took_largest_army"):
    """The Largest Army has a new holder (R240)."""

    befalls = ("seat", "former")

    seat: Seat
    knights: int
    former: Seat | None = None
    """Who had it."""

    def words(self) -> Message:
        """With the former holder where there is one."""
        return _taken("largest-army", self.seat, self.knights, self.former)


def _taken(award: Key, seat: Seat, count: int, former: Seat | None) -> Message:
    """The message of an award that was taken, with its points; they are lost to the former holder where there is one."""
    wording, points = f"catan-dice-event-took-{award}", ISLANDS["two"].bonus
    if former is None:
        return say(wording, seat=SeatName(seat), count=count, points=points)
    names = {"seat": SeatName(seat), "former": SeatName(former)}
    return say(f"{wording}-from", **names, count=count, points=points)


class Scored(DiceEvent, frozen=True, tag="scored"):
    """A turn has been entered on the scoring track (R117)."""

    befalls = ("seat",)

    seat: Seat
    entry: int
    """Below zero where nothing was built."""

    total: int


class ReachedGoal(DiceEvent, frozen=True, tag="reached_goal"):
    """A seat has the points that end the game (R261)."""

    seat: Seat
    points: int


class LastTurnOver(DiceEvent, frozen=True, tag="last_turn_over"):
    """Everybody has had all turns (R160)."""


AnyEvent = (
    Starts
    | TurnBegan
    | Rolled
    | Built
    | BuiltNothing
    | UsedJoker
    | TradedGold
    | TookLongestRoad
    | TookLargestArmy
    | Scored
    | ReachedGoal
    | LastTurnOver
)
