"""A seat's own screen: its hand, its question, and every step of answering it."""

import contextlib
from collections.abc import Mapping
from functools import partial

from msgspec import structs

from bot.discord_app.features.play.folded import folded_screen
from bot.discord_app.features.play.log import log_screen
from bot.discord_app.features.play.screens import (
    MORE,
    hand_only_screen,
    hand_screen,
    left_screen,
    more_screen,
    question_of,
)
from bot.discord_app.layout import sentence
from bot.discord_app.parts.board import board_screen, board_text
from bot.discord_app.parts.way_back import BACK, way_back
from bot.discord_app.press import Press, number_in
from bot.discord_app.reply import UNTOLD, NotTakenError
from bot.discord_app.route import ReplyMode, Route
from bot.forms.advance import advance
from bot.forms.draft import remembered, restored, stored
from bot.forms.model import Draft, Input, OpenForm, RefusedInput
from bot.i18n.markdown import escaped
from bot.model.errors import StaleQuestion, TableError
from bot.model.questions import Ask
from bot.model.table_lines import TableLine
from bot.model.tables import Phase
from bot.tables.game import placement, play, undo
from bot.tables.game.lessons import Teaching
from bot.tables.queries import reading
from games.core.flow import Reopen
from games.core.model import Message, say

PANEL = "panel"
"""What shows a seat's question: the newest one takes the place of an older one, whichever button has brought it."""

EARLIER = say("bot-earlier")
"""The pressed button belonged to an earlier question; the present one is shown."""

EARLIER_AND_WAITING = say("bot-earlier-waiting")
"""The pressed button belonged to an earlier question, and it is not the person's turn now."""


async def my_move(press: Press, notice: Message | None = None) -> None:
    """The seat's own screen, for its eyes only."""
    ask = await own_ask(press)
    if ask is not None:
        await present(press, ask, notice)


async def own_ask(press: Press) -> Ask | None:
    """What the person sees and is asked; None where a robot plays the seat: the way back is shown instead."""
    try:
        return await reading.ask(press.context, press.table, press.user_id)
    except TableError:
        table = await reading.table(press.context, press.table)
        if table.phase is not Phase.PLAYING or not table.is_left_by(press.user_id):
            raise
        await press.reply.show(left_screen(table, press.words(table)))
        return None


async def my_hand(press: Press) -> None:
    """The hand as a picture and in words, without the question."""
    ask = await own_ask(press)
    if ask is None:
        return
    words = press.words(ask.position.table)
    back = way_back(press, ask.position.table, words)
    await press.reply.show(await hand_only_screen(press.bot, ask, back, words))


async def more(press: Press) -> None:
    """What the question's message has no room for."""
    ask = await own_ask(press)
    if ask is not None:
        words = press.words(ask.position.table)
        back = way_back(press, ask.position.table, words)
        await press.reply.show(await more_screen(press.bot, ask, back, words))


async def again(press: Press) -> None:
    """The present, in the place of an old screen."""
    await my_move(press)


async def back(press: Press, notice: Message | None = None) -> None:
    """From what was looked at to the question: it takes its place; in the direct messages, where the question has a message of
    its own, what was looked at vanishes.
    """
    table = await reading.table(press.context, press.table)
    info = table.of_user(press.user_id)
    direct = await press.tables.people.direct_channel(press.user_id)
    is_beside = (
        info is not None
        and info.seat is not None
        and press.interaction.channel_id == direct
        and await reading.has_direct_message(press.context, press.table, info.seat)
    )
    if is_beside and notice is None:
        await press.reply.vanish()
    else:
        await my_move(press, notice)


async def no_lessons(press: Press) -> None:
    """Explain nothing any more, and show the question without it."""
    await press.tables.lessons.choose(press.user_id, Teaching.OFF)
    await back(press, say("bot-lesson-off"))


async def log(press: Press) -> None:
    """The newest page of the log."""
    await _show_log(press, None)


async def log_page(press: Press) -> None:
    """Another page of the log."""
    await _show_log(press, number_in(press.address.argument))


async def _show_log(press: Press, before: int | None) -> None:
    table = await reading.table(press.context, press.table)
    page = await reading.log(press.context, press.table, press.user_id, before=before)
    words, icons = press.words(table), press.bot.app_emojis
    back = way_back(press, table, words)
    await press.reply.show(log_screen(table, page, back, words, icons, is_newest=before is None))


async def panel_used(press: Press) -> None:
    """One step of answering: the planner says what follows."""
    ask = await own_ask(press)
    if ask is None:
        return
    if ask.decision is None or ask.number != press.address.ask:
        notice = EARLIER_AND_WAITING if ask.decision is None else EARLIER
        await _present_or_fold(press, ask, notice)
        return
    words = press.words(ask.position.table)
    given = Input.of(press.word, press.values, press.texts)
    question = question_of(press.bot, ask, ask.decision, words)
    match advance(question, restored(ask.draft), given):
        case OpenForm(modal):
            address = f"{press.table}:{ask.number}"
            await press.reply.open(address, modal)
        case RefusedInput(message, Draft() as draft):
            await _keep(press, ask, draft, message)
        case RefusedInput(message):
            await present(press, ask, message)
        case Draft() as draft:
            await _keep(press, ask, draft)
        case action:
            again = _ticked_again(ask) if isinstance(action, Reopen) else None
            try:
                await play.act(
                    press.context,
                    press.table,
                    press.user_id,
                    ask.number,
                    action,
                    again,
                    press.panel,
                )
            except TableError as refusal:
                await _present_anew(press, refusal)
            else:
                await moved_on(press)


def _ticked_again(before: Ask) -> bytes | None:
    """The answer that is to be changed, begun with what was answered before; what is not asked again is dropped."""
    return stored(remembered(*before.answered[0])) if before.answered else None


async def _keep(press: Press, ask: Ask, draft: Draft, notice: Message | None = None) -> None:
    """Keep the answer under construction and show it, with a word on what went wrong."""
    body = stored(draft)
    if await play.save_draft(press.context, press.table, press.user_id, ask.number, body):
        await present(press, structs.replace(ask, draft=body), notice)
    else:
        await _present_anew(press, StaleQuestion())


async def cancel(press: Press) -> None:
    """Give up the move under construction."""
    if await own_ask(press) is None:
        return
    try:
        await undo.cancel(press.context, press.table, press.user_id, press.address.ask or 0)
    except TableError as refusal:
        await _present_anew(press, refusal)
    else:
        await moved_on(press)


async def moved_on(press: Press, notice: Message | None = None) -> None:
    """After a step of one's own: the pressed screen shows what is next, and once a word on what was done.

    A panel in the direct messages is folded at once when its reader has nothing more to answer; while they have, it shows the
    next question, unless somebody else's step has come between: then it is the outbox's.
    """
    if not press.is_in_direct_message:
        await my_move(press, notice)
        return
    ask = await own_ask(press)
    if ask is None or ask.position.table.phase is not Phase.PLAYING:
        return
    if not ask.is_awaited:
        await _fold(press, ask)
    elif press.panel is not None and placement.is_own(press.context, press.table, ask.seat):
        await _go_on(press, ask, press.panel)
    else:
        await press.reply.wait()


async def _go_on(press: Press, ask: Ask, panel: int) -> None:
    """The pressed direct message shows the next question; where Discord does not take it, the outbox sees to it."""
    table = ask.position.table
    screen = await hand_screen(press.bot, ask, press.words(table))
    try:
        await press.reply.show(screen)
    except NotTakenError:
        await placement.refresh(press.context, press.table, ask.seat)
        raise
    await placement.shown(press.context, table, ask.seat, panel)


async def _fold(press: Press, ask: Ask, notice: Message | None = None) -> None:
    """The pressed direct message keeps a line of what was done there; where Discord does not take it, the outbox sees to it."""
    words = press.words(ask.position.table)
    screen = folded_screen(ask, words, press.bot.app_emojis, notice)
    try:
        await press.reply.show(screen)
    except NotTakenError:
        await placement.refresh(press.context, press.table, ask.seat)
        raise
    if press.panel is not None:
        await placement.folded(press.context, press.table, ask.seat, press.panel)


async def in_vain(press: Press, notice: Message) -> None:
    """Why the press has done nothing: above the present, or in a direct message that lives no more in its line."""
    ask = await own_ask(press)
    if ask is not None:
        await _present_or_fold(press, ask, notice)


async def _present_or_fold(press: Press, ask: Ask, notice: Message) -> None:
    """The present, or in a direct message that lives no more its line, with that notice."""
    living = await reading.panel(press.context, press.table, ask.seat)
    if press.panel is None or press.panel == living:
        await present(press, ask, notice)
    else:
        await _fold(press, ask, notice)


async def present(press: Press, ask: Ask, notice: Message | None = None) -> None:
    """Show the seat's screen as it stands, with a word on what went wrong."""
    await press.reply.begin()
    words = press.words(ask.position.table)
    is_elsewhere = press.interaction.channel_id != ask.position.table.place_id
    onward = await _onward(press, ask)
    told = None if notice is None else escaped(words.say(notice))
    await press.reply.show(
        await hand_screen(
            press.bot, ask, words, notice=told, is_elsewhere=is_elsewhere, onward=onward
        )
    )
    await _remember(press, ask)


async def _remember(press: Press, ask: Ask) -> None:
    """Where nothing is asked, the answer becomes the question as soon as there is one; a direct message is the outbox's."""
    table, waiting = ask.position.table, press.bot.waiting_answers
    if ask.is_required:
        waiting.forget(table.id, press.user_id)
    elif table.phase is Phase.PLAYING and not press.is_in_direct_message:
        pressed_at, asked = press.interaction.created_at, partial(_ask_there, press)
        if not waiting.keep(ask, press.user_id, pressed_at, asked):
            await my_move(press)


async def _ask_there(press: Press, ask: Ask) -> None:
    """Put the question where the person was told that there was none; an answer that they have closed stays so."""
    with contextlib.suppress(*UNTOLD):
        await present(press, ask)
    press.reply.end()


async def _present_anew(press: Press, refusal: TableError) -> None:
    """Show what the person is asked now, and why nothing was played."""
    await present(
        press, await reading.ask(press.context, press.table, press.user_id), refusal.message
    )


async def _onward(press: Press, ask: Ask) -> TableLine | None:
    """Another table that waits for the reader, where this one does not; in direct messages its panel stands there already."""
    if press.is_in_direct_message or ask.is_required:
        return None
    lines = await reading.my_tables(press.context, press.user_id)
    here = ask.position.table.id
    return next((line for line in lines if line.is_required and line.table != here), None)


async def board(press: Press) -> None:
    """The board, for whoever wants to see it."""
    position = await reading.position(press.context, press.table)
    await press.reply.show(await board_screen(press.bot, position, press.words(position.table)))


async def board_in_words(press: Press) -> None:
    """The position as text, for screen readers and for whoever likes to read."""
    position = await reading.position(press.context, press.table)
    await press.reply.show(sentence(board_text(position, press.words(position.table))))


ROUTES: Mapping[str, Route] = {
    MORE: Route(ReplyMode.ASIDE, more, renews=MORE),
    BACK: Route(ReplyMode.PANEL, back, renews=PANEL),
    "move": Route(ReplyMode.ANEW, my_move, renews=PANEL),
    "hand": Route(ReplyMode.ASIDE, my_hand, renews="hand"),
    "log": Route(ReplyMode.ASIDE, log, renews="log"),
    "log-page": Route(ReplyMode.ASIDE, log_page),
    "again": Route(ReplyMode.IN_PLACE, again),
    "cancel": Route(ReplyMode.IN_PLACE, cancel),
    "no-lessons": Route(ReplyMode.IN_PLACE, no_lessons),
}
"""What each control of this feature does."""
