"""The board: everything public, the same for all readers of one language."""

from PIL import Image

from games.core.model import Key, Seat
from games.san_juan.content import GOOD_OF, POINTS, PRICES, ROLES
from games.san_juan.events import Built, RolePicked
from games.san_juan.views import Public, Stack
from render.core import art, palette, ribbon, table, tokens
from render.core.budget import kept
from render.core.canvas import Canvas
from render.core.contract import Picture, Scene
from render.core.encode import ALT_LIMIT, picture
from render.core.names import names_of
from render.san_juan import centre
from render.san_juan.panel import Grid, Panel, draw_bare, draw_panel
from render.san_juan.text import board_text, brief_text, dense_text
from render.san_juan.tile import Card, Size, Standing
from render.san_juan.vocabulary import printed, term

WIDE = 1400
LEFT = 18
PANELS_TOP = 322
GAP = 18

GRIDS = {
    2: Grid(1364, 4, Size(328, 96, 150, 42)),
    3: Grid(1364, 6, Size(216, 84, 84, 37)),
    4: Grid(673, 3, Size(209, 81, 80, 37)),
}
"""How a panel is laid out, by the number of players; four share two columns."""

PHASE_ICONS = {
    "starting_hand": "card",
    "round_start": "hourglass",
    "role_choice": "dev",
    "builder": "builder",
    "producer": "producer",
    "trader": "trader",
    "councillor": "councillor",
    "finished": "laurel",
}


def draw_board(view: Public, scene: Scene) -> Picture:
    """The picture of a position."""
    seats = len(view.table.players)
    canvas = Canvas(_backdrop(seats).copy())
    _draw_ribbon(canvas, view, scene)
    row = centre.EXPANSION if view.table.options.expansion else centre.BASE
    for place, role in enumerate(ROLES):
        centre.draw_role(canvas, place, _role(view, scene, role), row)
    _draw_trading(canvas, view, scene, row)
    if row.cathedral:
        lies = [printed(scene.words, kind) for kind in view.table.middle]
        centre.draw_cathedral(canvas, lies[0] if lies else None, row)
    centre.draw_piles(canvas, view.draw_pile, view.discard_pile)
    built = _built(view, scene)
    for seat in range(seats):
        panel = _panel(view, scene, seat, built.get(seat))
        draw_panel(canvas, *_corner(seats, seat), panel, GRIDS[seats])
    return picture(canvas.image, "san-juan", board_alt(view, scene))


def board_alt(view: Public, scene: Scene) -> str:
    """What the picture shows: in sentences, else in short, else without the cities."""
    for told in (board_text, dense_text):
        text = told(view, scene)
        if len(text) <= ALT_LIMIT:
            return text
    return brief_text(view, scene)


@kept
def _backdrop(seats: int) -> Image.Image:
    """What is the same in every position: the table, the ribbon's bar and bare panels."""
    high = _corner(seats, seats - 1)[1] + GRIDS[seats].high + GAP
    canvas = Canvas(table.ground(WIDE, high))
    ribbon.bar(canvas)
    for seat in range(seats):
        draw_bare(canvas, *_corner(seats, seat), seat, GRIDS[seats])
    return canvas.image


def _corner(seats: int, seat: Seat) -> tuple[int, int]:
    """Where a seat's panel begins."""
    grid = GRIDS[seats]
    columns = 2 if seats == 4 else 1
    row, column = divmod(seat, columns)
    return LEFT + column * (grid.wide + GAP), PANELS_TOP + row * (grid.high + GAP)


def _draw_ribbon(canvas: Canvas, view: Public, scene: Scene) -> None:
    icons = [art.sticker(PHASE_ICONS[view.phase], 64)]
    icons += [tokens.seal(seat, 23) for seat in scene.asked]
    colour = palette.LAMP if scene.asked else palette.PANEL
    start = ribbon.lead(canvas, icons, _headline(view, scene), colour)
    end = ribbon.tail(canvas, scene.words("render-round", round=view.table.round))
    if scene.events:
        told = [scene.words.say(event.words()) for event in scene.events]
        ribbon.said(canvas, told, start, end)


def _headline(view: Public, scene: Scene) -> str:
    if view.phase == "finished":
        return scene.words("render-game-over")
    if not scene.asked:
        return scene.words("render-given-up")
    key = f"render-san-juan-asked-{view.phase.replace('_', '-')}"
    return scene.words(key, names=names_of(scene, scene.asked), count=len(scene.asked))


def _role(view: Public, scene: Scene, role: Key) -> centre.Role:
    picker = next((pick.seat for pick in view.table.picks if pick.role == role), None)
    in_play = view.picker is not None and view.table.picks[-1].role == role
    moved = any(isinstance(event, RolePicked) and event.role == role for event in scene.events)
    return centre.Role(
        role,
        term(scene.words, "role", role),
        None if picker is None else (picker, scene.names[picker]),
        in_play,
        moved and picker is not None,
    )


def _draw_trading(canvas: Canvas, view: Public, scene: Scene, row: centre.Row) -> None:
    title = scene.words("render-san-juan-trading-title")
    if view.tile is None:
        hint = scene.words("render-san-juan-trading-closed")
        centre.draw_closed_trading(canvas, title, hint, row)
    else:
        centre.draw_open_trading(canvas, title, PRICES[view.tile], row)


def _built(view: Public, scene: Scene) -> dict[Seat, int]:
    """Place of the building that the last move of each seat put up, if it did."""
    places: dict[Seat, int] = {}
    for event in scene.events:
        if isinstance(event, Built):
            city = view.table.players[event.seat].city
            tops = [place for place, stack in enumerate(city) if stack.top == event.card]
            if tops:
                places[event.seat] = tops[-1]
    return places


def _panel(view: Public, scene: Scene, seat: Seat, built: int | None) -> Panel:
    city = view.table.players[seat].city
    return Panel(
        seat,
        scene.names[seat],
        tuple(
            _standing(stack, scene, is_last_move=place == built) for place, stack in enumerate(city)
        ),
        view.hands[seat],
        view.limit(seat),
        sum(POINTS[stack.top] for stack in city),
        view.drawn[seat],
        is_governor=view.table.governor == seat,
        is_lit=seat in scene.asked,
    )


def _standing(stack: Stack, scene: Scene, *, is_last_move: bool) -> tuple[Card, Standing]:
    good = GOOD_OF.get(stack.top)
    standing = Standing(good, stack.good, stack.covered, bool(stack.tucked), is_last_move)
    return printed(scene.words, stack.top), standing
