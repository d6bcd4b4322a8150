"""The score: the winner in amber, one column for each player, every line told."""

import pytest

from games.core.model import ScoreLine, ScoreSheet, Term
from render.catan.score import draw_score
from render.core import palette
from tests.render.catan.positions import GAME, LONG_NAMES, ending, scene_of
from tests.render.seeing import decoded, share_of
from tests.render.spoken import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_a_score_is_a_picture_of_a_good_size(seats: int, language: str) -> None:
    """Also with names of 32 letters."""
    moment = ending(seats)
    sheets, scene = GAME.scores(moment.state), scene_of(moment, language, LONG_NAMES)
    drawn = draw_score(GAME.public(moment.state), sheets, scene)

    assert drawn.size[0] == 1400
    assert len(drawn.data) <= 400_000
    assert share_of(decoded(drawn), palette.LAMP) > 0.03
    assert [name for name in scene.names if name not in drawn.alt] == []


def test_equal_standings_share_their_rank() -> None:
    """The text says 1, 2, 2, 4."""
    moment = ending(4)
    keys = ("settlements", "cities", "longest_road", "largest_army", "victory_cards")
    sheets = tuple(
        ScoreSheet(seat, tuple(ScoreLine(Term("score", key), points) for key in keys))
        for seat, points in enumerate((1, 2, 1, 0))
    )
    drawn = draw_score(GAME.public(moment.state), sheets, scene_of(moment))

    assert [line[:2] for line in drawn.alt.splitlines()[1:]] == ["1.", "2.", "2.", "4."]
