"""Acting in town (6.4, 6.5)."""

import pytest

from games.core.model import Illegal
from games.sutters_mill import actions as act
from games.sutters_mill.content import CARDS, PLACE
from games.sutters_mill.events import (
    AdventurerFree,
    CertificateGone,
    CounterLost,
    TookAdventurer,
    TookCertificate,
)
from games.sutters_mill.state import Card
from games.sutters_mill.town import holder_of, next_price
from tests.games.sutters_mill.table import RANKS, Town


def cards(words: str) -> tuple[Card, ...]:
    """A stack from the bottom."""
    return tuple(Card(int(word[0]), RANKS[word[1:]]) for word in words.split())


def test_actions_cost_more_and_more() -> None:
    """X5: 0, 1 and 2 are 3 in all; the fourth would cost 5 (R19, R20, R21)."""
    town = Town().stands(0, off=3, mill=2).do(act.PlaceProspector("mill"))
    town.card("mill", "K").card("mill", "Q")

    assert town.wallet(0) == 3
    assert next_price(town.table) == 5
    assert [offer.action for offer in town.asked.offers] == [act.EndTurn]


def test_five_paid_actions_at_most() -> None:
    """Then the turn ends by itself (R19, R23)."""
    town = Town().gold(0, 20).stands(0, off=0, mill=1)
    for number in range(5):
        town.move("mill" if number % 2 == 0 else "jail", "jail" if number % 2 == 0 else "mill")

    assert town.wallet(0) == 5
    assert town.table.active == 1


def test_a_poor_player_ends_the_turn_himself() -> None:
    """X25: nothing else can be paid, and yet he is asked, so that nobody learns of it (R23)."""
    town = Town().gold(0, 0).stands(0, off=0, mill=1).move("mill", "jail")

    assert town.table.active == 0
    assert [offer.action for offer in town.asked.offers] == [act.EndTurn]


def test_the_last_prospector_going_home_ends_the_turn() -> None:
    """X25: while others are still there (R23, R47)."""
    town = Town(3).tears_down(0).stands(0, mill=1).do(act.RemoveProspector("mill"))

    assert town.table.active == 1


def test_a_prospector_is_placed_anywhere() -> None:
    """Any of the eleven spaces, as long as one is off board (R24)."""
    town = Town()
    assert len(town.offers(act.PlaceProspector)) == 11

    town.do(act.PlaceProspector("hill_camp"))
    assert (town.stood(0, "hill_camp"), town.player(0).off_board) == (1, 3)
    assert not Town().stands(0, off=0, mill=5).is_offered(act.PlaceProspector)


def test_a_card_needs_a_prospector_more_than_there_are_own_cards() -> None:
    """X24: three prospectors, three cards; a fourth needs a fourth (R25, R28)."""
    town = Town().stands(0, off=0, mill=3, jail=1).gold(0, 20)
    assert town.offers(act.PlaceCard) == ("mill", "jail")

    town.card("mill", "2").card("mill", "3").card("mill", "4")

    assert town.offers(act.PlaceCard) == ("jail",)
    assert town.wallet(0) == 17


def test_five_own_cards_at_most_in_a_stack() -> None:
    """However many prospectors there are (R25, R53)."""
    town = Town().stands(0, off=0, mill=5).stack("mill", "02 03 04 05 06")
    town.stack("gunshop", "0A")

    assert town.offers(act.PlaceCard) == ()


def test_a_card_goes_on_top_and_stays() -> None:
    """Also when the prospector leaves, which then serves elsewhere (R26, R27)."""
    town = Town().stands(0, off=0, mill=1).stack("mill", "1 7".replace(" ", ""))
    town.card("mill", "K").move("mill", "jail").card("jail", "Q")

    assert [card.rank for card in town.table.stacks[PLACE["mill"]]] == ["seven", "king"]
    assert town.table.stacks[PLACE["jail"]] == cards("0Q")
    assert "king" not in town.player(0).hand


def test_a_building_without_certificate_still_takes_cards() -> None:
    """X22: nobody gets a certificate; emptied again, one more counter is lost (R29, R46)."""
    town = Town().stands(0, off=0, mill=1).lay(gone=(True, *[False] * 7)).card("mill", "7")
    assert town.holder("mill") == -1

    again = Town(3).tears_down(0).stands(0, mill=1, jail=1).lay(gone=(True, *[False] * 7))
    again.stack("mill", "07").take("mill")

    assert again.player(0).saved == ("seven",)
    assert again.told(CertificateGone) == []
    assert again.told(CounterLost) == [CounterLost("mine")]
    assert again.table.left == (24, 24, 23)


def test_a_prospector_moves_from_anywhere_to_anywhere() -> None:
    """Ten other spaces, no counter (R30, R31)."""
    town = Town().stands(0, off=0, mill=1, river_camp=1)
    town.do(act.LiftProspector("mill"))
    assert len(town.offers(act.MoveProspector)) == 10
    assert "mill" not in town.offers(act.MoveProspector)

    town.do(act.MoveProspector("hill_camp"))
    assert town.stood(0, "hill_camp") == 1
    assert town.player(0).taken == (0, 0, 0)


def test_the_greatest_sum_has_the_certificate() -> None:
    """X3: it goes to and fro at once (R32, R35)."""
    town = Town().stands(0, off=0, mill=2).stack("mill", "08 110")
    assert town.holder("mill") == 1

    town.card("mill", "4")

    assert town.holder("mill") == 0
    assert town.told(TookCertificate) == [TookCertificate(0, "mill", former=1)]


@pytest.mark.parametrize(
    ("stack", "holder"),
    [
        ("08 02 1K", 1),  # X6: 10 against 8
        ("0Q 1J", 0),  # X7: equal values, the lowest card
        ("1Q 14 13 0K 05 02", 0),  # X8: 10 = 10, then 5 > 4
        ("0K 05 15 1Q", 0),  # all equal: seat 0's lowest card lies lowest
        ("1Q 0K 05 15", 1),
        ("06 14 22 24 16 04", 0),  # 10 each, cards equal: who lies lowest
    ],
)
def test_ties_are_broken_by_high_cards_then_by_the_lowest(stack: str, holder: int) -> None:
    """X6, X7, X8: card by card, then who lies lowest (R33, R34)."""
    assert holder_of(cards(stack)) == holder


def test_an_empty_building_has_no_holder() -> None:
    """Before its first card and after its last (R36)."""
    assert Town().holder("mill") == -1
    assert holder_of(()) == -1


def test_the_adventurer_is_for_who_alone_has_fewest() -> None:
    """X10: 2, 1, 1 nobody; 3, 1, 0 the third (R37, R38)."""
    town = Town(3).stands(0, off=0, hotel=1)
    town.stack("mill", "0A").stack("hook", "0K").stack("jail", "1A").stack("hotel", "24")
    assert town.table.adventurer == -1

    town.card("hotel", "Q")

    assert town.table.adventurer == 2
    assert town.told(TookAdventurer) == [TookAdventurer(2)]


def test_the_adventurer_goes_back_in_a_tie() -> None:
    """It lies beside the board again (R38)."""
    town = Town().stands(0, off=0, mill=1).stack("jail", "1A")
    assert town.table.adventurer == 0

    town.card("mill", "2")

    assert town.table.adventurer == -1
    assert town.told(AdventurerFree) == [AdventurerFree(former=0)]


def test_a_prospector_goes_home_from_anywhere() -> None:
    """Building or camp, for good (R39)."""
    town = Town(3).tears_down(0).stands(0, mill=1, hill_camp=2)
    assert town.offers(act.RemoveProspector) == ("mill", "hill_camp")

    town.do(act.RemoveProspector("hill_camp"))

    assert (town.player(0).on_board, town.player(0).off_board) == (2, 0)


def test_the_top_card_is_removed_whoever_owns_it() -> None:
    """X4: twice, the certificate going to Red and back; a third time is not allowed (R40, R41, R45)."""
    town = Town(2).tears_down(0).stands(0, mill=2).stack("mill", "06 18 010")
    assert town.holder("mill") == 0

    town.take("mill")
    assert town.holder("mill") == 1
    town.take("mill")

    assert town.holder("mill") == 0
    assert town.player(1).saved == ("eight",)
    assert not town.is_offered(act.RemoveCard)


def test_a_removed_card_scores_for_its_owner() -> None:
    """Also while its owner builds up; it never goes back to a hand (R43, R44)."""
    town = Town().tears_down(0).stands(0, mill=1).stack("mill", "02 1A").take("mill")

    assert town.player(1).saved == ("ace",)
    assert "ace" not in town.player(1).hand


def test_removals_are_counted_against_who_is_there_now() -> None:
    """X21: after moving one away only one removal is allowed (R41)."""
    town = Town().tears_down(0).stands(0, mill=2).stack("mill", "02 13 14")
    town.take("mill").move("mill", "jail")
    assert "mill" not in town.offers(act.RemoveCard)

    other = Town().tears_down(0).stands(0, mill=2).stack("mill", "02 13 14")
    other.take("mill", "mill").move("mill", "jail")
    assert other.stood(0, "jail") == 1


def test_a_prospector_removes_here_and_then_there() -> None:
    """It is not used up between buildings (R42)."""
    town = Town().tears_down(0).stands(0, mill=1).stack("mill", "02 13").stack("jail", "14 05")
    town.take("mill").move("mill", "jail").take("jail")

    assert (town.player(0).saved, town.player(1).saved) == (("five",), ("three",))


def test_the_last_card_takes_certificate_and_counter_with_it() -> None:
    """X9: 9 points, the certificate gone, the last grey counter unseen (R46)."""
    town = Town(3).tears_down(0).stands(0, gunshop=1, mill=1).stack("gunshop", "09")
    town.left(hill=6, mine=24).take("gunshop")

    assert town.player(0).saved == ("nine",)
    assert town.told(CertificateGone) == [CertificateGone("gunshop", former=0)]
    assert town.table.gone[PLACE["gunshop"]]
    assert town.table.left == (0, 6, 23)
    assert town.holder("gunshop") == -1


def test_losing_the_only_counter_ends_the_game() -> None:
    """X9: the vein is empty then (R46, R49, R60)."""
    town = Town(3).tears_down(0).stands(0, gunshop=1, mill=1).stack("gunshop", "09")
    town.left(mine=1).take("gunshop")

    assert town.is_over()


def test_building_up_and_tearing_down_have_their_own_actions() -> None:
    """C, D, E and E, F, G (R19)."""
    up = Town().stands(0, mill=1).stack("mill", "02")
    down = Town(3).tears_down(0).stands(0, mill=1).stack("mill", "02")

    assert {offer.action for offer in up.asked.offers} == {
        *(act.PlaceProspector, act.LiftProspector, act.Switch, act.EndTurn)
    }
    assert {offer.action for offer in down.asked.offers} == {
        *(act.RemoveCard, act.RemoveProspector, act.LiftProspector, act.EndTurn)
    }


def test_what_is_not_offered_is_refused() -> None:
    """A building without prospectors, a card not in hand, somebody else's phase."""
    town = Town().stands(0, mill=1).stack("jail", "0K")
    for action in (
        act.PlaceCard("jail", "two"),
        act.PlaceCard("mill", "king"),
        act.RemoveCard("jail"),
        act.RemoveProspector("mill"),
        act.LiftProspector("jail"),
    ):
        with pytest.raises(Illegal):
            town.do(action)


def test_hands_are_known_by_deduction() -> None:
    """The 13 cards but those that have been seen (section 9)."""
    town = Town().stands(0, mill=1).card("mill", "K")

    assert set(town.player(0).hand) == set(CARDS) - {"king"}
