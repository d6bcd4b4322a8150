"""How long the outbox waits before it tries again: longer each time, and in the end until the table is used. Pure."""

from datetime import timedelta

LONGEST = timedelta(minutes=5)
"""Between two tries of what may work by itself, as long as there is hope."""

HOPEFUL, HOPELESS = 30, 78
"""Tries within the first two hours, and, one an hour, within two days."""

BLOCKED, LONGEST_BLOCKED = timedelta(minutes=15), timedelta(hours=24)
"""Between two tries of what needs people: at first, and in the end."""

BLOCKED_HOPELESS = 14
"""So many tries are a week."""

ASLEEP = timedelta(days=3_650)
"""Sleeps until the table is used, or what blocks it changes."""


def wait_after(tries: int) -> timedelta:
    """The time until the next try of what may work by itself."""
    if tries >= HOPELESS:
        return ASLEEP
    if tries > HOPEFUL:
        return timedelta(hours=1)
    return min(timedelta(seconds=1 << min(tries, 10)), LONGEST)


def blocked_wait(tries: int) -> timedelta:
    """The time until the next try of what needs people."""
    if tries >= BLOCKED_HOPELESS:
        return ASLEEP
    return min(BLOCKED * (1 << min(max(tries - 1, 0), 10)), LONGEST_BLOCKED)
