"""A whole game of Sutter's Mill on Discord: three people who build, dig, go over to Tear-down and take down what they can.

They like what is rare: a card goes where somebody has a prospector, whoever holds the church lays a stack anew. Everybody
switches as soon as some of the vein is dug, so that no dig ends the game before.
"""

from random import Random

from msgspec.structs import replace

from bot.model.questions import Ask
from games.core.forms import sample
from games.core.model import Action
from games.sutters_mill import actions as act
from games.sutters_mill.content import PLACES
from games.sutters_mill.views import Public
from tests.bot.discord_app.stories import Moves, Story

EAGER = {
    act.PlaceCard: 12,
    act.RemoveCard: 16,
    act.Rearrange: 40,
    act.Dig: 12,
    act.PlaceProspector: 8,
    act.LayRest: 1,
    act.LayNext: 2,
    act.RemoveProspector: 1,
    act.EndTurn: 3,
    act.Switch: 0,
}
"""How much likelier people do this than other things; what has 0 only when its time has come."""

LATE = 0.95
"""The part of the vein that is left when everybody switches as soon as they can."""


def wanted(ask: Ask, chance: Random) -> Action | None:
    """The switch when it is time; else anything that is offered, what is rare before what is common."""
    decision = ask.decision
    assert decision is not None
    if left(ask.position.public) < LATE:
        switches = [offer for offer in decision.offers if offer.action is act.Switch]
        if switches:
            return act.Switch()
    weights = [EAGER.get(offer.action, 4) for offer in decision.offers]
    [offer] = chance.choices(decision.offers, weights)
    return sample(replace(decision, offers=(offer,)), chance.randrange)


def left(public: Public) -> float:
    """The part of the vein that has not been dug."""
    return sum(public.table.left) / sum(PLACES)


def expect(moves: Moves) -> None:
    """Everybody has gone over to Tear-down."""
    switched = {seat for seat, action in moves.values() if isinstance(action, act.Switch)}
    assert switched == {0, 1, 2}


STORY = Story(
    3,
    wanted=wanted,
    leanings={"switch": 0, "end_turn": 0, "dig": 0},
    happened=frozenset(
        {
            "dig",
            "place_prospector",
            "place_card",
            "lift_prospector",
            "move_prospector",
            "remove_prospector",
            "remove_card",
            "switch",
            "end_turn",
        }
    ),
    expect=expect,
)
