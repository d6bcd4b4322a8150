"""Puzzles as they are stored, and what people answered. All steps are single statements or transactions of their own.

A puzzle holds one seat's views of a position. Whatever is shown or asked is made of a position dealt from these views, so
nothing that the seat did not know can get out: neither by a question, nor by a note, nor by a picture.
"""

import logging
import zlib
from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import datetime
from functools import lru_cache
from typing import Any

from msgspec import DecodeError, Struct, json
from msgspec.structs import replace
from sqlalchemy import delete, exists, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.db.database import put, put_new
from bot.db.retry import retried
from bot.db.schema import SEATS
from bot.db.schema_posts import SERVER_POSTS
from bot.db.schema_puzzles import PUZZLE_ANSWERS, PUZZLE_REFUSALS, PUZZLES
from bot.db.state_cache import AnyGame, State
from bot.model.errors import InvalidInput, Unavailable
from bot.model.people import Person
from bot.tables.context import TableContext
from bot.tables.posts import Edition, ServerPostKind
from bot.tables.puzzles.weeks import week_of
from games.core.codec import UnreadableError, codec, encode
from games.core.forms import Decision, allowed
from games.core.game import Options
from games.core.model import Action, Notes, Ready, say
from games.core.puzzle import Puzzle
from games.core.rng import SEED_BYTES, Rng

LOG = logging.getLogger(__name__)

NAMED = 25
"""Names with the result of a server at most."""

_ANY = Rng(bytes(SEED_BYTES))
"""Chance for a position of which nothing is looked at but what the seat knows."""

_PUZZLE = json.Decoder(Puzzle)


class Posed(Struct, frozen=True):
    """A week's puzzle."""

    week: str
    begins_at: datetime
    ends_at: datetime
    game: str
    options: Options
    seats: int
    puzzle: Puzzle
    """With the views as the game's own types."""


class PosedQuestion(Struct, frozen=True):
    """What the seat is asked, from its views alone."""

    decision: Decision
    notes: Notes
    ready: tuple[Ready, ...]


class PuzzleAnswer(Struct, frozen=True):
    """What somebody would do."""

    action: Action | None
    """None: not answered yet."""
    draft: bytes | None
    is_named: bool


class Chosen(Struct, frozen=True):
    """What people would do."""

    counts: Mapping[str, int]
    """How many chose each answer, by its JSON; over all servers."""
    names: Mapping[str, Sequence[str]]
    """Of those of one server who want it."""

    @property
    def total(self) -> int:
        """How many have answered."""
        return sum(self.counts.values())


class PuzzleEditions:
    """The weeks of the puzzle, as a server's message has them."""

    def __init__(self, context: TableContext) -> None:
        self._context = context

    async def current(self) -> Edition | None:
        """This week's, once a puzzle is chosen for it."""
        posed = await present(self._context)
        return None if posed is None else Edition(posed.week, posed.ends_at)

    async def is_reusable(self, guild_id: int, edition: str) -> bool:
        """Every week's message stays, with its result."""
        return False


async def present(context: TableContext) -> Posed | None:
    """The puzzle that can be answered now; None: there is none."""
    return await posed(context, week_of(context.now()))


@retried
async def posed(context: TableContext, week: str) -> Posed | None:
    """A week's puzzle; None: it has none, or it has not begun, or this release cannot read it."""
    query = select(PUZZLES).where(PUZZLES.c.week == week, PUZZLES.c.body.is_not(None))
    async with context.database.read() as connection:
        row = (await connection.execute(query)).one_or_none()
    if row is None or row.begins_at > context.now():
        return None
    try:
        game = context.game(row.game)
        puzzle, options = _read(game, row.body), codec(game).options(row.options)
    except (InvalidInput, UnreadableError):
        LOG.warning("the puzzle of %s cannot be read any more", week)
        return None
    return Posed(week, row.begins_at, row.ends_at, row.game, options, row.seats, puzzle)


@lru_cache(maxsize=4)
def _read(game: AnyGame, body: bytes) -> Puzzle:
    """The puzzle. Raises `UnreadableError`."""
    try:
        stored = _PUZZLE.decode(zlib.decompress(body))
    except (zlib.error, DecodeError) as problem:
        raise UnreadableError(str(problem)) from problem
    read = codec(game)
    public, private = read.public(encode(stored.public)), read.private(encode(stored.private))
    return replace(stored, public=public, private=private)


def packed(puzzle: bytes) -> bytes:
    """A puzzle's JSON, as it is stored."""
    return zlib.compress(puzzle, 9)


def position(game: AnyGame, posed: Posed) -> State:
    """A position that fits the seat's views; what the others hold in it is chance."""
    return game.deal(posed.puzzle.public, posed.puzzle.private, _ANY)


def question_of(game: AnyGame, posed: Posed) -> PosedQuestion:
    """What the seat is asked. Raises `Unavailable` where this release would not ask it."""
    state, seat = position(game, posed), posed.puzzle.seat
    decision = game.decision(state, seat)
    if decision is None:
        raise Unavailable(say("tables-puzzle-over"))
    return PosedQuestion(decision, game.notes(state, seat), game.ready(state, seat))


@retried
async def answer_of(context: TableContext, posed: Posed, user_id: int) -> PuzzleAnswer:
    """The person's answer."""
    query = select(PUZZLE_ANSWERS).where(_of(posed.week, user_id))
    async with context.database.read() as connection:
        row = (await connection.execute(query)).one_or_none()
    if row is None:
        return PuzzleAnswer(None, None, False)
    read = codec(context.game(posed.game)).action
    return PuzzleAnswer(None if row.action is None else read(row.action), row.draft, row.is_named)


async def answer(
    context: TableContext, posed: Posed, person: Person, guild_id: int, action: Action
) -> None:
    """Let that be the person's answer from now on. Raises `InvalidInput` and, when the week is over, `Unavailable`."""
    if not allowed(question_of(context.game(posed.game), posed).decision, action):
        raise InvalidInput(say("bot-earlier"))
    values = {"action": encode(action).decode(), "draft": None, "answered_at": context.now()}
    await _keep(context, posed, person, guild_id, values)


async def save_draft(
    context: TableContext, posed: Posed, person: Person, guild_id: int, draft: bytes
) -> None:
    """Keep the answer under construction. Raises `Unavailable` when the week is over."""
    await _keep(context, posed, person, guild_id, {"draft": draft})


async def show_name(
    context: TableContext, posed: Posed, person: Person, guild_id: int, *, is_named: bool
) -> None:
    """Whether the person's name is shown with the result, on that server. Raises `Unavailable` when the week is over."""
    await _keep(context, posed, person, guild_id, {"is_named": is_named})


@retried
async def _keep(
    context: TableContext, posed: Posed, person: Person, guild_id: int, values: dict[str, Any]
) -> None:
    """Store that, if the week goes on."""
    if context.now() >= posed.ends_at:
        raise Unavailable(say("tables-puzzle-over"))
    key = {"week": posed.week, "user_id": person.user_id}
    async with context.database.write() as connection:
        await put(connection, PUZZLE_ANSWERS, **key, name=person.name, guild_id=guild_id, **values)
        context.failpoint("puzzle.answered")


@retried
async def chosen(context: TableContext, posed: Posed, guild_id: int) -> Chosen:
    """What people chose, with the names of that server's who want it. Raises `Unavailable` while the week goes on."""
    if context.now() < posed.ends_at:
        raise Unavailable(say("tables-puzzle-not-over"))
    query = (
        select(PUZZLE_ANSWERS)
        .where(PUZZLE_ANSWERS.c.week == posed.week, PUZZLE_ANSWERS.c.action.is_not(None))
        .order_by(PUZZLE_ANSWERS.c.answered_at)
    )
    counts: Counter[str] = Counter()
    names: dict[str, list[str]] = {}
    shown = 0
    async with context.database.read() as connection:
        for row in await connection.execute(query):
            counts[row.action] += 1
            if row.is_named and row.guild_id == guild_id and shown < NAMED:
                names.setdefault(row.action, []).append(row.name)
                shown += 1
    return Chosen(counts, names)


def _of(week: str, user_id: int) -> Any:
    """One person's answer."""
    return (PUZZLE_ANSWERS.c.week == week) & (PUZZLE_ANSWERS.c.user_id == user_id)


@retried
async def refuses(context: TableContext, user_id: int) -> bool:
    """Whether the person keeps their games out of puzzles."""
    query = select(exists().where(PUZZLE_REFUSALS.c.user_id == user_id))
    async with context.database.read() as connection:
        return bool(await connection.scalar(query))


@retried
async def refuse(context: TableContext, user_id: int, *, refused: bool) -> None:
    """Keep the person's games out of puzzles from now on, or no longer. One that was chosen and has not begun is dropped."""
    async with context.database.write() as connection:
        if refused:
            await put_new(connection, PUZZLE_REFUSALS, user_id=user_id)
            await drop_games_of(connection, user_id, context.now())
        else:
            mine = PUZZLE_REFUSALS.c.user_id == user_id
            await connection.execute(delete(PUZZLE_REFUSALS).where(mine))


async def drop_games_of(connection: AsyncConnection, user_id: int, now: datetime) -> None:
    """Drop puzzles that have not begun and come from games of the person."""
    played = select(SEATS.c.table_id).where(SEATS.c.user_id == user_id)
    coming = update(PUZZLES).where(PUZZLES.c.begins_at > now, PUZZLES.c.table_id.in_(played))
    nothing = {"table_id": None, "game": None, "options": None, "seats": None, "body": None}
    await connection.execute(coming.values(**nothing, seek_at=now))


async def forget(connection: AsyncConnection, user_id: int, now: datetime) -> None:
    """Take the person out of everything, before their seats are emptied."""
    await drop_games_of(connection, user_id, now)
    for one in (PUZZLE_ANSWERS, PUZZLE_REFUSALS):
        await connection.execute(delete(one).where(one.c.user_id == user_id))


async def wake_posts(connection: AsyncConnection, now: datetime) -> None:
    """A puzzle has been chosen for this very week: the servers' messages are due."""
    waiting = update(SERVER_POSTS).where(SERVER_POSTS.c.kind == ServerPostKind.PUZZLE.value)
    await connection.execute(waiting.values(due_at=now))
