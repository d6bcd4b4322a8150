"""Crosstables: everyone's points in each round and against whom, as text and as pictures."""

from collections.abc import Collection, Sequence
from functools import partial

from msgspec import structs

from bot.discord_app.base_client import BaseClient
from bot.discord_app.features.tournaments.parts import name_of, number_told
from bot.discord_app.layout import Part
from bot.discord_app.parts.pictures import Drawing, drawn_or_told
from bot.i18n.languages import LocaleWords
from bot.i18n.names import told_apart
from bot.tables.tournaments.model import Tournament
from bot.tables.tournaments.scoring import WIN, table_points
from render.core.crosstable import Cell, Crosstable, Line, Section, draw_crosstable, most_lines


def crosstable(tournament: Tournament, words: LocaleWords) -> list[str]:
    """A line for each entrant: points of each round, in brackets the places of those who were met."""
    people = {one.number: one for one in tournament.entrants}
    section = section_of(tournament, "", words, None)
    return [
        f"{place}. {name_of(people[one.entrant], words)}: "
        + " · ".join(
            "–" if cell is None else f"**{cell.points}** ({cell.met.replace('·', ', ')})"
            for cell in line.cells
        )
        for place, (one, line) in enumerate(
            zip(tournament.standings, section.lines, strict=True), 1
        )
    ]


def section_of(
    tournament: Tournament,
    title: str,
    words: LocaleWords,
    reader: int | None,
    up: Collection[int] = (),
    down: Collection[int] = (),
) -> Section:
    """Everyone of the standings; `up` and `down`: user ids of those who move."""
    people = {one.number: one for one in tournament.entrants}
    table = tournament.standings
    place = {one.entrant: number for number, one in enumerate(table, 1)}
    cells = dict[int, dict[int, Cell]]()
    for result in tournament.results:
        points = table_points([one.rank for one in result.placed])
        for one, gained in zip(result.placed, points, strict=True):
            met = sorted(place[other.entrant] for other in result.placed if other is not one)
            told = "·".join(map(str, met)) or words("bot-tournament-no-opponent")
            cell = Cell(number_told(gained, words), gained / WIN, told)
            cells.setdefault(one.entrant, {})[result.round] = cell
    rounds = range(1, tournament.row.round + 1)
    names = told_apart(people[one.entrant].name or words("bot-tournament-former") for one in table)
    lines = [
        Line(
            words("bot-rank", rank=one.rank),
            name,
            tuple(cells.get(one.entrant, {}).get(number) for number in rounds),
            number_told(one.points, words),
            people[one.entrant].user_id == reader,
            (people[one.entrant].user_id in up) - (people[one.entrant].user_id in down),
        )
        for one, name in zip(table, names, strict=True)
    ]
    return Section(title, tuple(lines))


async def pictures(
    bot: BaseClient, headline: str, sections: Sequence[Section], about: str, words: LocaleWords
) -> list[Part]:
    """All sections, on as many pictures as they need; `about` names them in the log."""
    rounds = max((len(line.cells) for one in sections for line in one.lines), default=0)
    sheets, most = list[list[Section]](), most_lines(rounds)
    for section in [_padded(one, rounds) for one in sections if one.lines]:
        there = sum(len(one.lines) for one in sheets[-1]) if sheets else most
        if there + len(section.lines) > most:
            sheets.append([])
        sheets[-1].append(section)
    shown = list[Part]()
    for sheet in sheets:
        table = Crosstable(
            "crosstable",
            headline,
            tuple(words("bot-tournament-round", round=number) for number in range(1, rounds + 1)),
            words("bot-tournament-total"),
            tuple(sheet),
            "\n".join([headline, *(line for section in sheet for line in _told(section))]),
        )
        drawing = Drawing(("crosstable", table), partial(draw_crosstable, table))
        shown += await drawn_or_told(bot, drawing, partial(_alt, table), about, words)
    return shown


def _alt(table: Crosstable) -> str:
    """What stands in the place of a picture that cannot be drawn."""
    return table.alt


def _padded(section: Section, rounds: int) -> Section:
    """The section with a column for each round, played or not."""
    lines = [
        structs.replace(line, cells=(*line.cells, *[None] * (rounds - len(line.cells))))
        for line in section.lines
    ]
    return structs.replace(section, lines=tuple(lines))


def _told(section: Section) -> list[str]:
    """The section in words."""
    lines = [
        f"{line.rank} {line.name}{' ▲' * (line.move > 0)}{' ▼' * (line.move < 0)}: {line.total} ("
        + " · ".join("–" if cell is None else cell.points for cell in line.cells)
        + ")"
        for line in section.lines
    ]
    return [section.heading, *lines]
