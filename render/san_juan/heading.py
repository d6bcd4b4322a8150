"""The ribbon over a hand: whose it is, what is asked, the own goods, and how many cards of how many."""

from collections.abc import Sequence

from games.core.forms import Decision, Field
from games.core.model import Seat
from games.san_juan.views import Private, Public, Stack
from render.core import art, palette, ribbon, tokens
from render.core.backs import card_back
from render.core.canvas import Canvas
from render.core.contract import Chosen, Scene
from render.core.lettering import Face, width
from render.core.ribbon import MIDDLE
from render.san_juan.plot import good_place
from render.san_juan.text import Goods, goods_of, tucked_by

WITH_GOODS = frozenset(
    f"san-juan-prompt-{question}" for question in ("role", "role-or-library", "build")
)
"""The questions for which the own goods matter so much that these may stand on two lines beside them."""

GOOD, EMPTY_GOOD, BESIDE_GOOD = 60, 46, 4
"""How large the own goods in the ribbon are, and the places for more; what is free beside each."""


def draw_heading(
    canvas: Canvas,
    own: Private,
    view: Public,
    seat: Seat,
    decision: Decision | None,
    chosen: tuple[Chosen, ...],
    scene: Scene,
    field: Field | None,
) -> None:
    """Whose picture it is, what is asked, and the hand count; before it the own goods."""
    words = scene.words
    is_asked = decision is not None and decision.required
    colour = palette.LAMP if is_asked else palette.PANEL
    start = ribbon.lead(canvas, [tokens.seal(seat, 23)], words("render-your-hand"), colour)
    end = _draw_count(canvas, len(own.hand), view.limit(seat))
    tucked = tucked_by(own)
    if tucked:
        end = _draw_tucked(canvas, end, str(tucked))
    text = words("render-san-juan-not-asked")
    if decision is not None:
        text = words.say(decision.stands or decision.prompt)
        count = sum(amount for one in chosen for _, amount in one.amounts)
        if count:
            text += " · " + words("render-chosen", count=count)
    may_break = decision is not None and decision.prompt.id in WITH_GOODS
    goods = goods_beside(view.table.players[seat].city, field)
    told = told_goods(goods, text, end - 18 - start, canvas.image.width, may_break=may_break)
    end = _draw_goods(canvas, end - 4, told)
    ribbon.note(canvas, text, start, end - 14)


def _draw_count(canvas: Canvas, count: int, limit: int) -> float:
    """Hand and hand limit at the right end; the answer is where they begin."""
    right: float = ribbon.end_of(canvas) - 30
    middle = MIDDLE
    shift = Face.NUMBER.drop * (56 - 36)
    right -= (
        canvas.write(f"/{limit}", Face.NUMBER, 36, palette.MIST, right, middle + shift, "r") + 3
    )
    right -= canvas.write(str(count), Face.NUMBER, 56, palette.PAPER, right, middle, "r") + 12
    canvas.put_centred(art.sticker("card", 56), right - 26, middle)
    return right - 60


def goods_beside(city: Sequence[Stack], field: Field | None) -> Sequence[Goods]:
    """The own goods by kind, where nothing else shows them: with their places where a role is picked."""
    kind = None if field is None else field.kind
    if kind == "role":
        return goods_of(city)
    if kind == "good":
        return ()
    return [one._replace(places=one.laden) for one in goods_of(city) if one.laden]


def told_goods(
    goods: Sequence[Goods], text: str, room: float, wide: int, *, may_break: bool
) -> Sequence[Goods]:
    """Every place for a good where the question stays on one line beside them, else less: of each kind one, or only of what
    there is. The question of a picture so wide stays large, on two lines only where it may break.
    """
    plain = [one._replace(laden=min(1, one.laden), places=1) for one in goods]
    lined = width(text, Face.NOTE, ribbon.NOTE_EASY) + 24
    each = _one_by_one(goods)
    if lined <= room - goods_wide(each):
        return each
    for way in (plain, [one for one in plain if one.laden]):
        left = room - goods_wide(way)
        if ribbon.is_large(text, left, wide) if may_break else lined <= left:
            return way
    return ()


def _one_by_one(goods: Sequence[Goods]) -> Sequence[Goods]:
    """Every place for a good by itself, of each kind first those with one."""
    return [
        Goods(one.good, int(place < one.laden), 1) for one in goods for place in range(one.places)
    ]


def _draw_goods(canvas: Canvas, end: float, goods: Sequence[Goods]) -> float:
    """Goods side by side, faded where there are none yet."""
    for one in reversed(goods):
        drawn = art.sticker(one.good, GOOD) if one.laden else good_place(one.good, EMPTY_GOOD)
        canvas.put_centred(drawn, end - BESIDE_GOOD - GOOD / 2, MIDDLE)
        end -= GOOD + 2 * BESIDE_GOOD
    return end


def goods_wide(goods: Sequence[Goods]) -> float:
    """How wide they are side by side."""
    return len(goods) * (GOOD + 2 * BESIDE_GOOD)


def _draw_tucked(canvas: Canvas, end: float, text: str) -> float:
    """Cards under the own buildings, left of the hand count; the owner knows their number."""
    size = 34
    right = end - 14
    right -= canvas.write(text, Face.NOTE, size, palette.MIST, right, MIDDLE, "r") + 12
    canvas.put_centred(card_back(34, 44), right - 17, MIDDLE)
    return right - 44
