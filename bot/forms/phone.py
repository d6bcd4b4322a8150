"""How much room texts and buttons take on a phone, where a message is 278 pixels wide inside: an estimate, without a font."""

import re
from collections.abc import Iterable, Sequence
from math import ceil

from bot.forms.limits import BUTTONS
from bot.forms.model import Button

WIDTH = 278
"""Pixels inside a message."""

ACROSS = 36
"""Letters in a row of text."""

TEXT, TOUCH = 21, 50
"""Pixels of a row of text, and of a line of buttons or a menu."""

LETTER = 6.8
"""Pixels of a button's letter."""

EDGES, EMOJI, GAP = 30, 26, 8
"""Pixels that a button takes besides its letters, with an emoji, and to the next one."""

LITTLE = 4
"""Letters of a word that says nothing at the end of a line: at, the, from, de, para, 2×."""

LEAST_KEPT = 2
"""Words that are kept however little they are."""

_MARKUP = re.compile(r"<a?:\w+:\d+>|<t:\d+:R>|<@\d+>")
"""What is shown as something shorter."""

_STAND_IN = "◯◯◯"


def rows(markdown: str) -> int:
    """How many rows the text fills."""
    shown = _MARKUP.sub(_STAND_IN, markdown).replace("**", "").replace("\\", "").replace("-# ", "")
    return sum(max(1, ceil(len(line) / ACROSS)) for line in shown.splitlines())


def within(markdown: str, most: int, ending: str = "") -> str:
    """The line, cut where it would fill more rows: after a whole thing of a list, or before a word that says something where
    that would leave a row empty.

    What is cut leaves no markup open. `ending` stands behind it in any case.
    """
    words = markdown.split(" ")
    while rows(markdown + ending) > most and len(words) > 1:
        words.pop()
        kept = _cut(words)
        if rows(f"{kept}…{ending}") < most:
            kept = _to_a_word(words)
        markdown = f"{kept}…{'**' if kept.count('**') % 2 else ''}"
    return markdown + ending


def _cut(words: Sequence[str]) -> str:
    """The words without the sentence, clause or thing of a list begun last, or without little words at their end."""
    text = " ".join(words)
    for mark in ("; ", ". "):
        clause, ended, _ = text.rpartition(mark)
        if ended:
            return clause
    things, comma, _ = text.rpartition(", ")
    if text.endswith((",", ";")):
        return text[:-1]
    if comma and len(things.split()) > LEAST_KEPT:
        return things
    return _to_a_word(words)


def _to_a_word(words: Sequence[str]) -> str:
    """The words without little ones at their end."""
    while len(words) > LEAST_KEPT and len(words[-1]) <= LITTLE and words[-1][-1:] != ")":
        words = words[:-1]
    return " ".join(words)


def lines(buttons: Iterable[Button]) -> int:
    """In how many lines the buttons of a row stand."""
    count, left = 0, 0.0
    for button in buttons:
        wide = EDGES + LETTER * len(button.label) + (EMOJI if button.emoji else 0)
        if wide > left:
            count, left = count + 1, float(WIDTH)
        left -= wide + GAP
    return count


def across(buttons: Sequence[Button], most: int = BUTTONS) -> int:
    """How many buttons to put in a row, so that they stand in the fewest lines, and none alone in the last row if that can be;
    as many as possible where that is equal.
    """
    return min(
        range(most, 1, -1),
        key=lambda count: (height(buttons, count), len(buttons) % count == 1),
    )


def height(buttons: Sequence[Button], count: int) -> int:
    """In how many lines they stand with so many in a row."""
    return sum(lines(buttons[at : at + count]) for at in range(0, len(buttons), count))
