"""Review: how a finished game turned, for one seat, judged by what that seat could know at the time.

A look at the game is answered by trials in positions dealt from the seat's own views (`hindsight.Look`). Three questions are
asked: how likely each seat was to win after every round (the line), which of the seat's own answers fell behind what the
search prefers (moments), and what chance did to the line (strokes of luck). The work is a list of small parts, each with its
share of the budget and with chance made of the views alone: a review that was interrupted goes on where it stopped, and says
the same on every machine. Of a very long game as many answers are looked at as the budget allows, those first in whose rounds
the line moved most.
"""

from collections.abc import Iterable, Sequence
from hashlib import sha256
from math import hypot

from msgspec import Struct
from msgspec.structs import replace

from games.core.codec import codec, encode, plain
from games.core.forms import count
from games.core.game import Json
from games.core.hindsight import Look
from games.core.look_trials import (
    DEALT,
    FAR,
    NEAR,
    SURE,
    AnyGame,
    Chances,
    LookTrials,
    mean,
    means,
    standard_error,
)
from games.core.model import Action, Seat
from games.core.rng import Rng
from games.core.search import SEEN, ranked, trials

EDITION = 2
"""Reviews of another edition are made anew."""

POINTS = 40
"""Positions of the line at most."""

LINE, SCREEN, SIFT, COMPARE, LUCK = 0.18, 0.22, 0.12, 0.38, 0.1
"""Shares of the budget."""

SIFTED, COMPARED = (12, 6), (6, 3)
"""Answers that look like mistakes, and answers that look strong: how many are looked at once more, and how many closely."""

STROKES = 6
"""Draws that are looked at closely."""

LEAST_CHOICES = 3
"""Answers among which one must have been found to be praised."""

NEXT = 3
"""Answers of which one may turn out to be the next best."""

LEAST_PAIRS = 4

LEAST_TRIALS = 8
"""Trials in which the search looks for what it prefers, at least."""

SCREENED = LEAST_TRIALS * NEAR + SEEN + LEAST_PAIRS * (DEALT + 2 * NEAR)
"""Actions of a first look at an answer, at least: the search, with a look at its candidates, and the pairs of trials."""

DOUBTED, DRAWN = LEAST_PAIRS * (DEALT + 2 * FAR), 2 * LEAST_PAIRS * (DEALT + FAR)
"""Actions of a closer look at an answer, and of one at a draw, at least."""

OF_ROUND = 2
"""Draws of one round that are looked at."""

WORTH = 0.04
"""A difference that is worth telling, as a chance to win; alone at a table that share of the points."""

MOST_MOMENTS, USUAL_MOMENTS, MOST_STROKES = 5, 3, 2


class Point(Struct, frozen=True):
    """The line after a round."""

    number: int
    """Of the journal's entry."""
    round: int
    chances: Chances


class Screened(Struct, frozen=True):
    """What a first look at one of the seat's answers found."""

    look: int
    """Which of the looks."""

    others: tuple[Json, ...]
    """What the search prefers; where that is the answer itself, the next best ones. Empty: there is nothing to compare."""
    is_best: bool
    """Whether the answer is what the search prefers."""
    lead: float
    """By how much the answer seems better than the first of the others, below 0 for worse."""
    choices: int
    """How many answers were tried."""


class Compared(Struct, frozen=True):
    """An answer beside another one, in the same positions with the same luck."""

    before: int
    """Of the journal's entry before the answer."""
    number: int
    """Of the journal's entry that is the answer."""
    round: int
    turn: int
    """Answers of one turn have the same number: nobody else did anything between them."""
    played: Json
    other: Json
    chance: float
    """With what was played, or with all that the seat did in that turn if that made it better."""
    other_chance: float
    margin: float
    """Of the difference."""
    pairs: int

    @property
    def lead(self) -> float:
        """By how much the answer is better."""
        return self.chance - self.other_chance


class Stroke(Struct, frozen=True):
    """What a draw or roll did to the line."""

    number: int
    """Of the journal's entry."""
    round: int
    before: float
    after: float
    margin: float
    trials: int

    @property
    def change(self) -> float:
        """What it brought; below 0 what it cost."""
        return self.after - self.before


class Review(Struct, frozen=True):
    """What is known so far: each tuple grows until its part of the work is done."""

    seat: Seat
    edition: int = EDITION
    line: tuple[Point, ...] = ()
    screened: tuple[Screened, ...] = ()
    sifted: tuple[Screened, ...] = ()
    """The doubtful ones after a second look."""
    compared: tuple[Compared, ...] = ()
    strokes: tuple[Stroke, ...] = ()
    is_done: bool = False

    @property
    def is_alone(self) -> bool:
        """Whether nobody else is at the table: chances are points then."""
        return len(self.line[0].chances) == 1


class Reviewer:
    """Reviews one game for one seat."""

    def __init__(self, game: AnyGame, seen: Sequence[Look], seat: Seat, actions: int) -> None:
        """`actions`: how many may be played in trials."""
        self._game = game
        self._seen = seen
        self._seat = seat
        self._actions = actions
        self._turns = _thinned([at for at, one in enumerate(seen) if one.is_end_of_round or not at])
        self._asked = [at for at, one in enumerate(seen) if _is_choice(one)]
        [most] = self._afforded(SCREEN, SCREENED, (len(self._asked),))
        self._most = min(most, len(self._asked))

    def begun(self) -> Review:
        """Nothing done yet."""
        return Review(self._seat)

    def done(self, review: Review) -> float:
        """The share of the work that is done."""
        if review.is_done:
            return 1.0
        shares = (
            (LINE, len(review.line), len(self._turns)),
            (SCREEN, len(review.screened), self._most),
            (SIFT, len(review.sifted), sum(SIFTED)),
            (COMPARE, len(review.compared), sum(COMPARED)),
            (LUCK, len(review.strokes), STROKES),
        )
        return sum([share * min(1.0, done / max(1, all_)) for share, done, all_ in shares])

    def advanced(self, review: Review, parts: int) -> Review:
        """The review after so many more parts of the work."""
        for _ in range(parts):
            if review.is_done:
                break
            review = self._next(review)
        return review

    def _next(self, review: Review) -> Review:
        """One part more."""
        if (done := len(review.line)) < len(self._turns):
            budget = self._share(LINE, len(self._turns))
            return replace(review, line=(*review.line, self._point(self._turns[done], budget)))
        if (done := len(review.screened)) < self._most:
            budget = self._share(SCREEN, self._most)
            found = self._screened(self._in_question(review)[done], budget)
            return replace(review, screened=(*review.screened, found))
        doubtful = _doubts(review.screened, *self._afforded(SIFT, DOUBTED, SIFTED))
        if (done := len(review.sifted)) < len(doubtful):
            budget = self._share(SIFT, len(doubtful))
            return replace(review, sifted=(*review.sifted, self._sifted(doubtful[done], budget)))
        doubtful = _doubts(review.sifted, *self._afforded(COMPARE, DOUBTED, COMPARED))
        if (done := len(review.compared)) < len(doubtful):
            budget = self._share(COMPARE, len(doubtful))
            compared = self._compared(doubtful[done], budget)
            return replace(review, compared=(*review.compared, compared))
        drawn = self._drawn(review)
        if (done := len(review.strokes)) < len(drawn):
            stroke = self._stroke(drawn[done], self._share(LUCK, len(drawn)))
            return replace(review, strokes=(*review.strokes, stroke))
        return replace(review, is_done=True)

    def _afforded(self, share: float, cost: int, most: tuple[int, ...]) -> tuple[int, ...]:
        """So many of each sort at most, fewer where that share of the budget does not pay for all."""
        paid = int(self._actions * share) // cost
        return tuple([max(1, min(one, one * paid // max(1, sum(most)))) for one in most])

    def _share(self, share: float, parts: int) -> int:
        """The actions of one of so many parts that have that share of the budget."""
        return int(self._actions * share / max(1, parts))

    def _point(self, at: int, budget: int) -> Point:
        """The line at that look."""
        look, field = self._seen[at], self._trials(at, "line")
        if self._game.is_over(field.dealt()):
            return Point(look.number, look.round, field.ended())
        found = [field.tried(None) for _ in field.budgeted(budget)]
        return Point(look.number, look.round, means(found))

    def _in_question(self, review: Review) -> list[int]:
        """The seat's answers that are looked at, in order; `review` has its line."""
        if self._most == len(self._asked):
            return self._asked
        moved = self._moved(review)
        order = sorted(self._asked, key=lambda at: -moved.get(self._seen[at].round, 0.0))
        return sorted(order[: self._most])

    def _moved(self, review: Review) -> dict[int, float]:
        """By how much the seat's line moved in each round."""
        return {
            later.round: abs(later.chances[self._seat] - earlier.chances[self._seat])
            for earlier, later in zip(review.line, review.line[1:], strict=False)
        }

    def _trials(self, at: int, about: str) -> LookTrials:
        """Trials of that look, for a question about it."""
        return LookTrials(self._game, self._seen[at], self._seat, about)

    def _screened(self, at: int, budget: int) -> Screened:
        """The first look at an answer: what the search prefers, and roughly by how much."""
        look, field = self._seen[at], self._trials(at, "screen")
        assert look.own is not None
        assert look.action is not None
        number = max(LEAST_TRIALS, int(budget * 0.6) // NEAR)
        seed = Rng(sha256(encode(("rank", look.public, look.private))).digest())
        order = ranked(self._game, look.public, look.private, look.own, seed, trials(number))
        is_best = order[0] == look.action
        done = self._done_later(at)
        others = [one for one in order if one != look.action][: None if is_best else 1]
        others = [one for one in others if one not in done][:NEXT]
        if not others:
            return Screened(at, (), is_best, 0.0, len(order))
        gains = []
        for _ in field.budgeted(budget - number * NEAR - SEEN, LEAST_PAIRS):
            one, two = field.each((look.action, others[0]), NEAR)
            gains.append(one[self._seat] - two[self._seat])
        return Screened(at, tuple(map(plain, others)), is_best, mean(gains), len(order))

    def _done_later(self, at: int) -> list[Action]:
        """What the seat answered to the same question later in the round: something else first was no choice against it."""
        here, found = self._seen[at], []
        for look in self._seen[at + 1 :]:
            if look.round != here.round:
                break
            if look.action is not None and _prompt(look) == _prompt(here):
                found.append(look.action)
        return found

    def _sifted(self, doubt: Screened, budget: int) -> Screened:
        """A second look, further ahead and with a luck of its own: what looked worst at first is often bad luck, and the next
        best is often another one.
        """
        look, field = self._seen[doubt.look], self._trials(doubt.look, "sift")
        assert look.action is not None
        tried = (look.action, *[codec(self._game).action(encode(one)) for one in doubt.others])
        ends = [
            [end[self._seat] for end in field.each(tried)]
            for _ in field.budgeted(budget, LEAST_PAIRS)
        ]
        own, *means = [mean(values) for values in zip(*ends, strict=True)]
        best = max(range(len(means)), key=means.__getitem__)
        return replace(doubt, others=(doubt.others[best],), lead=own - means[best])

    def _compared(self, doubt: Screened, budget: int) -> Compared:
        """The answer beside the other one, closely.

        Trials play an answer on as anybody might; where the seat itself played it on better in that turn, that counts.
        """
        at = doubt.look
        look, field = self._seen[at], self._trials(at, "compare")
        assert look.action is not None
        [preferred] = doubt.others
        other = codec(self._game).action(encode(preferred))
        own, others = [], []
        end = self._end_of_turn(at)
        share = budget if end == at + 1 else budget * 2 // 3
        for _ in field.budgeted(share, LEAST_PAIRS):
            one, two = field.each((look.action, other))
            own.append(one[self._seat])
            others.append(two[self._seat])
        chance = mean(own)
        error = standard_error([one - two for one, two in zip(own, others, strict=True)])
        if end > at + 1:
            later = self._chances(end, "later", budget - share)
            if mean(later) > chance:
                chance, error = mean(later), hypot(standard_error(later), standard_error(others))
        return Compared(
            look.number,
            self._seen[at + 1].number,
            look.round,
            sum([one.actor != self._seat for one in self._seen[:at]]),
            plain(look.action),
            preferred,
            chance,
            mean(others),
            SURE * error,
            len(own),
        )

    def _end_of_turn(self, at: int) -> int:
        """The last look before somebody else or chance had a part in what happened, at least the one after the answer."""
        end = at + 1
        if not self._seen[at].is_drawn:
            while self._seen[end].actor == self._seat and not self._seen[end].is_drawn:
                end += 1
        return end

    def _chances(self, at: int, about: str, budget: int) -> list[float]:
        """How likely the seat is to win from that look on, by trials; certain where the game is over."""
        field = self._trials(at, about)
        if self._game.is_over(field.dealt()):
            return [field.ended()[self._seat]] * 2
        return [field.tried(None)[self._seat] for _ in field.budgeted(budget, LEAST_PAIRS)]

    def _drawn(self, review: Review) -> list[int]:
        """The draws that may have moved the line: those of the rounds in which it moved most."""
        moved = self._moved(review)
        [most] = self._afforded(LUCK, DRAWN, (STROKES,))
        drawn: list[int] = []
        for at in sorted(
            [at for at, look in enumerate(self._seen) if look.is_drawn and _is_known(look)],
            key=lambda at: -moved.get(self._seen[at].round, 0.0),
        ):
            same = [one for one in drawn if self._seen[one].round == self._seen[at].round]
            if len(same) < OF_ROUND and len(drawn) < most:
                drawn.append(at)
        return sorted(drawn)

    def _stroke(self, at: int, budget: int) -> Stroke:
        """What the draw of that step did: the line after it, beside what the same answer brings on average."""
        look, after = self._seen[at], self._seen[at + 1]
        then = self._trials(at, "before")
        before = [
            end[self._seat]
            for end in [then.answered() for _ in then.budgeted(budget // 2, LEAST_PAIRS)]
            if end
        ]
        later = self._chances(at + 1, "after", budget // 2)
        if not before:
            return Stroke(after.number, look.round, 0.0, 0.0, 0.0, 0)
        margin = SURE * hypot(standard_error(before), standard_error(later))
        number = min(len(before), len(later))
        return Stroke(after.number, look.round, mean(before), mean(later), margin, number)


def _doubts(found: Iterable[Screened], bad: int, good: int) -> list[Screened]:
    """What is worth a closer look: so many answers that seem worst, and so many that seem most ahead of the next best.

    Nobody is praised for not having passed, or for anything else that has no parts.
    """
    told = [one for one in found if one.others]
    worst = sorted([one for one in told if not one.is_best and one.lead < 0], key=_lead)[:bad]
    strong = [
        one
        for one in told
        if one.is_best and one.lead > 0 and one.choices >= LEAST_CHOICES and len(one.others[0]) > 1
    ]
    return [*worst, *sorted(strong, key=_lead, reverse=True)[:good]]


def _lead(found: Screened) -> float:
    """By how much the answer seems better than the other."""
    return found.lead


def moments(review: Review) -> tuple[Compared, ...]:
    """What is told of the seat's answers, in order of time: its mistakes, and where they are few its strongest answers.

    A difference within its margin is no mistake.
    """
    scale = _scale(review)
    told = [one for one in review.compared if abs(one.lead) > max(one.margin, WORTH * scale)]
    chosen: list[Compared] = []
    worst = sorted([one for one in told if one.lead < 0], key=lambda one: one.lead)
    best = sorted([one for one in told if one.lead > 0], key=lambda one: -one.lead)
    for one in [*worst, *best]:
        is_enough = len(chosen) >= (MOST_MOMENTS if one.lead < 0 else USUAL_MOMENTS)
        if not is_enough and one.turn not in {other.turn for other in chosen}:
            chosen.append(one)
    return tuple(sorted(chosen, key=lambda one: one.number))


def strokes(review: Review) -> tuple[Stroke, ...]:
    """The draws and rolls that moved the line by more than their margin, in order of time."""
    scale = _scale(review)
    told = [one for one in review.strokes if abs(one.change) > max(one.margin, WORTH * scale)]
    most = sorted(told, key=lambda one: -abs(one.change))[:MOST_STROKES]
    return tuple(sorted(most, key=lambda one: one.number))


def _scale(review: Review) -> float:
    """What the chances are shares of: 1, or alone at a table the points at the end."""
    return max(1.0, abs(review.line[-1].chances[0])) if review.is_alone else 1.0


def _is_known(look: Look) -> bool:
    """Whether the seat knows exactly what was done: by itself, or an answer that has no parts, such as a roll."""
    return look.action is not None or (look.kind is not None and not look.kind.__struct_fields__)


def _prompt(look: Look) -> str:
    """What the seat is asked there."""
    return "" if look.own is None else look.own.prompt.id


def _is_choice(look: Look) -> bool:
    """Whether the player chose there."""
    return (
        look.own is not None
        and look.action is not None
        and look.is_person
        and look.own.required
        and count(look.own) > 1
    )


def _thinned(places: list[int]) -> list[int]:
    """`POINTS` of them at most, evenly chosen, the first and the last among them."""
    if len(places) <= POINTS:
        return places
    return [places[round(at * (len(places) - 1) / (POINTS - 1))] for at in range(POINTS)]
