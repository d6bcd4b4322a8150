"""What a person looks at, chosen among several tables of theirs."""

from collections.abc import Mapping
from dataclasses import replace

from bot.discord_side.presses import hinting, place, playing, replaying
from bot.discord_side.presses.press import Address, Press, Work, number_in
from bot.discord_side.presses.seeing import refuse_hidden

OPENED: Mapping[str, Work] = {
    "move": playing.my_move,
    "hand": playing.my_hand,
    "hint": hinting.hint,
    "log": playing.log,
    "board": place.board,
    "replay": replaying.replay,
}
"""Commands that open something of one table."""


async def open_one(press: Press) -> None:
    """Do for the table of the button what the command would have done for the only one: `command.number`."""
    about, _, number = press.address.argument.partition(".")
    work, table = OPENED.get(about), number_in(number)
    if work is None or table is None:
        return
    await refuse_hidden(press.interaction, table)
    await work(replace(press, address=Address(table, None, about, "")))
