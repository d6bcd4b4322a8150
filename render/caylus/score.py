"""The score table, under a skyline of towers as high as the totals."""

from games.caylus.views import Public
from games.core.model import ScoreLine, ScoreSheet
from render.caylus.skyline import SKY, draw_home, draw_towers
from render.caylus.vocabulary import term
from render.core import art, palette
from render.core.canvas import Canvas
from render.core.contract import Picture, Scene
from render.core.scoresheet import LOST, Row
from render.core.standings import draw_standings, rows_of, standings_of, tie_break_of

ICONS = {
    "buildings": "builder",
    "visits": "worker",
    "prestige": "crown",
    "residences": "house",
    "castle": "castle",
    "losses": "bailiff",
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
    "losses": LOST,
    "favors": "#8E3A5C",
    "trade": "#9A5FB8",
    "gold": "#E2A823",
    "cubes": "#D97B8C",
    "deniers": "#A9B6BF",
}
"""The colour of each source of points."""


def draw_score(view: Public, sheets: tuple[ScoreSheet, ...], scene: Scene) -> Picture:
    """The picture of the final scores."""
    standings = standings_of(sheets, range(len(view.table.players)), scene)

    def row(line: ScoreLine, points: tuple[int, ...]) -> Row:
        icon = art.sticker(ICONS[line.label.key], 64, palette.KEYLINE)
        label = term(scene.words, line.label.kind, line.label.key)
        return Row(icon, label, points, colour=SOURCES[line.label.key])

    rows = rows_of(standings.sheets, row, always=1)
    tie_break = tie_break_of(standings.sheets, row, scene)
    winners = [column.seat for column in standings.columns if column.is_winner]

    def skyline(canvas: Canvas, ground: int) -> None:
        draw_home(canvas, ground, winners[0] if len(winners) == 1 else None)
        draw_towers(canvas, ground, standings.columns, rows)

    shown = standings, rows, tie_break, skyline, scene
    return draw_standings("caylus-score", *shown, sky=SKY, has_totals=False)
