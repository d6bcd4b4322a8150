"""What can be read where a phone shows the pictures 400 pixels wide."""

import pytest
from msgspec.structs import replace

from games.catan.trade.events import Offered
from games.catan.views import Public
from render.catan.board import draw_board
from render.catan.choices import marks_of
from render.catan.choose import in_question, parted
from render.catan.hand import draw_hand
from render.catan.lattice import SEA_WIDE
from render.catan.panel import CROWD
from render.catan.vocabulary import known_points
from render.core.status import told
from tests.render.catan.crowded import everything_built, with_offers
from tests.render.catan.positions import GAME, LONG_NAMES, NAMES, NOTES, scene_of
from tests.render.catan.setups import Letters, first_asked, letters, question_of, showing, too_small
from tests.render.spoken import LANGUAGES

__all__ = ["letters"]


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

    assert too_small(letters, picture) <= places(view)
    assert {"6", "8"} <= set(letters)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 6])
def test_the_hand_can_be_read_on_a_phone(letters: Letters, seats: int, language: str) -> None:
    """Cards, what they are called, rates and costs."""
    moment = everything_built(seats)
    own, view = GAME.private(moment.state, 0), GAME.public(moment.state)
    picture = draw_hand(own, view, 0, None, NOTES, (), scene_of(moment, language))

    assert not too_small(letters, picture)


@pytest.mark.parametrize("kind", ["corner", "path", "hex"])
@pytest.mark.parametrize("seats", [4, 6])
def test_the_places_to_choose_from_can_be_read_on_a_phone(
    letters: Letters, seats: int, kind: str
) -> None:
    """On the private map the places on buttons have their labels in a size to read; the others may be small."""
    moment, decision = first_asked(seats, kind)
    own, view = GAME.private(moment.state, decision.seat), GAME.public(moment.state)
    scene = showing(question_of(moment, decision), scene_of(moment))
    picture = draw_hand(own, view, decision.seat, decision, NOTES, (), scene)

    badged, _ = parted(in_question(marks_of(decision, ()), scene), scene)
    listed = badged.corners | badged.paths | badged.hexes
    small = too_small(letters, picture)
    assert listed
    assert not small & {part for key in listed for part in key.split("-")}
    assert small <= places(view)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_players_counts_can_be_read_on_the_smallest_phone(letters: Letters, seats: int) -> None:
    """Points, cards and what else is counted, at 277 pixels for the 1400 of the board, with the largest numbers there are; how
    long a road is and how large an army, beside four at most.
    """
    moment = everything_built(seats)
    draw_board(GAME.public(moment.state), scene_of(moment))

    sizes = {text: size * 277 / 1400 for text, size in letters.items()}
    assert min(sizes["15"], sizes["26"]) >= 9
    assert seats >= CROWD or min(sizes["9"], sizes["14"]) >= 7


@pytest.mark.parametrize("seats", [5, 6])
def test_many_players_have_names_to_read(letters: Letters, seats: int) -> None:
    """The first part of a long one, whole, whatever they hold."""
    moment = everything_built(seats)
    draw_board(GAME.public(moment.state), scene_of(moment, "pt-BR", LONG_NAMES))

    sizes = {text: size * 277 / 1400 for text, size in letters.items()}
    assert sizes["Maximiliana"] >= 7
    assert sizes["Bartholomew"] >= 7


def test_the_last_move_can_be_read_on_the_smallest_phone(letters: Letters) -> None:
    """Nine pixels at 277 for the 1400 of the board, however long the sentence: the turn gives way first."""
    moment = everything_built(4)
    offer = Offered(0, 12, (1, 0, 0, 0, 0), (0, 1, 0, 0, 1), (1, 2), first_come=True)
    scene = replace(scene_of(moment, "pt-BR"), events=(offer,))
    ((sentence, _),) = told(scene)
    draw_board(GAME.public(moment.state), scene)

    sizes = [size for text, size in letters.items() if text in sentence and text.count(" ") > 2]
    assert len(sentence) > 70
    assert sizes
    assert min(sizes) * 277 / 1400 >= 9


@pytest.mark.parametrize("seats", [4, 6])
def test_players_beside_the_own_map_can_be_read_on_the_smallest_phone(
    letters: Letters, seats: int
) -> None:
    """Whole names, points and cards of all players, the reader's own among them, however much else stands above them."""
    moment = everything_built(seats)
    seat = moment.state.table.active
    decision = GAME.decision(moment.state, seat)
    own, view = GAME.private(moment.state, seat), GAME.public(moment.state)
    draw_hand(own, view, seat, decision, NOTES, (), scene_of(moment, "pt-BR"))

    sizes = {text: size * 277 / SEA_WIDE for text, size in letters.items()}
    points = {str(known_points(view, one, own).points) for one in range(seats)}
    assert min(sizes[name] for name in NAMES[:seats]) >= 9
    assert min(sizes[number] for number in points) >= 7
    assert sizes["26"] >= 8
