"""Fitting text into a width: shrink a little, then break in two, then shrink to the least size.

Names of the game are never cut. Names of people, which may have 32 letters, are cut as the last
resort (`fit_person`, `fit_person_in_two`).
"""

import re
from collections.abc import Iterable
from functools import lru_cache
from itertools import accumulate, combinations, pairwise
from math import inf
from typing import NamedTuple

from render.core.lettering import Face, width

ONE_LINE_SHRINK = 0.85
CLEARLY_LARGER = 1.08
PART_ENDS = " -_."
"""After these a person's name may be broken."""

SENTENCE_END = re.compile(r"(?<=[.!?]) (?=[(A-ZÀ-Ý0-9])")

BOUND_WORDS = frozenset({"da", "das", "de", "do", "dos", "of", "the"})


class Fitted(NamedTuple):
    """Lines at a size; `fits` is false when even the least size is too wide."""

    lines: tuple[str, ...]
    size: int
    fits: bool


@lru_cache(maxsize=2048)
def fit(text: str, face: Face, room: int, size: int, least: int, lines: int = 2) -> Fitted:
    """The text as large as it goes in at most one or two lines."""
    if lines == 1 or " " not in text:
        return _shrunk((text,), face, room, size, least)
    whole = _shrunk((text,), face, room, size, max(least, round(size * ONE_LINE_SHRINK)))
    broken = _shrunk(halves(text, face), face, room, size, least)
    if whole.fits and broken.size < whole.size * CLEARLY_LARGER:
        return whole
    return broken


def _shrunk(lines: tuple[str, ...], face: Face, room: int, size: int, least: int) -> Fitted:
    for tried in range(size, least - 1, -1):
        if max(width(line, face, tried) for line in lines) <= room:
            return Fitted(lines, tried, True)
    return Fitted(lines, least, False)


def halves(text: str, face: Face) -> tuple[str, str]:
    """The most even break; a small word such as "de" stays with the word after it."""
    words = text.split(" ")
    breaks = [at for at in range(1, len(words)) if not _is_bound(words[at - 1])]
    cut = [(" ".join(words[:at]), " ".join(words[at:])) for at in breaks or [1]]
    return min(cut, key=lambda pair: max(width(line, face, 40) for line in pair))


@lru_cache(maxsize=512)
def fit_body(text: str, face: Face, room: int, size: int, least: int, lines: int = 3) -> Fitted:
    """Running text in as many lines as it needs, up to the given number, as even as they get.

    A slightly smaller size is taken when small words can then stay with the word after them.
    """
    words = tuple(text.split(" "))
    loose = _largest(words, face, room, (size, least), lines)
    whole = _largest(_joined(words), face, room, (size, least), lines)
    if whole.fits and whole.size >= loose.size * ONE_LINE_SHRINK:
        return whole
    return loose


def _largest(
    words: tuple[str, ...], face: Face, room: int, sizes: tuple[int, int], lines: int
) -> Fitted:
    """The words at the largest of the sizes at which they go into the lines."""
    largest, least = sizes
    whole = " ".join(words)
    for tried in range(largest, least - 1, -1):
        if width(whole, face, tried) > lines * (room + width(" ", face, tried)):
            continue  # too long for so many lines wherever it is broken
        tight = wrapped(words, face, room, tried)
        if len(tight) <= lines and all(width(line, face, tried) <= room for line in tight):
            return Fitted(_evened(words, face, room, tried), tried, True)
    return Fitted(wrapped(words, face, room, least), least, False)


def wrapped(words: Iterable[str], face: Face, room: float, size: int) -> tuple[str, ...]:
    """The words in lines no wider than the room, each as long as possible."""
    lines: list[str] = []
    for word in words:
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, face, size) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines)


def first_sentences(text: str, face: Face, room: int, size: int, lines: int) -> tuple[str, ...]:
    """A text's first sentences in lines: as many whole ones as go into so many lines, and always one; none of no text."""
    sentences = SENTENCE_END.split(" ".join(text.split()))
    starts = accumulate(sentences, lambda before, one: f"{before} {one}")
    tried = [wrapped(start.split(), face, room, size) for start in starts]
    return next((one for one in reversed(tried) if len(one) <= lines), tried[0])


def _evened(words: tuple[str, ...], face: Face, room: int, size: int) -> tuple[str, ...]:
    """The same number of lines, as equally long as they get; the last one may be short."""
    first = wrapped(words, face, room, size)
    best, least_slack = first, _slack(first, face, room, size)
    for cuts in combinations(range(1, len(words)), len(first) - 1):
        edges = (0, *cuts, len(words))
        lines = tuple(" ".join(words[start:end]) for start, end in pairwise(edges))
        slack = _slack(lines, face, room, size)
        if slack < least_slack:
            best, least_slack = lines, slack
    return best


def _slack(lines: tuple[str, ...], face: Face, room: int, size: int) -> float:
    """How ragged lines are; without bound when one is too long."""
    widths = [width(line, face, size) for line in lines]
    longest = max(widths)
    if longest > room:
        return inf
    return sum((longest - wide) ** 2 for wide in widths[:-1]) + longest


def _joined(words: tuple[str, ...]) -> tuple[str, ...]:
    """The words with small ones bound to the word after them."""
    bound: list[str] = []
    is_open = False
    for word in words:
        if is_open:
            bound[-1] += f" {word}"
        else:
            bound.append(word)
        is_open = _is_bound(word)
    return tuple(bound)


def _is_bound(word: str) -> bool:
    """Whether the word belongs to the one after it: "de", "the", a number."""
    return word.isdigit() or word.lower() in BOUND_WORDS


@lru_cache(maxsize=512)
def fit_person(name: str, face: Face, room: int, size: int, least: int) -> Fitted:
    """A person's name on one line: shrunk, and cut by letters when it is longer still."""
    whole = fit(name, face, room, size, least, 1)
    if whole.fits:
        return whole
    return Fitted((_cut(name, face, room, least),), least, True)


@lru_cache(maxsize=512)
def fit_person_in_two(
    name: str, face: Face, room: int, size: int, sizes: tuple[int, int]
) -> Fitted:
    """A person's name on one line, or on two smaller ones, cut by letters where even those are too short.

    `sizes` are the least size on one line and the size on two.
    """
    least, small = sizes
    whole = fit(name, face, room, size, least, 1)
    if whole.fits:
        return whole
    first, rest = _parted(name, face, room, small)
    if not rest:
        return fit_person(name, face, room, least, small)
    return Fitted((first, _cut(rest, face, room, small)), small, True)


def _parted(name: str, face: Face, room: int, size: int) -> tuple[str, str]:
    """As many whole parts of a name as fit on one line, and what is left; the whole name where not even one fits."""
    ends = [at + 1 for at, letter in enumerate(name[:-1]) if letter in PART_ENDS]
    fitting = [end for end in ends if width(name[:end].rstrip(), face, size) <= room]
    if not fitting:
        return name, ""
    end = fitting[-1]
    return name[:end].rstrip(), name[end:].lstrip()


def _cut(name: str, face: Face, room: int, size: int) -> str:
    """The name, or as many of its letters as fit before an ellipsis."""
    if width(name, face, size) <= room:
        return name
    cuts = (name[:kept].rstrip(" -_.") + "…" for kept in range(len(name) - 1, 0, -1))
    return next((cut for cut in cuts if width(cut, face, size) <= room), "…")
