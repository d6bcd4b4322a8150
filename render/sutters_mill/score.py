"""The score table: the town in the evening above it."""

from games.core.model import ScoreLine, ScoreSheet
from games.sutters_mill.content import TOWN
from games.sutters_mill.views import Public
from render.core import art, palette
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Picture, Scene
from render.core.scoresheet import Row
from render.core.sketch import Sketch
from render.core.standings import draw_standings, rows_of, standings_of, tie_break_of
from render.sutters_mill.vocabulary import owner_of, term

ICONS = {
    "nuggets": "gold",
    "saved": "saved",
    "cards_left": "card",
    "prospectors_left": "pawn",
    "negative": "tear_down",
}
HOUSE = 132


@kept
def _house(building: str) -> Sprite:
    """A building of the town without its landscape."""
    wide, high = round(HOUSE * 1.2), HOUSE
    scale = HOUSE / 100
    sketch = Sketch(wide, high, 4)
    sketch.shapes(art.drawing("buildings", building)["draw"], scale)
    return sketch.done()


def draw_score(view: Public, sheets: tuple[ScoreSheet, ...], scene: Scene) -> Picture:
    """The picture of the final scores."""
    seats = range(len(view.table.players))
    standings = standings_of(sheets, [owner_of(seat) for seat in seats], scene)

    def row(line: ScoreLine, points: tuple[int, ...]) -> Row:
        icon = art.sticker(ICONS[line.label.key], 64, palette.KEYLINE)
        return Row(icon, term(scene.words, line.label.kind, line.label.key), points)

    def skyline(canvas: Canvas, ground: int) -> None:
        step = (canvas.image.width - 60) / len(TOWN)
        for place, building in enumerate(TOWN):
            x = 30 + step * (place + 0.5) - HOUSE * 0.6
            canvas.put(_house(building), x, ground - HOUSE * 0.9)

    rows = rows_of(standings.sheets, row, always=1)
    tie_break = tie_break_of(standings.sheets, row, scene)
    return draw_standings("sutters-mill-score", standings, rows, tie_break, skyline, scene)
