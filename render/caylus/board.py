"""The board: castle, favor table, special buildings, bridge, road, players in turn order."""

from PIL import Image

from games.caylus.content import CUBES, FINAL_CUBES
from games.caylus.views import Public
from games.core.model import Event, Key, Seat
from render.caylus.bridge import BOARD_ROW, draw_bridge, draw_specials, payer_of
from render.caylus.castle import draw_castle
from render.caylus.favors import BOARD as FAVORS
from render.caylus.favors import draw_favors
from render.caylus.pieces import worker
from render.caylus.road import BOARD, draw_bonus, draw_road
from render.caylus.text import board_text
from render.core import art, boxes, palette, players, ribbon, table, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Picture, Scene
from render.core.encode import picture
from render.core.lettering import Face
from render.core.shell import phase_of
from render.core.status import draw_status, headline

WIDE, HIGH = 1400, 1206
PLAYERS_X, PLAYERS_WIDE, PLAYERS_TOP = 1090, 292, 116

PHASE_ICONS = {
    "placing": "piece_worker",
    "specials": "bridge",
    "provost": "provost",
    "activation": "house",
    "castle": "castle",
    "scoring": "towers",
    "gate": "piece_worker",
    "guild": "provost",
    "joust": "favor",
    "inn": "piece_worker",
    "production": "basic_cube",
    "owner_bonus": "basic_cube",
    "selling": "denier",
    "peddling": "denier",
    "dealing": "denier",
    "smelting": "gold",
    "works": "builder",
    "paying_any": "any_cube",
    "replacing": "builder",
    "batches": "castle",
    "favors": "favor",
    "favor_cubes": "favor",
    "exchanging": "favor",
    "finished": "crown",
}


@kept
def _table() -> Image.Image:
    """The table with the ribbon's bar."""
    canvas = Canvas(table.ground(WIDE, HIGH))
    ribbon.bar(canvas)
    return canvas.image


def draw_board(view: Public, scene: Scene) -> Picture:
    """The picture of a position."""
    canvas = Canvas(_table().copy())
    touched = touched_by(scene.events)
    draw_castle(canvas, view)
    draw_favors(canvas, view, FAVORS)
    draw_specials(canvas, view, scene.words, touched, BOARD_ROW)
    draw_bridge(canvas, view, BOARD, payer_of(view))
    draw_bonus(canvas, FINAL_CUBES[view.table.options.final_cubes])
    draw_road(canvas, view, scene.words, touched, BOARD)
    _draw_players(canvas, view, scene)
    phase = phase_of(view)
    tail = scene.words("render-round", round=view.table.round)
    draw_ribbon(canvas, scene, phase, tail)
    return picture(canvas.image, "caylus", board_text(view, scene))


def draw_ribbon(canvas: Canvas, scene: Scene, phase: Key, tail: str) -> None:
    """Draw who does what now; a worker in the ribbon is the player's own and carries the seal's mark."""
    icon, text = PHASE_ICONS[phase], headline(scene, "caylus", phase)
    if icon == "piece_worker" and len(scene.asked) == 1:
        draw_status(canvas, scene, worker(scene.asked[0], 64), text, tail, ())
    else:
        draw_status(canvas, scene, icon, text, tail)


def touched_by(events: tuple[Event, ...]) -> frozenset[Key]:
    """The places that the last move has to do with."""
    names = ("place", "building", "tile")
    found = {getattr(event, name, None) for event in events for name in names}
    return frozenset(key for key in found if isinstance(key, str))


def _draw_players(canvas: Canvas, view: Public, scene: Scene) -> None:
    """Draw a panel for each player, in turn order."""
    order = view.table.order
    gap = 16
    high = (HIGH - PLAYERS_TOP - 18 - (len(order) - 1) * gap) // len(order)
    high = min(high, 258)
    for place, seat in enumerate(order):
        y = PLAYERS_TOP + place * (high + gap)
        _draw_player(
            canvas, players.Area(PLAYERS_X, y, PLAYERS_WIDE, high, 56), view, place, seat, scene
        )


def _draw_player(
    canvas: Canvas, area: players.Area, view: Public, place: int, seat: Seat, scene: Scene
) -> None:
    """Draw points, money, workers and cubes of a seat."""
    player = view.table.players[seat]
    players.draw_bare(canvas, area, seat)
    owner = players.Owner(seat, scene.names[seat], seat in scene.asked)
    if owner.is_lit:
        players.draw_light(canvas, area)
    right = float(area.x + area.wide - 14)
    right -= (
        canvas.write(str(player.points), Face.NUMBER, 44, owner.ink, right, area.middle, "r") + 6
    )
    canvas.put_centred(tokens.shield(None, 34), right - 17, area.middle + 1)
    canvas.write(str(place + 1), Face.NUMBER, 30, owner.ink, area.x + 14, area.middle)
    moved = players.Area(area.x + 20, area.y, area.wide - 20, area.high, area.header)
    players.draw_owner(canvas, moved, owner, right - 44 - moved.x, (40, 22))
    top, room = area.body + 8, area.high - area.header - players.LINE - 16
    well = min(70, room // 2 - 6)
    pairs: tuple[tuple[Sprite, int], ...] = (
        (art.sticker("denier", well - 14), player.deniers),
        (worker(seat, well - 12), player.workers),
    )
    wide = (area.wide - 16 - 8) // 2
    for number, (sign, count) in enumerate(pairs):
        x = area.x + 8 + number * (wide + 8)
        boxes.box(canvas, palette.WELL, x, top, wide, well, 12)
        canvas.put_centred(sign, x + 36, top + well / 2, 1.0 if count else 0.4)
        canvas.write(
            str(count) if count else "–",
            Face.NUMBER,
            42,
            palette.PAPER,
            x + wide - 18,
            top + well / 2,
            "r",
        )
    step = (area.wide - 16) / len(CUBES)
    for number, (cube, count) in enumerate(zip(CUBES, player.cubes, strict=True)):
        middle = area.x + 8 + step * (number + 0.5)
        size, digits = (40, 34) if room > 160 else (30, 26)
        y = top + well + 6 + size / 2
        canvas.put_centred(art.sticker(cube, size), middle, y, 1.0 if count else 0.3)
        ink = palette.PAPER if count else palette.MIST
        text = str(count) if count else "–"
        canvas.write(text, Face.NUMBER, digits, ink, middle, y + size / 2 + digits * 0.55, "m")
