"""What has happened at the tables of whoever asks."""

from time import monotonic

from bot.discord_side.answering import Interaction, Reply
from bot.discord_side.screens.digest import MOST, digest_screen, is_news, no_news_screen
from bot.model import Ask, Phase, TableError
from bot.tables.lines import TableLine

ROUND = 8
"""Steps that are told of where nothing is new: as many as fit a few lines."""

LOOKING = 5.0
"""Seconds after which no further table is looked at, however many there are."""


async def digest(interaction: Interaction, reply: Reply) -> None:
    """Tell of the first tables in the list at which something has happened; a game that has just ended is none of them.

    Where nothing has at any, of what happened there last.
    """
    bot, user_id = interaction.client, interaction.user.id
    lines = [
        line
        for line in await bot.tables.my_tables(user_id)
        if line.phase is Phase.PLAYING and not line.is_left
    ]
    news: list[tuple[TableLine, Ask]] = []
    old: list[tuple[TableLine, Ask]] = []
    seen, until = 0, monotonic() + LOOKING
    for line in lines:
        if len(news) == MOST or (seen and monotonic() > until):
            break
        seen += 1
        try:
            ask = await bot.tables.ask(line.table, user_id)
        except TableError:
            continue
        if is_news(ask):
            news.append((line, ask))
        else:
            old.append((line, ask))
    if not news:
        told = [
            (line, ask, (await bot.tables.log(line.table, user_id, limit=ROUND)).entries)
            for line, ask in old[:MOST]
        ]
        more = len(lines) - len(told)
        await reply.show(no_news_screen(bot, told, reply.language, more))
        return
    await reply.show(digest_screen(bot, news, reply.language, len(lines) - seen))
