"""Every text that people read is plain, as it is written: no long sentences, no words for which there are plain ones."""

from collections.abc import Iterator
from itertools import islice, product

import pytest
from fluent.syntax import ast

from tests.fluent import LANGUAGES, entries, files
from tests.speaking import faults, faults_of_line, long_sentences

NOT_TEXTS = {"core-contractions"}
"""Messages that nobody reads."""

KEYWORDS = "also"
"""The attribute with what a topic is found by."""

FORMS = 64
"""Ways to choose among the variants of one message."""


def _forms(pattern: ast.Pattern) -> Iterator[str]:
    """The text with each choice of variants, and `X` in its blanks."""
    parts = [list(_parts(element)) for element in pattern.elements]
    return islice(map("".join, product(*parts)), FORMS)


def _parts(element: ast.TextElement | ast.Placeable) -> Iterator[str]:
    """What an element may become."""
    if isinstance(element, ast.TextElement):
        yield element.value
        return
    match element.expression:
        case ast.SelectExpression(variants=variants):
            for variant in variants:
                yield from _forms(variant.value)
        case ast.StringLiteral() as literal:
            yield str(literal.parse()["value"])
        case _:
            yield "X"


def _texts(language: str) -> Iterator[tuple[str, ast.Pattern]]:
    """Every message and attribute that is read."""
    for path in files(language):
        for entry in entries(path):
            if isinstance(entry, ast.Message) and entry.id.name not in NOT_TEXTS:
                if entry.value is not None:
                    yield entry.id.name, entry.value
                for attribute in entry.attributes:
                    if attribute.id.name != KEYWORDS:
                        yield f"{entry.id.name}.{attribute.id.name}", attribute.value


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_people_read_is_plain(language: str) -> None:
    """No doubled spaces, no "–0", no sentence over 25 words, no word of the list, in any choice of variants."""
    found = {
        f"{name}: {fault}": text
        for name, pattern in _texts(language)
        for text in _forms(pattern)
        for fault in (*faults(text, language), *long_sentences(text))
    }
    assert found == {}


@pytest.mark.parametrize(
    ("text", "language", "fault"),
    [
        ("Vez de Ana: guilda: mover", "pt-BR", "a second colon"),
        ("You stole: ore", "en", "lower case after a colon"),
        ("Ana  won", "en", "a space too many"),
        ("You built nothing, –0 PP", "en", "less nothing"),
        ("Whoever has most wins", "en", "“whoever”"),
        ("You scored 1 and has 3 in all", "en", "fits a name, not you"),
        ("Bruno pegou um 8 (carta de você)", "pt-BR", "fits a name, not you"),
        ("Um jogador da casa entra", "pt-BR", "“jogador da casa”"),
    ],
)
def test_what_nobody_would_say_is_found(text: str, language: str, fault: str) -> None:
    """Each habit is named."""
    assert fault in set(faults_of_line(text, language))


def test_a_long_sentence_is_found() -> None:
    """A colon does not begin another sentence; a full stop, a semicolon and a new line do."""
    assert list(long_sentences("one " * 13 + "two: " + "three " * 13)) == ["27 words in a sentence"]
    assert list(long_sentences("one " * 13 + "two. " + "three " * 13)) == []


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Ana traded 3:1 at 12:30. It’s her turn · 2 left; she won by 0−10", "en"),
        ("Estradas: Buffalo, Albany (−10 PP)…", "pt-BR"),
    ],
)
def test_what_people_say_passes(text: str, language: str) -> None:
    """Rates, times, negative numbers and lists are nothing to complain of."""
    assert list(faults_of_line(text, language)) == []
