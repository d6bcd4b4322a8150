"""What lies below the private map: the own cards, what they buy, and all players in brief."""

from games.catan.views import Private, Public
from render.catan import chips, costs, development, favors, helpers, resources
from render.catan.choices import Marks
from render.catan.lattice import SEA_WIDE
from render.core import palette
from render.core.canvas import Canvas
from render.core.contract import Scene

MARGIN, GAP, TOP = 18, 14, 20
ROOM = SEA_WIDE - 2 * MARGIN


def high_of(own: Private, view: Public, marks: Marks, *, has_players: bool) -> int:
    """How much height it needs, with or without the players in brief."""
    rows = [chips.high_of(view)] if has_players else []
    if helpers.own_high(view, own.seat):
        rows.append(helpers.own_high(view, own.seat))
    if favors.own_high(view):
        rows.append(favors.own_high(view))
    if _has_cards(own):
        rows.append(resources.ROW_HIGH)
    if _has_costs(own, marks):
        rows.append(costs.TILE_HIGH)
    return TOP + sum(rows) + GAP * (len(rows) - 1) + MARGIN if rows else 0


def draw(
    canvas: Canvas,
    top: int,
    own: Private,
    view: Public,
    marks: Marks,
    scene: Scene,
    *,
    has_players: bool,
) -> None:
    """Draw it from that height on."""
    canvas.fill(palette.LINE, 0, top, SEA_WIDE, 3)
    y = top + TOP
    if _has_cards(own):
        groups = development.groups_of(own, marks)
        wide = development.draw_row(canvas, MARGIN + ROOM, y, groups, scene.words)
        room = ROOM - wide - (GAP if wide else 0)
        resources.draw_row(canvas, MARGIN, y, room, resources.stock_of(own, view), marks)
        y += resources.ROW_HIGH + GAP
    if _has_costs(own, marks):
        costs.draw_tiles(canvas, MARGIN, y, ROOM, own, view, marks, scene.words)
        y += costs.TILE_HIGH + GAP
    if helpers.own_high(view, own.seat):
        helpers.draw_own(canvas, MARGIN, y, ROOM, view, own.seat, scene.words)
        y += helpers.own_high(view, own.seat) + GAP
    if favors.own_high(view):
        favors.draw_own(canvas, (MARGIN, y), ROOM, own, view, marks, scene.words)
        y += favors.own_high(view) + GAP
    if has_players:
        chips.draw_chips(canvas, MARGIN, y, ROOM, view, scene)


def _has_cards(own: Private) -> bool:
    return any(own.holding.hand) or any(own.holding.cards)


def _has_costs(own: Private, marks: Marks) -> bool:
    """What can be bought is worth a look but where a place is to be chosen for nothing; before the first cards it is not."""
    return costs.is_buying(marks) or (_has_cards(own) and not marks.has_places)
