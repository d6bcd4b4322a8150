"""The board: the vein in its slope, the street of eight fronts, the players' signs."""

from PIL import Image

from games.core.model import Key
from games.sutters_mill.content import PLACE, TOWN
from games.sutters_mill.views import Public
from render.core import ribbon
from render.core.budget import remembered
from render.core.canvas import Canvas
from render.core.contract import Picture, Scene
from render.core.encode import picture
from render.core.shell import FINISHED, phase_of
from render.core.status import draw_status, headline, told
from render.sutters_mill.building import draw_building
from render.sutters_mill.carpentry import HIGH, WIDE
from render.sutters_mill.ground import ground
from render.sutters_mill.happened import happened
from render.sutters_mill.layout import LEFT, PLAYERS_TOP, corner_of
from render.sutters_mill.player import HIGH as SIGN_HIGH
from render.sutters_mill.player import SIGNS, draw_player
from render.sutters_mill.text import board_text
from render.sutters_mill.vein import draw_vein
from render.sutters_mill.vocabulary import owner_of

BESIDE, OVER, BEFORE = 7, 32, 26
"""How far beyond a front its things may reach: at its sides, over its roof, and before its boardwalk."""

SAID = 46
"""The least size of the last move's letters: nine pixels on a phone."""

FOOT = 14
"""Of the street that is seen below the players' signs."""

PHASE_ICONS = {
    "turn_start": "hourglass",
    "digging": "nug_river",
    "in_town": "builder",
    "moving": "pawn",
    "rearranging": "sp_church",
    FINISHED: "crown",
}


def _backdrop() -> Image.Image:
    """What is the same in every position."""
    return ground(PLAYERS_TOP + SIGN_HIGH + FOOT)


def _paste_quiet(canvas: Canvas, building: Key, view: Public, scene: Scene) -> None:
    """Paste a front that the last move left alone, as it was drawn before while all that it shows is the same."""
    x, y = corner_of(building)
    box = (x - BESIDE, y - OVER, x + WIDE + BESIDE, y + HIGH + BEFORE)
    place, table = PLACE[building], view.table

    def drawn() -> Image.Image:
        part = Canvas(_backdrop().crop(box))
        draw_building(part, BESIDE, OVER, building, view, scene)
        return part.image

    shown = (
        building,
        scene.words.language,
        table.stacks[place],
        table.gone[place],
        table.holders[place],
        tuple(player.prospectors[place] for player in table.players),
        scene.lit,
    )
    canvas.image.paste(remembered(_paste_quiet, shown, drawn), box[:2])


def draw_board(view: Public, scene: Scene) -> Picture:
    """The picture of a position."""
    seats = len(view.table.players)
    canvas = Canvas(_backdrop().copy())
    traces = happened(scene.events)
    marked = traces.spaces | traces.cards | {space for _, space in traces.arrived}
    for building in TOWN:
        if building not in marked:
            _paste_quiet(canvas, building, view, scene)
    draw_vein(canvas, view, scene, traces)
    for building in TOWN:
        if building in marked:
            draw_building(canvas, *corner_of(building), building, view, scene, traces)
    for seat in range(seats):
        draw_player(canvas, LEFT + seat * SIGNS[seats].step, PLAYERS_TOP, view, seat, scene, traces)
    phase = phase_of(view)
    owners = [owner_of(seat) for seat in scene.lit]
    asked = headline(scene, "sutters-mill", phase)
    if told(scene):
        ribbon.bar(canvas)
    draw_status(canvas, scene, PHASE_ICONS[phase], asked, "", owners, SAID)
    return picture(canvas.image, "sutters-mill", board_text(view, scene))
