"""`/manage`: what a manager of the server sees and does, in both languages, and what others are told."""

import pytest

from bot.model.tables import Phase
from bot.tables.queries import reading
from tests.bot.discord_app.players import start_table
from tests.bot.discord_app.setups import manager
from tests.bot.discord_app.world import World, button, controls, text_of


@pytest.mark.parametrize(
    ("locale", "title", "none_left"),
    [
        ("en-US", "Tables on this server", "There are no tables here."),
        ("pt-BR", "Mesas deste servidor", "Não há mesas aqui."),
    ],
)
async def test_a_manager_ends_a_table(
    world: World, locale: str, title: str, none_left: str
) -> None:
    """Chosen in a menu, asked once more, gone from the list after a restart; the people read of it in their thread."""
    ana, bruno = world.person("ana"), world.person("bruno", "pt-BR")
    boss = manager(world, "boss", locale)
    await start_table(world, [ana, bruno], game="san-juan")

    shown = (await boss.slash(world.channel, "manage")).response
    assert shown is not None
    assert shown.flags.ephemeral
    assert title in text_of(shown)
    menu = button(shown, "manage-end")
    asked = (await boss.select(shown, ["1"], custom_id=menu)).response
    assert asked is not None
    assert (await reading.table(world.context, 1)).phase is Phase.PLAYING
    await world.restart()
    ended = await boss.click(asked, custom_id=button(asked, "manage-end-sure"))

    assert (await reading.table(world.context, 1)).phase is Phase.ABANDONED
    assert ended.response is not None
    assert none_left in text_of(ended.response)
    told = [text_of(one) for one in world.public(world.thread())]
    assert any("Boss, a server manager, ended the game." in text for text in told), told


async def test_others_manage_nothing(world: World) -> None:
    """Where a server lets everybody see the command, whoever may not manage it is told so and sees no table."""
    ana, bruno = world.person("ana", "pt-BR"), world.person("bruno")
    await start_table(world, [ana, bruno], game="san-juan")

    command = next(one for one in await world.bot.tree.fetch_commands() if one.name == "manage")
    world.guild.set_command_permissions(command, {ana: True})

    shown = (await ana.slash(world.channel, "manage")).response

    assert shown is not None
    assert "Só quem gerencia o servidor" in text_of(shown)
    assert controls(shown) == []
