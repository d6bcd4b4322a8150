"""The command `feitoria`: serves Discord, or the playground in the browser where there is no token.

Settings are environment variables or lines of `.env` in the current folder.
"""

import argparse
import asyncio
import logging
import os
import sys
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import aiohttp
import discord

from bot import create
from bot.app.logs import begin, unheard
from bot.app.shutdown import Shutdown
from bot.db.backup import backup
from bot.db.file_lock import alone_on, keep_private
from bot.db.restore import restore
from bot.discord_app.install_link import invitation
from bot.model.errors import DatabaseRefused
from bot.runtime.settings import Settings, SettingsError, for_playground, load, outdated
from bot.runtime.worker_processes import settle
from bot.tables.daily.record import problems as daily_problems
from bot.tables.review_process import ProcessReviewWorker
from bot.tables.search_processes import ProcessThinker
from bot.tables.tournaments.record import problems
from games.__main__ import main as play_headless
from games.catalogue import GAMES
from games.core.release import release

if TYPE_CHECKING:
    from bot.discord_app.client import Feitoria


log = logging.getLogger(__name__)

UNACCEPTED = "Discord does not accept DISCORD_TOKEN: copy the token again from the page “Bot” of the developer portal."

NO_SIMCORD = (
    "The playground, which is started where DISCORD_TOKEN is not set, needs SimCord: set a token, install "
    "`feitoria[playground]`, or run `make run` in a checkout."
)

RULES = ("games", "verify")
"""Commands that need nothing but the rules."""


class Complaint(Exception):
    """Why the program ends: one sentence for the operator."""


def main(arguments: Sequence[str]) -> int:
    """Do what the command line says; 0 when all went well, 2 after a sentence about what did not.

    `games` and `verify` have more codes of their own (docs/records.md); `verify-tournament` and `verify-daily` give 1
    for a record that is wrong.
    """
    if arguments and arguments[0] in RULES:
        return _without_discord(*arguments)
    given = _parser().parse_args(arguments)
    if given.command == "verify-tournament":
        return _verified(given.file)
    if given.command == "verify-daily":
        return _verified_day(given.file)
    try:
        settings = load(os.environ, Path(".env"))
        begin(settings.log_level, settings.log_format)
        for sentence in outdated(os.environ, Path(".env")):
            log.warning(sentence)
        keep_private()
        if given.command == "backup":
            print(f"The tables are copied to {backup(settings.database_url, given.file)}.")
        elif given.command == "restore":
            _restore(settings, given.file)
        elif given.command == "doctor":
            return int(not asyncio.run(_doctor(settings, given)))
        else:
            if given.command == "playground":
                settings = replace(settings, discord_token=None)
            stopping = Shutdown()
            stopping.listen()
            asyncio.run(run(settings, stopping))
    except (Complaint, DatabaseRefused, SettingsError) as problem:
        print(problem, file=sys.stderr)
        return 2
    return 0


def _without_discord(command: str, *arguments: str) -> int:
    """Play, record and check games by the rules alone."""
    given = arguments if command == "games" else (command, *arguments)
    return play_headless(given, "feitoria games")


def _parser() -> argparse.ArgumentParser:
    """The command line."""
    parser = argparse.ArgumentParser(prog="feitoria", description=__doc__)
    parser.add_argument("--version", action="version", version=f"Feitoria {release()}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    commands.add_parser("run", help="serve Discord, or the playground without a token (default)")
    commands.add_parser("playground", help="play in the browser against a simulated Discord")
    _add_doctor(commands)
    commands.add_parser("backup", help="copy the SQLite database while the bot runs").add_argument(
        "file", type=Path
    )
    commands.add_parser("restore", help="replace the SQLite database with a backup").add_argument(
        "file", type=Path
    )
    commands.add_parser("games", help="list, play and record games without Discord")
    commands.add_parser("verify", help="check the record of a game by playing it again")
    commands.add_parser(
        "verify-tournament", help="check a tournament's record by drawing its rounds again"
    ).add_argument("file", type=Path)
    commands.add_parser(
        "verify-daily", help="check the record of a daily challenge by playing it again"
    ).add_argument("file", type=Path)
    return parser


def _verified(file: Path) -> int:
    """Say whether a tournament's rounds are those that its promised seed draws; 1 if they are not, 2 for another file."""
    try:
        found = problems(file.read_bytes())
    except (OSError, ValueError, LookupError) as problem:
        print(f"{file} is not the record of a tournament: {problem}", file=sys.stderr)
        return 2
    print("\n".join(found) or "Every round is the one that the promised seed draws.")
    return int(bool(found))


def _verified_day(file: Path) -> int:
    """Say whether a day's dice are the promised ones, and the points those of the moves; 1 if not, 2 for another file."""
    try:
        found = daily_problems(file.read_bytes(), {game.id: game for game in GAMES})
    except (OSError, ValueError, LookupError) as problem:
        print(f"{file} is not the record of a daily challenge: {problem}", file=sys.stderr)
        return 2
    print("\n".join(found) or "The dice are the promised ones, and the points are right.")
    return int(bool(found))


def _restore(settings: Settings, copy: Path) -> None:
    """Put the copy in the database's place, and say where the old one is."""
    kept = restore(settings.database_url, copy, discord.utils.utcnow())
    print(f"The tables are those of {copy}.")
    if kept is not None:
        print(f"What was there before is kept in {kept}.")


def _add_doctor(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """The command line of the doctor."""
    doctor = commands.add_parser("doctor", help="try everything a game needs on a real server")
    doctor.add_argument("channel", type=int, help="id of a text channel there")
    doctor.add_argument("--person", type=int, help="ID of a person who accepts direct messages")
    doctor.add_argument(
        "--press-seconds", type=float, default=60.0, help="seconds to wait for each press"
    )
    doctor.add_argument(
        "--minutes", type=float, default=0.0, help="wait that long, then edit an old message"
    )
    doctor.add_argument("--out", type=Path, metavar="FILE", help="write the findings as JSON")


async def _doctor(settings: Settings, given: argparse.Namespace) -> bool:
    """Examine; whether nothing failed."""
    from bot.doctor.examine import Doctor, NoPatient, Visit, visited

    if settings.discord_token is None:
        raise Complaint("The doctor goes to the real Discord: set DISCORD_TOKEN.")
    asked = {name: value for name, value in vars(given).items() if name != "command"}
    try:
        with _telling():
            return await visited(
                settings.discord_token, Doctor(api_base=settings.discord_api_base), Visit(**asked)
            )
    except NoPatient as reason:
        raise Complaint(str(reason)) from None


async def run(settings: Settings, stopping: Shutdown) -> None:
    """Serve Discord, or the playground, until told to stop."""
    if settings.discord_token is None:
        settings = for_playground(settings)
    with alone_on(settings.database_url):
        if settings.discord_token is None:
            await _playground(settings)
            return
        client = create(settings)
        client.rehearse()
        settle()
        async with _watched(client, settings):
            await _discord(client, settings.discord_token, stopping)


@asynccontextmanager
async def _watched(client: "Feitoria", settings: Settings) -> AsyncIterator[None]:
    """With health and figures over HTTP where the settings want them."""
    if settings.metrics_port is None:
        yield
        return
    from bot.app.health import watched

    async with AsyncExitStack() as stack:
        try:
            await stack.enter_async_context(
                watched(client, settings.metrics_host, settings.metrics_port)
            )
        except OSError as problem:
            raise Complaint(
                f"METRICS_PORT {settings.metrics_port} cannot be used: {problem}."
            ) from None
        yield


async def _playground(settings: Settings) -> None:
    # SimCord tries itself out on a client without intents and logs in with a token of no meaning: no news for anybody.
    logging.getLogger("discord.state").setLevel(logging.ERROR)
    logging.getLogger("discord.client").setLevel(logging.WARNING)
    try:
        from bot.playground import LongReviews, LongThoughts, serve
    except ModuleNotFoundError as missing:
        if missing.name != "simcord":
            raise
        raise Complaint(NO_SIMCORD) from None
    thinker = LongThoughts(ProcessThinker(settings.robot_seconds))
    client = create(settings, thinker, LongReviews(ProcessReviewWorker()))
    settle()
    async with _watched(client, settings):
        try:
            await serve(client, settings)
        finally:
            await client.close()


async def _discord(client: discord.Client, token: str, stopping: Shutdown) -> None:
    """Log in, say where the bot can be invited from, and stay connected."""
    async with client:
        with _telling():
            await client.login(token)
            print(
                f"Invite Feitoria to a server: {invitation(client.application_id or 0)}", flush=True
            )
            stopping.started()
            await connected(client)


@contextmanager
def _telling() -> Iterator[None]:
    """Says in a sentence why Discord lets nobody in. Raises `Complaint`."""
    try:
        yield
    except discord.LoginFailure:
        raise Complaint(UNACCEPTED) from None
    except aiohttp.ClientConnectionError as problem:
        raise Complaint(f"Discord cannot be reached: {problem}.") from None
    except (discord.GatewayNotFound, discord.HTTPException) as problem:
        raise Complaint(f"Discord does not let the bot start: {problem}.") from None


async def connected(client: discord.Client) -> None:
    """Stay connected until somebody stops the program.

    In a task of its own: discord.py opens shards under `asyncio.wait_for`, which in Python 3.11 loses a cancellation that
    comes together with what it waits for.
    """
    staying = asyncio.create_task(client.connect())
    try:
        await asyncio.wait({staying})
    finally:
        with unheard("discord.shard"):  # a shard that was being opened is let go of: no failure
            if not staying.done():
                await client.close()
            while not staying.done():
                staying.cancel()
                await asyncio.wait({staying}, timeout=1.0)
        if not staying.cancelled():
            staying.exception()
    await staying
