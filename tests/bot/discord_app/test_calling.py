"""One push per question, in the way that each person has chosen, and as few messages as that takes."""

from typing import Any

import pytest

from bot.game_registry import REGISTRY
from games.core.model import Key
from tests.bench.slow_game import SlowGame
from tests.bot.discord_app import inside
from tests.bot.discord_app.players import panel_of, start_table
from tests.bot.discord_app.world import Person, World, button, text_of

MOVES = 14


@pytest.fixture
def given_settings() -> dict[str, str]:
    """People take as long as they like."""
    return {"MOVE_HOURS": "0", "REMINDER_HOURS": "0"}


@pytest.mark.parametrize("game", ["san-juan", "catan"])
@pytest.mark.parametrize("how", ["direct", "mention"])
async def test_every_question_rings_exactly_once(world: World, game: Key, how: str) -> None:
    """In a slow game of four people, however they want to be called."""
    assert game in REGISTRY
    slow = SlowGame(world, game)
    await slow.choose(how)

    ledger = await slow.played(MOVES)

    assert ledger.questions > 1
    other = {"direct": "mention", "mention": "direct message"}[how]
    assert ledger.pushes["direct message" if how == "direct" else "mention"] == ledger.questions
    assert ledger.pushes[other] == 0


async def test_whoever_wants_no_calls_gets_none(world: World) -> None:
    """Neither message nor mention; the question is under *My move*."""
    slow = SlowGame(world, "san-juan")
    await slow.choose("none")

    ledger = await slow.played(8)

    assert ledger.questions > 1
    assert sum(ledger.pushes.values()) == 0


async def test_a_direct_message_channel_is_opened_once_for_ever(world: World) -> None:
    """Its number is stored: no game, and no restart, opens it again."""
    slow = SlowGame(world, "san-juan")
    await slow.played(8)
    world.env.http_requests.clear()

    await world.restart()
    await slow.go_on(14)

    assert [one for one in world.env.http_requests if one.path == "/users/@me/channels"] == []


async def waiting(world: World) -> tuple[list[Person], Person]:
    """A table of two, and who is waited for."""
    people = [world.person("ana"), world.person("bruno")]
    await start_table(world, people, game="san-juan")
    return people, next(one for one in people if panel_of(world, one) is not None)


async def test_how_to_be_called_is_chosen_by_command(world: World) -> None:
    """The menu shows what holds; whoever wants no direct messages loses the panel at once, and gets it back so."""
    _, first = await waiting(world)
    assert panel_of(world, first) is not None

    shown = (await first.slash(world.thread(), "notifications")).response
    assert shown is not None
    await first.select(shown, ["mention"], custom_id=button(shown, "notifications"))

    assert "I mention you at the table" in text_of(shown)
    assert world.dm(first) == []
    await first.slash(world.thread(), "notifications", how="direct")
    assert panel_of(world, first) is not None


async def test_closed_direct_messages_are_remembered_until_their_owner_comes_by(
    world: World,
) -> None:
    """One refusal a person, then calls by name; with the next command direct messages are tried again."""
    people = [world.person("ana"), world.person("bruno")]
    for person in people:
        path = f"/channels/{person.user.dm_channel.id}/messages"
        world.env.inject_error("POST", path, status=403, code=50007, times=None)
    slow = SlowGame(world, "san-juan", people)

    started: list[Any] = []
    ledger = await slow.played(10, started)

    tried = started + slow.seen
    refused = [
        one
        for one in tried
        for person in people
        if one.method == "POST" and one.path == f"/channels/{person.user.dm_channel.id}/messages"
    ]
    assert len(refused) == len(people), (
        "one refusal each: the host's of the full lobby, the other one's of a question"
    )
    assert ledger.pushes["mention"] == ledger.questions
    inside.mend(world.env)
    for person in people:
        await person.slash(world.thread(), "tables")
    await slow.go_on(14)
    assert any(world.dm(person) for person in people)
