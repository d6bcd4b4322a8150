"""Every control there is, forged: any verb with any table, question, argument and choice, by anybody, on any message.

The verbs are those of the router, so that a new one is under this law by itself.
"""

import logging
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import discord
import pytest
import simcord
from sqlalchemy import Table, select

from bot.db.schema import HANDED, SEATS, STEPS, TABLES
from bot.discord_app.features.catalogue import ROUTES
from bot.discord_app.features.table_list import OPENED
from bot.discord_app.route import ReplyMode, Route
from tests.bot.discord_app.giving_up import give_up
from tests.bot.discord_app.inside import Forged, forge_together
from tests.bot.discord_app.players import panel_of, start_table
from tests.bot.discord_app.world import SELECT, Person, World, newest, text_of

STORED = (TABLES, SEATS, STEPS, HANDED)
"""What nobody changes who does not play."""

NONE = "That table does not exist."

DRAWN = 8
"""Presses of each verb by each person."""

AT_ONCE = 16
"""Presses that are on their way together."""

FOR_ANYBODY = {"join"}
"""Verbs with which somebody from outside takes part."""

NUMBERS = ("", "0", "1", "2", "7", "-1", "²", "1.5", "9" * 18, "9" * 19, "9" * 25)

ARGUMENTS = (*NUMBERS, "yes", "no", "x", ":", "x:y", "0:0", "1:2:3", "pt-BR", "a" * 80, "\u2029")

CHOICES = ((), ("",), ("0",), ("-1",), ("²",), ("9" * 25,), ("x" * 100,), ("0",) * 25, ("pt-BR",))

TYPED = ("", "0", "-1", "9" * 25, "²", "x" * 4_000, "\u202e\x00", "{$x}", "@everyone")


def forgeries(verb: str, chance: Random) -> Iterator[tuple[Mapping[str, Any], int]]:
    """Data of presses and forms with that verb, and what they are."""
    for _ in range(DRAWN):
        table = chance.choice(("1", "1", "1", "2", "2", "3", "4", *NUMBERS))
        ask = chance.choice(("", "", "1", "2", "3", *NUMBERS))
        custom_id = f"{table}:{ask}:{verb}:{chance.choice(ARGUMENTS)}"[:100]
        kind = chance.choice(("button", "menu", "form"))
        if kind == "form":
            field = {"type": 4, "custom_id": chance.choice(("text", "0", "x"))}
            field["value"] = chance.choice(TYPED)
            fields = chance.choice(([], [{"type": 18, "component": field}]))
            yield {"custom_id": custom_id, "components": fields}, 5
        elif kind == "menu":
            values = list(chance.choice(CHOICES))
            yield {"custom_id": custom_id, "component_type": SELECT, "values": values}, 3
        else:
            yield {"custom_id": custom_id, "component_type": 2}, 3


async def contents(world: World, tables: tuple[Table, ...]) -> list[Any]:
    """All that these tables of the database hold."""
    async with world.context.database.read() as connection:
        return [(await connection.execute(select(table))).all() for table in tables]


async def four_tables(world: World, people: list[Person]) -> list[discord.Message]:
    """One that is played, one in its lobby, one that is over, one that stands still; a public message of each."""
    await start_table(world, people, game="san-juan")
    shown = [newest(world.public(world.thread()))]
    await people[0].slash(world.channel, "play", game="san-juan", seats=3)
    shown.append(newest(world.public(world.channel)))
    await start_table(world, people, game="san-juan")
    shown.append(await give_up(world, people))
    await start_table(world, people, game="san-juan")
    shown.append(newest(world.public(world.thread())))
    await world.bot.tables.pauses.pause(4)
    await world.env.settle()
    return shown


def told_by(result: simcord.InteractionResult) -> list[Any]:
    """The answers to a press that are still there."""
    return [one for one in (result.response, *result.followups) if one is not None]


def expect_one_answer(
    route: Route, result: simcord.InteractionResult, about: str, *, is_renewed: bool
) -> None:
    """Acknowledged, and told something once, unless the screen that was pressed or the table shows it.

    `is_renewed`: another answer of its kind is there, which may have taken this one away.
    """
    assert result.acknowledged, about
    told = told_by(result)
    assert len(told) <= 2, about
    if route.mode is ReplyMode.ANEW:
        assert told or is_renewed, about
    for one in told:
        assert text_of(one).strip() or one.attachments, about


def table_of(forged: Forged) -> str:
    """The table that it names."""
    return str(forged.data["custom_id"]).partition(":")[0]


@pytest.mark.parametrize("part", range(4))
async def test_no_forged_press_by_a_stranger_does_anything(
    world: World, caplog: pytest.LogCaptureFixture, part: int
) -> None:
    """Each is answered; nothing of the four tables changes; nothing is a fault."""
    people = [world.person("ana"), world.person("bruno")]
    eva = world.person("eva", "pt-BR")
    shown = await four_tables(world, people)
    before = await contents(world, STORED)
    chance = Random(f"stranger {part}")

    with caplog.at_level(logging.WARNING):
        for verb in sorted(ROUTES.keys() - FOR_ANYBODY)[part::4]:
            forged = [
                Forged(eva, chance.choice(shown), data, kind)
                for data, kind in forgeries(verb, chance)
            ]
            results = await forge_together(world.env, forged)
            standing = {
                table_of(one)
                for one, result in zip(forged, results, strict=True)
                if told_by(result)
            }
            for one, result in zip(forged, results, strict=True):
                is_renewed = bool(ROUTES[verb].renews) and table_of(one) in standing
                expect_one_answer(ROUTES[verb], result, repr(one.data), is_renewed=is_renewed)
            assert await contents(world, STORED) == before, verb

    assert world.faults() == ()
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


@pytest.mark.parametrize("part", range(4))
async def test_no_forged_press_by_a_player_is_a_fault(
    world: World, caplog: pytest.LogCaptureFixture, part: int
) -> None:
    """In public and on their own panel: every one is acknowledged, whatever it may do."""
    people = [world.person("ana"), world.person("bruno", "pt-BR")]
    shown = await four_tables(world, people)
    chance = Random(f"player {part}")

    with caplog.at_level(logging.WARNING):
        for verb in sorted(ROUTES)[part::4]:
            forged = []
            for data, kind in forgeries(verb, chance):
                person = chance.choice(people)
                panel = panel_of(world, person)
                is_private = panel is not None and chance.random() < 0.5
                where = panel if panel is not None and is_private else chance.choice(shown)
                forged.append(Forged(person.user if is_private else person, where, data, kind))
            for one, result in zip(forged, await forge_together(world.env, forged), strict=True):
                assert result.acknowledged, repr(one.data)

    assert world.faults() == ()
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


async def test_a_hidden_table_is_none_for_whoever_cannot_see_it(world: World) -> None:
    """A game and a lobby in a channel that is not shown to everybody: no verb shows anything of them, or lets anybody in."""
    assert world.bot.user is not None
    hidden, shown = (discord.PermissionOverwrite(view_channel=to_be) for to_be in (False, True))
    member = world.guild.create_role("Member", permissions=discord.Permissions(view_channel=True))
    open_place, world.channel = (
        world.channel,
        world.guild.create_text_channel(
            "members",
            overwrites={world.guild.default_role: hidden, member: shown, world.bot.user: shown},
        ),
    )
    people = [world.person(name, roles=[member]) for name in ("ana", "bruno")]
    await start_table(world, people, game="san-juan")
    await people[0].slash(world.channel, "play", game="san-juan")
    eva = world.person("eva")
    await eva.slash(open_place, "play", game="san-juan")
    own = newest(world.public(open_place))
    before = await contents(world, STORED)
    verbs = sorted(verb for verb, route in ROUTES.items() if not route.everywhere)
    words = [f"{table}::{verb}:{what}" for table in (1, 2) for verb in verbs for what in ("", "1")]
    words += [f"::open-one:{about}.{table}" for about in OPENED for table in (1, 2)]

    for start in range(0, len(words), AT_ONCE):
        some = words[start : start + AT_ONCE]
        forged = [Forged(eva, own, {"custom_id": word, "component_type": 2}) for word in some]
        for word, result in zip(some, await forge_together(world.env, forged), strict=True):
            told = [one for one in (result.response, *result.followups) if one is not None]
            assert [text_of(one) for one in told if one.id != own.id] == [NONE], word
    assert await contents(world, STORED) == before
    assert world.faults() == ()
