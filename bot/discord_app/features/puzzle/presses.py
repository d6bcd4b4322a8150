"""What the buttons of the puzzle do; its question is answered by the same controls as a table's."""

from collections.abc import Mapping

from bot.discord_app.features.play.screens import question_of
from bot.discord_app.features.puzzle.screens import (
    CHANGE,
    NAME,
    NAMED,
    PUZZLE,
    RESULT,
    answered_screen,
    ask_of,
    number_of,
    question_screen,
    result_screen,
)
from bot.discord_app.press import Press
from bot.discord_app.route import ReplyMode, Route
from bot.forms.advance import advance
from bot.forms.draft import restored, stored
from bot.forms.model import Draft, Input, OpenForm, RefusedInput
from bot.i18n.languages import LocaleWords
from bot.i18n.markdown import escaped
from bot.i18n.speech import words_in
from bot.model.errors import Unavailable
from bot.model.questions import Ask
from bot.tables.puzzles import store
from bot.tables.puzzles.store import Posed
from games.core.model import Message, say


async def puzzle(press: Press) -> None:
    """Show the reader's answer, or put the question. Raises `Unavailable` where there is no puzzle."""
    posed = await _present(press)
    given = await store.answer_of(press.context, posed, press.user_id)
    if given.action is None:
        await _ask_anew(press, posed)
        return
    ask, words = _asked(press, posed, None)
    await press.reply.show(answered_screen(press.bot, ask, posed, given, words))


async def change(press: Press) -> None:
    """Put the question again; the answer stays until there is another."""
    await _ask_anew(press, await _present(press))


async def name(press: Press) -> None:
    """Show the reader's name with the result, or do not."""
    posed = await _present(press)
    is_named = press.address.argument == NAMED
    await store.show_name(press.context, posed, press.person, _guild(press), is_named=is_named)
    await puzzle(press)


async def result(press: Press) -> None:
    """What came of a week's puzzle. Raises `Unavailable` while it goes on, and for a week that has none."""
    posed = await _of_week(press, press.address.argument)
    chosen = await store.chosen(press.context, posed, _guild(press))
    given = await store.answer_of(press.context, posed, press.user_id)
    shown = result_screen(press.bot, posed, chosen, given, press.reply.language)
    await press.reply.show(shown)


async def answered(press: Press) -> None:
    """One step of answering: as at a table. Raises `Unavailable` where there is no puzzle."""
    posed = await _present(press)
    if press.address.ask != number_of(posed.week):
        await _ask_anew(press, posed, say("bot-earlier"))
        return
    given = await store.answer_of(press.context, posed, press.user_id)
    ask, words = _asked(press, posed, given.draft)
    assert ask.decision is not None
    question = question_of(press.bot, ask, ask.decision, words)
    pressed = Input.of(press.word, press.values, press.texts)
    match advance(question, restored(given.draft), pressed):
        case OpenForm(modal):
            await press.reply.open(f"0:{ask.number}", modal)
        case RefusedInput(message, Draft() as draft):
            await _keep(press, posed, draft, message)
        case RefusedInput(message):
            await _ask_anew(press, posed, message)
        case Draft() as draft:
            await _keep(press, posed, draft)
        case action:
            await store.answer(press.context, posed, press.person, _guild(press), action)
            await puzzle(press)


async def _keep(press: Press, posed: Posed, draft: Draft, notice: Message | None = None) -> None:
    """Keep the answer under construction and show it."""
    body = stored(draft)
    await store.save_draft(press.context, posed, press.person, _guild(press), body)
    await _ask_anew(press, posed, notice)


async def _ask_anew(press: Press, posed: Posed, notice: Message | None = None) -> None:
    """The question as it stands, with a word on the last press."""
    await press.reply.begin()
    given = await store.answer_of(press.context, posed, press.user_id)
    ask, words = _asked(press, posed, given.draft)
    told = None if notice is None else escaped(words.say(notice))
    await press.reply.show(await question_screen(press.bot, ask, posed, words, told))


def _asked(press: Press, posed: Posed, draft: bytes | None) -> tuple[Ask, LocaleWords]:
    """The question, and the reader's language, in which the seat is theirs."""
    ask = ask_of(posed, press.reply.language, draft)
    return ask, words_in(press.reply.language, ask.position.table, ask.seat)


async def _present(press: Press) -> Posed:
    """This week's puzzle. Raises `Unavailable` where there is none."""
    posed = await store.present(press.context)
    if posed is None:
        raise Unavailable(say("tables-puzzle-none"))
    return posed


async def _of_week(press: Press, week: str) -> Posed:
    """That week's puzzle. Raises `Unavailable` where there is none."""
    posed = await store.posed(press.context, week)
    if posed is None:
        raise Unavailable(say("tables-puzzle-none"))
    return posed


def _guild(press: Press) -> int:
    """The server on which it was pressed; 0: none."""
    return press.interaction.guild_id or 0


ROUTES: Mapping[str, Route] = {
    PUZZLE: Route(ReplyMode.IN_PLACE, puzzle),
    CHANGE: Route(ReplyMode.IN_PLACE, change),
    NAME: Route(ReplyMode.IN_PLACE, name),
    RESULT: Route(ReplyMode.ANEW, result),
}
"""What each control of this feature does."""
