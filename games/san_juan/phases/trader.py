"""The Trader phase (R60 to R66)."""

from collections.abc import Collection, Mapping

from msgspec.structs import replace

from games.core.flow import Answering, Course, Simultaneous, lane
from games.core.forms import Decision
from games.core.model import Key, Seat, say
from games.core.turns import clockwise
from games.san_juan.actions import Amounts, Sell
from games.san_juan.content import PRICES, TILES
from games.san_juan.dealer import Dealer
from games.san_juan.events import CardTucked, NobodySold, Sold, TileTurned
from games.san_juan.frames import AnyLane, Selling, SellQuestion
from games.san_juan.offers import goods_on, of_goods
from games.san_juan.state import State, Table

_STAND_GOODS = 2


def begin_trader(course: Course[State]) -> None:
    """Turn up the tile, then ask all who have goods (R60, R66)."""
    _turn_tile_up(course)
    table = course.state.table
    lanes = []
    for seat in clockwise(table.picks[-1].seat, len(table.players)):
        goods = goods_on(table.players[seat].city)
        if goods:
            most = min(sum([amount for _, amount in goods]), sellable(table, seat))
            lanes.append(lane(seat, SellQuestion(goods, most)))
    if lanes:
        course.push(Selling(tuple(lanes)))
    else:
        course.tell(NobodySold())
        _close(course, Dealer(course), frozenset())


def sellable(table: Table, seat: Seat) -> int:
    """How many goods the seat may sell (R61)."""
    pick = table.picks[-1]
    privilege = 0 if pick.seat != seat else 2 if pick.library else 1
    return 1 + privilege + ("trading_post" in table.players[seat].active)


def asked_goods(state: State, place: AnyLane, frame: SellQuestion) -> Decision:
    """Which goods to sell (D13), one of which goes under the Harbor (B37)."""
    harbor = "yes" if "harbor" in state.table.players[place.seat].active else "no"
    prompt = say("san-juan-prompt-sell", count=frame.most, harbor=harbor)
    return Decision(place.seat, prompt, of_goods(Sell, frame.goods, 0, frame.most))


def resolve(course: Course[State], frame: Selling) -> None:
    """Serve the sellers from the Trader, each wholly before the next, then turn the tile face down (R62, R65)."""
    dealer = Dealer(course)
    prices = PRICES[course.state.table.tiles_seen[-1]]
    sellers = set()
    for place in frame.lanes:
        goods = place.answers[0].goods
        if goods:
            sellers.add(place.seat)
            _trade(course, dealer, place.seat, goods, prices)
        else:
            course.tell(Sold(place.seat, (), 0))
    _close(course, dealer, sellers)


def _trade(
    course: Course[State], dealer: Dealer, seat: Seat, goods: Amounts, prices: Mapping[Key, int]
) -> None:
    """One seat's sale: goods away, one of them under the Harbor, cards for them, then Market Hall and Market Stand."""
    active = dealer.players[seat].active
    faces = dealer.lift_goods(seat, goods)
    stored = 1 if "harbor" in active else 0
    if stored:
        dealer.tuck(seat, "harbor", (faces[0],))
    dealer.discard(faces[stored:])
    drawn = dealer.gain(seat, sum([prices[good] * amount for good, amount in goods]))
    course.tell(Sold(seat, goods, len(drawn)))
    if stored:
        course.tell(CardTucked(seat, "harbor"))
    dealer.show(seat, drawn)
    if "market_hall" in active:
        dealer.bonus(seat, "market_hall")
    if len(faces) >= _STAND_GOODS and "market_stand" in active:
        dealer.bonus(seat, "market_stand")


def _close(course: Course[State], dealer: Dealer, sellers: Collection[Seat]) -> None:
    """Draw for the Huts of those who have sold nothing, then turn the tile face down (R64, R65, B32)."""
    if dealer.table.options.expansion:
        for seat in clockwise(dealer.table.picks[-1].seat, len(dealer.players)):
            if seat not in sellers and "hut" in dealer.players[seat].active:
                dealer.bonus(seat, "hut")
    dealer.table = replace(dealer.table, tile_open=False)
    dealer.settle()


def _turn_tile_up(course: Course[State]) -> None:
    """Open the next tile: chance while some have not been seen, the old order afterwards (R60, R65)."""
    seen = course.state.table.tiles_seen
    hidden = [tile for tile in TILES if tile not in seen]
    if hidden:
        tile = hidden[course.below(len(hidden))]
    else:
        tile, *rest = seen
        seen = tuple(rest)
    table = replace(course.table, tiles_seen=(*seen, tile), tile_open=True)
    course.state = replace(course.state, table=table)
    course.tell(TileTurned(tile))


SELL_QUESTION = Answering(asked_goods)
SELLING = Simultaneous(resolve)
