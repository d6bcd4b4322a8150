"""What players settle among themselves: taking back, absence, leaving, giving up; and everyone's own language."""

from dataclasses import replace

from bot.discord_side.answering import Interaction, Reply
from bot.discord_side.layout import sentence
from bot.discord_side.presses.playing import moved_on
from bot.discord_side.presses.press import Address, Press, named_seat, number_in
from bot.discord_side.screens.language import chosen_language, language_screen
from bot.discord_side.screens.leaving import left_screen
from bot.discord_side.screens.notify import notify_screen
from bot.discord_side.screens.teaching import teaching_screen
from bot.discord_side.screens.undoing import is_alone, undo_screen
from bot.model import ALONE, Phase, TableInfo
from bot.outcomes import Accepted, Asked, Declined, TakenBack
from bot.tables.publishing import Notify
from bot.tables.teaching import Teaching
from games.core.model import Message, SeatName, say

TAKEN_BACK = say("bot-taken-back")


async def undo(press: Press) -> None:
    """Take the last step back; whatever is more than that, ask first: others are called by it, or chance decides anew."""
    done = await press.tables.undo_own(press.table, press.user_id)
    if isinstance(done, TakenBack):
        await press.reply.tell(TAKEN_BACK)
        return
    ask = await press.tables.ask(press.table, press.user_id)
    words = press.words(ask.position.table)
    await press.reply.show(await undo_screen(press.bot, ask, done, words))


async def undo_for_sure(press: Press) -> None:
    """Take that back, or ask the others to agree. Ask first again where one's own question has become another one, or where
    nobody else plays any more: one who is alone is told before what it costs.
    """
    ask = await press.tables.ask(press.table, press.user_id)
    press.words(ask.position.table)
    ballot = await press.tables.would_undo(press.table, press.user_id)
    is_as_shown = ballot is not None and is_alone(ballot) == (press.address.argument == ALONE)
    if ask.number != press.address.ask or not is_as_shown:
        await undo(press)
        return
    outcome = await press.tables.undo(press.table, press.user_id)
    said = TAKEN_BACK if isinstance(outcome, TakenBack) else say("bot-undo-asked")
    await press.reply.show(sentence(press.reply.words.say(said)))


async def take_back(press: Press) -> None:
    """Take the last step back from the seat's own screen, which then shows the position of before."""
    done = await press.tables.undo_own(press.table, press.user_id)
    if isinstance(done, TakenBack):
        await moved_on(press, TAKEN_BACK)
    else:
        await press.reply.tell(say("bot-undo-elsewhere"))


async def vote_undo(press: Press) -> None:
    """Agree to taking back, or not."""
    agree = press.address.argument == "yes"
    outcome = await press.tables.vote_undo(press.table, press.user_id, agree)
    await press.reply.tell(_of_vote(outcome))


async def vote_abandon(press: Press) -> None:
    """Agree to giving the game up, or not."""
    agree = press.address.argument == "yes"
    outcome = await press.tables.vote_abandon(press.table, press.user_id, agree)
    await press.reply.tell(_of_vote(outcome))


def _of_vote(outcome: TakenBack | TableInfo | Asked | Declined) -> Message:
    """What came of a vote, for the voter."""
    match outcome:
        case TakenBack():
            return TAKEN_BACK
        case TableInfo():
            return say("bot-abandoned")
        case Asked():
            return say("bot-vote-counted")
        case Declined():
            return say("bot-vote-declined")


async def play_for(press: Press) -> None:
    """Play the harmless answer for somebody whose time is up."""
    seat = await named_seat(press)
    outcome = await press.tables.play_default(press.table, press.user_id, seat)
    if isinstance(outcome, Accepted):
        await press.reply.tell(say("bot-played-for", seat=SeatName(seat)))
    else:
        await press.reply.tell(outcome.message)


async def to_house(press: Press) -> None:
    """Give the seat of somebody whose time is up to the house."""
    seat = await named_seat(press)
    await press.tables.give_to_house(press.table, press.user_id, seat)
    await press.reply.tell(say("bot-given-to-house"))


async def leave_game(press: Press) -> None:
    """Leave a running game: the house takes the seat, or the game ends where nobody else is there."""
    table = await press.tables.leave(press.table, press.user_id)
    words = press.words(table)
    if table.phase is Phase.PLAYING:
        await press.reply.show(left_screen(table, words))
    else:
        await press.reply.show(sentence(words("bot-left-last")))


async def abandon(press: Press) -> None:
    """Propose to give the game up: what comes of it stands where the ways to leave were."""
    outcome = await press.tables.propose_abandon(press.table, press.user_id)
    await press.reply.show(sentence(press.reply.words.say(_of_vote(outcome))))


async def come_back(press: Press) -> None:
    """Take one's own seat back from the house; a control in a list of tables names its own."""
    named = number_in(press.address.argument)
    if named is not None:
        press = replace(press, address=Address(named, None, press.address.verb, ""))
    await press.tables.come_back(press.table, press.person)
    await moved_on(press, say("bot-come-back"))


async def language(press: Press) -> None:
    """Choose the language one is spoken to in."""
    chosen = chosen_language(press.values)
    await press.tables.people.set_language(press.user_id, chosen)
    press.reply.speak(chosen or press.bot.speech.nearest(press.interaction.locale.value))
    await press.reply.show(language_screen(chosen, press.reply.words))


async def notifications(press: Press) -> None:
    """Choose how one is called."""
    chosen = next((way for way in Notify if (way.value,) == press.values), None)
    if chosen is not None:
        await press.tables.people.set_notify(press.user_id, chosen)
    await show_notifications(press.interaction, press.reply)


async def show_notifications(interaction: Interaction, reply: Reply) -> None:
    """How one is called, and where one may be invited."""
    tables, user_id, guild_id = interaction.client.tables, interaction.user.id, interaction.guild_id
    how = await tables.people.notify(user_id)
    invitable = await tables.invitations.invitable(user_id, guild_id)
    screen = notify_screen(how, invitable, reply.words, on_server=guild_id is not None)
    await reply.show(screen)


async def teaching(press: Press) -> None:
    """Choose what is explained to one."""
    chosen = next((one for one in Teaching if (one.value,) == press.values), None)
    if chosen is not None:
        await press.tables.lessons.choose(press.user_id, chosen)
    now = await press.tables.lessons.chosen(press.user_id)
    await press.reply.show(teaching_screen(now, press.reply.words))
