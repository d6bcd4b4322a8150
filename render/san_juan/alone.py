"""A single card, as the rules show it: its face as large as it gets in a hand, on the table."""

from games.core.model import Key
from render.core import boxes, table
from render.core.canvas import Canvas
from render.core.contract import Picture, Words
from render.core.encode import picture
from render.san_juan.card import LARGE, card_face
from render.san_juan.vocabulary import effect, printed

CARD = "card"
"""The vocabulary of cards."""

MARGIN = 24


def draw_card(key: Key, words: Words) -> Picture:
    """The card with its cost, points and effect."""
    card, does = printed(words, key), effect(words, key)
    canvas = Canvas(table.ground(LARGE.wide + 2 * MARGIN, LARGE.high + 2 * MARGIN).copy())
    boxes.shadow(canvas, MARGIN, MARGIN, LARGE.wide, LARGE.high, LARGE.radius)
    rounded = boxes.rounded(LARGE.wide, LARGE.high, LARGE.radius)
    canvas.image.paste(card_face(card, does, LARGE), (MARGIN, MARGIN), rounded)
    return picture(canvas.image, "san-juan-card", f"{card.name}: {does}")
