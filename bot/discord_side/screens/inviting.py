"""Invitations to a table that gathers, and the games of which somebody waits for a table."""

from collections.abc import Sequence

from bot.discord_side.layout import Link, Part, Screen
from bot.discord_side.screens.places import message_url
from bot.model import Lobby
from bot.panels.model import Button, Option, Row, Select, Text
from bot.tables.invitable import Invitable
from bot.tables.invitations import Calls, Invited, Waiting
from bot.words.languages import LocaleWords
from bot.words.markdown import escaped
from bot.words.speech import words_in
from games.core.model import Key, Message

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
    """The same by itself."""
    return Screen(":", invitable_parts(chosen, words, on_server=on_server))


def wishes_screen(
    games: Sequence[Key],
    there: Sequence[Waiting],
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
