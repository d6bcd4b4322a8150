"""What a person may want to know about the keys of a decision; from what that player may know."""

from collections.abc import Callable

from games.catan import actions as act
from games.catan.content import RESOURCES
from games.catan.geometry import Geometry
from games.catan.state import CITY, NOBODY, State
from games.catan.trade_notes import acceptance_note, bank_note, offer_note, proposal_note
from games.core.forms import Decision, Field, One
from games.core.model import Arg, Key, Message, Note, Notes, Seat, SeatName, Term, say


def decision_notes(state: State, decision: Decision) -> Notes:
    """Notes on every field whose keys say little by themselves."""
    lines: list[Note] = []
    for offer in decision.offers:
        for field in offer.fields:
            describe = _DESCRIBE.get(_kind(field)) or _BY_ACTION.get(offer.action)
            if describe is not None and isinstance(field, One):
                lines += [describe(state, decision.seat, field.name, key) for key in field.keys]
    return Notes(tuple(dict.fromkeys(lines)))


def _kind(field: Field) -> str:
    """The vocabulary of the field's keys."""
    return field.kind


def _corner(state: State, seat: Seat, field: str, key: Key) -> Note:
    """What touches the corner, under its row's letter; a harbor too."""
    net = state.board.geometry
    corner = net.corner_of[key]
    kinds = [kind for path, kind in state.board.harbors if corner in net.ends[path]]
    detail = _hexes(state, net.hexes_of_corner[corner], kinds)
    return Note(field, key, group=Term("row", key[0]), detail=detail)


def _path(state: State, seat: Seat, field: str, key: Key) -> Note:
    """What lies on both sides of the path, under the row of its first corner; its harbor too."""
    net = state.board.geometry
    path = net.path_of[key]
    a, b = net.ends[path]
    sides = tuple([place for place in net.hexes_of_corner[a] if place in net.hexes_of_corner[b]])
    kinds = [kind for place, kind in state.board.harbors if place == path]
    return Note(field, key, group=Term("row", key[0]), detail=_hexes(state, sides, kinds))


def _hexes(state: State, places: tuple[int, ...], harbors: list[Key]) -> Message:
    """Terrains with their numbers, and the harbor if there is one."""
    args: dict[str, Arg] = {}
    for name, place in zip(("first", "second", "third"), places):
        args[name] = Term("terrain", state.board.terrains[place])
        args[f"{name}-number"] = state.board.numbers[place]
    id = f"catan-note-hexes-{len(places)}"
    if harbors:
        return say(f"{id}-harbor", **args, harbor=Term("harbor", harbors[0]))
    return say(id, **args)


def _hex(state: State, seat: Seat, field: str, key: Key) -> Note:
    """Its terrain, number and who builds there."""
    net = state.board.geometry
    place = net.hex_of[key]
    owners = sorted(
        {
            state.buildings[corner] % CITY
            for corner in net.corners_of_hex[place]
            if state.buildings[corner] != NOBODY
        }
    )
    terrain = Term("terrain", state.board.terrains[place])
    detail = say(
        "catan-note-hex", terrain=terrain, number=state.board.numbers[place], owners=len(owners)
    )
    if len(owners) in (1, 2, 3):
        names = {name: SeatName(owner) for name, owner in zip(("first", "second", "third"), owners)}
        detail = say(
            f"catan-note-hex-{len(owners)}",
            terrain=terrain,
            number=state.board.numbers[place],
            **names,
        )
    return Note(field, key, group=Term("hex-row", _row_of_hex(net, place)), detail=detail)


def _row_of_hex(net: Geometry, place: int) -> Key:
    """The row of hexes from the top, from 1."""
    rows = sorted({r for _, r in net.hexes})
    return str(1 + rows.index(net.hexes[place][1]))


def _seat(state: State, seat: Seat, field: str, key: Key) -> Note:
    """How many cards that player holds."""
    return Note(field, key, detail=say("catan-note-seat", count=sum(state.players[int(key)].hand)))


def _card(state: State, seat: Seat, field: str, key: Key) -> Note:
    """What the card does."""
    return Note(field, key, detail=say(f"catan-card-{key.replace('_', '-')}.effect"))


def _monopoly(state: State, seat: Seat, field: str, key: Key) -> Note:
    """How many of the resource the seat holds itself."""
    place = RESOURCES.index(key)
    return Note(field, key, detail=say("catan-note-own", count=state.players[seat].hand[place]))


_DESCRIBE: dict[str, Callable[[State, Seat, str, Key], Note]] = {
    "corner": _corner,
    "path": _path,
    "hex": _hex,
    "deal": bank_note,
    "card": _card,
    "offer": offer_note,
    "acceptance": acceptance_note,
}

_BY_ACTION: dict[type, Callable[[State, Seat, str, Key], Note]] = {
    act.Steal: _seat,
    act.AcceptProposal: proposal_note,
    act.RejectProposal: proposal_note,
    act.Monopolise: _monopoly,
}
