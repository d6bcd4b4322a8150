"""What happens: told to everybody, or with faces to the seat whose cards they are."""

from typing import Annotated, TypeAlias

from games.core.model import HEARER, Event, Key, Message, Of, Seat, SeatName, Term, Terms, say
from games.san_juan.actions import Amounts
from games.san_juan.content import LIMITS, PRICES, TILE_GOODS, Cards, amounts

Building: TypeAlias = Annotated[Key, Of("card")]
"""A card by its kind, told by its name."""


class SanJuanEvent(Event, frozen=True):
    """Something that has happened in San Juan."""

    game = "san-juan"


class GameBegan(SanJuanEvent, frozen=True, tag="game_began"):
    """The starting player has been drawn (S1)."""

    befalls = ("governor",)

    governor: Seat

    def words(self) -> Message:
        """Who begins."""
        return say("san-juan-event-game-began", seat=SeatName(self.governor))


class HandDealt(SanJuanEvent, frozen=True, tag="hand_dealt"):
    """A seat sees its starting hand."""

    befalls = (HEARER,)

    cards: Cards

    def words(self) -> Message:
        """The cards, to their owner."""
        return say("san-juan-event-hand-dealt", cards=Terms("card", amounts(self.cards)))


class HandsChosen(SanJuanEvent, frozen=True, tag="hands_chosen"):
    """All have chosen their starting hands (S7)."""


class RoundBegan(SanJuanEvent, frozen=True, tag="round_began"):
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


class CardTucked(SanJuanEvent, frozen=True, tag="card_tucked"):
    """A seat put cards under a building (R12, B37)."""

    seat: Seat
    building: Key = "chapel"
    count: int = 1
    """How many: the sizes of hands tell it to everybody, the sentence does not (§9)."""

    def words(self) -> Message:
        """Who and where, not what."""
        return say("san-juan-event-card-tucked", seat=SeatName(self.seat), building=self.building)


class Swapped(SanJuanEvent, frozen=True, tag="swapped"):
    """A seat exchanged hand cards at its Office (R11)."""

    seat: Seat
    count: int


class Discarded(SanJuanEvent, frozen=True, tag="discarded"):
    """A seat went down to its hand limit (R13)."""

    seat: Seat
    cards: int


class RolePicked(SanJuanEvent, frozen=True, tag="role_picked"):
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


class Built(SanJuanEvent, frozen=True, tag="built"):
    """A building stands (R37)."""

    seat: Seat
    card: Key
    over: Key | None
    """What it covers."""

    cards: int
    """Hand cards paid."""

    goods: Amounts
    """Goods discarded with the Black Market."""

    changes: tuple[tuple[Seat, int], ...] = ()
    """By seat, what it is worth for all that lies open, cards under buildings apart (R101). Empty: the points printed on it,
    less those on what it covers.
    """

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


class GoodLost(SanJuanEvent, frozen=True, tag="good_lost"):
    """The good on a covered building has been discarded (R36)."""

    befalls = ("seat",)

    seat: Seat
    good: Annotated[Key, Of("good")]

    def words(self) -> Message:
        """Whose, and one of which good."""
        lost = Terms("good", ((self.good, 1),))
        return say("san-juan-event-good-lost", seat=SeatName(self.seat), good=lost)


class Passed(SanJuanEvent, frozen=True, tag="passed"):
    """A seat built nothing; never told with its reason (R17)."""

    seat: Seat


class CardsGained(SanJuanEvent, frozen=True, tag="cards_gained"):
    """A building brought its owner cards."""

    befalls = ("seat",)

    seat: Seat
    card: Building

    count: int


class LastBuilding(SanJuanEvent, frozen=True, tag="last_building"):
    """A seat has reached the number of buildings that ends the game (R95)."""

    seat: Seat


class GameEnded(SanJuanEvent, frozen=True, tag="game_ended"):
    """The last Builder phase is over."""

    tucked: tuple[int, ...] = ()
    """How many cards lie under the buildings of each seat: told now (§9)."""

    def words(self) -> Message:
        """That it is over; the score table tells the numbers."""
        return say("san-juan-event-game-ended")


class GameStalled(SanJuanEvent, frozen=True, tag="game_stalled"):
    """The game has gone on for so many rounds that it is scored as it stands (P1)."""

    rounds: int
    tucked: tuple[int, ...] = ()
    """As when it ends otherwise."""

    def words(self) -> Message:
        """After how many rounds."""
        return say("san-juan-event-game-stalled", rounds=self.rounds)


class CustomsFilled(SanJuanEvent, frozen=True, tag="customs_filled"):
    """A good has been laid on a Customs Office (B36)."""

    befalls = ("seat",)

    seat: Seat


class Produced(SanJuanEvent, frozen=True, tag="produced"):
    """A seat produced goods (R51)."""

    seat: Seat
    goods: Amounts

    def happens_to(self, seat: Seat) -> bool:
        """Where it came to anything."""
        return seat == self.seat and bool(self.goods)

    def words(self) -> Message:
        """Who and what."""
        if not self.goods:
            return say("san-juan-event-produced-nothing", seat=SeatName(self.seat))
        return say(
            "san-juan-event-produced", seat=SeatName(self.seat), goods=Terms("good", self.goods)
        )


class NobodyProduced(SanJuanEvent, frozen=True, tag="nobody_produced"):
    """No seat had an empty production building (R54)."""


class TileTurned(SanJuanEvent, frozen=True, tag="tile_turned"):
    """The trading house shows its prices (R60)."""

    tile: Key

    def words(self) -> Message:
        """The five prices."""
        prices = {good: PRICES[self.tile][good] for good in TILE_GOODS}
        return say("san-juan-event-tile-turned", **prices)


class Sold(SanJuanEvent, frozen=True, tag="sold"):
    """A seat sold goods (R62)."""

    seat: Seat
    goods: Amounts
    price: int
    """Cards for the goods by the open tile, bonuses of buildings apart."""

    def happens_to(self, seat: Seat) -> bool:
        """Where it came to anything."""
        return seat == self.seat and bool(self.goods)

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


class NobodySold(SanJuanEvent, frozen=True, tag="nobody_sold"):
    """No seat had a good to sell (R66)."""


class Advised(SanJuanEvent, frozen=True, tag="advised"):
    """A seat has chosen among its Councillor cards (R72, R73)."""

    seat: Seat
    drawn: int
    discarded: int


class Prospected(SanJuanEvent, frozen=True, tag="prospected"):
    """The Prospector has drawn (R80)."""

    befalls = ("seat",)

    seat: Seat
    count: int


class MineDug(SanJuanEvent, frozen=True, tag="mine_dug"):
    """A Gold Mine turned up cards for all to see (B7)."""

    befalls = ("seat",)

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


class GoldsmithShown(SanJuanEvent, frozen=True, tag="goldsmith_shown"):
    """A Goldsmith turned up a card for all to see (B38)."""

    befalls = ("seat",)

    seat: Seat
    card: Building
    is_taken: bool
    """Whether nobody has such a building, so that the owner took the card."""


class Reshuffled(SanJuanEvent, frozen=True, tag="reshuffled"):
    """The discard pile has become the draw pile (R2)."""

    cards: int


class YouDrew(SanJuanEvent, frozen=True, tag="you_drew"):
    """The faces of cards drawn, for their owner."""

    befalls = (HEARER,)

    instead_of = (Prospected, Advised)

    cards: Cards

    def words(self) -> Message:
        """The cards."""
        return say("san-juan-event-you-drew", cards=Terms("card", amounts(self.cards)))


class YouKept(SanJuanEvent, frozen=True, tag="you_kept"):
    """The faces of cards kept and discarded for them, for their owner."""

    befalls = (HEARER,)

    instead_of = (HandsChosen, Advised)
    cards: Cards
    discarded: Cards = ()

    def words(self) -> Message:
        """The cards."""
        kept = Terms("card", amounts(self.cards))
        if not self.discarded:
            return say("san-juan-event-you-kept", cards=kept)
        if len(self.cards) == 1 and self.cards == self.discarded:
            return say("san-juan-event-you-kept-twin", cards=kept)
        discarded = Terms("card", amounts(self.discarded))
        return say("san-juan-event-you-kept-of", cards=kept, discarded=discarded)


class YouDiscarded(SanJuanEvent, frozen=True, tag="you_discarded"):
    """The faces of cards discarded or paid, for their owner."""

    instead_of = (Discarded, Advised)

    cards: Cards

    def words(self) -> Message:
        """The cards."""
        return say("san-juan-event-you-discarded", cards=Terms("card", amounts(self.cards)))


class YouTucked(SanJuanEvent, frozen=True, tag="you_tucked"):
    """The face of the card tucked, for its owner."""

    instead_of = (CardTucked,)
    card: Key
    building: Key = "chapel"

    def words(self) -> Message:
        """The card."""
        card = Term("card", self.card)
        return say("san-juan-event-you-tucked", building=self.building, card=card)


class YouBanked(SanJuanEvent, frozen=True, tag="you_banked"):
    """The faces of the cards put under the Bank, for their owner."""

    instead_of = (CardTucked,)
    cards: tuple[Building, ...]


class YouSwapped(SanJuanEvent, frozen=True, tag="you_swapped"):
    """The faces of the cards exchanged at the Office, for their owner."""

    befalls = (HEARER,)

    instead_of = (Swapped,)
    discarded: tuple[Building, ...]
    cards: tuple[Building, ...]


AnyEvent: TypeAlias = (
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
    | Swapped
    | CustomsFilled
    | GoldsmithShown
    | YouBanked
    | YouSwapped
)
