"""What is seen by whom (§9), and states dealt from views."""

from collections import Counter

from msgspec.structs import replace

from games.core.codec import encode
from games.core.forms import sample
from games.core.game import play
from games.core.rng import Chance
from games.san_juan.content import DECK
from games.san_juan.game import SAN_JUAN
from games.san_juan.state import SanJuanOptions, State
from games.san_juan.views import StackView
from tests.games.san_juan.table import a_game, seeded


def every_card(state: State) -> Counter[str]:
    """All cards of a state, wherever they are."""
    cards: Counter[str] = Counter((*state.draw_pile, *state.discard_pile))
    for player in state.players:
        cards.update((*player.hand, *player.drawn))
        for stack in player.city:
            cards.update((*stack.cards, *stack.tucked))
            if stack.good is not None:
                cards[stack.good] += 1
    return cards


def random_states(seats: int, seed: int, *, variant: bool = False) -> list[State]:
    """All positions of a random game."""
    below = Chance(seeded(seed)).below
    state = SAN_JUAN.setup(seats, SanJuanOptions(starting_hand_variant=variant), seeded(seed)).state
    states = [state]
    while (decision := SAN_JUAN.first(state)) is not None:
        action = sample(decision, below)
        state = play(SAN_JUAN, state, decision.seat, action, asked=decision).state
        states.append(state)
    return states


def test_cards_are_conserved() -> None:
    """110 cards in every position of random games, and in every state dealt from the views (§3.1)."""
    deck = Counter(DECK)
    for seats in (2, 3, 4):
        for number, state in enumerate(random_states(seats, seats, variant=True)):
            assert every_card(state) == deck
            viewer = number % (seats + 1)
            private = SAN_JUAN.private(state, viewer) if viewer < seats else None
            dealt = SAN_JUAN.deal(SAN_JUAN.public(state), private, seeded(number))
            assert every_card(dealt) == deck


def test_active_buildings_are_those_on_top() -> None:
    """Outside the Builder phase the list kept by the state is the city's (R6, R7)."""
    for state in random_states(3, 11):
        if SAN_JUAN.public(state).phase == "builder":
            continue
        for player in state.players:
            tops = [stack.cards[-1] for stack in player.city]
            city = [kind for kind in tops if DECK.count(kind) < 8]
            if state.flow:
                assert sorted(player.active) == sorted(city)
            assert len(set(city)) == len(city)


def test_multisets_are_sorted() -> None:
    """A state has one form only: equal positions are equal bytes."""
    for state in random_states(3, 12):
        assert list(state.draw_pile) == sorted(state.draw_pile)
        assert list(state.discard_pile) == sorted(state.discard_pile)


def test_the_public_view_holds_no_face_of_a_hidden_card() -> None:
    """Goods and tucked cards are marks; hands and piles are numbers (R3, §9)."""
    table = a_game(3).owns(0, "chapel").tucked(0, "hero", "hero").goods(0, "indigo")
    table.hand(0, "palace", "palace").hand(1, "library")
    view = SAN_JUAN.public(table.state)

    assert view.players[0].city == (
        StackView(("indigo_plant",), good=True, tucked=False),
        StackView(("chapel",), good=False, tucked=True),
    )
    assert [player.hand for player in view.players] == [2, 1, 0]
    written = encode(view)
    assert not [kind for kind in (b"hero", b"palace", b"library", b"statue") if kind in written]


def test_the_public_view_tells_round_and_roles() -> None:
    """Governor, picks, running phase and picker (§9)."""
    table = a_game(3).hand(1, "well").pick("prospector").pick("builder")
    view = SAN_JUAN.public(table.state)

    assert (view.phase, view.picker, view.governor, view.round) == ("builder", 1, 0, 1)
    assert [(pick.seat, pick.role) for pick in view.picks] == [(0, "prospector"), (1, "builder")]


def test_the_private_view_is_the_owner_s() -> None:
    """Hand, cards drawn, cards tucked, own answers."""
    table = a_game(3).owns(0, "chapel").tucked(0, "hero").hand(0, "palace").pick("councillor")
    own = SAN_JUAN.private(table.state, 0)

    assert own.hand == ("palace",)
    assert own.drawn == table.player(0).drawn
    assert own.tucked == ((), ("hero",))
    assert own.lane is not None
    assert own.lane.answers == ()
    table.default()
    after = SAN_JUAN.private(table.state, 0)
    assert after.lane is not None
    assert len(after.lane.answers) == 1
    assert SAN_JUAN.public(table.state).players[0].drawn == 5


def test_dealt_numbers_of_tucked_cards_add_up() -> None:
    """A viewer knows the sum of what others have tucked, not how it is shared out (A17, P6)."""
    table = a_game(4).owns(1, "chapel").owns(2, "chapel")
    table.tucked(1, "hero", "hero", "hero").tucked(2, "statue")
    state = replace(table.state, round=6)
    shares = set()
    for seed in range(60):
        dealt = SAN_JUAN.deal(SAN_JUAN.public(state), SAN_JUAN.private(state, 0), seeded(seed))
        counts = [len(dealt.players[seat].city[1].tucked) for seat in (1, 2)]
        assert sum(counts) == 4
        shares.add(tuple(counts))

    assert shares == {(1, 3), (2, 2), (3, 1)}


def test_the_owner_s_own_cards_are_dealt_to_the_owner() -> None:
    """What a viewer knows is kept."""
    table = a_game(3).hand(0, "palace", "hero").owns(0, "chapel").tucked(0, "statue")
    dealt = SAN_JUAN.deal(
        SAN_JUAN.public(table.state), SAN_JUAN.private(table.state, 0), seeded(77)
    )

    assert dealt.players[0].hand == table.player(0).hand
    assert dealt.players[0].city[1].tucked == ("statue",)


def test_nobody_sees_what_lies_in_the_discards() -> None:
    """Only their number, not even those one has laid there oneself (R3)."""
    table = a_game(3).hand(0, "chapel", "hero", "statue").pick("builder").build("chapel")
    public = SAN_JUAN.public(table.state)

    assert table.state.discard_pile == ("hero", "statue")
    assert public.discard_pile == 2
    assert b"hero" not in encode(public) + encode(SAN_JUAN.private(table.state, 0))
