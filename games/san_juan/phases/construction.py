"""One building from the choice of the card to the last card drawn for it (R32 to R38).

Until the last answer nothing of it is known to the others.
"""

from typing import NamedTuple

from games.core.flow import Asking, Course
from games.core.forms import Decision, Offer, One
from games.core.model import Key, Seat, Term, say
from games.san_juan.actions import Amounts, Confirm, Pay, PayGoods, Place
from games.san_juan.content import (
    CITY_BUILDINGS,
    GOOD_OF,
    LIMITS,
    Cards,
    spread,
    without,
)
from games.san_juan.costs import market_goods, places, privilege, remaining
from games.san_juan.events import Built, GoodLost, LastBuilding, YouDiscarded
from games.san_juan.frames import BuilderPhase, ChoosingGoods, ChoosingPlace, Paying
from games.san_juan.offers import goods_on, of_cards, of_goods
from games.san_juan.state import Player, Stack, State
from games.san_juan.supply import Supply

NEW_PLACE = "new"
_CONFIRM = (Offer(Confirm),)
_POOR = 1


class Plan(NamedTuple):
    """A building about to be built."""

    card: Key
    over: int | None
    goods: Amounts
    payment: Cards


def place_key(player: Player, over: int | None) -> Key:
    """The word for a place: `new`, or building and number as `chapel@3`."""
    return NEW_PLACE if over is None else f"{player.city[over].cards[-1]}@{over + 1}"


def _place_number(key: Key) -> int | None:
    """The number of the stack that the word stands for."""
    return None if key == NEW_PLACE else int(key.partition("@")[2]) - 1


def choose_building(course: Course[State], seat: Seat, card: Key) -> None:
    """Ask for the place if there is a choice that the Crane gives, else for goods or payment (D9)."""
    state = course.state
    open_places = places(state.players[seat], card, privilege(state, seat))
    if open_places != (None,):
        course.push(ChoosingPlace(card))
        return
    course.push(_after_place(state, seat, card, None))


def _after_place(state: State, seat: Seat, card: Key, over: int | None) -> ChoosingGoods | Paying:
    """The next question once the place is fixed: goods if any can be of use (D10), else the payment (D11)."""
    player = state.players[seat]
    cost = remaining(player, card, over, privilege(state, seat))
    if cost and market_goods(player, over):
        return ChoosingGoods(card, over)
    return Paying(card, over, (), cost)


def asked_place(state: State, frame: ChoosingPlace) -> tuple[Decision, ...]:
    """Where to build (D9)."""
    seat = _builder(state).turn
    player = state.players[seat]
    open_places = places(player, frame.card, privilege(state, seat))
    field = One("place", tuple([place_key(player, over) for over in open_places]), "place")
    prompt = say("san-juan-prompt-place", card=Term("card", frame.card))
    return (Decision(seat, prompt, (Offer(Place, (field,)),)),)


def play_place(course: Course[State], frame: ChoosingPlace, seat: Seat, action: Place) -> None:
    """Go on to goods or payment, or finish when neither is a question."""
    _ask_or_finish(
        course, seat, _after_place(course.state, seat, frame.card, _place_number(action.place))
    )


def asked_goods(state: State, frame: ChoosingGoods) -> tuple[Decision, ...]:
    """Which goods to discard with the Black Market (D10)."""
    seat = _builder(state).turn
    player = state.players[seat]
    cost = remaining(player, frame.card, frame.over, privilege(state, seat))
    least = max(0, cost - (len(player.hand) - 1))
    most = min(cost, market_goods(player, frame.over))
    prompt = say("san-juan-prompt-goods", card=Term("card", frame.card), cost=cost)
    offers = of_goods(PayGoods, goods_on(player.city, frame.over), least, most)
    return (Decision(seat, prompt, offers),)


def play_goods(course: Course[State], frame: ChoosingGoods, seat: Seat, action: PayGoods) -> None:
    """Go on to the payment, or finish when it is no question."""
    state = course.state
    cost = remaining(state.players[seat], frame.card, frame.over, privilege(state, seat))
    spared = sum([amount for _, amount in action.goods])
    _ask_or_finish(course, seat, Paying(frame.card, frame.over, action.goods, cost - spared))


def asked_payment(state: State, frame: Paying) -> tuple[Decision, ...]:
    """Which cards to pay with (D11); only to confirm where there is nothing to choose."""
    seat = _builder(state).turn
    payable = without(state.players[seat].hand, (frame.card,))
    card = Term("card", frame.card)
    if frame.cards in (0, len(payable)):
        prompt = say("san-juan-prompt-confirm", card=card, count=frame.cards)
        return (Decision(seat, prompt, _CONFIRM),)
    prompt = say("san-juan-prompt-pay", card=card, count=frame.cards)
    return (Decision(seat, prompt, of_cards(Pay, payable, frame.cards)),)


def play_payment(course: Course[State], frame: Paying, seat: Seat, action: Pay) -> None:
    """Finish the building."""
    _finish(course, seat, Plan(frame.card, frame.over, frame.goods, spread(action.cards)))


def play_confirm(course: Course[State], frame: Paying, seat: Seat, _action: Confirm) -> None:
    """Finish a building whose payment is no question."""
    _finish(course, seat, _forced_plan(course.state, seat, frame))


def _ask_or_finish(course: Course[State], seat: Seat, frame: ChoosingGoods | Paying) -> None:
    """Put the next question; finish where the payment is nothing or the whole hand (§10, D11)."""
    payable = len(course.state.players[seat].hand) - 1
    if isinstance(frame, Paying) and frame.cards in (0, payable):
        _finish(course, seat, _forced_plan(course.state, seat, frame))
    else:
        course.swap(frame)


def _forced_plan(state: State, seat: Seat, frame: Paying) -> Plan:
    """The building paid with nothing or with the whole hand."""
    payable = without(state.players[seat].hand, (frame.card,))
    return Plan(frame.card, frame.over, frame.goods, payable if frame.cards else ())


def _finish(course: Course[State], seat: Seat, plan: Plan) -> None:
    """Cover, discard goods, pay, build, then draw for Carpenter and Poor House (R37)."""
    supply = Supply(course)
    players = list(course.state.players)
    builder = _builder(course.state)
    player = _with_building(course, supply, players[seat], seat, plan)
    if "carpenter" in player.active and plan.card in CITY_BUILDINGS:
        player = supply.bonus(player, seat, "carpenter")
    if "poor_house" in player.active and len(player.hand) <= _POOR:
        player = supply.bonus(player, seat, "poor_house")
    players[seat] = player
    is_last = len(player.city) >= LIMITS.buildings
    if is_last:
        course.tell(LastBuilding(seat))
    after = builder.after(len(players), ends=is_last)
    supply.settle(players, flow=(*course.state.flow[:-2], after))


def _with_building(
    course: Course[State], supply: Supply, player: Player, seat: Seat, plan: Plan
) -> Player:
    """The player with the new building, everything that it cost discarded."""
    city = list(player.city)
    active = player.active
    covered: Key | None = None
    lost: Key | None = None
    if plan.over is not None:
        stack = city[plan.over]
        covered = stack.cards[-1]
        active = tuple([kind for kind in active if kind != covered])
        if stack.good is not None:
            lost = GOOD_OF[covered]
            supply.discard((stack.good,))
        city[plan.over] = Stack((*stack.cards, plan.card), None, stack.tucked)
    left = dict(plan.goods)
    for number, stack in enumerate(city if left else ()):
        if stack.good is not None and left.get(GOOD_OF[stack.cards[-1]]):
            left[GOOD_OF[stack.cards[-1]]] -= 1
            supply.discard((stack.good,))
            city[number] = Stack(stack.cards, None, stack.tucked)
    supply.discard(plan.payment)
    if plan.over is None:
        city.append(Stack((plan.card,)))
    course.tell(Built(seat, plan.card, covered, len(plan.payment), plan.goods))
    if lost is not None:
        course.tell(GoodLost(seat, lost))
    if plan.payment:
        course.whisper(YouDiscarded(plan.payment), seat)
    return Player(without(player.hand, (plan.card, *plan.payment)), tuple(city), active)


def _builder(state: State) -> BuilderPhase:
    """The phase below the building under construction."""
    frame = state.flow[-2]
    assert isinstance(frame, BuilderPhase)
    return frame


CHOOSING_PLACE = Asking(asked_place, {Place: play_place})
CHOOSING_GOODS = Asking(asked_goods, {PayGoods: play_goods})
PAYING = Asking(asked_payment, {Pay: play_payment, Confirm: play_confirm})
