"""The end of a game: the board, who won and why, the secret, the record."""

from functools import partial
from typing import TYPE_CHECKING

from bot.kits import draw_score
from bot.layout import Attached, Part, Screen, Shown
from bot.locale import LocaleWords
from bot.markdown import escaped
from bot.panels.limits import shortened
from bot.panels.model import Button, Row, Text
from bot.screens.board import board_picture, scene_of
from bot.screens.places import mention_of
from bot.tables.model import Phase, Position
from games.core.model import ScoreSheet, ranking
from games.core.record import Fairness, read

if TYPE_CHECKING:
    from bot.app import Feitoria

SCORE_CHARACTERS = 1_600


async def final_screen(
    bot: "Feitoria", position: Position, words: LocaleWords, *, told: str = ""
) -> Screen:
    """The last public message of a table."""
    table = position.table
    record = await bot.tables.record(table.id)
    parts: list[Part] = [Shown(await board_picture(bot, position, words))]
    if told:
        parts.append(Text(told))
    parts.append(Text(_result(position, words)))
    if position.sheets:
        scene = scene_of(position, words)
        picture = await bot.studio.draw(
            partial(draw_score, table.game, position.public, position.sheets, scene)
        )
        parts += [Shown(picture), Text(scores_text(position, words))]
    fair = read(record).fair
    if fair is not None:
        parts.append(Text(_revealed(fair, words)))
    parts.append(Attached(f"{table.game}-{table.id}.json", record))
    parts.append(Row((Button("rematch:", words("bot-rematch")), _log_button(words))))
    return Screen(f"{table.id}:", tuple(parts))


def _log_button(words: LocaleWords) -> Button:
    return Button("log:", words("bot-log"), "secondary")


def _result(position: Position, words: LocaleWords) -> str:
    """Who won, or that nobody did."""
    table = position.table
    if table.phase is Phase.ABANDONED or not position.sheets:
        return f"## {words('bot-abandoned-by-all')}"
    first = [sheet for rank, sheet in ranking(position.sheets) if rank == 1]
    names = [mention_of(table.of_seat(sheet.seat), words) for sheet in first]
    winners = words.all_of(names)
    return f"## {words('bot-winner', count=len(first))} {winners}"


def scores_text(position: Position, words: LocaleWords) -> str:
    """The score table, line by line."""
    lines = []
    for rank, sheet in ranking(position.sheets):
        name = escaped(words.names[sheet.seat])
        lines.append(f"**{rank}. {name}** – {words('bot-points', points=sheet.total)}")
        lines.append(f"-# {_lines(sheet, words)}")
    return shortened("\n".join(lines), SCORE_CHARACTERS)


def _lines(sheet: ScoreSheet, words: LocaleWords) -> str:
    """What the total is made of, and what breaks ties."""
    parts = [
        f"{escaped(words.label(line.label.kind, line.label.key))} {line.points}"
        for line in sheet.lines
        if line.points
    ]
    ties = [
        f"{escaped(words.label(line.label.kind, line.label.key))} {line.points}"
        for line in sheet.tie_breaks
    ]
    text = " · ".join(parts)
    return f"{text} ({words('bot-tie-break')}: {' · '.join(ties)})" if ties else text


def _revealed(fair: Fairness, words: LocaleWords) -> str:
    """The secret that the lobby promised, and how to check the game with it."""
    return f"-# {words('bot-secret')} `{fair.secret}`\n-# {words('bot-verify')}"
