"""What players of Caylus say for an answer, each in a position that makes it true and in one that does not."""

from typing import Any

import pytest
from msgspec.structs import replace

from games.caylus import actions as act
from games.caylus.game import CAYLUS
from games.caylus.options import CaylusOptions
from games.caylus.state import State, Table
from games.core.model import Action, Key
from tests.games.arguing import argued
from tests.games.caylus.laying import BLUE, GREEN, RED, SEED, holding, laid


def holds(table: Table, key: Key, action: Action) -> bool:
    """Whether the first seat can say it."""
    state: State = CAYLUS.setup(3, CaylusOptions(), SEED).state
    return argued(CAYLUS, replace(state, table=table), key, action, RED) is not None


def three(deniers: int = 5, letters: str = "FFW", **more: Any) -> Table:
    """Three players, the first one with these things."""
    return laid(holding(deniers, letters), holding(), holding(), **more)


FARM, GOLD_MINE, MARKET = act.Place("n_farm"), act.Place("f_gold_mine"), act.Place("n_market")
CASTLE, BATCH = act.Place("castle"), act.GiveBatch("wood@stone")
SAWMILL = {9: ("w_sawmill", RED)}

CASES: tuple[tuple[Key, Action, Table, Action | None, Table], ...] = (
    ("avoids-loss", CASTLE, three(), None, three(lots=((RED,), (), ()))),
    ("last-lots", CASTLE, three(lots=((GREEN,) * 4, (), ())), None, three()),
    (
        "strands",
        act.MoveProvost("back_1"),
        three(workers={6: GREEN}),
        None,
        three(workers={6: RED}),
    ),
    (
        "rescues",
        act.MoveProvost("ahead_1"),
        three(workers={7: RED}),
        None,
        three(workers={7: GREEN}),
    ),
    ("first-castle", CASTLE, three(), None, three(castle=(GREEN,))),
    ("batch", BATCH, three(), act.Stop(), three()),
    ("jousts", act.Place("joust_field"), three(letters="C"), None, three(letters="FF")),
    ("poor", MARKET, three(2), None, three(6)),
    ("gold", GOLD_MINE, three(), FARM, three()),
    ("no-such", act.Place("n_quarry"), three(letters="W"), None, three(letters="S")),
    (
        "architect",
        act.Place("s_architect_1"),
        three(letters="G", built={9: ("residence", RED)}),
        None,
        three(letters="F", built={9: ("residence", RED)}),
    ),
    ("builds", act.Place("n_carpenter"), three(letters="FW"), None, three(letters="F")),
    ("two-cubes", act.Place("w_sawmill"), three(), act.Place("n_sawmill"), three()),
    ("safe", act.Place("n_farm"), three(), act.Place("n_market"), three()),
    (
        "guild",
        act.Place("merchants_guild"),
        three(workers={6: RED}),
        None,
        three(workers={2: RED}),
    ),
    (
        "own-building",
        act.Place("w_sawmill"),
        three(built=SAWMILL, passed=(GREEN,)),
        None,
        three(built=SAWMILL),
    ),
    ("stables", act.Place("stables"), three(order=(GREEN, BLUE, RED)), None, three()),
    ("passes-first", act.Pass(), three(), None, three(passed=(GREEN,))),
    ("passes-dear", act.Pass(), three(passed=(GREEN, BLUE)), None, three(passed=(GREEN,))),
    ("favor-builds", act.ChooseLine("buildings"), three(), act.ChooseLine("deniers"), three()),
    ("favor-points", act.ChooseLine("prestige"), three(), act.ChooseLine("deniers"), three()),
    ("scores", act.Build("s_bank"), three(), act.Build("w_quarry"), three()),
    ("visited", act.Build("w_quarry"), three(), act.Build("s_bank"), three()),
    ("two-bought", act.Buy("food@cloth"), three(), act.Buy("food"), three()),
)


@pytest.mark.parametrize(("key", "action", "true", "other", "untrue"), CASES)
def test_it_is_said_where_it_is_true(
    key: Key, action: Action, true: Table, other: Action | None, untrue: Table
) -> None:
    """And not in another position, or for another answer."""
    assert holds(true, key, action)
    assert not holds(untrue, key, other or action)


def test_every_argument_has_a_case() -> None:
    """None is forgotten."""
    assert [case[0] for case in CASES] == [one.key for one in CAYLUS.arguments]
