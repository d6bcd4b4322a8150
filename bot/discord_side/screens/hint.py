"""A hint: what the house would do in the reader's seat, and what its trials say. For the reader's eyes only."""

from bot.discord_side.base import BaseClient
from bot.discord_side.layout import Screen
from bot.discord_side.screens.hand import question_of
from bot.model import Ask
from bot.panels.limits import OPTION_TEXT
from bot.panels.model import Button, Question, Row, Text
from bot.panels.texts import whole_answer
from bot.words.languages import LocaleWords
from bot.words.markdown import escaped
from bot.words.shortening import shortened
from games.core.advice import Advice
from games.core.model import Action

LONGEST_ANSWER = 600
"""Letters of an answer in one line."""


def hint_screen(bot: BaseClient, ask: Ask, advice: Advice, words: LocaleWords) -> Screen:
    """The answer as the panel calls it, one line of reasons, and the way back to the question."""
    assert ask.decision is not None, "there is a hint where nothing is asked"
    question = question_of(bot, ask, ask.decision, words)
    move = shortened(_told(question, advice.action), LONGEST_ANSWER)
    lines = [
        f"### {escaped(words('bot-hint'))}",
        f"**{escaped(move)}**",
        escaped(why(question, advice, words)),
        f"-# {escaped(words('bot-hint.about'))}",
    ]
    way = Row((Button("move:", words("bot-my-move")),))
    return Screen(f"{ask.position.table.id}:", (Text("\n".join(lines)), way))


def why(question: Question, advice: Advice, words: LocaleWords) -> str:
    """The figures of the trials, in a line; plain text."""
    best, other = advice.best, advice.other
    if other is None or not advice.trials:
        return words("bot-hint-only")
    alone = "-alone" if advice.is_alone else ""
    return words(
        f"bot-hint-{'clear' if advice.is_clear else 'even'}{alone}",
        other=shortened(_told(question, other.action), OPTION_TEXT),
        trials=advice.trials,
        first=best.first,
        second=other.first,
        points=_tenths(best.points, words),
        less=_tenths(other.points, words),
    )


def _tenths(number: float, words: LocaleWords) -> str:
    """A number with one place behind the sign that the language has for it."""
    whole, _, tenth = f"{number:.1f}".partition(".")
    return words("bot-tenths", whole=whole, tenth=tenth)


def _told(question: Question, action: Action | None) -> str:
    """The answer in a line; silence where there is none."""
    return question.words("bot-hint-silence") if action is None else whole_answer(question, action)
