"""Coming back before a vacation ends, and an end to quiet hours."""

from bot.discord_side.presses.press import Press
from bot.discord_side.screens.away import away_screen
from bot.discord_side.screens.quiet import quiet_screen


async def come_back(press: Press) -> None:
    """Let one's clocks run again."""
    vacation = await press.tables.vacations.end(press.user_id)
    await press.reply.show(away_screen(vacation, press.reply.words))


async def no_quiet(press: Press) -> None:
    """Let oneself be called at any hour."""
    own = await press.tables.people.hours.end(press.user_id)
    now = press.tables.shared.now()
    await press.reply.show(quiet_screen(own, now, press.reply.words))
