"""Mayor, General and Captain: helpers that bring cards of the bank, or keep cards from it."""

from collections.abc import Sequence

from msgspec.structs import replace

from games.catan.content import RESOURCES
from games.catan.frames import Acting, Discards
from games.catan.modules.helpers.actions import (
    DeclineHelper,
    KeepHand,
    TakeWithHelper,
    UseCaptain,
)
from games.catan.modules.helpers.events import KeptHand, NamedForCaptain
from games.catan.modules.helpers.frames import GeneralAsked, MayorAsked
from games.catan.modules.helpers.using import Use, helpers, in_bank, keep_helpers, take_one, use
from games.catan.state import State
from games.core.flow import Asking, Course
from games.core.forms import Decision, Offer, One
from games.core.model import Seat, SeatName, say

_DECLINE = Offer(DeclineHelper)
_KEEP = Offer(KeepHand)
_CAPTAIN = (Offer(UseCaptain, (One("resource", RESOURCES, "resource"),)),)


def nothing_offered(state: State, seat: Seat, frame: Acting | None) -> Sequence[Offer]:
    """Mayor and General answer to rolls, and offer nothing by themselves."""
    return ()


def taking(state: State) -> Offer:
    """The offer to take a card that the bank has."""
    return Offer(TakeWithHelper, (One("resource", in_bank(state), "resource"),))


def mayor_asked(state: State, frame: MayorAsked) -> tuple[Decision, ...]:
    """A card of the bank, or not now (R435)."""
    return (Decision(frame.seat, say("catan-prompt-mayor"), (taking(state), _DECLINE)),)


def general_asked(state: State, frame: GeneralAsked) -> tuple[Decision, ...]:
    """Keep all cards, or take one, or not now (R445)."""
    offer = _KEEP if frame.keeps else taking(state)
    id = "catan-prompt-general-keeps" if frame.keeps else "catan-prompt-general"
    prompt = say(id, roller=SeatName(state.table.active))
    return (Decision(frame.seat, prompt, (offer, _DECLINE)),)


def play_taking(
    course: Course[State], frame: MayorAsked | GeneralAsked, seat: Seat, action: TakeWithHelper
) -> None:
    """The card comes into the hand (R435, R445)."""
    course.pop()
    use(course, seat)
    take_one(course, seat, action.resource)


def play_keeping(course: Course[State], frame: GeneralAsked, seat: Seat, action: KeepHand) -> None:
    """The seat is not asked for a discard (R445)."""
    course.pop()
    top = course.state.flow[-1]
    assert isinstance(top, Discards)
    lanes = tuple([place for place in top.lanes if place.seat != seat])
    course.swap(replace(top, lanes=lanes))
    use(course, seat)
    course.tell(KeptHand(seat))


def play_declining(course: Course[State], frame: object, seat: Seat, action: DeclineHelper) -> None:
    """The helper stays as it is (R414, R417)."""
    course.pop()


def captain_offers(state: State, seat: Seat, frame: Acting | None) -> Sequence[Offer]:
    """A resource to trade 2:1, while trading (R460, R461)."""
    if frame is None or not frame.trading:
        return ()
    return _CAPTAIN


def play_captain(course: Course[State], frame: object, seat: Seat, action: UseCaptain) -> None:
    """The rate holds for the rest of the turn, whatever becomes of the card (R419, R460)."""
    use(course, seat)
    keep_helpers(course, replace(helpers(course.table), captain=action.resource))
    course.tell(NamedForCaptain(seat, action.resource))


MAYOR = Use(
    "mayor",
    nothing_offered,
    {},
    {MayorAsked: Asking(mayor_asked, {TakeWithHelper: play_taking, DeclineHelper: play_declining})},
)
GENERAL = Use(
    "general",
    nothing_offered,
    {},
    {
        GeneralAsked: Asking(
            general_asked,
            {
                TakeWithHelper: play_taking,
                KeepHand: play_keeping,
                DeclineHelper: play_declining,
            },
        )
    },
)
CAPTAIN = Use("captain", captain_offers, {UseCaptain: play_captain})
