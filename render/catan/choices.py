"""What a decision marks: badges on cards, places on the board, resources that are chosen."""

from typing import NamedTuple

from games.core.badges import badges
from games.core.forms import Decision, Field, verb
from games.core.model import Key
from render.core.contract import Chosen

PLACES = ("corner", "path", "hex")
"""Kinds of thing that lie on the board and are called by their labels."""


class Marks(NamedTuple):
    """Everything that a decision marks."""

    corners: frozenset[Key] = frozenset()
    paths: frozenset[Key] = frozenset()
    hexes: frozenset[Key] = frozenset()
    cards: tuple[tuple[Key, str], ...] = ()
    """Development cards that may be played, with their badges."""

    guilds: tuple[tuple[Key, str], ...] = ()
    """Guilds whose tokens may be used or returned, with their badges."""

    picked: frozenset[Key] = frozenset()
    """Places and cards chosen so far."""

    amounts: tuple[tuple[Key, int], ...] = ()
    """Resources chosen so far."""

    verbs: frozenset[str] = frozenset()
    """What may be done."""

    @property
    def has_places(self) -> bool:
        """Whether anything is to be chosen on the board."""
        return bool(self.corners or self.paths or self.hexes)


def marks_of(decision: Decision | None, chosen: tuple[Chosen, ...]) -> Marks:
    """What the decision and the answer under construction mark."""
    if decision is None:
        return Marks()
    fields = [field for offer in decision.offers for field in offer.fields]
    places = {kind: _keys(fields, kind) for kind in PLACES}
    return Marks(
        places["corner"],
        places["path"],
        places["hex"],
        _badged(fields, "card"),
        _badged(fields, "guild"),
        _picked(fields, chosen, (*PLACES, "card", "guild")),
        _amounts(fields, chosen),
        frozenset(verb(offer.action) for offer in decision.offers),
    )


def _badged(fields: list[Field], kind: str) -> tuple[tuple[Key, str], ...]:
    """Keys of the first field of that kind with the badges of the menu."""
    field = next((field for field in fields if field.kind == kind), None)
    return () if field is None else tuple((key, badge) for badge, key in badges(field))


def _keys(fields: list[Field], kind: str) -> frozenset[Key]:
    """All keys of that kind, whichever offer they belong to."""
    return frozenset(key for field in fields if field.kind == kind for _, key in badges(field))


def _picked(
    fields: list[Field], chosen: tuple[Chosen, ...], kinds: tuple[str, ...]
) -> frozenset[Key]:
    """Keys chosen in fields of these kinds; keys of different kinds are never alike."""
    possible = {
        (field.name, key) for field in fields if field.kind in kinds for _, key in badges(field)
    }
    return frozenset(
        key
        for one in chosen
        for key, amount in one.amounts
        if amount and (one.field, key) in possible
    )


def _amounts(fields: list[Field], chosen: tuple[Chosen, ...]) -> tuple[tuple[Key, int], ...]:
    names = {field.name for field in fields if field.kind == "resource"}
    return tuple(
        (key, amount)
        for one in chosen
        if one.field in names
        for key, amount in one.amounts
        if amount
    )
