"""Seats in turn: in an auction whoever bids comes back into the queue, whoever passes does not."""

from msgspec import Struct

from games.core.course import Course
from games.core.flow import Flow
from games.core.forms import Decision, Offer, One
from games.core.model import Action, Key, Seat, say
from games.core.rng import SEED_BYTES, Rng
from games.core.turns import InTurn, clockwise, each_in_turn, next_turn


class Raise(Action, frozen=True, tag="raise"):
    """Bid more."""

    amount: Key


class Pass(Action, frozen=True, tag="pass"):
    """Bid no more."""


class Auction(InTurn, frozen=True, tag="auction"):
    """Bids go round until one seat is left."""

    price: int = 0
    looked: bool = False
    """Of a turn; the price is of all."""

    def fresh(self) -> "Auction":
        return Auction(self.queue, self.price)


class Table(Struct, frozen=True):
    """What has been sold."""

    buyer: Seat = -1
    price: int = 0


class State(Struct, frozen=True):
    """A position."""

    rng: Rng
    flow: tuple[Auction, ...]
    table: Table


def asked(state: State, frame: Auction) -> tuple[Decision, ...]:
    """Raise by one, or pass."""
    offers = (Offer(Raise, (One("amount", (str(frame.price + 1),), "amount"),)), Offer(Pass))
    return (Decision(frame.seat, say("auction-prompt"), offers),)


def play_raise(course: Course[State], frame: Auction, seat: Seat, action: Raise) -> None:
    """The seat bids again after the others."""
    course.swap(Auction(frame.queue, int(action.amount), looked=True))
    next_turn(course, returns=True)


def play_pass(course: Course[State], frame: Auction, seat: Seat, action: Pass) -> None:
    """The seat is out."""
    next_turn(course)


def is_alone(course: Course[State], frame: Auction) -> bool:
    """Whether nobody is left to bid against: the seat has bought."""
    if len(frame.queue) > 1:
        return False
    course.change_table(buyer=frame.seat, price=frame.price)
    return True


def nothing(course: Course[State], frame: Auction) -> None:
    """The auction is over."""


FLOW = Flow[State](
    {
        Auction: each_in_turn(
            asked, {Raise: play_raise, Pass: play_pass}, ended=nothing, skipped=is_alone
        )
    }
)


def after(*actions: str) -> State:
    """The position after these answers of three seats, seat 1 first."""
    frame = Auction(clockwise(1, 3))
    state = FLOW.begin(Course(State(Rng(bytes(SEED_BYTES)), (frame,), Table()))).state
    for action in actions:
        decision = FLOW.first(state)
        assert decision is not None
        answer = Pass() if action == "pass" else Raise(action)
        state = FLOW.apply(state, decision.seat, answer).state
    return state


def test_whoever_bids_comes_back_after_the_others() -> None:
    """At the end of the queue; what belongs to one turn begins anew, what lasts is kept."""
    assert after("1").flow == (Auction((2, 0, 1), 1),)
    assert after("1", "2", "3").flow == (Auction((1, 2, 0), 3),)


def test_whoever_passes_does_not() -> None:
    """The others go on."""
    assert after("1", "pass").flow == (Auction((0, 1), 1),)


def test_the_last_one_left_has_bought() -> None:
    """Without being asked again."""
    state = after("1", "pass", "2", "pass")

    assert state.flow == ()
    assert state.table == Table(0, 2)
