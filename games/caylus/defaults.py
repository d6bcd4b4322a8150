"""The harmless answer of an absent player (10): what costs nothing, else what is offered first."""

from games.caylus.actions import (
    Decline,
    LetStand,
    Pass,
    Stay,
    Stop,
    TakeBack,
    TakeCube,
)
from games.core.forms import Decision, Field, Offer, One, Some
from games.core.model import Action, Key

_HARMLESS: tuple[type[Action], ...] = (
    Pass,
    TakeBack,
    LetStand,
    Stay,
    Stop,
    TakeCube,
    Decline,
)
"""In the order in which they are preferred; a favor's cube is free."""

_BEST_CUBES: tuple[Key, ...] = ("gold", "cloth", "wood", "food")
"""What a favor on the line of resources brings without payment, the highest column first (D23)."""


def default_action(decision: Decision) -> Action:
    """The answer, from the question alone."""
    offers = {offer.action: offer for offer in decision.offers}
    for kind in _HARMLESS:
        if kind in offers:
            return _of_cube(offers[kind]) if kind is TakeCube else kind()
    return _first(decision.offers[0])


def _of_cube(offer: Offer) -> Action:
    """The best cube that can be taken."""
    field = offer.fields[0]
    assert isinstance(field, One)
    return offer.action(next(key for key in _BEST_CUBES if key in field.keys))


def _first(offer: Offer) -> Action:
    """Its first choices, cubes in the order of the rules."""
    return offer.action(*[_first_of(field) for field in offer.fields])


def _first_of(field: Field) -> object:
    """The first key, or as many of the first cubes as are asked for."""
    if isinstance(field, One):
        return field.keys[0]
    assert not isinstance(field, Some)
    left, taken = field.least, []
    for row in field.rows:
        amount = min(left, row.most)
        if amount:
            taken.append((row.key, amount))
        left -= amount
    return tuple(taken)
