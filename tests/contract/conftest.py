"""Every law with a parameter `case` runs for every case."""

from pathlib import Path

import pytest

from tests.conftest import games_of
from tests.contract.subjects import cases

HERE = Path(__file__).parent


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Fill in `case`."""
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", cases(), ids=lambda case: case.id, scope="module")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All laws of a case one after the other, then those of its game: its games are played once, by one worker."""
    ours = [place for place, item in enumerate(items) if HERE in item.path.parents]
    ordered = sorted([items[place] for place in ours], key=_place)
    for place, item in zip(ours, ordered, strict=True):
        items[place] = item


def _place(item: pytest.Item) -> int:
    """Where the case of a law comes, or the last one of its game; what names neither comes first."""
    called = getattr(item, "callspec", None)
    case = None if called is None else called.params.get("case")
    games = games_of(item)
    return max(
        [
            place
            for place, other in enumerate(cases(), 1)
            if other == case or (case is None and other.game.id in games)
        ],
        default=0,
    )
