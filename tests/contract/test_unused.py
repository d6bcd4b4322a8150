"""The rules that a table has no use for."""

import pytest

from bot.game_registry import REGISTRY
from games.catan.options import CatanOptions
from games.catan_dice.options import CatanDiceOptions
from games.caylus.options import CaylusOptions
from games.core.game import Options
from games.core.model import Key
from games.puerto_rico.options import PuertoRicoOptions
from games.san_juan.options import SanJuanOptions

FULL = {
    "san-juan": (2, SanJuanOptions(starting_hand_variant=True, expansion=True)),
    "catan": (5, CatanOptions(board="newyork", erie=True, helpers=True, frenemies=True)),
    "caylus": (2, CaylusOptions(favors="beginner")),
    "puerto-rico": (5, PuertoRicoOptions(exp_new_buildings=True, exp_nobles=True)),
}
"""Seats and options with which hardly anything is unused."""


@pytest.mark.parametrize("game", REGISTRY)
def test_what_is_unused_is_a_topic(game: Key) -> None:
    """Else nobody would have listed it anyway."""
    rules = REGISTRY[game].game
    for seats in rules.seats:
        for options in (rules.options(), rules.table_options()):
            if rules.check(seats, options) is None:
                assert rules.unused(seats, options) <= set(rules.topics)


@pytest.mark.parametrize(("game", "seats", "options"), [(g, *with_) for g, with_ in FULL.items()])
def test_whoever_plays_with_everything_finds_everything(
    game: Key, seats: int, options: Options
) -> None:
    """Only how two play is no matter to others."""
    unused = REGISTRY[game].game.unused(seats, options)

    assert {term.key for term in unused} <= ({"two_players"} if seats > 2 else set())


@pytest.mark.parametrize(
    ("game", "seats", "options", "kinds"),
    [
        ("san-juan", 4, SanJuanOptions(), {"topic": 3, "card": 11}),
        ("puerto-rico", 3, PuertoRicoOptions(), {"topic": 5, "role": 1, "tile": 1, "building": 22}),
        ("catan", 4, CatanOptions(), {"topic": 5, "helper": 10, "guild": 5}),
        ("caylus", 3, CaylusOptions(jeweler=False), {"topic": 2, "building": 1}),
        ("catan-dice", 2, CatanDiceOptions(), {"topic": 2, "score": 2}),
        ("catan-dice", 2, CatanDiceOptions(island="two"), {"topic": 2}),
    ],
)
def test_a_plain_game_lists_no_expansion(
    game: Key, seats: int, options: Options, kinds: dict[str, int]
) -> None:
    """By kind, so many topics are about what such a table is played without."""
    unused = REGISTRY[game].game.unused(seats, options)

    found = [term.kind for term in unused]
    assert {kind: found.count(kind) for kind in found} == kinds
