"""Things with their article inside a sentence: `the Inn`, `a Taberna`, and with a preposition `na Taberna`.

A message writes `{ THE($place) }`. The label of the thing says it as its attribute `.the`; a label without one stands as it
is. What a preposition and an article become together, a language lists in `core-contractions`; of several things each has
its preposition then: `na Taberna e no Portão`.
"""

import re
from collections.abc import Mapping
from typing import Any

_JOINT = "\uf8fe"
"""Stands before a thing with its article until the preposition before it is known."""

_NEXT = "\uf8fd"
"""Stands before each further thing of a row of them."""


class Named(str):
    """The label of a thing that also knows how it stands with its article."""

    the: str

    def __new__(cls, label: str, the: str) -> "Named":
        """The label as text; `the`: the same with its article."""
        named = super().__new__(cls, label)
        named.the = the
        return named

    def __eq__(self, other: object) -> bool:
        """Two things may share a label and differ in their article."""
        return isinstance(other, Named) and str.__eq__(self, other) and self.the == other.the

    def __hash__(self) -> int:
        """By both forms, as they are compared."""
        return hash((str(self), self.the))


def the(thing: Any) -> Any:
    """The Fluent function `THE`: the thing with its article, to be joined with what stands before it."""
    return f"{_JOINT}{thing.the}" if isinstance(thing, Named) else thing


def further(thing: str) -> str:
    """A thing in a row behind the first, with its article where it has one."""
    return f"{_NEXT}{thing.the if isinstance(thing, Named) else thing}"


def contractions(listed: str) -> dict[str, str]:
    """What a language lists as `em o = no, em a = na`."""
    pairs = (pair.partition(" = ") for pair in listed.split(", ") if pair)
    return {apart: together for apart, _, together in pairs}


def nested(text: str) -> str:
    """A thing with its article that will itself stand in a sentence."""
    return text.replace(_JOINT, "").replace(_NEXT, "")


def joined(text: str, together: Mapping[str, str]) -> str:
    """The text with prepositions and articles contracted."""
    if _JOINT not in text:
        return text
    preposition = ""
    prepositions = {apart.partition(" ")[0] for apart in together}

    def one(found: re.Match[str]) -> str:
        nonlocal preposition
        before, article, following = found.groups()
        if following is not None:
            apart = f"{preposition} {following}"
            return together.get(apart, apart) if preposition in prepositions else following
        preposition = (before or "").lower()
        contracted = together.get(f"{preposition} {article}")
        if before is None or contracted is None:
            return found[0]
        return contracted.capitalize() if before[0].isupper() else contracted

    text = re.sub(rf"(?:(\w+) )?{_JOINT}(\w+)|{_NEXT}(\w+)", one, text)
    if text.startswith(_JOINT):
        text = text[1:2].upper() + text[2:]
    return nested(text)
