"""Robots' seats and opportunities: when something new invites a robot, and what it has considered already. Pure.

A robot considers every answer once while it is offered. What it takes up by itself invites no other robot, so that a
chain of such answers ends.
"""

from collections.abc import Collection
from datetime import datetime

from msgspec import json, structs

from bot.db.rows import SeatRow
from bot.db.state_cache import AnyGame, State
from games.core.forms import Decision
from games.core.model import Action, Seat
from games.core.opportunity import invitation, names, settled


def invited(
    game: AnyGame,
    before: tuple[SeatRow, ...],
    after: tuple[SeatRow, ...],
    state: State,
    *,
    now: datetime,
    actor: Seat | None = None,
    answered: Collection[str] = (),
) -> tuple[SeatRow, ...]:
    """The seats after a change, robots' seats with their turn where an opportunity holds something new.

    `actor`: a robot's seat that has taken an opportunity, and has `answered` these; nobody else gets a new turn by that.
    """
    if game.is_unfinished(state) or not any(_may_be_invited(row) for row in after):
        return after
    decisions = {decision.seat: decision for decision in game.pending(state)}
    old = {row.place: row for row in before}

    def asked(row: SeatRow) -> SeatRow:
        if not _may_be_invited(row):
            return row
        was = old.get(row.place, row)
        is_waiting = was.robot_turn and not was.required
        known = considered(was) | (set(answered) if row.seat == actor else set())
        since = was.asked_at if is_waiting else now
        turned = _with_turn(game, row, decisions[row.number], known, since)
        is_new = actor in (None, row.seat) or is_waiting
        return turned if is_new else structs.replace(turned, robot_turn=False)

    return tuple(asked(row) for row in after)


def weighed(game: AnyGame, row: SeatRow, state: State, thought_of: Collection[str]) -> SeatRow:
    """The seat after a robot has decided to let these answers be."""
    decision = game.decision(state, row.number)
    if decision is None:
        return structs.replace(row, robot_turn=False, leased_until=None)
    known = considered(row) | set(thought_of)
    return _with_turn(game, row, decision, known, row.asked_at)


def considered(row: SeatRow) -> set[str]:
    """Names of the answers that a robot has considered for that seat."""
    return set(json.decode(row.considered, type=list[str])) if row.considered else set()


def answers_of(decision: Decision | None, action: Action) -> tuple[str, ...] | None:
    """What an action settles, if it takes an opportunity; None: it was asked for."""
    return None if decision is None or decision.required else settled(decision, action)


def _may_be_invited(row: SeatRow) -> bool:
    """Whether a robot has an opportunity there."""
    return row.is_robot and row.asked and not row.required


def _with_turn(
    game: AnyGame, row: SeatRow, decision: Decision, known: set[str], since: datetime | None
) -> SeatRow:
    """The seat with its turn, if something is new in the opportunity; what is offered no more is forgotten."""
    known &= set(names(decision))
    return structs.replace(
        row,
        considered=json.encode(sorted(known)).decode() if known else None,
        robot_turn=invitation(game, decision, known) is not None,
        asked_at=since,
        leased_until=None,
    )
