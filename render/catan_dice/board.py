"""The board: the dice and the sheet of the player in turn, the others' sheets beside it."""

from collections.abc import Sequence

from msgspec.structs import replace
from PIL import Image

from games.catan_dice.content import ROLLS
from games.catan_dice.events import Built, Rolled
from games.catan_dice.views import Public, points
from games.core.model import Event, Key, Seat
from render.catan_dice import layout
from render.catan_dice.archipelago import archipelago
from render.catan_dice.island import Look
from render.catan_dice.others import draw_islets, draw_others
from render.catan_dice.prices import means_of, over
from render.catan_dice.rivals import MOST, draw_islands, draw_rivals
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

PIER, LONG_PIER = 1084, 1424
"""How wide the pier is, and the one of two players."""

SHIPS = {("one", 2): (892, 968), ("two", 2): (916, 960)}
"""Where a ship lies on the sea by island, where so many play; else there is no room for one."""

SAID = 38
"""The least letters of the last move: smaller it is left to the text, and the dice show it."""

PHASE_ICONS = {"rolling": "dice", "building": "builder", FINISHED: "crown"}


@kept
def _ground(island: Key, seats: int) -> Image.Image:
    """Everybody's island, with the ribbon's bar above the pier."""
    wide = WIDE if seats > 1 else ALONE
    pier, ship = LONG_PIER if seats == 2 else PIER, SHIPS.get((island, seats), (0, 0))
    net = layout.net_of(island)
    canvas = Canvas(archipelago((wide, HIGH), net, pier, layout.WALK, ship))
    if 0 < seats - 1 <= MOST:
        draw_islands(canvas, island, seats - 1)
    elif seats > 1:
        draw_islets(canvas, seats - 1)
    ribbon.bar(canvas)
    return canvas.image


def draw_board(view: Public, scene: Scene) -> Picture:
    """The picture of a position."""
    canvas = Canvas(_ground(view.table.island, len(view.table.sheets)).copy())
    shown = shown_of(view)
    means = means_of(view)
    can_exchange = phase_of(view) == "building"
    helped = means.places_for(means.helped) if can_exchange else frozenset[Key]()
    dice = over(means, view.table.dice, view.table.spent) if can_exchange else frozenset[int]()
    paid = means.places_for(means.paid)
    look = Look(shown, fresh_of(scene, shown), paid=paid, helped=helped)
    layout.draw_dice(canvas, view, over=dice)
    layout.draw_sheet(canvas, view, shown, look, scene.words, is_lit=shown in scene.lit)
    draw = draw_rivals if len(view.table.sheets) - 1 <= MOST else draw_others
    draw(canvas, view, shown, scene)
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


def lasting(events: Sequence[Event]) -> tuple[Event, ...]:
    """Events without the rolls that others followed: the dice no longer show what they brought."""
    last = max((at for at, event in enumerate(events) if isinstance(event, Rolled)), default=-1)
    return tuple(
        event for at, event in enumerate(events) if at >= last or not isinstance(event, Rolled)
    )


def _draw_ribbon(canvas: Canvas, view: Public, scene: Scene) -> None:
    phase = phase_of(view)
    owners = scene.asked if view.flow else (shown_of(view),)
    icons = [art.sticker(PHASE_ICONS[phase], 64), *[tokens.seal(seat, 23) for seat in owners]]
    colour = palette.LAMP if scene.lit else palette.PANEL
    end = _draw_roll(canvas, view, scene.words)
    most = min(620, round(end) - ribbon.LEFT - ribbon.SLANT)
    start = ribbon.lead(
        canvas, icons, headline(scene, "catan-dice", phase), colour, most, scene.names
    )
    sentences = told(replace(scene, events=lasting(scene.events)))
    if sentences and ribbon.is_said_large(sentences[0], start, end, scene.names, SAID):
        ribbon.said(canvas, sentences, start, end, scene.names)


def _draw_roll(canvas: Canvas, view: Public, words: Words) -> float:
    """Which roll it is: on a long pier, else in the bar; the answer is where the room of the bar ends."""
    right: float = ribbon.end_of(canvas) - 24
    if not view.table.rolls or not view.flow:
        return right
    text = words("render-catan-dice-roll", number=view.table.rolls, most=ROLLS)
    if len(view.table.sheets) == 2:
        layout.draw_roll(canvas, text)
        return right
    middle = ribbon.MIDDLE
    return right - canvas.write(text, Face.NAME, 46, palette.PAPER, right, middle, "r") - 26
