"""The score table: rows by what they count, the winner's city above them."""

import pytest

from render.core import palette
from render.puerto_rico.score import SOURCES
from tests.render.puerto_rico.positions import ALL, BASE, GAME, LONG_NAMES, RENDERER, scene_of, walk
from tests.render.seeing import decoded, share_of
from tests.render.spoken import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 5])
def test_the_table_of_a_finished_game(seats: int, language: str) -> None:
    """Everybody's name and total, the winner in amber."""
    moment = walk(seats, 4, ALL if seats > 2 else BASE)[-1]
    sheets = GAME.scores(moment.state)
    scene = scene_of(moment, language, LONG_NAMES)
    drawn = RENDERER.score(GAME.public(moment.state), sheets, scene)

    assert drawn.size[0] == 1400
    assert len(drawn.data) <= 400_000
    assert share_of(decoded(drawn), palette.LAMP) > 0.02
    assert all(f"{LONG_NAMES[sheet.seat]}: {sheet.total}" in drawn.alt for sheet in sheets)


def test_every_source_of_points_has_a_colour_of_its_own() -> None:
    """What can bring points, with all expansions."""
    lines = {
        line.label.key
        for options in (BASE, ALL)
        for seed in (4, 5)
        for line in GAME.scores(walk(4, seed, options)[-1].state)[0].lines
    }

    assert lines <= set(SOURCES)
    assert len(set(SOURCES.values())) == len(SOURCES)
