"""The lobby's buttons: joining, house players, options, the start, and the rematch."""

from bot.discord_side.presses.press import Press
from bot.discord_side.screens.language import chosen_language
from bot.discord_side.screens.lobby import (
    agreed_screen,
    fair_screen,
    options_screen,
    rematch_screen,
    word_form,
)
from bot.model import Absence, Lobby, Phase
from games.core.model import say


async def join(press: Press) -> None:
    """Take a place."""
    await press.tables.join(press.table, press.person)


async def leave(press: Press) -> None:
    """Give the place up."""
    await press.tables.leave_lobby(press.table, press.user_id)


async def add_house(press: Press) -> None:
    """Let the house play along."""
    await press.tables.add_house(press.table, press.user_id)


async def remove_house(press: Press) -> None:
    """One house player less."""
    await press.tables.remove_house(press.table, press.user_id)


async def start(press: Press) -> None:
    """Begin."""
    await press.tables.start_game(press.table, press.user_id)


async def close(press: Press) -> None:
    """Give the table up before it begins."""
    await press.tables.close_lobby(press.table, press.user_id)


async def options(press: Press) -> None:
    """Show what can be agreed on; to whoever can change nothing, what is agreed."""
    await _present(press, await press.tables.lobby(press.table))


async def fair(press: Press) -> None:
    """What fair chance is promised with."""
    table = await press.tables.table(press.table)
    await press.reply.show(fair_screen(table, press.words(table)))


async def set_option(press: Press) -> None:
    """Agree on an option."""
    field = press.address.argument
    lobby = await press.tables.lobby(press.table)
    if _may_agree(press, lobby):
        for choice in lobby.choices:
            for value in choice.values:
                if choice.field == field and (str(value),) == press.values:
                    lobby = await press.tables.set_option(press.table, press.user_id, field, value)
    await _present(press, lobby)


async def set_absence(press: Press) -> None:
    """Agree on what happens when somebody's time is up."""
    chosen = next((kind for kind in Absence if (kind.value,) == press.values), Absence.WAIT)
    lobby = await press.tables.lobby(press.table)
    if _may_agree(press, lobby):
        lobby = await press.tables.set_absence(press.table, press.user_id, chosen)
    await _present(press, lobby)


async def set_language(press: Press) -> None:
    """Agree on the language of the public messages."""
    lobby = await press.tables.lobby(press.table)
    chosen = chosen_language(press.values)
    if chosen is not None and _may_agree(press, lobby):
        lobby = await press.tables.set_public_language(press.table, press.user_id, chosen)
    await _present(press, lobby)


def _may_agree(press: Press, lobby: Lobby) -> bool:
    """Whether the presser has a say: people at the table, until the game begins."""
    is_member = lobby.table.of_user(press.user_id) is not None
    return is_member and lobby.table.phase is Phase.LOBBY


async def _present(press: Press, lobby: Lobby) -> None:
    """Show the options as they stand: to choose, or where nothing can be changed to read."""
    words = press.words(lobby.table)
    screen = options_screen if _may_agree(press, lobby) else agreed_screen
    await press.reply.show(screen(lobby, words))


async def word(press: Press) -> None:
    """Ask for one's own word in the terms."""
    lobby = await press.tables.lobby(press.table)
    press.words(lobby.table)
    if not _may_agree(press, lobby):
        is_over = lobby.table.phase is not Phase.LOBBY
        await press.reply.tell(say("tables-lobby-over" if is_over else "tables-not-at-table"))
        return
    form = word_form(lobby, press.user_id, press.words(lobby.table))
    await press.reply.open(f"{press.table}:", form)


async def worded(press: Press) -> None:
    """Keep the word that was typed; none, if it was emptied."""
    typed = (press.texts or {}).get("word", "").strip()
    await press.tables.set_word(press.table, press.user_id, typed or None)


async def rematch(press: Press) -> None:
    """Open the same table again."""
    table = await press.tables.rematch(press.table, press.person)
    await press.reply.show(rematch_screen(table, press.words(table)))
