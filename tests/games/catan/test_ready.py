"""Ready answers: what wins or brings points, then trades that bring the next purchase nearer; what to discard."""

from games.catan.actions import (
    BankTrade,
    BuildCity,
    BuildSettlement,
    Decline,
    Discard,
    EndTurn,
    OfferTrade,
    Propose,
)
from games.catan.content import CITY_COST
from games.catan.frames import Plenty, RobberMoving
from games.catan.game import CATAN
from games.catan.hands import holds
from games.catan.phases.robber import discards
from games.catan.state import State
from games.core.forms import allowed
from games.core.levels import Level
from games.core.model import Action, Terms
from games.core.rng import SEED_BYTES, Rng
from games.core.search import choose, trials
from tests.games.catan.positions import (
    BLUE,
    ORANGE,
    RED,
    WHITE,
    Position,
    asked,
    beginners,
    deck,
    does,
)


def offers(position: Position) -> list[OfferTrade]:
    """The offers that the active player finds ready."""
    ready = [one.action for one in CATAN.ready(position.state, RED)]
    return [action for action in ready if isinstance(action, OfferTrade)]


def lacking_grain(wool: int = 3) -> Position:
    """Red lacks grain for a settlement; blue has some and lacks wool for one; the others have nothing."""
    position = beginners().holding(RED, lumber=1, brick=1, wool=wool)
    position = position.holding(ORANGE).holding(WHITE)
    return position.holding(BLUE, lumber=1, brick=1, grain=2)


def test_what_is_spare_is_offered_for_what_is_lacking() -> None:
    """A settlement lacks grain, and there is wool enough for two: one press offers it to all, the first to accept has it."""
    position = lacking_grain()
    decision = CATAN.decision(position.state, RED)
    assert decision is not None

    (first,) = offers(position)

    assert first == OfferTrade((("wool", 1),), (("grain", 1),), ("1", "2", "3"), "first")
    assert allowed(decision, first)


def test_nothing_that_the_purchase_needs_is_given_away() -> None:
    """Of a hand without anything to spare nothing is offered, nor of one that lacks too much."""
    assert offers(lacking_grain(wool=1)) == []
    assert offers(lacking_grain().holding(RED)) == []


def test_nothing_is_offered_that_nobody_would_agree_to() -> None:
    """Nobody has grain by what the bank lacks; who has only grain for a city keeps it; nobody helps whoever is about to win."""
    position = lacking_grain()
    assert offers(position)
    assert offers(position.holding(BLUE, lumber=1, brick=1)) == []
    assert offers(position.holding(BLUE, grain=2, ore=3)) == []
    ahead = position.with_roads(RED, "D3-E3").changed(longest_road=RED, largest_army=RED)
    assert offers(ahead.with_settlement(RED, "E3").with_city(RED, "E3")) == []


def test_offers_do_not_depend_on_who_holds_what() -> None:
    """Only on what the seat knows: its own cards, how many the others have, and what the bank lacks."""
    position = lacking_grain().holding(ORANGE, wool=2, ore=2)
    exchanged = (
        lacking_grain().holding(BLUE, wool=2, ore=2).holding(ORANGE, lumber=1, brick=1, grain=2)
    )
    assert offers(position) == offers(exchanged)


def test_there_are_at_most_three_beside_the_bank() -> None:
    """Trades with the bank stand above."""
    position = beginners().holding(RED, lumber=4, brick=3, wool=2, grain=2)
    position = position.holding(BLUE, lumber=1, ore=2)
    ready = [type(one.action) for one in CATAN.ready(position.state, RED)]

    assert ready == sorted(ready, key=(BankTrade, OfferTrade).index)
    assert BankTrade in ready
    assert 0 < len(offers(position)) <= 3


def test_what_lies_open_is_not_offered_again() -> None:
    """The same offer twice would only call everybody once more."""
    position = lacking_grain()
    (first,) = offers(position)

    assert offers(Position(does(position, RED, first).state)) == []


def ready(position: Position) -> list[Action]:
    """What the active player finds ready."""
    return [one.action for one in CATAN.ready(position.state, RED)]


def test_points_come_before_trades_which_spend_nothing_that_they_cost() -> None:
    """A city that can be built is the first answer, and its ore is not for sale."""
    position = beginners().holding(RED, wool=3, grain=2, ore=3)

    first, *others = ready(position)

    assert isinstance(first, BuildCity)
    assert others
    for trade in others:
        assert isinstance(trade, OfferTrade)
        assert holds(position.state.secrets.players[RED].hand, CITY_COST)
        assert {key for key, _ in trade.give} == {"wool"}


def test_a_trade_that_spoils_what_can_be_bought_now_has_a_price() -> None:
    """Four wool for the last ore of a city leave none for the card that is on offer; of five, one is left."""
    for wool, spoils in ((4, True), (5, False)):
        position = beginners().holding(RED, wool=wool, grain=2, ore=2)
        found = CATAN.ready(position.state, RED)
        assert [one.has_price for one in found if isinstance(one.action, BankTrade)] == [spoils]


def test_what_wins_is_the_only_ready_answer() -> None:
    """With 9 points nothing else matters."""
    ahead = beginners().with_roads(RED, "D3-E3").changed(longest_road=RED, largest_army=RED)
    ahead = ahead.with_cards(RED, library=1, market=1, chapel=1)
    position = ahead.holding(RED, lumber=2, brick=2, wool=4, grain=3, ore=3)

    assert len(ready(position)) == 1
    assert isinstance(ready(position)[0], BuildCity | BuildSettlement)
    assert CATAN.ready(position.state, RED)[0].message.id.endswith("-wins")


def test_a_robot_discards_what_is_ready() -> None:
    """What people find on buttons is what robots weigh, whatever the hand."""
    for number, cards in enumerate(
        [
            {"lumber": 7, "grain": 6},
            {"lumber": 3, "brick": 1, "ore": 4},
            {"wool": 4, "grain": 2, "ore": 3},
        ]
    ):
        rich = beginners().holding(RED, **cards)
        rolled = rich.changed(flow=(*rich.state.flow, RobberMoving(), discards(rich.state)))
        decision = asked(rolled, RED)
        assert decision is not None
        state, rng = rolled.state, Rng(bytes([number] * SEED_BYTES))
        views = CATAN.public(state), CATAN.private(state, RED)

        given = choose(CATAN, *views, decision, rng, trials(30), Level.NORMAL)

        assert isinstance(given, Discard)
        assert given in ready(rolled)


def test_ready_discards_name_the_cards_that_go() -> None:
    """What is kept is not enough to know what is lost (R70)."""
    rich = beginners().holding(RED, lumber=2, wool=2, grain=2, ore=3)
    rolled = rich.changed(flow=(*rich.state.flow, RobberMoving(), discards(rich.state)))

    found = CATAN.ready(rolled.state, RED)

    assert found
    for one in found:
        assert isinstance(one.action, Discard)
        assert dict(one.message.args)["cards"] == Terms("resource", one.action.cards)


def plenty(position: Position) -> set[str]:
    """What the cards of Year of Plenty would buy, as the ready answers say."""
    taking = position.changed(flow=(*position.state.flow, Plenty()))
    return {one.message.id.removeprefix("catan-ready-") for one in CATAN.ready(taking.state, RED)}


def test_plenty_leads_to_what_there_is_a_place_for() -> None:
    """No settlement where no road leads to a corner, no card of an empty deck (R105, R120, R132)."""
    position = beginners().holding(RED, lumber=1, grain=1)
    assert plenty(position) == {"plenty-card", "plenty-road"}
    reached = position.with_roads(RED, "D3-E3")
    assert plenty(reached) == {"plenty-settlement", "plenty-card"}
    assert plenty(position.changed(deck=deck())) == {"plenty-road"}


def test_what_was_refused_is_offered_for_two() -> None:
    """Not the same again in that turn."""
    position = lacking_grain(wool=4)
    (first,) = offers(position)
    state = refused(position, first)

    (second,) = offers(Position(state))

    assert (second.give, second.want) == ((("wool", 2),), first.want)


def refused(position: Position, offer: OfferTrade) -> State:
    """What follows when nobody wants the offer."""
    state = does(position, RED, offer).state
    for seat in (BLUE, ORANGE, WHITE):
        state = does(state, seat, Decline("1")).state
    return state


def test_the_turn_ends_first_where_nobody_wants_to_trade() -> None:
    """Nothing else is left to do: the next offer stands below; not beside a purchase."""
    for brick, is_last in ((0, True), (1, False)):
        position = beginners().holding(RED, lumber=1, wool=3, brick=brick)
        first = OfferTrade((("wool", 1),), (("grain", 1),), ("1", "2", "3"), "first")

        found = ready(Position(refused(position, first)))

        assert (EndTurn() in found[:1]) == is_last
        assert EndTurn() not in found[1:]
    assert ready(beginners().holding(RED)) == [EndTurn()], "nor is there anything to trade with"


def test_the_turn_ends_first_where_no_trade_is_worth_a_button() -> None:
    """Whatever the bank would take: offering a trade is not what most do then; before an offer that may be liked it is."""
    banker = beginners().holding(BLUE).holding(ORANGE).holding(WHITE).holding(RED, wool=4)
    liked = lacking_grain(wool=4)

    decision = asked(banker, RED)
    assert decision is not None
    assert BankTrade in {offer.action for offer in decision.offers}
    assert ready(banker) == [EndTurn()]
    assert EndTurn() not in ready(liked)


def test_a_counter_offer_is_ready_beside_the_yes_and_no() -> None:
    """Whoever can pay asks for what the next purchase lacks, or for one more; whoever cannot gives what there is most of."""
    offer = OfferTrade((("lumber", 1),), (("ore", 1),), ("1", "2"), "first")
    position = beginners().holding(ORANGE).holding(WHITE).holding(BLUE, ore=2, grain=1, wool=3)
    position = position.holding(RED, lumber=3, grain=2, ore=2)
    state = does(position, RED, offer).state
    paying = [one.action for one in CATAN.ready(state, BLUE)]
    assert Propose((("ore", 1),), (("lumber", 2),)) in paying
    lacking = Position(state).holding(BLUE, wool=3)
    [first] = [one.action for one in CATAN.ready(lacking.state, BLUE)]
    assert first == Propose((("wool", 1),), (("lumber", 1),))
    assert CATAN.ready(lacking.state, WHITE) == (), "nothing is put to white"
    sated = lacking.holding(RED, lumber=1, brick=1, grain=2, ore=3)
    assert CATAN.ready(sated.state, BLUE) == (), "red has no use for wool"
