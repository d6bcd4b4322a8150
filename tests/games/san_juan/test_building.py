"""The Builder phase without Crane and Black Market (§6.5)."""

import pytest

from games.core.model import Illegal
from games.san_juan.actions import Build
from games.san_juan.events import Built, CardsGained, Passed, YouDiscarded
from games.san_juan.game import SAN_JUAN
from tests.games.san_juan.table import a_game


def test_the_builder_pays_one_card_less() -> None:
    """Privilege 1 (R33); the built card is not part of the payment, which is discarded (R1, R35)."""
    table = a_game(3).hand(0, "chapel", "well", "crane", "tower").pick("builder")
    table.build("chapel", "well", "crane")

    assert table.hand_of(0) == ("tower",)
    assert table.buildings(0) == ("indigo_plant", "chapel")
    assert table.told(Built) == (Built(0, "chapel", None, 2, ()),)
    assert sorted(table.discard_pile) == ["crane", "well"]


def test_the_others_pay_in_full() -> None:
    """Only the picker has the privilege (R24)."""
    table = a_game(3).hand(0, "well").hand(1, "well", "crane", "tower", "chapel").pick("builder")
    table.default()
    table.build("well", "crane", "tower")

    assert table.hand_of(1) == ("chapel",)


@pytest.mark.parametrize(
    ("owned", "card", "cards"),
    [
        ((), "sugar_mill", 1),
        (("smithy",), "sugar_mill", 0),
        (("smithy",), "well", 1),
        (("quarry",), "well", 0),
        (("quarry",), "sugar_mill", 1),
        (("library",), "silver_smelter", 3),
        (("library", "quarry"), "palace", 3),
        (("library", "smithy"), "silver_smelter", 2),
    ],
)
def test_reductions_add_up(owned: tuple[str, ...], card: str, cards: int) -> None:
    """Smithy for production, Quarry for city buildings, Library doubles (B6, B21, B22, E13)."""
    money = ("archive", "archive", "gold_mine", "gold_mine", "poor_house")
    table = a_game(3).owns(0, *owned).hand(0, card, *money).pick("builder")
    table.build(card, *money[:cards])

    [told] = table.told(Built)
    assert (told.card, told.over, told.cards, told.goods) == (card, None, cards, ())


def test_no_refund() -> None:
    """E2: Smithy and Library, Sugar Mill (2): nothing is paid and nothing comes back."""
    table = a_game(3).owns(0, "smithy", "library").hand(0, "sugar_mill", "well").pick("builder")
    table.build("sugar_mill")

    assert table.hand_of(0) == ("well",)


def test_quarry_example() -> None:
    """E12: the Builder with a Quarry builds the Crane for nothing."""
    table = a_game(3).owns(0, "quarry").hand(0, "crane", "well").pick("builder").build("crane")

    assert table.hand_of(0) == ("well",)


def test_a_city_building_may_not_be_owned_twice() -> None:
    """Production buildings may (R9, R31)."""
    table = a_game(3).owns(0, "well").hand(0, "well", "indigo_plant", "tower", "tower")

    assert table.pick("builder").keys(0) == ("indigo_plant", "tower")


def test_what_cannot_be_paid_is_not_offered() -> None:
    """The whole chain must be payable (R35)."""
    table = a_game(3).hand(0, "chapel", "library", "smithy").pick("builder")

    assert table.keys(0) == ("smithy", "chapel")
    with pytest.raises(Illegal):
        table.act(0, Build("library"))


def test_asked_although_only_passing_is_left() -> None:
    """E33: three Heroes, nothing affordable: asked, and the table reads a pass (R17)."""
    table = a_game(3).hand(1, "hero", "hero", "hero").pick("builder")

    assert table.asked == (1,)
    assert table.offered(1) == ("Pass",)
    table.default()
    assert table.told(Passed) == (Passed(0), Passed(1), Passed(2))


def test_an_empty_hand_passes_at_once() -> None:
    """E33: no hand cards, no question (R30)."""
    table = a_game(3).pick("builder")

    assert table.told(Passed) == (Passed(0), Passed(1), Passed(2))
    assert table.offered(1) == ("PickRole",)


def test_declining_brings_nothing() -> None:
    """The unused privilege is lost (R27)."""
    table = a_game(3).hand(0, "well", "crane").pick("builder").default()

    assert table.hand_of(0) == ("well", "crane")


def test_one_building_per_phase() -> None:
    """After building the turn passes on, one seat after the other (R30, A31)."""
    table = a_game(3).hand(0, "smithy", "smithy", "archive").hand(1, "well").pick("builder")
    table.build("smithy")

    assert table.asked == (1,)


def test_a_free_building_is_confirmed_once() -> None:
    """Nothing to ask after the choice: one confirmation (§10)."""
    table = a_game(3).hand(0, "smithy", "well", "crane").pick("builder").act(0, Build("smithy"))

    assert table.offered(0) == ("Confirm",)
    assert SAN_JUAN.is_unfinished(table.state)


def test_a_payment_with_the_whole_hand_is_confirmed_once() -> None:
    """D11 is skipped when the payment is the whole hand."""
    table = a_game(3).hand(0, "well", "crane").pick("builder").act(0, Build("well"))

    assert table.offered(0) == ("Confirm",)


def test_nothing_is_told_before_the_confirmation() -> None:
    """The choice of the building changes nothing in public (§10)."""
    table = a_game(3).hand(0, "chapel", "well", "crane", "tower").pick("builder")
    before = SAN_JUAN.public(table.state)
    table.act(0, Build("chapel"))

    assert table.steps[-1].log == ()
    assert SAN_JUAN.public(table.state) == before
    assert SAN_JUAN.private(table.state, 0).unfinished
    assert not SAN_JUAN.private(table.state, 1).unfinished


def test_faces_paid_are_told_to_the_payer_alone() -> None:
    """The number is public, the faces are not (§9)."""
    table = a_game(3).hand(0, "chapel", "well", "crane", "tower").pick("builder")
    table.build("chapel", "well", "crane")

    told = [one for one in table.steps[-1].log if isinstance(one.event, YouDiscarded)]
    assert [(one.to, one.event) for one in told] == [((0,), YouDiscarded(("well", "crane")))]


def test_a_new_building_works_from_the_end_of_the_phase() -> None:
    """E31: a Quarry does not reduce its own cost; a Trading Post works in the next phase (R6, R38)."""
    table = a_game(3).hand(0, "trading_post", "well", "well").goods(0, "indigo").hand(1, "well")
    table.pick("builder").build("trading_post", "well")
    assert table.player(0).active == ()
    table.pass_all()
    assert table.player(0).active == ("trading_post",)
    table.owns(0, "sugar_mill", "sugar_mill").goods(0, "sugar", "sugar").pick("trader")

    assert table.bounds(0) == (0, 2)


def test_carpenter_draws_for_city_buildings_only() -> None:
    """Also for one that cost nothing (B18)."""
    city = a_game(3).owns(0, "carpenter").hand(0, "smithy", "well", "well").pick("builder")
    city.build("smithy")
    plant = a_game(3).owns(0, "carpenter").hand(0, "indigo_plant", "well", "well").pick("builder")
    plant.build("indigo_plant")

    assert city.told(CardsGained) == (CardsGained(0, "carpenter", 1),)
    assert plant.told(CardsGained) == ()


def test_carpenter_brings_nothing_for_itself() -> None:
    """It is not active yet (R38, B18)."""
    table = a_game(3).hand(0, "carpenter", "well", "well").pick("builder").build("carpenter")

    assert table.told(CardsGained) == ()


@pytest.mark.parametrize(("left", "gains"), [(0, 1), (1, 1), (2, 0)])
def test_poor_house_draws_with_at_most_one_card_left(left: int, gains: int) -> None:
    """Right after building (B9)."""
    table = a_game(3).owns(0, "poor_house").hand(0, "smithy", *("well",) * left).pick("builder")
    table.build("smithy")

    assert len(table.told(CardsGained)) == gains
    assert len(table.hand_of(0)) == left + gains


def test_poor_house_does_not_draw_for_a_pass() -> None:
    """Only after a building (B9), also where the hand is small enough."""
    table = a_game(3).owns(0, "poor_house").hand(0, "hero").pick("builder").default()

    assert table.told(CardsGained) == ()


def test_carpenter_before_poor_house() -> None:
    """E22: 4 cards, Chapel for 3, Carpenter +1, then 1 card left: Poor House +1, unasked (R5, R37, A3)."""
    table = a_game(3).hand(0, "palace").owns(1, "carpenter", "poor_house")
    table.hand(1, "chapel", "well", "well", "crane").pick("builder").default().build("chapel")

    assert [event.card for event in table.told(CardsGained)] == ["carpenter", "poor_house"]
    assert len(table.hand_of(1)) == 2


def test_other_monuments_may_stand_side_by_side() -> None:
    """One of each kind is fine (R9, B23, B24, B25)."""
    table = a_game(3).owns(0, "statue").hand(0, "statue", "hero", *("well",) * 3, "crane")

    assert "hero" in table.pick("builder").keys(0)
    assert "statue" not in table.keys(0)


def test_poor_house_brings_nothing_for_itself() -> None:
    """It is not active yet (R38, B9)."""
    table = a_game(3).hand(0, "poor_house", "well").pick("builder").build("poor_house")

    assert table.told(CardsGained) == ()
    assert table.hand_of(0) == ()


def test_building_is_not_simultaneous() -> None:
    """Each sees what those before have built: one seat is asked at a time (A31)."""
    table = a_game(3).hand(0, "smithy").hand(1, "hero").hand(2, "hero").pick("builder")
    asked = [table.asked]
    table.build("smithy")
    asked.append(table.asked)
    table.default()
    asked.append(table.asked)

    assert asked == [(0,), (1,), (2,)]


def test_a_card_is_money_a_building_or_a_good() -> None:
    """The same card can pay, stand in the city or lie on a building as a good (R1)."""
    table = a_game(3).hand(0, "smithy", "smithy", "crane").pick("builder")
    assert table.keys(0) == ("smithy", "crane")
    table.build("crane", "smithy")
    assert table.discard_pile == ("smithy",)
    table.pile("smithy").pick("producer")

    assert table.buildings(0) == ("indigo_plant", "crane")
    assert sorted(table.holding(seat).faces[0] or "" for seat in range(3)) == ["", "", "smithy"]
