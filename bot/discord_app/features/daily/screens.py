"""What is shown of a daily challenge: the day with its list, the position with its question, the result, the card to share."""

from collections.abc import Sequence
from datetime import date, datetime, timedelta
from typing import Any

from bot.discord_app.base_client import BaseClient
from bot.discord_app.features.play.screens import hand_shown, question_of
from bot.discord_app.layout import Part, Screen
from bot.discord_app.parts.links import moment
from bot.discord_app.parts.narration import news
from bot.forms.draft import restored
from bot.forms.model import Button, Row, Text
from bot.forms.plan import plan
from bot.game_registry import REGISTRY
from bot.i18n.languages import LocaleWords
from bot.i18n.markdown import escaped
from bot.i18n.speech import LANGUAGES
from bot.model.people import Person
from bot.model.questions import Ask, LogEntry, Position, TakeBack
from bot.model.tables import Absence, Phase, SeatInfo, TableInfo
from bot.tables.daily.challenge import Attempt, DailyLine, Day, Days
from bot.tables.daily.course import SEAT
from games.core.model import Step, heard

DAY_NUMBERS = 1_000
"""More questions than a try has."""

DAILY, PLAY, MONTH, SHARE = "daily", "daily-play", "daily-month", "daily-share"


def game_of_the_day() -> str:
    """The game that is played: the first in which people can play alone with the same chance."""
    return next(name for name, entry in REGISTRY.items() if entry.game.has_draw_numbers())


def ends_at(day: str) -> datetime:
    """When that day is over."""
    following = date.fromisoformat(day) + timedelta(days=1)
    return datetime.fromisoformat(f"{following.isoformat()}T00:00:00+00:00")


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
    codes = [words("bot-daily-code", code=days.today.commitment)]
    codes.append(words("bot-daily-code.tomorrow", code=days.tomorrow.commitment))
    if days.yesterday is not None:
        codes.append(words("bot-daily-secret", secret=days.yesterday.secret.hex()))
    fine = Text("\n".join(f"-# {code}" for code in codes))
    return Screen(":", (Text("\n".join(told)), Row(tuple(buttons)), fine))


def month_screen(month: str, listed: Sequence[DailyLine], words: LocaleWords) -> Screen:
    """The server's list of the month, as 2026-11."""
    told = [f"### {words('bot-daily')} · {month}", *_lines(listed, words, with_days=True)]
    back = Button(f"{DAILY}:", words("bot-daily-back"), "secondary")
    return Screen(":", (Text("\n".join(told)), Row((back,))))


def _lines(
    listed: Sequence[DailyLine], words: LocaleWords, *, with_days: bool = False
) -> list[str]:
    """A line for each person."""
    if not listed:
        return [words("bot-daily-nobody")]
    return [
        f"{one.rank}. {escaped(one.name)}: {words('bot-points', points=one.points)}"
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
    entry = REGISTRY[game].game
    seat = SeatInfo(0, SEAT, person, asked=True, required=True)
    return TableInfo(
        id=0,
        game=game,
        options=entry.options(),
        phase=Phase.PLAYING,
        revision=len(tried.actions),
        step=len(tried.actions),
        host=person,
        seats=(seat,),
        seats_wanted=1,
        guild_id=None,
        channel_id=0,
        thread_id=None,
        language=language,
        absence=Absence.WAIT,
        attempt=1,
        commitment=today.commitment,
        created_at=now,
        rated=False,
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
    parts: list[Part] = [Text(told), *await hand_shown(bot, ask, words)]
    if notice is not None:
        parts.append(Text(f"> {notice}"))
    assert ask.decision is not None
    parts += plan(question_of(bot, ask, ask.decision, words), restored(ask.draft)).blocks
    return Screen(f"0:{ask.number}", tuple(parts))


def card(game: str, person: Person, tried: Attempt, words: LocaleWords) -> Screen:
    """What everybody in the channel reads: the result, and nothing of the dice."""
    told = words(
        "bot-daily-card", name=escaped(person.name), result=result_line(game, tried, words)
    )
    text = f"### {words('bot-daily')} · {tried.day}\n{told}"
    return Screen(":", (Text(text), Row((Button(f"{DAILY}:", words("bot-daily-try")),))))
