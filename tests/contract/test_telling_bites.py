"""The law of `test_telling`: a text that leaves a field out is caught, and the field named."""

import functools
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from games.core.model import Key
from tests.contract import telling
from tests.contract.fields import values_of
from tests.contract.subjects import Case
from tests.contract.telling import PRIVATE, PUBLIC, Sight, Spot, exchanged, silent, to_be_told

CHANCE = Random("forgotten")

QUICK = ("catan", "catan-dice", "caylus", "puerto-rico", "san-juan", "sutters-mill")
"""Games whose positions are found in a moment: the law itself looks at all."""

FORGOTTEN = [
    pytest.param(game, sight, field, id=f"{game}-{name}-{field}")
    for game in QUICK
    for name, sight in (("board", PUBLIC), ("hand", PRIVATE))
    for fields in [sorted(to_be_told(game, sight))]
    for field in CHANCE.sample(fields, min(1, len(fields)))
]


@pytest.mark.parametrize(("game", "sight", "field"), FORGOTTEN)
def test_a_field_that_a_text_forgets_is_named(game: Key, sight: Sight, field: str) -> None:
    """A field of each view, drawn by chance: the text is made of a view in which it never changes, and the law finds it."""
    forgetful = sight._replace(text=functools.partial(forgetting, sight, field))

    assert silent(game, forgetful, {field}).keys() == {field}


def test_what_the_first_games_do_not_come_to_is_looked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With no more of them than how they begin, most fields never change there; games led to every kind of action do."""
    games = telling._games

    def begun(case: Case, view: Callable[[Spot], Any]) -> list[telling.Looks]:
        return [
            (spots[:1], (telling._pool(view, spots[:1]),) * 2) for spots, _ in games(case, view)
        ]

    monkeypatch.setattr(telling, "_games", begun)

    assert silent("sutters-mill", PUBLIC, to_be_told("sutters-mill", PUBLIC)) == {}
    monkeypatch.setattr(telling, "FURTHER", 0)
    assert silent("sutters-mill", PUBLIC, to_be_told("sutters-mill", PUBLIC))


def forgetting(sight: Sight, field: str, spot: Spot, view: Any) -> str:
    """What is read where the field is always what it is in the true position."""
    true = values_of(sight.view(spot)).get(field, {})
    for place, held in true.items():
        view = exchanged(view, place, held)
    return sight.text(spot, view)
