"""`/hint`: what the search would do in one's seat."""

from collections.abc import Mapping, Sequence

from discord import app_commands

from bot.discord_app.base_client import BaseClient
from bot.discord_app.command import anywhere, at_table, suggest_practice
from bot.discord_app.features.play.presses import own_ask
from bot.discord_app.features.play.screens import question_of
from bot.discord_app.layout import Screen
from bot.discord_app.localization import spoken
from bot.discord_app.parts.way_back import way_back
from bot.discord_app.press import Press
from bot.discord_app.reply import Interaction
from bot.discord_app.route import ReplyMode, Route
from bot.forms.limits import OPTION_TEXT
from bot.forms.model import Button, Question, Row, Text
from bot.forms.texts import whole_answer
from bot.i18n.languages import LocaleWords
from bot.i18n.markdown import escaped
from bot.i18n.shortening import shortened
from bot.model.questions import Ask
from bot.tables.queries.hinting import is_practice
from games.core.advice import Advice
from games.core.model import Action
from games.core.reasons import Reason


@app_commands.command(name=spoken("bot-command-hint"), description=spoken("bot-command-hint.about"))
@app_commands.rename(table=spoken("bot-argument-table"))
@app_commands.describe(table=spoken("bot-argument-table.about"))
@app_commands.autocomplete(table=suggest_practice)
@anywhere
async def hint(interaction: Interaction, table: int | None = None) -> None:
    """Say what a robot would do, at a table that is played for practice."""
    await at_table(interaction, table, show_hint, "hint", choosable=True, fits=is_practice)


async def show_hint(press: Press) -> None:
    """What a robot would do with the question that is put now, and why."""
    ask = await own_ask(press)
    if ask is None:
        return
    words = press.words(ask.position.table)
    advice = await press.tables.hints.hint(ask)
    back = way_back(press, ask.position.table, words)
    await press.reply.show(hint_screen(press.bot, ask, advice, back, words))


LONGEST_ANSWER = 600
"""Letters of an answer in one line."""


LEAST_TOLD = 0.05
"""Points that are told at least: less would round to nothing."""


def hint_screen(
    bot: BaseClient, ask: Ask, advice: Advice, back: Sequence[Button], words: LocaleWords
) -> Screen:
    """The answer as the panel calls it, one line of reasons, and the way back to the question."""
    assert ask.decision is not None, "there is a hint where nothing is asked"
    question = question_of(bot, ask, ask.decision, words)
    move = shortened(_told(question, advice.action), LONGEST_ANSWER)
    lines = [
        f"### {escaped(words('bot-hint'))}",
        f"**{escaped(move)}**",
        escaped(why(question, advice, words)),
        *([] if advice.reason is None else [escaped(reason_text(advice.reason, words))]),
        f"-# {escaped(words('bot-hint.about'))}",
    ]
    return Screen(f"{ask.position.table.id}:", (Text("\n".join(lines)), Row(tuple(back))))


def why(question: Question, advice: Advice, words: LocaleWords) -> str:
    """What the trials say, in a line without any figure that speaks for the other answer; plain text."""
    best, other = advice.best, advice.other
    if other is None or not advice.trials:
        return words("bot-hint-only")
    blanks: dict[str, str | int] = {
        "other": shortened(_told(question, other.action), OPTION_TEXT),
        "trials": advice.trials,
    }
    if not advice.is_clear or advice.gain < LEAST_TOLD:
        return words("bot-hint-even", **blanks)
    if best.first > other.first and not advice.is_alone:
        return words("bot-hint-clear", first=best.first, second=other.first, **blanks)
    wording = "bot-hint-clear-alone" if advice.is_alone else "bot-hint-clear-lead"
    return words(wording, points=_tenths(advice.gain, words), **blanks)


def reason_text(reason: Reason, words: LocaleWords) -> str:
    """What the answer gains, or costs another seat, in the game's own terms; plain text."""
    if reason.why is not None:
        return words.say(reason.why)
    wording = "bot-hint-reason" if reason.rival is None else "bot-hint-reason-rival"
    amount = _tenths(abs(reason.more), words)
    what = words.label("gauge", reason.gauge)
    blanks = {} if reason.rival is None else {"name": words.name(reason.rival)}
    return words(
        wording if reason.more > 0 else f"{wording}.less", amount=amount, what=what, **blanks
    )


def _tenths(number: float, words: LocaleWords) -> str:
    """A number with one place behind the sign that the language has for it."""
    whole, _, tenth = f"{number:.1f}".partition(".")
    return words("bot-tenths", whole=whole, tenth=tenth)


def _told(question: Question, action: Action | None) -> str:
    """The answer in a line; silence where there is none."""
    return question.words("bot-hint-silence") if action is None else whole_answer(question, action)


ROUTES: Mapping[str, Route] = {
    "hint": Route(ReplyMode.ANEW, show_hint),
}
"""What each control of this feature does."""
