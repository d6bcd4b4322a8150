"""The score table: the winner's settlements and cities as a skyline above it."""

from games.catan_dice.views import Public, of_kind
from games.core.model import ScoreLine, ScoreSheet
from render.catan_dice.vocabulary import term
from render.core import art, palette
from render.core.canvas import Canvas
from render.core.coast import draw_island
from render.core.contract import Picture, Scene
from render.core.evening import SKY
from render.core.scoresheet import Row
from render.core.standings import draw_standings, rows_of, standings_of

ICONS = {
    "road": "road",
    "knight": "knight",
    "settlement": "settlement",
    "city": "city",
    "penalty": "hourglass",
    "longest_road": "road",
    "largest_army": "army",
}
SOURCES = {
    "road": "#8A5A3A",
    "knight": "#4FA3D8",
    "settlement": "#C8653C",
    "city": "#3346C4",
    "longest_road": "#E2A823",
    "largest_army": "#6F7E8C",
}
"""The colour of each source of points; a penalty brings none."""


def draw_score(view: Public, sheets: tuple[ScoreSheet, ...], scene: Scene) -> Picture:
    """The picture of the final scores."""
    standings = standings_of(sheets, range(len(view.table.sheets)), scene)

    def row(line: ScoreLine, points: tuple[int, ...]) -> Row:
        icon = art.sticker(ICONS[line.label.key], 64, palette.KEYLINE)
        name = term(scene.words, line.label.kind, line.label.key)
        return Row(icon, name, points, colour=SOURCES.get(line.label.key, ""))

    best = standings.sheets[0].seat
    built = view.table.sheets[best].built

    def skyline(canvas: Canvas, ground: int) -> None:
        draw_island(
            canvas,
            ground,
            best,
            settlements=of_kind(built, "settlement"),
            cities=of_kind(built, "city"),
        )

    rows = rows_of(standings.sheets, row, always=1)
    return draw_standings("catan-dice-score", standings, rows, None, skyline, scene, sky=SKY)
