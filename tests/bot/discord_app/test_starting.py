"""From the lobby to the game: the start and its thread, the terms behind *Fair play*, closing the table instead."""

from hashlib import sha256

import discord
import msgspec

from bot.tables.queries import reading
from games.core.fair import Terms, terms_text
from tests.bot.discord_app.inside import press_together
from tests.bot.discord_app.players import start_table
from tests.bot.discord_app.setups import opened, present
from tests.bot.discord_app.world import World, button, controls, links, text_of, words_on


def details(message: discord.Message) -> list[str]:
    """Ids of the buttons behind which the terms of a game stand: they end in the digest of its file."""
    return [
        one["custom_id"] for one in controls(message) if len(one["custom_id"].split(":")[3]) == 64
    ]


async def test_the_terms_stand_behind_details(world: World) -> None:
    """Before the first board no file and no code is shown; behind the button is the file whose digest the button carries."""
    people = [world.person("ana"), world.person("bruno")]
    await start_table(world, people, game="san-juan")
    first = world.public(world.thread())[0]
    table = await reading.table(world.context, 1)

    [custom_id] = details(first)
    shown = await people[1].click(first, custom_id=custom_id)

    assert first.attachments == []
    assert table.commitment not in text_of(first)
    assert shown.ephemeral
    assert shown.response is not None
    file = await shown.response.attachments[0].read()
    assert sha256(file).hexdigest() == custom_id.rpartition(":")[2]
    for code in (table.commitment, sha256(file).hexdigest(), str(first.id)):
        assert f"`{code}`" in text_of(shown.response)
    paragraphs = text_of(shown.response).split("\n")
    assert ["`" in one for one in paragraphs] == sorted("`" in one for one in paragraphs), (
        "words first"
    )
    terms = msgspec.json.decode(file, type=Terms)
    assert terms_text(terms).encode() == file
    assert [entrant.id for entrant in terms.entrants] == [
        f"player-{number}" for number in range(1, len(people) + 1)
    ]


async def test_details_of_other_terms_say_that_they_came_to_nothing(world: World) -> None:
    """A message of an attempt that was void shows no terms that it did not bind."""
    people = [world.person("ana"), world.person("bruno")]
    await start_table(world, people, game="san-juan")
    first = world.public(world.thread())[0]

    [shown] = await press_together(world.env, [(people[0], first, f"1::fair:{'0' * 64}")])

    assert shown.ephemeral
    assert "start failed" in text_of(shown.response)


async def test_the_host_closes_the_table_and_nobody_else_can(world: World) -> None:
    """Closing is the host's."""
    ana, bruno = world.person("ana"), world.person("bruno")
    await opened(world, ana)
    await bruno.click(present(world), custom_id=button(present(world), "join"))

    close = button(present(world), "close-lobby")
    refused = await bruno.click(present(world), custom_id=close)
    asked = await ana.click(present(world), custom_id=close)

    assert refused.ephemeral
    assert controls(refused.response) == []
    assert "join" in words_on(present(world)), "it was asked first"
    assert asked.response is not None
    await ana.click(asked.response, custom_id=button(asked.response, "close-sure"))
    assert controls(present(world)) == []
    assert "closed" in text_of(asked.response)


async def test_the_start_leads_to_the_thread(world: World) -> None:
    """The answer has a way there, the lobby too, and all are brought in by an edit, which calls nobody."""
    ana, bruno = world.person("ana"), world.person("bruno")
    await opened(world, ana, seats=2)
    await bruno.click(present(world), custom_id=button(present(world), "join"))

    started = await ana.click(present(world), custom_id=button(present(world), "start"))

    way = f"https://discord.com/channels/{world.guild.id}/{world.thread().id}"
    assert started.ephemeral
    assert links(started.response) == [way]
    assert links(present(world)) == [way]
    [first, *_] = world.public(world.thread())
    assert {one.id for one in first.mentions} == {ana.id, bruno.id}
    assert first.flags.suppress_notifications
    sent = world.sent("POST", f"/channels/{world.thread().id}/messages")
    assert [one["allowed_mentions"].get("users", []) for one in sent] == [[]] * len(sent)
    [edited] = world.sent("PATCH", f"/messages/{first.id}")
    assert set(map(int, edited["allowed_mentions"]["users"])) == {ana.id, bruno.id}


async def test_two_who_start_at_once_start_one_game(world: World) -> None:
    """One of the two presses finds the lobby over, kindly."""
    ana, bruno = world.person("ana"), world.person("bruno")
    await opened(world, ana, seats=2)
    await bruno.click(present(world), custom_id=button(present(world), "join"))
    start = button(present(world), "start")

    results = await press_together(
        world.env, [(ana, present(world), start), (bruno, present(world), start)]
    )

    assert all(result.acknowledged for result in results)
    assert sorted(len(links(result.response)) for result in results) == [0, 1]
    assert len(world.channel.threads) == 1
    terms = [m for m in world.public(world.thread()) if details(m)]
    assert len(terms) == 1
