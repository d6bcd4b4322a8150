"""Random games, counted a second time in another way."""

import pytest

from games.san_juan.content import KINDS
from games.san_juan.game import SAN_JUAN
from games.san_juan.state import Player
from tests.games.san_juan.test_views import random_states

_POINTS = (1, 1, 2, 2, 3, *(1,) * 9, *(2,) * 7, 3, 3, 4, 5, *(0,) * 4)
PRINTED = dict(zip(KINDS, _POINTS, strict=True))
"""Points as the table of the rules prints them (§3.1)."""


def recounted(player: Player) -> int:
    """The total as a player with pencil and paper gets it."""
    city = [stack.cards[-1] for stack in player.city]
    plants = [kind for kind in city if KINDS.index(kind) < 5]
    points = sum(PRINTED[kind] for kind in city)
    for stack in player.city:
        points += len(stack.tucked)
    if "triumphal_arch" in city:
        monuments = len({"statue", "victory_column", "hero"} & set(city))
        points += 2 * monuments + 2 if monuments else 0
    if "guild_hall" in city:
        points += len(plants) + len(set(plants))
    if "city_hall" in city:
        points += len(city) - len(plants)
    return points + points // 4 if "palace" in city else points


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_scores_recounted(seats: int) -> None:
    """Totals and tie-breaks of finished games (R101 to R106)."""
    palaces = 0
    for seed in range(12):
        end = random_states(seats, 1000 + seed)[-1]
        for sheet, player in zip(SAN_JUAN.scores(end), end.players, strict=True):
            goods = len([stack for stack in player.city if stack.good])
            assert sheet.total == recounted(player)
            assert [line.points for line in sheet.tie_breaks] == [len(player.hand) + goods]
            palaces += sheet.total > sum(line.points for line in sheet.lines[:-1])
    assert palaces, "no Palace was scored: the recount has not seen one"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_end_by_the_twelfth_building(seats: int) -> None:
    """Or, if nobody gets there, after round 100 (R95, P1)."""
    for seed in range(8):
        end = random_states(seats, 2000 + seed)[-1]
        most = max(len(player.city) for player in end.players)

        assert most == 12 or end.round == 100
