"""Looking on: whoever does not play sees the public board, follows the table, and gets its result once, without a sound."""

import contextlib
from typing import Any

import pytest

from tests.bot.discord_app.giving_up import give_up
from tests.bot.discord_app.inside import press_together
from tests.bot.discord_app.players import start_table
from tests.bot.discord_app.setups import LEASE, offered_by
from tests.bot.discord_app.world import (
    Killed,
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
        "follow": "You follow this table",
        "stopped": "You no longer follow this table",
        "no": "That table does not exist",
        "plays": "You already play at this table",
        "end": "ended early",
    },
    "pt-BR": {
        "follow": "Você acompanha esta mesa",
        "stopped": "Você não acompanha mais esta mesa",
        "no": "Essa mesa não existe",
        "plays": "Você já joga nesta mesa",
        "end": "antes do fim",
    },
}

BOTH = pytest.mark.parametrize("locale", list(SAID))


async def begun(world: World, locale: str) -> tuple[Person, Person, Person]:
    """A running table of two, and somebody who looks on."""
    world.server_speaks(locale)
    ana, bruno, carla = (world.person(name, locale) for name in ("ana", "bruno", "carla"))
    await start_table(world, [ana, bruno], game="san-juan")
    return ana, bruno, carla


async def board(world: World, person: Person) -> Any:
    """What `/board` shows the person."""
    shown = (await person.slash(world.thread(), "board")).response
    assert shown is not None
    return shown


@BOTH
async def test_a_follower_gets_the_result_once(world: World, locale: str) -> None:
    """Below the board without a seat only; told in one direct message, after a restart too, and those who play get none."""
    said = SAID[locale]
    ana, bruno, carla = await begun(world, locale)
    assert not {"follow", "unfollow"} & words_on(await board(world, ana))
    shown = await board(world, carla)

    followed = await carla.click(shown, custom_id=button(shown, "follow"))

    assert followed.ephemeral
    assert said["follow"] in text_of(followed.response)
    assert world.dm(carla) == []
    assert "unfollow" in words_on(await board(world, carla))
    await world.restart()
    await give_up(world, [ana, bruno])
    [result] = world.dm(carla)
    assert said["end"] in text_of(result)
    assert result.flags.silent
    assert words_on(result) == set()
    assert len(links(result)) == 1
    await world.restart()
    assert len(world.dm(carla)) == 1
    assert not [one for one in world.dm(ana) if text_of(one) == text_of(result)]
    assert not {"follow", "unfollow"} & words_on(await board(world, carla))


@BOTH
async def test_who_stops_following_hears_nothing(world: World, locale: str) -> None:
    """By the button below the answer; whoever comes to play there is no follower any more."""
    said = SAID[locale]
    ana, bruno, carla = await begun(world, locale)
    davi = world.person("davi", locale)
    for person in (carla, davi):
        shown = await board(world, person)
        await person.click(shown, custom_id=button(shown, "follow"))
    again = await board(world, carla)
    stopped = await carla.click(again, custom_id=button(again, "unfollow"))
    assert said["stopped"] in text_of(stopped.response)
    offer = await offered_by(world, ana)
    await davi.click(offer, custom_id=button(offer, "take-seat"))

    await give_up(world, [davi, bruno])

    assert world.dm(carla) == []
    assert len(world.dm(davi)) == 1, "the panel tells whoever plays"


@BOTH
async def test_forged_presses_of_followers(world: World, locale: str) -> None:
    """Tables of another server, tables that are not there, and one's own: a sentence each, nothing is stored."""
    said = SAID[locale]
    ana, _, carla = await begun(world, locale)
    shown = newest(world.public(world.thread()))
    other = world.env.create_guild("Outra", shard_id=0)
    place = other.create_text_channel("geral")
    eva = other.add_member(world.env.create_user("eva", global_name="Eva"))
    await eva.slash(place, "play", game="san-juan", seats=2)
    message = newest(world.public(place))

    await press_together(
        world.env,
        [
            (ana, shown, "1::follow:"),
            (carla, shown, "99::follow:"),
            (carla, shown, "²::follow:"),
            (eva, message, "1::follow:"),
            (eva, message, "1::take-seat:0"),
        ],
    )

    assert await world.bot.tables.followers.followers(1) == ()
    assert any(said["plays"] in text_of(one) for one in world.thread().history(viewer=ana))
    assert any(said["no"] in text_of(one) for one in world.thread().history(viewer=carla))
    assert world.faults() == ()


@pytest.mark.parametrize("place", ["change.committed", "sent.begun", "outbox.shown"])
async def test_a_kill_at_the_end_of_a_game_that_is_followed(world: World, place: str) -> None:
    """The follower gets the result, and gets it once."""
    ana, bruno, carla = await begun(world, "en-US")
    shown = await board(world, carla)
    await carla.click(shown, custom_id=button(shown, "follow"))
    question = (await ana.slash(world.thread(), "leave")).response
    assert question is not None
    await ana.click(question, custom_id=button(question, "abandon"))
    notice = newest(world.public(world.thread()))
    world.failpoint.name = place
    with contextlib.suppress(AssertionError):
        await bruno.click(notice, custom_id="1::vote-end:yes")
    assert world.failpoint.struck
    await world.restart()
    world.forgive(Killed)
    await world.env.advance_time(LEASE)

    sent = world.sent("POST", f"/channels/{carla.user.dm_channel.id}/messages")
    assert len({body["nonce"] for body in sent}) == 1, "sent again it is one message"
    assert SAID["en-US"]["end"] in text_of(newest(world.dm(carla)))
