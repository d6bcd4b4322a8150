"""The Councillor and the Prospector (§6.8, §6.9)."""

import pytest

from games.core.forms import Split
from games.core.model import heard
from games.san_juan.events import Advised, MineDug, Prospected, YouDrew, YouKept
from games.san_juan.game import SAN_JUAN
from games.san_juan.phases.prospector import cheapest_of_different
from tests.games.san_juan.table import a_game


@pytest.mark.parametrize(
    ("owned", "drawn", "keep"),
    [((), 5, 1), (("library",), 8, 1), (("prefecture",), 5, 2), (("prefecture", "library"), 8, 2)],
)
def test_the_councillor_draws_and_keeps(owned: tuple[str, ...], drawn: int, keep: int) -> None:
    """E10: 1 of 5, 1 of 8, 2 of 5, 2 of 8 (R71, R72, B19)."""
    table = a_game(3).owns(0, *owned).pick("councillor")

    assert len(table.holding(0).drawn) == drawn
    assert table.bounds(0) == (keep, keep)


def test_the_others_keep_one_of_two() -> None:
    """All are asked at once (R74, A11); nobody can give it up (A27)."""
    table = a_game(3).pick("councillor")

    assert set(table.asked) == {0, 1, 2}
    assert [len(table.holding(seat).drawn) for seat in range(3)] == [5, 2, 2]
    for _ in range(3):
        table.default()
    assert [len(table.hand_of(seat)) for seat in range(3)] == [1, 1, 1]
    assert len(table.discard_pile) == 4 + 1 + 1
    assert table.told(Advised) == (Advised(0, 5, 4), Advised(1, 2, 1), Advised(2, 2, 1))


def test_prefecture_keeps_both_unasked() -> None:
    """Two of two: nothing to discard, no question (R76)."""
    table = a_game(3).owns(1, "prefecture").pick("councillor")

    assert set(table.asked) == {0, 2}
    assert len(table.hand_of(1)) == 2
    assert table.told(Advised) == (Advised(1, 2, 0),)


def test_two_equal_cards_are_asked_about() -> None:
    """E33: two Indigo Plants drawn: asked which one to keep (R17)."""
    table = a_game(3).pile(*("indigo_plant",) * 7, "well", "well").pick("councillor")
    equal = next(seat for seat in range(3) if len(set(table.holding(seat).drawn)) == 1)

    assert equal in table.asked


def test_archive_and_prefecture() -> None:
    """E5: draws 5, discards any 3 of the whole hand (R73, A26)."""
    table = a_game(3).owns(0, "archive", "prefecture").hand(0, "well", "well").pick("councillor")
    field = table.field(0)

    assert isinstance(field, Split)
    assert (field.least, field.most) == (3, 3)
    assert sum(row.most for row in field.rows) == 7
    assert table.offered(0) == ("Discard",)


def test_library_archive_and_prefecture() -> None:
    """E13: draws 8, discards any 6."""
    table = a_game(3).owns(0, "library", "archive", "prefecture").pick("councillor")

    assert table.bounds(0) == (6, 6)


def test_the_archive_can_discard_old_cards() -> None:
    """The cards drawn stay, the old hand goes (B8, A26)."""
    table = a_game(3).owns(0, "archive").hand(0, "well", "well", "crane", "crane")
    table.pick("councillor")
    drawn = table.holding(0).drawn
    table.discard(0, "well", "well", "crane", "crane").default().default()

    assert table.hand_of(0) == drawn


def test_short_piles_change_the_number_of_discards() -> None:
    """Worked out with the number really drawn (R75)."""
    table = a_game(3).pile("well", "tower", "crane").pick("councillor")

    assert table.asked == (0,)
    assert table.bounds(0) == (1, 1)
    assert len(table.holding(0).drawn) == 3
    table.keep(0, "tower")
    assert table.hand_of(0) == ("tower",)
    assert table.hand_of(1) == ()


def test_all_draws_come_before_the_first_discard() -> None:
    """A discard of this phase cannot be drawn in it (R71)."""
    table = a_game(3).pile("well", "well", "crane", "crane", "tower", "tower").pick("councillor")

    assert [len(table.holding(seat).drawn) for seat in range(3)] == [5, 0, 0]
    assert len(table.hand_of(1)) == 1
    assert len(table.hand_of(2)) == 0


def test_drawn_cards_are_seen_by_their_owner_alone() -> None:
    """Only the number is public (R74, §9)."""
    table = a_game(3).pick("councillor")
    told = [one for one in table.steps[-1].log if isinstance(one.event, YouDrew)]

    assert [one.to for one in told] == [(0,), (1,), (2,)]
    assert SAN_JUAN.public(table.state).drawn[0] == 5
    assert SAN_JUAN.private(table.state, 0).drawn == table.holding(0).drawn


def test_every_reader_hears_of_a_choice_once() -> None:
    """The owner the faces, the others the numbers (R74)."""
    table = a_game(2).pile("well", "tower", "crane").pick("councillor").keep(0, "tower")
    log = table.steps[-1].log
    mine = YouKept(("tower",), ("well", "crane"))

    assert [event for event in heard(log, 0) if isinstance(event, Advised | YouKept)] == [mine]
    assert [event for event in heard(log, None) if isinstance(event, Advised | YouKept)] == [
        Advised(0, 3, 2)
    ]
    assert heard(log, 1) == heard(log, None)


def test_a_card_discarded_for_its_like_is_called_another() -> None:
    """Kept and discarded would have the same name."""
    assert YouKept(("well",), ("well",)).words().id == "san-juan-event-you-kept-twin"
    assert YouKept(("well",), ("tower",)).words().id == "san-juan-event-you-kept-of"


@pytest.mark.parametrize(("owned", "cards"), [((), 1), (("library",), 2)])
def test_the_prospector_alone_draws(owned: tuple[str, ...], cards: int) -> None:
    """1 card, 2 with the Library (R80); nobody can decline it (A15), nothing is asked (R82)."""
    table = a_game(3).owns(0, *owned).pick("prospector")

    assert [len(table.hand_of(seat)) for seat in range(3)] == [cards, 0, 0]
    assert table.told(Prospected) == (Prospected(0, cards),)
    assert table.asked == (1,)


def test_gold_mine_examples() -> None:
    """E3: two fours, nothing. E4: 4, 1, 3, 5: the Gold Mine card, which is the cheapest (B7)."""
    assert cheapest_of_different(["library", "prefecture", "smithy", "coffee_roaster"]) is None
    assert cheapest_of_different(["quarry", "gold_mine", "tobacco_storage", "hero"]) == "gold_mine"


def test_every_gold_mine_is_dug_from_the_prospector() -> None:
    """Also of those who did not pick the role (R81), from the Prospector (A14); all see the cards."""
    table = a_game(3).owns(0, "gold_mine").owns(2, "gold_mine").pick("prospector").pick("builder")
    assert [event.seat for event in table.told(MineDug)] == [0, 2]

    other = a_game(3).owns(0, "gold_mine").owns(2, "gold_mine").pick("producer").pick("prospector")
    assert [event.seat for event in other.told(MineDug)] == [2, 0]
    assert all(len(event.cards) == 4 for event in other.told(MineDug))
    assert [one.to for one in other.steps[-1].log if isinstance(one.event, MineDug)] == [None, None]


def test_a_successful_dig() -> None:
    """Five different costs: whatever the Prospector draws, the other four differ."""
    table = a_game(3).owns(1, "gold_mine").pile("smithy", "well", "tower", "quarry", "library")
    table.pick("prospector")
    (dug,) = table.told(MineDug)

    assert dug.found == min(dug.cards, key=("smithy", "well", "tower", "quarry", "library").index)
    assert table.hand_of(1) == (dug.found,)
    assert sorted((*table.discard_pile, dug.found)) == sorted(dug.cards)


def test_a_failed_dig() -> None:
    """Two equal costs at least: all four are discarded."""
    table = a_game(3).owns(1, "gold_mine").pile("quarry", "quarry", "quarry", "well", "library")
    table.pick("prospector")

    assert table.told(MineDug)[0].found is None
    assert table.hand_of(1) == ()
    assert len(table.discard_pile) == 4


def test_fewer_than_four_cards_are_not_turned_up() -> None:
    """Nothing happens (A24)."""
    table = a_game(3).owns(1, "gold_mine").pile("quarry", "tower", "well", "smithy")
    table.pick("prospector")

    assert table.told(MineDug) == ()
    assert len(table.draw_pile) == 3


def test_a_mine_reaches_into_the_discards() -> None:
    """Both piles together count (B7, R2)."""
    table = (
        a_game(3).owns(1, "gold_mine").pile("quarry", "tower", "well").discards("smithy", "hero")
    )
    table.pick("prospector")

    assert len(table.told(MineDug)) == 1


def test_the_prospector_phase_asks_nothing() -> None:
    """It is carried out at once, Gold Mines too (R82)."""
    table = a_game(3).owns(0, "gold_mine").owns(1, "gold_mine").pick("prospector")

    assert table.offered(1) == ("PickRole",)
    assert len(table.told(MineDug)) == 2
