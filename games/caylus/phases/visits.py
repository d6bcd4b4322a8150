"""What a visitor of a building chooses: cubes, sales, purchases, deals (3.4 to 3.7, R59, R60)."""

from collections.abc import Mapping

from games.caylus.actions import Buy, Decline, MakeDeal, Produce, Sell, Smelt, TakeBonus
from games.caylus.content import BASIC, BUILDINGS, FROM_TRADE, Building, Deal, cubes
from games.caylus.events import BonusTaken, Bought, DealMade, Declined, Sold, Want
from games.caylus.frames import (
    Dealing,
    OwnerBonus,
    Peddling,
    Production,
    Selling,
    Smelting,
)
from games.caylus.holdings import (
    NONE,
    ONE,
    counted,
    covers,
    earning,
    held,
    minus,
    plus,
    together,
)
from games.caylus.phases.activation import produce
from games.caylus.phases.favors import PAIRS
from games.caylus.state import Player, State
from games.core.flow import Asking, Course
from games.core.forms import Decision, Offer, One, Row, Split
from games.core.keys import parts_of
from games.core.model import Key, Seat, Term, say

DEALS = ("small", "large")
"""What the deals of a building are called, in order."""

_DECLINE = Offer(Decline)
_ONLY_DECLINE = (_DECLINE,)


def _sides(building: Building) -> dict[Key, dict[Key, int]]:
    """The yields to choose from, each called by its kind of cube."""
    return {next(iter(amounts)): amounts for amounts in building.produces}


_YIELDS: Mapping[Key, dict[Key, dict[Key, int]]] = {
    key: _sides(row) for key, row in BUILDINGS.items() if len(row.produces) > 1
}
_PRODUCE = {
    key: (Offer(Produce, (One("cube", tuple(sides), "cube"),)),) for key, sides in _YIELDS.items()
}
_BONUS = {
    key: (Offer(TakeBonus, (One("cube", row.bonus, "cube"),)),)
    for key, row in BUILDINGS.items()
    if row.bonus
}


def asked_production(_state: State, frame: Production) -> tuple[Decision, ...]:
    """Which yield to take (D7)."""
    prompt = say("caylus-prompt-produce", building=Term("building", frame.building))
    return (Decision(frame.seat, prompt, _PRODUCE[frame.building]),)


def play_produce(course: Course[State], frame: Production, seat: Seat, action: Produce) -> None:
    """Take it (R59)."""
    produce(course, seat, frame.building, cubes(_YIELDS[frame.building][action.cube]))
    course.pop()


def asked_bonus(_state: State, frame: OwnerBonus) -> tuple[Decision, ...]:
    """Which cube the owner takes (D8)."""
    prompt = say("caylus-prompt-bonus", building=Term("building", frame.building))
    return (Decision(frame.seat, prompt, _BONUS[frame.building]),)


def play_bonus(course: Course[State], frame: OwnerBonus, seat: Seat, action: TakeBonus) -> None:
    """The owner takes it (R60)."""
    player = course.table.players[seat]
    course.change_player(seat, cubes=plus(player.cubes, ONE[action.cube]))
    course.tell(BonusTaken(seat, frame.building, action.cube))
    course.pop()


def asked_sale(state: State, frame: Selling) -> tuple[Decision, ...]:
    """Which cube to sell (D9)."""
    keys = held(state.table.players[frame.seat].cubes)
    offers = (Offer(Sell, (One("cube", keys, "cube"),)), _DECLINE) if keys else _ONLY_DECLINE
    prompt, subject = _SALE_PROMPTS[frame.building], Term("building", frame.building)
    return (Decision(frame.seat, prompt, offers, subject=subject),)


_SALE_PROMPTS = {
    key: say("caylus-prompt-sell", deniers=row.sells) for key, row in BUILDINGS.items() if row.sells
}
"""What one gets there."""


def play_sell(course: Course[State], frame: Selling, seat: Seat, action: Sell) -> None:
    """Give the cube for deniers."""
    player = course.table.players[seat]
    deniers = BUILDINGS[frame.building].sells
    course.change_player(
        seat, deniers=player.deniers + deniers, cubes=minus(player.cubes, ONE[action.cube])
    )
    course.tell(Sold(seat, frame.building, action.cube, deniers))
    course.pop()


_BUY_OFFERS = (
    _ONLY_DECLINE,
    (Offer(Buy, (One("cubes", BASIC, "cubes"),)), _DECLINE),
    (Offer(Buy, (One("cubes", (*BASIC, *PAIRS), "cubes"),)), _DECLINE),
)
"""By how many cubes can be paid for."""


def asked_purchase(state: State, frame: Peddling) -> tuple[Decision, ...]:
    """Which cubes to buy (D10, D11)."""
    deniers = state.table.players[frame.seat].deniers
    prices = BUILDINGS[frame.building].buys
    most = len([price for price in prices if price <= deniers])
    return (Decision(frame.seat, _BUY_PROMPTS[frame.building], _BUY_OFFERS[most]),)


_BUY_PROMPTS = {
    key: say(
        "caylus-prompt-buy",
        building=Term("building", key),
        one=row.buys[0],
        two=row.buys[1] if len(row.buys) > 1 else 0,
    )
    for key, row in BUILDINGS.items()
    if row.buys
}
"""What one cube costs, and two."""


def play_buy(course: Course[State], frame: Peddling, seat: Seat, action: Buy) -> None:
    """Pay by number."""
    kinds = parts_of(action.cubes)
    price = BUILDINGS[frame.building].buys[len(kinds) - 1]
    taken = together(kinds)
    player = course.table.players[seat]
    course.change_player(seat, deniers=player.deniers - price, cubes=plus(player.cubes, taken))
    course.tell(Bought(seat, frame.building, counted(taken), price))
    course.pop()


def _can_pay(player: Player, deal: Deal) -> bool:
    """Whether the player holds what the deal wants."""
    pays = deal.pays
    return (
        player.deniers >= pays.get("deniers", 0)
        and sum(player.cubes[:4]) >= pays.get("basic", 0)
        and covers(player.cubes, cubes(pays))
    )


def asked_deal(state: State, frame: Dealing) -> tuple[Decision, ...]:
    """The small deal or the large one (D18, D19)."""
    player = state.table.players[frame.seat]
    row = BUILDINGS[frame.building]
    keys = tuple([key for key, deal in zip(DEALS, row.deals) if _can_pay(player, deal)])
    prompt = say("caylus-prompt-deal", building=Term("building", frame.building))
    offers = (Offer(MakeDeal, (One("deal", keys, "deal"),)), _DECLINE) if keys else _ONLY_DECLINE
    return (Decision(frame.seat, prompt, offers),)


def deal_of(building: Key, deal: Key) -> Deal:
    """What it is."""
    return BUILDINGS[building].deals[DEALS.index(deal)]


def play_deal(course: Course[State], frame: Dealing, seat: Seat, action: MakeDeal) -> None:
    """Make it; where cubes of any mix are paid, they are asked for first (R5)."""
    deal = deal_of(frame.building, action.deal)
    if "basic" in deal.pays:
        course.push(Smelting(seat, frame.building, action.deal))
        return
    course.pop()
    _trade(course, seat, frame.building, deal, counted(cubes(deal.pays)))


def _trade(
    course: Course[State],
    seat: Seat,
    building: Key,
    deal: Deal,
    paid: tuple[tuple[Key, int], ...],
) -> None:
    """Pay and take."""
    player = course.table.players[seat]
    deniers, gold = deal.pays.get("deniers", 0), deal.takes.get("gold", 0)
    points = deal.takes.get("points", 0)
    left = minus(player.cubes, cubes(dict(paid)) if paid else NONE)
    course.change_player(
        seat,
        deniers=player.deniers - deniers,
        cubes=plus(left, cubes(deal.takes)),
        earned=earning(player, FROM_TRADE, points),
    )
    course.tell(DealMade(seat, building, deniers, paid, gold, points))


def asked_smelting(state: State, frame: Smelting) -> tuple[Decision, ...]:
    """Which cubes to give (D20)."""
    deal = deal_of(frame.building, frame.deal)
    wanted = deal.pays["basic"]
    held_of = zip(BASIC, state.table.players[frame.seat].cubes)
    rows = tuple([Row(kind, amount) for kind, amount in held_of if amount])
    prompt = say("caylus-prompt-smelt", count=wanted, gold=deal.takes["gold"])
    offers = (Offer(Smelt, (Split("cubes", rows, wanted, wanted, "cube"),)),)
    subject = Term("building", frame.building)
    return (Decision(frame.seat, prompt, offers, subject=subject),)


def play_smelt(course: Course[State], frame: Smelting, seat: Seat, action: Smelt) -> None:
    """Give them for gold."""
    course.pop()
    course.pop()
    _trade(course, seat, frame.building, deal_of(frame.building, frame.deal), action.cubes)


def play_decline(
    course: Course[State], frame: Selling | Peddling | Dealing, seat: Seat, _action: Decline
) -> None:
    """Let the effect be (R9), or have nothing for it."""
    course.tell(Declined(seat, frame.building, _want(course.state, frame)))
    course.pop()


def _want(state: State, frame: Selling | Peddling | Dealing) -> Want:
    """What the visitor lacks for any use of the building; nothing: they could use it."""
    player, row = state.table.players[frame.seat], BUILDINGS[frame.building]
    if isinstance(frame, Selling):
        return "nothing" if any(player.cubes) else "means"
    if isinstance(frame, Peddling):
        return "nothing" if player.deniers >= min(row.buys) else "deniers"
    if any(_can_pay(player, deal) for deal in row.deals):
        return "nothing"
    return "deniers" if "deniers" in row.deals[0].pays else "means"


PRODUCTION = Asking(asked_production, {Produce: play_produce})
OWNER_BONUS = Asking(asked_bonus, {TakeBonus: play_bonus})
SELLING = Asking(asked_sale, {Sell: play_sell, Decline: play_decline}, forced=True)
PEDDLING = Asking(asked_purchase, {Buy: play_buy, Decline: play_decline}, forced=True)
DEALING = Asking(asked_deal, {MakeDeal: play_deal, Decline: play_decline}, forced=True)
SMELTING = Asking(asked_smelting, {Smelt: play_smelt}, forced=True)
