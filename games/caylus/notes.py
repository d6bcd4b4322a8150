"""What a person may want to know about the keys of a question: prices, effects, whom a move of the provost reaches."""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from games.caylus import actions as act
from games.caylus.content import (
    BUILDINGS,
    CASTLE,
    COSTS,
    CUBES,
    HAS_ANY,
    KIND,
    LINES,
    RESIDENCE,
    SECTION,
    SECTIONS,
    SPECIAL,
    cubes,
)
from games.caylus.crafting import targets, tiles
from games.caylus.frames import NOBODY, Batches, Dealing, Peddling, Production, ProvostMoves, Works
from games.caylus.holdings import counted
from games.caylus.lacks import lack_at
from games.caylus.phases.favors import moved
from games.caylus.phases.provost import STEPS, section_due
from games.caylus.places import owner_of, price_of
from games.caylus.state import NO_BUILDING, State, Table
from games.caylus.views import open_columns
from games.core.badges import letter
from games.core.forms import Decision, Field, One
from games.core.keys import parts_of
from games.core.messages import Arg
from games.core.model import (
    Action,
    Key,
    Message,
    Note,
    Notes,
    Seat,
    SeatName,
    Term,
    Terms,
    say,
)


def notes_on(state: State, decision: Decision) -> Notes:
    """Notes on every key that says little by itself."""
    lines = []
    for offer in decision.offers:
        describe = _DESCRIBE.get(offer.action)
        if describe is None:
            continue
        for field in offer.fields:
            lines += [describe(state, decision.seat, field.name, key) for key in _keys(field)]
    return Notes(tuple(lines))


def _keys(field: Field) -> tuple[Key, ...]:
    """The keys of a single choice."""
    return field.keys if isinstance(field, One) else ()


_BEFORE_ROAD = (*SPECIAL, CASTLE)


def letter_of(table: Table, place: Key) -> str:
    """The letter of a place, the same in all rounds: first those of the town, then the spaces of the road."""
    if place in _BEFORE_ROAD:
        return letter(_BEFORE_ROAD.index(place))
    return letter(len(_BEFORE_ROAD) + table.road.index(place))


def _group(table: Table, seat: Seat, place: Key) -> Key:
    """Under which heading a place is listed (D1)."""
    kind = KIND.get(place, "special")
    if kind == "special":
        return "special"
    if kind in ("neutral", "fixed"):
        return "neutral"
    return "own" if owner_of(table, place) == seat else "others"


def _visit(table: Table, seat: Seat, place: Key, lack: Key | None) -> Message:
    """What a worker there would do, whose point it is, whether the provost reaches it now; first what is missing for it."""
    owner = owner_of(table, place)
    told: dict[str, Arg] = {"effect": Term("effect", place), "reached": "yes"}
    if place in table.road and table.road.index(place) >= table.provost:
        told["reached"] = "no"
    if lack is not None:
        told["lack"] = Term("lack", lack)
    is_foreign = owner not in (NOBODY, seat)
    if is_foreign:
        told["owner"] = SeatName(owner)
    id = f"caylus-note-{'visit' if is_foreign else 'place'}{'-lacking' if lack else ''}"
    return say(id, **told)


def _place(state: State, seat: Seat, field: str, key: Key) -> Note:
    """Price and effect; what would have none does not stand out."""
    price = price_of(state.table, seat, key)
    return replace(_visited(state, seat, field, key, price), cost=price)


def _move_worker(state: State, seat: Seat, field: str, key: Key) -> Note:
    """Effect; it costs nothing."""
    return _visited(state, seat, field, key, 0, is_moved=True)


def _visited(
    state: State, seat: Seat, field: str, key: Key, price: int, *, is_moved: bool = False
) -> Note:
    """What a worker would do there."""
    table = state.table
    lack = lack_at(table, seat, key, price, is_moved=is_moved)
    return Note(
        field,
        key,
        group=Term("group", _group(table, seat, key)),
        detail=_visit(table, seat, key, lack),
        is_idle=lack is not None,
        badge=letter_of(table, key),
    )


def _step(state: State, seat: Seat, field: str, key: Key) -> Note:
    """Where the provost would stand, for how much, whose workers that lets in or cuts off, and how far it makes the bailiff
    move (R83).
    """
    table = state.table
    spaces = STEPS[key]
    space = table.provost + spaces
    building = table.road[space - 1]
    step = Term("step", key)
    if building == NO_BUILDING:
        label = say("caylus-note-step-empty", step=step, space=space)
    else:
        label = say("caylus-note-step", step=step, space=space, building=Term("short", building))
    low, high = min(space, table.provost), max(space, table.provost)
    spots = tuple(
        [
            (f"{table.road[place]}@{table.workers[place]}", 1)
            for place in range(low, high)
            if table.workers[place] != NOBODY
        ]
    )
    pace = _pace(table, space)
    told: dict[str, Arg] = {}
    if spots:
        told["spots"] = Terms("spot", spots)
    if pace:
        told["pace"] = Term("pace", pace)
    ids = [("lets" if spaces > 0 else "cuts")] * bool(spots) + ["pace"] * bool(pace)
    detail = say(f"caylus-note-{'-'.join(ids)}", **told) if ids else None
    price = abs(spaces) if isinstance(state.flow[-1], ProvostMoves) else None
    return Note(field, key, cost=price, label=label, detail=detail)


def _pace(table: Table, space: int) -> Key:
    """What the provost on that space, not where he stands, makes of the bailiff's way (R83); empty: the same."""
    if (space > table.bailiff) == (table.provost > table.bailiff):
        return ""
    pace = "faster" if space > table.bailiff else "slower"
    due = section_due(table)
    if due == "may-end":
        return f"{pace}_end"
    return f"{pace}_{SECTIONS[table.scored]}" if due == "may-score" else pace


def _yield(state: State, seat: Seat, field: str, key: Key) -> Note:
    """How many cubes it is."""
    frame = state.flow[-1]
    assert isinstance(frame, Production)
    taken = next(cubes(one) for one in BUILDINGS[frame.building].produces if key in one)
    return Note(field, key, label=say("caylus-label-cubes", cubes=Terms("cube", counted(taken))))


def _cube(state: State, seat: Seat, field: str, key: Key) -> Note:
    """How many of the kind the seat has."""
    count = state.table.players[seat].cubes[CUBES.index(key)]
    return Note(field, key, detail=say("caylus-note-held", count=count))


def _purchase(state: State, seat: Seat, field: str, key: Key) -> Note:
    """The price by number."""
    frame = state.flow[-1]
    assert isinstance(frame, Peddling)
    return Note(field, key, cost=BUILDINGS[frame.building].buys[len(parts_of(key)) - 1])


def _deal(state: State, seat: Seat, field: str, key: Key) -> Note:
    """What is paid for what."""
    frame = state.flow[-1]
    assert isinstance(frame, Dealing)
    return Note(field, key, label=say(f"caylus-deal-{frame.building[2:]}-{key}"))


def _tile(state: State, seat: Seat, field: str, key: Key) -> Note:
    """Price, points and effect."""
    frame = state.flow[-1]
    assert isinstance(frame, Works)
    cost = counted(COSTS[frame.building is None][key])
    if key in HAS_ANY:
        cost = (*cost, ("any", 1))
    detail = say(
        "caylus-note-tile",
        cubes=Terms("cube", cost),
        points=BUILDINGS[key].points,
        effect=Term("effect", key),
    )
    return Note(field, key, group=Term("kind", KIND[key]), detail=detail)


def _given(state: State, seat: Seat, field: str, key: Key) -> Note:
    """The same of a cube beside those that may be taken: it has their letter."""
    held = _cube(state, seat, field, key)
    return replace(held, badge=letter(CUBES.index(key)))


def _target(state: State, seat: Seat, field: str, key: Key) -> Note:
    """Whether the residence has to wait; its letter comes after those of what may be built instead."""
    table, frame = state.table, state.flow[-1]
    assert isinstance(frame, Works)
    player = table.players[seat]
    before = len(tiles(table, player, seat, frame))
    badge = letter(before + targets(table, player, seat, frame).index(key)) if before else ""
    place = table.road.index(key)
    waits = table.workers[place] != NOBODY
    group = Term("group", "neutral" if KIND[key] == "neutral" else "own")
    id = "caylus-note-target-waits" if waits else "caylus-note-target"
    detail = say(id, points=BUILDINGS[RESIDENCE].points)
    return Note(field, key, group=group, detail=detail, badge=badge)


def _batch(state: State, seat: Seat, field: str, key: Key) -> Note:
    """Points for the next lot."""
    table, frame = state.table, state.flow[-1]
    before = len(frame.given) if isinstance(frame, Batches) else 0
    for place in range(table.scored, len(SECTION)):
        free = SECTION[place].lots - len(table.lots[place])
        if before < free:
            return Note(field, key, detail=say("caylus-note-points", points=SECTION[place].points))
        before -= free
    raise AssertionError("no lot is left")


_NOTHING, _FIRST_CUBE = "buildings_1", "resources_1"


def _line(state: State, seat: Seat, field: str, key: Key) -> Note:
    """Where the marker would stand, and what that brings: instead of the line's name, where it says enough. Its letter is
    the same when other lines have been used.
    """
    badge = letter(LINES.index(key))
    column = state.table.players[seat].favors[LINES.index(key)]
    after = moved(column, open_columns(state.table))
    favor = Term("favor", f"{key}_{after}")
    stays = "yes" if after == column else "no"
    if favor.key == _NOTHING:
        # A line that brings nothing yet says so where it is chosen.
        return Note(
            field, key, label=say("caylus-note-line-nothing", line=Term("line", key)), badge=badge
        )
    if favor.key == _FIRST_CUBE:
        return Note(
            field,
            key,
            label=say("caylus-note-line-first", line=Term("line", key), favor=favor),
            badge=badge,
        )
    brings = say("caylus-note-line", column=after, favor=favor, stays=stays)
    if key in ("prestige", "deniers"):
        return Note(field, key, label=brings, badge=badge)
    return Note(field, key, detail=brings, badge=badge)


_DESCRIBE: Mapping[type[Action], Callable[[State, Seat, str, Key], Note]] = {
    act.Place: _place,
    act.MoveWorker: _move_worker,
    act.MoveProvost: _step,
    act.Produce: _yield,
    act.Sell: _cube,
    act.Buy: _purchase,
    act.MakeDeal: _deal,
    act.Build: _tile,
    act.PayAny: _cube,
    act.Transform: _target,
    act.GiveBatch: _batch,
    act.ChooseLine: _line,
    act.Exchange: _given,
}
