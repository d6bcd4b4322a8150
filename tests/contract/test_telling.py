"""Everything that a view holds is in its text: what a picture shows can be read, and heard (design, "Texts")."""

import pytest

from bot.game_registry import REGISTRY
from games.core.model import Key
from tests.contract.fields import fields_of
from tests.contract.particulars import path_of, untold
from tests.contract.telling import PRIVATE, PUBLIC, Sight, silent

FLOW = ("flow.", "lane", "unfinished")
"""Where the game stands and what a seat has answered so far: the questions themselves say it, with their prompts."""

SEAT = "seat"
"""Whose own view it is: that seat alone is shown it."""

OPTIONS = "table.options."
"""What was chosen before the game and stays: the lobby and the rules of the table tell it."""

both_sights = pytest.mark.parametrize("sight", [PUBLIC, PRIVATE], ids=["board", "hand"])


def to_be_told(game: Key, sight: Sight) -> set[str]:
    """The fields of the view that its text has to tell."""
    fields = fields_of(sight.type_of(REGISTRY[game].game))
    return {
        field
        for field in fields
        if not field.startswith((*FLOW, OPTIONS)) and field not in (SEAT, *untold(game))
    }


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
