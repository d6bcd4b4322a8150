"""A building by itself, as the rules show it: price, points, its circles, and how many quarries help to pay."""

from games.core.model import Key, Term, say
from games.puerto_rico.content import BUILDINGS, QUARRY
from render.core import art, palette, tokens
from render.core.contract import Picture, Words
from render.core.encode import picture
from render.core.lettering import Face
from render.core.plate import said
from render.core.scenery import scenery
from render.core.showcase import (
    CORNER,
    INNER,
    LEFT,
    MARGIN,
    ROOM,
    SCENE,
    STRIP_MIDDLE,
    showcase,
    told_of,
)
from render.core.signs import coin
from render.puerto_rico.looks import drawing_of, kind_of
from render.puerto_rico.pieces import empty_circle

COIN = 36
"""Its radius."""

SHIELD = 62
CIRCLE, PITCH = 62, 74
SIGN = 60


def draw_building(kind: Key, words: Words) -> Picture:
    """The building, large."""
    name = words.say(say("render-thing", what=Term("building", kind)))
    told = told_of(kind, words)
    building, look = BUILDINGS[kind], kind_of(kind)
    drawn = scenery(drawing_of(kind), look, INNER, SCENE)
    canvas = showcase(drawn, look.band, name, told, has_strip=True)
    top, right = MARGIN + CORNER, MARGIN + INNER - CORNER
    canvas.put_centred(coin(str(building.cost), COIN), MARGIN + CORNER + COIN, top + COIN)
    canvas.put_centred(tokens.shield(building.points, SHIELD), right - SHIELD / 2, top + 36)
    x: float = LEFT
    for _ in range(building.circles):
        canvas.put_centred(empty_circle(CIRCLE), x + CIRCLE / 2, STRIP_MIDDLE)
        x += PITCH
    if building.good is not None:
        canvas.put_centred(art.sticker(building.good, SIGN), x + SIGN / 2 + 8, STRIP_MIDDLE)
    end = LEFT + ROOM
    canvas.put_centred(art.sticker(QUARRY, SIGN), end - SIGN / 2, STRIP_MIDDLE)
    quarries = f"{building.column}×"
    canvas.write(quarries, Face.NUMBER, 48, palette.INK, end - SIGN - 8, STRIP_MIDDLE, "r")
    return picture(canvas.image, "thing", said(name, told, words))
