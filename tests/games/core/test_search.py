"""The robot: legal, the same for the same chance, and better than chance."""

from collections import Counter
from collections.abc import Mapping
from hashlib import sha256
from random import Random
from typing import Any, ClassVar

import pytest
from msgspec.structs import replace

from games.core.forms import Decision, Offer, Some, allowed, count, sample
from games.core.game import Looks, play
from games.core.levels import Level
from games.core.model import Action, Ready, ScoreLine, ScoreSheet, Seat, Step, Term, ranking, say
from games.core.rng import Chance, Rng
from games.core.search import CANDIDATES, Budget, answer, candidates, choose, consider, trials
from games.core.trials import promise, reward
from tests.games.core.toy import TOY, Toy
from tests.games.core.toy_values import Cheer, Draw, Rest, Show, ToyOptions, ToyState, Wish
from tests.games.core.toying import played, toy_game

COLOURS = tuple([f"colour{number}" for number in range(12)])
BEST = COLOURS[1:9:3]


class Guessing(Toy):
    """Some colours are to be named; whoever names the right ones wins."""

    def decision(self, state: ToyState, seat: Seat) -> Decision | None:
        """Any colours."""
        return Decision(
            0, say("toy-prompt-turn"), (Offer(Show, (Some("colours", COLOURS, 0, 12, "colour"),)),)
        )

    def first(self, state: ToyState) -> Decision | None:
        """One answer ends it."""
        return None if state.players[0].cheers else self.decision(state, 0)

    def apply(self, state: ToyState, seat: Seat, action: Action) -> Step[ToyState]:
        """Cheers stand for the worth of the answer."""
        assert isinstance(action, Show)
        first = replace(state.players[0], cheers=9 if action.colours == BEST else 1)
        return Step(replace(state, players=(first, *state.players[1:])))

    def scores(self, state: ToyState) -> tuple[ScoreSheet, ...]:
        """The first seat has what its answer is worth."""
        points = (state.players[0].cheers, 2)
        return tuple(
            [
                ScoreSheet(seat, (ScoreLine(Term("score", "cheers"), won),))
                for seat, won in enumerate(points)
            ]
        )

    def ready(self, state: ToyState, seat: Seat) -> tuple[Ready, ...]:
        """One that is not legal, and the best one."""
        return (Ready(Rest(), say("toy-ready-rest")), Ready(Show(BEST), say("toy-ready-best")))


GUESSING = Guessing()


def house(
    state: ToyState, seat: Seat, name: str, budget: Budget, level: Level = Level.HARD
) -> Action:
    """What a robot answers for the seat, from its views."""
    decision = TOY.decision(state, seat)
    assert decision is not None
    rng = Rng(sha256(name.encode()).digest())
    own = TOY.private(state, seat)
    return choose(TOY, TOY.public(state), own, decision, rng, budget, level)


def test_every_question_is_answered_legally() -> None:
    """In lanes, in nested questions and in moves under construction."""
    chance = Random(1)
    for number in range(3):
        state = toy_game(2 + number, f"legal {number}")
        while (decision := TOY.first(state)) is not None:
            action = house(state, decision.seat, f"legal {chance.random()}", trials(1))
            assert allowed(decision, action)
            state = play(TOY, state, decision.seat, action).state


def test_the_same_chance_and_budget_give_the_same_answer() -> None:
    """No clock, no chance of its own."""
    state = toy_game(3)
    seat = 0

    answers = {house(state, seat, "same", trials(120)) for _ in range(3)}

    assert len(answers) == 1


def test_a_question_with_one_answer_is_answered_at_once() -> None:
    """The budget is not touched."""

    def never(played: int) -> float:
        pytest.fail("there is nothing to think about")

    chance = Random(3)
    found = False
    for number in range(10):
        state = toy_game(2, f"one {number}")
        while (decision := TOY.first(state)) is not None:
            if count(decision) == 1:
                found = True
                house(state, decision.seat, "one", never)
            state = play(TOY, state, decision.seat, sample(decision, chance.randrange)).state
    assert found


def test_without_any_time_the_answer_is_legal_all_the_same() -> None:
    """Whoever asks may be in a hurry."""
    state = toy_game(3)
    decision = TOY.first(state)
    assert decision is not None

    assert allowed(decision, house(state, decision.seat, "hurry", trials(0)))


def test_candidates_are_different_and_few() -> None:
    """All answers where they are few."""
    state = toy_game(3)
    decision = TOY.first(state)
    assert decision is not None

    found = candidates(decision, Chance(Rng(bytes(32))))

    assert len(set(found)) == len(found) == min(count(decision), CANDIDATES)


def test_a_robot_beats_chance() -> None:
    """Three answers by chance against one by trial: far more than a third of the games."""
    won = 0.0
    games = 12
    chance = Random(5)
    for number in range(games):
        mine = number % 3
        state = toy_game(3, f"strength {number}")
        while (decision := TOY.first(state)) is not None:
            if decision.seat == mine:
                action = house(state, mine, f"{number} {chance.random()}", trials(60))
            else:
                action = sample(decision, chance.randrange)
            state = play(TOY, state, decision.seat, action).state
        first = [sheet.seat for rank, sheet in ranking(TOY.scores(state)) if rank == 1]
        won += (mine in first) / len(first)
    assert won / games > 0.6


def sheets(*totals: int) -> tuple[ScoreSheet, ...]:
    """Sheets with those totals."""
    return tuple(
        ScoreSheet(seat, (ScoreLine(Term("score", "x"), total),))
        for seat, total in enumerate(totals)
    )


def test_a_better_end_is_rewarded_better() -> None:
    """By rank first of all, then by distance; between 0 and 1."""
    ends = [
        (0, 10, 20),
        (5, 10, 20),
        (10, 10, 20),
        (15, 10, 20),
        (20, 10, 20),
        (21, 10, 20),
        (40, 10, 20),
    ]
    rewards = [reward(sheets(*totals), 0) for totals in ends]

    assert rewards == sorted(rewards)
    assert len(set(rewards)) == len(rewards)
    assert rewards[0] >= 0
    assert rewards[-1] <= 1


def test_resting_is_known_to_score_nothing() -> None:
    """With pebbles in hand and a free turn a robot builds rather than rests, given the time to see it."""
    state = toy_game(2, "rest")
    while (decision := TOY.first(state)) is not None and decision.offers[0].action is not Rest:
        state = played(state, (decision.seat, sample(decision, Random(1).randrange)))
    assert decision is not None

    assert type(house(state, decision.seat, "build", trials(300))) is not Rest


def test_a_promise_lies_between_defeat_and_victory() -> None:
    """More lead is better; nothing is as sure as an end."""
    behind, even, ahead = promise((2.0, 6.0), 0), promise((5.0, 5.0), 0), promise((9.0, 5.0), 0)

    assert 0 < behind < even < ahead < 1
    assert 0 < promise((-5.0,), 0) < 0.5 < promise((5.0,), 0) < promise((9.0,), 0) < 1


def test_with_zeal_own_points_count_besides_the_lead() -> None:
    """Whoever only counts the lead would as soon have both poor: then robots block and hurry instead of building."""

    def promised(own: int, others: tuple[int, ...], zeal: float) -> float:
        return promise((float(own), *map(float, others)), 0, zeal)

    def rewarded(own: int, others: tuple[int, ...], zeal: float) -> float:
        return reward(sheets(own, *others), 0, zeal)

    poor, rich = (20, 20, 20), (30, 30, 30)
    for judged in (promised, rewarded):
        assert judged(20, poor, 0) == pytest.approx(judged(30, rich, 0))
        assert judged(20, poor, 0.03) < judged(30, rich, 0.03) < judged(30, poor, 0.03)
        assert judged(20, poor[:1], 0.03) == pytest.approx(judged(30, rich[:1], 0.03)), "of two"


def test_a_level_wants_own_points_as_its_game_says(monkeypatch: pytest.MonkeyPatch) -> None:
    """What makes hard robots worth playing against may make normal ones lose to those that only hurry."""
    wanted: list[float] = []

    def judged(
        game: Any, state: Any, seat: Seat, action: Action | None, below: Any, when: Any, zeal: float
    ) -> float:
        """Any end; how much points are worth is noted."""
        wanted.append(zeal)
        return 0.5

    monkeypatch.setattr("games.core.search.played_out", judged)
    monkeypatch.setattr(type(TOY), "zeal", {Level.HARD: 0.03})
    for level in Level:
        house(wishing(), 0, "zeal", trials(10), level=level)
        assert set(wanted) == {0.03 if level is Level.HARD else 0.0}
        wanted.clear()


class Estimated(type(TOY)):  # type: ignore[misc]
    """The toy with an opinion: the first seat stands well."""

    judged = 0

    def estimate(self, state: ToyState) -> tuple[float, ...]:
        """Counted, so that the test knows it was asked."""
        Estimated.judged += 1
        return (9.0, *[1.0] * (len(state.players) - 1))


def test_long_trials_are_judged_by_the_estimate(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that can tell how well a seat stands need not be played to its end."""
    monkeypatch.setattr("games.core.trials.LOOKS", ((1, 1.0),))
    game = Estimated()
    state = toy_game(3)
    decision = game.decision(state, 0)
    assert decision is not None

    choose(game, game.public(state), game.private(state, 0), decision, Rng(bytes(32)), trials(4))

    assert Estimated.judged


def test_what_is_not_to_its_taste_is_not_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    """An action of weight 0 is never the answer while there is another."""
    left_out = 0
    for number in range(12):
        state = toy_game(2, f"taste {number}")
        while (decision := TOY.first(state)) is not None:
            offers = decision.offers
            if len(offers) > 1:
                monkeypatch.setattr(type(TOY), "tastes", {offers[0].action: 0})
                answer = house(state, decision.seat, "taste", trials(0))
                assert type(answer) is not offers[0].action
                left_out += 1
            state = play(
                TOY, state, decision.seat, sample(decision, Random(number).randrange)
            ).state
    assert left_out


def wishing() -> ToyState:
    """Seat 0 has drawn and wishes; the others may cheer."""
    state = toy_game(3, "wishing", ToyOptions(hiding=False))
    return played(state, (0, Draw()))


class Opinion(type(TOY)):  # type: ignore[misc]
    """The toy for a robot that thinks so much of every cheer."""

    def __init__(self, worth: float) -> None:
        self.worth = worth

    def estimate(self, state: ToyState) -> tuple[float, ...]:
        """Nothing but cheers counts."""
        return tuple([5.0 + self.worth * one.cheers for one in state.players])


def considered(game: Opinion, number: int = 24) -> Action | None:
    """What seat 1 does about the wish."""
    state = wishing()
    decision = game.decision(state, 1)
    assert decision is not None
    assert not decision.required
    public, private = game.public(state), game.private(state, 1)
    found = [
        think(game, public, private, decision, Rng(bytes(32)), trials(number))
        for think in (consider, answer)
    ]
    assert found[0] == found[1], "an opportunity is considered"
    return found[0]


def test_an_opportunity_is_taken_where_it_is_better_than_silence() -> None:
    """The same positions, with the answer and without."""
    assert considered(Opinion(1.0)) == Cheer()


def test_an_opportunity_that_does_harm_is_let_be() -> None:
    """Silence is better."""
    assert considered(Opinion(-1.0)) is None


def test_what_makes_no_difference_is_done_as_a_courtesy() -> None:
    """To say no is kinder than to say nothing."""
    assert considered(Opinion(0.0)) == Cheer()


def test_without_any_time_an_opportunity_is_let_be() -> None:
    """Nothing is done unthought."""
    assert considered(Opinion(1.0), 0) is None


def test_of_many_answers_those_are_tried_that_look_best(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a place for one answer in the trials, it is the one that the estimate likes; no draw finds that by luck."""
    monkeypatch.setattr("games.core.search.CANDIDATES", 2)

    class Eager(type(TOY)):  # type: ignore[misc]
        """The toy for a robot that likes blue wishes, whatever they bring."""

        def estimate(self, state: ToyState) -> tuple[float, ...]:
            """Whether the wish has been made, and blue is in hand."""
            return tuple([float(dict(one.hand).get("blue", 0)) for one in state.players])

    game = Eager()
    state = wishing()
    for number in range(6):
        decision = game.first(state)
        assert decision is not None
        rng = Rng(sha256(f"eager {number}".encode()).digest())
        public, private = game.public(state), game.private(state, 0)
        assert choose(game, public, private, decision, rng, trials(0)) == Wish("blue")


def test_ready_answers_are_tried_where_there_are_many_others() -> None:
    """Chance would hardly find the one of 3,000 that the game names; a robot finds it the best."""
    state = toy_game(2, "ready", ToyOptions(hiding=False))

    for number in range(3):
        public, private = GUESSING.public(state), GUESSING.private(state, 0)
        decision = GUESSING.decision(state, 0)
        assert decision is not None
        assert count(decision) > CANDIDATES
        rng = Rng(sha256(f"ready {number}".encode()).digest())
        action = choose(GUESSING, public, private, decision, rng, trials(100))
        assert action == Show(BEST)


def test_an_easy_robot_is_short_sighted() -> None:
    """It judges at once, with few trials; a normal one looks farther, and a hard one for as long as it may."""

    class Watched(type(TOY)):  # type: ignore[misc]
        """The toy that notes how often it is judged, and how far its trials go."""

        applied = judged = 0

        def apply(self, state: ToyState, seat: Seat, action: Action) -> Step[ToyState]:
            Watched.applied += 1
            return super().apply(state, seat, action)  # type: ignore[no-any-return]

        def estimate(self, state: ToyState) -> tuple[float, ...]:
            Watched.judged += 1
            return tuple([1.0] * len(state.players))

    game, effort = Watched(), []
    state = toy_game(3)
    decision = game.decision(state, 0)
    assert decision is not None
    for level in Level:
        Watched.applied = Watched.judged = 0
        views = game.public(state), game.private(state, 0)
        answers = {
            answer(game, *views, decision, Rng(bytes(32)), trials(400), level) for _ in range(2)
        }
        assert len(answers) == 1
        effort.append((Watched.applied, Watched.judged))

    easy, normal, hard = effort
    assert easy < normal < hard


def test_a_game_says_how_far_an_easy_robot_sees() -> None:
    """Where an answer brings nothing before a turn is over, it sees as far; no other level is changed by that."""
    judged: list[int] = []

    class Counted(type(TOY)):  # type: ignore[misc]
        """The toy that notes after how many actions of a trial it is judged."""

        applied = 0

        def apply(self, state: ToyState, seat: Seat, action: Action) -> Step[ToyState]:
            Counted.applied += 1
            return super().apply(state, seat, action)  # type: ignore[no-any-return]

        def estimate(self, state: ToyState) -> tuple[float, ...]:
            judged.append(Counted.applied)
            Counted.applied = 0
            return tuple([1.0] * len(state.players))

    class Farther(Counted):
        """The same with another glance."""

        glances = (((4, 1.0),),)

    class Blurred(Counted):
        """The same, where it does not pay a hard robot to look farther than that."""

        looks: ClassVar[Mapping[Level, Looks]] = {Level.HARD: ((6, 1.0),)}

    looked = {}
    for game in (Counted(), Farther(), Blurred()):
        state = toy_game(3)
        decision = game.decision(state, 0)
        assert decision is not None
        views = game.public(state), game.private(state, 0)
        for level in Level:
            judged.clear()
            Counted.applied = 0
            answer(game, *views, decision, Rng(bytes(32)), trials(12), level)
            looked[type(game), level] = list(judged)

    assert set(looked[Counted, Level.EASY]) == {3}
    assert set(looked[Farther, Level.EASY]) == {5}
    for level in (Level.NORMAL, Level.HARD):
        assert looked[Farther, level] == looked[Counted, level]
    assert set(looked[Blurred, Level.HARD]) == {7}
    for level in (Level.EASY, Level.NORMAL):
        assert looked[Blurred, level] == looked[Counted, level]

    class Wavering(Counted):
        """The same with two: one for each question."""

        glances = (((2, 1.0),), ((4, 1.0),))

    game, seen = Wavering(), set()
    state = toy_game(3)
    decision = game.decision(state, 0)
    assert decision is not None
    views = game.public(state), game.private(state, 0)
    for number in range(12):
        judged.clear()
        Counted.applied = 0
        rng = Rng(bytes([number] * 32))
        answer(game, *views, decision, rng, trials(4), Level.EASY)
        assert len(set(judged)) == 1
        seen |= set(judged)
    assert seen == {3, 5}


def test_a_game_names_the_trials_of_a_level() -> None:
    """Of the level that it names, and where less is given no more than that."""

    class Hasty(Toy):
        """The toy whose normal robots hardly think."""

        trials: ClassVar[Mapping[Level, int]] = {Level.NORMAL: 12}
        dealt = 0

        def deal(self, public: Any, private: Any, rng: Rng) -> ToyState:
            Hasty.dealt += 1
            return super().deal(public, private, rng)

    def rounds(level: Level, given: int) -> int:
        game = Hasty()
        state = toy_game(3)
        decision = game.decision(state, 0)
        assert decision is not None
        Hasty.dealt = 0
        views = game.public(state), game.private(state, 0)
        answer(game, *views, decision, Rng(bytes(32)), trials(given), level)
        return Hasty.dealt

    assert rounds(Level.NORMAL, 12) == rounds(Level.NORMAL, 90)
    assert rounds(Level.NORMAL, 4) < rounds(Level.NORMAL, 12) < rounds(Level.HARD, 90)


def test_the_budget_is_spent_most_of_it_on_the_best(monkeypatch: pytest.MonkeyPatch) -> None:
    """Half of the answers after each part of it; none is dropped for a little bad luck, and the best is tried most often."""
    tries, noise = Counter[Action | None](), Random(1)

    def lucky(
        game: Any, state: Any, seat: Seat, action: Action | None, below: Any, when: Any, zeal: float
    ) -> float:
        """An end that hangs on luck more than on the answer."""
        tries[action] += 1
        return 0.002 * list(tries).index(action) + noise.random()

    monkeypatch.setattr("games.core.search.played_out", lucky)
    state = wishing()
    decision = TOY.decision(state, 0)
    assert decision is not None
    number = count(decision)
    assert number == 3
    chosen = house(state, 0, "halving", trials(400))

    often = sorted(tries.values())
    assert 400 <= sum(often) < 403
    assert often == [67, 167, 167]
    assert tries[chosen] == often[-1]
