"""What a panel says about how to answer."""

import pytest

from bot.panels.draft import EMPTY
from bot.panels.plan import plan
from games.core.forms import Field
from tests.bot.panels.driver import texts_of
from tests.bot.panels.orchard import asking, pluck
from tests.bot.panels.shapes import some, split


@pytest.mark.parametrize(
    ("field", "english", "portuguese"),
    [
        (some(7, 3, 3), "Tick exactly 3.", "Marque exatamente 3."),
        (some(7, 1, 3), "Tick 1 to 3.", "Marque de 1 a 3."),
        (some(7, 0, 3), "Tick up to 3, or none.", "Marque até 3, ou nada."),
        (split((40, 40), 30, 30), "Exactly 30 in all.", "Exatamente 30 no total."),
        (split((40, 40), 1, 60), "1 to 60 in all.", "De 1 a 60 no total."),
        (split((40, 40), 0, 60), "Up to 60 in all, or none.", "Até 60 no total, ou nada."),
    ],
)
def test_how_many_is_said_in_the_way_they_are_chosen(
    field: Field, english: str, portuguese: str
) -> None:
    """Lines of a menu are ticked; of what is typed as numbers only the total counts."""
    for language, told in (("en", english), ("pt-BR", portuguese)):
        panel = plan(asking(pluck(field), language=language), EMPTY)

        assert f"-# {told}" in texts_of(panel).splitlines()
