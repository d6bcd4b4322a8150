"""Whole answers that are ready: sell all, produce all, pay as cheaply as possible."""

from random import Random

import pytest

from games.core.forms import allowed, sample
from games.core.game import play
from games.core.model import Action, Seat, Terms, say
from games.san_juan.actions import Build, Deposit, Discard, Keep, Pay, PayGoods, Produce, Sell
from games.san_juan.game import SAN_JUAN
from games.san_juan.options import SanJuanOptions
from tests.games.san_juan.table import Table, a_game, seeded


def ready(table: Table, seat: Seat) -> tuple[Action, str]:
    """The best answer that is ready, and what its button says."""
    one = SAN_JUAN.ready(table.state, seat)[0]
    return one.action, one.message.id.removeprefix("san-juan-ready-")


def sales(table: Table, seat: Seat) -> list[Sell]:
    """The sales that are ready."""
    return [one.action for one in SAN_JUAN.ready(table.state, seat) if isinstance(one.action, Sell)]


def test_everything_is_sold_or_the_best_paid() -> None:
    """At today's prices, the customs good among them (D13)."""
    table = a_game(3, expansion=True).owns(0, "customs_office", "sugar_mill").next_tile("t1")
    table.goods(0, "indigo", "sugar", "customs_good").goods(1, "indigo").pick("trader")

    assert ready(table, 0) == (Sell((("indigo", 1), ("customs_good", 1))), "sell-most")
    assert [len(sale.goods) for sale in sales(table, 0)] == [2, 1]
    assert ready(table, 1) == (Sell((("indigo", 1),)), "sell-all")


def test_everything_is_produced_or_the_dearest() -> None:
    """An owner of a Well can fill all at one press (D12)."""
    table = a_game(3).owns(0, "sugar_mill", "silver_smelter").owns(1, "well").pick("producer")

    assert ready(table, 0) == (Produce((("sugar", 1), ("silver", 1))), "produce-most")
    assert ready(table, 1) == (Produce((("indigo", 1),)), "produce-all")


def test_the_cheapest_cards_pay() -> None:
    """And goods before cards (D10, D11)."""
    table = a_game(3).owns(0, "black_market").goods(0, "indigo")
    table.hand(0, "tower", "well", "hero", "smithy").pick("builder").act(0, Build("tower"))
    assert ready(table, 0) == (PayGoods((("indigo", 1),)), "pay-goods")
    table.act(0, ready(table, 0)[0])

    assert ready(table, 0) == (Pay((("smithy", 1),)), "pay")


def test_a_card_that_can_never_be_built_pays_first() -> None:
    """A second Statue, of which a city has one only, though the Wells are cheaper (R32)."""
    hand = ("chapel", "statue", "well", "well")
    table = a_game(3).owns(0, "statue").hand(0, *hand).pick("builder").act(0, Build("chapel"))
    paid = [one.action for one in SAN_JUAN.ready(table.state, 0)]
    assert paid
    assert all(isinstance(action, Pay) and ("statue", 1) in action.cards for action in paid)


def test_cards_are_kept_and_discarded_by_cost() -> None:
    """The dearest drawn stays, the cheapest above the limit goes (D5, D14, D15)."""
    table = (
        a_game(3)
        .owns(1, "archive")
        .hand(1, "palace")
        .pile("well", "tower", "hero", "smithy", "crane", "quarry", "library", "chapel", "well")
    )
    table.pick("councillor")
    keep, label = ready(table, 0)
    discard, other = ready(table, 1)

    assert (label, other) == ("keep", "discard")
    assert isinstance(keep, Keep)
    assert isinstance(discard, Discard)
    assert discard.cards != (("palace", 1),)


def test_what_is_taken_is_named_and_cards_lettered_as_in_the_picture() -> None:
    """Equal cards share a letter."""
    table = a_game(3).hand(0, "tower", "statue", "well", "well", "crane").pick("builder")
    table.act(0, Build("tower"))
    told = SAN_JUAN.ready(table.state, 0)[0].message
    assert told == say("san-juan-ready-pay", letters="A, A", cards=Terms("card", (("well", 2),)))

    table = a_game(3).hand(0, "library", "statue", "well", "well", "crane", "hero").pick("builder")
    table.act(0, Build("library"))
    told = SAN_JUAN.ready(table.state, 0)[0].message
    cards = Terms("card", (("well", 2), ("crane", 1), ("statue", 1)))
    assert told == say("san-juan-ready-pay", letters="A, A, B, C", cards=cards)


def test_cards_of_one_cost_pay_by_their_use() -> None:
    """None of them is the cheapest, nor goods of one price the best paid."""
    table = a_game(3).owns(0, "sugar_mill", "tobacco_storage").next_tile("t1")
    table.goods(0, "indigo", "sugar", "tobacco").pick("trader")
    assert [len(sale.goods) for sale in sales(table, 0)] == [2, 1]

    table = a_game(3).hand(0, "tower", "statue", "chapel", "carpenter").pick("builder")
    table.act(0, Build("tower"))
    assert [one.action for one in SAN_JUAN.ready(table.state, 0)] == [
        Pay((("chapel", 1), ("carpenter", 1)))
    ]


def test_the_whole_hand_goes_under_the_bank() -> None:
    """At one press (D4)."""
    table = a_game(3, expansion=True).owns(0, "bank").hand(0, "well", "hero").next_round()

    assert ready(table, 0) == (Deposit((("well", 1), ("hero", 1))), "deposit-all")


def test_where_there_is_nothing_to_weigh_nothing_is_ready() -> None:
    """Roles and buildings are chosen by hand."""
    table = a_game(3).hand(0, "well", "tower")
    assert SAN_JUAN.ready(table.state, 0) == ()

    assert SAN_JUAN.ready(table.pick("builder").state, 0) == ()


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_ready_is_legal(seats: int) -> None:
    """In every position of random games, for whoever is asked."""
    options = SanJuanOptions(expansion=True, starting_hand_variant=True)
    state = SAN_JUAN.setup(seats, options, seeded(seats)).state
    chance, found = Random(seats), 0
    while (decision := SAN_JUAN.first(state)) is not None:
        for one in SAN_JUAN.ready(state, decision.seat):
            assert allowed(decision, one.action)
            found += 1
        action = sample(decision, chance.randrange)
        state = play(SAN_JUAN, state, decision.seat, action, asked=decision).state

    assert found > 20


def test_a_card_whose_twin_stands_is_marked_wherever_cards_are_chosen() -> None:
    """Not only where buildings are: whoever pays or discards should not keep it (R32)."""
    hand = ("chapel", "statue", "well", "well")
    table = a_game(3).owns(0, "statue").hand(0, *hand).pick("builder").act(0, Build("chapel"))
    details = {note.key: note.detail for note in SAN_JUAN.notes(table.state, 0).lines}
    assert details["statue"] == say("san-juan-printed-owned", cost=3)
    assert details["well"] != details["statue"]
