"""Teaching: what a person's first game explains to them, each kind of question once, where it first comes up.

Which question that was is stored, so that the words stand there however often the question is shown, and nowhere else.
"""

from collections.abc import Mapping
from enum import StrEnum

from msgspec import json
from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.db.caches import Explained, Where
from bot.db.database import put, put_new
from bot.db.retry import retried
from bot.db.rows import PersonRow, Rows
from bot.db.schema import LESSONS, PEOPLE, RESULTS
from bot.model.questions import Ask
from bot.tables.contact_channel import read_people
from bot.tables.context import TableContext
from games.core.flow import Reopen
from games.core.model import Key, Message

NOWHERE: Where = (0, 0)
"""Stored in place of a table for what a person knows from a finished game."""

POINTED_OUT = 3
"""How many kinds of question of a game say themselves that they are explained: by then a person knows where to look."""

_PROMPT = json.Decoder(tuple[Message, bool])
"""Decodes the column `seats.prompt`."""


class Teaching(StrEnum):
    """What a person wants explained."""

    FIRST = "first"
    """Whatever is new in the first game of each kind."""
    ANEW = "anew"
    """Whatever has not been explained since that was chosen, in any game."""
    OFF = "off"
    """Nothing."""


class Lessons:
    """Operations on what is explained to people."""

    def __init__(self, context: TableContext) -> None:
        self._context = context

    async def kind(self, ask: Ask) -> str | None:
        """The kind of question to explain to the player, the id of its prompt; None: nothing.

        A kind that is new to them is noted as explained here.
        """
        info, decision = ask.position.table.of_seat(ask.seat), ask.decision
        if info.person is None or decision is None or ask.answered:
            return None
        if all(offer.action is Reopen for offer in decision.offers):
            return None
        user_id, kind = info.person.user_id, decision.prompt.id
        game, here = ask.position.table.game, (ask.position.table.id, ask.number)
        held = self._context.lessons.get(user_id)
        if held is not None and held.get((game, kind), here) != here:
            return None
        return kind if await self._where(user_id, game, kind, here) == here else None

    async def is_pointed_out(self, ask: Ask) -> bool:
        """Whether a question with a `kind` to explain is to say so: as one of the first of its game, as a milestone, or to
        whoever has chosen `ANEW`.
        """
        info = ask.position.table.of_seat(ask.seat)
        if info.person is None:
            return False
        known, choice = await self._known(info.person.user_id)
        table = ask.position.table
        earlier = [
            where
            for (game, _), where in known.items()
            if game == table.game and NOWHERE < where < (table.id, ask.number)
        ]
        if ask.decision and ask.decision.prompt.id in self._context.game(table.game).milestones:
            return True
        return choice is Teaching.ANEW or len(earlier) < POINTED_OUT

    @retried
    async def chosen(self, user_id: int) -> Teaching:
        """What the person wants explained."""
        async with self._context.database.read() as connection:
            return await self._choice(connection, user_id)

    @retried
    async def choose(self, user_id: int, wanted: Teaching) -> None:
        """Remember what the person wants explained; `ANEW` forgets what has been."""
        async with self._context.database.write() as connection:
            if wanted is Teaching.ANEW:
                await connection.execute(delete(LESSONS).where(LESSONS.c.user_id == user_id))
            await put(connection, PEOPLE, user_id=user_id, teaching=wanted.value)
            self._context.failpoint("teaching.chosen")
        self._context.lessons.forget(user_id)
        self._context.people.forget(user_id)

    @retried
    async def _where(self, user_id: int, game: Key, kind: str, here: Where) -> Where | None:
        """Where that kind of question was explained to the person: here, if nowhere before; None: they want no explanations."""
        known, choice = await self._known(user_id)
        if choice is Teaching.OFF:
            return None
        if (game, kind) not in known:
            async with self._context.database.write() as connection:
                known = await _noted(connection, user_id, (game, kind), here, choice, known)
                self._context.failpoint("lesson.noted")
        self._context.lessons.keep(user_id, known)
        return known[game, kind]

    async def _known(self, user_id: int) -> tuple[Explained, Teaching]:
        """What has been explained to the person, and what they want explained."""
        known, person = self._context.lessons.get(user_id), self._context.people.get(user_id)
        if known is not None and person is not None:
            return known, _wanted(person)
        async with self._context.database.read() as connection:
            return await _read(connection, user_id), await self._choice(connection, user_id)

    async def _choice(self, connection: AsyncConnection, user_id: int) -> Teaching:
        """What the person wants explained."""
        return _wanted((await read_people(connection, self._context.people, [user_id]))[user_id])


async def note_new_questions(
    connection: AsyncConnection, context: TableContext, before: Rows, after: Rows
) -> Mapping[int, Explained]:
    """Note the kinds of question that are new to players in the change that asks them, so that showing them writes nothing.

    Returns what has been explained to each of them. People who are not cached are left to `Lessons.kind`.
    """
    old = {row.place: row.ask for row in before.seats}
    noted: dict[int, Explained] = {}
    for row in after.seats:
        if row.user_id is None or not row.required or row.prompt is None:
            continue
        known, person = context.lessons.get(row.user_id), context.people.get(row.user_id)
        if old.get(row.place) == row.ask or known is None or person is None:
            continue
        prompt, _ = _PROMPT.decode(row.prompt)
        choice, question = _wanted(person), (after.table.game, prompt.id)
        if choice is Teaching.OFF or question in known:
            continue
        here = (after.table.id, row.ask)
        noted[row.user_id] = await _noted(connection, row.user_id, question, here, choice, known)
    return noted


async def _noted(
    connection: AsyncConnection,
    user_id: int,
    question: tuple[Key, str],
    here: Where,
    choice: Teaching,
    known: Explained,
) -> Explained:
    """What has been explained to the person once this is, unless they know the game or it was meanwhile."""
    game, kind = question
    if choice is Teaching.FIRST and await _has_played(connection, user_id, game):
        here = NOWHERE
    row = {"user_id": user_id, "game": game, "kind": kind, "table_id": here[0], "ask": here[1]}
    is_new = await put_new(connection, LESSONS, **row)
    return {**known, question: here} if is_new else await _read(connection, user_id)


def _wanted(person: PersonRow) -> Teaching:
    """What the person wants explained."""
    return Teaching(person.teaching) if person.teaching else Teaching.FIRST


async def _read(connection: AsyncConnection, user_id: int) -> Explained:
    """What has been explained to the person."""
    query = select(LESSONS).where(LESSONS.c.user_id == user_id)
    rows = (await connection.execute(query)).all()
    return {(row.game, row.kind): (row.table_id, row.ask) for row in rows}


async def _has_played(connection: AsyncConnection, user_id: int, game: Key) -> bool:
    """Whether the person has played that game to its end."""
    query = select(RESULTS.c.table_id).where(
        RESULTS.c.user_id == user_id, RESULTS.c.game == game, RESULTS.c.gone.is_(False)
    )
    return (await connection.execute(query.limit(1))).first() is not None
