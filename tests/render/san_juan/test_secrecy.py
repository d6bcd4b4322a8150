"""Pictures know views only: positions that look alike to a reader give the same files."""

from games.core.model import Notes
from games.core.rng import Rng
from games.san_juan.game import SAN_JUAN
from games.san_juan.state import SanJuanOptions, State
from render.san_juan.renderer import SanJuanRenderer
from tests.render.positions import a_scene

RENDERER = SanJuanRenderer()
SEAT = 1


def test_a_dealt_position_draws_the_same_board_and_hand() -> None:
    """A state built from the views alone, with other cards in other hands, gives the same bytes."""
    state = SAN_JUAN.setup(3, SanJuanOptions(), Rng(bytes(range(32)))).state
    public, private = SAN_JUAN.public(state), SAN_JUAN.private(state, SEAT)
    twin = SAN_JUAN.deal(public, private, Rng(bytes(range(1, 33))))
    assert twin != state
    scene = a_scene(seats=3, asked=(0,))

    def drawn(of: State) -> tuple[bytes, bytes, str]:
        view, own = SAN_JUAN.public(of), SAN_JUAN.private(of, SEAT)
        hand = RENDERER.hand(own, view, SEAT, None, Notes(), (), scene)
        assert hand is not None
        return RENDERER.board(view, scene).data, hand.data, RENDERER.text(view, scene)

    assert drawn(state) == drawn(twin)


def test_another_hand_is_another_picture() -> None:
    """The law above is not trivial: the owner's cards do show, and only in the hand."""
    one, other = (
        SAN_JUAN.setup(3, SanJuanOptions(), Rng(bytes([seed]) * 32)).state for seed in (1, 2)
    )
    scene = a_scene(seats=3, asked=(0,))
    view = SAN_JUAN.public(one)
    hands = [
        RENDERER.hand(SAN_JUAN.private(state, SEAT), view, SEAT, None, Notes(), (), scene)
        for state in (one, other)
    ]

    assert hands[0] != hands[1]
