"""The Captain phase up to the storage (R58 to R67, E14, E15, E27, E28, E31, E45)."""

from msgspec.structs import replace

from games.core.flow import Asking, Course
from games.core.forms import Decision, Offer, One, Row, Some, Split
from games.core.keys import Pair
from games.core.model import Seat, Term, say
from games.core.multiset import minus, plus, with_one
from games.core.turns import clockwise
from games.puerto_rico.actions import Load, LoadSmallWharf, Pass, Supply
from games.puerto_rico.bank import gain_money, gain_points, pay_points
from games.puerto_rico.content import GOODS, NOTHING, PLACE, SHARE, VALUE, Counts, counted, named
from games.puerto_rico.events import Loaded, LoadedAtWharf, Supplied
from games.puerto_rico.frames import Loading, Phase, Supplying
from games.puerto_rico.island import nobles_of, value, works
from games.puerto_rico.loads import on_ships
from games.puerto_rico.phases.guests import WINDOW, passed, stir
from games.puerto_rico.phases.stages import Act, Ask, in_stages
from games.puerto_rico.phases.storage import barrels_kept, kinds_kept, least_lost
from games.puerto_rico.state import Cargo, State
from games.puerto_rico.views import phase_in

WHARF, SMALL_WHARF = "wharf", "small_wharf"
_LOAD = say("puerto-rico-prompt-load")
_MAY_LOAD = say("puerto-rico-prompt-may-load")
_SUPPLY = say("puerto-rico-prompt-supply")
_STANDS_LOST = "puerto-rico-stands-pass"
_STANDS_KEPT = "puerto-rico-stands-kept"
_PASS = Offer(Pass)
_AT_WHARF = tuple([Pair(good, WHARF).key for good in GOODS])


def lighthouse(course: Course[State], phase: Phase) -> None:
    """A doubloon for the Captain at the start (R58, E28)."""
    if works(course.table.players[phase.chooser], "lighthouse"):
        stir(course)
        gain_money(course, phase.chooser, VALUE["lighthouse"], "lighthouse")


def union_halls(course: Course[State], phase: Phase) -> None:
    """VP for pairs of barrels, in turn order (R58, E31)."""
    for seat in clockwise(phase.chooser, len(course.table.players)):
        player = course.table.players[seat]
        if not works(player, "union_hall"):
            continue
        pairs = sum([count // SHARE["union_hall"] for count in player.goods])
        if pairs:
            stir(course)
            gain_points(course, seat, pairs, "union_hall")


def begin(course: Course[State], phase: Phase) -> None:
    """All load, from the Captain on (R59)."""
    course.push(Loading(clockwise(phase.chooser, len(course.table.players))))


def has_no_barrels(state: State, frame: Loading) -> bool:
    """Whether the seat has nothing to load (R61)."""
    return state.table.players[frame.seat].goods == NOTHING


def _leave(course: Course[State]) -> None:
    """The first in the queue is out for this phase."""
    frame = course.state.flow[-1]
    assert isinstance(frame, Loading)
    course.swap(replace(frame, queue=frame.queue[1:], stage=0))


def is_first_turn(_state: State, frame: Loading) -> bool:
    """Whether the seat's first loading turn is still to come (R60)."""
    return frame.seat not in frame.supplied


def supplier(course: Course[State], frame: Loading) -> None:
    """Before the first loading turn a Royal Supplier may be used (R60, E45)."""
    seat = frame.seat
    current = course.state.flow[-1]
    course.swap(replace(current, supplied=(*frame.supplied, seat)))
    player = course.table.players[seat]
    if works(player, "royal_supplier") and nobles_of(player):
        course.push(Supplying(seat))


def asked_supply(state: State, frame: Supplying) -> tuple[Decision, ...]:
    """Which barrels to return (D18)."""
    player = state.table.players[frame.seat]
    kinds = tuple([good for good, _ in named(player.goods)])
    most = min(nobles_of(player), len(kinds))
    field = Some("goods", kinds, 1, most, "good")
    return (Decision(frame.seat, _SUPPLY, (Offer(Supply, (field,)), _PASS)),)


def play_supply(course: Course[State], _frame: Supplying, seat: Seat, action: Supply) -> None:
    """A VP for each (E45)."""
    course.pop()
    stir(course)
    goods = counted([(good, 1) for good in action.goods])
    _ship_off(course, seat, goods)
    points = VALUE["royal_supplier"] * len(action.goods)
    course.tell(Supplied(seat, named(goods), points))
    pay_points(course, seat, points)


def play_no_supply(course: Course[State], _frame: Supplying, seat: Seat, _action: Pass) -> None:
    """Return nothing."""
    course.pop()
    passed(course, seat)


def has_wharf(state: State, frame: Loading) -> bool:
    """Whether the seat has an unused Wharf (E15)."""
    seat = frame.seat
    return seat not in frame.wharf and works(state.table.players[seat], WHARF)


def has_small_wharf(state: State, frame: Loading) -> bool:
    """Whether the seat has an unused Small Wharf (E27)."""
    seat = frame.seat
    if SMALL_WHARF not in state.table.buildings or seat in frame.small_wharf:
        return False
    return works(state.table.players[seat], SMALL_WHARF)


def can_load(state: State, frame: Loading) -> bool:
    """Whether the seat can load anything anywhere (R61)."""
    goods = state.table.players[frame.seat].goods
    if goods == NOTHING:
        return False
    return bool(
        on_ships(state.table, goods) or has_wharf(state, frame) or has_small_wharf(state, frame)
    )


def asked_load(state: State, frame: Loading) -> Decision:
    """What to load where (D19, D20); passing only where no cargo ship takes anything (R61)."""
    seat = frame.seat
    table = state.table
    goods = table.players[seat].goods
    keys = on_ships(table, goods)
    must = bool(keys)
    if has_wharf(state, frame):
        keys += [_AT_WHARF[place] for place, count in enumerate(goods) if count]
    offers = [Offer(Load, (One("cargo", tuple(keys), "cargo"),))] if keys else []
    if has_small_wharf(state, frame):
        rows = tuple([Row(good, count) for good, count in named(goods)])
        field = Split("goods", rows, 1, sum(goods), "barrel")
        offers.append(Offer(LoadSmallWharf, (field,)))
    player = table.players[seat]
    lost, stands = least_lost(player), None
    if not must:
        offers.append(_PASS)
        stands = say(_STANDS_LOST, count=lost) if lost > 0 else None
        wharf = Term("building", WHARF if keys else SMALL_WHARF)
        return Decision(seat, _MAY_LOAD, tuple(offers), stands=stands, subject=wharf)
    if lost > 0:
        stands = say(_STANDS_KEPT, count=barrels_kept(player), kinds=kinds_kept(player))
    return Decision(seat, _LOAD, tuple(offers), stands=stands)


def bonus(state: State, frame: Loading, seat: Seat) -> int:
    """VP for a loading besides those for its barrels: Harbor, and the Captain's first one (R65, R66, E14)."""
    player = state.table.players[seat]
    points = value(player, "harbor", VALUE["harbor"])
    phase = phase_in(state.flow)
    assert phase is not None
    if frame.has_bonus and seat == phase.chooser:
        points += value(player, "library", VALUE["library"]) or 1
    return points


def play_load(course: Course[State], frame: Loading, seat: Seat, action: Load) -> None:
    """Load all barrels of the kind that fit (R63); the Wharf takes all there are (E15)."""
    good, where = Pair.parse(action.cargo)
    place = PLACE[good]
    count = course.table.players[seat].goods[place]
    extra = bonus(course.state, frame, seat)
    if where == WHARF:
        goods = with_one(NOTHING, place, count)
        _ship_off(course, seat, goods)
        course.tell(LoadedAtWharf(seat, named(goods), WHARF, count + extra))
        _loaded(course, frame, seat, count + extra, wharf=(*frame.wharf, seat))
        return
    forced = not (has_wharf(course.state, frame) or has_small_wharf(course.state, frame))
    forced = forced and len(on_ships(course.table, course.table.players[seat].goods)) == 1
    capacity = int(where.removeprefix("ship_"))
    cargo = list(course.table.cargo)
    for number, ship in enumerate(cargo):
        if ship.capacity == capacity:
            count = min(count, ship.room)
            cargo[number] = Cargo(capacity, good, ship.barrels + count)
    course.change_table(cargo=tuple(cargo))
    held = course.table.players[seat].goods
    course.change_player(seat, goods=with_one(held, place, -count))
    course.tell(Loaded(seat, ((good, count),), capacity, count + extra, forced))
    _loaded(course, frame, seat, count + extra)


def play_small_wharf(
    course: Course[State], frame: Loading, seat: Seat, action: LoadSmallWharf
) -> None:
    """Ship the barrels: a VP for every two (E27)."""
    extra = bonus(course.state, frame, seat)
    goods = counted(action.goods)
    _ship_off(course, seat, goods)
    points = sum(goods) // SHARE[SMALL_WHARF] + extra
    course.tell(LoadedAtWharf(seat, action.goods, SMALL_WHARF, points))
    _loaded(course, frame, seat, points, small_wharf=(*frame.small_wharf, seat))


def _ship_off(course: Course[State], seat: Seat, goods: Counts) -> None:
    """Put barrels of the seat into the supply (R67)."""
    held = course.table.players[seat].goods
    course.change_player(seat, goods=minus(held, goods))
    course.change_table(goods=plus(course.table.goods, goods))


def _loaded(
    course: Course[State], frame: Loading, seat: Seat, points: int, **used: tuple[Seat, ...]
) -> None:
    """Pay for the loading (R65, E28); the next one in the round loads (R59)."""
    phase = phase_in(course.state.flow)
    assert phase is not None
    course.swap(
        replace(
            frame,
            queue=(*frame.queue[1:], seat),
            stage=0,
            has_bonus=frame.has_bonus and seat != phase.chooser,
            **used,
        )
    )
    stir(course)
    if points:
        pay_points(course, seat, points)
    if works(course.table.players[seat], "lighthouse"):
        gain_money(course, seat, VALUE["lighthouse"], "lighthouse")


def play_pass(course: Course[State], _frame: Loading, seat: Seat, _action: Pass) -> None:
    """Load no more in this phase (R62)."""
    _leave(course)
    passed(course, seat)


def leave(course: Course[State], _frame: Loading) -> None:
    """A seat that can load nowhere is out (R61)."""
    _leave(course)


LOADING = in_stages(
    (
        Act(leave, has_no_barrels),
        WINDOW,
        Act(supplier, is_first_turn, "royal_supplier"),
        Ask(asked_load, can_load),
        Act(leave),
    ),
    {Load: play_load, LoadSmallWharf: play_small_wharf, Pass: play_pass},
    forced=True,
)
"""A loading turn (7.5)."""

SUPPLYING = Asking(asked_supply, {Supply: play_supply, Pass: play_no_supply})
