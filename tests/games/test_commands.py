"""The headless door, from the outside: what it prints and how it ends."""

import io
import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from games.__main__ import main
from games.commands import fitting, recording
from games.commands.recording import RIGHT, UNCHECKED, UNFINISHED, WRONG
from games.core.record import Move, fingerprint, write
from games.san_juan.game import SAN_JUAN
from tests.games.core.toy import TOY
from tests.games.core.toying import fair_record


def run(*arguments: object) -> int:
    """The exit code of a command."""
    return main([str(argument) for argument in arguments])


def test_list_names_the_games_with_seats_and_options(capsys: pytest.CaptureFixture[str]) -> None:
    """What `--game` and `--options` take."""
    assert run("list", "--json") == 0

    listed = {game["id"]: game for game in json.loads(capsys.readouterr().out)}
    assert listed["san-juan"]["seats"] == [2, 3, 4]
    assert listed["san-juan"]["options"]["starting_hand_variant"] == {
        "values": [False, True],
        "default": False,
    }


def test_play_measures_complete_games(capsys: pytest.CaptureFixture[str]) -> None:
    """The same seed plays the same games."""
    command = [
        "play",
        "--game",
        "san-juan",
        "--seats",
        "3",
        "--games",
        "3",
        "--seed",
        "5",
        "--json",
    ]
    reports = []
    for _ in range(2):
        assert run(*command) == 0
        reports.append(json.loads(capsys.readouterr().out))

    first, second = reports
    assert first["games"] == 3
    assert first["actions_per_second"] >= first["choices_per_second"] > 0
    assert sum(first["wins_by_seat"]) == pytest.approx(3, abs=0.02)
    for measure in (
        "actions_per_game",
        "choices_per_game",
        "scores",
        "winning_scores",
        "wins_by_seat",
    ):
        assert first[measure] == second[measure]


def test_play_speaks_to_people_too(capsys: pytest.CaptureFixture[str]) -> None:
    """A few lines of words."""
    assert (
        run(
            "play",
            "--game",
            "san-juan",
            "--games",
            1,
            "--options",
            '{"starting_hand_variant": true}',
        )
        == 0
    )

    assert "actions per second" in capsys.readouterr().out


class Terminal(io.StringIO):
    """Somebody looks at it."""

    def isatty(self) -> bool:
        """Always."""
        return True


def test_play_tells_whoever_watches_how_far_it_is(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a terminal only, and nothing is left of it at the end."""
    run("play", "--game", "san-juan", "--seats", 2, "--games", 3)
    assert capsys.readouterr().err == ""
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    run("play", "--game", "san-juan", "--seats", 2, "--games", 3)

    assert "1 of 3 games" in terminal.getvalue()
    assert terminal.getvalue().endswith("\r\033[K")


def test_a_record_is_written_replayed_and_verified(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """A file goes the whole way round."""
    file = tmp_path / "game.json"
    assert run("record", "--game", "san-juan", "--seats", 2, "--seed", 3, "--out", file) == 0
    capsys.readouterr()

    assert run("replay", file, "--at", 0, "--json") == 0
    assert json.loads(capsys.readouterr().out)["asked"]
    assert run("replay", file, "--json") == 0
    end = json.loads(capsys.readouterr().out)
    assert end["asked"] == []
    assert len(end["scores"]) == 2
    assert run("replay", file) == 0
    assert "Score of seat 1" in capsys.readouterr().out
    assert run("verify", file) == UNCHECKED
    told = capsys.readouterr().out
    assert "the record names no terms" in told
    assert "Nothing wrong" in told


def test_verify_tells_how_far_it_could_look(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All right is 0; a game cut off has an exit code of its own, and who sits where is printed."""
    monkeypatch.setattr(recording, "game_of", lambda _: TOY)
    file = tmp_path / "game.json"
    right = replace(fair_record(), names=("Ana", "Bo", "Cy"))
    file.write_bytes(write(right))
    assert run("verify", file) == RIGHT
    told = capsys.readouterr().out
    assert re.search(r"^Seat 1: 10\d of the terms, called Ana$", told, re.MULTILINE)
    assert f"Fingerprint: {fingerprint(right)}" in told

    [segment] = right.segments
    short = replace(segment, entries=segment.entries[:-1])
    file.write_bytes(write(replace(right, segments=(short,), scores=None)))
    assert run("verify", file, "--json") == UNFINISHED
    assert json.loads(capsys.readouterr().out)["outcome"] == "unfinished"


def test_verify_binds_who_answered_to_the_fingerprint(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing else does: without the bot's fingerprint that is said, with it a changed mark is wrong."""
    monkeypatch.setattr(recording, "game_of", lambda _: TOY)
    file = tmp_path / "game.json"
    right = fair_record()
    [segment] = right.segments
    first, *others = segment.entries
    assert isinstance(first, Move)
    marked = replace(segment, entries=(replace(first, by="default"), *others))
    file.write_bytes(write(replace(right, segments=(marked,))))
    shown = fingerprint(right)

    assert run("verify", file) == RIGHT
    assert "Not bound: who answered" in capsys.readouterr().out
    assert run("verify", file, "--json") == RIGHT
    assert json.loads(capsys.readouterr().out)["unbound"] == ["by"]

    assert run("verify", file, "--fingerprint", shown) == WRONG
    told = capsys.readouterr().out
    assert "wrong: the fingerprint is another one" in told
    assert "Not bound" not in told
    file.write_bytes(write(right))
    assert run("verify", file, "--fingerprint", f" {shown.upper()}", "--json") == RIGHT
    assert json.loads(capsys.readouterr().out)["unbound"] == []


@pytest.mark.parametrize(
    "stored",
    [b"\xff\xfe", b"[" * 100_000, b'{"game": "\xe9"}', b"null"],
    ids=["no UTF-8", "too deep", "Latin-1", "null"],
)
@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_file_that_is_no_record_is_refused(
    command: str, stored: bytes, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Exit code 2 and one sentence, whatever is in it."""
    file = tmp_path / "game.json"
    file.write_bytes(stored)

    assert run(command, file) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize(
    "change",
    [{"seats": 10**12}, {"seats": -1}, {"fork": 10**30}, {"fork": -1}, {"seed": "ab"}],
    ids=str,
)
@pytest.mark.parametrize("command", ["replay", "verify"])
def test_absurd_numbers_are_told(
    command: str, change: dict[str, Any], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Seats, forks and seeds beyond reason: a sentence, no fault."""
    file = tmp_path / "game.json"
    run("record", "--game", "san-juan", "--seats", 2, "--out", file)
    record = json.loads(file.read_text())
    if "fork" in change:
        entries = record["segments"][0]["entries"]
        entries.insert(1, {"type": "undo", "base": 0, "fork": change["fork"]})
    else:
        record.update(change)
    file.write_text(json.dumps(record))
    capsys.readouterr()

    assert run(command, file) in {1, 2}
    told = capsys.readouterr()
    assert "Traceback" not in told.err
    assert told.err or "wrong" in told.out


def test_a_reader_may_stop_reading(tmp_path: Path) -> None:
    """`python -m games replay FILE | head -1` ends without a complaint."""
    file = tmp_path / "game.json"
    run("record", "--game", "san-juan", "--seats", 2, "--out", file)
    command = f'"{sys.executable}" -m games replay "{file}" --json | head -c 1'
    ended = subprocess.run(
        ["bash", "-o", "pipefail", "-c", command], capture_output=True, text=True, check=False
    )

    assert (ended.returncode, ended.stderr) == (0, "")


def test_ctrl_c_is_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    """It ends as shells expect it: 130, without a word."""

    def stopped(_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(recording, "_verify", stopped)
    assert run("verify", "game.json") == 130


def test_a_record_is_announced_as_json(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """As the other commands do it: where it was written, and what it holds."""
    file = tmp_path / "game.json"
    assert run("record", "--game", "san-juan", "--seats", 2, "--out", file, "--json") == 0

    told = json.loads(capsys.readouterr().out)

    [segment] = json.loads(file.read_text())["segments"]
    entries = len(segment["entries"])
    assert told == {"file": str(file), "game": "san-juan", "seats": 2, "entries": entries}


def test_verify_says_what_is_wrong(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Exit code 1, and the finding."""
    file = tmp_path / "game.json"
    run("record", "--game", "san-juan", "--out", file)
    record = json.loads(file.read_text())
    del record["segments"][0]["entries"][20]
    file.write_text(json.dumps(record))
    capsys.readouterr()

    assert run("verify", file, "--json") == 1

    told = json.loads(capsys.readouterr().out)
    assert not told["right"]
    assert "wrong" in {finding["kind"] for finding in told["findings"]}


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        (("play", "--game", "ludo"), "there is no game 'ludo'"),
        (("play", "--game", "san-juan", "--seats", 9), "san-juan has 2 to 4 seats, not 9."),
        (
            ("play", "--game", "san-juan", "--options", '{"x": 1}'),
            "these options do not fit san-juan",
        ),
        (("play", "--game", "san-juan", "--options", "{"), "these options do not fit san-juan"),
        (("play", "--game", "san-juan", "--games", 0), "at least one game"),
        (("replay", "nowhere/x.json"), "nowhere/x.json cannot be read"),
        (("verify", "pyproject.toml"), "this is no record of a game"),
        (
            ("record", "--game", "san-juan", "--out", "nowhere/x.json"),
            "nowhere/x.json cannot be written",
        ),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(
    command: tuple[object, ...], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Exit code 2, no traceback."""
    assert run(*command) == 2

    told = capsys.readouterr().err
    assert sentence in told
    assert told.count("\n") == 1


def test_a_position_that_is_not_there_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """With the last one there is."""
    file = tmp_path / "game.json"
    run("record", "--game", "san-juan", "--out", file)
    capsys.readouterr()

    assert run("replay", file, "--at", 99999) == 2
    assert "has no entry 99999; the last one is" in capsys.readouterr().err


@pytest.fixture
def weights_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Path]:
    """Where the weights of a game are written, in a folder of the test's own."""
    monkeypatch.setattr(fitting, "DATA", tmp_path)

    def of(game: str) -> Path:
        (tmp_path / game).mkdir()
        return tmp_path / game / "weights.toml"

    return of


def test_fit_writes_weights_that_tell_more_than_none(
    capsys: pytest.CaptureFixture[str], weights_file: Callable[[str], Path]
) -> None:
    """The same seed, the same weights; nothing is written unasked."""
    file = weights_file("san-juan")
    command = ["fit", "--game", "san-juan", "--seats", "2", "--games", "40"]
    assert run(*command) == 0
    assert not list(file.parent.iterdir())
    assert run(*command, "--write") == 0
    first, second = capsys.readouterr().out.split("card = ")[1:]
    assert first.strip() == second.strip()
    written = file.read_text("utf-8")
    assert written.startswith(
        "# Written by `python -m games fit --game san-juan --seats 2 --games 40 "
    )
    weights = tomllib.loads(written)
    assert weights["card"] > 0
    assert list(weights) == list(SAN_JUAN.fitted)


def test_fit_plays_several_tables_in_turn(
    capsys: pytest.CaptureFixture[str], weights_file: Callable[[str], Path]
) -> None:
    """What only one of them has is weighed, and the file says which they were."""
    file = weights_file("puerto-rico")
    command = ["fit", "--game", "puerto-rico", "--seats", "2", "--write", "--games"]
    also = '{"exp_nobles": true}'
    weights = []
    for more in (["5"], ["10", "--also", also]):
        assert run(*command, *more) == 0
        weights.append(file.read_text("utf-8"))
    alone, both = map(tomllib.loads, weights)
    assert alone["harvest_expanded"] == 0 != both["harvest_expanded"]
    assert alone["harvest"] != 0 != both["harvest"]
    assert f"--also '{also}' --write`" in weights[1]
    assert run(*command, "5", "--also", '{"dragons": true}') == 2
    assert "do not fit puerto-rico" in capsys.readouterr().err


def test_what_cannot_be_fitted_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    """A game whose estimate is made by hand; too few games."""
    assert run("fit", "--game", "catan-dice") == 2
    assert run("fit", "--game", "san-juan", "--games", "1") == 2
    told = capsys.readouterr().err
    assert "has no weights to fit" in told
    assert "at least 5 games" in told
