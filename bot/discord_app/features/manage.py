"""`/manage`: the tables of a server, for its managers."""

from collections.abc import Mapping

from discord import app_commands

from bot.discord_app.command import carried_out
from bot.discord_app.layout import Part, Screen
from bot.discord_app.localization import spoken
from bot.discord_app.parts.links import ago, heading, title
from bot.discord_app.press import Press, number_in
from bot.discord_app.reply import Interaction, Reply
from bot.discord_app.route import ReplyMode, Route
from bot.forms.model import Button, Option, Row, Select, Text
from bot.i18n.languages import LocaleWords
from bot.i18n.markdown import escaped
from bot.i18n.shortening import in_whole_lines
from bot.model.errors import NotAllowed, TableNotFound
from bot.model.tables import Phase, TableInfo
from bot.tables.lobby.managing import ManagedTable
from bot.tables.queries import reading
from games.core.model import say


@app_commands.command(
    name=spoken("bot-command-manage"), description=spoken("bot-command-manage.about")
)
@app_commands.default_permissions(manage_guild=True)
@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
async def manage(interaction: Interaction) -> None:
    """Show the server as its manager sees it."""

    async def show(reply: Reply) -> None:
        await reply.show(await overview(interaction, reply.words))

    await carried_out(interaction, show, "manage")


def managed_server(interaction: Interaction) -> int:
    """The server where a manager of it asks. Raises `NotAllowed` for everybody else."""
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        raise NotAllowed(say("bot-manage-refused"))
    return interaction.guild_id


async def overview(interaction: Interaction, words: LocaleWords) -> Screen:
    """The server as its manager sees it. Raises `NotAllowed` for everybody else."""
    guild_id, managing = managed_server(interaction), interaction.client.tables.managing
    return manage_screen(await managing.tables(guild_id), words)


async def ask_end(press: Press) -> None:
    """Say what ending the chosen table means, and ask."""
    guild_id = managed_server(press.interaction)
    number = number_in(press.values[0]) if press.values else None
    table = await reading.table(press.context, number or 0)
    if table.guild_id != guild_id:
        raise TableNotFound
    await press.reply.show(ending_screen(table, press.reply.words))


async def end(press: Press) -> None:
    """End the table, and show what is left."""
    guild_id = managed_server(press.interaction)
    number = number_in(press.address.argument) or 0
    await press.tables.managing.end(number, guild_id, press.person)
    await press.reply.show(await overview(press.interaction, press.reply.words))


LONGEST = 2_500

END, END_FOR_SURE = "manage-end", "manage-end-sure"


def manage_screen(tables: tuple[ManagedTable, ...], words: LocaleWords) -> Screen:
    """The server's tables, and a menu to end one."""
    lines = [f"### {words('bot-manage')}"]
    lines += [_line(table, words) for table in tables] or [words("bot-manage-none")]
    parts: list[Part] = [Text(in_whole_lines("\n".join(lines), LONGEST))]
    if tables:
        options = tuple(Option(str(table.table), _called(table, words)) for table in tables)
        parts.append(Select(f"{END}:", words("bot-manage-end"), options))
    parts.append(Text(f"-# {words('bot-manage-setup')}"))
    return Screen(":", tuple(parts))


def ending_screen(table: TableInfo, words: LocaleWords) -> Screen:
    """What ending a table means, asked once more."""
    sure = Row((Button(f"{END_FOR_SURE}:{table.id}", words("bot-manage-end-sure"), "danger"),))
    return Screen(":", (Text(heading(table, words)), Text(words("bot-manage-end.about")), sure))


def _line(table: ManagedTable, words: LocaleWords) -> str:
    """A table, where it is, who opened it, and when something last happened there."""
    state = "bot-manage-plays" if table.phase is Phase.PLAYING else "bot-gathers"
    told = words("bot-manage-line", host=escaped(table.host), when=ago(table.changed_at))
    return f"- {escaped(_called(table, words))} – <#{table.place_id}> – {words(state)}\n-# {told}"


def _called(table: ManagedTable, words: LocaleWords) -> str:
    """The game, the number of its table and its name."""
    return title(table.game, table.table, table.name, words)


ROUTES: Mapping[str, Route] = {
    END: Route(ReplyMode.ANEW, ask_end, everywhere=True),
    END_FOR_SURE: Route(ReplyMode.IN_PLACE, end, everywhere=True),
}
"""What each control of this feature does."""
