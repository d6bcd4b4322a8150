"""The rules at a press: what the reader has and sees first, then one topic after the other in the same message."""

from typing import Any

import msgspec

from bot.discord_side.presses.press import Press
from bot.discord_side.screens.rules import rules_card
from bot.model import TableError


async def rules(press: Press) -> None:
    """The menus of a table's rules, or the topic that was chosen from one."""
    table = await press.tables.table(press.table)
    held, seen = await _sights(press)
    wanted = press.values[0] if press.values else None
    words = press.words(table)
    await press.reply.show(await rules_card(press.bot, table, words, wanted, held, seen))


async def _sights(press: Press) -> tuple[frozenset[str], frozenset[str]]:
    """The names of things that the reader alone sees at the table, and of those that everybody sees."""
    try:
        ask = await press.tables.ask(press.table, press.user_id)
    except TableError:
        return frozenset(), frozenset()
    return _strings(ask.private), _strings(ask.position.public)


def _strings(value: object) -> frozenset[str]:
    """Every word in a view: the keys of what lies there are among them."""
    found: set[str] = set()
    left: list[Any] = [msgspec.to_builtins(value)]
    while left:
        one = left.pop()
        if isinstance(one, str):
            found.add(one)
        elif isinstance(one, dict):
            left += one.values()
        elif isinstance(one, list | tuple):
            left += one
    return frozenset(found)
