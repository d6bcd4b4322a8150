"""The score table: the winner's city as a skyline, each row under the sign of its building."""

from collections.abc import Iterator, Sequence

from PIL import Image

from games.core.model import Key, ScoreLine, ScoreSheet, Term
from games.san_juan.content import CARDS, POINTS
from games.san_juan.views import Public, Stack
from render.core import art, boxes, palette
from render.core.budget import kept
from render.core.canvas import Sprite, sprite
from render.core.contract import Picture, Scene
from render.core.evening import SKY, draw_town
from render.core.scoresheet import Row
from render.core.standings import draw_standings, standings_of, tie_break_of
from render.san_juan.scenery import scenery
from render.san_juan.vocabulary import term

THUMB = (84, 66)
SORT_SIGNS = {"production": "producer", "city": "house", "monument": "column"}
SOURCES = {
    "production": "#3346C4",
    "city": "#C8653C",
    "monument": "#3FA596",
    "chapel": "#E8E0CC",
    "bank": "#8C9AA8",
    "harbor": "#4FA3D8",
    "guild_hall": "#7F2F50",
    "city_hall": "#B04A78",
    "triumphal_arch": "#D9809F",
    "residence": "#9A5FB8",
    "cathedral": "#5B3A82",
    "palace": "#E2A823",
}
"""The colour of each source of points."""


def draw_score(view: Public, sheets: tuple[ScoreSheet, ...], scene: Scene) -> Picture:
    """The picture of the final scores."""
    players = view.table.players
    standings = standings_of(sheets, range(len(players)), scene)
    ordered = standings.sheets
    cities = [players[sheet.seat].city for sheet in ordered]
    best, *rest = ([stack.top for stack in city] for city in cities)
    owner, others = standings.columns[0].seat, [one for city in rest for one in city]
    return draw_standings(
        "san-juan-score",
        standings,
        _rows(ordered, cities, scene),
        tie_break_of(ordered, lambda line, points: _row(line, points, scene), scene),
        lambda canvas, ground: draw_town(canvas, ground, best, owner, others),
        scene,
        sky=SKY,
    )


def _rows(
    sheets: tuple[ScoreSheet, ...], cities: Sequence[tuple[Stack, ...]], scene: Scene
) -> tuple[Row, ...]:
    """The lines in which anybody has points; the first one by sorts of buildings. Above the Palace stands what it counts."""
    rows = []
    for place, line in enumerate(sheets[0].lines):
        points = tuple(sheet.lines[place].points for sheet in sheets)
        if any(points) and line.label.key == "palace":
            rows.append(_subtotal(sheets, place, scene))
        if place == 0:
            rows += _by_sort(points, cities, scene)
        elif any(points):
            rows.append(_row(line, points, scene))
    return tuple(rows)


def _by_sort(
    points: Sequence[int], cities: Sequence[tuple[Stack, ...]], scene: Scene
) -> Iterator[Row]:
    """What is printed on buildings: production, monuments, and the others, which stand in any case."""
    printed = {
        sort: tuple(
            sum(POINTS[stack.top] for stack in city if CARDS[stack.top].sort == sort)
            for city in cities
        )
        for sort in ("production", "monument")
    }
    others = tuple(
        all_ - sum(apart) for all_, *apart in zip(points, *printed.values(), strict=True)
    )
    by_sort = {"production": printed["production"], "city": others, "monument": printed["monument"]}
    for sort, shares in by_sort.items():
        if any(shares) or sort == "city":
            sign = art.sticker(SORT_SIGNS[sort], 62, palette.KEYLINE)
            label = term(scene.words, "sort", sort)
            yield Row(sign, label, shares, colour=SOURCES[sort])


def _subtotal(sheets: tuple[ScoreSheet, ...], end: int, scene: Scene) -> Row:
    """The sum of the lines before a place."""
    sums = tuple(sum(line.points for line in sheet.lines[:end]) for sheet in sheets)
    return Row(
        art.sticker("vp", 62, palette.KEYLINE), scene.words("render-subtotal"), sums, is_sum=True
    )


def _row(line: ScoreLine, points: tuple[int, ...], scene: Scene) -> Row:
    label = line.label
    name = term(scene.words, label.kind, label.key)
    return Row(_sign(label), name, points, colour=SOURCES.get(label.key, ""))


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
