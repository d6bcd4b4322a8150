"""Law (a) for what is drawn and told: pictures, alt texts and texts are the same in a state dealt from the views."""

from typing import Any

import pytest

from bot.kits import KITS, AnyKit
from bot.locale import Languages
from games.core.model import Event, Seat
from render.core.contract import Scene
from tests.contract.subjects import Case, cases
from tests.contract.test_secrecy import dealt, heard
from tests.contract.walks import looking_at, walks

NAMES = ("Ana", "Bruno", "Carla", "Davi", "Elisa", "Fabio")
LANGUAGES = Languages(strict=True)
DRAWN = 2
"""Positions drawn of each case."""


def shown(
    kit: AnyKit, case: Case, state: Any, seat: Seat, events: tuple[Event, ...], language: str
) -> tuple[object, ...]:
    """Everything that the seat is shown of a position."""
    game, renderer = kit.game, kit.renderer
    names = NAMES[: case.seats]
    asked = tuple(decision.seat for decision in game.pending(state) if decision.required)
    scene = Scene(names, LANGUAGES.words(language, game, names), asked, events)
    view, own = game.public(state), game.private(state, seat)
    hand = renderer.hand(
        own, view, seat, game.decision(state, seat), game.notes(state, seat), (), scene
    )
    return (
        renderer.board(view, scene),
        hand,
        renderer.text(view, scene),
        renderer.hand_text(own, view, seat, scene),
    )


@pytest.mark.parametrize(
    "drawn", [case for case in cases() if case.game.id in KITS], ids=lambda case: case.id
)
def test_pictures_give_nothing_away(drawn: Case) -> None:
    """Byte by byte, in each language."""
    kit = KITS[drawn.game.id]
    for number, game_walk in enumerate(walks(drawn)[:DRAWN]):
        moment = game_walk.moments[(number + 1) * len(game_walk.moments) // (DRAWN + 1)]
        language = LANGUAGES.names[number % len(LANGUAGES.names)]
        with looking_at(moment):
            events = heard(moment.step, None)
            seat = moment.seat
            twin = dealt(drawn, moment.step.state, seat, f"drawn/{game_walk.seed}")
            here = shown(kit, drawn, moment.step.state, seat, events, language)
            assert shown(kit, drawn, twin, seat, events, language) == here
