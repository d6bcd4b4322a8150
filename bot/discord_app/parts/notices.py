"""What is said besides the board: notices, reminders, and what hinders us."""

from collections.abc import Sequence

from bot.discord_app.layout import Link, Part, Screen, sentence
from bot.discord_app.parts.links import ago, heading, mention_of, table_link, title
from bot.discord_app.parts.votes import vote_buttons
from bot.forms.model import Button, Row, Text
from bot.i18n.languages import LocaleWords
from bot.i18n.markdown import escaped
from bot.i18n.shortening import shortened
from bot.i18n.speech import words_in
from bot.model.proposals import Ballot
from bot.model.questions import Position
from bot.model.tables import SeatInfo, TableInfo
from bot.tables.publishing import OFFERS, About, ContactChannel, OutboxRow
from games.core.model import Message

THREAD_NAME = 100
"""Characters that Discord allows."""


def thread_name(table: TableInfo) -> str:
    """What the table's own thread is called."""
    words = words_in(table.language, table)
    people = ", ".join(info.person.name for info in table.seats if info.person is not None)
    return shortened(f"{title(table.game, table.id, table.name, words)} · {people}", THREAD_NAME)


def notice_screen(
    table: TableInfo,
    row: OutboxRow,
    notice: Message,
    position: Position | None,
    undone: str = "",
) -> Screen:
    """A notice with the controls that go with it; it calls those whom it concerns. What stands where others read it who do not
    play says which table it is about, and leads there.

    `undone`: what would be taken back, of which the notice asks.
    """
    words = words_in(table.language, table)
    said = escaped(words.say(notice))
    is_outside = row.about in OFFERS
    parts: list[Part] = [Text(f"{heading(table, words)}\n{said}" if is_outside else said)]
    if undone:
        parts.append(Text(f"-# {words('bot-undo-would')}\n{undone}"))
    ballot = None if position is None or row.about is not About.VOTE else position.ballot(row.vote)
    called = _called(table, row, ballot)
    if called:
        parts.append(Text(words.all_of([f"<@{user_id}>" for user_id in called])))
    controls = _controls(row, ballot, words)
    if controls:
        parts.append(Row(tuple(controls)))
    if is_outside:
        parts.append(Link(words("bot-to-table"), table_link(table)))
    rung = [
        id
        for id in called
        if row.contacts.get(id) != ContactChannel.NONE and _may_call(table, row, id)
    ]
    return Screen(f"{table.id}:", tuple(parts), tuple(rung))


def _called(table: TableInfo, row: OutboxRow, ballot: Ballot | None) -> list[int]:
    """Ids of those whom the notice concerns: who has not voted, all when time is up, who lost the seat to a robot."""
    if row.about in {About.ABSENCE, About.ABSENCE_BY_HAND}:
        people = [info.person for info in table.people]
    elif row.about is About.TAKEN:
        people = [info.person for info in table.seats if info.seat == row.seat]
    elif row.about is About.GIVEN_TO_ROBOT:
        people = [info.gone for info in table.seats if info.seat == row.seat]
    else:
        people = [table.of_seat(seat).person for seat in ballot.missing] if ballot else []
    return [person.user_id for person in people if person is not None]


def _may_call(table: TableInfo, row: OutboxRow, user_id: int) -> bool:
    """Whether the notice may notify that person, if it names them: put anew, it is for those alone who have slept."""
    if row.calls is None:
        return True
    people = [table.of_seat(seat).person for seat in row.calls]
    return any(person is not None and person.user_id == user_id for person in people)


def waiting_for_you(info: SeatInfo, words: LocaleWords) -> str:
    """A word to whoever is waited for, above the question."""
    if info.due_at is not None:
        return words("bot-reminder-direct-due", due=ago(info.due_at))
    return words("bot-reminder-direct")


def reminder_screen(table: TableInfo, info: SeatInfo, board_id: int | None) -> Screen:
    """A word to whoever is waited for."""
    words = words_in(table.language, table)
    assert info.person is not None
    assert info.asked_at is not None, "somebody who must act has been asked"
    text = words("bot-reminder", person=mention_of(info, words), since=ago(info.asked_at))
    if info.due_at is not None:
        text += f"\n-# {words('bot-due', when=ago(info.due_at))}"
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


def _controls(row: OutboxRow, ballot: Ballot | None, words: LocaleWords) -> list[Button]:
    """The buttons under a notice."""
    match row.about:
        case About.VOTE:
            assert row.vote is not None
            return vote_buttons(row.vote, ballot, words)
        case About.ABSENCE:
            play_for = Button(f"play-for:{row.seat}", words("bot-play-for"))
            return [play_for, _to_robot(row, words), _hand_on(row, words)]
        case About.ABSENCE_BY_HAND:
            return [_to_robot(row, words), _hand_on(row, words)]
        case About.GIVEN_TO_ROBOT | About.LEFT:
            return [_hand_on(row, words)]
        case About.OFFERED:
            return [Button(f"take-seat:{row.seat}", words("bot-take-seat"), "success")]
        case _:
            return []


def _to_robot(row: OutboxRow, words: LocaleWords) -> Button:
    """The seat is given to a robot."""
    return Button(f"to-house:{row.seat}", words("bot-to-house"), "secondary")


def _hand_on(row: OutboxRow, words: LocaleWords) -> Button:
    """Another person may take the seat, if the others agree."""
    return Button(f"hand-on:{row.seat}", words("bot-hand-on"), "secondary")
