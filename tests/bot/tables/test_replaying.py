"""Looking back: every position that was public, and nothing that was not."""

from itertools import pairwise
from typing import Any

import pytest

from bot.db.journal import standing_logs
from bot.model.errors import TableError
from bot.tables.queries import reading, replay
from tests.bot.tables.world import ANA, BRUNO, CLARA, World


async def test_every_public_step_can_be_seen_again(world: World) -> None:
    """From the first position to the last, each with what it told; numbers beyond the ends are the ends."""
    table = await world.game_of(ANA, BRUNO)
    await world.to_the_end(table)
    last = await world.tables.replay.moment(table, None, None)
    assert last.position.public == (await reading.position(world.context, table)).public

    seen = [await world.tables.replay.moment(table, None, at) for at in range(1, last.last + 1)]

    assert [one.number for one in seen] == list(range(1, last.last + 1))
    assert all(one.events for one in seen[:-1])
    told = [event for one in seen for entry in one.told for event in entry.events]
    page = await reading.log(world.context, table, None, limit=1_000)
    assert told == [event for entry in page.entries for event in entry.events]
    assert (await world.tables.replay.moment(table, None, 10_000)).number == last.last
    assert (await world.tables.replay.moment(table, None, 0)).number == 1


async def test_turns_and_rounds_are_found(world: World) -> None:
    """Every part of the game begins at a moment that tells so; the rounds hold all that everybody heard, in order."""
    table = await world.game_of(ANA, BRUNO)
    await world.to_the_end(table)
    last = await world.tables.replay.moment(table, None, None)
    every = [await world.tables.replay.moment(table, None, at) for at in range(1, last.last + 1)]

    begun = [one.number for one in every if any(event.begins_part for event in one.events)]
    assert last.turns == tuple(begun)
    assert [event for one in last.rounds for event in one.events] == [
        event for one in every for event in one.events
    ]
    assert last.rounds[0].begins == 1
    assert [one.number for one in last.rounds] == sorted({one.number for one in last.rounds})


async def test_from_step_to_step_the_log_is_read_once(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And once more when something has been done since, or the game has ended."""
    read: list[int] = []

    async def counted(connection: Any, table: int, upto: int) -> list[tuple[int, str]]:
        read.append(upto)
        return await standing_logs(connection, table, upto)

    monkeypatch.setattr(replay, "standing_logs", counted)
    table = await world.game_of(ANA, BRUNO)
    for at in (1, 2, None):
        await world.tables.replay.moment(table, None, at)
    assert len(read) == 1

    await world.move(table)
    for at in (1, None):
        await world.tables.replay.moment(table, None, at)
    assert len(read) == 2

    await world.to_the_end(table)
    over = [await world.tables.replay.moment(table, None, at) for at in (1, None)]
    assert len(read) == 3
    assert over[0].rounds == over[1].rounds


async def test_the_last_moment_has_the_final_scores(world: World) -> None:
    """What the board then shows as the end; no moment before it has any."""
    table = await world.game_of(ANA, BRUNO)
    await world.to_the_end(table)
    last = await world.tables.replay.moment(table, None, None)
    before = await world.tables.replay.moment(table, None, last.last - 1)

    assert last.position.sheets == (await reading.position(world.context, table)).sheets != ()
    assert before.position.sheets == ()


async def test_a_look_back_hides_what_was_secret(world: World) -> None:
    """A reader hears what was for them; answers that are not out yet have no number; what was taken back is gone."""
    table = await world.game_of(ANA, BRUNO, CLARA)
    for _ in range(6):
        await world.move(table)
        reader = await world.tables.replay.moment(table, ANA.user_id, None)
        stranger = await world.tables.replay.moment(table, None, None)
        assert reader.position == stranger.position
        assert set(events_of(stranger.told)) <= set(events_of(reader.told))


async def test_after_the_end_everybody_reads_what_each_was_told(world: World) -> None:
    """Not before it, whoever asks; the reader's own is told as ever, and not twice."""
    told_alone: set[int] = set()
    while told_alone != {ANA.user_id, BRUNO.user_id}:
        table = await world.game_of(ANA, BRUNO)
        for _ in range(6):
            await world.move(table)
            for reader in (ANA.user_id, CLARA.user_id, None):
                assert (await world.tables.replay.moment(table, reader, None)).whispers == ()
        await world.to_the_end(table)
        told_alone |= await told_alone_at(world, table)


async def told_alone_at(world: World, table: int) -> set[int]:
    """Who was told something that the others were not; everybody reads it, now that the game is over."""
    info = await reading.table(world.context, table)
    told = {
        person: [
            event
            for entry in (await reading.log(world.context, table, person, limit=1_000)).entries
            for event in entry.events
        ]
        for person in (ANA.user_id, BRUNO.user_id, None)
    }
    alone = {
        person.user_id: [event for event in told[person.user_id] if event not in told[None]]
        for person in (ANA, BRUNO)
    }
    last = (await world.tables.replay.moment(table, None, None)).last

    for reader in (ANA.user_id, None):
        seen = [await world.tables.replay.moment(table, reader, at) for at in range(1, last + 1)]
        assert [event for one in seen for entry in one.told for event in entry.events] == told[
            reader
        ]
        for person in (ANA, BRUNO):
            own = info.of_user(person.user_id)
            assert own is not None
            secrets = [
                event
                for one in seen
                for whisper in one.whispers
                for event in whisper.events
                if whisper.seat == own.seat
            ]
            assert secrets == ([] if person.user_id == reader else alone[person.user_id])
    return {user_id for user_id, events in alone.items() if events}


def events_of(told: object) -> list[str]:
    """The events, as comparable texts."""
    return [repr(event) for entry in told for event in entry.events]  # type: ignore[attr-defined]


async def test_a_table_that_has_not_begun_has_no_past(world: World) -> None:
    """A sentence says so."""
    table = await world.lobby(ANA, BRUNO)

    with pytest.raises(TableError) as refusal:
        await world.tables.replay.moment(table, ANA.user_id, None)

    assert refusal.value.message.id == "tables-not-begun"


async def test_a_film_shows_the_game_as_everybody_saw_it(world: World) -> None:
    """All its moments where they are few; else so many, evenly chosen, with the first and the last."""
    table = await world.game_of(ANA, BRUNO)
    await world.to_the_end(table)
    past = world.tables.replay
    last = (await past.moment(table, None, None)).last
    stranger = [await past.moment(table, None, at) for at in range(1, last + 1)]

    every = [one async for one in past.film(table, last)]
    few = [one async for one in past.film(table, 4)]
    one = [one async for one in past.film(table, 1)]

    assert [(one.position, one.events) for one in every] == [
        (one.position, one.events) for one in stranger
    ]
    numbers = [one.number for one in few]
    assert len(numbers) == 4
    assert (numbers[0], numbers[-1]) == (1, last)
    gaps = [after - before for before, after in pairwise(numbers)]
    assert max(gaps) - min(gaps) <= 1
    assert len(one) == 1


async def test_there_is_no_film_of_a_game_that_has_not_begun(world: World) -> None:
    """A sentence says so."""
    table = await world.lobby(ANA, BRUNO)

    with pytest.raises(TableError) as refusal:
        [one async for one in world.tables.replay.film(table, 4)]

    assert refusal.value.message.id == "tables-not-begun"
