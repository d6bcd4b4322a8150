"""A tournament as a file that anybody can check: the promised seed, who met in each round, and how it came out.

Entrants are numbers in the order of signing up; no names, no ids. `problems` draws every round again from the seed and the
results before it (`feitoria verify-tournament FILE`).
"""

from collections import Counter

import msgspec
from msgspec import Struct

from bot.tables.tournaments.model import BYE, Tournament
from bot.tables.tournaments.pairing import Draw, swiss
from bot.tables.tournaments.scoring import WIN, meetings, table_points
from games.core.fair import commitment


class RecordedTable(Struct, frozen=True):
    """One table: its entrants by place, with rank and points on the board of each."""

    entrants: tuple[int, ...]
    ranks: tuple[int, ...]
    points: tuple[int, ...]


class RecordedRound(Struct, frozen=True):
    """One round."""

    tables: tuple[RecordedTable, ...]
    bye: int | None


class Record(Struct, frozen=True):
    """The whole tournament. `least`: the fewest players that the game takes."""

    tournament: int
    game: str
    seats: int
    least: int
    commitment: str
    secret: str
    """In hexadecimal."""
    rounds: tuple[RecordedRound, ...]


def record_of(tournament: Tournament, least: int) -> bytes:
    """The tournament, which is over, as JSON."""
    row = tournament.row
    recorded = []
    for number in range(1, row.round + 1):
        tables = tournament.tables(number)
        bye = tables.pop(BYE, None)
        recorded.append(
            RecordedRound(
                tuple(
                    RecordedTable(
                        tuple(line.entrant for line in lines),
                        tuple(line.rank or 0 for line in lines),
                        tuple(line.points or 0 for line in lines),
                    )
                    for lines in tables.values()
                ),
                bye[0].entrant if bye else None,
            )
        )
    record = Record(
        row.id, row.game, row.seats, least, row.commitment, row.secret.hex(), tuple(recorded)
    )
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def problems(content: bytes) -> tuple[str, ...]:
    """What is wrong with the record; nothing if every round is what its seed draws. Raises `ValueError` for another file."""
    record = msgspec.json.decode(content, type=Record)
    secret = bytes.fromhex(record.secret)
    found = list[str]()
    if commitment(secret) != record.commitment:
        found.append("the secret is not the one that was promised")
    scores, byes = dict[int, float](), Counter[int]()
    places, tables = dict[int, list[int]](), list[tuple[int, ...]]()
    for number, played in enumerate(record.rounds, 1):
        field = [one for table in played.tables for one in table.entrants]
        field += [] if played.bye is None else [played.bye]
        drawn = swiss(
            {one: scores.get(one, 0.0) for one in field},
            meetings(tables),
            places,
            byes,
            seats=record.seats,
            least=record.least,
            seed=secret,
            number=number,
        )
        if drawn != Draw(tuple(table.entrants for table in played.tables), played.bye):
            found.append(f"round {number} is not the one that the seed draws")
        for table in played.tables:
            tables.append(table.entrants)
            gained = table_points(table.ranks)
            for place, (one, points) in enumerate(zip(table.entrants, gained, strict=True)):
                scores[one] = scores.get(one, 0.0) + points
                places.setdefault(one, []).append(place)
        if played.bye is not None:
            byes[played.bye] += 1
            scores[played.bye] = scores.get(played.bye, 0.0) + WIN
    return tuple(found)
