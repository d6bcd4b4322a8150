"""Every law with a parameter `case` runs for every case."""

import pytest

from tests.contract.subjects import cases


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Fill in `case`."""
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", cases(), ids=lambda case: case.id, scope="module")
