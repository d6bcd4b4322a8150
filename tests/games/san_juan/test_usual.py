"""What is plain at first sight: the best building that can be paid, with the least useful cards; all goods made and sold."""

from random import Random

from games.core.forms import allowed, sample
from games.core.game import play
from games.core.model import Action, Seat
from games.core.rng import Rng
from games.san_juan.actions import (
    Build,
    Discard,
    Keep,
    Pay,
    PickRole,
    Place,
    Produce,
    Sell,
    Tuck,
)
from games.san_juan.game import SAN_JUAN
from games.san_juan.usual import promise
from tests.games.san_juan.table import Table, a_game, seeded


def usual(table: Table, seat: Seat) -> Action | None:
    """What the game says."""
    decision = SAN_JUAN.decision(table.state, seat)
    assert decision is not None
    return SAN_JUAN.usual(table.state, decision)


def test_the_best_building_is_built_and_the_least_useful_cards_pay() -> None:
    """In a place of its own; a building of cost 6 stays in hand as long as another card can pay."""
    table = a_game(3).hand(0, "palace", "well", "tower", "smithy", "indigo_plant")
    table.pick("builder")

    assert usual(table, 0) == Build("tower")
    table.act(0, Build("tower"))
    paid = usual(table, 0)
    assert isinstance(paid, Pay)
    assert "palace" not in dict(paid.cards)


def test_late_a_card_of_cost_six_is_worth_more_than_production() -> None:
    """And production more than its printed points early on."""
    assert promise("silver_smelter", 1.0) > promise("guild_hall", 1.0) > promise("library", 1.0)
    assert promise("guild_hall", 0.2) > promise("silver_smelter", 0.2)


def test_all_goods_are_made_and_the_best_paid_are_sold() -> None:
    """As many as can be."""
    table = a_game(3).owns(0, "sugar_mill", "silver_smelter").pick("producer")
    assert usual(table, 0) == Produce((("sugar", 1), ("silver", 1)))

    table = a_game(3).owns(1, "silver_smelter").next_tile("t1").goods(1, "indigo", "silver")
    table.goods(0, "indigo").pick("trader")
    assert usual(table, 1) == Sell((("silver", 1),))


def test_useful_cards_are_kept() -> None:
    """After a draw."""
    table = a_game(3).pile("palace", "hero", "well", "well", "smithy", "smithy", "tower", "tower")
    table.pick("councillor")
    drawn = table.state.secrets.holdings[0].drawn
    assert usual(table, 0) == Keep(((max(drawn, key=lambda card: promise(card, 0.5)), 1),))


def test_a_building_stands_in_a_place_of_its_own() -> None:
    """Even where it could be built over another one."""
    table = a_game(3).owns(0, "crane").hand(0, "tower", "well", "well", "smithy").pick("builder")
    table.act(0, Build("tower"))
    assert usual(table, 0) == Place("new")


def test_a_role_takes_thought() -> None:
    """Nothing stands out."""
    table = a_game(3)
    decision = SAN_JUAN.first(table.state)
    assert decision is not None
    assert decision.offers[0].action is PickRole
    assert SAN_JUAN.usual(table.state, decision) is None


def test_what_is_usual_is_offered_and_known() -> None:
    """In whole games: legal, and the same in any position that fits the views."""
    seen = set[type[Action]]()
    for number in range(6):
        chance = Random(number)
        state = SAN_JUAN.setup(3, SAN_JUAN.options(expansion=number % 2 == 1), seeded(number)).state
        while (decision := SAN_JUAN.first(state)) is not None:
            action = SAN_JUAN.usual(state, decision)
            if action is not None:
                assert allowed(decision, action)
                private = SAN_JUAN.private(state, decision.seat)
                twin = SAN_JUAN.deal(SAN_JUAN.public(state), private, Rng(chance.randbytes(32)))
                assert SAN_JUAN.usual(twin, decision) == action
                seen.add(type(action))
            answer = action or sample(decision, chance.randrange)
            state = play(SAN_JUAN, state, decision.seat, answer).state
    assert {Build, Pay, Produce, Sell, Keep, Discard, Tuck} <= seen
