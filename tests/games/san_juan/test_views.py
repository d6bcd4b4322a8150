"""What is seen by whom (§9), and states dealt from views."""

from collections import Counter

import pytest

from games.core.codec import encode
from games.san_juan.content import APART, CITY_BUILDINGS, deck
from games.san_juan.game import SAN_JUAN
from games.san_juan.options import SanJuanOptions
from games.san_juan.state import Stack
from tests.games.san_juan.setups import EXPANSION, EXTRA, every_card, random_states
from tests.games.san_juan.table import a_game, seeded


def whole_deck(options: SanJuanOptions) -> Counter[str]:
    """All cards of a game: the deck, and the Cathedral where it is in play."""
    return Counter((*deck(options), *APART)) if options.expansion else Counter(deck(options))


def test_marks_and_hidden_cards_agree() -> None:
    """Where a good or a tucked card is seen there is one, and nowhere else (§9)."""
    for state in random_states(4, 13, EXPANSION):
        for player, holding in zip(state.table.players, state.secrets.holdings, strict=True):
            assert [stack.good for stack in player.city] == [
                face is not None for face in holding.faces
            ]
            marked = {building for stack in player.city for building in stack.tucked}
            assert marked == {building for building, cards in holding.tucked if cards}


@pytest.mark.parametrize(
    ("options", "cards"),
    [(SanJuanOptions(starting_hand_variant=True), 110), (EXTRA, 114), (EXPANSION, 144)],
)
def test_cards_are_conserved(options: SanJuanOptions, cards: int) -> None:
    """All of them in every position of random games, and in every state dealt from the views (§3.1, §3.2)."""
    every = whole_deck(options)
    assert sum(every.values()) == cards
    for seats in (2, 3, 4):
        for number, state in enumerate(random_states(seats, seats, options)):
            assert every_card(state) == every
            viewer = number % (seats + 1)
            private = SAN_JUAN.private(state, viewer) if viewer < seats else None
            dealt = SAN_JUAN.deal(SAN_JUAN.public(state), private, seeded(number))
            assert every_card(dealt) == every
            assert SAN_JUAN.public(dealt) == SAN_JUAN.public(state)
            assert private is None or SAN_JUAN.private(dealt, viewer) == private


def test_active_buildings_are_those_on_top() -> None:
    """Outside the Builder phase the list kept by the state is the city's (R6, R7)."""
    for state in random_states(3, 11, EXPANSION):
        if SAN_JUAN.public(state).phase == "builder":
            continue
        for player in state.table.players:
            tops = [stack.cards[-1] for stack in player.city]
            city = [kind for kind in tops if kind in CITY_BUILDINGS]
            if state.flow:
                assert sorted(player.active) == sorted(city)
            assert len(set(city)) == len(city)


def test_multisets_are_sorted() -> None:
    """A state has one form only: equal positions are equal bytes."""
    for state in random_states(3, 12):
        secrets = state.secrets
        assert list(secrets.draw_pile) == sorted(secrets.draw_pile)
        assert list(secrets.discard_pile) == sorted(secrets.discard_pile)


def test_the_public_view_holds_no_face_of_a_hidden_card() -> None:
    """Goods and tucked cards are marks; hands and piles are numbers (R3, §9)."""
    table = a_game(3).owns(0, "chapel").tucked(0, "hero", "hero").goods(0, "indigo")
    table.hand(0, "palace", "palace").hand(1, "library")
    view = SAN_JUAN.public(table.state)

    assert view.table.players[0].city == (
        Stack(("indigo_plant",), good=True),
        Stack(("chapel",), tucked=("chapel",)),
    )
    assert view.hands == (2, 1, 0)
    written = encode(view)
    assert not [kind for kind in (b"hero", b"palace", b"library", b"statue") if kind in written]


def test_the_public_view_tells_round_and_roles() -> None:
    """Governor, picks, running phase and picker (§9)."""
    table = a_game(3).hand(1, "well").pick("prospector").pick("builder")
    view = SAN_JUAN.public(table.state)

    assert (view.phase, view.picker) == ("builder", 1)
    assert (view.table.governor, view.table.round) == (0, 1)
    assert [(pick.seat, pick.role) for pick in view.table.picks] == [
        (0, "prospector"),
        (1, "builder"),
    ]


def test_the_private_view_is_the_owner_s() -> None:
    """Hand, cards drawn, cards tucked, own answers."""
    table = a_game(3).owns(0, "chapel").tucked(0, "hero").hand(0, "palace").pick("councillor")
    own = SAN_JUAN.private(table.state, 0)

    assert own.hand == ("palace",)
    assert own.drawn == table.holding(0).drawn
    assert own.tucked == (("chapel", ("hero",)),)
    assert own.lane is not None
    assert own.lane.answers == ()
    table.default()
    after = SAN_JUAN.private(table.state, 0)
    assert after.lane is not None
    assert len(after.lane.answers) == 1
    assert SAN_JUAN.public(table.state).drawn[0] == 5


def test_dealt_numbers_of_tucked_cards_add_up() -> None:
    """A viewer knows the sum of what others have tucked, not how it is shared out (A17, P6)."""
    table = a_game(4).owns(1, "chapel").owns(2, "chapel")
    table.tucked(1, "hero", "hero", "hero").tucked(2, "statue")
    state = table.lays(round=6).state
    shares = set()
    for seed in range(60):
        dealt = SAN_JUAN.deal(SAN_JUAN.public(state), SAN_JUAN.private(state, 0), seeded(seed))
        counts = [dealt.secrets.holdings[seat].points for seat in (1, 2)]
        assert sum(counts) == 4
        shares.add(tuple(counts))

    assert shares == {(1, 3), (2, 2), (3, 1)}


def test_the_owner_s_own_cards_are_dealt_to_the_owner() -> None:
    """What a viewer knows is kept."""
    table = a_game(3).hand(0, "palace", "hero").owns(0, "chapel").tucked(0, "statue")
    dealt = SAN_JUAN.deal(
        SAN_JUAN.public(table.state), SAN_JUAN.private(table.state, 0), seeded(77)
    )

    assert dealt.secrets.holdings[0] == table.holding(0)


def test_nobody_sees_what_lies_in_the_discards() -> None:
    """Only their number, not even those one has laid there oneself (R3)."""
    table = a_game(3).hand(0, "chapel", "hero", "statue").pick("builder").build("chapel")
    public = SAN_JUAN.public(table.state)

    assert table.discard_pile == ("hero", "statue")
    assert public.discard_pile == 2
    assert b"hero" not in encode(public) + encode(SAN_JUAN.private(table.state, 0))
