"""`/invite` and `/waitlist`: people are called to a table that gathers, answer, and are called no more."""

import pytest

from tests.bot.discord_side.inside import pinged
from tests.bot.discord_side.test_lobby import opened, present
from tests.bot.discord_side.world import (
    Person,
    World,
    button,
    links,
    newest,
    text_of,
    words_on,
)

SAID = {
    "en-US": {
        "call": "invites you to San Juan",
        "open": "Invited",
        "no": "Cannot come",
        "nobody": "nobody left to call",
        "wished": "You had asked to be told",
        "stop": "No longer San Juan",
        "none": "You wait for no table",
    },
    "pt-BR": {
        "call": "convida você para San Juan",
        "open": "Convite enviado",
        "no": "Não pode vir",
        "nobody": "Não falta chamar ninguém",
        "wished": "Você pediu para saber",
        "stop": "San Juan não mais",
        "none": "Você não espera por nenhuma mesa",
    },
}
BOTH = pytest.mark.parametrize("locale", list(SAID))


async def invite(world: World, host: Person, guest: Person) -> str:
    """What the host reads."""
    result = await host.slash(world.channel, "invite", person=guest)
    assert result.response is not None
    return text_of(result.response)


@BOTH
async def test_a_guest_is_called_and_comes_or_not(world: World, locale: str) -> None:
    """Once, with both answers below; the lobby names who has not come yet; after a restart the buttons still answer."""
    said = SAID[locale]
    ana, bruno, carla = (world.person(name, locale) for name in ("ana", "bruno", "carla"))
    await opened(world, ana)

    assert f"<@{bruno.id}>" in await invite(world, ana, bruno)
    call = newest(world.public(world.channel))
    lobby = world.public(world.channel)[0]
    assert said["call"] in text_of(call)
    assert pinged(world.env, call) == {bruno.id}
    assert words_on(call) == {"join", "decline"}
    assert f"{said['open']}: <@{bruno.id}>" in text_of(lobby)
    assert said["nobody"] in await invite(world, ana, bruno)

    await world.restart()
    other = await carla.click(call, custom_id=button(call, "decline"))
    assert other.ephemeral
    assert said["no"] not in text_of(world.public(world.channel)[0])
    await bruno.click(call, custom_id=button(call, "decline"))
    assert f"{said['no']}: <@{bruno.id}>" in text_of(world.public(world.channel)[0])
    await bruno.click(call, custom_id=button(call, "join"))

    lobby = world.public(world.channel)[0]
    assert said["no"] not in text_of(lobby)
    assert (await world.bot.tables.table(1)).of_user(bruno.id) is not None
    assert len(world.public(world.channel)) == 2, "nobody is called twice"


@BOTH
async def test_who_waits_is_told_of_a_table(world: World, locale: str) -> None:
    """Once, by name; the list shows what one waits for, and ends it."""
    said = SAID[locale]
    ana, bruno = world.person("ana", locale), world.person("bruno", locale)

    result = await bruno.slash(world.channel, "waitlist", game="san-juan")
    shown = result.response
    assert "San Juan" in text_of(shown)
    await world.restart()
    await opened(world, ana)
    lobby, call = world.public(world.channel)
    assert said["wished"] in text_of(call)
    assert pinged(world.env, call) == {bruno.id}
    assert f"{said['open']}: <@{bruno.id}>" in text_of(lobby)

    again = await bruno.slash(world.channel, "waitlist", game="san-juan")
    assert again.response is not None
    assert len(links(again.response)) == 1, "a table is there already"
    left = await bruno.click(again.response, custom_id=button(again.response, "unwish"))
    assert said["none"] in text_of(left.response)
    await opened(world, ana)
    assert len(world.public(world.channel)) == 3


async def test_who_wants_no_calls_is_named_only(world: World) -> None:
    """`/notifications` holds for invitations, too."""
    ana, bruno = world.person("ana"), world.person("bruno")
    await bruno.slash(world.channel, "notifications", how="none")
    await opened(world, ana)

    await invite(world, ana, bruno)

    call = newest(world.public(world.channel))
    assert f"<@{bruno.id}>" in text_of(call)
    assert pinged(world.env, call) == set()


async def test_only_a_table_that_gathers_here_is_meant(world: World) -> None:
    """Elsewhere, and without a seat, a sentence; nothing is sent."""
    ana, bruno = world.person("ana"), world.person("bruno")

    assert "/play" in await invite(world, ana, bruno)
    await opened(world, ana)
    assert "/play" in await invite(world, bruno, ana)

    assert [one.id for one in world.public(world.channel)] == [present(world).id]
