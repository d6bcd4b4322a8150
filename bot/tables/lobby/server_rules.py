"""What a server decides: which games may be opened there, in which channels, by whom, and how fast new tables are."""

import msgspec
from msgspec import Struct
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.db.schema_servers import SERVERS
from bot.model.errors import NotAllowed
from bot.model.time_control import TimeControl
from games.core.model import say

MANAGERS = 0
"""In place of a role: nobody but those who may manage the server."""


class ServerRules(Struct, frozen=True):
    """What the managers of a server allow."""

    games: tuple[str, ...] | None = None
    """Ids; None: every game."""
    channels: tuple[int, ...] | None = None
    """None: every channel that the bot may write in."""
    language: str | None = None
    """Language of the public messages of new tables; None: the host's."""
    time_control: TimeControl | None = None
    """The pace that new tables begin with; None: the operator's."""
    openers: int | None = None
    """The role whose people may open tables, besides those who may manage the server; `MANAGERS`; None: everybody."""
    organisers: int | None = None
    """The role whose people may open and manage tournaments; `MANAGERS`; None: whoever may open tables may open them."""

    def allows(self, game: str) -> bool:
        """Whether tables of the game may be opened."""
        return self.games is None or game in self.games

    def allows_in(self, channel_id: int) -> bool:
        """Whether tables may be opened in the channel."""
        return self.channels is None or channel_id in self.channels


async def limits_of(connection: AsyncConnection, guild_id: int) -> ServerRules:
    """What holds on that server."""
    row = (
        await connection.execute(select(SERVERS).where(SERVERS.c.guild_id == guild_id))
    ).one_or_none()
    if row is None:
        return ServerRules()
    return ServerRules(
        games=None if row.games is None else msgspec.json.decode(row.games, type=tuple[str, ...]),
        channels=None
        if row.channels is None
        else msgspec.json.decode(row.channels, type=tuple[int, ...]),
        language=row.language,
        openers=row.openers,
        organisers=row.organisers,
        time_control=TimeControl(row.time_control)
        if row.time_control in set(TimeControl)
        else None,
    )


async def refuse_outside(
    connection: AsyncConnection, guild_id: int | None, game: str, channel_id: int
) -> ServerRules:
    """What holds for a table there. Raises `NotAllowed` for one that the server does not allow."""
    if guild_id is None:
        return ServerRules()
    limits = await limits_of(connection, guild_id)
    if not limits.allows(game):
        raise NotAllowed(say("tables-game-not-allowed"))
    if not limits.allows_in(channel_id):
        raise NotAllowed(say("tables-channel-not-allowed"))
    return limits
