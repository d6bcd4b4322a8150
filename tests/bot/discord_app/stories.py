"""How a whole game is pressed on Discord: by chance, or by a small story in `tests/games/<game>/story.py`."""

from collections.abc import Callable, Collection, Mapping
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.game_registry import REGISTRY
from bot.model.questions import Ask
from games.core.forms import sample
from games.core.model import Action, Key, Seat
from tests.bot.discord_app.players import Leanings
from tests.bot.discord_app.pressing import Player
from tests.contract.particulars import module_of

Moves = Mapping[int, tuple[Seat, Action]]
"""What was wanted, by the number of the step."""

OPPORTUNITIES = 0.3
"""How often who need not answer does."""

SHORT = 30
"""Moves before the middle of a game, where nobody says otherwise."""


class Story(Struct, frozen=True):
    """A table, and what its people want."""

    seats: int
    agreed: Mapping[str, str] = {}
    """Options, as they are chosen in the lobby."""

    wanted: Player | None = None
    """What a seat wants to do; by default anything, by the tastes of a robot."""

    is_halfway: Callable[[Any], bool] | None = None
    """Whether the public view is that of the middle of the game; by default after some moves."""

    leanings: Leanings | None = None
    """What is pressed rather than other things in the middle, where everything is pressed at random."""

    happened: Collection[str] = ()
    """Verbs of actions that must have been wanted."""

    expect: Callable[[Moves], None] | None = None
    """What else must have happened."""


def story_of(game: Key) -> Story:
    """The game's own story, or one by chance at three seats, or as many as it has."""
    own: Story | None = getattr(module_of(game, "story"), "STORY", None)
    seats = REGISTRY[game].game.seats
    return own or Story(min(max(3, seats[0]), seats[-1]))


def by_taste(ask: Ask, chance: Random) -> Action | None:
    """Any answer, each kind as likely as a robot likes it; who need not answer seldom does."""
    assert ask.decision is not None
    if not ask.decision.required and chance.random() > OPPORTUNITIES:
        return None
    tastes = REGISTRY[ask.position.table.game].game.tastes
    weights = [tastes.get(offer.action, 1) for offer in ask.decision.offers]
    if not any(weights):
        if not ask.decision.required:
            return None
        weights = [1] * len(weights)
    [offer] = chance.choices(ask.decision.offers, weights)
    return sample(replace(ask.decision, offers=(offer,)), chance.randrange)


def after(moves: int) -> Callable[[Any], bool]:
    """Says yes when it has been asked more often than that."""
    asked = 0

    def halfway(_: object) -> bool:
        nonlocal asked
        asked += 1
        return asked > moves

    return halfway
