"""What is left of a seat's panel once it asks nothing any more: what was done there, true for ever, and where to go now."""

from typing import Any

from bot.discord_app.emojis import Emojis
from bot.discord_app.features.play.own_answers import own_answers
from bot.discord_app.layout import Screen
from bot.discord_app.parts.links import heading, own_button
from bot.discord_app.parts.narration import since_last_move
from bot.discord_app.parts.undone import own_undo
from bot.forms import phone
from bot.forms.model import Button, Row, Text
from bot.game_registry import REGISTRY
from bot.i18n.languages import LocaleWords
from bot.i18n.markdown import escaped
from bot.model.questions import Ask
from games.core.game import Game
from games.core.model import Message, Seat

DONE_CHARACTERS = 500


def folded_screen(
    ask: Ask, words: LocaleWords, emojis: Emojis, notice: Message | None = None
) -> Screen:
    """The reader's answer that waits for others, or what came of their move, with undo where it asks nobody; no picture, and
    no text that grows stale.

    `notice` says why a late press has done nothing.
    """
    table = ask.position.table
    told = (
        words(f"bot-folded-answered-{ask.answered_by}", what=words.all_of(own_answers(ask, words)))
        if ask.answered
        else since_last_move(ask, words, emojis, DONE_CHARACTERS)
    )
    late = f"> {escaped(words.say(notice))}" if notice is not None else ""
    ahead = onward(REGISTRY[table.game].game, ask.position.public, ask.seat, words)
    lines = [heading(table, words), told, late, *_called(ask, words), f"-# {ahead}"]
    text = Text("\n".join(filter(None, lines)))
    return Screen(f"{table.id}:{ask.number}", (text, Row(_ways(ask, words))))


def _ways(ask: Ask, words: LocaleWords) -> tuple[Button, ...]:
    """The question, undo, and the hand; it gives way to undo where a phone has no room for both in a line."""
    move, hand = Button("move:", words("bot-my-move"), "secondary"), own_button(words)
    undo = own_undo(ask, words)
    together = (move, *undo, hand)
    return (move, *undo) if undo and phone.lines(together) > 1 else together


def _called(ask: Ask, words: LocaleWords) -> list[str]:
    """The offers and the like that wait for the reader's answer at the table."""
    calls = [call for call in ask.position.calls if call.waits_for(ask.seat)]
    return [f"**{escaped(words.say(call.message))}**" for call in calls]


def onward(game: Game[Any, Any, Any], public: Any, seat: Seat, words: LocaleWords) -> str:
    """How the reader hears of what comes next: questions and what others put to them by a message; the end, where they are
    asked nothing any more.
    """
    if game.is_out(public, seat):
        return words("bot-folded.out")
    return words("bot-folded" if type(game).calls is Game.calls else "bot-folded.calls")
