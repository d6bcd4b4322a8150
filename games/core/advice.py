"""Advice: what a robot would do in a seat, and what it finds when it holds that against the next best.

Where the next best turns out to be clearly better it has changed its mind: it had less time for the choice. It knows what the
seat knows: positions are dealt from the seat's views alone. Its figures are counts of trials, nothing else.
"""

from math import sqrt
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from games.core.forms import Decision
from games.core.game import Game
from games.core.model import Action, Seat
from games.core.opportunity import invitation
from games.core.reasons import Counts, Reason, argued, borne_out, measured
from games.core.rng import SEED_BYTES, Chance, Rng
from games.core.search import DOUBT, Budget, ranked, weighed
from games.core.trials import ended, luck

LEAST = 8
"""Pairs of trials that are made in any case, where there are two answers to compare."""

MOST = 100
"""Pairs of trials after which more would tell little."""

AnyGame = Game[Any, Any, Any]


class Outlook(Struct, frozen=True):
    """What came of an answer in the trials."""

    action: Action | None
    """None: silence."""
    first: int = 0
    """In how many of them the seat stood first when they ended, alone or with others."""
    points: float = 0.0
    """What it had then on average, as the game's estimate or its scores say."""


class Advice(Struct, frozen=True):
    """What a robot would do, and the next best it thought of: both tried in the same positions, with the same luck."""

    best: Outlook
    other: Outlook | None = None
    """None: a robot thought of nothing else."""
    trials: int = 0
    """Of each answer."""
    is_clear: bool = False
    """Whether its lead over the best of the others was larger than luck explains; alone at a table: its points were."""
    is_alone: bool = False
    """Whether nobody else is at the table: to stand first says nothing then."""

    gain: float = 0.0
    """By how many points its lead over the best of the others was larger on average; alone at a table: its points were."""

    reason: Reason | None = None
    """What its trials end with more or less of than those of the other; None: nothing that they bear out."""

    @property
    def action(self) -> Action | None:
        """What a robot would do; None: let it be."""
        return self.best.action


def advise(
    game: AnyGame,
    public: Any,
    private: Any,
    decision: Decision,
    rng: Rng,
    choosing: Budget,
    comparing: Budget,
) -> Advice | None:
    """What a robot would do in that seat; None: nothing is offered that it would think about.

    `choosing` is spent on thinking, `comparing` on pairs of trials beyond the first `LEAST`.
    """
    answers: tuple[Action | None, ...]
    if decision.required:
        answers = ranked(game, public, private, decision, rng, choosing)
    else:
        asked = invitation(game, decision, ())
        if asked is None:
            return None
        answers = weighed(game, public, private, asked, rng, choosing)
    if len(answers) == 1:
        return Advice(Outlook(answers[0]))
    deal = _Deal(game, public, private, decision.seat, Chance(replace(rng, fork=rng.fork + 1)))
    return _compared(deal, answers[0], answers[1], comparing)


class _Deal:
    """Where answers are tried: positions dealt from what the seat may know, each with a luck of its own."""

    def __init__(
        self, game: AnyGame, public: Any, private: Any, seat: Seat, chance: Chance
    ) -> None:
        self.game = game
        self.public = public
        self.private = private
        self.seat = seat
        self.chance = chance

    def tried(self, *answers: Action | None) -> list["_End | None"]:
        """What comes of a trial of each answer in one new position."""
        below = self.chance.below
        rng = Rng(bytes([below(256) for _ in range(SEED_BYTES)]))
        state, start = self.game.deal(self.public, self.private, rng), below(1 << 62)
        return [self._end(state, one, start) for one in answers]

    def _end(self, state: Any, action: Action | None, start: int) -> "_End | None":
        """The end of one trial; None: it has none."""
        end = ended(self.game, state, self.seat, action, luck(start))
        if end is None:
            return None
        last, values = end
        return _End(values, measured(self.game.gauges, last, len(values)))


class _End(Struct, frozen=True):
    """How every seat stands when a trial ends, and what the game counts of each."""

    values: tuple[float, ...]
    counts: Counts


def _compared(deal: _Deal, best: Action | None, other: Action | None, comparing: Budget) -> Advice:
    """Both answers in the same positions; trials without an end count for neither."""
    seat, pairs = deal.seat, []
    for number in range(MOST):
        if number >= LEAST and comparing(0) >= 1:
            break
        one, two = deal.tried(best, other)
        if number >= LEAST:
            comparing(2)
        if one is not None and two is not None:
            pairs.append((one, two))
    ones, twos = [one.values for one, _ in pairs], [two.values for _, two in pairs]
    gains = [_worth(one, seat) - _worth(two, seat) for one, two in zip(ones, twos, strict=True)]
    counts = [(one.counts, two.counts) for one, two in pairs]
    seen = _seen(best, ones, seat), _seen(other, twos, seat)
    if _is_more([-gain for gain in gains]):
        seen, gains = seen[::-1], [-gain for gain in gains]
        counts = [pair[::-1] for pair in counts]
    is_alone = any(len(one) == 1 for one in ones)
    is_clear = _is_more(gains)
    reason = _reason(deal, counts, seen[0].action, seen[1].action) if is_clear else None
    gain = sum(gains) / max(len(gains), 1)
    return Advice(*seen, len(pairs), is_clear=is_clear, is_alone=is_alone, gain=gain, reason=reason)


def _reason(
    deal: _Deal, counts: list[tuple[Counts, Counts]], best: Action | None, other: Action | None
) -> Reason | None:
    """What players would say for the better answer, else what its trials end with more of; None: nothing that they bear out."""
    game, seat = deal.game, deal.seat
    if best is not None:
        # An argument is the same in every state that fits the views.
        state = game.deal(deal.public, deal.private, Rng(bytes(SEED_BYTES)))
        why = argued(
            game.arguments, game.gauges, counts, state, seat, best, other, f"{game.id}-why-"
        )
        if why is not None:
            return why
    return borne_out(game.gauges, counts, seat)


def _seen(action: Action | None, ends: list[tuple[float, ...]], seat: Seat) -> Outlook:
    """What these ends say of the answer."""
    first = sum([values[seat] >= max(values) for values in ends])
    return Outlook(action, first, sum([values[seat] for values in ends]) / max(len(ends), 1))


def _worth(values: tuple[float, ...], seat: Seat) -> float:
    """What counts in an end: the lead in points; alone at a table the points."""
    others = [value for other, value in enumerate(values) if other != seat]
    return values[seat] - max(others, default=0.0)


def _is_more(gains: list[float]) -> bool:
    """Whether the gains are above 0 by more than luck explains."""
    if len(gains) < 2:
        return False
    gain = sum(gains) / len(gains)
    spread = sum([(each - gain) ** 2 for each in gains]) / (len(gains) - 1)
    return gain > DOUBT * sqrt(spread / len(gains))
