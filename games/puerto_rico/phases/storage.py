"""The end of the Captain phase: what is kept, and ships that sail (R68, R69, E22, E23)."""

from collections.abc import Mapping

from games.core.flow import Answering, Course, Lane, Simultaneous, lane
from games.core.forms import Decision, Offer, Row, Some, Split
from games.core.model import Action, Seat, Term, say
from games.core.multiset import minus, plus, with_one
from games.core.turns import clockwise
from games.puerto_rico.actions import StoreBarrels, StoreKinds
from games.puerto_rico.content import (
    LIMITS,
    PLACE,
    VALUE,
    Counts,
    counted,
    named,
)
from games.puerto_rico.events import ShipSailed, Stored
from games.puerto_rico.frames import AnyLane, BarrelsQuestion, KindsQuestion, Phase, Storing
from games.puerto_rico.island import value, works
from games.puerto_rico.state import Cargo, Player, State

_KINDS = "puerto-rico-prompt-store-kinds"
_WAREHOUSES = ("small_warehouse", "large_warehouse")
_BARRELS = "puerto-rico-prompt-store-barrels"
_STANDS_KINDS = "puerto-rico-stands-least-lost"
_STANDS_BARRELS = "puerto-rico-stands-lost"


def kinds_kept(player: Player) -> int:
    """How many kinds the warehouses keep (E23)."""
    return sum([value(player, key, VALUE[key]) for key in _WAREHOUSES])


def barrels_kept(player: Player) -> int:
    """How many single barrels are kept besides (R68, E22)."""
    return LIMITS.kept_barrels + value(player, "storehouse", VALUE["storehouse"])


def loses(player: Player) -> bool:
    """Whether the seat cannot keep all its barrels, however it chooses."""
    return least_lost(player) > 0


def begin(course: Course[State], phase: Phase) -> None:
    """Ask all who have to choose, at the same time (R68)."""
    players = course.table.players
    lanes: list[Lane[KindsQuestion | BarrelsQuestion, StoreKinds | StoreBarrels]] = []
    losing = []
    for seat in clockwise(phase.chooser, len(players)):
        player = players[seat]
        if loses(player):
            losing.append(seat)
            questions = _questions(player)
            if questions:
                lanes.append(lane(seat, *questions))
    if lanes:
        course.push(Storing(tuple(lanes), tuple(losing)))
    else:
        _store_all(course, tuple(losing), {})


def _questions(player: Player) -> tuple[KindsQuestion | BarrelsQuestion, ...]:
    """The first question: the warehouses', else the single barrels'; none where one kind is all there is."""
    kinds = kinds_kept(player)
    if kinds:
        return (KindsQuestion(kinds),)
    if len(named(player.goods)) > 1:
        return (BarrelsQuestion(barrels_kept(player)),)
    return ()


def asked_kinds(state: State, place: AnyLane, frame: KindsQuestion) -> Decision:
    """Which kinds the warehouses keep, every slot another one (D21)."""
    kinds = tuple([good for good, _ in named(state.table.players[place.seat].goods)])
    field = Some("kinds", kinds, frame.most, frame.most, "good")
    player = state.table.players[place.seat]
    return Decision(
        place.seat,
        say(_KINDS, count=frame.most),
        (Offer(StoreKinds, (field,)),),
        stands=say(_STANDS_KINDS, count=least_lost(player)),
        subject=Term("building", next(key for key in _WAREHOUSES if works(player, key))),
    )


def least_lost(player: Player) -> int:
    """How many barrels are lost however well one chooses."""
    counts = sorted(player.goods, reverse=True)
    return sum(counts[kinds_kept(player) :]) - barrels_kept(player)


def then_barrels(
    state: State, place: AnyLane, _frame: KindsQuestion, action: StoreKinds
) -> tuple[BarrelsQuestion, ...]:
    """Then the single barrels of the other kinds, unless one kind is left."""
    player = state.table.players[place.seat]
    if len(_rest(player, action.kinds)) < 2:
        return ()
    return (BarrelsQuestion(barrels_kept(player)),)


def _rest(player: Player, kinds: tuple[str, ...]) -> tuple[tuple[str, int], ...]:
    """The barrels of all other kinds."""
    return tuple([pair for pair in named(player.goods) if pair[0] not in kinds])


def asked_barrels(state: State, place: AnyLane, frame: BarrelsQuestion) -> Decision:
    """Which single barrels are kept (D21)."""
    player = state.table.players[place.seat]
    rows = tuple([Row(good, count) for good, count in _rest(player, _kinds(place.answers))])
    field = Split("goods", rows, frame.most, frame.most, "barrel")
    lost = sum([row.most for row in rows]) - frame.most
    return Decision(
        place.seat,
        say(_BARRELS, count=frame.most),
        (Offer(StoreBarrels, (field,)),),
        stands=say(_STANDS_BARRELS, count=lost),
    )


def _kinds(answers: tuple[Action, ...]) -> tuple[str, ...]:
    """The kinds answered for the warehouses."""
    for answer in answers:
        if isinstance(answer, StoreKinds):
            return answer.kinds
    return ()


def resolve(course: Course[State], frame: Storing) -> None:
    """All who lose barrels keep what they have chosen."""
    _store_all(course, frame.seats, {place.seat: place.answers for place in frame.lanes})


def _store_all(
    course: Course[State], seats: tuple[Seat, ...], answers: Mapping[Seat, tuple[Action, ...]]
) -> None:
    """Put what is not kept into the supply, in turn order."""
    for seat in seats:
        player = course.table.players[seat]
        kept = stored(player, answers.get(seat, ()))
        lost = minus(player.goods, kept)
        course.change_player(seat, goods=kept)
        course.change_table(goods=plus(course.table.goods, lost))
        course.tell(Stored(seat, named(lost), named(kept)))


def stored(player: Player, answers: tuple[Action, ...]) -> Counts:
    """What the seat keeps: its kinds, and the single barrels as answered or, of one kind, as many as it may."""
    kinds = _kinds(answers)
    kept = counted([pair for pair in named(player.goods) if pair[0] in kinds])
    for answer in answers:
        if isinstance(answer, StoreBarrels):
            return plus(kept, counted(answer.goods))
    [(good, _)] = _rest(player, kinds)
    return plus(kept, counted([(good, barrels_kept(player))]))


def sail(course: Course[State], _phase: Phase) -> None:
    """Full ships are emptied; the others keep their cargo (R69)."""
    table = course.table
    cargo = list(table.cargo)
    goods = table.goods
    for number, ship in enumerate(cargo):
        if ship.good is not None and not ship.room:
            goods = with_one(goods, PLACE[ship.good], ship.barrels)
            cargo[number] = Cargo(ship.capacity)
            course.tell(ShipSailed(ship.capacity, ship.good))
    course.change_table(cargo=tuple(cargo), goods=goods)


STORING = Simultaneous(resolve)
KINDS_QUESTION = Answering(asked_kinds, then_barrels)
BARRELS_QUESTION = Answering(asked_barrels)
