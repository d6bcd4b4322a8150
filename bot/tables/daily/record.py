"""The record of a day's challenge: what checks its dice and somebody's points (`feitoria verify-daily FILE`)."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

from bot.db.state_cache import AnyGame
from bot.tables.daily.challenge import Attempt, Day, total_of
from bot.tables.daily.course import played, seed_of
from games.core.codec import UnreadableError
from games.core.fair import commitment
from games.core.model import Illegal

FORMAT = 1


class DailyRecord(Struct, frozen=True, kw_only=True):
    """A day that is over, with the reader's own try."""

    feitoria_daily: int
    """The format's version."""
    game: str
    day: str
    commitment: str
    secret: str
    """In hexadecimal."""
    actions: tuple[Any, ...] = ()
    """Those of the try, in order."""
    total: int | None = None
    """Its points; None: there is no try, or it was not finished."""


def record_of(game: AnyGame, day: Day, tried: Attempt | None) -> bytes:
    """The record as JSON."""
    actions = () if tried is None else tuple(map(msgspec.json.decode, tried.actions))
    record = DailyRecord(
        feitoria_daily=FORMAT,
        game=game.id,
        day=day.day,
        commitment=day.commitment,
        secret=day.secret.hex(),
        actions=actions,
        total=None if tried is None else tried.total,
    )
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def problems(record: bytes, games: Mapping[str, AnyGame]) -> list[str]:
    """What is wrong with it, a sentence each; none: the secret is the promised one, and these moves bring these points.

    Raises `ValueError` or `LookupError` for something that is no record of a day.
    """
    read = msgspec.json.decode(record, type=DailyRecord)
    if read.feitoria_daily != FORMAT:
        raise ValueError(f"format {read.feitoria_daily} is not known")
    game, secret = games[read.game], bytes.fromhex(read.secret)
    if commitment(secret) != read.commitment:
        return ["The secret does not fit the code that was shown before."]
    actions = [msgspec.json.encode(action).decode() for action in read.actions]
    try:
        state = played(game, seed_of(secret, read.day), actions).state
    except Illegal:
        return ["A move was not possible with these dice."]
    except UnreadableError as problem:
        raise ValueError(str(problem)) from problem
    total = total_of(game, state) if game.is_over(state) else None
    if total != read.total:
        return [f"These moves bring {total} points, not {read.total}."]
    return []
