"""`/invite` and `/waitlist`: inviting people to a table, and being told of one."""

from collections.abc import Mapping, Sequence

import discord
from discord import app_commands

from bot.discord_app.command import GAMES, carried_out, suggest_tables
from bot.discord_app.layout import Link, Part, Screen, sentence
from bot.discord_app.localization import spoken
from bot.discord_app.parts.links import message_url
from bot.discord_app.press import Press, person_of
from bot.discord_app.reply import Interaction, Reply
from bot.discord_app.route import ReplyMode, Route
from bot.discord_app.visibility import may_see
from bot.forms.model import Button, Option, Row, Select, Text
from bot.game_registry import REGISTRY
from bot.i18n.languages import LocaleWords
from bot.i18n.markdown import escaped
from bot.i18n.speech import words_in
from bot.model.errors import InvalidInput, TableNotFound, Unavailable
from bot.model.lobby import Lobby
from bot.model.tables import Phase
from bot.tables.lobby.invitation_limits import Invitable
from bot.tables.lobby.invitations import Calls, Invited, WaitlistEntry
from bot.tables.queries import reading
from games.core.model import Key, Message, say

MOST_SHOWN = 5
"""Tables that gather already, shown to somebody who waits for one."""


@app_commands.command(
    name=spoken("bot-command-invite"), description=spoken("bot-command-invite.about")
)
@app_commands.rename(
    person=spoken("bot-argument-person"),
    second=spoken("bot-argument-second"),
    third=spoken("bot-argument-third"),
    table=spoken("bot-argument-table"),
)
@app_commands.describe(
    person=spoken("bot-argument-person.invited"),
    second=spoken("bot-argument-person.invited"),
    third=spoken("bot-argument-person.invited"),
    table=spoken("bot-argument-table.about"),
)
@app_commands.autocomplete(table=suggest_tables)
@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
async def invite(
    interaction: Interaction,
    person: discord.User,
    second: discord.User | None = None,
    third: discord.User | None = None,
    table: int | None = None,
) -> None:
    """Call people to one's table that gathers: the one named, else the newest one here."""
    named = [one for one in (person, second, third) if one is not None and not one.bot]

    async def call(reply: Reply) -> None:
        tables = interaction.client.tables
        number = await _gathering(interaction) if table is None else table
        if not may_see(await reading.table(tables.context, number), interaction):
            raise TableNotFound
        calls = await tables.invitations.invite(
            number, person_of(interaction), [one.id for one in named]
        )
        await reply.show(sentence(calls_text(calls, reply.words)))

    await carried_out(interaction, call, "invite")


async def _gathering(interaction: Interaction) -> int:
    """The newest table that gathers here with whoever asks. Raises `Unavailable` where there is none."""
    for one in await reading.tables_in(
        interaction.client.tables.context, interaction.channel_id or 0
    ):
        if one.phase is Phase.LOBBY and one.of_user(interaction.user.id) is not None:
            return one.id
    raise Unavailable(say("bot-no-lobby-here"))


@app_commands.command(
    name=spoken("bot-command-waitlist"), description=spoken("bot-command-waitlist.about")
)
@app_commands.rename(game=spoken("bot-argument-game"))
@app_commands.describe(game=spoken("bot-argument-game.about"))
@app_commands.choices(game=GAMES)
@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
async def waitlist(interaction: Interaction, game: str | None = None) -> None:
    """Be told once when somebody opens a table of the game here; without one, show what one waits for."""
    guild_id, user_id = interaction.guild_id or 0, interaction.user.id

    async def show(reply: Reply) -> None:
        invitations = interaction.client.tables.invitations
        there = await _seen_there(interaction, game) if game in REGISTRY else ()
        if game in REGISTRY:
            await invitations.wish(guild_id, user_id, game)
        games = [one for one in await invitations.wishes(guild_id, user_id) if one in REGISTRY]
        await reply.show(wishes_screen(games, there, guild_id, reply.words))

    await carried_out(interaction, show, "waitlist")


async def _seen_there(interaction: Interaction, game: Key) -> list[WaitlistEntry]:
    """Tables of the game that gather on the server, of those that the person may see."""
    tables, found = interaction.client.tables, list[WaitlistEntry]()
    for one in await tables.invitations.waiting(interaction.guild_id or 0, game):
        if may_see(await reading.table(tables.context, one.table), interaction):
            found.append(one)
    return found[:MOST_SHOWN]


async def decline(press: Press) -> None:
    """Do not come."""
    await press.tables.invitations.decline(press.table, press.user_id)
    await press.reply.show(sentence(press.reply.words("bot-declined")))


async def uninvite(press: Press) -> None:
    """Be invited no more on the server where one was; the answer leads back, and further."""
    guild_id = press.interaction.guild_id
    now = await press.tables.invitations.invitable(press.user_id, guild_id)
    if now is Invitable.ANYWHERE:
        await press.tables.invitations.set_invitable(press.user_id, guild_id, Invitable.NOT_HERE)
    await _show_invitable(press)


async def invitable(press: Press) -> None:
    """Choose where one may be invited."""
    guild_id = press.interaction.guild_id
    choice = next((one for one in Invitable if (one.value,) == press.values), None)
    if choice is not None:
        await press.tables.invitations.set_invitable(press.user_id, guild_id, choice)
    await _show_invitable(press)


async def _show_invitable(press: Press) -> None:
    """Where one may be invited now."""
    guild_id = press.interaction.guild_id
    now = await press.tables.invitations.invitable(press.user_id, guild_id)
    screen = invitable_screen(now, press.reply.words, on_server=guild_id is not None)
    await press.reply.show(screen)


async def unwish(press: Press) -> None:
    """Be told of that game's tables no more; what is left is shown. On servers only."""
    game, guild_id = press.address.argument, press.interaction.guild_id
    if guild_id is None or game not in REGISTRY:
        raise InvalidInput(say("bot-unknown-control"))
    await press.tables.invitations.drop_wish(guild_id, press.user_id, game)
    left = await press.tables.invitations.wishes(guild_id, press.user_id)
    await press.reply.show(wishes_screen(left, (), guild_id, press.reply.words))


DECLINE = "decline"
"""Verb of the button with which one does not come."""

UNWISH = "unwish"
"""Verb of the button after which one is not told of a game's tables any more."""


UNINVITE = "uninvite"
"""Verb of the button after which one is not invited on that server any more."""

INVITABLE = "invitable"
"""Verb of the menu of where one may be invited."""


def invitation_screen(
    lobby: Lobby, call: Message, people: Sequence[int], pings: tuple[int, ...]
) -> Screen:
    """To `people`: they are invited, or what they waited for is there; `pings` are those of them who are called."""
    table = lobby.table
    words = words_in(table.language, table)
    text = words(
        call.id,
        people=_named(people, words),
        by=escaped(str(dict(call.args).get("by", ""))),
        game=words(f"{table.game}-name"),
        table=str(table.id),
    )
    answers = (
        Button("join:", words("bot-join")),
        Button(f"{DECLINE}:", words("bot-decline"), "secondary"),
        Button(f"{UNINVITE}:", words("bot-uninvite"), "secondary"),
    )
    return Screen(f"{table.id}:", (Text(text), Row(answers)), pings)


def invited_line(lobby: Lobby, invited: Sequence[Invited], words: LocaleWords) -> str:
    """Who was called and has not come yet, and who does not; empty if there is nobody."""
    absent = [one for one in invited if lobby.table.of_user(one.user_id) is None]
    lines = []
    for declined, id in ((False, "bot-invited-open"), (True, "bot-invited-declined")):
        people = [one.user_id for one in absent if one.declined is declined]
        if people:
            lines.append(f"-# {words(id, people=_named(people, words))}")
    return "\n".join(lines)


def calls_text(calls: Calls, words: LocaleWords) -> str:
    """To whoever invites: who is called, and who cannot be; why not is those people's own matter."""
    told = [words("bot-inviting", people=_named(calls.called, words))]
    if calls.spared:
        told.append(words("bot-not-inviting", people=_named(calls.spared, words)))
    return "\n".join(told)


def invitable_parts(chosen: Invitable, words: LocaleWords, *, on_server: bool) -> tuple[Part, ...]:
    """Where one may be invited, as it holds, and the menu to choose it; one server is offered only on one."""
    options = tuple(
        Option(one.value, words(f"bot-invitable-{one}"), chosen=one is chosen)
        for one in Invitable
        if on_server or one is not Invitable.NOT_HERE
    )
    menu = Select(f"{INVITABLE}:", words("bot-invitable"), options)
    return (Text(words(f"bot-invitable-{chosen}.now")), menu)


def invitable_screen(chosen: Invitable, words: LocaleWords, *, on_server: bool) -> Screen:
    """The screen of `/invitations` alone: where the person may be invited, and the menu."""
    return Screen(":", invitable_parts(chosen, words, on_server=on_server))


def wishes_screen(
    games: Sequence[Key],
    there: Sequence[WaitlistEntry],
    guild_id: int,
    words: LocaleWords,
) -> Screen:
    """The games of which somebody waits for a table, each with the button that ends that; links to tables that are `there`."""
    names = [words(f"{game}-name") for game in games]
    told = words("bot-wishes", games=words.all_of(names)) if names else words("bot-wishes-none")
    parts: list[Part] = [Text(told)]
    if games:
        stops = [
            Button(f"{UNWISH}:{game}", words("bot-unwish", game=name), "secondary")
            for game, name in zip(games, names, strict=True)
        ]
        parts += [Row(tuple(stops[start : start + 5])) for start in range(0, len(stops), 5)]
    for one in there:
        label = words("bot-wish-there", table=str(one.table))
        parts.append(Link(label, message_url(guild_id, one.channel_id, None)))
    return Screen(":", tuple(parts))


def _named(people: Sequence[int], words: LocaleWords) -> str:
    """Mentions of them all."""
    return words.all_of([f"<@{one}>" for one in people])


ROUTES: Mapping[str, Route] = {
    DECLINE: Route(ReplyMode.ANEW, decline),
    UNINVITE: Route(ReplyMode.ANEW, uninvite),
    INVITABLE: Route(ReplyMode.IN_PLACE, invitable),
    UNWISH: Route(ReplyMode.IN_PLACE, unwish),
}
"""What each control of this feature does."""
