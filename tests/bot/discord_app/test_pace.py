"""The pace of a table as people see it: chosen in the lobby, read on board and direct message, felt when time is up."""

import pytest

from bot.model.time_control import TimeControl
from bot.tables.queries import reading
from tests.bot.discord_app.setups import last
from tests.bot.discord_app.world import World, button, newest, text_of

MINUTE = 60

WORDS = {
    "en": ("Lunch break", "Start with 5 min", "Time runs out", "your turn, time runs out"),
    "pt-BR": ("Hora do almoço", "Começa com 5 min", "O tempo acaba", "sua vez, o tempo acaba"),
}


@pytest.mark.parametrize("locale", WORDS)
async def test_a_lunch_break(world: World, locale: str) -> None:
    """From the menu to a robot that plays on: who plays slowly is told until when, in every place, across a restart."""
    name, figures, deadline, due = WORDS[locale]
    ana, bruno = world.person("ana", locale), world.person("bruno", locale)
    await ana.slash(world.channel, "play", game="san-juan", seats=2)
    lobby = newest(world.public(world.channel))
    panel = await ana.click(lobby, custom_id=button(lobby, "options"))
    assert panel.response is not None
    await ana.click(panel.response, custom_id=button(panel.response, "pace"))
    await ana.select(panel.response, ["lunch"], custom_id=button(panel.response, "tempo"))
    await ana.select(panel.response, ["house"], custom_id=button(panel.response, "absence"))
    assert (await reading.table(world.context, 1)).time_control is TimeControl.LUNCH
    await ana.click(panel.response, custom_id=button(panel.response, "all-options"))
    assert name in text_of(panel.response)
    lobby = newest(world.public(world.channel))
    assert name in text_of(lobby)
    assert figures in text_of(lobby)
    read = await bruno.click(lobby, custom_id=button(lobby, "options"))
    assert read.response is not None
    assert name in text_of(read.response)

    await bruno.click(lobby, custom_id=button(lobby, "join"))
    await world.restart()
    lobby = newest(world.public(world.channel))
    await ana.click(lobby, custom_id=button(lobby, "start"))
    position = await reading.position(world.context, 1)
    [seat] = position.asked
    info = position.table.of_seat(seat)
    assert info.due_at is not None
    assert info.person is not None
    stamp = f"<t:{int(info.due_at.timestamp())}:R>"
    first = next(person for person in (ana, bruno) if person.id == info.person.user_id)
    assert f"{deadline} {stamp}" in text_of(last(world))
    assert f"{deadline} {stamp}" in text_of(newest(world.dm(first)))
    tables = await first.slash(world.channel, "tables")
    assert tables.response is not None
    assert f"{due} {stamp}" in text_of(tables.response)

    await world.restart()
    await world.env.advance_time(6 * MINUTE)

    table = await reading.table(world.context, 1)
    assert table.is_left_by(first.id)
