"""Which release runs."""

import tomllib
from functools import cache
from importlib.metadata import version
from pathlib import Path

PROJECT = Path(__file__).parents[2] / "pyproject.toml"
"""Beside the packages in a checkout; an installed wheel has it as its own data."""


@cache
def release() -> str:
    """The version: of the checkout, else of the installed package."""
    if PROJECT.is_file():
        return str(tomllib.loads(PROJECT.read_text("utf-8"))["project"]["version"])
    return version("feitoria")
