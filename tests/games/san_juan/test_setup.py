"""Setting up (§5)."""

import pytest

from games.core.model import SeatName, Term
from games.san_juan.content import ROLES
from games.san_juan.events import GameBegan, HandDealt, HandsChosen
from games.san_juan.game import SAN_JUAN
from games.san_juan.options import SanJuanOptions
from games.san_juan.state import Stack
from tests.games.san_juan.table import a_game, seeded


@pytest.mark.parametrize(("seats", "pile"), [(2, 100), (3, 95), (4, 90)])
def test_numbers_after_setup(seats: int, pile: int) -> None:
    """One Indigo Plant each, four cards each, the rest in the draw pile (S5, S6)."""
    state = SAN_JUAN.setup(seats, SanJuanOptions(), seeded(5)).state

    table, secrets = state.table, state.secrets
    assert [len(holding.hand) for holding in secrets.holdings] == [4] * seats
    assert [player.city for player in table.players] == [(Stack(("indigo_plant",)),)] * seats
    assert [holding.faces for holding in secrets.holdings] == [(None,)] * seats
    assert (len(secrets.draw_pile), len(secrets.discard_pile)) == (pile, 0)
    assert (table.tiles_seen, table.tile_open) == ((), False)


@pytest.mark.parametrize(("seats", "pile", "dealt"), [(2, 97, 11), (3, 89, 18), (4, 80, 26)])
def test_the_variant_deals_by_position(seats: int, pile: int, dealt: int) -> None:
    """From the Governor 5, 6, 7, 8 cards; all choose four at once; the rest is discarded (S7, D1)."""
    table = a_game(seats, variant=True)
    state = table.state

    governor = state.table.governor
    sizes = [len(table.hand_of((governor + place) % seats)) for place in range(seats)]
    assert sizes == [5, 6, 7, 8][:seats]
    assert sum(sizes) == dealt
    assert set(table.asked) == set(range(seats))
    assert all(table.bounds(seat) == (4, 4) for seat in range(seats))

    for _ in range(seats):
        table.default()

    assert table.hands() == [4] * seats
    assert len(table.draw_pile) == pile
    assert len(table.discard_pile) == dealt - 4 * seats
    assert len(table.told(HandsChosen)) == 1
    assert table.asked == (governor,)


def test_without_the_variant_the_game_begins_with_a_role() -> None:
    """Round 1 has no round-start step (S8); all five tiles lie in the middle (S2)."""
    table = a_game(4)

    assert table.offered(0) == ("PickRole",)
    assert table.keys(0) == ROLES
    assert SAN_JUAN.public(table.state).phase == "role_choice"


def test_the_governor_is_drawn_and_told() -> None:
    """Every seat can begin (S1)."""
    governors = set()
    for seed in range(40):
        step = SAN_JUAN.setup(4, SanJuanOptions(), seeded(seed))
        first = step.log[0].event
        assert isinstance(first, GameBegan)
        assert first.governor == step.state.table.governor
        assert first.words().args == (("seat", SeatName(first.governor)),)
        governors.add(first.governor)
    assert governors == {0, 1, 2, 3}


def test_hands_are_told_to_their_owners_alone() -> None:
    """Nobody hears of another hand (§9)."""
    step = SAN_JUAN.setup(3, SanJuanOptions(), seeded(3))

    dealt = [(told.to, told.event) for told in step.log if isinstance(told.event, HandDealt)]
    hands = [holding.hand for holding in step.state.secrets.holdings]
    assert len(dealt) == 3
    for to, event in dealt:
        assert to is not None
        assert isinstance(event, HandDealt)
        assert hands[to[0]] == event.cards


def test_seats_out_of_range_are_refused() -> None:
    """Two to four players (§1)."""
    assert SAN_JUAN.check(1, SanJuanOptions()) is not None
    assert SAN_JUAN.check(5, SanJuanOptions()) is not None
    assert [SAN_JUAN.check(seats, SanJuanOptions()) for seats in (2, 3, 4)] == [None] * 3


def test_topics_cover_cards_and_roles() -> None:
    """The rules can be asked about every card and role."""
    assert Term("card", "palace") in SAN_JUAN.topics
    assert len([term for term in SAN_JUAN.topics if term.kind == "card"]) == 40
    assert len([term for term in SAN_JUAN.topics if term.kind == "role"]) == 5
