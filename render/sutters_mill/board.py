"""The board: vein, town, players on a grid of four columns."""

from PIL import Image

from games.core.model import Event, Key
from games.sutters_mill import events as told
from games.sutters_mill.content import SECTIONS, TOWN
from games.sutters_mill.views import Public
from render.core import art, palette, ribbon, table, tokens
from render.core.budget import kept
from render.core.canvas import Canvas
from render.core.contract import Picture, Scene
from render.core.encode import picture
from render.core.lettering import Face
from render.core.shell import FINISHED, phase_of
from render.core.status import headline
from render.sutters_mill.building import HIGH as BUILDING_HIGH
from render.sutters_mill.building import draw_building
from render.sutters_mill.player import draw_player
from render.sutters_mill.text import board_text
from render.sutters_mill.vein import draw_vein
from render.sutters_mill.vocabulary import NUGGETS, owner_of

WIDE, HIGH = 1400, 1194
LEFT, STEP = 18, 345
VEIN_TOP, TOWN_TOP, PLAYERS_TOP = 116, 281, 896
ROW = BUILDING_HIGH + 14

PHASE_ICONS = {
    "turn_start": "hourglass",
    "digging": "nug_river",
    "in_town": "builder",
    "moving": "pawn",
    "rearranging": "sp_church",
    FINISHED: "crown",
}


@kept
def _table() -> Image.Image:
    """The table with the ribbon's bar."""
    canvas = Canvas(table.ground(WIDE, HIGH))
    ribbon.bar(canvas)
    return canvas.image


def draw_board(view: Public, scene: Scene) -> Picture:
    """The picture of a position."""
    canvas = Canvas(_table().copy())
    draw_vein(canvas, VEIN_TOP, view, scene)
    new = touched(scene.events)
    for number, building in enumerate(TOWN):
        row, column = divmod(number, 4)
        x, y = LEFT + column * STEP, TOWN_TOP + row * ROW
        draw_building(canvas, x, y, building, view, scene, is_new=building in new)
    for seat in range(len(view.table.players)):
        draw_player(canvas, LEFT + seat * STEP, PLAYERS_TOP, view, seat, scene)
    _draw_ribbon(canvas, view, scene)
    return picture(canvas.image, "sutters-mill", board_text(view, scene))


def touched(events: tuple[Event, ...]) -> frozenset[Key]:
    """The spaces that the last move has changed."""
    spaces = set()
    for event in events:
        match event:
            case told.Dug() | told.PlacedCard() | told.RemovedCard() | told.Rearranged():
                spaces.add(event.space)
            case told.PlacedProspector() | told.RemovedProspector() | told.MovedProspector():
                spaces.add(event.space)
            case told.CertificateGone():
                spaces.add(event.space)
            case _:
                pass
    return frozenset(spaces)


def _draw_ribbon(canvas: Canvas, view: Public, scene: Scene) -> None:
    phase = phase_of(view)
    icons = [art.sticker(PHASE_ICONS[phase], 64)]
    icons += [tokens.seal(owner_of(seat), 23) for seat in scene.asked]
    colour = palette.LAMP if scene.asked else palette.PANEL
    end = _draw_next(canvas, view)
    start = ribbon.lead(canvas, icons, headline(scene, "sutters-mill", phase), colour)
    if scene.events:
        sentences = [scene.words.say(event.words()) for event in scene.events]
        ribbon.said(canvas, sentences, start, end)


def _draw_next(canvas: Canvas, view: Public) -> float:
    """The next counter and how many are left; the answer is where they begin."""
    right: float = ribbon.end_of(canvas) - 28
    left = sum(view.table.left)
    right -= canvas.write(str(left), Face.NUMBER, 54, palette.PAPER, right, ribbon.MIDDLE, "r") + 12
    section = SECTIONS[view.table.current] if left else SECTIONS[-1]
    canvas.put_centred(art.sticker(NUGGETS[section], 60), right - 30, ribbon.MIDDLE)
    return right - 80
