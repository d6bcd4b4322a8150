"""The harmless answers of an absent seat (§10), and the notes beside what is offered."""

from games.core.model import SeatName, Term, say
from games.san_juan.actions import (
    Build,
    Confirm,
    Discard,
    Keep,
    Pass,
    Pay,
    PayGoods,
    PickRole,
    Place,
    Produce,
    Sell,
    TuckNothing,
)
from games.san_juan.game import SAN_JUAN
from tests.games.san_juan.setups import with_hands
from tests.games.san_juan.table import Table, a_game


def default_of(table: Table, seat: int) -> object:
    """The default answer of the seat."""
    return SAN_JUAN.default(table.state, seat, table.state.rng)


def test_nobody_has_a_default_who_is_not_asked() -> None:
    """Not asked, or answered already."""
    table = a_game(3).pick("councillor")
    table.default()

    assert default_of(a_game(3), 1) is None
    assert default_of(table, 0) is None


def test_roles() -> None:
    """Prospector, else Councillor, else the first left; the Library is not used (D6, D7)."""
    table = a_game(3).owns(2, "sugar_mill")
    assert default_of(a_game(2).owns(0, "library"), 0) == PickRole("prospector")
    assert default_of(table, 0) == PickRole("prospector")
    table.pick("prospector")
    assert default_of(table, 1) == PickRole("councillor")
    table.pick("councillor").default().default().default()
    assert default_of(table, 2) == PickRole("builder")


def test_building() -> None:
    """Pass (D8); what has been begun is finished in the cheapest way (D9 to D11, P2)."""
    table = a_game(3).owns(0, "crane", "black_market", "sugar_mill").goods(0, "indigo")
    table.hand(0, "palace", "well", "hero", "smithy", "tower", "archive").pick("builder")
    assert default_of(table, 0) == Pass()
    table.act(0, Build("tower"))
    assert default_of(table, 0) == Place("new")
    table.act(0, Place("new"))
    assert default_of(table, 0) == PayGoods(())
    table.act(0, PayGoods(()))
    assert default_of(table, 0) == Pay((("smithy", 1), ("archive", 1)))


def test_a_free_building_is_confirmed() -> None:
    """Nothing else is offered."""
    table = a_game(3).hand(0, "smithy", "well").pick("builder").act(0, Build("smithy"))

    assert default_of(table, 0) == Confirm()


def test_goods() -> None:
    """Dearest kinds first; best paid first, each up to the limit (D12, D13)."""
    producing = a_game(3).owns(0, "coffee_roaster", "sugar_mill", "silver_smelter").pick("producer")
    assert default_of(producing, 0) == Produce((("coffee", 1), ("silver", 1)))

    selling = a_game(3).owns(0, "sugar_mill", "tobacco_storage").next_tile("t5")
    selling.goods(0, "indigo", "sugar", "tobacco").pick("trader")
    assert default_of(selling, 0) == Sell((("sugar", 1), ("tobacco", 1)))


def test_councillor() -> None:
    """Keep the dearest; with the Archive discard the others drawn (D14, D15)."""
    table = a_game(3).pile("well", "tower", "hero", "palace", "crane").pick("councillor")
    assert default_of(table, 0) == Keep((("palace", 1),))

    table = a_game(3).owns(0, "archive").hand(0, "smithy")
    table.pile("well", "tower", "hero", "palace", "crane").pick("councillor")
    expected = Discard((("well", 1), ("crane", 1), ("tower", 1), ("hero", 1)))
    assert default_of(table, 0) == expected


def test_round_start() -> None:
    """Tuck nothing; discard the cheapest, equal costs in the order of the card table (D3, D5)."""
    assert default_of(with_hands(3, 0, 0, owned="chapel"), 0) == TuckNothing()
    assert default_of(with_hands(9, 0, 0), 0) == Discard((("sugar_mill", 2),))


def test_starting_hand() -> None:
    """Keep four (D1)."""
    table = a_game(2, variant=True)
    default = default_of(table, table.state.table.governor)

    assert isinstance(default, Keep)
    assert sum(amount for _, amount in default.cards) == 4


# Notes


def test_roles_tell_their_privilege_and_who_has_them() -> None:
    """With the Library it is doubled (§3.5); the Aqueduct makes one good more (B17)."""
    table = a_game(3).owns(1, "library", "aqueduct").pick("prospector")
    notes = SAN_JUAN.notes(table.state, 1)

    taken, councillor = notes.of("role", "prospector"), notes.of("role", "councillor")
    producer, trader = notes.of("role", "producer"), notes.of("role", "trader")
    assert producer is not None
    assert producer.detail == say("san-juan-privilege-producer", count=4)
    assert trader is not None
    assert trader.detail == say("san-juan-privilege-trader", count=3)
    assert taken is not None
    assert taken.refused == say("san-juan-refused-role", seat=SeatName(0))
    assert councillor is not None
    assert councillor.detail == say("san-juan-privilege-councillor", count=8, keep=1)


def test_the_councillors_note_tells_how_many_cards_are_kept() -> None:
    """One, or two with the Prefecture (R71)."""
    table = a_game(3).owns(0, "prefecture")
    councillor = SAN_JUAN.notes(table.state, 0).of("role", "councillor")

    assert councillor is not None
    assert councillor.detail == say("san-juan-privilege-councillor", count=5, keep=2)


def test_the_governor_of_two_has_taken_his_first_role_himself() -> None:
    """At the second pick the note says "by you", not a name (R26)."""
    table = a_game(2).pick("prospector").pick("producer")
    notes = SAN_JUAN.notes(table.state, 0)

    own, others = notes.of("role", "prospector"), notes.of("role", "producer")
    assert own is not None
    assert own.refused == say("san-juan-refused-role-own")
    assert others is not None
    assert others.refused == say("san-juan-refused-role", seat=SeatName(1))


def test_cards_to_choose_among_tell_their_numbers() -> None:
    """Cost, printed points and effect of the cards drawn."""
    table = a_game(3).pile("well", "tower", "hero", "palace", "sugar_mill").pick("councillor")
    tower = SAN_JUAN.notes(table.state, 0).of("cards", "tower")

    assert tower is not None
    assert tower.detail == say(
        "san-juan-printed-effect", cost=3, points=2, effect=Term("effect", "tower")
    )
    palace = SAN_JUAN.notes(table.state, 0).of("cards", "palace")
    assert palace is not None
    assert palace.detail == say(
        "san-juan-printed-six-effect", cost=6, effect=Term("effect", "palace")
    )


def test_buildings_tell_their_lowest_price_and_why_not() -> None:
    """All reductions counted; owned, or how many cards are missing (D8)."""
    table = a_game(3).owns(0, "quarry", "well").hand(0, "indigo_plant", "well", "palace", "tower")
    notes = SAN_JUAN.notes(table.pick("builder").state, 0)
    lines = {line.key: (line.cost, line.refused) for line in notes.lines}

    assert lines == {
        "indigo_plant": (0, None),
        "well": (None, say("san-juan-refused-owned")),
        "tower": (1, None),
        "palace": (4, say("san-juan-refused-cost", count=1)),
    }
    assert notes.lines[0].group == Term("sort", "production")


def test_a_price_that_needs_the_crane_says_so() -> None:
    """Over a building a card may be payable that is too dear in a new place, or be cheaper (R36)."""
    table = a_game(3).owns(0, "crane", "aqueduct").hand(0, "chapel", "well", "palace", "palace")
    table.pick("builder")
    lines = {line.key: line for line in SAN_JUAN.notes(table.state, 0).lines}

    assert (lines["well"].cost, lines["well"].detail) == (
        1,
        say("san-juan-building-over-cheaper", points=1, effect=Term("effect", "well"), cost=0),
    )
    assert (lines["palace"].cost, lines["palace"].detail) == (
        2,
        say("san-juan-building-six-over-only", effect=Term("effect", "palace")),
    )


def test_who_can_only_pass_is_told_so_and_why() -> None:
    """The prompt is that of everybody else's turn, which all may read; the reasons go to the seat (R30, R17)."""
    table = a_game(3).hand(0, "palace").hand(1, "palace", "hero").pick("builder")
    decision = SAN_JUAN.decision(table.state, 0)

    assert decision is not None
    assert decision.prompt == say("san-juan-prompt-build")
    assert decision.stands == say("san-juan-stands-nothing-to-build")
    (note,) = SAN_JUAN.notes(table.state, 0).lines
    assert (note.label, note.refused) == (
        say("san-juan-card-palace"),
        say("san-juan-refused-cost", count=5),
    )


def test_cards_are_grouped_by_sort() -> None:
    """For menus of more than 25 pieces (§10)."""
    table = a_game(3).pile("well", "tower", "hero", "palace", "sugar_mill").pick("councillor")
    groups = {line.key: line.group for line in SAN_JUAN.notes(table.state, 0).lines}

    assert groups == {
        "sugar_mill": Term("sort", "production"),
        "well": Term("sort", "city"),
        "tower": Term("sort", "city"),
        "hero": Term("sort", "monument"),
        "palace": Term("sort", "six"),
    }


def test_where_the_library_is_a_choice_both_numbers_are_noted() -> None:
    """The Governor of two sees what each button brings (D7)."""
    table = a_game(2).owns(0, "library", "trading_post")
    trader = SAN_JUAN.notes(table.state, 0).of("role", "trader")

    assert trader is not None
    assert trader.detail == say("san-juan-privilege-trader-or-library", count=3, doubled=4)
    table.pick("prospector").pick("producer")
    spared = SAN_JUAN.notes(table.state, 0).of("role", "trader")
    assert spared is not None
    assert spared.detail == say("san-juan-privilege-trader", count=4)


def test_ties_among_the_dearest_go_by_the_card_table() -> None:
    """Equal costs in the order of the table (D14, §10)."""
    table = a_game(3).pile(*("tower", "aqueduct", "chapel", "well", "smithy")).pick("councillor")

    assert default_of(table, 0) == Keep((("chapel", 1),))
