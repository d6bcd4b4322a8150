"""A seat's own sheet in a landscape that a phone shows above its buttons: its island beside question, dice and costs."""

from PIL import Image

from games.catan_dice.content import KIND_OF, ROLLS
from games.catan_dice.views import (
    Private,
    Public,
    free_jokers,
    points,
)
from games.core.badges import badges
from games.core.forms import Decision
from games.core.model import Key, Seat
from render.catan_dice import layout
from render.catan_dice.archipelago import draw_land, draw_waves
from render.catan_dice.awards import awards_of, draw_award
from render.catan_dice.island import Look, draw_island
from render.catan_dice.lattice import Lattice
from render.catan_dice.prices import Means, draw_prices, means_of, over
from render.catan_dice.text import hand_text
from render.core import boxes, palette, ribbon, tokens
from render.core.budget import kept
from render.core.canvas import Canvas
from render.core.contract import Chosen, Picture, Scene, Words
from render.core.encode import picture
from render.core.fitting import fit_body
from render.core.gradients import radial
from render.core.known import Known
from render.core.leader import leaders
from render.core.lettering import Face
from render.core.marks import fields_of
from render.core.place.paving import jetty
from render.core.place.shore import DEPTH
from render.core.race import Runner, runners_of, with_race
from render.core.shell import phase_of
from render.core.status import question

WIDE, HIGH = 1084, 752
SEA_WIDE = 744
SIDE = {"one": 128, "two": 123}
LEFT, ROOM = SEA_WIDE + 13, WIDE - SEA_WIDE - 23
GAP, RADIUS = 10, 14
FLAG_HIGH = 122
ASKED, ASKED_ABOVE = ((44, 36, 2), (36, 27, 3)), ((52, 38, 1), (38, 27, 2))
"""In which sizes and how many lines it is told what is asked: alone, and above the roll."""

ROLL_SIZE, ROLL_DOWN = 44, 25
"""Letters of which roll it is, and how far below the middle of the flag it stands, as far as the one line above that."""

DICE_TOP, DIE, PITCH, ROW = 144, 97, 109, 111
COSTS_TOP = 378

DUSK = 62
"""How much of the night lies on the jetty."""


SLIPS = HIGH - COSTS_TOP - GAP
"""How high all slips with prices are."""

SLIP = (190, 124, 96)
"""How high a slip is at most, and how large the piece and each face on it."""

TOLD_AT = (22, 40)
"""Where it is told which turn it is, or how many points win: in the corner of the sea."""

AWARD_WIDE, AWARD_HIGH, AWARD_FOOT = 228, 112, 740
AWARD_IN = {"longest-road": 10, "largest-army": SEA_WIDE - 10 - AWARD_WIDE}
"""The cards of the awards in the lower corners of the sea."""


@kept
def _ground(island: Key) -> Image.Image:
    """The island in its sea at the left, a jetty at the right."""
    image = Image.new("RGB", (WIDE, HIGH))
    image.paste(jetty(WIDE - SEA_WIDE, HIGH, DUSK), (SEA_WIDE, 0))
    net = _net(island)
    sea = Canvas(radial(SEA_WIDE, HIGH, (net.x, net.y), 640, DEPTH))
    draw_waves(sea, net, 10)
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
    can_exchange = phase_of(view) == "building" and decision is not None
    look = Look(
        own.seat,
        badges=badged,
        chosen=frozenset(picks),
        paid=frozenset(key for key, _ in badged) if badged else means.places_for(means.paid),
        helped=means.places_for(means.helped) if can_exchange else frozenset(),
    )
    net = _net(played.island)
    sheet = played.sheets[own.seat]
    draw_island(canvas, net, sheet, free_jokers(played.island, sheet.built, sheet.used), look)
    if played.rules.turns:
        canvas.put_centred(tokens.shield(points(played, own.seat), 96), net.x, net.y)
    nothing, ticked = scene.words("render-not-asked"), "render-catan-dice-ticked"
    text = ribbon.PART.join(question(scene, decision, chosen, nothing, ticked))
    roll = ""
    if decision is not None and played.active == own.seat and played.rolls:
        roll = scene.words("render-catan-dice-roll", number=played.rolls, most=ROLLS)
    _draw_flag(canvas, own.seat, text, roll, is_asked=decision is not None)
    if played.active == own.seat and view.flow:
        dice = over(means, played.dice, played.spent) if can_exchange else frozenset[int]()
        layout.draw_dice(canvas, view, dice_places(), DIE, _ticked(picks), dice)
    draw_prices(canvas, (LEFT, COSTS_TOP, ROOM, SLIPS), SLIP, means, own.seat)
    _draw_standing(canvas, view, own.seat, scene.words)
    alt = hand_text(own, view, scene)
    if decision is not None and len(played.sheets) > 1:
        canvas, alt = with_race(canvas, alt, _runners(view, own.seat), scene, is_lit=True)
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


def _draw_flag(canvas: Canvas, seat: Seat, text: str, roll: str, *, is_asked: bool) -> None:
    """What is asked, in amber while it waits for an answer; below it which roll it is, if any."""
    colour, ink = (palette.LAMP, palette.INK) if is_asked else (palette.PANEL, palette.PAPER)
    boxes.shadow(canvas, LEFT, GAP, ROOM, FLAG_HIGH, RADIUS)
    boxes.box(canvas, colour, LEFT, GAP, ROOM, FLAG_HIGH, RADIUS)
    middle, x = GAP + FLAG_HIGH / 2, LEFT + 66
    canvas.put_centred(tokens.seal(seat, 20), LEFT + 34, middle)
    first, second = ASKED_ABOVE if roll else ASKED
    lines = fit_body(text, Face.NAME, ROOM - 76, *first)
    if not lines.fits:
        lines = fit_body(text, Face.NAME, ROOM - 76, *second)
    said = lines.lines
    if roll and len(said) == 1:
        canvas.write(text, Face.NAME, lines.size, ink, x, middle - ROLL_DOWN)
        canvas.write(roll, Face.NAME, ROLL_SIZE, ink, x, middle + ROLL_DOWN)
        return
    if roll and len(said) == 2:
        said = (*said, roll)
    canvas.write_lines(said, Face.NAME, lines.size, ink, x, middle, leading=0.9)


def _means(view: Public, seat: Seat, decision: Decision | None) -> Means:
    """What the seat can build as its dice lie, where it may build; nothing where it is not asked."""
    if decision is None or view.table.active != seat:
        return Means()
    means = means_of(view)
    if badged := _badged(decision):
        return means._replace(paid=frozenset([KIND_OF[key] for key, _ in badged]))
    return means


def _draw_standing(canvas: Canvas, view: Public, seat: Seat, words: Words) -> None:
    """Which turn it is of how many; on the way to a goal, that, and who has how much of what brings an award."""
    played = view.table
    if played.rules.turns:
        turn = 1 + (played.turn - 1) // len(played.sheets)
        text = words("render-catan-dice-turn", number=turn, most=played.rules.turns)
        canvas.write(text, Face.NAME, 40, palette.KEYLINE, *TOLD_AT)
        return
    text = words("render-catan-dice-aim", goal=played.rules.goal)
    canvas.write(text, Face.NAME, 40, palette.KEYLINE, *TOLD_AT)
    for award in awards_of(view):
        box = (AWARD_IN[award.key], AWARD_FOOT - AWARD_HIGH, AWARD_WIDE, AWARD_HIGH)
        draw_award(canvas, box, award, seat, words)


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
