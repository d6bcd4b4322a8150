"""A whole game of CATAN on Discord: five people who want to win soon, so that special building comes up."""

from random import Random

from msgspec.structs import replace

from bot.model.questions import Ask
from games.catan.actions import OfferTrade
from games.catan.views import Public, public_points
from games.core.model import Action, Key
from tests.bot.discord_app.stories import Moves, Story
from tests.games.catan.eager import eager

HALFWAY = 5
"""Public points of the leader in the middle of the game."""

TO_ALL = 0.5
"""How often a trade is offered to every opponent, whatever else is drawn."""


def wanted(ask: Ask, chance: Random) -> Action | None:
    """What somebody who wants to win soon does, from what the seat may know; some offers go to some opponents alone."""
    assert ask.decision is not None
    action = eager(ask.position.public, ask.private, ask.decision, chance)
    if isinstance(action, OfferTrade):
        return replace(action, to=some_of(action.to, chance))
    return action


def some_of(keys: tuple[Key, ...], chance: Random) -> tuple[Key, ...]:
    """At least one of the keys, often all, in their order."""
    if chance.random() < TO_ALL:
        return keys
    picked = chance.sample(keys, chance.randint(1, len(keys)))
    return tuple(key for key in keys if key in picked)


def is_halfway(public: Public) -> bool:
    """Whether somebody has half of what it takes to win."""
    return max(public_points(public.table, seat) for seat in range(len(public.held))) >= HALFWAY


def expect(moves: Moves) -> None:
    """Trades were offered to all and to some."""
    crowds = {len(action.to) for _, action in moves.values() if isinstance(action, OfferTrade)}
    assert STORY.seats - 1 in crowds
    assert len(crowds) > 1


STORY = Story(
    5,
    {"board": "random", "numbers": "scattered", "combined": "False"},
    wanted,
    is_halfway,
    {"roll": 30, "accept_proposal": 6, "confirm": 6, "end_turn": 6, "end_building": 6},
    frozenset(
        {
            *("settle", "founding_road", "roll", "move_robber", "bank_trade", "start_building"),
            *("build_road", "build_settlement", "end_turn", "join_building", "end_building"),
        }
    ),
    expect,
)
