"""The picture of a review, its moments as a list with a button to each, and the end."""

from functools import partial

from bot.discord_app.base_client import BaseClient
from bot.discord_app.features.review.chart import Line, chart_of
from bot.discord_app.features.review.telling import end_text, moment_text, stroke_text, swing_text
from bot.discord_app.layout import Part, Screen
from bot.discord_app.parts.links import heading
from bot.discord_app.parts.pictures import Drawing, shown
from bot.forms.limits import BUTTONS
from bot.forms.model import Button, Option, Row, Select, Text
from bot.i18n.languages import LocaleWords
from bot.i18n.markdown import escaped
from bot.model.questions import Position
from bot.model.tables import TableInfo
from bot.tables.jobs.reviews import Told, ToldMoment, ToldStroke, ToldSwing
from render.core.line_chart import MarkKind, draw_line_chart

REVIEW, OF_SEAT, TO_STEP = "review", "review-seat", "review-step"

SIGNS = {MarkKind.MISTAKE: "🔴", MarkKind.STRONG: "🟩", MarkKind.LUCK: "🔷", MarkKind.TURN: "🔶"}
"""As the picture marks them."""

END = "🏁"
"""Before what is said of the end, which the picture names below its last point."""


async def review_screen(
    bot: BaseClient, position: Position, found: Told, words: LocaleWords
) -> Screen:
    """The line as a picture, the moments and apart from them luck as a list with a button to each, and the other seats."""
    table, reviewed = position.table, found.review
    lines = _lines(bot, table, found, words)
    chart = chart_of(position, reviewed, lines, words)
    about = words("bot-review-about.alone" if reviewed.is_alone else "bot-review-about")
    parts: list[Part] = [Text(f"{heading(table, words)}\n**{escaped(chart.headline)}**")]
    drawing = Drawing(("review", chart), partial(draw_line_chart, chart))
    parts += await shown(bot, drawing, lambda: escaped(chart.alt), table, words)
    told = [] if lines else [words("bot-review-none")]
    for place, line in enumerate(lines, start=1):
        if line.kind is MarkKind.LUCK and lines[place - 2].kind is not MarkKind.LUCK:
            told.append(f"**{words('bot-review-luck-head')}**")
        round_ = words("bot-review-round", round=line.round)
        if line.first < line.round:
            round_ = words("bot-review-rounds", first=line.first, last=line.round)
        told.append(f"{SIGNS[line.kind]} **{place}** · {round_}: {line.text}")
    told.append(f"{END} {end_text(bot, position, found, words)}")
    parts.append(Text("\n".join([*told, f"-# {about}"])))
    buttons = [
        Button(
            f"{TO_STEP}:{_shown_at(line)}.{place}",
            words("bot-review-step", number=place),
            "secondary",
        )
        for place, line in enumerate(lines, start=1)
    ]
    for begin in range(0, len(buttons), BUTTONS):
        parts.append(Row(tuple(buttons[begin : begin + BUTTONS])))
    if len(table.seats) > 1:
        seats = tuple(Option(str(seat), name) for seat, name in enumerate(words.names))
        parts.append(Select(f"{OF_SEAT}:", words("bot-review-seat"), seats))
    return Screen(f"{table.id}:", tuple(parts))


def _shown_at(line: Line) -> int:
    """The step of the replay that a line leads to: what was decided is looked at as it stood before the answer."""
    return line.place - (line.kind in {MarkKind.MISTAKE, MarkKind.STRONG})


def _lines(bot: BaseClient, table: TableInfo, found: Told, words: LocaleWords) -> list[Line]:
    """The seat's moments and the rounds that turned the game, in order of time; then its luck."""
    reviewed = found.review
    lines = [
        _line(
            one,
            MarkKind.MISTAKE if one.found.lead < 0 else MarkKind.STRONG,
            moment_text(table, reviewed, one, words),
        )
        for one in found.moments
    ]
    lines += [
        _line(one, MarkKind.TURN, swing_text(bot, table, reviewed, one, words), one.found.first)
        for one in found.swings
    ]
    lines.sort(key=lambda line: line.number)
    lines += [
        _line(one, MarkKind.LUCK, stroke_text(bot, table, reviewed, one, words))
        for one in found.strokes
    ]
    return lines


def _line(
    one: ToldMoment | ToldStroke | ToldSwing, kind: MarkKind, text: str, first: int | None = None
) -> Line:
    """What is told, at its place in the game; `first`: of the rounds, if they are several."""
    found = one.found
    begin = found.round if first is None else first
    return Line(found.number, found.round, one.place, kind, text, begin)
