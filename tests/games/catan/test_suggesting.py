"""Trades that robots offer to people: simple, good for both, and at most one a turn."""

import pytest

from games.catan.actions import Accept, AcceptProposal, OfferTrade, Propose, RejectProposal
from games.catan.game import CATAN
from games.catan.rates import rates
from games.catan.state import State
from games.core.forms import allowed
from games.core.model import Action, Seat
from tests.games.catan.positions import BLUE, ORANGE, RED, WHITE, Position, asked, beginners, does

PEOPLE = [BLUE, ORANGE]


def approach(
    position: Position, people: list[Seat] = PEOPLE, made: tuple[Action, ...] = ()
) -> Action | None:
    """What red, a robot, puts to people."""
    decision = asked(position, RED)
    assert decision is not None
    state = position.state
    views = CATAN.public(state), CATAN.private(state, RED)
    found = CATAN.approach(*views, decision, people, made)
    assert found is None or allowed(decision, found)
    return found


def short_of_ore(**blue: int) -> Position:
    """Red lacks an ore for a city and has wool to spare; only blue has cards besides."""
    held = blue or {"lumber": 1, "brick": 1, "grain": 1, "ore": 1}
    position = beginners().holding(RED, wool=3, grain=2, ore=2).holding(BLUE, **held)
    return position.holding(ORANGE).holding(WHITE)


def test_people_who_probably_cannot_pay_are_not_asked() -> None:
    """Blue has the ore, but by what red knows anybody may have it: among three hands of four, most have none."""
    hidden = short_of_ore().holding(ORANGE, lumber=2, wool=2).holding(WHITE, brick=2, wool=2)
    found = approach(hidden)
    assert not isinstance(found, OfferTrade) or found.want != (("ore", 1),)


def test_what_completes_a_city_is_offered_to_people_only() -> None:
    """One card for one, closed by the first who accepts; robots at the table are not asked."""
    found = approach(short_of_ore())

    assert isinstance(found, OfferTrade)
    assert (found.give, found.want) == ((("wool", 1),), (("ore", 1),))
    assert set(found.to) <= {str(BLUE), str(ORANGE)}
    assert str(BLUE) in found.to
    assert found.closing == "first"


def test_what_a_robot_would_offer_it_accepts() -> None:
    """The same trade, put to it by a person as a proposal or as an offer."""
    found = approach(short_of_ore())
    assert isinstance(found, OfferTrade)
    position = short_of_ore()
    proposed = does(position, BLUE, Propose(found.want, found.give)).state
    assert agreed(proposed, RED) == AcceptProposal(str(BLUE))
    put = position.holding(ORANGE, wool=3, grain=2, ore=2)
    offer = OfferTrade(found.want, found.give, (str(ORANGE),), "first")
    blues = does(put.turn_of(BLUE), BLUE, offer).state
    assert agreed(blues, ORANGE) == Accept("1")


def test_what_a_robot_turns_down_it_does_not_offer() -> None:
    """Blue's ore for wool, which red did not want: red asks nobody for that trade a moment later."""
    position = short_of_ore()
    found = approach(position)
    assert isinstance(found, OfferTrade)
    proposed = does(position, BLUE, Propose(found.want, found.give)).state
    turned_down = CATAN.refused(CATAN.public(proposed), RejectProposal(str(BLUE)))
    assert turned_down is not None

    again = approach(position, made=(turned_down,))

    assert not isinstance(again, OfferTrade) or (again.give, again.want) != (found.give, found.want)


def agreed(state: State, seat: Seat) -> Action | None:
    """What the seat, a robot's, says yes to without a thought."""
    decision = asked(state, seat)
    assert decision is not None
    return CATAN.agreed(CATAN.public(state), CATAN.private(state, seat), decision)


def test_nobody_is_asked_twice_in_a_turn() -> None:
    """Not even after the first offer is closed."""
    assert approach(short_of_ore().changed(offers_made=1)) is None


def test_what_was_offered_lately_is_not_offered_again() -> None:
    """The next best trade is, if there is one."""
    made: tuple[Action, ...] = ()
    while (found := approach(short_of_ore(), made=made)) is not None:
        assert isinstance(found, OfferTrade)
        made += (found,)

    assert made
    assert len({(one.give, one.want) for one in made if isinstance(one, OfferTrade)}) == len(made)


@pytest.mark.parametrize(
    "position",
    [
        beginners().holding(RED).holding(BLUE, ore=3),
        beginners().holding(RED, wool=1, grain=1, lumber=1, brick=1).holding(BLUE, ore=3),
        short_of_ore().holding(BLUE).holding(ORANGE),
    ],
    ids=["nothing to give", "nothing to gain", "nobody can pay"],
)
def test_without_a_gain_for_both_nobody_is_asked(position: Position) -> None:
    """An offer that nobody can want is only noise."""
    assert approach(position) is None


def test_at_a_table_without_people_nothing_is_offered() -> None:
    """Robots trade by what is offered to them."""
    assert approach(short_of_ore(), []) is None


def test_the_bank_is_not_outbid() -> None:
    """What the bank takes for as many cards is not offered to people."""
    position = short_of_ore()
    found = approach(position)

    assert isinstance(found, OfferTrade)
    ((_, count),) = found.give
    assert count < min(rates(position.state.table, RED))


def test_hidden_hands_change_nothing() -> None:
    """Two positions that look alike to red get the same offer: who of the others holds the ore is a secret."""
    one = short_of_ore(ore=2, brick=1).holding(ORANGE, lumber=2, grain=1)
    other = short_of_ore(lumber=2, grain=1).holding(ORANGE, ore=2, brick=1)

    assert one.state != other.state
    for position in (one, other):
        state = position.state
        assert CATAN.public(state) == CATAN.public(one.state)
        assert CATAN.private(state, RED) == CATAN.private(one.state, RED)
    assert approach(one) == approach(other)
