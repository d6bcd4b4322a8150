"""The lobby: opening, joining, house players, options, start."""

from tests.bot.discord.world import World, button, newest, text_of, words_on


async def test_a_table_is_opened_joined_and_started(world: World) -> None:
    """From the command to the first board in the table's own thread."""
    ana, bruno = world.person("ana"), world.person("bruno")

    result = await ana.slash(world.channel, "play", game="san-juan", seats=2)

    assert result.ephemeral
    lobby = newest(world.public(world.channel))
    assert f"<@{ana.id}>" in text_of(lobby)
    await bruno.click(lobby, custom_id=button(lobby, "join"))
    lobby = newest(world.public(world.channel))
    assert f"<@{bruno.id}>" in text_of(lobby)
    await bruno.click(lobby, custom_id=button(lobby, "start"))
    board = newest(world.public(world.thread()))
    assert {"move", "log", "undo"} <= words_on(board)
    assert "pick" not in text_of(board)
