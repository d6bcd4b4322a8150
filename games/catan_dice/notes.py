"""What a person may want to know while choosing."""

from games.catan_dice.actions import Build
from games.catan_dice.content import JOKERS, KIND_OF, POINTS, opens
from games.catan_dice.sheets import of_kind
from games.catan_dice.state import State
from games.core.forms import Decision
from games.core.keys import Pair, Triple, first_of
from games.core.model import Key, Message, Note, Notes, Term, say


def decision_notes(state: State, decision: Decision) -> Notes:
    """Points of what may be built, where roads lead, whose joker it is."""
    lines: list[Note] = []
    for offer in decision.offers:
        for field in offer.fields:
            keys = getattr(field, "keys", ())
            if offer.action is Build:
                lines += [_on_place(state, key) for key in keys]
            elif field.kind == "turn":
                lines += [_on_turn(key) for key in keys]
    return Notes(tuple(lines))


def _on_place(state: State, place: Key) -> Note:
    """Its points, and what a road opens."""
    site = opens(place)
    detail = None if site is None else say("catan-dice-detail-opens", site=Term("piece", site))
    if KIND_OF[place] == "knight" and not POINTS[place]:
        count = 1 + of_kind(state.table.sheet.built, "knight")
        detail = say("catan-dice-detail-knights", count=count)
    return Note(
        "piece",
        place,
        group=Term("score", KIND_OF[place]),
        gain=POINTS[place] or None,
        detail=detail,
    )


def _on_turn(key: Key) -> Note:
    """Whose joker it is."""
    return Note("turn", key, group=Term("joker", first_of(key)))


def turn_label(key: Key) -> Message:
    """What a joker's use is called: the face and what it becomes; where that does not name the joker, which one it is."""
    joker, face, resource = Triple.parse(key)
    which = "" if JOKERS[joker].gives == resource else f"-{joker}"
    return say(
        f"catan-dice-label-turn{which}", face=Term("face", face), resource=Term("face", resource)
    )


def die_label(key: Key) -> Message:
    """A die is called by its number and its face."""
    face, number = Pair.parse(key)
    return say("catan-dice-label-die", number=int(number), face=Term("face", face))
