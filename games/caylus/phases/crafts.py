"""Building and transforming: Carpenter, Mason, Lawyer, Architect, and favors that do as they do (R61 to R73, R95)."""

from collections.abc import Mapping

from games.caylus.actions import Build, Decline, PayAny, Replace, Transform
from games.caylus.content import (
    BUILDINGS,
    COSTS,
    CRAFTS,
    FROM_BUILDINGS,
    FROM_PRESTIGE,
    FROM_RESIDENCES,
    HAS_ANY,
    KIND,
    RESIDENCE,
    Craft,
    Cubes,
)
from games.caylus.crafting import (
    any_choices,
    in_stock_order,
    lawyer_price,
    residences,
    targets,
    tiles,
)
from games.caylus.events import Built, Declined, TransformationPaid, Transformed
from games.caylus.frames import NOBODY, PayingAny, Replacing, Works
from games.caylus.holdings import ONE, counted, earning, minus, plus
from games.caylus.phases.favors import gain_favors
from games.caylus.royal_events import FavorUnused
from games.caylus.state import NO_BUILDING, State, Table
from games.core.flow import Asking, Course
from games.core.forms import Decision, Offer, One
from games.core.keys import Pair
from games.core.model import Key, Message, Seat, Term, say

_DECLINE = Offer(Decline)
_ONLY_DECLINE = (_DECLINE,)
_PROMPTS: Mapping[tuple[Craft, ...], Message] = {
    ("carpenter",): say("caylus-prompt-carpenter"),
    ("mason",): say("caylus-prompt-mason"),
    ("lawyer",): say("caylus-prompt-lawyer"),
    ("architect",): say("caylus-prompt-architect"),
}
_FAVOR_PROMPT = say("caylus-prompt-favor-works")


def asked_works(state: State, frame: Works) -> tuple[Decision, ...]:
    """What to build or transform (D12, D14 to D16, D26)."""
    table, seat = state.table, frame.seat
    player = table.players[seat]
    offers = []
    if built := tiles(table, player, seat, frame):
        offers.append(Offer(Build, (One("tile", tuple(built), "building"),)))
    if changed := targets(table, player, seat, frame):
        offers.append(Offer(Transform, (One("target", tuple(changed), "building"),)))
    prompt = _FAVOR_PROMPT if frame.building is None else _PROMPTS[frame.crafts]
    subject = None if frame.building is None else Term("building", frame.building)
    asked = (*offers, _DECLINE) if offers else _ONLY_DECLINE
    return (Decision(seat, prompt, asked, subject=subject),)


def play_build(course: Course[State], frame: Works, seat: Seat, action: Build) -> None:
    """Go on to the cube of any kind (R64) or to the residence (R66), or build at once."""
    tile = action.tile
    reduced = frame.building is None
    if tile in HAS_ANY:
        course.push(PayingAny(seat, tile, reduced))
    elif KIND[tile] == "prestige":
        course.push(Replacing(seat, tile))
    else:
        course.pop()
        place = course.table.road.index(NO_BUILDING)
        _build(course, seat, tile, place, COSTS[reduced][tile])


def play_transform(course: Course[State], frame: Works, seat: Seat, action: Transform) -> None:
    """Pay, gain the points, and put the residence there now or when the worker has gone (R69 to R71)."""
    table = course.table
    target = action.target
    place = table.road.index(target)
    waits = table.workers[place] != NOBODY
    player = table.players[seat]
    deniers, paid = lawyer_price(frame), ONE["cloth"]
    points = BUILDINGS[RESIDENCE].points
    course.change_player(
        seat,
        deniers=player.deniers - deniers,
        cubes=minus(player.cubes, paid),
        earned=earning(player, FROM_RESIDENCES, points),
    )
    course.tell(TransformationPaid(seat, target, deniers, counted(paid), points, waits))
    if waits:
        course.change_table(pending=tuple(sorted([*table.pending, (place + 1, seat)])))
    else:
        transform(course, place, seat)
    course.pop()


def transform(course: Course[State], place: int, seat: Seat) -> None:
    """A residence of the seat takes the place of what stands there: a tile goes back to the stock, a neutral one out (R70)."""
    table = course.table
    target = table.road[place]
    stock = in_stock_order((*table.stock, target)) if target in CRAFTS else table.stock
    course.change_table(
        road=_with(table.road, place, RESIDENCE),
        owners=_with_seat(table.owners, place, seat),
        stock=stock,
    )
    course.tell(Transformed(seat, target, place + 1))


def _with(road: tuple[Key, ...], place: int, key: Key) -> tuple[Key, ...]:
    """The road with that building there."""
    return (*road[:place], key, *road[place + 1 :])


def _with_seat(owners: tuple[Seat, ...], place: int, seat: Seat) -> tuple[Seat, ...]:
    """The owners with that one there."""
    return (*owners[:place], seat, *owners[place + 1 :])


def play_decline(course: Course[State], frame: Works, seat: Seat, _action: Decline) -> None:
    """Build nothing."""
    if frame.building is None:
        course.tell(FavorUnused(seat, "buildings"))
    else:
        is_unable = asked_works(course.state, frame)[0].offers == _ONLY_DECLINE
        course.tell(Declined(seat, frame.building, "means" if is_unable else "nothing"))
    course.pop()


def asked_any(state: State, frame: PayingAny) -> tuple[Decision, ...]:
    """Which cube to pay where any may be given (D13)."""
    keys = any_choices(state.table.players[frame.seat], frame.tile, reduced=frame.reduced)
    prompt = say("caylus-prompt-pay-any", tile=Term("building", frame.tile))
    return (Decision(frame.seat, prompt, (Offer(PayAny, (One("cube", keys, "cube"),)),)),)


def play_pay_any(course: Course[State], frame: PayingAny, seat: Seat, action: PayAny) -> None:
    """Build it."""
    course.pop()
    course.pop()
    place = course.table.road.index(NO_BUILDING)
    cost = plus(COSTS[frame.reduced][frame.tile], ONE[action.cube])
    _build(course, seat, frame.tile, place, cost)


def residence_key(place: int) -> Key:
    """The word for a residence on the road: `residence@12`, 12 its space."""
    return Pair(RESIDENCE, str(place + 1)).key


def asked_residence(state: State, frame: Replacing) -> tuple[Decision, ...]:
    """Which residence gives way (D17)."""
    keys = tuple([residence_key(place) for place in residences(state.table, frame.seat)])
    prompt = say("caylus-prompt-replace", tile=Term("building", frame.tile))
    return (Decision(frame.seat, prompt, (Offer(Replace, (One("residence", keys, "building"),)),)),)


def play_replace(course: Course[State], frame: Replacing, seat: Seat, action: Replace) -> None:
    """Build it there (R66)."""
    course.pop()
    course.pop()
    place = int(Pair.parse(action.residence).second) - 1
    _build(course, seat, frame.tile, place, COSTS[False][frame.tile])


def _build(course: Course[State], seat: Seat, tile: Key, place: int, cost: Cubes) -> None:
    """Pay, put the tile there, take the points, then the favors (R63, R66)."""
    table: Table = course.table
    building = BUILDINGS[tile]
    source = FROM_PRESTIGE if building.kind == "prestige" else FROM_BUILDINGS
    player = table.players[seat]
    course.change_player(
        seat,
        cubes=minus(player.cubes, cost),
        earned=earning(player, source, building.points),
    )
    course.change_table(
        road=_with(table.road, place, tile),
        owners=_with_seat(table.owners, place, seat),
        stock=tuple([key for key in table.stock if key != tile]),
    )
    course.tell(Built(seat, tile, place + 1, counted(cost), building.points))
    if building.favors:
        gain_favors(course, seat, building.favors)


WORKS = Asking(
    asked_works,
    {Build: play_build, Transform: play_transform, Decline: play_decline},
    forced=True,
)
PAYING_ANY = Asking(asked_any, {PayAny: play_pay_any}, forced=True)
REPLACING = Asking(asked_residence, {Replace: play_replace}, forced=True)
