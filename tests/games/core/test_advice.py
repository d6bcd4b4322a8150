"""Advice: what a robot would do, from what the seat sees, and figures that anybody can count again."""

from random import Random
from typing import Any

import pytest

from games.catalogue import GAMES
from games.core.advice import LEAST, MOST, Advice, advise
from games.core.forms import Decision, allowed, count, sample
from games.core.game import Game, play
from games.core.rng import SEED_BYTES, Rng
from games.core.search import answer, trials
from games.core.trials import ended, luck

SEED = Rng(bytes(range(SEED_BYTES)))
DECISIONS = 5
"""Looked at in each game."""

AnyGame = Game[Any, Any, Any]


def advised(game: AnyGame, state: Any, decision: Decision, pairs: int = 0) -> Advice | None:
    """Advice after one round of thinking and so many pairs of trials more than the least."""
    public, private = game.public(state), game.private(state, decision.seat)
    return advise(game, public, private, decision, SEED, trials(1), trials(2 * pairs))


def questions(game: AnyGame, seats: int) -> list[tuple[Any, Decision]]:
    """A few positions of a game, with questions that leave a choice."""
    chance = Random(f"advice {game.id}")
    found: list[tuple[Any, Decision]] = []
    state = game.setup(seats, game.table_options(), SEED).state
    while len(found) < DECISIONS and (decision := game.first(state)) is not None:
        if count(decision) > 1 and chance.random() < 0.3:
            found.append((state, decision))
        state = play(game, state, decision.seat, sample(decision, chance.randrange)).state
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_robot_advises_what_it_would_do(game: AnyGame) -> None:
    """The very answer that it would give with the same chance and time, unless the trials clearly speak for the next best."""
    for state, decision in questions(game, game.seats[-1]):
        advice = advised(game, state, decision)
        assert advice is not None
        views = game.public(state), game.private(state, decision.seat)
        given = answer(game, *views, decision, SEED, trials(1))
        changed = advice.other is not None and advice.other.action == given and advice.is_clear
        assert changed or advice.action == given
        assert advice.action is not None
        assert allowed(decision, advice.action)
        if advice.other is not None:
            assert advice.other.action is not None
            assert allowed(decision, advice.other.action)
            assert advice.other.action != advice.action
            assert advice.trials == LEAST


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_advice_comes_from_what_the_seat_sees(game: AnyGame) -> None:
    """In another position that looks the same to the seat the advice is the same, to the last figure."""
    for state, decision in questions(game, game.seats[-1]):
        public, private = game.public(state), game.private(state, decision.seat)
        other = game.deal(public, private, Rng(bytes(SEED_BYTES)))
        assert advised(game, state, decision) == advised(game, other, decision)


def test_its_figures_are_what_came_of_the_trials() -> None:
    """Each trial counted again by hand: how often the seat was first, and its points on average."""
    game: AnyGame = GAMES[0]
    state, decision = questions(game, 3)[-1]
    seat = decision.seat
    ends: dict[Any, list[tuple[float, ...]]] = {}

    class Watched(type(game)):  # type: ignore[misc]
        """The game, which tells what it estimates."""

        def estimate(self, state: Any) -> Any:
            values = super().estimate(state)
            seen.append(values)
            return values

    seen: list[Any] = []
    watched: AnyGame = Watched()
    advice = advised(watched, state, decision, pairs=4)
    assert advice is not None
    assert advice.other is not None
    assert advice.trials == LEAST + 4
    values = seen[-2 * advice.trials :]
    ends[0], ends[1] = values[::2], values[1::2]
    for told, these in ((advice.best, ends[0]), (advice.other, ends[1])):
        assert told.first == sum(end[seat] == max(end) for end in these)
        assert told.points == pytest.approx(sum(end[seat] for end in these) / len(these))
    assert 0 < advice.best.first + advice.other.first < 2 * advice.trials


def test_a_trial_of_a_finished_game_ends_with_its_scores() -> None:
    """What the estimate is asked for on the way is the score at the end."""
    game: AnyGame = GAMES[0]
    chance = Random("scores at the end")
    state = game.setup(2, game.table_options(), SEED).state
    last: tuple[Any, int, Any] | None = None
    while (decision := game.first(state)) is not None:
        last = state, decision.seat, sample(decision, chance.randrange)
        state = play(game, *last).state
    assert last is not None

    end = ended(game, *last, luck(1))

    assert end is not None
    assert end[1] == tuple(float(sheet.total) for sheet in game.scores(state))


def test_comparing_comes_to_an_end_by_itself() -> None:
    """However long it may go on."""
    game: AnyGame = GAMES[0]
    state, decision = questions(game, 2)[0]
    public, private = game.public(state), game.private(state, decision.seat)
    advice = advise(game, public, private, decision, SEED, trials(1), lambda _played: 0.0)
    assert advice is not None
    assert advice.trials == MOST


def test_alone_at_a_table_points_are_what_counts() -> None:
    """Somebody who plays alone is always first."""
    game: AnyGame = next(game for game in GAMES if game.seats[0] == 1)
    told = [advised(game, state, decision) for state, decision in questions(game, 1)]
    compared = [advice for advice in told if advice is not None and advice.other is not None]
    assert compared
    for advice in compared:
        assert advice.is_alone
        assert advice.best.first == advice.trials
