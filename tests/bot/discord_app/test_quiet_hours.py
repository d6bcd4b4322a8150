"""Quiet hours, as people see them: said by command, no sound in the night, one call in the morning."""

import pytest
from msgspec import structs

from bot.model.time_control import TimeControl
from bot.tables.queries import reading
from tests.bot.discord_app.inside import pinged
from tests.bot.discord_app.players import asked, start_table
from tests.bot.discord_app.setups import HOUR, last, said, this_hour
from tests.bot.discord_app.world import World, button, text_of, words_on

WORDS = {
    "en-US": (
        "Quiet from",
        "You have no quiet hours",
        "one to 10 hours",
        "don’t know that time zone",
    ),
    "pt-BR": ("Silêncio das", "Você não tem horas", "uma a 10 horas", "não conheço esse fuso"),
}


@pytest.mark.parametrize("locale", WORDS)
async def test_nobody_is_called_in_the_night(world: World, locale: str) -> None:
    """The question comes without a sound; after a restart the morning calls, once, and the time shown is the true one."""
    told, none, too_long, nowhere = WORDS[locale]
    context = world.context
    context.config = structs.replace(context.config, time_control=TimeControl.DAY)
    people = [world.person("ana", locale), world.person("bruno", locale)]
    begin = this_hour(world)
    end = (begin + 8) % 24
    assert none in await said(world, people[0])
    assert too_long in await said(world, people[0], zone="UTC", begin=begin, end=begin)
    assert nowhere.casefold() in (await said(world, people[0], zone="Atlantis")).casefold()
    for person in people:
        answer = await said(world, person, zone="utc", begin=begin, end=end)
        assert told in answer
        assert f"{begin}:00" in answer

    await start_table(world, people, game="san-juan")

    first, _ = next(asked(world, people))
    [panel] = world.dm(first)
    assert panel.flags.silent
    began = world.env.now()
    position = await reading.position(world.context, 1)
    due_at = position.table.of_seat(position.asked[0]).due_at
    assert due_at is not None
    # A day of waking hours takes this night's and the next one's eight.
    assert 24 * HOUR + 15 * HOUR < (due_at - began).total_seconds() <= 24 * HOUR + 16 * HOUR
    assert f"<t:{int(due_at.timestamp())}:" in text_of(last(world))
    await world.restart()
    await world.env.advance_time(4 * HOUR)
    assert [one.id for one in world.dm(first)] == [panel.id]

    await world.env.advance_time(5 * HOUR)
    [call] = world.dm(first)
    assert call.id != panel.id
    assert not call.flags.silent
    await world.env.advance_time(HOUR)
    assert [one.id for one in world.dm(first)] == [call.id]


async def test_names_make_no_sound_in_the_night(world: World) -> None:
    """Whoever is called by name is only named, and called in the morning."""
    people = [world.person("ana"), world.person("bruno")]
    begin = this_hour(world)
    for person in people:
        await person.slash(world.channel, "notifications", how="mention")
        await said(world, person, zone="UTC", begin=begin, end=(begin + 8) % 24)
    await start_table(world, people, game="san-juan")
    position = await reading.position(world.context, 1)
    called = position.table.of_seat(position.asked[0]).person
    assert called is not None
    assert not any(pinged(world.env, one) for one in world.public(world.thread()))

    await world.env.advance_time(9 * HOUR)

    assert pinged(world.env, last(world)) == {called.user_id}


@pytest.mark.parametrize("locale", WORDS)
async def test_the_hours_are_ended_by_a_press(world: World, locale: str) -> None:
    """The zone is remembered: two hours are enough then; zones are found by their cities, likely ones first."""
    told, none, *_ = WORDS[locale]
    ana = world.person("ana", locale)
    offered = await ana.autocomplete(world.channel, "quiet", "zone", "")
    expected = "America/Sao_Paulo" if locale == "pt-BR" else "America/New_York"
    assert offered[0]["value"] == expected
    [found] = [
        one["value"] for one in await ana.autocomplete(world.channel, "quiet", "zone", "são p")
    ]
    assert found == "America/Sao_Paulo"
    shown = (await ana.slash(world.channel, "quiet", zone=found)).response
    assert shown is not None
    assert f"{told} 22:00" in text_of(shown)
    assert "São Paulo" in text_of(shown)
    assert words_on(shown) == {"quiet-off"}
    await world.restart()

    await ana.click(shown, custom_id=button(shown, "quiet-off"))

    assert none in text_of(shown)
    assert "1:00" in await said(world, ana, begin=1)
