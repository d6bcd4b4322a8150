"""What every private picture begins with: what is asked, the own stock; and the badges of the menus."""

from PIL import Image

from games.caylus.content import CUBES
from games.caylus.views import Private, Public
from games.core.badges import badges
from games.core.forms import Decision, verb
from games.core.model import Key
from render.caylus.pieces import worker
from render.caylus.road import OPEN
from render.core import art, boxes, palette, ribbon, table, tokens
from render.core.budget import kept
from render.core.canvas import Canvas
from render.core.contract import Chosen, Scene
from render.core.lettering import Face
from render.core.marks import fields_of
from render.core.status import draw_question, question

WIDE = 1400
TOP, WELL, HIGH = 116, 183, 104
END = TOP + HIGH
CUBE_FIELDS = ("cube",)
"""Names of the fields whose keys are kinds of cube."""


@kept
def _table(high: int) -> Image.Image:
    """The table with the ribbon's bar."""
    canvas = Canvas(table.ground(WIDE, high))
    ribbon.bar(canvas)
    return canvas.image


def begun(high: int) -> Canvas:
    """An empty private picture of that height."""
    return Canvas(_table(high).copy())


def verbs(decision: Decision | None) -> frozenset[str]:
    """What a decision offers to do."""
    return frozenset([verb(offer.action) for offer in decision.offers] if decision else ())


def choices(decision: Decision | None, names: tuple[str, ...]) -> dict[Key, str]:
    """The keys that may be chosen in the first field of one of these names, with the badges of the menu.

    A second one, as of the favor that gives a cube or takes one, has menus whose badges would be the same.
    """
    fields = [field for field in fields_of(decision) if field.name in names]
    return {key: badge for field in fields[:1] for badge, key in badges(field)}


def draw_asked(
    canvas: Canvas,
    own: Private,
    view: Public,
    decision: Decision | None,
    chosen: tuple[Chosen, ...],
    scene: Scene,
) -> None:
    """Draw the ribbon: whose picture it is, what is asked, the own points."""
    right: float = ribbon.end_of(canvas) - 26
    points = str(view.table.players[own.seat].points)
    right -= canvas.write(points, Face.NUMBER, 54, palette.PAPER, right, ribbon.MIDDLE, "r") + 12
    canvas.put_centred(tokens.shield(None, 46), right - 23, ribbon.MIDDLE)
    text = question(scene, decision, chosen, scene.words("render-not-asked"))
    seals = [tokens.seal(own.seat, 23)]
    title = scene.words("render-caylus-works" if decision is None else "render-caylus-turn")
    draw_question(canvas, seals, title, text, right - 70, is_asked=decision is not None)


def draw_stock(canvas: Canvas, own: Private, view: Public, marks: dict[Key, str]) -> None:
    """Draw deniers, workers and cubes, with the badges of kinds that may be chosen; nothing is a dashed place with a ghost."""
    player = view.table.players[own.seat]
    signs = [
        ("denier", player.deniers),
        ("", player.workers),
        *zip(CUBES, player.cubes, strict=True),
    ]
    for number, (icon, count) in enumerate(signs):
        x = 18 + number * (WELL + 13)
        sign = art.sticker(icon, 74) if icon else worker(own.seat, 78)
        middle = TOP + HIGH / 2
        if count:
            boxes.shadow(canvas, x, TOP, WELL, HIGH, 14)
            boxes.box(canvas, palette.PAPER, x, TOP, WELL, HIGH, 14)
            canvas.put_centred(sign, x + 50, middle)
            canvas.write(str(count), Face.NUMBER, 60, palette.INK, x + WELL - 54, middle, "m")
        else:
            boxes.free_place(canvas, x, TOP, WELL, HIGH, 14)
            canvas.put_centred(sign, x + 50, middle, 0.3)
            canvas.write("–", Face.NUMBER, 60, palette.MIST, x + WELL - 54, middle, "m")
        if icon in marks:
            boxes.outline(canvas, OPEN, x, TOP, WELL, HIGH, 14, 4)
            canvas.put_centred(tokens.badge(marks[icon], 40), x + WELL - 8, TOP + 12)
