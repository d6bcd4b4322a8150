"""The Trader phase (R60 to R66)."""

from collections.abc import Mapping

from games.core.flow import Answering, Course, Simultaneous, lane
from games.core.forms import Decision
from games.core.model import Key, Seat
from games.san_juan.actions import Amounts, Sell
from games.san_juan.content import GOOD_OF, PRICES
from games.san_juan.events import NobodySold, Sold, TileTurned
from games.san_juan.frames import SanJuanLane, Selling, SellQuestion
from games.san_juan.offers import counting, goods_on, of_goods
from games.san_juan.phases.order import seats_from
from games.san_juan.state import Player, Stack, State
from games.san_juan.supply import Supply

_STAND_GOODS = 2


def begin_trader(course: Course[State]) -> None:
    """Turn up the tile, then ask all who have goods (R60, R66)."""
    _turn_tile_up(course)
    state = course.state
    lanes = []
    for seat in seats_from(state.picks[-1].seat, len(state.players)):
        goods = goods_on(state.players[seat].city)
        if goods:
            most = min(sum([amount for _, amount in goods]), sellable(state, seat))
            lanes.append(lane(seat, SellQuestion(goods, most)))
    if lanes:
        course.push(Selling(tuple(lanes)))
    else:
        course.tell(NobodySold())
        course.change(tile_open=False)


def sellable(state: State, seat: Seat) -> int:
    """How many goods the seat may sell (R61)."""
    pick = state.picks[-1]
    privilege = 0 if pick.seat != seat else 2 if pick.library else 1
    return 1 + privilege + ("trading_post" in state.players[seat].active)


def asked_goods(_state: State, place: SanJuanLane, frame: SellQuestion) -> Decision:
    """Which goods to sell (D13)."""
    prompt = counting("san-juan-prompt-sell", frame.most)
    return Decision(place.seat, prompt, of_goods(Sell, frame.goods, 0, frame.most))


def resolve(course: Course[State], frame: Selling) -> None:
    """Serve the sellers from the Trader, each wholly before the next, then turn the tile face down (R62, R65)."""
    supply = Supply(course)
    state = course.state
    players = list(state.players)
    prices = PRICES[state.tiles_seen[-1]]
    for place in frame.lanes:
        players[place.seat] = _trade(course, supply, place.seat, place.answers[0].goods, prices)
    supply.settle(players, tile_open=False)


def _trade(
    course: Course[State], supply: Supply, seat: Seat, goods: Amounts, prices: Mapping[Key, int]
) -> Player:
    """One seat's sale: goods away, cards for them, then Market Hall and Market Stand."""
    player = course.state.players[seat]
    if not goods:
        course.tell(Sold(seat, goods, 0))
        return player
    player, faces = _without_goods(player, goods)
    supply.discard(faces)
    player, drawn = supply.gain(player, sum([prices[good] * amount for good, amount in goods]))
    course.tell(Sold(seat, goods, len(drawn)))
    supply.show(seat, drawn)
    if faces and "market_hall" in player.active:
        player = supply.bonus(player, seat, "market_hall")
    if len(faces) >= _STAND_GOODS and "market_stand" in player.active:
        player = supply.bonus(player, seat, "market_stand")
    return player


def _without_goods(player: Player, goods: Amounts) -> tuple[Player, list[Key]]:
    """The player with these goods gone in city order (R16), and the cards they were, unseen."""
    left = dict(goods)
    faces = []
    city = list(player.city)
    for number, stack in enumerate(city):
        if stack.good is not None and left.get(GOOD_OF[stack.cards[-1]]):
            left[GOOD_OF[stack.cards[-1]]] -= 1
            faces.append(stack.good)
            city[number] = Stack(stack.cards, None, stack.tucked)
    return Player(player.hand, tuple(city), player.active), faces


def _turn_tile_up(course: Course[State]) -> None:
    """Open the next tile: chance while some have not been seen, the old order afterwards (R60, R65)."""
    seen, hidden = course.state.tiles_seen, course.state.tiles_hidden
    if hidden:
        place = course.below(len(hidden))
        tile = hidden[place]
        hidden = hidden[:place] + hidden[place + 1 :]
    else:
        tile, *rest = seen
        seen = tuple(rest)
    course.change(tiles_seen=(*seen, tile), tiles_hidden=hidden, tile_open=True)
    course.tell(TileTurned(tile))


SELL_QUESTION = Answering(asked_goods)
SELLING = Simultaneous(resolve)
