"""The result of a game where its lobby stood: for those who never opened the table's thread."""

from bot.discord_app.base_client import BaseClient
from bot.discord_app.features.end.screens import result_text, score_drawing
from bot.discord_app.layout import Link, Part, Screen
from bot.discord_app.parts.links import heading, table_link
from bot.discord_app.parts.pictures import shown
from bot.forms.model import Button, Row, Text
from bot.i18n.languages import LocaleWords
from bot.model.questions import Position


async def result_screen(
    bot: BaseClient, position: Position, words: LocaleWords, final_id: int | None
) -> Screen:
    """Who won, the table of points, the rematch, and the way to the last message of the thread."""
    told = await _told(bot, position, words)
    rematch = Row((Button("rematch:", words("bot-rematch")),))
    way = Link(words("bot-to-table"), table_link(position.table, final_id))
    return Screen(f"{position.table.id}:", (*told, rematch, way))


async def followed_result_screen(
    bot: BaseClient, position: Position, words: LocaleWords, final_id: int | None
) -> Screen:
    """Who won and the table of points, for a follower: without the rematch button, which is for players."""
    told = await _told(bot, position, words)
    way = Link(words("bot-to-table"), table_link(position.table, final_id))
    return Screen(f"{position.table.id}:", (*told, way))


async def _told(bot: BaseClient, position: Position, words: LocaleWords) -> list[Part]:
    """Who won, and the table of points."""
    table = position.table
    parts: list[Part] = [Text(f"{heading(table, words)}\n{result_text(position, words)}")]
    if position.sheets:
        parts += await shown(bot, score_drawing(position, words), lambda: "", table, words)
    return parts
