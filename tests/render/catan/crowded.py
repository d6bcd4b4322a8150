"""The fullest tables there can be: every piece on the board, many offers open, long names."""

from msgspec.structs import replace

from games.catan.content import DECKS, NOTHING, Hand, geometry
from games.catan.frames import Acting
from games.catan.options import CatanOptions
from games.catan.setup import set_up
from games.catan.state import CITY, NOBODY, Holding, Proposal, Secrets, State, TradeOffer
from games.core.rng import Rng
from tests.render.catan.positions import Moment

FULL_HAND: Hand = (12, 3, 0, 1, 10)


def everything_built(seats: int) -> Moment:
    """All settlements, cities and roads of all players, wherever there is room."""
    state = set_up(seats, CatanOptions(board="random"), Rng(bytes(range(32)))).state
    net = geometry(state.table.board.plan)
    buildings, roads = [NOBODY] * len(net.corners), [NOBODY] * len(net.paths)
    free = [
        corner
        for corner in range(len(net.corners))
        if all(other > corner or other % 2 for other in net.neighbours[corner])
    ]
    pieces = [seat + (CITY if round_ < 4 else 0) for round_ in range(9) for seat in range(seats)]
    for corner, piece in zip(free, pieces, strict=False):
        buildings[corner] = piece
    for path in range(min(len(roads), 15 * seats)):
        roads[path] = path % seats
    players = tuple(
        replace(
            player,
            road_length=15,
            roads_left=0,
            settlements_left=0,
            cities_left=0,
            played=(14, 0, 0, 0, 0, 0, 0, 0, 0),
        )
        for player in state.table.players
    )
    table = replace(
        state.table,
        turn=199,
        dice=(6, 2),
        players=players,
        buildings=tuple(buildings),
        roads=tuple(roads),
        longest_road=0,
        largest_army=1,
    )
    cards = (2, 1, 1, 0, 1, 1, 1, 1, 1)
    held = tuple(
        Holding(FULL_HAND, cards, ahead="build" if seat else "ask") for seat in range(seats)
    )
    secrets = Secrets(held, DECKS[state.table.board.plan])
    full = State(state.rng, (Acting(),), table, secrets)
    return Moment(full, ())


def with_offers(moment: Moment) -> Moment:
    """The same position with six offers, calls and proposals open, some of them answered."""
    state: State = moment.state
    others = tuple(seat for seat in range(len(state.table.players)) if seat != state.table.active)
    first, second = others[0], others[1]
    offers = (
        TradeOffer(1, (1, 0, 0, 0, 0), (0, 0, 1, 0, 0), others, False, (first,), (second,)),
        TradeOffer(2, (2, 1, 0, 0, 0), (0, 0, 0, 1, 1), (first, second), True),
        TradeOffer(3, (0, 0, 2, 0, 0), NOTHING, others),
        TradeOffer(4, NOTHING, (0, 0, 0, 0, 12), others),
        TradeOffer(11, (3, 2, 4, 0, 0), (0, 0, 0, 11, 12), others, True, others),
    )
    proposals = (Proposal(second, (0, 1, 0, 0, 1), (2, 0, 0, 0, 0)),)
    table = replace(state.table, offers=offers, proposals=proposals)
    return Moment(replace(state, table=table), moment.events)
