"""The lobby's buttons: joining, house players, options, the start, and the rematch."""

from bot.presses.press import Press
from bot.screens.language import chosen_language
from bot.screens.lobby import agreed_screen, options_screen, rematch_screen, word_form
from bot.tables.model import Absence
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
    """Show what can be agreed on; to somebody who is not at the table, what is agreed."""
    lobby = await press.tables.lobby(press.table)
    words = press.words(lobby.table)
    is_member = lobby.table.of_user(press.user_id) is not None
    screen = options_screen(lobby, words) if is_member else agreed_screen(lobby, words)
    await press.reply.show(screen)


async def set_option(press: Press) -> None:
    """Agree on an option."""
    field = press.address.argument
    lobby = await press.tables.lobby(press.table)
    for choice in lobby.choices:
        for value in choice.values:
            if choice.field == field and (str(value),) == press.values:
                lobby = await press.tables.set_option(press.table, press.user_id, field, value)
    await press.reply.show(options_screen(lobby, press.words(lobby.table)))


async def set_absence(press: Press) -> None:
    """Agree on what happens when somebody's time is up."""
    chosen = next((kind for kind in Absence if (kind.value,) == press.values), Absence.WAIT)
    lobby = await press.tables.set_absence(press.table, press.user_id, chosen)
    await press.reply.show(options_screen(lobby, press.words(lobby.table)))


async def set_language(press: Press) -> None:
    """Agree on the language of the public messages."""
    lobby = await press.tables.lobby(press.table)
    chosen = chosen_language(press.values)
    if chosen is not None:
        lobby = await press.tables.set_public_language(press.table, press.user_id, chosen)
    await press.reply.show(options_screen(lobby, press.words(lobby.table)))


async def word(press: Press) -> None:
    """Ask for one's own word in the terms."""
    lobby = await press.tables.lobby(press.table)
    if lobby.table.of_user(press.user_id) is None:
        await press.reply.tell(say("tables-not-at-table"))
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
