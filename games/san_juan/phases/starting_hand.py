"""The starting-hand variant: all choose four of the cards dealt (S7)."""

from games.core.flow import Answering, Course, Simultaneous, lane
from games.core.forms import Decision
from games.core.model import say
from games.san_juan.actions import Keep
from games.san_juan.content import LIMITS, spread, without
from games.san_juan.events import HandsChosen, YouKept
from games.san_juan.frames import SanJuanLane, StartingHands, StartingQuestion
from games.san_juan.offers import of_cards
from games.san_juan.phases.order import seats_from
from games.san_juan.state import Player, State
from games.san_juan.supply import Supply

_PROMPT = say("san-juan-prompt-starting-hand", count=LIMITS.starting_hand)


def starting_hands(governor: int, seats: int) -> StartingHands:
    """The question to all."""
    question = StartingQuestion(LIMITS.starting_hand)
    return StartingHands(tuple([lane(seat, question) for seat in seats_from(governor, seats)]))


def asked_starting_hand(state: State, place: SanJuanLane, frame: StartingQuestion) -> Decision:
    """Which cards to keep (D1)."""
    return Decision(place.seat, _PROMPT, of_cards(Keep, state.players[place.seat].hand, frame.keep))


def resolve(course: Course[State], frame: StartingHands) -> None:
    """Discard what nobody kept, from the Governor."""
    supply = Supply(course)
    players = list(course.state.players)
    course.tell(HandsChosen())
    for place in frame.lanes:
        player = players[place.seat]
        kept = spread(place.answers[0].cards)
        discarded = without(player.hand, kept)
        supply.discard(discarded)
        players[place.seat] = Player(kept, player.city, player.active)
        course.whisper(YouKept(kept, discarded), place.seat)
    supply.settle(players)


STARTING_QUESTION = Answering(asked_starting_hand)
STARTING_HANDS = Simultaneous(resolve)
