"""The work of a review: how a finished game turned for one seat, found out by trials.

A look at the game is answered by trials in positions dealt from the seat's own views (`hindsight.Look`). Three questions are
asked: how likely each seat was to win after every round (the line), which of the seat's own answers fell behind what the
search prefers (moments), and what chance did to the line (strokes of luck). The work is a list of small parts, each with its
share of the budget and with chance made of the views alone: a review that was interrupted goes on where it stopped, and says
the same on every machine. Of a very long game as many answers are looked at as the budget allows, those first in whose rounds
the line moved most.
"""

from collections.abc import Iterable, Sequence
from hashlib import sha256
from math import hypot, sqrt

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
    Branch,
    LookTrials,
    mean,
    means,
    standard_error,
)
from games.core.model import Action, Seat
from games.core.review import Compared, Point, Review, Screened, Stroke, Swing
from games.core.review_findings import WORTH
from games.core.rng import Rng
from games.core.search import SEEN, ranked, trials

POINTS = 40
"""Positions of the line at most."""

LINE, SCREEN, SIFT, COMPARE, GLIMPSE, LUCK, SWING = 0.14, 0.18, 0.14, 0.3, 0.04, 0.1, 0.1
"""Shares of the budget. What luck does not need is spent on comparing."""

SIFTED = (10, 5)
"""Answers that look like mistakes, and answers that look strong: how many are looked at once more at most."""

COMPARED, STROKES = (6, 4), 4
"""How many of each are compared closely at most, and how many draws."""

DOUBTS_FIRST = 0.65
"""The share of what is spent on comparing that goes to mistakes first."""

GLIMPSED = 18
"""Draws that are looked at roughly."""

USUAL_LEAD = 0.08
"""How far answers that look doubtful are usually apart: what a few trials say is believed the less, the surer luck explains
more than that.
"""

SPARE = 1.6
"""How much more is spent on a difference than would do if it were as large as it seems."""

LEAST_CHOICES = 3
"""Answers among which one must have been found to be praised."""

NEXT = 3
"""Answers of which one may turn out to be the next best."""

LEAST_PAIRS = 4

LEAST_TRIALS = 8
"""Trials in which the search looks for what it prefers, at least."""

SCREENED = LEAST_TRIALS * NEAR + SEEN + LEAST_PAIRS * (DEALT + 2 * NEAR)
"""Actions of a first look at an answer, at least: the search, with a look at its candidates, and the pairs of trials."""

DOUBTED = LEAST_PAIRS * (DEALT + 2 * FAR)
"""Actions of a second look at an answer, at least."""

DRAWN = 2 * LEAST_PAIRS * (DEALT + NEAR)
"""Actions of a rough look at a draw, at least."""

OF_ROUND = 4
"""Draws of one round that are looked at."""

SWINGS = 4
"""Rounds that are looked at as a whole."""

SPANS = (1.0, 0.8, 0.65)
"""How much a move of the line counts that took one round, two or three."""


class Reviewer:
    """Reviews one game for one seat."""

    def __init__(self, game: AnyGame, seen: Sequence[Look], seat: Seat, actions: int) -> None:
        """`actions`: how many may be played in trials."""
        self._game = game
        self._seen = seen
        self._seat = seat
        self._actions = actions
        self._turns = _thinned(_ends_of_rounds(seen))
        self._strokes = _strokes(game, seen)
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
            (GLIMPSE, len(review.glimpsed), GLIMPSED),
            (LUCK, len(review.strokes), STROKES),
            (SWING, len(review.swings), SWINGS),
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
            point = self._point(*self._turns[done], budget)
            return replace(review, line=(*review.line, point))
        if (done := len(review.screened)) < self._most:
            budget = self._share(SCREEN, self._most)
            found = self._screened(self._in_question(review)[done], budget)
            return replace(review, screened=(*review.screened, found))
        doubtful = _doubts(review.screened, *self._afforded(SIFT, DOUBTED, SIFTED))
        if (done := len(review.sifted)) < len(doubtful):
            budget = self._share(SIFT, len(doubtful))
            return replace(review, sifted=(*review.sifted, self._sifted(doubtful[done], budget)))
        plan = self._plan(review)
        if (done := len(review.compared)) < len(plan):
            return replace(review, compared=(*review.compared, self._compared(*plan[done])))
        drawn = self._drawn(review)
        if (done := len(review.glimpsed)) < len(drawn):
            stroke = self._stroke(drawn[done], self._share(GLIMPSE, len(drawn)), "glimpse", NEAR)
            return replace(review, glimpsed=(*review.glimpsed, stroke))
        looked = self._looked_at(review, drawn)
        if (done := len(review.strokes)) < len(looked):
            stroke = self._stroke(*looked[done], "luck", FAR)
            return replace(review, strokes=(*review.strokes, stroke))
        swung = self._swung(review)
        if (done := len(review.swings)) < len(swung):
            swing = self._swing(*swung[done], self._share(SWING, len(swung)))
            return replace(review, swings=(*review.swings, swing))
        return replace(review, is_done=True)

    def _afforded(self, share: float, cost: int, most: tuple[int, ...]) -> tuple[int, ...]:
        """So many of each sort at most, fewer where that share of the budget does not pay for all."""
        paid = int(self._actions * share) // cost
        return tuple([max(1, min(one, one * paid // max(1, sum(most)))) for one in most])

    def _share(self, share: float, parts: int) -> int:
        """The actions of one of so many parts that have that share of the budget."""
        return int(self._actions * share / max(1, parts))

    def _point(self, at: int, number: int, budget: int) -> Point:
        """The line at that look, with which the round of that number is over."""
        look, field = self._seen[at], self._trials(at, "line")
        if self._game.is_over(field.dealt()):
            return Point(look.number, number, field.ended())
        found = [field.tried(()) for _ in field.budgeted(budget)]
        return Point(look.number, number, means(found))

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
            one, two = field.each(((look.action,), (others[0],)), NEAR)
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
        field, owns = self._trials(doubt.look, "sift"), self._own(doubt)
        tried = [*owns, *[self._read(one) for one in doubt.others]]
        ends = [
            [end[self._seat] for end in field.each(tried)]
            for _ in field.budgeted(budget, LEAST_PAIRS)
        ]
        columns = list(zip(*ends, strict=True))
        own = _best(columns[: len(owns)])
        other = _best(columns[len(owns) :])
        gains = [end[own] - end[len(owns) + other] for end in ends]
        return replace(
            doubt,
            others=(doubt.others[other],),
            lead=mean(gains),
            is_turn=own > 0,
            spread=standard_error(gains) * sqrt(len(gains)),
            pairs=len(gains),
            cost=DEALT + 2 * (field.played - DEALT * len(gains)) / (len(gains) * len(tried)),
        )

    def _own(self, doubt: Screened) -> list[Branch]:
        """What the seat did: the answer, which trials play on as anybody might; and what seems a mistake also as the seat
        itself played it on to the end of its turn.
        """
        at = doubt.look
        turn = [look.action for look in self._seen[at : self._end_of_turn(at)]]
        done = tuple([one for one in turn if one is not None])
        return [done[:1]] if doubt.is_best or len(done) == 1 else [done[:1], done]

    def _read(self, stored: Json) -> Branch:
        """An answer as it is stored."""
        return (codec(self._game).action(encode(stored)),)

    def _plan(self, review: Review) -> list[tuple[Screened, int]]:
        """The answers that are compared closely, one of a turn, and on how many actions.

        Each has what it takes to tell its difference from luck if that is as large as it seems; the cheapest come first.
        """
        scale, turns = review.scale, set[int]()
        is_calm = not self._strokes
        left = int(self._actions * (COMPARE + (GLIMPSE + LUCK if is_calm else 0.0)))
        told = [(*_price(one.lead, one, scale), one) for one in review.sifted]
        hopeful = [one for one in told if one[0] >= WORTH / 2] or told
        plan: list[tuple[Screened, int]] = []
        for is_best, share, most in (
            (False, DOUBTS_FIRST, COMPARED[0]),
            (True, 1.0, COMPARED[1]),
        ):
            paid, number = int(left * share), 0
            some = [one for one in hopeful if one[2].is_best == is_best]
            for _, price, one in sorted(some, key=lambda told: told[1]):
                turn = self._turn(one.look)
                if number < most and turn not in turns and paid > one.cost * LEAST_PAIRS:
                    spent = min(paid, price)
                    plan.append((one, spent))
                    turns.add(turn)
                    paid, left, number = paid - spent, left - spent, number + 1
        planned = sum([spent for _, spent in plan])
        return [(one, spent + left * spent // max(1, planned)) for one, spent in plan]

    def _turn(self, at: int) -> int:
        """Looks of one turn have the same number: nobody else did anything between them."""
        return sum([one.actor != self._seat for one in self._seen[:at]])

    def _compared(self, doubt: Screened, budget: int) -> Compared:
        """The answer beside the other one, closely, with new luck."""
        at = doubt.look
        look, field = self._seen[at], self._trials(at, "compare")
        [preferred] = doubt.others
        branches = (self._own(doubt)[doubt.is_turn], self._read(preferred))
        own, others = [], []
        for _ in field.budgeted(budget, LEAST_PAIRS):
            one, two = field.each(branches)
            own.append(one[self._seat])
            others.append(two[self._seat])
        return Compared(
            look.number,
            self._seen[at + 1].number,
            look.round,
            self._turn(at),
            plain(look.action),
            preferred,
            mean(own),
            mean(others),
            SURE * standard_error([one - two for one, two in zip(own, others, strict=True)]),
            len(own),
        )

    def _end_of_turn(self, at: int) -> int:
        """The last look before somebody else or chance had a part in what happened, at least the one after the answer."""
        end = at + 1
        if not self._seen[at].is_drawn:
            while self._seen[end].actor == self._seat and not self._seen[end].is_drawn:
                end += 1
        return end

    def _chances(self, field: LookTrials, budget: int, far: int) -> list[float]:
        """How likely the seat is to win from there on, by trials; certain where the game is over."""
        if self._game.is_over(field.dealt()):
            return [field.ended()[self._seat]] * 2
        return [field.tried((), far)[self._seat] for _ in field.budgeted(budget, LEAST_PAIRS)]

    def _drawn(self, review: Review) -> list[int]:
        """The draws that may have moved the line: those of the rounds in which it moved most."""
        moved = self._moved(review)
        [most] = self._afforded(GLIMPSE, DRAWN, (GLIMPSED,))
        drawn: list[int] = []
        for at in sorted(
            self._strokes,
            key=lambda at: -moved.get(self._seen[at].round, 0.0),
        ):
            same = [one for one in drawn if self._seen[one].round == self._seen[at].round]
            if len(same) < OF_ROUND and len(drawn) < most:
                drawn.append(at)
        return sorted(drawn)

    def _looked_at(self, review: Review, drawn: Sequence[int]) -> list[tuple[int, int]]:
        """The draws that are looked at closely, as in `_plan`, and on how many actions."""
        scale, left = review.scale, int(self._actions * LUCK)
        told = [
            (*_price(seen.change, _as_screened(at, seen), scale), at)
            for at, seen in zip(drawn, review.glimpsed, strict=False)
            if seen.trials
        ]
        hopeful = [one for one in told if one[0] >= WORTH / 2]
        plan = []
        for _, price, at in sorted(hopeful, key=lambda told: told[1])[:STROKES]:
            if left > DRAWN:
                plan.append((at, min(left, price)))
                left -= plan[-1][1]
        planned = sum([spent for _, spent in plan])
        return [(at, spent + left * spent // max(1, planned)) for at, spent in plan]

    def _stroke(self, at: int, budget: int, about: str, far: int) -> Stroke:
        """What the draw of that step did: the line after it, beside what the same answer brings on average."""
        look, after = self._seen[at], self._seen[at + 1]
        then = self._trials(at, f"{about} before")
        before = [
            end[self._seat]
            for end in [then.answered(far) for _ in then.budgeted(budget // 2, LEAST_PAIRS)]
            if end
        ]
        if not before:
            return Stroke(after.number, look.round, 0.0, 0.0, 0.0, 0)
        later = self._chances(self._trials(at + 1, f"{about} after"), budget // 2, far)
        margin = SURE * hypot(standard_error(before), standard_error(later))
        number = min(len(before), len(later))
        return Stroke(after.number, look.round, mean(before), mean(later), margin, number)

    def _swung(self, review: Review) -> list[tuple[int, int]]:
        """The first and the last point of the rounds in which the line moved most, a few in a row where it took so long.

        Not of the end, which tells who won.
        """
        chances = [point.chances[self._seat] for point in review.line]
        last = len(self._turns) - 1
        spans = [
            (weight * abs(chances[at + long] - chances[at]), at, at + long)
            for long, weight in enumerate(SPANS, start=1)
            for at in range(last - long)
        ]
        chosen: list[tuple[int, int]] = []
        for _, begin, end in sorted(spans, key=lambda span: (-span[0], span[1:])):
            is_apart = all(end <= other or begin >= beyond for other, beyond in chosen)
            if is_apart and len(chosen) < SWINGS:
                chosen.append((begin, end))
        return chosen

    def _swing(self, begin: int, end: int, budget: int) -> Swing:
        """What happened between these points of the line, with new luck."""
        (first, round_before), (last, number) = self._turns[begin], self._turns[end]
        before = self._chances(self._trials(first, "swing"), budget // 2, FAR)
        after = self._chances(self._trials(last, "swing"), budget // 2, FAR)
        margin = SURE * hypot(standard_error(before), standard_error(after))
        trials = min(len(before), len(after))
        return Swing(
            number=self._seen[last].number,
            round=number,
            before=mean(before),
            after=mean(after),
            margin=margin,
            trials=trials,
            begin=self._seen[first].number,
            first=round_before + (begin > 0),
        )


def _best(columns: Sequence[Sequence[float]]) -> int:
    """Which of them is the largest on average; the first of equals."""
    return max(range(len(columns)), key=lambda at: mean(columns[at]))


def _price(lead: float, found: Screened, scale: float) -> tuple[float, int]:
    """How large the difference probably is, as a share of the scale, and how many actions would tell it from luck."""
    usual = USUAL_LEAD * scale
    trust = usual**2 / (usual**2 + found.spread**2 / found.pairs)
    likely = max(abs(lead) * trust, scale / 1000)
    pairs = max(2 * LEAST_PAIRS, SPARE * (SURE * found.spread / likely) ** 2)
    return likely / scale, int(pairs * found.cost)


def _as_screened(at: int, seen: Stroke) -> Screened:
    """A draw as what it costs to look at it closely: two trials a time, with a luck of their own."""
    spread = seen.margin / SURE * sqrt(seen.trials)
    return Screened(at, (), False, seen.change, 0, False, spread, seen.trials, 2 * (DEALT + FAR))


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


def _strokes(game: AnyGame, seen: Sequence[Look]) -> list[int]:
    """Where it can be said what chance did: not with the end of a game with secrets, which tells what nobody knew before."""
    has_secrets = "secrets" in game.state_type.__struct_fields__
    looked = seen[:-2] if has_secrets else seen
    return [at for at, look in enumerate(looked) if look.is_drawn and _is_known(look)]


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


def _ends_of_rounds(seen: Sequence[Look]) -> list[tuple[int, int]]:
    """The opening, and for each round the look that knows all that was done in it, with its number.

    That is the look after its last answer, which begins another round, or before it where chance has a part in that step.
    """
    ends = [(0, seen[0].round)]
    for at, look in enumerate(seen):
        if look.is_end_of_round:
            is_begun = not look.is_drawn and at + 2 < len(seen)
            ends.append((at + is_begun, look.round))
    return [one for place, one in enumerate(ends) if not place or one[0] > ends[place - 1][0]]


def _thinned(places: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """`POINTS` of them at most, evenly chosen, the first and the last among them."""
    if len(places) <= POINTS:
        return places
    return [places[round(at * (len(places) - 1) / (POINTS - 1))] for at in range(POINTS)]
