"""The score table: the winner's settlements and cities as a skyline above it."""

from games.catan.content import CITIES, SETTLEMENTS
from games.catan.views import Public
from games.core.model import ScoreLine, ScoreSheet, Seat, ranking
from render.catan.grove import draw_grove
from render.catan.vocabulary import owner_of, term
from render.core import art, palette
from render.core.canvas import Canvas, Sprite
from render.core.contract import Picture, Scene
from render.core.encode import picture
from render.core.listing import listed
from render.core.pieces import city, settlement
from render.core.scoresheet import WIDE, Column, Row, Sheet, draw_sheet

ICONS = {
    "settlements": "settlement",
    "cities": "city",
    "longest_road": "road",
    "largest_army": "army",
    "victory_cards": "dev",
}


def draw_score(view: Public, sheets: tuple[ScoreSheet, ...], scene: Scene) -> Picture:
    """The picture of the final scores."""
    ranked = ranking(sheets)
    columns = tuple(
        Column(owner_of(view, sheet.seat), scene.names[sheet.seat], sheet.total, rank == 1)
        for rank, sheet in ranked
    )
    ordered = tuple(sheet for _, sheet in ranked)
    rows = tuple(
        _row(line, tuple(sheet.lines[place].points for sheet in ordered), scene)
        for place, line in enumerate(ordered[0].lines)
    )
    sheet = Sheet(_headline(columns, scene), columns, rows, scene.words("render-total"))
    winner = ordered[0].seat
    image = draw_sheet(sheet, lambda canvas, ground: _draw_skyline(canvas, ground, view, winner))
    lines = (
        scene.words(
            "render-catan-text-score", rank=rank, name=scene.names[one.seat], points=one.total
        )
        for rank, one in ranked
    )
    return picture(image, "catan-score", "\n".join((sheet.headline, *lines)))


def _headline(columns: tuple[Column, ...], scene: Scene) -> str:
    winners = [column.name for column in columns if column.is_winner]
    return scene.words(
        "render-wins",
        names=listed(scene.words, winners),
        count=len(winners),
        points=columns[0].total,
    )


def _row(line: ScoreLine, points: tuple[int, ...], scene: Scene) -> Row:
    icon = art.sticker(ICONS[line.label.key], 64, palette.KEYLINE)
    return Row(icon, term(scene.words, line.label.kind, line.label.key), points)


def _draw_skyline(canvas: Canvas, ground: int, view: Public, winner: Seat) -> None:
    """Draw the winner's coast: every city and settlement that stands, firs and mills between."""
    player, owner = view.players[winner], owner_of(view, winner)
    buildings = _built(owner, CITIES - player.cities_left, SETTLEMENTS - player.settlements_left)
    step = WIDE / (len(buildings) + 1)
    for place in range(len(buildings) + 1):
        draw_grove(canvas, step * (place + 0.5), ground, seed=place)
    for place, building in enumerate(buildings):
        wide, high = building.size
        canvas.put(building, step * (place + 1) - wide / 2, ground - high + 3)


def _built(owner: int, cities: int, settlements: int) -> list[Sprite]:
    """Cities among the settlements, the cities towards the middle."""
    houses = [settlement(owner, 84)] * settlements
    half = settlements // 2
    return [*houses[:half], *[city(owner, 132)] * cities, *houses[half:]]
