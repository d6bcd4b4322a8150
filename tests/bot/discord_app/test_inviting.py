"""`/invite` and `/waitlist`: people are called to a table that gathers, answer, and are called no more."""

import discord
import pytest
import simcord

from bot.tables.lobby import lobbies
from bot.tables.queries import reading
from tests.bot.discord_app.inside import pinged
from tests.bot.discord_app.setups import opened, present
from tests.bot.discord_app.world import Person, World, button, links, newest, text_of, words_on

SAID = {
    "en-US": {
        "call": "invites you to play San Juan",
        "open": "Invited",
        "no": "Can’t come",
        "nobody": "nobody left to invite",
        "wished": "To hear about the next one",
        "stop": "Leave the waitlist for San Juan",
        "none": "You aren’t on a waitlist",
        "spared": "I can’t invite these people right now",
        "one spared": "I can’t invite",
        "not here": "Nobody on this server can invite you",
        "nowhere": "on any server",
    },
    "pt-BR": {
        "call": "convida você para jogar San Juan",
        "open": "Convite enviado",
        "no": "Não pode vir",
        "nobody": "Não há quem convidar",
        "wished": "Para saber da próxima",
        "stop": "Sair da espera por San Juan",
        "none": "Você não está em nenhuma lista de espera",
        "spared": "não dá para convidar essas pessoas",
        "one spared": "No momento não dá para convidar",
        "not here": "Ninguém mais pode convidar você neste servidor",
        "nowhere": "em nenhum servidor",
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
    assert words_on(call) == {"join", "decline", "uninvite"}
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
    assert (await reading.table(world.context, 1)).of_user(bruno.id) is not None
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


@BOTH
async def test_a_guest_wants_no_more_invitations(world: World, locale: str) -> None:
    """One press at the invitation; the inviter reads no reason; `/notifications` shows the choice, goes further, and back."""
    said = SAID[locale]
    ana, bruno, carla = (world.person(name, locale) for name in ("ana", "bruno", "carla"))
    await opened(world, ana)
    await invite(world, ana, bruno)
    call = newest(world.public(world.channel))

    left = await bruno.click(call, custom_id=button(call, "uninvite"))
    assert left.ephemeral
    assert said["not here"] in text_of(left.response)
    await lobbies.close(world.context, 1, ana.id)
    await opened(world, ana)
    messages = len(world.public(world.channel))
    assert said["spared"] in await invite(world, ana, bruno)
    assert len(world.public(world.channel)) == messages
    both = await ana.slash(world.channel, "invite", person=carla, second=bruno)
    assert f"<@{carla.id}>" in text_of(both.response)
    assert said["one spared"] in text_of(both.response)

    shown = (await bruno.slash(world.channel, "notifications")).response
    assert shown is not None
    assert said["not here"] in text_of(shown)
    further = await bruno.select(shown, custom_id=button(shown, "invitable"), values=["nowhere"])
    assert said["nowhere"] in text_of(further.response or shown)
    again = await bruno.click(call, custom_id=button(call, "uninvite"))
    assert said["nowhere"] in text_of(again.response), "what was wanted of all servers holds"
    shown = (await bruno.slash(world.channel, "notifications")).response
    assert shown is not None
    await bruno.select(shown, custom_id=button(shown, "invitable"), values=["anywhere"])
    assert f"<@{bruno.id}>" in await invite(world, ana, bruno)


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


def hidden_place(world: World) -> simcord.RoleHandle:
    """From now on tables gather in a channel that only people with this role see."""
    assert world.bot.user is not None
    hidden, shown = (discord.PermissionOverwrite(view_channel=to_be) for to_be in (False, True))
    member = world.guild.create_role("Member", permissions=discord.Permissions(view_channel=True))
    world.channel = world.guild.create_text_channel(
        "members",
        overwrites={world.guild.default_role: hidden, member: shown, world.bot.user: shown},
    )
    return member


async def test_who_waits_learns_nothing_of_tables_that_they_cannot_see(world: World) -> None:
    """Neither is such a table shown to them, nor does it name them or use up their place on the waitlist."""
    shown = world.channel
    eva = world.person("eva")
    await eva.slash(shown, "waitlist", game="san-juan")
    member = hidden_place(world)
    ana, bruno = (world.person(name, roles=[member]) for name in ("ana", "bruno"))
    await bruno.slash(world.channel, "waitlist", game="san-juan")
    await opened(world, ana)

    call = newest(world.public(world.channel))
    assert pinged(world.env, call) == {bruno.id}
    assert f"<@{eva.id}>" not in "".join(map(text_of, world.public(world.channel)))
    there = [
        len(links((await one.slash(place, "waitlist", game="san-juan")).response))
        for one, place in ((eva, shown), (bruno, world.channel))
    ]
    assert there == [0, 1]

    world.channel = shown
    await opened(world, world.person("carla"))
    assert pinged(world.env, newest(world.public(shown))) == {eva.id, bruno.id}


async def test_inviting_to_a_hidden_table_does_not_tell_that_there_is_one(world: World) -> None:
    """Whoever guesses its number hears what they hear of a number that no table has."""
    shown = world.channel
    eva, bruno = world.person("eva"), world.person("bruno")
    member = hidden_place(world)
    await opened(world, world.person("ana", roles=[member]))

    told = [
        text_of((await eva.slash(shown, "invite", person=bruno, table=number)).response)
        for number in (1, 99)
    ]

    assert told == ["That table does not exist."] * 2
