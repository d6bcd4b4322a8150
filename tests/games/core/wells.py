"""A tiny open game with a composed state: "Wells".

Each round all seats name in secret a well they favour and how much they bid; then each in turn fetches water, and each in
turn pays a toll in buckets or in debts. Buckets score, debts cost two points.
"""

from typing import Annotated, ClassVar, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from games.core import views
from games.core.flow import (
    Answering,
    Asking,
    Course,
    Flow,
    Frame,
    Frames,
    Lane,
    Reopen,
    Simultaneous,
    Together,
    lane,
)
from games.core.forms import Decision, Offer, One
from games.core.game import Game, Options
from games.core.model import (
    Action,
    Event,
    Key,
    Of,
    Ready,
    ScoreLine,
    ScoreSheet,
    Seat,
    Step,
    Term,
    say,
)
from games.core.multiset import Counts, total, with_one
from games.core.rng import Rng
from games.core.turns import InTurn, clockwise, each_in_turn, next_turn

WELLS: tuple[Key, ...] = ("deep", "old", "shallow")
MOST = 2

Well: TypeAlias = Annotated[Key, Of("well")]


class Bid(Action, frozen=True, tag="bid"):
    """Say how much the favourite is worth."""

    amount: Key


class Favour(Action, frozen=True, tag="favour"):
    """Name the favourite."""

    well: Key


class Fetch(Action, frozen=True, tag="fetch"):
    """Go to a well."""

    well: Key


class Fill(Action, frozen=True, tag="fill"):
    """Fill so many buckets there."""

    buckets: Key


class PayToll(Action, frozen=True, tag="pay_toll"):
    """Pay in buckets or in debts."""

    how: Key


AnyAction: TypeAlias = Bid | Favour | Fetch | Fill | PayToll | Reopen


class WellsEvent(Event, frozen=True):
    """What happens at the wells."""

    game: ClassVar[str] = "wells"


class RoundBegan(WellsEvent, frozen=True, tag="round_began"):
    """A round began."""

    begins_part = True
    number: int


class Favoured(WellsEvent, frozen=True, tag="favoured"):
    """A seat has shown its favourite and its bid."""

    seat: Seat
    well: Well
    bid: int


class Fetched(WellsEvent, frozen=True, tag="fetched"):
    """A seat has fetched water."""

    seat: Seat
    buckets: Annotated[tuple[tuple[Key, int], ...], Of("well")]


class Thirsty(WellsEvent, frozen=True, tag="thirsty"):
    """Seats found the wells dry."""

    seat: Seat


class PaidToll(WellsEvent, frozen=True, tag="paid_toll"):
    """A seat has paid the toll."""

    seat: Seat
    in_debts: bool


AnyEvent: TypeAlias = RoundBegan | Favoured | Fetched | Thirsty | PaidToll


class Rounds(Frame, frozen=True, tag="rounds"):
    """The lowest frame: round after round."""

    left: int


class AskBid(Frame, frozen=True, tag="ask_bid"):
    """How much to bid."""


class AskFavour(Frame, frozen=True, tag="ask_favour"):
    """Which well to favour."""


AnyLane: TypeAlias = Lane[AskBid | AskFavour, Bid | Favour]


class Bidding(Together[AskBid | AskFavour, Bid | Favour], frozen=True, tag="bidding"):
    """All name a favourite and what it is worth to them."""


class Fetching(InTurn, frozen=True, tag="fetching"):
    """Each in turn fetches water, twice where it has bid nothing."""

    visits: int = 0
    """How often the first seat has fetched in its turn."""

    def fresh(self) -> "Fetching":
        """No visit yet."""
        return replace(self, visits=0)


class Filling(Frame, frozen=True, tag="filling"):
    """A well is chosen, the number of buckets is not."""

    unfinished = True
    well: Key


class Tolling(InTurn, frozen=True, tag="tolling"):
    """Each in turn pays the toll; whoever has no bucket need not be asked."""


AnyFrame: TypeAlias = Rounds | Bidding | Fetching | Filling | Tolling


class Player(Struct, frozen=True):
    """What stands before a seat."""

    buckets: int = 0
    debts: int = 0
    bid: int = 0
    favourite: Key | None = None


class Table(Struct, frozen=True):
    """Everything public."""

    wells: Counts
    players: tuple[Player, ...]


class State(Struct, frozen=True):
    """Everything: there are no secrets."""

    rng: Rng
    flow: tuple[AnyFrame, ...]
    table: Table


Public: TypeAlias = views.Public[AnyFrame, Table]
Private: TypeAlias = views.Private[Filling, AnyLane]


def _resume_rounds(course: Course[State], frame: Rounds) -> bool:
    """Begin the next round, or end the game."""
    if not frame.left:
        course.pop()
        return True
    seats = clockwise(0, len(course.table.players))
    course.tell(RoundBegan(frame.left))
    bidding = Bidding(tuple([lane(seat, AskBid(), AskFavour()) for seat in seats]))
    course.swap(Rounds(frame.left - 1), Tolling(seats), Fetching(seats), bidding)
    return True


def _asked_bid(state: State, place: AnyLane, frame: AskBid) -> Decision:
    """None or one."""
    return Decision(
        place.seat, say("wells-prompt-bid"), (Offer(Bid, (One("amount", ("0", "1"), "bid"),)),)
    )


def _asked_favour(state: State, place: AnyLane, frame: AskFavour) -> Decision:
    """Any well."""
    return Decision(
        place.seat, say("wells-prompt-favour"), (Offer(Favour, (One("well", WELLS, "well"),)),)
    )


def _resolve_bids(course: Course[State], frame: Bidding) -> None:
    """Show the bids in the order of seats."""
    for place in frame.lanes:
        bid, favour = place.answers
        assert isinstance(bid, Bid)
        assert isinstance(favour, Favour)
        amount = int(bid.amount)
        course.change_player(place.seat, bid=amount, favourite=favour.well)
        course.tell(Favoured(place.seat, favour.well, amount))


def _wet(table: Table) -> tuple[Key, ...]:
    """Wells that hold water."""
    return tuple([well for well, held in zip(WELLS, table.wells, strict=True) if held])


def _asked_fetch(state: State, frame: Fetching) -> tuple[Decision, ...]:
    """Which well to go to."""
    offer = Offer(Fetch, (One("well", _wet(state.table), "well"),))
    return (Decision(frame.seat, say("wells-prompt-fetch"), (offer,)),)


def _play_fetch(course: Course[State], frame: Fetching, seat: Seat, action: Fetch) -> None:
    """Ask how much."""
    course.push(Filling(action.well))


def _is_dry(course: Course[State], frame: Fetching) -> bool:
    """Pass over a seat that finds no water; the favourite's price may have brought it here a second time."""
    if total(course.table.wells):
        return False
    if not frame.visits:
        course.tell(Thirsty(frame.seat))
    return True


def _most(table: Table, well: Key) -> int:
    """How much can be taken there at once."""
    return min(MOST, table.wells[WELLS.index(well)])


def _asked_fill(state: State, frame: Filling) -> tuple[Decision, ...]:
    """How many buckets; a single one needs no question."""
    below = state.flow[-2]
    assert isinstance(below, Fetching)
    amounts = tuple([str(amount + 1) for amount in range(_most(state.table, frame.well))])
    offer = Offer(Fill, (One("buckets", amounts, "amount"),))
    return (Decision(below.seat, say("wells-prompt-fill"), (offer,)),)


def _play_fill(course: Course[State], frame: Filling, seat: Seat, action: Fill) -> None:
    """Take them; the turn goes on where nothing was bid."""
    amount, place = int(action.buckets), WELLS.index(frame.well)
    course.pop()
    course.change_table(wells=with_one(course.table.wells, place, -amount))
    player = course.table.players[seat]
    course.change_player(seat, buckets=player.buckets + amount)
    course.tell(Fetched(seat, ((frame.well, amount),)))
    fetching = course.state.flow[-1]
    assert isinstance(fetching, Fetching)
    if player.bid or fetching.visits:
        next_turn(course)
    else:
        course.swap(replace(fetching, visits=1))


def _after_fetching(course: Course[State], frame: Fetching) -> None:
    """It rains a little: chance fills one well."""
    course.change_table(
        wells=with_one(course.table.wells, course.below(len(WELLS)), 1),
    )


def _asked_toll(state: State, frame: Tolling) -> tuple[Decision, ...]:
    """In buckets, if there are any, or in debts."""
    hows = ("bucket", "debt") if state.table.players[frame.seat].buckets else ("debt",)
    return (
        Decision(
            frame.seat, say("wells-prompt-toll"), (Offer(PayToll, (One("how", hows, "how"),)),)
        ),
    )


def _play_toll(course: Course[State], frame: Tolling, seat: Seat, action: PayToll) -> None:
    """Pay."""
    player = course.table.players[seat]
    if action.how == "bucket":
        course.change_player(seat, buckets=player.buckets - 1)
    else:
        course.change_player(seat, debts=player.debts + 1)
    course.tell(PaidToll(seat, action.how == "debt"))
    next_turn(course)


def _nothing(course: Course[State], frame: Tolling) -> None:
    """The round is over."""


FRAMES: Frames = {
    Rounds: Asking(resume=_resume_rounds),
    Bidding: Simultaneous(_resolve_bids),
    AskBid: Answering(_asked_bid),
    AskFavour: Answering(_asked_favour),
    Fetching: each_in_turn(
        _asked_fetch, {Fetch: _play_fetch}, ended=_after_fetching, skipped=_is_dry
    ),
    Filling: Asking(_asked_fill, {Fill: _play_fill}, forced=True),
    Tolling: each_in_turn(_asked_toll, {PayToll: _play_toll}, ended=_nothing, forced=True),
}


class Wells(Game[State, Public, Private]):
    """The rules of Wells: what the kernel gives for nothing is not written."""

    id = "wells"
    seats = range(2, 5)
    schema = 1
    state_type = State
    public_type = Public
    private_type = Private
    action_type = AnyAction
    event_type = AnyEvent
    topics = ()
    flow = Flow[State](FRAMES)

    def setup(self, seats: int, options: Options, rng: Rng) -> Step[State]:
        """Water for two rounds."""
        table = Table((2, 3, 1), (Player(),) * seats)
        return self.flow.begin(Course(State(rng, (Rounds(2),), table)))

    def ready(self, state: State, seat: Seat) -> tuple[Ready, ...]:
        """The fullest well, where there is a choice."""
        decision = self.decision(state, seat)
        if decision is None or decision.offers[0].action is not Fetch:
            return ()
        wells = state.table.wells
        fullest = WELLS[wells.index(max(wells))]
        return (Ready(Fetch(fullest), say("wells-ready-fullest")),)

    def scores(self, state: State) -> tuple[ScoreSheet, ...]:
        """Buckets, less two for each debt."""
        return tuple(
            [
                ScoreSheet(
                    seat,
                    (
                        ScoreLine(Term("score", "buckets"), player.buckets),
                        ScoreLine(Term("score", "debts"), -2 * player.debts),
                    ),
                )
                for seat, player in enumerate(state.table.players)
            ]
        )


WELLS_GAME = Wells()
