"""The score table: the winner's settlements and cities as a skyline above it."""

from games.catan.content import CITIES, SETTLEMENTS
from games.catan.views import Public
from games.core.model import ScoreLine, ScoreSheet
from render.catan import revealed
from render.catan.vocabulary import owner_of, term
from render.core import art, palette
from render.core.canvas import Canvas
from render.core.coast import draw_island
from render.core.contract import Picture, Scene
from render.core.evening import SKY
from render.core.scoresheet import Foot, Row
from render.core.standings import draw_standings, rows_of, standings_of

ICONS = {
    "settlements": "settlement",
    "cities": "city",
    "longest_road": "road",
    "largest_army": "army",
    "victory_cards": "dev",
    "chips": "chip",
}
SOURCES = {
    "settlements": "#C8653C",
    "cities": "#3346C4",
    "longest_road": "#E2A823",
    "largest_army": "#6F7E8C",
    "victory_cards": "#9A5FB8",
    "chips": "#8E3A5C",
}
"""The colour of each source of points."""


def draw_score(view: Public, sheets: tuple[ScoreSheet, ...], scene: Scene) -> Picture:
    """The picture of the final scores."""
    owners = [owner_of(view, seat) for seat in range(len(view.table.players))]
    standings = standings_of(sheets, owners, scene)
    rows = rows_of(standings.sheets, lambda line, points: _row(line, points, scene), always=1)
    best = standings.sheets[0].seat

    def skyline(canvas: Canvas, ground: int) -> None:
        built = view.table.players[best]
        settlements, cities = SETTLEMENTS - built.settlements_left, CITIES - built.cities_left
        draw_island(canvas, ground, owners[best], settlements=settlements, cities=cities)

    foot = Foot(
        revealed.strip_high(view), lambda canvas, top: revealed.draw_strip(canvas, view, top, scene)
    )
    return draw_standings("catan-score", standings, rows, None, skyline, scene, foot, SKY)


def _row(line: ScoreLine, points: tuple[int, ...], scene: Scene) -> Row:
    icon = art.sticker(ICONS[line.label.key], 64, palette.KEYLINE)
    name = term(scene.words, line.label.kind, line.label.key)
    return Row(icon, name, points, colour=SOURCES[line.label.key])
