"""Announcements of tournaments as messages in their channels."""

from datetime import datetime

from bot.discord_app.channel_publisher import ChannelPublisher
from bot.discord_app.features.tournaments.league_screens import league_announcement
from bot.discord_app.features.tournaments.parts import mark_of
from bot.discord_app.features.tournaments.screens import announcement_screen
from bot.tables.jobs.tournaments import TournamentPost
from bot.tables.tournaments.model import PostKind
from bot.tables.tournaments.record import record_of, season_of
from bot.tables.tournaments.rounds import least_players


class DiscordTournaments(ChannelPublisher):
    """Posts announcements on Discord."""

    async def has_posted(self, announcement: TournamentPost, tried_at: datetime) -> bool:
        """Whether a message of ours since that first try has the announcement's mark."""
        channel_id, mark = announcement.tournament.row.channel_id, mark_of(announcement)
        found = await self.find_own(channel_id, tried_at, lambda texts: mark in texts)
        return found is not None

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
        await self.send(
            tournament.row.channel_id,
            await screen(self._bot, announcement, record),
            nonce,
            silent=announcement.kind not in {PostKind.CHECK_IN, PostKind.REMINDER},
        )
