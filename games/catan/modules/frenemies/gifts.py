"""Gifts: a card for nothing, a token in return from the supply (R330-R337)."""

from collections.abc import Callable, Mapping

from games.catan.content import RESOURCES
from games.catan.hands import give, only, place_of
from games.catan.modules.frenemies import tokens
from games.catan.modules.frenemies.actions import AcceptGift, OfferGift, RefuseGift, WithdrawGift
from games.catan.modules.frenemies.events import (
    AcceptedGift,
    OfferedGift,
    RefusedGift,
    WithdrewGift,
)
from games.catan.modules.frenemies.frames import GiftOffered
from games.catan.points import public_points
from games.catan.state import State, Table
from games.core.flow import Asking, Course, Frames
from games.core.forms import Decision, Offer, One
from games.core.model import Action, Key, Seat, SeatName, Term, say

_ANSWERS = (Offer(AcceptGift), Offer(RefuseGift))
_WITHDRAW = (Offer(WithdrawGift),)


def gift_offers(state: State) -> list[Offer]:
    """A card of the hand for somebody who has no more visible points and was not asked yet (R311, R330, R333, R334)."""
    part = tokens.frenemies(state.table)
    seat = state.table.active
    hand = state.secrets.players[seat].hand
    if part.has_given or not any(hand):
        return []
    kinds = tuple([key for key, count in zip(RESOURCES, hand, strict=True) if count])
    if part.gift:
        # R333: the kind of card may not be changed in that turn.
        kinds = (part.gift,) if part.gift in kinds else ()
    to = recipients(state.table)
    if not kinds or not to:
        return []
    return [Offer(OfferGift, (One("resource", kinds, "resource"), One("to", to, "seat")))]


def recipients(table: Table) -> tuple[Key, ...]:
    """Whom the active player may still ask this turn (R330, R331, R334)."""
    seat, asked = table.active, tokens.frenemies(table).asked
    own = public_points(table, seat)
    return tuple(
        [
            str(other)
            for other in range(len(table.players))
            if other != seat and other not in asked and public_points(table, other) <= own
        ]
    )


def play_offer(course: Course[State], frame: object, seat: Seat, action: OfferGift) -> None:
    """The card stays in the hand until the other has answered (R332, R337)."""
    to = int(action.to)
    asked = tokens.frenemies(course.state.table).asked
    tokens.change(course, gift=action.resource, asked=(*asked, to))
    course.tell(OfferedGift(seat, to, action.resource))
    course.push(GiftOffered(to, action.resource))


def gift_asked(state: State, frame: GiftOffered) -> tuple[Decision, ...]:
    """Take it or not (R332)."""
    prompt = say(
        "catan-prompt-gift",
        giver=SeatName(state.table.active),
        resource=Term("resource", frame.resource),
    )
    return (Decision(frame.seat, prompt, _ANSWERS),)


def giver_may(state: State, frame: GiftOffered) -> tuple[Decision, ...]:
    """Meanwhile the giver can withdraw, and nothing else (R337)."""
    prompt = say("catan-prompt-gift-open", recipient=SeatName(frame.seat))
    return (Decision(state.table.active, prompt, _WITHDRAW, required=False),)


def play_accept(course: Course[State], frame: GiftOffered, seat: Seat, action: AcceptGift) -> None:
    """The card moves, and the giver draws a token (R332, R335)."""
    giver = course.state.table.active
    course.pop()
    tokens.change(course, has_given=True)
    give(course, giver, seat, only(place_of(frame.resource), 1))
    course.tell(AcceptedGift(seat, giver, frame.resource))
    tokens.draw(course, giver, 1)


def play_refuse(course: Course[State], frame: GiftOffered, seat: Seat, action: RefuseGift) -> None:
    """The same card may be offered to somebody else (R333)."""
    course.pop()
    course.tell(RefusedGift(seat, course.state.table.active))


def play_withdraw(
    course: Course[State], frame: GiftOffered, seat: Seat, action: WithdrawGift
) -> None:
    """It counts as a refusal (R337)."""
    course.pop()
    course.tell(WithdrewGift(seat))


GIFT_PLAYS: Mapping[type[Action], Callable[..., None]] = {OfferGift: play_offer}

GIFT_FRAMES: Frames = {
    GiftOffered: Asking(
        gift_asked,
        {AcceptGift: play_accept, RefuseGift: play_refuse, WithdrawGift: play_withdraw},
        chances=giver_may,
    )
}
