"""A cargo ship seen from the side: sails over the deck, and in the hull a place for each barrel."""

from typing import NamedTuple

from games.core.model import Key
from render.core import palette
from render.core.budget import kept
from render.core.canvas import Sprite
from render.core.place.coast import FOAM
from render.core.sketch import Points, Sketch, with_shadow

HULL, HULL_DARK, HULL_LINE = "#9A5B2B", "#7A431B", "#5A2F12"
SAIL, SAIL_SHADE = "#FBF4E4", "#E6DCC4"
RAIL, MAST, PENNANT = "#C98A4C", "#6B3F1E", "#C0392B"
HOLD, FREE = "#4A2A14", "#8A6238"

STERN, BOW = 34, 50
"""What a hull has before its first place and behind its last one."""

MOST_SIDE = 84
"""How large a place for a barrel is at most."""

DECK, KEEL = 14, 30
"""From the deck down to the places, and from these to the water line."""

MARGIN = 14

LIGHT, LIT = 46, palette.mixed(palette.LAMP_GLINT, palette.LAMP, 0.3)
"""How broad the light around a sail is, half of it behind the sail; and the colour of the sail in it."""


class Ship(NamedTuple):
    """A ship with that many places."""

    capacity: int
    side: int
    """How large a place is."""

    mast: int
    """How high the masts are over the deck."""

    sail: int
    """How high the mainsail is."""

    @property
    def wide(self) -> int:
        """From stern to bow."""
        return STERN + self.capacity * self.side + BOW

    @property
    def high(self) -> int:
        """From the top of the mast to the water."""
        return self.mast + DECK + self.side + KEEL

    @property
    def cloth(self) -> tuple[int, int, int, int]:
        """Where the mainsail lies: left, top, width and height."""
        across = min(round(self.wide * 0.62), round(self.sail * 1.7))
        return round(self.wide * 0.5 - across / 2), 12, across, self.sail

    def hold(self, place: int) -> tuple[int, int]:
        """Where a place for a barrel lies."""
        return STERN + place * self.side, self.mast + DECK


def ship_of(capacity: int, room: int, mast: int, sail: int) -> Ship:
    """The largest ship for so much room across."""
    side = min(MOST_SIDE, (room - STERN - BOW - 16) // capacity)
    return Ship(capacity, side, mast, sail)


@kept
def hull(ship: Ship, good: Key | None, *, is_lit: bool = False) -> Sprite:
    """The ship without its barrels; without a good its sail is grey, and one that is lit has its mainsail in lamplight."""
    sketch = Sketch(ship.wide, ship.high, MARGIN)
    _draw_rigging(sketch, ship, good, is_lit=is_lit)
    wide, deck, keel = float(ship.wide), float(ship.mast), float(ship.high)
    outline = [
        (2.0, deck - 24),
        (STERN + 8, deck - 22),
        (STERN + 14, deck),
        (wide - BOW - 6, deck),
        (wide - BOW + 8, deck - 16),
        (wide, deck - 24),
        (wide - 14, deck + DECK + ship.side * 0.55),
        (wide - BOW + 4, keel),
        (STERN - 4, keel),
        (8.0, deck + DECK + ship.side * 0.6),
    ]
    sketch.line(palette.INK, 8, [*outline, outline[0]])
    sketch.poly(HULL, outline)
    low = keel - KEEL * 0.62
    sketch.poly(HULL_DARK, [(16, low), (wide - 26, low), outline[7], outline[8]])
    for level in (deck + DECK * 0.5, low):
        sketch.line(HULL_LINE, 3, [(12, level), (wide - 18, level)])
    sketch.line(RAIL, 6, [*outline[:6]])
    left, top = ship.hold(0)
    sketch.box(palette.INK, left - 6, top - 4, ship.capacity * ship.side + 12, ship.side + 8, 12)
    sketch.box(HOLD, left - 3, top - 1, ship.capacity * ship.side + 6, ship.side + 2, 10)
    for place in range(ship.capacity):
        x, y = ship.hold(place)
        middle, radius = (x + ship.side / 2, y + ship.side / 2), ship.side * 0.36
        sketch.oval(FREE, *middle, radius)
        sketch.oval(HOLD, *middle, radius - 4)
    for crest in range(-8, ship.wide, 46):
        sketch.poly(FOAM, [(crest, keel + 5), (crest + 23, keel - 7), (crest + 46, keel + 5)])
    return with_shadow(sketch.reduced(), MARGIN, 2.5, 3, 0.4)


def _draw_rigging(sketch: Sketch, ship: Ship, good: Key | None, *, is_lit: bool) -> None:
    """Draw the masts with mainsail, mizzen and pennant, and the bowsprit."""
    left, top, across, high = ship.cloth
    deck, middle = float(ship.mast), left + across / 2
    _draw_spar(sketch, [(middle, 0), (middle, deck)])
    _draw_spar(sketch, [(ship.wide - 24, deck - 16), (ship.wide + 8, deck - 52)])
    aft = STERN - 6.0
    _draw_spar(sketch, [(aft, deck * 0.3), (aft, deck)])
    cloth = palette.mixed(SAIL, SAIL_SHADE, 0.6) if good is None else SAIL
    mizzen = [(aft + 3, deck * 0.34), (left - 4, deck - 30), (aft + 3, deck - 30)]
    if left - aft > high * 0.2:
        _draw_cloth(sketch, mizzen, cloth)
    fore = left + across + 2.0
    if ship.wide - fore > high * 0.2:
        _draw_cloth(
            sketch, [(fore, deck * 0.3), (ship.wide - 4, deck - 46), (fore, deck - 34)], cloth
        )
    bulge = high * 0.1
    main = [
        (left + bulge, top),
        (left + across - bulge, top),
        (left + across, top + high * 0.55),
        (left + across - bulge * 0.6, top + high),
        (left + bulge * 0.6, top + high),
        (left, top + high * 0.55),
    ]
    if is_lit:
        sketch.line(palette.LAMP, LIGHT, [*main, main[0]])
    _draw_cloth(sketch, main, LIT if is_lit else cloth)
    sketch.line(
        SAIL_SHADE, 5, [(left + bulge + 6, top + high - 9), (left + across - bulge, top + high - 9)]
    )
    _draw_spar(sketch, [(left + bulge - 10, top), (left + across - bulge + 10, top)])
    sketch.poly(PENNANT, [(middle, -10), (middle + 44, -3), (middle, 6)])


def _draw_spar(sketch: Sketch, ends: Points) -> None:
    sketch.line(palette.INK, 11, ends)
    sketch.line(MAST, 6, ends)


def _draw_cloth(sketch: Sketch, shape: Points, colour: str) -> None:
    sketch.line(palette.INK, 7, [*shape, shape[0]])
    sketch.poly(colour, shape)


BRIG = (180, 226)
"""The box in which a small ship is drawn."""


@kept
def brig(wide: int, cloth: str) -> Sprite:
    """A small ship under a sail of that colour, its hull bare for a plate."""
    unit = wide / BRIG[0]
    sketch = Sketch(wide, BRIG[1] * unit, round(MARGIN * max(1.0, unit)))

    def at(*points: tuple[float, float]) -> list[tuple[float, float]]:
        return [(x * unit, y * unit) for x, y in points]

    sketch.oval("#0B304670", 92 * unit, 216 * unit, 84 * unit, 10 * unit)
    for spar in (((88, 4), (88, 160)), ((24, 60), (24, 156)), ((152, 150), (180, 116))):
        sketch.line(palette.INK, 10 * unit, at(*spar))
        sketch.line(MAST, 6 * unit, at(*spar))
    shade = palette.mixed(cloth, palette.INK, 0.18)
    sails = (
        ((28, 66), (46, 128), (44, 146), (28, 146)),
        ((138, 52), (176, 126), (142, 142)),
        ((54, 20), (124, 20), (138, 80), (130, 140), (48, 140), (40, 80)),
    )
    for sail in sails:
        sketch.line(palette.INK, 6 * unit, at(*sail, sail[0]))
        sketch.poly(cloth, at(*sail))
    sketch.poly(shade, at((114, 20), (124, 20), (138, 80), (130, 140), (116, 140), (124, 80)))
    for reef in (62, 102):
        sketch.line(shade, 2 * unit, at((44, reef), (136, reef)))
    sketch.line(palette.INK, 9 * unit, at((46, 19), (132, 19)))
    sketch.line(MAST, 5 * unit, at((46, 19), (132, 19)))
    sketch.poly(PENNANT, at((88, -4), (120, 3), (88, 10)))
    hull_ = (
        *((2, 132), (32, 134), (38, 154), (142, 154), (150, 138), (180, 132)),
        *((162, 212), (22, 212)),
    )
    sketch.line(palette.INK, 7 * unit, at(*hull_, hull_[0]))
    sketch.poly(HULL, at(*hull_))
    sketch.poly(HULL_DARK, at((16, 192), (167, 192), (162, 212), (22, 212)))
    sketch.line(RAIL, 6 * unit, at(*hull_[:6]))
    for crest in range(0, 176, 36):
        sketch.poly(FOAM, at((crest, 218), (crest + 18, 208), (crest + 36, 218)))
    return with_shadow(sketch.reduced(), sketch.margin, 2.5, 3, 0.35)
