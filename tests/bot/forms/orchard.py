"""A game that only asks: decisions of every shape, built in a line."""

from typing import Any, ClassVar

from msgspec import Struct

from bot.forms.model import Question
from games.core.forms import Decision, Field, Offer
from games.core.game import Game
from games.core.model import Action, Key, Note, Notes, say
from tests.bot.forms.driver import EchoWords, emoji


class Plant(Action, frozen=True, tag="plant"):
    """One key."""

    tree: Key


class Graft(Action, frozen=True, tag="graft"):
    """One key, too."""

    tree: Key


class Prop(Action, frozen=True, tag="prop"):
    """One key, in a way of two."""

    tree: Key


class Tie(Action, frozen=True, tag="tie"):
    """One key, in the other way."""

    tree: Key


class Pluck(Action, frozen=True, tag="pluck"):
    """Something that holds several."""

    fruits: tuple[Any, ...]


class Move(Action, frozen=True, tag="move"):
    """Two keys."""

    tree: Key
    place: Key


class Trade(Action, frozen=True, tag="trade"):
    """A key and two bundles."""

    partner: Key
    give: tuple[Any, ...]
    take: tuple[Any, ...]


class Swap(Action, frozen=True, tag="swap"):
    """Two bundles that share nothing, and whom they are offered to."""

    give: tuple[Any, ...]
    want: tuple[Any, ...]
    to: Key


class Barter(Action, frozen=True, tag="barter"):
    """Two bundles that share nothing."""

    give: tuple[Any, ...]
    want: tuple[Any, ...]


class Auction(Action, frozen=True, tag="auction"):
    """Two bundles that share nothing, some of a few whom they are offered to, and how it ends."""

    give: tuple[Any, ...]
    want: tuple[Any, ...]
    to: tuple[Key, ...]
    closing: Key


class Cry(Action, frozen=True, tag="cry"):
    """One bundle."""

    give: tuple[Any, ...]


class Water(Action, frozen=True, tag="water"):
    """Nothing to choose."""


class Prune(Action, frozen=True, tag="prune"):
    """Nothing to choose."""


class Mow(Action, frozen=True, tag="mow"):
    """Nothing to choose."""


class Sleep(Action, frozen=True, tag="sleep"):
    """Nothing to choose."""


class Orchard(Game[Any, Any, Any]):
    """Fruits have badges, places are fixed."""

    id: ClassVar[str] = "orchard"
    places: ClassVar[frozenset[str]] = frozenset({"place"})
    badged: ClassVar[frozenset[str]] = frozenset({"card"})
    joined: ClassVar[frozenset[type[Action]]] = frozenset({Prop, Tie})


class Shape(Struct):
    """A decision with its notes."""

    decision: Decision
    notes: Notes = Notes()


def asking(
    *offers: Offer, notes: tuple[Note, ...] = (), required: bool = True, language: str = "en"
) -> Question:
    """The question with these offers."""
    decision = Decision(0, say("orchard-prompt-turn"), offers, required)
    return Question(Orchard(), decision, EchoWords(language), Notes(notes), emoji)


def plant(field: Field, *, confirm: bool = False) -> Offer:
    """An offer of one field that takes one key."""
    return Offer(Plant, (field,), confirm)


def pluck(field: Field, *, confirm: bool = False) -> Offer:
    """An offer of one field that takes several."""
    return Offer(Pluck, (field,), confirm)
