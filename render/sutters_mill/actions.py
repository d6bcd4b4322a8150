"""The panel of actions in the private picture: the five prices, what can be done, and why the rest cannot."""

from collections.abc import Iterator
from typing import NamedTuple

from games.core.forms import Decision, verb
from games.core.model import Notes
from games.sutters_mill.content import LIMITS, PLACE
from games.sutters_mill.views import Private, Public, Rearranging, TurnStart, next_price
from render.core import art, boxes, palette, tokens
from render.core.canvas import Canvas
from render.core.contract import Scene
from render.core.fitting import fit
from render.core.lettering import Face
from render.sutters_mill.pieces import card, prospector
from render.sutters_mill.site import OPEN
from render.sutters_mill.vocabulary import owner_of

ICONS = {
    "switch": "tear_down",
    "dig": "nug_river",
    "stop_digging": "coin",
    "place_prospector": "pawn",
    "place_card": "card",
    "lift_prospector": "road",
    "move_prospector": "road",
    "remove_prospector": "pawn",
    "remove_card": "saved",
    "rearrange": "sp_church",
    "lay_next": "card",
    "lay_rest": "card",
    "end_turn": "hourglass",
}
TOWN_VERBS = {
    "build_up": ("place_card", "place_prospector", "lift_prospector"),
    "tear_down": ("remove_card", "remove_prospector", "lift_prospector"),
}
HEAD, ROW, GAP, HIGHEST = 104, 76, 8, 108
PRICE, PRICE_HIGH = 104, 76
COLUMNS = 2


class Action(NamedTuple):
    """A cell of the panel."""

    verb: str
    cost: int | None = None
    why: str = ""
    """Why it cannot be done; empty where it can."""


class Area(NamedTuple):
    """Where the panel stands."""

    x: int
    y: int
    wide: int
    high: int


def draw_actions(
    canvas: Canvas,
    area: Area,
    own: Private,
    view: Public,
    decision: Decision | None,
    notes: Notes,
    scene: Scene,
) -> None:
    """Draw prices and actions; while the church lays a stack anew, its cards in the new order."""
    boxes.shadow(canvas, *area, 16)
    boxes.box(canvas, palette.PANEL, *area, 16)
    middle = area.y + HEAD / 2
    canvas.put_centred(art.sticker("builder", 62), area.x + 46, middle)
    title = fit(scene.words("render-sutters-mill-actions"), Face.NAME, 200, 46, 30, 1)
    canvas.write(title.lines[0], Face.NAME, title.size, palette.PAPER, area.x + 88, middle)
    _draw_prices(canvas, area, view, is_turn=view.table.active == own.seat and bool(view.flow))
    wide = (area.wide - 20 - GAP) // COLUMNS
    actions = list(_actions(own, view, decision, notes))
    high = _height(area, own, len(actions))
    for number, action in enumerate(actions):
        row, column = divmod(number, COLUMNS)
        x, y = area.x + 10 + column * (wide + GAP), area.y + HEAD + row * (high + GAP)
        _draw_action(canvas, Area(x, y, wide, high), action, owner_of(own.seat), scene)
    for frame in own.unfinished:
        if isinstance(frame, Rearranging):
            _draw_order(canvas, area, frame, view)


def _height(area: Area, own: Private, actions: int) -> int:
    """How high a cell is: few share the room, but for the cards that the church is laying."""
    if any(isinstance(frame, Rearranging) for frame in own.unfinished):
        return ROW
    rows = max(1, -(-actions // COLUMNS))
    return min(HIGHEST, (area.high - HEAD) // rows - GAP)


def _actions(
    own: Private, view: Public, decision: Decision | None, notes: Notes
) -> Iterator[Action]:
    """What is offered with its price; in town also what the phase would allow, and why it cannot be done now."""
    if decision is None:
        return
    offers = {verb(offer.action): offer for offer in decision.offers}
    shown: tuple[str, ...] = tuple(offers)
    if "end_turn" in offers:
        is_start = any(isinstance(frame, TurnStart) for frame in view.flow)
        town = TOWN_VERBS[view.table.players[own.seat].phase]
        rest = tuple(word for word in offers if word not in (*town, "dig"))
        shown = (*(("dig",) if is_start else ()), *town, *rest)
    for word in shown:
        if word in offers:
            fields = offers[word].fields
            yield Action(word, _cost(fields[0].name, notes) if fields else None)
        else:
            yield Action(word, why=_why(word, own, view))


def _cost(field: str, notes: Notes) -> int | None:
    """The price that all choices of a field have."""
    return next((line.cost for line in notes.lines if line.field == field), None)


def _why(word: str, own: Private, view: Public) -> str:
    """Why an action of the phase is not offered: the end of a message's id."""
    player = view.table.players[own.seat]
    price = next_price(view.table)
    if word == "dig":
        return "dig"
    if word == "place_prospector" and not player.off_board:
        return "out"
    if price is None:
        return "done"
    if price > own.wallet:
        return "gold"
    if word == "place_card" and not player.hand:
        return "hand"
    return "prospectors"


def _draw_prices(canvas: Canvas, area: Area, view: Public, *, is_turn: bool) -> None:
    """Draw the five marginal prices: done, next, later."""
    top = area.y + (HEAD - PRICE_HIGH) // 2
    done = view.table.turn.paid_actions if is_turn else 0
    for number, price in enumerate(LIMITS.prices):
        left = area.x + area.wide - 10 - (len(LIMITS.prices) - number) * (PRICE + GAP) + GAP
        middle = top + PRICE_HIGH / 2
        is_done = number < done
        if is_turn and number == done:
            boxes.lit(canvas, palette.LAMP, left, top, PRICE, PRICE_HIGH, 12, 5)
        ground = palette.WELL if is_done else palette.PAPER
        boxes.box(canvas, ground, left, top, PRICE, PRICE_HIGH, 12)
        if is_done:
            canvas.put_centred(tokens.tick(22), left + PRICE / 2, middle)
            continue
        canvas.put_centred(art.sticker("gold", 46), left + 32, middle)
        canvas.write(str(price), Face.NUMBER, 50, palette.INK, left + PRICE - 30, middle, "m")


def _draw_action(canvas: Canvas, cell: Area, action: Action, owner: int, scene: Scene) -> None:
    """Draw one action: green with its price, or faint with the reason."""
    boxes.box(canvas, palette.WELL, *cell, 12)
    middle = cell.y + cell.high / 2
    icon = ICONS[action.verb]
    sign = prospector(owner, 56) if icon == "pawn" else art.sticker(icon, 56)
    canvas.put_centred(sign, cell.x + 40, middle, 0.4 if action.why else 1.0)
    name = scene.words(f"sutters-mill-verb-{action.verb.replace('_', '-')}")
    if action.why:
        text = fit(name, Face.NAME, cell.wide - 96, 36, 24, 1)
        canvas.write(text.lines[0], Face.NAME, text.size, palette.MIST, cell.x + 78, middle - 18)
        why = fit(
            scene.words(f"render-sutters-mill-why-{action.why}"),
            Face.NOTE,
            cell.wide - 96,
            36,
            32,
            1,
        )
        canvas.write(why.lines[0], Face.NOTE, why.size, palette.MIST, cell.x + 78, middle + 20)
        return
    boxes.outline(canvas, OPEN, *cell, 12, 4)
    room = cell.wide - 90 - (104 if action.cost is not None else 16)
    text = fit(name, Face.NAME, room, 42, 26, 2)
    size = min(text.size, 34) if len(text.lines) > 1 else text.size
    canvas.write_lines(text.lines, Face.NAME, size, palette.PAPER, cell.x + 78, middle)
    if action.cost is not None:
        canvas.put_centred(art.sticker("gold", 46), cell.x + cell.wide - 78, middle)
        right = cell.x + cell.wide - 22
        canvas.write(str(action.cost), Face.NUMBER, 46, palette.PAPER, right, middle, "r")


def _draw_order(canvas: Canvas, area: Area, frame: Rearranging, view: Public) -> None:
    """Draw the stack as it will lie, the bottom card left: what has been said, then the rest, faint."""
    stack = view.table.stacks[PLACE[frame.building]]
    rest = [number for number in range(len(stack)) if number not in frame.laid]
    wide, high = 86, 122
    step = min(96, (area.wide - 60 - wide) / max(1, len(stack) - 1))
    y = area.y + HEAD + 2 * (ROW + GAP) + 20
    for place, number in enumerate((*frame.laid, *rest)):
        one = stack[number]
        faint = place >= len(frame.laid)
        x = area.x + 30 + place * step
        canvas.put(card(owner_of(one.seat), one.rank, wide, high), x, y, 0.45 if faint else 1.0)
