"""Taking steps back: `/undo`, its buttons, and the vote on it."""

from collections.abc import Mapping, Sequence

from discord import app_commands

from bot.discord_app.base_client import BaseClient
from bot.discord_app.command import at_table, suggest_tables
from bot.discord_app.features.play.presses import EARLIER, in_vain, moved_on
from bot.discord_app.layout import Screen
from bot.discord_app.localization import spoken
from bot.discord_app.parts.undone import undone
from bot.discord_app.parts.votes import voting
from bot.discord_app.parts.way_back import way_back
from bot.discord_app.press import Press
from bot.discord_app.reply import Interaction
from bot.discord_app.route import ReplyMode, Route
from bot.forms.model import Button, Row, Text
from bot.i18n.languages import LocaleWords
from bot.i18n.markdown import escaped
from bot.model.errors import StaleQuestion
from bot.model.outcomes import TakenBack
from bot.model.proposals import Ballot
from bot.model.questions import Ask
from bot.model.tables import ALONE
from bot.tables.game import undo as undoing
from bot.tables.queries import reading
from games.core.model import say


@app_commands.command(name=spoken("bot-command-undo"), description=spoken("bot-command-undo.about"))
@app_commands.rename(table=spoken("bot-argument-table"))
@app_commands.describe(table=spoken("bot-argument-table.about"))
@app_commands.autocomplete(table=suggest_tables)
async def undo(interaction: Interaction, table: int | None = None) -> None:
    """Take the last step back, or ask the others to agree."""
    await at_table(interaction, table, press_undo, "undo")


TAKEN_BACK = say("bot-taken-back")

UNDONE_CHARACTERS = 800
"""How many characters of the moves to undo are shown."""


def is_alone(ballot: Ballot) -> bool:
    """Whether nobody else is asked."""
    return not ballot.missing


async def undo_screen(
    bot: BaseClient, ask: Ask, ballot: Ballot, back: Sequence[Button], words: LocaleWords
) -> Screen:
    """What would be taken back, the button that does so or asks those whom it names, and the way to the question."""
    table = ask.position.table
    page = await reading.happened(bot.tables.context, table, ask.seat, ballot.base or 0)
    moves = undone(table, ask.seat, page.moves, words, bot.app_emojis, UNDONE_CHARACTERS)
    sure = Button("undo-sure:", words("bot-undo-ask"))
    if not is_alone(ballot):
        names = words.all_of([words.names[seat] for seat in ballot.missing])
        about = words("bot-undo-ask.about", names=escaped(names))
    else:
        sure = Button(f"undo-sure:{ALONE}", words("bot-undo-sure"))
        is_counted = bot.tables.leaderboards.is_counted(table)
        about = words("bot-undo-sure.about-counted" if is_counted else "bot-undo-sure.about")
    parts = [Text(about)]
    if moves:
        parts.append(Text(f"-# {words('bot-undo-would')}\n{moves}"))
    return Screen(f"{table.id}:{ask.number}", (*parts, Row((sure, *back))))


async def press_undo(press: Press) -> None:
    """Take the last step back; whatever is more than that, ask first: others are called by it, or chance decides anew."""
    seat = (await reading.table(press.context, press.table)).of_user(press.user_id)
    number = None if seat is None else seat.ask
    done = await undoing.undo_own(press.context, press.table, press.user_id, number)
    if isinstance(done, TakenBack):
        await press.reply.tell(TAKEN_BACK)
        return
    ask = await reading.ask(press.context, press.table, press.user_id)
    words = press.words(ask.position.table)
    back = way_back(press, ask.position.table, words)
    await press.reply.show(await undo_screen(press.bot, ask, done, back, words))


async def undo_for_sure(press: Press) -> None:
    """Take that back, or ask the others to agree. Ask first again where one's own question has become another one, or where
    nobody else plays any more: one who is alone is told before what it costs.
    """
    ask = await reading.ask(press.context, press.table, press.user_id)
    press.words(ask.position.table)
    ballot = await undoing.foreseen(press.context, press.table, press.user_id)
    is_as_shown = ballot is not None and is_alone(ballot) == (press.address.argument == ALONE)
    if ask.number != press.address.ask or not is_as_shown:
        await press_undo(press)
        return
    outcome = await undoing.undo(press.context, press.table, press.user_id)
    said = TAKEN_BACK if isinstance(outcome, TakenBack) else say("bot-undo-asked")
    words = press.words(ask.position.table)
    back = Row(way_back(press, ask.position.table, words))
    await press.reply.show(Screen(f"{press.table}:", (Text(words.say(said)), back)))


async def take_back(press: Press) -> None:
    """Take the last step back from the seat's own screen, which then shows the position of before; or the present without the
    button, where others have moved since it was shown, or the seat is asked something else. The line that is left of a direct
    message goes then, for the question comes again.
    """
    try:
        done = await undoing.undo_own(press.context, press.table, press.user_id, press.address.ask)
    except StaleQuestion:
        await in_vain(press, EARLIER)
        return
    if isinstance(done, TakenBack):
        await moved_on(press, TAKEN_BACK)
    else:
        await in_vain(press, say("bot-undo-elsewhere"))


ROUTES: Mapping[str, Route] = {
    "undo": Route(ReplyMode.ASIDE, press_undo),
    "undo-sure": Route(ReplyMode.IN_PLACE, undo_for_sure),
    "take-back": Route(ReplyMode.IN_PLACE, take_back),
    **voting(undoing.VOTE, TAKEN_BACK),
}
"""What each control of this feature does."""
