"""Everything that a view holds is in its text: what a picture shows can be read, and heard (design, "Texts")."""

import pytest

from bot.game_registry import REGISTRY
from games.core.model import Key
from tests.contract.fields import fields_of
from tests.contract.particulars import path_of, untold
from tests.contract.telling import PRIVATE, PUBLIC, Sight, silent, to_be_told

both_sights = pytest.mark.parametrize("sight", [PUBLIC, PRIVATE], ids=["board", "hand"])


@pytest.mark.parametrize("game", sorted(REGISTRY))
@both_sights
def test_every_field_of_a_view_is_told(game: Key, sight: Sight) -> None:
    """Another value in any place of a field makes another text; what none needs to read is named with the reason."""
    found = silent(game, sight, to_be_told(game, sight))
    assert not found, (
        f"the text leaves these out (or name them in UNTOLD of {path_of(game, 'laws')}): {found}"
    )


@pytest.mark.parametrize("game", sorted(REGISTRY))
def test_what_is_not_told_is_there_and_has_a_reason(game: Key) -> None:
    """No exception outlives its field."""
    rules = REGISTRY[game].game
    fields = {*fields_of(rules.public_type), *fields_of(rules.private_type)}
    assert not untold(game).keys() - fields
    assert all(untold(game).values())
