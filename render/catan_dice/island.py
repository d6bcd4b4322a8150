"""A whole sheet, large: land, what is built, what is open, jokers."""

from typing import NamedTuple

from games.catan_dice.content import ISLANDS, JOKERS, KIND_OF, POINTS, RANKS
from games.catan_dice.views import Sheet
from games.core.model import Key
from render.catan_dice.lattice import Lattice
from render.catan_dice.pieces import joker, land, open_house, open_knight, open_road
from render.core import art, palette, tokens
from render.core.canvas import Canvas
from render.core.dusk import draw_dusk
from render.core.halo import halo
from render.core.lettering import Face
from render.core.pieces import city, road, settlement

SETTLEMENT, CITY = 60, 84
ROAD_THICK = 19
ROAD_SHARE = 0.56
KNIGHT, OPEN_KNIGHT, JOKER = 92, 36, 28
BADGE_AT = {"road": (0, 0), "knight": (-44, -26), "settlement": (34, -30), "city": (34, -30)}
"""How far from its place a badge stands, by kind."""

LIGHT = 0.5
"""How far the light around a place that can be chosen reaches, in sides."""

PAIR = 0.36
"""How far apart from the middle the two knights of a desert stand, in sides."""


class Look(NamedTuple):
    """How a sheet is shown: whose it is, what is new, what can be chosen."""

    owner: int
    fresh: frozenset[Key] = frozenset()
    badges: tuple[tuple[Key, str], ...] = ()
    """Places with the badges of the menu."""

    chosen: frozenset[Key] = frozenset()


def draw_island(
    canvas: Canvas, net: Lattice, sheet: Sheet, free: tuple[Key, ...], look: Look
) -> None:
    """Draw the sheet; `free` are the jokers that can be used. Where something can be chosen, the island lies in the middle."""
    rules = ISLANDS[net.island]
    for key in net.hexes:
        canvas.put_centred(land(rules.hexes[key].terrain, round(net.side)), *net.hex(key))
    for place in rules.jokers:
        state = "used" if place.id in sheet.used else "free" if place.id in free else "locked"
        x, y = net.hex(place.hex)
        canvas.put_centred(joker(JOKERS[place.id].gives, JOKER, state), x, y + net.side * 0.46)
    _draw_roads(canvas, net, sheet, look)
    for knight in rules.knights:
        _draw_knight(canvas, net, sheet, look, knight.id)
    for site in (*rules.settlements, *rules.cities):
        _draw_house(canvas, net, sheet, look, site.id)
    if look.badges:
        lit = [(*_place_at(net, key), net.side * LIGHT) for key, _ in look.badges]
        draw_dusk(canvas, round(2 * net.x), round(2 * net.y), lit)
    for key, badge in look.badges:
        _draw_badge(canvas, net, key, badge, is_chosen=key in look.chosen)


def _draw_roads(canvas: Canvas, net: Lattice, sheet: Sheet, look: Look) -> None:
    rules = ISLANDS[net.island]
    length = round(net.side * ROAD_SHARE)
    for place in rules.roads:
        x, y, turn = net.edge(place.edge)
        if place.id not in sheet.built:
            canvas.put_centred(open_road(length, ROAD_THICK, turn), x, y)
            if rules.longest_from and RANKS[place.id] == rules.longest_from:
                canvas.write(str(rules.longest_from), Face.NUMBER, 24, palette.POINTS, x, y, "m")
            continue
        shape = (look.owner, length, ROAD_THICK, turn)
        if place.id in look.fresh:
            canvas.put_centred(halo(road, *shape), x, y)
        canvas.put_centred(road(*shape), x, y)
    x, y, turn = net.edge(rules.start)
    canvas.put_centred(road(look.owner, length, ROAD_THICK, turn), x, y)


def _knight_at(net: Lattice, key: Key) -> tuple[float, float]:
    """Where a knight stands: in the upper half of its hex, two side by side."""
    knights = ISLANDS[net.island].knights
    (own,) = [knight for knight in knights if knight.id == key]
    pair = [knight.id for knight in knights if knight.hex == own.hex]
    x, y = net.hex(own.hex)
    shift = 0.0 if len(pair) == 1 else (pair.index(key) * 2 - 1) * PAIR * net.side
    return x + shift, y - net.side * 0.2


def _draw_knight(canvas: Canvas, net: Lattice, sheet: Sheet, look: Look, key: Key) -> None:
    x, y = _knight_at(net, key)
    points = str(POINTS[key]) if POINTS[key] else ""
    if key not in sheet.built:
        canvas.put_centred(open_knight(look.owner, OPEN_KNIGHT, points), x, y)
        return
    size = KNIGHT if points else 78
    if key in look.fresh:
        canvas.put_centred(halo(art.tinted, "knight", look.owner, size), x, y)
    canvas.put_centred(art.tinted("knight", look.owner, size), x, y)
    if points:
        tokens.pill(canvas, x + 32, y + 24, points, 24)


def _draw_house(canvas: Canvas, net: Lattice, sheet: Sheet, look: Look, key: Key) -> None:
    x, y = _house_at(net, key)
    kind = KIND_OF[key]
    wide, draw = (SETTLEMENT, settlement) if kind == "settlement" else (CITY, city)
    rules = ISLANDS[net.island]
    text = str(POINTS[key]) if rules.ordered else "*" * POINTS[key]
    if key not in sheet.built:
        canvas.put_centred(open_house(kind, wide, text), x, y)
        return
    if key in look.fresh:
        canvas.put_centred(halo(draw, look.owner, wide), x, y)
    canvas.put_centred(draw(look.owner, wide), x, y)
    if rules.ordered:
        middle = y + wide * (0.2 if kind == "settlement" else 0.24)
        tokens.pill(canvas, x + wide * 0.36, middle + 12, str(POINTS[key]), 22)


def _house_at(net: Lattice, key: Key) -> tuple[float, float]:
    """Where the middle of a house lies: a little above its corner."""
    rules = ISLANDS[net.island]
    (site,) = [site for site in (*rules.settlements, *rules.cities) if site.id == key]
    x, y = net.corner(site.corner)
    return x, y - 8


def _place_at(net: Lattice, key: Key) -> tuple[float, float]:
    """Where something stands, or will stand."""
    match KIND_OF[key]:
        case "road":
            (place,) = [place for place in ISLANDS[net.island].roads if place.id == key]
            return net.edge(place.edge)[:2]
        case "knight":
            return _knight_at(net, key)
        case _:
            return _house_at(net, key)


def _draw_badge(canvas: Canvas, net: Lattice, key: Key, badge: str, *, is_chosen: bool) -> None:
    x, y = _place_at(net, key)
    dx, dy = BADGE_AT[KIND_OF[key]]
    x, y = x + dx, y + dy
    canvas.put_centred(tokens.badge(badge, 36), x, y)
    if is_chosen:
        canvas.put_centred(tokens.tick(22), x - 40, y)
