"""What stands out to whoever knows the game: for house players."""

import pytest

from games.core.forms import allowed, sample
from games.core.game import play
from games.core.model import Action
from games.core.rng import Chance, Rng
from games.core.search import choose, trials
from games.sutters_mill import actions as act
from games.sutters_mill.game import SUTTERS_MILL
from tests.games.sutters_mill.table import Town


def usual(town: Town) -> Action | None:
    """What stands out in this position."""
    return SUTTERS_MILL.usual(town.state, town.asked)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_stands_out_is_always_legal(seats: int) -> None:
    """In positions met by chance and by going on from them; games played so come to their end."""
    for seed in range(6):
        rng = Rng((seed * 10 + seats).to_bytes(32, "big"))
        below = Chance(Rng(rng.seed, 1)).below
        state, found = SUTTERS_MILL.setup(seats, SUTTERS_MILL.options(), rng).state, 0
        while (decision := SUTTERS_MILL.first(state)) is not None:
            action = SUTTERS_MILL.usual(state, decision)
            if action is not None:
                assert allowed(decision, action), (action, decision)
                found += 1
            if action is None or not below(3):
                action = sample(decision, below)
            state = play(SUTTERS_MILL, state, decision.seat, action, asked=decision).state
        assert found


def test_the_end_is_not_ready_before_what_is_free_is_done() -> None:
    """The church can still reorder a stack, though the next action is dear (R54)."""
    town = Town().stands(0, off=2, mill=3).stack("church", "0K").stack("jail", "19 08").gold(0, 30)
    town.do(*[act.PlaceCard("mill", card) for card in ("two", "three", "four")])
    assert town.is_offered(act.Rearrange)
    assert SUTTERS_MILL.ready(town.state, 0) == ()


def test_nothing_dear_is_bought() -> None:
    """The fourth action costs 5 (R20)."""
    town = Town().stands(0, off=2, mill=3).gold(0, 30)
    town.do(act.PlaceCard("mill", "ace"), act.PlaceCard("mill", "two"))
    assert usual(town) != act.EndTurn()

    assert SUTTERS_MILL.ready(town.state, 0) == (), (
        "nor is the end of the turn more likely than another action"
    )

    town.do(act.PlaceCard("mill", "three"))
    assert usual(town) == act.EndTurn()
    assert [one.action for one in SUTTERS_MILL.ready(town.state, 0)] == [act.EndTurn()]


def test_who_has_an_income_digs() -> None:
    """Two certificates and a prospector in the camp: business pays (R16)."""
    town = Town().stands(0, off=0, river_camp=1, mill=4).stack("mill", "0A").stack("hook", "0K")

    assert isinstance(usual(town), act.Dig)


def test_nobody_in_the_camp_is_no_reason_to_pass() -> None:
    """The first move of a turn is free (R20): somebody goes there."""
    town = Town().stands(0, off=0, mill=3, jail=2).stack("mill", "0A 0K").stack("jail", "0Q")
    town.seat(0, hand=())
    action = usual(town)
    assert action == act.LiftProspector("mill")

    town.do(action)
    assert usual(town) == act.MoveProspector("river_camp")


def test_a_certificate_is_taken_with_the_cheapest_card_that_does() -> None:
    """Against a 7 the 8 (R32)."""
    town = Town().stands(0, off=0, jail=1).stands(1, jail=1).stack("jail", "17")

    assert usual(town) == act.PlaceCard("jail", "eight")


def test_in_tear_down_the_dearest_own_card_is_saved() -> None:
    """Own cards on top only: those of others would be given away (R43, R44)."""
    town = Town().tears_down(0).stands(0, mill=1, jail=1, hook=1)
    town.stack("mill", "05").stack("jail", "09").stack("hook", "02 1A")

    assert usual(town) == act.RemoveCard("jail")


def test_the_town_is_left_in_time() -> None:
    """Cards on buildings are taken before the vein is empty (R61)."""
    town = Town().stands(0, mill=2).stack("mill", "0A 0K")
    assert usual(town) != act.Switch()

    town.left(mine=9)
    assert usual(town) == act.Switch()


def test_who_has_nothing_to_take_goes_home() -> None:
    """Five prospectors cost 15, four 10 (R61): the first removal is free."""
    town = Town().tears_down(0).stands(0, mill=3, jail=2)

    assert isinstance(usual(town), act.RemoveProspector)


def test_a_house_player_saves_cards_before_it_rests() -> None:
    """With gold to spend and high cards of its own on top it neither passes nor sends its last prospector home (R61)."""
    town = Town(3).tears_down(0, 1, 2)
    town.stands(0, church=1).stands(1, hotel=1).stands(2, hook=1)
    town.stack("smith", "03 06 19 08").stack("gunshop", "0A").stack("jail", "13 0Q")
    town.stack("stage", "05 0K 1K").left(hill=6, mine=20).gold(0, 43)
    state = town.state
    public, private = SUTTERS_MILL.public(state), SUTTERS_MILL.private(state, 0)

    for seed in range(3):
        action = choose(
            SUTTERS_MILL, public, private, town.asked, Rng(bytes([seed]) * 32), trials(4)
        )

        assert action == act.LiftProspector("church"), seed


def test_prospectors_in_town_are_worth_more_while_cards_lie_there() -> None:
    """Who can save cards stands better by having somebody who does; without cards, by having fewer people to lose."""
    few, many = Town().tears_down(0).stands(0, mill=1), Town().tears_down(0).stands(0, mill=3)
    assert SUTTERS_MILL.estimate(few.state)[0] > SUTTERS_MILL.estimate(many.state)[0]

    for town in (few, many):
        town.stack("mill", "0A 0K 0Q 0J")

    assert SUTTERS_MILL.estimate(few.state)[0] < SUTTERS_MILL.estimate(many.state)[0]
