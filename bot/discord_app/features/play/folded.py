"""What is left of a seat's panel once it asks nothing any more: what was done there, true for ever, and the ways on."""

from bot.discord_app.emojis import Emojis
from bot.discord_app.features.play.own_answers import own_answers
from bot.discord_app.layout import Screen
from bot.discord_app.parts.links import heading, own_button
from bot.discord_app.parts.narration import since_last_move
from bot.forms.model import Button, Row, Text
from bot.i18n.languages import LocaleWords
from bot.i18n.markdown import escaped
from bot.model.questions import Ask
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
