"""The record of a tournament: what is drawn again, and what a forged one shows."""

from pathlib import Path

import pytest

from bot.app.command_line import main
from bot.tables.tournaments.record import problems, record_of
from tests.bot.tables.tournaments.world import Wall, begun, now, posting, quiet, round_played
from tests.bot.tables.world import World


async def recorded(world: World) -> bytes:
    """A tournament of nine people in pairs, with byes."""
    quiet(world)
    posting(world, Wall())
    number = await begun(world, 9, seats=2, rounds=3)
    for _ in range(3):
        await round_played(world, number)
    return record_of(await now(world, number), 2)


async def test_a_record_is_checked_and_a_forged_one_found(
    world: World, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Another seed, other people at a table, or another result that changes who meets whom."""
    record = await recorded(world)
    secret = record.split(b'"secret": "')[1][:64]
    file = tmp_path / "tournament.json"
    file.write_bytes(record)

    assert problems(record) == ()
    assert main(["verify-tournament", str(file)]) == 0
    assert "Every round" in capsys.readouterr().out
    other = record.replace(secret, b"0" * 64)
    assert problems(other)[0] == "the secret is not the one that was promised"
    file.write_bytes(record.replace(b'"entrants": [\n      ', b'"entrants": [\n      1', 1))
    assert main(["verify-tournament", str(file)]) == 1
    assert "round 1 is not the one that the seed draws" in capsys.readouterr().out
    file.write_bytes(b"{}")
    assert main(["verify-tournament", str(file)]) == 2
