"""The private picture: what only one seat sees, and all that it needs to decide what it is asked."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from games.core.forms import Decision, Field
from games.core.model import Key, Notes, Seat
from games.puerto_rico.content import RANK
from games.puerto_rico.views import Private, Public
from render.core import art, palette, ribbon, tokens
from render.core.canvas import Canvas
from render.core.contract import Chosen, Picture, Scene
from render.core.encode import picture
from render.core.known import Known
from render.core.lettering import Face
from render.core.marks import Mark, fields_of, pieces_of
from render.core.race import Runner, runners_of, with_race
from render.core.status import draw_question, question
from render.puerto_rico import (
    berths,
    callings,
    draft,
    ground,
    island,
    landing,
    middle,
    offering,
    options,
    page,
    plots,
    selling,
    shop,
    stock,
    stores,
)
from render.puerto_rico.avenue import shore
from render.puerto_rico.board import LEFT, ROOM, role_cards
from render.puerto_rico.choices import circle_field, gift_of
from render.puerto_rico.happened import Happened
from render.puerto_rico.name_boards import known_points, leading
from render.puerto_rico.own import draw_bare_own, draw_own, high_of
from render.puerto_rico.text import draft_lines, hand_text, page_lines, row_line
from render.puerto_rico.vocabulary import GAME

TOP = 116
GAP, FOOT = 14, 18
OPEN_SEA, STOCKS = 40, 50
"""The beach and the water below a town, and below a harbor, where the line of the stocks stands."""

BEHIND = 210
"""How much of the bay is seen behind the square on which goods lie."""

LANDSCAPE = 980
"""How high a picture is at most, where what is chosen from leaves room for it: with its buttons one view on a phone."""

PAGE_FEW = 4
"""Up to how many buildings on a page the own island lies below them."""

SHOPS = ((10, 752), (16, 850), (99, 962))
"""How far down the streets of what can be bought reach at most, by how many there are."""

OWN_GOODS = ("good", "barrel")
"""What is chosen of the own barrels."""

HARBORED = ("sale",)
"""What bears on the harbor, where its badges do not lie there."""


def draw_hand(
    own: Private,
    view: Public,
    seat: Seat,
    decision: Decision | None,
    notes: Notes,
    chosen: tuple[Chosen, ...],
    scene: Scene,
) -> Picture:
    """The own board under what is chosen from, large where circles are filled and where nothing is asked."""
    cards = options.options_of(decision, notes, chosen, scene.words)
    building = _field(decision, "building")
    role = _field(decision, "role")
    is_on_island = circle_field(decision) is not None
    picks: tuple[shop.Stall, ...] = ()
    is_tile = gift_of(decision) == "tile"
    if is_tile:
        canvas = _draw_gift(view, seat, scene)
    elif decision is None or is_on_island or not (cards or building or role):
        canvas = island.draw_island(own, view, decision, chosen, scene)
    elif building is not None and view.stage == "draft":
        picks = _picks(view, building, chosen, scene)
        canvas = _draw_draft(view, picks, scene)
    elif building is not None:
        picks = _stalls(view, building, notes, chosen, scene)
        canvas = _draw_shop(view, seat, picks, _dear(view, seat, building, notes), scene)
    elif role is not None:
        canvas = _draw_roles(view, seat, role, chosen, scene)
    else:
        canvas = _draw_things(view, seat, decision, notes, chosen, scene)
    title = _title(picks, scene)
    if view.table.is_last and decision is not None:
        title = scene.words("render-puerto-rico-last")
    _draw_ribbon(canvas, own, view, seat, decision, chosen, scene, title)
    lines = [row_line(view, scene.words)] if is_tile else _pick_lines(view, picks, scene)
    alt = "\n".join([hand_text(own, view, seat, scene), *lines])
    if view.stage != "draft":  # there nobody has points
        unit = scene.words("render-puerto-rico-points")
        canvas, alt = with_race(canvas, alt, _runners(own, view, seat, scene), scene, unit)
    return picture(canvas.image, f"{GAME}-island", alt)


def _pick_lines(view: Public, picks: Sequence[shop.Stall], scene: Scene) -> Iterator[str]:
    """What the picture shows of buildings to choose from: of many in the draft how that stands."""
    if len(picks) > page.PAGE and view.stage == "draft":
        return draft_lines(view, scene.words)
    told = [(one.mark.badge or "", one.kind, one.cost) for one in picks]
    return page_lines(told, scene.words)


def _draw_things(
    view: Public,
    seat: Seat,
    decision: Decision,
    notes: Notes,
    chosen: tuple[Chosen, ...],
    scene: Scene,
) -> Canvas:
    """What is chosen where it lies: cargo at the ships, tiles on an islet, barrels at the warehouses, all else on plots."""
    if (cargo := _field(decision, "cargo")) is not None:
        return _draw_harbor(view, seat, berths.loads_of(cargo, notes, chosen), scene)
    if len(fields_of(decision)) == 1 and (tile := _field(decision, "tile")) is not None:
        offered = offering.offered_of(tile, notes, chosen, scene.words)
        return _draw_offering(view, seat, offered, scene)
    if (goods := _goods(decision, view)) is not None:
        return _draw_stores(view, seat, goods, chosen, scene)
    wares = options.wares_of(decision, notes, chosen, view.stage)
    if wares and view.stage == "trader":
        return _draw_selling(view, seat, wares, scene)
    told = () if wares else options.options_of(decision, notes, chosen, scene.words)
    if told and all(one.kind == "person" for one in told):
        return _draw_landing(view, seat, told, scene)
    has_middle = bool(wares) or any(_field(decision, kind) for kind in HARBORED)
    return _draw_table(view, seat, told, wares, scene, has_middle=has_middle)


def _runners(own: Private, view: Public, seat: Seat, scene: Scene) -> list[Runner]:
    """How everybody stands: the others as all see it, the reader with the own chips. Who leads is as the board has it, for the
    others have chips as well; nobody does where the reader has more than is seen of those.
    """
    told = known_points(view, scene)
    first = leading(told)
    seen = max(known.points for known in told)
    told[seat] = Known(scene.total(seat, view.points_with(seat, own.points)))
    if seat not in first and told[seat].points > seen:
        first = frozenset()
    return runners_of(told, first, seat)


def _field(decision: Decision | None, kind: str) -> Field | None:
    return next((field for field in fields_of(decision) if field.kind == kind), None)


def _goods(decision: Decision, view: Public) -> Field | None:
    """What is asked of the own barrels alone: which of them are kept, or leave by no ship of the harbor."""
    fields = fields_of(decision)
    is_asked = view.stage == "captain" and len(fields) == 1 and fields[0].kind in OWN_GOODS
    return fields[0] if is_asked else None


class Lay(NamedTuple):
    """What lies under a private picture."""

    high: int
    town: int = 0
    """How far down the town reaches; 0: there is none."""

    focus: str | None = None
    """The stage whose part of the harbor is shown, if any is: see `middle`."""

    island: tuple[int, int] | None = None
    """Where the own island begins, and how high it is."""

    has_islet: bool = False
    """Whether tiles are offered on an islet over it."""

    has_pier: bool = False
    """Whether a ship brings people over it."""


def _canvas(lay: Lay) -> Canvas:
    """The sea, the town by its basin, the own island, and the ribbon's bar: not kept, for hardly two are alike."""
    canvas = Canvas(ground.sea(lay.high))
    water = canvas.image.crop((0, TOP, ground.WIDE, max(lay.town, TOP + 1)))
    if lay.town:
        ground.draw_town(canvas, TOP - 10, lay.town)
    if lay.focus is not None:
        middle.draw_bare_middle(canvas, TOP, lay.focus, water)
    if lay.has_islet:
        offering.draw_bare_offering(canvas, TOP)
    if lay.has_pier:
        landing.draw_bare_landing(canvas, TOP)
    if lay.island is not None:
        draw_bare_own(canvas, *lay.island)
    ribbon.bar(canvas)
    return canvas


def _picks(
    view: Public, field: Field, chosen: tuple[Chosen, ...], scene: Scene
) -> tuple[shop.Stall, ...]:
    """The types that can be picked on the page of the draft that is open."""
    marks = {one.key: one.mark for one in pieces_of(field, chosen)}
    return draft.candidates(view, marks, scene.focus)


def _draw_draft(view: Public, picks: tuple[shop.Stall, ...], scene: Scene) -> Canvas:
    """What each of the types on a page does; of more of them how the draft stands."""
    is_page = len(picks) <= page.PAGE
    end = (TOP + page.page_high(len(picks)) if is_page else draft.TOWN) + FOOT
    canvas = _canvas(Lay(end, end))
    if is_page:
        page.draw_page(canvas, TOP, picks, scene.words, below=FOOT)
    else:
        draft.draw_terraces(canvas, view, scene.words)
    return canvas


def _dear(view: Public, seat: Seat, field: Field, notes: Notes) -> tuple[shop.Stall, ...]:
    """What is left in the market and too dear for the seat, from the lowest price."""
    found = []
    for kind in _behind(view, seat, [piece.key for piece in pieces_of(field, ())]):
        note = notes.of(field.name, kind)
        if note is not None and note.cost is not None:
            found.append(shop.Stall(kind, price=note.cost))
    return tuple(sorted(found, key=lambda one: one.cost))


def _stalls(
    view: Public, field: Field, notes: Notes, chosen: tuple[Chosen, ...], scene: Scene
) -> tuple[shop.Stall, ...]:
    """What the seat may buy, with the prices that it pays: only what stands on the page that is open, where there are pages."""
    found = []
    for piece in pieces_of(field, chosen):
        note = notes.of(field.name, piece.key)
        price, left = None if note is None else note.cost, view.table.market[RANK[piece.key]]
        found.append(shop.Stall(piece.key, piece.mark, price, left=left))
    return tuple(one for one in found if one.kind in scene.focus) or tuple(found)


def _draw_shop(
    view: Public,
    seat: Seat,
    stalls: tuple[shop.Stall, ...],
    dear: tuple[shop.Stall, ...],
    scene: Scene,
) -> Canvas:
    """A page of what the seat may buy, over its own fields where there is room; more than a page in streets of fronts, before
    what it cannot buy.
    """
    if len(stalls) > page.PAGE:
        far = _behind(view, seat, [one.kind for one in stalls])
        room = next(room for most, room in SHOPS if len(stalls) <= most) - TOP
        lay = shop.lay_of(len(stalls), len(far), TOP, room)
        canvas = _canvas(Lay(lay.end + FOOT, lay.end + FOOT))
        shop.draw_shop(canvas, lay, stalls, far, view, scene.words)
        return canvas
    end = TOP + page.page_high(len(stalls))
    if len(stalls) > PAGE_FEW:
        canvas = _canvas(Lay(end + FOOT, end + FOOT))
    else:
        own = end + OPEN_SEA
        high = high_of(view.table.players[seat], LANDSCAPE - own - FOOT)
        canvas = _canvas(Lay(own + high + FOOT, end, island=(own, high)))
        draw_own(canvas, own, high, view, seat, scene)
    below = FOOT if len(stalls) > PAGE_FEW else 0
    page.draw_page(canvas, TOP, stalls, scene.words, dear, below)
    return canvas


def _draw_table(
    view: Public,
    seat: Seat,
    told: tuple[options.Option, ...],
    wares: Mapping[Key, options.Ware],
    scene: Scene,
    *,
    has_middle: bool,
) -> Canvas:
    """What can be chosen over the own board, and above it what bears on it, or bears the badges itself: house, goods and
    prices.
    """
    stocks = 14 if wares else STOCKS
    deep = stock.GIFTS_HIGH if wares else middle.HIGH
    top = TOP + (deep + stocks if has_middle else 0)
    lay = plots.lay_of(told)
    own = top + (lay.high + GAP if told else 0)
    high = high_of(view.table.players[seat], LANDSCAPE - own - FOOT)
    town = top - stocks if has_middle else 0
    focus = middle.focus_of(view) if has_middle else None
    canvas = _canvas(Lay(own + high + FOOT, town, focus, (own, high)))
    if focus == "craftsman":
        canvas.image.paste(shore(BEHIND), (0, TOP - 10))
    if has_middle:
        middle.draw_middle(canvas, view, Happened(), TOP, deep, scene.words, wares)
        if not wares:
            stock.draw_line(canvas, LEFT, top - stock.LINE_HIGH - 4, ROOM, view, scene.words)
    if told:
        plots.draw_bare_plots(canvas, top, lay)
        plots.draw_plots(canvas, top, lay, told)
    draw_own(canvas, own, high, view, seat, scene)
    return canvas


def _draw_selling(
    view: Public, seat: Seat, wares: Mapping[Key, options.Ware], scene: Scene
) -> Canvas:
    """The trading house on its square with what can be sold there, and the own island."""
    square = TOP + selling.HIGH
    own = square + OPEN_SEA
    high = high_of(view.table.players[seat], LANDSCAPE - own - FOOT)
    canvas = _canvas(Lay(own + high + FOOT, island=(own, high)))
    ground.draw_plaza(canvas, square - selling.HALL // 2, square)
    selling.draw_selling(canvas, TOP, view, wares, scene.words)
    draw_own(canvas, own, high, view, seat, scene)
    return canvas


def _draw_harbor(view: Public, seat: Seat, loads: tuple[berths.Load, ...], scene: Scene) -> Canvas:
    """The ships with what can be loaded on each of them, and the own island."""
    laid = berths.lay_of(loads, view.table.cargo)
    own = TOP + laid.high + GAP
    high = high_of(view.table.players[seat], LANDSCAPE - own - FOOT)
    canvas = _canvas(Lay(own + high + FOOT, island=(own, high)))
    berths.draw_berths(canvas, TOP, laid, scene.words)
    draw_own(canvas, own, high, view, seat, scene)
    return canvas


def _draw_stores(
    view: Public, seat: Seat, field: Field, chosen: tuple[Chosen, ...], scene: Scene
) -> Canvas:
    """The own barrels before the warehouses, and the own island."""
    player = view.table.players[seat]
    own = TOP + stores.HIGH + GAP
    high = high_of(player, LANDSCAPE - own - FOOT)
    deck = TOP + stores.HIGH - stores.DECK
    canvas = _canvas(Lay(own + high + FOOT, deck, island=(own, high)))
    canvas.image.paste(shore(deck - TOP + 10), (0, TOP - 10))
    lost = stores.lost_of(field, player)
    stores.draw_stores(canvas, TOP, stores.stores_of(field, player, chosen), lost, scene.words)
    draw_own(canvas, own, high, view, seat, scene)
    return canvas


def _draw_offering(
    view: Public, seat: Seat, told: tuple[offering.Offered, ...], scene: Scene
) -> Canvas:
    """The islet with the tiles that are offered, and the own island."""
    own = TOP + offering.HIGH + GAP
    high = high_of(view.table.players[seat], LANDSCAPE - own - FOOT)
    canvas = _canvas(Lay(own + high + FOOT, island=(own, high), has_islet=True))
    offering.draw_offering(canvas, TOP, told, scene.words)
    draw_own(canvas, own, high, view, seat, scene, has_plot=True)
    return canvas


def _draw_landing(
    view: Public, seat: Seat, told: tuple[options.Option, ...], scene: Scene
) -> Canvas:
    """Who can be taken of those that a ship brings, and the own island."""
    own = TOP + landing.HIGH + GAP
    high = high_of(view.table.players[seat], LANDSCAPE - own - FOOT)
    canvas = _canvas(Lay(own + high + FOOT, island=(own, high), has_pier=True))
    landing.draw_landing(canvas, TOP, told, scene.words)
    draw_own(canvas, own, high, view, seat, scene)
    return canvas


def _draw_gift(view: Public, seat: Seat, scene: Scene) -> Canvas:
    """The islet with a tile that may be drawn unseen, and the own island."""
    own = TOP + offering.HIGH + GAP
    high = high_of(view.table.players[seat], LANDSCAPE - own - FOOT)
    canvas = _canvas(Lay(own + high + FOOT, island=(own, high), has_islet=True))
    offering.draw_gift(canvas, TOP, view, scene.words)
    draw_own(canvas, own, high, view, seat, scene)
    return canvas


def _draw_roles(
    view: Public, seat: Seat, role: Field, chosen: tuple[Chosen, ...], scene: Scene
) -> Canvas:
    """The roles as places at the harbor, over the own island."""
    marks = {piece.key: piece.mark for piece in pieces_of(role, chosen)}
    shown = [
        card._replace(mark=marks.get(card.key, Mark()))
        for card in role_cards(view, scene, Happened())
    ]
    rows, player = len(callings.rows_of(shown)), view.table.players[seat]
    town = TOP + rows * callings.high_of(rows)
    higher = rows * callings.taller_by(player, rows)
    high = high_of(player, LANDSCAPE - town - OPEN_SEA - FOOT) - higher
    town += higher
    own = town + OPEN_SEA
    canvas = _canvas(Lay(own + high + FOOT, town, island=(own, high)))
    ground.draw_plaza(canvas, TOP - 10, town)
    callings.draw_callings(canvas, TOP, shown, view, seat, scene.words)
    draw_own(canvas, own, high, view, seat, scene)
    return canvas


def _behind(view: Public, seat: Seat, offered: Sequence[Key]) -> tuple[Key, ...]:
    """What is left in the market and the seat neither has nor is offered."""
    owned = [place.kind for place in view.table.players[seat].city]
    return shop.left_of(view, without={*owned, *offered})


def _title(picks: Sequence[shop.Stall], scene: Scene) -> str:
    """What the picture shows: the own island, or buildings to choose from by what they cost."""
    if picks:
        costs = sorted({one.cost for one in picks})
        told = "–".join(dict.fromkeys((str(costs[0]), str(costs[-1]))))
        return scene.words("render-puerto-rico-costs", costs=told)
    return scene.words("render-puerto-rico-island")


def _draw_ribbon(
    canvas: Canvas,
    own: Private,
    view: Public,
    seat: Seat,
    decision: Decision | None,
    chosen: tuple[Chosen, ...],
    scene: Scene,
    title: str,
) -> None:
    words = scene.words
    is_asked = decision is not None and decision.required
    end = ribbon.end_of(canvas) - 28.0
    if decision is None:
        end = _draw_chips(canvas, own, view, scene, end)
    end = _draw_doubloons(canvas, view, seat, end)
    asked = question(
        scene, decision, chosen, words("render-not-asked"), "render-puerto-rico-chosen"
    )
    if decision is not None and (_goods(decision, view) or _field(decision, "cargo")):
        asked = asked[:1]  # piles and ships show the rest, and the message says it
    draw_question(canvas, [tokens.seal(seat, 23)], title, asked, end, is_asked=is_asked)


def _draw_chips(canvas: Canvas, own: Private, view: Public, scene: Scene, right: float) -> float:
    """The own VP before that end, which only their owner knows; the answer is where they begin."""
    middle = ribbon.MIDDLE
    if view.points is None:
        secret = scene.words("render-puerto-rico-secret")
        right -= canvas.write(secret, Face.NOTE, 34, palette.STAR, right, middle + 3, "r") + 16
    right -= canvas.write(str(own.points), Face.NUMBER, 52, palette.PAPER, right, middle, "r") + 10
    canvas.put_centred(tokens.shield(None, 50), right - 25, middle + 1)
    return right - 78


def _draw_doubloons(canvas: Canvas, view: Public, seat: Seat, right: float) -> float:
    """The own doubloons before that end; the answer is where they begin."""
    money = str(view.table.players[seat].doubloons)
    right -= canvas.write(money, Face.NUMBER, 52, palette.PAPER, right, ribbon.MIDDLE, "r") + 8
    canvas.put_centred(art.sticker("coin", 54), right - 27, ribbon.MIDDLE)
    return right - 62
