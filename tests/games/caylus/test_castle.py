"""Phases 6 and 7: the castle, the officers, section scoring, the end (docs/rules/caylus.md 6.6, 6.7, 8)."""

from typing import Any

import pytest

from games.caylus.actions import ChooseLine, GiveBatch, Pass, Stop
from games.caylus.frames import CastleTurns, Placing, Scoring
from games.caylus.game import CAYLUS
from games.caylus.options import CaylusOptions
from games.caylus.royal_events import (
    BailiffMoved,
    BatchesGiven,
    BestBuilder,
    FavorsGained,
    FoundNoLot,
    GameEnded,
    SectionClosed,
    SectionScored,
    StoodIdle,
)
from games.caylus.state import Player
from games.core.model import ranking
from tests.games.caylus.laying import BLUE, GREEN, ORANGE, RED, Play, cubes, holding, laid


def castle(*players: Player, at: tuple[int, ...], **fields: Any) -> Play:
    """Phase 6 with these workers on the castle track."""
    return Play(laid(*players, castle=at, **fields), CastleTurns(at))


def round_end(*players: Player, **fields: Any) -> Play:
    """Phase 7, nobody having been at the castle."""
    return Play(laid(*players, **fields), CastleTurns(()))


def lots(*owners: tuple[int, ...]) -> dict[str, Any]:
    """Houses by section."""
    return {"lots": (*owners, *[()] * (3 - len(owners)))}


def test_only_those_on_the_track_act_in_its_order() -> None:
    """By the numbers of the castle track (R75)."""
    game = castle(*[holding(letters="FWS") for _ in range(3)], at=(BLUE, RED))

    assert game.asked == BLUE
    assert game.do(BLUE, Stop()).asked == RED
    assert isinstance(game.do(RED, Stop()).state.flow[0], Placing)


def test_batches_are_three_different_cubes_one_of_them_food() -> None:
    """Gold counts as one of the others (R76, B14, R5)."""
    game = castle(holding(letters="FWSCG"), holding(), at=(RED,))
    pairs = ("wood@stone", "wood@cloth", "wood@gold", "stone@cloth", "stone@gold", "cloth@gold")
    assert game.offers == {"give_batch": pairs, "stop": None}

    two_kinds = castle(holding(letters="FFWW", points=5), holding(), at=(RED,))
    assert two_kinds.told[0] == StoodIdle(RED, 2)
    no_food = castle(holding(letters="WSCG", points=5), holding(), at=(RED,))
    assert no_food.told[0] == StoodIdle(RED, 2)


def test_batches_are_given_one_after_the_other() -> None:
    """Nothing is told before the last; then all of it at once (R76, R78)."""
    game = castle(holding(letters="FFFWWSSC"), holding(), at=(RED,))

    game.do(RED, GiveBatch("wood@stone"))
    assert (game.told, game.player(RED).cubes) == ([], cubes("FFFWWSSC"))
    assert CAYLUS.is_unfinished(game.state)
    assert game.offers["give_batch"] == ("wood@stone", "wood@cloth", "stone@cloth")
    game.do(RED, GiveBatch("wood@cloth"))
    paid = (("food", 2), ("wood", 2), ("stone", 1), ("cloth", 1))
    assert game.heard(BatchesGiven) == [BatchesGiven(RED, 2, paid, 10)]
    assert game.table.lots == ((RED, RED), (), ())


def test_stopping_with_more_in_hand() -> None:
    """Any number of batches (R76)."""
    game = castle(holding(letters="FFWWSS"), holding(), at=(RED,))

    game.do(RED, GiveBatch("wood@stone")).do(RED, Stop())
    assert game.player(RED).cubes == cubes("FWS")
    assert game.player(RED).points == 5


@pytest.mark.parametrize(
    ("scored", "filled", "points", "after"),
    [
        (0, lots((GREEN,) * 6), 4, (6, 1, 0)),
        (1, lots((GREEN,) * 2), 4, (2, 1, 0)),
        (1, lots((), (GREEN,) * 10), 3, (0, 10, 1)),
        (2, lots((), (GREEN,)), 3, (0, 1, 1)),
    ],
)
def test_where_houses_go(
    scored: int, filled: dict[str, Any], points: int, after: tuple[int, int, int]
) -> None:
    """The current section, then the next one; earlier ones are closed; the house's own section pays (R77, R78)."""
    table = laid(holding(letters="FWS"), holding(), castle=(RED,), scored=scored, **filled)
    game = Play(table, CastleTurns((RED,))).do(RED, GiveBatch("wood@stone"))

    assert game.heard(BatchesGiven)[0].points == points
    assert tuple(map(len, game.table.lots)) == after


def test_no_batch_loses_two_points() -> None:
    """By will or by lack of cubes (R79)."""
    game = castle(holding(letters="FWS", points=7), holding(points=7), at=(RED, GREEN))

    game.do(RED, Stop())
    assert game.told[:2] == [StoodIdle(RED, 2), StoodIdle(GREEN, 2)]
    assert [player.points for player in game.table.players] == [5, 5]


def test_no_lot_no_loss() -> None:
    """When the Towers are full nobody can give and nobody loses (R79, R77, A9)."""
    filled = lots((), (), (GREEN,) * 14)
    game = castle(holding(letters="FWS", points=7), holding(), at=(RED,), scored=2, **filled)

    assert game.told[0] == FoundNoLot(RED)
    assert game.heard(StoodIdle) == []


def test_no_more_batches_than_lots() -> None:
    """With one lot left the first batch is the last (R77)."""
    filled = lots((), (), (GREEN,) * 13)
    game = castle(holding(letters="FFWWSS"), holding(), at=(RED,), scored=2, **filled)

    game.do(RED, GiveBatch("wood@stone"))
    assert game.heard(BatchesGiven)[0].batches == 1


def test_the_best_builder() -> None:
    """Most batches; houses in both sections count together; in a tie the lower number (R80)."""
    players = [holding(letters="FFWWSS") for _ in range(3)]
    game = castle(*players, at=(GREEN, RED, BLUE), **lots((ORANGE,) * 5))

    game.do(GREEN, GiveBatch("wood@stone")).do(GREEN, Stop())
    game.do(RED, GiveBatch("wood@stone")).do(RED, GiveBatch("wood@stone"))
    game.do(BLUE, GiveBatch("wood@stone")).do(BLUE, GiveBatch("wood@stone"))
    assert game.heard(BestBuilder) == [BestBuilder(RED)]
    assert (game.asked, set(game.offers)) == (RED, {"choose_line"})


def test_nobody_is_best_with_nothing() -> None:
    """No batch, no favor (R80)."""
    assert castle(holding(), holding(), at=(RED, GREEN)).heard(BestBuilder) == []


def test_e10_castle() -> None:
    """E10: with two lots free in the Dungeon Red gives one batch, +5 PP; Green two, +9 PP, and gains the favor; with one each
    Red would gain it; the Dungeon is scored in phase 7, after the bailiff's move (R76 to R80, R81).
    """
    filled = lots((BLUE,) * 4)
    game = castle(
        holding(letters="FSW"), holding(letters="FSWFCW"), holding(), at=(RED, GREEN), **filled
    )

    game.do(RED, GiveBatch("wood@stone"))
    assert game.player(RED).points == 5
    game.do(GREEN, GiveBatch("wood@stone")).do(GREEN, GiveBatch("wood@cloth"))
    assert game.player(GREEN).points == 9
    assert game.heard(BestBuilder) == [BestBuilder(GREEN)]
    assert game.heard(SectionScored) == []
    game.do(GREEN, ChooseLine("prestige"))
    kinds = [type(event) for event in game.told]
    assert kinds.index(BailiffMoved) < kinds.index(SectionScored)
    assert game.table.castle == ()

    tied = castle(
        holding(letters="FSW"), holding(letters="FSW"), holding(), at=(RED, GREEN), **filled
    )
    tied.do(RED, GiveBatch("wood@stone")).do(GREEN, GiveBatch("wood@stone"))
    assert tied.heard(BestBuilder) == [BestBuilder(RED)]


def test_castle_workers_return() -> None:
    """At the end of phase 6 (R81)."""
    game = castle(holding(), holding(), at=(RED, GREEN))

    assert [player.workers for player in game.table.players] == [6, 6]
    assert game.table.castle == ()


def test_e21_idle_castle_worker() -> None:
    """E21: with 3 food and 2 wood no batch is possible; of 1 PP the loss of 2 leaves 0 (R76, R79, R6)."""
    game = castle(holding(letters="FFFWW", points=1), holding(), at=(RED,))

    assert game.told[0] == StoodIdle(RED, 1)
    assert game.player(RED).points == 0


def test_e11_bailiff_one_step() -> None:
    """E11: bailiff on 10, provost on 8: both go to 11, and nothing is scored (R83 to R85)."""
    game = round_end(holding(), holding(), bailiff=10, provost=8)

    assert game.told[0] == BailiffMoved(1, 11)
    assert (game.table.bailiff, game.table.provost) == (11, 11)
    assert game.heard(SectionScored) == []


def test_the_same_space_is_one_step() -> None:
    """Lower or same (R83)."""
    assert round_end(holding(), holding(), bailiff=7, provost=7).told[0] == BailiffMoved(1, 8)


def test_e12_bailiff_two_steps() -> None:
    """E12: bailiff on 10, provost on 11: he goes to 12 and the Dungeon is scored unless that happened before (R83 to R86)."""
    game = round_end(holding(), holding(), bailiff=10, provost=11)
    assert game.told[0] == BailiffMoved(2, 12)
    assert game.heard(SectionClosed) == [SectionClosed("dungeon", 4)]

    before = round_end(holding(), holding(), bailiff=10, provost=11, scored=1)
    assert before.heard(SectionClosed) == []


def test_the_last_section_opens_no_column() -> None:
    """Nor is one told of where there is no favor table (R87, R96)."""
    last = SectionClosed("towers", 5).words()
    assert last.id == "caylus-event-section-closed"
    assert "columns" not in dict(last.args)
    assert SectionClosed("walls", 5).words().id == "caylus-event-columns-opened"
    assert SectionClosed("walls", 0).words().id == "caylus-event-section-closed"


def test_nobody_is_threatened_with_points_that_they_do_not_have() -> None:
    """R6, R79: a player without points loses none by giving nothing."""
    for points in (0, 1, 9):
        asked = castle(holding(5, "FWS", points=points), holding(), at=(RED,)).decision
        assert dict(asked.prompt.args) == {"loss": min(2, points)}


def test_e13_dungeon_scoring() -> None:
    """E13: in turn order Red, Blue, Orange, Green with 2, 3, 0, 1 houses: a favor, a favor, –2 PP, nothing; columns 3 and 4
    open afterwards (R87, R6, R114).
    """
    order = (RED, BLUE, ORANGE, GREEN)
    filled = lots((RED, BLUE, BLUE, RED, BLUE, GREEN), (GREEN,))
    players = [holding(favors=(2, 2, 2, 2)), holding(points=9), holding(), holding(points=1)]
    game = round_end(*players, bailiff=11, provost=11, order=order, **filled)

    assert (game.asked, game.heard(FavorsGained)) == (RED, [FavorsGained(RED, 1)])
    game.do(RED, ChooseLine("prestige"))
    assert game.player(RED).favors == (2, 2, 2, 2)
    assert (game.asked, game.heard(FavorsGained)) == (BLUE, [FavorsGained(BLUE, 1)])
    game.do(BLUE, ChooseLine("prestige"))
    assert game.told[1:3] == [
        SectionScored(ORANGE, "dungeon", 0, 0, 1),
        SectionScored(GREEN, "dungeon", 1, 0, 0),
    ]
    assert (game.player(ORANGE).points, game.player(GREEN).points) == (0, 9)
    assert game.heard(SectionClosed) == [SectionClosed("dungeon", 4)]
    assert game.table.scored == 1


@pytest.mark.parametrize(
    ("section", "name", "losses", "favors"),
    [
        (0, "dungeon", 2, (0, 1, 1, 1, 1, 1)),
        (1, "walls", 3, (0, 1, 2, 2, 3, 3)),
        (2, "towers", 4, (0, 1, 1, 2, 2, 3, 3)),
    ],
)
def test_favors_by_houses(section: int, name: str, losses: int, favors: tuple[int, ...]) -> None:
    """By the number of own houses in that section (R87, 3.10)."""
    for houses, wanted in enumerate(favors, 1):
        filled: list[tuple[int, ...]] = [(), (), ()]
        filled[section] = (RED,) * houses
        table = laid(
            holding(points=9), holding(points=9), lots=tuple(filled), scored=section,
            options=CaylusOptions(favors="beginner"),
        )  # fmt: skip
        game = Play(table, Scoring((RED, GREEN), section))
        assert game.heard(SectionScored) == [
            SectionScored(RED, name, houses, wanted, 0),
            SectionScored(GREEN, name, 0, 0, losses),
        ]
        assert [player.points for player in game.table.players] == [9 + 3 * wanted, 9 - losses]


def test_a_full_section_is_due_before_the_bailiff() -> None:
    """It is scored once; the bailiff's coming to its marker later is ignored (R85, R86)."""
    full = lots((GREEN,) * 6)
    game = round_end(holding(), holding(favors=(2, 2, 2, 2)), bailiff=7, provost=7, **full)
    game.do(GREEN, ChooseLine("prestige"))
    assert game.heard(SectionClosed) == [SectionClosed("dungeon", 4)]

    later = round_end(holding(), holding(), bailiff=11, provost=11, scored=1, **full)
    assert later.heard(SectionScored) == []


def test_two_sections_due_at_once() -> None:
    """The Dungeon before the Walls, whose favors see the columns that it has opened, on different lines (R86, R88, B19)."""
    full = lots((GREEN,) * 6, (GREEN,) * 10)
    game = round_end(holding(), holding(favors=(2, 2, 2, 2)), bailiff=7, provost=7, **full)

    game.do(GREEN, ChooseLine("prestige"))
    assert game.heard(SectionClosed) == [SectionClosed("dungeon", 4)]
    assert game.player(GREEN).favors[0] == 2
    assert game.offers["choose_line"] == ("deniers", "resources", "buildings")
    game.do(GREEN, ChooseLine("deniers"))
    assert game.player(GREEN).favors[1] == 3


def test_e27_a_full_section_and_the_marker_in_the_same_round() -> None:
    """E27: 9 Walls lots filled, bailiff on 16, provost on 18; Red gives 2 batches, +7 PP, and gains the favor in phase 6; the
    bailiff goes to 18, the Walls are scored once, the Towers house does not count, column 5 opens (R77, R78, R80, R83 to R87).
    """
    filled = lots((), (GREEN,) * 9)
    table = laid(
        holding(letters="FFWWSS", favors=(4, 4, 4, 4)), holding(favors=(4, 4, 4, 4)),
        castle=(RED,), scored=1, bailiff=16, provost=18, **filled,
    )  # fmt: skip
    game = Play(table, CastleTurns((RED,)))
    game.do(RED, GiveBatch("wood@stone")).do(RED, GiveBatch("wood@stone"))
    assert game.player(RED).points == 7
    assert game.heard(BestBuilder) == [BestBuilder(RED)]
    game.do(RED, ChooseLine("deniers"))
    assert game.heard(BailiffMoved) == [BailiffMoved(2, 18)]
    assert game.told[-2:] == [SectionScored(GREEN, "walls", 9, 3, 0), FavorsGained(GREEN, 3)]
    assert SectionScored(RED, "walls", 1, 0, 0) in game.told
    for line in ("prestige", "deniers"):
        game.do(GREEN, ChooseLine(line))
    game.do(GREEN, ChooseLine("resources")).do(GREEN, game.decision.offers[-1].action())
    assert game.heard(SectionClosed) == [SectionClosed("walls", 5)]
    assert game.table.scored == 2


def test_the_game_ends_with_the_towers() -> None:
    """The bailiff at 24, or 14 lots filled; the scoring itself is carried out first (R101, R1)."""
    by_bailiff = round_end(holding(), holding(), bailiff=23, provost=20, scored=2)
    assert by_bailiff.told[-1] == GameEnded()
    assert CAYLUS.is_over(by_bailiff.state)

    full = lots((), (), (GREEN,) * 14)
    by_lots = round_end(
        holding(), holding(favors=(5, 5, 5, 5)), bailiff=19, provost=19, scored=2, **full
    )
    assert (by_lots.asked, set(by_lots.offers)) == (GREEN, {"choose_line"})
    assert not CAYLUS.is_over(by_lots.state)


def test_until_then_rounds_follow() -> None:
    """The next round begins (R1)."""
    game = round_end(holding(), holding(), bailiff=22, provost=20, scored=2, round=9)

    assert (game.table.round, game.table.bailiff) == (10, 23)


@pytest.mark.parametrize(("option", "points"), [("each", 19), ("by_three", 11)])
def test_e17_final_bonus(option: Any, points: int) -> None:
    """E17: 2 gold, 11 other cubes and 11 deniers: 6 + 11 + 2 = 19 PP, by three 6 + 3 + 2 = 11 PP; tiles, houses and workers
    give nothing (R102, R104).
    """
    options = CaylusOptions(final_cubes=option)
    table = laid(
        holding(11, "GGFFFFWWWSSCC", points=30), holding(0, ""), options=options,
        built={9: ("p_cathedral", RED)},
    )  # fmt: skip
    sheets = CAYLUS.scores(Play(table).state)

    assert sheets[RED].total == 30 + points
    assert sheets[GREEN].total == 0


def test_ties_are_shared() -> None:
    """Highest total wins, and there is no tie-break (R103)."""
    table = laid(holding(0, "", points=9), holding(4, "GG", points=2), holding(0, "", points=3))
    ranks = [(rank, sheet.seat) for rank, sheet in ranking(CAYLUS.scores(Play(table).state))]

    assert ranks == [(1, RED), (1, GREEN), (3, BLUE)]


def test_points_never_fall_below_zero() -> None:
    """What is more is forgiven (R6, R111)."""
    game = round_end(holding(points=1), holding(points=0), bailiff=11, provost=11)

    assert [player.points for player in game.table.players] == [0, 0]
    assert [event.points for event in game.heard(SectionScored)] == [1, 0]


def test_the_officers_stand_together_when_a_round_begins() -> None:
    """R84, R113."""
    game = round_end(holding(), holding(), bailiff=8, provost=12)

    assert game.table.bailiff == game.table.provost == 10
    assert game.do(game.asked, Pass()).table.provost == 10
