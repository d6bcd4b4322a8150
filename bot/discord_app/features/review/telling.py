"""What a review says: of an answer, a draw, a round that turned the game, and the end."""

import re
from collections.abc import Sequence

from msgspec.structs import replace

from bot.discord_app.base_client import BaseClient
from bot.discord_app.parts.narration import GRAVE, narrator
from bot.forms.model import Question
from bot.forms.texts import whole_answer
from bot.game_registry import REGISTRY
from bot.i18n.languages import LocaleWords
from bot.i18n.markdown import escaped
from bot.i18n.shortening import shortened
from bot.model.questions import Position
from bot.model.tables import TableInfo
from bot.tables.jobs.reviews import Told, ToldMoment, ToldStroke, ToldSwing
from games.core.hindsight import AnyGame
from games.core.model import Action, Event, Message, Notes, Seat, ranking
from games.core.review import Review
from games.core.story import what_decided

LONGEST_ANSWER = 160
"""Letters of an answer in a line."""

BADGE = re.compile(r"\b[A-Z]{1,2} · ")
"""A letter of the picture in which the player chose: nobody sees it here."""

TOLD = 2
"""Events that are told of a draw."""

BESIDE = 1.5
"""A deed did not turn a round in which another weighs more than so many times as much."""

WEIGHTY = 5
"""What an event weighs at least that may turn a game: more than to pass first or to take an own card back."""


def moment_text(table: TableInfo, reviewed: Review, one: ToldMoment, words: LocaleWords) -> str:
    """What was played, what the search prefers, and by how much; in markdown."""
    entry = REGISTRY[table.game]
    notes = one.notes if words.reader == reviewed.seat else of_another(one.notes, words)
    question = Question(entry.game, one.decision, words, notes, ready=one.ready)

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


def of_another(notes: Notes, words: LocaleWords) -> Notes:
    """The same to another reader than the seat: labels that speak to the seat as their attribute `other` has them."""

    def called(label: Message | None) -> Message | None:
        other = f"{label.id}.other" if label else ""
        return replace(label, id=other) if label and words.has(other) else label

    return Notes(tuple([replace(note, label=called(note.label)) for note in notes.lines]))


def stroke_text(
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


def swing_text(
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
    return f"{moved} {told}." if told else f"{moved} {words('bot-review-turn-unclear')}"


def end_text(bot: BaseClient, position: Position, found: Told, words: LocaleWords) -> str:
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
    events = tuple(
        [
            one
            for one in end.events
            if getattr(one, "seat", None) == winner and game.weights.get(type(one), 1) < GRAVE
        ]
    )
    last = weightiest(game, winner, replace(end, events=events), rose=True)
    return _events_text(bot, table, last, words)


def weightiest(game: AnyGame, seat: Seat, one: ToldSwing, *, rose: bool) -> list[Event]:
    """The events of the round that matter most to the seat, in order; `TOLD` at most.

    What it did itself where its chances rose, what others did where they fell; nothing that would wrongly read as the reason:
    what could not turn a game, what is small beside another deed of the round, and what brought the seat points.
    """
    weights = [0 if event.begins_part else game.matters(event, seat) for event in one.events]
    least = max(WEIGHTY, max(weights, default=0) / BESIDE)
    told = []
    for place, event in enumerate(one.events):
        actor = getattr(event, "seat", None)
        is_fitting = actor is not None and (actor == seat) == rose
        helps = not rose and any(to == seat and points > 0 for to, points in game.gained(event))
        if is_fitting and not helps and weights[place] >= least:
            told.append(place)
    most = sorted(told, key=lambda place: (weights[place], place), reverse=True)[:TOLD]
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
