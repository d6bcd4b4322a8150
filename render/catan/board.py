"""The board: everything public, the same for all readers of one language."""

from PIL import Image

from games.catan.views import Public
from games.core.model import Key
from render.catan import revealed, seaside, trade
from render.catan.backdrop import backdrop
from render.catan.happened import happened
from render.catan.island import draw_island
from render.catan.lattice import lattice
from render.catan.panel import draw_column
from render.catan.text import board_alt
from render.catan.vocabulary import FOUNDING, names_of, owner_of, phase_of, points_shown
from render.core import art, palette, ribbon, table, tokens
from render.core.canvas import Canvas
from render.core.contract import Picture, Scene
from render.core.encode import picture

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
    "finished": "crown",
}


def draw_board(view: Public, scene: Scene) -> Picture:
    """The picture of a position."""
    traces = happened(scene.events)
    high = lattice(view.board.plan).look.high
    offered = trade.strip_high(view)
    canvas = extended(backdrop(view.board), offered + revealed.strip_high(view))
    draw_island(canvas, view, traces)
    seaside.draw_dice(canvas, view.dice, traces)
    seaside.draw_bank(canvas, view, high)
    draw_column(canvas, view, scene, traces, high)
    trade.draw_strip(canvas, view, high)
    revealed.draw_strip(canvas, view, high + offered, scene)
    _draw_ribbon(canvas, view, scene)
    return picture(canvas.image, "catan", board_alt(view, scene))


def extended(ground: Image.Image, below: int) -> Canvas:
    """A copy of the ground with so much table below it."""
    if not below:
        return Canvas(ground.copy())
    image = Image.new("RGB", (ground.width, ground.height + below))
    image.paste(ground, (0, 0))
    image.paste(table.ground(ground.width, below), (0, ground.height))
    return Canvas(image)


def _draw_ribbon(canvas: Canvas, view: Public, scene: Scene) -> None:
    icons = [art.sticker(PHASE_ICONS[phase_of(view)], 64)]
    icons += [tokens.seal(owner_of(view, seat), 23) for seat in scene.asked]
    if not view.flow:
        icons.append(tokens.seal(owner_of(view, view.winner), 23))
    colour = palette.LAMP if scene.asked or not view.flow else palette.PANEL
    start = ribbon.lead(canvas, icons, headline(view, scene), colour)
    end = ribbon.tail(canvas, _turn(view, scene))
    if scene.events:
        told = [scene.words.say(event.words()) for event in scene.events]
        ribbon.said(canvas, told, start, end)


def _turn(view: Public, scene: Scene) -> str:
    if phase_of(view) in FOUNDING:
        return scene.words("render-catan-founding")
    return scene.words("render-catan-turn", turn=view.turn)


def headline(view: Public, scene: Scene) -> str:
    """Who does what now."""
    if not view.flow:
        points = points_shown(view, view.winner)
        names = names_of(scene, (view.winner,))
        return scene.words("render-catan-wins", names=names, points=points)
    if not scene.asked:
        return scene.words("render-given-up")
    key: Key = f"render-catan-asked-{phase_of(view).replace('_', '-')}"
    return scene.words(key, names=names_of(scene, scene.asked), count=len(scene.asked))
