"""The races for Longest Road and Largest Army on a sign in the sea: the panels of many players have no room for them."""

from typing import NamedTuple

from games.catan.content import KNIGHT
from games.catan.views import Public
from games.core.model import Key, Seat
from render.catan.lattice import lattice
from render.catan.vocabulary import owner_of
from render.core import art, boxes, palette, tokens
from render.core.canvas import Canvas
from render.core.lettering import Face

LEFT, BELOW, PAD, RADIUS = 14, 14, 8, 20
"""Left edge of the sign, room below it, its margin and roundness."""

UNDER_DICE = 238
"""Where the dice of a map end."""

COLUMN, HEAD, ROW = 98, 68, 56
"""How wide one of the two races is, how high its award, and each player below it."""

AWARD, SEAL, LETTERS = 66, 16, 52
"""How large an award is, a player's seal, and the letters of a count."""

MOST = 3
"""So many players of a race are told."""

LEAST = {"road": 3, "army": 1}
"""From how many on a player is in the race: everybody has two roads."""


class Runner(NamedTuple):
    """A player in the race for an award."""

    seat: Seat
    amount: int
    has_award: bool


def race_of(view: Public, award: Key) -> tuple[Runner, ...]:
    """Who holds an award and who is near, the first at the front."""
    players = view.table.players
    counts, holder = {
        "road": ([one.road_length for one in players], view.table.longest_road),
        "army": ([one.played[KNIGHT] for one in players], view.table.largest_army),
    }[award]
    found = [
        Runner(seat, count, seat == holder)
        for seat, count in enumerate(counts)
        if count >= LEAST[award] or seat == holder
    ]
    return tuple(sorted(found, key=lambda one: (not one.has_award, -one.amount))[:MOST])


def draw_race(canvas: Canvas, view: Public) -> int:
    """Draw the sign, as high as the longer race needs: at the foot of the sea, below the dice where players stand there; the
    answer is how much room it takes.
    """
    look = lattice(view.table.board.plan).look
    races = [(award, race_of(view, award)) for award in LEAST]
    rows = max(1, *[len(runners) for _, runners in races])
    wide, high = 2 * (COLUMN + PAD), HEAD + rows * ROW + PAD
    top = UNDER_DICE if look.is_wide else look.high - BELOW - high
    boxes.shadow(canvas, LEFT, top, wide, high, RADIUS, boxes.SMALL_SHADOW)
    boxes.box(canvas, palette.PAPER, LEFT, top, wide, high, RADIUS)
    for place, (award, runners) in enumerate(races):
        left = LEFT + PAD + place * COLUMN
        canvas.put_centred(art.sticker(award, AWARD), left + COLUMN / 2, top + HEAD / 2 + 2)
        _draw_column(canvas, left, top + HEAD, runners, view)
    return wide + BELOW


def _draw_column(
    canvas: Canvas, left: int, top: int, runners: tuple[Runner, ...], view: Public
) -> None:
    """Those in a race below each other: on wine whoever holds its award."""
    if not runners:
        middle = top + ROW / 2
        canvas.write("–", Face.NUMBER, LETTERS, palette.INK_SOFT, left + COLUMN / 2, middle, "m")
    for place, runner in enumerate(runners):
        y = top + place * ROW
        middle = y + ROW / 2
        if runner.has_award:
            boxes.box(canvas, palette.POINTS, left + 2, y + 1, COLUMN - 4, ROW - 2, 12)
        ink = palette.POINTS_NUMERAL if runner.has_award else palette.INK
        canvas.put_centred(tokens.seal(owner_of(view, runner.seat), SEAL), left + SEAL + 8, middle)
        count, centre = str(runner.amount), left + SEAL + 4 + COLUMN / 2
        canvas.write(count, Face.NUMBER, LETTERS, ink, centre, middle, "m")
