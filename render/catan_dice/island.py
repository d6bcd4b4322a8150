"""A whole sheet, large: land, what is built, what is open, jokers."""

from collections.abc import Callable
from math import cos, radians, sin
from typing import NamedTuple

from games.catan_dice.content import ISLANDS, JOKERS, KIND_OF, POINTS, RANKS, pieces_of
from games.catan_dice.views import Sheet
from games.core.model import Key
from render.catan_dice.lattice import Lattice
from render.catan_dice.pieces import (
    joker,
    next_road,
    open_house,
    open_knight,
    open_road,
    spur,
    star,
)
from render.core import art, palette, tokens
from render.core.canvas import Canvas, Sprite
from render.core.dusk import draw_dusk
from render.core.halo import halo, lamplight
from render.core.lettering import Face
from render.core.pieces import city, road, settlement

SETTLEMENT, CITY, ROAD, KNIGHT, OPEN_KNIGHT, JOKER = 0.52, 0.72, 0.16, 0.76, 0.3, 0.22
USED = 0.13
"""Widths and radii of what stands on an island, in sides, and of a joker that is used."""

OPEN_CITY, GHOST = 0.64, 0.6
"""The width of an open city, in sides, and how strong the ghost of a knight is."""

STAR, STAR_ASIDE = 0.11, 0.19
"""Radius of the star beside points where no others are printed, in sides, and how far both are from the middle, in widths."""

PAIRED = 0.84
"""How large one of two knights on a hex is beside one that stands alone."""

ROAD_SHARE = 0.58
BADGE_AT = {"knight": (-44, -26), "settlement": (34, -30), "city": (34, -30)}
"""How far from its place a badge stands, by kind."""

BESIDE = 38
"""How far from a road its badge stands, at its side."""

SPUR, SPUR_AT = 0.19, 0.5
"""Radius of the sign of a spur, and how far from the middle of the road, away from its site, it stands, in sides."""

LIGHT, DUSK = 0.5, 0.1
"""How far the light around a place that can be chosen reaches, in sides, and how dark it is elsewhere."""

SMALL_SETTLEMENT, SMALL_CITY, SMALL_KNIGHT = 0.82, 1.16, 0.84
SMALL_LENGTH, SMALL_ROAD = 0.66, 0.19
"""Widths on a small island, in sides: what stands there is larger, since nothing is printed beside it."""

PAIR = 0.36
"""How far apart from the middle the two knights of a desert stand, in sides."""


class Look(NamedTuple):
    """How a sheet is shown: whose it is, what is new, what can be chosen."""

    owner: int
    fresh: frozenset[Key] = frozenset()
    badges: tuple[tuple[Key, str], ...] = ()
    """Places with the badges of the menu."""

    chosen: frozenset[Key] = frozenset()
    paid: frozenset[Key] = frozenset()
    """Places for something that the dice pay for."""

    helped: frozenset[Key] = frozenset()
    """Those for something that takes gold or jokers besides."""


def draw_island(
    canvas: Canvas, net: Lattice, sheet: Sheet, free: tuple[Key, ...], look: Look
) -> None:
    """Draw what stands on an island, in the middle where something can be chosen; `free` are the jokers that can be used."""
    rules = ISLANDS[net.island]
    _draw_jokers(canvas, net, sheet, free)
    _draw_roads(canvas, net, sheet, look)
    places = [piece.id for kind in pieces_of(rules).values() for piece in kind]
    for key in places:
        if key not in sheet.built and key not in look.paid | look.helped:
            _draw_open(canvas, net, look.owner, key)
    _draw_built(canvas, net, sheet, look)
    for key in places:
        if key in look.paid | look.helped:
            _draw_open(canvas, net, look.owner, key, "paid" if key in look.paid else "helped")
    if look.badges:
        lit = [(*_place_at(net, key), net.side * LIGHT) for key, _ in look.badges]
        draw_dusk(canvas, round(2 * net.x), round(2 * net.y), lit, share=DUSK)
    for key, badge in look.badges:
        _draw_badge(canvas, net, key, badge, is_chosen=key in look.chosen)
    if rules.longest_from:
        _draw_spurs(canvas, net, sheet)


def draw_small(canvas: Canvas, net: Lattice, built: tuple[Key, ...], owner: int) -> None:
    """Draw what is built on a small island, those behind first."""
    rules, side = ISLANDS[net.island], net.side
    edges = [rules.start, *[place.edge for place in rules.roads if place.id in built]]
    for edge in edges:
        x, y, turn = net.edge(edge)
        shape = (round(side * SMALL_LENGTH), round(side * SMALL_ROAD), turn)
        canvas.put_centred(road(owner, *shape), x, y)
    standing = [key for key in built if KIND_OF[key] != "road"]
    for key in sorted(standing, key=lambda key: _place_at(net, key)[1]):
        x, y = _place_at(net, key)
        match KIND_OF[key]:
            case "knight":
                canvas.put_centred(art.tinted("knight", owner, round(side * SMALL_KNIGHT)), x, y)
            case "settlement":
                canvas.put_centred(settlement(owner, round(side * SMALL_SETTLEMENT)), x, y)
            case _:
                canvas.put_centred(city(owner, round(side * SMALL_CITY)), x, y)


def _draw_jokers(canvas: Canvas, net: Lattice, sheet: Sheet, free: tuple[Key, ...]) -> None:
    for place in ISLANDS[net.island].jokers:
        state = "used" if place.id in sheet.used else "free" if place.id in free else "locked"
        x, y = net.hex(place.hex)
        radius = round(net.side * (USED if state == "used" else JOKER))
        canvas.put_centred(joker(JOKERS[place.id].gives, radius, state), x, y + net.side * 0.5)


def _draw_built(canvas: Canvas, net: Lattice, sheet: Sheet, look: Look) -> None:
    """Draw knights and houses; roads lie below the places that are open."""
    rules = ISLANDS[net.island]
    for knight in rules.knights:
        if knight.id in sheet.built:
            _draw_knight(canvas, net, look, knight.id)
    for site in (*rules.settlements, *rules.cities):
        if site.id in sheet.built:
            _draw_house(canvas, net, look, site.id)


def _draw_spurs(canvas: Canvas, net: Lattice, sheet: Sheet) -> None:
    """Mark the roads that could be built next and that the Longest Road leaves out (R241)."""
    for place in ISLANDS[net.island].roads:
        if not RANKS[place.id] and place.id not in sheet.built and place.after in sheet.built:
            x, y, _ = net.edge(place.edge)
            canvas.put_centred(spur(round(net.side * SPUR)), x + SPUR_AT * net.side, y)


def _draw_open(canvas: Canvas, net: Lattice, owner: int, key: Key, means: str = "") -> None:
    """A place that nothing stands on, with the points it would bring: on paper, in lamplight where it is `paid`, in a violet
    rim where it is `helped`.
    """
    x, y = _place_at(net, key)
    kind, side = KIND_OF[key], net.side
    points = str(POINTS[key] or "")
    if kind == "road":
        turn = _edge_of(net, key)[2]
        shape = (round(side * ROAD_SHARE), round(side * ROAD), turn)
        if means:
            _put_open(canvas, x, y, next_road, *shape, means=means)
        else:
            canvas.put_centred(open_road(*shape), x, y)
        longest = ISLANDS[net.island].longest_from
        if longest and RANKS[key] == longest:
            tokens.pill(canvas, x, y, str(longest), 24)
    elif kind == "knight":
        radius = round(side * OPEN_KNIGHT)
        _put_open(canvas, x, y, open_knight, radius, means=means)
        ghost = art.tinted("knight", owner, round(radius * (0.95 if points else 1.3)))
        canvas.put_centred(ghost, x - (radius * 0.38 if points else 0), y, GHOST)
        at = x + radius * 0.46
        canvas.write(points, Face.NUMBER, round(radius * 1.1), palette.INK, at, y, "m")
    else:
        share, size, down = (
            (SETTLEMENT, 0.56, 0.12) if kind == "settlement" else (OPEN_CITY, 0.42, 0.21)
        )
        wide = round(side * share)
        _put_open(canvas, x, y, open_house, kind, wide, means=means)
        aside = 0.0
        if not ISLANDS[net.island].ordered:
            aside = wide * STAR_ASIDE
            canvas.put_centred(star(round(side * STAR)), x + aside + 2, y + wide * down)
        middle = y + wide * down
        canvas.write(points, Face.NUMBER, round(wide * size), palette.INK, x - aside, middle, "m")


def _put_open(
    canvas: Canvas,
    x: float,
    y: float,
    draw: Callable[..., Sprite],
    *shape: Key | int,
    means: str,
) -> None:
    if means == "paid":
        canvas.put_centred(lamplight(draw, *shape), x, y)
    canvas.put_centred(draw(*shape, is_helped=means == "helped"), x, y)


def _draw_roads(canvas: Canvas, net: Lattice, sheet: Sheet, look: Look) -> None:
    rules = ISLANDS[net.island]
    length, thick = round(net.side * ROAD_SHARE), round(net.side * ROAD)
    for place in rules.roads:
        if place.id in sheet.built:
            x, y, turn = net.edge(place.edge)
            shape = (look.owner, length, thick, turn)
            if place.id in look.fresh:
                canvas.put_centred(halo(road, *shape), x, y)
            canvas.put_centred(road(*shape), x, y)
    x, y, turn = net.edge(rules.start)
    canvas.put_centred(road(look.owner, length, thick, turn), x, y)


def _knight_at(net: Lattice, key: Key) -> tuple[float, float]:
    """Where a knight stands: in the upper half of its hex, two side by side."""
    knights = ISLANDS[net.island].knights
    (own,) = [knight for knight in knights if knight.id == key]
    pair = [knight.id for knight in knights if knight.hex == own.hex]
    x, y = net.hex(own.hex)
    shift = 0.0 if len(pair) == 1 else (pair.index(key) * 2 - 1) * PAIR * net.side
    return x + shift, y - net.side * 0.2


def _draw_knight(canvas: Canvas, net: Lattice, look: Look, key: Key) -> None:
    x, y = _knight_at(net, key)
    points = str(POINTS[key] or "")
    size = round(net.side * KNIGHT * (1 if points else PAIRED))
    if key in look.fresh:
        canvas.put_centred(halo(art.tinted, "knight", look.owner, size), x, y)
    canvas.put_centred(art.tinted("knight", look.owner, size), x, y)
    if points:
        tokens.pill(canvas, x + size * 0.36, y + size * 0.26, points, round(size * 0.27))


def _draw_house(canvas: Canvas, net: Lattice, look: Look, key: Key) -> None:
    x, y = _house_at(net, key)
    kind = KIND_OF[key]
    share, draw = (SETTLEMENT, settlement) if kind == "settlement" else (CITY, city)
    wide = round(net.side * share)
    if key in look.fresh:
        canvas.put_centred(halo(draw, look.owner, wide), x, y)
    canvas.put_centred(draw(look.owner, wide), x, y)
    if ISLANDS[net.island].ordered:
        middle = y + wide * (0.2 if kind == "settlement" else 0.24)
        tokens.pill(canvas, x + wide * 0.36, middle + 12, str(POINTS[key]), round(net.side * 0.19))


def _house_at(net: Lattice, key: Key) -> tuple[float, float]:
    """Where the middle of a house lies: a little above its corner."""
    rules = ISLANDS[net.island]
    (site,) = [site for site in (*rules.settlements, *rules.cities) if site.id == key]
    x, y = net.corner(site.corner)
    return x, y - net.side * 0.07


def _place_at(net: Lattice, key: Key) -> tuple[float, float]:
    """Where something stands, or will stand."""
    match KIND_OF[key]:
        case "road":
            return _edge_of(net, key)[:2]
        case "knight":
            return _knight_at(net, key)
        case _:
            return _house_at(net, key)


def _edge_of(net: Lattice, key: Key) -> tuple[float, float, int]:
    """Middle and turn of the place of a road."""
    (place,) = [place for place in ISLANDS[net.island].roads if place.id == key]
    return net.edge(place.edge)


def _draw_badge(canvas: Canvas, net: Lattice, key: Key, badge: str, *, is_chosen: bool) -> None:
    x, y = _place_at(net, key)
    if KIND_OF[key] == "road":
        turn = radians(_edge_of(net, key)[2])
        dx, dy = BESIDE * sin(turn), -BESIDE * cos(turn)
    else:
        dx, dy = BADGE_AT[KIND_OF[key]]
    x, y = x + dx, y + dy
    canvas.put_centred(tokens.badge(badge, 36), x, y)
    if is_chosen:
        canvas.put_centred(tokens.tick(22), x - 40, y)
