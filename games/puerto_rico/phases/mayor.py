"""The Mayor phase up to the placement, and the refill of the ship after it (R24 to R28, R34 to R36)."""

from msgspec.structs import replace

from games.core.flow import Asking, Course
from games.core.forms import Decision, Offer, One
from games.core.model import Seat, say
from games.core.turns import clockwise
from games.puerto_rico.actions import TakePerson
from games.puerto_rico.bank import end_near
from games.puerto_rico.content import PEOPLE, VALUE
from games.puerto_rico.events import PeopleCame, PersonTaken, PrivilegeUsed, ShipFilled, VillaUsed
from games.puerto_rico.frames import Boarding, Phase
from games.puerto_rico.island import empty_circles, value, works
from games.puerto_rico.state import People, Player, State

_PROMPT = say("puerto-rico-prompt-person")
_STANDS = say("puerto-rico-stands-person")
_OFFERS = (Offer(TakePerson, (One("person", PEOPLE, "person"),)),)
_ONE = {"colonist": People(1, 0), "noble": People(0, 1)}


def privilege(course: Course[State], phase: Phase) -> None:
    """The Mayor receives colonists from the supply (R24)."""
    table = course.table
    wanted = value(table.players[phase.chooser], "library", VALUE["library"]) or 1
    colonists = min(wanted, table.supply.colonists)
    if colonists:
        _receive(course, phase.chooser, People(colonists), "supply")
        course.tell(PrivilegeUsed(phase.chooser, colonists))


def villas(course: Course[State], phase: Phase) -> None:
    """Each occupied Villa brings a noble, else a colonist (R25, E43)."""
    for seat in clockwise(phase.chooser, len(course.table.players)):
        if not works(course.table.players[seat], "villa"):
            continue
        supply = course.table.supply
        person = "noble" if supply.nobles else "colonist" if supply.colonists else None
        if person is not None:
            _receive(course, seat, _ONE[person], "supply")
            course.tell(VillaUsed(seat, person))


def ship(course: Course[State], phase: Phase) -> None:
    """All take people from the ship in turn; while the noble is there, they choose (R26 to R28)."""
    if course.table.ship.nobles:
        course.push(Boarding(phase.chooser))
    else:
        _unload(course, phase.chooser)


def _unload(course: Course[State], first: Seat) -> None:
    """Give out the colonists on the ship one by one, from that seat on (R26)."""
    table = course.table
    seats = len(table.players)
    count = table.ship.colonists
    players = list(table.players)
    for place, seat in enumerate(clockwise(first, seats)):
        share = (count - place + seats - 1) // seats
        if share > 0:
            waiting = players[seat].waiting
            players[seat] = replace(
                players[seat], waiting=People(waiting.colonists + share, waiting.nobles)
            )
            course.tell(PeopleCame(seat, share))
    course.change_table(players=tuple(players), ship=People())


def asked_person(_state: State, frame: Boarding) -> tuple[Decision, ...]:
    """The noble or a colonist (D9)."""
    return (Decision(frame.seat, _PROMPT, _OFFERS, stands=_STANDS),)


def play_person(course: Course[State], frame: Boarding, seat: Seat, action: TakePerson) -> None:
    """Take it; then it is the next one's turn."""
    _receive(course, seat, _ONE[action.person], "ship")
    course.tell(PersonTaken(seat, action.person))
    course.swap(Boarding((frame.seat + 1) % len(course.table.players)))


def board(course: Course[State], frame: Boarding) -> bool:
    """Wait while there is a choice; a noble that is left alone is taken (R27), colonists alone are given out (R26)."""
    people = course.table.ship
    if people.nobles and people.colonists:
        return False
    course.pop()
    if people.nobles:
        _receive(course, frame.seat, People(0, people.nobles), "ship")
        course.tell(PersonTaken(frame.seat, "noble"))
    else:
        _unload(course, frame.seat)
    return True


def _receive(course: Course[State], seat: Seat, came: People, source: str) -> None:
    """Move people from supply or ship to the seat's San Juan."""
    left: People = getattr(course.table, source)
    waiting = course.table.players[seat].waiting
    course.change_table(
        **{source: People(left.colonists - came.colonists, left.nobles - came.nobles)}
    )
    course.change_player(
        seat,
        waiting=People(waiting.colonists + came.colonists, waiting.nobles + came.nobles),
    )


def people_wanted(players: tuple[Player, ...]) -> int:
    """How many people the next ship should bring (R34)."""
    return max(len(players), sum([empty_circles(player.city) for player in players]))


def refill(course: Course[State], _phase: Phase) -> None:
    """Put new people on the ship; without the Nobles the game ends if they are too few (R35, R36)."""
    table = course.table
    wanted = people_wanted(table.players)
    nobles = min(1, table.supply.nobles)
    colonists = min(wanted - nobles, table.supply.colonists)
    supply = People(table.supply.colonists - colonists, table.supply.nobles - nobles)
    aboard = People(table.ship.colonists + colonists, table.ship.nobles + nobles)
    course.change_table(supply=supply, ship=aboard)
    course.tell(ShipFilled(colonists, nobles))
    if colonists + nobles < wanted and not table.has_nobles:
        end_near(course, "colonists")


BOARDING = Asking(asked_person, {TakePerson: play_person}, board)
