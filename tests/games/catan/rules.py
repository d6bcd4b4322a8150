"""The rules as docs/rules/catan.md has them: tables and clauses, for tests that hold the program against them."""

import re
from collections.abc import Iterator
from pathlib import Path

TEXT = (Path(__file__).parents[3] / "docs" / "rules" / "catan.md").read_text(encoding="utf-8")


def section(start: str, end: str) -> str:
    """The text from one heading to another."""
    return TEXT[TEXT.index(start) : TEXT.index(end)]


def rows(text: str) -> Iterator[tuple[str, ...]]:
    """The cells of every table row in the text, headings included."""
    for line in text.splitlines():
        if line.startswith("|") and set(line) - set("|- "):
            yield tuple(cell.strip() for cell in line.strip("|").split("|"))


def row(text: str, first: str) -> tuple[str, ...]:
    """The only row that begins with that cell."""
    (found,) = [cells for cells in rows(text) if cells[0] == first]
    return found


def amounts(text: str) -> dict[str, int]:
    """`forest 4, pasture 4` as numbers by word."""
    return {word: int(count) for word, count in re.findall(r"([a-z]+) (\d+)", text)}


def clause(number: str) -> str:
    """The text of a clause, up to the next one or to a heading."""
    (found,) = re.findall(
        rf"^\* {number}\. (.*?)(?=^\* R\d|^#|^---)", TEXT, re.MULTILINE | re.DOTALL
    )
    assert isinstance(found, str)
    return found
