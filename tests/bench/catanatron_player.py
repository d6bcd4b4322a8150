"""Players of catanatron at a table of ours: `catanatron:value`, `catanatron:alpha-beta` (depth 2), `catanatron:random`...

Our engine deals, rolls and judges. Before each answer its position is copied into a game of catanatron, in a process of its own
that its own Python runs (`tests.bench.catanatron_answers`): that of the environment variable CATANATRON, else that of the
environment of `make bench`, whose release has only `random`, `weighted-random` and `victory-point`. The board is that of the
base game, and nobody trades with players. Differences: catanatron discards by chance, knows all hands, and may plan with a card
that it has just bought, though it cannot play it.
"""

import json
import os
import subprocess
from collections import deque
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from games.catan import actions as act
from games.catan.content import (
    CARDS,
    FIRST_VICTORY_CARD,
    KNIGHT,
    RESOURCES,
    TERRAIN_RESOURCE,
    Deck,
)
from games.catan.frames import BeforeRoll, Discards, Founding, RoadBuilding, RobberMoving
from games.catan.points import points, public_points
from games.catan.state import NOBODY, State
from games.core.forms import Decision
from games.core.game import Game
from games.core.model import Action
from tests.bench.catan import installed

SCRIPT = Path(__file__).with_name("catanatron_answers.py")
NAMES = ("random", "weighted-random", "victory-point", "value", "alpha-beta")
SEED_BITS = 32


class CatanatronPlayer:
    """One of its players, for any seat."""

    def __init__(self, name: str) -> None:
        chosen = os.environ.get("CATANATRON")
        python = Path(chosen) if chosen else installed()
        command = [str(one) for one in (python, "-W", "ignore", SCRIPT, name)]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self._next: deque[Action] = deque()

    def __call__(
        self, game: Game[Any, Any, Any], state: State, decision: Decision, chance: Random
    ) -> Action:
        """Its answer. Raises `RuntimeError` where its process has ended."""
        kinds = {offer.action for offer in decision.offers}
        if self._next and type(self._next[0]) in kinds:
            return self._next.popleft()
        self._next.clear()
        if act.Steal in kinds:
            return act.LetBe()
        told = position(state, decision) | {"seed": chance.getrandbits(SEED_BITS)}
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(told) + "\n")
        process.stdin.flush()
        line = process.stdout.readline()
        if not line:
            raise RuntimeError("catanatron does not answer; see docs/development.md")
        for kind, value in json.loads(line):
            self._next.extend(translated(state, kind, value))
        return self._next.popleft()

    def close(self) -> None:
        """End the process."""
        self._process.communicate()


@cache
def catanatron_player(name: str) -> CatanatronPlayer:
    """The player, one process for all games and seats."""
    return CatanatronPlayer(name)


def position(state: State, decision: Decision) -> dict[str, Any]:
    """All that its players look at: plain JSON values, pieces by our corners."""
    table, secrets = state.table, state.secrets
    net = table.board.geometry
    frame = state.flow[-1]
    prompts = {Founding: "settle", Discards: "discard", RobberMoving: "robber"}
    return {
        "board": {
            "hexes": net.hexes,
            "resources": [TERRAIN_RESOURCE.get(one) for one in table.board.terrains],
            "numbers": table.board.numbers,
            "corners": net.corners_of_hex,
            "harbors": [
                (net.ends[path], None if kind == "any" else RESOURCES.index(kind))
                for path, kind in table.board.harbors
            ],
        },
        "buildings": table.buildings,
        "roads": [
            (*net.ends[path], seat) for path, seat in enumerate(table.roads) if seat != NOBODY
        ],
        "robber": table.robber,
        "bank": table.bank,
        "deck": _five(secrets.deck),
        "longest_road": table.longest_road,
        "turn": table.turn,
        "active": table.active if table.turn else decision.seat,
        "seat": decision.seat,
        "prompt": "roads" if isinstance(frame, RoadBuilding) else prompts.get(type(frame), "turn"),
        "free_roads": frame.left if isinstance(frame, RoadBuilding) else 0,
        "players": [
            {
                "hand": holding.hand,
                "cards": _five(holding.cards),
                "fresh": _five(holding.fresh),
                "played": _five(player.played),
                "points": points(state, seat),
                "public_points": public_points(table, seat),
                "road_length": player.road_length,
                "pieces": (player.roads_left, player.settlements_left, player.cities_left),
                "has_road": table.longest_road == seat,
                "has_army": table.largest_army == seat,
                "has_rolled": table.active == seat
                and bool(table.turn)
                and not isinstance(state.flow[0], BeforeRoll),
                "has_played": table.active == seat and table.has_played,
            }
            for seat, (player, holding) in enumerate(
                zip(table.players, secrets.players, strict=True)
            )
        ],
    }


def _five(deck: Deck) -> tuple[int, ...]:
    """The cards with all victory points as one kind."""
    return (*deck[:FIRST_VICTORY_CARD], sum(deck[FIRST_VICTORY_CARD:]))


def translated(state: State, kind: str, value: Any) -> list[Action]:
    """Our actions for one of theirs."""
    net = state.table.board.geometry
    frame = state.flow[-1]
    simple: dict[str, Action] = {
        "ROLL": act.Roll(),
        "END_TURN": act.EndTurn(),
        "BUY_DEVELOPMENT_CARD": act.BuyCard(),
        "PLAY_KNIGHT_CARD": act.PlayCard(CARDS[KNIGHT]),
        "PLAY_ROAD_BUILDING": act.PlayCard("road_building"),
    }
    if kind in simple:
        return [simple[kind]]
    if kind == "BUILD_SETTLEMENT":
        settles = act.Settle if isinstance(frame, Founding) else act.BuildSettlement
        return [settles(net.corners[value])]
    if kind == "BUILD_CITY":
        return [act.BuildCity(net.corners[value])]
    if kind == "BUILD_ROAD":
        path = net.paths[net.ends.index(tuple(value))]
        roads = {Founding: act.FoundingRoad, RoadBuilding: act.FreeRoad}
        return [roads.get(type(frame), act.BuildRoad)(path)]
    if kind == "MOVE_ROBBER":
        place, victim = value
        thefts = [] if victim is None else [act.Steal(str(victim))]
        return [act.MoveRobber(net.labels[place]), *thefts]
    if kind == "MARITIME_TRADE":
        return [act.BankTrade("@".join([RESOURCES[one] for one in value]))]
    if kind == "PLAY_MONOPOLY":
        return [act.PlayCard("monopoly"), act.Monopolise(RESOURCES[value])]
    if kind == "PLAY_YEAR_OF_PLENTY":
        return [act.PlayCard("year_of_plenty"), act.TakePlenty(_amounts(value))]
    if kind == "DISCARD":
        return [act.Discard(_amounts(value))]
    raise ValueError(f"catanatron does what we do not know: {kind} {value}")


def _amounts(cards: list[int]) -> tuple[tuple[str, int], ...]:
    """So many cards of each resource."""
    return tuple((key, cards.count(at)) for at, key in enumerate(RESOURCES) if at in cards)
