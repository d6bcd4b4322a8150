"""The board: the vein in its slope, the street of eight fronts, the players' signs."""

from PIL import Image

from games.sutters_mill.content import TOWN
from games.sutters_mill.views import Public
from render.core import ribbon
from render.core.budget import kept
from render.core.canvas import Canvas
from render.core.contract import Picture, Scene
from render.core.encode import picture
from render.core.shell import FINISHED, phase_of
from render.core.status import draw_status, headline
from render.sutters_mill.building import draw_building
from render.sutters_mill.ground import ground
from render.sutters_mill.happened import happened
from render.sutters_mill.layout import LEFT, PLAYERS_TOP, corner_of
from render.sutters_mill.player import HIGH, SIGNS, draw_player
from render.sutters_mill.text import board_text
from render.sutters_mill.vein import draw_vein
from render.sutters_mill.vocabulary import owner_of

FOOT = 18
"""Of the street that is seen below the players' signs."""

PHASE_ICONS = {
    "turn_start": "hourglass",
    "digging": "nug_river",
    "in_town": "builder",
    "moving": "pawn",
    "rearranging": "sp_church",
    FINISHED: "crown",
}


@kept
def _backdrop() -> Image.Image:
    """What is the same in every position: the ground, and the ribbon's bar."""
    canvas = Canvas(ground(PLAYERS_TOP + HIGH + FOOT).copy())
    ribbon.bar(canvas)
    return canvas.image


def draw_board(view: Public, scene: Scene) -> Picture:
    """The picture of a position."""
    seats = len(view.table.players)
    canvas = Canvas(_backdrop().copy())
    traces = happened(scene.events)
    draw_vein(canvas, view, scene, traces)
    for building in sorted(TOWN, key=lambda one: one in traces.spaces):
        draw_building(canvas, *corner_of(building), building, view, scene, traces)
    for seat in range(seats):
        draw_player(canvas, LEFT + seat * SIGNS[seats].step, PLAYERS_TOP, view, seat, scene, traces)
    phase = phase_of(view)
    owners = [owner_of(seat) for seat in scene.lit]
    draw_status(
        canvas, scene, PHASE_ICONS[phase], headline(scene, "sutters-mill", phase), "", owners
    )
    return picture(canvas.image, "sutters-mill", board_text(view, scene))
