"""The section `screens` presses what robots want, and measures where it stood."""

import asyncio
import os
import shutil
from pathlib import Path

import pytest

from tests.bench.phone import Sight, phone_in
from tests.bench.screens import SETTINGS, Decided, Pictures, Session, figures_of
from tests.browser.conftest import NAMES


def decided(height: float, touches: int, reach: float) -> Decided:
    """A decision on a picture of 200 pixels."""
    return Decided("prompt", "build", touches, height, Sight(height, 40, 200, reach - 200, reach))


def test_figures_hold_decisions_against_their_bars() -> None:
    """Heights, views and touches are met or missed each by itself."""
    low, high = decided(500, 1, 400), decided(900, 3, 820)

    met = {figure.name: figure.met for figure in figures_of("caylus", [low] * 18 + [high] * 2)}

    assert met["caylus: height, median"] is True
    assert met["caylus: height, 90th percentile"] is False
    assert met["caylus: picture and buttons in one view"] is True
    assert met["caylus: decided in two touches"] is False


@pytest.mark.skipif(
    not (any(map(shutil.which, NAMES)) or os.environ.get("CI")),
    reason="no Chromium on this machine",
)
def test_a_robot_decides_on_the_phone(tmp_path: Path) -> None:
    """Decisions are pressed on the page, measured there, and kept as pictures."""

    async def session() -> Session:
        async with phone_in(tmp_path / "tables") as phone:
            caylus = next(one for one in SETTINGS if one.name == "caylus")
            session = Session(phone, caylus, Pictures(tmp_path / "kept"))
            await session.played(3)
            return session

    played = asyncio.run(session())

    assert played.told == 0
    assert [one.touches > 0 for one in played.decided] == [True] * 3
    assert all(0 < one.last.picture < one.height for one in played.decided)
    assert list((tmp_path / "kept").glob("worst-*.png"))
