"""The picture of final scores, whatever the game: players by rank, the headline, the table, the text."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from games.core.model import ScoreLine, ScoreSheet, ranking
from render.core.canvas import Canvas
from render.core.contract import Picture, Scene
from render.core.encode import picture
from render.core.numerals import gained
from render.core.scoresheet import SKY, Column, Foot, Row, Sheet, draw_sheet
from render.core.status import result


class Standings(NamedTuple):
    """The sheets in order of rank, each with its column."""

    ranks: tuple[int, ...]
    sheets: tuple[ScoreSheet, ...]
    columns: tuple[Column, ...]


def standings_of(sheets: tuple[ScoreSheet, ...], owners: Sequence[int], scene: Scene) -> Standings:
    """Who stands where; `owners` are the places of the seats' colours."""
    ranked = ranking(sheets)
    columns = tuple(
        Column(owners[sheet.seat], scene.names[sheet.seat], sheet.total, rank == 1)
        for rank, sheet in ranked
    )
    return Standings(
        tuple(rank for rank, _ in ranked), tuple(sheet for _, sheet in ranked), columns
    )


def draw_standings(
    filename: str,
    standings: Standings,
    rows: tuple[Row, ...],
    tie_break: Row | None,
    skyline: Callable[[Canvas, int], None],
    scene: Scene,
    foot: Foot | None = None,
    sky: int = SKY,
    *,
    has_totals: bool = True,
) -> Picture:
    """The picture; `skyline` draws what the winner built, its ground at the given height, or all totals."""
    columns, words = standings.columns, scene.words
    headline = result(scene, standings.sheets)
    labels = words("render-total"), words("render-points")
    sheet = Sheet(headline, columns, rows, *labels, tie_break, has_totals)
    image = draw_sheet(sheet, skyline, foot, sky)
    told = [row for row in rows if not row.is_sum]
    lines = [
        words("render-text-score", rank=rank, name=column.name, points=column.total)
        + _made_of(told, tie_break, place)
        for place, (rank, column) in enumerate(zip(standings.ranks, columns, strict=True))
    ]
    return picture(image, filename, "\n".join((headline, *lines)))


def _made_of(rows: Sequence[Row], tie_break: Row | None, place: int) -> str:
    """The lines of the table in which that column has points, told as such, and what breaks the tie."""
    told = [f"{row.label} {gained(row.points[place])}" for row in rows if row.points[place]]
    if tie_break:
        told.append(f"{tie_break.label} {tie_break.points[place]}")
    return f" – {', '.join(told)}" if told else ""


def rows_of(
    sheets: Sequence[ScoreSheet],
    row: Callable[[ScoreLine, tuple[int, ...]], Row],
    *,
    always: int = 0,
) -> tuple[Row, ...]:
    """The lines in which anybody has points, and so many of the first ones in any case."""
    rows = []
    for place, line in enumerate(sheets[0].lines):
        points = tuple(sheet.lines[place].points for sheet in sheets)
        if any(points) or place < always:
            rows.append(row(line, points))
    return tuple(rows)


def tie_break_of(
    sheets: Sequence[ScoreSheet], row: Callable[[ScoreLine, tuple[int, ...]], Row], scene: Scene
) -> Row | None:
    """The row of what breaks a tie, shown only where totals are equal."""
    totals = {sheet.total for sheet in sheets}
    if len(totals) == len(sheets) or not sheets[0].tie_breaks:
        return None
    points = tuple(sheet.tie_breaks[0].points for sheet in sheets)
    drawn = row(sheets[0].tie_breaks[0], points)
    return drawn._replace(label=scene.words("render-tie-break", what=drawn.label))
