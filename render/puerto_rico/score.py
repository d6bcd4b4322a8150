"""The score table: the winner's city as a skyline, each row under the sign of what it counts."""

from PIL import Image

from games.core.model import Key, ScoreLine, ScoreSheet, Term
from games.puerto_rico.content import BUILDINGS
from games.puerto_rico.views import Public
from render.core import art, boxes, palette
from render.core.budget import kept
from render.core.canvas import Sprite, sprite
from render.core.contract import Picture, Scene
from render.core.evening import SKY, draw_town
from render.core.scenery import scenery
from render.core.scoresheet import Row
from render.core.standings import draw_standings, rows_of, standings_of, tie_break_of
from render.puerto_rico.looks import drawing_of, kind_of
from render.puerto_rico.vocabulary import GAME, term

THUMB = (84, 66)
SOURCES = {
    "chips": "#8E3A5C",
    "buildings": "#C8653C",
    "nobles": "#C2253A",
    "guild_hall": "#3346C4",
    "residence": "#5FA04E",
    "fortress": "#6F7E8C",
    "customs_house": "#4FA3D8",
    "city_hall": "#E2A823",
    "cloister": "#9A5FB8",
    "royal_garden": "#2F7F73",
}
"""The colour of each source of points."""

ICONS = {"chips": "vp", "buildings": "house", "nobles": "noble", "wealth": "coin"}


def draw_score(view: Public, sheets: tuple[ScoreSheet, ...], scene: Scene) -> Picture:
    """The picture of the final scores."""
    standings = standings_of(sheets, range(len(sheets)), scene)
    owner = standings.columns[0].seat
    best, *rest = (
        [drawing_of(place.kind) for place in view.table.players[sheet.seat].city]
        for sheet in standings.sheets
    )
    others = [one for city in rest for one in city]

    def row(line: ScoreLine, points: tuple[int, ...]) -> Row:
        label = line.label
        name = term(scene.words, label.kind, label.key)
        return Row(_sign(label), name, points, colour=SOURCES.get(label.key, ""))

    return draw_standings(
        f"{GAME}-score",
        standings,
        rows_of(standings.sheets, row, always=1),
        tie_break_of(standings.sheets, row, scene),
        lambda canvas, ground: draw_town(canvas, ground, best, owner, others),
        scene,
        sky=SKY,
    )


def _sign(label: Term) -> Sprite:
    """A building's own drawing, or an icon."""
    if label.key in BUILDINGS:
        return _thumb(label.key)
    return art.sticker(ICONS.get(label.key, "vp"), 62, palette.KEYLINE)


@kept
def _thumb(key: Key) -> Sprite:
    wide, high = THUMB
    edged = Image.new("RGBA", (wide, high))
    edged.paste(palette.INK, (0, 0), boxes.rounded(wide, high, 12))
    inner = (wide - 6, high - 6)
    drawn = scenery(drawing_of(key), kind_of(key), *inner)
    edged.paste(drawn, (3, 3), boxes.rounded(*inner, 9))
    return sprite(edged)
