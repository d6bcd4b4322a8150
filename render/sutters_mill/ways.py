"""What can be done now, a plate for each: whom or what it is about, and the word for it."""

from collections.abc import Sequence

from games.core.forms import Decision, verb
from games.core.model import Key
from games.sutters_mill.content import CAMPS
from games.sutters_mill.views import Public
from render.core import art, boxes, palette
from render.core.canvas import Canvas
from render.core.contract import Scene
from render.core.fitting import fit
from render.core.lettering import Face
from render.sutters_mill.pieces import prospector
from render.sutters_mill.vocabulary import CAMP_ICONS

WIDE, LEFT, GAP = 1000, 12, 8
HIGH = 114
"""How high a plate is."""

MOST = 318
"""How wide a plate is at most, where there are few."""

ICON, ICON_AT, WORD_AT = 64, 41, 93
WORD, WORD_LEAST = 44, 30
BROAD, BROAD_ICON, BROAD_SIGN, BROAD_WORD = 300, 82, 148, 58
"""From which width on a plate has its word beside its icon, how large both are then, and what the icon takes."""

EDGE = 5

ICONS = {
    "stop_digging": "builder",
    "place_card": "card",
    "remove_card": "saved",
    "rearrange": "sp_church",
    "switch": "tear_down",
    "end_turn": "hourglass",
}
"""What shows each action that is about no place of the vein and no figure."""

FIGURES = {"place_prospector": "build_up", "lift_prospector": "road", "remove_prospector": "house"}
"""The small sign beside the figure of each action about one."""

SMALL, APART = 0.68, 0.4
"""How large that sign is, and how far it and the figure lie from the middle, in sizes of the figure."""


def ways(decision: Decision | None) -> tuple[Key, ...]:
    """The actions among which one is chosen, in the order of the menu; none where there is only one."""
    verbs = tuple(dict.fromkeys(verb(one.action) for one in (decision.offers if decision else ())))
    return verbs if len(verbs) > 1 and verbs[0] not in {"lay_next", "move_prospector"} else ()


def draw_ways(
    canvas: Canvas, top: int, verbs: Sequence[Key], view: Public, owner: int, scene: Scene
) -> None:
    """Draw the plates side by side, in the middle."""
    wide = min(MOST, (WIDE - 2 * LEFT - GAP * (len(verbs) - 1)) // len(verbs))
    left = round((WIDE - len(verbs) * (wide + GAP) + GAP) / 2)
    for number, one in enumerate(verbs):
        x = left + number * (wide + GAP)
        boxes.shadow(canvas, x, top, wide, HIGH, 14)
        boxes.box(canvas, palette.INK, x - 2, top - 2, wide + 4, HIGH + 4, 16)
        boxes.box(canvas, palette.LAMP, x, top, wide, HIGH, 14)
        boxes.box(canvas, palette.PAPER, x + EDGE, top + EDGE, wide - 2 * EDGE, HIGH - 2 * EDGE, 10)
        _draw_way(canvas, x, top, wide, one, view, owner, scene)


def _draw_way(
    canvas: Canvas, x: int, top: int, wide: int, one: Key, view: Public, owner: int, scene: Scene
) -> None:
    """Draw what an action is about, and the word for it: beside that where there is room, else below."""
    word = scene.words(f"render-sutters-mill-way-{one.replace('_', '-')}")
    if wide >= BROAD:
        middle, room = top + HIGH / 2, wide - BROAD_SIGN - 14
        _draw_sign(canvas, x + BROAD_SIGN / 2 + 4, middle, one, view, owner, BROAD_ICON)
        line = fit(word, Face.NAME, room, BROAD_WORD, WORD_LEAST, 1)
        across = x + BROAD_SIGN + room / 2
    else:
        _draw_sign(canvas, x + wide / 2, top + ICON_AT, one, view, owner, ICON)
        line = fit(word, Face.NAME, wide - 14, WORD, WORD_LEAST, 1)
        across, middle = x + wide / 2, top + WORD_AT
    canvas.write(line.lines[0], Face.NAME, line.size, palette.INK, across, middle, "m")


def _draw_sign(
    canvas: Canvas, across: float, middle: float, one: Key, view: Public, owner: int, size: int
) -> None:
    """Draw what an action is about: a figure with a sign beside it, or an icon; to dig shows where the vein is dug now."""
    if one in FIGURES:
        beside = size * APART
        canvas.put_centred(prospector(owner, size), across - beside, middle)
        canvas.put_centred(art.sticker(FIGURES[one], round(size * SMALL)), across + beside, middle)
        return
    icon = CAMP_ICONS[CAMPS[view.table.current]] if one == "dig" else ICONS[one]
    canvas.put_centred(art.sticker(icon, size), across, middle)
