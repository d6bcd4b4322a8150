"""Random games, counted a second time in another way."""

import pytest

from games.san_juan.game import SAN_JUAN
from games.san_juan.options import SanJuanOptions
from tests.games.san_juan.referee_tables import points_of
from tests.games.san_juan.setups import BASE, EXPANSION, random_states


@pytest.mark.parametrize("options", [BASE, EXPANSION], ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_scores_recounted(seats: int, options: SanJuanOptions) -> None:
    """Totals and tie-breaks of finished games (R101 to R106)."""
    palaces = 0
    for seed in range(12):
        end = random_states(seats, 1000 + seed, options)[-1]
        cities = [[stack.top for stack in player.city] for player in end.table.players]
        for seat, sheet in enumerate(SAN_JUAN.scores(end)):
            holding = end.secrets.holdings[seat]
            others = [kind for other, city in enumerate(cities) if other != seat for kind in city]
            goods = len([face for face in holding.faces if face])
            tucked = sum(len(cards) for _, cards in holding.tucked)
            assert sheet.total == points_of(cities[seat], others, tucked)
            assert [line.points for line in sheet.tie_breaks] == [len(holding.hand) + goods]
            palaces += sheet.total > sum(line.points for line in sheet.lines[:-1])
    assert palaces, "no Palace was scored: the recount has not seen one"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_end_by_the_twelfth_building(seats: int) -> None:
    """Or, if nobody gets there, after round 100 (R95, P1)."""
    for seed in range(8):
        end = random_states(seats, 2000 + seed, EXPANSION if seed % 2 else BASE)[-1]
        most = max(len(player.city) for player in end.table.players)

        assert most == 12 or end.table.round == 100
