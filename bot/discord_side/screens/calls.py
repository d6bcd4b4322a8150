"""An opportunity that somebody is called for: a line with its answers, for all to read and for those who are named to press."""

from collections.abc import Mapping
from hashlib import sha256

from bot.discord_side.layout import Screen
from bot.discord_side.screens.places import mention_of
from bot.model import TableInfo
from bot.panels.model import Button, Row, Text
from bot.tables.publishing import Reach
from bot.words.markdown import escaped
from bot.words.speech import words_in
from games.core.model import Call


def digest(call: Call) -> str:
    """A short name of it, for ids."""
    return sha256(call.mark.encode()).hexdigest()[:12]


def people_called(table: TableInfo, call: Call) -> tuple[int, ...]:
    """Ids of the people who are called."""
    people = [table.of_seat(seat).person for seat in call.to]
    return tuple(person.user_id for person in people if person is not None)


def call_screen(table: TableInfo, call: Call, reach: Mapping[int, Reach]) -> Screen:
    """The message in the table's place."""
    words = words_in(table.language, table)
    named = words.all_of([mention_of(table.of_seat(seat), words) for seat in call.to])
    name = digest(call)
    buttons = [
        Button(
            f"answer:{name}.{number}",
            words.say(answer.message),
            "success" if number == 0 else "secondary",
        )
        for number, answer in enumerate(call.answers)
    ]
    if call.counter:
        buttons.append(Button(f"counter:{name}", words("bot-counter"), "secondary"))
    if not buttons:
        buttons.append(Button("move:", words("bot-my-move")))
    pings = tuple(
        user_id for user_id in people_called(table, call) if reach.get(user_id) is not Reach.NONE
    )
    text = Text(f"{named}: {escaped(words.say(call.message))}")
    return Screen(f"{table.id}:", (text, Row(tuple(buttons))), pings)
