"""Using a helper, whichever it is: when it may be, and what follows (R410-R419)."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from games.catan.content import RESOURCES, Hand
from games.catan.frames import Acting
from games.catan.hands import only, take
from games.catan.modules.helpers.actions import ExchangeHelper, FlipHelper
from games.catan.modules.helpers.events import (
    ExchangedHelper,
    FlippedHelper,
    TookFromBank,
    UsedHelper,
)
from games.catan.modules.helpers.frames import HelperUsed
from games.catan.modules.helpers.part import HELPERS, Helpers
from games.catan.seam import part_of
from games.catan.state import State, Table
from games.core.flow import Asking, Course, Frames
from games.core.forms import Decision, Offer, One
from games.core.keys import Pair, first_and_rest
from games.core.model import Action, Key, Seat, Term, say

T = TypeVar("T")

Offering = Callable[[State, Seat, Acting | None], Sequence[Offer]]
"""What a helper offers the active player: while acting, or before the roll without a frame."""


class Use(Struct, frozen=True):
    """What one helper adds: offers in the own turn, what they and its frames do."""

    helper: Key
    offers: Offering
    plays: dict[type[Action], Callable[..., None]]
    frames: Frames = {}


def helpers(table: Table) -> Helpers:
    """The module's part, in a game with helpers."""
    part = part_of(table, Helpers)
    assert part is not None
    return part


def keep_helpers(course: Course[State], part: Helpers) -> None:
    """Put the changed part in the place of the old one."""
    parts = [part if isinstance(other, Helpers) else other for other in course.state.table.parts]
    course.change_table(parts=tuple(parts))


def holder(table: Table, helper: Key) -> Seat | None:
    """Who may use that helper now (R410-R412), if anybody."""
    part = helpers(table)
    held = part.held
    if helper not in held:
        return None
    seat = held.index(helper)
    return None if seat in part.taken or seat in part.used else seat


def use(course: Course[State], seat: Seat) -> None:
    """The seat uses its helper: whatever this asks, flipping or exchanging comes after it (R412, R415)."""
    part = helpers(course.state.table)
    keep_helpers(course, replace(helpers(course.table), used=(*part.used, seat)))
    course.tell(UsedHelper(seat, part.held[seat]))
    course.push(HelperUsed(seat))


def in_bank(state: State) -> tuple[Key, ...]:
    """The resources that the bank has."""
    return tuple([key for key, count in zip(RESOURCES, state.table.bank) if count])


def take_one(course: Course[State], seat: Seat, resource: Key) -> None:
    """A card of the bank for the seat, which everybody sees."""
    take(course, seat, only(RESOURCES.index(resource), 1))
    course.tell(TookFromBank(seat, resource))


@lru_cache(maxsize=32)
def _others(seat: Seat, seats: int) -> tuple[Key, ...]:
    """All others of so many seats."""
    return tuple([str(other) for other in range(seats) if other != seat])


def others(table: Table, seat: Seat) -> tuple[Key, ...]:
    """All opponents."""
    return _others(seat, len(table.players))


@lru_cache(maxsize=8192)
def payments(hand: Hand, cost: Hand) -> tuple[Key, ...]:
    """How the hand can pay the cost with one card of it replaced by any other kind (R430, R450)."""
    return tuple(
        [
            key
            for left_out, needed in zip(RESOURCES, cost)
            for put_in in RESOURCES
            if needed and put_in != left_out
            for key in (Pair(left_out, put_in).key,)
            if all([have >= want for have, want in zip(hand, paid(cost, key))])
        ]
    )


def paid(cost: Hand, instead: Key) -> tuple[int, ...]:
    """What is paid so."""
    left_out, put_in = first_and_rest(instead)
    return tuple(
        [
            count - (key == left_out) + (key == put_in) if put_in else count
            for key, count in zip(RESOURCES, cost)
        ]
    )


def used_asked(state: State, frame: HelperUsed) -> tuple[Decision, ...]:
    """Flip it, unless side B is up, or exchange it (R415)."""
    part = helpers(state.table)
    exchange = Offer(ExchangeHelper, (One("helper", part.display, "helper"),))
    offers = (exchange,) if part.flipped[frame.seat] else (Offer(FlipHelper), exchange)
    kind = "helper-used-up" if part.flipped[frame.seat] else "helper-used"
    prompt = say(f"catan-prompt-{kind}", helper=Term("helper", part.held[frame.seat]))
    return (Decision(frame.seat, prompt, offers),)


def play_flip(course: Course[State], frame: HelperUsed, seat: Seat, action: FlipHelper) -> None:
    """The same card stays for a second use (R415)."""
    part = helpers(course.state.table)
    course.pop()
    keep_helpers(course, replace(helpers(course.table), flipped=_put(part.flipped, seat, True)))
    course.tell(FlippedHelper(seat, part.held[seat]))


def play_exchange(
    course: Course[State], frame: HelperUsed, seat: Seat, action: ExchangeHelper
) -> None:
    """Another card, side A up, which waits for the next turn (R411, R416)."""
    part = helpers(course.state.table)
    given = part.held[seat]
    display = {given, *part.display} - {action.helper}
    course.pop()
    keep_helpers(
        course,
        replace(
            helpers(course.table),
            held=_put(part.held, seat, action.helper),
            flipped=_put(part.flipped, seat, False),
            display=tuple([key for key in HELPERS if key in display]),
            taken=(*part.taken, seat),
        ),
    )
    course.tell(ExchangedHelper(seat, given, action.helper))


def _put(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """The values with another one for that seat."""
    return (*values[:seat], value, *values[seat + 1 :])


USED_FRAMES: Frames = {
    HelperUsed: Asking(used_asked, {FlipHelper: play_flip, ExchangeHelper: play_exchange})
}
