"""The final scores (R102, R103)."""

from games.caylus.content import FINAL_CUBES, GOLD, NUMBERS, SOURCES
from games.caylus.state import Player, Table
from games.core.model import ScoreLine, ScoreSheet, Term


def final_points(player: Player, cubes_per_point: int) -> tuple[int, int, int]:
    """Points for gold, for the other cubes, for deniers (R102)."""
    cubes = player.cubes
    return (
        cubes[GOLD] * NUMBERS.gold_points,
        sum(cubes[:GOLD]) // cubes_per_point,
        player.deniers // NUMBERS.deniers_per_point,
    )


def score_sheets(table: Table) -> tuple[ScoreSheet, ...]:
    """One for each seat: the prestige track by source, then the final bonus; there is no tie-break (R103)."""
    return tuple([_sheet(table, seat) for seat in range(len(table.players))])


def _sheet(table: Table, seat: int) -> ScoreSheet:
    """That of one seat."""
    player = table.players[seat]
    gold, cubes, deniers = final_points(player, FINAL_CUBES[table.options.final_cubes])
    points = {
        **dict(zip(SOURCES, player.earned, strict=True)),
        "gold": gold,
        "cubes": cubes,
        "deniers": deniers,
    }
    return ScoreSheet(
        seat, tuple([ScoreLine(Term("score", key), value) for key, value in points.items()])
    )
