"""What is left of a seat's panel once it asks nothing any more: what was done there, true for ever, and the ways on."""

from bot.discord_side.emojis import Emojis
from bot.discord_side.layout import Screen
from bot.discord_side.screens.answers import own_answers
from bot.discord_side.screens.places import heading, own_button
from bot.discord_side.screens.telling import since_last_move
from bot.model import Ask
from bot.panels.model import Button, Row, Text
from bot.words.languages import LocaleWords
from bot.words.markdown import escaped
from games.core.model import Message

DONE_CHARACTERS = 500


def folded_screen(
    ask: Ask, words: LocaleWords, emojis: Emojis, notice: Message | None = None
) -> Screen:
    """The reader's answer that waits for others, or what came of their move; no picture, and nothing that grows stale.

    `notice` says why a late press has done nothing.
    """
    table = ask.position.table
    told = (
        words(f"bot-folded-answered-{ask.answered_by}", what=words.all_of(own_answers(ask, words)))
        if ask.answered
        else since_last_move(ask, words, emojis, DONE_CHARACTERS)
    )
    late = f"> {escaped(words.say(notice))}" if notice is not None else ""
    lines = [heading(table, words), told, late, f"-# {words('bot-folded')}"]
    ways = Row(
        (
            Button("move:", words("bot-my-move"), "secondary"),
            own_button(words),
        )
    )
    return Screen(f"{table.id}:", (Text("\n".join(filter(None, lines))), ways))
