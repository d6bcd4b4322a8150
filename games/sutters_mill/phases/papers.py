"""Certificates and the adventurer, examined after every change of a stack (R32 to R38, R46)."""

from games.core.flow import Course
from games.core.model import Seat
from games.sutters_mill.content import TOWN
from games.sutters_mill.events import (
    AdventurerFree,
    CertificateGone,
    CounterLost,
    TookAdventurer,
    TookCertificate,
)
from games.sutters_mill.state import NOBODY, State
from games.sutters_mill.town import adventurer_of, holder_of
from games.sutters_mill.vein import lose_counter


def examine(course: Course[State], place: int) -> None:
    """The building's certificate goes to whoever has the most influence, then the adventurer is looked at (R49)."""
    table = course.table
    holder = NOBODY if table.gone[place] else holder_of(table.stacks[place])
    if holder != table.holders[place]:
        holders = list(table.holders)
        holders[place] = holder
        course.change_table(holders=tuple(holders))
        if holder != NOBODY:
            course.tell(TookCertificate(holder, TOWN[place], _seat(table.holders[place])))
    adventurer = adventurer_of(course.table.holders, len(table.players))
    if adventurer != table.adventurer:
        former = _seat(table.adventurer)
        course.change_table(adventurer=adventurer)
        is_free = adventurer == NOBODY
        course.tell(AdventurerFree(former) if is_free else TookAdventurer(adventurer, former))


def _seat(holder: Seat) -> Seat | None:
    """Who had something; None: nobody."""
    return None if holder == NOBODY else holder


def lose_certificate(course: Course[State], place: int) -> None:
    """The certificate leaves the game, if it has not yet, and with it the last counter of the vein (R46)."""
    table = course.table
    if not table.gone[place]:
        gone = (*table.gone[:place], True, *table.gone[place + 1 :])
        course.change_table(gone=gone)
        course.tell(CertificateGone(TOWN[place], _seat(table.holders[place])))
    course.tell(CounterLost(lose_counter(course)))
