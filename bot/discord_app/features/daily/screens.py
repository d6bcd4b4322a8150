"""What is shown of a daily challenge: the day with its list, the position with its question, the result, the card to share."""

from collections.abc import Sequence
from datetime import UTC, date, datetime, time
from functools import partial
from typing import Any

from bot.discord_app.base_client import BaseClient
from bot.discord_app.features.play.apart import question_apart, table_apart
from bot.discord_app.layout import Part, Screen, attached
from bot.discord_app.parts.links import moment
from bot.discord_app.parts.news import news
from bot.discord_app.parts.pictures import Drawing, drawn_or_told
from bot.forms.model import Button, Row, Text
from bot.game_registry import REGISTRY
from bot.i18n.days import month_name, short_day
from bot.i18n.languages import LocaleWords
from bot.i18n.markdown import escaped
from bot.i18n.speech import LANGUAGES
from bot.model.people import Person
from bot.model.questions import Ask, LogEntry, Position, TakeBack
from bot.model.tables import SeatInfo, TableInfo
from bot.tables.daily.challenge import Attempt, DailyLine, Day, Days, ends_at
from bot.tables.daily.course import SEAT
from games.core.model import Step, heard
from render.core.numerals import signed
from render.core.result_card import ResultCard, draw_result_card

DAY_NUMBERS = 1_000
"""More questions than a try has."""

DAILY, PLAY, MONTH, SHARE, FAIR = (
    "daily", "daily-play", "daily-month", "daily-share", "daily-fair",
)  # fmt: skip


def game_of_the_day() -> str:
    """The game that is played: the first in which people can play alone with the same chance."""
    return next(name for name, entry in REGISTRY.items() if entry.game.has_draw_numbers())


def mark_of(day: str) -> str:
    """The day as Discord writes it, by which its message is found: noon in UTC is the same date almost everywhere."""
    noon = datetime.combine(date.fromisoformat(day), time(12), UTC)
    return f"<t:{int(noon.timestamp())}:D>"


def overview(
    game: str, days: Days, tried: Attempt | None, listed: Sequence[DailyLine], words: LocaleWords
) -> Screen:
    """Today's challenge: what it is, the reader's try, the list of the day, the codes."""
    told = [
        f"### {words('bot-daily')} · {words(f'{game}-name')}",
        words("bot-daily.about"),
        words("bot-daily-until", until=moment(ends_at(days.today.day))),
    ]
    buttons = [Button(f"{MONTH}:", words("bot-daily-month"), "secondary")]
    if tried is None:
        buttons.insert(0, Button(f"{PLAY}:", words("bot-daily-play"), "success"))
    elif not tried.is_over:
        buttons.insert(0, Button(f"{PLAY}:", words("bot-daily-continue"), "success"))
    else:
        told.append(f"**{result_line(game, tried, words)}**")
        if not tried.is_shared:
            buttons.insert(0, Button(f"{SHARE}:", words("bot-daily-share")))
    told += ["", f"**{words('bot-daily-today')}**", *_lines(listed, words)]
    buttons.append(Button(f"{FAIR}:", words("bot-fair.details"), "secondary"))
    return Screen(":", (Text("\n".join(told)), Row(tuple(buttons))))


def day_screen(game: str, day: str, listed: Sequence[DailyLine], words: LocaleWords) -> Screen:
    """What a server reads of today's challenge, with the way into it."""
    told = [
        f"### {words('bot-daily')} · {words(f'{game}-name')}",
        f"**{mark_of(day)}**",
        words("bot-daily.about"),
        words("bot-daily-until", until=moment(ends_at(day))),
        "",
        f"**{words('bot-daily-today')}**",
        *_lines(listed, words),
    ]
    buttons = (
        Button(f"{PLAY}:", words("bot-daily-play"), "success"),
        Button(f"{MONTH}:", words("bot-daily-month"), "secondary"),
        Button(f"{FAIR}:", words("bot-fair.details"), "secondary"),
    )
    return Screen(":", (Text("\n".join(told)), Row(buttons)))


def closed_screen(game: str, day: str, listed: Sequence[DailyLine], words: LocaleWords) -> Screen:
    """The same once the day is over: the list as it stays, and what checks the dice."""
    told = [
        f"### {words('bot-daily')} · {words(f'{game}-name')}",
        f"**{mark_of(day)}** · {words('bot-daily-closed')}",
        *_lines(listed, words),
    ]
    buttons = (
        Button(f"{DAILY}:", words("bot-daily-to-today"), "secondary"),
        Button(f"{FAIR}:{day}", words("bot-daily-check"), "secondary"),
    )
    return Screen(":", (Text("\n".join(told)), Row(buttons)))


def fair_screen(days: Days, words: LocaleWords) -> Screen:
    """The codes of today and tomorrow, and the way to the secret of yesterday."""
    told = [
        words("bot-daily-fair"),
        words("bot-daily-code", code=f"`{days.today.commitment}`"),
        words("bot-daily-code.tomorrow", code=f"`{days.tomorrow.commitment}`"),
    ]
    parts: list[Part] = [Text("\n".join(told))]
    if days.yesterday is not None:
        word = f"{FAIR}:{days.yesterday.day}"
        parts.append(Row((Button(word, words("bot-daily-yesterday"), "secondary"),)))
    return Screen(":", tuple(parts))


def secret_screen(day: Day, record: bytes, words: LocaleWords) -> Screen:
    """The secret of a day that is over, and the record of the reader's own try."""
    told = [
        f"**{mark_of(day.day)}**",
        words("bot-daily-code.of-day", code=f"`{day.commitment}`"),
        words("bot-daily-secret", secret=f"`{day.secret.hex()}`"),
        words("bot-daily-record"),
    ]
    file = attached(f"daily-{day.day}.json", record)
    return Screen(":", (Text("\n".join(told)), file))


def month_screen(month: str, listed: Sequence[DailyLine], words: LocaleWords) -> Screen:
    """The server's list of the month, as 2026-11."""
    named = month_name(date.fromisoformat(f"{month}-01"), words.language)
    told = [f"### {words('bot-daily')} · {named}", *_lines(listed, words, with_days=True)]
    back = Button(f"{DAILY}:", words("bot-daily-back"), "secondary")
    return Screen(":", (Text("\n".join(told)), Row((back,))))


def _lines(
    listed: Sequence[DailyLine], words: LocaleWords, *, with_days: bool = False
) -> list[str]:
    """A line for each person."""
    if not listed:
        return [words("bot-daily-nobody")]
    return [
        f"{one.rank} · {escaped(one.name)}: {words('bot-points', points=one.points)}"
        + (f" · {words('bot-daily-days', count=one.days)}" if with_days else "")
        for one in listed
    ]


def result_line(game: str, tried: Attempt, words: LocaleWords) -> str:
    """Points and what they are worth."""
    total = tried.total or 0
    title = REGISTRY[game].game.title(total)
    points = words("bot-points", points=total)
    if title is None:
        return points
    named = LANGUAGES.words(words.language, REGISTRY[game].game).say(title)
    return f"{points} – {named}"


def number_of(day: str, steps: int) -> int:
    """The number of a try's question: of that day alone, so that an old screen answers no newer challenge."""
    return date.fromisoformat(day).toordinal() * DAY_NUMBERS + steps


def as_table(
    game: str, person: Person, today: Day, tried: Attempt, language: str, now: datetime
) -> TableInfo:
    """The try as a table for one, for what draws and asks."""
    seat = SeatInfo(0, SEAT, person, asked=True, required=True)
    return table_apart(
        game,
        REGISTRY[game].game.options(),
        (seat,),
        person,
        language,
        now,
        step=len(tried.actions),
        commitment=today.commitment,
    )


def ask_of(table: TableInfo, step: Step[Any], tried: Attempt, now: datetime) -> Ask:
    """What the person sees and is asked."""
    game, state = REGISTRY[table.game].game, step.state
    entry = LogEntry(len(tried.actions), SEAT, "person", now, heard(step.log, SEAT))
    return Ask(
        position=Position(table, game.public(state), (SEAT,)),
        seat=SEAT,
        number=number_of(tried.day, len(tried.actions)),
        decision=game.decision(state, SEAT),
        notes=game.notes(state, SEAT),
        private=game.private(state, SEAT),
        draft=tried.draft,
        is_unfinished=False,
        take_back=TakeBack.NOTHING,
        since=(entry,),
        has_moved=bool(tried.actions),
        ready=game.ready(state, SEAT),
    )


async def position_screen(
    bot: BaseClient, ask: Ask, day: str, words: LocaleWords, notice: str | None = None
) -> Screen:
    """The position and its question."""
    head = f"**{words('bot-daily')}** · {words('bot-daily-until', until=moment(ends_at(day)))}"
    told = "\n".join(filter(None, [head, news(ask, words, bot.app_emojis)]))
    return await question_apart(bot, ask, told, words, notice)


def card(
    game: str, person: Person, tried: Attempt, picture: Sequence[Part], words: LocaleWords
) -> Screen:
    """What everybody in the channel reads: the result, and nothing of the dice."""
    told = words(
        "bot-daily-card", name=escaped(person.name), result=result_line(game, tried, words)
    )
    text = Text(f"### {words('bot-daily')}\n{told}")
    way = Row((Button(f"{DAILY}:", words("bot-daily-try")),))
    return Screen(":", (text, *picture, way))


async def card_picture(
    bot: BaseClient, game: str, person: Person, tried: Attempt, public: Any, words: LocaleWords
) -> list[Part]:
    """The card of a try that is over; nothing where the game does not count turn by turn. Its points lie out of order."""
    entry, total = REGISTRY[game].game, tried.total or 0
    parts = tuple(sorted(entry.parts_of_total(public), reverse=True))
    if not parts:
        return []
    title = entry.title(total)
    worth = "" if title is None else LANGUAGES.words(words.language, entry).say(title)
    headline = f"{words('bot-daily')} · {short_day(date.fromisoformat(tried.day), words.language)}"
    values = ", ".join(map(signed, parts))
    points = words("bot-points", points=total)
    told = words("bot-daily-card.alt", name=person.name, result=points, parts=values)
    note = words("bot-daily-card.note")
    shown = ResultCard("daily", headline, person.name, worth, total, parts, note, told)
    drawing = Drawing(("daily-card", shown), partial(draw_result_card, shown))
    return await drawn_or_told(bot, drawing, lambda: escaped(told), f"daily {tried.day}", words)
