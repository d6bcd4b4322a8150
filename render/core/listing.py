"""Lists of things as one phrase, in the reader's language."""

from collections.abc import Sequence

from render.core.contract import Words


def listed(words: Words, things: Sequence[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    if not things:
        return ""
    head, *rest = things
    if not rest:
        return head
    for thing in rest[:-1]:
        head = words("core-comma", first=head, second=thing)
    return words("core-and", first=head, second=rest[-1])
