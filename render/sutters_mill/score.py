"""The score table: where gold and points came from, the street in the evening above it."""

from collections.abc import Iterator

from PIL import Image

from games.core.model import ScoreLine, ScoreSheet
from games.sutters_mill.content import LIMITS, SECTIONS, TOWN
from games.sutters_mill.views import Public, worth
from render.core import art, palette
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite, sprite
from render.core.contract import Picture, Scene
from render.core.scoresheet import Row
from render.core.standings import Standings, draw_standings, standings_of, tie_break_of
from render.sutters_mill.fronts import MARGIN, front
from render.sutters_mill.vocabulary import NUGGETS, owner_of, term

ICONS = {
    "nuggets": "gold",
    "saved": "saved",
    "cards_left": "card",
    "prospectors_left": "pawn",
    "negative": "tear_down",
}
SOURCES = {
    "start": "#B93A32",
    "river": "#3E8FC6",
    "hill": "#A66A38",
    "mine": "#7C8694",
    "nuggets": "#D9991F",
    "saved": "#2F9A63",
}
"""The colour of each source of points."""

SHARE = 0.5
"""How large the fronts are above the table."""


@kept
def _house(building: str) -> Sprite:
    """A front of the street, small."""
    drawn = front(building)
    whole = drawn.colour.copy()
    whole.putalpha(drawn.opacity)
    size = (round(whole.width * SHARE), round(whole.height * SHARE))
    small = whole.convert("RGBa").resize(size, Image.Resampling.LANCZOS).convert("RGBA")
    return sprite(small, round(MARGIN * SHARE))


def draw_score(view: Public, sheets: tuple[ScoreSheet, ...], scene: Scene) -> Picture:
    """The picture of the final scores."""
    seats = range(len(view.table.players))
    standings = standings_of(sheets, [owner_of(seat) for seat in seats], scene)

    def row(line: ScoreLine, points: tuple[int, ...]) -> Row:
        label = term(scene.words, line.label.kind, line.label.key)
        return Row(
            _sign(ICONS[line.label.key]), label, points, colour=SOURCES.get(line.label.key, "")
        )

    def skyline(canvas: Canvas, ground: int) -> None:
        step = (canvas.image.width - 24) / len(TOWN)
        for place, building in enumerate(TOWN):
            house = _house(building)
            canvas.put(house, 12 + step * (place + 0.5) - house.size[0] / 2, ground - house.size[1])

    rows = tuple(_rows(view, standings, scene))
    rows += tuple(
        row(line, points)
        for place, line in enumerate(standings.sheets[0].lines)
        if line.label.key != "nuggets" or not view.revealed
        if any(points := tuple(sheet.lines[place].points for sheet in standings.sheets))
    )
    tie_break = tie_break_of(standings.sheets, row, scene)
    return draw_standings("sutters-mill-score", standings, rows, tie_break, skyline, scene)


def _rows(view: Public, standings: Standings, scene: Scene) -> Iterator[Row]:
    """The gold by where it was found, and what was paid; nothing while it is not told."""
    if not view.revealed:
        return
    order = [sheet.seat for sheet in standings.sheets]
    start = scene.words("render-sutters-mill-start")
    yield Row(_sign("nug_red"), start, (LIMITS.capital,) * len(order), colour=SOURCES["start"])
    for place, section in enumerate(SECTIONS):
        points = tuple(worth((view.revealed[seat][place],)) for seat in order)
        if any(points):
            name = scene.words(f"render-sutters-mill-{section}")
            yield Row(_sign(NUGGETS[section]), name, points, colour=SOURCES[section])
    paid = tuple(-view.table.players[seat].paid for seat in order)
    if any(paid):
        yield Row(_sign("coin"), scene.words("render-sutters-mill-paid"), paid)


def _sign(icon: str) -> Sprite:
    """A sign as it stands on paper."""
    return art.sticker(icon, 64, palette.KEYLINE)
