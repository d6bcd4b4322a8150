"""Pictures know views only: positions that look alike to a reader give the same files."""

import pytest

from games.catan.state import State
from games.core.model import Notes
from games.core.rng import Rng
from render.catan.renderer import CatanRenderer
from render.core.contract import Scene
from tests.render.catan.positions import GAME, scene_of, walk

RENDERER = CatanRenderer()


SEAT = 1


def drawn(state: State, scene: Scene) -> tuple[object, ...]:
    """Everything that the seat and the public can see of a state."""
    view, own = GAME.public(state), GAME.private(state, SEAT)
    hand = RENDERER.hand(own, view, SEAT, GAME.decision(state, SEAT), Notes(), (), scene)
    texts = RENDERER.text(view, scene), RENDERER.hand_text(own, view, SEAT, scene)
    return RENDERER.board(view, scene), hand, *texts


@pytest.mark.parametrize("seats", [3, 6])
def test_a_dealt_position_draws_the_same_board_and_hand(seats: int) -> None:
    """A state built from the views alone, with other cards in other hands, gives the same bytes."""
    moments = walk(seats, seats)
    differing = 0
    for moment in moments[5 :: len(moments) // 4]:
        state, scene = moment.state, scene_of(moment)
        public, private = GAME.public(state), GAME.private(state, SEAT)
        twin = GAME.deal(public, private, Rng(bytes(range(1, 33))))
        hands, others = ([player.hand for player in one.players] for one in (state, twin))
        differing += hands != others

        assert drawn(state, scene) == drawn(twin, scene)
    assert differing


def test_another_hand_is_another_picture() -> None:
    """The law above is not trivial: the owner's cards do show, and only in the hand."""
    moment = walk(4, 4)[100]
    view, scene = GAME.public(moment.state), scene_of(moment)
    one, other = GAME.private(moment.state, 0), GAME.private(moment.state, 1)
    assert one.hand != other.hand
    hands = [RENDERER.hand(own, view, 0, None, Notes(), (), scene) for own in (one, other)]

    assert hands[0] != hands[1]
