"""Law: every frame that can ask has an icon, a text that says what is asked, and a play for each of its offers."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from games.catalogue import GAMES
from games.core.model import Key
from games.core.rng import Rng
from render.catalogue import RENDERERS
from render.core.art import icon_shapes
from render.core.plain import PlainRenderer
from render.core.shell import FINISHED, Shell
from tests.contract.subjects import Case, cases
from tests.playing import by_chance, moves
from tests.render.spoken import LANGUAGES, Spoken

LONGEST = 3_000
"""Answers after which a game is left; every phase has come by then."""

DRAWN = [case for case in cases() if case.game.id in RENDERERS]


def shell_of(game: Key) -> Shell[Any, Any] | None:
    """The renderer, if it has pictures of its own."""
    renderer = RENDERERS[game]
    assert isinstance(renderer, Shell), f"the renderer of {game} is no Shell"
    return None if isinstance(renderer, PlainRenderer) else renderer


def is_told(game: Key, phase: Key) -> None:
    """The phase has an icon that is drawn, and a text in each language, for one player and for several."""
    renderer = shell_of(game)
    assert renderer is not None
    assert phase in renderer.phase_icons, f"{game} has no icon for {phase}"
    assert icon_shapes(renderer.phase_icons[phase])
    id = f"render-{game}-asked-{phase.replace('_', '-')}"
    for language in LANGUAGES:
        words = Spoken(language, ("Ana", "Bruno"), game)
        assert all("Ana" in words(id, names=names, count=count) for names, count in NAMES)


NAMES = (("Ana", 1), ("Ana, Bruno", 2))


def positions(case: Case) -> Iterator[Any]:
    """A random game of the case."""
    game = case.game
    start = game.setup(case.seats, case.options, Rng(case.id.encode().ljust(32)[:32])).state
    yield start
    for move in moves(game, start, by_chance(Random(case.id)), LONGEST):
        yield move.step.state


@pytest.mark.parametrize("case", DRAWN, ids=lambda case: case.id)
def test_whatever_asks_is_shown_and_answered(case: Case) -> None:
    """Icon and text for each phase in which somebody must act; each answer that is offered can be carried out."""
    game, renderer, seen = case.game, shell_of(case.game.id), set[Key]()
    for state in positions(case):
        for decision in game.pending(state):
            for offer in decision.offers:
                assert game.flow.carries_out(state.flow[-1], offer.action)
        if renderer is not None:
            seen.add(renderer.phase(game.public(state)))
    for phase in seen - {FINISHED}:
        is_told(game.id, phase)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_kind_of_frame_that_asks_is_shown(game: Any) -> None:
    """Also those that come up rarely; a move under construction is published nowhere."""
    renderer = shell_of(game.id)
    if renderer is None or type(renderer).phase is not Shell.phase:
        return
    for kind in game.flow.askers:
        if not kind.unfinished:
            is_told(game.id, str(kind.__struct_config__.tag))
