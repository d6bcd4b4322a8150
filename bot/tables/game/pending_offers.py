"""Since when everything stands that is put to others and lapses with time. Pure, but for the service's clock."""

from collections.abc import Mapping
from datetime import datetime, timedelta

from msgspec import json as msgspec_json
from msgspec import structs

from bot.db.rows import TableRow
from bot.db.state_cache import AnyGame, State
from bot.tables.context import TableContext

TIMES = msgspec_json.Decoder(dict[str, datetime])


def watched(context: TableContext, game: AnyGame, table: TableRow, state: State) -> TableRow:
    """The table's row with the times of what stands in that position: what stood before keeps its own."""
    standing = game.lapsing(state)
    if not standing and table.lapse_at is None:
        return table
    before, now = since_when(table), context.now()
    since = {one.mark: before.get(one.mark, now) for one in standing}
    return structs.replace(
        table, lapses=msgspec_json.encode(since).decode(), lapse_at=_first(context, since)
    )


def put_off(context: TableContext, table: TableRow, gap: timedelta) -> TableRow:
    """The table's row when all that stands has so much more time."""
    since = {mark: time + gap for mark, time in since_when(table).items()}
    return structs.replace(
        table, lapses=msgspec_json.encode(since).decode(), lapse_at=_first(context, since)
    )


def since_when(table: TableRow) -> dict[str, datetime]:
    """Since when everything stands, by its mark."""
    return TIMES.decode(table.lapses)


def _first(context: TableContext, since: Mapping[str, datetime]) -> datetime | None:
    """When the first of them expires; None: never."""
    hours = context.config.offer_hours
    return min(since.values()) + timedelta(hours=hours) if since and hours else None
