"""What players of San Juan say for an answer."""

from msgspec.structs import replace

from games.core.model import Key, Seat, Term
from games.core.reasons import Argument, Blanks
from games.san_juan.actions import Build, Pass, PickRole, Produce, Sell, Tuck
from games.san_juan.content import (
    BUILDING_OF,
    COST,
    GOOD_OF,
    LIMITS,
    MONUMENTS,
    POINTS,
    PRICES,
    PRODUCTION,
    SIX_BUILDINGS,
    TILES,
)
from games.san_juan.costs import Builder, means, remaining
from games.san_juan.state import Stack, State

FEW = 2
"""Hand cards with which hardly anything can be built."""

DEAR = ("coffee", "silver")
"""The goods that sell best."""

PLAIN: Blanks = {}
"""Of a sentence without blanks."""

GIVEN = {"smithy": "production", "quarry": "city"}
"""What becomes cheaper by a building."""


def _city(state: State, seat: Seat) -> tuple[Stack, ...]:
    """The seat's buildings."""
    return state.table.players[seat].city


def _others(state: State, seat: Seat) -> list[Seat]:
    """The other seats."""
    return [other for other in range(len(state.table.players)) if other != seat]


def _hand(state: State, seat: Seat) -> int:
    """How many cards the seat holds; everybody may count them."""
    return len(state.secrets.holdings[seat].hand)


def _idle(state: State, seat: Seat) -> int:
    """Production buildings without a good."""
    return sum([stack.top in PRODUCTION and not stack.good for stack in _city(state, seat)])


def _goods(state: State, seat: Seat) -> list[Key]:
    """Goods to sell."""
    return [GOOD_OF[stack.top] for stack in _city(state, seat) if stack.good]


def _from(good: Key) -> Blanks:
    """The building on which the good lies."""
    return {"card": Term("card", BUILDING_OF[good])}


def _picks(action: object, role: Key) -> bool:
    """Whether the answer is to take that role."""
    return isinstance(action, PickRole) and action.role == role


def _privileged(state: State, seat: Seat) -> Builder:
    """The seat as the Builder who has picked the role, without the Library."""
    return Builder(state.table.players[seat], state.secrets.holdings[seat].hand, 1)


def _affordable(builder: Builder) -> list[Key]:
    """The cards in hand that can be built in a place of their own, the dearest first."""
    owned = {stack.top for stack in builder.player.city}
    cards = [
        card
        for card in dict.fromkeys(builder.hand)
        if (card in PRODUCTION or card not in owned)
        and remaining(builder, card, None) <= means(builder.hand, card)
    ]
    return sorted(cards, key=COST.__getitem__, reverse=True)


def _builds_large(state: State, seat: Seat, action: object) -> Blanks | None:
    """A building of cost 6 is within reach."""
    cards = [card for card in _affordable(_privileged(state, seat)) if card in SIX_BUILDINGS]
    return {"card": Term("card", cards[0])} if _picks(action, "builder") and cards else None


def _builds_cheaper(state: State, seat: Seat, action: object) -> Blanks | None:
    """Only the privilege makes it affordable."""
    builder = _privileged(state, seat)
    without = _affordable(replace(builder, saved=0))
    cards = [card for card in _affordable(builder) if card not in without]
    return {"card": Term("card", cards[0])} if _picks(action, "builder") and cards else None


def _builds_last(state: State, seat: Seat, action: object) -> Blanks | None:
    """The next building ends the game."""
    is_last = len(_city(state, seat)) == LIMITS.buildings - 1
    is_builder = _picks(action, "builder") or isinstance(action, Build)
    return PLAIN if is_builder and is_last else None


def _others_poor(state: State, seat: Seat, action: object) -> Blanks | None:
    """The others hold few cards to build with."""
    if not _picks(action, "builder") or not _affordable(_privileged(state, seat)):
        return None
    return PLAIN if all(_hand(state, other) <= FEW for other in _others(state, seat)) else None


def _fills_two(state: State, seat: Seat, action: object) -> Blanks | None:
    """The privilege makes a second good."""
    return PLAIN if _picks(action, "producer") and _idle(state, seat) >= 2 else None


def _others_full(state: State, seat: Seat, action: object) -> Blanks | None:
    """Nobody else can make anything."""
    if not _picks(action, "producer") or not _idle(state, seat):
        return None
    return None if any(_idle(state, other) for other in _others(state, seat)) else PLAIN


def _sells_two(state: State, seat: Seat, action: object) -> Blanks | None:
    """The privilege sells a second good."""
    return PLAIN if _picks(action, "trader") and len(_goods(state, seat)) >= 2 else None


def _sells_alone(state: State, seat: Seat, action: object) -> Blanks | None:
    """Nobody else has a good."""
    if not _picks(action, "trader") or not _goods(state, seat):
        return None
    return None if any(_goods(state, other) for other in _others(state, seat)) else PLAIN


def _sells_dear(state: State, seat: Seat, action: object) -> Blanks | None:
    """One of the goods that sell best lies ready."""
    goods = [good for good in DEAR[::-1] if good in _goods(state, seat)]
    return _from(goods[0]) if _picks(action, "trader") and goods else None


def _needs_cards(state: State, seat: Seat, action: object) -> Blanks | None:
    """The hand is nearly empty."""
    is_drawing = _picks(action, "councillor") or _picks(action, "prospector")
    return PLAIN if is_drawing and _hand(state, seat) <= FEW else None


def _helps_nobody(state: State, seat: Seat, action: object) -> Blanks | None:
    """The Prospector gives the others nothing."""
    return PLAIN if _picks(action, "prospector") else None


def _full_hands(state: State, seat: Seat, action: object) -> Blanks | None:
    """The others hold many cards, and the Builder would let them build."""
    if not isinstance(action, PickRole) or action.role == "builder":
        return None
    others = max([_hand(state, other) for other in _others(state, seat)])
    return PLAIN if others >= 2 * FEW + 1 and _hand(state, seat) <= FEW else None


def _makes_dear(state: State, seat: Seat, action: object) -> Blanks | None:
    """A building for one of the goods that sell best."""
    if not isinstance(action, Build) or GOOD_OF.get(action.card) not in DEAR:
        return None
    return {"card": Term("card", action.card)}


def _makes_first(state: State, seat: Seat, action: object) -> Blanks | None:
    """One more production building, where there are few."""
    own = sum([stack.top in PRODUCTION for stack in _city(state, seat)])
    is_plant = isinstance(action, Build) and action.card in PRODUCTION
    return PLAIN if is_plant and own <= 2 else None


def _six(state: State, seat: Seat, action: object) -> Blanks | None:
    """It scores by the whole city."""
    if not isinstance(action, Build) or action.card not in SIX_BUILDINGS:
        return None
    return {"card": Term("card", action.card)}


def _cheaper(state: State, seat: Seat, action: object) -> Blanks | None:
    """Later buildings cost less."""
    if not isinstance(action, Build) or action.card not in GIVEN:
        return None
    return {"card": Term("card", action.card)}


def _counts(state: State, seat: Seat, action: object) -> Blanks | None:
    """A six-cost building that the seat owns gives more for it."""
    if not isinstance(action, Build):
        return None
    card, own = action.card, [stack.top for stack in _city(state, seat)]
    wanted = {
        "triumphal_arch": card in MONUMENTS,
        "guild_hall": card in PRODUCTION,
        "city_hall": card not in PRODUCTION and card not in MONUMENTS,
    }
    found = [six for six, is_counted in wanted.items() if is_counted and six in own]
    return {"card": Term("card", found[0])} if found else None


def _worth(state: State, seat: Seat, action: object) -> Blanks | None:
    """It has points at the end."""
    if not isinstance(action, Build) or not POINTS[action.card]:
        return None
    return {"points": POINTS[action.card]}


def _tucks(state: State, seat: Seat, action: object) -> Blanks | None:
    """A card under the Chapel each round."""
    is_chapel = isinstance(action, Build) and action.card == "chapel"
    return PLAIN if is_chapel or isinstance(action, Tuck) else None


def _saves(state: State, seat: Seat, action: object) -> Blanks | None:
    """The cards are kept for something dearer in hand."""
    if not isinstance(action, Pass):
        return None
    builder = _privileged(state, seat)
    dear = [card for card in builder.hand if COST[card] >= len(SIX_BUILDINGS)]
    dear = [card for card in dear if card not in _affordable(builder)]
    best = max(dear, key=COST.__getitem__, default=None)
    return None if best is None else {"card": Term("card", best)}


def _brings(state: State, seat: Seat, action: object) -> Blanks | None:
    """What the goods sell for on the tile that lies open."""
    if not isinstance(action, Sell) or not state.table.tile_open:
        return None
    prices = PRICES[state.table.tiles_seen[-1]]
    cards = sum([prices[good] * count for good, count in action.goods])
    return {"cards": cards} if cards else None


def _best_tile(state: State, seat: Seat, action: object) -> Blanks | None:
    """No tile pays more for one of these goods."""
    if not isinstance(action, Sell) or not state.table.tile_open:
        return None
    open_tile = state.table.tiles_seen[-1]
    for good, count in action.goods:
        best = max([PRICES[tile][good] for tile in TILES])
        if count and PRICES[open_tile][good] == best > min([PRICES[t][good] for t in TILES]):
            return _from(good)
    return None


def _produces_dear(state: State, seat: Seat, action: object) -> Blanks | None:
    """The good is one of those that sell best."""
    if not isinstance(action, Produce):
        return None
    made = [good for good in DEAR[::-1] if dict(action.goods).get(good)]
    return _from(made[0]) if made else None


ARGUMENTS = (
    Argument("builds-last", ("points",), _builds_last),
    Argument("builds-large", ("large", "points", "buildings"), _builds_large),
    Argument("others-poor", ("buildings", "points"), _others_poor),
    Argument("builds-cheaper", ("buildings", "points"), _builds_cheaper),
    Argument("others-full", ("goods", "cards", "buildings", "points"), _others_full),
    Argument("fills-two", ("goods", "cards", "buildings", "points"), _fills_two),
    Argument("sells-alone", ("cards", "buildings", "points"), _sells_alone),
    Argument("sells-dear", ("cards", "buildings", "points"), _sells_dear),
    Argument("sells-two", ("cards", "buildings", "points"), _sells_two),
    Argument("needs-cards", ("cards", "buildings", "points"), _needs_cards),
    Argument("helps-nobody", ("buildings",), _helps_nobody, of_rivals=True),
    Argument("full-hands", ("buildings",), _full_hands, of_rivals=True),
    Argument("counts", ("points",), _counts),
    Argument("six", ("large", "points"), _six),
    Argument("makes-dear", ("goods", "cards", "production", "points"), _makes_dear),
    Argument("makes-first", ("production", "goods"), _makes_first),
    Argument("cheaper", ("buildings", "points"), _cheaper),
    Argument("worth", ("points", "buildings"), _worth),
    Argument("tucks", ("tucked",), _tucks),
    Argument("saves", ("cards", "points", "large"), _saves),
    Argument("best-tile", ("cards", "buildings", "points"), _best_tile),
    Argument("brings", ("cards", "buildings", "points"), _brings),
    Argument("produces-dear", ("cards", "buildings", "points"), _produces_dear),
)
