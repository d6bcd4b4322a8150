"""A full lobby calls its host: once, in the way that the host has chosen, with the button that begins the game."""

import pytest

from tests.bot.discord_app.inside import pinged
from tests.bot.discord_app.setups import opened, present
from tests.bot.discord_app.world import Person, World, button, links, newest, text_of, words_on


async def gathered(world: World) -> tuple[Person, Person]:
    """A lobby for two that its host has filled by nobody; the host and the one who is to come."""
    ana, bruno = world.person("ana", "pt-BR"), world.person("bruno")
    await opened(world, ana, seats=2)
    return ana, bruno


async def join(world: World, person: Person) -> None:
    """Take a place."""
    lobby = world.public(world.channel)[0]
    await person.click(lobby, custom_id=button(lobby, "join"))


async def test_a_full_lobby_rings_its_host_once(world: World) -> None:
    """By direct message in the host's language; not again when somebody has left and come back. The start takes it away."""
    ana, bruno = await gathered(world)

    await join(world, bruno)

    [call] = world.dm(ana)
    assert "Todos os lugares" in text_of(call)
    assert not call.flags.suppress_notifications
    assert links(call) == [present(world).jump_url]
    assert world.dm(bruno) == []
    await bruno.click(present(world), custom_id=button(present(world), "leave-lobby"))
    await join(world, bruno)
    assert [one.id for one in world.dm(ana)] == [call.id]

    await ana.user.click(call, custom_id=button(call, "start"))

    assert len(world.channel.threads) == 1
    assert call.id not in {one.id for one in world.dm(ana)}


async def test_a_host_who_fills_the_table_is_not_rung(world: World) -> None:
    """Whoever adds the last robot is there."""
    ana, _ = await gathered(world)

    await ana.select(present(world), ["normal"], custom_id=button(present(world), "add-house"))

    assert world.dm(ana) == []
    assert len(world.public(world.channel)) == 1


@pytest.mark.parametrize("how", ["mention", "none", "closed"])
async def test_the_host_is_rung_as_the_host_wants(world: World, how: str) -> None:
    """By name in the channel, also where direct messages are closed; whoever wants no calls gets none."""
    ana, bruno = await gathered(world)
    if how == "closed":
        world.beyond.is_quarantined = True
    else:
        await ana.slash(world.channel, "notifications", how=how)

    await join(world, bruno)

    public = world.public(world.channel)
    assert world.dm(ana) == []
    if how == "none":
        assert len(public) == 1
        return
    call = newest(public)
    assert words_on(call) == {"start"}
    assert pinged(world.env, call) == {ana.id}
    assert "All places" in text_of(call) or "Todos os lugares" in text_of(call)
