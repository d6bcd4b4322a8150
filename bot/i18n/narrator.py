"""What has happened and whose turn it is, as lines in Discord's markdown, in a reader's language.

The narrator is given the names it may use, as markdown: a mention that pings, or an escaped name. Everything else
in its sentences is escaped.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby, islice
from typing import Any, TypeVar

from msgspec import Struct

from bot.i18n.languages import LocaleWords
from bot.i18n.markdown import escaped
from bot.i18n.shortening import shortened
from bot.model.questions import Struck
from games.core.flow import HasFlow
from games.core.game import Game
from games.core.model import Event, Key, Message, Seat, SeatName, SeatNames, Term, Terms, say
from games.core.rng import Rng

DIGEST = 1_400
"""Characters that a digest may fill: its share of a message."""

BULLET = "•"

SEPARATOR = "; "

BRIEF = ".brief"
"""Attribute of an event's sentence: a shorter one for where there is little room."""

DEED = ".deed"
"""Attribute of an event's sentence: what was done in a few words, from the verb on, to stand behind its doer's name."""

ALONE = ".alone"
"""Attribute of an event's sentence: what it is to all in a few words, to stand without a name before them."""

TAKEN_BACK = 300
"""Characters that the moves of an undo may fill."""

UNBREAKABLE = "\u2011"

_BETWEEN_LABELS = re.compile(r"(?<=\b[A-Z]\d)-(?=[A-Z]\d\b)")
"""The hyphen of `E4-F4`, at which a line would break."""

_FIRST_STAND_IN = 0xE000
"""Signs of Unicode's private use area stand for names while a sentence is escaped."""

_SPECTATORS = (Rng(bytes([1]) * 32), Rng(bytes([2]) * 32))
"""Two chances for guessing what a spectator does not know."""

S = TypeVar("S", bound=HasFlow)

P = TypeVar("P", bound=Struct)


def no_emoji(_kind: str, _key: Key) -> str | None:
    """No emoji for anything."""
    return None


def public_prompts(game: Game[S, P, Any], view: P) -> Mapping[Seat, Message]:
    """What the seats are asked, as far as everybody can know it.

    A prompt may tell something of a hand, or how far a seat is in a simultaneous step. So it is not taken from the
    state but from two guesses at it, made from the public view alone; where they differ nothing is told.
    """
    guesses = []
    for chance in _SPECTATORS:
        asked = game.pending(game.deal(view, None, chance))
        guesses.append({decision.seat: decision.prompt for decision in asked if decision.required})
    one, other = guesses
    return {seat: prompt for seat, prompt in one.items() if other.get(seat) == prompt}


def _message(event: Event, *, is_brief: bool) -> Message:
    """What tells the event, as its words or in brief."""
    message = event.words()
    return Message(f"{message.id}{BRIEF}", message.args) if is_brief else message


def briefly(event: Event, words: LocaleWords) -> str:
    """What tells the event, as plain text: in brief where there are words for that."""
    return words.brief(event.words())


class Narrator:
    """Tells events and turns to one reader."""

    def __init__(
        self,
        words: LocaleWords,
        names: Sequence[str] | None = None,
        emoji: Callable[[str, Key], str | None] = no_emoji,
    ) -> None:
        """`names`: per seat, in markdown; without them the names of the words, escaped."""
        shown = [escaped(name) for name in words.names] if names is None else names
        self._stand_ins = {_FIRST_STAND_IN + seat: name for seat, name in enumerate(shown)}
        self._words = words.calling([chr(sign) for sign in self._stand_ins])
        self._emoji = emoji
        self._worded: dict[Message, str] = {}

    def _in_words(self, message: Message) -> str:
        """The sentence as plain text; the news weigh the same ones again and again, so each is made once."""
        if message not in self._worded:
            self._worded[message] = self._words.say(message)
        return self._worded[message]

    def say(self, message: Message) -> str:
        """The sentence in markdown."""
        return self._named(self._in_words(message))

    def has_brief(self, event: Event) -> bool:
        """Whether the event has a shorter sentence for where there is little room."""
        return self._words.has(f"{event.words().id}{BRIEF}")

    def deed(self, event: Event) -> str:
        """What was done in a few words, without its doer; empty: the event has no such words."""
        return self._in_few_words(event, DEED)

    def alone(self, event: Event) -> str:
        """What the event is to all in a few words; empty: it has no such words."""
        return self._in_few_words(event, ALONE)

    def _in_few_words(self, event: Event, attribute: str) -> str:
        """The attribute of the event's sentence, if it has that."""
        message = event.words()
        wording = f"{message.id}{attribute}"
        return self.say(Message(wording, message.args)) if self._words.has(wording) else ""

    def predicate(self, event: Event, *, is_brief: bool = False) -> str:
        """The sentence without its reader as the subject; empty: the sentence is not about them so."""
        message = _message(event, is_brief=is_brief)
        text, you = self._in_words(message), f"{self._words('core-you').capitalize()} "
        return self._named(text.removeprefix(you)) if text.startswith(you) else ""

    def line(self, event: Event, *, is_brief: bool = False) -> str:
        """The sentence that tells the event, behind the emoji of what it is about; what begins a part is a heading."""
        message = _message(event, is_brief=is_brief)
        mark, text = self._mark(message), self.say(message)
        if not event.begins_part:
            return f"{mark or BULLET} {text}"
        return f"{mark} **{text}**" if mark else f"**{text}**"

    def in_a_row(self, events: Sequence[tuple[Event, bool]]) -> str:
        """One line for several events, some in brief, behind what the first is about; a name that comes twice is said once."""
        told: list[str] = []
        subject = ""
        messages = [_message(event, is_brief=is_brief) for event, is_brief in events]
        for message in messages:
            text = self._in_words(message)
            before, subject = subject, self._subject(message, text)
            if told:
                is_same = bool(subject) and subject == before
                text = text.removeprefix(subject) if is_same else text[0].lower() + text[1:]
            told.append(text)
        mark = self._mark(messages[0]) or BULLET
        return f"{mark} {self._named(SEPARATOR.join(told))}"

    def as_one(self, deed: Event, outcome: Event) -> str:
        """One line for a deed and what it brought about: one sentence where both are about one seat, else a clause for each."""
        message = deed.words()
        first, second = self._in_words(message), self._in_words(outcome.words())
        subject = self._subject(message, first)
        if not subject or subject != self._subject(outcome.words(), second):
            return self.in_a_row([(deed, False), (outcome, False)])
        told = self._words("core-and", first=first, second=second.removeprefix(subject))
        return f"{self._mark(message) or BULLET} {self._named(told)}"

    def _subject(self, message: Message, text: str) -> str:
        """The name, or `You`, with which the sentence about one seat begins, with the space behind it; empty: there is none."""
        args = dict(message.args)
        names = [*self._words.names, self._words("core-you")]
        match args.get("seat"):
            case SeatName(seat):
                names = [self._words.name(seat)]
            case _ if any(isinstance(arg, SeatNames) for arg in args.values()):
                names = []
        subjects = [f"{name[:1].upper()}{name[1:]} " for name in names]
        return next((subject for subject in subjects if text.startswith(subject)), "")

    def lapsed(self, event: Event) -> str:
        """The event's line, marked as done because time ran out."""
        return self._words("narrator-lapsed", line=self.line(event))

    def taken_back(self, seat: Seat, moves: Iterable[Struck]) -> str:
        """The one line that tells all moves that the seat took back, each as it had been told.

        Without the seat's name, up to the first move of somebody else.
        """
        done: dict[str, None] = {}
        is_bare = True
        for move in moves:
            is_bare = is_bare and move.seat == seat
            done |= dict.fromkeys(self._deeds(move, is_bare=is_bare))
        told = shortened(SEPARATOR.join(done), TAKEN_BACK)
        return f"{BULLET} {self.say(say('narrator-taken-back', seat=SeatName(seat), moves=told))}"

    def _deeds(self, move: Struck, *, is_bare: bool) -> list[str]:
        """What whoever moved was said to have done, with the name or without; else what the move is called."""
        words = self._words if move.seat != self._words.reader else self._words.to(None)
        name = f"{words.names[move.seat]} "
        told = [words.say(event.words()) for event in move.events]
        deeds = [text for text in told if text.startswith(name)]
        if not deeds:
            assert words.game is not None
            verb = words(f"{words.game.id}-verb-{move.verb.replace('_', '-')}")
            deeds = [name + words("narrator-move", verb=verb)]
        return [text.removeprefix(name) for text in deeds] if is_bare else deeds

    def lines(self, events: Iterable[Event]) -> list[str]:
        """One line per event; equal ones in a row are one line with their number."""
        return self.counted([self.line(event) for event in events])

    def counted(self, lines: Sequence[str]) -> list[str]:
        """The lines, equal ones in a row as one with their number."""
        return [line for line, _ in self._counted(lines)]

    def digest(self, events: Iterable[Event], budget: int = DIGEST) -> str:
        """The newest events that fit the budget, the newest last; of older ones it says where they stand."""
        return self.fitted([self.line(event) for event in events], budget)

    def fitted(
        self,
        lines: Sequence[str],
        budget: int = DIGEST,
        most: int | None = None,
        opening: int = 0,
    ) -> str:
        """The newest lines that fit the budget, at most `most`; of older ones it says where they stand.

        `opening`: so many of the oldest tell how the game was set up, before anybody did anything: that is nothing to look up.
        """
        told = self._counted(reversed(lines))
        if most is not None:
            newest = list(islice(told, most + 1))
            older = len(lines) - sum(count for _, count in newest[:most])
            told = iter(newest[:most] if older <= opening else newest[: most - 1])
        left = budget - len(self._earlier())
        kept: list[str] = []
        hidden = len(lines)
        for line, count in told:
            left -= len(line) + 1
            if left < 0:
                break
            kept.insert(0, line)
            hidden -= count
        return "\n".join([self._earlier(), *kept] if hidden > opening else kept)

    def newest(self, lines: Sequence[str], most: int) -> list[str]:
        """The newest so many lines, the newest first."""
        return [line for line, _ in islice(self._counted(reversed(lines)), most)]

    def since(self, lines: Sequence[str], budget: int = DIGEST, most: int | None = None) -> str:
        """What has happened since the reader's last move, under its heading; of nothing, nothing is said."""
        return self._headed("narrator-since", lines, budget, most)

    def at_the_end(self, lines: Sequence[str], older: int, *, is_headed: bool) -> str:
        """How a game ended, under the heading of what is new to the reader; of what is left out, where it stands."""
        heading = f"**{escaped(self._words('narrator-since'))}**"
        return "\n".join(
            [*([heading] if is_headed else []), *lines, *([self._earlier()] if older else [])]
        )

    def so_far(self, lines: Sequence[str], budget: int = DIGEST, most: int | None = None) -> str:
        """What has happened before the reader's first move, under its heading; of nothing, nothing is said."""
        return self._headed("narrator-so-far", lines, budget, most)

    def last_round(self, lines: Sequence[str], budget: int, most: int | None = None) -> str:
        """What happened last where nothing is new to the reader, under its heading; of nothing, nothing is said."""
        return self._headed("narrator-last-round", lines, budget, most)

    def _headed(self, wording: str, lines: Sequence[str], budget: int, most: int | None) -> str:
        if not lines:
            return ""
        heading = f"**{escaped(self._words(wording))}**"
        return f"{heading}\n{self.fitted(lines, budget - len(heading) - 1, most)}"

    def turn(self, seats: Sequence[Seat], prompts: Mapping[Seat, Message] | None = None) -> str:
        """Whose turn it is, and what is asked if it is the same for all; `prompts` as of `public_prompts`.

        `seats` are those that must act, at least one.
        """
        asked = {(prompts or {}).get(seat) for seat in seats}
        prompt = asked.pop() if len(asked) == 1 else None
        names = [self._words.name(seat) for seat in seats]
        blanks = {"seat": names[0]} if len(names) == 1 else {"seats": self._words.all_of(names)}
        wording = "narrator-turn" if len(names) == 1 else "narrator-waiting"
        if prompt is not None:
            doing = Message(f"{prompt.id}.turn", prompt.args)
            wording, blanks = f"{wording}-prompt", {**blanks, "prompt": self._words.say(doing)}
        if list(seats) == [self._words.reader]:
            wording = f"{wording}.you"
        return self._named(self._words(wording, **blanks))

    def _counted(self, lines: Iterable[str]) -> Iterator[tuple[str, int]]:
        """(line, how many events it tells): equal neighbours are one line."""
        for line, equal in groupby(lines):
            count = len(list(equal))
            text = self._words("narrator-times", line=line, count=count) if count > 1 else line
            yield text, count

    def _earlier(self) -> str:
        """Where events that are not told stand."""
        return f"-# {escaped(self._words('narrator-earlier'))}"

    def _mark(self, message: Message) -> str | None:
        """The emoji of what the message is about, if that is one kind of thing and has one."""
        for _, arg in message.args:
            match arg:
                case Term(kind, key) | Terms(kind, ((key, _),)):
                    return self._emoji(kind, key)
                case Terms(_, (_, _, *_)):
                    return None
        return None

    def _named(self, text: str) -> str:
        """The plain text escaped, its stand-ins replaced by the names; labels of two places do not break."""
        unbroken = _BETWEEN_LABELS.sub(UNBREAKABLE, text)
        return escaped(unbroken).translate(self._stand_ins)
