"""What can be read where a phone shows the pictures 400 pixels wide."""

import sys

import pytest

from games.catan.views import Public
from games.core.model import Notes
from render.catan.board import draw_board
from render.catan.choices import marks_of
from render.catan.choose import in_question
from render.catan.hand import draw_hand
from render.core.contract import Picture
from render.core.lettering import Face, Inked
from tests.render.catan.crowded import everything_built, with_offers
from tests.render.catan.positions import GAME, scene_of
from tests.render.catan.test_hand import first_asked
from tests.render.spoken import LANGUAGES

PHONE, LEGIBLE = 400, 8.5
"""Width of a picture on a phone, and the least size of letters there."""

SMALL = frozenset({"–1"})
"""Smaller ones: on the red tag of a card that is missing."""

Letters = dict[str, int]
"""The largest size in which each text was drawn since the last picture."""


@pytest.fixture
def letters(monkeypatch: pytest.MonkeyPatch) -> Letters:
    """What is written while nothing drawn before is at hand any more."""
    written: Letters = {}
    lettering = sys.modules["render.core.lettering"]
    drawn_by = lettering.inked

    def noted(text: str, face: Face, size: int) -> Inked:
        written[text] = max(size, written.get(text, 0))
        inked = drawn_by(text, face, size)
        assert isinstance(inked, Inked)
        return inked

    modules = [
        module
        for name, module in sys.modules.items()
        if name.startswith("render.") and ".terrain" not in name
    ]
    for module in modules:
        if getattr(module, "inked", None) is drawn_by:
            monkeypatch.setattr(module, "inked", noted)
        for value in vars(module).values():
            if hasattr(value, "cache_clear") and not isinstance(value, type):
                value.cache_clear()
    return written


def too_small(letters: Letters, picture: Picture) -> set[str]:
    """Texts that cannot be read on a phone."""
    assert len(letters) > 20, "hardly anything was written"
    return {text for text, size in letters.items() if size * PHONE < LEGIBLE * picture.size[0]}


def places(view: Public) -> set[str]:
    """Labels of corners and hexes, which are printed small (4.2)."""
    net = view.table.board.geometry
    return {*net.corners, *net.labels}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [4, 6])
def test_the_board_can_be_read_on_a_phone(letters: Letters, seats: int, language: str) -> None:
    """Names, points, numbers, hands, bank and offers of a full table; only the labels of places are smaller."""
    moment = with_offers(everything_built(seats))
    view = GAME.public(moment.state)
    picture = draw_board(view, scene_of(moment, language))

    assert too_small(letters, picture) <= places(view) | SMALL
    assert {"6", "8"} <= set(letters)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 6])
def test_the_hand_can_be_read_on_a_phone(letters: Letters, seats: int, language: str) -> None:
    """Cards, what they are called, rates and costs."""
    moment = everything_built(seats)
    own, view = GAME.private(moment.state, 0), GAME.public(moment.state)
    picture = draw_hand(own, view, 0, None, Notes(), (), scene_of(moment, language))

    assert too_small(letters, picture) <= SMALL


@pytest.mark.parametrize("kind", ["corner", "path", "hex"])
@pytest.mark.parametrize("seats", [4, 6])
def test_the_places_to_choose_from_can_be_read_on_a_phone(
    letters: Letters, seats: int, kind: str
) -> None:
    """On the private map the places in question have their labels in a size to read; the others may be small."""
    moment, decision = first_asked(seats, kind)
    own, view = GAME.private(moment.state, decision.seat), GAME.public(moment.state)
    picture = draw_hand(
        own,
        view,
        decision.seat,
        decision,
        GAME.notes(moment.state, decision.seat),
        (),
        scene_of(moment),
    )

    notes = GAME.notes(moment.state, decision.seat)
    question = in_question(marks_of(decision, ()), notes, scene_of(moment))
    listed = question.corners | question.paths | question.hexes
    small = too_small(letters, picture)
    assert listed
    assert not small & {part for key in listed for part in key.split("-")}
    assert small <= places(view) | SMALL
