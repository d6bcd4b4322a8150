"""Favors in the private picture: the own tokens by guild, what they are worth, and what else can be done with them."""

from typing import NamedTuple

from PIL import Image

from games.catan.views import GUILDS, PRICES, OwnFavors, Private, Public, frenemies_of, own_favors
from games.core.model import Key
from render.catan.choices import Marks
from render.catan.development import draw_amount
from render.catan.guilds import TOKENS
from render.catan.vocabulary import term
from render.core import art, boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Words
from render.core.fitting import fit, fit_body
from render.core.lettering import Face

GAP = 12
RADIUS = 16
BAND, CARD_HIGH = 112, 296
ROW_HIGH = 84
OWN_HIGH = CARD_HIGH + GAP + ROW_HIGH
BOTTOM = 18
PRICE = 42
LEAST, LEAST_WIDE = 24, 30
"""Smallest letters on narrow and on wide cards: legible where a phone shows the picture."""

WIDE_CARD = 230
TAG_HIGH = 46

COLOURS = {
    "traders": "#76818D",
    "merchants": "#2F77C0",
    "road_builders": "#8A5A3A",
    "scholars": "#E5872A",
    "master_builders": "#2F9A63",
}


class Guild(NamedTuple):
    """The own tokens of a guild, and how they stand."""

    key: Key
    held: int
    price: int
    is_open: bool
    """Whether a token can be used, or returned, just now."""

    is_picked: bool
    is_waiting: bool
    """Whether there are enough tokens for the next turn: some are new, or the turn's favor is used (minis R310, R315)."""

    tag: Key = ""
    """What is left of a favor: a word of the picture."""


def own_room(view: Public) -> int:
    """The same with the margin below them."""
    return 0 if frenemies_of(view.table) is None else OWN_HIGH + BOTTOM


def draw_own(
    canvas: Canvas,
    corner: tuple[int, int],
    wide: int,
    own: Private,
    view: Public,
    marks: Marks,
    words: Words,
) -> None:
    """Draw a card for each guild, below them exchange and gift."""
    favors = own_favors(own)
    if favors is None:
        return
    x, y = corner
    each = (wide - 4 * GAP) // 5
    for place, guild in enumerate(guilds_of(own, favors, view, marks)):
        _draw_guild(canvas, (x + place * (each + GAP), y), each, guild, words)
    half = (wide - GAP) // 2
    top = y + CARD_HIGH + GAP
    rows = (("exchange", "exchange_token"), ("gift", "offer_gift"))
    for place, (key, verb) in enumerate(rows):
        left = x + place * (half + GAP)
        _draw_row(canvas, (left, top), half, key, words, is_open=verb in marks.verbs)


def guilds_of(own: Private, favors: OwnFavors, view: Public, marks: Marks) -> tuple[Guild, ...]:
    """The own tokens, guild by guild."""
    part = frenemies_of(view.table)
    is_active = part is not None and own.seat == view.table.active
    trades = part.trades if part is not None and is_active else 0
    has_acted = part is not None and is_active and part.has_acted
    guilds = []
    for key, held, fresh, price in zip(GUILDS, favors.held, favors.fresh, PRICES, strict=True):
        usable = 0 if has_acted else held - fresh
        waits = held >= price > usable and key not in marks.guilds
        tag = f"trades-{trades}" if key == "traders" and trades else ""
        guilds.append(Guild(key, held, price, key in marks.guilds, key in marks.picked, waits, tag))
    return tuple(guilds)


def _draw_guild(
    canvas: Canvas, corner: tuple[int, int], wide: int, guild: Guild, words: Words
) -> None:
    x, y = corner
    is_there = guild.held > 0 or guild.tag
    box = (x, y, wide, CARD_HIGH, RADIUS)
    if guild.is_picked:
        boxes.lit(canvas, palette.LAMP, *box, 7)
    if is_there:
        boxes.shadow(canvas, *box)
        boxes.box(canvas, palette.PAPER, *box)
        band = boxes.rounded(wide, CARD_HIGH, RADIUS).crop((0, 0, wide, BAND))
        canvas.paint(palette.mixed(COLOURS[guild.key], palette.INK, 0.25), band, x, y)
        canvas.put_centred(_token(guild.key), x + wide / 2, y + BAND / 2 + 4)
    else:
        boxes.free_place(canvas, *box)
        canvas.put_centred(art.sticker(TOKENS[guild.key], 96), x + wide / 2, y + BAND / 2 + 4, 0.4)
    _write(canvas, corner, wide, guild, words, palette.INK if is_there else palette.MIST)
    if guild.is_waiting and not guild.tag:
        canvas.paint(palette.VEIL, _veil(wide), x, y)
    _draw_foot(canvas, corner, wide, guild, words)
    if guild.held:
        draw_amount(canvas, x + 32, y + 32, guild.held)
    if guild.is_picked:
        canvas.put_centred(tokens.tick(30), x + wide / 2, y + BAND)
    elif guild.is_open:
        boxes.outline(canvas, palette.CAN, *box, 6)
        canvas.put_centred(tokens.tick(24), x + wide - 20, y + 20)


def _least(wide: int) -> int:
    """The smallest letters on a card of that width."""
    return LEAST_WIDE if wide > WIDE_CARD else LEAST


@kept
def _veil(wide: int) -> Image.Image:
    """The night over a favor that has to wait."""
    mask = boxes.rounded(wide, CARD_HIGH, RADIUS)
    return mask.point([round(level * 0.55) for level in range(256)])


@kept
def _token(guild: Key) -> Sprite:
    """A token as large as on its card."""
    return art.sticker(TOKENS[guild], 100)


def _write(
    canvas: Canvas, corner: tuple[int, int], wide: int, guild: Guild, words: Words, ink: str
) -> None:
    """The guild's name and favor."""
    x, y = corner
    centre = x + wide / 2
    name = fit(term(words, "guild", guild.key), Face.NAME, wide - 20, 42, 30, 1)
    canvas.write_lines(name.lines, Face.NAME, name.size, ink, centre, y + BAND + 28, "m")
    told = words(f"{term.id('guild', guild.key)}.effect")
    effect = fit_body(told, Face.NOTE, wide - 20, 32 if wide > WIDE_CARD else 29, _least(wide), 3)
    canvas.write_lines(
        effect.lines, Face.NOTE, effect.size, ink, centre, y + BAND + 85, "m", leading=1.0
    )


def _draw_foot(
    canvas: Canvas, corner: tuple[int, int], wide: int, guild: Guild, words: Words
) -> None:
    """The price in tokens, a dashed ghost for one that is missing; or why it has to wait."""
    x, y = corner
    middle = y + CARD_HIGH - 34
    if guild.tag or guild.is_waiting:
        _draw_tag(canvas, (x + 8, round(middle - TAG_HIGH / 2)), wide - 16, guild, words)
        return
    left = x + wide / 2 - (guild.price - 1) * (PRICE + 10) / 2
    for place in range(guild.price):
        at = left + place * (PRICE + 10)
        if place < guild.held:
            canvas.put_centred(art.sticker(TOKENS[guild.key], PRICE), at, middle)
        else:
            canvas.put_centred(art.sticker(TOKENS[guild.key], 30), at, middle, 0.4)
            ring = boxes.dashed(PRICE, PRICE, PRICE // 2, 3.0, 7, 5)
            canvas.paint(
                palette.LACKING if guild.held else palette.MIST,
                ring,
                at - PRICE / 2,
                middle - PRICE / 2,
            )


def _draw_tag(
    canvas: Canvas, corner: tuple[int, int], wide: int, guild: Guild, words: Words
) -> None:
    """A dark label at the foot of a card: the next turn, or trades that are left."""
    x, y = corner
    boxes.box(canvas, palette.NIGHT, x, y, wide, TAG_HIGH, 12)
    icon = "exchange" if guild.tag else "hourglass"
    text = words(f"render-catan-{guild.tag or 'next-turn'}")
    line = fit(text, Face.NOTE, wide - 62, 32, _least(wide + 16), 1)
    canvas.put_centred(art.sticker(icon, 36), x + 26, y + TAG_HIGH / 2)
    canvas.write(line.lines[0], Face.NOTE, line.size, palette.PAPER, x + 52, y + TAG_HIGH / 2)


def _draw_row(
    canvas: Canvas, corner: tuple[int, int], wide: int, key: Key, words: Words, *, is_open: bool
) -> None:
    """Exchange or gift: in a green frame while it can be done."""
    x, y = corner
    boxes.box(canvas, palette.PANEL, x, y, wide, ROW_HIGH, RADIUS)
    if is_open:
        boxes.outline(canvas, palette.CAN, x, y, wide, ROW_HIGH, RADIUS, 4)
    canvas.put_centred(art.sticker(key, 60), x + 48, y + ROW_HIGH / 2, 1.0 if is_open else 0.6)
    ink = palette.PAPER if is_open else palette.MIST
    title = words(f"render-catan-favor-{key}")
    canvas.write(title, Face.NAME, 38, ink, x + 94, y + 27)
    told = fit(words(f"render-catan-favor-{key}.effect"), Face.NOTE, wide - 112, 32, LEAST, 1)
    canvas.write(told.lines[0], Face.NOTE, told.size, palette.MIST, x + 94, y + 61)
