"""Leaving a game, ending it early, coming back, and playing on when somebody is out of time."""

from collections.abc import Mapping
from dataclasses import replace

from discord import app_commands

from bot.discord_app.command import at_table, suggest_tables
from bot.discord_app.features.play.presses import moved_on
from bot.discord_app.features.play.screens import left_screen
from bot.discord_app.layout import Screen, sentence
from bot.discord_app.localization import spoken
from bot.discord_app.parts.links import heading
from bot.discord_app.parts.votes import result_of_vote, voting
from bot.discord_app.press import Address, Press, named_seat, number_in
from bot.discord_app.reply import Interaction
from bot.discord_app.route import ReplyMode, Route
from bot.forms.model import Button, Row, Text
from bot.i18n.languages import LocaleWords
from bot.model.errors import NotYourSeat
from bot.model.tables import Phase, TableInfo
from bot.tables.game import absence, early_end
from bot.tables.lobby import lobbies
from bot.tables.queries import reading
from games.core.model import SeatName, say

ENDED_EARLY = say("bot-abandoned")


@app_commands.command(
    name=spoken("bot-command-leave"), description=spoken("bot-command-leave.about")
)
@app_commands.rename(table=spoken("bot-argument-table"))
@app_commands.describe(table=spoken("bot-argument-table.about"))
@app_commands.autocomplete(table=suggest_tables)
async def leave(interaction: Interaction, table: int | None = None) -> None:
    """Leave a table."""
    await at_table(interaction, table, _leave, "leave")


async def _leave(press: Press) -> None:
    """Leave the lobby, or ask what is to become of the seat."""
    table = await reading.table(press.context, press.table)
    if table.of_user(press.user_id) is None:
        raise NotYourSeat(say("tables-not-at-table"))
    if table.phase is Phase.LOBBY:
        await lobbies.leave(press.context, table.id, press.user_id)
        await press.reply.tell(say("bot-left"))
    else:
        await press.reply.show(leaving_screen(table, press.words(table)))


async def play_for(press: Press) -> None:
    """Play the harmless answer for somebody whose time is up."""
    seat = await named_seat(press)
    await absence.play_default(press.context, press.table, press.user_id, seat)
    await press.reply.tell(say("bot-played-for", seat=SeatName(seat)))


async def to_robot(press: Press) -> None:
    """Give the seat of somebody whose time is up to a robot."""
    seat = await named_seat(press)
    await absence.give_to_robot(press.context, press.table, press.user_id, seat)
    await press.reply.tell(say("bot-given-to-house"))


async def leave_game(press: Press) -> None:
    """Leave a running game: a robot takes the seat, or the game ends where nobody else is there."""
    table = await absence.leave(press.context, press.table, press.user_id)
    words = press.words(table)
    if table.phase is Phase.PLAYING:
        await press.reply.show(left_screen(table, words))
    else:
        await press.reply.show(sentence(words("bot-left-last")))


async def propose_end(press: Press) -> None:
    """Propose to end the game early; the answer takes the place of the ways to leave."""
    outcome = await early_end.propose(press.context, press.table, press.user_id)
    await press.reply.show(sentence(press.reply.words.say(result_of_vote(outcome, ENDED_EARLY))))


async def come_back(press: Press) -> None:
    """Take one's own seat back from a robot; a control in a list of tables names its own."""
    named = number_in(press.address.argument)
    if named is not None:
        press = replace(press, address=Address(named, None, press.address.verb, ""))
    await absence.come_back(press.context, press.table, press.person)
    await moved_on(press, say("bot-come-back"))


def leaving_screen(table: TableInfo, words: LocaleWords) -> Screen:
    """A robot takes the seat, another person may take it, or all agree to end the game; whoever is the last person there ends
    it by leaving.
    """
    if any(info.is_offered and info.seat == words.reader for info in table.seats):
        return offered_screen(table, words)
    offer = Button("offer-seat:", words("bot-offer-seat"), "secondary")
    if sum(info.person is not None for info in table.seats) == 1:
        last = Row((Button("leave-game:", words("bot-leave-last"), "danger"), offer))
        about = Text(words("bot-leave-last.about"))
        return Screen(f"{table.id}:", (Text(heading(table, words)), about, last))
    row = Row(
        (
            Button("leave-game:", words("bot-leave-game"), "danger"),
            offer,
            Button("abandon:", words("bot-propose-abandon"), "danger"),
        )
    )
    parts = (Text(heading(table, words)), Text(words("bot-leave-game.about")), row)
    return Screen(f"{table.id}:", parts)


def offered_screen(table: TableInfo, words: LocaleWords) -> Screen:
    """For whoever's seat is on offer: the way to keep it after all, or to leave it at once."""
    keep = Button("keep-seat:", words("bot-keep-seat"), "success")
    leave = Button("leave-game:", words("bot-leave-game"), "danger")
    row = Row((keep,) if words.reader is None else (keep, leave))
    parts = (Text(heading(table, words)), Text(words("bot-offer-seat.about")), row)
    return Screen(f"{table.id}:", parts)


ROUTES: Mapping[str, Route] = {
    **voting(early_end.VOTE, ENDED_EARLY, "vote-abandon"),
    "play-for": Route(ReplyMode.ANEW, play_for),
    "to-house": Route(ReplyMode.ANEW, to_robot),
    "leave-game": Route(ReplyMode.IN_PLACE, leave_game),
    "abandon": Route(ReplyMode.IN_PLACE, propose_end),
    "come-back": Route(ReplyMode.IN_PLACE, come_back),
}
"""What each control of this feature does."""
