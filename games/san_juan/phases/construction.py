"""One building from the choice of the card to the last card drawn for it (R32 to R38).

Until the last answer nothing of it is known to the others.
"""

from functools import lru_cache
from typing import NamedTuple, TypeVar

from msgspec.structs import replace

from games.core.flow import Asking, Course
from games.core.forms import Decision, Offer, One, only_answer
from games.core.keys import Pair
from games.core.model import Key, Message, Seat, Term, say
from games.core.turns import next_turn
from games.san_juan.actions import Amounts, Confirm, Pay, PayGoods, Place
from games.san_juan.content import CITY_BUILDINGS, GOOD_OF, LIMITS, Cards, spread
from games.san_juan.costs import (
    Builder,
    builder_of,
    from_hand,
    market_goods,
    means,
    payable,
    places,
    remaining,
)
from games.san_juan.dealer import Dealer
from games.san_juan.events import Built, GoodLost, LastBuilding, YouDiscarded
from games.san_juan.frames import BuilderPhase, ChoosingGoods, ChoosingPlace, Paying
from games.san_juan.offers import goods_on, of_cards, of_goods
from games.san_juan.scoring import changes
from games.san_juan.state import Player, Stack, State

NEW_PLACE = "new"
_CONFIRM = (Offer(Confirm),)
_POOR = 1

T = TypeVar("T")


class Plan(NamedTuple):
    """A building about to be built."""

    card: Key
    over: int | None
    goods: Amounts
    payment: Cards


def place_key(player: Player, over: int | None) -> Key:
    """The word for a place: `new`, or building and number as `chapel@3`."""
    return NEW_PLACE if over is None else Pair(player.city[over].cards[-1], str(over + 1)).key


def _place_number(key: Key) -> int | None:
    """The number of the stack that the word stands for."""
    return None if key == NEW_PLACE else int(Pair.parse(key).second) - 1


def choose_building(course: Course[State], seat: Seat, card: Key) -> None:
    """Ask for the place if there is a choice that the Crane gives, else for goods or payment (D9)."""
    builder = builder_of(course.state, seat)
    if "crane" in builder.player.active and places(builder, card) != (None,):
        course.push(ChoosingPlace(card))
        return
    course.push(_after_place(builder, card, None))


def _after_place(builder: Builder, card: Key, over: int | None) -> ChoosingGoods | Paying:
    """The next question once the place is fixed: goods if any can be of use (D10), else the payment (D11)."""
    cost = remaining(builder, card, over)
    if cost and market_goods(builder.player, over):
        return ChoosingGoods(card, over)
    return Paying(card, over, (), cost)


def asked_place(state: State, frame: ChoosingPlace) -> tuple[Decision, ...]:
    """Where to build (D9)."""
    seat = _phase(state).seat
    builder = builder_of(state, seat)
    open_places = places(builder, frame.card)
    keys = tuple([place_key(builder.player, over) for over in open_places])
    prompt = say("san-juan-prompt-place", card=Term("card", frame.card))
    return (Decision(seat, prompt, (Offer(Place, (One("place", keys, "place"),)),)),)


def play_place(course: Course[State], frame: ChoosingPlace, seat: Seat, action: Place) -> None:
    """Go on to goods or payment, or finish when neither is a question."""
    builder = builder_of(course.state, seat)
    _ask_or_finish(course, seat, _after_place(builder, frame.card, _place_number(action.place)))


def asked_goods(state: State, frame: ChoosingGoods) -> tuple[Decision, ...]:
    """Which goods to discard with the Black Market (D10); only to confirm where all that can pay must."""
    seat = _phase(state).seat
    builder = builder_of(state, seat)
    cost = remaining(builder, frame.card, frame.over)
    least = max(0, cost - means(builder.hand, frame.card))
    most = min(cost, market_goods(builder.player, frame.over))
    offers = of_goods(PayGoods, goods_on(builder.player.city, frame.over), least, most)
    card = Term("card", frame.card)
    asked = Decision(seat, say("san-juan-prompt-goods", card=card, cost=cost), offers)
    if least == most and only_answer(asked) is not None:
        prompt = say("san-juan-prompt-goods-all", card=card, count=least, cards=cost - least)
        asked = replace(asked, prompt=prompt)
    return (asked,)


def play_goods(course: Course[State], frame: ChoosingGoods, seat: Seat, action: PayGoods) -> None:
    """Go on to the payment, or finish when it is no question."""
    cost = remaining(builder_of(course.state, seat), frame.card, frame.over)
    spared = sum([amount for _, amount in action.goods])
    _ask_or_finish(course, seat, Paying(frame.card, frame.over, action.goods, cost - spared))


def asked_payment(state: State, frame: Paying) -> tuple[Decision, ...]:
    """Which cards to pay with (D11); only to confirm where there is nothing to choose."""
    seat = _phase(state).seat
    cards = payable(state.secrets.holdings[seat].hand, frame.card)
    if frame.cards in (0, len(cards)):
        return (
            Decision(seat, _paying("san-juan-prompt-confirm", frame.card, frame.cards), _CONFIRM),
        )
    prompt = _paying("san-juan-prompt-pay", frame.card, frame.cards)
    return (Decision(seat, prompt, of_cards(Pay, cards, frame.cards)),)


@lru_cache(maxsize=256)
def _paying(prompt: str, card: Key, count: int) -> Message:
    """The prompt that names the building and how many cards are paid for it."""
    return say(prompt, card=Term("card", card), count=count)


def play_payment(course: Course[State], frame: Paying, seat: Seat, action: Pay) -> None:
    """Finish the building."""
    _finish(course, seat, Plan(frame.card, frame.over, frame.goods, spread(action.cards)))


def play_confirm(course: Course[State], frame: Paying, seat: Seat, _action: Confirm) -> None:
    """Finish a building whose payment is no question."""
    _finish(course, seat, _forced_plan(course.state, seat, frame))


def _ask_or_finish(course: Course[State], seat: Seat, frame: ChoosingGoods | Paying) -> None:
    """Put the next question; finish where the payment is nothing or the whole hand (§10, D11)."""
    hand = course.state.secrets.holdings[seat].hand
    if isinstance(frame, Paying) and frame.cards in (0, means(hand, frame.card)):
        _finish(course, seat, _forced_plan(course.state, seat, frame))
    else:
        course.swap(frame)


def _forced_plan(state: State, seat: Seat, frame: Paying) -> Plan:
    """The building paid with nothing or with the whole hand."""
    cards = payable(state.secrets.holdings[seat].hand, frame.card)
    return Plan(frame.card, frame.over, frame.goods, cards if frame.cards else ())


def _finish(course: Course[State], seat: Seat, plan: Plan) -> None:
    """Cover, discard goods, pay, build, then draw for Carpenter and Poor House (R37)."""
    dealer = Dealer(course)
    _build(course, dealer, seat, plan)
    player = dealer.players[seat]
    if "carpenter" in player.active and plan.card in CITY_BUILDINGS:
        dealer.bonus(seat, "carpenter")
    if "poor_house" in player.active and len(dealer.holdings[seat].hand) <= _POOR:
        dealer.bonus(seat, "poor_house")
    if plan.card in dealer.table.middle:
        left = tuple([card for card in dealer.table.middle if card != plan.card])
        dealer.table = replace(dealer.table, middle=left)
    dealer.settle()
    course.pop()
    if len(player.city) >= LIMITS.buildings:
        course.tell(LastBuilding(seat))
        course.swap(replace(_phase(course.state), is_last=True))
    next_turn(course)


def _build(course: Course[State], dealer: Dealer, seat: Seat, plan: Plan) -> None:
    """Put up the building, everything that it cost discarded."""
    covered, lost = _cover(dealer, seat, plan)
    if plan.goods:
        dealer.discard(dealer.lift_goods(seat, plan.goods))
    dealer.discard(plan.payment)
    dealer.give_up(seat, (*from_hand(plan.card), *plan.payment))
    before = course.state.table
    worth = changes(before, replace(before, players=tuple(dealer.players)), seat)
    course.tell(Built(seat, plan.card, covered, len(plan.payment), plan.goods, worth))
    if lost is not None:
        course.tell(GoodLost(seat, lost))
    if plan.payment:
        course.whisper(YouDiscarded(plan.payment), seat)


def _cover(dealer: Dealer, seat: Seat, plan: Plan) -> tuple[Key | None, Key | None]:
    """Lay the card on its place (R36): the building that it covers, and the good lost with that."""
    player, holding = dealer.players[seat], dealer.holdings[seat]
    if plan.over is None:
        dealer.players[seat] = replace(player, city=(*player.city, Stack((plan.card,))))
        dealer.holdings[seat] = replace(holding, faces=(*holding.faces, None))
        return None, None
    stack, face = player.city[plan.over], holding.faces[plan.over]
    covered = stack.cards[-1]
    active = tuple([kind for kind in player.active if kind != covered])
    raised = replace(stack, cards=(*stack.cards, plan.card), good=False)
    dealer.players[seat] = replace(
        player, city=_with(player.city, plan.over, raised), active=active
    )
    if face is None:
        return covered, None
    dealer.discard((face,))
    dealer.holdings[seat] = replace(holding, faces=_with(holding.faces, plan.over, None))
    return covered, GOOD_OF[covered]


def _with(row: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The row with another value in that place."""
    return (*row[:place], value, *row[place + 1 :])


def _phase(state: State) -> BuilderPhase:
    """The phase below the building under construction."""
    place = -1
    while (frame := state.flow[place]).unfinished:
        place -= 1
    assert isinstance(frame, BuilderPhase)
    return frame


CHOOSING_PLACE = Asking(asked_place, {Place: play_place})
CHOOSING_GOODS = Asking(asked_goods, {PayGoods: play_goods})
PAYING = Asking(asked_payment, {Pay: play_payment, Confirm: play_confirm})
