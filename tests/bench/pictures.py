"""Pictures of random games: milliseconds and bytes, from warm caches, in one thread."""

import time
from collections.abc import Callable, Iterator
from hashlib import sha256
from random import Random
from statistics import median
from typing import Any

from bot.game_registry import REGISTRY, AnyRegistered
from bot.i18n.speech import LANGUAGES
from games.core.forms import sample
from games.core.game import play
from games.core.rng import Rng
from render.core.contract import Picture, Scene
from tests.bench.figure import Figure, at_most

BAR_MS = {"catan": 80.0}
"""For the board; all other pictures have 60 ms."""

BAR_KB = 400.0

NAMES = ("Ana", "Bruno", "Carla", "Davi", "Elisa", "Fabio")


def run(quick: bool) -> list[Figure]:
    """Board, hand and score of every game that has a renderer, with its most seats."""
    figures = []
    for entry in REGISTRY.values():
        drawn = _drawings(entry, 6 if quick else 30)
        for what, drawings in drawn.items():
            bar = BAR_MS.get(entry.game.id, 60.0) if what == "board" else 60.0
            figures += _measured(f"{entry.game.id}, {what}", drawings, bar)
    return figures


Drawing = Callable[[], Picture | None]


def _drawings(entry: AnyRegistered, positions: int) -> dict[str, list[Drawing]]:
    """What to draw: positions spread over random games."""
    found: dict[str, list[Drawing]] = {"board": [], "hand": [], "score": []}
    for state, events in _positions(entry, positions):
        found["board"].append(_board(entry, state, events))
        found["hand"].append(_hand(entry, state))
        if entry.game.is_over(state):
            found["score"].append(_score(entry, state))
    return found


def _positions(entry: AnyRegistered, positions: int) -> Iterator[tuple[Any, tuple[Any, ...]]]:
    """Positions of two games, evenly spread, their ends included."""
    game, seats = entry.game, entry.game.seats[-1]
    for number in range(2):
        chance = Random(number)
        state = game.setup(
            seats, game.options(), Rng(sha256(f"pictures {number}".encode()).digest())
        ).state
        passed: list[tuple[Any, tuple[Any, ...]]] = [(state, ())]
        while (decision := game.first(state)) is not None:
            step = play(
                game, state, decision.seat, sample(decision, chance.randrange), asked=decision
            )
            state = step.state
            passed.append((state, tuple(told.event for told in step.log if told.to is None)))
        yield from passed[:: max(1, 2 * len(passed) // positions)]
        yield passed[-1]


def _scene(entry: AnyRegistered, state: Any, events: tuple[Any, ...]) -> Scene:
    """Names, words and the last move."""
    names = NAMES[: entry.game.seats[-1]]
    asked = tuple(decision.seat for decision in entry.game.pending(state) if decision.required)
    return Scene(names, LANGUAGES.words("en", entry.game, names), asked, events)


def _board(entry: AnyRegistered, state: Any, events: tuple[Any, ...]) -> Drawing:
    """The board of a position."""
    view, scene = entry.game.public(state), _scene(entry, state, events)
    return lambda: entry.renderer.board(view, scene)


def _hand(entry: AnyRegistered, state: Any) -> Drawing:
    """The hand of the seat that is asked first."""
    game = entry.game
    first = game.first(state)
    seat = first.seat if first else 0
    own, view, notes = game.private(state, seat), game.public(state), game.notes(state, seat)
    scene = _scene(entry, state, ())
    return lambda: entry.renderer.hand(own, view, seat, first, notes, (), scene)


def _score(entry: AnyRegistered, state: Any) -> Drawing:
    """The score table of a finished game."""
    view, sheets, scene = (
        entry.game.public(state),
        entry.game.scores(state),
        _scene(entry, state, ()),
    )
    return lambda: entry.renderer.score(view, sheets, scene)


def _measured(name: str, drawings: list[Drawing], bar: float) -> list[Figure]:
    """Median time and largest size; every picture is drawn once before it is timed."""
    sizes, times = [], []
    for draw in drawings:
        picture = draw()
        if picture is not None:
            sizes.append(len(picture.data) / 1000)
            times.append(_timed(draw))
    if not times:
        return []
    return [
        at_most(f"{name}: median", median(times), "ms", bar),
        at_most(f"{name}: largest", max(sizes), "KB", BAR_KB),
    ]


def _timed(draw: Drawing) -> float:
    """Milliseconds for one more picture."""
    began = time.perf_counter()
    draw()
    return 1000 * (time.perf_counter() - began)
