"""Records: a game as a file that anybody can play again and check. docs/records.md explains the JSON."""

import gzip
import zlib
from collections.abc import Iterator
from hashlib import sha256
from typing import Annotated, Any, Generic, Literal, TypeAlias, TypeVar, cast

import msgspec
from msgspec import Meta, Struct

from games.core.codec import UnreadableError, codec, encode, plain
from games.core.fair import Terms, seating
from games.core.flow import HasFlow
from games.core.game import Game, Json, Options, play
from games.core.model import Action, Illegal, ScoreSheet, Seat, Step
from games.core.rng import Rng

FORMAT = 1

LONGEST = 256 * 1024 * 1024
"""Bytes of an unpacked record; a hundred times what the longest game has taken."""

_GZIP = b"\x1f\x8b"

S = TypeVar("S", bound=HasFlow)
P = TypeVar("P", bound=Struct)
H = TypeVar("H", bound=Struct)


By: TypeAlias = Literal["person", "house", "default", "lapse"]
"""Who answered: the person of the seat, a house player, or nobody: the harmless answer for an absent one, or what had stood too
long taken back.
"""


class Move(Struct, frozen=True, tag="move"):
    """An action that was accepted."""

    seat: Seat
    action: Json
    by: By = "person"


class Undo(Struct, frozen=True, tag="undo"):
    """The game went back: the moves after `base` are struck."""

    base: int
    """Number of the entry after which the game goes on; 0 is the set-up."""

    seat: Seat | None = None
    """Whose own moves were taken back; None: all agreed."""

    fork: Annotated[int, Meta(ge=1, le=2**63 - 1)] | None = None
    """The new fork of chance, where all agreed."""


Entry: TypeAlias = Move | Undo
"""Entries are numbered from 1 through the whole record; struck ones keep their place and number."""


class Segment(Struct, frozen=True):
    """Entries played by one release."""

    release: str
    schema: int
    entries: tuple[Entry, ...]
    start: Json = None
    """The state at its beginning as that release stored it; not needed where the segment before can be played again."""


class Fairness(Struct, frozen=True):
    """What chance was made of; shown when the game is over."""

    terms: Terms
    message_id: str
    secret: str
    """In hexadecimal."""


class Record(Struct, frozen=True):
    """A whole game, or a game so far."""

    game: str
    options: Json
    seats: int
    seed: str
    """In hexadecimal."""

    segments: tuple[Segment, ...]
    names: tuple[str, ...] = ()
    """What the seats are called, in seat order."""

    fair: Fairness | None = None
    scores: tuple[ScoreSheet, ...] | None = None
    """None: not finished."""

    format: int = FORMAT


class BrokenRecordError(Exception):
    """The record cannot be played on from here."""

    def __init__(self, number: int, what: str) -> None:
        super().__init__(f"entry {number}: {what}")
        self.number = number
        self.what = what


class Position(Struct, Generic[S], frozen=True):
    """Where a game stood after an entry."""

    number: int
    entry: Entry | None
    """None: the set-up, or the beginning of a segment whose past cannot be played again."""

    step: Step[S]

    @property
    def state(self) -> S:
        """The state."""
        return self.step.state


def write(record: Record) -> bytes:
    """The record as JSON, readable and the same every time."""
    return msgspec.json.format(encode(record), indent=1) + b"\n"


def fingerprint(record: Record) -> str:
    """SHA-256 of all that the record says but the names, which people may change: in hexadecimal.

    The bot shows it when the game is over, so that a record which was changed afterwards is known.
    """
    return sha256(write(msgspec.structs.replace(record, names=()))).hexdigest()


def packed(stored: bytes) -> bytes:
    """A written record with gzip, the same bytes every time: for where it would be too large."""
    return gzip.compress(stored, mtime=0)


def _unpacked(stored: bytes) -> bytes:
    """The record as it was written. Raises UnreadableError."""
    if not stored.startswith(_GZIP):
        return stored
    opened = zlib.decompressobj(wbits=31)
    try:
        written = opened.decompress(stored, LONGEST)
    except zlib.error as error:
        raise UnreadableError(f"this cannot be unpacked: {error}") from error
    if opened.unconsumed_tail or not opened.eof:
        raise UnreadableError("this is cut off, or larger than any record")
    return written


def read(stored: bytes) -> Record:
    """The record, packed or not. Raises UnreadableError, also where it says something that no record says."""
    stored = _unpacked(stored)
    try:
        written = msgspec.json.decode(stored)
        record = msgspec.convert(written, Record)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise UnreadableError(f"this is no record of a game: {error}") from error
    if record.format != FORMAT:
        raise UnreadableError(
            f"the record has format {record.format}; this release reads format {FORMAT}"
        )
    if (unknown := added(written, record)) is not None:
        raise UnreadableError(f"a record says nothing of `{unknown}`")
    return record


def added(written: Json, understood: object) -> str | None:
    """The path of the first thing in the JSON that the value read from it does not hold; None: it holds all."""
    return _added(written, plain(understood))


def _added(written: Json, known: Json) -> str | None:
    """The same for two JSON values."""
    if isinstance(written, dict) and isinstance(known, dict):
        pairs = [(str(name), value, known.get(name, _NOWHERE)) for name, value in written.items()]
    elif isinstance(written, list) and isinstance(known, list) and len(written) == len(known):
        pairs = [(str(place), *pair) for place, pair in enumerate(zip(written, known, strict=True))]
    else:
        return None if written == known else ""
    for name, value, held in pairs:
        if (below := _added(value, held)) is not None:
            return f"{name}.{below}".rstrip(".")
    return None


_NOWHERE = object()
"""Equal to nothing in any JSON."""


def entry_of(seat: Seat, action: Action, by: By = "person") -> Move:
    """The entry for an action."""
    return Move(seat, plain(action), by)


def options_of(game: Game[S, P, H], record: Record) -> Options:
    """The options. Raises UnreadableError."""
    return codec(game).options(encode(record.options))


def seats_of(game: Game[S, P, H], record: Record) -> tuple[tuple[int, ...], Rng]:
    """Who of those who joined sits where, and the chance that is left for the game. Raises UnreadableError."""
    kept = game.keeps_order(options_of(game, record))
    return seating(bytes.fromhex(record.seed), record.seats, keeps_order=kept)


def chance_of(game: Game[S, P, H], record: Record) -> Rng:
    """Chance at the set-up: in a fair game the seats have been settled already. Raises UnreadableError."""
    return seats_of(game, record)[1] if record.fair else Rng(bytes.fromhex(record.seed))


def forked(state: S, fork: int | None) -> S:
    """The state with chance on another fork, so that what was seen foretells nothing; None: as it is."""
    if fork is None:
        return state
    rng = Rng(state.rng.seed, fork, state.rng.drawn)
    return cast(S, msgspec.structs.replace(cast(Any, state), rng=rng))


def replay(game: Game[S, P, H], record: Record) -> Iterator[Position[S]]:
    """All positions from the set-up on, every action checked. Raises BrokenRecordError where something does not follow.

    Segments of another schema are passed over: only their own release can play them. The segment after them begins with
    the state that was stored.
    """
    known: dict[int, S] = {}
    number = 0
    for segment in record.segments:
        if segment.schema != game.schema:
            known.clear()
            number += len(segment.entries)
            continue
        first = _beginning(game, record, segment, known.get(number), number)
        if number not in known:
            yield first
        known[number] = first.state
        for entry in segment.entries:
            step = _followed(game, known, number, entry)
            number += 1
            known[number] = step.state
            yield Position(number, entry, step)


def _beginning(
    game: Game[S, P, H], record: Record, segment: Segment, before: S | None, number: int
) -> Position[S]:
    """Where the segment begins: where the one before has ended, at the set-up, or at the state it stores."""
    stored = None if segment.start is None else codec(game).state(encode(segment.start))
    if stored is not None and (unknown := added(segment.start, stored)) is not None:
        raise BrokenRecordError(number, f"the state stored here has an unknown `{unknown}`")
    if before is not None:
        step = Step(before)
    elif segment is record.segments[0]:
        options = options_of(game, record)
        if (refused := game.check(record.seats, options)) is not None:
            raise BrokenRecordError(0, f"this cannot be played ({refused.id})")
        step = game.setup(record.seats, options, chance_of(game, record))
    elif stored is not None:
        step = Step(stored)
    else:
        raise BrokenRecordError(number, "the segment does not say where it begins")
    if stored is not None and stored != step.state:
        raise BrokenRecordError(number, "the state stored here is not the one the game has come to")
    return Position(number, None, step)


def _followed(game: Game[S, P, H], known: dict[int, S], number: int, entry: Entry) -> Step[S]:
    """What the entry leads to."""
    if isinstance(entry, Undo):
        if not 0 <= entry.base < number or entry.base not in known:
            raise BrokenRecordError(
                number + 1, f"it goes back to entry {entry.base}, which is not there"
            )
        return Step(forked(known[entry.base], entry.fork), sealed=True)
    try:
        action = codec(game).action(encode(entry.action))
        if (unknown := added(entry.action, action)) is not None:
            raise BrokenRecordError(number + 1, f"the action has an unknown `{unknown}`")
        return play(game, known[number], entry.seat, action)
    except UnreadableError as error:
        raise BrokenRecordError(number + 1, f"the action cannot be read: {error}") from error
    except Illegal as illegal:
        raise BrokenRecordError(
            number + 1, f"the action is not legal ({illegal.message.id})"
        ) from illegal
