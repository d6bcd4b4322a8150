"""What the planner and the Discord adapter share: the parts of a panel, what comes back from it, what follows.

The adapter lays a `Panel` out, block by block, and gives every component the custom id
`table:ask:word`, `word` being the component's own `verb:argument`. A press comes back as
`Input.of(word, values)` (a form as `Input.of(word, texts=...)`) and goes to `advance`.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Literal, Protocol, TypeAlias

from msgspec import Struct

from games.core.forms import Decision
from games.core.game import Game
from games.core.model import Action, Call, Key, Message, Notes, Ready
from render.core.contract import Words

VERBS = frozenset(
    {
        "back",
        "clear",
        "close",
        "confirm",
        "count",
        "counted",
        "do",
        "either",
        "fill",
        "flip",
        "more",
        "none",
        "open",
        "part",
        "pick",
        "quick",
        "ready",
        "reopen",
        "send",
        "take",
        "type",
        "typed",
        "whole",
    }
)
"""The verbs of the planner's words; the adapter's own (undo, cancel, refresh...) must be others."""

Style: TypeAlias = Literal["primary", "secondary", "success", "danger"]
"""How a button looks: primary for the main choice, secondary for others and the way back, success to finish, danger to
pass."""


class Text(Struct, frozen=True):
    """A paragraph in Discord's markdown; everything in it that is not markup is already escaped."""

    markdown: str


class Aside(Text, frozen=True):
    """A paragraph that explains: it stands in the panel where there is room beside a picture, else behind a button."""


class Button(Struct, frozen=True):
    """A button. Never disabled: what cannot be done is said in a text."""

    word: str
    """`verb:argument`."""

    label: str
    style: Style = "primary"
    emoji: str | None = None
    """What `Question.emoji` gave for the thing on the button."""


class Row(Struct, frozen=True):
    """Up to five buttons side by side."""

    buttons: tuple[Button, ...]


class Option(Struct, frozen=True):
    """One line of a menu."""

    value: str
    label: str
    description: str = ""
    emoji: str | None = None
    chosen: bool = False
    """Ticked when the menu opens."""


class Select(Struct, frozen=True):
    """A menu, alone in its row; sends when it is closed."""

    word: str
    placeholder: str
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1


Block: TypeAlias = Text | Row | Select


class Panel(Struct, frozen=True):
    """One seat's decision as it now stands, from top to bottom."""

    blocks: tuple[Block, ...]

    aside: tuple[str, ...] = ()
    """Explanations for which it has no room, in markdown."""


class PanelWords(Words, Protocol):
    """One reader's language, which may have another name for a thing in some places."""

    def has(self, wording: str) -> bool:
        """Whether there is a message, or an attribute with `id.attribute`."""

    def thing(self, kind: str, key: Key) -> str:
        """What a thing is called; for `THE` it also knows its article, where the label says that."""

    def all_of(self, parts: Iterable[str]) -> str:
        """`Ana, Bruno and Caio`; of none, nothing."""

    def beginning(self, text: str) -> str:
        """The text as a button or a line of a menu begins: with a capital letter, behind a badge and a colon too."""


class Entry(Struct, frozen=True):
    """What can be typed into a form."""

    name: str
    """Comes back with what was typed in `Input.texts`; the custom id of the text input."""

    label: str
    placeholder: str = ""
    value: str = ""
    """What stands in it when the form opens."""

    longest: int = 100
    has_lines: bool = False
    """Whether it may have several."""

    required: bool = True
    about: str = ""
    """What it is for, up to 100 characters."""


class Modal(Struct, frozen=True):
    """A form; its custom id is `table:ask:word` like a component's."""

    word: str
    title: str
    entries: tuple[Entry, ...]


class Input(Struct, frozen=True):
    """What a person did on a panel or in a form."""

    verb: str
    argument: str = ""
    values: tuple[str, ...] = ()
    """For a menu: the values of the chosen options."""

    texts: tuple[tuple[str, str], ...] = ()
    """For a form: pairs of the field's name and the text typed."""

    @classmethod
    def of(
        cls, word: str, values: tuple[str, ...] = (), texts: Mapping[str, str] | None = None
    ) -> "Input":
        """The input that came back under a component's word."""
        verb, _, argument = word.partition(":")
        return cls(verb, argument, values, tuple((texts or {}).items()))


class Answer(Struct, frozen=True, array_like=True):
    """What has been picked in one field of the offer under construction."""

    field: str
    amounts: tuple[tuple[Key, int], ...]
    closed: bool
    """Whether the person is done with the field; an open one may still be out of bounds."""


class Typed(Struct, frozen=True, array_like=True):
    """What was typed into a form and refused: it stands there again when the form is opened anew."""

    form: str
    """The form's word."""

    texts: tuple[tuple[str, str], ...]
    """(name of the entry, what was typed)."""


class Draft(Struct, frozen=True):
    """An answer under construction: kept by the service per seat and ask, as the bytes of `draft.stored`."""

    offer: str = ""
    """Tag of the action; empty while none is chosen."""

    answers: tuple[Answer, ...] = ()
    """In the order given."""

    part: str = ""
    """Which part of a long list is open."""

    typed: Typed | None = None
    """What was refused last."""


class OpenForm(Struct, frozen=True):
    """Open this form in answer to the press; the draft stays as it is."""

    modal: Modal


class RefusedInput(Struct, frozen=True):
    """The input leads nowhere: say why to that person alone and show the panel afresh."""

    message: Message
    draft: Draft | None = None
    """Kept instead of the draft that was, which stays as it is where there is none."""


Outcome: TypeAlias = Draft | Action | OpenForm | RefusedInput
"""What follows an input: keep the draft and show its panel, play the action, open the form, or say why not."""


def no_emoji(_kind: str, _key: Key) -> str | None:
    """No emoji for anything."""
    return None


@dataclass(frozen=True)
class Question:
    """A seat's decision with all that is needed to put it to a person."""

    game: Game[Any, Any, Any]
    decision: Decision
    words: PanelWords
    """The reader's words: language, the game's labels and seat names, as plain text."""

    notes: Notes
    emoji: Callable[[str, Key], str | None] = no_emoji
    """(kind, key) -> the emoji as the adapter wants it back in `Button.emoji` and `Option.emoji`."""

    ready: tuple[Ready, ...] = ()
    """Whole answers with a name of their own, the best one first."""

    begun: tuple[Action, ...] = ()
    """Answers that an offer of their kind begins with when it is opened, to be changed; the last one of a kind counts."""

    call: Call | None = None
    """What others have put to the person and wait for, though the game goes on without an answer."""

    patience: int = 0
    """Minutes for which a robot waits for the answer, where none is needed."""

    leaves_aside: bool = False
    """Whether things that their notes put aside are left out, as on the first page."""
