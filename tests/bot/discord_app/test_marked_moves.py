"""The last move is marked in everybody's own picture, as it is on the board."""

from random import Random
from typing import Any, ClassVar

import pytest

from bot.game_registry import REGISTRY, RegisteredGame
from games.core.model import Event, Seat
from tests.bot.discord_app.players import play_on, start_table
from tests.bot.discord_app.sketches import Sketches
from tests.bot.discord_app.world import World

GAME = "sutters-mill"


class Traced(Sketches):
    """Keeps what hands with a question were told of the last move."""

    seen: ClassVar[list[tuple[Seat, tuple[Event, ...]]]] = []

    def hand(
        self, own: Any, view: Any, seat: int, decision: Any, notes: Any, chosen: Any, scene: Any
    ) -> Any:
        """The hand in words."""
        if decision is not None:
            Traced.seen.append((seat, scene.events))
        return super().hand(own, view, seat, decision, notes, chosen, scene)


@pytest.fixture
def pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Blank ones."""
    Traced.seen.clear()
    entry = REGISTRY[GAME]
    monkeypatch.setitem(REGISTRY, GAME, RegisteredGame(entry.game, Traced(entry.renderer)))


@pytest.mark.usefixtures("pictures")
async def test_ones_own_picture_knows_the_last_move(world: World) -> None:
    """The first question of the second player comes with what the first one has just done."""
    people = [world.person(name) for name in ("ana", "bruno")]
    await start_table(world, people, game=GAME)
    first = Traced.seen[-1][0]
    chance = Random(1)

    while Traced.seen[-1][0] == first:
        assert await play_on(world, people, chance, presses=1)

    events = Traced.seen[-1][1]
    assert {getattr(event, "seat", None) for event in events} & {first}
