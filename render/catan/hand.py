"""The hand: what only one seat sees, and what it can do with it."""

from games.catan.content import RESOURCES, Hand
from games.catan.views import Private, Public
from games.core.forms import Decision
from games.core.model import Seat
from render.catan import development, resources
from render.catan.awards import draw_awards
from render.catan.backdrop import WIDE
from render.catan.choices import Marks, marks_of
from render.catan.choose import draw_choice
from render.catan.costs import draw_costs
from render.catan.text import hand_text
from render.catan.vocabulary import owner_of
from render.core import art, palette, ribbon, table, tokens
from render.core.canvas import Canvas
from render.core.contract import Chosen, Picture, Scene
from render.core.encode import picture
from render.core.lettering import Face

HIGH = 1066
LEFT, MARGIN = 18, 18
CARDS_TOP = 136
LOWER_TOP, LOWER_HIGH = 492, 556
DEVELOPMENT_WIDE = 640
AWARDS_HIGH = 110
STRIP_HIGH = 176


def draw_hand(
    own: Private,
    view: Public,
    seat: Seat,
    decision: Decision | None,
    chosen: tuple[Chosen, ...],
    scene: Scene,
) -> Picture:
    """The picture of a hand; with the board above it when places are to be chosen."""
    marks = marks_of(decision, chosen)
    if marks.has_places:
        below = STRIP_HIGH if any(own.hand) or any(own.cards) else 0
        canvas = draw_choice(own, view, marks, scene, below)
        if below:
            _draw_strip(canvas, canvas.image.height - below, own, view, marks)
    else:
        canvas = Canvas(table.ground(WIDE, HIGH))
        ribbon.bar(canvas)
        _draw_full(canvas, own, view, marks, scene)
    _draw_ribbon(canvas, own, view, seat, decision, scene)
    return picture(canvas.image, "catan-hand", hand_text(own, view, seat, scene))


def _draw_ribbon(
    canvas: Canvas, own: Private, view: Public, seat: Seat, decision: Decision | None, scene: Scene
) -> None:
    words = scene.words
    is_asked = decision is not None and decision.required
    colour = palette.LAMP if is_asked else palette.PANEL
    seal = tokens.seal(owner_of(view, seat), 23)
    start = ribbon.lead(canvas, [seal], words("render-your-hand"), colour)
    end = _draw_counts(canvas, own, view, seat, scene)
    text = words("render-catan-not-asked")
    if decision is not None:
        text = words.say(decision.prompt)
    ribbon.note(canvas, text, start, end)


def _draw_counts(canvas: Canvas, own: Private, view: Public, seat: Seat, scene: Scene) -> float:
    """Cards and points at the right end; the answer is where they begin."""
    right: float = ribbon.LEFT + ribbon.WIDE - 28
    middle = ribbon.MIDDLE
    secret = own.points - view.players[seat].points
    if secret:
        text = scene.words("render-catan-secret", count=secret)
        right -= canvas.write(text, Face.NOTE, 34, palette.STAR, right, middle + 5, "r") + 8
    points = str(own.points - secret)
    right -= canvas.write(points, Face.NUMBER, 56, palette.PAPER, right, middle, "r") + 10
    canvas.put_centred(art.sticker("vp", 54), right - 27, middle)
    right -= 54 + 30
    count = str(sum(own.hand))
    right -= canvas.write(count, Face.NUMBER, 56, palette.PAPER, right, middle, "r") + 10
    canvas.put_centred(art.sticker("card", 56), right - 26, middle)
    return right - 60


def _draw_full(canvas: Canvas, own: Private, view: Public, marks: Marks, scene: Scene) -> None:
    rates = view.players[own.seat].rates
    room = WIDE - 2 * MARGIN - 12
    resources.draw_cards(canvas, MARGIN, CARDS_TOP, room, _stock(own, rates), marks, scene.words)
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
    draw_costs(
        canvas, left, LOWER_TOP, (WIDE - MARGIN - left, LOWER_HIGH), own, view, marks, scene.words
    )


def _draw_strip(canvas: Canvas, top: int, own: Private, view: Public, marks: Marks) -> None:
    """The hand in one row, below the board."""
    rates = view.players[own.seat].rates
    canvas.fill(palette.LINE, 0, top, WIDE, 3)
    groups = development.groups_of(own, marks)
    wide = development.draw_row(canvas, WIDE - MARGIN, top + 22, groups)
    room = WIDE - 2 * MARGIN - wide - (18 if wide else 0)
    resources.draw_row(canvas, MARGIN, top + 22, room, _stock(own, rates))


def _stock(own: Private, rates: Hand) -> tuple[resources.Stock, ...]:
    return tuple(
        resources.Stock(key, count, rate, _drafted(own, place))
        for place, (key, count, rate) in enumerate(zip(RESOURCES, own.hand, rates, strict=True))
    )


def _drafted(own: Private, place: int) -> str:
    """What the trade under construction does with a resource."""
    if own.draft is None:
        return ""
    wanted = own.draft.want[place]
    if wanted:
        return f"+{wanted}"
    return "–" if own.draft.give == place else ""
