"""What the buttons of a tournament do. Every use by a manager asks anew whether it is one."""

from collections.abc import Mapping

import discord

from bot.discord_app.features.setup.presses import organises
from bot.discord_app.features.tournaments.league_screens import (
    league_screen,
    league_standings_screen,
)
from bot.discord_app.features.tournaments.parts import (
    CANCEL,
    CANCEL_SURE,
    CHECK_IN,
    CORRECT,
    CORRECT_FORM,
    CORRECT_TABLE,
    CORRECTED,
    CROSSTABLE,
    JOIN,
    PAUSE,
    PEOPLE,
    REMOVE,
    REMOVED,
    RESUME,
    SHOW,
    STANDINGS,
    WITHDRAW,
)
from bot.discord_app.features.tournaments.screens import (
    cancelling_screen,
    correcting_form,
    correcting_screen,
    crosstable_screen,
    people_screen,
    removing_form,
    standings_screen,
    state_screen,
    table_form,
)
from bot.discord_app.layout import Screen
from bot.discord_app.press import Press, number_in
from bot.discord_app.reply import Interaction
from bot.discord_app.route import ReplyMode, Route
from bot.i18n.languages import LocaleWords
from bot.i18n.normalizing import normalized
from bot.model.errors import InvalidInput, NotAllowed, Unavailable
from bot.tables.context import TableContext
from bot.tables.tournaments import entering, store
from bot.tables.tournaments.model import Tournament
from games.core.model import say


def may_look_at(tournament: Tournament, interaction: Interaction) -> bool:
    """Whether the person is on its server and sees the channel in which it is announced."""
    guild, user = interaction.guild, interaction.user
    if guild is None or guild.id != tournament.row.guild_id:
        return False
    if interaction.channel_id == tournament.row.channel_id:
        return True
    channel = guild.get_channel(tournament.row.channel_id)
    if channel is None or not isinstance(user, discord.Member):
        return False
    return channel.permissions_for(user).view_channel


async def manages(tournament: Tournament, interaction: Interaction) -> bool:
    """Whether the person opened it, manages the server, or has the role for tournaments."""
    if tournament.row.host_id == interaction.user.id:
        return True
    return await organises(interaction, tournament.row.guild_id)


async def _meant(press: Press) -> Tournament:
    """The tournament of the button or menu. Raises `Unavailable` for one that the person may not look at."""
    return await _meant_by(press, press.values[0] if press.values else press.address.argument)


async def _meant_by(press: Press, word: str) -> Tournament:
    """The tournament of that number."""
    tournament = await store.tournament(press.context, number_in(word) or 0)
    if not may_look_at(tournament, press.interaction):
        raise Unavailable(say("tables-tournament-gone"))
    return tournament


async def _managed(press: Press) -> Tournament:
    """The same for whoever manages it. Raises `NotAllowed` for everybody else."""
    return await _managed_by_word(press, press.address.argument)


async def _managed_by_word(press: Press, word: str) -> Tournament:
    """The tournament of that number for whoever manages it."""
    tournament = await _meant_by(press, word)
    if not await manages(tournament, press.interaction):
        raise NotAllowed(say("bot-manage-refused"))
    return tournament


async def _present(press: Press, tournament: Tournament) -> None:
    """Show it as it stands."""
    screen = await present_screen(tournament, press.interaction, press.reply.words)
    await press.reply.show(screen)


async def present_screen(
    tournament: Tournament, interaction: Interaction, words: LocaleWords
) -> Screen:
    """The tournament or league as it stands, for the person of the interaction."""
    is_manager, user_id = await manages(tournament, interaction), interaction.user.id
    if not tournament.row.is_league:
        return state_screen(tournament, words, user_id, manages=is_manager)
    divisions = await _season(interaction.client.tables.context, tournament)
    return league_screen(tournament, divisions, words, user_id, manages=is_manager)


async def _season(context: TableContext, league: Tournament) -> tuple[Tournament, ...]:
    """The divisions of the league's present season, or of its last one."""
    return await store.season(context, league.id, league.row.round)


async def show(press: Press) -> None:
    """Show where it stands."""
    await _present(press, await _meant(press))


async def join(press: Press) -> None:
    """Sign up."""
    number = (await _meant(press)).id
    await _present(press, await entering.sign_up(press.context, number, press.person))


async def withdraw(press: Press) -> None:
    """Give the place up."""
    number = (await _meant(press)).id
    await _present(press, await entering.withdraw(press.context, number, press.user_id))


async def check_in(press: Press) -> None:
    """Say that one is there."""
    number = (await _meant(press)).id
    await _present(press, await entering.check_in(press.context, number, press.user_id))


async def standings(press: Press) -> None:
    """Show the standings."""
    tournament = await _meant(press)
    words, reader = press.reply.words, press.user_id
    if tournament.row.is_league:
        divisions = await _season(press.context, tournament)
        screen = await league_standings_screen(press.bot, tournament, divisions, words, reader)
    else:
        screen = await standings_screen(press.bot, tournament, words, reader)
    await press.reply.show(screen)


async def crosstable(press: Press) -> None:
    """Show all results, round by round."""
    tournament, words = await _meant(press), press.reply.words
    await press.reply.show(await crosstable_screen(press.bot, tournament, words, press.user_id))


async def people(press: Press) -> None:
    """Show who takes part."""
    await press.reply.show(people_screen(await _meant(press), press.reply.words))


async def pause(press: Press) -> None:
    """Let nothing end or begin."""
    await _set_paused(press, paused=True)


async def resume(press: Press) -> None:
    """Go on."""
    await _set_paused(press, paused=False)


async def _set_paused(press: Press, *, paused: bool) -> None:
    number = (await _managed(press)).id
    after = await entering.set_paused(press.context, number, press.user_id, paused=paused)
    press.tables.tournaments.look()
    await _present(press, after)


async def cancel(press: Press) -> None:
    """Ask whether it is to end without a winner."""
    await press.reply.show(cancelling_screen(await _managed(press), press.reply.words))


async def cancel_for_sure(press: Press) -> None:
    """End it."""
    number = (await _managed(press)).id
    after = await entering.cancel(press.context, number, press.user_id)
    press.tables.tournaments.look()
    await _present(press, after)


async def remove(press: Press) -> None:
    """Ask who is to be taken out."""
    tournament = await _managed(press)
    await press.reply.open(":", removing_form(tournament, press.reply.words))


async def removed(press: Press) -> None:
    """Take out whoever has that name; if nobody has, or several do, say so."""
    tournament = await _managed(press)
    wanted = normalized((press.texts or {}).get("name", ""))
    found = [
        one for one in tournament.entrants if one.may_play and normalized(one.name or "") == wanted
    ]
    if len(found) != 1:
        raise InvalidInput(say("bot-tournament-nobody-called", count=len(found)))
    after = await entering.remove(press.context, tournament.id, press.user_id, found[0].user_id)
    await _present(press, after)


async def correct(press: Press) -> None:
    """Ask which table's result is wrong."""
    tournament = await _managed(press)
    await press.reply.open(":", table_form(tournament, press.reply.words))


async def correct_table(press: Press) -> None:
    """Show the result of that table, with the way to change it. Raises `InvalidInput` for one without a result."""
    tournament = await _managed(press)
    typed = (press.texts or {}).get("table", "").strip()
    if tournament.row.is_league:
        division, _, typed = typed.partition(".")
        divisions = await _season(press.context, tournament)
        at = number_in(division) or 0
        if not 1 <= at <= len(divisions):
            raise InvalidInput(say("tables-league-no-result"))
        tournament = divisions[at - 1]
    round_number, table = _table_in(typed)
    screen = correcting_screen(tournament, round_number, table, press.reply.words)
    await press.reply.show(screen)


async def correct_form(press: Press) -> None:
    """Ask for the places of those at the table."""
    word, _, at = press.address.argument.partition(":")
    tournament = await _managed_by_word(press, word)
    form = correcting_form(tournament, *_table_in(at), press.reply.words)
    await press.reply.open(":", form)


async def corrected(press: Press) -> None:
    """Store the new result. Raises `InvalidInput` for lines that do not begin with a place each."""
    word, _, at = press.address.argument.partition(":")
    tournament = await _managed_by_word(press, word)
    round_number, table = _table_in(at)
    lines = (press.texts or {}).get("ranks", "").strip().splitlines()
    ranks = [number_in(line.split(".")[0].strip()) or 0 for line in lines if line.strip()]
    after = await entering.correct(
        press.context, tournament.id, press.user_id, round_number, table, ranks
    )
    press.tables.tournaments.look()
    await press.reply.show(correcting_screen(after, round_number, table, press.reply.words))


def _table_in(text: str) -> tuple[int, int]:
    """Round and table, as in the announcement: 2.3. Raises `InvalidInput` for anything else."""
    round_number, _, table = text.strip().partition(".")
    found = number_in(round_number), number_in(table)
    if found[0] is None or found[1] is None:
        raise InvalidInput(say("tables-tournament-no-result"))
    return found[0], found[1]


ROUTES: Mapping[str, Route] = {
    SHOW: Route(ReplyMode.IN_PLACE, show, everywhere=True),
    JOIN: Route(ReplyMode.IN_PLACE, join, everywhere=True),
    WITHDRAW: Route(ReplyMode.IN_PLACE, withdraw, everywhere=True),
    CHECK_IN: Route(ReplyMode.IN_PLACE, check_in, everywhere=True),
    STANDINGS: Route(ReplyMode.IN_PLACE, standings, everywhere=True),
    CROSSTABLE: Route(ReplyMode.IN_PLACE, crosstable, everywhere=True),
    PEOPLE: Route(ReplyMode.IN_PLACE, people, everywhere=True),
    PAUSE: Route(ReplyMode.IN_PLACE, pause, everywhere=True),
    RESUME: Route(ReplyMode.IN_PLACE, resume, everywhere=True),
    CANCEL: Route(ReplyMode.IN_PLACE, cancel, everywhere=True),
    CANCEL_SURE: Route(ReplyMode.IN_PLACE, cancel_for_sure, everywhere=True),
    REMOVE: Route(ReplyMode.FORM, remove, everywhere=True),
    REMOVED: Route(ReplyMode.IN_PLACE, removed, everywhere=True),
    CORRECT: Route(ReplyMode.FORM, correct, everywhere=True),
    CORRECT_TABLE: Route(ReplyMode.IN_PLACE, correct_table, everywhere=True),
    CORRECT_FORM: Route(ReplyMode.FORM, correct_form, everywhere=True),
    CORRECTED: Route(ReplyMode.IN_PLACE, corrected, everywhere=True),
}
"""What each control of this feature does."""
