"""Frenemies on the public board: tokens and chips of each player, the guild table, the supply, joined districts."""

from games.catan.views import (
    GUILDS,
    District,
    Frenemies,
    Public,
    favor_chips_left,
    frenemies_of,
    joined_districts,
)
from games.core.model import Key, Seat
from render.catan.vocabulary import owner_of
from render.core import art, boxes, palette, tokens
from render.core.canvas import Canvas
from render.core.contract import Scene, Words
from render.core.fitting import fit, fit_person_in_two
from render.core.lettering import Face

LEFT, ROOM = 16, 1368
GAP, PAD = 10, 14
RADIUS = 16
HEAD, WELL_HIGH = 52, 84
TILE_HIGH = HEAD + 4 + WELL_HIGH + 12
TABLE_HIGH = 104
SUPPLY_WIDE = 440
NARROW = 110
"""Wells of six players."""

PAIR_WIDE, PAIR_HIGH = 219, 56

TOKENS = {
    "traders": "g_cart",
    "merchants": "g_ship",
    "road_builders": "g_shovel",
    "scholars": "g_book",
    "master_builders": "g_compass",
}


def strip_high(view: Public) -> int:
    """How much height the strip needs; nothing without frenemies."""
    if frenemies_of(view.table) is None:
        return 0
    return 2 * PAD + TILE_HIGH + GAP + TABLE_HIGH + _pairs_high(view)


def _pairs_high(view: Public) -> int:
    """The rows of joined districts, which begin with what they are called."""
    pairs = len(joined_districts(view.table))
    return -(-(pairs + 1) // _columns()) * (PAIR_HIGH + GAP) if pairs else 0


def _columns() -> int:
    """Joined districts side by side."""
    return (ROOM + GAP) // (PAIR_WIDE + GAP)


def draw_strip(canvas: Canvas, view: Public, top: int, scene: Scene) -> None:
    """Draw a tile for each player, below them the guild table and the supply, then who is joined with whom."""
    part = frenemies_of(view.table)
    if part is None:
        return
    seats = len(view.table.players)
    wide = (ROOM - (seats - 1) * GAP) // seats
    y = top + PAD
    for seat in range(seats):
        _draw_tile(canvas, (LEFT + seat * (wide + GAP), y), wide, view, part, seat, scene)
    y += TILE_HIGH + GAP
    _draw_table(canvas, y, part, scene.words)
    _draw_supply(canvas, y, part, scene.words)
    y += TABLE_HIGH + GAP
    pairs = joined_districts(view.table)
    if pairs:
        title = fit(scene.words("render-catan-joined"), Face.NAME, PAIR_WIDE - 20, 36, 30, 1)
        canvas.write(
            title.lines[0], Face.NAME, title.size, palette.MIST, LEFT + 10, y + PAIR_HIGH / 2
        )
    for place, pair in enumerate(pairs, 1):
        row, column = divmod(place, _columns())
        x = LEFT + column * (PAIR_WIDE + GAP)
        _draw_pair(canvas, x, y + row * (PAIR_HIGH + GAP), view, pair)


def _draw_tile(
    canvas: Canvas,
    corner: tuple[int, int],
    wide: int,
    view: Public,
    part: Frenemies,
    seat: Seat,
    scene: Scene,
) -> None:
    """Whose it is, and how many tokens and chips: kinds of tokens are the player's own."""
    x, y = corner
    owner = owner_of(view, seat)
    colour = palette.SEATS[owner]
    boxes.box(canvas, palette.PANEL, x, y, wide, TILE_HIGH, RADIUS)
    head = boxes.rounded(wide, TILE_HIGH, RADIUS).crop((0, 0, wide, HEAD))
    canvas.paint(colour.header, head, x, y)
    canvas.fill(colour.full, x, y + HEAD, wide, 4)
    middle = y + HEAD / 2
    canvas.put_centred(tokens.seal(owner, 17), x + 30, middle)
    name = fit_person_in_two(scene.names[seat], Face.NAME, wide - 72, 36, (32, 30))
    canvas.write_lines(name.lines, Face.NAME, name.size, palette.PAPER, x + 64, middle, leading=0.8)
    counts = (("favor_token", part.tokens[seat]), ("chip", part.chips[seat]))
    each = (wide - 3 * GAP) // 2
    for place, (icon, count) in enumerate(counts):
        left = x + GAP + place * (each + GAP)
        draw_count(canvas, (left, y + HEAD + 4 + 6), (each, WELL_HIGH), icon, count)


def draw_count(
    canvas: Canvas, corner: tuple[int, int], size: tuple[int, int], icon: Key, count: int
) -> None:
    """A well with an icon and how many there are."""
    (x, y), (wide, high) = corner, size
    boxes.box(canvas, palette.WELL, x, y, wide, high, 12)
    middle, side = y + high / 2, min(58, round(wide * 0.48))
    left = x + max(4, wide * 0.5 - side)
    canvas.put_centred(art.sticker(icon, side), left + side / 2, middle, 1.0 if count else 0.4)
    ink = palette.PAPER if count else palette.MIST
    number = 46 if wide > NARROW else 40
    canvas.write(str(count or "–"), Face.NUMBER, number, ink, x + wide * 0.75, middle, "m")


def _draw_table(canvas: Canvas, y: int, part: Frenemies, words: Words) -> None:
    """Spent tokens, by guild."""
    wide = ROOM - SUPPLY_WIDE - GAP
    boxes.box(canvas, palette.PAPER, LEFT, y, wide, TABLE_HIGH, RADIUS)
    boxes.outline(
        canvas, palette.PAPER_EDGE, LEFT + 7, y + 7, wide - 14, TABLE_HIGH - 14, RADIUS - 5, 2
    )
    middle = y + TABLE_HIGH / 2
    title = fit(words("render-catan-guild-table"), Face.NAME, 150, 40, 32, 2)
    canvas.write_lines(
        title.lines, Face.NAME, title.size, palette.INK, LEFT + 26, middle, leading=0.9
    )
    step = (wide - 190) / len(GUILDS)
    for place, (guild, count) in enumerate(zip(GUILDS, part.spent, strict=True)):
        x = LEFT + 190 + place * step
        canvas.put_centred(art.sticker(TOKENS[guild], 70), x + 40, middle, 1.0 if count else 0.45)
        canvas.write(str(count or "–"), Face.NUMBER, 44, palette.INK, x + 108, middle, "m")


def _draw_supply(canvas: Canvas, y: int, part: Frenemies, words: Words) -> None:
    """Tokens face down, and chips left."""
    x = LEFT + ROOM - SUPPLY_WIDE
    boxes.box(canvas, palette.PANEL, x, y, SUPPLY_WIDE, TABLE_HIGH, RADIUS)
    middle = y + TABLE_HIGH / 2
    title = words("render-catan-token-supply")
    canvas.write(title, Face.NAME, 36, palette.MIST, x + 20, middle)
    counts = (("favor_token", part.supply), ("chip", favor_chips_left(part)))
    for place, (icon, count) in enumerate(counts):
        left = x + 146 + place * 150
        canvas.put_centred(art.sticker(icon, 58), left + 30, middle, 1.0 if count else 0.4)
        canvas.write(str(count or "–"), Face.NUMBER, 46, palette.PAPER, left + 96, middle, "m")


def _draw_pair(
    canvas: Canvas, x: int, y: int, view: Public, pair: tuple[District, District]
) -> None:
    """Two districts that are joined: their owners, the settlements that they are named after, a link between them."""
    boxes.box(canvas, palette.WELL, x, y, PAIR_WIDE, PAIR_HIGH, PAIR_HIGH // 2)
    middle = y + PAIR_HIGH / 2
    one, other = pair
    left: float = x + 34
    canvas.put_centred(tokens.seal(owner_of(view, one.seat), 16), left, middle)
    left += 30
    left += canvas.write(one.corner, Face.NAME, 32, palette.PAPER, left, middle)
    right: float = x + PAIR_WIDE - 34
    canvas.put_centred(tokens.seal(owner_of(view, other.seat), 16), right, middle)
    right -= 30
    right -= canvas.write(other.corner, Face.NAME, 32, palette.PAPER, right, middle, "r")
    start, end = left + 10, right - 10
    canvas.fill(palette.MIST, start, middle - 2, end - start, 4)
