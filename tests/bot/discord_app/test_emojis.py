"""The application's emojis: drawn once, uploaded once, replaced when their picture changes, done without where they fail."""

from pathlib import Path
from random import Random

import pytest

from bot.discord_app.emojis import Emojis
from bot.discord_app.retry import FIRST
from tests.bot.discord_app import inside
from tests.bot.discord_app.players import play_on, start_table
from tests.bot.discord_app.world import World, button, newest, settings_in

BASE = "crown"
"""An emoji that there is, by its base name."""


@pytest.fixture
def emojis() -> list[str]:
    """None: this is the first start."""
    return []


async def names(world: World) -> set[str]:
    """What Discord holds."""
    return {emoji.name for emoji in await world.bot.fetch_application_emojis()}


async def fresh(world: World, *, may_change: bool) -> Emojis:
    """What a process that starts now knows once it has looked."""
    emojis = Emojis()
    await emojis.sync(world.bot, world.bot.drawing, may_change=may_change)
    return emojis


async def test_what_is_there_is_not_uploaded_again(world: World) -> None:
    """A second start knows every emoji and sends none."""
    before = len(world.sent("POST", "/emojis"))

    again = await fresh(world, may_change=True)

    assert before > 0
    assert len(world.sent("POST", "/emojis")) == before
    known = again.of(BASE)
    assert known is not None
    assert known == world.bot.app_emojis.of(BASE)


async def test_an_older_drawing_is_removed_and_nothing_else(world: World) -> None:
    """Ours with another hash goes; what somebody else put there stays, whatever it is called."""
    current = await names(world)
    for name in (f"{BASE}_000000", "party_000000", "partyhat", BASE):
        await world.bot.create_application_emoji(name=name, image=b"\x89PNG\r\n\x1a\n")

    await fresh(world, may_change=True)

    assert await names(world) == current | {"party_000000", "partyhat", BASE}


async def test_a_further_process_changes_nothing(world: World) -> None:
    """It knows what is there, and does without what is not."""
    shown = world.bot.app_emojis.of(BASE)
    assert shown is not None
    [there] = [one for one in await world.bot.fetch_application_emojis() if one.id == shown.id]
    await there.delete()
    await world.bot.create_application_emoji(name=f"{BASE}_000000", image=b"\x89PNG\r\n\x1a\n")
    before, sent = await names(world), len(world.sent("POST", "/emojis"))

    second = await fresh(world, may_change=False)

    assert await names(world) == before
    assert len(world.sent("POST", "/emojis")) == sent
    assert second.of(BASE) is None
    assert second.text(BASE) == ""
    assert second.of("vp") is not None


async def test_uploads_that_fail_leave_menus_without_pictures(world: World) -> None:
    """Tables are played all the same, and the next start sends what is missing."""
    for emoji in await world.bot.fetch_application_emojis():
        await emoji.delete()
    world.env.inject_error("POST", "/applications/*/emojis", status=403, code=30008, times=None)
    await world.restart()
    assert world.bot.app_emojis.of(BASE) is None
    await start_table(world, [world.person("ana"), world.person("bruno")], game="san-juan")
    assert newest(world.public(world.thread())).attachments

    inside.mend(world.env)
    await world.restart()

    assert world.bot.app_emojis.of(BASE) is not None


async def test_one_upload_that_fails_keeps_no_other_back_and_is_tried_again(world: World) -> None:
    """All but one are there at once, that one a minute later, by itself."""
    for emoji in await world.bot.fetch_application_emojis():
        await emoji.delete()
    world.env.inject_error("POST", "/applications/*/emojis", status=400, code=50035, times=1)

    await world.restart()
    there = [await names(world)]
    for seconds in (FIRST - 1, 1):
        await world.env.advance_time(seconds)
        there.append(await names(world))

    assert there[0] == there[1] < there[2]
    assert len(there[2] - there[0]) == 1


async def test_commands_that_cannot_be_told_are_told_later(world: World) -> None:
    """A start that Discord refuses them at goes on with those of before; they are told again, less and less often."""
    world.env.inject_error("PUT", "/applications/*/commands", status=400, code=50035, times=None)
    before = told(world)

    await world.restart()
    tries = [told(world) - before]
    for minutes in (1, 1, 1, 4):
        await world.env.advance_time(60 * minutes)
        tries.append(told(world) - before)
    ana = world.person("ana")
    await start_table(world, [ana, world.person("bruno")], game="san-juan")
    inside.mend(world.env)
    await world.env.advance_time(3_600)
    await world.env.advance_time(3_600)

    assert tries == [1, 2, 2, 3, 4]
    assert told(world) - before == 5
    assert newest(world.public(world.thread())).attachments


def told(world: World) -> int:
    """How often the commands were told."""
    return sum(
        request.method == "PUT" and request.path.endswith("/commands")
        for request in world.env.http_requests
    )


async def test_while_one_develops_only_one_server_gets_the_commands(
    tmp_path: Path, world: World
) -> None:
    """COMMAND_GUILD: there at once, and nowhere else."""
    world.settings = settings_in(tmp_path, COMMAND_GUILD=str(world.guild.id))
    before = len(world.env.http_requests)

    await world.restart()

    synced = [
        request.path
        for request in world.env.http_requests[before:]
        if request.method == "PUT" and request.path.endswith("/commands")
    ]
    assert [path.split("/")[3:] for path in synced] == [["guilds", str(world.guild.id), "commands"]]


@pytest.mark.parametrize("gone", [False, True])
async def test_a_game_is_played_without_emojis_that_discord_refuses(
    world: World, *, gone: bool
) -> None:
    """Whether they were deleted meanwhile, or are refused though they are there: the same message is sent without them."""
    people = [world.person("ana"), world.person("bruno")]
    await start_table(world, people, game="san-juan")
    if gone:
        for emoji in await world.bot.fetch_application_emojis():
            await emoji.delete()
    else:
        world.beyond.refuses_emojis = True

    board = newest(world.public(world.thread()))
    own = [await person.click(board, custom_id=button(board, "move")) for person in people]
    assert all(one.response is not None and one.response.attachments for one in own)
    assert await play_on(world, people, Random(1), 12) == 12

    assert set(world.beyond.refused) == {50035}
    assert world.bot.app_emojis.of(BASE) is not None
