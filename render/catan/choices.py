"""What a decision marks: cards that can be played, places on the board, resources that are chosen."""

from typing import NamedTuple

from games.core.badges import badges
from games.core.forms import Decision, Field, One, verb
from games.core.model import Key, Notes, Seat
from render.core.contract import Chosen

PLACES = ("corner", "path", "hex")
"""Kinds of thing that lie on the board and are called by their labels."""


FROM_THE_MAP = frozenset(
    {"roll", "end_turn", "steal", "let_be", "join_building", "end_building", "start_building"}
)
"""Answers for which one looks at the map, though they name no place."""

AT_WILL = frozenset({"end_turn", "end_building"})
"""What may be done instead of everything else that is offered."""

DEALING = frozenset(
    {"accept", "decline", "confirm", "accept_proposal", "reject_proposal", "withdraw"}
)
"""Answers to open deals."""

TRADES = frozenset({"offer_trade", "propose", "tout"})
"""Trades that are put together."""

WANTED = "want"
"""The field of what others are to give."""

DEMANDS = "use_merchant"
"""The answer whose resource others are to give."""

HELPED = frozenset({"use_bride", "use_explorer"})
"""Helpers that ask for a place."""


class Marks(NamedTuple):
    """Everything that a decision marks."""

    corners: frozenset[Key] = frozenset()
    paths: frozenset[Key] = frozenset()
    hexes: frozenset[Key] = frozenset()
    cards: tuple[Key, ...] = ()
    """Development cards that may be played."""

    guilds: tuple[Key, ...] = ()
    """Guilds whose tokens may be used or returned."""

    picked: frozenset[Key] = frozenset()
    """Places and cards chosen so far."""

    amounts: tuple[tuple[Key, int], ...] = ()
    """Resources of the hand chosen so far, or of the bank."""

    wanted: tuple[tuple[Key, int], ...] = ()
    """Resources chosen so far that others are to give for those."""

    verbs: frozenset[str] = frozenset()
    """What may be done."""

    seats: frozenset[Key] = frozenset()
    """Players who can be chosen."""

    helpers: frozenset[Key] = frozenset()
    """Helpers that can be taken."""

    aside: frozenset[Key] = frozenset()
    """Places of a helper beside those of other answers: marked only while they are being chosen."""

    letters: tuple[tuple[Key, str], ...] = ()
    """What paths and hexes are called in menus, by their labels."""

    @property
    def is_about_places(self) -> bool:
        """Whether the question is answered from the map."""
        return self.has_places or bool(self.verbs & FROM_THE_MAP)

    @property
    def is_trading(self) -> bool:
        """Whether a trade may be put together."""
        return bool(self.verbs & TRADES)

    @property
    def is_dealing(self) -> bool:
        """Whether open deals may be answered."""
        return bool(self.verbs & DEALING)

    @property
    def is_at_will(self) -> bool:
        """Whether one may build something or nothing: no place has to be named yet."""
        return bool(self.verbs & AT_WILL)

    @property
    def is_robbing(self) -> bool:
        """Whether the robber is moved, or steals."""
        return bool(self.verbs & {"move_robber", "steal", "let_be"})

    @property
    def open_seats(self) -> frozenset[Seat]:
        """The seats of the players who can be chosen."""
        return frozenset(int(key) for key in self.seats)

    @property
    def has_places(self) -> bool:
        """Whether anything is to be chosen on the board."""
        return bool(self.corners or self.paths or self.hexes)


def marks_of(
    decision: Decision | None,
    chosen: tuple[Chosen, ...],
    notes: Notes | None = None,
    focus: tuple[Key, ...] = (),
) -> Marks:
    """What the decision and the answer under construction mark; places have the letters of the notes, those of the field in
    focus first.
    """
    if decision is None:
        return Marks()
    fields = [field for offer in decision.offers for field in offer.fields]
    places = {kind: _keys(fields, kind) for kind in PLACES}
    others = _given_by_others(decision)
    return Marks(
        places["corner"],
        places["path"],
        places["hex"],
        _first(fields, "card"),
        _first(fields, "guild"),
        _picked(fields, chosen, (*PLACES, "card", "guild")),
        _amounts(fields, chosen, others, wanted=False),
        _amounts(fields, chosen, others, wanted=True),
        frozenset(verb(offer.action) for offer in decision.offers),
        _keys(fields, "seat"),
        _keys(fields, "helper"),
        _aside(decision),
        () if notes is None else _letters(fields, notes, focus),
    )


def _letters(
    fields: list[Field], notes: Notes, focus: tuple[Key, ...]
) -> tuple[tuple[Key, str], ...]:
    """The badges of places by their labels."""
    asked = [field for field in fields if isinstance(field, One) and field.kind in PLACES]
    names = [field.name for field in sorted(asked, key=lambda field: field.keys != focus)]
    found: dict[Key, str] = {}
    for name in names:
        for note in notes.lines:
            if note.field == name and note.badge:
                found.setdefault(note.key, note.badge)
    return tuple(found.items())


def _given_by_others(decision: Decision) -> frozenset[str]:
    """Fields of what others are to give, in trades and for the Merchant."""
    demanded = {
        field.name
        for offer in decision.offers
        if verb(offer.action) == DEMANDS
        for field in offer.fields
        if field.kind == "resource"
    }
    return frozenset({WANTED, *demanded})


def _aside(decision: Decision) -> frozenset[Key]:
    """Places that only a helper offers, where other answers ask for places or for none."""
    helped, plain = frozenset[Key](), frozenset[Key]()
    for offer in decision.offers:
        places = [field for field in offer.fields if field.kind in PLACES]
        keys = frozenset(key for field in places for _, key in badges(field))
        if verb(offer.action) in HELPED:
            helped |= keys
        else:
            plain |= keys
    return helped - plain if len(decision.offers) > 1 else frozenset()


def _first(fields: list[Field], kind: str) -> tuple[Key, ...]:
    """Keys of the first field of that kind."""
    field = next((field for field in fields if field.kind == kind), None)
    return () if field is None else tuple(dict.fromkeys(key for _, key in badges(field)))


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


def _amounts(
    fields: list[Field], chosen: tuple[Chosen, ...], others: frozenset[str], *, wanted: bool
) -> tuple[tuple[Key, int], ...]:
    """Resources chosen so far, those that others are to give, in fields of these names, or those of the seat's own side."""
    names = {field.name for field in fields if field.kind == "resource"}
    return tuple(
        (key, amount)
        for one in chosen
        if one.field in names and (one.field in others) == wanted
        for key, amount in one.amounts
        if amount
    )
