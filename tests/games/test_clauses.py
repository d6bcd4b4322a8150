"""Every clause and every worked example of the rules is held by some test: its number stands in the docstring of one."""

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from games.catalogue import GAMES

ROOT = Path(__file__).parents[2]

UNPLAYED: Mapping[str, Mapping[str, str]] = {
    "catan": dict.fromkeys(
        ("X29", "X30", "X31", "X32", "X33"), "the scenarios Corsica and New York are not offered"
    ),
    "san-juan": dict.fromkeys(
        ("R11", "R64", "R70", "E17", "E18", "E19", "E20", "E27", "E28", "E29"),
        "buildings of the expansion, which is not offered",
    ),
}
"""Numbers that no test need cite, and why."""

SCENARIOS = re.compile(r"^### 6\.9.*?(?=^## 7)", re.DOTALL | re.MULTILINE)
"""Where CATAN's rules tell of the scenarios alone."""

NUMBERED = re.compile(r"^(?:\* )?(?:\*\*)?([RXE]\d+)\b", re.MULTILINE)
CITED = re.compile(r"\b([RXE])(\d+)[a-d]?(?:(?:-| to )\1(\d+)[a-d]?)?\b")

WIDEST = 4
"""A range of more numbers than this says nothing about any of them."""


def numbers(game: str) -> tuple[str, ...]:
    """The clauses and worked examples of the game's rules."""
    text = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    return tuple(dict.fromkeys(NUMBERED.findall(SCENARIOS.sub("", text))))


def docstrings(game: str) -> Iterator[str]:
    """What the game's tests say that they test."""
    for file in sorted((ROOT / "tests" / "games" / game.replace("-", "_")).glob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield ast.get_docstring(node) or ""


def cited(game: str) -> set[str]:
    """What they cite, alone or in a short range."""
    found: set[str] = set()
    for text in docstrings(game):
        for letter, first, last in CITED.findall(text):
            span = range(int(first), int(last or first) + 1)
            if len(span) <= WIDEST + 1:
                found.update(f"{letter}{number}" for number in span)
    return found


def test_no_game_is_left_out() -> None:
    """Every game of the catalogue is asked."""
    assert set(UNPLAYED) == {game.id for game in GAMES}


@pytest.mark.parametrize("game", UNPLAYED)
def test_every_clause_is_cited_by_a_test(game: str) -> None:
    """Or it is not played yet; a reason that is no longer needed goes."""
    all_of_them, held = numbers(game), cited(game)
    assert len(all_of_them) > 90, "the rules are read the wrong way"
    missing = [number for number in all_of_them if number not in held]
    assert missing == [number for number in all_of_them if number in UNPLAYED[game]]
