"""Databases of before, brought up to date: what was stored holds, and what runs goes on."""

from datetime import timedelta

from sqlalchemy import select, text, update

from bot.db.database import Database
from bot.db.journal import seats_that_redrew
from bot.db.rows import PROPOSALS
from bot.db.schema import BEST_SCORES, OUTBOX, RESULTS, SEATS, SENT, TABLES
from bot.db.whole_table import read_rows
from bot.model.proposals import Proposal, ProposalKind
from bot.tables.game.witnesses import has_seen_another
from bot.tables.people.hours import OwnTime
from bot.tables.queries import reading
from games.core.levels import Level
from tests.bot.db.nothing_known import NothingKnown
from tests.bot.db.setups import insert, insert_seat, insert_table, migrated_to
from tests.bot.tables.world import ANA, BRUNO, CLARA, DAVI, START, World

RESULT = {"rank": 1, "points": 9, "gone": False, "rated": True, "timed": 0, "late": 0, "at": 0}
"""A rated win, as tables of results have always had it."""


async def test_games_of_a_database_without_quiet_hours_go_on(database_url: str) -> None:
    """Whoever was stored may be called at any hour, and keeps what they chose; a clock that ran runs as before."""
    database = Database(database_url)
    due_at = START + timedelta(hours=30)
    async with database.write() as connection:
        await connection.run_sync(migrated_to, "v0022")
        await insert(connection, "people", user_id=101, language="pt-BR")
    await database.close()
    world = World(database_url)
    tables = await world.start()
    assert await tables.people.hours.of(ANA.user_id) == OwnTime(None, None)
    assert await tables.people.language(ANA.user_id) == "pt-BR"
    table = await world.game_of(ANA, BRUNO)
    async with tables.context.database.write() as connection:
        await connection.execute(text("UPDATE seats SET due_at = NULL"))
        await connection.execute(update(SEATS).where(SEATS.c.required).values(due_at=due_at))
    tables.context.rows.forget(table)

    await tables.people.hours.set(ANA.user_id, "UTC", 22, 8)
    await tables.people.hours.set(BRUNO.user_id, "UTC", 22, 8)

    info = await reading.table(tables.context, table)
    assert {seat.due_at for seat in info.seats if seat.required} == {due_at}


async def test_who_slept_through_a_vote_of_an_older_database_is_called_to_all(
    database_url: str,
) -> None:
    """Nobody knows any more which they slept through: the older release had promised all that are open."""
    database = Database(database_url)
    async with database.write() as connection:
        await connection.run_sync(migrated_to, "v0026")
        await insert_table(connection)
        for place, wake_at in ((0, None), (1, 7_000_000)):
            await insert_seat(connection, place, 1, vote_wake_at=wake_at)
    await database.prepare()

    async with database.read() as connection:
        query = select(SEATS.c.votes_slept).order_by(SEATS.c.place)
        slept = (await connection.scalars(query)).all()
    await database.close()

    assert slept == [None, "undo end transfer"]


async def test_open_votes_of_the_baseline_go_on(database_url: str) -> None:
    """With the answers that were given, their messages, and what is still to be shown."""
    database = Database(database_url)
    async with database.write() as connection:
        await connection.run_sync(migrated_to, "v1000")
        for number, phase in ((1, "playing"), (2, "abandoned")):
            asked = {"undo_to": 4, "undo_by": 1, "abandon_by": 0, "hand_seat": 2}
            await insert_table(connection, number, phase, **asked)
        for seat in range(3):
            votes = {
                "undo_vote": seat == 1,
                "abandon_vote": seat < 2,
                "votes_slept": "abandon hand",
            }
            await insert_seat(connection, seat, 1, seat=seat, user_id=100 + seat, **votes)
        for about in ("undo", "end:done", "hand:done", "left"):
            waits = {"lane": "public", "tries": 0, "not_before": 0, "blocked": False}
            said = {"kind": "notice", "notice": '["tables-notice-hand-agreed"]', "about": about}
            await insert(connection, "outbox", table_id=1, revision=1, mark="m", **waits, **said)
        place = {"slot": "vote:abandon", "channel_id": 5, "message_id": 6, "nonce": "n"}
        told = {"sent_at": 0, "revision": 1, "told_from": 0, "told_to": 0}
        await insert(connection, "sent", table_id=1, **place, **told)
    await database.prepare()

    async with database.read() as connection:
        stored = (await connection.scalars(select(TABLES.c.proposals).order_by(TABLES.c.id))).all()
        slept = set((await connection.scalars(select(SEATS.c.votes_slept))).all())
        shown = (
            await connection.execute(select(OUTBOX.c.about, OUTBOX.c.vote).order_by(OUTBOX.c.id))
        ).all()
        notices = set((await connection.scalars(select(OUTBOX.c.notice))).all())
        slots = (await connection.scalars(select(SENT.c.slot))).all()
    await database.close()

    assert [PROPOSALS.decode(one) for one in stored] == [
        (
            Proposal(ProposalKind.UNDO, 1, (1,), 4),
            Proposal(ProposalKind.END, 0, (0, 1)),
            Proposal(ProposalKind.TRANSFER, 2),
        ),
        (),
    ]
    assert slept == {"end transfer"}
    assert [tuple(row) for row in shown] == [
        ("vote", "undo"),
        ("vote:done", "end"),
        ("vote:done", "transfer"),
        ("left", None),
    ]
    assert notices == {'["tables-notice-transfer-agreed"]'}
    assert slots == ["vote:end"]


async def test_scores_that_were_drawn_anew_alone_leave_the_lists_of_an_older_database(
    database_url: str,
) -> None:
    """What one person took back among robots is marked, and its scores go; what several agreed to stays."""
    database = Database(database_url)
    async with database.write() as connection:
        await connection.run_sync(migrated_to, "v0027")
        for table, people in ((1, 1), (2, 2)):
            await insert_table(connection, table, "finished", step=1, fork=1)
            for place in (0, 1):
                user_id = 101 if place < people else None
                await insert_seat(connection, place, table, user_id=user_id)
            taken_back = {"kind": "undo", "seat": 0, "by": "person", "sealed": True, "base": 0}
            written = {"log": "[]", "unfinished": False, "release": "r", "schema": 1, "at": 0}
            step = {"table_id": table, "number": 1, "fork": 1} | taken_back | written
            await insert(connection, "steps", **step)
            won = {"table_id": table, "seat": 0, "guild_id": 4000, "game": "toy", "user_id": 101}
            score = {"list": "all", "name": "Ana", "points": 9, "at": 0}
            await insert(connection, "best_scores", **won, **score)
            await insert(connection, "results", **won, **RESULT)
    await database.prepare()

    async with database.read() as connection:
        listed = (await connection.scalars(select(BEST_SCORES.c.table_id))).all()
        rated = (await connection.scalars(select(RESULTS.c.table_id).where(RESULTS.c.rated))).all()
        redrew = [await seats_that_redrew(connection, table) for table in (1, 2)]
    await database.close()

    assert (listed, rated, redrew) == ([2], [2], [{0}, set()])


async def test_a_running_game_of_an_older_database_knows_who_has_seen_which_hand(
    database_url: str,
) -> None:
    """Players, those whose seat a robot keeps, and those who handed it on; who was forgotten before has left the game."""
    database = Database(database_url)
    async with database.write() as connection:
        await connection.run_sync(migrated_to, "v0027")
        await insert_table(connection, phase="playing")
        for place, (user_id, gone_id, gone_name) in enumerate(
            ((ANA.user_id, None, None), (None, BRUNO.user_id, "Bruno"), (None, None, "player-3"))
        ):
            who = {"user_id": user_id, "gone_id": gone_id, "gone_name": gone_name}
            await insert_seat(connection, place, 1, seat=place, **who)
        handed = {"table_id": 1, "revision": 1, "seat": 0, "step": 0, "at": 0}
        await insert(connection, "handed", user_id=CLARA.user_id, **handed)
    await database.prepare()

    async with database.read() as connection:
        rows = await read_rows(connection, NothingKnown(), 1)
    await database.close()
    knows = {
        person: [has_seen_another(rows, person.user_id, seat) for seat in rows.seats]
        for person in (ANA, BRUNO, CLARA, DAVI)
    }
    assert knows == {
        ANA: [False, True, True],
        BRUNO: [True, False, True],
        CLARA: [False, True, True],
        DAVI: [False, False, False],
    }
    assert [seat.kept_for for seat in rows.seats] == [None, BRUNO.user_id, None]
    assert (rows.seats[2].gone_id or 0) < 0


async def test_robots_of_an_older_database_are_normal(database_url: str) -> None:
    """Those that sit at tables, and those that results tell of."""
    database = Database(database_url)
    async with database.write() as connection:
        await connection.run_sync(migrated_to, "v0033")
        await insert_table(connection, phase="playing")
        await insert_seat(connection, 0, 1, seat=0, house_number=1)
        for seat, user_id in ((0, None), (1, ANA.user_id)):
            won = {"table_id": 7, "seat": seat, "guild_id": 4000, "game": "toy", "user_id": user_id}
            await insert(connection, "results", **won, **RESULT)
    await database.close()
    world = World(database_url)
    tables = await world.start()

    async with tables.context.database.read() as connection:
        rows = await read_rows(connection, NothingKnown(), 1)
    assert rows.seats[0].robot_level is Level.NORMAL
    assert set((await tables.leaderboards.ladder(4000, "toy")).robots) == {Level.NORMAL}
