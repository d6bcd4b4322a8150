"""What tests of the bot on Discord set up and read alike."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import discord

from bot.runtime.settings import DEFAULTS
from bot.tables.queries import reading
from tests.bot.discord_app.players import (
    asked,
    press_something,
    start_table,
)
from tests.bot.discord_app.world import (
    Person,
    World,
    button,
    newest,
    parts,
    text_of,
    words_on,
)

HOUR = 3_600


async def waiting(world: World) -> tuple[Person, Person]:
    """A started table: who is waited for, and the other."""
    people = [world.person("ana"), world.person("bruno")]
    await start_table(world, people, game="san-juan")
    first, _ = next(asked(world, people))
    return first, next(person for person in people if person is not first)


def last(world: World) -> discord.Message:
    """The newest message of the thread."""
    return newest(world.public(world.thread()))


LEASE = 700
"""Seconds after which what a dead process had taken up is taken up by another."""


async def opened(world: World, host: Person, **options: object) -> discord.Message:
    """A fresh lobby."""
    await host.slash(world.channel, "play", game="san-juan", **options)
    return newest(world.public(world.channel))


def present(world: World) -> discord.Message:
    """The lobby as it stands now."""
    return newest(world.public(world.channel))


def gathering(world: World) -> discord.Message:
    """The lobby as it stands now, above what has been said below it."""
    return world.public(world.channel)[0]


async def two_players(world: World) -> list[Person]:
    """A started table."""
    people = [world.person("ana"), world.person("bruno")]
    await start_table(world, people, game="san-juan")
    return people


async def turns(world: World, people: list[Person], steps: int, chance: Random) -> None:
    """Presses on whatever is asked until so many steps are made: some hands take more than one press a step."""
    goal = (await reading.table(world.context, 1)).step + steps
    for _ in range(20 * steps):
        if (await reading.table(world.context, 1)).step >= goal:
            return
        person, panel = next(asked(world, people))
        await press_something(person.user, panel, chance)
    raise AssertionError("the game does not go on")


def boards(world: World) -> list[discord.Message]:
    """Messages of the thread that have the board's controls."""
    return [message for message in world.public(world.thread()) if "move" in words_on(message)]


async def is_shown(world: World) -> bool:
    """Whether the newest board names whoever must act, and the newest panels are theirs."""
    position = await reading.position(world.context, 1)
    infos = [position.table.of_seat(seat) for seat in position.asked]
    text = text_of(boards(world)[-1])
    return all(info.person and f"<@{info.person.user_id}>" in text for info in infos)


async def offered_by(world: World, person: Person) -> discord.Message:
    """The person offers the seat: what stands in the channel then."""
    shown = (await person.slash(world.thread(), "leave")).response
    assert shown is not None
    await person.click(shown, custom_id=button(shown, "offer-seat"))
    return newest(world.public(world.channel))


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
        start_new_session=True,
    )


GALLERY = 12


def pictures_on(message: discord.Message) -> list[str]:
    """Addresses of the pictures that the message shows."""
    return [
        item["media"]["url"]
        for part in parts(message)
        if part["type"] == GALLERY
        for item in part["items"]
    ]


def manager(world: World, name: str, locale: str) -> Person:
    """Somebody who may manage the server, and nothing else."""
    role = world.guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
    return world.person(name, locale, [role])


SENT_AS = {"begin": "from", "end": "to"}
"""What the command calls its hours."""


async def said(world: World, person: Person, **given: object) -> str:
    """What the person reads after the command."""
    named = {SENT_AS.get(name, name): value for name, value in given.items()}
    done = await person.slash(world.channel, "quiet", **named)
    answer = done.response or done.followups[0]
    assert answer.flags.ephemeral
    return text_of(answer)


def this_hour(world: World) -> int:
    """What the clocks of world time show."""
    return world.env.now().hour
