"""The New Buildings at the start of a round: Office, Bank, Guard Room (§6.3, §7.3)."""

from games.core.flow import Reopen
from games.core.forms import Split, allowed
from games.core.model import Term, heard
from games.san_juan.actions import KeepHand, Tuck, TuckNothing
from games.san_juan.events import CardTucked, Swapped, YouBanked, YouSwapped
from games.san_juan.game import SAN_JUAN
from tests.games.san_juan.table import Table, a_game

SIX = ("well", "crane", "statue", "chapel", "quarry", "smithy")


def a_new_game(seats: int = 3) -> Table:
    """With the expansion."""
    return a_game(seats, expansion=True)


def test_the_office_swaps_one_or_two_cards() -> None:
    """Discard first, then draw as many (R11, B31, D2); the faces are the owner's alone."""
    table = a_new_game().owns(0, "office").hand(0, "well", "crane", "tower").next_round()
    assert table.offered(0) == ("Swap", "KeepHand")
    assert table.bounds(0) == (1, 2)
    table.swap(0, "well", "crane")
    log = table.steps[-1].log
    drawn = log[-1].event

    assert isinstance(drawn, YouSwapped)
    assert drawn.discarded == ("well", "crane")
    assert len(drawn.cards) == 2
    assert table.discard_pile == ("crane", "well")
    assert sorted(table.hand_of(0)) == sorted(("tower", *drawn.cards))
    assert heard(log, 1) == (Swapped(0, 2),)
    assert heard(log, 0) == (drawn,)


def test_the_office_may_be_left_alone() -> None:
    """Nothing is told then, and one card can only be swapped for one (R11)."""
    table = a_new_game().owns(0, "office").hand(0, "well").next_round()
    assert table.bounds(0) == (1, 1)
    table.act(0, KeepHand())

    assert table.told(Swapped) == ()
    assert table.hand_of(0) == ("well",)


def test_an_office_without_a_hand_card_is_not_asked() -> None:
    """Nothing to swap, no question (R11, R15)."""
    assert a_new_game().owns(0, "office").next_round().offered(1) == ("PickRole",)


def test_offices_are_asked_at_once_and_served_from_the_governor() -> None:
    """Each wholly before the next: a card of the first can come to the second (R10, R11)."""
    table = a_new_game().owns(0, "office").owns(2, "office")
    table.hand(0, "well", "tower").hand(2, "crane", "tower").next_round()
    assert set(table.asked) == {0, 2}
    table.swap(0, "well").swap(2, "crane")

    assert table.state.table.governor == 1
    assert table.told(Swapped) == (Swapped(2, 1), Swapped(0, 1))


def test_the_office_shuffles_its_own_discards_when_the_pile_is_empty() -> None:
    """Discarded first: with no other card left the same one comes back (R2, B31)."""
    table = a_new_game().owns(0, "office").hand(0, "well", "tower").pile().next_round()
    table.swap(0, "well")

    assert table.hand_of(0) == ("well", "tower")


def test_office_then_chapel_and_bank_then_hand_limit() -> None:
    """Each sub-step is over for all before the next begins (R15, §7.4)."""
    table = a_new_game().owns(0, "office", "chapel").owns(1, "bank").owns(2, "tower")
    table.hand(0, *SIX, "hero").hand(1, "hero", "statue").next_round()
    asked = [(table.asked, table.offered(0))]
    table.act(0, KeepHand())
    asked.append((tuple(sorted(table.asked)), table.offered(0)))
    table.act(1, TuckNothing()).act(0, TuckNothing())
    asked.append((table.asked, table.offered(0)))

    assert asked == [
        ((0,), ("Swap", "KeepHand")),
        ((0, 1), ("Tuck", "TuckNothing")),
        ((0,), ("Discard",)),
    ]


def test_the_bank_takes_any_number_once() -> None:
    """At least one, up to the whole hand, asked once more; a point each (R12, B35, D4, R103)."""
    table = a_new_game().owns(0, "bank").hand(0, "well", "crane", "tower").next_round()
    offer = table.decision(0).offers[0]
    assert table.bounds(0) == (1, 3)
    assert offer.confirm
    table.deposit(0, "well", "tower")

    assert table.hand_of(0) == ("crane",)
    assert table.holding(0).tucked == (("bank", ("well", "tower")),)
    assert table.points(0)["bank"] == 2
    assert table.player(0).has_banked
    assert table.next_round().offered(2) == ("PickRole",)


def test_the_bank_may_wait() -> None:
    """Declined, it is asked again at the next round start (B35)."""
    table = a_new_game().owns(0, "bank").hand(0, "well").next_round().act(0, TuckNothing())
    assert not table.player(0).has_banked

    assert table.next_round().offered(0) == ("Deposit", "TuckNothing")


def test_a_second_bank_gives_no_second_use() -> None:
    """Once per player and game, also when the first has been covered (B35, A16)."""
    table = a_new_game().owns(0, "bank", "crane").hand(0, "well").next_round().deposit(0, "well")
    table.hand(0, "silver_smelter", "tower", "tower").hand(1).hand(2).pick("builder")
    table.build("silver_smelter", "tower", "tower", place="bank@2")
    assert table.holding(0).points == 1
    table.owns(0, "bank").hand(0, "hero").next_round()

    assert table.offered(2) == ("PickRole",)


def test_only_the_use_of_the_bank_is_told() -> None:
    """Number and faces are the owner's; that it has been used is public (§9, A17)."""
    table = a_new_game().owns(0, "bank").hand(0, "well", "crane").next_round().deposit(0, "well")
    log = table.steps[-1].log
    public = SAN_JUAN.public(table.state)

    assert heard(log, 1) == heard(log, None) == (CardTucked(0, "bank"),)
    assert heard(log, 0) == (YouBanked(("well",)),)
    assert public.table.players[0].has_banked
    assert public.table.players[0].city[1].tucked == ("bank",)
    assert SAN_JUAN.private(table.state, 0).tucked == (("bank", ("well",)),)


def test_chapel_then_bank_in_one_step() -> None:
    """Both are asked of the same seat, the Bank with the rest of the hand (R12, D3, D4)."""
    table = a_new_game().owns(0, "chapel", "bank").hand(0, "well", "crane", "tower").next_round()
    table.act(0, Tuck("crane"))
    field = table.field(0)
    assert isinstance(field, Split)
    assert [row.key for row in field.rows] == ["well", "tower"]
    table.deposit(0, "well")

    assert table.holding(0).tucked == (("chapel", ("crane",)), ("bank", ("well",)))
    assert table.hand_of(0) == ("tower",)
    assert table.told(CardTucked) == (CardTucked(0, "chapel"), CardTucked(0, "bank"))


def test_declining_the_chapel_leaves_the_bank() -> None:
    """Either may be used without the other (R12)."""
    table = a_new_game().owns(0, "chapel", "bank").hand(0, "well").next_round()
    table.act(0, TuckNothing()).deposit(0, "well")

    assert table.holding(0).tucked == (("bank", ("well",)),)


def test_the_bank_is_not_asked_when_the_chapel_took_the_last_card() -> None:
    """No card is left (R12)."""
    table = a_new_game().owns(0, "chapel", "bank").hand(0, "well").next_round()

    assert table.act(0, Tuck("well")).offered(1) == ("PickRole",)


def test_a_half_answered_round_start_can_be_stepped_back_in() -> None:
    """After the Chapel and before the Bank the answer can be taken back, and nobody sees how far one is (R10)."""
    table = a_new_game().owns(0, "chapel", "bank").owns(1, "chapel")
    table.hand(0, "well", "crane").hand(1, "tower").next_round()
    before = SAN_JUAN.public(table.state)
    table.act(0, Tuck("crane"))
    assert SAN_JUAN.public(table.state) == before
    assert table.decision(0).reopens
    assert allowed(table.decision(0), Reopen())
    table.act(0, Reopen())

    assert table.offered(0) == ("Tuck", "TuckNothing")
    assert table.keys(0) == ("well", "crane")


def test_the_hand_limit_is_six_without_a_guard_room() -> None:
    """7 with a Guard Room, 12 with a Tower, with or without a Guard Room (R13, B30, A23)."""
    table = a_new_game(4).owns(1, "guard_room").owns(2, "tower").owns(3, "tower", "guard_room")

    assert [SAN_JUAN.public(table.state).limit(seat) for seat in range(4)] == [6, 7, 12, 12]
    table.hand(0, *SIX, "hero").hand(1, *SIX, "hero").next_round()
    assert table.asked == (0,)
    assert table.bounds(0) == (1, 1)


def test_a_tower_counts_whichever_was_built_first() -> None:
    """Twelve cards, with or without a Guard Room (B30, A23)."""
    for both in (("guard_room", "tower"), ("tower", "guard_room")):
        table = a_new_game().owns(0, *both)

        assert SAN_JUAN.public(table.state).limit(0) == 12


def test_the_guard_room_keeps_seven_cards_and_no_more() -> None:
    """One above the limit goes (B30)."""
    table = a_new_game().owns(0, "guard_room").hand(0, *SIX, "hero", "statue").next_round()

    assert table.bounds(0) == (1, 1)


def test_a_covered_guard_room_gives_nothing() -> None:
    """Only the top card counts (R7, A33)."""
    table = a_new_game().owns(0, "guard_room", "crane").hand(0, "well", "tower").pick("builder")
    table.build("well", place="guard_room@2")

    assert SAN_JUAN.public(table.state).limit(0) == 6


def test_defaults_keep_the_hand() -> None:
    """Nothing is swapped and nothing put under the Bank for an absent player (D2, D4)."""
    table = a_new_game().owns(0, "office", "bank").hand(0, "well", "crane").next_round()
    table.default().default()

    assert table.hand_of(0) == ("well", "crane")
    assert table.holding(0).tucked == ()


def test_notes_say_cost_points_and_effect() -> None:
    """In the second line of every card that can be chosen."""
    table = a_new_game().owns(0, "office").hand(0, "well", "residence").next_round()
    notes = SAN_JUAN.notes(table.state, 0)
    well, residence = notes.of("cards", "well"), notes.of("cards", "residence")
    assert well is not None
    assert residence is not None
    assert well.detail is not None
    assert residence.detail is not None

    assert dict(well.detail.args) == {"cost": 2, "points": 1, "effect": Term("effect", "well")}
    assert residence.detail.id == "san-juan-printed-six-effect"
