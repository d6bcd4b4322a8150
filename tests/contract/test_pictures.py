"""Law (a) for what is drawn and told: pictures, alt texts and texts are the same in a state dealt from the views."""

from collections.abc import Iterator
from typing import Any

import pytest

from bot.game_registry import REGISTRY, AnyRegistered
from games.core.game import Game
from games.core.model import Key, Notes, Seat
from render.core.contract import Scene
from tests.contract.setups import dealt, heard
from tests.contract.subjects import Case, cases, viewers
from tests.contract.walks import Moment, looking_at, walks
from tests.languages import LANGUAGES

NAMES = ("Ana", "Bruno", "Carla", "Davi", "Elisa", "Fabio")

TOLD = 40
"""Positions of each game whose texts are compared, for every seat and a spectator, in every language."""

CANARY = 10
"""Every so many positions are told twice even if both are told from the same values."""

DRAWN = 1
"""Positions of each game whose pictures are compared, for one of those who act, another seat and a spectator."""

SHOWN = 2
"""Positions of each game of which a hand is drawn with its own and with other secrets."""

DRAWABLE = pytest.mark.parametrize(
    "drawn", [case for case in cases() if case.game.id in REGISTRY], ids=lambda case: case.id
)


def scene_of(case: Case, moment: Moment, language: str) -> Scene:
    """What everybody knows besides the views after that step."""
    game, state = case.game, moment.step.state
    names = NAMES[: case.seats]
    asked = tuple(decision.seat for decision in game.pending(state) if decision.required)
    words = LANGUAGES.words(language, game, names)
    return Scene(names, words, asked, heard(moment.step, None))


def told(entry: AnyRegistered, state: Any, viewer: Seat | None, scene: Scene) -> tuple[str, ...]:
    """Everything that the viewer can read of a position."""
    view = entry.game.public(state)
    board = entry.renderer.text(view, scene)
    if viewer is None:
        return (board,)
    return board, entry.renderer.hand_text(entry.game.private(state, viewer), view, viewer, scene)


def handed(game: Game[Any, Any, Any], state: Any, viewer: Seat | None) -> tuple[Any, ...]:
    """What the renderer is handed for the viewer's picture, besides the scene."""
    view = game.public(state)
    if viewer is None:
        return (view,)
    own, decision = game.private(state, viewer), game.decision(state, viewer)
    return view, own, decision, game.notes(state, viewer)


def is_same(game: Game[Any, Any, Any], state: Any, twin: Any, viewer: Seat | None) -> bool:
    """Whether the viewer is handed the same values of both, down to the order of what has none."""
    return repr(handed(game, state, viewer)) == repr(handed(game, twin, viewer))


def shown(entry: AnyRegistered, state: Any, viewer: Seat | None, scene: Scene) -> object:
    """The picture that the viewer looks at, with its alt text: the board is a spectator's, and everybody's."""
    view, *own = handed(entry.game, state, viewer)
    if viewer is None:
        return entry.renderer.board(view, scene)
    hand, decision, notes = own
    return entry.renderer.hand(hand, view, viewer, decision, notes, (), scene)


def moments(case: Case, count: int) -> Iterator[tuple[int, Moment]]:
    """So many moments of each game of the case, numbered, at other places in each game."""
    number = 0
    for place, game_walk in enumerate(walks(case)):
        length = len(game_walk.moments)
        for part in range(count):
            yield number, game_walk.moments[(place + 1 + 4 * part) * length // (4 * count)]
            number += 1


@DRAWABLE
def test_texts_give_nothing_away(drawn: Case) -> None:
    """Word by word, in each language; what is told from the same values need not be told again."""
    entry = REGISTRY[drawn.game.id]
    for number, moment in moments(drawn, TOLD):
        state = moment.step.state
        scenes = [scene_of(drawn, moment, language) for language in LANGUAGES.names]
        for viewer in viewers(drawn):
            with looking_at(moment):
                twin = dealt(drawn, state, viewer, f"told/{drawn.id}/{number}/{viewer}")
                if number % CANARY and is_same(drawn.game, state, twin, viewer):
                    continue
                for scene in scenes:
                    here = told(entry, state, viewer, scene)
                    assert told(entry, twin, viewer, scene) == here, f"tells {viewer} something"


@DRAWABLE
def test_pictures_give_nothing_away(drawn: Case) -> None:
    """Byte by byte, alt texts too, in each language; what is drawn from the same values need not be drawn again."""
    entry = REGISTRY[drawn.game.id]
    for number, moment in moments(drawn, DRAWN):
        state = moment.step.state
        language = LANGUAGES.names[number % len(LANGUAGES.names)]
        scene = scene_of(drawn, moment, language)
        for viewer in (moment.seat, (moment.seat + 1 + number) % drawn.seats, None):
            with looking_at(moment):
                twin = dealt(drawn, state, viewer, f"drawn/{drawn.id}/{number}/{viewer}")
                if number == 0 or not is_same(drawn.game, state, twin, viewer):
                    here = shown(entry, state, viewer, scene)
                    assert shown(entry, twin, viewer, scene) == here, f"shows {viewer} something"


@DRAWABLE
def test_the_table_of_points_gives_nothing_away(drawn: Case) -> None:
    """Of a finished game everything that counts is public: dealt for a spectator it is the same picture."""
    entry = REGISTRY[drawn.game.id]
    for number, game_walk in enumerate(walks(drawn)[:1]):
        moment = game_walk.moments[-1]
        scene = scene_of(drawn, moment, LANGUAGES.names[number % len(LANGUAGES.names)])
        twin = dealt(drawn, game_walk.end, None, f"points/{game_walk.seed}")
        with looking_at(moment):
            here, there = (
                entry.renderer.score(entry.game.public(state), entry.game.scores(state), scene)
                for state in (game_walk.end, twin)
            )
            assert there == here


@pytest.mark.parametrize("game", REGISTRY)
def test_what_is_a_seats_own_shows_in_its_picture(game: Key) -> None:
    """The laws above are not trivial: dealt with other secrets a seat has another picture, where the game draws one."""
    drawn = next(case for case in cases() if case.game.id == game)
    differing: list[bool] = []
    for number, moment in moments(drawn, SHOWN):
        state, seat = moment.step.state, moment.seat
        own, other = (
            drawn.game.private(one, seat)
            for one in (state, dealt(drawn, state, None, f"other/{drawn.id}/{number}"))
        )
        if own != other:
            view, scene = drawn.game.public(state), scene_of(drawn, moment, LANGUAGES.names[0])
            here, there = (
                REGISTRY[game].renderer.hand(one, view, seat, None, Notes(), (), scene)
                for one in (own, other)
            )
            assert (here is None) == (there is None)
            differing.append(here is None or here != there)
    assert any(differing) or not any(hidden.owner and hidden.always for hidden in drawn.hidden)
