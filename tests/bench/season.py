"""A season of many tables on a simulated clock, without Discord: which limit comes first, and at which size.

A model, not the service: presses come by chance over the day as people play, and cost the processor and Discord what other
sections measure. Two queues serve them: the cores of the machine, and the 50 requests a second that Discord allows a bot,
answers to presses apart. One day is simulated event by event; the limit of a channel (5 requests in 5 seconds) is computed.
"""

import heapq
from random import Random

from msgspec import Struct

from tests.bench.figure import Figure, at_most, measured

SEASON_DAYS = 90

MOVES_A_GAME = 200
"""Of people; robots' moves cost about as much and are counted in."""

PRESSES_A_MOVE = 2.0
"""Some only pick something."""

DAY = (2, 1, 1, 1, 1, 1, 2, 3, 4, 4, 4, 4, 5, 5, 4, 4, 5, 6, 7, 9, 10, 9, 6, 4)
"""How much is played in each hour, in proportion: most in the evening."""

PRESS_SECONDS = 0.010
"""Processor of a press without drawing, with PostgreSQL (`store`)."""

DRAWING_SECONDS = 0.016
"""Processor of the pictures of a press (`service`)."""

REQUESTS_A_MOVE = 2.2
"""To Discord, answers to presses apart, with some to spare (`requests`)."""

CHANNEL_SHARE = 0.5
"""Of these, those that go to the table's own channel; the others go to direct messages."""

GLOBAL_A_SECOND = 50.0
CHANNEL_GAP = 1.0
"""Seconds between two requests in a channel in the long run: 5 in 5 seconds."""

BYTES_RUNNING, BYTES_OVER = 150_000, 11_000
"""Of a game in the database (`finished`)."""

GAME_DAYS = 14
"""A game takes so long."""

SECONDS = 86_400

SIZES = (10_000, 100_000, 1_000_000)

WAIT_BAR = 1.5
"""Seconds."""


class Day(Struct):
    """What came of one day."""

    moves: int
    peak: float
    """Moves a second in the fullest hour."""
    processor: list[float]
    """Seconds that presses waited for a core."""
    requests: list[float]
    """Seconds that requests waited for Discord's limit of the whole bot."""


def run(quick: bool) -> list[Figure]:
    """A day of seasons of several sizes, and at which size each limit is reached."""
    figures: list[Figure] = []
    for tables in SIZES[:2] if quick else SIZES:
        figures += _figures(tables, simulated(tables, cores=cores_for(tables)))
    return [*figures, *_limits()]


def moves_a_day(tables: int) -> float:
    """Moves that a season of so many tables brings each day."""
    return tables * MOVES_A_GAME / SEASON_DAYS


def peak_moves(tables: float) -> float:
    """Moves a second in the fullest hour."""
    return tables * MOVES_A_GAME / SEASON_DAYS * max(DAY) / sum(DAY) / 3_600


def cores_for(tables: int) -> int:
    """Cores of which two thirds are used in the fullest hour, robots' thinking apart."""
    return max(1, -(-int(100 * peak_moves(tables) * _processor_a_move()) // 66))


def _processor_a_move() -> float:
    return PRESSES_A_MOVE * (PRESS_SECONDS + DRAWING_SECONDS)


def simulated(tables: int, cores: int, seed: int = 7) -> Day:
    """One day of a season in its middle, event by event."""
    chance = Random(seed)
    free = [0.0] * cores
    requests_free, day = 0.0, Day(0, peak_moves(tables), [], [])
    for hour, weight in enumerate(DAY):
        rate = moves_a_day(tables) * PRESSES_A_MOVE * weight / sum(DAY) / 3_600
        now, end = 3_600.0 * hour, 3_600.0 * (hour + 1)
        while (now := now + chance.expovariate(rate)) < end:
            began = max(now, heapq.heappop(free))
            heapq.heappush(free, began + chance.expovariate(1 / (PRESS_SECONDS + DRAWING_SECONDS)))
            day.processor.append(began - now)
            if chance.random() * PRESSES_A_MOVE >= 1:
                continue
            day.moves += 1
            whole, part = divmod(REQUESTS_A_MOVE, 1)
            for _ in range(int(whole) + (chance.random() < part)):
                sent = max(now, requests_free)
                requests_free = sent + 1 / GLOBAL_A_SECOND
                day.requests.append(sent - now)
    return day


def _figures(tables: int, day: Day) -> list[Figure]:
    """What the day came to."""
    name = f"{tables:,} tables in {SEASON_DAYS} days"
    stored = tables * BYTES_OVER + tables * GAME_DAYS / SEASON_DAYS * BYTES_RUNNING
    return [
        measured(f"{name}: moves in the day", day.moves, ""),
        measured(f"{name}: moves in the fullest hour", day.peak, "a second"),
        measured(f"{name}: cores, two thirds used", cores_for(tables), ""),
        at_most(f"{name}: wait for a core, p99", _at(day.processor, 99), "s", WAIT_BAR),
        measured(f"{name}: requests in the fullest hour", day.peak * REQUESTS_A_MOVE, "a second"),
        at_most(
            f"{name}: wait for Discord's 50 a second, p99", _at(day.requests, 99), "s", WAIT_BAR
        ),
        measured(f"{name}: database at the end", stored / 1e9, "GB"),
    ]


def _limits() -> list[Figure]:
    """Tables in a season at which the fullest hour reaches each limit."""
    one = peak_moves(1)
    return [
        measured("one core is full", 1 / (one * _processor_a_move()), "tables"),
        measured(
            "Discord's 50 a second are full", GLOBAL_A_SECOND / (one * REQUESTS_A_MOVE), "tables"
        ),
        measured(
            "moves of one table that fill its channel",
            1 / (CHANNEL_GAP * REQUESTS_A_MOVE * CHANNEL_SHARE),
            "a second",
        ),
    ]


def _at(waits: list[float], percent: int) -> float:
    """The wait that so many percent do not exceed."""
    return sorted(waits)[min(len(waits) - 1, len(waits) * percent // 100)]
