"""The lobby's buttons: joining, robots, options, the start, and the rematch."""

import asyncio
from collections.abc import Mapping

from bot.discord_app.features.language import chosen_language
from bot.discord_app.features.lobby.screens import (
    EVERYBODY,
    agreed_screen,
    closing_screen,
    options_screen,
    rematch_screen,
    started_screen,
    word_form,
)
from bot.discord_app.features.lobby.typed_options import choices_of
from bot.discord_app.features.setup.presses import limits_for_opening
from bot.discord_app.layout import sentence
from bot.discord_app.parts.table_list import crowded_screen
from bot.discord_app.press import Press, number_in
from bot.discord_app.route import ReplyMode, Route
from bot.model.errors import NotAllowed, TooManyTables, WrongPhase
from bot.model.lobby import Lobby
from bot.model.tables import Phase, TableInfo
from bot.tables.lobby import lobbies, opening
from bot.tables.queries import reading
from games.core.levels import Level
from games.core.model import say

LOOKS, BETWEEN_LOOKS = 30, 0.1
"""How often, and with how many seconds between, whoever starts waits for the place of the game."""


async def join(press: Press) -> None:
    """Take a place, and agree to the settings; only to those that the message shows."""
    code = press.address.argument or None
    await lobbies.join(press.context, press.table, press.person, code=code)


async def agree(press: Press) -> None:
    """Agree to the settings that the message shows."""
    await lobbies.agree(press.context, press.table, press.user_id, press.address.argument)


async def remove_pending(press: Press) -> None:
    """Remove the chosen person, who has not agreed to the settings."""
    lobby = await lobbies.read(press.context, press.table)
    ids = [one.person.user_id for one in lobby.pending]
    chosen = next((one for one in ids if (str(one),) == press.values), 0)
    lobby = await lobbies.remove_pending(press.context, press.table, press.user_id, chosen)
    await present(press, lobby)


async def leave(press: Press) -> None:
    """Give the place up."""
    await lobbies.leave(press.context, press.table, press.user_id)


async def add_robots(press: Press) -> None:
    """Let a robot of the chosen level play along, or as many as bring the table to the chosen number of players."""
    wanted, _, filled = "".join(press.values).partition(".")
    level = next((level for level in Level if level.value == wanted), Level.NORMAL)
    await lobbies.add_robots(
        press.context, press.table, press.user_id, level, filled=number_in(filled)
    )


async def remove_robot(press: Press) -> None:
    """One robot less."""
    await lobbies.remove_robot(press.context, press.table, press.user_id)


async def start(press: Press) -> None:
    """Begin."""
    await lobbies.start_game(press.context, press.table, press.user_id)
    table = await _begun(press)
    await press.reply.show(started_screen(table, press.words(table)))


async def _begun(press: Press) -> TableInfo:
    """The table once its first message stands in its place; as it is, if Discord takes too long for that."""
    for _ in range(LOOKS):
        table = await reading.table(press.context, press.table)
        if table.phase is not Phase.STARTING:
            return table
        await asyncio.sleep(BETWEEN_LOOKS)
    return await reading.table(press.context, press.table)


async def close(press: Press) -> None:
    """Ask whether the table is to be given up before it begins; only whoever may close it is asked."""
    table = await reading.table(press.context, press.table)
    words = press.words(table)
    if table.phase not in {Phase.LOBBY, Phase.STARTING}:
        raise WrongPhase(say("tables-lobby-over"))
    if table.host.user_id != press.user_id:
        raise NotAllowed(say("tables-host-only", name=table.host.name))
    await press.reply.show(closing_screen(table, words))


async def close_for_sure(press: Press) -> None:
    """Give the table up before it begins."""
    table = await lobbies.close(press.context, press.table, press.user_id)
    await press.reply.show(sentence(press.words(table)("bot-closed")))


async def options(press: Press) -> None:
    """Show what can be agreed on; to whoever can change nothing, what is agreed."""
    await present(press, await lobbies.read(press.context, press.table))


async def set_option(press: Press) -> None:
    """Agree on an option, or on the language of the public messages."""
    field, _, wanted = "".join(press.values).partition("=")
    if not field:
        await _set_language(press, chosen_language([wanted]))
        return
    lobby = await lobbies.read(press.context, press.table)
    if may_agree(press, lobby):
        for choice in choices_of(lobby.table.game):
            for value in choice.values:
                if choice.field == field and str(value) == wanted:
                    lobby = await lobbies.set_option(
                        press.context, press.table, press.user_id, field, value
                    )
    await present(press, lobby)


async def set_rated(press: Press) -> None:
    """Agree on whether the table counts for ratings."""
    lobby = await lobbies.read(press.context, press.table)
    if may_agree(press, lobby):
        rated = press.address.argument != "0"
        lobby = await lobbies.set_rated(press.context, press.table, press.user_id, rated=rated)
    await present(press, lobby)


async def set_deciders(press: Press) -> None:
    """Let everybody at the table decide about it, or the host alone."""
    everybody = press.address.argument == EVERYBODY
    press.words(await reading.table(press.context, press.table))
    lobby = await lobbies.set_deciders(
        press.context, press.table, press.user_id, everybody=everybody
    )
    await present(press, lobby)


async def _set_language(press: Press, chosen: str | None) -> None:
    """Agree on the language of the public messages."""
    lobby = await lobbies.read(press.context, press.table)
    if chosen is not None and may_agree(press, lobby):
        lobby = await lobbies.set_public_language(press.context, press.table, press.user_id, chosen)
    await present(press, lobby)


def may_agree(press: Press, lobby: Lobby) -> bool:
    """Whether the presser decides about the table, until the game begins."""
    return lobby.table.is_decided_by(press.user_id) and lobby.table.phase is Phase.LOBBY


async def present(press: Press, lobby: Lobby) -> None:
    """Show the options as they stand: to choose, or where nothing can be changed to read."""
    words = press.words(lobby.table)
    screen = options_screen if may_agree(press, lobby) else agreed_screen
    await press.reply.show(screen(lobby, words, press.user_id))


async def word(press: Press) -> None:
    """Ask for one's own word in the terms."""
    lobby = await lobbies.read(press.context, press.table)
    press.words(lobby.table)
    is_over = lobby.table.phase is not Phase.LOBBY
    if is_over or lobby.table.of_user(press.user_id) is None:
        await press.reply.tell(say("tables-lobby-over" if is_over else "tables-not-at-table"))
        return
    form = word_form(lobby, press.user_id, press.words(lobby.table))
    await press.reply.open(f"{press.table}:", form)


async def worded(press: Press) -> None:
    """Keep the word that was typed; none, if it was emptied."""
    typed = (press.texts or {}).get("word", "").strip()
    await lobbies.set_word(press.context, press.table, press.user_id, typed or None)


async def rematch(press: Press) -> None:
    """Open the same table again, or join it where somebody has opened it."""
    before = await reading.table(press.context, press.table)
    if not await _is_opened_again(press, before):
        await limits_for_opening(press.interaction, before.guild_id)
    try:
        table = await opening.rematch(press.context, press.table, press.person)
    except TooManyTables as crowded:
        await press.reply.show(crowded_screen(crowded, press.reply.words))
        return
    if table.phase is Phase.LOBBY and table.of_user(press.user_id) is None:
        # The press is on the game before: people have seen its settings, not those of the rematch.
        seen = (await lobbies.read(press.context, press.table)).settings
        table = (await lobbies.join(press.context, table.id, press.person, seen=seen)).table
    await press.reply.show(rematch_screen(table, press.words(table)))


async def _is_opened_again(press: Press, table: TableInfo) -> bool:
    """Whether there is a rematch already, which anybody who was at the table may join."""
    if table.rematch is None:
        return False
    return not (await reading.table(press.context, table.rematch)).is_over


ROUTES: Mapping[str, Route] = {
    "join": Route(ReplyMode.QUIETLY, join),
    "agree": Route(ReplyMode.QUIETLY, agree),
    "remove-pending": Route(ReplyMode.IN_PLACE, remove_pending),
    "leave-lobby": Route(ReplyMode.QUIETLY, leave),
    "add-house": Route(ReplyMode.QUIETLY, add_robots),
    "remove-house": Route(ReplyMode.QUIETLY, remove_robot),
    "start": Route(ReplyMode.ANEW, start),
    "close-lobby": Route(ReplyMode.ANEW, close),
    "close-sure": Route(ReplyMode.IN_PLACE, close_for_sure),
    "options": Route(ReplyMode.ANEW, options),
    "set": Route(ReplyMode.IN_PLACE, set_option),
    "all-options": Route(ReplyMode.IN_PLACE, options),
    "rated": Route(ReplyMode.IN_PLACE, set_rated),
    "deciders": Route(ReplyMode.IN_PLACE, set_deciders),
    "word": Route(ReplyMode.FORM, word),
    "worded": Route(ReplyMode.QUIETLY, worded),
    "rematch": Route(ReplyMode.ANEW, rematch),
}
"""What each control of this feature does."""
