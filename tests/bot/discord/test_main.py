"""The program: what the operator reads when something is missing, and where the bot is invited from."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest
from aiohttp import web

from bot.invitation import PERMISSIONS, invitation
from bot.settings import DEFAULTS

ROOT = Path(__file__).parents[3]
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GaBcDe.abcdefghijklmnopqrstuvwxyz0123456789AB"


def program(folder: Path, *arguments: str, **given: str) -> "subprocess.Popen[str]":
    """`python -m bot` in a folder without `.env`, with these settings and no other."""
    environ = {name: value for name, value in os.environ.items() if name not in DEFAULTS}
    environ |= {"PYTHONPATH": str(ROOT), "CI": "true", **given}
    return subprocess.Popen(
        [sys.executable, "-m", "bot", *arguments],
        cwd=folder,
        env=environ,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@pytest.fixture
async def unwilling_discord() -> AsyncIterator[str]:
    """A Discord that accepts no token."""
    app = web.Application()
    app.router.add_route("*", "/{path:.*}", _unauthorized)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    port = runner.addresses[0][1]
    yield f"http://127.0.0.1:{port}/api"
    await runner.cleanup()


async def _unauthorized(_: web.Request) -> web.Response:
    return web.json_response({"message": "401: Unauthorized", "code": 0}, status=401)


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


def test_the_invitation_asks_for_what_playing_needs() -> None:
    """Both scopes, and no permission that could disturb a server."""
    address = invitation(123456789012345678)

    assert "client_id=123456789012345678" in address
    assert "scope=bot+applications.commands" in address
    assert f"permissions={PERMISSIONS.value}" in address
    disturbing = discord.Permissions(administrator=True, manage_guild=True, mention_everyone=True)
    assert PERMISSIONS.value & disturbing.value == 0
