"""`bot.create`: a client that any harness can run, with nothing of this project's own around it."""

from pathlib import Path

import simcord

from bot import create
from bot.runtime.settings import load
from tests.bot.discord_app.world import button, text_of


async def test_any_harness_runs_it_with_default_settings(tmp_path: Path) -> None:
    """SimCord with its own patience: the number of shards and the emojis' pictures are the client's business."""
    async with simcord.run(create(load({"DATA_DIR": str(tmp_path)}))) as env:
        guild = env.create_guild("Mesa")
        channel = guild.create_text_channel("general")
        ana = guild.add_member(env.create_user("ana"))
        bruno = guild.add_member(env.create_user("bruno"))

        await ana.slash(channel, "play", game="san-juan")
        lobby = channel.history()[-1]
        await bruno.click(lobby, custom_id=button(lobby, "join"))

        assert f"<@{bruno.id}>" in text_of(channel.history()[-1])
        await env.bot.close()


async def test_a_client_that_never_ran_can_be_closed(tmp_path: Path) -> None:
    """Before a start, and again: an ending after a failure hides what failed by no error of its own."""
    client = create(load({"DATA_DIR": str(tmp_path)}))

    await client.close()
    await client.close()

    assert client.is_closed()


async def test_a_client_that_was_only_set_up_can_be_closed(tmp_path: Path) -> None:
    """As `async with` does it when the login fails."""
    client = create(load({"DATA_DIR": str(tmp_path)}))

    async with client:
        pass

    assert client.is_closed()
