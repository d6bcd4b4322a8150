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


def test_the_position_is_told_in_the_readers_language() -> None:
    """Fields, lots, options and the phase: nothing is called by its name in the code."""
    state = BAZAAR.setup(2, BazaarOptions(), Rng(bytes(32))).state
    view, own = BAZAAR.public(state), BAZAAR.private(state, 0)
    scene, renderer = (
        Scene(NAMES[:2], Spoken("pt-BR", NAMES[:2], BAZAAR.id), (0,)),
        BazaarRenderer(),
    )
    lines = renderer.text(view, scene).splitlines()
    words = scene.words

    assert (
        f"{words('render-bazaar-lot')}: {words.say(BAZAAR.label('lot', str(view.table.lot)))}"
        in lines
    )
    assert f"{words('render-bazaar-options')}: {words('bazaar-option-length-short')}" in lines
    assert (
        renderer.hand_text(own, view, 0, scene)
        .splitlines()[1]
        .startswith(words("render-bazaar-hand"))
    )
