"""Puzzles: a question of a finished game that is worth asking others, and what the search makes of its answers.

A good question has three answers or more, of which the best two or three are close, and the best is better than the next by
more than luck explains. Everything is judged by what the seat could know: trials begin in positions dealt from its own views.
Which answer is best is found in other positions than those whose figures are told, so that these do not flatter it.
"""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Any

from msgspec import Struct

from games.core.codec import encode, plain
from games.core.forms import Decision, One
from games.core.game import Game, Json
from games.core.hindsight import Look, looks, standing
from games.core.look_trials import SURE, mean, side_by_side, standard_error
from games.core.model import Action, Seat
from games.core.record import Record
from games.core.rng import Chance, Rng
from games.core.search import ranked, trials

AnyGame = Game[Any, Any, Any]

LEAST_ANSWERS, MOST_ANSWERS = 3, 12
"""Answers of a question: enough to wonder, and few enough to count who chose what."""

EARLIEST, LATEST = 0.15, 0.85
"""Which part of the game is looked at."""

LOOKED_AT = 12
"""Questions of a game that are looked at."""

THOUGHT, SCREENED, JUDGED = 600, 60, 400
"""Trials of the search for a question, positions for a first look at its best answers, positions for the figures."""

CLOSELY = 3
"""Questions that are judged closely, the most promising first."""

BEST = 4
"""Answers that are looked at first."""

LEAST_LEAD, MOST_LEAD = 0.02, 0.12
"""By how much the best answer is better than the next, as a chance to win: enough to matter, not so much that it is plain."""

THIRD = 0.25
"""How far the third answer is behind at most."""


class Judged(Struct, frozen=True):
    """An answer as the search sees it."""

    action: Json
    chance: float
    """To win, on average of the trials."""
    margin: float
    """Of the difference to the best answer: 95 of 100 such differences lie within it. 0 for the best itself."""


class Puzzle(Struct, frozen=True):
    """A question of a finished game."""

    seat: Seat
    number: int
    """Of the journal's entry before it."""
    round: int
    public: Any
    private: Any
    answers: tuple[Judged, ...]
    """All that the question has, the best first."""
    trials: int
    """Of each answer."""

    @property
    def lead(self) -> float:
        """By how much the best answer is better than the next."""
        return self.answers[0].chance - self.answers[1].chance


def answers_of(decision: Decision) -> tuple[Action, ...]:
    """All answers of a question whose answers are one pick each; none for another question."""
    answers: list[Action] = []
    for offer in decision.offers:
        if not offer.forms:
            answers.append(offer.action())
        elif len(offer.forms) == 1 and isinstance(offer.forms[0], One):
            answers += [offer.action(key) for key in offer.forms[0].keys]
        else:
            return ()
    return tuple(answers)


def best_puzzle(game: AnyGame, record: Record, *, share: float = 1.0) -> Puzzle | None:
    """The most interesting question of the game; None: it has none. The same game always has the same.

    `share`: of the usual number of trials. Raises `BrokenRecordError` or `UnreadableError`.
    """
    positions = standing(game, record)
    asked = [
        (seat, look)
        for seat in range(record.seats)
        for look in _asking(looks(game, positions, seat))
    ]
    chance = Chance(Rng(sha256(encode(("puzzle", record.seed))).digest()))
    kept = [asked.pop(chance.below(len(asked))) for _ in range(min(LOOKED_AT, len(asked)))]
    screened = [_screened(game, look, seat, share) for seat, look in kept]
    promising = sorted(
        [one for one in screened if one.is_promising], key=lambda one: abs(one.lead - 0.06)
    )
    for one in promising[:CLOSELY]:
        puzzle = _judged(game, one, share)
        if puzzle.answers[0].action == plain(one.best) and is_interesting(puzzle):
            return puzzle
    return None


def is_interesting(puzzle: Puzzle) -> bool:
    """Whether the best answer is surely better than the next, and the next ones are close enough to be thought of."""
    best, second, third = puzzle.answers[:3]
    is_sure = puzzle.lead > max(LEAST_LEAD, second.margin)
    return is_sure and puzzle.lead <= MOST_LEAD and best.chance - third.chance <= THIRD


class _Screened(Struct, frozen=True):
    """A first look at a question."""

    seat: Seat
    look: Look
    best: Action
    chances: tuple[float, ...]
    """Of the answers that the search likes best, the highest first."""

    @property
    def lead(self) -> float:
        return self.chances[0] - self.chances[1]

    @property
    def is_promising(self) -> bool:
        """Whether a closer look may find it interesting."""
        return (
            len(self.chances) >= LEAST_ANSWERS
            and LEAST_LEAD / 2 <= self.lead <= MOST_LEAD * 1.25
            and self.chances[0] - self.chances[2] <= THIRD
        )


def _asking(seen: Sequence[Look]) -> Iterator[Look]:
    """The seat's questions in the middle of the game that have a few answers of one pick each."""
    last = seen[-1].number
    for look in seen:
        if look.own is None or not look.own.required or look.action is None:
            continue
        number = len(answers_of(look.own))
        is_middle = EARLIEST * last <= look.number <= LATEST * last
        if is_middle and LEAST_ANSWERS <= number <= MOST_ANSWERS:
            yield look


def _screened(game: AnyGame, look: Look, seat: Seat, share: float) -> _Screened:
    """What the search likes best there, and how these compare."""
    assert look.own is not None
    seed = Rng(sha256(encode(("puzzle-rank", look.public, look.private))).digest())
    thought = trials(round(THOUGHT * share))
    order = ranked(game, look.public, look.private, look.own, seed, thought)[:BEST]
    number = max(2, round(SCREENED * share))
    ends = side_by_side(game, look, seat, order, "puzzle-screen", number)
    chances = tuple(map(mean, ends))
    best = order[chances.index(max(chances))]
    return _Screened(seat, look, best, tuple(sorted(chances, reverse=True)))


def _judged(game: AnyGame, screened: _Screened, share: float) -> Puzzle:
    """All answers in the same new positions."""
    look, seat = screened.look, screened.seat
    assert look.own is not None
    answers = answers_of(look.own)
    number = max(2, round(JUDGED * share))
    ends = side_by_side(game, look, seat, answers, "puzzle-judge", number)
    best = max(ends, key=mean)
    judged = [
        Judged(plain(action), mean(own), _margin(best, own))
        for action, own in zip(answers, ends, strict=True)
    ]
    order = tuple(sorted(judged, key=lambda one: -one.chance))
    return Puzzle(seat, look.number, look.round, look.public, look.private, order, number)


def _margin(best: Sequence[float], own: Sequence[float]) -> float:
    """Of the difference of two answers that were tried in the same positions."""
    return SURE * standard_error([more - less for more, less in zip(best, own, strict=True)])
