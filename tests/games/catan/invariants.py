"""What holds in every position of CATAN with any scenario and expansion, the last one and dealt ones too."""

from collections import Counter

from games.catan.content import DECKS, KNIGHT, RESOURCES, full_bank
from games.catan.frames import NextTurn
from games.catan.modules.erie.part import Erie
from games.catan.modules.frenemies.part import Frenemies
from games.catan.modules.helpers.part import Helpers
from games.catan.points import goal, points
from games.catan.state import CITY, NOBODY, State


def check(state: State) -> None:
    """Cards, pieces and tokens add up; nothing is below nothing (R2, R4, R105, R112, R114, R120)."""
    _check_cards(state)
    _check_pieces(state)
    _check_parts(state)
    _check_end(state)


def _check_cards(state: State) -> None:
    """Resource cards and development cards."""
    table, secrets = state.table, state.secrets
    full = full_bank(table.board.plan)
    for place in range(len(RESOURCES)):
        assert table.bank[place] >= 0
        held = sum(own.hand[place] for own in secrets.players)
        assert table.bank[place] + held == full[place]
    gone = sum(part.knights_removed for part in table.parts if isinstance(part, Helpers))
    for card, printed in enumerate(DECKS[table.board.chart.size]):
        lying = secrets.deck[card] + sum(own.cards[card] for own in secrets.players)
        lying += sum(player.played[card] for player in table.players)
        assert lying + gone * (card == KNIGHT) == printed
        assert secrets.deck[card] >= max(own.seen[card] for own in secrets.players)
    for own, player in zip(secrets.players, table.players, strict=True):
        assert min(*own.hand, *own.cards, *own.fresh, *player.played) >= 0
        assert all(new <= have for new, have in zip(own.fresh, own.cards, strict=True))


def _check_end(state: State) -> None:
    """Whoever has enough points in their own turn has won (R160)."""
    is_own_turn = state.flow and not isinstance(state.flow[0], NextTurn)
    if is_own_turn and state.table.turn:
        assert points(state, state.table.active) < goal(state.table)


def _check_pieces(state: State) -> None:
    """Roads, settlements and cities; buildings keep their distance."""
    table = state.table
    on_board, on_paths = Counter(table.buildings), Counter(table.roads)
    for seat, player in enumerate(table.players):
        assert on_board[seat] + player.settlements_left == 5
        assert on_board[CITY + seat] + player.cities_left == 4
        assert on_paths[seat] + player.roads_left == 15
        assert min(player.settlements_left, player.cities_left, player.roads_left) >= 0
    neighbours = table.board.geometry.neighbours
    for corner, building in enumerate(table.buildings):
        if building != NOBODY:
            assert all(table.buildings[other] == NOBODY for other in neighbours[corner])


def _check_parts(state: State) -> None:
    """What the modules count in public is what they keep in secret."""
    parts = {type(part): part for part in state.table.parts}
    erie, favors = parts.get(Erie), parts.get(Frenemies)
    if isinstance(erie, Erie):
        assert min(erie.supply, *erie.tokens) >= 0
    if isinstance(favors, Frenemies):
        (kept,) = state.secrets.parts
        assert sum(kept.supply) == favors.supply
        assert tuple(sum(held) for held in kept.held) == favors.tokens
        assert min(*kept.supply, *[count for held in kept.held for count in held]) >= 0
    helpers = parts.get(Helpers)
    if isinstance(helpers, Helpers):
        lying = [helper for helper in (*helpers.held, *helpers.display) if helper]
        assert len(set(lying)) == len(lying)
