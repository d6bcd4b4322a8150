"""The private picture of a question about cards: deals, helpers or favors in question, the own hand, what it buys."""

from collections.abc import Callable
from typing import NamedTuple

from games.catan.views import Private, Public, frenemies_of
from render.catan import chips, costs, development, favors, helpers, offers, resources, trade
from render.catan.choices import Marks
from render.catan.lattice import SEA_WIDE
from render.core import ribbon, table
from render.core.canvas import Canvas
from render.core.contract import Scene, Words

MARGIN, GAP, TOP = 18, 14, 114
ROOM = SEA_WIDE - 2 * MARGIN
MOST_DEALS = 4
BESIDE_A_MAP = 1
"""So many deals at most stand beside a map where nothing is asked about it."""

CARDS_HIGH = 290
MOST_HIGH = 758
"""Of the picture: seven tenths of its width."""

FAVORING = frozenset({"return_token", "exchange_token", "draw_first"})
"""Questions about favor tokens."""


class Row(NamedTuple):
    """A row of the picture: how high it is, and what draws it at a height."""

    high: int
    draw: Callable[[Canvas, int], object]


def draw_cards(own: Private, view: Public, marks: Marks, scene: Scene) -> Canvas:
    """The picture without its ribbon."""
    rows = _rows(own, view, marks, scene)
    high = TOP + sum(row.high + GAP for row in rows) - GAP + MARGIN
    canvas = Canvas(table.ground(SEA_WIDE, high))
    ribbon.bar(canvas)
    y = TOP
    for row in rows:
        row.draw(canvas, y)
        y += row.high + GAP
    return canvas


def _rows(own: Private, view: Public, marks: Marks, scene: Scene) -> list[Row]:
    """What is in question first, then the hand, everybody's points and what the hand buys."""
    words, stock = scene.words, resources.stock_of(own, view)
    topic = _topic(own, view, marks, scene)
    if topic:
        hand = Row(
            resources.ROW_HIGH,
            lambda canvas, y: _draw_hand_row(canvas, y, own, view, marks, words),
        )
    else:
        hand = Row(
            resources.HIGH,
            lambda canvas, y: resources.draw_cards(canvas, MARGIN, y, ROOM, stock, marks, words),
        )
    bought = Row(
        costs.TILE_HIGH,
        lambda canvas, y: costs.draw_tiles(canvas, MARGIN, y, ROOM, own, view, marks, words),
    )
    others = Row(
        chips.HIGH,
        lambda canvas, y: chips.draw_row(
            canvas, MARGIN, y, ROOM, own, view, marks.open_seats, scene
        ),
    )
    if marks.seats:
        topic, own_rows = [others, *topic], [hand, bought]
    elif marks.verbs & FAVORING:
        own_rows = [others, hand]
    else:
        own_rows = [hand, others, bought]
    rows, high = list[Row](), TOP + MARGIN - GAP
    for row in [*topic, *own_rows]:
        # Own things follow what is in question as far as a phone shows them together with it.
        if row in topic or high + row.high + GAP <= MOST_HIGH:
            rows.append(row)
            high += row.high + GAP
    return rows


def has_topic(view: Public, marks: Marks) -> bool:
    """Whether a question is about more than the own cards and a deal or two."""
    has_many = marks.is_dealing and len(offers.deals_of(view)) > BESIDE_A_MAP
    return bool(marks.helpers or marks.cards or marks.seats or marks.verbs & FAVORING or has_many)


def _topic(own: Private, view: Public, marks: Marks, scene: Scene) -> list[Row]:
    """What the question is about besides the own cards."""
    words = scene.words
    if marks.helpers:
        keys = sorted(marks.helpers)
        return [
            Row(
                helpers.OWN_HIGH,
                lambda canvas, y: helpers.draw_own(canvas, MARGIN, y, ROOM, view, own.seat, words),
            ),
            Row(
                helpers.offered_high(len(keys)),
                lambda canvas, y: helpers.draw_offered(canvas, MARGIN, y, ROOM, keys, words),
            ),
        ]
    if marks.cards:
        groups = tuple(development.Group(key, 1, is_open=True) for key in marks.cards)
        return [
            Row(
                CARDS_HIGH,
                lambda canvas, y: development.draw_cards(
                    canvas, MARGIN, y, (ROOM, CARDS_HIGH), groups, words
                ),
            )
        ]
    if marks.verbs & FAVORING and frenemies_of(view.table) is not None:
        return [
            Row(
                favors.OWN_HIGH,
                lambda canvas, y: favors.draw_own(
                    canvas, (MARGIN, y), ROOM, own, view, marks, words
                ),
            )
        ]
    deals = offers.deals_of(view)[:MOST_DEALS]
    if deals and marks.is_dealing:
        return [
            Row(
                trade.list_high(ROOM, deals),
                lambda canvas, y: trade.draw_list(
                    canvas, (MARGIN, y, ROOM), view, deals, scene, own.seat
                ),
            )
        ]
    return []


def _draw_hand_row(
    canvas: Canvas, y: int, own: Private, view: Public, marks: Marks, words: Words
) -> None:
    """The hand in small tiles, development cards beside it."""
    groups = development.groups_of(own, marks)
    wide = development.draw_row(canvas, MARGIN + ROOM, y, groups, words)
    room = ROOM - wide - (GAP if wide else 0)
    resources.draw_row(canvas, MARGIN, y, room, resources.stock_of(own, view), marks)
