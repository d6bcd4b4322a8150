"""What players of Puerto Rico say for an answer."""

from games.core.keys import Pair
from games.core.model import Key, Seat, SeatName, Term
from games.core.reasons import Argument, Blanks
from games.puerto_rico.actions import Build, ChooseRole, Load, PlacePeople, Sell, TakeTile
from games.puerto_rico.content import (
    CIRCLES,
    COST,
    GOODS,
    LARGE,
    LIMITS,
    PLACE,
    PLANT_PLACE,
    PLANTS,
    POINTS,
    PRICES,
    QUARRY,
    RANK,
)
from games.puerto_rico.island import city_spaces, empty_circles, tiles, works
from games.puerto_rico.phases.craftsman import harvest
from games.puerto_rico.phases.storage import least_lost
from games.puerto_rico.state import Cargo, Player, State

MANY = 3
"""Barrels, circles or doubloons that are many."""

WELL_PAID = 3
"""Doubloons for which a barrel sells well."""

OUTSIDE: Blanks = {}
"""Of a sentence without blanks."""


def _own(state: State, seat: Seat) -> Player:
    """What lies before the seat."""
    return state.table.players[seat]


def _others(state: State, seat: Seat) -> list[Seat]:
    """The other seats in turn order."""
    seats = len(state.table.players)
    return [(seat + step) % seats for step in range(1, seats)]


def _chosen(action: object, role: Key) -> bool:
    """Whether the answer is to choose that role."""
    return isinstance(action, ChooseRole) and action.role == role


def _sellable(state: State, seat: Seat) -> list[int]:
    """Goods, as their places, that the seat can sell to the trading house as it stands; the dearest first."""
    player, house = _own(state, seat), state.table.house
    if len(house) >= LIMITS.trading_house:
        return []
    is_free = bool(house) and works(player, "office")
    held = [
        place
        for place, count in enumerate(player.goods)
        if count and (is_free or GOODS[place] not in house)
    ]
    return sorted(held, key=PRICES.__getitem__, reverse=True)


def _good(place: int) -> Term:
    """What a good is called."""
    return Term("good", GOODS[place])


def _sells_first(state: State, seat: Seat, action: object) -> Blanks | None:
    """The trading house has too little room for all who could sell."""
    own = _sellable(state, seat)
    room = LIMITS.trading_house - len(state.table.house)
    sellers = [other for other in _others(state, seat) if _sellable(state, other)]
    if not _chosen(action, "trader") or not own or not PRICES[own[0]] or len(sellers) < room:
        return None
    return {"good": _good(own[0])}


def _sells_well(state: State, seat: Seat, action: object) -> Blanks | None:
    """There is something to sell that is worth the Trader."""
    own = _sellable(state, seat)
    if not _chosen(action, "trader") or not own or PRICES[own[0]] + 1 < WELL_PAID:
        return None
    return {"good": _good(own[0]), "doubloons": PRICES[own[0]] + 1}


def _sells_alone(state: State, seat: Seat, action: object) -> Blanks | None:
    """Nobody else has anything to sell."""
    if not _chosen(action, "trader") or not _sellable(state, seat):
        return None
    return None if any(_sellable(state, other) for other in _others(state, seat)) else OUTSIDE


def _ships_first(state: State, seat: Seat, action: object) -> Blanks | None:
    """Somebody else has the same good, and the ship for it has no room for all."""
    if not _chosen(action, "captain"):
        return None
    goods = _own(state, seat).goods
    for ship in state.table.cargo:
        if ship.good is None or not ship.room or not goods[PLACE[ship.good]]:
            continue
        place = PLACE[ship.good]
        for other in _others(state, seat):
            theirs = _own(state, other).goods[place]
            if theirs and goods[place] + theirs > ship.room:
                return {"good": _good(place), "name": SeatName(other)}
    return None


def _ships_most(state: State, seat: Seat, action: object) -> Blanks | None:
    """Nobody has more barrels."""
    own = sum(_own(state, seat).goods)
    if not _chosen(action, "captain") or own < MANY:
        return None
    others = [sum(_own(state, other).goods) for other in _others(state, seat)]
    return {"barrels": own} if own > max(others) else None


def _ships_many(state: State, seat: Seat, action: object) -> Blanks | None:
    """There are many barrels to ship."""
    own = sum(_own(state, seat).goods)
    return {"barrels": own} if _chosen(action, "captain") and own >= MANY else None


def _spoils(state: State, seat: Seat, action: object) -> Blanks | None:
    """Somebody else could neither ship nor store all that they have."""
    if not _chosen(action, "captain"):
        return None
    for other in _others(state, seat):
        player = _own(state, other)
        full = {ship.good for ship in state.table.cargo if ship.good and not ship.room}
        stuck = sum([count for place, count in enumerate(player.goods) if GOODS[place] in full])
        if stuck >= MANY and least_lost(player) > 0:
            return {"name": SeatName(other)}
    return None


def _produces_most(state: State, seat: Seat, action: object) -> Blanks | None:
    """Nobody makes as many barrels."""
    own = sum(harvest(_own(state, seat)))
    if not _chosen(action, "craftsman") or own < 2:
        return None
    others = [sum(harvest(_own(state, other))) for other in _others(state, seat)]
    return {"barrels": own} if own > max(others) else None


def _produces(state: State, seat: Seat, action: object) -> Blanks | None:
    """There is something to make."""
    own = sum(harvest(_own(state, seat)))
    return {"barrels": own} if _chosen(action, "craftsman") and own >= 2 else None


def _lies_on_card(state: State, seat: Seat, action: object) -> Blanks | None:
    """Doubloons have gathered on the role."""
    if not isinstance(action, ChooseRole):
        return None
    lying = [card.doubloons for card in state.table.roles if card.role == action.role]
    return {"doubloons": sum(lying)} if sum(lying) >= 2 else None


def _fills_circles(state: State, seat: Seat, action: object) -> Blanks | None:
    """Circles are empty for want of people."""
    player = _own(state, seat)
    empty = empty_circles((*player.island, *player.city)) - player.waiting.total
    return {"circles": empty} if _chosen(action, "mayor") and empty >= 2 else None


def _price(state: State, seat: Seat, building: Key) -> int:
    """What the building costs its Builder, more or less: with the privilege and the quarries at work."""
    player = _own(state, seat)
    at_work = sum([place.kind == QUARRY and place.people > 0 for place in player.island])
    return max(0, COST[building] - 1 - at_work)


def _affords_large(state: State, seat: Seat, action: object) -> Blanks | None:
    """A large building is within reach."""
    player = _own(state, seat)
    left = [kind for kind in LARGE if state.table.market[RANK[kind]]]
    left = [kind for kind in left if _price(state, seat, kind) <= player.doubloons]
    if not _chosen(action, "builder") or not left or city_spaces(player) < 2:
        return None
    return OUTSIDE


def _affords(state: State, seat: Seat, action: object) -> Blanks | None:
    """The most expensive building within reach is worth the Builder."""
    player, table = _own(state, seat), state.table
    owned = [place.kind for place in player.city]
    left = [
        kind
        for kind in table.buildings
        if table.market[RANK[kind]] and kind not in owned and kind not in LARGE
    ]
    left = [kind for kind in left if _price(state, seat, kind) <= player.doubloons]
    best = max(left, key=COST.__getitem__, default=None)
    if not _chosen(action, "builder") or best is None or COST[best] < MANY:
        return None
    return {"building": Term("building", best)} if city_spaces(player) else None


def _helps_nobody(state: State, seat: Seat, action: object) -> Blanks | None:
    """The Prospector gives the others nothing."""
    is_it = _chosen(action, "prospector") or _chosen(action, "prospector_2")
    return OUTSIDE if is_it else None


def _uses_quarries(state: State, seat: Seat, action: object) -> Blanks | None:
    """Quarries at work make the Builder cheap."""
    own = sum([place.kind == QUARRY and place.people > 0 for place in _own(state, seat).island])
    return {"quarries": own} if _chosen(action, "builder") and own >= 2 else None


def _wants_quarry(state: State, seat: Seat, action: object) -> Blanks | None:
    """Only the Settler may take a quarry."""
    has_hut = works(_own(state, seat), "construction_hut")
    return OUTSIDE if _chosen(action, "settler") and state.table.quarries and not has_hut else None


def _takes_quarry(state: State, seat: Seat, action: object) -> Blanks | None:
    """A quarry is taken."""
    return OUTSIDE if isinstance(action, TakeTile) and action.tile == QUARRY else None


def _feeds_plant(state: State, seat: Seat, action: object) -> Blanks | None:
    """A building waits for plantations of this kind."""
    if not isinstance(action, TakeTile) or action.tile not in PLACE:
        return None
    player = _own(state, seat)
    for plant in player.city:
        is_its = plant.kind in PLANTS[PLACE[action.tile]]
        if is_its and CIRCLES[plant.kind] > tiles(player, action.tile):
            return {"building": Term("building", plant.kind), "good": Term("good", action.tile)}
    return None


def _new_kind(state: State, seat: Seat, action: object) -> Blanks | None:
    """A good that the seat does not grow yet."""
    if not isinstance(action, TakeTile) or action.tile not in PLACE:
        return None
    is_new = tiles(_own(state, seat), action.tile) == 0
    return {"good": Term("good", action.tile)} if is_new else None


def _large(state: State, seat: Seat, action: object) -> Blanks | None:
    """A large building is built."""
    if not isinstance(action, Build) or action.building not in LARGE:
        return None
    return {"building": Term("building", action.building)}


def _last_copy(state: State, seat: Seat, action: object) -> Blanks | None:
    """There is no second one."""
    if not isinstance(action, Build) or action.building in LARGE:
        return None
    is_last = state.table.market[RANK[action.building]] == 1
    return {"building": Term("building", action.building)} if is_last else None


def _starts_good(state: State, seat: Seat, action: object) -> Blanks | None:
    """Plantations lie idle for want of the building."""
    if not isinstance(action, Build) or action.building not in PLANT_PLACE:
        return None
    player, place = _own(state, seat), PLANT_PLACE[action.building]
    has_plant = any(built.kind in PLANTS[place] for built in player.city)
    if has_plant or not tiles(player, GOODS[place]):
        return None
    return {"good": _good(place)}


def _worth(state: State, seat: Seat, action: object) -> Blanks | None:
    """It has points at the end."""
    if not isinstance(action, Build) or not POINTS[action.building]:
        return None
    return {"points": POINTS[action.building]}


def _starts_work(state: State, seat: Seat, action: object) -> Blanks | None:
    """A building that stood empty is used."""
    if not isinstance(action, PlacePeople):
        return None
    placed = dict(action.people)
    for place in _own(state, seat).city[::-1]:
        if not place.people and CIRCLES[place.kind] and placed.get(place.kind):
            return {"building": Term("building", place.kind)}
    return None


def _ship_of(state: State, action: object) -> tuple[Cargo, int] | None:
    """The cargo ship on which is loaded, and the good's place."""
    if not isinstance(action, Load):
        return None
    good, where = Pair.parse(action.cargo)
    for ship in state.table.cargo:
        if where == f"ship_{ship.capacity}":
            return ship, PLACE[good]
    return None


def _fills_ship(state: State, seat: Seat, action: object) -> Blanks | None:
    """Somebody else's barrels of the same good stay behind."""
    found = _ship_of(state, action)
    if found is None:
        return None
    ship, place = found
    if _own(state, seat).goods[place] < ship.room:
        return None
    for other in _others(state, seat):
        if _own(state, other).goods[place]:
            return {"good": _good(place), "name": SeatName(other)}
    return None


def _takes_last_ship(state: State, seat: Seat, action: object) -> Blanks | None:
    """The last empty ship is taken, and somebody else has a good that no ship takes."""
    found = _ship_of(state, action)
    if found is None or found[0].good is not None:
        return None
    empty = [ship for ship in state.table.cargo if ship.good is None]
    if len(empty) > 1:
        return None
    aboard = {GOODS[found[1]], *[ship.good for ship in state.table.cargo]}
    for other in _others(state, seat):
        for place, count in enumerate(_own(state, other).goods):
            if count >= 2 and GOODS[place] not in aboard:
                return {"good": _good(place), "name": SeatName(other)}
    return None


def _loads_many(state: State, seat: Seat, action: object) -> Blanks | None:
    """Many barrels go at once."""
    if not isinstance(action, Load):
        return None
    found = _ship_of(state, action)
    held = _own(state, seat).goods[PLACE[Pair.parse(action.cargo).first]]
    loaded = held if found is None else min(held, found[0].room)
    return {"points": loaded} if loaded >= MANY else None


def _last_place(state: State, seat: Seat, action: object) -> Blanks | None:
    """The house is full after this sale."""
    if not isinstance(action, Sell) or Pair.parse(action.sale).second != "house":
        return None
    return OUTSIDE if len(state.table.house) == LIMITS.trading_house - 1 else None


ARGUMENTS = (
    Argument("sells-first", ("doubloons", "buildings"), _sells_first),
    Argument("sells-alone", ("doubloons", "buildings"), _sells_alone),
    Argument("sells-well", ("doubloons", "buildings"), _sells_well),
    Argument("ships-first", ("chips",), _ships_first),
    Argument("spoils", ("barrels",), _spoils, of_rivals=True),
    Argument("ships-most", ("chips",), _ships_most),
    Argument("ships-many", ("chips",), _ships_many),
    Argument("produces-most", ("barrels", "chips", "doubloons"), _produces_most),
    Argument("produces", ("barrels", "chips", "doubloons"), _produces),
    Argument("affords-large", ("large", "printed"), _affords_large),
    Argument("uses-quarries", ("buildings", "printed", "doubloons"), _uses_quarries),
    Argument("affords", ("buildings", "printed", "worked"), _affords),
    Argument("helps-nobody", ("doubloons", "buildings", "printed"), _helps_nobody),
    Argument("fills-circles", ("colonists", "worked", "barrels"), _fills_circles),
    Argument("wants-quarry", ("quarries", "buildings"), _wants_quarry),
    Argument("lies-on-card", ("doubloons", "buildings"), _lies_on_card),
    Argument("takes-quarry", ("quarries", "buildings"), _takes_quarry),
    Argument("feeds-plant", ("fields", "barrels", "chips"), _feeds_plant),
    Argument("new-kind", ("kinds", "doubloons"), _new_kind),
    Argument("large", ("large", "printed"), _large),
    Argument("last-copy", ("buildings",), _last_copy),
    Argument("starts-good", ("production", "barrels", "kinds"), _starts_good),
    Argument("starts-work", ("worked", "barrels", "chips", "doubloons"), _starts_work),
    Argument("worth", ("printed", "buildings"), _worth),
    Argument("fills-ship", ("chips",), _fills_ship, of_rivals=True),
    Argument("takes-last-ship", ("chips",), _takes_last_ship, of_rivals=True),
    Argument("loads-many", ("chips",), _loads_many),
    Argument("last-place", ("doubloons",), _last_place, of_rivals=True),
)
