"""The board: everything public, the same for all readers of one language."""

from collections.abc import Sequence

from PIL import Image

from games.catan.views import (
    Public,
    canal_supply,
    chips_left,
    founding_places,
    goal,
    has_canal,
    winner,
)
from games.core.model import Key
from render.catan import additions, race, revealed, seaside, trade
from render.catan.backdrop import WIDE, backdrop
from render.catan.chartmap import draw_cartouche, is_printed
from render.catan.happened import happened
from render.catan.island import draw_island
from render.catan.lattice import lattice, scenario_of
from render.catan.naming import draw_towns, draw_waters
from render.catan.panel import CROWD, draw_players
from render.catan.text import board_alt
from render.catan.vocabulary import FOUNDING, owner_of, points_shown
from render.core import art, palette, ribbon, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Picture, Scene
from render.core.counters import disc_light
from render.core.encode import picture
from render.core.lettering import Face, width
from render.core.names import names_of
from render.core.place.paving import PLANK_LIGHT, planks
from render.core.shell import phase_of
from render.core.status import at_rest, told

PHASE_ICONS = {
    "founding": "settlement",
    "founding_road": "settlement",
    "before_roll": "dice",
    "acting": "exchange",
    "discards": "card",
    "robber_moving": "robber",
    "stealing": "robber",
    "road_building": "road",
    "plenty": "gift",
    "monopolising": "coin",
    "special_answers": "builder",
    "special_building": "builder",
    "next_turn": "hourglass",
    "helper_used": "exchange",
    "mayor_asked": "h_mayor",
    "general_asked": "h_general",
    "merchant_returning": "h_merchant",
    "merchant_second": "h_merchant",
    "explorer_moving": "h_explorer",
    "sage_picking": "h_sage",
    "leader_robbed": "h_noblewoman",
    "merchants_favor": "g_ship",
    "road_builders_favor": "g_shovel",
    "token_returning": "favor_token",
    "gift_offered": "gift",
    "drawing_order": "favor_token",
    "finished": "crown",
}


LAMP = (3, 8)
"""Radius and thickness of the light on a free corner: a disc."""

NAMED = 3
"""Most players whom the flag calls by name: beside the seals of more it says how many they are."""

SAID = 46
"""The least letters of the last move: nine pixels on the smallest phone."""

FLAGS = (780, 600, 480)
"""How wide the flag may be, from what reads best to what leaves most room."""

QUAY_DUSK = 56
"""How much of the night lies on the quay."""


def draw_board(view: Public, scene: Scene) -> Picture:
    """The picture of a position."""
    traces = happened(scene.events)
    plan = view.table.board.plan
    high = lattice(plan).look.high
    offered = trade.strip_high(view)
    added = additions.strip_high(view)
    canvas = extended(
        backdrop(
            view.table.board, canal=has_canal(view.table), is_lettered=phase_of(view) in FOUNDING
        ),
        offered + added + revealed.strip_high(view),
    )
    if is_printed(plan):
        draw_waters(canvas, plan, scene.words)
    if phase_of(view) in FOUNDING:
        _draw_free(canvas, view)
    draw_island(canvas, view, traces)
    if is_printed(plan):
        draw_towns(canvas, plan)
    seaside.draw_dice(canvas, view, traces)
    if is_printed(plan):
        is_beside = lattice(plan).look.is_wide
        draw_cartouche(canvas, map_title(view, scene), map_counts(view), is_beside=is_beside)
    else:
        seaside.draw_goal(canvas, view, scene.words)
    aside = 0
    if has_race(view):
        aside = race.draw_race(canvas, view)
    seaside.draw_bank(canvas, view, scene.words, aside)
    draw_players(canvas, view, scene, traces)
    trade.draw_strip(canvas, view, high, scene)
    additions.draw_strip(canvas, view, high + offered, scene)
    revealed.draw_strip(canvas, view, high + offered + added, scene)
    _draw_ribbon(canvas, view, scene)
    return picture(canvas.image, "catan", board_alt(view, scene))


def has_race(view: Public) -> bool:
    """Whether the awards' races stand on a sign of their own, beside more players than have room for them."""
    return len(view.table.players) >= CROWD and phase_of(view) not in FOUNDING


def _draw_free(canvas: Canvas, view: Public) -> None:
    """A lamp on every corner that is far enough from all buildings, for whoever founds next."""
    places = lattice(view.table.board.plan)
    lamp = disc_light(*LAMP, palette.LAMP)
    for corner in founding_places(view.table):
        canvas.put_centred(lamp, *places.corners[corner])


def extended(ground: Image.Image, below: int) -> Canvas:
    """A copy of the ground with so much of a quay below it."""
    if not below:
        return Canvas(ground.copy())
    image = Image.new("RGB", (ground.width, ground.height + below))
    image.paste(ground, (0, 0))
    image.paste(_quay(ground.width, below), (0, ground.height))
    return Canvas(image)


@kept
def _quay(wide: int, high: int) -> Image.Image:
    """A deck at the water, its edge in the light and a little in the dusk."""
    canvas = Canvas(Image.new("RGB", (wide, high)))
    canvas.put(planks(wide, high, 53), 0, 0)
    canvas.paint(palette.NIGHT, Image.new("L", (wide, high), QUAY_DUSK), 0, 0)
    canvas.fill(palette.INK, 0, 0, wide, 3)
    canvas.fill(PLANK_LIGHT, 0, 3, wide, 4)
    return canvas.image


def _draw_ribbon(canvas: Canvas, view: Public, scene: Scene) -> None:
    icons = [art.sticker(PHASE_ICONS[phase_of(view)], 64)]
    icons += [tokens.seal(owner_of(view, seat), 23) for seat in scene.asked]
    if not view.flow:
        icons.append(tokens.seal(owner_of(view, winner(view)), 23))
    colour = palette.LAMP if scene.asked or not view.flow else palette.PANEL
    text, turn, sentences, names = (
        headline(view, scene),
        _turn(view, scene),
        told(scene),
        scene.names,
    )
    most, has_turn = _shared_out(icons, text, turn, sentences, names)
    start = ribbon.lead(canvas, icons, text, colour, most, names)
    end = ribbon.tail(canvas, turn) if has_turn else float(ribbon.end_of(canvas))
    if sentences:
        ribbon.said(canvas, sentences, start, end, names, SAID)


def _shared_out(
    icons: list[Sprite],
    text: str,
    turn: str,
    sentences: Sequence[ribbon.Sentence],
    names: Sequence[str],
) -> tuple[int, bool]:
    """How wide the flag is at most, and whether the turn is told: the last move comes first, in letters to read."""
    bare = WIDE - ribbon.LEFT
    after = bare - 30 - width(turn, Face.NOTE, 44)
    for end, has_turn in ((after, True), (float(bare), False)):
        for most in FLAGS:
            start = ribbon.after_flag(icons, text, most, names)
            if not sentences or ribbon.is_said_large(sentences[0], start, end, names, SAID):
                return most, has_turn
    return FLAGS[-1], False


def map_title(view: Public, scene: Scene) -> str:
    """The name of the printed map."""
    return scene.words(f"catan-option-board-{scenario_of(view.table.board.plan)}")


def map_counts(view: Public) -> tuple[tuple[str, int], ...]:
    """Points to win, chips and canal tokens left."""
    counts = [("vp", goal(view.table))]
    if view.table.board.chart.chips:
        counts.append(("chip", len(chips_left(view.table))))
    if has_canal(view.table):
        counts.append(("canal", canal_supply(view.table)))
    return tuple(counts)


def _turn(view: Public, scene: Scene) -> str:
    if phase_of(view) in FOUNDING:
        return scene.words("render-catan-founding")
    return scene.words("render-catan-turn", turn=view.table.turn)


def headline(view: Public, scene: Scene) -> str:
    """Who does what now."""
    if not view.flow:
        points = points_shown(view, winner(view))
        names = names_of(scene, (winner(view),))
        return scene.words("render-catan-wins", names=names, points=points)
    if not scene.asked:
        return at_rest(scene)
    key: Key = f"render-catan-asked-{phase_of(view).replace('_', '-')}"
    count = len(scene.asked)
    several = scene.words("render-catan-several", count=count)
    names = several if count > NAMED else names_of(scene, scene.asked)
    return scene.words(key, names=names, count=count)
