"""What is told of a position in words."""

from games.core.rng import Rng
from render.core.contract import Scene
from tests.render.spoken import Spoken
from tests.skeleton.games.bazaar.game import BAZAAR
from tests.skeleton.games.bazaar.options import BazaarOptions
from tests.skeleton.render.bazaar.renderer import BazaarRenderer

NAMES = ("Ana", "Bruno", "Carla")


def test_the_hand_is_told_to_its_owner_only() -> None:
    """Every card stands in the text of the hand, none in that of the board."""
    state = BAZAAR.setup(3, BazaarOptions(), Rng(bytes(32))).state
    view, own = BAZAAR.public(state), BAZAAR.private(state, 0)
    scene, renderer = Scene(NAMES, Spoken("en", NAMES, BAZAAR.id), (0,)), BazaarRenderer()

    hand = ", ".join(map(str, own.hand))
    assert hand in renderer.hand_text(own, view, 0, scene)
    assert hand not in renderer.text(view, scene)
