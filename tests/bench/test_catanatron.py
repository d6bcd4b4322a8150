"""Positions of CATAN are told to catanatron as they are, and its actions are legal ones of ours."""

from pathlib import Path
from random import Random

import pytest

from games.catan import actions as act
from games.catan.content import TERRAIN_RESOURCE, full_bank
from games.catan.frames import Founding, RobberMoving
from games.catan.game import CATAN
from games.catan.options import CatanOptions
from games.catan.state import State
from games.core.forms import Decision
from games.core.game import play
from games.core.rng import Rng
from tests.bench import arena, catan
from tests.bench.arena import Pairing
from tests.bench.catanatron_player import CatanatronPlayer, position, translated


def founding() -> tuple[State, Decision]:
    """The first question on a random board."""
    state = CATAN.setup(4, CatanOptions(board="random"), Rng(bytes(32))).state
    decision = CATAN.first(state)
    assert decision is not None
    return state, decision


def in_a_turn() -> tuple[State, Decision]:
    """The first roll of a game on the board for beginners."""
    state = CATAN.setup(3, CatanOptions(), Rng(bytes(32))).state
    decision = CATAN.first(state)
    assert decision is not None
    return state, decision


def test_a_position_is_told_whole() -> None:
    """Board, bank, deck and hands; who acts and what is asked."""
    told = position(*in_a_turn())
    numbers = zip(told["board"]["resources"], told["board"]["numbers"], strict=True)
    assert all((kind is None) == (number == 0) for kind, number in numbers)
    assert len(told["board"]["harbors"]) == 9
    assert sorted(one for one in told["buildings"] if one >= 0) == [0, 0, 1, 1, 2, 2]
    assert sorted(seat for *_, seat in told["roads"]) == [0, 0, 1, 1, 2, 2]
    held = [sum(player["hand"]) for player in told["players"]]
    assert sum(held) + sum(told["bank"]) == sum(full_bank("base"))
    assert sum(told["deck"]) == 25
    assert told["prompt"] == "turn"
    assert not any(player["has_rolled"] for player in told["players"])
    assert [player["points"] for player in told["players"]] == [2, 2, 2]


def test_what_is_asked_is_told() -> None:
    """The first placement, and the robber."""
    state, decision = founding()
    assert isinstance(state.flow[-1], Founding)
    assert position(state, decision)["prompt"] == "settle"
    assert position(state, decision)["active"] == decision.seat
    state, decision = in_a_turn()
    rolled = state
    for number in range(100):
        rolled = play(
            CATAN,
            CATAN.deal(
                CATAN.public(state), CATAN.private(state, decision.seat), Rng(bytes([number] * 32))
            ),
            decision.seat,
            act.Roll(),
        ).state
        if isinstance(rolled.flow[-1], RobberMoving):
            break
    asked = CATAN.first(rolled)
    assert asked is not None
    told = position(rolled, asked)
    assert told["prompt"] == "robber"
    assert told["players"][asked.seat]["has_rolled"]


def test_its_actions_are_ours() -> None:
    """By corners, paths, hexes, seats and resources."""
    state, _ = founding()
    net = state.table.board.geometry
    assert translated(state, "BUILD_SETTLEMENT", 3) == [act.Settle(net.corners[3])]
    assert translated(state, "BUILD_ROAD", list(net.ends[5])) == [act.FoundingRoad(net.paths[5])]
    state, _ = in_a_turn()
    assert translated(state, "ROLL", None) == [act.Roll()]
    assert translated(state, "BUILD_SETTLEMENT", 3) == [act.BuildSettlement(net.corners[3])]
    assert translated(state, "BUILD_ROAD", list(net.ends[5])) == [act.BuildRoad(net.paths[5])]
    assert translated(state, "BUILD_CITY", 3) == [act.BuildCity(net.corners[3])]
    assert translated(state, "MARITIME_TRADE", [0, 4]) == [act.BankTrade("lumber@ore")]
    assert translated(state, "PLAY_MONOPOLY", 2) == [
        act.PlayCard("monopoly"),
        act.Monopolise("wool"),
    ]
    assert translated(state, "PLAY_YEAR_OF_PLENTY", [4, 0]) == [
        act.PlayCard("year_of_plenty"),
        act.TakePlenty((("lumber", 1), ("ore", 1))),
    ]
    assert translated(state, "DISCARD", [1, 1, 3]) == [act.Discard((("brick", 2), ("grain", 1)))]
    assert translated(state, "MOVE_ROBBER", [7, 2]) == [
        act.MoveRobber(net.labels[7]),
        act.Steal("2"),
    ]
    assert translated(state, "MOVE_ROBBER", [7, None]) == [act.MoveRobber(net.labels[7])]
    with pytest.raises(ValueError, match="OFFER"):
        translated(state, "OFFER", None)


def test_terrains_are_told_by_their_resource() -> None:
    """The desert has none."""
    state, decision = founding()
    told = position(state, decision)["board"]["resources"]
    assert told == [TERRAIN_RESOURCE.get(one) for one in state.table.board.terrains]
    assert told.count(None) == 1


@pytest.mark.skipif(not (catan.FOLDER / "bin" / "python").exists(), reason="after `make bench`")
def test_it_plays_whole_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every answer is legal, since the arena checks them; founding and all."""
    monkeypatch.delenv("CATANATRON", raising=False)
    pairing = Pairing("catan", 4, "chance", "catanatron:weighted-random", '{"board": "random"}')
    assert arena.play_out(pairing, 0, 1).best >= 10


def test_a_process_that_has_ended_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """With where to read what is needed."""
    python = tmp_path / "python"
    python.write_text("#!/bin/sh\nread line\n", "utf-8")
    python.chmod(0o755)
    monkeypatch.setenv("CATANATRON", str(python))
    player = CatanatronPlayer("value")
    with pytest.raises(RuntimeError, match="does not answer"):
        player(CATAN, *in_a_turn(), Random(1))
    player.close()
