"""Opening tables has bounds, and whoever meets one is told what to do."""

import pytest
from msgspec import structs

from tests.bot.discord_app.players import start_table
from tests.bot.discord_app.world import World, button, newest, text_of


def bounded(world: World, **config: int) -> None:
    """The operator has set these bounds."""
    context = world.context
    context.config = structs.replace(context.config, **config)


@pytest.mark.parametrize(
    ("locale", "own", "here"),
    [
        ("en-US", "Start or close one of them first", "Join it, or open yours in another"),
        ("pt-BR", "comece ou feche uma delas", "Entre nela ou abra a sua em outro"),
    ],
)
async def test_whoever_has_opened_enough_tables_reads_which(
    world: World, locale: str, own: str, here: str
) -> None:
    """In private, with a link to the lobby of each; no message appears in public."""
    ana, bruno = world.person("ana", locale), world.person("bruno", locale)
    bounded(world, person_lobbies=2)
    for _ in range(2):
        await ana.slash(world.channel, "play", game="san-juan")
    lobbies = world.public(world.channel)

    third = await ana.slash(world.channel, "play", game="san-juan")

    assert third.ephemeral
    assert own in text_of(third.response)
    for lobby in lobbies:
        assert f"/{world.guild.id}/{world.channel.id}/{lobby.id})" in text_of(third.response)
    bounded(world, channel_lobbies=1)
    refused = await bruno.slash(world.channel, "play", game="san-juan")
    assert here in text_of(refused.response)
    assert f"/{newest(lobbies).id})" in text_of(refused.response)
    assert len(world.public(world.channel)) == len(lobbies)


@pytest.mark.parametrize(
    ("locale", "soon", "own"),
    [
        ("en-US", "Try again in 10 seconds.", "Start or close it first"),
        ("pt-BR", "Tente de novo em 10 segundos.", "comece a partida ou feche a mesa"),
    ],
)
async def test_rematches_are_openings(world: World, locale: str, soon: str, own: str) -> None:
    """Pressed right after the table was opened, or with as many tables as one may have, it says so."""
    ana = world.person("ana", locale)
    await start_table(world, [ana], game="san-juan", robots=1)
    question = (await ana.slash(world.thread(), "leave")).response
    assert question is not None
    await ana.click(question, custom_id=button(question, "leave-game"))
    final = newest(world.public(world.thread()))
    rematch = button(final, "rematch")
    bounded(world, opening_seconds=10)

    early = await ana.click(final, custom_id=rematch)
    assert soon in text_of(early.response)
    bounded(world, person_lobbies=1, opening_seconds=0)
    await ana.slash(world.channel, "play", game="san-juan")
    crowded = await ana.click(final, custom_id=rematch)

    assert own in text_of(crowded.response)
    assert "/channels/" in text_of(crowded.response)
