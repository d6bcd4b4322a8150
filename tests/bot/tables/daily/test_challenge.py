"""The daily challenge: same dice for all, one try, codes before and secrets after, lists; through kills and two processes."""

import asyncio
import json
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from bot.app.command_line import main
from bot.game_registry import REGISTRY
from bot.model.errors import InvalidInput, StaleQuestion, Unavailable
from bot.model.people import Person
from bot.tables.daily import challenge, course, record
from games.catan_dice.actions import Build
from games.core.fair import commitment
from games.core.model import Action
from tests.bot.tables.world import ANA, BRUNO, CLARA, GUILD, Killed, World

GAME = next(entry.game for entry in REGISTRY.values() if entry.game.has_draw_numbers())

SEED = sha256(b"daily").digest()


def usual(state: object) -> Action:
    """What a good player does."""
    decision = GAME.decision(state, course.SEAT)
    assert decision is not None
    found = GAME.usual(state, decision)
    assert found is not None
    return found


def stopping(state: object) -> Action:
    """What somebody does who never rolls again: the first offer that is not to roll, with nothing built."""
    found = GAME.default(state, course.SEAT, None)  # type: ignore[arg-type]
    assert found is not None
    return found


async def play(world: World, person: Person) -> challenge.Attempt:
    """The whole of today's challenge."""
    today = (await challenge.days(world.context)).today
    tried = await challenge.begin(world.context, today, person, GUILD)
    while not tried.is_over:
        state = challenge.position(GAME, today, tried).state
        step = len(tried.actions)
        tried = await challenge.act(
            world.context, GAME, today.day, person.user_id, step, usual(state)
        )
    return tried


def test_whatever_was_done_before_the_dice_of_a_turn_are_the_same() -> None:
    """One rolls up to three times a turn, the other once: every turn begins with the same dice for both."""
    began: list[dict[int, object]] = []
    for player in (usual, stopping):
        state, seen = course.begun(GAME, SEED).state, dict[int, object]()
        while not GAME.is_over(state):
            seen.setdefault(state.table.turn, state.table.dice)
            state = course.applied(GAME, state, player(state), SEED).state
        began.append(seen)
    assert began[0] == began[1]
    assert len(set(map(str, began[0].values()))) > len(began[0]) / 2
    rolled = course.begun(GAME, sha256(b"another").digest()).state.table.dice
    assert rolled != course.begun(GAME, SEED).state.table.dice


async def test_a_code_stands_the_day_before_and_its_secret_the_day_after(world: World) -> None:
    """Tomorrow's code is today's a day later, then the secret fits it."""
    first = await challenge.days(world.context)
    assert first.yesterday is None
    world.later(days=1)
    second = await challenge.days(world.context)
    world.later(days=1)
    third = await challenge.days(world.context)

    assert second.today == first.tomorrow
    assert second.yesterday == first.today
    assert third.yesterday == first.tomorrow
    assert commitment(first.tomorrow.secret) == first.tomorrow.commitment
    assert first.today.secret != first.tomorrow.secret


async def test_everybody_has_one_try_and_a_place_in_the_lists(world: World) -> None:
    """Equal play is equal points; a second begin is the first try; other servers have their own lists."""
    one, other = await play(world, ANA), await play(world, BRUNO)
    assert one.total == other.total
    today = (await challenge.days(world.context)).today
    assert await challenge.begin(world.context, today, ANA, 1) == one
    await challenge.begin(world.context, today, CLARA, GUILD)
    listed = await challenge.list_of(world.context, GUILD, today.day)
    assert [(line.rank, line.name, line.points) for line in listed] == [
        (1, "Ana", one.total),
        (1, "Bruno", one.total),
    ]
    assert await challenge.list_of(world.context, 1, today.day) == ()
    world.later(days=1)
    again = await play(world, ANA)
    month = await challenge.list_of(world.context, GUILD, "2026-01")
    assert (month[0].name, month[0].days) == ("Ana", 2)
    assert month[0].points == (one.total or 0) + (again.total or 0)
    assert await challenge.share(world.context, (await challenge.days(world.context)).today, 101)
    assert not await challenge.share(
        world.context, (await challenge.days(world.context)).today, 101
    )


async def test_what_is_late_or_wrong_changes_nothing(world: World) -> None:
    """An old question, an illegal action, yesterday's challenge."""
    today = (await challenge.days(world.context)).today
    tried = await challenge.begin(world.context, today, ANA, GUILD)
    first = usual(challenge.position(GAME, today, tried).state)
    await challenge.act(world.context, GAME, today.day, 101, 0, first)
    with pytest.raises(StaleQuestion):
        await challenge.act(world.context, GAME, today.day, 101, 0, first)
    assert not await challenge.save_draft(world.context, today.day, 101, 0, b"x")
    assert await challenge.save_draft(world.context, today.day, 101, 1, b"x")
    after = await challenge.attempt(world.context, today, 101)
    assert after is not None
    state = challenge.position(GAME, today, after).state
    with pytest.raises(InvalidInput):
        await challenge.act(world.context, GAME, today.day, 101, 1, Build("city@none"))
    world.later(days=1)
    with pytest.raises(Unavailable):
        await challenge.act(world.context, GAME, today.day, 101, 1, usual(state))
    with pytest.raises(Unavailable):
        await challenge.save_draft(world.context, today.day, 101, 1, b"y")


async def test_a_death_leaves_a_move_whole_or_undone(world: World) -> None:
    """And the same answer can be given again."""
    today = (await challenge.days(world.context)).today
    tried = await challenge.begin(world.context, today, ANA, GUILD)
    first = usual(challenge.position(GAME, today, tried).state)
    world.failpoints.deadly = ("daily.written", 1)
    with pytest.raises(Killed):
        await challenge.act(world.context, GAME, today.day, 101, 0, first)
    await world.restart()

    assert await challenge.attempt(world.context, today, 101) == tried
    after = await challenge.act(world.context, GAME, today.day, 101, 0, first)
    assert len(after.actions) == 1


async def test_two_processes_have_one_secret_and_count_a_press_once(
    migrated_postgres_url: str,
) -> None:
    """Both draw the day, begin the try and answer in the same moment."""
    worlds = [
        World(migrated_postgres_url, scan_seconds=60),
        World(migrated_postgres_url, scan_seconds=60),
    ]
    for world in worlds:
        await world.start()
    one, other = await asyncio.gather(*[challenge.days(world.context) for world in worlds])
    assert (one.today, one.tomorrow) == (other.today, other.tomorrow)
    tried = await asyncio.gather(
        *[challenge.begin(world.context, one.today, ANA, GUILD) for world in worlds]
    )
    assert tried[0] == tried[1]
    first = usual(challenge.position(GAME, one.today, tried[0]).state)
    answers = await asyncio.gather(
        *[challenge.act(world.context, GAME, one.today.day, 101, 0, first) for world in worlds],
        return_exceptions=True,
    )
    assert sorted(type(answer).__name__ for answer in answers) == ["Attempt", "StaleQuestion"]


async def test_nobody_plays_twice_by_being_forgotten(world: World) -> None:
    """The try is given out and taken out; what is left is a code, for a day."""
    await play(world, ANA)
    exported = json.loads(await world.tables.privacy.export(ANA.user_id))
    assert [one["name"] for one in exported["daily_attempts"]] == ["Ana"]
    await world.tables.privacy.forget(ANA.user_id)

    today = (await challenge.days(world.context)).today
    assert json.loads(await world.tables.privacy.export(ANA.user_id))["daily_attempts"] == []
    assert await challenge.list_of(world.context, GUILD, today.day) == ()
    with pytest.raises(Unavailable):
        await challenge.begin(world.context, today, ANA, GUILD)
    world.later(days=1)
    tomorrow = (await challenge.days(world.context)).today
    assert not (await challenge.begin(world.context, tomorrow, ANA, GUILD)).is_over


async def test_a_day_that_is_over_can_be_checked(world: World, tmp_path: Path) -> None:
    """The secret fits the code that was shown the day before, and the moves bring the points; or there are none."""
    tried = await play(world, ANA)
    today = (await challenge.days(world.context)).today
    assert await challenge.day_of(world.context, today.day) is None
    world.later(days=1)
    day = await challenge.day_of(world.context, today.day)
    assert day == today
    file = tmp_path / "daily.json"
    for one in (tried, None):
        file.write_bytes(record.record_of(GAME, day, one))
        assert main(["verify-daily", str(file)]) == 0


def _other_secret(record: dict[str, Any]) -> None:
    record["secret"] = "00" * 32


def _other_total(record: dict[str, Any]) -> None:
    record["total"] += 1


def _other_moves(record: dict[str, Any]) -> None:
    record["actions"] = record["actions"][:-1]


def _other_day(record: dict[str, Any]) -> None:
    record["day"] = "2025-01-01"


@pytest.mark.parametrize("change", [_other_secret, _other_total, _other_moves, _other_day])
async def test_a_record_that_is_wrong_is_found_out(
    world: World, tmp_path: Path, change: Callable[[dict[str, Any]], None]
) -> None:
    """Another secret than the promised one, points that were not made, moves that were not possible, another day's dice."""
    tried = await play(world, ANA)
    today = (await challenge.days(world.context)).today
    told = json.loads(record.record_of(GAME, today, tried))
    change(told)
    file = tmp_path / "daily.json"
    file.write_text(json.dumps(told))
    assert main(["verify-daily", str(file)]) == 1


@pytest.mark.parametrize(
    "text", ["", "{}", "[1]", '{"feitoria_daily": 9}', '{"feitoria_daily": 1, "game": "chess"}']
)
def test_something_else_is_no_record_of_a_day(tmp_path: Path, text: str) -> None:
    """It says so."""
    file = tmp_path / "other.json"
    file.write_text(text)
    assert main(["verify-daily", str(file)]) == 2
    assert main(["verify-daily", str(tmp_path / "none.json")]) == 2
