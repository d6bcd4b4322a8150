"""The hand: what only one seat sees, and what it can do with it."""

from PIL import Image

from games.catan.views import Private, Public, hidden_points, public_points
from games.core.forms import Decision, Offer, One, verb
from games.core.model import Key, Notes, Seat
from render.catan import chips, development, favors, resources
from render.catan.awards import draw_awards
from render.catan.backdrop import WIDE
from render.catan.cards import draw_cards, has_topic
from render.catan.choices import Marks, marks_of
from render.catan.choose import draw_choice, is_unnamed
from render.catan.costs import draw_costs
from render.catan.giving import count_of, draw_giving, draw_naming, is_naming
from render.catan.handover import draw_handover, handover_of
from render.catan.shopping import draw_shopping
from render.catan.text import hand_text
from render.catan.vocabulary import owner_of
from render.core import art, palette, ribbon, table, tokens
from render.core.budget import kept
from render.core.canvas import Canvas
from render.core.contract import Chosen, Picture, Scene
from render.core.encode import picture
from render.core.lettering import Face

HIGH = 1066
LEFT, MARGIN = 18, 18
CARDS_TOP, PLAYERS_TOP = 122, 316
LOWER_TOP, LOWER_HIGH = 492, 556
DEVELOPMENT_WIDE = 640
AWARDS_HIGH = 110

BUILT = {
    "build_road": "catan-field-build-road-path.whole",
    "build_settlement": "catan-field-build-settlement-corner.whole",
    "build_city": "catan-field-build-city-corner",
}
"""What is asked on the page of an answer that needs a place, where other answers may be given, too."""


def draw_hand(
    own: Private,
    view: Public,
    seat: Seat,
    decision: Decision | None,
    notes: Notes,
    chosen: tuple[Chosen, ...],
    scene: Scene,
) -> Picture:
    """The picture of a hand: what a question is about, large, and the own things; the hand alone where nothing is asked."""
    marks = marks_of(decision, chosen, notes, scene.focus)
    count = count_of(decision)
    if decision is not None and count is not None:
        asked = scene.words.say(decision.prompt)
        canvas = draw_giving(own, view, count, marks, asked, scene)
    elif decision is not None and is_naming(decision):
        asked = scene.words.say(decision.prompt)
        canvas = draw_naming(own, view, marks, asked, scene)
    elif decision is not None and (passing := handover_of(decision, own, view, marks)) is not None:
        canvas = draw_handover(passing, own, view, decision, scene)
    elif decision is not None and is_unnamed(marks, scene):
        asked = scene.words.say(decision.prompt)
        canvas = draw_shopping(own, view, marks, asked, scene)
    elif decision is not None and is_on_the_map(decision, view, marks):
        asked = _asked(decision, scene)
        canvas = draw_choice(own, view, marks, asked, scene)
    else:
        canvas = _drawn_cards(own, view, seat, decision, marks, scene)
    return picture(canvas.image, "catan-hand", hand_text(own, view, seat, scene))


def _asked(decision: Decision, scene: Scene) -> str:
    """The question; of one answer among several, what that asks once its places are being chosen."""
    for offer in decision.offers:
        key, keys = BUILT.get(verb(offer.action)), _places(offer)
        if key is not None and keys and keys == scene.focus:
            return scene.words(key)
    return scene.words.say(decision.prompt)


def _places(offer: Offer) -> tuple[Key, ...]:
    """The places among which an answer chooses one."""
    field = offer.fields[0] if len(offer.fields) == 1 else None
    return field.keys if isinstance(field, One) else ()


def is_on_the_map(decision: Decision, view: Public, marks: Marks) -> bool:
    """Whether a question is shown beside the map: all but those about deals, helpers, favors or development cards, which
    need the width.
    """
    return (decision.required and marks.is_about_places) or not has_topic(view, marks)


def _drawn_cards(
    own: Private, view: Public, seat: Seat, decision: Decision | None, marks: Marks, scene: Scene
) -> Canvas:
    """The cards in question, or the whole hand."""
    if decision is None:
        canvas = Canvas(_table(HIGH + favors.own_room(view)).copy())
        _draw_full(canvas, own, view, marks, scene)
        favors.draw_own(canvas, (LEFT, HIGH), WIDE - 2 * LEFT, own, view, marks, scene.words)
    else:
        canvas = draw_cards(own, view, marks, scene)
    _draw_ribbon(canvas, own, view, seat, decision, scene)
    return canvas


@kept
def _table(high: int) -> Image.Image:
    """The table with the ribbon's bar."""
    canvas = Canvas(table.ground(WIDE, high))
    ribbon.bar(canvas)
    return canvas.image


def _draw_ribbon(
    canvas: Canvas, own: Private, view: Public, seat: Seat, decision: Decision | None, scene: Scene
) -> None:
    words = scene.words
    is_asked = decision is not None and decision.required
    colour = palette.LAMP if is_asked else palette.PANEL
    seal = tokens.seal(owner_of(view, seat), 23)
    end = _draw_counts(canvas, own, view, seat, scene)
    text = words("render-catan-not-asked") if decision is None else words.say(decision.prompt)
    if canvas.image.width < WIDE:
        ribbon.lead(canvas, [seal], text, colour, round(end) - 2 * ribbon.LEFT - ribbon.SLANT)
        return
    start = ribbon.lead(canvas, [seal], words("render-your-hand"), colour)
    ribbon.note(canvas, text, start, end)


def _draw_counts(canvas: Canvas, own: Private, view: Public, seat: Seat, scene: Scene) -> float:
    """Cards and points at the right end; the answer is where they begin."""
    right: float = ribbon.end_of(canvas) - 28
    middle = ribbon.MIDDLE
    secret = hidden_points(own)
    if secret:
        text = scene.words("render-catan-secret", count=secret)
        right -= canvas.write(text, Face.NOTE, 34, palette.STAR, right, middle + 5, "r") + 8
    points = str(public_points(view.table, seat) + secret)
    right -= canvas.write(points, Face.NUMBER, 56, palette.PAPER, right, middle, "r") + 10
    canvas.put_centred(art.sticker("vp", 54), right - 27, middle)
    right -= 54 + 30
    count = str(sum(own.holding.hand))
    right -= canvas.write(count, Face.NUMBER, 56, palette.PAPER, right, middle, "r") + 10
    canvas.put_centred(art.sticker("card", 56), right - 26, middle)
    return right - 60


def _draw_full(canvas: Canvas, own: Private, view: Public, marks: Marks, scene: Scene) -> None:
    room = WIDE - 2 * MARGIN - 12
    resources.draw_cards(
        canvas, MARGIN, CARDS_TOP, room, resources.stock_of(own, view), marks, scene.words
    )
    chips.draw_row(canvas, LEFT, PLAYERS_TOP, WIDE - 2 * LEFT, own, view, frozenset(), scene)
    titles = (("development", LEFT + 6), ("build", LEFT + DEVELOPMENT_WIDE + 24))
    for key, x in titles:
        title = scene.words(f"render-catan-{key}")
        canvas.write(title, Face.NAME, 42, palette.PAPER, x, LOWER_TOP - 34)
    groups = development.groups_of(own, marks)
    size = (DEVELOPMENT_WIDE, LOWER_HIGH - AWARDS_HIGH - 14)
    development.draw_cards(canvas, LEFT, LOWER_TOP, size, groups, scene.words)
    foot = LOWER_TOP + LOWER_HIGH - AWARDS_HIGH
    draw_awards(canvas, LEFT, foot, (DEVELOPMENT_WIDE, AWARDS_HIGH), view, own.seat)
    left = LEFT + DEVELOPMENT_WIDE + 18
    size = (WIDE - MARGIN - left, LOWER_HIGH)
    draw_costs(canvas, left, LOWER_TOP, size, own, view, scene.words)
