"""What a building does, as a sign: what it is about, how much of it, and what it counts or where it serves."""

from typing import NamedTuple

from games.core.model import Key
from games.puerto_rico.content import BUILDINGS, CIRCLES, FOREST, POINTS, QUARRY, SHARE, VALUE
from render.core import art, boxes, palette, tokens
from render.core.canvas import Canvas, Sprite
from render.core.lettering import Face, width
from render.core.numerals import gained
from render.puerto_rico.fields import even
from render.puerto_rico.fronts import EVEN


class Deed(NamedTuple):
    """The parts of a sign."""

    icon: str
    text: str = ""
    beside: str = ""
    """A smaller icon at its shoulder."""


def _more(kind: Key) -> str:
    return gained(VALUE[kind])


DEEDS = {
    "small_market": Deed("coin", _more("small_market"), "trader"),
    "hacienda": Deed("settler", gained(1)),
    "construction_hut": Deed(QUARRY),
    "small_warehouse": Deed("barrel_sugar", str(VALUE["small_warehouse"])),
    "hospice": Deed("colonist", gained(1), "settler"),
    "office": Deed("trader"),
    "large_market": Deed("coin", _more("large_market"), "trader"),
    "large_warehouse": Deed("barrel_sugar", str(VALUE["large_warehouse"])),
    "factory": Deed("coin", "", "craftsman"),
    "university": Deed("colonist", gained(1), "builder"),
    "harbor": Deed("vp", _more("harbor"), "captain"),
    "wharf": Deed("cargo_ship"),
    "guild_hall": Deed("vp", "", "craftsman"),
    "residence": Deed("vp", "", "settler"),
    "fortress": Deed("vp", f"1/{SHARE['fortress']}", "colonist"),
    "customs_house": Deed("vp", f"1/{SHARE['customs_house']}", "captain"),
    "city_hall": Deed("vp", "", "house"),
    "aqueduct": Deed("indigo", _more("aqueduct"), "sugar"),
    "forest_house": Deed(FOREST, "", "builder"),
    "black_market": Deed("builder", "", "barrel_tobacco"),
    "storehouse": Deed("barrel_sugar", _more("storehouse")),
    "guesthouse": Deed("colonist", str(CIRCLES["guesthouse"]), "house"),
    "trading_post": Deed("trading_house"),
    "church": Deed("vp", "", "builder"),
    "small_wharf": Deed("cargo_ship", f"1/{SHARE['small_wharf']}", "vp"),
    "lighthouse": Deed("coin", _more("lighthouse"), "captain"),
    "specialty_factory": Deed("coin", "", "craftsman"),
    "library": Deed("double"),
    "union_hall": Deed("vp", f"1/{SHARE['union_hall']}", "barrel_sugar"),
    "statue": Deed("vp", str(POINTS["statue"])),
    "cloister": Deed("vp", "", FOREST),
    "land_office": Deed("settler", "", "coin"),
    "chapel": Deed("vp", "", "coin"),
    "hunting_lodge": Deed("vp", _more("hunting_lodge"), FOREST),
    "zoning_office": Deed("builder", "", "coin"),
    "royal_supplier": Deed("vp", "", "noble"),
    "villa": Deed("noble", _more("villa")),
    "jeweler": Deed("coin", "", "noble"),
    "royal_garden": Deed("vp", _more("royal_garden"), "noble"),
}
"""What buildings do that make nothing."""


def deed_of(kind: Key) -> Deed:
    """The sign of a building: how many fields its plant works, or what else it does."""
    building = BUILDINGS[kind]
    if building.good is not None:
        return Deed(building.good, f"×{building.circles}")
    return DEEDS[kind]


def _icon(name: str, size: int) -> Sprite:
    return tokens.shield(None, round(size * 0.86)) if name == "vp" else art.sticker(name, size)


def draw_deed(canvas: Canvas, x: float, y: float, kind: Key, size: int) -> None:
    """Draw the sign of a building around that point; its number is on a pill over its foot."""
    icon, text, beside = deed_of(kind)
    shift = size * 0.14 if beside else 0
    canvas.put_centred(_icon(icon, size), x - shift, y)
    if beside:
        canvas.put_centred(_icon(beside, even(size * 0.68, EVEN)), x + size * 0.34, y - size * 0.2)
    if text:
        letters, high = round(size * 0.5), round(size * 0.54)
        wide = round(width(text, Face.NUMBER, letters)) + 14
        left, top = x + size * 0.5 - wide * 0.62, y + size * 0.52 - high
        boxes.box(canvas, palette.NIGHT, round(left), round(top), wide, high, round(high * 0.3))
        canvas.write(
            text, Face.NUMBER, letters, palette.PAPER, left + wide / 2, top + high / 2, "m"
        )
