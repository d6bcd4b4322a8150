"""Where points came from: every point of the track belongs to one source, and the score sheet tells them apart (R102)."""

from games.caylus.actions import GiveBatch, Place
from games.caylus.content import SOURCES
from games.caylus.frames import CastleTurns, Placing
from games.caylus.game import CAYLUS
from tests.games.caylus.laying import GREEN, RED, Play, holding, laid

NOTHING = (0, 0, 0, 0, 0, 0, 0)


def earned(game: Play, seat: int) -> dict[str, int]:
    """Of the seat, by source, those with points."""
    points = dict(zip(SOURCES, game.player(seat).earned, strict=True))
    return {source: count for source, count in points.items() if count}


def test_the_owner_of_a_visited_building_earns_with_visits() -> None:
    """A point for a foreign worker (R22)."""
    table = laid(holding(), holding(), built={9: ("w_quarry", GREEN)})

    game = Play(table, Placing((RED, GREEN))).do(RED, Place("w_quarry"))

    assert earned(game, GREEN) == {"visits": 1}


def test_stones_and_idleness_count_for_the_castle() -> None:
    """5 points in the Dungeon; 2 lost without a batch, though they were earned with favors (R77, R79)."""
    table = laid(
        holding(0, "FWS"), holding(0, "F", earned=(0, 0, 0, 0, 0, 3, 0)), castle=(RED, GREEN)
    )

    game = Play(table, CastleTurns((RED, GREEN))).do(RED, GiveBatch("wood@stone"))

    assert earned(game, RED) == {"castle": 5}
    assert earned(game, GREEN) == {"castle": -2, "favors": 3}
    assert game.player(GREEN).points == 1


def test_the_sheet_has_a_line_for_each_source_and_their_sum_is_the_total() -> None:
    """Seven of the track, what was lost at the castle, three of the final bonus (R102)."""
    table = laid(
        holding(9, "GFFW", earned=(5, 4, 14, 2, 6, 6, 3)), holding(0, "", earned=NOTHING),
        lots=((RED, GREEN, RED), (RED,), ()),
    )  # fmt: skip
    sheet = CAYLUS.scores(Play(table).state)[RED]

    assert {line.label.key: line.points for line in sheet.lines} == {
        "buildings": 5, "visits": 4, "prestige": 14, "residences": 2, "castle": 14, "losses": -8, "favors": 6, "trade": 3,
        "gold": 3, "cubes": 3, "deniers": 2,
    }  # fmt: skip
    assert sheet.total == 48
