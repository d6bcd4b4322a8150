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
from tests.bot.db.setups import migrated_to
from tests.bot.tables.world import ANA, BRUNO, CLARA, DAVI, START, World


async def test_games_of_a_database_without_quiet_hours_go_on(database_url: str) -> None:
    """Whoever was stored may be called at any hour, and keeps what they chose; a clock that ran runs as before."""
    database = Database(database_url)
    due_at = START + timedelta(hours=30)
    async with database.write() as connection:
        await connection.run_sync(migrated_to, "v0022")
        await connection.execute(
            text("INSERT INTO people (user_id, language) VALUES (101, 'pt-BR')")
        )
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
        await connection.execute(
            text(
                "INSERT INTO tables (id, game, options, phase, revision, step, fork, host_id, host_name,"
                " channel_id, language, absence, attempt, secret, commitment, voids, created_at, changed_at)"
                " VALUES (1, 'toy', '{}', 'lobby', 1, 0, 0, 101, 'Ana', 5000,"
                " 'en', 'wait', 1, :secret, 'c', '[]', 0, 0)"
            ),
            {"secret": bytes(32)},
        )
        for place, wake_at in ((0, None), (1, 7_000_000)):
            await connection.execute(
                text(
                    "INSERT INTO seats (table_id, place, ask, asked, required, overdue, ping, last_step,"
                    " house_turn, vote_wake_at) VALUES (1, :place, 0, false, false, false, false, 0, false, :wake_at)"
                ),
                {"place": place, "wake_at": wake_at},
            )
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
            await connection.execute(
                text(
                    "INSERT INTO tables (id, game, options, phase, revision, step, fork, host_id, host_name, channel_id,"
                    " language, absence, attempt, secret, commitment, voids, created_at, changed_at,"
                    " undo_to, undo_by, abandon_by, hand_seat)"
                    " VALUES (:id, 'toy', '{}', :phase, 1, 0, 0, 101, 'Ana', 5000,"
                    " 'en', 'wait', 1, :secret, 'c', '[]', 0, 0, 4, 1, 0, 2)"
                ),
                {"id": number, "phase": phase, "secret": bytes(32)},
            )
        for seat in range(3):
            await connection.execute(
                text(
                    "INSERT INTO seats (table_id, place, seat, user_id, ask, asked, required, overdue, ping, last_step,"
                    " house_turn, undo_vote, abandon_vote, hand_vote, votes_slept)"
                    " VALUES (1, :seat, :seat, :user, 0, false, false, false, false, 0,"
                    " false, :undo, :abandon, NULL, 'abandon hand')"
                ),
                {"seat": seat, "user": 100 + seat, "undo": seat == 1, "abandon": seat < 2},
            )
        for about in ("undo", "end:done", "hand:done", "left"):
            await connection.execute(
                text(
                    "INSERT INTO outbox (table_id, lane, kind, revision, notice, about, mark, tries, not_before, blocked)"
                    " VALUES (1, 'public', 'notice', 1, :notice, :about, 'm', 0, 0, false)"
                ),
                {"about": about, "notice": '["tables-notice-hand-agreed"]'},
            )
        await connection.execute(
            text(
                "INSERT INTO sent (table_id, slot, channel_id, message_id, sent_at, revision, told_from, told_to, nonce)"
                " VALUES (1, 'vote:abandon', 5, 6, 0, 1, 0, 0, 'n')"
            )
        )
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
            await connection.execute(
                text(
                    "INSERT INTO tables (id, game, options, phase, revision, step, fork, host_id, host_name,"
                    " channel_id, language, absence, attempt, secret, commitment, voids, created_at, changed_at)"
                    " VALUES (:table, 'toy', '{}', 'finished', 1, 1, 1, 101, 'Ana', 5000,"
                    " 'en', 'wait', 1, :secret, 'c', '[]', 0, 0)"
                ),
                {"table": table, "secret": bytes(32)},
            )
            for place in (0, 1):
                await connection.execute(
                    text(
                        "INSERT INTO seats (table_id, place, user_id, ask, asked, required, overdue, ping,"
                        " last_step, house_turn)"
                        " VALUES (:table, :place, :user, 0, false, false, false, false, 0, false)"
                    ),
                    {"table": table, "place": place, "user": 101 if place < people else None},
                )
            for statement in (
                (
                    'INSERT INTO steps (table_id, number, kind, seat, "by", log, sealed, unfinished, base, fork,'
                    " release, schema, at)"
                    " VALUES (:table, 1, 'undo', 0, 'person', '[]', true, false, 0, 1, 'r', 1, 0)"
                ),
                (
                    "INSERT INTO best_scores (table_id, seat, guild_id, game, list, user_id, name, points, at)"
                    " VALUES (:table, 0, 4000, 'toy', 'all', 101, 'Ana', 9, 0)"
                ),
                (
                    "INSERT INTO results (table_id, seat, guild_id, game, user_id, rank, points, gone, rated,"
                    " timed, late, at) VALUES (:table, 0, 4000, 'toy', 101, 1, 9, false, true, 0, 0, 0)"
                ),
            ):
                await connection.execute(text(statement), {"table": table})
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
        await connection.execute(
            text(
                "INSERT INTO tables (id, game, options, phase, revision, step, fork, host_id, host_name,"
                " channel_id, language, absence, attempt, secret, commitment, voids, created_at, changed_at)"
                " VALUES (1, 'toy', '{}', 'playing', 1, 0, 0, 101, 'Ana', 5000,"
                " 'en', 'wait', 1, :secret, 'c', '[]', 0, 0)"
            ),
            {"secret": bytes(32)},
        )
        for place, (user_id, gone_id, gone_name) in enumerate(
            ((ANA.user_id, None, None), (None, BRUNO.user_id, "Bruno"), (None, None, "player-3"))
        ):
            await connection.execute(
                text(
                    "INSERT INTO seats (table_id, place, seat, user_id, gone_id, gone_name, ask, asked, required,"
                    " overdue, ping, last_step, house_turn)"
                    " VALUES (1, :place, :place, :user, :gone, :name, 0, false, false, false, false, 0, false)"
                ),
                {"place": place, "user": user_id, "gone": gone_id, "name": gone_name},
            )
        await connection.execute(
            text(
                "INSERT INTO handed (table_id, revision, seat, step, user_id, at) VALUES (1, 1, 0, 0, :user, 0)"
            ),
            {"user": CLARA.user_id},
        )
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
        await connection.execute(
            text(
                "INSERT INTO tables (id, game, options, phase, revision, step, fork, host_id, host_name,"
                " channel_id, language, absence, attempt, secret, commitment, voids, created_at, changed_at)"
                " VALUES (1, 'toy', '{}', 'playing', 1, 0, 0, 101, 'Ana', 5000,"
                " 'en', 'wait', 1, :secret, 'c', '[]', 0, 0)"
            ),
            {"secret": bytes(32)},
        )
        await connection.execute(
            text(
                "INSERT INTO seats (table_id, place, seat, house_number, ask, asked, required,"
                " overdue, ping, last_step, house_turn)"
                " VALUES (1, 0, 0, 1, 0, false, false, false, false, 0, false)"
            )
        )
        for seat, user_id in ((0, None), (1, ANA.user_id)):
            await connection.execute(
                text(
                    "INSERT INTO results (table_id, seat, guild_id, game, user_id, rank, points, gone, rated,"
                    " timed, late, at) VALUES (7, :seat, 4000, 'toy', :user, 1, 9, false, true, 0, 0, 0)"
                ),
                {"seat": seat, "user": user_id},
            )
    await database.close()
    world = World(database_url)
    tables = await world.start()

    async with tables.context.database.read() as connection:
        rows = await read_rows(connection, NothingKnown(), 1)
    assert rows.seats[0].robot_level is Level.NORMAL
    assert set((await tables.leaderboards.ladder(4000, "toy")).robots) == {Level.NORMAL}
