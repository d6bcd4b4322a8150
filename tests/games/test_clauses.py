"""Every clause and every worked example of the rules is held by some test: its number stands in the docstring of one."""

import ast
import re
from collections.abc import Iterable, Iterator

import pytest

from games.catalogue import GAMES
from games.core.model import Key
from tests.contract.particulars import ROOT, Rules, folder_of, rules_of, unplayed

SPECS = sorted(path.stem for path in (ROOT / "docs" / "rules").glob("*.md"))

IDS = [game.id for game in GAMES]

PARAGRAPH = re.compile(
    r"^(?:[-*] (?:\*\*)?|\*\*|(?=[A-Z]\d+(?:\.| [(\[])))([A-Z]\d+)(?:-([A-Z]\d+))?\b", re.MULTILINE
)
"""A clause stands in a list or is a paragraph that begins with its number: `* **R1** `, `- **E10 Hut**`, `X12. `."""

SET_UP = re.compile(r"^\| (S\d+) \|", re.MULTILINE)
"""A step of the set-up may be the row of a table in section 5."""

SECTION = re.compile(r"^#+ (\d[\d.]*)", re.MULTILINE)

CITED = re.compile(r"\b([A-Z])(\d+)[a-d]?(?:(?:-| to )\1(\d+)[a-d]?)?\b")

REFERRED = re.compile(r"[(,;] ?([A-Z][1-9]\d*)(?=[,;)])")
"""Where a clause is named: `(R12, R15)`; labels of places look alike, but stand in lists without brackets."""

WIDEST = 4
"""A range of more numbers than this says nothing about any of them."""


def sections(text: str) -> Iterator[tuple[str, str]]:
    """The text in pieces, each with the number of its heading."""
    starts = [(match.start(), match[1].rstrip(".")) for match in SECTION.finditer(text)]
    ends = [start for start, _ in starts[1:]] + [len(text)]
    for (start, number), end in zip(starts, ends, strict=True):
        yield number, text[start:end]


def numbers_in(spec: str, without: Iterable[str] = ()) -> tuple[str, ...]:
    """The clauses and worked examples of a specification, but for those under some headings."""
    text = (ROOT / "docs" / "rules" / f"{spec}.md").read_text(encoding="utf-8")
    found: list[str] = []
    for number, piece in sections(text):
        if number in without:
            continue
        if number.split(".")[0] == "5":
            found += SET_UP.findall(piece)
        for match in PARAGRAPH.finditer(piece):
            found += span(match[1], match[2] or match[1])
    return tuple(dict.fromkeys(found))


def span(first: str, last: str) -> list[str]:
    """All numbers from one to another of the same letter."""
    return [f"{first[0]}{number}" for number in range(int(first[1:]), int(last[1:]) + 1)]


def numbers(rules: Rules) -> tuple[str, ...]:
    """The clauses and worked examples that a game is held to."""
    everything = numbers_in(rules.spec, rules.sections)
    if not rules.only:
        return everything
    wanted = {number for part in rules.only for number in span(*(part.split("-") * 2)[:2])}
    return tuple(number for number in everything if number in wanted)


def docstrings(game: Key) -> Iterator[str]:
    """What the game's tests say that they test."""
    for file in sorted((ROOT / "tests" / "games" / folder_of(game)).glob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield ast.get_docstring(node) or ""


def cited(game: Key) -> set[str]:
    """What they cite, alone or in a short range."""
    found: set[str] = set()
    for text in docstrings(game):
        for letter, first, last in CITED.findall(text):
            numbers = span(f"{letter}{first}", f"{letter}{last or first}")
            if len(numbers) <= WIDEST + 1:
                found.update(numbers)
    return found


@pytest.mark.parametrize("spec", SPECS)
def test_the_clauses_of_every_specification_are_found(spec: str) -> None:
    """Rules and examples of it, whatever their letters; and whatever it refers to by one of these is a clause somewhere."""
    found = {number for one in SPECS for number in numbers_in(one)}
    letters = {number[0] for number in numbers_in(spec)}
    text = (ROOT / "docs" / "rules" / f"{spec}.md").read_text(encoding="utf-8")

    assert "R" in letters
    assert letters & {"X", "E"}, "no worked examples"
    assert {number for number in REFERRED.findall(text) if number[0] in letters} <= found


@pytest.mark.parametrize("game", IDS)
def test_every_clause_is_cited_by_a_test(game: str) -> None:
    """Or it is not played yet; a reason that is no longer needed goes."""
    every = [number for rules in rules_of(game) for number in numbers(rules)]
    held, reasons = cited(game), unplayed(game)

    assert every, f"no clauses are found in {[rules.spec for rules in rules_of(game)]}"
    missing = [number for number in every if number not in held]
    assert missing == [number for number in every if number in reasons]
