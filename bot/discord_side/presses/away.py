"""Coming back before a vacation ends."""

from bot.discord_side.presses.press import Press
from bot.discord_side.screens.away import away_screen


async def come_back(press: Press) -> None:
    """Let one's clocks run again."""
    vacation = await press.tables.vacations.end(press.user_id)
    await press.reply.show(away_screen(vacation, press.reply.words))
