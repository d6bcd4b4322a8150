"""What a game lets lapse with time, and calls people for: public, told apart, and taken back by what its seat may do."""

from games.core.forms import allowed
from tests.contract.setups import dealt
from tests.contract.subjects import Case
from tests.contract.walks import all_moments, looking_at


def test_what_lapses_is_public_and_can_be_taken_back(case: Case) -> None:
    """It follows from what a spectator knows; where its seat may take it back, it stands no more afterwards."""
    game = case.game
    for moment in all_moments(case, stride=5):
        with looking_at(moment):
            standing = game.lapsing(moment.state)
            twin = dealt(case, moment.state, None, "lapsing")
            assert game.lapsing(twin) == standing
            calls = game.calls(moment.state)
            assert game.calls(twin) == calls, "who is called is public"
            assert len({call.mark for call in calls}) == len(calls)
            marks = [one.mark for one in standing]
            assert len({*marks}) == len(marks)
            for one in standing:
                decision = game.decision(moment.state, one.seat)
                if decision is None or not allowed(decision, one.action):
                    continue
                after = game.apply(moment.state, one.seat, one.action).state
                left = [other.mark for other in game.lapsing(after)]
                assert left == [mark for mark in marks if mark != one.mark]
