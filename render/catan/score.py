"""The score table: the winner's settlements and cities as a skyline above it."""

from games.catan.content import CITIES, SETTLEMENTS
from games.catan.views import Public
from games.core.model import ScoreLine, ScoreSheet, ranking
from render.catan.coast import draw_coast
from render.catan.vocabulary import owner_of, term
from render.core import art, palette
from render.core.contract import Picture, Scene
from render.core.encode import picture
from render.core.listing import listed
from render.core.scoresheet import Column, Row, Sheet, draw_sheet

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
    winner = view.players[ordered[0].seat]
    built = {
        "settlements": SETTLEMENTS - winner.settlements_left,
        "cities": CITIES - winner.cities_left,
    }
    owner = columns[0].seat
    image = draw_sheet(sheet, lambda canvas, ground: draw_coast(canvas, ground, owner, **built))
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
