"""What the arena says is what was played, and a run goes on where the last one ended."""

from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from games.catan_dice.game import CATAN_DICE
from games.core.forms import allowed, count, sample
from games.core.game import play
from games.core.rng import Rng
from tests.bench import arena
from tests.bench.arena import Pairing, Result
from tests.bench.other_version import OtherVersion

PAIRING = Pairing("catan-dice", 2, "one-step", "chance")


def test_a_game_is_the_same_whenever_it_is_played() -> None:
    """Nothing but the processor time differs."""
    first, again = (replace(arena.play_out(PAIRING, 3, 1), seconds=0.0) for _ in range(2))
    assert first == again
    assert first.answers > 0


def test_with_trades_all_offer_each_other_what_robots_do() -> None:
    """The same deal without them goes another way; both tell how many turns it took."""
    pairing = Pairing("catan", 3, "one-step", "one-step")
    alone, trading = (arena.play_out(replace(pairing, trades=one), 0, 0) for one in (False, True))
    assert (alone.turns, alone.answers) != (trading.turns, trading.answers)
    assert min(alone.turns, trading.turns) > 0


def test_a_run_goes_on_where_the_last_one_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Deals that are stored are not played again; every deal is played in every seat."""
    monkeypatch.setattr(arena, "FOLDER", tmp_path)
    asked = ["--game", "catan-dice", "--players", "chance,chance", "--seats", "2"]
    arena.main([*asked, "--processes", "1", "--games", "2"])
    (file,) = tmp_path.iterdir()
    before = file.read_bytes()
    arena.main([*asked, "--processes", "1", "--games", "4"])
    assert file.read_bytes().startswith(before)
    seats = [(result.deal, result.seat) for result in arena.stored(file)]
    assert seats == [(0, 0), (0, 1), (1, 0), (1, 1)]
    assert "of 4 games" in capsys.readouterr().out


def test_only_a_clear_result_ends_a_run_early() -> None:
    """Six of ten say nothing; ninety of a hundred do, and so do ten."""
    won, lost = Result(0, 0, 1.0, 10, 1, 0.0), Result(0, 0, 0.0, 10, 1, 0.0)
    assert not arena.is_clear([won] * 6 + [lost] * 4, 2)
    assert arena.is_clear([won] * 90 + [lost] * 10, 2)
    assert arena.is_clear([won] * 10 + [lost] * 90, 2)


def test_another_version_answers_in_a_process_of_its_own() -> None:
    """Whole games, the same whenever they are played; its answers are legal, since the arena checks them."""
    name = f"{arena.ROOT}:one-step"
    pairing = replace(PAIRING, one="chance", others=name)
    first, again = (replace(arena.play_out(pairing, 3, 1), seconds=0.0) for _ in range(2))
    other = arena.player(name)
    assert isinstance(other, OtherVersion)
    other.close()
    assert first == again


def test_an_unknown_player_is_refused() -> None:
    """With the names of those there are."""
    with pytest.raises(ValueError, match="trials-N"):
        arena.player("genius")


def test_levels_are_players() -> None:
    """Hard has the most trials; each answers what is asked."""
    game = CATAN_DICE
    state = game.setup(2, game.options(), Rng(bytes(32))).state
    decision = game.first(state)
    while decision is not None and count(decision) == 1:
        state = play(game, state, decision.seat, sample(decision, Random(1).randrange)).state
        decision = game.first(state)
    assert decision is not None
    for name in ("easy", "normal", "hard"):
        assert allowed(decision, arena.player(name)(game, state, decision, Random(1)))


def test_one_plays_against_several(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One after the other, each in a file of its own; what was played is told again without playing."""
    monkeypatch.setattr(arena, "FOLDER", tmp_path)
    asked = ["--game", "san-juan", "--players", "chance,chance,one-step", "--seats", "2"]
    asked += ["--processes", "1", "--games", "2", "--options", '{"expansion": true}']
    arena.main(asked)
    told = capsys.readouterr().out
    assert len(list(tmp_path.iterdir())) == 2
    assert told.count('san-juan {"expansion": true}, chance against 1') == 2
    monkeypatch.setattr(arena, "play_out", None)
    arena.main(asked)
    assert capsys.readouterr().out == told


@pytest.mark.parametrize(
    "asked",
    [
        ["--game", "catan", "--players", "chance,genius"],
        ["--game", "catan", "--players", "chance"],
        ["--game", "catan", "--players", "chance,catanatron:genius"],
        ["--game", "catan", "--players", "chance,chance", "--seats", "2"],
        ["--game", "catan", "--players", "chance,chance", "--options", '{"board": "moon"}'],
        ["--game", "catan", "--players", "chance,chance", "--options", "{"],
    ],
)
def test_what_cannot_be_played_is_refused(asked: list[str]) -> None:
    """Before anything is played."""
    with pytest.raises(SystemExit) as ended:
        arena.main(asked)
    assert ended.value.code == 2
