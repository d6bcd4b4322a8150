"""`/review`: where a finished game turned, seat by seat."""

import re
from collections.abc import Mapping, Sequence
from functools import partial
from statistics import fmean

from discord import app_commands
from msgspec import Struct
from msgspec.structs import replace

from bot.discord_app.base_client import BaseClient
from bot.discord_app.command import at_table, suggest_finished
from bot.discord_app.features.replay.steps import show_moment
from bot.discord_app.layout import Part, Screen, sentence
from bot.discord_app.localization import spoken
from bot.discord_app.parts.links import heading
from bot.discord_app.parts.narration import GRAVE, narrator
from bot.discord_app.parts.pictures import Drawing, shown
from bot.discord_app.press import Press, number_in
from bot.discord_app.reply import Interaction
from bot.discord_app.route import ReplyMode, Route
from bot.discord_app.visibility import refuse_hidden
from bot.forms.limits import BUTTONS
from bot.forms.model import Button, Option, Question, Row, Select, Text
from bot.forms.texts import whole_answer
from bot.game_registry import REGISTRY
from bot.i18n.languages import LocaleWords
from bot.i18n.markdown import escaped
from bot.i18n.shortening import shortened
from bot.model.errors import NotYourSeat, WrongPhase
from bot.model.questions import Position
from bot.model.tables import TableInfo
from bot.tables.jobs.reviews import Told, ToldMoment, ToldStroke, ToldSwing
from bot.tables.queries import reading
from games.core.hindsight import AnyGame
from games.core.look_trials import Chances
from games.core.model import Action, Event, Seat, ranking, say
from games.core.review import Review
from games.core.review_findings import found as findings
from games.core.story import what_decided
from render.core.line_chart import ChartMark, LineChart, MarkKind, draw_line_chart

REVIEW, OF_SEAT, TO_STEP = "review", "review-seat", "review-step"

LONGEST_ANSWER = 160
"""Letters of an answer in a line."""

BADGE = re.compile(r"\b[A-Z]{1,2} · ")
"""A letter of the picture in which the player chose: nobody sees it here."""

TOLD = 2
"""Events that are told of a draw."""

SAMPLES = 6
"""Values of each line that the picture's description names."""

SIGNS = {MarkKind.MISTAKE: "🔴", MarkKind.STRONG: "🟩", MarkKind.LUCK: "🔷", MarkKind.TURN: "🔶"}
"""As the picture marks them."""

END = "🏁"
"""Before what is said of the end, which the picture names below its last point."""


@app_commands.command(
    name=spoken("bot-command-review"), description=spoken("bot-command-review.about")
)
@app_commands.rename(table=spoken("bot-argument-table"))
@app_commands.describe(table=spoken("bot-argument-table.about"))
@app_commands.autocomplete(table=suggest_finished)
async def review(interaction: Interaction, table: int | None = None) -> None:
    """Review a finished game."""
    await at_table(interaction, table, show_review, REVIEW, seated=False, choosable=True)


async def show_review(press: Press) -> None:
    """The review for the reader's own seat, else for the winner's; while it is made, how far it is.

    Raises `LimitReached`, `Unavailable` or `WrongPhase`.
    """
    position = await reading.position(press.context, press.table)
    if not position.sheets:
        raise WrongPhase(say("tables-review-not-over"))
    own = position.table.of_user(press.user_id)
    seat = None if own is None else own.seat
    await _show(press, position, _winner(position) if seat is None else seat)


async def show_seat(press: Press) -> None:
    """The review for the seat that was chosen. Raises `NotYourSeat` for one that there is not, and as `show_review`."""
    position = await reading.position(press.context, press.table)
    if not position.sheets:
        raise WrongPhase(say("tables-review-not-over"))
    seat = number_in(press.values[0]) if press.values else None
    if seat is None or seat >= len(position.sheets):
        raise NotYourSeat
    await _show(press, position, seat)


async def show_step(press: Press) -> None:
    """The step of the replay that a button names."""
    await show_moment(press, number_in(press.address.argument.partition(".")[0]))


def _winner(position: Position) -> Seat:
    """The first of those who have won."""
    return ranking(position.sheets)[0][1].seat


async def _show(press: Press, position: Position, seat: Seat) -> None:
    """Make the review for that seat if there is none, telling how far it is, and show it."""
    table = position.table
    words = press.words(table)
    kept = await press.tables.reviews.kept(table.id, seat)
    if kept is None or not kept.is_done:
        with press.tables.reviews.asked_by(press.user_id) as before:
            await press.reply.show(sentence(words("bot-review-soon", before=before, done=0)))
            async for kept, share in press.tables.reviews.made(table.id, seat):
                if not kept.is_done:
                    done = int(100 * share)
                    await press.reply.show(sentence(words("bot-review-soon", before=0, done=done)))
        # Minutes may have gone by.
        await refuse_hidden(press.interaction, table.id)
    assert kept is not None
    found = await press.tables.reviews.told(table.id, kept)
    await press.reply.show(await review_screen(press.bot, position, found, words))


class _Line(Struct, frozen=True):
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
    told.append(f"{END} {_end_text(bot, position, found, words)}")
    parts.append(Text("\n".join([*told, f"-# {about}"])))
    buttons = [
        Button(
            f"{TO_STEP}:{line.place}.{place}", words("bot-review-step", number=place), "secondary"
        )
        for place, line in enumerate(lines, start=1)
    ]
    for begin in range(0, len(buttons), BUTTONS):
        parts.append(Row(tuple(buttons[begin : begin + BUTTONS])))
    if len(table.seats) > 1:
        seats = tuple(Option(str(seat), name) for seat, name in enumerate(words.names))
        parts.append(Select(f"{OF_SEAT}:", words("bot-review-seat"), seats))
    return Screen(f"{table.id}:", tuple(parts))


def chart_of(
    position: Position, reviewed: Review, lines: Sequence["_Line"], words: LocaleWords
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
        ChartMark(
            # The last point tells who won.
            min(
                next(at for at, point in enumerate(points) if point.number >= line.number),
                len(points) - 2,
            ),
            line.kind,
            str(place),
        )
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


def _lines(bot: BaseClient, table: TableInfo, found: Told, words: LocaleWords) -> list[_Line]:
    """The seat's moments and the rounds that turned the game, in order of time; then its luck."""
    moments = [
        _Line(
            one.found.number,
            one.found.round,
            one.place,
            MarkKind.MISTAKE if one.found.lead < 0 else MarkKind.STRONG,
            _moment_text(table, found.review, one, words),
            one.found.round,
        )
        for one in found.moments
    ]
    rounds = [
        _Line(
            one.found.number,
            one.found.round,
            one.place,
            MarkKind.TURN,
            _swing_text(bot, table, found.review, one, words),
            one.found.first,
        )
        for one in found.swings
    ]
    lines = sorted([*moments, *rounds], key=lambda line: line.number)
    lines += [
        _Line(
            one.found.number,
            one.found.round,
            one.place,
            MarkKind.LUCK,
            _stroke_text(bot, table, found.review, one, words),
            one.found.round,
        )
        for one in found.strokes
    ]
    return lines


def _moment_text(table: TableInfo, reviewed: Review, one: ToldMoment, words: LocaleWords) -> str:
    """What was played, what the search prefers, and by how much; in markdown."""
    entry = REGISTRY[table.game]
    question = Question(entry.game, one.decision, words, one.notes, ready=one.ready)

    def called(action: Action) -> str:
        answer = BADGE.sub("", whole_answer(question, action))
        return escaped(shortened(answer, LONGEST_ANSWER))

    wording = "bot-review-mistake" if one.found.lead < 0 else "bot-review-strong"
    return _said(
        wording,
        reviewed,
        words,
        played=called(one.played),
        other=called(one.other),
        chance=_worded(one.found.chance, reviewed, words),
        beside=_worded(one.found.other_chance, reviewed, words),
        margin=reviewed.doubt(one.found.margin),
    )


def _stroke_text(
    bot: BaseClient, table: TableInfo, reviewed: Review, one: ToldStroke, words: LocaleWords
) -> str:
    """What was drawn, and what it did to the line; in markdown."""
    return _said(
        "bot-review-luck-alone" if reviewed.is_alone else "bot-review-luck",
        reviewed,
        words,
        told=_events_text(bot, table, one.events, words),
        before=reviewed.figure(one.found.before),
        after=reviewed.figure(one.found.after),
        margin=reviewed.doubt(one.found.margin),
    )


def _swing_text(
    bot: BaseClient, table: TableInfo, reviewed: Review, one: ToldSwing, words: LocaleWords
) -> str:
    """What the round did to the line, and what weighed most in it; in markdown."""
    game, rose = REGISTRY[table.game].game, one.found.change > 0
    told = _events_text(bot, table, weightiest(game, reviewed.seat, one, rose=rose), words)
    moved = _said(
        f"bot-review-turn-{'up' if rose else 'down'}{'-alone' if reviewed.is_alone else ''}",
        reviewed,
        words,
        before=reviewed.figure(one.found.before),
        after=reviewed.figure(one.found.after),
        margin=reviewed.doubt(one.found.margin),
    )
    return f"{moved} {told}." if told else moved


def _end_text(bot: BaseClient, position: Position, found: Told, words: LocaleWords) -> str:
    """How the game stood for the seat after the last round but one, who won, and what the winner did last; in markdown."""
    table, reviewed, end = position.table, found.review, found.end
    ranks = ranking(position.sheets)
    first = [sheet for rank, sheet in ranks if rank == 1]
    own = next(sheet for _, sheet in ranks if sheet.seat == reviewed.seat)
    kind = "alone" if reviewed.is_alone else "won" if own in first else "lost"
    said = _said(
        f"bot-review-end-{kind}",
        reviewed,
        words,
        round=end.found.first,
        before=reviewed.figure(end.found.before),
        expected=words("bot-points", points=reviewed.figure(end.found.before)),
        points=words("bot-points", points=own.total),
        count=len(first),
        winners=escaped(words.all_of([words.names[sheet.seat] for sheet in first])),
        best=words("bot-points", points=first[0].total),
    )
    decided = None if first[0].ends_it else what_decided(position.sheets, reviewed.seat)
    told = (
        _last_deeds(bot, table, first[0].seat, end, words)
        if decided is None
        else narrator(table, words, bot.app_emojis).say(decided)
    )
    return f"{said} {told}." if told else said


def _last_deeds(
    bot: BaseClient, table: TableInfo, winner: Seat, end: ToldSwing, words: LocaleWords
) -> str:
    """What the winner did last, without what only says that they have won."""
    game = REGISTRY[table.game].game
    events = tuple([one for one in end.events if game.weights.get(type(one), 1) < GRAVE])
    last = weightiest(game, winner, replace(end, events=events), rose=True)
    return _events_text(bot, table, last, words)


def weightiest(game: AnyGame, seat: Seat, one: ToldSwing, *, rose: bool) -> list[Event]:
    """The events of the round that matter most to the seat, in order; `TOLD` at most.

    What it did itself where its chances rose, what others did where they fell, if there is anything of the kind.
    """

    def weight_of(place: int) -> tuple[bool, int, int]:
        event = one.events[place]
        actor, weight = getattr(event, "seat", None), game.matters(event, seat)
        is_fitting = actor is not None and (actor == seat) == rose
        return is_fitting and weight > 0, weight, place

    told = [place for place, event in enumerate(one.events) if not event.begins_part]
    most = sorted(told, key=weight_of, reverse=True)[:TOLD]
    return [one.events[place] for place in sorted(most)]


def _events_text(
    bot: BaseClient, table: TableInfo, events: Sequence[Event], words: LocaleWords
) -> str:
    """The first things that a step told, in markdown."""
    teller = narrator(table, words, bot.app_emojis)
    told = [event for event in events if not event.begins_part][:TOLD]
    return " · ".join(teller.say(event.words()).rstrip(".") for event in told)


def _said(wording: str, reviewed: Review, words: LocaleWords, **blanks: str | int) -> str:
    """The sentence for the reader's own seat or somebody else's."""
    whose = "" if words.reader == reviewed.seat else ".other"
    name = escaped(words.names[reviewed.seat])
    return words(f"{wording}{whose}", name=name, **blanks)


def _worded(value: float, reviewed: Review, words: LocaleWords) -> str:
    """A chance or points, with their unit."""
    figure = reviewed.figure(value)
    return words("bot-points", points=figure) if reviewed.is_alone else f"{figure}%"


ROUTES: Mapping[str, Route] = {
    REVIEW: Route(ReplyMode.ANEW, show_review),
    OF_SEAT: Route(ReplyMode.IN_PLACE, show_seat),
    TO_STEP: Route(ReplyMode.ANEW, show_step),
}
"""What each control of this feature does."""
