"""The list of one's own tables, with the ways back to those that were left."""

from collections.abc import Sequence

from bot.discord_app.layout import Screen, sentence
from bot.discord_app.parts.links import ago, message_url, title
from bot.forms.model import Button, Row, Text
from bot.i18n.languages import LocaleWords
from bot.i18n.markdown import escaped
from bot.i18n.shortening import in_whole_lines, shortened
from bot.i18n.speech import names_of
from bot.model.errors import TooManyTables
from bot.model.table_lines import TableLine
from bot.model.tables import Phase, SeatInfo

LONGEST = 3_500

WAYS_BACK = 5
"""Buttons in one row."""

MOST_BUTTONS, LABEL = 25, 34
"""Tables to choose from at once, and letters of a button that a phone shows."""


def tables_screen(lines: Sequence[TableLine], words: LocaleWords) -> Screen:
    """One line per table, with a link to its newest message; those that wait for the reader first."""
    if not lines:
        return sentence(words("bot-no-tables"))
    text = "\n".join([f"### {words('bot-your-tables')}", *[line_of(line, words) for line in lines]])
    left = [line for line in lines if line.is_left][:WAYS_BACK]
    told = Text(in_whole_lines(text, LONGEST))
    buttons = [
        Button(f"come-back:{line.table}", _way_back(line, left, words), "success") for line in left
    ]
    return Screen(":", (told, Row(tuple(buttons))) if buttons else (told,))


def crowded_screen(crowded: TooManyTables, words: LocaleWords) -> Screen:
    """Why somebody may open no other table, and the ways to those that are to be played or closed first."""
    lines = [words.say(crowded.message), *[line_of(line, words) for line in crowded.lines]]
    return sentence(in_whole_lines("\n".join(lines), LONGEST))


def which_screen(lines: Sequence[TableLine], about: str, words: LocaleWords) -> Screen:
    """Several tables may be meant: a button for each, those that wait for the reader first."""
    return Screen(":", (Text(words("bot-which-of-these")), *open_rows(lines, about, words)))


def open_rows(lines: Sequence[TableLine], about: str, words: LocaleWords) -> list[Row]:
    """A button for each of the tables, at most 25, that does there what that command does."""
    return [
        Row(
            tuple(
                Button(
                    f"open-one:{about}.{line.table}",
                    shortened(_called(line, words), LABEL),
                    "primary" if line.is_required else "secondary",
                )
                for line in lines[start : start + WAYS_BACK]
            )
        )
        for start in range(0, min(len(lines), MOST_BUTTONS), WAYS_BACK)
    ]


def onward_button(line: TableLine, words: LocaleWords) -> Button:
    """The way to another table that waits for the reader."""
    label = words("bot-onward", what=_called(line, words))
    return Button(f"open-one:move.{line.table}", shortened(label, LABEL), "primary")


def _called(line: TableLine, words: LocaleWords) -> str:
    """The game, the number of its table and its name."""
    return title(line.game, line.table, line.name, words)


def _way_back(line: TableLine, left: Sequence[TableLine], words: LocaleWords) -> str:
    """What the button says; which table only where there are several."""
    number = words("bot-lobby-number", table=str(line.table))
    return words("bot-return") if len(left) == 1 else f"{words('bot-return')}: {number}"


def line_of(line: TableLine, words: LocaleWords) -> str:
    """A table with the way to its newest message, and whom it waits for."""
    name = title(line.game, line.table, escaped(line.name or ""), words)
    url = message_url(line.guild_id, line.place_id, line.message_id)
    state = words("bot-waits-for-others")
    if line.is_left:
        state = words("bot-played-for-you")
    elif line.phase is Phase.LOBBY:
        state = words("bot-gathers")
    elif line.is_required:
        due = line.due_at
        turn = words("bot-your-turn-due", when=ago(due)) if due else words("bot-your-turn")
        state = f"**{turn}**"
    elif any(info.required for info in line.seats):
        called = zip(line.seats, names_of(words, line.seats), strict=True)
        awaited = [_awaited(info, name, words) for info, name in called if info.required]
        state = words.all_of(awaited)
    offers = f" · {words('bot-open-offers', count=line.offers)}" if line.offers else ""
    vote = f" · **{words('bot-vote-awaited')}**" if line.is_vote_awaited else ""
    return f"- [{name}]({url}) – {state}{vote}{offers}"


def _awaited(one: SeatInfo, name: str, words: LocaleWords) -> str:
    """Who is waited for, since when, and until when."""
    since = ago(one.asked_at) if one.asked_at is not None else ""
    if one.due_at is None:
        return words("bot-awaited", name=escaped(name), since=since)
    return words("bot-awaited-due", name=escaped(name), since=since, due=ago(one.due_at))
