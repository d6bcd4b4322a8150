"""What the arena says is what was played, and a run goes on where the last one ended."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.bench import arena
from tests.bench.arena import Pairing, Result
from tests.bench.other_version import OtherVersion

PAIRING = Pairing("catan-dice", 2, "one-step", "chance")


def test_a_game_is_the_same_whenever_it_is_played() -> None:
    """Nothing but the processor time differs."""
    first, again = (replace(arena.play_out(PAIRING, 3, 1), seconds=0.0) for _ in range(2))
    assert first == again
    assert first.answers > 0


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
