"""Reasons for hints: the difference that the trials are surest of, and none that they do not bear out."""

from games.core.messages import say
from games.core.model import Action
from games.core.reasons import Argument, Gauge, Reason, argued, borne_out, measured

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


def state_of(*coins: int) -> tuple[int, ...]:
    """A position that counts coins."""
    return coins


SAYING = (
    Argument("rich", ("lost", "coins"), lambda state, seat, action: {"coins": state[seat]}),
    Argument(
        "robs", ("coins",), lambda state, seat, action: {} if action else None, of_rivals=True
    ),
)
BEST, OTHER = Action(), None


def why(
    counted: list[object], arguments: tuple[Argument, ...] = SAYING, other: Action | None = OTHER
) -> Reason | None:
    """What is said for the better answer."""
    return argued(arguments, GAUGES, counted, state_of(4, 2), 0, BEST, other, "toy-why-")  # type: ignore[arg-type]


def test_an_argument_that_trials_bear_out_is_said() -> None:
    """By the first of its gauges that does; with what it is filled with."""
    sure = pairs(*[((3.0, 5.0), (1.0, 2.0))] * 8)

    assert why(sure) == Reason("coins", 2.0, None, say("toy-why-rich", coins=4))


def test_no_argument_is_said_that_trials_do_not_bear_out() -> None:
    """Nor one that is as true of the other answer."""
    worse = pairs(*[((1.0, 5.0), (3.0, 2.0))] * 8)
    sure = pairs(*[((3.0, 0.0), (1.0, 0.0))] * 8)

    assert why(worse) is None
    assert why(sure, SAYING[:1], Action()) is None
    assert why(sure[:1]) is None


def test_what_rivals_lose_bears_an_argument_out() -> None:
    """All others together."""
    robbed = [(((1.0, 0.0), (1.0, 0.0)), ((1.0, 0.0), (4.0, 0.0)))] * 8

    assert why(robbed, SAYING[1:]) == Reason("coins", -3.0, 1, say("toy-why-robs"))  # type: ignore[arg-type]
