"""The ribbon over the pictures that all see."""

from games.core.model import Event
from games.puerto_rico.events import PeoplePlaced
from games.puerto_rico.views import Public
from render.core.canvas import Canvas
from render.core.contract import Scene
from render.core.ribbon import Sentence
from render.core.shell import FINISHED, phase_of
from render.core.status import draw_status, headline, sentence
from render.puerto_rico.looks import PHASE_ICONS, role_icon
from render.puerto_rico.vocabulary import GAME


def draw_ribbon(canvas: Canvas, view: Public, scene: Scene) -> None:
    """Draw who does what, what has just happened, and the round, of the last one that it is."""
    phase = phase_of(view)
    card = view.card
    icon = PHASE_ICONS[phase] if card is None else role_icon(card.role)
    tail = scene.words("render-round", round=view.table.round) if view.table.round else ""
    told = [briefly(event, scene) for event in scene.events if not event.begins_part]
    is_last = view.table.is_last and phase != FINISHED
    warning = scene.words("render-puerto-rico-last") if is_last else ""
    title = headline(scene, GAME, phase)
    draw_status(canvas, scene, icon, title, tail, sentences=told, warning=warning)


def briefly(event: Event, scene: Scene) -> Sentence:
    """What has happened; of people only how many, for the islands show where they stand."""
    if not isinstance(event, PeoplePlaced) or not event.people:
        return sentence(event, scene)
    count, nobles = (sum(many for _, many in those) for those in (event.people, event.nobles))
    name = scene.names[event.seat]
    told = scene.words("render-puerto-rico-placed", name=name, count=count, nobles=nobles)
    return Sentence(told, told)
