"""A seat's own sheet in a landscape that a phone shows above its buttons: its island beside question, dice and costs."""

from collections.abc import Sequence

from msgspec import Struct
from PIL import Image

from games.catan_dice.content import KIND_OF, ROLLS
from games.catan_dice.views import (
    Private,
    Public,
    free_jokers,
    of_kind,
    points,
    road_length,
)
from games.core.badges import badges
from games.core.forms import Decision
from games.core.model import Key, Seat
from render.catan_dice import layout
from render.catan_dice.archipelago import draw_land, draw_waves
from render.catan_dice.island import Look, draw_island
from render.catan_dice.lattice import Lattice
from render.catan_dice.prices import Means, draw_prices, means_of
from render.catan_dice.text import hand_text
from render.core import art, boxes, palette, ribbon, tokens
from render.core.budget import kept
from render.core.canvas import Canvas
from render.core.contract import Chosen, Picture, Scene
from render.core.encode import picture
from render.core.fitting import fit_body
from render.core.gradients import radial
from render.core.known import Known
from render.core.leader import leaders
from render.core.lettering import Face
from render.core.marks import fields_of
from render.core.numerals import signed
from render.core.place.paving import jetty
from render.core.place.shore import DEPTH
from render.core.race import Runner, runners_of, with_race
from render.core.status import question

WIDE, HIGH = 1084, 752
SEA_WIDE = 744
SIDE = {"one": 128, "two": 123}
LEFT, ROOM = SEA_WIDE + 13, WIDE - SEA_WIDE - 23
GAP, RADIUS = 10, 14
FLAG_HIGH = 104
ASKED_IN_TWO, ASKED_IN_THREE = (44, 36), (34, 27)
DICE_TOP, DIE, PITCH, ROW = 126, 97, 109, 111
COSTS_TOP = 358
STANDING_FOOT, STANDING_HIGH = 740, 59
"""Where the numbers below the costs end, and how high a row of them is."""

DUSK = 62
"""How much of the night lies on the jetty."""


SLIPS = {"one": 312, "two": 248}
"""How high all slips with prices are; on Island Two two rows of numbers stand below them."""

SLIP = (190, 124, 96)
"""How high a slip is at most, and how large the piece and each face on it."""


class Cell(Struct, frozen=True):
    """A number below the costs."""

    icon: str
    count: str
    most: str = ""
    """Out of how many."""

    is_held: bool = False
    """Whether it brings an award."""

    rival: tuple[Seat, int] | None = None
    """Who else is in the race for the award, and that one's number."""


@kept
def _ground(island: Key) -> Image.Image:
    """The island in its sea at the left, a jetty at the right."""
    image = Image.new("RGB", (WIDE, HIGH))
    image.paste(jetty(WIDE - SEA_WIDE, HIGH, DUSK), (SEA_WIDE, 0))
    net = _net(island)
    sea = Canvas(radial(SEA_WIDE, HIGH, (net.x, net.y), 640, DEPTH))
    draw_waves(sea, (net,), 10)
    draw_land(sea, net)
    image.paste(sea.image, (0, 0))
    return image


def _net(island: Key) -> Lattice:
    return Lattice(island, SEA_WIDE / 2, HIGH / 2, SIDE[island])


def draw_hand(
    own: Private,
    view: Public,
    decision: Decision | None,
    chosen: tuple[Chosen, ...],
    scene: Scene,
) -> Picture:
    """The picture of a seat's own sheet, with what can be chosen."""
    played = view.table
    canvas = Canvas(_ground(played.island).copy())
    picks = {key for one in chosen for key, _ in one.amounts}
    means = _means(view, own.seat, decision)
    badged = _badged(decision)
    look = Look(
        own.seat,
        badges=badged,
        chosen=frozenset(picks),
        paid=frozenset(key for key, _ in badged) if badged else means.places_for(means.paid),
        helped=means.places_for(means.helped),
    )
    net = _net(played.island)
    sheet = played.sheets[own.seat]
    draw_island(canvas, net, sheet, free_jokers(played.island, sheet.built, sheet.used), look)
    if played.rules.turns:
        canvas.put_centred(tokens.shield(points(played, own.seat), 96), net.x, net.y)
    nothing, ticked = scene.words("render-not-asked"), "render-catan-dice-ticked"
    text = ribbon.PART.join(question(scene, decision, chosen, nothing, ticked))
    _draw_flag(canvas, own.seat, text, is_asked=decision is not None)
    if played.active == own.seat and view.flow:
        layout.draw_dice(canvas, view, dice_places(), DIE, _ticked(picks))
    draw_prices(canvas, (LEFT, COSTS_TOP, ROOM, SLIPS[played.island]), SLIP, means)
    _draw_standing(canvas, view, own.seat)
    alt = hand_text(own, view, scene)
    if decision is not None and len(played.sheets) > 1:
        canvas, alt = with_race(canvas, alt, _runners(view, own.seat), scene)
    return picture(canvas.image, "catan-dice-sheet", alt)


def _runners(view: Public, seat: Seat) -> list[Runner]:
    """How everybody stands."""
    totals = layout.totals(view)
    return runners_of([Known(total) for total in totals], leaders(totals), seat)


def dice_places() -> tuple[tuple[int, int], ...]:
    """Where the six dice lie: three in a row."""
    start = LEFT + (ROOM - 2 * PITCH - DIE) // 2
    return tuple(
        (start + column * PITCH, DICE_TOP + row * ROW) for row in range(2) for column in range(3)
    )


def _draw_flag(canvas: Canvas, seat: Seat, text: str, *, is_asked: bool) -> None:
    """What is asked, in amber while it waits for an answer."""
    colour, ink = (palette.LAMP, palette.INK) if is_asked else (palette.PANEL, palette.PAPER)
    boxes.shadow(canvas, LEFT, GAP, ROOM, FLAG_HIGH, RADIUS)
    boxes.box(canvas, colour, LEFT, GAP, ROOM, FLAG_HIGH, RADIUS)
    middle = GAP + FLAG_HIGH / 2
    canvas.put_centred(tokens.seal(seat, 20), LEFT + 34, middle)
    lines = fit_body(text, Face.NAME, ROOM - 76, *ASKED_IN_TWO, 2)
    if not lines.fits:
        lines = fit_body(text, Face.NAME, ROOM - 76, *ASKED_IN_THREE, 3)
    canvas.write_lines(lines.lines, Face.NAME, lines.size, ink, LEFT + 66, middle, leading=0.9)


def _means(view: Public, seat: Seat, decision: Decision | None) -> Means:
    """What the seat can build as its dice lie, where it may build; nothing where it is not asked."""
    if decision is None or view.table.active != seat:
        return Means()
    means = means_of(view)
    if badged := _badged(decision):
        return means._replace(paid=frozenset([KIND_OF[key] for key, _ in badged]))
    return means


def _draw_standing(canvas: Canvas, view: Public, seat: Seat) -> None:
    """Rolls made, and the turn, for the points stand on the island; on the way to a goal points, and both awards."""
    played = view.table
    rolls = Cell("dice", str(played.rolls), f"/{ROLLS}")
    if played.rules.turns:
        turn = 1 + (played.turn - 1) // len(played.sheets)
        cells = [rolls, Cell("hourglass", str(turn), f"/{played.rules.turns}")]
    else:
        cells = [Cell("vp", signed(points(played, seat)), f"/{played.rules.goal}"), rolls]
        lengths = [road_length(sheet.built) for sheet in played.sheets]
        knights = [of_kind(sheet.built, "knight") for sheet in played.sheets]
        cells.append(_award_cell("road", lengths, seat, played.longest_road))
        cells.append(_award_cell("army", knights, seat, played.largest_army))
    wide, high = (ROOM - GAP) // 2, STANDING_HIGH
    top = STANDING_FOOT - len(cells) // 2 * (high + GAP) + GAP
    for place, cell in enumerate(cells):
        row, column = divmod(place, 2)
        x, y = LEFT + column * (wide + GAP), top + row * (high + GAP)
        middle = y + high / 2
        boxes.box(canvas, palette.POINTS if cell.is_held else palette.PANEL, x, y, wide, high, 12)
        ink = palette.POINTS_NUMERAL if cell.is_held else palette.PAPER
        soft = palette.POINTS_NUMERAL if cell.is_held else palette.MIST
        icon, size, indent = (46, 42, 62) if cell.rival is None else (42, 40, 48)
        canvas.put_centred(art.sticker(cell.icon, icon), x + indent / 2 - 1, middle)
        start = x + indent
        end = start + canvas.write(cell.count, Face.NUMBER, size, ink, start, middle)
        canvas.write(cell.most, Face.LABEL, 30, soft, end + 2, middle + 4)
        if cell.rival is not None:
            rival, best = cell.rival
            right: float = x + wide - 8
            right -= canvas.write(str(best), Face.NUMBER, 26, ink, right, middle + 3, "r")
            canvas.put_centred(tokens.seal(rival, 9), right - 12, middle)


def _award_cell(icon: str, counts: Sequence[int], seat: Seat, holder: Seat) -> Cell:
    """The own count for an award, and that of whoever has it or has most besides."""
    others = [other for other in range(len(counts)) if other != seat]
    rival = max(others, key=lambda other: (other == holder, counts[other], -other))
    return Cell(icon, str(counts[seat]), is_held=holder == seat, rival=(rival, counts[rival]))


def _ticked(picks: set[Key]) -> frozenset[int]:
    """The dice that are kept so far."""
    numbers = [key.partition("@")[2] for key in picks if key.count("@") == 1]
    return frozenset(int(number) - 1 for number in numbers)


def _badged(decision: Decision | None) -> tuple[tuple[Key, str], ...]:
    """Places with the badges of the menu."""
    return tuple(
        (key, badge)
        for field in fields_of(decision)
        if field.kind == "piece"
        for badge, key in badges(field)
    )
