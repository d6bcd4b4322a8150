"""A player who has left the server, or Discord: nobody waits for them longer than the table's times say."""

from random import Random

import pytest

from bot.tables.queries import reading
from tests.bot.discord_app.players import asked, play_on, start_table
from tests.bot.discord_app.setups import HOUR, last
from tests.bot.discord_app.world import Person, World, button, text_of, words_on


async def abandoned_by(world: World, code: int) -> tuple[Person, Person]:
    """A table whose next player leaves the server, and takes no message of ours any more; and the other one."""
    people = [world.person("ana"), world.person("bruno")]
    await start_table(world, people, game="san-juan")
    gone, _ = next(asked(world, people))
    world.guild.remove_member(gone)
    await world.env.settle()
    path, status = f"/channels/{gone.user.dm_channel.id}/messages*", 404 if code == 10013 else 403
    world.env.inject_error("*", path, status=status, code=code, times=None)
    return gone, next(person for person in people if person is not gone)


@pytest.mark.parametrize("code", [10013, 50278])
async def test_a_robot_takes_the_seat_of_somebody_who_has_gone(world: World, code: int) -> None:
    """Reminded once in public, then the time is up; the other gives the seat to a robot and plays on."""
    gone, other = await abandoned_by(world, code)
    before = len(world.public(world.thread()))

    await world.env.advance_time(25 * HOUR)
    assert len(world.public(world.thread())) == before + 1
    assert f"<@{gone.id}>" in text_of(last(world))
    await world.env.advance_time(48 * HOUR)
    notice = last(world)
    assert words_on(notice) == {"play-for", "to-house", "hand-on"}
    await other.click(notice, custom_id=button(notice, "to-house"))

    assert (await reading.table(world.context, 1)).of_user(gone.id) is None
    assert any(gone.name.title() in text_of(one) for one in world.public(world.thread())[-3:])
    assert await play_on(world, [other], Random(1), 6) == 6


async def test_the_others_may_play_for_somebody_who_has_gone(world: World) -> None:
    """The harmless answer, as for anybody absent; the game goes on."""
    gone, other = await abandoned_by(world, 50278)
    await world.env.advance_time(73 * HOUR)
    notice = last(world)
    step = (await reading.table(world.context, 1)).step

    played = await other.click(notice, custom_id=button(notice, "play-for"))

    assert (await reading.table(world.context, 1)).step > step
    assert played.response is not None
    assert gone.name.title() in text_of(played.response)


async def test_somebody_who_joins_the_server_again_takes_the_seat_back(world: World) -> None:
    """The seat is kept for the person, not for the membership."""
    people = [world.person("ana"), world.person("bruno")]
    await start_table(world, people, game="san-juan")
    gone, _ = next(asked(world, people))
    other = next(person for person in people if person is not gone)
    world.guild.remove_member(gone)
    await world.env.advance_time(73 * HOUR)
    notice = last(world)
    await other.click(notice, custom_id=button(notice, "to-house"))

    back = world.guild.add_member(gone.user)
    await world.env.settle()
    offered = await back.slash(world.thread(), "move")
    assert offered.response is not None
    await back.click(offered.response, custom_id=button(offered.response, "come-back"))

    assert (await reading.table(world.context, 1)).of_user(gone.id) is not None
    assert await play_on(world, [back, other], Random(1), 4) == 4
