"""`/privacy`: what a person reads, gets and has deleted."""

import gzip
import json

import pytest

from bot.discord_app import layout
from bot.tables.queries import reading
from tests.bot.discord_app.players import start_table
from tests.bot.discord_app.world import World, button, text_of


async def test_a_person_gets_and_deletes_their_data(world: World) -> None:
    """In Portuguese and English, private, after a question."""
    ana, bruno = world.person("ana", "pt-BR"), world.person("bruno")
    await start_table(world, [ana, bruno], game="san-juan")

    shown = (await ana.slash(world.channel, "privacy")).response
    assert shown is not None
    assert shown.flags.ephemeral
    assert "O que eu guardo sobre você" in text_of(shown)
    sent = (await ana.click(shown, custom_id=button(shown, "privacy-export"))).response
    assert sent is not None
    assert sent.flags.ephemeral
    told = json.loads(await sent.attachments[0].read())
    assert told["user_id"] == str(ana.id)
    assert len(told["seats"]) == 1

    asked = (await ana.click(shown, custom_id=button(shown, "privacy-forget"))).response
    assert asked is not None
    assert "Não dá para desfazer" in text_of(asked)
    assert json.loads(await world.bot.tables.privacy.export(ana.id))["seats"]
    await ana.click(asked, custom_id=button(asked, "privacy-forget-sure"))

    assert not json.loads(await world.bot.tables.privacy.export(ana.id))["seats"]
    seats = (await reading.table(world.context, 1)).seats
    assert [info.person.user_id for info in seats if info.person is not None] == [bruno.id]


async def test_what_is_too_large_for_a_message_is_given_out_packed(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever has played for years has a file that Discord would refuse."""
    monkeypatch.setattr(layout, "LARGEST", 10)
    ana = world.person("ana")
    shown = (await ana.slash(world.channel, "privacy")).response
    assert shown is not None

    sent = (await ana.click(shown, custom_id=button(shown, "privacy-export"))).response

    assert sent is not None
    [file] = sent.attachments
    assert file.filename == "feitoria-me.json.gz"
    assert json.loads(gzip.decompress(await file.read()))["user_id"] == str(ana.id)
