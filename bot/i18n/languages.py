"""Languages: Fluent files become the words of one reader.

`Languages` is read once at the start. `Languages.words(language, game, names)` gives what pictures, panels and
the narrator speak with. Everything comes out as plain text: whoever puts it into Discord's markdown escapes it.
"""

import logging
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from bot.i18n.articles import Named, contractions, further, joined, nested, the
from bot.i18n.shortening import shortened
from bot.runtime.locales import LOCALES
from games.core.game import Game
from games.core.model import Arg, Key, Message, Seat, SeatName, SeatNames, Term, Terms
from render.core.numerals import signed

FALLBACK = "en"

REMEMBERED = 4096
"""Texts that a language keeps as they were last filled: most pictures and panels say again what others said."""

LONGEST_BLANK = 2_400
"""Letters of a text that fill a blank: with a little more Fluent refuses the whole message."""

_READER = "\uf8ff"
"""Stands for the reader while a sentence is put together."""

_READER_FIRST = re.compile(f"(?:^|(?<=[.!?] )){_READER}")
"""The reader at the beginning of a sentence."""

_BEGINNING = re.compile(r"((?:^|: )(?:✓ )?(?:[A-Z]{1,2} · )?)([^\W\d_])")
"""The first letter of a text, and the first behind a colon, each maybe with a tick or a badge before it."""

_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
"""The beginning of a message, or of a term with its dash."""

_REFERENCE = re.compile(r"[{(,]\s*(-?[A-Za-z][\w-]*)")
"""What may be another entry's id: it stands at the beginning of a blank or of an argument."""

_log = logging.getLogger(__name__)


class MissingWordsError(LookupError):
    """A message that a language does not have or cannot fill: a defect of ours."""


class Language:
    """The messages of one language; each is parsed when it is said first, since thousands of them take their time."""

    def __init__(self, name: str, folder: Path) -> None:
        self.name = name
        self._bundle = FluentBundle([name], functions={"THE": the}, use_isolating=False)
        self._unread: dict[str, _Entry] = {}
        for path in sorted(folder.glob("*.ftl")):
            for entry in _entries(path):
                if (known := self._unread.get(entry.id)) is not None:
                    raise MissingWordsError(f"{entry.id} stands in {known.path} and in {path}")
                self._unread[entry.id] = entry
        self.ids = frozenset(self._unread)
        self._filled = lru_cache(REMEMBERED)(self._fill)
        self._contractions: dict[str, str] = {}
        if self.has("core-contractions"):
            self._contractions = contractions(self.text("core-contractions", {}))

    def _has_message(self, name: str) -> bool:
        """Whether there is such a message; from now on it is parsed. Raises MissingWordsError where it is malformed."""
        self._read(name)
        return self._bundle.has_message(name)

    def _read(self, name: str) -> None:
        """Parse that entry and those it refers to, where that was not done yet."""
        if (entry := self._unread.get(name)) is None:
            return
        resource = FluentResource(entry.source)
        for part in resource.body:
            if isinstance(part, ast.Junk):
                first = (part.content or "").splitlines()[0]
                raise MissingWordsError(f"{entry.path} is malformed at: {first}")
        self._unread.pop(name, None)
        self._bundle.add_resource(resource)
        for other in _REFERENCE.findall(entry.source):
            self._read(other)

    def text(self, wording: str, args: Mapping[str, str | int]) -> str:
        """The text of a message, or of its attribute with `id.attribute`. Raises MissingWordsError."""
        return self._filled(wording, tuple((name, _fitting(value)) for name, value in args.items()))

    def _fill(self, wording: str, args: tuple[tuple[str, str | int], ...]) -> str:
        """Fill in the message, without the cache."""
        name, _, attribute = wording.partition(".")
        if not self._has_message(name):
            raise MissingWordsError(f"{self.name} has no {name}")
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise MissingWordsError(f"{self.name} has no {wording}")
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise MissingWordsError(f"{self.name} cannot say {wording}: {errors[0]}")
        is_nested = attribute == "the"
        whole = nested(str(text)) if is_nested else joined(str(text), self._contractions)
        return _with_signs(whole, args)

    def has(self, wording: str) -> bool:
        """Whether the message, or the attribute of it, exists."""
        name, _, attribute = wording.partition(".")
        if not self._has_message(name):
            return False
        return not attribute or attribute in self._bundle.get_message(name).attributes


def _fitting(value: str | int) -> str | int:
    """What fills a blank, cut where Fluent would not take it."""
    if not isinstance(value, str) or len(value) <= LONGEST_BLANK:
        return value
    return shortened(value, LONGEST_BLANK)


def _with_signs(text: str, args: tuple[tuple[str, str | int], ...]) -> str:
    """The text, in which numbers below zero have the sign that pictures give them."""
    for _, value in args:
        if isinstance(value, int) and value < 0:
            text = re.sub(rf"(?<!\w){value}(?!\d)", signed(value), text)
    return text


@dataclass(frozen=True)
class _Entry:
    """A message as its file has it."""

    id: str
    source: str
    path: Path


def _entries(path: Path) -> Iterator[_Entry]:
    """The messages and terms of a file, not parsed yet: an entry begins where a line does.

    Raises MissingWordsError where something else than remarks stands before the first.
    """
    text = path.read_text(encoding="utf-8")
    starts = list(_ENTRY.finditer(text))
    bounds = [*[one.start() for one in starts], len(text)]
    for line in text[: bounds[0]].splitlines():
        if line.strip() and not line.startswith("#"):
            raise MissingWordsError(f"{path} is malformed at: {line}")
    for start, end in zip(starts, bounds[1:], strict=True):
        yield _Entry(start[1], text[start.start() : end], path)


class Languages:
    """All languages there are; one that lacks a message borrows it from English."""

    def __init__(self, folder: Path = LOCALES, *, strict: bool = False) -> None:
        self.strict = strict
        """Tests are strict: a missing message is an error. In production it is logged and its id is shown."""
        self._languages = {
            path.name: Language(path.name, path)
            for path in sorted(folder.iterdir())
            if path.is_dir()
        }
        self._told: set[str] = set()

    @property
    def names(self) -> tuple[str, ...]:
        """`en`, `pt-BR`."""
        return tuple(self._languages)

    def nearest(self, wanted: str | None) -> str:
        """The language that serves a Discord locale best: `pt-PT` is served in `pt-BR`, `ja` in English."""
        if wanted is None:
            return FALLBACK
        if wanted in self._languages:
            return wanted
        root = wanted.partition("-")[0]
        return next((name for name in self._languages if name.partition("-")[0] == root), FALLBACK)

    def words(
        self, language: str, game: Game[Any, Any, Any] | None = None, names: Sequence[str] = ()
    ) -> "LocaleWords":
        """What speaks to a reader of that language, about that game, calling the seats by these names."""
        return LocaleWords(self, self.nearest(language), game, tuple(names))

    def text(self, language: str, wording: str, args: Mapping[str, str | int]) -> str:
        """The text in that language, else in English, else the id itself."""
        wanted = (language,) if self.strict else dict.fromkeys((language, FALLBACK))
        for name in wanted:
            try:
                return self._languages[name].text(wording, args)
            except MissingWordsError as problem:
                if self.strict:
                    raise
                self._tell(str(problem))
        return f"⟦{wording}⟧"

    def has(self, language: str, wording: str) -> bool:
        """Whether the language has the message itself."""
        return self._languages[language].has(wording)

    def _tell(self, problem: str) -> None:
        """Log a problem the first time it is met."""
        if problem not in self._told:
            self._told.add(problem)
            _log.error("Missing words: %s", problem)


@dataclass(frozen=True)
class LocaleWords:
    """One reader's language: the `Words` of `render.core.contract`, filled with seat names and a game's labels.

    What is told to one seat alone calls that seat `you`: its `reader`. Where another word of the sentence changes with
    it, the message has an attribute `.you` that is said when its `seat` is the reader.
    """

    languages: Languages
    language: str
    game: Game[Any, Any, Any] | None = None
    names: tuple[str, ...] = ()
    reader: Seat | None = None
    """None: what is said is for everybody, and all seats have names."""

    def __call__(self, wording: str, /, **args: str | int) -> str:
        """The text of a message, or of its attribute with `id.attribute`."""
        return self.languages.text(self.language, wording, args)

    def has(self, wording: str) -> bool:
        """Whether this language has the message or attribute."""
        return self.languages.has(self.language, wording)

    def say(self, message: Message) -> str:
        """The text of a message, its terms and seat names in words."""
        return self._addressed(self._formed(message))

    def brief(self, message: Message) -> str:
        """The same in fewer words, for where there is little room: its attribute `.brief`, where it has one."""
        short = f"{message.id}.brief"
        return self.say(Message(short, message.args) if self.has(short) else message)

    def label(self, kind: str, key: Key) -> str:
        """What a thing of the game is called."""
        return self._addressed(self._labelled(kind, key))

    def thing(self, kind: str, key: Key) -> str:
        """The same; for `THE` it also knows its article, where the label says that."""
        return self._with_article(kind, key)

    def explained(self, kind: str, key: Key) -> str:
        """What the rules say of a thing of the game; empty where they say nothing."""
        id = f"{self.game.label(kind, key).id}.help" if self.game is not None else ""
        return self(id) if self.has(id) else ""

    def amounts(self, terms: Terms) -> str:
        """Things with their amounts in a row: `2× Indigo Plant and Chapel`; labels that count themselves: `2 argilas`."""
        return self._addressed(self._listed(terms))

    def name(self, seat: Seat) -> str:
        """What the seat is called within a sentence."""
        return self("core-you") if seat == self.reader else self.names[seat]

    def all_of(self, parts: Iterable[str]) -> str:
        """`Ana, Bruno and Caio`; of none, nothing."""
        *head, last = [*parts] or [""]
        return self("core-and", first=self._chained(head), second=last) if head else last

    def beginning(self, text: str) -> str:
        """The text as a button or a line of a menu begins: with a capital letter, also behind a badge or colon; names stay."""

        def one(found: re.Match[str]) -> str:
            is_name = text.startswith(self.names, found.start(2))
            return found[0] if is_name else f"{found[1]}{found[2].upper()}"

        return _BEGINNING.sub(one, text)

    def calling(self, names: Sequence[str]) -> "LocaleWords":
        """These words with other names for the seats."""
        return replace(self, names=tuple(names))

    def to(self, reader: Seat | None) -> "LocaleWords":
        """These words as said to one seat, which is called `you`; None: to everybody."""
        return replace(self, reader=reader)

    def _formed(self, message: Message) -> str:
        """The text with a sign where the reader is named."""
        wording = message.id
        if self.reader is not None and ("seat", SeatName(self.reader)) in message.args:
            own = f"{wording}.you"
            wording = own if self.has(own) else wording
        return self(wording, **{name: self._filled(arg) for name, arg in message.args})

    def _labelled(self, kind: str, key: Key) -> str:
        """What a thing is called, with a sign where the reader is named."""
        if self.game is None:
            raise MissingWordsError(f"words without a game cannot name {kind} {key}")
        return self._formed(self.game.label(kind, key))

    def _with_article(self, kind: str, key: Key) -> str:
        """What a thing is called, and how with its article, where its label says that."""
        label = self._labelled(kind, key)
        message = self.game.label(kind, key) if self.game is not None else None
        if message is None or not self.has(f"{message.id}.the"):
            return label
        return Named(label, self._formed(Message(f"{message.id}.the", message.args)))

    def _listed(self, terms: Terms) -> str:
        """Things in a row, with a sign where the reader is named; for `THE` each has its article, where its label says that."""
        parts = [self._counted(terms.kind, key, amount) for key, amount in terms.amounts]
        if not any(isinstance(part, Named) for part in parts):
            return self.all_of(parts) or self("core-nothing")
        first = parts[0].the if isinstance(parts[0], Named) else parts[0]
        with_articles = [first, *[further(part) for part in parts[1:]]]
        return Named(self.all_of(parts), self.all_of(with_articles))

    def _counted(self, kind: str, key: Key, amount: int) -> str:
        """So many of a thing: as the attribute `.counted` of its label has it, else the label behind its number; as `.several`
        has it where an article is wanted.
        """
        own = f"{self.game.label(kind, key).id}.counted" if self.game is not None else ""
        if self.has(own):
            return self(own, count=amount)
        label = self._with_article(kind, key)
        if amount == 1:
            return label
        told = self("core-amount", amount=amount, label=label)
        several = own.replace(".counted", ".several")
        return Named(told, self(several, count=amount)) if self.has(several) else told

    def _addressed(self, text: str) -> str:
        """The text with the reader called `you`, or `You` where a sentence begins."""
        if _READER not in text:
            return text
        you = self("core-you")
        return _READER_FIRST.sub(you[0].upper() + you[1:], text).replace(_READER, you)

    def _called(self, seat: Seat) -> str:
        """The name of a seat, or the sign of the reader."""
        return _READER if seat == self.reader else self.names[seat]

    def _chained(self, parts: list[str]) -> str:
        """`a, b, c`."""
        text = parts[0]
        for part in parts[1:]:
            text = self("core-comma", first=text, second=part)
        return text

    def _filled(self, arg: Arg) -> str | int:
        """What stands in the message's blank."""
        match arg:
            case SeatName(seat):
                return self._called(seat)
            case SeatNames(seats):
                return self.all_of([self._called(seat) for seat in seats])
            case Term(kind, key):
                return self._with_article(kind, key)
            case Terms():
                return self._listed(arg)
            case _:
                return arg
