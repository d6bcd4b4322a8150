"""Prospecting and business (6.3, R50 to R52)."""

from games.sutters_mill import actions as act
from games.sutters_mill.events import DidBusiness, Dug, Earned, Found, VeinEmpty
from games.sutters_mill.frames import Digging
from games.sutters_mill.town import business
from tests.games.sutters_mill.table import Town


def counters(town: Town) -> dict[str, int]:
    """What the last business brought, by section."""
    done = town.told(DidBusiness)
    return dict(done[-1].counters) if done else {}


def test_digging_needs_a_prospector_in_the_current_camp() -> None:
    """The camp of the next counter's section (R8, R9, R15)."""
    assert Town().is_offered(act.Dig)
    assert not Town().stands(0, hill_camp=2).is_offered(act.Dig)
    assert Town().stands(0, hill_camp=2).left(hill=5, mine=24).is_offered(act.Dig)


def test_a_prospector_goes_to_any_building_for_a_counter() -> None:
    """Also one whose certificate is gone, never to a camp (R10, R11)."""
    town = Town().stands(0, river_camp=2).lay(gone=(True, *[False] * 7))
    assert len(town.offers(act.Dig)) == 8

    town.dig("mill")

    assert (town.stood(0, "mill"), town.stood(0, "river_camp")) == (1, 1)
    assert town.player(0).taken == (1, 0, 0)
    assert town.table.left == (23, 24, 24)


def test_only_the_taker_sees_what_a_counter_is_worth() -> None:
    """All hear of the counter, one of the nuggets; the step cannot be taken back alone (R11)."""
    town = Town().stands(0, river_camp=2).dig("mill")
    (step,) = town.steps

    assert step.sealed
    heard = [(type(told.event), told.to) for told in step.log]
    assert heard == [(Dug, None), (Found, (0,))]
    assert town.wallet(0) == 6 + town.told(Found)[0].nuggets


def test_one_is_dug_at_least_then_one_may_stop() -> None:
    """Any number from one on (R12)."""
    town = Town().stands(0, river_camp=3)
    assert not town.is_offered(act.StopDigging)

    town.dig("mill", "mill")
    assert isinstance(town.state.flow[-1], Digging)
    town.do(act.StopDigging())

    assert town.table.active == 1
    assert town.stood(0, "river_camp") == 1


def test_digging_ends_by_itself() -> None:
    """When nobody is left in the current camp (R12)."""
    town = Town().stands(0, river_camp=1).dig("mill")

    assert town.table.active == 1


def test_another_section_may_follow() -> None:
    """X1: two blue ones, then the hill's prospector may go too; the third of the river stays (R13, R14)."""
    town = Town().stands(0, river_camp=3, hill_camp=1).left(river=2, hill=24, mine=24)

    town.dig("mill", "hook")
    assert isinstance(town.state.flow[-1], Digging)
    town.dig("mill")

    assert town.player(0).taken == (2, 1, 0)
    assert town.stood(0, "river_camp") == 1
    assert town.table.active == 1


def test_a_later_section_waits() -> None:
    """X23: one blue counter is left, so the hill's prospector stays (R14, R15)."""
    town = Town().stands(0, river_camp=2, hill_camp=1).left(river=3, hill=24, mine=24)

    town.dig("mill", "mill")

    assert town.table.active == 1
    assert (town.player(0).taken, town.stood(0, "hill_camp")) == ((2, 0, 0), 1)


def test_certificates_and_the_adventurer_bring_counters() -> None:
    """X2: two for certificates, one more by the hook, none by the mill (R16, R17, R50, R51)."""
    town = Town(3).stands(0, hill_camp=1).left(hill=24, mine=24)
    town.stack("mill", "0A").stack("hook", "0K").stack("jail", "12").stack("church", "22")
    assert town.table.adventurer == -1

    town.dig("stage")

    assert counters(town) == {"hill": 3}
    assert town.player(0).taken == (0, 4, 0)


def test_the_adventurer_counts_as_one() -> None:
    """X10: whoever alone has the fewest (R16, R37)."""
    town = Town(3).stands(2, river_camp=1)
    town.stack("gunshop", "0A").stack("jail", "1A").lay(active=2)
    assert town.table.adventurer == 2

    town.dig("stage")

    assert counters(town) == {"river": 1}


def test_a_bonus_looks_at_its_own_moment() -> None:
    """X12: the mill takes the last blue counter, the hook the first brown one (R17, R50)."""
    town = Town().stands(0, river_camp=1).stack("mill", "0A").stack("hook", "0K")
    town.left(river=4, hill=24, mine=24).stack("jail", "12").stack("church", "13")

    town.dig("stage")

    assert counters(town) == {"river": 3, "hill": 1}


def test_a_bonus_of_an_earlier_colour_is_lost() -> None:
    """X13: the mill gets nothing, the hook the last brown one, the smith the first grey one (R51, R52)."""
    town = Town().stands(0, hill_camp=1).stack("mill", "0A").stack("hook", "0K")
    town.stack("smith", "0Q").left(hill=5, mine=24)
    for building, rank in (("jail", "2"), ("church", "3"), ("hotel", "4")):
        town.stack(building, f"1{rank}")

    town.dig("stage")

    assert counters(town) == {"hill": 4, "mine": 1}


def test_business_is_told_to_its_taker_with_the_gold() -> None:
    """All hear the counters, one the nuggets (section 9, R16)."""
    town = Town().stands(0, river_camp=1).stack("jail", "0A").dig("stage")

    (earned,) = town.told(Earned)
    assert town.wallet(0) == 6 + town.told(Found)[0].nuggets + sum(earned.values)


def test_the_last_counter_ends_the_game_at_once() -> None:
    """X14: the first of three base counters is the last one; its taker keeps it (R18, R60)."""
    town = Town().stands(0, mine_camp=1).left(mine=2)
    town.stack("gunshop", "0A").stack("jail", "0K").stack("church", "0Q")

    town.dig("stage")

    assert town.is_over()
    assert town.player(0).taken == (0, 0, 2)
    assert town.told(VeinEmpty) == [VeinEmpty()]


def test_the_vein_can_end_in_the_middle_of_digging() -> None:
    """The rest of the turn is not carried out (R18)."""
    town = Town().stands(0, mine_camp=3).left(mine=1).dig("stage")

    assert town.is_over()
    assert town.stood(0, "mine_camp") == 2


def test_digging_costs_nothing() -> None:
    """No nuggets are paid (R8)."""
    assert Town().stands(0, river_camp=1).dig("mill").player(0).paid == 0


def test_business_is_known_before_it_is_done() -> None:
    """A counter for each certificate and the adventurer, one more for each bonus of the section that is dug (R16, R50)."""
    town = (
        Town(3).stands(0, river_camp=2).stack("mill", "0K").stack("hook", "0K").stack("jail", "0A")
    )
    town.dig("hotel")
    expected = business(town.table, 0)

    town.do(act.StopDigging())

    assert expected == (0, 0, 0, 0)
    assert counters(town) == {"river": 4}


def test_a_business_ends_with_the_vein() -> None:
    """It runs over the border of two sections, and takes no more than there is (R17, R18)."""
    town = Town(3).stack("church", "0K").stack("jail", "0A").stack("hotel", "0Q")

    assert business(town.left(river=1, hill=1, mine=9).table, 0) == (0, 1, 2)
    assert business(town.left(hill=1, mine=1).table, 0) == (1, 2)
