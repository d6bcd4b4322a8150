"""What has happened at the tables of whoever asks."""

from bot.discord_side.answering import Interaction, Reply
from bot.discord_side.screens.digest import MOST, digest_screen, is_news
from bot.model import Ask, Phase, TableError
from bot.tables.lines import TableLine


async def digest(interaction: Interaction, reply: Reply) -> None:
    """Tell of the first tables in the list at which something has happened; a game that has just ended is none of them."""
    bot, user_id = interaction.client, interaction.user.id
    lines = [
        line
        for line in await bot.tables.my_tables(user_id)
        if line.phase is Phase.PLAYING and not line.is_left
    ]
    news: list[tuple[TableLine, Ask]] = []
    seen = 0
    for line in lines:
        if len(news) == MOST:
            break
        seen += 1
        try:
            ask = await bot.tables.ask(line.table, user_id)
        except TableError:
            continue
        if is_news(ask):
            news.append((line, ask))
    await reply.show(digest_screen(bot, news, reply.language, len(lines) - seen))
