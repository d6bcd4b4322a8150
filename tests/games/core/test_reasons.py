"""Reasons for hints: the difference that the trials are surest of, and none that they do not bear out."""

from games.core.reasons import Gauge, Reason, borne_out, measured

COINS = Gauge("coins", lambda state, seat: state[seat])
LOST = Gauge("lost", lambda state, seat: 10 * state[seat], is_good=False)
GAUGES = (COINS, LOST)


def pairs(*counts: tuple[tuple[float, float], tuple[float, float]]) -> list[object]:
    """Trials of two answers at a table of two: coins and losses of seat 0 after the better and after the other one."""
    return [(((one), (0.0, 0.0)), ((two), (0.0, 0.0))) for one, two in counts]


def test_what_the_game_counts_is_measured_seat_by_seat() -> None:
    """Gauge by gauge, in their order."""
    assert measured(GAUGES, (1, 2), 2) == ((1, 10), (2, 20))


def test_a_difference_in_all_trials_is_a_reason() -> None:
    """With its average; nothing of two trials that disagree."""
    sure = pairs(*[((3.0, 0.0), (1.0, 0.0))] * 8)
    even = pairs(((3.0, 0.0), (1.0, 0.0)), ((1.0, 0.0), (3.0, 0.0)))

    assert borne_out(GAUGES, sure, 0) == Reason("coins", 2.0)  # type: ignore[arg-type]
    assert borne_out(GAUGES, even, 0) is None  # type: ignore[arg-type]
    assert borne_out(GAUGES, sure[:1], 0) is None  # type: ignore[arg-type]


def test_less_of_what_is_bad_is_a_reason_and_less_of_what_is_good_is_none() -> None:
    """The better answer is not praised for what it costs."""
    less = pairs(*[((0.0, 1.0), (0.0, 4.0))] * 8)
    worse = pairs(*[((1.0, 4.0), (3.0, 1.0))] * 8)

    assert borne_out(GAUGES, less, 0) == Reason("lost", -3.0)  # type: ignore[arg-type]
    assert borne_out(GAUGES, worse, 0) is None  # type: ignore[arg-type]


def test_what_a_rival_loses_is_a_reason_too() -> None:
    """Of the same numbers, seen from the other seat."""
    seen = pairs(*[((1.0, 0.0), (3.0, 0.0))] * 8)

    assert borne_out(GAUGES, seen, 1) == Reason("coins", -2.0, 0)  # type: ignore[arg-type]


def test_a_tiny_difference_is_no_reason() -> None:
    """However sure it is."""
    tiny = pairs(*[((1.1, 0.0), (1.0, 0.0))] * 50)

    assert borne_out(GAUGES, tiny, 0) is None  # type: ignore[arg-type]
