"""How far a seat is from Longest Road and Largest Army: its own count against the one to beat."""

from typing import NamedTuple

from games.catan.content import KNIGHT, LARGEST_ARMY_LEAST, LONGEST_ROAD_LEAST
from games.catan.views import NOBODY, Public
from games.core.model import Seat
from render.catan.vocabulary import owner_of
from render.core import art, boxes, palette, tokens
from render.core.canvas import Canvas
from render.core.lettering import Face

GAP = 14
RADIUS = 18


class Race(NamedTuple):
    """One of the two special cards."""

    icon: str
    own: int
    best: int
    """What the holder has, or what it takes while nobody holds it."""

    holder: Seat


def races_of(view: Public, seat: Seat) -> tuple[Race, Race]:
    """Longest Road and Largest Army as the seat sees them."""
    lengths = [player.road_length for player in view.table.players]
    knights = [player.played[KNIGHT] for player in view.table.players]
    road, army = view.table.longest_road, view.table.largest_army
    return (
        Race("road", lengths[seat], LONGEST_ROAD_LEAST if road == NOBODY else lengths[road], road),
        Race("army", knights[seat], LARGEST_ARMY_LEAST if army == NOBODY else knights[army], army),
    )


def draw_awards(
    canvas: Canvas, x: int, y: int, size: tuple[int, int], view: Public, seat: Seat
) -> None:
    """Draw both races side by side."""
    wide, high = (size[0] - GAP) // 2, size[1]
    for place, race in enumerate(races_of(view, seat)):
        _draw_race(canvas, x + place * (wide + GAP), y, wide, high, view, race, seat)


def _draw_race(
    canvas: Canvas, x: int, y: int, wide: int, high: int, view: Public, race: Race, seat: Seat
) -> None:
    is_own = race.holder == seat
    boxes.box(canvas, palette.POINTS if is_own else palette.WELL, x, y, wide, high, RADIUS)
    if not is_own:
        boxes.outline(canvas, palette.LINE, x, y, wide, high, RADIUS, 2)
    middle = y + high / 2
    canvas.put_centred(art.sticker(race.icon, 76), x + 52, middle)
    text = str(race.own) if race.own else "–"
    end = x + 104 + canvas.write(text, Face.NUMBER, 60, palette.PAPER, x + 104, middle)
    if is_own:
        canvas.put_centred(tokens.shield(2, 62), x + wide - 52, middle)
        return
    shift = Face.NUMBER.drop * (60 - 40)
    canvas.write(f"/{race.best}", Face.NUMBER, 40, palette.MIST, end + 4, middle + shift)
    if race.holder == NOBODY:
        canvas.put_centred(tokens.shield(2, 54), x + wide - 48, middle, 0.5)
    else:
        canvas.put_centred(tokens.seal(owner_of(view, race.holder), 22), x + wide - 52, middle)
