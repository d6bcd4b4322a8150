"""`/orders`: answers given in advance."""

from collections.abc import Mapping, Sequence

from discord import app_commands

from bot.discord_app.command import at_table, suggest_tables
from bot.discord_app.layout import Part, Screen
from bot.discord_app.localization import spoken
from bot.discord_app.parts.links import heading
from bot.discord_app.parts.way_back import way_back
from bot.discord_app.press import Press
from bot.discord_app.reply import Interaction
from bot.discord_app.route import ReplyMode, Route
from bot.forms.model import Button, Option, Row, Select, Text
from bot.game_registry import REGISTRY
from bot.i18n.languages import LocaleWords
from bot.i18n.markdown import escaped
from bot.tables.game.automatic_moves import Orders
from games.core.model import Key


@app_commands.command(
    name=spoken("bot-command-orders"), description=spoken("bot-command-orders.about")
)
@app_commands.rename(table=spoken("bot-argument-table"))
@app_commands.describe(table=spoken("bot-argument-table.about"))
@app_commands.autocomplete(table=suggest_tables)
@app_commands.allowed_installs(guilds=True, users=False)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
async def orders(interaction: Interaction, table: int | None = None) -> None:
    """Show one's own orders at the table, and let them be given and given up."""
    await at_table(interaction, table, show_orders, "orders")


async def show_orders(press: Press) -> None:
    """Show them."""
    await _show(press, await press.tables.automatic_moves.of(press.table, press.user_id))


async def give(press: Press) -> None:
    """Let the chosen rule stand."""
    order = press.values[0] if press.values else ""
    await _show(press, await press.tables.automatic_moves.give(press.table, press.user_id, order))


async def drop(press: Press) -> None:
    """Let it stand no more."""
    order = press.values[0] if press.values else ""
    await _show(press, await press.tables.automatic_moves.drop(press.table, press.user_id, order))


async def _show(press: Press, found: Orders) -> None:
    """The orders as they are now, where they were asked for."""
    words = press.words(found.table)
    await press.reply.show(orders_screen(found, way_back(press, found.table, words), words))


ORDERS, GIVE, DROP = "orders", "order-give", "order-drop"
"""Verbs: to see them, to give one, to give one up."""


def orders_screen(orders: Orders, back: Sequence[Button], words: LocaleWords) -> Screen:
    """What stands and whether other questions offer more; menus of what may be left to a rule now, and of what stands to be
    given up; the way to the question.
    """
    lines = [heading(orders.table, words), f"**{words('bot-orders')}**"]
    lines += [f"- {escaped(_label(orders, key, words))}" for key in orders.standing]
    if not orders.standing:
        lines.append(words("bot-orders-none"))
    if _has_others(orders):
        lines.append(f"-# {words('bot-orders-others')}")
    least, most = (int(one) if one == int(one) else f"{one:g}" for one in orders.span)
    about = "bot-orders.about-fixed" if least == most else "bot-orders.about"
    lines.append(f"-# {words(about, least=least, most=most)}")
    parts: list[Part] = [Text("\n".join(lines))]
    if orders.offered:
        parts.append(_menu(orders, GIVE, orders.offered, words("bot-orders-give"), words))
    if orders.standing:
        parts.append(_menu(orders, DROP, orders.standing, words("bot-orders-drop"), words))
    parts.append(Row(tuple(back)))
    return Screen(f"{orders.table.id}:", tuple(parts))


def _menu(
    orders: Orders, verb: str, keys: tuple[Key, ...], placeholder: str, words: LocaleWords
) -> Select:
    """A menu of rules; one is chosen."""
    options = tuple(Option(key, _label(orders, key, words)) for key in keys)
    return Select(f"{verb}:", placeholder, options)


def _has_others(orders: Orders) -> bool:
    """Whether the game has other rules, which belong to other questions."""
    rules = REGISTRY[orders.table.game].game.rules
    return any(key not in {*orders.standing, *orders.offered} for key in rules)


def _label(orders: Orders, key: Key, words: LocaleWords) -> str:
    """The rule in the game's words."""
    return words.say(REGISTRY[orders.table.game].game.label("order", key))


ROUTES: Mapping[str, Route] = {
    ORDERS: Route(ReplyMode.ASIDE, show_orders, renews=ORDERS),
    GIVE: Route(ReplyMode.IN_PLACE, give),
    DROP: Route(ReplyMode.IN_PLACE, drop),
}
"""What each control of this feature does."""
