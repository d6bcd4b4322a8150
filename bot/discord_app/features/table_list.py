"""`/tables`, and choosing one of several tables."""

from collections.abc import Mapping
from dataclasses import replace

from discord import app_commands

from bot.discord_app.command import anywhere, carried_out
from bot.discord_app.features import channel, hint
from bot.discord_app.features.play import presses as play_presses
from bot.discord_app.features.replay import steps as replay_steps
from bot.discord_app.features.review.presses import show_review
from bot.discord_app.localization import spoken
from bot.discord_app.parts.table_list import tables_screen
from bot.discord_app.press import Address, Press, Work, number_in
from bot.discord_app.reply import Interaction, Reply
from bot.discord_app.route import ReplyMode, Route
from bot.discord_app.visibility import refuse_hidden
from bot.tables.queries import reading


@app_commands.command(
    name=spoken("bot-command-tables"), description=spoken("bot-command-tables.about")
)
@anywhere
async def tables(interaction: Interaction) -> None:
    """List one's tables, those that wait first."""

    async def show(reply: Reply) -> None:
        lines = await reading.my_tables(interaction.client.tables.context, interaction.user.id)
        await reply.show(tables_screen(lines, reply.words))

    await carried_out(interaction, show, "tables")


OPENED: Mapping[str, Work] = {
    "move": play_presses.my_move,
    "hand": play_presses.my_hand,
    "hint": hint.show_hint,
    "log": play_presses.log,
    "board": channel.show_board,
    "replay": replay_steps.show_step,
    "review": show_review,
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


ROUTES: Mapping[str, Route] = {
    "open-one": Route(ReplyMode.IN_PLACE, open_one),
}
"""What each control of this feature does."""
