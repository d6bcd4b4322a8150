"""What is drawn to be looked at."""

from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PIL import Image

from bot.game_registry import REGISTRY
from games.catan.actions import EndTurn
from games.core.forms import Decision, sample
from games.core.model import Action
from tests.bench import look
from tests.bench.arena import AnyGame, player

TABLE = ["--game", "sutters-mill", "--seats", "2", "--width", "277"]


def test_beginning_and_end_are_drawn_as_wide_as_asked_for(tmp_path: Path) -> None:
    """Board, question, score table, and a sheet of them all."""
    assert look.main([*TABLE, "--at", "0,100", "--sheet", "2", "--folder", str(tmp_path)]) == 0

    drawn = sorted(tmp_path.glob("sutters-mill-2-*.png"))
    told = {file.stem.split("-", 6)[5] for file in drawn}
    assert told == {"board", "hand", "score"}
    assert {_width(file) for file in drawn} == {277}
    assert _width(tmp_path / "sutters-mill-sheet.png") > 2 * 277


def test_every_question_is_looked_at_once() -> None:
    """By its prompt, late rather than early in the game."""
    entry = REGISTRY["sutters-mill"]
    passed = list(look.positions(entry, 2, 0, "{}"))

    asked = [
        entry.game.pending(position.state)[0].prompt.id
        for position in look.chosen(entry, passed, "questions")
    ]

    assert len(asked) > 2
    assert len({*asked}) == len(asked)


def test_a_place_in_the_game_is_a_share_or_a_number() -> None:
    """The first, the tenth and the last position."""
    entry = REGISTRY["sutters-mill"]
    passed = list(look.positions(entry, 2, 0, "{}"))

    steps = [position.step for position in look.chosen(entry, passed, "0,#10,100")]

    assert steps == [0, 10, len(passed) - 1]


def test_a_table_that_the_game_does_not_have_is_refused() -> None:
    """Before anything is played."""
    with pytest.raises(SystemExit):
        look.main(["--game", "sutters-mill", "--seats", "9"])


def test_a_game_that_stalls_is_played_on_by_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Players who never build would go on for ever."""

    def idle(game: AnyGame, state: Any, decision: Decision, chance: Random) -> Action:
        ends = [offer for offer in decision.offers if offer.action is EndTurn]
        return EndTurn() if ends else sample(decision, chance.randrange)

    entry = REGISTRY["catan"]
    players = {"one-step": idle, "chance": player("chance")}
    monkeypatch.setattr(look, "player", players.__getitem__)
    monkeypatch.setattr(look, "STALLED", 100)

    *_, last = look.positions(entry, 3, 0, "{}")

    assert entry.game.is_over(last.state)


@pytest.mark.parametrize("at", ["120", "0,101", "-5", "half", "#", "#-1", "50,", "1.5", "²"])
def test_what_is_no_place_in_a_game_is_refused(
    at: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the parser's own error, before anything is played."""
    monkeypatch.setattr(look, "positions", lambda *_: pytest.fail("it was played"))

    with pytest.raises(SystemExit) as left:
        look.main([*TABLE, f"--at={at}"])

    assert left.value.code == 2
    assert "--at" in capsys.readouterr().err


def _width(file: Path) -> int:
    """Of the picture in that file."""
    return Image.open(BytesIO(file.read_bytes())).width
