"""The start of every round but the first: Chapels, then the hand limit (R11 to R15)."""

from games.core.flow import Answering, Asking, Course, Simultaneous, lane
from games.core.forms import Decision, Offer, One
from games.core.model import say
from games.san_juan.actions import Discard, Tuck, TuckNothing
from games.san_juan.content import in_table_order, spread, without
from games.san_juan.events import CardTucked, Discarded, YouDiscarded, YouTucked
from games.san_juan.frames import (
    ChapelStep,
    Discarding,
    HandLimitStep,
    LimitQuestion,
    SanJuanLane,
    Tucking,
    TuckQuestion,
)
from games.san_juan.offers import counting, of_cards
from games.san_juan.phases.order import seats_from
from games.san_juan.state import Player, Stack, State
from games.san_juan.supply import Supply
from games.san_juan.views import hand_limit

_TUCK_PROMPT = say("san-juan-prompt-tuck")
_TUCK_NOTHING = Offer(TuckNothing)


def begin_chapels(course: Course[State], _frame: ChapelStep) -> bool:
    """Ask the owners of active Chapels who have a hand card (R12)."""
    state = course.state
    lanes = [
        lane(seat, TuckQuestion())
        for seat in seats_from(state.governor, len(state.players))
        if state.players[seat].hand and "chapel" in state.players[seat].active
    ]
    if lanes:
        course.swap(Tucking(tuple(lanes)))
    else:
        course.pop()
    return True


def asked_tuck(state: State, place: SanJuanLane, _frame: TuckQuestion) -> Decision:
    """Which card to tuck, if any (D3)."""
    kinds = tuple(dict.fromkeys(state.players[place.seat].hand))
    tuck = Offer(Tuck, (One("card", kinds, "card"),))
    return Decision(place.seat, _TUCK_PROMPT, (tuck, _TUCK_NOTHING))


def resolve_tucks(course: Course[State], frame: Tucking) -> None:
    """Put the chosen cards under the Chapels; that it was done is public, the card is not (A17)."""
    players = list(course.state.players)
    for place in frame.lanes:
        answer = place.answers[0]
        if isinstance(answer, Tuck):
            players[place.seat] = _with_tucked(players[place.seat], answer.card)
            course.tell(CardTucked(place.seat))
            course.whisper(YouTucked(answer.card), place.seat)
    course.change(players=tuple(players))


def begin_hand_limit(course: Course[State], _frame: HandLimitStep) -> bool:
    """Ask the seats whose hand is above their limit (R13)."""
    state = course.state
    lanes = []
    for seat in seats_from(state.governor, len(state.players)):
        player = state.players[seat]
        excess = len(player.hand) - hand_limit(player.active)
        if excess > 0:
            lanes.append(lane(seat, LimitQuestion(excess)))
    if lanes:
        course.swap(Discarding(tuple(lanes)))
    else:
        course.pop()
    return True


def asked_discard(state: State, place: SanJuanLane, frame: LimitQuestion) -> Decision:
    """Which cards to discard (D5)."""
    prompt = counting("san-juan-prompt-hand-limit", frame.discard)
    hand = state.players[place.seat].hand
    return Decision(place.seat, prompt, of_cards(Discard, hand, frame.discard))


def resolve_discards(course: Course[State], frame: Discarding) -> None:
    """Discard what was chosen, from the Governor."""
    supply = Supply(course)
    players = list(course.state.players)
    for place in frame.lanes:
        player = players[place.seat]
        cards = spread(place.answers[0].cards)
        supply.discard(cards)
        players[place.seat] = Player(without(player.hand, cards), player.city, player.active)
        course.tell(Discarded(place.seat, len(cards)))
        course.whisper(YouDiscarded(cards), place.seat)
    supply.settle(players)


def _with_tucked(player: Player, card: str) -> Player:
    """The player with the card under the Chapel that is on top of its stack."""
    city = tuple(
        [
            Stack(stack.cards, stack.good, in_table_order((*stack.tucked, card)))
            if stack.cards[-1] == "chapel"
            else stack
            for stack in player.city
        ]
    )
    return Player(without(player.hand, (card,)), city, player.active)


CHAPEL_STEP = Asking(resume=begin_chapels)
TUCK_QUESTION = Answering(asked_tuck)
TUCKING = Simultaneous(resolve_tucks)
HAND_LIMIT_STEP = Asking(resume=begin_hand_limit)
LIMIT_QUESTION = Answering(asked_discard)
DISCARDING = Simultaneous(resolve_discards)
