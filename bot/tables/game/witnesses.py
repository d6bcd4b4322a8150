"""Witnesses: who has seen which hand of a running game, also after they asked to be forgotten. Pure but for drawing the key.

Each seat keeps a pseudonym of everybody who has had it: an HMAC of their id with a key of the table's own, that is drawn
when the game is set up. Key and pseudonyms are erased when the game is over. Nobody can be found by them, but
somebody who wants a seat can be asked whether they have had another one.
"""

import hmac

from msgspec import structs

from bot.db.rows import Rows, SeatRow, TableRow
from bot.tables.context import TableContext

KEY_BYTES = 32

_DOMAIN = b"feitoria-witness-1|"


def pseudonym(key: bytes, user_id: int) -> str:
    """HMAC-SHA256, keyed with the table's key, of `feitoria-witness-1|` and the id in decimal, in hexadecimal."""
    return hmac.digest(key, _DOMAIN + str(user_id).encode(), "sha256").hex()


def witnessed(
    context: TableContext, before: Rows, table: TableRow, seats: tuple[SeatRow, ...]
) -> tuple[TableRow, tuple[SeatRow, ...]]:
    """Table and seats with a pseudonym of everybody who sees a hand from now on; without any once the game is over."""
    if not table.is_playing:
        return (table, seats) if table.witness_key is None else _erased(table, seats)
    if before.table.is_playing and all(
        row.user_id is None or before.of_user(row.user_id) is not None for row in seats
    ):
        return table, seats
    key = table.witness_key or context.random_bytes(KEY_BYTES)
    return structs.replace(table, witness_key=key), tuple(_with_own(key, row) for row in seats)


def has_seen_another(rows: Rows, user_id: int, seat: SeatRow) -> bool:
    """Whether the person has had a seat of that running game other than this one."""
    key = rows.table.witness_key
    own = None if key is None else pseudonym(key, user_id)
    return any(own in _of(row) for row in rows.seats if row.place != seat.place)


def _with_own(key: bytes, row: SeatRow) -> SeatRow:
    """The seat with its player's pseudonym added to its witnesses."""
    own = None if row.user_id is None else pseudonym(key, row.user_id)
    known = _of(row)
    if own is None or own in known:
        return row
    return structs.replace(row, witnesses=" ".join([*known, own]))


def _erased(table: TableRow, seats: tuple[SeatRow, ...]) -> tuple[TableRow, tuple[SeatRow, ...]]:
    """Remove the key, the pseudonyms, and the stand-in numbers of people whose data was deleted."""
    kept = [structs.replace(row, witnesses=None, gone_id=row.kept_for) for row in seats]
    return structs.replace(table, witness_key=None), tuple(kept)


def _of(row: SeatRow) -> list[str]:
    """The pseudonyms of those who have had the seat."""
    return [] if row.witnesses is None else row.witnesses.split()
