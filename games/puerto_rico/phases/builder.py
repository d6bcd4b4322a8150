"""The Builder phase (R38 to R44, E13, E21, E26)."""

from msgspec.structs import replace

from games.core.flow import Asking, Course
from games.core.forms import Decision, Offer, One
from games.core.keys import Pair
from games.core.model import Key, Seat, Term, say
from games.core.multiset import with_one
from games.core.turns import clockwise
from games.puerto_rico.actions import (
    AddColonist,
    Build,
    Pass,
    ReturnBarrel,
    ReturnPerson,
    ReturnPoint,
)
from games.puerto_rico.bank import (
    colonist_source,
    end_near,
    gain_points,
    return_point,
    take_colonist,
)
from games.puerto_rico.content import (
    CIRCLES,
    COLUMN,
    PLACE,
    RANK,
    SAN_JUAN,
    SHELF,
    STEPS,
    named,
)
from games.puerto_rico.costs import returnable
from games.puerto_rico.events import (
    BarrelReturned,
    Built,
    ColonistAdded,
    PersonReturned,
    PointReturned,
)
from games.puerto_rico.frames import BuilderTurns, Phase, Shortage
from games.puerto_rico.island import city_spaces, with_person, works
from games.puerto_rico.phases.guests import WINDOW, passed, stir
from games.puerto_rico.phases.stages import Act, Ask, in_stages, past
from games.puerto_rico.prices import Discounts, buyable
from games.puerto_rico.state import People, Place, State

_BUILD = say("puerto-rico-prompt-build")
_UNIVERSITY = say("puerto-rico-prompt-university")
_PASS = Offer(Pass)


def begin(course: Course[State], phase: Phase) -> None:
    """Each may buy one building, from the Builder on (R38)."""
    course.push(BuilderTurns(clockwise(phase.chooser, len(course.table.players))))


def can_build(state: State, frame: BuilderTurns) -> bool:
    """Whether there is anything that the seat can buy."""
    return any(True for _ in buyable(state, frame.seat))


def asked_building(state: State, frame: BuilderTurns) -> Decision:
    """What to buy (D12)."""
    kinds = tuple(sorted(buyable(state, frame.seat), key=SHELF.__getitem__))
    build = Offer(Build, (One("building", kinds, "building"),))
    return Decision(frame.seat, _BUILD, (build, _PASS))


def play_build(course: Course[State], _frame: BuilderTurns, seat: Seat, action: Build) -> None:
    """Pay and place it; what is missing is asked first (E21)."""
    price = Discounts(course.state, seat).price(action.building)
    missing = price - course.table.players[seat].doubloons
    if missing > 0:
        course.push(Shortage(seat, action.building, missing))
    else:
        _buy(course, seat, action.building, price)


def play_pass(course: Course[State], frame: BuilderTurns, seat: Seat, _action: Pass) -> None:
    """Build nothing, or do without the University's colonist."""
    past(course)
    passed(course, seat)


def _buy(course: Course[State], seat: Seat, kind: Key, price: int) -> None:
    """Pay all that one has, at most the price, and put the tile in the city (R41, R42)."""
    past(course, bought=kind)
    stir(course)
    table = course.table
    player = table.players[seat]
    course.change_table(market=with_one(table.market, RANK[kind], -1))
    course.change_player(
        seat,
        doubloons=max(0, player.doubloons - price),
        city=(*player.city, Place(kind)),
    )
    course.tell(Built(seat, kind, price))


def asked_return(state: State, frame: Shortage) -> tuple[Decision, ...]:
    """What to return for a doubloon each (D14): one after the other where everything is needed."""
    player = state.table.players[frame.seat]
    offers = []
    if frame.person is None and (people := returnable(player)):
        offers.append(Offer(ReturnPerson, (One("person", people, "standing"),)))
    if frame.good is None and any(player.goods):
        goods = tuple([good for good, _ in named(player.goods)])
        offers.append(Offer(ReturnBarrel, (One("good", goods, "good"),)))
    if not frame.point and state.secrets.points[frame.seat]:
        offers.append(Offer(ReturnPoint))
    if len(offers) == frame.missing:
        del offers[1:]
    prompt = say(
        "puerto-rico-prompt-return",
        building=Term("building", frame.building),
        count=frame.missing,
    )
    return (Decision(frame.seat, prompt, tuple(offers)),)


def play_person(course: Course[State], frame: Shortage, _seat: Seat, action: ReturnPerson) -> None:
    """Note the person."""
    _note(course, replace(frame, missing=frame.missing - 1, person=action.person))


def play_barrel(course: Course[State], frame: Shortage, _seat: Seat, action: ReturnBarrel) -> None:
    """Note the barrel."""
    _note(course, replace(frame, missing=frame.missing - 1, good=action.good))


def play_point(course: Course[State], frame: Shortage, _seat: Seat, _action: ReturnPoint) -> None:
    """Note the victory point."""
    _note(course, replace(frame, missing=frame.missing - 1, point=True))


def _note(course: Course[State], frame: Shortage) -> None:
    """Ask on while something is missing, then return it all and buy (R42)."""
    if frame.missing:
        course.swap(frame)
        return
    course.pop()
    seat = frame.seat
    price = Discounts(course.state, seat).price(frame.building)
    if frame.person is not None:
        _return_person(course, seat, frame.person)
    if frame.good is not None:
        player = course.table.players[seat]
        place = PLACE[frame.good]
        course.change_player(seat, goods=with_one(player.goods, place, -1))
        course.change_table(goods=with_one(course.table.goods, place))
        course.tell(BarrelReturned(seat, frame.good))
    if frame.point:
        return_point(course, seat)
        course.tell(PointReturned(seat))
    _buy(course, seat, frame.building, price)


def _return_person(course: Course[State], seat: Seat, key: Key) -> None:
    """Put the person back into the supply, a noble to the nobles (E21)."""
    person, place = Pair.parse(key)
    player = with_person(course.table.players[seat], place, person, -1)
    course.change_player(seat, island=player.island, city=player.city, waiting=player.waiting)
    supply = course.table.supply
    more = People(supply.colonists + (person == "colonist"), supply.nobles + (person == "noble"))
    course.change_table(supply=more)
    course.tell(PersonReturned(seat, person, place))


def may_add_colonist(state: State, frame: BuilderTurns) -> bool:
    """Whether the University can bring a colonist (E13)."""
    if frame.bought is None or not works(state.table.players[frame.seat], "university"):
        return False
    return colonist_source(state.table) is not None


def asked_university(_state: State, frame: BuilderTurns) -> Decision:
    """Whether to take the colonist (D13)."""
    return Decision(frame.seat, _UNIVERSITY, (Offer(AddColonist), _PASS))


def play_add(course: Course[State], frame: BuilderTurns, seat: Seat, _action: AddColonist) -> None:
    """Put the colonist on the new building; the Statue has no circle (A9)."""
    past(course)
    take_colonist(course)
    player = course.table.players[seat]
    kind = player.city[-1].kind
    place = kind if CIRCLES[kind] else SAN_JUAN
    player = with_person(player, place, "colonist", 1)
    course.change_player(seat, city=player.city, waiting=player.waiting)
    course.tell(ColonistAdded(seat, place, "university"))


def has_built(_state: State, frame: BuilderTurns) -> bool:
    """Whether the seat has bought a building in this turn."""
    return frame.bought is not None


def church(course: Course[State], frame: BuilderTurns) -> None:
    """VP by the column of the new building, but not for the Church itself, occupied already or not (E26, A48)."""
    player = course.table.players[frame.seat]
    if frame.bought not in (None, "church") and works(player, "church"):
        gain_points(course, frame.seat, STEPS["church"][COLUMN[frame.bought]], "church")


def check_city(course: Course[State], frame: BuilderTurns) -> None:
    """A full city ends the game (S1)."""
    if frame.bought is not None and not city_spaces(course.table.players[frame.seat]):
        end_near(course, "city")


STAGES = (
    WINDOW,
    Ask(asked_building, can_build),
    Ask(asked_university, may_add_colonist, "university"),
    Act(church, has_built, "church"),
    Act(check_city, has_built),
)
"""A Builder turn (7.5)."""

BUILDER_TURNS = in_stages(STAGES, {Build: play_build, AddColonist: play_add, Pass: play_pass})
SHORTAGE = Asking(
    asked_return,
    {ReturnPerson: play_person, ReturnBarrel: play_barrel, ReturnPoint: play_point},
    forced=True,
)
