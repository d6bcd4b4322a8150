"""Taking counters: chance decides their value only when one is taken, as nobody has seen it before (section 9)."""

from collections.abc import Iterable

from games.core.flow import Course
from games.core.model import Key, Seat
from games.core.multiset import drawn_one, minus, with_one
from games.sutters_mill.content import COUNTERS, SECTIONS, Counters, Values
from games.sutters_mill.state import State

Found = tuple[Values, Values, Values]


def unseen(found: Iterable[Found], section: int) -> tuple[int, ...]:
    """The values of a section that nobody has taken: those in the vein and those lost unseen."""
    stock: tuple[int, ...] = COUNTERS[section]
    for own in found:
        stock = minus(stock, own[section])
    return stock


def take_counter(course: Course[State], seat: Seat) -> tuple[int, int]:
    """The seat takes the next counter (R11, R16): its section and its nuggets."""
    state = course.state
    section = state.table.current
    course.sealed = True  # also where chance has only one value left: it tells the taker something
    place = drawn_one(unseen(state.secrets.found, section), course.below)
    found = list(state.secrets.found)
    sections = list(found[seat])
    ones, twos, threes, fours = with_one(sections[section], place)
    sections[section] = (ones, twos, threes, fours)
    river, hill, mine = sections
    found[seat] = (river, hill, mine)
    course.change_secrets(found=tuple(found))
    player = state.table.players[seat]
    course.change_player(seat, taken=_counted(player.taken, section, 1))
    course.change_table(left=_counted(course.table.left, section, -1), is_quiet=False)
    return section, place + 1


def lose_counter(course: Course[State]) -> Key:
    """The last counter of the vein leaves the game unseen (R46): its section. Only while the vein holds one."""
    left = course.table.left
    section = max(number for number, count in enumerate(left) if count)
    course.change_table(left=_counted(left, section, -1))
    return SECTIONS[section]


def _counted(counters: Counters, section: int, amount: int) -> Counters:
    """The counters with so many more of a section."""
    river, hill, mine = with_one(counters, section, amount)
    return (river, hill, mine)
