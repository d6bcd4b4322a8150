"""How people are called: what they want, where their direct messages are, and when there are none at all for a while."""

from collections.abc import Callable, Iterable, Mapping
from datetime import datetime, timedelta

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.db.lru_cache import LruCache
from bot.db.rows import PersonRow
from bot.db.schema import PEOPLE
from bot.tables.publishing import ContactChannel, Notify

SHORTEST, LONGEST = timedelta(minutes=15), timedelta(hours=24)
"""How long no direct message is begun after Discord has refused them all: at first, and after many refusals."""

_FIELDS = PersonRow.__struct_fields__


class Silence:
    """The time in which nobody is written to, because Discord takes no direct messages of ours."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now
        self._until: datetime | None = None
        self._span = SHORTEST

    @property
    def holds(self) -> bool:
        """Whether no direct messages can be sent now."""
        return self._until is not None and self._now() < self._until

    def begin(self) -> None:
        """Discord has refused: wait, longer each time."""
        if self.holds:
            return
        self._until = self._now() + self._span
        self._span = min(self._span * 2, LONGEST)

    def end(self) -> None:
        """A direct message has been taken."""
        self._until, self._span = None, SHORTEST


async def read_people(
    connection: AsyncConnection, recent: LruCache[PersonRow], ids: Iterable[int]
) -> dict[int, PersonRow]:
    """What is stored about these people."""
    held = {user_id: recent.get(user_id) for user_id in ids}
    missing = [user_id for user_id, row in held.items() if row is None]
    found: dict[int, PersonRow] = {}
    if missing:
        query = select(PEOPLE.c.user_id, *[PEOPLE.c[name] for name in _FIELDS]).where(
            PEOPLE.c.user_id.in_(missing)
        )
        found = {row[0]: PersonRow(*row[1:]) for row in await connection.execute(query)}
        for user_id in missing:
            recent.keep(user_id, found.setdefault(user_id, PersonRow()))
    return {user_id: row or found[user_id] for user_id, row in held.items()}


def contacts_of(people: Mapping[int, PersonRow], silence: Silence) -> dict[int, ContactChannel]:
    """How each of them can be called now."""
    return {user_id: _contacts(row, silence) for user_id, row in people.items()}


def chosen(row: PersonRow) -> Notify:
    """How the person wants to be called."""
    return Notify(row.notify) if row.notify else Notify.DIRECT


def _contacts(row: PersonRow, silence: Silence) -> ContactChannel:
    """How the person can be called now."""
    choice = chosen(row)
    if choice is not Notify.DIRECT:
        return ContactChannel(choice.value)
    return ContactChannel.CLOSED if row.direct_closed or silence.holds else ContactChannel.DIRECT
