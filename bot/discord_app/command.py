"""What all commands share: the answer, and the table they are about."""

from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias, TypeVar

from discord import app_commands

from bot.discord_app.localization import spoken
from bot.discord_app.parts.links import title
from bot.discord_app.parts.table_list import which_screen
from bot.discord_app.press import Address, Press
from bot.discord_app.reply import Interaction, Reply, answered
from bot.discord_app.visibility import may_see
from bot.game_registry import REGISTRY
from bot.i18n.languages import LocaleWords
from bot.i18n.speech import LANGUAGES, words_in
from bot.model.errors import InvalidInput, TableNotFound
from bot.model.table_lines import FinishedLine, TableLine
from bot.model.tables import Phase, TableInfo
from bot.tables.queries import reading
from bot.tables.queries.hinting import is_practice
from games.core.model import say

SUGGESTIONS = 25

LONGEST_TEXT = 100
"""Letters of a text option. Discord holds people to it; what is typed for suggestions comes longer."""

T = TypeVar("T")

Fits: TypeAlias = Callable[[TableLine, int], bool]
"""Whether a command can do something at a table for the person of that id."""

ShortText: TypeAlias = app_commands.Range[str, 1, LONGEST_TEXT]


def anywhere(function: T) -> T:
    """Let people who have installed the bot for themselves use the command in every server and direct message.

    The bot may be no member there and know neither place nor members: only for commands about a person's own tables, which
    answer in private.
    """
    everywhere = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    return everywhere(app_commands.allowed_installs(guilds=True, users=True)(function))


async def carried_out(
    interaction: Interaction, work: Callable[[Reply], Awaitable[None]], about: str
) -> None:
    """Answer a command privately, in the person's language, in time."""
    bot = interaction.client

    async def speaking(reply: Reply) -> None:
        await reply.wait()
        await bot.tables.people.is_here(interaction.user.id)
        reply.speak(await bot.speech.of(interaction.user.id, interaction.locale.value))
        await work(reply)

    reply = Reply(interaction, bot.speech.nearest(interaction.locale.value), f"command {about}")
    await answered(reply, speaking)


async def at_table(
    interaction: Interaction,
    given: int | None,
    work: Callable[[Press], Awaitable[None]],
    about: str,
    *,
    seated: bool = True,
    choosable: bool = False,
    fits: Fits | None = None,
) -> None:
    """Carry a command out as if a button of its table had been pressed.

    `choosable`: where several tables may be meant, the person chooses one (`features/table_list.py` opens it), of those that
    `fits`, if it is given and there are any.
    """

    async def found(reply: Reply) -> None:
        meant = await _meant(interaction, given, seated=seated)
        if isinstance(meant, tuple) and fits is not None:
            meant = await _fitting(interaction, meant, fits)
        if isinstance(meant, tuple) and not choosable:
            raise InvalidInput(say("bot-which-table"))
        if isinstance(meant, tuple):
            await reply.show(which_screen(meant, about, reply.words))
            return
        await work(Press(interaction, Address(meant.id, None, about, ""), reply))

    await carried_out(interaction, found, about)


async def _fitting(
    interaction: Interaction, lines: tuple[TableLine, ...], fits: Fits
) -> TableInfo | tuple[TableLine, ...]:
    """Those that fit, or the only one; where none does, the first one, which says why."""
    fitting = tuple(line for line in lines if fits(line, interaction.user.id)) or lines[:1]
    if len(fitting) > 1:
        return fitting
    return await reading.table(interaction.client.tables.context, fitting[0].table)


async def _meant(
    interaction: Interaction, given: int | None, *, seated: bool
) -> TableInfo | tuple[TableLine, ...]:
    """The table a command is about: the one named, else the one played here, else the person's only one, else the only one
    that waits for the person; else those among which to choose.

    What may be looked at without a seat is, where none is played, of the last one that was.
    """
    service, user_id = interaction.client.tables, interaction.user.id
    if given is not None:
        table = await reading.table(service.context, given)
        if not may_see(table, interaction):
            raise TableNotFound
        return table
    here = await reading.tables_in(service.context, interaction.channel_id or 0)
    own = [table for table in here if table.of_user(user_id) is not None]
    own = own or [table for table in here if _may_come_back(table, user_id)]
    candidates = own or ([] if seated else list(here))
    candidates = [table for table in candidates if not table.is_over] or candidates[:1]
    if len(candidates) == 1:
        return candidates[0]
    if not candidates:
        over = (
            None
            if seated
            else await reading.last_over_in(service.context, interaction.channel_id or 0)
        )
        if over is not None:
            return over
    lines = await reading.my_tables(service.context, user_id)
    lines = tuple(line for line in lines if not line.is_left) or lines
    if candidates:
        ids = {table.id for table in candidates}
        lines = tuple(line for line in lines if line.table in ids)
    waiting = tuple(line for line in lines if line.is_required)
    if len(lines) == 1 or len(waiting) == 1:
        return await reading.table(service.context, (waiting or lines)[0].table)
    if lines:
        return lines
    raise InvalidInput(say("bot-which-table" if candidates else "bot-no-table"))


def _may_come_back(table: TableInfo, user_id: int) -> bool:
    """Whether a robot plays the person's seat in a game that is on."""
    return table.phase is Phase.PLAYING and table.is_left_by(user_id)


async def game_here(interaction: Interaction) -> str | None:
    """The game that is played here or was the last one, or at the person's tables; None where it is none or several."""
    service, channel_id = interaction.client.tables, interaction.channel_id or 0
    here = await reading.tables_in(service.context, channel_id)
    games = {table.game for table in here if not table.is_over} or {table.game for table in here}
    over = None if games else await reading.last_over_in(service.context, channel_id)
    if over is not None:
        return over.game
    games = games or {
        line.game for line in await reading.my_tables(service.context, interaction.user.id)
    }
    return games.pop() if len(games) == 1 else None


async def suggest_tables(
    interaction: Interaction, typed: str | int
) -> list[app_commands.Choice[int]]:
    """The person's tables, those that wait for them first."""
    lines = await reading.my_tables(interaction.client.tables.context, interaction.user.id)
    return await _suggested(interaction, lines, typed)


async def suggest_practice(
    interaction: Interaction, typed: str | int
) -> list[app_commands.Choice[int]]:
    """The person's tables at which there are hints."""
    user_id = interaction.user.id
    lines = await reading.my_tables(interaction.client.tables.context, user_id)
    return await _suggested(interaction, [one for one in lines if is_practice(one, user_id)], typed)


async def suggest_finished(
    interaction: Interaction, typed: str | int
) -> list[app_commands.Choice[int]]:
    """The person's finished games, the newest first."""
    lines = await reading.my_finished(interaction.client.tables.context, interaction.user.id)
    return await _suggested(interaction, lines, typed)


async def suggest_any(interaction: Interaction, typed: str | int) -> list[app_commands.Choice[int]]:
    """The person's tables, then the finished games."""
    context, user_id = interaction.client.tables.context, interaction.user.id
    running = await reading.my_tables(context, user_id)
    return await _suggested(
        interaction, (*running, *await reading.my_finished(context, user_id)), typed
    )


async def _suggested(
    interaction: Interaction, lines: Sequence[TableLine | FinishedLine], typed: str | int
) -> list[app_commands.Choice[int]]:
    """Those whose line has what was typed."""
    bot = interaction.client
    words = words_in(await bot.speech.of(interaction.user.id, interaction.locale.value))
    named = [(_title(line, words), line.table) for line in lines]
    wanted = str(typed)[:LONGEST_TEXT].casefold()
    return [
        app_commands.Choice(name=told[:100], value=number)
        for told, number in named
        if wanted in told.casefold()
    ][:SUGGESTIONS]


def _title(line: TableLine | FinishedLine, words: LocaleWords) -> str:
    """A table in one line of a list."""
    told = title(line.game, line.table, line.name, words)
    is_waiting = isinstance(line, TableLine) and line.is_required
    return f"{told} · {words('bot-your-turn')}" if is_waiting else told


GAMES = [app_commands.Choice(name=spoken(f"{name}-name"), value=name) for name in REGISTRY]

SEATS = sorted({seats for entry in REGISTRY.values() for seats in entry.game.seats})
"""Every number of seats that some game has."""

TONGUES = [
    app_commands.Choice(name=LANGUAGES.words(name)("bot-language-name"), value=name)
    for name in LANGUAGES.names
]
