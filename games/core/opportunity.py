"""Opportunities as a robot sees them: which answers are new, and which one has been dealt with.

Every answer has a name that stays the same as long as it is offered: `accept:3`, `cheer`. Whoever remembers the names considers
each answer once, however often the question is put, and never goes back on an own answer.
"""

from collections.abc import Collection, Iterable
from hashlib import sha256
from typing import Any

from msgspec.structs import replace

from games.core.codec import encode
from games.core.flow import Reopen
from games.core.forms import Decision, Offer, One, allowed, verb
from games.core.game import Game
from games.core.model import Action, Call

AnyGame = Game[Any, Any, Any]


def invitation(game: AnyGame, decision: Decision, considered: Collection[str]) -> Decision | None:
    """The part of an opportunity that is to a robot's taste and has not been considered; None: nothing."""
    offers = [
        fresh
        for offer in decision.offers
        if offer.action is not Reopen and game.tastes.get(offer.action, 1)
        if (fresh := _fresh(offer, considered)) is not None
    ]
    return replace(decision, offers=tuple(offers)) if offers else None


def _fresh(offer: Offer, considered: Collection[str]) -> Offer | None:
    """The offer with the answers that have not been considered; None: there are none."""
    field = _only_choice(offer)
    if field is None:
        return None if _name(offer) in considered else offer
    keys = tuple([key for key in field.keys if f"{verb(offer.action)}:{key}" not in considered])
    return replace(offer, forms=(replace(field, keys=keys),)) if keys else None


def names(decision: Decision) -> tuple[str, ...]:
    """What its answers are called: each key of a single choice by itself, all else offer by offer."""
    found = []
    for offer in decision.offers:
        field = _only_choice(offer)
        if field is None:
            found.append(_name(offer))
        else:
            found += [f"{verb(offer.action)}:{key}" for key in field.keys]
    return tuple(found)


def settled(decision: Decision, action: Action) -> tuple[str, ...]:
    """The names of the answers that the action leaves no question about: itself, and others to the same thing."""
    taken = next(offer for offer in decision.offers if offer.action is type(action))
    field = _only_choice(taken)
    if field is None:
        return (_name(taken),)
    key = getattr(action, field.name)
    found = []
    for offer in decision.offers:
        other = _only_choice(offer)
        if other is not None and other.name == field.name and key in other.keys:
            found.append(f"{verb(offer.action)}:{key}")
    return tuple(found)


def replies(calls: Iterable[Call], decision: Decision) -> tuple[Action, ...]:
    """What the seat may answer at once to those who call it."""
    found = [one.action for call in _to(calls, decision) for one in call.answers]
    return tuple([action for action in found if allowed(decision, action)])


def waiting(calls: Iterable[Call], decision: Decision) -> Call | None:
    """The first call that waits for the seat's answer, if it may give one; None: there is none."""
    for call in calls:
        if call.waits_for(decision.seat) and replies((call,), decision):
            return call
    return None


def refusal(calls: Iterable[Call], decision: Decision) -> Action | None:
    """The no to the first call that waits for one: the last of its answers; None: nothing waits."""
    found = [call.answers[-1].action for call in _to(calls, decision) if call.answers]
    return next((action for action in found if allowed(decision, action)), None)


def _to(calls: Iterable[Call], decision: Decision) -> list[Call]:
    """Those by which the seat is called."""
    return [call for call in calls if decision.seat in call.to]


def _only_choice(offer: Offer) -> One | None:
    """The offer's field, if it is a single choice of one key."""
    if len(offer.fields) != 1:
        return None
    field = offer.fields[0]
    return field if isinstance(field, One) else None


def _name(offer: Offer) -> str:
    """The word of the action, with a digest of what can be filled in."""
    if not offer.fields:
        return verb(offer.action)
    return f"{verb(offer.action)}#{sha256(encode(offer.fields)).hexdigest()[:12]}"
