"""The board: the dice and the sheet of the player in turn, the others' sheets beside it."""

from PIL import Image

from games.catan_dice.content import ROLLS
from games.catan_dice.events import Built
from games.catan_dice.views import Public, points
from games.core.model import Key, Seat
from render.catan_dice import layout
from render.catan_dice.archipelago import archipelago
from render.catan_dice.island import Look
from render.catan_dice.others import draw_islets, draw_others, net_of
from render.catan_dice.prices import means_of
from render.catan_dice.text import board_text
from render.core import art, palette, ribbon, tokens
from render.core.budget import kept
from render.core.canvas import Canvas
from render.core.contract import Picture, Scene, Words
from render.core.encode import picture
from render.core.lettering import Face
from render.core.shell import FINISHED, phase_of
from render.core.status import headline, told

WIDE, HIGH = 1400, 1172
ALONE = 1124
"""The width where nobody else plays."""

PIER = 1084
SHIPS = {2: (1254, 1030), 3: (1254, 540)}
"""Where a ship lies on the sea where so many play; else there is no room for one."""

SAID = 38
"""The least letters of the last move: smaller it is left to the text, and the dice show it."""

PHASE_ICONS = {"rolling": "dice", "building": "builder", FINISHED: "crown"}


@kept
def _ground(island: Key, seats: int) -> Image.Image:
    """Everybody's island, with the ribbon's bar above the pier."""
    wide = WIDE if seats > 1 else ALONE
    nets = (layout.net_of(island), *([net_of(island)] if seats == 2 else []))
    canvas = Canvas(archipelago((wide, HIGH), nets, PIER, layout.WALK, SHIPS.get(seats, (0, 0))))
    if seats > 2:
        draw_islets(canvas, seats - 1)
    ribbon.bar(canvas)
    return canvas.image


def draw_board(view: Public, scene: Scene) -> Picture:
    """The picture of a position."""
    canvas = Canvas(_ground(view.table.island, len(view.table.sheets)).copy())
    shown = shown_of(view)
    means = means_of(view)
    paid, helped = means.places_for(means.paid), means.places_for(means.helped)
    look = Look(shown, fresh_of(scene, shown), paid=paid, helped=helped)
    layout.draw_dice(canvas, view)
    layout.draw_sheet(canvas, view, shown, look, is_lit=shown in scene.lit)
    draw_others(canvas, view, shown, scene)
    _draw_ribbon(canvas, view, scene)
    return picture(canvas.image, "catan-dice", board_text(view, scene))


def shown_of(view: Public) -> Seat:
    """Whose sheet is large: the player's in turn, at the end the best one's."""
    if view.flow:
        return view.table.active
    return max(range(len(view.table.sheets)), key=lambda seat: (points(view.table, seat), -seat))


def fresh_of(scene: Scene, seat: Seat) -> frozenset[str]:
    """What the seat has just built."""
    return frozenset(
        event.piece for event in scene.events if isinstance(event, Built) and event.seat == seat
    )


def _draw_ribbon(canvas: Canvas, view: Public, scene: Scene) -> None:
    phase = phase_of(view)
    owners = scene.asked if view.flow else (shown_of(view),)
    icons = [art.sticker(PHASE_ICONS[phase], 64), *[tokens.seal(seat, 23) for seat in owners]]
    colour = palette.LAMP if scene.lit else palette.PANEL
    end = _draw_counts(canvas, view, scene.words)
    most = min(620, round(end) - ribbon.LEFT - ribbon.SLANT)
    start = ribbon.lead(
        canvas, icons, headline(scene, "catan-dice", phase), colour, most, scene.names
    )
    sentences = told(scene)
    if sentences and ribbon.is_said_large(sentences[0], start, end, scene.names, SAID):
        ribbon.said(canvas, sentences, start, end, scene.names)


def _draw_counts(canvas: Canvas, view: Public, words: Words) -> float:
    """Rolls made: the turn is lit on the track; the answer is where they begin."""
    right: float = ribbon.end_of(canvas) - 24
    middle = ribbon.MIDDLE
    right -= canvas.write(f"/{ROLLS}", Face.LABEL, 38, palette.MIST, right, middle + 5, "r")
    rolls = str(view.table.rolls)
    right -= canvas.write(rolls, Face.NUMBER, 52, palette.PAPER, right, middle, "r") + 10
    name = words("render-catan-dice-count-roll")
    return right - canvas.write(name, Face.NAME, 46, palette.MIST, right, middle, "r") - 26
