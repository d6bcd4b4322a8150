"""A whole game of Puerto Rico on Discord: both expansions, people placed at the same time.

The players like what is rare, so that it happens in every game, whatever the course of it: one of them drafts the Guesthouse,
who can pay for it buys it, and its guests move.
"""

from random import Random

from msgspec.structs import replace

from bot.model.questions import Ask
from games.core.forms import Decision, allowed, sample
from games.core.model import Action
from games.core.rng import Rng
from games.puerto_rico.actions import (
    Build,
    Draft,
    Load,
    MoveGuest,
    PlaceNobles,
    PlacePeople,
    Sell,
    TakeGood,
)
from games.puerto_rico.content import NUMBERS
from games.puerto_rico.game import PUERTO_RICO
from games.puerto_rico.views import Public
from tests.bot.discord_app.stories import Moves, Story
from tests.games.puerto_rico.watched import chosen

HALFWAY = 0.6
"""The part of the VP pool that is left in the middle of the game."""

SKILLED = 0.8
"""How often a ready answer is taken where there is one."""

RESTLESS = 0.5
"""How often guests move where they may; they may be asked for many times in a phase."""

DEAR = ("guesthouse", "storehouse")
"""Buildings that are drafted and bought before all others."""

EAGER = (Load, Sell, TakeGood)
"""What is done whenever it may be done, in this order."""

_ANY = Rng(bytes(32))


def wanted(ask: Ask, chance: Random) -> Action:
    """What somebody does who wants to get on."""
    assert ask.decision is not None
    decision = ask.decision
    state = PUERTO_RICO.deal(ask.position.public, ask.private, _ANY)
    ready = [one.action for one in PUERTO_RICO.ready(state, decision.seat)]
    ready = [action for action in ready if allowed(decision, action)]
    return favorite(decision, ready, chance)


def favorite(decision: Decision, ready: list[Action], chance: Random) -> Action:
    """The dear buildings, then what is done eagerly, a ready answer, something rather than nothing."""
    for key in DEAR:
        for action in (Draft(key), Build(key)):
            if allowed(decision, action):
                return action
    eager = (MoveGuest, *EAGER) if chance.random() < RESTLESS else EAGER
    for kind in eager:
        offers = tuple(offer for offer in decision.offers if offer.action is kind)
        if offers:
            return sample(replace(decision, offers=offers), chance.randrange)
    if ready and chance.random() < SKILLED:
        return chance.choice(ready)
    return chosen(decision, chance)


def is_halfway(public: Public) -> bool:
    """Whether a good part of the VP has been paid out."""
    return public.table.pool < HALFWAY * NUMBERS[len(public.table.players)].pool


def expect(moves: Moves) -> None:
    """People were placed by every seat."""
    placing = (PlacePeople, PlaceNobles)
    assert {seat for seat, action in moves.values() if isinstance(action, placing)} == {0, 1, 2}


STORY = Story(
    3,
    {"exp_new_buildings": "True", "exp_nobles": "True", "simultaneous_placement": "True"},
    wanted,
    is_halfway,
    {"choose_role": 6, "load": 6, "build": 4, "take_tile": 4, "sell": 4, "confirm": 6},
    frozenset(
        {
            *("draft", "choose_role", "take_tile", "take_person", "place_nobles", "build"),
            *("load", "move_guest", "pass"),
        }
    ),
    expect,
)
