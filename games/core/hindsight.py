"""A finished game as one seat knew it, step by step: all that a review may look at."""

from typing import Any, TypeAlias

from msgspec import Struct

from games.core.codec import codec, encode
from games.core.forms import Decision
from games.core.game import Game
from games.core.model import Action, Seat, heard
from games.core.record import Move, Position, Record, Undo, replay
from games.core.story import rounds_after

AnyGame: TypeAlias = Game[Any, Any, Any]

AnyPosition: TypeAlias = Position[Any]


class Look(Struct, frozen=True):
    """A position as the seat knew it, and what came next."""

    number: int
    """Of the journal's entry that led here; 0: the set-up."""
    round: int
    """Which round goes on, from 1, as far as the seat heard."""
    is_end_of_round: bool
    """Whether the next step begins another round, or the game is over."""
    public: Any
    private: Any
    actor: Seat | None = None
    """Who answers next; None: nobody, or nothing that the seat heard."""
    own: Decision | None = None
    """What the seat is asked, if it answers next."""
    action: Action | None = None
    """What it answers."""
    kind: type[Action] | None = None
    """What sort of answer another seat gives."""
    is_person: bool = True
    """Whether the player gives that answer, not the clock for them."""
    is_drawn: bool = False
    """Whether chance has a part in what follows."""


def standing(game: AnyGame, record: Record) -> tuple[AnyPosition, ...]:
    """The positions of a game that were not taken back, with the entries that led to them.

    Raises `BrokenRecordError` or `UnreadableError`.
    """
    kept: list[AnyPosition] = []
    for position in replay(game, record):
        entry = position.entry
        if isinstance(entry, Undo):
            while kept and kept[-1].number > entry.base:
                kept.pop()
            if kept:
                # Chance goes on from a new fork.
                last = kept.pop()
                step = type(last.step)(position.state, last.step.log, last.step.sealed)
                kept.append(Position(last.number, last.entry, step))
        else:
            kept.append(position)
    return tuple(kept)


def looks(game: AnyGame, positions: tuple[AnyPosition, ...], seat: Seat) -> tuple[Look, ...]:
    """The game as the seat knew it."""
    logs = [heard(position.step.log, seat) for position in positions]
    rounds = rounds_after(logs, len(game.scores(positions[-1].state)))
    by_people = any(_is_by_person(one, seat) for one in positions)
    seen = []
    for at, position in enumerate(positions):
        after = positions[at + 1] if at + 1 < len(positions) else None
        state, turns = position.state, after is None or rounds[at + 1] != rounds[at]
        look = Look(
            position.number, rounds[at], turns, game.public(state), game.private(state, seat)
        )
        seen.append(
            look
            if after is None
            else _followed(game, look, position, after, seat, by_people=by_people)
        )
    return tuple(seen)


def _is_by_person(position: AnyPosition, seat: Seat) -> bool:
    """Whether an answer of the person in that seat led there."""
    entry = position.entry
    return isinstance(entry, Move) and entry.seat == seat and entry.by == "person"


def _followed(
    game: AnyGame,
    look: Look,
    before: AnyPosition,
    after: AnyPosition,
    seat: Seat,
    *,
    by_people: bool,
) -> Look:
    """The look with what came next, as far as the seat heard of it."""
    entry = after.entry
    if not isinstance(entry, Move):
        return look
    action = codec(game).action(encode(entry.action))
    is_own = entry.seat == seat
    if not is_own and not heard(after.step.log, seat):
        return look
    return Look(
        look.number,
        look.round,
        look.is_end_of_round,
        look.public,
        look.private,
        actor=entry.seat,
        own=game.decision(before.state, seat) if is_own else None,
        action=action if is_own else None,
        kind=None if is_own else type(action),
        is_person=entry.by == "person" or (entry.by == "house" and not by_people),
        is_drawn=before.state.rng != after.state.rng,
    )
