"""Building over with the Crane and paying with goods (R32 to R36, B10, B14)."""

from games.core.forms import Split
from games.core.model import Terms, say
from games.san_juan.actions import Build, PayGoods, Place
from games.san_juan.events import Built, CardsGained, GoodLost
from games.san_juan.game import SAN_JUAN
from tests.games.san_juan.table import a_game

MONEY = ("archive", "archive", "gold_mine", "gold_mine", "smithy", "smithy")


def test_crane_examples() -> None:
    """E8: Palace (6) over the Chapel (3) costs 3 and the tucked cards stay; Statue over Coffee Roaster costs 0."""
    table = a_game(3).owns(0, "crane", "chapel", "coffee_roaster").tucked(0, "well", "well")
    table.hand(0, "palace", *MONEY[:4]).hand(1, "well").pick("prospector").pick("builder")

    while table.asked != (0,):
        table.default()
    table.build("palace", *MONEY[:3], place="chapel@3")

    assert table.told(Built) == (Built(0, "palace", "chapel", 3, (), ((0, -1),)),)
    assert table.player(0).city[2].cards == ("chapel", "palace")
    assert table.player(0).city[2].tucked == ("chapel",)
    assert table.holding(0).tucked == (("chapel", ("well", "well")),)
    assert "chapel" not in table.player(0).active
    assert table.points(0)["chapel"] == 2

    table = a_game(3).owns(0, "crane", "coffee_roaster").hand(0, "statue", "well").pick("builder")
    table.build("statue", place="coffee_roaster@3")
    assert table.told(Built) == (Built(0, "statue", "coffee_roaster", 0, ()),)
    assert table.hand_of(0) == ("well",)


def test_the_count_of_buildings_stays() -> None:
    """A stack is one building, its top (R7, R8)."""
    table = a_game(3).owns(0, "crane").hand(0, "sugar_mill", "well").pick("builder")
    table.build("sugar_mill", place="indigo_plant@1")

    assert table.buildings(0) == ("sugar_mill", "crane")
    assert len(SAN_JUAN.public(table.state).table.players[0].city) == 2
    assert SAN_JUAN.public(table.state).table.players[0].city[0].covered == 1


def test_crane_and_equal_buildings_are_no_targets() -> None:
    """The Crane itself and a building equal to the new one (B14, A6)."""
    table = a_game(3).owns(0, "crane", "sugar_mill", "well").hand(0, "sugar_mill", "tower")
    table.pick("builder").act(0, Build("sugar_mill"))

    assert table.keys(0) == ("new", "indigo_plant@1", "well@4")


def test_refused_places_say_why() -> None:
    """Notes name what is not offered."""
    table = a_game(3).owns(0, "crane", "sugar_mill").hand(0, "sugar_mill", "tower")
    notes = SAN_JUAN.notes(table.pick("builder").act(0, Build("sugar_mill")).state, 0)

    assert {line.key: line.refused.id for line in notes.lines if line.refused} == {
        "crane@2": "san-juan-refused-crane",
        "sugar_mill@3": "san-juan-refused-equal",
    }


def test_a_duplicate_may_not_be_built_even_over_another() -> None:
    """R31 holds for the Crane too; a covered copy does not count (A4)."""
    table = a_game(3).owns(0, "crane", "well").hand(0, "well", "tower", "tower").pick("builder")
    assert "well" not in table.keys(0)
    table.build("tower", place="well@3").pass_all()
    table.hand(1).pick("prospector").pick("producer").finish_round()
    table.hand(0, "well", "gold_mine", "gold_mine").hand(1).hand(2).pick("builder")

    assert "well" in table.keys(0)


def test_a_stack_can_be_built_over_again() -> None:
    """Only its top card counts for the reduction (B14)."""
    table = a_game(3).owns(0, "crane").hand(0, "coffee_roaster", *MONEY[:2]).pick("builder")
    table.build("coffee_roaster", *MONEY[:2], place="indigo_plant@1").pass_all()
    table.pick("prospector").pick("producer").finish_round()
    table.finish_round().finish_round().hand(0, "silver_smelter", "well").hand(1).hand(2)
    table.pick("builder").build("silver_smelter", place="coffee_roaster@1")

    assert table.player(0).city[0].cards == ("indigo_plant", "coffee_roaster", "silver_smelter")


def test_only_the_new_place_is_not_asked() -> None:
    """D9 is not asked without a Crane; it is asked if a stack is the only place."""
    without = a_game(3).hand(0, "chapel", *MONEY[:3]).pick("builder").act(0, Build("chapel"))
    assert without.offered(0) == ("Pay",)

    only = a_game(3).owns(0, "crane", "library").hand(0, "palace", "well").pick("prospector")
    only.pick("builder")
    while only.asked != (0,):
        only.default()
    only.act(0, Build("palace"))
    assert only.keys(0) == ("library@3",)


def test_the_good_on_the_covered_card_is_lost() -> None:
    """It is discarded before the Black Market could take it (R36, A5)."""
    table = a_game(3).owns(0, "crane", "black_market").goods(0, "indigo")
    table.hand(0, "sugar_mill", "well").pick("builder").act(0, Build("sugar_mill"))
    assert table.keys(0) == ("new", "indigo_plant@1", "black_market@3")
    lost = SAN_JUAN.notes(table.state, 0).of("place", "indigo_plant@1")
    assert lost is not None
    assert lost.detail == say("san-juan-detail-good-lost", good=Terms("good", (("indigo", 1),)))
    table.act(0, Place("indigo_plant@1"))

    assert table.told(GoodLost) == (GoodLost(0, "indigo"),)
    assert table.goods_of(0) == ()
    assert len(table.discard_pile) == 1


def test_covered_helpers_do_not_help() -> None:
    """A covered Smithy, Quarry, Library, Carpenter or Poor House has no effect on this build (R36)."""
    costs = {
        ("smithy", "silver_smelter"): 5 - 1 - 1,
        ("quarry", "palace"): 6 - 4 - 1,
        ("library", "palace"): 6 - 5 - 1,
    }
    for (helper, card), cards in costs.items():
        table = a_game(3).owns(0, "crane", helper).hand(0, card, *MONEY[:5]).pick("builder")
        table.build(card, *MONEY[:cards], place=f"{helper}@3")
        assert table.told(Built)[0].cards == cards, helper
    for helper in ("carpenter", "poor_house"):
        table = a_game(3).owns(0, "crane", helper).hand(0, "well").pick("builder")
        table.build("well", place=f"{helper}@3")
        assert table.told(CardsGained) == ()


def test_every_place_says_what_it_costs() -> None:
    """The doubled privilege of the Library, less what is covered (R33, R36)."""
    table = a_game(3).owns(0, "crane", "library", "tower").hand(0, "palace", *MONEY[:5])
    table.pick("builder").act(0, Build("palace"))
    notes = SAN_JUAN.notes(table.state, 0)
    costs = {line.key: line.cost for line in notes.lines if line.refused is None}

    assert costs == {"new": 4, "indigo_plant@1": 3, "library@3": 0, "tower@4": 1}


def test_a_covered_black_market_takes_no_goods() -> None:
    """Its ability is gone at once (A5)."""
    table = a_game(3).owns(0, "crane", "black_market", "sugar_mill").goods(0, "indigo", "sugar")
    table.hand(0, "library", *MONEY[:4]).pick("builder")
    table.act(0, Build("library")).act(0, Place("black_market@3"))

    assert table.offered(0) == ("Pay",)
    assert table.bounds(0) == (2, 2)


def test_black_market_example() -> None:
    """E6, B10: not the Builder; Library (5) with two goods costs 3 cards."""
    table = a_game(3).owns(1, "black_market", "tobacco_storage").goods(1, "indigo", "tobacco")
    table.hand(1, "library", *MONEY[:3]).hand(0, "palace").pick("builder").default()
    table.build("library", goods=("indigo", "tobacco"))

    assert table.told(Built) == (Built(1, "library", None, 3, (("indigo", 1), ("tobacco", 1))),)
    assert table.goods_of(1) == ()
    assert len(table.discard_pile) == 5


def test_goods_needed_to_afford_the_building_must_be_paid() -> None:
    """The minimum is what the hand cannot pay (D10)."""
    table = a_game(3).owns(1, "black_market", "tobacco_storage").goods(1, "indigo", "tobacco")
    table.hand(1, "library", *MONEY[:4]).hand(0, "palace").pick("builder").default()
    note = SAN_JUAN.notes(table.state, 1).of("card", "library")
    assert note is not None
    assert note.cost == 5, "goods are a price too"
    table.act(1, Build("library"))

    assert table.bounds(1) == (1, 2)


def test_no_more_goods_than_the_cost() -> None:
    """There would be nothing to reduce (A20); a free building takes none."""
    table = a_game(3).owns(0, "black_market", "sugar_mill").goods(0, "indigo", "sugar")
    table.hand(0, "crane", "well", "smithy").pick("builder").act(0, Build("crane"))
    assert table.bounds(0) == (0, 1)
    assert isinstance(table.field(0), Split)

    free = a_game(3).owns(0, "black_market").goods(0, "indigo")
    free.hand(0, "smithy", "well").pick("builder").act(0, Build("smithy"))
    assert free.offered(0) == ("Confirm",)


def test_paying_no_goods_leads_to_the_payment() -> None:
    """The goods are optional (R34)."""
    table = a_game(3).owns(0, "black_market").goods(0, "indigo").hand(0, "chapel", *MONEY[:3])
    table.pick("builder").act(0, Build("chapel")).act(0, PayGoods(()))

    assert table.offered(0) == ("Pay",)
    assert table.bounds(0) == (2, 2)


def test_cost_with_everything() -> None:
    """E21: Library, Quarry, Black Market, Crane; Triumphal Arch over the Archive, the sugar discarded: 1 card."""
    table = a_game(3).owns(0, "library", "quarry", "black_market", "crane", "sugar_mill", "archive")
    table.goods(0, "sugar").hand(0, "triumphal_arch", "well", "well", "tower").pick("builder")
    count = len(table.buildings(0))
    table.build("triumphal_arch", "well", place="archive@7", goods=("sugar",))

    assert table.told(Built) == (
        Built(0, "triumphal_arch", "archive", 1, (("sugar", 1),), ((0, -1),)),
    )
    assert len(table.buildings(0)) == count


def test_the_order_inside_one_build() -> None:
    """Cover and lose the good, pay, build, then Carpenter, then Poor House (R37)."""
    table = a_game(3).owns(0, "crane", "carpenter", "poor_house").goods(0, "indigo")
    table.hand(0, "tower", "well").pick("builder").build("tower", "well", place="indigo_plant@1")
    told = [one.event for one in table.steps[-1].log if one.to is None]

    assert told[:4] == [
        Built(0, "tower", "indigo_plant", 1, ()),
        GoodLost(0, "indigo"),
        CardsGained(0, "carpenter", 1),
        CardsGained(0, "poor_house", 1),
    ]


def test_new_place_or_crane() -> None:
    """Without a Crane a building takes a new place; a covered Crane is no Crane (R32, A6)."""
    table = a_game(3).owns(0, "crane").hand(0, "smithy", "well").pick("builder")
    table.act(0, Build("smithy"))
    assert table.keys(0) == ("new", "indigo_plant@1")
    table.act(0, Place("new"))

    assert table.buildings(0) == ("indigo_plant", "crane", "smithy")


def test_goods_that_pay_the_rest_finish_the_building() -> None:
    """Where nothing is left to pay there is no further question (P4, D11)."""
    table = a_game(3).owns(0, "black_market").goods(0, "indigo").hand(0, "well", "tower", "tower")
    table.pick("builder").act(0, Build("well")).act(0, PayGoods((("indigo", 1),)))

    assert table.told(Built) == (Built(0, "well", None, 0, (("indigo", 1),)),)


def test_where_all_must_be_paid_the_question_only_asks_whether_to_build() -> None:
    """Goods that alone can pay are confirmed with what else it costs; where one may be kept they are chosen (D10)."""
    forced = a_game(3).owns(0, "black_market").goods(0, "indigo").hand(0, "chapel", *MONEY[:1])
    forced.pick("builder").act(0, Build("chapel"))
    free = a_game(3).owns(0, "black_market").goods(0, "indigo").hand(0, "chapel", *MONEY[:2])
    free.pick("builder").act(0, Build("chapel"))

    asked, choosing = SAN_JUAN.decision(forced.state, 0), SAN_JUAN.decision(free.state, 0)
    assert asked is not None
    assert choosing is not None
    assert (asked.prompt.id, dict(asked.prompt.args)["cards"]) == ("san-juan-prompt-goods-all", 1)
    assert choosing.prompt.id == "san-juan-prompt-goods"
