"""The private map: the part of the island that a question is about, large, with a label on every place offered."""

from collections.abc import Iterator
from math import dist, hypot, sqrt
from typing import NamedTuple

from PIL import Image

from games.catan.views import NOBODY, Private, Public, has_canal, produced
from games.core.model import Key, Seat
from render.catan import chips, keys
from render.catan.backdrop import ROW_LETTER, ROW_MIDDLE, haloed, island, rows_of
from render.catan.chartmap import is_printed
from render.catan.choices import Marks
from render.catan.happened import happened
from render.catan.harbor import harbor_disc, harbor_middle
from render.catan.island import LIFT, draw_island
from render.catan.lattice import SEA_WIDE, Point, lattice
from render.catan.naming import town_name, town_places, town_size
from render.catan.openings import draw_openings
from render.catan.panel import ON_SEA, SEA_PANEL
from render.catan.spots import TOKEN, move_numbers, name_spot, number_spots
from render.catan.stage import NAME_LEAST, Stage, is_read_whole, low_of, stage_of
from render.catan.strip import Room, draw_sections, draw_strip
from render.catan.targets import rivals_at, targets_of
from render.catan.targets import sections_of as targets_told
from render.catan.vocabulary import FOUNDING, owner_of
from render.catan.ways import sections_of as ways_told
from render.catan.ways import ways_of
from render.catan.yields import dots, strength, yield_at
from render.core import palette, signs, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Scene
from render.core.counters import disc_light, number_token
from render.core.dusk import draw_dusk
from render.core.hexes import hexagon
from render.core.lettering import Face, width
from render.core.pieces import settlement
from render.core.place.paving import jetty
from render.core.shell import phase_of
from render.core.sketch import Sketch

SEA_FOOT = 8
"""Between the players on the sea and the edge of the picture."""

MANY = 24
"""Most corners of which only the part of the island around them is shown."""

DUSK = 150
"""How much of the night lies on the planks beside the map: letters stand on them."""

DISC = 26
"""Least radius of harbors, so that a phone shows them in a size to read."""

APART, ALONE, RANKED, BESIDE_PATHS = 46, 42, 38, 30
"""Size of a corner's letters where the map is as large as on the board: beside small labels, alone, where yields are listed
beside the map, beside paths' badges.
"""

SMALL, SMALL_LETTERS = 19, 32
"""Half the least width and letters of the labels of places that can be chosen, too, but from a menu."""

LAMP = (3, 6)
"""Radius and thickness of the light on a free corner of the whole island."""

LAP = 1
"""How far a yield reaches under its badge where it stands away from the number."""

CORNER, PATH, LETTER, HEX = (27, 40), (26, 34), (34, 42), (27, 36)
"""Least and most size of badges' letters."""

ASIDE = 10.0
"""How far a path's badge makes room for what stands on its corner."""

FAR_ASIDE = 24.0
"""The same for a corner that is being settled, or that has a badge."""

HEX_LETTERS = 31
"""Size of the letter of a hex on a badge."""

LARGER, RULING = 1.15, 14.0
"""How much larger the letters of rows are than on the board, and how far apart the dots from one to its first corner."""

IDLE_LETTERS, IDLE_LOW = 36, 0.57
"""Size of the letter of a hex at which no rival has built, and how far below its middle it stands, in sides."""

ROOF_LIFT = {"N": -0.45, "S": 0.52}
"""How far above its corner the badge of a built corner stands, in widths of a settlement: on a corner
whose path leads north it leaves the roof free, on one whose path leads south the foot; so it never lies
on that path's own badge.
"""

SPREAD = {"N": -8, "S": 8}
"""How far the badges of neighboring free corners move apart where the whole island is shown."""

SPARSE = 4
"""Most badges of corners that are as large as they can be: more would hide numbers."""

FEW = 0.95
"""From this scale on a corner's yield has room on the map, hex by hex; below it is listed beside it, as a number."""


class Badge(NamedTuple):
    """A badge on the map, in the picture's own measure."""

    label: Key
    middle: Point
    sign: Sprite


def draw_choice(own: Private, view: Public, marks: Marks, asked: str, scene: Scene) -> Canvas:
    """The picture: the map at the left, the strip of what is asked and of own things beside it."""
    stage = _shown(own, view, marks, scene)
    high = stage.high
    canvas = Canvas(Image.new("RGB", (SEA_WIDE, high)))
    draw_map(canvas, stage, own, view, marks, scene)
    listed = ranked(view, stage, parted(in_question(marks, scene), scene)[0])
    sea = on_sea(view, stage, listed)
    if sea is not None:
        chips.draw_lines(
            canvas, sea, 1, own, view, range(len(view.table.players)), frozenset(), scene
        )
    room = Room(stage.wide + 3, SEA_WIDE - stage.wide - 3, high, sea is None)
    canvas.image.paste(jetty(SEA_WIDE - stage.wide, high, DUSK), (stage.wide, 0))
    shown = in_question(marks, scene)
    ways = ways_of(own, view, shown, scene.foremost, _chosen_corner(own))
    best = targets_of(view, own.seat, shown, scene.foremost)
    if ways:
        draw_sections(canvas, room, ways_told(room, own, view, marks, asked, scene, ways))
    elif best:
        draw_sections(canvas, room, targets_told(room, own, view, marks, asked, scene, best))
    else:
        draw_strip(canvas, room, own, view, marks, asked, scene, listed)
    return canvas


def on_sea(view: Public, stage: Stage, listed: tuple[Key, ...]) -> chips.Box | None:
    """Where the players stand on the sea of a map, as on the board, and how high a line of them is; nowhere if there is no
    room, or no yields need theirs beside the map.
    """
    if not (listed and phase_of(view) in FOUNDING):
        return None
    return sea_lines(view, stage)


def sea_lines(view: Public, stage: Stage) -> chips.Box | None:
    """Where lines of players have room on the sea of a map, and how high one is."""
    look, seats = lattice(view.table.board.plan).look, len(view.table.players)
    if not look.is_wide:
        return None
    (left, top), (right, _) = stage.spot(*ON_SEA), stage.spot(ON_SEA[0] + 2 * SEA_PANEL, 0)
    line = min((stage.high - SEA_FOOT - round(top)) // seats, chips.LINE_MOST)
    if line < chips.LINE_LEAST:
        return None
    start = max(SEA_FOOT, round(left))
    return start, stage.high - SEA_FOOT - line * seats, round(right) - start, line


def _shown(own: Private, view: Public, marks: Marks, scene: Scene) -> Stage:
    """The part in question."""
    shown = in_question(marks, scene)
    badged, others = parted(shown, scene)
    is_whole = _is_whole(marks, scene)
    about = Marks() if is_whole else shown
    if badged.hexes and others.hexes and not is_read_whole(view.table.board):
        about = badged  # the public board shows the rest: here it would be too small to read
    near = None if is_whole or phase_of(view) in FOUNDING else own.seat
    stage = stage_of(view, about, near, has_lane=_has_lane(view, marks, scene))
    return stage if marks.is_about_places else stage._replace(high=low_of(view))


def _is_whole(marks: Marks, scene: Scene) -> bool:
    """Whether so many corners are in question that the whole island matters."""
    return len(marks.corners) > MANY and not scene.focus


def _has_lane(view: Public, marks: Marks, scene: Scene) -> bool:
    """Whether corners are called by the letters of their rows, which have a lane."""
    _, others = parted(in_question(marks, scene), scene)
    is_many = _is_whole(marks, scene) and bool(others.corners)
    return is_many and not is_printed(view.table.board.plan)


def draw_map(
    canvas: Canvas, stage: Stage, own: Private, view: Public, marks: Marks, scene: Scene
) -> None:
    """Draw that part."""
    shown, chosen = in_question(marks, scene), _chosen_corner(own)
    badged, others = parted(shown, scene)
    sea = Canvas(island(view.table.board, canal=has_canal(view.table)).copy())
    idle = idle_hexes(view, own.seat, others)
    keyed = shown._replace(hexes=shown.hexes - idle)
    spots = number_spots(view, stage, keyed)
    move_numbers(sea, view, stage, keyed, spots)
    draw_island(
        sea,
        view,
        happened(scene.events),
        robber_side=_robber_side(view, badged),
        tokens=spots,
    )
    is_open = is_unnamed(marks, scene)
    if is_open:
        draw_openings(sea, view, shown, own.seat)
    elif shown.has_places or shown.is_robbing:
        _draw_dusk(sea, view, shown)
        _draw_strengths(sea, view, badged)
        draw_openings(sea, view, Marks(paths=shown.paths), own.seat)
    _draw_under_construction(sea, view, chosen, own.seat)
    box = (round(stage.left), round(stage.top), round(stage.right), round(stage.bottom))
    part = sea.image.crop(box).resize((stage.wide, stage.high), Image.Resampling.HAMMING)
    canvas.image.paste(part, (0, 0))
    _draw_numbers(canvas, view, stage, spots)
    if is_printed(view.table.board.plan):
        _draw_names(canvas, view.table.board.plan, stage, shown.corners)
    if _has_lane(view, marks, scene):
        _draw_free(canvas, view, stage, others)
    elif not is_open:
        _draw_idle(canvas, view, stage, others, idle)
        others = others._replace(hexes=others.hexes - idle)
        _draw_others(canvas, view, stage, others, chosen)
    is_apart = others.has_places or not has_neighbors(view, badged)
    for badge in badges_of(view, stage, badged, chosen, is_apart=is_apart):
        canvas.put_centred(badge.sign, *badge.middle)
        if badge.label in marks.picked:
            wide, high = badge.sign.size
            x, y = badge.middle
            canvas.put_centred(tokens.tick(20), x + wide / 2 + 4, y - high / 2 - 4)


def in_question(marks: Marks, scene: Scene) -> Marks:
    """The places that are being chosen just now: those in focus, or all but a helper's."""
    near = _only(marks, frozenset(scene.focus))
    if near.has_places:
        return near
    return _only(marks, (marks.corners | marks.paths | marks.hexes) - marks.aside)


def parted(shown: Marks, scene: Scene) -> tuple[Marks, Marks]:
    """Those of them that have a button each, and the others, which are in a menu; all have a badge where they stand alike."""
    badged = _only(shown, frozenset(scene.foremost))
    if not badged.has_places:
        return (badged, shown) if is_unnamed(shown, scene) else (shown, Marks())
    keys = badged.corners | badged.paths | badged.hexes
    return badged, _only(shown, (shown.corners | shown.paths | shown.hexes) - keys)


def is_unnamed(marks: Marks, scene: Scene) -> bool:
    """Whether places are not being chosen yet, but things to do: only those have letters that the page names already."""
    return marks.is_at_will and not scene.focus


def ranked(view: Public, stage: Stage, badged: Marks) -> tuple[Key, ...]:
    """The corners whose yields are listed beside a small map, the best first: plates on it would hide its numbers."""
    if badged.paths or badged.is_at_will or stage.zoom >= FEW:
        return ()
    net, built = view.table.board.geometry, view.table.buildings
    free = [label for label in badged.corners if built[net.corner_of[label]] == NOBODY]
    found = {label: strength(yield_at(view, net.corner_of[label])) for label in free}
    return tuple(sorted(found, key=lambda label: (-found[label], label)))


def has_neighbors(view: Public, marks: Marks) -> bool:
    """Whether some of the marked corners lie beside each other, or beside a marked path."""
    net = view.table.board.geometry
    corners = {net.corner_of[label] for label in marks.corners}
    return bool(marks.paths) or any(corners & {*net.neighbours[corner]} for corner in corners)


def _only(marks: Marks, keys: frozenset[Key]) -> Marks:
    """The same with no places but these."""
    return marks._replace(
        corners=marks.corners & keys, paths=marks.paths & keys, hexes=marks.hexes & keys
    )


def _draw_numbers(canvas: Canvas, view: Public, stage: Stage, spots: tuple[Point, ...]) -> None:
    """Numbers and harbors again where they would be too small to read."""
    board, places = view.table.board, lattice(view.table.board.plan)
    if places.look.token * stage.scale < TOKEN:
        rolled = produced(view)
        for place, number in enumerate(board.numbers):
            if not number or place == view.table.robber:
                continue
            middle = stage.spot(*spots[place])
            if place in rolled:
                canvas.put_centred(disc_light(TOKEN, 5), *middle)
            canvas.put_centred(number_token(number, TOKEN), *middle)
    if places.look.harbor * stage.scale < DISC:
        for path, kind in board.harbors:
            middle = stage.spot(*harbor_middle(board.plan, path))
            canvas.put_centred(harbor_disc(kind, DISC), *middle)


def _draw_names(canvas: Canvas, plan: Key, stage: Stage, unnamed: frozenset[Key]) -> None:
    """The names of towns that are whole in this part of a map; beside a corner in question its badge stands instead."""
    if town_size(plan) * stage.scale < NAME_LEAST:
        return
    for corner, spot in town_places(plan).items():
        name = town_name(plan, corner, stage.scale)
        (x, y), half = stage.spot(*spot), name.size[0] / 2
        if corner not in unnamed and half <= x <= stage.wide - half and 0 < y < stage.high:
            canvas.put_centred(name, x, y)


def idle_hexes(view: Public, seat: Seat, others: Marks) -> frozenset[Key]:
    """The hexes in a menu at which no rival has built: there the robber does little."""
    place_of = view.table.board.geometry.hex_of
    return frozenset(key for key in others.hexes if not rivals_at(view, place_of[key], seat))


def _draw_idle(
    canvas: Canvas, view: Public, stage: Stage, others: Marks, idle: frozenset[Key]
) -> None:
    """The letters of these hexes, small and below their numbers."""
    net, places = view.table.board.geometry, lattice(view.table.board.plan)
    for key, name in others.letters:
        if key in idle:
            x, y = places.hexes[net.hex_of[key]]
            spot = stage.spot(x, y + IDLE_LOW * places.look.side)
            canvas.put_centred(haloed(name, IDLE_LETTERS), *spot)


def _draw_others(
    canvas: Canvas, view: Public, stage: Stage, others: Marks, chosen: int | None
) -> None:
    """Small labels on places that can be chosen, too, but have no button."""
    net, places = view.table.board.geometry, lattice(view.table.board.plan)
    names = {key: (name,) for key, name in others.letters}
    spots = [
        *[((key,), places.corners[net.corner_of[key]]) for key in sorted(others.corners)],
        *[
            (names.get(key, tuple(key.split("-"))), _path_middle(view, key, others, chosen))
            for key in sorted(others.paths)
        ],
        *[
            (
                names.get(key, (key,)),
                name_spot(view, stage, key, keys.HALF if key in names else SMALL),
            )
            for key in sorted(others.hexes)
        ],
    ]
    for lines, spot in spots:
        x, y = stage.spot(*spot)
        if 0 < x < stage.wide and 0 < y < stage.high:
            label = keys.key(*lines) if lines in names.values() else _small_label(lines)
            (half, rise), rim = (size / 2 for size in label.size), 3
            x = min(max(x, half + rim), stage.wide - half - rim)
            canvas.put_centred(label, x, min(max(y, rise + rim), stage.high - rise - rim))


def _draw_free(canvas: Canvas, view: Public, stage: Stage, others: Marks) -> None:
    """A lamp on every other corner that can be chosen, and the letters of rows, by which menus call them."""
    net, places = view.table.board.geometry, lattice(view.table.board.plan)
    lamp = disc_light(*LAMP, palette.LAMP)
    for key in others.corners:
        canvas.put_centred(lamp, *stage.spot(*places.corners[net.corner_of[key]]))
    for letter, y in rows_of(view.table.board.plan):
        sign = haloed(letter, round(ROW_LETTER * LARGER * stage.scale))
        canvas.put_centred(sign, *stage.spot(ROW_MIDDLE, y))
        first = places.corners[net.corner_of[f"{letter}1"]]
        (start, middle), (end, low) = stage.spot(ROW_MIDDLE, y), stage.spot(*first)
        _draw_ruling(canvas, (start + 22, middle), (end - 14, low))


def _draw_ruling(canvas: Canvas, start: Point, end: Point) -> None:
    """Dots from the letter of a row to its first corner."""
    steps = int(dist(start, end) / RULING)
    for step in range(steps + 1):
        share = step / max(1, steps)
        x, y = (one + (other - one) * share for one, other in zip(start, end, strict=True))
        canvas.put_centred(_dot(), x, y)


@kept
def _dot() -> Sprite:
    sketch = Sketch(6, 6, 2)
    sketch.oval(palette.WHITE, 3, 3, 3)
    return sketch.done()


@kept
def _small_label(lines: tuple[str, ...]) -> Sprite:
    """A small plate of sand with the name of a place."""
    longest = max(width(line, Face.NUMBER, SMALL_LETTERS) for line in lines)
    wide, high = max(2 * SMALL, round(longest) + 10), 2 * SMALL + SMALL_LETTERS * (len(lines) - 1)
    sketch = Sketch(wide, high, 2)
    sketch.box("#8A6A33", -1, -1, wide + 2, high + 2, SMALL + 1)
    sketch.box("#F3E4BC", 0.6, 0.6, wide - 1.2, high - 1.2, SMALL - 0.6)
    done = sketch.done()
    face = Canvas(done.colour.copy())
    face.write_lines(
        lines, Face.NUMBER, SMALL_LETTERS, palette.INK, wide / 2 + 2, high / 2 + 2, "m", 0.98
    )
    return Sprite(face.image, done.opacity, 2)


def _draw_dusk(canvas: Canvas, view: Public, marks: Marks) -> None:
    """Darken the sea and the land around the places that are being chosen; around the robber's hex where a victim is."""
    net, places = view.table.board.geometry, lattice(view.table.board.plan)
    side = places.look.side
    spots = [
        *[(*places.corners[net.corner_of[label]], side * CORNER_LIGHT) for label in marks.corners],
        *[(*places.paths[net.path_of[label]], side * PATH_LIGHT) for label in marks.paths],
    ]
    hexes = [net.hex_of[label] for label in sorted(marks.hexes)]
    if not marks.has_places:
        hexes = [view.table.robber]
        around = net.corners_of_hex[view.table.robber]
        spots = [(*places.corners[corner], side * CORNER_LIGHT) for corner in around]
    shapes = [hexagon(*places.hexes[place], side) for place in hexes]
    draw_dusk(canvas, places.look.wide, places.look.high, spots, shapes)


def _draw_strengths(canvas: Canvas, view: Public, marks: Marks) -> None:
    """Light around the corners that can be chosen, the more the more often they yield."""
    net, places = view.table.board.geometry, lattice(view.table.board.plan)
    for label in sorted(marks.corners):
        corner = net.corner_of[label]
        pips = strength(yield_at(view, corner))
        if view.table.buildings[corner] == NOBODY and pips:
            light = glow(round(places.look.side * 0.8), min(pips, BEST))
            canvas.put_centred(light, *places.corners[corner])


CORNER_LIGHT, PATH_LIGHT = 0.56, 0.5
"""How far the light around a place that can be chosen reaches, in sides."""

BEST = 13
"""Pips of the best corners."""


@kept
def glow(radius: int, strength: int) -> Sprite:
    """Lamplight that fades outward, brighter and wider with the strength of 1 to 13."""
    across, reach = 2 * radius, radius * (0.45 + 0.55 * strength / BEST)
    fade = Image.radial_gradient("L").resize((round(2 * reach),) * 2, Image.Resampling.BILINEAR)
    most = 255 * (strength / BEST) ** 1.6
    light = fade.point([round(max(0, 1 - (level / 180) ** 2) * most) for level in range(256)])
    opacity = Image.new("L", (across, across))
    opacity.paste(light, (round(radius - reach), round(radius - reach)))
    return Sprite(Image.new("RGB", (across, across), palette.LAMP_GLINT), opacity)


def _robber_side(view: Public, marks: Marks) -> int:
    """Where the robber stands beside the number: west (-1), or east where a badge needs its place."""
    net, places = view.table.board.geometry, lattice(view.table.board.plan)
    x, y = places.hexes[view.table.robber]
    half = places.look.side * sqrt(3) / 2
    for label in marks.paths:
        px, py = places.paths[net.path_of[label]]
        if hypot(px - (x - half), py - y) < places.look.side / 4:
            return 1
    return -1


def badges_of(
    view: Public, stage: Stage, marks: Marks, chosen: int | None, *, is_apart: bool = False
) -> Iterator[Badge]:
    """All badges, from what lies low to what stands high, and at free corners what they yield.

    Where no neighbors have badges (`is_apart`), the yield stands away from the number beside the corner.
    """
    net = view.table.board.geometry
    # Beside paths corners make room: what they yield is told once they alone are in question.
    alone = APART if is_apart and len(marks.corners) <= SPARSE else ALONE
    listed = ranked(view, stage, marks)
    size = BESIDE_PATHS if marks.paths else RANKED if len(listed) > SPARSE else alone
    letters = _letters(stage, size, CORNER)
    names = dict(marks.letters)
    for label in sorted(marks.paths):
        if label in names:
            sign = tokens.badge(names[label], _letters(stage, 34, LETTER))
        else:
            sign = signs.tall_badge(tuple(label.split("-")), _letters(stage, 29, PATH))
        middle = _path_middle(view, label, marks, chosen)
        yield Badge(label, stage.spot(*middle), sign)
    for label in sorted(marks.corners):
        found = yield_at(view, net.corner_of[label])
        is_free = view.table.buildings[net.corner_of[label]] == NOBODY
        if found and is_free and not marks.paths and not listed:
            x, y = _corner_middle(view, stage, label, is_apart=is_apart)
            plate, high = dots(found), 1.34 * letters
            # Away from the path that leads north or south, where a neighbor's badge may be.
            side = 1 if net.places[net.corner_of[label]][0] == "N" else -1
            off = (high + plate.size[1]) / 2
            away = LAP - off if is_apart else off + 3
            yield Badge("", (x, y + side * away), plate)
    for label in sorted(marks.corners):
        sign = tokens.badge(label, letters)
        yield Badge(label, _corner_middle(view, stage, label, is_apart=is_apart), sign)
    for label in sorted(marks.hexes):
        size = HEX_LETTERS if label in names else _letters(stage, 36, HEX)
        sign = tokens.badge(names.get(label, label), size)
        spot = name_spot(view, stage, label, sign.size[1] / 2)
        yield Badge(label, stage.spot(*spot), sign)


def _letters(stage: Stage, size: int, bounds: tuple[int, int]) -> int:
    """The size of badges' letters in a picture of that scale."""
    return min(max(round(size * stage.zoom), bounds[0]), bounds[1])


def _draw_under_construction(canvas: Canvas, view: Public, corner: int | None, seat: Seat) -> None:
    """The settlement whose road is being chosen stands already, for its owner alone."""
    if corner is not None:
        places = lattice(view.table.board.plan)
        x, y = places.corners[corner]
        piece = settlement(owner_of(view, seat), places.look.settlement)
        canvas.put_centred(piece, x, y - places.look.settlement * LIFT)


def _chosen_corner(own: Private) -> int | None:
    """The corner of a founding settlement that has no road yet."""
    corners = (getattr(frame, "corner", None) for frame in own.unfinished)
    return next((corner for corner in corners if isinstance(corner, int)), None)


def _corner_middle(view: Public, stage: Stage, label: Key, *, is_apart: bool) -> Point:
    """On the corner, apart from its neighbors; a little off what stands there already."""
    net, places = view.table.board.geometry, lattice(view.table.board.plan)
    corner = net.corner_of[label]
    x, y = places.corners[corner]
    side = net.places[corner][0]
    if view.table.buildings[corner] == NOBODY:
        left, top = stage.spot(x, y)
        return left, top + (SPREAD[side] if stage.zoom < FEW and not is_apart else 0)
    return stage.spot(x, y - places.look.settlement * ROOF_LIFT[side])


def _path_middle(view: Public, label: Key, marks: Marks, chosen: int | None) -> Point:
    """On the path; a little away from ends on which something else is to be seen."""
    net, places = view.table.board.geometry, lattice(view.table.board.plan)
    path = net.path_of[label]
    x, y = places.paths[path]
    for end in net.ends[path]:
        is_marked, is_built = net.corners[end] in marks.corners, view.table.buildings[end] != NOBODY
        is_far = end == chosen or (is_marked and is_built)
        aside = FAR_ASIDE if is_far or is_marked else ASIDE if is_built else 0
        share = aside * places.look.unit / (places.look.side / 2)
        cx, cy = places.corners[end]
        x, y = x + (places.paths[path][0] - cx) * share, y + (places.paths[path][1] - cy) * share
    return x, y
