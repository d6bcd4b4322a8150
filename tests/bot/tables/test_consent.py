"""Agreeing to a lobby's settings: nobody plays under settings that changed after they joined, unless they agree."""

from collections.abc import Awaitable, Callable

import pytest

from bot.model.lobby import Lobby
from bot.model.tables import Absence, Phase
from bot.model.time_control import TimeControl
from bot.tables.cooldown import AT_ONCE, Cooldown
from bot.tables.lobby import lobbies, opening
from bot.tables.publishing import About
from tests.bot.tables.setups import refused
from tests.bot.tables.world import ANA, BRUNO, CLARA, DAVI, World

CHANGES: dict[str, Callable[[World, int], Awaitable[Lobby]]] = {
    "option": lambda world, table: lobbies.set_option(
        world.context, table, ANA.user_id, "length", "long"
    ),
    "time control": lambda world, table: lobbies.set_time_control(
        world.context, table, ANA.user_id, TimeControl.NONE
    ),
    "out of time": lambda world, table: lobbies.set_absence(
        world.context, table, ANA.user_id, Absence.ROBOT
    ),
    "rated": lambda world, table: lobbies.set_rated(world.context, table, ANA.user_id, rated=False),
    "who decides": lambda world, table: lobbies.set_deciders(
        world.context, table, ANA.user_id, everybody=True
    ),
}


async def unrated(world: World, table: int, *, rated: bool = False) -> Lobby:
    """The host changes a setting."""
    return await lobbies.set_rated(world.context, table, ANA.user_id, rated=rated)


async def agree(world: World, table: int, user_id: int) -> Lobby:
    """The person agrees to the settings as they stand."""
    code = (await lobbies.read(world.context, table)).settings.code
    return await lobbies.agree(world.context, table, user_id, code)


def missing(lobby: Lobby) -> list[int]:
    """Ids of those who have still to agree."""
    return [one.person.user_id for one in lobby.pending]


@pytest.mark.parametrize("change", CHANGES)
async def test_no_setting_changes_behind_a_sleeping_player(world: World, change: str) -> None:
    """The host cannot start in the second of the change, but once everybody has agreed."""
    table = await world.lobby(ANA, BRUNO, CLARA)

    lobby = await CHANGES[change](world, table)

    assert missing(lobby) == [BRUNO.user_id, CLARA.user_id]
    start = lobbies.start_game(world.context, table, ANA.user_id)
    assert await refused(start) == "tables-not-agreed"
    await agree(world, table, BRUNO.user_id)
    start = lobbies.start_game(world.context, table, ANA.user_id)
    assert await refused(start) == "tables-not-agreed"
    assert missing(await agree(world, table, CLARA.user_id)) == []
    started = await lobbies.start_game(world.context, table, ANA.user_id)
    assert started.phase is Phase.STARTING


async def test_language_and_robots_need_no_consent(world: World) -> None:
    """Robots agree to everything; what does not matter to the game asks nobody."""
    table = await world.lobby(ANA, BRUNO)

    await lobbies.set_public_language(world.context, table, ANA.user_id, "pt-BR")
    lobby = await lobbies.add_robots(world.context, table, ANA.user_id)

    assert missing(lobby) == []
    assert missing(await unrated(world, table)) == [BRUNO.user_id]


async def test_changing_back_asks_nobody(world: World) -> None:
    """People who joined under the other settings are asked instead."""
    table = await world.lobby(ANA, BRUNO)
    await unrated(world, table)
    await lobbies.join(world.context, table, CLARA)

    lobby = await unrated(world, table, rated=True)

    assert missing(lobby) == [CLARA.user_id]
    assert missing(await unrated(world, table)) == [BRUNO.user_id]


async def test_people_agree_to_what_they_were_shown(world: World) -> None:
    """A press on an older message is refused, to agree and to join; only people at the table agree, and once."""
    table = await world.lobby(ANA, BRUNO)
    old = (await lobbies.read(world.context, table)).settings.code
    shown = (await unrated(world, table)).settings.code
    await lobbies.set_absence(world.context, table, ANA.user_id, Absence.ROBOT)

    for code in (old, shown):
        late = lobbies.agree(world.context, table, BRUNO.user_id, code)
        assert await refused(late) == "tables-settings-changed"
    joining = lobbies.join(world.context, table, CLARA, code=shown)
    assert await refused(joining) == "tables-settings-changed"
    assert await refused(agree(world, table, DAVI.user_id)) == "tables-not-at-table"
    assert await refused(agree(world, table, ANA.user_id)) == "tables-agreed-already"
    await agree(world, table, BRUNO.user_id)
    assert await refused(agree(world, table, BRUNO.user_id)) == "tables-agreed-already"


async def test_nobody_holds_a_table_up(world: World) -> None:
    """The host removes people who do not agree, and only those; they may come back, and people may leave."""
    table = await world.lobby(ANA, BRUNO, CLARA, DAVI)
    await unrated(world, table)
    await agree(world, table, BRUNO.user_id)

    async def remove(user_id: int, other: int) -> Lobby:
        return await lobbies.remove_pending(world.context, table, user_id, other)

    assert await refused(remove(BRUNO.user_id, CLARA.user_id)) == "tables-host-only"
    assert await refused(remove(ANA.user_id, BRUNO.user_id)) == "tables-not-pending"
    lobby = await remove(ANA.user_id, CLARA.user_id)
    assert missing(lobby) == [DAVI.user_id]
    assert missing(await lobbies.leave(world.context, table, DAVI.user_id)) == []
    assert missing(await lobbies.join(world.context, table, CLARA)) == []
    assert (await lobbies.start_game(world.context, table, ANA.user_id)).phase is Phase.STARTING


async def test_whoever_has_not_agreed_does_not_by_changing_something_else(world: World) -> None:
    """Where everybody decides, a change from an older screen is no consent; the host may owe it, too."""
    table = await world.lobby(ANA, BRUNO)
    await lobbies.set_deciders(world.context, table, ANA.user_id, everybody=True)
    await agree(world, table, BRUNO.user_id)
    await unrated(world, table)

    lobby = await lobbies.set_absence(world.context, table, BRUNO.user_id, Absence.ROBOT)

    assert missing(lobby) == [ANA.user_id, BRUNO.user_id]
    own = lobbies.remove_pending(world.context, table, ANA.user_id, ANA.user_id)
    assert await refused(own) == "tables-not-pending"


async def test_a_lobby_names_whoever_has_changed_the_settings(world: World) -> None:
    """To each person who has not agreed since, without that person's own changes and those of people who have left."""
    table = await world.lobby(ANA, BRUNO, CLARA)

    def told(lobby: Lobby) -> list[tuple[str, list[str]]]:
        return [(one.person.name, [by.name for by in one.changed_by]) for one in lobby.pending]

    lobby = await lobbies.set_deciders(world.context, table, ANA.user_id, everybody=True)
    assert told(lobby) == [("Bruno", ["Ana"]), ("Clara", ["Ana"])]
    await agree(world, table, CLARA.user_id)
    lobby = await lobbies.set_absence(world.context, table, BRUNO.user_id, Absence.ROBOT)
    assert told(lobby) == [("Ana", ["Bruno"]), ("Bruno", ["Ana"]), ("Clara", ["Bruno"])]

    await lobbies.leave(world.context, table, BRUNO.user_id)
    lobby = await lobbies.join(world.context, table, DAVI)
    assert told(lobby) == [("Ana", []), ("Clara", [])]


async def test_a_rematch_is_joined_under_the_settings_of_before(world: World) -> None:
    """Whoever joins from the old table has seen none of the changes, and is asked about them."""
    table = await world.lobby(ANA, BRUNO)
    await lobbies.start_game(world.context, table, ANA.user_id)
    await world.to_the_end(table)
    again = (await opening.rematch(world.context, table, ANA)).id
    before = (await lobbies.read(world.context, table)).settings
    await unrated(world, again)

    lobby = await lobbies.join(world.context, again, BRUNO, seen=before)

    assert missing(lobby) == [BRUNO.user_id]
    start = lobbies.start_game(world.context, again, ANA.user_id)
    assert await refused(start) == "tables-not-agreed"


async def test_a_burst_of_changes_calls_people_once(world: World) -> None:
    """Until they agree; to and fro without end rings no more often than anything else."""
    world.context.cooldown = Cooldown(lambda: world.clock, AT_ONCE)
    table = await world.lobby(ANA, BRUNO)
    await unrated(world, table)
    await lobbies.set_absence(world.context, table, ANA.user_id, Absence.ROBOT)
    await world.settle()
    assert calls(world) == 1
    await agree(world, table, BRUNO.user_id)

    for _ in range(3 * AT_ONCE):
        await unrated(world, table, rated=True)
        await unrated(world, table)
        await world.settle()

    assert 1 < calls(world) <= AT_ONCE


def calls(world: World) -> int:
    """How many messages have called people because settings have changed."""
    nonces = {row.nonce for row in world.channel.rows if row.about is About.CHANGED}
    return len(nonces)
