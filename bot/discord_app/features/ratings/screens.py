"""Standing on a server: the ladder of a game, one person's games, and what a finished game did to ratings."""

from collections.abc import Iterable, Sequence
from functools import partial

from msgspec import Struct, structs

from bot.discord_app.base_client import BaseClient
from bot.discord_app.features.ratings.best_scores import best_lines
from bot.discord_app.layout import Part, Screen, sentence
from bot.discord_app.parts.pictures import Drawing, drawn_or_told
from bot.forms.limits import BUTTONS
from bot.forms.model import Button, Row, Text
from bot.game_registry import REGISTRY
from bot.i18n.languages import LocaleWords
from bot.i18n.markdown import escaped
from bot.i18n.names import told_apart
from bot.i18n.shortening import in_whole_lines
from bot.i18n.speech import LANGUAGES
from bot.model.tables import TableInfo
from bot.tables.game.best_scores import BestList
from bot.tables.queries.statistics import GameStatistics, Statistics
from bot.tables.rules.rating import START, Ladder, Rating, Standing, Tally
from games.core.model import Term
from render.core.ladder import Rung, Rungs, Span, draw_ladder
from render.core.numerals import gained

SHOWN = 10
"""People of a ladder; the reader besides."""

LEADING = 3
"""People of each of several ladders; the reader besides."""

LONGEST = 3_000


class Reader(Struct, frozen=True):
    """Whose games are shown, and to whom."""

    user_id: int
    name: str
    is_own: bool = True
    """Whether it is the reader."""


async def ladder_screen(
    bot: BaseClient, ladder: Ladder, best: Sequence[BestList], reader: int, words: LocaleWords
) -> Screen:
    """Who stands where in one game, the reader in any case, robots apart, and the best scores where the game keeps them."""
    game = words(f"{ladder.game}-name")
    below = [line for one in best for line in best_lines(one, words)]
    if not ladder.people:
        none = words("bot-ladder-none", game=game)
        return sentence(in_whole_lines("\n".join([none, *below]), LONGEST))
    rungs = _rungs(f"{game} · {words('bot-ladder')}", _ladder_rungs(ladder, reader, words))
    head = Text(f"### {words('bot-ladder')}\n**{game}**")
    foot = Text(in_whole_lines("\n".join([f"-# {words('bot-ladder.about')}", *below]), LONGEST))
    return Screen(":", (head, *await _pictured(bot, rungs, words), foot))


def ladders_screen(ladders: Sequence[Ladder], reader: int, words: LocaleWords) -> Screen:
    """Who leads each of several games, and where the reader stands; games without a rating are left out."""
    known = [ladder for ladder in ladders if ladder.people]
    if not known:
        return sentence(words("bot-ladder-none.all"))
    told = [f"### {words('bot-ladder')}"]
    for ladder in known:
        rows = _people_rungs(ladder, reader, words, LEADING)
        told += [f"**{words(f'{ladder.game}-name')}**", *[escaped(_line(row)) for row in rows]]
    body = in_whole_lines("\n".join(told), LONGEST)
    return sentence(f"{body}\n-# {words('bot-ladder.more')}\n-# {words('bot-ladder.about')}")


def linked(one: GameStatistics) -> list[int]:
    """Tables of a person's games whose replays may be offered: the best and the closest."""
    told = [one.best, *([one.closest] if one.closest is not None else [])]
    return list(dict.fromkeys(played.table for played in told if played.is_there))


async def stats_screen(
    bot: BaseClient,
    ladders: Sequence[Ladder],
    whose: Reader,
    words: LocaleWords,
    found: Statistics,
    shown: Sequence[int] = (),
) -> Screen:
    """One person's games, the most played first: on a server (`ladders`), or everywhere without a rating.

    `shown`: tables whose replays the reader may open.
    """
    known = [(ladder, one) for ladder in ladders if (one := ladder.of(whose.user_id)) is not None]
    if not known and not found.games:
        own = words("bot-stats-none.own")
        return sentence(own if whose.is_own else words("bot-stats-none", name=escaped(whose.name)))
    by_game = {one.game: one for one in found.games}
    if known:
        rows = tuple(_game_rung(ladder, one, words) for ladder, one in known)
        heads = {ladder.game: _told_of(ladder, one, words) for ladder, one in known}
    else:
        rows = tuple(_unranked_rung(one, words) for one in found.games)
        heads = {one.game: f"**{words(f'{one.game}-name')}**" for one in found.games}
    rows = tuple(
        structs.replace(row, below=_opening(by_game[game], words) if game in by_game else "")
        for game, row in zip(heads, rows, strict=True)
    )
    told = [
        line
        for game, head in heads.items()
        for line in (head, *(_liked_lines(by_game[game], words) if game in by_game else ()))
    ]
    if found.companions:
        names = [
            words("bot-stats-times", name=escaped(one.name), count=one.games)
            for one in found.companions
        ]
        told.append(words("bot-stats-with", names=words.all_of(names)))
    if known:
        told.append(f"-# {words('bot-ladder.about')}")
    parts = await _pictured(bot, _rungs(whose.name, rows), words)
    details = Text(in_whole_lines("\n".join(told), LONGEST))
    buttons = [
        Button(f"open-one:replay.{table}", words("bot-stats-replay", table=str(table)), "secondary")
        for table in dict.fromkeys(shown)
    ][:BUTTONS]
    ways = (Row(tuple(buttons)),) if buttons else ()
    return Screen(":", (Text(f"### {escaped(whose.name)}"), *parts, details, *ways))


def _unranked_rung(one: GameStatistics, words: LocaleWords) -> Rung:
    """One game of a person, on all servers."""
    average = words("bot-stats-average", points=words("bot-points", points=round(one.average)))
    tally = words("bot-tally", games=one.games, wins=one.wins)
    return Rung(words(f"{one.game}-name"), tally, average)


def _liked_lines(one: GameStatistics, words: LocaleWords) -> Iterable[str]:
    """The best and the closest game, and what the person likes to build, each in a small line."""
    points = words("bot-points", points=one.best.points)
    best = [words("bot-stats-best", points=points, table=str(one.best.table))]
    if one.closest is not None and one.closest.margin is not None:
        margin = one.closest.margin
        wording = "bot-stats-closest" if margin >= 0 else "bot-stats-closest.behind"
        best.append(words(wording, points=abs(margin), table=str(one.closest.table)))
    yield f"-# {' · '.join(best)}"
    if one.openings:
        yield f"-# {escaped(_opening(one, words))}"
    if one.favourites:
        things = _counted(one, one.favourites, words)
        yield f"-# {escaped(words('bot-stats-likes', things=things))}"


def _opening(one: GameStatistics, words: LocaleWords) -> str:
    """How the person begins a game; plain text, empty where that is not known."""
    if not one.openings:
        return ""
    return words("bot-stats-opens", things=_counted(one, one.openings, words))


def _counted(one: GameStatistics, things: Iterable[tuple[Term, int]], words: LocaleWords) -> str:
    """Things of the game with how often each; plain text."""
    game = LANGUAGES.words(words.language, REGISTRY[one.game].game)
    told = [
        words("bot-stats-times", name=game.label(term.kind, term.key), count=count)
        for term, count in things
    ]
    return words.all_of(told)


def moved_text(ladder: Ladder, table: TableInfo, words: LocaleWords) -> str:
    """What that table did to the ratings of its people, the best first; empty where it did nothing."""
    moved = sorted(ladder.moved.get(table.id, ()), key=lambda one: -one.after.value)
    names = {info.person.user_id: info.person.name for info in table.people if info.person}
    names |= {info.gone.user_id: info.gone.name for info in table.seats if info.gone}
    lines = [
        f"{escaped(names[one.user_id])} – {_rated(one.after, words)}"
        f" ({gained(one.after.value - one.before.value)})"
        for one in moved
        if one.user_id in names
    ]
    return "\n".join([f"**{words('bot-moved')}**", *lines]) if lines else ""


def _rungs(headline: str, rows: tuple[Rung, ...]) -> Rungs:
    """The picture's rows with what they say."""
    return Rungs("ladder", headline, rows, START.value, "\n".join([headline, *map(_line, rows)]))


async def _pictured(bot: BaseClient, rungs: Rungs, words: LocaleWords) -> list[Part]:
    """The picture; where it cannot be drawn its lines."""
    drawing = Drawing(("ladder", rungs), partial(draw_ladder, rungs))
    return await drawn_or_told(
        bot, drawing, lambda: "\n".join(escaped(_line(row)) for row in rungs.rows), "ladder", words
    )


def _line(row: Rung) -> str:
    """A row in words."""
    who = f"{row.rank} · {row.name}" if row.rank else row.name
    return f"{who} – {row.rating} · {row.told}"


def _ladder_rungs(ladder: Ladder, reader: int, words: LocaleWords) -> tuple[Rung, ...]:
    """The first, the reader, and the robots of each level."""
    rows = _people_rungs(ladder, reader, words, SHOWN)
    rows += [
        _rung(words("bot-ladder-robots", level=level), one, "", words, is_apart=True)
        for level, one in ladder.robots.items()
    ]
    return tuple(rows)


def _people_rungs(ladder: Ladder, reader: int, words: LocaleWords, most: int) -> list[Rung]:
    """The first so many people, and the reader."""
    names = told_apart(one.name for one in ladder.people)
    return [
        _rung(names[place], one, words("bot-rank", rank=rank), words, is_own=one.user_id == reader)
        for place, (rank, one) in enumerate(ladder.ranked())
        if place < most or one.user_id == reader
    ]


def _rung(
    name: str,
    one: Standing,
    rank: str,
    words: LocaleWords,
    *,
    is_own: bool = False,
    is_apart: bool = False,
) -> Rung:
    """A rated row."""
    rating = one.rating
    return Rung(
        name=name,
        told=_tally(one.rated, words),
        rating=_rated(rating, words),
        span=Span(rating.low, rating.value, rating.value + rating.margin),
        rank=rank,
        is_own=is_own,
        is_apart=is_apart,
    )


def _game_rung(ladder: Ladder, one: Standing, words: LocaleWords) -> Rung:
    """One game of a person."""
    name = words(f"{ladder.game}-name")
    rank = ladder.rank_of(one.user_id) if one.user_id is not None else None
    if rank is None:
        played = one.unrated.games + one.robots.games + one.alone
        return Rung(name, words("bot-stats-played", games=played), words("bot-not-rated"))
    return _rung(name, one, words("bot-rank", rank=rank), words)


def _told_of(ladder: Ladder, one: Standing, words: LocaleWords) -> str:
    """What else is known of a person in a game, in two lines."""
    rank = ladder.rank_of(one.user_id) if one.user_id is not None else None
    head = [f"**{words(f'{ladder.game}-name')}**"]
    if rank is not None:
        place = words("bot-rank", rank=rank)
        head.append(words("bot-stats-place", place=place, count=len(ladder.people)))
    details = [
        words("bot-stats-unrated", tally=_tally(one.unrated, words)) if one.unrated.games else "",
        words("bot-stats-house", tally=_tally(one.robots, words)) if one.robots.games else "",
        words("bot-stats-alone", games=one.alone) if one.alone else "",
        words("bot-stats-left", games=one.gone) if one.gone else "",
        ""
        if one.in_time is None
        else words("bot-stats-in-time", share=one.in_time, moves=one.timed),
    ]
    told = " · ".join(filter(None, details))
    return " · ".join(head) + (f"\n-# {told}" if told else "")


def _tally(tally: Tally, words: LocaleWords) -> str:
    """Games and wins."""
    return words("bot-tally", games=tally.games, wins=tally.wins)


def _rated(rating: Rating, words: LocaleWords) -> str:
    """A rating with its margin."""
    return words("bot-rating", rating=str(rating.value), margin=str(rating.margin))
