"""The end of a game: the board, who won and why, what it is remembered for, and where to go from there."""

from collections.abc import Sequence
from functools import partial
from typing import TypeAlias

from bot.discord_app.base_client import BaseClient
from bot.discord_app.features.end.remembered import remembered
from bot.discord_app.features.ratings.best_scores import best_beside
from bot.discord_app.features.ratings.screens import moved_text
from bot.discord_app.features.replay.steps import FILM
from bot.discord_app.features.review.screens import REVIEW
from bot.discord_app.layout import Part, Screen
from bot.discord_app.parts.board import board_shown, scene_of
from bot.discord_app.parts.ending import Ending
from bot.discord_app.parts.links import mention_of
from bot.discord_app.parts.narration import verdict
from bot.discord_app.parts.pictures import Drawing, shown
from bot.drawing.urgency import Urgency
from bot.forms.model import Button, Row, Text
from bot.game_registry import draw_score
from bot.i18n.languages import LocaleWords
from bot.i18n.markdown import escaped
from bot.i18n.shortening import in_whole_lines
from bot.i18n.speech import with_level
from bot.model.questions import Position
from bot.model.tables import Phase
from games.core.model import ScoreLine, ScoreSheet, level_at_the_top, ranking
from games.core.story import tie_break_between
from render.core.numerals import gained, signed

SCORE_CHARACTERS = 1_600

Ranks: TypeAlias = Sequence[tuple[int, ScoreSheet]]
"""Sheets from first to last with their rank."""


async def final_screen(
    bot: BaseClient, position: Position, words: LocaleWords, told: Ending
) -> Screen:
    """The last public message of a table, in the order of time: a phone opens it at its bottom, where the result stands, with
    the points above it. What ended the game is said once: `told`, or below the result.
    """
    table = position.table
    left = await remembered(bot, position, words)
    parts: list[Part] = [Text(told.text)] if told.text else []
    parts += await board_shown(bot, position, words)
    if left.facts:
        parts.append(Text(left.facts))
    parts += await points_shown(bot, position, words)
    ending = "" if told.tells_end else left.ending
    parts.append(Text("\n".join(filter(None, (result_text(position, words), ending)))))
    standing = await standing_text(bot, position, words)
    if standing:
        parts.append(Text(standing))
    parts.append(Row((Button("rematch:", words("bot-rematch")), *looking_back(position, words))))
    parts.append(Row(records(words)))
    return Screen(f"{table.id}:", tuple(parts))


async def points_shown(bot: BaseClient, position: Position, words: LocaleWords) -> list[Part]:
    """The table of points as a picture, or in words; none of a game that ended early."""
    if not position.sheets:
        return []
    drawing = score_drawing(position, words)
    return await shown(bot, drawing, lambda: scores_text(position, words), position.table, words)


def score_drawing(position: Position, words: LocaleWords) -> Drawing:
    """The table of points: one picture for all who read the same language."""
    table = position.table
    scene = scene_of(position, words)
    key = ("score", table.id, words.language, words.names)
    draw = partial(draw_score, table.game, position.public, position.sheets, scene)
    return Drawing(key, draw, Urgency.BOARD)


def looking_back(position: Position, words: LocaleWords) -> tuple[Button, ...]:
    """To the review and the film of a game played to its end, and to the replay."""
    review = Button(f"{REVIEW}:", words("bot-review"), "secondary")
    film = Button(f"{FILM}:", words("bot-film"), "secondary")
    return (
        *((review,) if position.sheets else ()),
        Button(f"{REPLAY}:", words("bot-end-replay"), "secondary"),
        *((film,) if position.sheets else ()),
    )


def records(words: LocaleWords) -> tuple[Button, ...]:
    """To the log, and to what verifies the game."""
    return (
        Button("log:", words("bot-log"), "secondary"),
        Button(f"{FAIR}:", words("bot-fair.details"), "secondary"),
    )


REPLAY, FAIR = "end-replay", "end-fair"


def result_text(position: Position, words: LocaleWords) -> str:
    """Who won and what decided a tie, or that nobody did."""
    table = position.table
    if table.phase is Phase.ABANDONED or not position.sheets:
        return f"## {words('bot-abandoned-by-all')}"
    return "\n".join(filter(None, (f"## {verdict(position, words)}", tie_text(position, words))))


def tie_text(position: Position, words: LocaleWords) -> str:
    """That others had as many points as the winner, and what told them apart or that nothing did; empty where none had."""
    level = level_at_the_top(position.sheets)
    if len(level) < 2:
        return ""
    points = words("bot-points", points=level[0].total)
    beaten = [one for one in level if one.standing < level[0].standing]
    rows = range(len(level[0].tie_breaks))
    at = tie_break_between(level[0], beaten[0]) if beaten else next(iter(rows), None)
    if at is None:
        return words("bot-tie-shared", points=points)
    own, *others = [signed(one.tie_breaks[at].points) for one in (level[0], *beaten)]
    what = _within(words, level[0].tie_breaks[at])
    if not beaten:
        return words("bot-tie-even", points=points, what=what, own=own)
    names = [mention_of(position.table.of_seat(one.seat), words) for one in beaten]
    named = {"names": words.all_of(names), "others": words.all_of(others)}
    return words("bot-tie-decided", points=points, what=what, own=own, **named)


def _within(words: LocaleWords, line: ScoreLine) -> str:
    """What the row counts, within a sentence."""
    label = words.label(line.label.kind, line.label.key)
    return escaped(label[:1].lower() + label[1:])


async def standing_text(bot: BaseClient, position: Position, words: LocaleWords) -> str:
    """What the game did to ratings, and the server's best scores where the game keeps them; empty where there is neither."""
    table = position.table
    if not position.sheets or table.guild_id is None:
        return ""
    told = []
    if table.rated and len(table.seats) > 1:
        ladder = await bot.tables.leaderboards.ladder(table.guild_id, table.game)
        told.append(moved_text(ladder, table, words))
    redrew = await bot.tables.leaderboards.uncounted(table.id)
    if redrew and bot.tables.leaderboards.is_counted(table):
        names = words.all_of([words.names[seat] for seat in redrew])
        told.append(words("bot-not-counted", names=escaped(names)))
    best = await bot.tables.leaderboards.best_scores_beside(table)
    if best is not None:
        told.append(best_beside(best, table.id, words))
    return "\n".join(filter(None, told))


def scores_text(position: Position, words: LocaleWords) -> str:
    """The score table, line by line."""
    lines = []
    totals = [sheet.total for sheet in position.sheets]
    ranks = ranking(position.sheets)
    for rank, sheet in ranks:
        place = words("bot-rank.shared" if is_shared(ranks, rank) else "bot-rank", rank=rank)
        info = position.table.of_seat(sheet.seat)
        name = escaped(with_level(words, words.names[sheet.seat], info))
        lines.append(f"**{place} · {name}** – {words('bot-points', points=sheet.total)}")
        is_tied = totals.count(sheet.total) > 1
        lines.append(f"-# {_lines(sheet, words, is_tied=is_tied)}")
    return in_whole_lines("\n".join(lines), SCORE_CHARACTERS)


def is_shared(ranks: Ranks, rank: int) -> bool:
    """Whether several have that rank."""
    return [one for one, _ in ranks].count(rank) > 1


def _lines(sheet: ScoreSheet, words: LocaleWords, *, is_tied: bool) -> str:
    """What the total is made of, and where others have the same what breaks the tie."""
    parts = [
        f"{escaped(words.label(line.label.kind, line.label.key))} {gained(line.points)}"
        for line in sheet.lines
        if line.points
    ]
    text = " · ".join(parts)
    if not is_tied or not sheet.tie_breaks:
        return text
    ties = [f"{_within(words, line)} {signed(line.points)}" for line in sheet.tie_breaks]
    return f"{text} ({words('bot-tie-break')}: {' · '.join(ties)})"
