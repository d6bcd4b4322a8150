"""Since when everything stands that is put to others and lapses with time. Pure, but for the hall's clock."""

from collections.abc import Mapping
from datetime import datetime, timedelta

from msgspec import json as msgspec_json
from msgspec import structs

from bot.tables.hall import AnyGame, Hall, State
from bot.tables.rows import TableRow

_TIMES = msgspec_json.Decoder(dict[str, datetime])


def watched(hall: Hall, game: AnyGame, table: TableRow, state: State) -> TableRow:
    """The table's row with the times of what stands in that position: what stood before keeps its own."""
    standing = game.lapsing(state)
    if not standing and table.lapse_at is None:
        return table
    before, now = since_when(table), hall.now()
    since = {one.mark: before.get(one.mark, now) for one in standing}
    return structs.replace(
        table, lapses=msgspec_json.encode(since).decode(), lapse_at=_first(hall, since)
    )


def since_when(table: TableRow) -> dict[str, datetime]:
    """Since when everything stands, by its mark."""
    return _TIMES.decode(table.lapses)


def _first(hall: Hall, since: Mapping[str, datetime]) -> datetime | None:
    """When the first of them lapses; None: never."""
    hours = hall.pace.offer_hours
    return min(since.values()) + timedelta(hours=hours) if since and hours else None
