"""The check of a record: does this game follow from its terms, its secret and its actions? See docs/fair-play.md."""

from collections.abc import Iterator
from typing import Literal, TypeVar

from msgspec import Struct

from games.core.codec import UnreadableError
from games.core.fair import commitment, table_seed, terms_text
from games.core.flow import HasFlow
from games.core.game import Game
from games.core.record import (
    BrokenRecordError,
    Fairness,
    Move,
    Position,
    Record,
    Segment,
    Undo,
    fingerprint,
    options_of,
    replay,
    seats_of,
)

S = TypeVar("S", bound=HasFlow)
P = TypeVar("P", bound=Struct)
H = TypeVar("H", bound=Struct)


class Finding(Struct, frozen=True):
    """Something that the check has to say."""

    kind: Literal["wrong", "unchecked", "unfinished"]
    """Wrong: the record contradicts itself or the rules. Unchecked: it does not say enough. Unfinished: it ends too soon."""

    what: str
    entry: int | None = None
    """Number of the entry it is about."""


def verify(game: Game[S, P, H], record: Record) -> tuple[Finding, ...]:
    """All findings; none means that everything in the record follows from its terms and secret by the rules."""
    findings = [
        *_chance(record),
        *_seats(game, record),
        *_table(game, record),
        *_segments(game, record),
    ]
    if any([finding.kind == "wrong" for finding in findings]):
        return tuple(findings)
    try:
        positions = list(replay(game, record))
    except (BrokenRecordError, UnreadableError) as error:
        entry = error.number if isinstance(error, BrokenRecordError) else None
        return (*findings, Finding("wrong", str(error), entry))
    return (
        *findings,
        *_other_releases(game, record),
        *_undone(positions),
        *_end(game, record, positions),
    )


def compared(record: Record, shown: str | None) -> tuple[Finding, ...]:
    """What the fingerprint that the bot showed says against the record; `shown` None: nobody has kept it."""
    if shown is None or shown.strip().lower() == fingerprint(record):
        return ()
    return (_wrong("the fingerprint is another one: this is not the record that the bot gave out"),)


def _wrong(what: str, entry: int | None = None) -> Finding:
    """A contradiction."""
    return Finding("wrong", what, entry)


def _chance(record: Record) -> Iterator[Finding]:
    """Commitments and seed."""
    if record.fair is None:
        yield Finding("unchecked", "the record names no terms: its seed may have been chosen")
        return
    yield from _promises(record.fair)
    terms = record.fair.terms
    secret = _bytes(record.fair.secret)
    if secret is None or not record.fair.message_id.isdecimal():
        yield _wrong("the secret is not hexadecimal or the message's id is no number")
    elif table_seed(secret, terms_text(terms), int(record.fair.message_id)).hex() != record.seed:
        yield _wrong("the seed is not the one that secret, terms and message make")
    if (terms.game, terms.options) != (record.game, record.options):
        yield _wrong("game or options are not those of the terms")
    if record.segments:
        first = record.segments[0]
        if (first.release, first.schema) != (terms.version, terms.schema):
            yield _wrong("release or schema of the first segment are not those of the terms")
    if len(terms.entrants) != record.seats:
        yield _wrong("the terms name another number of players")


def _promises(fair: Fairness) -> Iterator[Finding]:
    """Whether each secret is the one that was promised."""
    terms = fair.terms
    promised = [(void.commitment, void.secret) for void in terms.void] + [
        (terms.commitment, fair.secret)
    ]
    for attempt, (promise, secret) in enumerate(promised, start=1):
        known = _bytes(secret)
        if known is None or commitment(known) != promise:
            yield _wrong(f"the secret of attempt {attempt} is not the one that was promised")
    if terms.attempt != len(promised):
        yield _wrong("the attempts are not counted as the terms list them")


def _seats(game: Game[S, P, H], record: Record) -> Iterator[Finding]:
    """Whether the house plays only where somebody may have left, and the seats are those drawn or kept."""
    if record.fair is None or len(record.fair.terms.entrants) != record.seats:
        return
    try:
        order, _ = seats_of(game, record)
    except (UnreadableError, ValueError):
        return
    entrants = record.fair.terms.entrants
    house = {seat for seat, place in enumerate(order) if entrants[place].house}
    for number, entry in _numbered(record):
        if isinstance(entry, Move) and entry.seat in house and entry.by == "person":
            yield _wrong(f"seat {entry.seat} is a robot's and a person acts", number)


def _unfinished(total: int) -> Finding:
    """What is here may be right, and may have been cut off."""
    return Finding("unfinished", "the game is not over where the record ends", total)


def _numbered(record: Record) -> Iterator[tuple[int, Move | Undo]]:
    """All entries with their numbers."""
    entries = [entry for segment in record.segments for entry in segment.entries]
    yield from enumerate(entries, start=1)


def _bytes(text: str) -> bytes | None:
    """The bytes of a hexadecimal text."""
    try:
        return bytes.fromhex(text)
    except ValueError:
        return None


def _table(game: Game[S, P, H], record: Record) -> Iterator[Finding]:
    """Game, options and seats."""
    if record.game != game.id:
        yield _wrong(f"the record is of {record.game}")
        return
    if _bytes(record.seed) is None:
        yield _wrong("the seed is not hexadecimal")
    if len(record.names) not in (0, record.seats):
        yield _wrong("there is not one name for each seat")
    try:
        refused = game.check(record.seats, options_of(game, record))
    except UnreadableError as error:
        yield _wrong(f"the options cannot be read: {error}")
        return
    if refused is not None:
        yield _wrong(f"this cannot be played ({refused.id})")


def _segments(game: Game[S, P, H], record: Record) -> Iterator[Finding]:
    """Whether there is something that was played, and by releases one after the other."""
    if not record.segments:
        yield _wrong("the record has no segments: nothing was played")
    schemas = [segment.schema for segment in record.segments]
    if schemas != sorted(schemas) or min(schemas, default=1) < 1:
        yield _wrong("the schemas of the segments do not follow each other")
    if max(schemas, default=0) > game.schema:
        yield Finding("unchecked", f"schema {max(schemas)} is not known to this release")


def _other_releases(game: Game[S, P, H], record: Record) -> Iterator[Finding]:
    """Segments that this release cannot play."""
    number = 1
    for segment in record.segments:
        if segment.schema != game.schema:
            yield Finding("unchecked", _unplayed(segment), number)
        number += len(segment.entries)


def _unplayed(segment: Segment) -> str:
    """Who can check the segment."""
    return f"{len(segment.entries)} entries were played by release {segment.release}: check them with that release"


def _undone(positions: list[Position[S]]) -> Iterator[Finding]:
    """Whether moves were taken back by the rules: one's own, unsealed, while they are the last; else on a fresh fork."""
    by_number = {position.number: position for position in positions}
    standing: list[int] = []
    forks = 0
    for position in positions:
        entry = position.entry
        if not isinstance(entry, Undo):
            standing.append(position.number)
            continue
        if entry.base not in standing:
            yield _wrong(f"it goes back to entry {entry.base}, which was struck", position.number)
        struck = [by_number[number] for number in standing if number > entry.base]
        standing = [number for number in standing if number <= entry.base] + [position.number]
        if entry.fork is None:
            yield from _own(entry, struck, position.number)
        else:
            yield from _agreed(entry, forks, position.number)
        forks = max(forks, entry.fork or 0)


def _agreed(entry: Undo, forks: int, number: int) -> Iterator[Finding]:
    """Whether what all agreed to take back goes on with the next fork, and is nobody's own."""
    if entry.fork != forks + 1:
        yield _wrong("chance was not put on the next fork", number)
    if entry.seat is not None:
        yield _wrong(f"seat {entry.seat} is named for what all agreed to take back", number)


def _own(entry: Undo, struck: list[Position[S]], number: int) -> Iterator[Finding]:
    """Whether the struck moves may be taken back by their seat alone."""
    for position in struck:
        move = position.entry
        if isinstance(move, Move) and move.seat != entry.seat:
            yield _wrong(
                f"entry {position.number} is of another seat and was taken back alone", number
            )
        if position.step.sealed and isinstance(move, Move):
            yield _wrong(f"entry {position.number} was sealed and was taken back alone", number)


def _end(game: Game[S, P, H], record: Record, positions: list[Position[S]]) -> Iterator[Finding]:
    """Scores and end."""
    total = sum(len(segment.entries) for segment in record.segments)
    if not positions or positions[-1].number != total:
        if record.scores is None:
            yield _unfinished(total)
        return
    end = positions[-1].state
    if not game.is_over(end):
        if record.scores is not None:
            yield _wrong("scores are given and the game is not over", total)
        else:
            yield _unfinished(total)
    elif record.scores is None:
        yield _wrong("the game is over and no scores are given", total)
    elif game.scores(end) != record.scores:
        yield _wrong("the scores are not those of the last position", total)
