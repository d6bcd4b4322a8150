"""The own sheet with what can be chosen: dice to keep, places to build on."""

from PIL import Image

from games.catan_dice.views import Private, Public
from games.core.badges import badges
from games.core.forms import Decision
from games.core.keys import parts_of
from games.core.model import Key
from render.catan_dice import layout
from render.catan_dice.board import ALONE, HIGH
from render.catan_dice.island import Look
from render.catan_dice.text import hand_text
from render.core import ribbon, table, tokens
from render.core.budget import kept
from render.core.canvas import Canvas
from render.core.contract import Chosen, Picture, Scene
from render.core.encode import picture
from render.core.marks import fields_of
from render.core.status import draw_question, question


@kept
def _table() -> Image.Image:
    """The table with the ribbon's bar."""
    canvas = Canvas(table.ground(ALONE, HIGH))
    ribbon.bar(canvas)
    return canvas.image


def draw_hand(
    own: Private,
    view: Public,
    decision: Decision | None,
    chosen: tuple[Chosen, ...],
    scene: Scene,
) -> Picture:
    """The picture of a seat's own sheet."""
    canvas = Canvas(_table().copy())
    is_asked = decision is not None
    text = question(scene, decision, chosen, scene.words("render-not-asked"))
    title, seals = scene.words("render-catan-dice-sheet"), [tokens.seal(own.seat, 23)]
    end = float(ribbon.end_of(canvas))
    draw_question(canvas, seals, title, text, end, is_asked=is_asked)
    picks = {key for one in chosen for key, _ in one.amounts}
    if view.table.active == own.seat and view.flow:
        layout.draw_dice(canvas, view, _ticked(picks))
    look = Look(own.seat, badges=_badged(decision), chosen=frozenset(picks))
    layout.draw_sheet(canvas, view, own.seat, scene.words, look, is_lit=is_asked)
    return picture(canvas.image, "catan-dice-sheet", hand_text(own, view, scene))


def _ticked(picks: set[Key]) -> frozenset[int]:
    """The dice that are kept so far."""
    numbers = [parts[1] for parts in map(parts_of, picks) if len(parts) == 2]
    return frozenset(int(number) - 1 for number in numbers)


def _badged(decision: Decision | None) -> tuple[tuple[Key, str], ...]:
    """Places with the badges of the menu."""
    return tuple(
        (key, badge)
        for field in fields_of(decision)
        if field.kind == "piece"
        for badge, key in badges(field)
    )
