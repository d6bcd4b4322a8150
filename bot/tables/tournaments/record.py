"""A tournament as a file that anybody can check: the promised seed, who met in each round, and how it came out.

Entrants are numbers in the order of signing up; no names, no ids. `problems` draws every round again from the seed and the
results before it (`feitoria verify-tournament FILE`).
"""

from collections.abc import Sequence

import msgspec
from msgspec import Struct, structs

from bot.tables.tournaments.drawing import Plan, PlayedRound, TournamentFormat, drawn
from bot.tables.tournaments.model import Correction, Tournament
from bot.tables.tournaments.pairing import Draw, OddTables
from games.core.fair import commitment


class Record(Struct, frozen=True):
    """The whole tournament. `least`: the fewest players that the game takes; `secret`: in hexadecimal."""

    tournament: int
    game: str
    format: TournamentFormat
    seats: int
    least: int
    planned: int
    """Rounds that were planned; fewer were played when too few people were left."""
    commitment: str
    secret: str
    rounds: tuple[PlayedRound, ...]
    corrections: tuple[Correction, ...] = ()
    """In order; `rounds` has what holds after them."""
    odd: OddTables = OddTables.BYES


def record_of(tournament: Tournament, least: int) -> bytes:
    """The tournament, which is over, as JSON."""
    return _written(_record(tournament, least))


def season_of(divisions: Sequence[Tournament], least: int) -> bytes:
    """A league's season, which is over, as JSON: its divisions, the highest first."""
    return _written([_record(one, least) for one in divisions])


def _written(content: Record | list[Record]) -> bytes:
    """As a file that can be read."""
    return msgspec.json.format(msgspec.json.encode(content), indent=1) + b"\n"


def _record(tournament: Tournament, least: int) -> Record:
    """What the file tells of one tournament."""
    row = tournament.row
    return Record(
        row.id,
        row.game,
        TournamentFormat(row.format),
        row.seats,
        least,
        row.rounds,
        row.commitment,
        row.secret.hex(),
        tournament.played,
        tournament.corrections,
        OddTables(row.odd),
    )


def problems(content: bytes) -> tuple[str, ...]:
    """What is wrong with the record; nothing if every round is what its seed draws. Raises `ValueError` for another file."""
    read = msgspec.json.decode(content, type=Record | list[Record])
    if isinstance(read, Record):
        return _problems(read)
    return tuple(
        f"division {number}: {problem}"
        for number, record in enumerate(read, 1)
        for problem in _problems(record)
    )


def _problems(record: Record) -> tuple[str, ...]:
    """What is wrong with one tournament."""
    secret = bytes.fromhex(record.secret)
    found = list[str]()
    if commitment(secret) != record.commitment:
        found.append("the secret is not the one that was promised")
    plan = Plan(record.format, record.seats, record.least, record.planned, secret, record.odd)
    for number, played in enumerate(record.rounds, 1):
        before = _as_known(record.rounds[: number - 1], record.corrections, number)
        expected = Draw(tuple(table.entrants for table in played.tables), played.byes)
        if drawn(plan, before, frozenset(played.field)) != expected:
            found.append(f"round {number} is not the one that the seed draws")
    return tuple(found)


def _as_known(
    before: Sequence[PlayedRound], corrections: Sequence[Correction], number: int
) -> tuple[PlayedRound, ...]:
    """The results as they stood when that round was drawn: what was corrected from then on is put back."""
    rounds = list(before)
    for correction in reversed(corrections):
        if correction.during < number or correction.round >= number:
            continue
        played = rounds[correction.round - 1]
        tables = list(played.tables)
        table = tables[correction.table - 1]
        tables[correction.table - 1] = structs.replace(table, ranks=correction.ranks_before)
        rounds[correction.round - 1] = structs.replace(played, tables=tuple(tables))
    return tuple(rounds)
