"""The ribbon over the pictures that all see."""

from games.puerto_rico.views import Public
from render.core.canvas import Canvas
from render.core.contract import Scene
from render.core.shell import phase_of
from render.core.status import draw_status, headline
from render.puerto_rico.looks import PHASE_ICONS, role_icon
from render.puerto_rico.vocabulary import GAME


def draw_ribbon(canvas: Canvas, view: Public, scene: Scene) -> None:
    """Draw who does what, what has just happened, and the round."""
    phase = phase_of(view)
    card = view.card
    icon = PHASE_ICONS[phase] if card is None else role_icon(card.role)
    tail = scene.words("render-round", round=view.table.round) if view.table.round else ""
    draw_status(canvas, scene, icon, headline(scene, GAME, phase), tail)
