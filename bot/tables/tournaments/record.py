"""A tournament as a file that anybody can check: the promised seed, who met in each round, and how it came out.

Entrants are numbers in the order of signing up; no names, no ids. `problems` draws every round again from the seed and the
results before it (`feitoria verify-tournament FILE`).
"""

from collections.abc import Sequence

import msgspec
from msgspec import Struct, structs

from bot.tables.tournaments.drawing import Plan, PlayedRound, TournamentFormat, drawn
from bot.tables.tournaments.model import Correction, Tournament
from bot.tables.tournaments.pairing import Draw
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


def record_of(tournament: Tournament, least: int) -> bytes:
    """The tournament, which is over, as JSON."""
    row = tournament.row
    record = Record(
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
    )
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def problems(content: bytes) -> tuple[str, ...]:
    """What is wrong with the record; nothing if every round is what its seed draws. Raises `ValueError` for another file."""
    record = msgspec.json.decode(content, type=Record)
    secret = bytes.fromhex(record.secret)
    found = list[str]()
    if commitment(secret) != record.commitment:
        found.append("the secret is not the one that was promised")
    plan = Plan(record.format, record.seats, record.least, record.planned, secret)
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
