"""States of older schemas keep loading."""

import json
from pathlib import Path
from typing import Any

from games.caylus.actions import TakeCube
from games.caylus.content import SOURCES
from games.caylus.frames import FavorCubes
from games.caylus.game import CAYLUS
from games.caylus.state import State
from games.core.codec import codec, encode
from games.core.game import play
from tests.games.caylus.laying import SEED, cubes, holding, laid

GOLDEN = Path(__file__).parent / "golden"

OLD: dict[str, Any] = json.loads((GOLDEN / "schema-1.json").read_text("utf-8"))
"""A game in round 14, as the release of commit fdd8634 stored it."""

UNSORTED: dict[str, Any] = json.loads((GOLDEN / "schema-2.json").read_text("utf-8"))
"""A game as commit a70df5e0 stored it."""


def test_a_game_that_has_hardly_begun_loads() -> None:
    """Nobody had points, houses or stones: none of that was stored."""
    players = [{"deniers": 5}, {"deniers": 5}]
    table = {name: OLD["table"][name] for name in ("options", "road", "stock")}
    begun = {**OLD, "flow": [], "table": {**table, "players": players, "order": [0, 1]}}

    state: State = codec(CAYLUS).load(1, json.dumps(begun))

    assert [player.points for player in state.table.players] == [0, 0]


def test_points_kept_as_one_sum_are_told_apart_by_what_the_table_shows() -> None:
    """Schema 1: castle by stones, prestige buildings and residences by houses, the rest with buildings; the sum stays."""
    state: State = codec(CAYLUS).load(1, json.dumps(OLD))

    table = state.table
    assert [player.points for player in table.players] == [
        player["points"] for player in OLD["table"]["players"]
    ]
    told = [dict(zip(SOURCES, player.earned, strict=True)) for player in table.players]
    for seat, sources in enumerate(told):
        dungeon, walls, towers = (lots.count(seat) for lots in table.lots)
        assert sources["castle"] == 5 * dungeon + 4 * walls + 3 * towers
        homes = [key for key, owner in zip(table.road, table.owners, strict=True) if owner == seat]
        assert sources["residences"] == 2 * homes.count("residence")
    assert {sources["favors"] + sources["trade"] for sources in told} == {0}


def test_points_for_visits_stay_with_buildings_where_they_were_kept_so() -> None:
    """Schema 2: each source keeps its points, and visits begin with none."""
    state: State = codec(CAYLUS).load(2, json.dumps(UNSORTED))

    for player, old in zip(state.table.players, UNSORTED["table"]["players"], strict=True):
        built, visits, *others = player.earned
        assert [built, *others] == old["earned"]
        assert visits == 0


def test_a_first_cube_that_was_asked_for_can_still_be_taken() -> None:
    """Schema 3 asked for it after the line of a favor: such a game goes on with its question."""
    asked = State(SEED, (FavorCubes(0, 1),), laid(holding(letters=""), holding()))

    state: State = codec(CAYLUS).load(3, encode(asked))

    assert state == asked
    (decision,) = CAYLUS.pending(state)
    after = play(CAYLUS, state, decision.seat, TakeCube("food"), asked=decision).state
    assert after.table.players[0].cubes == cubes("F")
