"""What is told of a review: the most of what stands out, in order of time."""

from collections.abc import Iterable

from msgspec import Struct

from games.core.review import Compared, Review, Stroke, Swing

WORTH = 0.04
"""A difference that is worth telling, as a chance to win; alone at a table that share of the points."""

MOST_TOLD, MOST_MISTAKES, MOST_STROKES, MOST_SWINGS, MOST_STRONG = 5, 3, 2, 2, 2
"""How much is told in all, and of each sort before the others have had their room."""

EXPLAINED = 0.5
"""A round of which answers and luck make up so much is not told as well."""

LEAST_TOLD = 3
"""So much is told if there is so much: of rounds more than usual where little else is."""


class Found(Struct, frozen=True):
    """What is told of a review, each sort in order of time."""

    moments: tuple[Compared, ...] = ()
    strokes: tuple[Stroke, ...] = ()
    swings: tuple[Swing, ...] = ()


def found(review: Review) -> Found:
    """The most of what stands out: mistakes, luck, rounds that turned the game for other reasons, and strong answers.

    A difference within its margin is none, nor is one that is within it in the figures that are told.
    """

    def is_told(before: float, after: float, margin: float) -> bool:
        told = abs(review.figure(after) - review.figure(before))
        is_large = abs(after - before) > max(margin, WORTH * review.scale)
        return is_large and told > review.doubt(margin)

    turns = set[int]()
    bad: list[Compared] = []
    good: list[Compared] = []
    for one in sorted(review.compared, key=lambda one: (one.lead > 0, -abs(one.lead))):
        if is_told(one.other_chance, one.chance, one.margin) and one.turn not in turns:
            turns.add(one.turn)
            (bad if one.lead < 0 else good).append(one)
    luck = [one for one in review.strokes if is_told(one.before, one.after, one.margin)]
    luck = sorted(luck, key=lambda one: -abs(one.change))[:MOST_STROKES]
    reasons = [
        *[(one.round, one.lead) for one in (*bad[:MOST_MISTAKES], *good[:MOST_STRONG])],
        *[(one.round, one.change) for one in luck],
    ]
    turned = [
        one
        for one in review.swings
        if is_told(one.before, one.after, one.margin) and not _is_explained(one, reasons)
    ]
    answers = [*bad[:MOST_MISTAKES], *good[:MOST_STRONG], *bad[MOST_MISTAKES:]]
    room = MOST_TOLD - min(len(bad), MOST_MISTAKES) - len(luck)
    usual = max(MOST_SWINGS, LEAST_TOLD - len(answers) - len(luck))
    turned = sorted(turned, key=lambda one: -abs(one.change))[: min(usual, room)]
    answers = answers[: MOST_TOLD - len(luck) - len(turned)]
    return Found(
        tuple(sorted(answers, key=lambda one: one.number)),
        tuple(sorted(luck, key=lambda one: one.number)),
        tuple(sorted(turned, key=lambda one: one.number)),
    )


def _is_explained(swing: Swing, reasons: Iterable[tuple[int, float]]) -> bool:
    """Whether what is told of answers and luck in these rounds, each with what it brought, makes up for most of it."""
    share = sum([brought for at, brought in reasons if swing.first <= at <= swing.round])
    return share / swing.change >= EXPLAINED
