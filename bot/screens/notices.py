"""What is said besides the board: terms, notices, reminders, and what hinders us."""

from collections.abc import Sequence

from bot.layout import Link, Part, Screen, sentence
from bot.locale import LocaleWords
from bot.markdown import escaped
from bot.panels.limits import shortened
from bot.panels.model import Button, Row, Text
from bot.screens.places import mention_of, table_link
from bot.speech import words_in
from bot.tables.model import Ballot, Position, SeatInfo, TableInfo
from bot.tables.publishing import About, OutboxRow
from games.core.model import Message

THREAD_NAME = 100
"""Characters that Discord allows."""


def terms_screen(table: TableInfo, terms: str) -> Screen:
    """The terms in full: with the number of this message they make all chance of the game."""
    words = words_in(table.language, table)
    text = f"### {words('bot-terms')}\n{words('bot-terms.about')}\n```json\n{terms}\n```"
    return Screen(f"{table.id}:", (Text(words("bot-how-to-play")), Text(text)))


def thread_name(table: TableInfo) -> str:
    """What the table's own thread is called."""
    words = words_in(table.language, table)
    number = words("bot-lobby-number", table=str(table.id))
    people = ", ".join(info.person.name for info in table.seats if info.person is not None)
    return shortened(f"{words(f'{table.game}-name')} · {number} · {people}", THREAD_NAME)


def notice_screen(
    table: TableInfo, row: OutboxRow, notice: Message, position: Position | None
) -> Screen:
    """A notice with the controls that go with it; a vote calls those who have not voted."""
    words = words_in(table.language, table)
    parts: list[Part] = [Text(escaped(words.say(notice)))]
    ballot = _ballot(row, position)
    voters = [table.of_seat(seat) for seat in ballot.missing] if ballot else []
    if voters:
        parts.append(Text(words.all_of([mention_of(info, words) for info in voters])))
    controls = _controls(row, words)
    if controls:
        parts.append(Row(tuple(controls)))
    pings = tuple(info.person.user_id for info in voters if info.person is not None)
    return Screen(f"{table.id}:", tuple(parts), pings)


def reminder_screen(table: TableInfo, info: SeatInfo, board_id: int | None) -> Screen:
    """A word to whoever is waited for."""
    words = words_in(table.language, table)
    assert info.person is not None
    since = f"<t:{int(info.asked_at.timestamp())}:R>" if info.asked_at else ""
    text = f"{mention_of(info, words)} {words('bot-reminder')} {since}".strip()
    if info.due_at is not None:
        text += f"\n-# {words('bot-due')} <t:{int(info.due_at.timestamp())}:R>"
    parts: tuple[Part, ...] = (
        Text(text),
        Row((Button("move:", words("bot-my-move")),)),
        Link(words("bot-to-table"), table_link(table, board_id)),
    )
    return Screen(f"{table.id}:", parts, (info.person.user_id,))


def closed_place_screen(
    table: TableInfo, place: int, missing: Sequence[str], words: LocaleWords
) -> Screen:
    """To the host: where the bot cannot write, and what it would need."""
    return sentence(
        f"{words('bot-closed-place', table=str(table.id))} <#{place}>\n{permissions_text(missing, words)}"
    )


def permissions_text(missing: Sequence[str], words: LocaleWords) -> str:
    """Which permissions are missing, in Discord's own names for them."""
    if not missing:
        return words("bot-permissions-unknown")
    names = words.all_of([words(f"bot-permission-{name.replace('_', '-')}") for name in missing])
    return words("bot-permissions-missing", names=names)


def _ballot(row: OutboxRow, position: Position | None) -> Ballot | None:
    """The vote that the notice calls for."""
    if position is None:
        return None
    match row.about:
        case About.UNDO:
            return position.undo
        case About.ABANDON:
            return position.abandon
        case _:
            return None


def _controls(row: OutboxRow, words: LocaleWords) -> list[Button]:
    """The buttons under a notice."""
    match row.about:
        case About.UNDO:
            return _vote("vote-undo", words)
        case About.ABANDON:
            return _vote("vote-abandon", words)
        case About.ABSENCE:
            return [
                Button(f"play-for:{row.seat}", words("bot-play-for")),
                Button(f"to-house:{row.seat}", words("bot-to-house"), "secondary"),
            ]
        case About.NOTHING:
            return []


def _vote(verb: str, words: LocaleWords) -> list[Button]:
    """Yes and no."""
    return [
        Button(f"{verb}:yes", words("bot-agree"), "success"),
        Button(f"{verb}:no", words("bot-disagree"), "danger"),
    ]
