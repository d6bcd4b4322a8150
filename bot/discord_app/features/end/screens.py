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
from games.core.model import ScoreSheet, ranking
from render.core.numerals import gained

SCORE_CHARACTERS = 1_600

Ranks: TypeAlias = Sequence[tuple[int, ScoreSheet]]
"""Sheets from first to last with their rank."""


async def final_screen(
    bot: BaseClient, position: Position, words: LocaleWords, told: Ending
) -> Screen:
    """The last public message of a table. What ended the game is said once: `told`, or below the result."""
    table = position.table
    left = await remembered(bot, position, words)
    ending = "" if told.tells_end else left.ending
    result = "\n".join(filter(None, (result_text(position, words), ending)))
    parts: list[Part] = [Text(result), *await board_shown(bot, position, words)]
    if told.text:
        parts.append(Text(told.text))
    if position.sheets:
        drawing = score_drawing(position, words)
        parts += await shown(bot, drawing, lambda: scores_text(position, words), table, words)
    standing = await standing_text(bot, position, words)
    parts += [Text(text) for text in (standing, left.facts) if text]
    parts.append(Row((Button("rematch:", words("bot-rematch")), *looking_back(position, words))))
    parts.append(Row(records(words)))
    return Screen(f"{table.id}:", tuple(parts))


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
    """Who won, or that nobody did."""
    table = position.table
    if table.phase is Phase.ABANDONED or not position.sheets:
        return f"## {words('bot-abandoned-by-all')}"
    return f"## {verdict(position, words)}"


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
    labels = [words.label(line.label.kind, line.label.key) for line in sheet.tie_breaks]
    ties = [
        f"{escaped(label[:1].lower() + label[1:])} {line.points}"
        for label, line in zip(labels, sheet.tie_breaks, strict=True)
    ]
    return f"{text} ({words('bot-tie-break')}: {' · '.join(ties)})"
