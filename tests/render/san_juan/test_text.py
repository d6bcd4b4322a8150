"""The position as text: every public fact, in both languages, pinned as a reader gets it."""

from pathlib import Path

import pytest

from games.san_juan.content import TILES
from games.san_juan.state import Pick
from render.san_juan.text import board_text, hand_text
from tests.render.positions import a_scene, a_view
from tests.render.positions import own as own_cards
from tests.render.spoken import LANGUAGES

GOLDEN = Path(__file__).parent / "golden"
CITIES = (
    "indigo_plant* palace++ chapel^",
    "indigo_plant silver_smelter* tower",
    "indigo_plant",
    "indigo_plant hero",
)


def _position(language: str) -> str:
    view = a_view(
        phase="councillor",
        cities=CITIES,
        tile=TILES[2],
        drawn=2,
        picks=(Pick(1, "trader", True), Pick(0, "councillor", False)),
    )
    own = own_cards(("well", "well", "palace"), ("crane", "tower"), tucked=(("chapel", ("hero",)),))
    scene = a_scene(language, asked=(0, 1, 3))
    return board_text(view, scene) + "\n\n" + hand_text(own, view, 1, scene) + "\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_position_reads_as_pinned(language: str) -> None:
    """Board and hand, word by word."""
    assert _position(language) == (GOLDEN / f"{language}.txt").read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_empty_hand_and_a_finished_game_have_words(language: str) -> None:
    """No message is missing at the edges."""
    own = own_cards((), seat=0)
    scene = a_scene(language, asked=())
    view = a_view(phase="finished", picks=())

    assert "Ana" in hand_text(own, view, 0, scene)
    assert "Ana" in board_text(view, scene)
