"""House players at CATAN: what they think of positions, and how they answer trade."""

from collections.abc import Iterator
from hashlib import sha256

import pytest

from games.catan.actions import (
    Accept,
    AcceptProposal,
    Decline,
    OfferTrade,
    Propose,
    RejectProposal,
    Settle,
)
from games.catan.content import Hand
from games.catan.estimate import TASTES, estimate
from games.catan.frames import Founding
from games.catan.game import CATAN
from games.catan.modules.frenemies.actions import UseFavor
from games.catan.options import CatanOptions
from games.catan.state import Proposal, State, TradeOffer
from games.core.forms import Decision
from games.core.game import play
from games.core.model import Action, Seat
from games.core.opportunity import invitation, names
from games.core.rng import Rng
from games.core.search import answer, trials
from tests.games.catan.befriending import befriended
from tests.games.catan.positions import BLUE, RED, Position, asked, beginners, empty_island, hand

HOUSE = BLUE


def thought(position: Position, seat: Seat, number: int = 120) -> Action | None:
    """What the house does there, from what the seat may know."""
    state = position.state
    decision = asked(position, seat)
    assert decision is not None
    question = decision if decision.required else invitation(CATAN, decision, ())
    assert question is not None
    public, private = CATAN.public(state), CATAN.private(state, seat)
    rng = Rng(sha256(b"house").digest())
    return answer(CATAN, public, private, question, rng, trials(number))


def offered(give: Hand, want: Hand, **cards: int) -> Position:
    """Red offers this to everybody; the house holds those cards."""
    mine = {"lumber": 2, "brick": 2, "ore": 2, "wool": 2, "grain": 2}
    position = beginners().holding(RED, **mine).holding(HOUSE, **cards)
    return position.changed(offers=(TradeOffer(1, give, want, (1, 2, 3)),), offers_made=1)


def test_an_offer_that_completes_a_city_is_accepted() -> None:
    """Wool to spare, an ore short."""
    position = offered(hand(ore=1), hand(wool=1), wool=3, grain=2, ore=2)

    assert thought(position, HOUSE) == Accept("1")


@pytest.mark.parametrize(
    ("give", "want", "cards"),
    [
        (hand(wool=1), hand(grain=1), {"lumber": 1, "brick": 1, "wool": 1, "grain": 1}),
        (hand(lumber=1), hand(wool=2, grain=1), {"lumber": 1, "wool": 3, "grain": 1, "ore": 1}),
        (hand(brick=1), hand(wool=1), {"lumber": 2}),
    ],
    ids=["breaks a settlement", "three for one", "cannot pay"],
)
def test_any_other_offer_is_declined(give: Hand, want: Hand, cards: dict[str, int]) -> None:
    """Said out loud, not left open (R91)."""
    assert thought(offered(give, want, **cards), HOUSE) == Decline("1")


def test_only_an_offer_to_answer_invites_the_house() -> None:
    """It proposes nothing by itself (R89, R92)."""
    quiet = beginners().holding(HOUSE, wool=3)
    decision = asked(quiet, HOUSE)

    assert decision is not None
    assert invitation(CATAN, decision, ()) is None
    assert TASTES[OfferTrade] == TASTES[Propose] == 0


@pytest.mark.parametrize(
    ("give", "want", "never"),
    [(hand(ore=1), hand(wool=1), RejectProposal), (hand(wool=1), hand(ore=2), AcceptProposal)],
    ids=["good", "bad"],
)
def test_proposals_are_answered_by_their_worth(give: Hand, want: Hand, never: type[Action]) -> None:
    """As the active player, on the way to a city: a good proposal is not turned down, a bad one not taken (R92)."""
    position = beginners().holding(RED, wool=3, grain=2, ore=2).holding(BLUE, ore=1, wool=1)
    position = position.changed(proposals=(Proposal(BLUE, give, want),))

    found = thought(position, RED)

    assert type(found) is not never
    if never is RejectProposal:
        assert found == AcceptProposal("1")


def test_better_positions_are_worth_more() -> None:
    """A city, a free income, cards that fit together; each for the seat that has it."""
    plain = beginners().robber_on("#10")
    label = plain.net.corners[plain.state.table.buildings.index(RED)]
    hexes = plain.net.hexes_of_corner[plain.net.corner_of[label]]
    producing = next(place for place in hexes if plain.state.table.board.numbers[place])

    def worth(position: Position) -> float:
        return estimate(position.state)[RED]

    assert worth(plain.with_city(RED, label)) > worth(plain) + 1
    assert worth(plain.robber_on(plain.net.labels[producing])) < worth(plain)
    fitting = plain.holding(RED, lumber=1, brick=1, wool=1, grain=1)
    assert worth(fitting) > worth(plain.holding(RED, lumber=4)) > worth(plain.holding(RED))
    assert estimate(fitting.state)[BLUE] == estimate(plain.state)[BLUE]


def test_the_first_settlement_stands_well() -> None:
    """Of more corners than are tried, one of the best is found in little time."""
    position = empty_island(4).changed(flow=(Founding(0),))
    found = thought(position, 0, 24)

    assert isinstance(found, Settle)
    net, board = position.net, position.state.table.board
    pips = [
        sum([6 - abs(7 - board.numbers[place]) for place in hexes if board.numbers[place]])
        for hexes in net.hexes_of_corner
    ]
    better = sum([count > pips[net.corner_of[found.corner]] for count in pips])
    assert better < len(pips) // 5


def test_the_estimate_weighs_its_features() -> None:
    """Points and the weights of the file, as `fit` reads them; production is worth something, early most of all."""
    state = beginners().holding(RED, ore=2).state
    for basis, value in zip(CATAN.bases(state), estimate(state), strict=True):
        weighed = zip(CATAN.weighed, basis.features, strict=True)
        assert value == pytest.approx(basis.points + sum([weight * one for weight, one in weighed]))
    weights = dict(zip(CATAN.fitted, CATAN.weighed, strict=True))
    assert all(weights[kind] > 0 for kind in ("lumber", "brick", "wool", "grain", "ore", "hidden"))


MOST_ANSWERS = 6_000
"""A game of house players is over long before; one that is not goes on for ever."""


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_game_of_the_house_alone_ends(seats: int) -> None:
    """Every seat thinks for itself, one short round for an answer; trade that it is invited to is answered, too."""
    state = CATAN.setup(seats, CatanOptions(), Rng(sha256(f"all {seats}".encode()).digest())).state
    dealt_with: dict[Seat, set[str]] = {seat: set() for seat in range(seats)}
    answers = 0
    while (required := CATAN.first(state)) is not None:
        for question in _questions(state, required, dealt_with):
            seat = question.seat
            views = CATAN.public(state), CATAN.private(state, seat)
            chance = Rng(sha256(f"{seats} {answers}".encode()).digest())
            found = answer(CATAN, *views, question, chance, trials(1))
            answers += 1
            assert answers < MOST_ANSWERS
            if found is not None:
                state = play(CATAN, state, seat, found).state
                break
    assert len([sheet for sheet in CATAN.scores(state) if sheet.ends_it]) == 1
    assert CATAN.scores(state)[state.table.active].total >= 10


def _questions(
    state: State, required: Decision, dealt_with: dict[Seat, set[str]]
) -> Iterator[Decision]:
    """Invitations that a seat has not yet thought about, then what the game waits for."""
    for decision in CATAN.pending(state):
        done = dealt_with[decision.seat]
        if not decision.required:
            invited = invitation(CATAN, decision, done)
            done &= set(names(decision))
            if invited is not None:
                done |= set(names(invited))
                yield invited
    yield required


def test_two_compasses_become_a_chip() -> None:
    """A point that nobody takes away (minis R355)."""
    position = befriended(beginners(), {}, {"master_builders": 2}).holding(HOUSE).turn_of(HOUSE)

    assert thought(position, HOUSE) == UseFavor("master_builders")
