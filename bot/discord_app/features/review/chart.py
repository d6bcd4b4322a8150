"""What the picture of a review shows: a line for each seat, and the moments that are told."""

from collections.abc import Sequence
from statistics import fmean

from msgspec import Struct

from bot.game_registry import REGISTRY
from bot.i18n.languages import LocaleWords
from bot.model.questions import Position
from games.core.look_trials import Chances
from games.core.model import Seat
from games.core.review import Point, Review
from games.core.review_findings import found as findings
from render.core.line_chart import ChartMark, LineChart, MarkKind

SAMPLES = 6
"""Values of each line that the picture's description names."""


class Line(Struct, frozen=True):
    """A moment of the list."""

    number: int
    """Of the journal's entry."""
    round: int
    place: int
    """In `/replay`."""
    kind: MarkKind
    text: str
    first: int
    """The first round of several, else the round."""


def chart_of(
    position: Position, reviewed: Review, lines: Sequence[Line], words: LocaleWords
) -> LineChart:
    """What the picture shows."""
    game_id = position.table.game
    owner = REGISTRY[game_id].renderer.owner
    points, values = reviewed.line, shown_line(reviewed)
    game = words(f"{game_id}-name")
    if reviewed.is_alone:
        top = max(10.0, -(-max(value for [value] in values) // 10) * 10)
        scale = tuple(str(round(top * part / 2)) for part in range(3))
        headline, unit = words("bot-review-points", game=game), ""
    else:
        top, unit = 1.0, "%"
        scale = ("0%", "50%", "100%")
        headline = words("bot-review-chance", game=game)
    marks = [
        ChartMark(place_on(points, line), line.kind, str(place))
        for place, line in enumerate(lines, start=1)
    ]
    factor = 1 if reviewed.is_alone else 100
    samples = [round(at * (len(values) - 1) / (SAMPLES - 1)) for at in range(SAMPLES)]
    told = [
        f"{name}: "
        + " → ".join(f"{round(factor * values[at][seat])}{unit}" for at in dict.fromkeys(samples))
        for seat, name in enumerate(words.names)
    ]
    return LineChart(
        filename="review",
        headline=headline,
        names=tuple(words.names),
        owners=tuple([owner(position.public, seat) for seat in range(len(words.names))]),
        rounds=tuple(point.round for point in points),
        end=words("bot-review-over"),
        lines=tuple(values),
        own=reviewed.seat,
        top=top,
        scale=scale,
        axis=words("bot-review-axis"),
        marks=tuple(marks),
        alt="\n".join([headline, *told]),
    )


def place_on(points: Sequence[Point], line: Line) -> float:
    """Where the mark of a moment stands: at the end of its round, as the text and the axis count them; in the last round before
    the last point, which tells who won.
    """
    at = next(at for at, point in enumerate(points) if at and point.round >= line.round)
    return at if at < len(points) - 1 else at - 0.5


def shown_line(reviewed: Review) -> list[Chances]:
    """The line as the picture shows it: calmer than the few trials of each point, and as measured where that is told."""
    line = [point.chances for point in reviewed.line]
    on = line[:-1]
    calmed = [_mean([*on[max(0, at - 1) : at + 2], here]) for at, here in enumerate(on)]
    seat, measured = reviewed.seat, dict[int, float]()
    for swing in findings(reviewed).swings:
        measured |= {swing.begin: swing.before, swing.number: swing.after}
    return [
        *[
            _with_chance(here, seat, measured.get(point.number, here[seat]))
            for here, point in zip(calmed, reviewed.line, strict=False)
        ],
        line[-1],
    ]


def _mean(several: Sequence[Chances]) -> Chances:
    """Seat by seat."""
    return tuple([fmean(column) for column in zip(*several, strict=True)])


def _with_chance(chances: Chances, seat: Seat, chance: float) -> Chances:
    """The same with another chance of that seat: the others share what it leaves, as they did."""
    others = 1 - chances[seat]
    scale = (1 - chance) / others if others > 0 and len(chances) > 1 else 1.0
    return tuple([chance if one == seat else scale * other for one, other in enumerate(chances)])
