"""The score table: the winner's city as a skyline, each row under the sign of its building."""

from PIL import Image

from games.core.model import Key, ScoreLine, ScoreSheet, Term
from games.san_juan.content import CARDS
from games.san_juan.views import Public, Stack
from render.core import art, boxes, palette
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite, sprite
from render.core.contract import Picture, Scene
from render.core.scenery import cutout, cutout_ground
from render.core.scoresheet import WIDE, Row
from render.core.standings import draw_standings, standings_of, tie_break_of
from render.san_juan.scenery import scenery
from render.san_juan.vocabulary import term

THUMB = (84, 66)
SKYLINE_HIGH = 118


def draw_score(view: Public, sheets: tuple[ScoreSheet, ...], scene: Scene) -> Picture:
    """The picture of the final scores."""
    standings = standings_of(sheets, range(len(view.table.players)), scene)
    ordered = standings.sheets
    city = view.table.players[ordered[0].seat].city
    return draw_standings(
        "san-juan-score",
        standings,
        _rows(ordered, scene),
        tie_break_of(ordered, lambda line, points: _row(line, points, scene), scene),
        lambda canvas, ground: _draw_skyline(canvas, ground, city),
        scene,
    )


def _rows(sheets: tuple[ScoreSheet, ...], scene: Scene) -> tuple[Row, ...]:
    """The lines in which anybody has points; the first line always. Above the Palace stands what it counts."""
    rows = []
    for place, line in enumerate(sheets[0].lines):
        points = tuple(sheet.lines[place].points for sheet in sheets)
        if any(points) and line.label.key == "palace":
            rows.append(_subtotal(sheets, place, scene))
        if any(points) or place == 0:
            rows.append(_row(line, points, scene))
    return tuple(rows)


def _subtotal(sheets: tuple[ScoreSheet, ...], end: int, scene: Scene) -> Row:
    """The sum of the lines before a place."""
    sums = tuple(sum(line.points for line in sheet.lines[:end]) for sheet in sheets)
    return Row(
        art.sticker("vp", 62, palette.KEYLINE), scene.words("render-subtotal"), sums, is_sum=True
    )


def _row(line: ScoreLine, points: tuple[int, ...], scene: Scene) -> Row:
    return Row(_sign(line.label), term(scene.words, line.label.kind, line.label.key), points)


def _sign(label: Term) -> Sprite:
    """A building's own drawing, or an icon."""
    if label.key in CARDS:
        return _thumb(label.key)
    return art.sticker({"cards": "card"}.get(label.key, "house"), 62, palette.KEYLINE)


@kept
def _thumb(key: Key) -> Sprite:
    wide, high = THUMB
    edged = Image.new("RGBA", (wide, high))
    edged.paste(palette.INK, (0, 0), boxes.rounded(wide, high, 12))
    inner = (wide - 6, high - 6)
    edged.paste(scenery(key, *inner), (3, 3), boxes.rounded(*inner, 9))
    return sprite(edged)


def _draw_skyline(canvas: Canvas, ground: int, city: tuple[Stack, ...]) -> None:
    """Draw the city's buildings side by side on the ground."""
    step = WIDE / len(city)
    for place, stack in enumerate(city):
        building = _silhouette(stack.top, SKYLINE_HIGH)
        middle = step * (place + 0.5)
        top = ground - cutout_ground(SKYLINE_HIGH)
        canvas.put(building, middle - building.size[0] / 2, top)


@kept
def _silhouette(key: Key, high: int) -> Sprite:
    return sprite(cutout(key, high))
