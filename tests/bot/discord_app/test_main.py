"""The program: what the operator reads when something is missing, and where the bot is invited from."""

import asyncio
import contextlib
import logging
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import discord
import pytest
from aiohttp import web

from bot.app.command_line import connected
from bot.db.database import Database
from bot.discord_app.install_link import PERMISSIONS, invitation
from bot.model.errors import DatabaseRefused
from bot.runtime.settings import DEFAULTS
from tests.bot.discord_app.setups import ROOT, TOKEN, program
from tests.bot.discord_app.stand_in import StandIn, answering


def wait_for(happens: Callable[[], bool], running: "subprocess.Popen[str]") -> None:
    """Wait until something is so, as long as the program runs."""
    end = time.monotonic() + 60
    while not happens():
        assert running.poll() is None, running.communicate()
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.01)


@pytest.fixture
async def unwilling_discord() -> AsyncIterator[str]:
    """A Discord that accepts no token."""

    async def unauthorized(_: web.Request) -> web.Response:
        return web.json_response({"message": "401: Unauthorized", "code": 0}, status=401)

    async with answering(unauthorized) as address:
        yield address


@pytest.fixture
async def willing_discord() -> AsyncIterator[StandIn]:
    """A Discord that lets the program in."""
    there = StandIn()
    async with answering(there.answer) as address:
        there.address = address
        yield there


@pytest.fixture
async def silent_discord() -> AsyncIterator[tuple[str, asyncio.Event]]:
    """A Discord that is asked and never answers; the event is set once it is."""
    is_asked = asyncio.Event()

    async def silence(_: web.Request) -> web.Response:
        is_asked.set()
        await asyncio.sleep(600)
        raise AssertionError("nobody waits so long")

    async with answering(silence) as address:
        yield address, is_asked


def test_a_malformed_setting_is_one_sentence(tmp_path: Path) -> None:
    """No traceback; exit 2."""
    running = program(tmp_path, DRAW_PROCESSES="many")
    out, problem = running.communicate(timeout=60)

    assert running.returncode == 2
    assert out == ""
    assert problem.startswith("DRAW_PROCESSES must be")
    assert len(problem.splitlines()) == 1


async def test_a_wrong_token_is_one_sentence_without_the_token(
    tmp_path: Path, unwilling_discord: str
) -> None:
    """DISCORD_API_BASE is honoured, and so nobody outside is asked."""
    running = program(
        tmp_path, DISCORD_TOKEN=TOKEN, DISCORD_API_BASE=unwilling_discord, LOG_LEVEL="ERROR"
    )
    out, problem = await asyncio.to_thread(running.communicate, timeout=60)

    assert running.returncode == 2
    assert out == ""
    assert problem.startswith("Discord does not accept DISCORD_TOKEN")
    assert len(problem.splitlines()) == 1
    assert TOKEN not in problem


def test_the_playground_says_where_it_is_and_no_more(tmp_path: Path) -> None:
    """A newcomer reads one line, whatever the libraries have to say about themselves."""
    running = program(tmp_path, PLAYGROUND_PORT="0")
    assert running.stdout is not None
    ready = running.stdout.readline()
    running.send_signal(signal.SIGINT)
    out, problem = running.communicate(timeout=60)

    assert ready.startswith("Playground ready: http://127.0.0.1:")
    assert (running.returncode, out, problem) == (0, "", "")


def test_a_taken_port_is_one_sentence(tmp_path: Path) -> None:
    """The playground cannot open, and what would have been started ends without a word of its own."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        running = program(tmp_path, PLAYGROUND_PORT=str(port))
        out, problem = running.communicate(timeout=60)

    assert running.returncode != 0
    assert out == ""
    assert problem.startswith(f"Port {port} is taken")
    assert len(problem.splitlines()) == 1


def test_a_second_program_on_the_same_file_says_so(tmp_path: Path) -> None:
    """Two that do not know of each other would show everything twice; what the first has made is its owner's only."""
    first = program(tmp_path, PLAYGROUND_PORT="0", DATA_DIR="here")
    assert first.stdout is not None
    first.stdout.readline()
    second = program(tmp_path, PLAYGROUND_PORT="0", DATA_DIR="here")
    out, problem = second.communicate(timeout=60)
    modes = {
        path.name: path.stat().st_mode & 0o077
        for path in (tmp_path / "here", *(tmp_path / "here").iterdir())
    }
    first.send_signal(signal.SIGINT)
    first.communicate(timeout=60)

    assert (second.returncode, out) == (2, "")
    assert problem.startswith("Another program works on here/playground.sqlite3")
    assert len(problem.splitlines()) == 1
    assert set(modes) >= {"here", "playground.sqlite3"}
    assert set(modes.values()) == {0}
    assert first.returncode == 0


def test_a_database_without_its_tables_is_one_sentence(tmp_path: Path) -> None:
    """Somebody dropped them, and the number of the schema stayed."""
    url = f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite3'}"

    async def opened() -> None:
        database = Database(url)
        try:
            await database.prepare()
        finally:
            await database.close()

    asyncio.run(opened())
    with contextlib.closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as connection:
        connection.execute("DROP TABLE steps")
        connection.commit()
    with pytest.raises(DatabaseRefused, match=r"lost its tables \(steps\)"):
        asyncio.run(opened())


@pytest.mark.parametrize(
    "name", ["aiosqlite", "discord.gateway", "discord.http", "sqlalchemy.engine"]
)
def test_no_library_writes_down_what_passes_through_it(name: str) -> None:
    """LOG_LEVEL=DEBUG is for us: what these would write holds hands and messages."""
    script = (
        "import logging; from bot.app.logs import begin; begin('DEBUG', 'text');"
        f"print(logging.getLogger({name!r}).isEnabledFor(logging.DEBUG))"
    )
    told = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True
    )

    assert told.stdout == "False\n"


def test_an_interruption_before_it_is_ready_says_nothing(tmp_path: Path) -> None:
    """Ctrl-C as a terminal sends it, to all that was started, once the tables are being opened."""
    running = program(tmp_path, PLAYGROUND_PORT="0", DATA_DIR=".")
    wait_for((tmp_path / "playground.sqlite3").exists, running)
    os.killpg(running.pid, signal.SIGINT)
    out, problem = running.communicate(timeout=60)

    assert (running.returncode, problem) == (0, "")
    assert all(line.startswith("Playground ready") for line in out.splitlines())


def test_an_interruption_of_the_loading_says_nothing(tmp_path: Path) -> None:
    """The libraries take a second or two to load, and that is when one sees that the wrong thing was started."""
    (tmp_path / "discord.py").write_text("raise KeyboardInterrupt\n")
    running = program(tmp_path, PYTHONPATH=f"{tmp_path}{os.pathsep}{ROOT}")
    out, problem = running.communicate(timeout=60)

    assert (running.returncode, out, problem) == (0, "", "")


def logging_in(folder: Path, discord_there: StandIn, **given: str) -> "subprocess.Popen[str]":
    """The program on its way into that Discord."""
    return program(
        folder,
        DISCORD_TOKEN=TOKEN,
        DISCORD_API_BASE=discord_there.address,
        LOG_LEVEL="ERROR",
        **given,
    )


async def test_the_invite_link_is_printed_and_a_polite_end_is_one(
    tmp_path: Path, willing_discord: StandIn
) -> None:
    """Logged in, with as many shards as Discord recommends; a system's wish to stop is followed at once, also meanwhile."""
    running = logging_in(tmp_path, willing_discord)
    shard = await asyncio.wait_for(willing_discord.identified, 60)
    running.terminate()
    out, problem = await asyncio.to_thread(running.communicate, timeout=60)

    assert out == f"Invite Feitoria to a server: {invitation(willing_discord.user_id)}\n"
    assert (running.returncode, problem) == (0, "")
    assert shard == [0, willing_discord.shards]
    assert willing_discord.commands["commands"]


def test_what_was_started_in_the_background_can_be_stopped(tmp_path: Path) -> None:
    """Shells let it ignore Ctrl-C; a system's wish to stop is followed all the same."""
    environ = {name: value for name, value in os.environ.items() if name not in DEFAULTS}
    running = subprocess.Popen(
        ["sh", "-c", f'trap "" INT; exec "{sys.executable}" -m bot'],
        cwd=tmp_path,
        env=environ | {"PYTHONPATH": str(ROOT), "CI": "true", "PLAYGROUND_PORT": "0"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert running.stdout is not None
    running.stdout.readline()
    running.terminate()
    _, problem = running.communicate(timeout=60)

    assert (running.returncode, problem) == (0, "")


def test_a_start_that_waits_for_a_lock_can_be_stopped(tmp_path: Path) -> None:
    """Somebody else works on the file, and for ever; a system's wish to stop is followed, and nothing is complained of."""
    file = tmp_path / "playground.sqlite3"
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("CREATE TABLE kept (a)")
        other.execute("BEGIN EXCLUSIVE")
        running = program(tmp_path, PLAYGROUND_PORT="0", DATA_DIR=".", DRAW_PROCESSES="0")
        wait_for(lambda: file in opened(running.pid), running)
        running.terminate()
        out, problem = running.communicate(timeout=60)

    assert (running.returncode, out, problem) == (0, "", "")


def opened(process: int) -> set[Path]:
    """The files that a process has open."""
    found = set()
    for one in Path(f"/proc/{process}/fd").iterdir():
        with contextlib.suppress(OSError):
            found.add(one.readlink())
    return found


async def test_a_server_for_the_commands_without_the_bot_is_one_sentence(
    tmp_path: Path, willing_discord: StandIn
) -> None:
    """COMMAND_GUILD with a number that is no server of ours."""
    running = logging_in(tmp_path, willing_discord, COMMAND_GUILD="123456789012345678")
    out, problem = await asyncio.to_thread(running.communicate, timeout=60)

    assert (running.returncode, out) == (2, "")
    assert problem.startswith("COMMAND_GUILD must be")
    assert len(problem.splitlines()) == 1


async def test_an_interruption_of_the_login_says_nothing(
    tmp_path: Path, silent_discord: tuple[str, asyncio.Event]
) -> None:
    """While Discord has not answered yet."""
    address, is_asked = silent_discord
    running = program(tmp_path, DISCORD_TOKEN=TOKEN, DISCORD_API_BASE=address, LOG_LEVEL="ERROR")
    await asyncio.wait_for(is_asked.wait(), 60)
    os.killpg(running.pid, signal.SIGINT)
    out, problem = await asyncio.to_thread(running.communicate, timeout=60)

    assert (running.returncode, out, problem) == (0, "", "")


def test_a_backup_is_one_command(tmp_path: Path) -> None:
    """The copy is a database; a second one to the same file is refused in one sentence."""
    with sqlite3.connect(tmp_path / "feitoria.sqlite3") as connection:
        connection.execute("CREATE TABLE kept (a)")
    connection.close()
    first = program(tmp_path, "backup", "copy.sqlite3", DATA_DIR=".")
    second_out = first.communicate(timeout=60)
    assert first.returncode == 0, second_out
    assert (tmp_path / "copy.sqlite3").is_file()

    again = program(tmp_path, "backup", "copy.sqlite3", DATA_DIR=".")
    _, problem = again.communicate(timeout=60)

    assert again.returncode == 2
    assert len(problem.splitlines()) == 1


def test_a_former_name_of_a_setting_is_warned_about(tmp_path: Path) -> None:
    """In the log, and the program goes on."""
    with sqlite3.connect(tmp_path / "feitoria.sqlite3") as connection:
        connection.execute("CREATE TABLE kept (a)")
    connection.close()

    running = program(tmp_path, "backup", "copy.sqlite3", DATA_DIR=".", HOUSE_SECONDS="2")
    out, problem = running.communicate(timeout=60)

    assert running.returncode == 0
    assert "HOUSE_SECONDS is called ROBOT_SECONDS now" in out + problem


def test_the_invitation_asks_for_what_playing_needs() -> None:
    """Both scopes, and no permission that could disturb a server."""
    address = invitation(123456789012345678)

    assert "client_id=123456789012345678" in address
    assert "scope=bot+applications.commands" in address
    assert f"permissions={PERMISSIONS.value}" in address
    disturbing = discord.Permissions(administrator=True, manage_guild=True, mention_everyone=True)
    assert PERMISSIONS.value & disturbing.value == 0


class Deaf:
    """A connection that loses the first cancellation, as `asyncio.wait_for` may."""

    is_closed = False

    async def connect(self) -> None:
        """Stay until the second one."""
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.Event().wait()
        await asyncio.Event().wait()

    async def close(self) -> None:
        """Note that it was asked for."""
        self.is_closed = True


class Complaining(Deaf):
    """A connection that was being made when it was closed: discord.py calls that an error."""

    def __init__(self) -> None:
        self.log = logging.getLogger("discord.shard")

    async def connect(self) -> None:
        """Complain of the end."""
        self.log.error("a shard cannot connect")
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.Event().wait()
        self.log.error("a shard was let go of")


async def test_a_shard_that_was_being_opened_at_the_end_is_no_failure(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """What went wrong before is written down, and so it is after the next start."""
    making: Any = Complaining()
    running = asyncio.create_task(connected(making))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running
    making.log.error("another one")

    assert caplog.messages == ["a shard cannot connect", "another one"]


async def test_a_lost_cancellation_keeps_nobody_waiting() -> None:
    """The connection is closed and told again to end."""
    deaf: Any = Deaf()
    running = asyncio.create_task(connected(deaf))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    running.cancel()

    with pytest.raises(asyncio.CancelledError):
        await running
    assert deaf.is_closed
