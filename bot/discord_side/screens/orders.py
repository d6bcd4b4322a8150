"""The orders that somebody has given ahead at a table: for their eyes only."""

from bot.discord_side.layout import Part, Screen
from bot.discord_side.screens.places import heading
from bot.kits import KITS
from bot.panels.model import Button, Option, Row, Select, Text
from bot.tables.ordering import Orders
from bot.words.languages import LocaleWords
from bot.words.markdown import escaped
from games.core.model import Key

ORDERS, GIVE, DROP = "orders", "order-give", "order-drop"
"""Verbs: to see them, to give one, to give one up."""


def orders_screen(orders: Orders, span: tuple[float, float], words: LocaleWords) -> Screen:
    """What stands and what else there is, a menu of what may be left to a rule where the game stands now, one to give up what
    stands, and the way to the question.
    """
    lines = [heading(orders.table, words), f"**{words('bot-orders')}**"]
    lines += [f"- {escaped(_label(orders, key, words))}" for key in orders.standing]
    if not orders.standing:
        lines.append(words("bot-orders-none"))
    if others := _others(orders):
        named = "; ".join(escaped(_label(orders, key, words)) for key in others)
        lines.append(f"-# {words('bot-orders-others', orders=named)}")
    least, most = (f"{seconds:g}" for seconds in span)
    lines.append(f"-# {words('bot-orders.about', least=least, most=most)}")
    parts: list[Part] = [Text("\n".join(lines))]
    if orders.offered:
        parts.append(_menu(orders, GIVE, orders.offered, words("bot-orders-give"), words))
    if orders.standing:
        parts.append(_menu(orders, DROP, orders.standing, words("bot-orders-drop"), words))
    parts.append(Row((Button("move:", words("bot-my-move")),)))
    return Screen(f"{orders.table.id}:", tuple(parts))


def _menu(
    orders: Orders, verb: str, keys: tuple[Key, ...], placeholder: str, words: LocaleWords
) -> Select:
    """A menu of rules; one is chosen."""
    options = tuple(Option(key, _label(orders, key, words)) for key in keys)
    return Select(f"{verb}:", placeholder, options)


def _others(orders: Orders) -> tuple[Key, ...]:
    """The game's other rules, which belong to other questions."""
    rules = KITS[orders.table.game].game.rules
    return tuple(key for key in rules if key not in {*orders.standing, *orders.offered})


def _label(orders: Orders, key: Key, words: LocaleWords) -> str:
    """The rule in the game's words."""
    return words.say(KITS[orders.table.game].game.label("order", key))
