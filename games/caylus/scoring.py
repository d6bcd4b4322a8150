"""The final scores (R102, R103)."""

from games.caylus.content import FINAL_CUBES, FROM_CASTLE, GOLD, NUMBERS, SECTION, SOURCES
from games.caylus.state import Player, Table
from games.core.model import Key, ScoreLine, ScoreSheet, Term


def final_points(player: Player, cubes_per_point: int) -> tuple[int, int, int]:
    """Points for gold, for the other cubes, for deniers (R102)."""
    cubes = player.cubes
    return (
        cubes[GOLD] * NUMBERS.gold_points,
        sum(cubes[:GOLD]) // cubes_per_point,
        player.deniers // NUMBERS.deniers_per_point,
    )


def score_sheets(table: Table) -> tuple[ScoreSheet, ...]:
    """One for each seat: the prestige track by source, with what was lost at the castle on a line of its own (R79, R87), then
    the final bonus; there is no tie-break (R103).
    """
    return tuple([_sheet(table, seat) for seat in range(len(table.players))])


def _sheet(table: Table, seat: int) -> ScoreSheet:
    """That of one seat."""
    player = table.players[seat]
    gold, cubes, deniers = final_points(player, FINAL_CUBES[table.options.final_cubes])
    points = {
        **_earned(table, seat),
        "gold": gold,
        "cubes": cubes,
        "deniers": deniers,
    }
    return ScoreSheet(
        seat, tuple([ScoreLine(Term("score", key), value) for key, value in points.items()])
    )


def _earned(table: Table, seat: int) -> dict[Key, int]:
    """Points of the track by source: the castle's stones tell what they brought, and so what was lost there."""
    earned, points = table.players[seat].earned, dict[Key, int]()
    lots = zip(SECTION, table.lots, strict=True)
    stones = sum([section.points * houses.count(seat) for section, houses in lots])
    for source, (key, kept) in enumerate(zip(SOURCES, earned, strict=True)):
        points[key] = kept
        if source == FROM_CASTLE:
            points[key] = max(kept, stones)
            points["losses"] = min(0, kept - stones)
    return points
