"""Many places to choose among, as signs with a badge, a name and what is to be had: down one post after the other."""

from typing import NamedTuple

from PIL import Image

from games.caylus.content import CASTLE, KIND, SPECIAL, STABLES
from games.caylus.views import NOBODY, Public
from games.core.model import Key, Seat
from render.caylus.cards import is_dark, space_of
from render.caylus.pieces import coin, draw_line, house, line_width
from render.caylus.plots import CHIP, DUSK, banner, chip, stood_at
from render.caylus.specials import EFFECTS, held_at
from render.caylus.stock import BODY, LEFT, ROOM
from render.caylus.valley import Front
from render.caylus.vocabulary import LOOKS, Bit, Look, drawn, short, strip_of
from render.core import art, boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Words
from render.core.fitting import fit
from render.core.lettering import Face
from render.core.marks import Piece
from render.core.scenery import above_ground, stand, standing
from render.core.sketch import Sketch

GAP, ON_THREE = 8, 12
"""What lies between signs, and how many hang on three posts; more hang on four."""

MOST_HIGH, WITH_HOUSE = 124, 300
"""How high a sign is at most, and how wide where its house stands beside the badge."""

HOUSE_WIDE, HOUSE_AT = 134, 80
"""How wide the house's end of a sign is, and where its house stands: right of the badge."""

TURF, VEIL = "#8FAA5A", 110
"""The ground of the house, and how dark it is beyond the provost."""

BAND, BADGES = 66, (38, 29)
"""The end of a sign in the colour of its kind, and the badges that lie on it: of one letter, and of two."""

NAME, NAME_LARGE, NAME_LEAST = 38, 44, 24
EFFECT, EFFECT_LEAST = 54, 32
NUMBER, NUMBER_WIDE = 30, 44
OWNER, COIN, OFFICER = 34, 40, 34

STACK, BADGE_HIGH, STACK_HIGH = 80, 58, 110
"""The end of a narrow sign, its house below the badge: its width, the height of the badge, and the least of the sign."""

POST_WIDE = 22


class Sign(NamedTuple):
    """What a sign says of a place."""

    building: Key
    look: Look
    name: str
    bits: tuple[Bit, ...]
    number: str = ""
    """Of its space, or of the place in the building that is free."""

    owner: Seat | None = None
    is_dark: bool = False
    price: int | None = None
    """What a worker costs there, if it is not what it costs anywhere."""


class Posts(NamedTuple):
    """How the signs hang: how many on a post, and how high each is."""

    rows: int
    wide: int
    high: int
    top: int

    def corner(self, number: int) -> tuple[int, int]:
        """Where a sign begins."""
        post, row = divmod(number, self.rows)
        return LEFT + post * (self.wide + GAP), self.top + row * (self.high + GAP)


def posts(count: int, bottom: int) -> Posts:
    """So many signs on all posts, down to that height."""
    across = 3 if count <= ON_THREE else 4
    rows = -(-count // across)
    room = bottom - BODY
    wide, high = (ROOM - (across - 1) * GAP) // across, min(MOST_HIGH, room // rows - GAP)
    return Posts(rows, wide, high, BODY + (room - rows * (high + GAP)) // 2)


def draw_signposts(
    canvas: Canvas,
    view: Public,
    pieces: tuple[Piece, ...],
    prices: dict[Key, int],
    words: Words,
    bottom: int,
) -> None:
    """Draw the places in the order of the menu, the first ones on the first post."""
    hung = posts(len(pieces), bottom)
    for post in range(-(-len(pieces) // hung.rows)):
        x = hung.corner(post * hung.rows)[0] + hung.wide - 3 * POST_WIDE
        canvas.put(_post(bottom - hung.top + GAP), x, hung.top - GAP)
    for number, piece in enumerate(pieces):
        x, y = hung.corner(number)
        sign = sign_of(view, words, piece.key)._replace(price=prices.get(piece.key))
        draw = _board
        if hung.high >= STACK_HIGH:
            draw = _housed if hung.wide >= WITH_HOUSE else _stacked
        canvas.put(draw(sign, hung.wide, hung.high), x, y)
        if piece.mark.badge:
            badge = tokens.badge(piece.mark.badge, BADGES[min(len(piece.mark.badge), 2) - 1])
            middle = badge.size[1] / 2 + 3 if draw is not _board else hung.high / 2
            canvas.put_centred(badge, x + BAND / 2 - 5 * (draw is not _board), y + middle)
        if piece.mark.is_chosen:
            canvas.put_centred(tokens.tick(20), x + BAND - 12, y + hung.high - 18)


def sign_of(view: Public, words: Words, key: Key) -> Sign:
    """What the sign of a place says."""
    if key in SPECIAL or key == CASTLE:
        held = held_at(view.table, key)
        is_row = key in (STABLES, CASTLE) and NOBODY in held
        number = str(held.index(NOBODY) + 1) if is_row else ""
        return Sign(key, LOOKS["special"], short(words, key), EFFECTS[key], number)
    stood = stood_at(view, words, space_of(view, key))
    return Sign(
        stood.building,
        LOOKS[KIND[stood.building]],
        stood.name,
        strip_of(stood.building),
        str(stood.space),
        stood.owner,
        is_dark(view, key),
    )


@kept
def _housed(sign: Sign, wide: int, high: int) -> Sprite:
    """A sign with its house, as it stands on the board: number at its foot, owner's banner; beside it name and yield."""
    face = Canvas(Image.new("RGB", (wide, high), DUSK if sign.is_dark else palette.PAPER))
    end = HOUSE_WIDE
    face.fill(sign.look.sky, 0, 0, end, high)
    face.fill(TURF, 0, high - 16, end, 16)
    key = drawn(sign.building)
    size = round(min(end / 1.26, (high - 18) / above_ground(key)))
    stand(face, standing(key, size), HOUSE_AT, high - 10)
    if sign.is_dark:
        face.paint(palette.NIGHT, Image.new("L", (end, high), VEIL), 0, 0)
        face.put_centred(art.sticker("provost", OFFICER + 4), end - 20, high - 22)
    if sign.owner is not None:
        face.put(banner(sign.owner, 30), end - 38, 5)
    face.fill(sign.look.band, end, 0, 6, high)
    if sign.number:
        face.put(chip(int(sign.number), Front(), sign.look.band), 0, high - CHIP[1])
    left, room = end + 16.0, wide - end - 24
    right = wide - 8.0
    if sign.price is not None:
        face.put_centred(coin(sign.price, COIN), right - COIN / 2, high * 0.28)
        right -= COIN + 6
    name = fit(sign.name, Face.NAME, right - left, NAME_LARGE, NAME_LEAST, 1)
    face.write(name.lines[0], Face.NAME, name.size, palette.INK, left, high * 0.28)
    draw_line(face, sign.bits, left, high * 0.7, room, EFFECT)
    face.paint(palette.PAPER_EDGE, boxes.ring(wide, high, 10, 2), 0, 0)
    return boxes.raised(face.image, 10, boxes.SMALL_SHADOW)


@kept
def _stacked(sign: Sign, wide: int, high: int) -> Sprite:
    """A narrow sign with its house below the badge, number at its foot, owner's banner; beside them name and yield."""
    face = Canvas(Image.new("RGB", (wide, high), DUSK if sign.is_dark else palette.PAPER))
    face.fill(sign.look.sky, 0, 0, STACK, high)
    face.fill(TURF, 0, high - 14, STACK, 14)
    key = drawn(sign.building)
    room = high - BADGE_HIGH - 8
    size = round(min(STACK / 1.2, room / above_ground(key)))
    stand(face, standing(key, size), STACK / 2 + 4, high - 8)
    if sign.is_dark:
        face.paint(palette.NIGHT, Image.new("L", (STACK, high), VEIL), 0, 0)
        face.put_centred(art.sticker("provost", OFFICER), STACK - 16, high - 20)
    if sign.owner is not None:
        face.put(banner(sign.owner, 22), STACK - 27, 5)
    face.fill(sign.look.band, STACK, 0, 5, high)
    if sign.number:
        small = Front(round(174 * 0.8))
        face.put(chip(int(sign.number), small, sign.look.band), 0, high - small.px(CHIP[1]))
    left, right = STACK + 13.0, wide - 7.0
    name = fit(sign.name, Face.NAME, right - left, NAME_LARGE, NAME_LEAST, 1)
    face.write(name.lines[0], Face.NAME, name.size, palette.INK, left, high * 0.28)
    if sign.price is not None:
        face.put_centred(coin(sign.price, COIN), right - COIN / 2, high * 0.7)
        right -= COIN + 4
    draw_line(face, sign.bits, left, high * 0.7, right - left, EFFECT)
    face.paint(palette.PAPER_EDGE, boxes.ring(wide, high, 10, 2), 0, 0)
    return boxes.raised(face.image, 10, boxes.SMALL_SHADOW)


@kept
def _board(sign: Sign, wide: int, high: int) -> Sprite:
    """A sign without its badge: name and number over what is to be had, and whose it is."""
    face = Canvas(Image.new("RGB", (wide, high), DUSK if sign.is_dark else palette.PAPER))
    face.fill(sign.look.band, 0, 0, BAND, high)
    upper, lower = high * 0.28, high * 0.7
    left, right = BAND + 10.0, wide - 8.0
    if sign.number:
        face.fill(sign.look.band, wide - NUMBER_WIDE, 0, NUMBER_WIDE, round(high * 0.44))
        middle = wide - NUMBER_WIDE / 2
        face.write(sign.number, Face.NUMBER, NUMBER, palette.PAPER, middle, high * 0.22, "m")
        right -= NUMBER_WIDE - 4
    line = fit(sign.name, Face.NAME, right - left, min(NAME, round(high * 0.46)), NAME_LEAST, 1)
    face.write(line.lines[0], Face.NAME, line.size, palette.INK, left, upper)
    right = wide - 8.0
    for beside in _beside(sign, right - left - line_width(sign.bits, EFFECT_LEAST)):
        across = beside.size[0]
        right -= across
        face.put_centred(beside, right + across / 2 - 2, lower)
    draw_line(face, sign.bits, left, lower, right - left, min(EFFECT, round(high * 0.52)))
    edge = boxes.ring(wide, high, 10, 2)
    face.paint(palette.PAPER_EDGE, edge, 0, 0)
    return boxes.raised(face.image, 10, boxes.SMALL_SHADOW)


def _beside(sign: Sign, room: float) -> list[Sprite]:
    """What stands beside the yield, from the right: the reader's own price, else whose house it is; in so much room also the
    provost where he does not reach.
    """
    found = list[Sprite]()
    if sign.price is not None:
        found.append(coin(sign.price, COIN))
    elif sign.owner is not None:
        found.append(house(sign.owner, OWNER))
    if sign.is_dark and sum([one.size[0] for one in found]) + OFFICER <= room:
        found.append(art.sticker("provost", OFFICER))
    return found


@kept
def _post(high: int) -> Sprite:
    """The post on which signs hang."""
    sketch = Sketch(POST_WIDE, high, 2)
    sketch.box("#4A3318", 0, 0, POST_WIDE, high, 8)
    sketch.box("#8A6434", 3, 3, POST_WIDE - 9, high - 3, 6)
    return sketch.done()
