"""Being away, as people see it: said by command, read by the others on the board, ended by a press."""

from datetime import UTC, datetime, timedelta

import pytest
from msgspec import structs

from bot.model.tables import Absence
from bot.model.time_control import TimeControl
from bot.tables.queries import reading
from tests.bot.discord_app.players import asked, start_table
from tests.bot.discord_app.setups import HOUR, last
from tests.bot.discord_app.world import World, button, text_of, words_on

WORDS = {
    "en": (
        "You are on vacation until",
        "is on vacation, back",
        "You aren’t on vacation",
        "That is too long",
    ),
    "pt-BR": (
        "Você está de férias até",
        "está de férias, volta",
        "Você não está de férias",
        "É tempo demais",
    ),
}


@pytest.mark.parametrize("locale", WORDS)
async def test_somebody_is_away_and_back(world: World, locale: str) -> None:
    """No reminder comes and no time runs out, across a restart; the others read until when; the days are limited."""
    away, seen, back, refusal = WORDS[locale]
    context = world.context
    context.config = structs.replace(
        context.config, time_control=TimeControl.EVENING, absence=Absence.ROBOT
    )
    people = [world.person("ana", locale), world.person("bruno", locale)]
    await start_table(world, people, game="san-juan")
    first, _ = next(asked(world, people))
    position = await reading.position(world.context, 1)
    [seat] = position.asked
    due_at = position.table.of_seat(seat).due_at
    assert due_at is not None

    said = await first.slash(world.channel, "vacation", days=10)

    assert said.response is not None
    assert away in text_of(said.response)
    assert words_on(said.response) == {"vacation-over"}
    assert seen in text_of(last(world))
    assert f"<@{first.id}>" in text_of(last(world))
    assert (await reading.table(world.context, 1)).of_seat(seat).due_at == due_at + timedelta(
        days=10
    )
    many = await first.slash(world.channel, "vacation", days=31)
    assert refusal in text_of(many.response or many.followups[0])
    await world.restart()
    await world.env.advance_time(2 * HOUR)
    assert not (await reading.table(world.context, 1)).is_left_by(first.id)

    look = await first.slash(world.channel, "vacation")
    assert look.response is not None
    await first.click(look.response, custom_id=button(look.response, "vacation-over"))

    assert back in text_of(look.response)
    assert words_on(look.response) == set()
    assert seen not in text_of(last(world))
    assert (await reading.table(world.context, 1)).of_seat(seat).due_at == due_at + timedelta(
        hours=2
    )
    await world.env.advance_time(HOUR)
    assert (await reading.table(world.context, 1)).is_left_by(first.id)


UNTIL = {
    "en": ("1/3", "January 3", "Give a number of days or", "can’t find that day"),
    "pt-BR": ("03/01", "3 de janeiro", "Diga um número", "Não encontrei esse dia"),
}


@pytest.mark.parametrize("locale", UNTIL)
async def test_somebody_is_away_until_a_day(world: World, locale: str) -> None:
    """Through its last hour as their own clocks show it; at the end the board says so no more, after a restart too."""
    typed, offered, either, nowhen = UNTIL[locale]
    seen = WORDS[locale][1]
    people = [world.person("ana", locale), world.person("bruno", locale)]
    await start_table(world, people, game="san-juan")
    ana = people[0]
    await ana.slash(world.channel, "quiet", zone="Asia/Tokyo")
    found = await ana.autocomplete(world.channel, "vacation", "until", offered)
    assert found[0]["value"] == "2026-01-03"

    both = await ana.slash(world.channel, "vacation", days=2, until=typed)
    assert either in text_of(both.response or both.followups[0])
    wrong = await ana.slash(world.channel, "vacation", until="31/31")
    assert nowhen in text_of(wrong.response or wrong.followups[0])
    said = await ana.slash(world.channel, "vacation", until=typed)

    assert said.response is not None
    until = datetime(2026, 1, 3, 15, tzinfo=UTC)
    assert f"<t:{int(until.timestamp())}:" in text_of(said.response)
    assert seen in text_of(last(world))
    await world.restart()
    await world.env.advance_time((until - world.env.now()).total_seconds() + 60)
    assert seen not in text_of(last(world))
