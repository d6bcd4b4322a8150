"""Beside the map, where the robber would hurt most: what the hex yields, and which rivals' buildings stand there."""

from collections.abc import Sequence
from typing import NamedTuple

from games.catan.content import RESOURCES, TERRAIN_RESOURCE
from games.catan.views import CITY, NOBODY, Private, Public
from games.core.model import Key, Seat
from render.catan import strip
from render.catan.choices import Marks
from render.catan.strip import MARGIN, Room, Section
from render.catan.vocabulary import owner_of
from render.core import art, tokens
from render.core.canvas import Canvas
from render.core.contract import Scene
from render.core.counters import number_token
from render.core.pieces import city, settlement

WISH, MOST = 60, 92
"""How high a line is at least and at most."""

BADGE, ICON, TOKEN, HOUSE, TOWER = 42, 52, 24, 36, 50
"""Letters of a badge, size of a resource, radius of a number, width of buildings."""

STEP = 0.92
"""How far apart buildings stand, in their width."""


class Target(NamedTuple):
    """A hex to which the robber can go."""

    letter: str
    place: int


def rivals_at(view: Public, place: int, seat: Seat) -> tuple[int, ...]:
    """The rivals' buildings around a hex."""
    corners = view.table.board.geometry.corners_of_hex[place]
    built = [view.table.buildings[corner] for corner in corners]
    return tuple(sorted([one for one in built if one not in (NOBODY, seat, CITY + seat)]))


def targets_of(
    view: Public, seat: Seat, shown: Marks, foremost: Sequence[Key]
) -> tuple[Target, ...]:
    """The best hexes for the robber, by their letters; none where other places are in question."""
    letters = dict(shown.letters)
    if shown.corners or shown.paths:
        return ()
    net = view.table.board.geometry
    found = [
        Target(letters[label], net.hex_of[label])
        for label in shown.hexes
        if label in foremost and label in letters
    ]
    return tuple(sorted([one for one in found if rivals_at(view, one.place, seat)]))


def sections_of(
    room: Room,
    own: Private,
    view: Public,
    marks: Marks,
    asked: str,
    scene: Scene,
    targets: Sequence[Target],
) -> list[Section]:
    """What is asked and the best hexes for the robber; below them the players, then the hand, where there is room."""
    x, wide = room.x + MARGIN, room.wide - 2 * MARGIN
    head, players = [strip.asked_section(room, own, view, asked, scene)], list[Section]()
    if room.has_players:
        high = len(view.table.players) * strip.LINE_GOOD
        players = [strip.players_section(room, own, view, marks, scene, high)]
    hand = strip.hand_section(room, strip.CELL_HIGH, own, view, marks)

    def left(below: Sequence[Section]) -> int:
        return strip.left_below(room, [*head, *below]) // len(targets)

    below = next(
        (some for some in ([*players, hand], players) if left(some) >= WISH), list[Section]()
    )
    tall = min(left(below), MOST)

    def draw(canvas: Canvas, y: int) -> None:
        for place, target in enumerate(targets):
            _draw_target(canvas, (x, y + place * tall, wide, tall), view, own.seat, target)

    return [*head, Section("targets", tall * len(targets), draw), *below]


def _draw_target(
    canvas: Canvas, box: tuple[int, int, int, int], view: Public, seat: Seat, target: Target
) -> None:
    """Its letter, its resource and number, the buildings of those who would get nothing."""
    x, y, wide, tall = box
    board, middle = view.table.board, y + tall / 2
    badge = tokens.badge(target.letter, BADGE)
    canvas.put_centred(badge, x + 4 + badge.size[0] / 2, middle)
    left = x + 16.0 + badge.size[0]
    resource = TERRAIN_RESOURCE.get(board.terrains[target.place])
    if resource is not None:
        canvas.put_centred(art.sticker(RESOURCES[resource], ICON), left + ICON / 2, middle)
    left += ICON + 2
    if board.numbers[target.place]:
        number = number_token(board.numbers[target.place], TOKEN)
        canvas.put_centred(number, left + TOKEN, middle)
    left += 2 * TOKEN + 16
    built = rivals_at(view, target.place, seat)
    wides = [TOWER if one >= CITY else HOUSE for one in built]
    share = min(1.0, (x + wide - left) / (STEP * sum(wides)))
    for one, size in zip(built, wides, strict=True):
        across = round(size * share)
        draw = city if one >= CITY else settlement
        canvas.put_centred(draw(owner_of(view, one % CITY), across), left + across / 2, middle)
        left += STEP * across
