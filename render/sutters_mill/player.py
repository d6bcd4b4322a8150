"""One player's sign before the street: phase, points as far as all can see, certificates, cards."""

from typing import NamedTuple

from games.core.model import Seat
from games.sutters_mill.content import SECTIONS
from games.sutters_mill.views import Public
from render.core import art, boxes, palette, players
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Scene
from render.core.fitting import fit, fit_person
from render.core.leader import draw_points, leaders, reach
from render.core.lettering import Face, width
from render.core.names import shortened
from render.core.numerals import signed
from render.core.players import LINE
from render.core.scoresheet import LOST_INK
from render.core.sketch import BROAD, Sketch, with_shadow
from render.sutters_mill.carpentry import INK, PLANK, PLANK_LIGHT
from render.sutters_mill.happened import Happened
from render.sutters_mill.standing import at_risk, earned, known
from render.sutters_mill.vocabulary import owner_of

HEADER, BIG, RISK, UP = 64, 88, 50, 3
"""How high the header is, the row with the points, and the one below with what is at risk in town; and how far the first is up
in its room and the second down in its own, so that a wreath is clear of the letters.
"""

EDGE = 6
ICON, NUMBER, BIG_NUMBER = 48, 54, 66
LABEL = 46
"""The size of the phase in words, where a sign is wide."""

MEANS, APART, BROAD_APART = {2: 2, 3: 2, 4: 1}, 10, 22
"""How many amounts stand beside the points, by the number of players, and what lies between."""

POINTS_MOST, POINTS_HIGH, ALONE = 220, {2: 72, 3: 68, 4: 64}, 74
"""How wide the plate of the points is at most, and how high it is: by the number of players, or where all stand alone."""

FAN, SPREAD, STEP = 70, (120, 170), 24
"""Where a sign is wide, how large each card and certificate of a row is, how far the certificates and the cards spread at
most, and how far apart two are at most.
"""

RING = 7
"""The light around the points of whoever has just found gold."""

TOLD = 600
"""So wide a sign has the phase in words too."""

NAME, NAME_LEAST, SEAL = 46, 42, 72
"""A person's name that is wider in the first size than the room behind the seal stands there in short, cut where even the
second is too large.
"""

RISK_WORD, RISK_LEAST, RISK_NUMBER, RISK_GAP = 48, 40, 54, 10
"""The letters of the word, at most and at least, and of the number in the row below the points, and what lies between both."""

HIGH = HEADER + LINE + EDGE + BIG + RISK + EDGE


class Sign(NamedTuple):
    """How wide the players' signs are."""

    wide: int
    step: int


SIGNS = {2: Sign(676, 688), 3: Sign(446, 459), 4: Sign(331, 345)}
"""By the number of players."""


def draw_player(
    canvas: Canvas, x: int, y: int, view: Public, seat: Seat, scene: Scene, traces: Happened
) -> None:
    """Draw the sign of a seat: points large, then certificates, and cards where there is room."""
    sign = SIGNS[len(view.table.players)]
    area = players.Area(x, y, sign.wide, HIGH, HEADER)
    canvas.put(_frame(sign.wide, HIGH), x, y)
    players.draw_bare(canvas, area, owner_of(seat), palette.PAPER)
    _draw_header(canvas, area, view, seat, scene)
    middle, right = area.body + EDGE + (BIG + RISK) / 2, float(x + sign.wide - EDGE - 16)
    for (icon, amount), spread in zip(_means(view, seat), SPREAD, strict=False):
        if amount and sign.wide >= TOLD:
            right -= _draw_fan(canvas, right, middle, icon, amount, spread) + BROAD_APART
        elif amount:
            right -= _draw_amount(canvas, right, middle, icon, amount) + APART
    has_found = any((seat, section) in traces.earners for section in SECTIONS)
    room = round(right) - x - EDGE
    across = x + EDGE + room / 2
    if lost := at_risk(view, seat):
        middle = area.body + EDGE + BIG / 2 - UP
        _draw_risk(canvas, across, middle + (BIG + RISK) / 2 + 2 * UP, room, lost, scene)
    _draw_points(canvas, across, middle, room, view, scene, seat, has_found=has_found)


def _draw_points(
    canvas: Canvas,
    across: float,
    middle: float,
    room: int,
    view: Public,
    scene: Scene,
    seat: Seat,
    *,
    has_found: bool,
) -> None:
    """Draw the points on their plate, in the wreath where they lead, in aqua light where the last move has brought gold."""
    points = [earned(view, scene, one) for one in range(len(view.table.players))]
    is_alone = not any(amount for one in range(len(points)) for _, amount in _means(view, one))
    high = ALONE if is_alone else POINTS_HIGH[len(points)]
    wide = min(POINTS_MOST, room - 2 * reach(high))
    left, y = round(across - wide / 2), round(middle - high / 2)
    if has_found:
        boxes.lit(canvas, palette.AQUA, left, y, wide, high, 14, RING)
    told, is_leading = known(view, points[seat]).written, seat in (scene.winners or leaders(points))
    unit = scene.words("render-sutters-mill-points")
    draw_points(canvas, left, y, wide, high, told, is_leading=is_leading, unit=unit)


def _draw_risk(
    canvas: Canvas, across: float, middle: float, room: int, lost: int, scene: Scene
) -> None:
    """Draw in red below the points how many would be lost in town if the game ended now."""
    word, number = scene.words("render-sutters-mill-at-risk"), signed(-lost)
    after = RISK_GAP + width(number, Face.NUMBER, RISK_NUMBER)
    size = fit(word, Face.NAME, round(room - after), RISK_WORD, RISK_LEAST, 1).size
    left = across - (width(word, Face.NAME, size) + after) / 2
    left += canvas.write(word, Face.NAME, size, LOST_INK, left, middle) + RISK_GAP
    canvas.write(number, Face.NUMBER, RISK_NUMBER, LOST_INK, left, middle)


@kept
def _frame(wide: int, high: int) -> Sprite:
    """The wood around a sign, and the posts on which it stands."""
    sketch = Sketch(wide, high, 24, BROAD)
    for x in (34, wide - 50):
        sketch.box(INK, x - 2, high - 4, 20, 26, 2)
        sketch.box(PLANK, x, high - 4, 16, 26, 1)
    sketch.box(INK, -8, -8, wide + 16, high + 16, 27)
    sketch.box(PLANK, -6, -6, wide + 12, high + 12, 25)
    sketch.box(PLANK_LIGHT, -6, -6, wide + 12, 40, 25)
    sketch.box(PLANK, -4, -3, wide + 8, high + 6, 24)
    return with_shadow(sketch.reduced(), 24, 4.0, 4, 0.4)


def _draw_header(
    canvas: Canvas, area: players.Area, view: Public, seat: Seat, scene: Scene
) -> None:
    """Draw whose sign it is, with the adventurer; under the lamp where the seat must act."""
    is_lit = seat in scene.lit
    if is_lit:
        players.draw_light(canvas, area)
    phase, right = view.table.players[seat].phase, float(area.x + area.wide - 38)
    canvas.put_centred(art.sticker(phase, 52), right, area.middle)
    if area.wide >= TOLD:
        label = scene.words(f"sutters-mill-topic-{phase.replace('_', '-')}")
        ink = palette.INK if is_lit else palette.PAPER
        right -= canvas.write(label, Face.NAME, LABEL, ink, right - 36, area.middle, "r") + 16
    if view.table.adventurer == seat:
        right -= 56
        canvas.put_centred(art.sticker("adventurer", 62), right, area.middle - 2)
    name, room = scene.names[seat], right - area.x - 36
    if width(name, Face.NAME, NAME) > room - SEAL:
        name = shortened(name, scene.names)
        name = fit_person(name, Face.NAME, round(room) - SEAL, NAME, NAME_LEAST).lines[0]
    players.draw_owner(canvas, area, players.Owner(owner_of(seat), name, is_lit), room, (48, 32))


def _means(view: Public, seat: Seat) -> tuple[tuple[str, int], ...]:
    """Certificates while there can be any, and cards, those in hand, later those saved: as many amounts as have room."""
    player = view.table.players[seat]
    cards, icon = (player.hand, "card") if player.hand else (player.saved, "saved")
    held = view.table.holders.count(seat)
    deeds = () if all(view.table.gone) else (("deed", held),)
    return (*deeds, (icon, len(cards)))[: MEANS[len(view.table.players)]]


def _draw_amount(canvas: Canvas, right: float, middle: float, icon: str, amount: int) -> float:
    """Draw an icon with its number, which ends there; the answer is how wide that is."""
    text = str(amount)
    wide = width(text, Face.NUMBER, NUMBER)
    canvas.write(text, Face.NUMBER, NUMBER, palette.INK, right - wide / 2, middle, "m")
    left = right - wide - 8 - ICON
    canvas.put_centred(art.sticker(icon, ICON), left + ICON / 2, middle)
    return right - left


def _draw_fan(
    canvas: Canvas, right: float, middle: float, icon: str, amount: int, spread: int
) -> float:
    """Draw so many of an icon one over the other, and their number, which ends there; the answer is how wide that is."""
    text = str(amount)
    wide = width(text, Face.NUMBER, BIG_NUMBER)
    canvas.write(text, Face.NUMBER, BIG_NUMBER, palette.INK, right, middle, "r")
    step = min(STEP, (spread - FAN) / max(1, amount - 1))
    left = right - wide - 10 - FAN - step * (amount - 1)
    for number in range(amount):
        canvas.put_centred(art.sticker(icon, FAN), left + number * step + FAN / 2, middle)
    return right - left
