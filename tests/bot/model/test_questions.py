"""Values about what is asked and what has happened."""

from datetime import UTC, datetime

from bot.model.questions import LogEntry, LogPage
from games.catan.events import Rolled, TurnBegan
from games.core.model import Event


def page(*told: tuple[Event, ...]) -> LogPage:
    """A log whose steps told these events."""
    now = datetime(2026, 1, 5, tzinfo=UTC)
    return LogPage(
        tuple(LogEntry(number, 0, "person", now, events) for number, events in enumerate(told, 1))
    )


def test_what_was_told_last_is_a_deed() -> None:
    """A turn that begins hides neither the move before it nor what came with it."""
    rolled, began = Rolled(0, (3, 4)), TurnBegan(1)

    assert page((rolled,), (began,)).last_told == (rolled,)
    assert page((rolled,), (rolled, began)).last_told == (rolled, began)
    assert page((began,)).last_told == ()
