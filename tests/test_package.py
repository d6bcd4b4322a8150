"""The package: the wheel holds all that runs, and its command plays from an environment outside the checkout."""

import json
import os
import re
import subprocess
import sys
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlencode
from urllib.request import Request, urlopen

import pytest

from bot.runtime.settings import DEFAULTS
from games.core.release import release
from tests.browser.running import START_SECONDS, STOP_SECONDS, address_of
from tests.packaged import ROOT, build_wheel, install

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="environments differ there")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this checkout."""
    return build_wheel(ROOT, tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def commands(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The commands of an environment with the wheel."""
    return install(wheel, tmp_path_factory.mktemp("installed"))


def environ(**given: str) -> dict[str, str]:
    """The environment without a trace of the checkout or of settings."""
    left = {name: one for name, one in os.environ.items() if name not in {*DEFAULTS, "PYTHONPATH"}}
    return {**left, "CI": "true", **given}


def told(commands: Path, folder: Path, *arguments: str) -> "subprocess.CompletedProcess[str]":
    """What `feitoria ARGUMENTS` says in that folder."""
    return subprocess.run(
        [commands / "feitoria", *arguments],
        cwd=folder,
        env=environ(),
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_wheel_holds_every_file_that_runs(wheel: Path) -> None:
    """Code, words, fonts, drawings, weights, the page and the migrations; nothing else."""
    listed = subprocess.run(
        ["git", "ls-files", "bot", "games", "render", "data"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    with zipfile.ZipFile(wheel) as opened:
        packed = {name for name in opened.namelist() if ".dist-info/" not in name}

    assert {name for name in listed.stdout.splitlines() if (ROOT / name).exists()} <= packed
    assert {name.split("/")[0] for name in packed} == {"bot", "games", "render", "data"}


def test_the_command_names_its_release(commands: Path, tmp_path: Path) -> None:
    """That of the wheel: there is no checkout to read it from."""
    assert told(commands, tmp_path, "--version").stdout == f"Feitoria {release()}\n"


def test_every_command_is_there(commands: Path, tmp_path: Path) -> None:
    """The seven that are promised."""
    shown = told(commands, tmp_path, "--help").stdout
    wanted = {"run", "playground", "doctor", "backup", "restore", "games", "verify"}

    assert wanted <= set(re.findall(r"^    (\w+)\b", shown, re.MULTILINE))


def test_a_game_is_recorded_and_verified(commands: Path, tmp_path: Path) -> None:
    """`feitoria games` and `feitoria verify` read their content from the wheel."""
    recorded = told(
        commands, tmp_path, "games", "record", "--game", "san-juan", "--out", "game.json"
    )
    assert recorded.returncode == 0, recorded.stderr
    record = json.loads((tmp_path / "game.json").read_text("utf-8"))
    assert {segment["release"] for segment in record["segments"]} == {release()}

    checked = told(commands, tmp_path, "verify", "game.json")
    assert checked.returncode == 3, checked.stderr  # what no terms bind is said to be unchecked


class Page:
    """The playground, used as its page uses it."""

    def __init__(self, address: str) -> None:
        self._address = address.rstrip("/")
        shown = self.snapshot("")
        self.seat = shown["seat"]

    def _answer(self, request: Request) -> Any:
        with urlopen(request, timeout=60) as response:
            return json.loads(response.read() or b"null")

    def snapshot(self, place: str) -> Any:
        """All that the first seat sees."""
        wanted = {"seat": getattr(self, "seat", ""), "shown": f"{place},dm"}
        return self._answer(Request(f"{self._address}/poll?{urlencode(wanted)}"))

    def picture(self, url: str) -> bytes:
        """A picture of a message."""
        with urlopen(f"{self._address}/img?{urlencode({'u': url})}", timeout=60) as response:
            drawn: bytes = response.read()
        return drawn

    def do(self, **deed: object) -> None:
        """Do something as the first seat."""
        body = json.dumps({"seat": self.seat, **deed}).encode()
        told = self._answer(Request(f"{self._address}/do", body, {"Origin": self._address}))
        assert not told.get("error"), told
        assert not told.get("failed"), told


@pytest.fixture
def page(commands: Path, tmp_path: Path) -> Iterator[Page]:
    """`feitoria playground`, started in an empty folder."""
    process = subprocess.Popen(
        [commands / "feitoria", "playground"],
        cwd=tmp_path,
        env=environ(PLAYGROUND_PORT="0", ROBOT_SECONDS="0.1"),
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        yield Page(address_of(process))
    finally:
        process.terminate()
        process.wait(STOP_SECONDS)
        assert process.stdout is not None
        process.stdout.close()


def controls(node: Any) -> Iterator[str]:
    """The ids of everything that can be pressed or chosen in some messages."""
    if isinstance(node, dict):
        if "custom_id" in node:
            yield node["custom_id"]
        for part in node.values():
            yield from controls(part)
    elif isinstance(node, list):
        for part in node:
            yield from controls(part)


def pictures(node: Any) -> Iterator[str]:
    """The addresses of the pictures in some messages."""
    if isinstance(node, dict):
        if "media" in node:
            yield node["media"]["url"]
        for part in node.values():
            yield from pictures(part)
    elif isinstance(node, list):
        for part in node:
            yield from pictures(part)


def test_the_installed_program_plays_a_move(page: Page) -> None:
    """A dice game is opened and started, a picture is drawn, and the dice are kept: alone, nobody else can begin."""
    places = page.snapshot("")["places"]
    channel = next(place["id"] for place in places if place["kind"] == "channel")
    direct = next(place["id"] for place in places if place["kind"] == "dm")
    page.do(do="use", place=channel, command="play", options={"game": "catan-dice", "seats": 1})

    def found(place: str, part: str) -> tuple[str, str]:
        """The message in the place that has such a control, once it is there, and the control."""
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end:
            for message in page.snapshot(place)["messages"][place]:
                for control in controls(message["components"]):
                    if part in control:
                        return message["id"], control
            time.sleep(0.1)
        raise AssertionError(f"there is no {part}")

    message, start = found(channel, ":start:")
    page.do(do="press", place=channel, message=message, custom_id=start)
    message, move = found(direct, ":do:stop.")
    shown = page.snapshot(direct)["messages"][direct]
    assert page.picture(next(pictures(shown)))[:4] in {b"RIFF", b"\x89PNG", b"\xff\xd8\xff\xe0"}

    page.do(do="press", place=direct, message=message, custom_id=move)

    end = time.monotonic() + START_SECONDS
    while move in controls(page.snapshot(direct)["messages"][direct]):
        assert time.monotonic() < end, "the move was not played"
        time.sleep(0.1)
