"""What a person may want to know about the keys of a decision; from what that player may know."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache

from msgspec.structs import replace

from games.catan import actions as act
from games.catan.aims import Aim, aims_of, far_ends, founded_at, line_with, takes_longest
from games.catan.content import RESOURCES, TERRAIN_RESOURCE, full_bank
from games.catan.estimate import kinds_at
from games.catan.frames import FoundingRoadAsked
from games.catan.layout import pips
from games.catan.modules.helpers.actions import DemandAgain, UseMerchant, UseNoblewoman
from games.catan.points import public_points
from games.catan.seam import Module, modules, modules_with
from games.catan.state import CITY, NOBODY, State, Table
from games.catan.trade.notes import acceptance_note, bank_note, offer_note, proposal_note
from games.catan.trade.offers import FIRST_COME
from games.core.badges import letter
from games.core.forms import Decision, One
from games.core.keys import Pair, Triple, first_and_rest
from games.core.model import (
    Action,
    Arg,
    Key,
    Message,
    Note,
    Notes,
    Seat,
    SeatName,
    SeatNames,
    Term,
    Terms,
    say,
)

_RANKS = 100
"""More than all that a hex can yield to those who build there."""

_AWARD, _LINE = 20 * _RANKS, _RANKS
"""What a road is worth that brings Longest Road, and one that makes the own line longer, in the measure of a corner's yield."""

_MORE = 200
"""More than anybody's points or cards, and than there are hexes or paths."""

_ASIDE = ("both", "nobody", "own")
"""Who builds at a hex where not only opponents do, in the order in which the robber would like to stand there."""

_WHOSE = ("others", *_ASIDE)
"""The same with opponents alone."""

_MARKS = frozenset({"chip", "canal", "favor", "favor_unstolen", "favors"})
"""What modules note on places, besides harbors."""

_LETTERED = {"path": 25, "hex": 30}
"""Kinds of places that have letters, and how many at most: paths that fit a menu, and all hexes."""

_STRONG, _FAIR = 5, 3
"""Pips of the best numbers, and least of the next ones."""


def decision_notes(state: State, decision: Decision) -> Notes:
    """Notes on every field whose keys say little by themselves."""
    lines: list[Note] = []
    for offer in decision.offers:
        for field in offer.fields:
            if isinstance(field, One):
                lines += field_notes(state, decision.seat, field, offer.action)
        if offer.action is act.TakePlenty:
            lines += _not_in_bank(state)
    return Notes(tuple(dict.fromkeys(lines)))


def field_notes(state: State, seat: Seat, field: One, action: type[Action]) -> list[Note]:
    """Notes on the keys of a field; none where these say enough."""
    describe = _described().get(action) or _described().get(field.kind)
    if describe is None:
        return []
    return _lettered(field, [describe(state, seat, field.name, key) for key in field.keys])


def _lettered(field: One, notes: list[Note]) -> list[Note]:
    """The same with a letter for each hex, or path if they are not many, the first for what matters most: on the map and on
    buttons a letter is found sooner than a number or the names of two corners.
    """
    if len(notes) > _LETTERED.get(field.kind, 0):
        return notes
    order = sorted(range(len(notes)), key=lambda place: notes[place].rank)
    letters = {place: letter(number) for number, place in enumerate(order)}
    return [replace(note, badge=letters[place]) for place, note in enumerate(notes)]


def _corner(state: State, seat: Seat, field: str, key: Key) -> Note:
    """What touches the corner and how often it yields, under its row's letter; a harbor too."""
    net = state.table.board.geometry
    corner = net.corner_of[key]
    places = net.hexes_of_corner[corner]
    chance = sum([pips(state.table.board.numbers[place]) for place in places])
    land = _land(state, places, _harbors_at(state, corner))
    name = state.table.board.chart.names.get(corner)
    detail = (
        say("catan-note-corner", land=land, pips=chance)
        if name is None
        else say("catan-note-locality", name=name, land=land, pips=chance)
    )
    rank = -_richness(state, corner)
    return Note(field, key, group=Term("row", key[0]), detail=detail, rank=rank)


def _richness(state: State, corner: int) -> int:
    """How much the corner yields, and of how many kinds: what people look for first."""
    board = state.table.board
    places = board.geometry.hexes_of_corner[corner]
    chance = sum([pips(board.numbers[place]) for place in places])
    return _RANKS * chance + len(kinds_at(board, corner))


def _path(state: State, seat: Seat, field: str, key: Key) -> Note:
    """Where a road there leads: what touches its far end; between two ends that are reached, what lies beside it. First stand
    roads that bring Longest Road, then those toward the best corners, the nearer the better.
    """
    table = _founding_table(state, seat)
    net = table.board.geometry
    path = net.path_of[key]
    far = far_ends(table, seat, path)
    line = line_with(table, seat, path)
    marks = [*_red(state, path), *_brings(state, seat, path)]
    value = _AWARD if takes_longest(table, seat, line) else 0
    value += _LINE if line else 0
    if len(far) == 1:
        aims = aims_of(table, seat, path)
        best = max(aims, key=lambda aim: _richness(state, aim.corner), default=None)
        value += 0 if best is None else _richness(state, best.corner) // best.roads
        detail = _towards(state, table, path, far[0], best, marks, line)
    else:
        a, b = net.ends[path]
        sides = tuple(
            [place for place in net.hexes_of_corner[a] if place in net.hexes_of_corner[b]]
        )
        land = _land(state, sides, [*_harbors_on(state, (path,)), *marks])
        detail = say("catan-note-between", land=land, line=line)
    rank = path - value * _MORE
    return Note(field, key, group=Term("row", key[0]), detail=detail, rank=rank)


def _founding_table(state: State, seat: Seat) -> Table:
    """The table; with the settlement whose road is about to be laid (R25)."""
    frame = state.flow[-1]
    if isinstance(frame, FoundingRoadAsked):
        return founded_at(state.table, seat, frame.corner)
    return state.table


def _towards(
    state: State, table: Table, path: int, corner: int, aim: Aim | None, marks: list[Key], line: int
) -> Message:
    """The corner at the far end: what lies straight ahead first, and whether a settlement may stand there; else the best corner
    a road beyond it (R112, R192).

    Where nobody ever settles, its hexes are left out: they bring nothing.
    """
    net, chart = table.board.geometry, table.board.chart
    a, b = net.ends[path]
    near = net.hexes_of_corner[a + b - corner]
    owner, label = table.buildings[corner], net.corners[corner]
    if aim is not None and aim.roads > 1:
        harbors = _harbors_at(state, aim.corner)
        land = _land(state, net.hexes_of_corner[aim.corner], [*harbors, *marks])
        beyond, roads = net.corners[aim.corner], aim.roads
        return say("catan-note-towards-next", roads=roads, next=beyond, land=land, line=line)
    told: dict[str, Arg] = {"corner": label, "line": line}
    if corner not in chart.sites:
        brought = Terms("land", tuple([(key, 1) for key in [*_harbors_at(state, corner), *marks]]))
        if not brought.amounts:
            return say("catan-note-towards-crossing", **told)
        return say("catan-note-towards-crossing-with", land=brought, **told)
    places = sorted(net.hexes_of_corner[corner], key=lambda place: place in near)
    land = _land(state, places, [*_harbors_at(state, corner), *marks])
    if owner != NOBODY:
        built = "catan-note-towards-built"
        return say(built, land=land, owner=SeatName(owner % CITY), **told)
    return say(
        "catan-note-towards" if aim is None else "catan-note-towards-free", land=land, **told
    )


def _harbors_at(state: State, corner: int) -> list[Key]:
    """The harbor whose path ends at the corner, if there is one (R99), and what modules keep there."""
    found = _harbors_on(state, state.table.board.geometry.paths_of_corner[corner])
    for module in modules_with(state.table, Module.marks_at):
        found += module.marks_at(state.table, corner)
    return found


def _harbors_on(state: State, paths: Sequence[int]) -> list[Key]:
    """Harbors on these paths with their numbers (4.2)."""
    return [
        Triple("harbor", kind, str(number)).key
        for number, (path, kind) in enumerate(state.table.board.harbors, 1)
        if path in paths
    ]


def _red(state: State, path: int) -> list[Key]:
    """What a road on the path brings at the bank, on a red path (R195)."""
    return [Pair("red", kind).key for red, kind in state.table.board.chart.reds if red == path]


def _brings(state: State, seat: Seat, path: int) -> list[Key]:
    """What modules give for a road of the seat there."""
    table = state.table
    return [
        key
        for module in modules_with(table, Module.marks_on)
        for key in module.marks_on(table, seat, path)
    ]


def _land(state: State, places: Sequence[int], harbors: Sequence[Key] = ()) -> Terms:
    """What hexes yield on which numbers, and the harbor, in a row."""
    keys = [*[_yield_of(state, place) for place in places], *harbors]
    return Terms("land", tuple([(key, 1) for key in keys]))


def _yield_of(state: State, place: int) -> Key:
    """The resource that the hex produces and its number; of a hex that produces nothing its own name."""
    terrain = state.table.board.terrains[place]
    resource = TERRAIN_RESOURCE.get(terrain)
    if resource is None:
        return terrain
    return Pair(RESOURCES[resource], str(state.table.board.numbers[place])).key


def land_label(key: Key) -> Message:
    """What a hex yields on which number (`ore@8`), a harbor (`harbor@any@3`), or a hex that yields nothing (`desert`)."""
    what, rest = first_and_rest(key)
    if what == "harbor":
        _, kind, number = Triple.parse(key)
        return say("catan-label-harbor", harbor=Term("harbor", kind), number=f"@{number}")
    if what == "red":
        return say(f"catan-red-{rest}")
    if what in _MARKS:
        return say(f"catan-land-{what.replace('_', '-')}")
    if not rest:
        return say(f"catan-terrain-{what}")
    return say("catan-label-land", resource=Term("resource", what), number=int(rest))


def _hex(state: State, seat: Seat, field: str, key: Key) -> Note:
    """What it yields, and whom the robber would touch there: opponents before the seat itself, the most hurt first, of those
    hurt alike the one ahead, then the one with most cards.
    """
    net = state.table.board.geometry
    place = net.hex_of[key]
    built = Counter[Seat]()
    lost = 0
    for corner in net.corners_of_hex[place]:
        building = state.table.buildings[corner]
        if building != NOBODY:
            built[building % CITY] += 1
            lost += 0 if building % CITY == seat else 1 + (building >= CITY)
    own = built.pop(seat, 0)
    kinds = (bool(built) and not own, bool(built), not own, True)
    kind = kinds.index(True)
    yielding = pips(state.table.board.numbers[place])
    group = Term("robber", _ASIDE[kind - 1] if kind else _strength(yielding))
    others = sorted(built, key=lambda other: (-built[other], other))
    brings = [
        mark
        for module in modules_with(state.table, Module.marks_in)
        for mark in module.marks_in(state.table, seat, place)
    ]
    land = _land(state, (place,), brings)
    called = say(f"catan-label-hex-{_WHOSE[kind]}", land=land, **_names(others))
    detail = say(f"catan-note-hex-{len(built)}", **_touched(state, others, built), own=own)
    ahead = max([public_points(state.table, other) for other in others], default=0)
    held = max([sum(state.secrets.players[other].hand) for other in others], default=0)
    rank = 0
    for more in (kind * _RANKS - lost * yielding, -ahead, -held, place):
        rank = rank * _MORE + more
    return Note(field, key, group=group, label=called, detail=detail, rank=rank)


def _names(others: Sequence[Seat]) -> dict[str, Arg]:
    """Whom the robber would touch, where it touches anybody but the seat itself."""
    return {"seats": SeatNames(tuple(others))} if others else {}


def _strength(yielding: int) -> Key:
    """How much a hex of opponents alone yields: 6 and 8; 4, 5, 9 and 10; the others."""
    return "strong" if yielding == _STRONG else "fair" if yielding >= _FAIR else "weak"


def _touched(state: State, others: Sequence[Seat], built: Mapping[Seat, int]) -> dict[str, Arg]:
    """The opponents at a hex: how much they have there, and how many cards they hold."""
    args: dict[str, Arg] = {}
    for name, other in zip(("first", "second", "third"), others):
        args[name] = SeatName(other)
        args[f"{name}-built"] = built[other]
        args[f"{name}-cards"] = sum(state.secrets.players[other].hand)
    return args


def _seat(state: State, seat: Seat, field: str, key: Key) -> Note:
    """How many cards that player holds."""
    return Note(
        field, key, detail=say("catan-note-seat", count=sum(state.secrets.players[int(key)].hand))
    )


def _victim(state: State, seat: Seat, field: str, key: Key) -> Note:
    """The same of whom the Merchant asks, and whether the card would only come and go; the resource beside it says enough."""
    if field != "victim":
        return _own(state, seat, field, key)
    if any(state.secrets.players[seat].hand):
        return _seat(state, seat, field, key)
    count = sum(state.secrets.players[int(key)].hand)
    return Note(field, key, detail=say("catan-note-demand-empty", count=count))


def _card(state: State, seat: Seat, field: str, key: Key) -> Note:
    """What the card does."""
    return Note(field, key, detail=say(f"catan-card-{key.replace('_', '-')}.effect"))


def _playable(state: State, seat: Seat, field: str, key: Key) -> Note:
    """What the card does, in a word beside its name and in a sentence."""
    label = say(f"catan-play-{key.replace('_', '-')}")
    return replace(_card(state, seat, field, key), label=label)


def _closing(_state: State, _seat: Seat, field: str, key: Key) -> Note:
    """Whoever accepts first comes first: that takes no second answer."""
    return Note(field, key, rank=0 if key == FIRST_COME else 1)


def _helper(state: State, seat: Seat, field: str, key: Key) -> Note:
    """What the helper does."""
    return Note(field, key, detail=say(f"catan-helper-{key.replace('_', '-')}.effect"))


def _own(state: State, seat: Seat, field: str, key: Key) -> Note:
    """How many of the resource the seat holds itself."""
    place = RESOURCES.index(key)
    return Note(
        field, key, detail=say("catan-note-own", count=state.secrets.players[seat].hand[place])
    )


def _named(state: State, seat: Seat, field: str, key: Key) -> Note:
    """How many of the resource the seat holds itself, and the others together, as the bank tells everybody."""
    place = RESOURCES.index(key)
    count = state.secrets.players[seat].hand[place]
    others = full_bank(state.table.board.plan)[place] - state.table.bank[place] - count
    return Note(field, key, detail=say("catan-note-named", count=count, others=others))


_DESCRIBE: Mapping[Key | type[Action], Callable[[State, Seat, str, Key], Note]] = {
    "corner": _corner,
    "path": _path,
    "hex": _hex,
    "deal": bank_note,
    "card": _card,
    "closing": _closing,
    "helper": _helper,
    "offer": offer_note,
    "acceptance": acceptance_note,
    act.PlayCard: _playable,
    act.Steal: _seat,
    act.AcceptProposal: proposal_note,
    act.RejectProposal: proposal_note,
    act.Monopolise: _named,
    UseNoblewoman: _seat,
    UseMerchant: _victim,
    DemandAgain: _seat,
}
"""By the action that the key stands in, or by vocabulary."""


@cache
def _described() -> Mapping[Key | type[Action], Callable[[State, Seat, str, Key], Note]]:
    """Those of the game and of its modules."""
    return {
        **_DESCRIBE,
        **{key: note for module in modules() for key, note in module.notes.items()},
    }


def _not_in_bank(state: State) -> list[Note]:
    """The resources of which the bank has none to take (R132)."""
    why = say("catan-refused-bank-empty")
    return [
        Note("cards", key, refused=why)
        for key, count in zip(RESOURCES, state.table.bank)
        if not count
    ]
