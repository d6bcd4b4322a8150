"""The New Buildings in the phases: Customs Office, Harbor, Hut, Goldsmith; Residence; the Well (§7.3)."""

import pytest

from games.core.model import heard
from games.san_juan.events import (
    Built,
    CardsGained,
    CardTucked,
    CustomsFilled,
    GoldsmithShown,
    GoodLost,
    NobodySold,
    Produced,
    Sold,
)
from games.san_juan.game import SAN_JUAN
from tests.games.san_juan.table import Table, a_game

MONEY = ("well", "well", "tower", "tower", "chapel", "chapel", "quarry", "quarry")


def a_new_game(seats: int = 3) -> Table:
    """With the expansion."""
    return a_game(seats, expansion=True)


# Customs Office


def test_the_customs_office_takes_a_good_in_every_councillor_phase() -> None:
    """First of all, whoever picked it, unseen; not where one lies already (R70, B36)."""
    table = a_new_game().owns(1, "customs_office").owns(2, "customs_office")
    table.goods(2, "customs_good").pick("councillor")

    assert table.told(CustomsFilled) == (CustomsFilled(1),)
    assert table.goods_of(1) == ("customs_good",)
    log = table.steps[-1].log
    assert [type(one.event) for one in log][1] is CustomsFilled
    assert SAN_JUAN.public(table.state).table.players[1].city[1].good


def test_customs_offices_are_filled_from_the_councillor_on() -> None:
    """Not from the Governor: it matters when the cards run out (R70, B36)."""
    table = a_new_game().owns(0, "customs_office").owns(1, "customs_office")
    table.pick("prospector").pick("councillor")

    assert table.told(CustomsFilled) == (CustomsFilled(1), CustomsFilled(0))


def test_customs_good_and_market_stand() -> None:
    """E27: indigo 1 and the customs good 2, Market Stand 1: 4 cards; it uses up one of the sales (B36, R62)."""
    table = a_new_game().owns(1, "trading_post", "market_stand", "customs_office")
    table.goods(1, "indigo", "customs_good").next_tile("t1").pick("trader")
    assert table.bounds(1) == (0, 2)
    table.sell(1, "indigo", "customs_good")

    assert table.told(Sold)[-1] == Sold(1, (("indigo", 1), ("customs_good", 1)), 3)
    assert len(table.hand_of(1)) == 4


def test_the_customs_good_is_not_produced() -> None:
    """Producer, Aqueduct, Well and Guild Hall do not know it (R51, B12, B36)."""
    table = a_new_game().owns(0, "customs_office", "well", "guild_hall").pick("producer")
    table.produce(0, "indigo")

    assert table.told(Produced)[0] == Produced(0, (("indigo", 1),))
    assert table.told(CardsGained) == ()
    assert not table.player(0).city[1].good
    assert table.points(0)["guild_hall"] == 2


def test_the_customs_good_pays_at_the_black_market() -> None:
    """For 1 like any other (B10, B36)."""
    table = a_new_game().owns(1, "customs_office", "black_market").goods(1, "customs_good")
    table.hand(0, "hero").hand(1, "well", "tower").pick("builder").default()
    table.build("well", "tower", goods=("customs_good",))

    assert table.told(Built) == (Built(1, "well", None, 1, (("customs_good", 1),)),)


def test_a_covered_customs_office_loses_its_good() -> None:
    """It is discarded (B36, R36)."""
    table = a_new_game().owns(0, "crane", "customs_office").goods(0, "customs_good")
    table.hand(0, "tower", "well").pick("builder").build("tower", place="customs_office@3")

    assert table.told(GoodLost) == (GoodLost(0, "customs_good"),)


def test_the_customs_good_breaks_ties() -> None:
    """It counts like any good lying there (A25, R106)."""
    table = a_new_game().owns(0, "customs_office").goods(0, "customs_good")

    assert [line.points for line in table.sheet(0).tie_breaks] == [1]


def test_a_customs_office_built_in_the_round_takes_its_first_good_in_the_next_phase() -> None:
    """It works from the end of the Builder phase (R6, B36)."""
    table = a_new_game().hand(0, "customs_office", "well", "well", "well").pick("builder")
    table.build("customs_office", "well", "well").pick("councillor")

    assert table.told(CustomsFilled) == (CustomsFilled(0),)


# Harbor and Hut


def test_the_harbor_takes_the_first_good_sold() -> None:
    """One a phase, unseen, paid all the same; the others are discarded (B37, A13, R62)."""
    table = a_new_game().owns(1, "harbor", "trading_post", "sugar_mill").next_tile("t1")
    table.goods(1, "indigo", "sugar").pick("trader")
    faces = [face for face in table.holding(1).faces if face]
    table.sell(1, "indigo", "sugar")

    assert table.holding(1).tucked == (("harbor", (faces[0],)),)
    assert table.discard_pile == (faces[1],)
    assert table.told(Sold)[-1].price == 2
    assert table.told(CardTucked) == (CardTucked(1, "harbor"),)
    assert table.points(1)["harbor"] == 1


def test_the_question_what_to_sell_says_what_the_harbor_brings() -> None:
    """Whose Harbor works reads so, the others do not (B37)."""
    table = a_new_game().owns(1, "harbor").goods(0, "indigo").goods(1, "indigo").pick("trader")

    assert [dict(table.decision(seat).prompt.args)["harbor"] for seat in (0, 1)] == ["no", "yes"]


def test_nobody_sees_what_lies_under_the_harbor() -> None:
    """The owner knows the number, nobody the faces (§9, B37)."""
    table = a_new_game().owns(1, "harbor").tucked(1, "hero", "hero", building="harbor")
    own, other = SAN_JUAN.private(table.state, 1), SAN_JUAN.private(table.state, 0)

    assert (own.tucked, own.unseen) == ((), (("harbor", 2),))
    assert (other.tucked, other.unseen) == ((), ())
    assert SAN_JUAN.public(table.state).table.players[1].city[1].tucked == ("harbor",)


def test_no_harbor_without_a_sale() -> None:
    """At least one good must be sold (B37)."""
    table = a_new_game().owns(1, "harbor").goods(1, "indigo").pick("trader").sell(1)

    assert table.holding(1).tucked == ()


def test_cards_under_a_covered_harbor_still_count() -> None:
    """As with the Chapel (R103, B14)."""
    table = a_new_game().owns(0, "crane", "harbor").tucked(0, "hero", building="harbor")
    table.hand(0, "quarry", "well").pick("builder").build("quarry", place="harbor@3")

    assert table.points(0)["harbor"] == 1
    assert table.player(0).city[2].tucked == ("harbor",)


def test_the_hut_draws_for_who_sold_nothing() -> None:
    """At the end of the phase, from the Trader, with goods or without (R64, B32)."""
    table = a_new_game().owns(0, "hut").owns(1, "hut").owns(2, "hut")
    table.goods(0, "indigo").goods(1, "indigo").pick("trader").sell(0, "indigo").sell(1)

    assert table.told(CardsGained) == (CardsGained(1, "hut", 1), CardsGained(2, "hut", 1))
    assert not table.state.table.tile_open


def test_the_hut_draws_when_nobody_can_sell() -> None:
    """The phase is over without a question, the Hut is not forgotten (R64, R66)."""
    table = a_new_game().owns(1, "hut").pick("trader")

    assert table.told(NobodySold) == (NobodySold(),)
    assert table.told(CardsGained) == (CardsGained(1, "hut", 1),)


def test_selling_the_customs_good_is_selling() -> None:
    """No card for the Hut, but for Market Hall and Harbor (B32, B36)."""
    table = a_new_game().owns(1, "hut", "customs_office", "market_hall", "harbor")
    table.goods(1, "customs_good").pick("trader").sell(1, "customs_good")

    assert [event.card for event in table.told(CardsGained)] == ["market_hall"]
    assert table.told(CardTucked) == (CardTucked(1, "harbor"),)


# Goldsmith


def test_the_goldsmith_takes_what_nobody_has_built() -> None:
    """E29: the Chapel is taken while nobody has one; an Indigo Plant is discarded (B38, A34)."""
    table = a_new_game().owns(1, "goldsmith").pile("chapel", "chapel").pick("prospector")
    assert table.told(GoldsmithShown) == (GoldsmithShown(1, "chapel", True),)
    assert table.hand_of(1) == ("chapel",)
    plant = a_new_game().owns(1, "goldsmith").pile("indigo_plant", "indigo_plant")
    plant.pick("prospector")

    assert plant.told(GoldsmithShown) == (GoldsmithShown(1, "indigo_plant", False),)
    assert plant.hand_of(1) == ()
    assert plant.discard_pile == ("indigo_plant",)


def test_the_goldsmith_looks_at_top_cards_only() -> None:
    """What lies covered has not been built any more (A4, A34)."""
    table = a_new_game().owns(0, "crane", "chapel").hand(0, "tower", "well").pick("builder")
    table.build("tower", place="chapel@3").owns(2, "goldsmith").pile("chapel", "chapel")
    table.pick("prospector")

    assert table.told(GoldsmithShown) == (GoldsmithShown(2, "chapel", True),)


def test_gold_mine_before_goldsmith_of_the_same_player() -> None:
    """Each player first the one, then the other, from the Prospector (R81, A14)."""
    table = a_new_game().owns(0, "goldsmith").owns(1, "gold_mine", "goldsmith").pick("prospector")
    order = [type(one.event).__name__ for one in table.steps[-1].log if one.to is None]

    assert order == ["RolePicked", "Prospected", "GoldsmithShown", "MineDug", "GoldsmithShown"]


def test_the_goldsmith_rests_when_no_card_is_left() -> None:
    """Both piles are empty (R2, A24)."""
    table = a_new_game().owns(1, "goldsmith").pile().pick("prospector")

    assert table.told(GoldsmithShown) == ()


def test_the_goldsmith_shows_its_card_to_all() -> None:
    """Also when it is taken (§9, B38)."""
    table = a_new_game().owns(1, "goldsmith").pick("prospector")
    shown = table.told(GoldsmithShown)[0]

    assert shown in heard(table.steps[-1].log, 2)


# Residence


@pytest.mark.parametrize(
    ("buildings", "points"),
    [
        (("sugar_mill", "black_market", "well"), 4),
        (("sugar_mill", "sugar_mill", "well"), 0),
        (("sugar_mill", "black_market", "well", "crane", "market_stand", "hut"), 7),
        (("palace", "guild_hall"), 4),
        (("hero", "library", "goldsmith", "well"), 4),
    ],
)
def test_trios_of_the_residence(buildings: tuple[str, ...], points: int) -> None:
    """Three different kinds of equal cost; the Residence counts itself (B39, R104)."""
    assert a_new_game().owns(0, "residence", *buildings).points(0)["residence"] == points


def test_residences_of_the_manual() -> None:
    """E18: trios at cost 2 and 6 bring 7. E19: copies may be in different trios, four trios bring 10 (A28)."""
    first = a_new_game().owns(0, "indigo_plant", "sugar_mill", "black_market", "well")
    first.owns(0, "tobacco_storage", "tobacco_storage", "aqueduct")
    first.owns(0, "palace", "guild_hall", "residence")
    second = a_new_game().owns(0, "indigo_plant", "archive", "gold_mine", "guard_room", "office")
    second.owns(0, "bank", "tobacco_storage", "aqueduct", "palace", "city_hall", "residence")

    assert first.points(0)["residence"] == 7
    assert second.points(0)["residence"] == 10


def test_a_fifth_trio_brings_nothing() -> None:
    """4 + 3 + 2 + 1 and no more (B39)."""
    table = a_new_game().owns(0, "residence", "palace", "city_hall")
    for kinds in (
        ("smithy", "archive"),
        ("well", "crane", "inn"),
        ("chapel", "tower", "park"),
        ("quarry", "harbor", "prefecture"),
    ):
        table.owns(0, *kinds)

    assert table.points(0)["residence"] == 10


def test_palace_counts_the_new_points() -> None:
    """Last of all: a quarter of tucked cards, Residence and Cathedral too (R105)."""
    table = a_new_game().owns(0, "palace", "residence", "cathedral", "bank").owns(1, "city_hall")
    table.tucked(0, "well", "well", building="bank")
    points = table.points(0)

    assert (points["bank"], points["residence"], points["cathedral"]) == (2, 0, 4)
    assert points["palace"] == (1 + 2 + 2 + 4) // 4


# The Well


def test_owners_of_a_well_are_asked_what_to_produce() -> None:
    """Leaving a building empty can be better for them: the manual lets them decline (A3, R54, B12)."""
    table = a_new_game().owns(1, "well", "aqueduct", "sugar_mill").pick("producer")
    assert table.asked == (1,)
    assert table.bounds(1) == (0, 2)
    table.produce(1, "indigo")

    assert table.goods_of(1) == ("indigo",)
    assert table.told(CardsGained) == ()


def test_a_well_with_nothing_empty_is_not_asked() -> None:
    """There is nothing to decline (R54)."""
    table = a_new_game().owns(1, "well").goods(1, "indigo").pick("producer")

    assert table.told(Produced) == (Produced(0, (("indigo", 1),)), Produced(2, (("indigo", 1),)))
