"""The start of every round but the first: Offices, then Chapels and Banks, then the hand limit (R11 to R15)."""

from msgspec.structs import replace

from games.core.flow import Answering, Asking, Course, Simultaneous, lane
from games.core.forms import Decision, Offer, One
from games.core.model import Event, Key, Seat, Term, say
from games.core.turns import clockwise
from games.san_juan.actions import Deposit, Discard, KeepHand, Swap, Tuck, TuckNothing
from games.san_juan.content import LIMITS, Cards, spread, without
from games.san_juan.dealer import Dealer
from games.san_juan.events import (
    CardTucked,
    Discarded,
    Swapped,
    YouBanked,
    YouDiscarded,
    YouSwapped,
    YouTucked,
)
from games.san_juan.frames import (
    AnyLane,
    Discarding,
    HandLimitStep,
    LimitQuestion,
    OfficeStep,
    Swapping,
    SwapQuestion,
    Tucked,
    Tucking,
    TuckQuestion,
    TuckStep,
)
from games.san_juan.offers import counting, of_cards, some_cards
from games.san_juan.state import Player, State, hand_limit

_TUCK_NOTHING = Offer(TuckNothing)
_KEEP = Offer(KeepHand)
_ONCE = say("san-juan-stands-bank")


def begin_swapping(course: Course[State], _frame: OfficeStep) -> bool:
    """Ask the owners of active Offices who have a hand card (R11)."""
    state = course.state
    table, holdings = state.table, state.secrets.holdings
    lanes = [
        lane(seat, SwapQuestion())
        for seat in clockwise(table.governor, len(table.players))
        if "office" in table.players[seat].active and holdings[seat].hand
    ]
    course.pop()
    if lanes:
        course.push(Swapping(tuple(lanes)))
    return True


def asked_swap(state: State, place: AnyLane, _frame: SwapQuestion) -> Decision:
    """Which cards to swap, if any (D2)."""
    hand = state.secrets.holdings[place.seat].hand
    most = min(LIMITS.office, len(hand))
    return Decision(
        place.seat, counting("san-juan-prompt-swap", most), (some_cards(Swap, hand, most), _KEEP)
    )


def resolve_swaps(course: Course[State], frame: Swapping) -> None:
    """Discard, then draw as many, one seat after the other from the Governor (B31)."""
    dealer = Dealer(course)
    for place in frame.lanes:
        seat, answer = place.seat, place.answers[0]
        if isinstance(answer, Swap):
            discarded = spread(answer.cards)
            dealer.give_up(seat, discarded)
            dealer.discard(discarded)
            drawn = dealer.gain(seat, len(discarded))
            course.tell(Swapped(seat, len(discarded)))
            course.whisper(YouSwapped(discarded, drawn), seat)
    dealer.settle()


def begin_tucking(course: Course[State], _frame: TuckStep) -> bool:
    """Ask the owners of active Chapels and of Banks not yet used who have a hand card (R12)."""
    state = course.state
    table, holdings = state.table, state.secrets.holdings
    lanes = []
    for seat in clockwise(table.governor, len(table.players)):
        if not holdings[seat].hand:
            continue
        if "chapel" in table.players[seat].active:
            lanes.append(lane(seat, TuckQuestion("chapel")))
        elif can_bank(table.players[seat]):
            lanes.append(lane(seat, TuckQuestion("bank")))
    course.pop()
    if lanes:
        course.push(Tucking(tuple(lanes)))
    return True


def can_bank(player: Player) -> bool:
    """Whether the player has a Bank in force and has used none in this game (B35)."""
    return "bank" in player.active and not player.has_banked


def asked_tuck(state: State, place: AnyLane, frame: TuckQuestion) -> Decision:
    """Which card to put under the Chapel (D3), or which ones under the Bank (D4), if any."""
    hand = _hand_left(state, place)
    if frame.building == "bank":
        tuck = some_cards(Deposit, hand, len(hand), confirm=True)
    else:
        tuck = Offer(Tuck, (One("card", tuple(dict.fromkeys(hand)), "card"),))
    prompt = say("san-juan-prompt-tuck", building=frame.building)
    subject = Term("card", frame.building)
    stands = _ONCE if frame.building == "bank" else None
    return Decision(place.seat, prompt, (tuck, _TUCK_NOTHING), stands=stands, subject=subject)


def also_banks(
    state: State, place: AnyLane, frame: TuckQuestion, _action: Tucked
) -> tuple[TuckQuestion, ...]:
    """The Bank after the Chapel, if a card is left for it (R12)."""
    has_both = frame.building == "chapel" and can_bank(state.table.players[place.seat])
    return (TuckQuestion("bank"),) if has_both and _hand_left(state, place) else ()


def _hand_left(state: State, place: AnyLane) -> Cards:
    """The hand without the card that the seat has chosen for its Chapel."""
    chosen = tuple([answer.card for answer in place.answers if isinstance(answer, Tuck)])
    return without(state.secrets.holdings[place.seat].hand, chosen)


def resolve_tucks(course: Course[State], frame: Tucking) -> None:
    """Put the chosen cards under the buildings; that it was done is public, cards and numbers are not (A17)."""
    dealer = Dealer(course)
    for place in frame.lanes:
        for answer in place.answers:
            _tuck(course, dealer, place.seat, answer)
    dealer.settle()


def _tuck(course: Course[State], dealer: Dealer, seat: Seat, answer: Tucked) -> None:
    """Carry one answer out."""
    if isinstance(answer, TuckNothing):
        return
    if isinstance(answer, Tuck):
        building: Key = "chapel"
        cards: Cards = (answer.card,)
        own: Event = YouTucked(answer.card)
    else:
        building, cards = "bank", spread(answer.cards)
        own = YouBanked(cards)
        dealer.players[seat] = replace(dealer.players[seat], has_banked=True)
    dealer.give_up(seat, cards)
    dealer.tuck(seat, building, cards)
    course.tell(CardTucked(seat, building, len(cards)))
    course.whisper(own, seat)


def begin_hand_limit(course: Course[State], _frame: HandLimitStep) -> bool:
    """Ask the seats whose hand is above their limit (R13)."""
    state = course.state
    table, holdings = state.table, state.secrets.holdings
    lanes = []
    for seat in clockwise(table.governor, len(table.players)):
        held = len(holdings[seat].hand)
        if held > LIMITS.expansion_hand and held > (limit := hand_limit(table, seat)):
            lanes.append(lane(seat, LimitQuestion(held - limit)))
    course.pop()
    if lanes:
        course.push(Discarding(tuple(lanes)))
    return True


def asked_discard(state: State, place: AnyLane, frame: LimitQuestion) -> Decision:
    """Which cards to discard (D5)."""
    prompt = counting("san-juan-prompt-hand-limit", frame.discard)
    hand = state.secrets.holdings[place.seat].hand
    return Decision(place.seat, prompt, of_cards(Discard, hand, frame.discard))


def resolve_discards(course: Course[State], frame: Discarding) -> None:
    """Discard what was chosen, from the Governor."""
    dealer = Dealer(course)
    for place in frame.lanes:
        cards = spread(place.answers[0].cards)
        dealer.discard(cards)
        dealer.give_up(place.seat, cards)
        course.tell(Discarded(place.seat, len(cards)))
        course.whisper(YouDiscarded(cards), place.seat)
    dealer.settle()


OFFICE_STEP = Asking(resume=begin_swapping)
SWAP_QUESTION = Answering(asked_swap)
SWAPPING = Simultaneous(resolve_swaps)
TUCK_STEP = Asking(resume=begin_tucking)
TUCK_QUESTION = Answering(asked_tuck, also_banks)
TUCKING = Simultaneous(resolve_tucks)
HAND_LIMIT_STEP = Asking(resume=begin_hand_limit)
LIMIT_QUESTION = Answering(asked_discard)
DISCARDING = Simultaneous(resolve_discards)
