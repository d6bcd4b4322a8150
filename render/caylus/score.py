"""The score table: the castle and the winner's prestige buildings above it."""

from games.caylus.content import KIND
from games.caylus.views import Public
from games.core.model import Key, ScoreLine, ScoreSheet
from render.caylus.vocabulary import drawn, term
from render.core import art, palette
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Picture, Scene
from render.core.scoresheet import Row
from render.core.sketch import Sketch
from render.core.standings import draw_standings, rows_of, standings_of, tie_break_of

ICONS = {
    "buildings": "builder",
    "visits": "worker",
    "prestige": "crown",
    "residences": "house",
    "castle": "castle",
    "favors": "favor",
    "trade": "trader",
    "gold": "gold",
    "cubes": "basic_cube",
    "deniers": "denier",
}
SOURCES = {
    "buildings": "#A8643A",
    "visits": "#D9A066",
    "prestige": "#2F6FE4",
    "residences": "#5FA04E",
    "castle": "#6F7E8C",
    "favors": "#8E3A5C",
    "trade": "#9A5FB8",
    "gold": "#E2A823",
    "cubes": "#D97B8C",
    "deniers": "#A9B6BF",
}
"""The colour of each source of points."""

HIGH = 150
MOST = 7


@kept
def _standing(name: Key) -> Sprite:
    """A building without its landscape."""
    sketch = Sketch(round(HIGH * 1.2), HIGH, 4)
    sketch.shapes(art.drawing("buildings", name)["draw"], HIGH / 100)
    return sketch.done()


def draw_score(view: Public, sheets: tuple[ScoreSheet, ...], scene: Scene) -> Picture:
    """The picture of the final scores."""
    standings = standings_of(sheets, range(len(view.table.players)), scene)

    def row(line: ScoreLine, points: tuple[int, ...]) -> Row:
        icon = art.sticker(ICONS[line.label.key], 64, palette.KEYLINE)
        label = term(scene.words, line.label.kind, line.label.key)
        return Row(icon, label, points, colour=SOURCES[line.label.key])

    best = standings.sheets[0].seat
    owned = [
        building
        for building, owner in zip(view.table.road, view.table.owners, strict=True)
        if owner == best and building
    ]
    owned.sort(key=lambda building: KIND[building] != "prestige")
    shown = ["cay_dungeon", "cay_walls", "cay_towers", *[drawn(one) for one in owned[: MOST - 3]]]

    def skyline(canvas: Canvas, ground: int) -> None:
        step = (canvas.image.width - 80) / len(shown)
        for place, name in enumerate(shown):
            x = 40 + step * (place + 0.5) - HIGH * 0.6
            canvas.put(_standing(name), x, ground - HIGH * 0.9)

    rows = rows_of(standings.sheets, row, always=1)
    tie_break = tie_break_of(standings.sheets, row, scene)
    return draw_standings("caylus-score", standings, rows, tie_break, skyline, scene)
