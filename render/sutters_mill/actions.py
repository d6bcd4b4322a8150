"""Prices and actions in the private picture: what the next action costs, what can be done, and why the rest cannot."""

from collections.abc import Iterator
from typing import NamedTuple

from games.core.forms import Decision, verb
from games.core.model import Notes
from games.sutters_mill.content import LIMITS
from games.sutters_mill.views import Private, Public, TurnStart, next_price
from render.core import art, boxes, palette, tokens
from render.core.canvas import Canvas
from render.core.contract import Scene
from render.core.fitting import fit
from render.core.lettering import Face
from render.sutters_mill.layout import WIDE
from render.sutters_mill.pieces import prospector
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
LEFT, GAP = 18, 8
PRICE = 78
PRICED, PLAIN, REFUSED = 148, 78, 400
"""How wide an action is with its price, without one, and at most with the reason why it cannot be done."""


class Action(NamedTuple):
    """A cell of the strip."""

    verb: str
    cost: int | None = None
    why: str = ""
    """Why it cannot be done; empty where it can."""


def draw_actions(
    canvas: Canvas,
    rows: tuple[int, int],
    own: Private,
    view: Public,
    decision: Decision | None,
    notes: Notes,
    scene: Scene,
) -> None:
    """Draw what can be done with its price, then what cannot with the reason; `rows` are top and height."""
    actions = sorted(_actions(own, view, decision, notes), key=lambda one: bool(one.why))
    done = sum(_wide(one) + GAP for one in actions if not one.why)
    refused = max(1, sum(bool(one.why) for one in actions))
    room = (WIDE - 2 * LEFT - done + GAP) // refused - GAP
    x = LEFT
    for action in actions:
        wide = min(REFUSED, room) if action.why else _wide(action)
        _draw_action(canvas, (x, rows[0], wide, rows[1]), action, owner_of(own.seat), scene)
        x += wide + GAP


def _wide(action: Action) -> int:
    """How wide an action that can be done is."""
    return PLAIN if action.cost is None else PRICED


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


def draw_prices(canvas: Canvas, top: int, high: int, view: Public, *, is_turn: bool) -> int:
    """Draw the five marginal prices: done, next, later; the answer is where they begin."""
    done = view.table.turn.paid_actions if is_turn else 0
    first = WIDE - LEFT - len(LIMITS.prices) * (PRICE + GAP) + GAP
    middle = top + high / 2
    for number, price in enumerate(LIMITS.prices):
        left = first + number * (PRICE + GAP)
        is_done = number < done
        if is_turn and number == done:
            boxes.lit(canvas, palette.LAMP, left, top, PRICE, high, 12, 5)
        boxes.box(canvas, palette.NIGHT if is_done else palette.PAPER, left, top, PRICE, high, 12)
        if is_done:
            canvas.put_centred(tokens.tick(20), left + PRICE / 2, middle)
            continue
        canvas.put_centred(art.sticker("gold", 38), left + 24, middle)
        canvas.write(str(price), Face.NUMBER, 44, palette.INK, left + PRICE - 21, middle, "m")
    return first


def _draw_action(
    canvas: Canvas, cell: tuple[int, int, int, int], action: Action, owner: int, scene: Scene
) -> None:
    """Draw one action: green with its price, or faint with the reason."""
    x, y, wide, high = cell
    boxes.box(canvas, palette.NIGHT, *cell, 14)
    middle = y + high / 2
    icon = ICONS[action.verb]
    sign = prospector(owner, 52) if icon == "pawn" else art.sticker(icon, 54)
    canvas.put_centred(sign, x + 39, middle, 0.4 if action.why else 1.0)
    if action.why:
        told = scene.words(f"render-sutters-mill-why-{action.why}")
        why = fit(told, Face.NOTE, wide - 84, 38, 26, 2)
        size = min(why.size, 31) if len(why.lines) > 1 else why.size
        canvas.write_lines(why.lines, Face.NOTE, size, palette.MIST, x + 74, middle)
        return
    boxes.outline(canvas, OPEN, *cell, 14, 4)
    if action.cost is not None:
        canvas.put_centred(art.sticker("gold", 38), x + 90, middle)
        canvas.write(str(action.cost), Face.NUMBER, 44, palette.PAPER, x + wide - 14, middle, "r")
