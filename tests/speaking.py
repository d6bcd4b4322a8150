"""What nobody would say: habits that a reader stumbles over, found in one text of a language."""

import re
from collections.abc import Iterator

WORDS = 25
"""The most words of a sentence."""

UNSAID = {
    "en": (
        "house player", "whoever", "somebody", "somebody’s", "one’s", "of their own", "by itself", "besides", "dearest",
        "at last", "obligatory", "given ahead", "is written to", "clock stands", "clocks stand", "without a result",
    ),
    "pt-BR": (
        "jogador da casa", "dadas com antecedência", "o relógio está parado", "arranjado", "nenhuma casa sua", "é obrigatório",
        "sem resultado", "outrem", "por si só", "jogar por frente",
    ),
}  # fmt: skip
"""By language, words for which there are plain ones."""

_UNSAID = {
    language: re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, words))})(?!\w)")
    for language, words in UNSAID.items()
}

_COLON = re.compile(r":(?= |$)")
"""A colon of a sentence: not that of `3:1` or of a time of day."""

_NOT_YOU = re.compile(
    r"(?<!to )(?<!with )\b[Yy]ou (?:was|has|is|does)\b|^You [^.;:]*\band (?:was|has|is|does)\b|\bde você\)"
)
"""A verb or preposition that fits every name, but not the reader."""

_ENDS = re.compile(r"[.!?…][”’)\"]*(?= |$)|\n|;(?= )| · ")
"""Where a sentence ends."""

_WORD = re.compile(r"\w[\w’'-]*")


def faults(text: str, language: str) -> Iterator[str]:
    """What is wrong with any text, each in a few words."""
    if re.search(r"\S  |\S [,.;:!?](?= |$)|\( | \)", text):
        yield "a space too many"
    if re.search(r"(?<![\d\w])[-–−]0(?![\d.,:])", text):
        yield "less nothing"
    if re.search(r"⟦|\w…\w", text):
        yield "cut, or without words"
    unsaid = _UNSAID.get(language)
    for word in unsaid.findall(text.lower()) if unsaid is not None else ():
        yield f"“{word}”"


def long_sentences(text: str) -> Iterator[str]:
    """Sentences that nobody says in one breath; in a log line it is lists that are long."""
    for sentence in _ENDS.split(text):
        count = len(_WORD.findall(sentence))
        if count > WORDS:
            yield f"{count} words in a sentence"


def faults_of_line(text: str, language: str) -> Iterator[str]:
    """What is wrong with a line of a log, a prompt, a note or a button: at most one colon, a capital or a number after it."""
    yield from faults(text, language)
    for line in text.split("\n"):
        if len(_COLON.findall(line)) > 1:
            yield "a second colon"
        if re.search(r": [^\W\d_A-ZÀ-Þ]", line):
            yield "lower case after a colon"
        if _NOT_YOU.search(line):
            yield "fits a name, not you"
