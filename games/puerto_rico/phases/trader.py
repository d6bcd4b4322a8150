"""The Trader phase (R51 to R57, E11, E25, E35, E39)."""

from games.core.flow import Course
from games.core.forms import Decision, Offer, One
from games.core.keys import Pair
from games.core.model import Key, Seat, say
from games.core.multiset import with_one
from games.core.turns import clockwise, next_turn
from games.puerto_rico.actions import BuyLand, Pass, Sell, SellLand
from games.puerto_rico.bank import gain_money, pay_money
from games.puerto_rico.content import GOODS, LIMITS, NOTHING, PLACE, VALUE
from games.puerto_rico.events import (
    HouseCleared,
    LandBought,
    Sold,
    SoldAtPost,
    SoldNothing,
    TileDiscarded,
)
from games.puerto_rico.frames import Phase, TraderTurns
from games.puerto_rico.island import building, guests, island_spaces, works, works_for
from games.puerto_rico.phases.guests import WINDOW, passed, stir
from games.puerto_rico.phases.stages import Act, Ask, in_stages
from games.puerto_rico.sales import income_for, price_for, sellable
from games.puerto_rico.state import Player, State, Table
from games.puerto_rico.tiles import can_draw, discard, draw_for, read_tile, tile_keys
from games.puerto_rico.views import phase_in

HOUSE, POST = "house", "post"
_LAND = "land_office"
_POST = "trading_post"
_TRADE = say("puerto-rico-prompt-trade")
_LAND_ONLY = {
    BuyLand: say("puerto-rico-prompt-land"),
    SellLand: say("puerto-rico-prompt-land-noble"),
}
_PASS = Offer(Pass)
_BUY = Offer(BuyLand)
_KEYS = {place: tuple([Pair(good, place).key for good in GOODS]) for place in (HOUSE, POST)}


def begin(course: Course[State], phase: Phase) -> None:
    """Each may sell a barrel, from the Trader on (R51)."""
    course.push(TraderTurns(clockwise(phase.chooser, len(course.table.players))))


def is_full(table: Table) -> bool:
    """Whether nothing more can be sold to the trading house (R55)."""
    return len(table.house) >= LIMITS.trading_house


def is_passed_over(state: State, frame: TraderTurns) -> bool:
    """With a full house only those go on who can use Trading Post or Land Office, with a guest's help too (R55)."""
    return is_full(state.table) and not _could_go_on(state, frame.seat)


def pass_over(course: Course[State], frame: TraderTurns) -> None:
    """The turn is over before it begins (R55)."""
    tell_unsold(course, frame)
    next_turn(course)


def has_done_nothing(_state: State, frame: TraderTurns) -> bool:
    """Whether the turn ends without a sale and without the Land Office: whoever passes does not get that far."""
    return not frame.sold and not frame.land


def tell_unsold(course: Course[State], frame: TraderTurns) -> None:
    """Say why the seat was not asked."""
    seat = frame.seat
    course.tell(SoldNothing(seat, any(course.table.players[seat].goods)))


def _could_go_on(state: State, seat: Seat) -> bool:
    """Whether Trading Post or Land Office could be of use to the seat (R55)."""
    player = state.table.players[seat]
    if any(player.goods) and any([_could_work(player, _POST, one) for one in _SORTS]):
        return True
    if _could_work(player, _LAND, "colonist") and can_buy(state, player):
        return True
    return _could_work(player, _LAND, "noble") and bool(tile_keys(state, seat))


_SORTS = ("colonist", "noble")


def _could_work(player: Player, kind: Key, person: Key) -> bool:
    """Whether a person of that sort stands on the building, or could go there from the Guesthouse."""
    place = building(player, kind)
    if place is None:
        return False
    if place.people:
        return works_for(player, kind, person)
    there = guests(player)
    return bool(there.nobles if person == "noble" else there.colonists)


def can_buy(state: State, player: Player) -> bool:
    """Whether a face-down tile can be paid, drawn and placed (E39)."""
    return player.doubloons >= VALUE[_LAND] and island_spaces(player) > 0 and can_draw(state)


def sales(state: State, seat: Seat) -> tuple[Key, ...]:
    """What the seat can sell, and where (R52, E11, E25)."""
    table = state.table
    player = table.players[seat]
    if player.goods == NOTHING:
        return ()
    names = _KEYS[HOUSE]
    keys = [names[PLACE[good]] for good in sellable(table, seat)]
    if _POST in table.buildings and works(player, _POST):
        keys += [_KEYS[POST][place] for place, count in enumerate(player.goods) if count]
    return tuple(keys)


def income(state: State, seat: Seat, sale: Key) -> int:
    """The doubloons for a sale (R53, E25, E35)."""
    phase = phase_in(state.flow)
    assert phase is not None
    good, where = Pair.parse(sale)
    told = income_for if where == HOUSE else price_for
    return told(state.table, seat, good, is_trader=phase.chooser == seat)


def offers(state: State, frame: TraderTurns) -> tuple[Offer, ...]:
    """All that the seat can do in its turn (R51)."""
    seat = frame.seat
    table = state.table
    found = []
    if not frame.sold:
        keys = sales(state, seat)
        if keys:
            found.append(Offer(Sell, (One("sale", keys, "sale"),)))
    if _LAND in table.buildings and not frame.land:
        player = table.players[seat]
        if works_for(player, _LAND, "colonist") and can_buy(state, player):
            found.append(_BUY)
        elif works_for(player, _LAND, "noble") and (land := tile_keys(state, seat)):
            found.append(Offer(SellLand, (One("tile", land, "land"),)))
    return tuple(found)


def is_open(state: State, frame: TraderTurns) -> bool:
    """Whether there is anything that the seat can do."""
    return bool(offers(state, frame))


def asked_trade(state: State, frame: TraderTurns) -> Decision:
    """Sell, use the Land Office, or be done (D16, D17)."""
    found = offers(state, frame)
    return Decision(frame.seat, _LAND_ONLY.get(found[0].action, _TRADE), (*found, _PASS))


def play_sell(course: Course[State], frame: TraderTurns, seat: Seat, action: Sell) -> None:
    """Sell one barrel (R52, R53)."""
    doubloons = income(course.state, seat, action.sale)
    _acted(course, frame, sold=True)
    good, where = Pair.parse(action.sale)
    table = course.table
    player = table.players[seat]
    place = PLACE[good]
    if where == HOUSE:
        course.change_table(house=(*table.house, good))
        course.tell(Sold(seat, good, doubloons))
    else:
        course.change_table(goods=with_one(table.goods, place))
        course.tell(SoldAtPost(seat, good, doubloons))
    course.change_player(
        seat,
        doubloons=player.doubloons + doubloons,
        goods=with_one(player.goods, place, -1),
    )


def play_buy(course: Course[State], frame: TraderTurns, seat: Seat, _action: BuyLand) -> None:
    """Pay for a face-down tile and place it (E39)."""
    _acted(course, frame, land=True)
    pay_money(course, seat, -VALUE[_LAND])
    course.tell(LandBought(seat, VALUE[_LAND]))
    draw_for(course, seat, _LAND)


def play_sell_land(course: Course[State], frame: TraderTurns, seat: Seat, action: SellLand) -> None:
    """Discard a tile for a doubloon (E39)."""
    _acted(course, frame, land=True)
    tile, person = read_tile(action.tile)
    course.tell(TileDiscarded(seat, tile, _LAND))
    discard(course, seat, tile, person)
    gain_money(course, seat, VALUE[_LAND], _LAND)


def _acted(
    course: Course[State], frame: TraderTurns, *, sold: bool = False, land: bool = False
) -> None:
    """Go on with the same turn, a window first (R72); with both done it is over."""
    sold, land = sold or frame.sold, land or frame.land
    if sold and land:
        next_turn(course)
    else:
        course.swap(TraderTurns(frame.queue, _AFTER_AN_ACT, sold, land))
    stir(course)


def play_pass(course: Course[State], frame: TraderTurns, seat: Seat, _action: Pass) -> None:
    """Be done."""
    next_turn(course)
    if not frame.sold and not frame.land:
        passed(course, seat)


def clear(course: Course[State], _phase: Phase) -> None:
    """Empty a full trading house (R57)."""
    table = course.table
    if not is_full(table):
        return
    goods = table.goods
    for good in table.house:
        goods = with_one(goods, PLACE[good])
    course.change_table(house=(), goods=goods)
    course.tell(HouseCleared())


_AFTER_AN_ACT = 1
"""The stage at which a turn goes on after a sale or the Land Office."""

TRADER_TURNS = in_stages(
    (
        Act(pass_over, is_passed_over),
        WINDOW,
        Ask(asked_trade, is_open),
        Act(tell_unsold, has_done_nothing),
    ),
    {Sell: play_sell, BuyLand: play_buy, SellLand: play_sell_land, Pass: play_pass},
)
"""A Trader turn (7.5)."""
