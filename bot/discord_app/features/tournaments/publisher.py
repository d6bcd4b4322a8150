"""Announcements of tournaments as messages in their channels."""

from datetime import datetime, timedelta

import discord

from bot.discord_app.base_client import BaseClient
from bot.discord_app.delivery import (
    CLOSED,
    GONE,
    Delivery,
    PlaceClosedError,
    PlaceGoneError,
    passing_troubles,
    texts_of,
)
from bot.discord_app.features.tournaments.league_screens import league_announcement
from bot.discord_app.features.tournaments.parts import mark_of
from bot.discord_app.features.tournaments.screens import announcement_screen
from bot.tables.jobs.tournaments import TournamentPost
from bot.tables.publishing import Blocked
from bot.tables.tournaments.model import PostKind
from bot.tables.tournaments.record import record_of, season_of
from bot.tables.tournaments.rounds import least_players

LOOKED_THROUGH = 500
"""Messages among which one is looked for that may have been sent."""

SLACK = timedelta(minutes=1)
"""Between Discord's clock and ours."""


class DiscordTournaments:
    """Posts announcements on Discord."""

    def __init__(self, bot: BaseClient) -> None:
        self._bot = bot
        self._delivery = Delivery(bot)

    def serves(self, guild_id: int) -> bool:
        """Whether this process is connected to that server."""
        return self._bot.is_ready() and self._bot.get_guild(guild_id) is not None

    async def has_posted(self, announcement: TournamentPost, tried_at: datetime) -> bool:
        """Whether a message of ours since that first try has the announcement's mark."""
        me, mark = self._bot.user, mark_of(announcement)
        place = self._bot.get_partial_messageable(announcement.tournament.row.channel_id)
        with passing_troubles():
            try:
                async for message in place.history(
                    limit=LOOKED_THROUGH, after=tried_at - SLACK, oldest_first=True
                ):
                    is_ours = me is not None and message.author.id == me.id
                    if is_ours and mark in texts_of(message):
                        return True
            except discord.HTTPException as trouble:
                if trouble.code in GONE | CLOSED:
                    raise Blocked from trouble
                raise
        return False

    async def post(self, announcement: TournamentPost) -> None:
        """Post it. Raises `TryLater` and `Blocked`."""
        tournament = announcement.tournament
        record = None
        least = least_players(self._bot.tables.context, tournament)
        if announcement.kind is PostKind.SEASON_END:
            record = season_of(announcement.divisions, least)
        elif announcement.kind is PostKind.OVER and not tournament.row.is_league:
            record = record_of(tournament, least)
        screen = league_announcement if tournament.row.is_league else announcement_screen
        stamp = int(tournament.row.created_at.timestamp()) % 2**28
        nonce = f"t{tournament.id:x}-{announcement.number:x}-{stamp:x}"
        try:
            await self._delivery.send(
                tournament.row.channel_id,
                await screen(self._bot, announcement, record),
                nonce,
                silent=announcement.kind not in {PostKind.CHECK_IN, PostKind.REMINDER},
            )
        except (PlaceGoneError, PlaceClosedError) as problem:
            raise Blocked from problem
