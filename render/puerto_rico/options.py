"""What else a decision chooses among, with its badges: goods, sales, cargo, tiles, people."""

from typing import NamedTuple

from games.core.badges import badge_by_key
from games.core.forms import Decision, Field
from games.core.keys import first_and_rest
from games.core.model import Key, Note, Notes
from games.puerto_rico.content import GOODS
from render.core.contract import Chosen, Words
from render.core.marks import fields_of, picked
from render.puerto_rico.vocabulary import term

KINDS = ("good", "barrel", "tile", "cargo", "sale", "person", "standing", "land")
"""Vocabularies of which each key is drawn where nothing else shows it."""

UNBADGED = ("person",)
"""Those that menus show without badges: two at most."""

WARES = {"trader": "sale", "craftsman": "good"}
"""What is chosen at stages that show all goods."""


class Option(NamedTuple):
    """What can be chosen."""

    kind: str
    key: Key
    name: str
    """What it is called."""

    plate: str
    """What stands below its drawing, which shows the rest."""

    badge: str
    gain: int | None = None
    """Doubloons that it brings."""

    chosen: int = 0


def options_of(
    decision: Decision | None, notes: Notes, chosen: tuple[Chosen, ...], words: Words
) -> tuple[Option, ...]:
    """Each key of the fields that are drawn so."""
    return tuple(
        option
        for field in fields_of(decision)
        if field.kind in KINDS
        for option in _of_field(field, notes, chosen, words)
    )


class Ware(NamedTuple):
    """A good that can be chosen where it lies."""

    badge: str
    gain: int | None = None
    is_chosen: bool = False


def wares_of(
    decision: Decision | None, notes: Notes, chosen: tuple[Chosen, ...], stage: str
) -> dict[Key, Ware]:
    """What can be chosen among the goods that the stage shows anyway, by good: what may be sold to the trading house, or
    taken of the supply. Empty: the decision is about anything else.
    """
    fields = fields_of(decision)
    if len(fields) != 1 or WARES.get(stage) != fields[0].kind:
        return {}
    [field] = fields
    taken, found = picked(field, chosen), {}
    for key, badge in badge_by_key(field).items():
        good, where = first_and_rest(key)
        if where not in {"", "house"}:
            return {}
        note = notes.of(field.name, key)
        found[good] = Ware(badge, None if note is None else note.gain, key in taken)
    return found


def _of_field(field: Field, notes: Notes, chosen: tuple[Chosen, ...], words: Words) -> list[Option]:
    taken, found = picked(field, chosen), []
    for key, letter in badge_by_key(field).items():
        note = notes.of(field.name, key) or Note(field.name, key)
        badge = "" if field.kind in UNBADGED else letter
        name, plate = named(words, field.kind, key), _plate(words, field.kind, key)
        found.append(Option(field.kind, key, name, plate, badge, note.gain, taken.get(key, 0)))
    return found


def _plate(words: Words, kind: str, key: Key) -> str:
    """What cannot be seen of a key: where somebody stands, what a tile bears."""
    first, second = first_and_rest(key)
    if kind == "standing":
        return term(words, "place", second)
    if kind in {"land", "tile"}:
        return term(words, "good" if first in GOODS else "tile", first)
    return named(words, kind, key)


def named(words: Words, kind: str, key: Key) -> str:
    """What a key is called; one made of two by both of them."""
    first, second = first_and_rest(key)
    match kind:
        case "cargo" if second == "wharf":
            return words("puerto-rico-cargo-wharf", good=term(words, "good", first))
        case "cargo":
            capacity = int(second.removeprefix("ship_"))
            return words(
                "puerto-rico-cargo-ship", good=term(words, "good", first), capacity=capacity
            )
        case "sale":
            return words(f"puerto-rico-sale-{second}", good=term(words, "good", first))
        case "standing":
            person, place = term(words, "person", first), term(words, "place", second)
            return words("puerto-rico-standing", person=person, place=place)
        case "land" if second:
            tile, person = term(words, "tile", first), term(words, "person", second)
            return words("puerto-rico-land-occupied", tile=tile, person=person)
        case "land":
            return words("puerto-rico-land-empty", tile=term(words, "tile", first))
        case "barrel":
            return term(words, "good", first)
        case _:
            return term(words, kind, key)
