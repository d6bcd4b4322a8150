"""Orders given ahead: seeing one's own, giving one, giving one up."""

from bot.discord_side.presses.press import Press
from bot.discord_side.screens.orders import orders_screen
from bot.tables.ordering import Orders


async def orders(press: Press) -> None:
    """Show them."""
    await _show(press, await press.tables.ordering.of(press.table, press.user_id))


async def give(press: Press) -> None:
    """Let the chosen rule stand."""
    order = press.values[0] if press.values else ""
    await _show(press, await press.tables.ordering.give(press.table, press.user_id, order))


async def drop(press: Press) -> None:
    """Let it stand no more."""
    order = press.values[0] if press.values else ""
    await _show(press, await press.tables.ordering.drop(press.table, press.user_id, order))


async def _show(press: Press, found: Orders) -> None:
    """The orders as they are now, where they were asked for."""
    span = press.tables.shared.pace.order_seconds
    await press.reply.show(orders_screen(found, span, press.words(found.table)))
