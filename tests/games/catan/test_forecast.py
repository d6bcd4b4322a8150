"""What follows by rule from a position of CATAN, told where people forget it."""

from msgspec.structs import replace

from games.catan.actions import OfferTrade
from games.catan.frames import AnyFrame, RobberMoving
from games.catan.game import CATAN
from games.core.model import Message, Seat, SeatNames, say
from tests.games.catan.positions import Position, beginners, does

RED, BLUE, ORANGE = 0, 1, 2


def forecast(position: Position, frame: AnyFrame | None = None) -> Message | None:
    """What red is told on their own turn."""
    return told(position.turn_of(RED, frame), RED)


def told(position: Position, seat: Seat) -> Message | None:
    """What that seat is told."""
    state = position.state
    decision = CATAN.decision(state, seat)
    assert decision is not None
    return CATAN.forecast(CATAN.public(state), CATAN.private(state, seat), decision)


def with_points(position: Position, seat: Seat, points: int) -> Position:
    """That seat with so many settlements and cities as make these points."""
    players = [*position.state.table.players]
    cities = max(0, points - 5)
    built = points - 2 * cities
    players[seat] = replace(players[seat], settlements_left=5 - built, cities_left=4 - cities)
    return position.changed(players=tuple(players))


def near(*seats: Seat) -> Message:
    """That these win with one more point."""
    return say("catan-forecast-near", seats=SeatNames(seats), count=len(seats), points=9, goal=10)


def test_rivals_one_point_short_are_named_before_a_large_hand() -> None:
    """R160: nine points in sight of ten; with eight a hand that a 7 would halve is told."""
    full = beginners().holding(RED, lumber=9)

    assert forecast(with_points(full, BLUE, 8)) == say("catan-forecast-seven", cards=9, lost=4)
    assert forecast(with_points(full, BLUE, 9)) == near(BLUE)
    both = with_points(with_points(full, BLUE, 9), ORANGE, 9)
    assert forecast(both) == near(BLUE, ORANGE)
    assert forecast(beginners()) is None


def test_a_rival_is_named_where_the_robber_goes_and_a_large_hand_is_not() -> None:
    """Whom to hinder; the 7 has been rolled."""
    full = beginners().holding(RED, lumber=9)

    assert forecast(with_points(full, BLUE, 9), RobberMoving()) == near(BLUE)
    assert forecast(full, RobberMoving()) is None


def test_own_hidden_points_count_for_oneself_alone() -> None:
    """R136, R160: two victory point cards beside seven points in sight."""
    hidden = with_points(beginners(), RED, 7).with_cards(RED, library=1, market=1)
    own = say("catan-forecast-own", points=9, goal=10)

    assert forecast(hidden) == own
    assert told(hidden.turn_of(BLUE), BLUE) is None
    assert forecast(with_points(hidden, BLUE, 9)) == say(
        "catan-forecast-all", seats=SeatNames((BLUE,))
    )
    assert forecast(with_points(beginners(), RED, 7)) is None


def test_an_offer_of_somebody_who_is_near_is_told_as_such() -> None:
    """Of others, and of the own points, an offer says nothing."""

    def offered(by: int, short: int) -> Message | None:
        position = with_points(beginners(), short, 9).holding(by, wool=1).turn_of(by)
        offer = OfferTrade((("wool", 1),), (("ore", 1),), (str(RED),), "first")
        return told(Position(does(position.holding(RED, ore=1), by, offer).state), RED)

    assert offered(BLUE, BLUE) == near(BLUE)
    assert offered(BLUE, ORANGE) is None
    assert offered(BLUE, RED) is None
