"""The starting-hand variant: all choose four of the cards dealt (S7)."""

from games.core.flow import Answering, Course, Simultaneous, lane
from games.core.forms import Decision
from games.core.model import say
from games.core.turns import clockwise
from games.san_juan.actions import Keep
from games.san_juan.content import LIMITS, spread, without
from games.san_juan.dealer import Dealer
from games.san_juan.events import HandsChosen, YouKept
from games.san_juan.frames import AnyLane, StartingHands, StartingQuestion
from games.san_juan.offers import of_cards
from games.san_juan.state import State

_PROMPT = say("san-juan-prompt-starting-hand", count=LIMITS.starting_hand)


def starting_hands(governor: int, seats: int) -> StartingHands:
    """The question to all."""
    question = StartingQuestion(LIMITS.starting_hand)
    return StartingHands(tuple([lane(seat, question) for seat in clockwise(governor, seats)]))


def asked_starting_hand(state: State, place: AnyLane, frame: StartingQuestion) -> Decision:
    """Which cards to keep (D1)."""
    hand = state.secrets.holdings[place.seat].hand
    return Decision(place.seat, _PROMPT, of_cards(Keep, hand, frame.keep))


def resolve(course: Course[State], frame: StartingHands) -> None:
    """Discard what nobody kept, from the Governor."""
    dealer = Dealer(course)
    course.tell(HandsChosen())
    for place in frame.lanes:
        kept = spread(place.answers[0].cards)
        discarded = without(dealer.holdings[place.seat].hand, kept)
        dealer.discard(discarded)
        dealer.give_up(place.seat, discarded)
        course.whisper(YouKept(kept, discarded), place.seat)
    dealer.settle()


STARTING_QUESTION = Answering(asked_starting_hand)
STARTING_HANDS = Simultaneous(resolve)
