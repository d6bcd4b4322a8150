"""A table with a name, and the note that somebody keeps there."""

import discord
import pytest

from bot.i18n.markdown import escaped
from bot.i18n.speech import LANGUAGES
from bot.tables.queries import reading
from tests.bot.discord_app.players import start_table
from tests.bot.discord_app.setups import HOUR, last, opened
from tests.bot.discord_app.world import Person, World, button, newest, text_of


async def noted(world: World, person: Person) -> str:
    """What `/note` shows."""
    shown = (await person.slash(world.channel, "note")).response
    assert shown is not None
    return text_of(shown)


@pytest.mark.parametrize("locale", ["en-US", "pt-BR"])
async def test_a_note_is_written_and_read_again(world: World, locale: str) -> None:
    """By its writer, over a restart; nobody else sees it, and no public message changes."""
    words = LANGUAGES.words("pt-BR" if locale == "pt-BR" else "en")
    ana, bruno = world.person("ana", locale), world.person("bruno", locale)
    await start_table(world, [ana, bruno], game="san-juan")
    before = len(world.env.http_requests)

    shown = (await ana.slash(world.channel, "note")).response
    assert shown is not None
    assert words("bot-note-none") in text_of(shown)
    form = await ana.click(shown, custom_id=button(shown, "write-note"))
    assert form.modal is not None
    [label] = form.modal["components"]
    assert label["component"]["style"] == discord.TextStyle.paragraph.value
    kept = await ana.submit_modal(form, {"note": "build the *Library* next\n- sell indigo"})
    assert kept.response is not None
    await world.restart()

    assert "build the \\*Library\\* next\n\\- sell indigo" in await noted(world, ana)
    assert words("bot-note-none") in await noted(world, bruno)
    changed = [one.path for one in world.env.http_requests[before:] if "/channels/" in one.path]
    assert changed == []


async def test_a_named_table_is_found_by_its_name(world: World) -> None:
    """In its lobby, its thread and the list; what could format or link is taken out or escaped."""
    ana, bruno = world.person("ana"), world.person("bruno")
    lobby = await opened(world, ana, seats=2, name="Fri*day* https://x.example")
    assert "Fri\\*day\\* x.example" in text_of(lobby)
    await bruno.click(lobby, custom_id=button(lobby, "join"))
    lobby = newest(world.public(world.channel))
    await ana.click(lobby, custom_id=button(lobby, "start"))

    assert str(world.thread().name).startswith("San Juan · Table 1 · Fri*day* x.example · ")
    shown = (await ana.slash(world.channel, "tables")).response
    assert shown is not None
    assert "Fri\\*day\\* x.example" in text_of(shown)


async def test_a_name_is_no_markup_in_an_answer(world: World) -> None:
    """Whoever plays for the absent reads the name as it is, also where it could format."""
    people = [world.person("*ana*"), world.person("_bruno_")]
    await start_table(world, people, game="san-juan")
    table = await reading.table(world.context, 1)
    absent = next(info for info in table.seats if info.required)
    assert absent.person is not None
    other = next(person for person in people if person.id != absent.person.user_id)
    await world.env.advance_time(73 * HOUR)
    notice = last(world)

    played = await other.click(notice, custom_id=button(notice, "play-for"))

    assert played.response is not None
    assert escaped(absent.person.name) in text_of(played.response)
    assert escaped(absent.person.name) != absent.person.name
