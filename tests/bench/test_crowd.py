"""The people of the section `crowd` get their answers; nothing is timed here."""

from pathlib import Path

from tests.bench import crowd
from tests.bench.null_discord import NullPublisher, Shown
from tests.bench.stand import client_on


async def test_a_crowd_plays_and_is_answered(tmp_path: Path) -> None:
    """Two people move, a robot answers in its processes, and every answer is seen."""
    client = client_on(f"sqlite+aiosqlite:///{tmp_path / 'crowd.sqlite3'}", "0.05")
    await client.tables.start(NullPublisher(client, Shown()))
    try:
        came = await crowd.crowded(client, 2, 1.0)
    finally:
        await client.tables.close()
        client.drawing.close()

    assert came.moves > 0
    assert came.waits
