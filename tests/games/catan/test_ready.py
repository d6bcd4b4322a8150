"""Offers that are ready: one press puts a trade to all that brings the next purchase nearer."""

from games.catan.actions import BankTrade, OfferTrade
from games.catan.game import CATAN
from games.core.forms import allowed
from tests.games.catan.positions import RED, Position, beginners, does


def offers(position: Position) -> list[OfferTrade]:
    """The offers that the active player finds ready."""
    ready = [one.action for one in CATAN.ready(position.state, RED)]
    return [action for action in ready if isinstance(action, OfferTrade)]


def test_what_is_spare_is_offered_for_what_is_lacking() -> None:
    """A settlement lacks grain, and there is wool enough for two: one press offers it to all, the first to accept has it."""
    position = beginners().holding(RED, lumber=1, brick=1, wool=3)
    decision = CATAN.decision(position.state, RED)
    assert decision is not None

    (first,) = offers(position)

    assert first == OfferTrade((("wool", 1),), (("grain", 1),), ("1", "2", "3"), "first")
    assert allowed(decision, first)


def test_nothing_that_the_purchase_needs_is_given_away() -> None:
    """Of a hand without anything to spare nothing is offered, nor of one that lacks too much."""
    assert offers(beginners().holding(RED, lumber=1, brick=1, wool=1)) == []
    assert offers(beginners().holding(RED)) == []


def test_there_are_at_most_three_beside_the_bank() -> None:
    """What there is most of comes first, and trades with the bank stand above."""
    position = beginners().holding(RED, lumber=4, brick=3, wool=2, grain=2)
    ready = [type(one.action) for one in CATAN.ready(position.state, RED)]
    found = offers(position)

    assert ready == sorted(ready, key=(BankTrade, OfferTrade).index)
    assert BankTrade in ready
    assert [one.give for one in found] == [(("lumber", 1),), (("brick", 1),), (("wool", 1),)]
    assert {one.want for one in found} == {(("ore", 1),)}


def test_what_lies_open_is_not_offered_again() -> None:
    """The same offer twice would only call everybody once more."""
    position = beginners().holding(RED, lumber=1, brick=1, wool=3)
    (first,) = offers(position)

    assert offers(Position(does(position, RED, first).state)) == []
