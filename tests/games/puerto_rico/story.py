"""A whole game of Puerto Rico on Discord: both expansions, people placed at the same time, players who rather do something."""

from random import Random

from msgspec.structs import replace

from bot.model import Ask
from games.core.forms import allowed, sample
from games.core.model import Action
from games.core.rng import Rng
from games.puerto_rico.actions import Load, PlacePeople
from games.puerto_rico.content import NUMBERS
from games.puerto_rico.game import PUERTO_RICO
from games.puerto_rico.views import Public
from tests.bot.discord_side.stories import Moves, Story
from tests.games.puerto_rico.watched import chosen

HALFWAY = 0.6
"""The part of the VP pool that is left in the middle of the game."""

SKILLED = 0.8
"""How often a ready answer is taken, or a building bought, where there is one."""

_ANY = Rng(bytes(32))


def wanted(ask: Ask, chance: Random) -> Action:
    """What somebody does who wants to get on: a ready answer where there is one, to do something rather than nothing."""
    assert ask.decision is not None
    decision = ask.decision
    state = PUERTO_RICO.deal(ask.position.public, ask.private, _ANY)
    ready = [one.action for one in PUERTO_RICO.ready(state, decision.seat)]
    ready = [action for action in ready if allowed(decision, action)]
    if ready and chance.random() < SKILLED:
        return chance.choice(ready)
    loads = [offer for offer in decision.offers if offer.action is Load]
    if loads:
        return sample(replace(decision, offers=tuple(loads)), chance.randrange)
    return chosen(decision, chance)


def is_halfway(public: Public) -> bool:
    """Whether a good part of the VP has been paid out."""
    return public.table.pool < HALFWAY * NUMBERS[len(public.table.players)].pool


def expect(moves: Moves) -> None:
    """People were placed by every seat."""
    assert {seat for seat, action in moves.values() if isinstance(action, PlacePeople)} == {0, 1, 2}


STORY = Story(
    3,
    {"exp_new_buildings": "True", "exp_nobles": "True", "simultaneous_placement": "True"},
    wanted,
    is_halfway,
    {"choose_role": 6, "load": 6, "build": 4, "take_tile": 4, "sell": 4, "confirm": 6},
    frozenset({"draft", "choose_role", "take_tile", "place_people", "build", "load", "pass"}),
    expect,
)
