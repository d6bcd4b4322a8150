"""The score table: where gold and points came from, the street in the evening above it."""

from collections.abc import Iterator, Sequence

from PIL import Image

from games.core.model import Key, ScoreLine, ScoreSheet, Seat
from games.sutters_mill.content import LIMITS, PLACE, SECTIONS, TOWN
from games.sutters_mill.views import Public, worth
from render.core import art, palette
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Picture, Scene
from render.core.evening import SKY, Soil, draw_flags, draw_hill
from render.core.scoresheet import Row
from render.core.standings import Standings, draw_standings, standings_of, tie_break_of
from render.sutters_mill.fronts import front
from render.sutters_mill.pieces import prospector
from render.sutters_mill.vocabulary import NUGGETS, owner_of, term

ICONS = {
    "nuggets": "gold",
    "saved": "saved",
    "cards_left": "card",
    "prospectors_left": "pawn",
    "negative": "tear_down",
}
SOURCES = {
    "start": "#B93A32",
    "river": "#3E8FC6",
    "hill": "#A66A38",
    "mine": "#7C8694",
    "nuggets": "#D9991F",
    "saved": "#2F9A63",
}
"""The colour of each source of points."""

WIDE, SIDE = 256, 176
"""How wide a house of the winner is at most, and what flags and prospectors take at both ends."""

FAR, UP, FOOT = 134, 152, 10
"""How wide the dark houses of the others are, and how far above the ground they and the winner's stand."""

SAND = Soil("#6E5238", "#8A6844", "#B9925C")
NIGHT, DARK = "#1E1730", 0.62
"""What is mixed into dark houses, and how much of it."""

FOLK, GOLD = 136, 74
"""How large the winner's prospectors are, and the gold at their feet."""


@kept
def _house(building: Key, wide: int, *, is_dark: bool = False) -> Sprite:
    """A front of the street, so wide."""
    drawn = front(building)
    house = drawn.scaled(wide / drawn.size[0])
    if not is_dark:
        return house
    night = Image.new("RGB", house.colour.size, NIGHT)
    return house._replace(colour=Image.blend(house.colour, night, DARK))


def _draw_town(canvas: Canvas, ground: int, view: Public, best: Seat) -> None:
    """Draw the winner's houses under flags, before them prospectors with gold; the others dark behind."""
    holders = view.table.holders
    own = [building for building in TOWN if holders[PLACE[building]] == best]
    draw_hill(canvas, ground, SAND)
    rest = [building for building in TOWN if building not in own]
    _draw_row(canvas, rest, (FAR, 0), ground - UP, is_dark=True)
    _draw_row(canvas, own, (WIDE, SIDE), ground - FOOT)
    owner = owner_of(best)
    draw_flags(canvas, ground, owner)
    for x, side in ((SIDE - 62, 1), (canvas.image.width - SIDE + 62, -1)):
        canvas.put_centred(prospector(owner, FOLK), x, ground - FOLK / 2 + 8)
        canvas.put_centred(art.sticker("gold", GOLD), x - side * 52, ground - GOLD / 2 + 10)


def _draw_row(
    canvas: Canvas,
    row: Sequence[Key],
    room: tuple[int, int],
    ground: int,
    *,
    is_dark: bool = False,
) -> None:
    """Draw houses side by side, so wide at most and so much free at both ends, narrower where they are many."""
    most, side = room
    step = (canvas.image.width - 2 * side) / max(1, len(row))
    for place, building in enumerate(row):
        house = _house(building, min(most, round(step)), is_dark=is_dark)
        wide, high = house.size
        canvas.put(house, side + step * (place + 0.5) - wide / 2, ground - high)


def draw_score(view: Public, sheets: tuple[ScoreSheet, ...], scene: Scene) -> Picture:
    """The picture of the final scores."""
    seats = range(len(view.table.players))
    standings = standings_of(sheets, [owner_of(seat) for seat in seats], scene)

    def row(line: ScoreLine, points: tuple[int, ...]) -> Row:
        label = term(scene.words, line.label.kind, line.label.key)
        return Row(
            _sign(ICONS[line.label.key]), label, points, colour=SOURCES.get(line.label.key, "")
        )

    rows = tuple(_rows(view, standings, scene))
    rows += tuple(
        row(line, points)
        for place, line in enumerate(standings.sheets[0].lines)
        if line.label.key != "nuggets" or not view.revealed
        if any(points := tuple(sheet.lines[place].points for sheet in standings.sheets))
    )
    tie_break = tie_break_of(standings.sheets, row, scene)
    best = standings.sheets[0].seat
    return draw_standings(
        "sutters-mill-score",
        standings,
        rows,
        tie_break,
        lambda canvas, ground: _draw_town(canvas, ground, view, best),
        scene,
        sky=SKY,
    )


def _rows(view: Public, standings: Standings, scene: Scene) -> Iterator[Row]:
    """The gold by where it was found, and what was paid; nothing while it is not told."""
    if not view.revealed:
        return
    order = [sheet.seat for sheet in standings.sheets]
    start = scene.words("render-sutters-mill-start")
    yield Row(_sign("nug_red"), start, (LIMITS.capital,) * len(order), colour=SOURCES["start"])
    for place, section in enumerate(SECTIONS):
        points = tuple(worth((view.revealed[seat][place],)) for seat in order)
        if any(points):
            name = scene.words(f"render-sutters-mill-{section}")
            yield Row(_sign(NUGGETS[section]), name, points, colour=SOURCES[section])
    paid = tuple(-view.table.players[seat].paid for seat in order)
    if any(paid):
        yield Row(_sign("coin"), scene.words("render-sutters-mill-paid"), paid)


def _sign(icon: str) -> Sprite:
    """A sign as it stands on paper."""
    return art.sticker(icon, 64, palette.KEYLINE)
