"""The kept games: one gzipped file of JSON lines for each game, each line a record and the digests of what was offered.

`python -m tests.games.selfplay GAME` plays the records that are missing to 20 and saves each as it ends; one takes 2 to
10 seconds of processor. `--anew` plays all of them, `--pins` keeps them and writes the digests anew: after a change of what
is offered that is meant.
"""

import gzip
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from games.core.codec import encode
from games.core.model import Key
from games.core.offers import Decision
from games.core.record import Record, replay
from tests.contract.covering import AnyGame

FOLDER = Path(__file__).parent

DIGITS = 6
"""Hexadecimal digits kept of the SHA-256 of one position's offers: 24 bits, enough to notice a change by accident."""


class Kept(Struct, frozen=True):
    """One line of a file."""

    record: Record
    offered: str
    """For the set-up and after each entry, `DIGITS` digits: what every seat could answer."""


def file_of(game: Key) -> Path:
    """Where a game's records lie."""
    return FOLDER / f"{game}.jsonl.gz"


def kept_games() -> tuple[Key, ...]:
    """The games that have records."""
    return tuple(sorted(path.name.removesuffix(".jsonl.gz") for path in FOLDER.glob("*.jsonl.gz")))


def load(game: Key) -> tuple[Kept, ...]:
    """The records of a game with what was offered; none where there is no file yet."""
    if not file_of(game).exists():
        return ()
    lines = gzip.decompress(file_of(game).read_bytes()).splitlines()
    return tuple(msgspec.json.decode(line, type=Kept) for line in lines)


def save(game: Key, records: Sequence[Kept]) -> None:
    """Write them; the same records make the same bytes."""
    lines = b"".join(encode(kept) + b"\n" for kept in records)
    file_of(game).write_bytes(gzip.compress(lines, mtime=0))


def digest(pending: Sequence[Decision]) -> str:
    """Of all questions that are open, with every answer they allow; how they are put into words is not part of it."""
    told = [(one.seat, one.required, one.reopens, one.offers) for one in pending]
    return sha256(msgspec.json.encode(told, enc_hook=_tag)).hexdigest()[:DIGITS]


def _tag(action: Any) -> str:
    """A type of action by its tag."""
    return str(action.__struct_config__.tag)


def offered(game: AnyGame, record: Record) -> Iterator[str]:
    """The digest of every position of a record, the set-up first; each answer is checked on the way."""
    for position in replay(game, record):
        yield digest(game.pending(position.state))


def pinned(kept: Kept) -> list[str]:
    """The digests that are kept, one for each position."""
    text = kept.offered
    return [text[at : at + DIGITS] for at in range(0, len(text), DIGITS)]
