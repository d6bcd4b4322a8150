"""Commands that people have installed for themselves, where the bot is no member: in a stranger's server and in a group."""

from collections.abc import Callable
from typing import Any

import pytest

from bot.tables.queries import reading
from tests.bot.discord_app.elsewhere import FOREIGN, PLACES, Payload, go
from tests.bot.discord_app.players import answers, asked, start_table
from tests.bot.discord_app.world import Person, World, controls, text_of


async def answered(person: Person, command: str, **options: Any) -> Any:
    """The answer to a command, which nobody else sees."""
    result = await person.user.slash(command, **options)
    assert result.acknowledged
    assert result.ephemeral
    assert result.response is not None
    return result.response


@PLACES
async def test_a_move_is_made_where_the_bot_is_not(
    world: World, place: Callable[[Payload], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The question, the hand and the answer: everything in private messages, and the table goes on in its own server."""
    people = [world.person("ana"), world.person("bruno", "pt-BR")]
    await start_table(world, people, game="san-juan")
    person, _ = next(asked(world, people))
    before = (await reading.table(world.context, 1)).step
    world.env.http_requests.clear()

    with monkeypatch.context() as patch:
        go(patch, place)
        question = await answered(person, "move")
        await person.user.click(question, custom_id=answers(question)[0]["custom_id"])

    assert (await reading.table(world.context, 1)).step > before
    strange = (str(FOREIGN), str(FOREIGN + 1), str(FOREIGN + 3))
    assert not [one for one in world.env.http_requests if any(id_ in one.path for id_ in strange)]


@PLACES
async def test_every_personal_command_answers_there(
    world: World, place: Callable[[Payload], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With what it shows at home, in the person's own language."""
    people = [world.person("ana", "pt-BR"), world.person("bruno")]
    await start_table(world, people, game="san-juan")
    home = {
        command: text_of(await answered(people[0], command))
        for command in ("tables", "hand", "digest", "note", "hint")
    }
    go(monkeypatch, place)

    there = {command: text_of(await answered(people[0], command)) for command in home}
    rules = await answered(people[0], "rules", game="san-juan")

    assert there == home
    assert "San Juan" in text_of(rules)


@PLACES
async def test_a_table_is_not_shown_to_strangers_there(
    world: World, place: Callable[[Payload], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its number alone opens nothing: who has no seat sees a table where they see its channel."""
    people = [world.person("ana"), world.person("bruno")]
    await start_table(world, people, game="san-juan")
    eva = world.person("eva")
    go(monkeypatch, place)

    for command in ("move", "hand", "note"):
        refused = await answered(eva, command, table=1)
        assert not controls(refused)
        assert not refused.attachments
