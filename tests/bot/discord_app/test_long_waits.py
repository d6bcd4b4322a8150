"""Waits that Discord demands and that are longer than a request may sleep: what can be said otherwise is said at once."""

from random import Random

from tests.bot.discord_app.inside import Limit
from tests.bot.discord_app.players import asked
from tests.bot.discord_app.setups import boards, is_shown, turns, two_players
from tests.bot.discord_app.undo_setup import (
    ROLE,
    ask_to_take_back,
    at_a_table,
    ballot,
    called,
    choose,
    end_of_turn,
)
from tests.bot.discord_app.world import World, button, newest, text_of

WAIT = 600.0
"""Seconds; discord.py sleeps through 30 at most."""


async def test_a_send_waits_as_long_as_discord_says(world: World) -> None:
    """Not shorter, since that would be refused again, and not much longer; nothing is lost or doubled."""
    people = await two_players(world)
    before = len(world.public(world.thread()))
    await world.env.advance_time(3_600)
    limit = Limit(world.bot, "POST", f"/channels/{world.thread().id}/messages", WAIT)

    await turns(world, people, 4, Random(1))
    assert limit.refused == 1
    await world.env.advance_time(WAIT - 10)
    assert limit.refused == 1
    limit.lift()
    await world.env.advance_time(20)

    assert await is_shown(world)
    assert len(world.public(world.thread())) == before + 1


async def test_an_old_request_is_settled_in_a_new_message(world: World) -> None:
    """The board of the move that ended the vote does not wait behind the old message."""
    people = await at_a_table(world)
    await end_of_turn(world, people[0], people[1])
    await ask_to_take_back(world, people[0])
    old = ballot(world)
    await world.env.advance_time(3 * 3_600)
    limit = Limit(world.bot, "PATCH", f"/messages/{old.id}", WAIT)

    await choose(world, people[1], f"{ROLE}.builder")

    assert limit.refused == 1
    assert await is_shown(world)
    said = [one for one in world.public(world.thread()) if "did not agree" in text_of(one)]
    assert [one.id > old.id for one in said] == [True]
    assert called(people[1]) in text_of(said[0])


async def test_an_old_lobby_does_not_hold_the_start_up(world: World) -> None:
    """Its message may stay as it is for a while; the game begins."""
    ana, bruno = world.person("ana"), world.person("bruno")
    await ana.slash(world.channel, "play", game="san-juan")
    lobby = newest(world.public(world.channel))
    await bruno.click(lobby, custom_id=button(lobby, "join"))
    await world.env.advance_time(3 * 3_600)
    limit = Limit(world.bot, "PATCH", f"/messages/{lobby.id}", WAIT)

    lobby = newest(world.public(world.channel))
    await ana.click(lobby, custom_id=button(lobby, "start"))

    assert limit.refused
    assert boards(world)
    assert list(asked(world, [ana, bruno]))
