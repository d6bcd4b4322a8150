"""Commands that people have installed for themselves, where the bot is no member: in a stranger's server and in a group."""

from collections.abc import Callable
from typing import Any

import pytest
from simcord import interactions

from bot.tables.queries import reading
from tests.bot.discord_app.players import answers, asked, start_table
from tests.bot.discord_app.world import Person, World, controls, text_of

Payload = dict[str, Any]

FOREIGN = 998_877_665_544_332_211
"""A server that the bot has never heard of."""


def in_a_foreign_server(payload: Payload) -> None:
    """As Discord sends it when the person uses an own app there: no channel, role or member is known to the bot."""
    user = payload.pop("user")
    payload |= {
        "guild_id": str(FOREIGN),
        "guild": {"id": str(FOREIGN), "locale": "en-US", "features": []},
        "guild_locale": "en-US",
        "context": 0,
        "authorizing_integration_owners": {"1": user["id"]},
        "channel_id": str(FOREIGN + 1),
        "channel": {
            "id": str(FOREIGN + 1),
            "type": 0,
            "name": "elsewhere",
            "guild_id": str(FOREIGN),
            "position": 0,
            "nsfw": False,
            "permissions": "0",
        },
        "member": {
            "user": user,
            "roles": [str(FOREIGN + 2)],
            "joined_at": "2026-01-01T00:00:00+00:00",
            "deaf": False,
            "mute": False,
            "flags": 0,
            "permissions": "0",
        },
        "app_permissions": "0",
    }


def in_a_group(payload: Payload) -> None:
    """As Discord sends it when the person uses an own app in a group's direct messages."""
    payload |= {
        "context": 2,
        "authorizing_integration_owners": {"1": payload["user"]["id"]},
        "channel_id": str(FOREIGN + 3),
        "channel": {"id": str(FOREIGN + 3), "type": 3, "recipients": []},
    }


PLACES = pytest.mark.parametrize("place", [in_a_foreign_server, in_a_group])


def go(patch: pytest.MonkeyPatch, place: Callable[[Payload], None]) -> None:
    """From now on people use their own commands at that place."""
    here = interactions.base_payload

    def there(*args: Any, **kwargs: Any) -> tuple[Any, Payload]:
        record, payload = here(*args, **kwargs)
        if "message" not in payload:
            place(payload)
        return record, payload

    patch.setattr(interactions, "base_payload", there)


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
