"""Which release runs."""

import tomllib
from functools import cache
from pathlib import Path


@cache
def release() -> str:
    """Its number in pyproject.toml."""
    with (Path(__file__).parents[2] / "pyproject.toml").open("rb") as file:
        return str(tomllib.load(file)["project"]["version"])
