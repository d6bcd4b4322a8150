"""What the section `service` presses can be pressed; nothing is timed here."""

from pathlib import Path

import pytest

from bot.tables.queries import reading
from tests.bench import stand
from tests.bench.null_discord import NullPublisher, Shown


async def test_a_stand_has_a_game_under_clicks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table begins, is copied, and presses at its copies are acknowledged and published."""
    monkeypatch.setattr(stand, "BEGUN", 2)
    monkeypatch.setattr(stand, "PRESSES_MORE", 20)
    client, shown = (
        stand.client_on(f"sqlite+aiosqlite:///{tmp_path / 'stand.sqlite3'}"),
        Shown(),
    )
    await client.tables.start(NullPublisher(client, shown))
    try:
        first = await stand.begun(client, shown)
        await stand.copied(client, shown, first, 4)
        before = (await reading.table(client.tables.context, first)).step
        window = await stand.Stand(client, shown, first, 4).window(0.3, 1)
        assert before > 0
        # A table at which everything is just being shown has nobody to press: six were due, not each found somebody.
        assert 0 < len(window.published) == len(window.acknowledged) <= 6
    finally:
        client.drawing.close()
        await client.tables.close()


def test_each_of_several_stands_presses_its_own_tables() -> None:
    """None is left out."""
    shares = [stand.Share(part, 3) for part in range(3)]

    assert sorted(copy for share in shares for copy in share.of(10)) == [*range(10)]
