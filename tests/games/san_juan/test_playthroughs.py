"""The games kept as text show every card at work."""

from games.san_juan.content import CARDS
from games.san_juan.game import SAN_JUAN
from tests.games.playthroughs import golden, known
from tests.games.san_juan.playthrough import buildings_of


def test_the_known_games_build_every_building() -> None:
    """Together they show every card at work."""
    texts = [golden(SAN_JUAN.id, f"{name}.txt").read_text() for name in known(SAN_JUAN.id)]

    assert {kind for text in texts for kind in buildings_of(text)} == set(CARDS)
