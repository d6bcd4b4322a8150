"""The journal of a table: every step in order, states after any of them, what a reader heard."""

import asyncio
import zlib
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence

from msgspec import Struct, json, structs
from sqlalchemy import Integer, Select, and_, bindparam, desc, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.db.archive import archived_steps
from bot.db.rows import StepRow, TableRow
from bot.db.schema import SNAPSHOTS, STEPS
from bot.db.state_cache import AnyGame, Playing, State
from bot.db.step_cache import LENGTH, StepCache
from bot.model.errors import Unavailable
from bot.model.questions import LogEntry, Struck
from bot.model.tables import ALONE
from games.core.codec import UnreadableError, codec, encode
from games.core.fair import Terms, seating
from games.core.model import Event, Seat, Step, say
from games.core.model import heard as heard_of
from games.core.rng import Rng

KEPT = 4
"""Newest snapshots that are all kept."""

EVERY = 32
"""Among older snapshots, keep one in this many."""


def packed(state: State) -> bytes:
    """A state as a snapshot keeps it."""
    return zlib.compress(encode(state), 1)


def thinned(number: int) -> int | None:
    """The snapshot that goes when this one comes; None: none."""
    old = number - KEPT
    return old if old > 0 and old % EVERY else None


NEWEST_SNAPSHOT = (
    select(SNAPSHOTS.c.number, SNAPSHOTS.c.schema, SNAPSHOTS.c.body)
    .where(SNAPSHOTS.c.table_id == bindparam("table"), SNAPSHOTS.c.number <= bindparam("number"))
    .order_by(desc(SNAPSHOTS.c.number))
    .limit(1)
)


async def state_after(
    connection: AsyncConnection,
    known: Playing,
    table: TableRow,
    number: int,
    since: tuple[int, State] | None = None,
) -> State:
    """The state after that step: at hand, stored, or played again from the newest older snapshot that can be read, or from
    `since`, a step before it and the state after that, where this is newer. Others have their turn meanwhile.

    Raises `Unavailable` when only an older release could replay it, or damage has left nothing to replay it from.
    """
    held = known.states.get(table.id, number)
    if held is None:
        held = _unpacked(known, table, number)
    if held is not None:
        return held
    at, state = await _newest_readable(connection, known, table, number)
    if since is not None and at < since[0] <= number:
        at, state = since
    if at == number:
        return state
    steps = await steps_between(connection, table.id, at, number)
    await _refuse_older(connection, known, table, steps)
    bases = {step.base for step in steps if step.kind == "undo"}
    passed: dict[int | None, State] = {at: state}
    for count, step in enumerate(steps):
        if count % EVERY == EVERY - 1:
            await asyncio.sleep(0)
        state = await _stepped(connection, known, table, passed, state, step)
        if step.number in bases:
            passed[step.number] = state
    return state


def _unpacked(known: Playing, table: TableRow, number: int) -> State | None:
    """The state after that step that was read with the table; None: none was, or it is damaged."""
    snapshot = known.states.packed(table.id, number)
    if snapshot is None:
        return None
    try:
        return codec(known.game(table.game)).load(snapshot.schema, zlib.decompress(snapshot.body))
    except (zlib.error, UnreadableError):
        return None  # whoever looks for an older one says which is damaged


async def _newest_readable(
    connection: AsyncConnection, known: Playing, table: TableRow, number: int
) -> tuple[int, State]:
    """The newest snapshot up to that step that is not damaged, or the position at the set-up."""
    game, upto = known.game(table.game), number
    while True:
        wanted = {"table": table.id, "number": upto}
        row = (await connection.execute(NEWEST_SNAPSHOT, wanted)).one_or_none()
        if row is None:
            return 0, await _set_up_again(connection, known, table)
        try:
            return row.number, codec(game).load(row.schema, zlib.decompress(row.body))
        except (zlib.error, UnreadableError) as error:
            known.states.note_damage(table.id, row.number, error)
            upto = row.number - 1


async def _refuse_older(
    connection: AsyncConnection, known: Playing, table: TableRow, steps: Sequence[StepRow]
) -> None:
    """Raise `Unavailable` for steps of another schema: too old to go back to, or hidden behind a snapshot that is damaged."""
    schema = known.game(table.game).schema
    older = next((step for step in steps if step.schema != schema), None)
    if older is None:
        return
    wanted = {"table": table.id, "number": steps[-1].number}
    newest = (await connection.execute(NEWEST_SNAPSHOT, wanted)).one_or_none()
    if newest is None or newest.number < steps[0].number:
        raise Unavailable(say("tables-undo-too-old"))
    known.states.note_loss(table.id, f"another release played step {older.number}")
    raise Unavailable(say("tables-damaged"))


async def _set_up_again(connection: AsyncConnection, known: Playing, table: TableRow) -> State:
    """The first position, from the seed and the terms. Raises `Unavailable` unless this release deals the same."""
    game = known.game(table.game)
    [entry] = await steps_between(connection, table.id, -1, 0)
    assert table.seed is not None
    assert table.terms is not None
    seats = len(json.decode(table.terms, type=Terms).entrants)
    _, step = dealt(game, table.options, seats, table.seed)
    if entry.schema != game.schema or encode(step.log).decode() != entry.log:
        known.states.note_loss(table.id, "it was set up by another release")
        raise Unavailable(say("tables-damaged"))
    return step.state


def dealt(
    game: AnyGame, options: str, seats: int, seed: bytes
) -> tuple[tuple[int, ...], Step[State]]:
    """The seat of each player in join order, and the game's set-up, both drawn from the seed."""
    chosen = codec(game).options(options)
    order, rng = seating(seed, seats, keeps_order=game.keeps_order(chosen))
    return order, game.setup(seats, chosen, rng)


async def turn_after(connection: AsyncConnection, table: int, number: int) -> int:
    """The table's count of progress after that entry."""
    found: int = (await connection.scalars(TURN, {"table": table, "number": number})).one()
    return found


async def _stepped(
    connection: AsyncConnection,
    known: Playing,
    table: TableRow,
    passed: Mapping[int | None, State],
    state: State,
    step: StepRow,
) -> State:
    """The state after one more step of the journal; `passed`: states before it that undos lead back to."""
    game = known.game(table.game)
    if step.kind == "undo":
        assert step.base is not None
        base = passed.get(step.base)
        if base is None:
            base = await state_after(connection, known, table, step.base)
        return forked(base, step.fork)
    assert step.seat is not None
    assert step.action is not None
    return game.apply(state, step.seat, codec(game).action(step.action)).state


def forked(state: State, fork: int | None) -> State:
    """The state with chance on a new fork, so that what was seen foretells nothing; None: as it was."""
    if fork is None:
        return state
    rng: Rng = state.rng
    return structs.replace(state, rng=Rng(rng.seed, fork, rng.drawn))


STEP = tuple(STEPS.c[name] for name in StepRow.__struct_fields__)
"""The columns of a `StepRow`, in its order."""

IN_RANGE = select(*STEP).where(
    STEPS.c.table_id == bindparam("table"),
    STEPS.c.number > bindparam("after"),
    STEPS.c.number <= bindparam("upto"),
)

BETWEEN = IN_RANGE.order_by(STEPS.c.number)

SEEN = or_(~STEPS.c.unfinished, STEPS.c.seat == bindparam("eyes", type_=Integer))
"""Half-made moves, and the giving up of them, are there for their own seat only."""

VALID = (
    IN_RANGE.where(STEPS.c.struck_by.is_(None), SEEN)
    .order_by(desc(STEPS.c.number))
    .limit(bindparam("most"))
)

TURN = select(STEPS.c.turn).where(
    STEPS.c.table_id == bindparam("table"), STEPS.c.number == bindparam("number")
)

STANDING = VALID.where(STEPS.c.kind != "undo")

STRUCK = (
    select(*STEP)
    .where(
        STEPS.c.table_id == bindparam("table"),
        STEPS.c.kind == "move",
        STEPS.c.struck_by.in_(bindparam("undos", expanding=True)),
    )
    .order_by(STEPS.c.number)
)


async def steps_between(
    connection: AsyncConnection, table: int, after: int, upto: int
) -> list[StepRow]:
    """The steps after that number up to this one, taken back or not."""
    wanted = {"table": table, "after": after, "upto": upto}
    found = [StepRow(*row) for row in await connection.execute(BETWEEN, wanted)]
    if found or after >= upto:
        return found
    steps = await archived_steps(connection, table)
    return [step for step in steps if after < step.number <= upto]


async def standing_steps(
    connection: AsyncConnection, table: int, eyes: Seat | None, after: int, upto: int, limit: int
) -> list[StepRow]:
    """The newest moves (and the set-up) in that range that were not taken back, newest first.

    As that seat, or None everybody, may count them: half-made moves of others are left out.
    """
    wanted = {"table": table, "eyes": eyes, "after": after, "upto": upto, "most": limit}
    found = [StepRow(*row) for row in await connection.execute(STANDING, wanted)]
    if found or after >= upto:
        return found
    steps = await archived_steps(connection, table)
    moves = [step for step in steps if after < step.number <= upto and step.kind != "undo"]
    return standing_of(moves, eyes, limit)


async def valid_steps(
    connection: AsyncConnection,
    tails: StepCache,
    table: int,
    eyes: Seat | None,
    after: int,
    upto: int,
    limit: int,
) -> list[StepRow]:
    """Steps that stand, newest first, with the undos among them that no later undo took back."""
    steps = tails.between(table, after, upto)
    if steps is None and upto - after <= LENGTH:
        steps = await steps_between(connection, table, after, upto)
        tails.keep(table, steps)
    if steps is None:
        wanted = {"table": table, "eyes": eyes, "after": after, "upto": upto, "most": limit}
        found = [StepRow(*row) for row in await connection.execute(VALID, wanted)]
        if found:
            return found
        archived = await archived_steps(connection, table)
        steps = [step for step in archived if after < step.number <= upto]
    return standing_of(steps, eyes, limit)


def standing_of(steps: Sequence[StepRow], eyes: Seat | None, limit: int) -> list[StepRow]:
    """Those of these steps, oldest first, that stand for that reader, newest first."""
    return [step for step in reversed(steps) if is_seen(step, eyes)][:limit]


def is_seen(step: StepRow, eyes: Seat | None) -> bool:
    """`VALID` for a step in memory: it stands, and is not half of another seat's move."""
    is_open = not step.unfinished or (eyes is not None and step.seat == eyes)
    return step.struck_by is None and is_open


LOGS = (
    select(STEPS.c.number, STEPS.c.log)
    .where(
        STEPS.c.table_id == bindparam("table"),
        STEPS.c.number <= bindparam("upto"),
        STEPS.c.kind != "undo",
        STEPS.c.struck_by.is_(None),
        ~STEPS.c.unfinished,
    )
    .order_by(STEPS.c.number)
)


async def standing_logs(
    connection: AsyncConnection, table: int, upto: int
) -> list[tuple[int, str]]:
    """Number and log of the set-up and of whole moves that were not taken back, up to that one, oldest first."""
    found = await connection.execute(LOGS, {"table": table, "upto": upto})
    rows = [(number, log) for number, log in found]
    if rows:
        return rows
    steps = await archived_steps(connection, table)
    standing = (step for step in steps if step.number <= upto and is_seen(step, None))
    return [(step.number, step.log) for step in standing if step.kind != "undo"]


TELLING = (
    select(STEPS.c.number, STEPS.c.kind, STEPS.c.log)
    .where(
        STEPS.c.table_id == bindparam("table"),
        STEPS.c.struck_by.is_(None),
        or_(STEPS.c.log != "[]", STEPS.c.kind == "undo"),
    )
    .order_by(STEPS.c.number)
)

STRUCK_TELLING = select(STEPS.c.struck_by, STEPS.c.log).where(
    STEPS.c.table_id == bindparam("table"),
    STEPS.c.struck_by.is_not(None),
    STEPS.c.kind == "move",
    STEPS.c.log != "[]",
)


async def telling_steps(connection: AsyncConnection, table: int, seat: Seat | None) -> list[int]:
    """Numbers of all steps of which `entries` would make an entry for that reader, oldest first."""
    wanted = {"table": table}
    struck = [(undo, log) for undo, log in await connection.execute(STRUCK_TELLING, wanted)]
    standing = [(at, kind, log) for at, kind, log in await connection.execute(TELLING, wanted)]
    if not standing:
        steps = await archived_steps(connection, table)
        struck = [(step.struck_by, step.log) for step in steps if step.kind == "move"]
        standing = [(one.number, one.kind, one.log) for one in steps if one.struck_by is None]
    undos = {undo for undo, log in struck if undo is not None and tells(log, None)}
    return [
        number
        for number, kind, log in standing
        if (number in undos if kind == "undo" else tells(log, seat))
    ]


class _Heard(Struct):
    """The seats that hear an event of a stored step."""

    to: tuple[Seat, ...] | None = None


_HEARERS = json.Decoder(tuple[_Heard, ...])


def tells(log: str, seat: Seat | None) -> bool:
    """Whether a step told that seat something, None: everybody; quicker than `heard`."""
    return any(one.to is None or seat in one.to for one in _HEARERS.decode(log))


def tells_somebody(log: str) -> bool:
    """Whether a step told anything at all."""
    return bool(_HEARERS.decode(log))


async def seats_that_redrew(connection: AsyncConnection, table: int) -> set[Seat]:
    """Seats whose person took back alone, among robots, what chance had decided: it was drawn anew as they liked."""
    query = select(STEPS.c.seat).where(
        STEPS.c.table_id == table, STEPS.c.kind == "undo", STEPS.c.by == ALONE
    )
    found = set(await connection.scalars(query))
    if found:
        return found
    steps = await archived_steps(connection, table)
    undos = (step for step in steps if step.kind == "undo" and step.by == ALONE)
    return {step.seat for step in undos if step.seat is not None}


async def seats_played_by_robots(connection: AsyncConnection, table: int) -> set[Seat]:
    """Seats for which a robot made a move that stands, be they a robot's own or those of people who were away."""
    query = select(STEPS.c.seat).where(
        STEPS.c.table_id == table,
        STEPS.c.kind == "move",
        STEPS.c.by == "house",
        STEPS.c.struck_by.is_(None),
    )
    return set(await connection.scalars(query))


async def seats_lent_to_robots(connection: AsyncConnection, table: int) -> set[Seat]:
    """Seats for which a robot made half of the moves that stand or more, as `seats_played_by_robots`.

    What was played automatically for somebody out of time is neither a robot's move nor theirs.
    """
    query = select(STEPS.c.seat, STEPS.c.by).where(
        STEPS.c.table_id == table, STEPS.c.kind == "move", STEPS.c.struck_by.is_(None)
    )
    made = Counter((row.seat, row.by) for row in await connection.execute(query))
    if not made:
        steps = await archived_steps(connection, table)
        moves = [step for step in steps if step.kind == "move" and step.struck_by is None]
        made = Counter((step.seat, step.by) for step in moves)
    return {seat for seat, by in made if by == "house" and made[seat, by] >= made[seat, "person"]}


async def last_own_step(connection: AsyncConnection, table: int, seat: Seat, upto: int) -> int:
    """The seat's newest move that stands; 0: none."""
    return (await connection.scalar(_newest_of(table, seat, upto))) or 0


async def last_step_in_person(
    connection: AsyncConnection, table: int, seat: Seat, upto: int
) -> int:
    """The seat's last step that its player made in person, not a robot, a clock or an automatic move; 0: none."""
    in_person = and_(STEPS.c.by == "person", STEPS.c.ordered.is_(None))
    query = _newest_of(table, seat, upto).where(in_person)
    found: int | None = await connection.scalar(query)
    if found is not None:
        return found
    steps = standing_of(await archived_steps(connection, table), seat, upto)
    own = (
        step.number
        for step in steps
        if step.kind == "move" and step.seat == seat and step.number <= upto
        if step.by == "person" and step.ordered is None
    )
    return max(own, default=0)


def _newest_of(table: int, seat: Seat, upto: int) -> Select[tuple[int | None]]:
    """Asks for the number of the seat's newest move that stands."""
    return select(func.max(STEPS.c.number)).where(
        and_(
            STEPS.c.table_id == table,
            STEPS.c.seat == seat,
            STEPS.c.kind == "move",
            STEPS.c.number <= upto,
            STEPS.c.struck_by.is_(None),
        )
    )


def heard(game: AnyGame, log: str, seat: Seat | None) -> tuple[Event, ...]:
    """What a step told that seat; None: what it told everybody."""
    return heard_of(codec(game).log(log), seat)


def whispered(game: AnyGame, log: str, seat: Seat) -> tuple[Event, ...]:
    """What a step told that seat and not everybody."""
    return tuple([one.event for one in codec(game).log(log) if seat in (one.to or ())])


class _Tagged(Struct):
    """An action, as far as any release can read it."""

    type: str


async def entries(
    connection: AsyncConnection,
    game: AnyGame,
    table: int,
    steps: Sequence[StepRow],
    seat: Seat | None,
) -> tuple[LogEntry, ...]:
    """These steps, newest first, as that seat may read them, oldest first; those that told nothing are left out."""
    struck = await _struck(connection, game, table, steps)
    return entries_of(game, steps, seat, struck)


def entries_of(
    game: AnyGame,
    steps: Sequence[StepRow],
    seat: Seat | None,
    struck: Mapping[int | None, Sequence[Struck]] | None = None,
) -> tuple[LogEntry, ...]:
    """`valid_steps` for steps whose undos are known, or that hold none."""
    known = struck or {}
    read = [
        LogEntry(
            step.number,
            step.seat,
            step.by,
            step.at,
            heard(game, step.log, seat),
            tuple(known.get(step.number, ())),
        )
        for step in reversed(steps)
    ]
    return tuple(entry for entry in read if entry.events or entry.struck)


async def _struck(
    connection: AsyncConnection, game: AnyGame, table: int, steps: Sequence[StepRow]
) -> Mapping[int | None, list[Struck]]:
    """What each undo among these steps took back of what everybody had been told."""
    struck = defaultdict[int | None, list[Struck]](list)
    undos = [step.number for step in steps if step.kind == "undo"]
    if not undos:
        return struck
    wanted = {"table": table, "undos": undos}
    found = [StepRow(*row) for row in await connection.execute(STRUCK, wanted)]
    if not found:
        archived = await archived_steps(connection, table)
        found = [one for one in archived if one.kind == "move" and one.struck_by in undos]
    for step in found:
        told = heard(game, step.log, None)
        if told:
            assert step.seat is not None
            assert step.action is not None
            verb = json.decode(step.action, type=_Tagged).type
            struck[step.struck_by].append(Struck(step.seat, verb, told))
    return struck
