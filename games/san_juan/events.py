"""What happens: told to everybody, or with faces to the seat whose cards they are."""

from typing import TypeAlias

from games.core.model import Event, Key, Message, Seat, SeatName, Term, Terms, say
from games.san_juan.actions import Amounts
from games.san_juan.content import LIMITS, PRICES, Cards, amounts


class GameBegan(Event, frozen=True, tag="game_began"):
    """The starting player has been drawn (S1)."""

    governor: Seat

    def words(self) -> Message:
        """Who begins."""
        return say("san-juan-event-game-began", seat=SeatName(self.governor))


class HandDealt(Event, frozen=True, tag="hand_dealt"):
    """A seat sees its starting hand."""

    cards: Cards

    def words(self) -> Message:
        """The cards, to their owner."""
        return say("san-juan-event-hand-dealt", cards=Terms("card", amounts(self.cards)))


class HandsChosen(Event, frozen=True, tag="hands_chosen"):
    """All have chosen their starting hands (S7)."""

    def words(self) -> Message:
        """That it has been done."""
        return say("san-juan-event-hands-chosen")


class RoundBegan(Event, frozen=True, tag="round_began"):
    """The Governor tile has passed on (R90)."""

    begins_part = True
    round: int
    governor: Seat

    def words(self) -> Message:
        """Number and Governor; towards the end of a game without end also that the end is near (P1)."""
        governor = SeatName(self.governor)
        if self.round < LIMITS.warning:
            return say("san-juan-event-round-began", round=self.round, seat=governor)
        told = "san-juan-event-late-round-began"
        return say(told, round=self.round, seat=governor, last=LIMITS.rounds)


class CardTucked(Event, frozen=True, tag="card_tucked"):
    """A seat put a card under its Chapel (R12)."""

    seat: Seat

    def words(self) -> Message:
        """Who, not what."""
        return say("san-juan-event-card-tucked", seat=SeatName(self.seat))


class Discarded(Event, frozen=True, tag="discarded"):
    """A seat went down to its hand limit (R13)."""

    seat: Seat
    cards: int

    def words(self) -> Message:
        """Who and how many."""
        return say("san-juan-event-discarded", seat=SeatName(self.seat), cards=self.cards)


class RolePicked(Event, frozen=True, tag="role_picked"):
    """A role has been picked (R22)."""

    begins_part = True
    seat: Seat
    role: Key
    library: bool
    """Whether the Library doubles its privilege."""

    def words(self) -> Message:
        """Who and which."""
        told = (
            "san-juan-event-role-picked-with-library"
            if self.library
            else "san-juan-event-role-picked"
        )
        return say(told, seat=SeatName(self.seat), role=Term("role", self.role))


class Built(Event, frozen=True, tag="built"):
    """A building stands (R37)."""

    seat: Seat
    card: Key
    over: Key | None
    """What it covers."""

    cards: int
    """Hand cards paid."""

    goods: Amounts
    """Goods discarded with the Black Market."""

    def words(self) -> Message:
        """Who, what, over what, paid how."""
        told = "san-juan-event-built" if self.over is None else "san-juan-event-built-over"
        blanks: dict[str, SeatName | Term | Terms | int] = {
            "seat": SeatName(self.seat),
            "card": Term("card", self.card),
            "paid": self.cards,
        }
        if self.over is not None:
            blanks["over"] = Term("card", self.over)
        if self.goods:
            blanks["goods"] = Terms("good", self.goods)
            told += "-with-goods"
        return say(told, **blanks)


class GoodLost(Event, frozen=True, tag="good_lost"):
    """The good on a covered building has been discarded (R36)."""

    seat: Seat
    good: Key

    def words(self) -> Message:
        """Whose and which."""
        return say(
            "san-juan-event-good-lost", seat=SeatName(self.seat), good=Term("good", self.good)
        )


class Passed(Event, frozen=True, tag="passed"):
    """A seat built nothing; never told with its reason (R17)."""

    seat: Seat

    def words(self) -> Message:
        """Who."""
        return say("san-juan-event-passed", seat=SeatName(self.seat))


class CardsGained(Event, frozen=True, tag="cards_gained"):
    """A building brought its owner cards."""

    seat: Seat
    card: Key
    """The building."""

    count: int

    def words(self) -> Message:
        """Who, how many, by what."""
        return say(
            "san-juan-event-cards-gained",
            seat=SeatName(self.seat),
            card=Term("card", self.card),
            count=self.count,
        )


class LastBuilding(Event, frozen=True, tag="last_building"):
    """A seat has reached the number of buildings that ends the game (R95)."""

    seat: Seat

    def words(self) -> Message:
        """Who, and what it means."""
        return say("san-juan-event-last-building", seat=SeatName(self.seat))


class GameEnded(Event, frozen=True, tag="game_ended"):
    """The last Builder phase is over."""

    def words(self) -> Message:
        """That it is over."""
        return say("san-juan-event-game-ended")


class GameStalled(Event, frozen=True, tag="game_stalled"):
    """The game has gone on for so many rounds that it is scored as it stands (P1)."""

    rounds: int

    def words(self) -> Message:
        """After how many rounds."""
        return say("san-juan-event-game-stalled", rounds=self.rounds)


class Produced(Event, frozen=True, tag="produced"):
    """A seat produced goods (R51)."""

    seat: Seat
    goods: Amounts

    def words(self) -> Message:
        """Who and what."""
        if not self.goods:
            return say("san-juan-event-produced-nothing", seat=SeatName(self.seat))
        return say(
            "san-juan-event-produced", seat=SeatName(self.seat), goods=Terms("good", self.goods)
        )


class NobodyProduced(Event, frozen=True, tag="nobody_produced"):
    """No seat had an empty production building (R54)."""

    def words(self) -> Message:
        """That nothing came of it."""
        return say("san-juan-event-nobody-produced")


class TileTurned(Event, frozen=True, tag="tile_turned"):
    """The trading house shows its prices (R60)."""

    tile: Key

    def words(self) -> Message:
        """The five prices."""
        return say("san-juan-event-tile-turned", **PRICES[self.tile])


class Sold(Event, frozen=True, tag="sold"):
    """A seat sold goods (R62)."""

    seat: Seat
    goods: Amounts
    price: int
    """Cards for the goods by the open tile, bonuses of buildings apart."""

    def words(self) -> Message:
        """Who, what, for how much."""
        if not self.goods:
            return say("san-juan-event-sold-nothing", seat=SeatName(self.seat))
        return say(
            "san-juan-event-sold",
            seat=SeatName(self.seat),
            goods=Terms("good", self.goods),
            price=self.price,
        )


class NobodySold(Event, frozen=True, tag="nobody_sold"):
    """No seat had a good to sell (R66)."""

    def words(self) -> Message:
        """That nothing came of it."""
        return say("san-juan-event-nobody-sold")


class Advised(Event, frozen=True, tag="advised"):
    """A seat has chosen among its Councillor cards (R72, R73)."""

    seat: Seat
    drawn: int
    discarded: int

    def words(self) -> Message:
        """How many drawn and discarded."""
        return say(
            "san-juan-event-advised",
            seat=SeatName(self.seat),
            drawn=self.drawn,
            discarded=self.discarded,
        )


class Prospected(Event, frozen=True, tag="prospected"):
    """The Prospector has drawn (R80)."""

    seat: Seat
    count: int

    def words(self) -> Message:
        """Who and how many."""
        return say("san-juan-event-prospected", seat=SeatName(self.seat), count=self.count)


class MineDug(Event, frozen=True, tag="mine_dug"):
    """A Gold Mine turned up cards for all to see (B7)."""

    seat: Seat
    cards: Cards
    found: Key | None
    """The card the owner took."""

    def words(self) -> Message:
        """The cards, and what was found."""
        shown = Terms("card", amounts(self.cards))
        if self.found is None:
            return say("san-juan-event-mine-failed", seat=SeatName(self.seat), cards=shown)
        found = Term("card", self.found)
        return say("san-juan-event-mine-dug", seat=SeatName(self.seat), cards=shown, found=found)


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    """The discard pile has become the draw pile (R2)."""

    cards: int

    def words(self) -> Message:
        """How many cards."""
        return say("san-juan-event-reshuffled", cards=self.cards)


class YouDrew(Event, frozen=True, tag="you_drew"):
    """The faces of cards drawn, for their owner."""

    instead_of = (Prospected, Advised)

    cards: Cards

    def words(self) -> Message:
        """The cards."""
        return say("san-juan-event-you-drew", cards=Terms("card", amounts(self.cards)))


class YouKept(Event, frozen=True, tag="you_kept"):
    """The faces of cards kept and discarded for them, for their owner."""

    instead_of = (HandsChosen, Advised)
    cards: Cards
    discarded: Cards = ()

    def words(self) -> Message:
        """The cards."""
        kept = Terms("card", amounts(self.cards))
        if not self.discarded:
            return say("san-juan-event-you-kept", cards=kept)
        discarded = Terms("card", amounts(self.discarded))
        return say("san-juan-event-you-kept-of", cards=kept, discarded=discarded)


class YouDiscarded(Event, frozen=True, tag="you_discarded"):
    """The faces of cards discarded or paid, for their owner."""

    instead_of = (Discarded, Advised)

    cards: Cards

    def words(self) -> Message:
        """The cards."""
        return say("san-juan-event-you-discarded", cards=Terms("card", amounts(self.cards)))


class YouTucked(Event, frozen=True, tag="you_tucked"):
    """The face of the card tucked, for its owner."""

    instead_of = (CardTucked,)
    card: Key

    def words(self) -> Message:
        """The card."""
        return say("san-juan-event-you-tucked", card=Term("card", self.card))


SanJuanEvent: TypeAlias = (
    GameBegan
    | HandDealt
    | HandsChosen
    | RoundBegan
    | CardTucked
    | Discarded
    | RolePicked
    | Built
    | GoodLost
    | Passed
    | CardsGained
    | LastBuilding
    | GameEnded
    | GameStalled
    | Produced
    | NobodyProduced
    | TileTurned
    | Sold
    | NobodySold
    | Advised
    | Prospected
    | MineDug
    | Reshuffled
    | YouDrew
    | YouKept
    | YouDiscarded
    | YouTucked
)
