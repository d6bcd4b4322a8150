"""The terms of a game, and what verifies it."""

from collections.abc import Mapping
from hashlib import sha256

from bot.discord_app.layout import Attached, Part, Screen, sentence
from bot.discord_app.press import Press
from bot.discord_app.route import ReplyMode, Route
from bot.forms.model import Button, Row, Text
from bot.i18n.languages import LocaleWords
from bot.i18n.markdown import escaped
from bot.i18n.speech import words_in
from bot.model.errors import Unavailable
from bot.model.tables import TableInfo
from bot.tables.queries import reading, records
from bot.tables.queries.records import FairPlay
from games.core.model import say


async def fair(press: Press) -> None:
    """What fair chance is promised with: in the lobby the commitment, once the game has started the terms, too."""
    table = await reading.table(press.context, press.table)
    words = press.words(table)
    wanted = press.address.argument
    if not wanted:
        await press.reply.show(fair_screen(table, words))
        return
    fair = await records.fair_play(press.context, press.table)
    if fair.terms is None or digest_of(fair.terms) != wanted:
        raise Unavailable(say("bot-terms-void"))
    await press.reply.show(terms_screen(table, fair, words))


def fair_screen(table: TableInfo, words: LocaleWords) -> Screen:
    """The promise of fair chance in full: to be noted by whoever wants to check the game."""
    return sentence(
        f"{words('bot-fair.meaning')}\n-# {words('bot-commitment')} `{table.commitment}`"
    )


def digest_of(terms: str) -> str:
    """SHA-256 of the terms' bytes, in hex."""
    return sha256(terms.encode()).hexdigest()


def welcome_screen(table: TableInfo, terms: str, pings: tuple[int, ...]) -> Screen:
    """How to play, and fair play in a line: with the number of this message the bytes of the terms make all chance.

    The button's id carries their digest, so that this message shows which terms it is about. `pings` are ids of people whom it
    brings into the thread.
    """
    words = words_in(table.language, table)
    lines = [f"-# {words('bot-fair')}"]
    if table.attempt > 1:
        lines.append(f"-# {words('bot-terms.again', attempt=table.attempt)}")
    people = words.all_of([f"<@{info.person.user_id}>" for info in table.people if info.person])
    row = Row(
        (
            Button("rules:", words("rules-button"), "secondary"),
            Button(f"fair:{digest_of(terms)}", words("bot-fair.details"), "secondary"),
        )
    )
    parts = (Text(f"{people}\n{words('bot-how-to-play')}"), Text("\n".join(lines)), row)
    return Screen(f"{table.id}:", parts, pings)


def terms_screen(table: TableInfo, fair: FairPlay, words: LocaleWords) -> Screen:
    """What decides the draw; then all that somebody needs who wants to check the game, with the terms as a file."""
    assert fair.terms is not None
    joined = sorted(table.seats, key=lambda info: info.place)
    people = " · ".join(
        f"`player-{number}` {escaped(info.person.name)}"
        for number, info in enumerate(joined, start=1)
        if info.person is not None
    )
    lines = [
        f"### {words('bot-fair.details')}",
        words("bot-terms.meaning"),
        words("bot-terms.keep"),
        f"-# {words('bot-terms.people')} {people}",
        f"-# {words('bot-terms.message')} `{fair.message_id or '–'}`",
        f"-# {words('bot-terms.digest')} `{digest_of(fair.terms)}`",
        f"-# {words('bot-commitment')} `{fair.commitment}`",
    ]
    file = Attached(f"{table.game}-{table.id}-terms.json", fair.terms.encode())
    parts: tuple[Part, ...] = (Text("\n".join(lines)), file)
    return Screen(f"{table.id}:", parts)


ROUTES: Mapping[str, Route] = {
    "fair": Route(ReplyMode.ANEW, fair),
}
"""What each control of this feature does."""
