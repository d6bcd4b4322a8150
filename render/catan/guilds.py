"""Frenemies on the public board: tokens and chips of each player, the guild table, the supply."""

from games.catan.views import GUILDS, Frenemies, favor_chips_left
from games.core.model import Key, Seat
from render.core import art, boxes, palette
from render.core.canvas import Canvas
from render.core.contract import Words
from render.core.fitting import fit
from render.core.lettering import Face

GAP, RADIUS = 10, 16
WELL_HIGH, SHELF_HIGH = 76, 92
SUPPLY_WIDE, SUPPLY_NARROW = 440, 268
NAMED = 1200
"""Width from which guild table and supply say what they are called."""

ICON, NUMBER, NUMBER_LEAST = 74, 56, 40
"""How large what is counted is at most, and its number at most and at least."""

TOKENS = {
    "traders": "g_cart",
    "merchants": "g_ship",
    "road_builders": "g_shovel",
    "scholars": "g_book",
    "master_builders": "g_compass",
}


Counts = tuple[tuple[Key, int], ...]


def counts_of(part: Frenemies, seat: Seat) -> Counts:
    """How many tokens and chips a player holds: kinds of tokens are the player's own."""
    return (("favor_token", part.tokens[seat]), ("chip", part.chips[seat]))


def draw_held(canvas: Canvas, x: int, y: int, wide: int, counts: Counts) -> None:
    """Draw how many of each there are, into a part of that width."""
    each = (wide - 3 * GAP) // 2
    for place, (icon, count) in enumerate(counts):
        left = x + GAP + place * (each + GAP)
        draw_count(canvas, (left, y), (each, WELL_HIGH), icon, count)


def draw_count(
    canvas: Canvas, corner: tuple[int, int], size: tuple[int, int], icon: Key, count: int
) -> None:
    """A well with an icon and how many there are."""
    (x, y), (wide, high) = corner, size
    boxes.box(canvas, palette.WELL, x, y, wide, high, 12)
    middle, side = y + high / 2, min(high - 8, round(wide * 0.48))
    left = x + max(4, wide * 0.5 - side)
    canvas.put_centred(art.sticker(icon, side), left + side / 2, middle, 1.0 if count else 0.4)
    ink = palette.PAPER if count else palette.MIST
    number = max(NUMBER_LEAST, min(NUMBER, round(wide * 0.42)))
    canvas.write(str(count or "–"), Face.NUMBER, number, ink, x + wide * 0.75, middle, "m")


def draw_shelf(canvas: Canvas, x: int, y: int, wide: int, part: Frenemies, words: Words) -> None:
    """Draw the guild table, which are the spent tokens by guild, and the supply: tokens face down, and chips left."""
    is_named = wide >= NAMED
    supply = SUPPLY_WIDE if is_named else SUPPLY_NARROW
    _draw_table(canvas, x, y, wide - supply - GAP, part, words if is_named else None)
    left = x + wide - supply
    boxes.box(canvas, palette.PANEL, left, y, supply, SHELF_HIGH, RADIUS)
    middle = y + SHELF_HIGH / 2
    begin: float = left + 14
    if is_named:
        title = words("render-catan-token-supply")
        begin += canvas.write(title, Face.NAME, 36, palette.MIST, left + 20, middle) + 24
    step = (left + supply - begin) / 2
    counts = (("favor_token", part.supply), ("chip", favor_chips_left(part)))
    for place, (icon, count) in enumerate(counts):
        _draw_kept(canvas, (begin + place * step, middle), step, icon, count, palette.PAPER)


def _draw_table(
    canvas: Canvas, x: int, y: int, wide: int, part: Frenemies, words: Words | None
) -> None:
    """Tokens that have been spent, by guild; what the paper is called only with `words`."""
    boxes.box(canvas, palette.PAPER, x, y, wide, SHELF_HIGH, RADIUS)
    boxes.outline(
        canvas, palette.PAPER_EDGE, x + 6, y + 6, wide - 12, SHELF_HIGH - 12, RADIUS - 5, 2
    )
    middle, begin = y + SHELF_HIGH / 2, x + 16
    if words is not None:
        title = fit(words("render-catan-guild-table"), Face.NAME, 150, 40, 32, 2)
        canvas.write_lines(
            title.lines, Face.NAME, title.size, palette.INK, x + 26, middle, leading=0.9
        )
        begin = x + 190
    spent = [(guild, count) for guild, count in zip(GUILDS, part.spent, strict=True) if count]
    step = (x + wide - 8 - begin) / max(3, len(spent))
    for place, (guild, count) in enumerate(spent):
        at = begin + place * step, middle
        _draw_kept(canvas, at, step, TOKENS[guild], count, palette.INK)


def _draw_kept(
    canvas: Canvas, at: tuple[float, float], step: float, icon: Key, count: int, ink: str
) -> None:
    """Draw what lies on the shelf from a place on, in that room, with how many there are."""
    (left, middle), side = at, min(ICON, round(step * 0.48))
    canvas.put_centred(art.sticker(icon, side), left + side / 2, middle, 1.0 if count else 0.45)
    size = max(NUMBER_LEAST, min(NUMBER, round(step * 0.38)))
    ink = ink if count or ink == palette.INK else palette.MIST
    centre = left + side + (step - side) * 0.44
    canvas.write(str(count or "–"), Face.NUMBER, size, ink, centre, middle, "m")
