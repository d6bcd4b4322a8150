"""What a person may want to know while choosing: prices, gains, what is lost, and why something is not offered."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from msgspec.structs import replace

from games.core.forms import Decision, Field, Offer, Split
from games.core.keys import Pair
from games.core.model import Action, Key, Message, Note, Notes, Seat, SeatName, Term, say
from games.puerto_rico.actions import (
    Build,
    ChooseRole,
    Draft,
    Load,
    MoveGuest,
    PlaceNobles,
    PlacePeople,
    Sell,
    SellLand,
    StoreKinds,
    TakeGood,
    TakeTile,
)
from games.puerto_rico.content import (
    BUILDINGS,
    CIRCLES,
    COLUMN,
    COST,
    PLACE,
    PLANTS,
    PRICE,
    RANK,
    SIZE,
    TILES,
    VALUE,
)
from games.puerto_rico.frames import Loading
from games.puerto_rico.island import building, city_spaces, tiles, works
from games.puerto_rico.phases.captain import WHARF, bonus
from games.puerto_rico.phases.trader import income
from games.puerto_rico.prices import Discounts, makeshift
from games.puerto_rico.scoring import LARGE_BONUSES
from games.puerto_rico.state import Place, Player, RoleCard, State, Table

_OWNED = say("puerto-rico-refused-owned")
_SOLD_OUT = say("puerto-rico-refused-sold-out")
_NO_SPACE = say("puerto-rico-refused-no-space")
_WITH_BLACK_MARKET = "puerto-rico-detail-black-market"


def notes_on(state: State, decision: Decision) -> Notes:
    """The notes on the seat's decision."""
    lines: list[Note] = []
    for offer in decision.offers:
        noting = _NOTING.get(offer.action)
        if noting is not None:
            lines += noting(state, decision.seat, offer)
    return Notes(tuple(lines))


def _keys(field: Field) -> tuple[Key, ...]:
    """The keys of a field."""
    return tuple([row.key for row in field.rows]) if isinstance(field, Split) else field.keys


def effect(kind: Key) -> Message:
    """What a building is good for, in a few words."""
    return say(f"puerto-rico-effect-{kind.replace('_', '-')}")


def worth(kind: Key) -> Message:
    """The printed points, and what the building is good for; of the Statue these are the same."""
    if kind == "statue":
        return effect(kind)
    points = BUILDINGS[kind].points
    return say("puerto-rico-detail-building", points=points, effect=Term("effect", kind))


def _worth_now(state: State, seat: Seat, kind: Key) -> Message:
    """The same of what the seat may buy: of a large building also what it would bring if the game ended with it occupied."""
    if kind not in LARGE_BONUSES:
        return worth(kind)
    player = state.table.players[seat]
    bought = replace(player, city=(*player.city, Place(kind)))
    now = LARGE_BONUSES[kind](bought, state.secrets.points[seat])
    points = BUILDINGS[kind].points
    return say("puerto-rico-detail-large", points=points, effect=Term("effect", kind), now=now)


def _on_roles(state: State, seat: Seat, _offer: Offer) -> list[Note]:
    """The doubloons on every card, what its phase brings, and who has taken it."""
    doubled = works(state.table.players[seat], "library")
    lines = []
    for card in state.table.roles:
        detail = _privilege(state.table, card.role, VALUE["library"] if doubled else 1)
        refused = None
        if card.taker is not None:
            refused = say("puerto-rico-refused-role", seat=SeatName(card.taker))
        lines.append(Note("role", card.role, detail=detail, refused=refused, label=_role(card)))
    return lines


def _privilege(table: Table, role: Key, count: int) -> Message:
    """What a role brings to whom: no more colonists and quarries than there are (R22, R24)."""
    if role == "settler":
        return say("puerto-rico-privilege-settler", count=count, quarries=table.quarries)
    if role == "mayor":
        return say("puerto-rico-privilege-mayor", count=min(count, table.supply.colonists))
    return say(f"puerto-rico-privilege-{role.removesuffix('_2')}", count=count)


def _role(card: RoleCard) -> Message | None:
    """The role with the doubloons on its card, where there are any."""
    if not card.doubloons:
        return None
    role = Term("role", card.role)
    return say("puerto-rico-role-with-doubloons", role=role, count=card.doubloons)


def _on_draft(_state: State, _seat: Seat, offer: Offer) -> list[Note]:
    """Every type under its cost, with what it is good for."""
    return [
        Note("building", kind, Term("cost", str(COST[kind])), detail=worth(kind))
        for kind in _keys(offer.fields[0])
    ]


def _on_buildings(state: State, seat: Seat, _offer: Offer) -> list[Note]:
    """Every type in the game under its price for the seat, from the lowest, and with why it cannot be bought."""
    discounts = Discounts(state, seat)
    kinds = sorted(state.table.buildings, key=discounts.price)
    return [_on_building(state, seat, kind, discounts) for kind in kinds]


def _on_building(state: State, seat: Seat, kind: Key, discounts: Discounts) -> Note:
    """One type."""
    player = state.table.players[seat]
    price = discounts.price(kind)
    missing = price - player.doubloons
    refused = None
    if building(player, kind) is not None:
        refused = _OWNED
    elif not state.table.market[RANK[kind]]:
        refused = _SOLD_OUT
    elif city_spaces(player) < SIZE[kind]:
        refused = _NO_SPACE
    elif missing > makeshift(state, seat):
        refused = say("puerto-rico-refused-price", count=missing)
    detail = _worth_now(state, seat, kind)
    if refused is None and missing > 0:
        detail = say(_WITH_BLACK_MARKET, count=missing)
    group = Term("cost", str(price))
    return Note("building", kind, group, cost=price, detail=detail, refused=refused)


def _on_tiles(state: State, seat: Seat, offer: Offer) -> list[Note]:
    """How many such tiles one has, and whether anything of one's city works them."""
    player = state.table.players[seat]
    lines = []
    for tile in _keys(offer.fields[0]):
        owned = tiles(player, tile)
        plants = _circles_for(player, tile)
        if plants is None:
            detail = say("puerto-rico-detail-tile", count=owned)
        else:
            detail = say("puerto-rico-detail-plantation", count=owned, circles=plants)
        lines.append(Note("tile", tile, detail=detail))
    return lines


def _circles_for(player: Player, tile: Key) -> int | None:
    """Circles of production buildings for that plantation; None where none are needed."""
    kinds = PLANTS[PLACE[tile]] if tile in PLACE else ()
    if not kinds:
        return None
    return sum([CIRCLES[place.kind] for place in player.city if place.kind in kinds])


def _on_places(_state: State, _seat: Seat, offer: Offer) -> list[Note]:
    """Circles of the island and of the city apart, buildings with what they do."""
    field = offer.fields[-1]
    return [_on_place(field.name, kind) for kind in _keys(field)]


def _on_place(field: str, kind: Key) -> Note:
    """One kind of place."""
    if kind in TILES:
        return Note(field, kind, Term("area", "island"))
    return Note(field, kind, Term("area", "city"), detail=effect(kind))


def _on_prices(_state: State, _seat: Seat, offer: Offer) -> list[Note]:
    """What each good sells for in the trading house."""
    return [
        Note("good", good, detail=say("puerto-rico-detail-price", count=PRICE[good]))
        for good in _keys(offer.fields[0])
    ]


def _on_sales(state: State, seat: Seat, offer: Offer) -> list[Note]:
    """The income from each sale."""
    return [Note("sale", key, gain=income(state, seat, key)) for key in _keys(offer.fields[0])]


def _on_land(_state: State, _seat: Seat, offer: Offer) -> list[Note]:
    """What the Land Office pays for a tile (E39)."""
    return [Note("tile", key, gain=VALUE["land_office"]) for key in _keys(offer.fields[0])]


def _on_cargo(state: State, seat: Seat, offer: Offer) -> list[Note]:
    """Barrels and VP of each loading, and how many barrels stay behind."""
    frame = state.flow[-1]
    assert isinstance(frame, Loading)
    extra = bonus(state, frame, seat)
    rooms = {f"ship_{ship.capacity}": ship.room for ship in state.table.cargo}
    goods = state.table.players[seat].goods
    lines = []
    for key in _keys(offer.fields[0]):
        good, where = Pair.parse(key)
        held = goods[PLACE[good]]
        count = held if where == WHARF else min(held, rooms[where])
        points = count + extra
        detail = say("puerto-rico-detail-cargo", count=count, points=points, left=held - count)
        lines.append(Note("cargo", key, detail=detail))
    return lines


def _on_kinds(state: State, seat: Seat, offer: Offer) -> list[Note]:
    """How many barrels of each kind there are."""
    goods = state.table.players[seat].goods
    return [
        Note("kinds", good, detail=say("puerto-rico-detail-barrels", count=goods[PLACE[good]]))
        for good in _keys(offer.fields[0])
    ]


Noting: TypeAlias = Callable[[State, Seat, Offer], list[Note]]

_NOTING: Mapping[type[Action], Noting] = {
    ChooseRole: _on_roles,
    Draft: _on_draft,
    Build: _on_buildings,
    TakeTile: _on_tiles,
    PlacePeople: _on_places,
    PlaceNobles: _on_places,
    MoveGuest: _on_places,
    TakeGood: _on_prices,
    Sell: _on_sales,
    SellLand: _on_land,
    Load: _on_cargo,
    StoreKinds: _on_kinds,
}
"""By action that is offered."""


def printed(kind: Key) -> Message:
    """Cost and points printed on a building."""
    return say(
        "puerto-rico-printed", cost=COST[kind], points=BUILDINGS[kind].points, column=COLUMN[kind]
    )
