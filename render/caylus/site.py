"""The private map: own stock, the others in a line, every place of the board with the badges of the menu."""

from collections.abc import Iterable

from games.caylus.content import CASTLE, GATE, GUILD, INN, JOUST_FIELD, STABLES, TRADING_POST
from games.caylus.views import NOBODY, Private, Public, next_price, payer_of
from games.core.forms import Decision
from games.core.keys import first_and_rest
from games.core.model import Key, Notes, Seat
from render.caylus.bridge import Row, draw_bridge, draw_specials, held_at, place_spots
from render.caylus.pieces import coin, worker
from render.caylus.plan import Plan
from render.caylus.road import draw_road, rows_needed
from render.caylus.stock import END, begun, choices, draw_asked, draw_stock
from render.caylus.text import hand_text
from render.core import art, boxes, palette, tokens
from render.core.canvas import Canvas
from render.core.contract import Chosen, Picture, Scene
from render.core.encode import picture
from render.core.fitting import fit_person
from render.core.lettering import Face

OTHERS_TOP, OTHERS_HIGH = END + 16, 60
ROW = Row(
    OTHERS_TOP + OTHERS_HIGH + 16,
    140,
    44,
    70,
    {
        GATE: (18, 160),
        TRADING_POST: (192, 160),
        GUILD: (366, 160),
        JOUST_FIELD: (540, 160),
        STABLES: (714, 200),
        INN: (928, 170),
        CASTLE: (1112, 270),
    },
)
SITE = Plan(18, ROW.top + ROW.high + 20, 168, 165, 199, 182)
BADGE = 52
TARGETS = ("target", "residence")
"""Names of the fields whose keys are buildings that may stand with a worker on them."""


def draw_site(
    own: Private,
    view: Public,
    decision: Decision,
    notes: Notes,
    chosen: tuple[Chosen, ...],
    scene: Scene,
) -> Picture:
    """The picture of where a worker or the provost may go, and which building may give way."""
    plan = SITE._replace(rows=rows_needed(view))
    canvas = begun(plan.end + 50)
    draw_asked(canvas, own, view, decision, chosen, scene)
    draw_stock(canvas, own, view, {})
    _draw_others(canvas, own.seat, view, scene)
    places, targets = choices(decision, ("place",)), choices(decision, TARGETS)
    draw_specials(canvas, view, scene.words, frozenset(), ROW, places)
    draw_bridge(canvas, view, plan, payer_of(view))
    is_open = spaces_of(view, (*places, *targets))
    draw_road(canvas, view, scene.words, frozenset(), plan, is_open)
    _draw_places(canvas, own.seat, view, places, notes, plan)
    draw_targets(canvas, view, targets, plan)
    _draw_steps(canvas, view, choices(decision, ("step",)), notes, plan)
    return picture(canvas.image, "caylus-site", hand_text(view, own.seat, scene))


def spaces_of(view: Public, keys: Iterable[Key]) -> frozenset[int]:
    """The spaces of those keys that are buildings of the road."""
    return frozenset([_space_of(view, key) for key in keys if key not in ROW.spans])


def _space_of(view: Public, key: Key) -> int:
    """The space of a building; residences are told apart by theirs."""
    name, number = first_and_rest(key)
    return int(number) if number else view.table.road.index(name) + 1


def _draw_others(canvas: Canvas, seat: Seat, view: Public, scene: Scene) -> None:
    """Draw what everybody has to place and to pay with, in turn order; who has passed is out."""
    order = view.table.order
    wide = (1364 - 12 * (len(order) - 1)) // len(order)
    for place, one in enumerate(order):
        x = 18 + place * (wide + 12)
        player = view.table.players[one]
        is_out = payer_of(view) is not None and one in view.table.passed
        middle = OTHERS_TOP + OTHERS_HIGH / 2
        boxes.box(canvas, palette.SEATS[one].header, x, OTHERS_TOP, wide, OTHERS_HIGH, 14)
        if one == seat:
            boxes.outline(canvas, palette.LAMP, x, OTHERS_TOP, wide, OTHERS_HIGH, 14, 4)
        canvas.put_centred(tokens.seal(one, 15), x + 32, middle)
        right: float = x + wide - 12
        for sign, count in (
            (worker(one, 38), player.workers),
            (art.sticker("denier", 36), player.deniers),
        ):
            right -= canvas.write(str(count), Face.NUMBER, 36, palette.PAPER, right, middle, "r")
            canvas.put_centred(sign, right - 24, middle, 0.45 if is_out else 1.0)
            right -= 52
        name = fit_person(scene.names[one], Face.NAME, round(right - x - 66), 34, 22)
        canvas.write(name.lines[0], Face.NAME, name.size, palette.PAPER, x + 60, middle)


def _draw_places(
    canvas: Canvas, seat: Seat, view: Public, marks: dict[Key, str], notes: Notes, plan: Plan
) -> None:
    """Draw a badge where each worker would come to stand; a price only where it is not that of the bridge."""
    table = view.table
    general = next_price(table, seat)
    prices = {note.key: note.cost for note in notes.lines if note.field == "place"}
    for key, badge in marks.items():
        if key in ROW.spans:
            free = held_at(table, key).index(NOBODY)
            x, y = place_spots(table, key, ROW)[free]
        else:
            left, top = plan.corner(table.road.index(key) + 1)
            x, y = left + plan.cell - plan.px(26), top + plan.px(28)
        canvas.put_centred(tokens.badge(badge, BADGE), x, y)
        price = prices.get(key)
        if price is not None and price != general:
            canvas.put_centred(coin(price, 44), x - 62, y)


def draw_targets(canvas: Canvas, view: Public, marks: dict[Key, str], plan: Plan) -> None:
    """Draw a badge on each building that may give way, left of any worker."""
    for key, badge in marks.items():
        space = _space_of(view, key)
        left, top = plan.corner(space)
        is_free = view.table.workers[space - 1] == NOBODY
        x = left + (plan.cell - plan.px(26) if is_free else plan.px(62))
        canvas.put_centred(tokens.badge(badge, BADGE), x, top + plan.px(32))


def _draw_steps(
    canvas: Canvas, view: Public, marks: dict[Key, str], notes: Notes, plan: Plan
) -> None:
    """Draw a badge where the provost would come to stand, with its price."""
    prices = {note.key: note.cost for note in notes.lines if note.field == "step"}
    for key, badge in marks.items():
        way, _, count = key.partition("_")
        space = view.table.provost + int(count) * (1 if way == "ahead" else -1)
        left, top = plan.corner(space)
        x, y = left + plan.px(22), top + plan.high - plan.px(19)
        canvas.put_centred(tokens.badge(badge, BADGE), x, y)
        price = prices.get(key)
        if price:
            canvas.put_centred(coin(price, 46), x + plan.px(47), y)
