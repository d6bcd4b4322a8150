"""Answers of catanatron's players, run by its own Python: reads positions of CATAN as JSON lines, writes actions as such.

A position is copied into a game of catanatron: pieces by its own rules, all else as it stands (`tests.bench.catanatron_player`
says what is sent). Corners, hexes and seats are ours; colours, nodes and coordinates are theirs.
"""

import importlib
import json
import random
import sys
from typing import Any

from catanatron import Game  # type: ignore[import-not-found]
from catanatron.models.actions import generate_playable_actions  # type: ignore[import-not-found]
from catanatron.models.enums import (  # type: ignore[import-not-found]
    CITY,
    RESOURCES,
    ROAD,
    SETTLEMENT,
    Action,
    ActionPrompt,
    ActionType,
)
from catanatron.models.map import (  # type: ignore[import-not-found]
    BASE_MAP_TEMPLATE,
    CatanMap,
    LandTile,
    NodeRef,
    initialize_tiles,
)
from catanatron.models.player import Color, RandomPlayer  # type: ignore[import-not-found]

NOBODY, GROWN = -1, 10
"""What a corner of ours holds beside a seat with a settlement: nothing, or this much more for a city."""

CARDS = ("KNIGHT", "ROAD_BUILDING", "YEAR_OF_PLENTY", "MONOPOLY", "VICTORY_POINT")
"""Development cards in our order, all victory points as one."""

CORNERS = (
    NodeRef.NORTH,
    NodeRef.NORTHEAST,
    NodeRef.SOUTHEAST,
    NodeRef.SOUTH,
    NodeRef.SOUTHWEST,
    NodeRef.NORTHWEST,
)
"""Of a hex, in our order."""

EXPERIMENTAL = "catanatron_experimental.machine_learning.players"
PLAYERS = {
    "random": (("catanatron.models.player",), "RandomPlayer"),
    "weighted-random": (("catanatron.players.weighted_random",), "WeightedRandomPlayer"),
    "victory-point": (("catanatron.players.search",), "VictoryPointPlayer"),
    "value": (("catanatron.players.value", f"{EXPERIMENTAL}.value"), "ValueFunctionPlayer"),
    "alpha-beta": (("catanatron.players.minimax", f"{EXPERIMENTAL}.minimax"), "AlphaBetaPlayer"),
}
"""Modules that may have it, and its class; the settings are its own."""


def player_class(name: str) -> Any:
    """The class of that player. Raises `SystemExit` where this environment has none."""
    modules, wanted = PLAYERS[name]
    for module in modules:
        try:
            return getattr(importlib.import_module(module), wanted)
        except ImportError:
            continue
    raise SystemExit(f"{sys.executable} has no player {name} of catanatron")


class Mirror:
    """A game of catanatron that stands as ours does."""

    def __init__(self, told: dict[str, Any]) -> None:
        self.board = told["board"]
        coordinates = [(q, -q - r, r) for q, r in self.board["hexes"]]
        by_place = dict(zip(coordinates, range(len(coordinates)), strict=True))
        land = [
            by_place[one] for one, kind in BASE_MAP_TEMPLATE.topology.items() if kind is LandTile
        ]
        kinds = [self.board["resources"][place] for place in land]
        numbers = [self.board["numbers"][place] for place in land if self.board["numbers"][place]]
        resources = [None if kind is None else RESOURCES[kind] for kind in kinds]
        tiles = initialize_tiles(BASE_MAP_TEMPLATE, numbers[::-1], None, resources[::-1])
        self.node: dict[int, int] = {}
        for coordinate, corners in zip(coordinates, self.board["corners"], strict=True):
            for corner, side in zip(corners, CORNERS, strict=True):
                self.node[corner] = tiles[coordinate].nodes[side]
        self.corner = {node: corner for corner, node in self.node.items()}
        self.coordinate = dict(enumerate(coordinates))
        self.place = by_place
        on = CatanMap.from_tiles(tiles)
        on.port_nodes = {}
        for corners, kind in self.board["harbors"]:
            resource = None if kind is None else RESOURCES[kind]
            on.port_nodes.setdefault(resource, set()).update(self.node[one] for one in corners)
        seats = len(told["players"])
        self.game = Game([RandomPlayer(one) for one in list(Color)[:seats]], seed=1, catan_map=on)
        self.buildings = [NOBODY] * len(told["buildings"])
        self.roads: set[tuple[int, int, int]] = set()

    def continues(self, told: dict[str, Any]) -> bool:
        """Whether the position follows from this one."""
        pairs = zip(self.buildings, told["buildings"], strict=True)
        return (
            self.board == told["board"]
            and len(self.game.state.colors) == len(told["players"])
            and self.roads <= {tuple(one) for one in told["roads"]}
            and all(old in (NOBODY, new, new - GROWN) for old, new in pairs)
        )

    def follow(self, told: dict[str, Any]) -> None:
        """Stand as the position that was told."""
        self._build(told)
        state, table = self.game.state, self.game.state.board
        for seat, player in enumerate(told["players"]):
            self._hold(seat, player)
        table.robber_coordinate = self.coordinate[told["robber"]]
        longest = told["longest_road"]
        table.road_color = None if longest == NOBODY else state.colors[longest]
        table.road_length = 0 if longest == NOBODY else told["players"][longest]["road_length"]
        state.resource_freqdeck = list(told["bank"])
        deck = [card for card, count in zip(CARDS, told["deck"], strict=True) for _ in range(count)]
        state.development_listdeck = random.sample(deck, len(deck))
        state.num_turns = told["turn"]
        state.current_turn_index = told["active"]
        state.current_player_index = told["seat"]
        self._ask(told)

    def _ask(self, told: dict[str, Any]) -> None:
        """The question."""
        state, prompt = self.game.state, told["prompt"]
        state.is_initial_build_phase = prompt == "settle"
        state.is_discarding = prompt == "discard"
        state.is_moving_knight = prompt == "robber"
        state.is_road_building = prompt == "roads"
        state.free_roads_available = told["free_roads"]
        state.current_prompt = {
            "settle": ActionPrompt.BUILD_INITIAL_SETTLEMENT,
            "discard": ActionPrompt.DISCARD,
            "robber": ActionPrompt.MOVE_ROBBER,
        }.get(prompt, ActionPrompt.PLAY_TURN)
        colour, own = state.colors[told["seat"]], told["players"][told["seat"]]
        if prompt == "roads":
            # Release 3.2.1 asks for the price of a road that is free.
            edges = state.board.buildable_edges(colour)
            playable = [Action(colour, ActionType.BUILD_ROAD, edge) for edge in edges]
        else:
            barred = {
                f"PLAY_{card}_CARD" if card == "KNIGHT" else f"PLAY_{card}"
                for card, have, new in zip(CARDS, own["cards"], own["fresh"], strict=True)
                if have == new
            }
            playable = [
                one
                for one in generate_playable_actions(state)
                if one.action_type.value not in barred
            ]
        state.playable_actions = playable

    def _build(self, told: dict[str, Any]) -> None:
        """Pieces that are new, in an order in which they can have been built."""
        state, table = self.game.state, self.game.state.board
        roads = [tuple(one) for one in told["roads"] if tuple(one) not in self.roads]
        places = [
            (corner, new % GROWN)
            for corner, (old, new) in enumerate(zip(self.buildings, told["buildings"], strict=True))
            if old == NOBODY != new
        ]
        while roads or places:
            road = next((one for one in roads if self._reaches(one)), None)
            if road is not None:
                roads.remove(road)
                self.roads.add(road)
                colour, edge = state.colors[road[2]], self._edge(road)
                table.build_road(colour, edge)
                state.buildings_by_color[colour][ROAD].append(edge)
                continue
            joined = [
                one
                for one in places
                if self.node[one[0]] in table.buildable_node_ids(state.colors[one[1]])
            ]
            place = (joined or places)[0]
            places.remove(place)
            colour, node = state.colors[place[1]], self.node[place[0]]
            table.build_settlement(colour, node, not joined)
            state.buildings_by_color[colour][SETTLEMENT].append(node)
        for corner, (old, new) in enumerate(zip(self.buildings, told["buildings"], strict=True)):
            if new >= GROWN > old:
                colour, node = state.colors[new % GROWN], self.node[corner]
                table.build_city(colour, node)
                state.buildings_by_color[colour][SETTLEMENT].remove(node)
                state.buildings_by_color[colour][CITY].append(node)
        self.buildings = list(told["buildings"])

    def _edge(self, road: tuple[int, ...]) -> tuple[int, int]:
        """The road's ends, the smaller node first."""
        one, other = sorted(self.node[corner] for corner in road[:2])
        return one, other

    def _reaches(self, road: tuple[int, ...]) -> bool:
        """Whether the road can be built by now."""
        state = self.game.state
        return self._edge(road) in state.board.buildable_edges(state.colors[road[2]])

    def _hold(self, seat: int, told: dict[str, Any]) -> None:
        """What a player has."""
        own: dict[str, Any] = {
            "VICTORY_POINTS": told["public_points"],
            "ACTUAL_VICTORY_POINTS": told["points"],
            "ROADS_AVAILABLE": told["pieces"][0],
            "SETTLEMENTS_AVAILABLE": told["pieces"][1],
            "CITIES_AVAILABLE": told["pieces"][2],
            "HAS_ROAD": told["has_road"],
            "HAS_ARMY": told["has_army"],
            "HAS_ROLLED": told["has_rolled"],
            "HAS_PLAYED_DEVELOPMENT_CARD_IN_TURN": told["has_played"],
            "LONGEST_ROAD_LENGTH": told["road_length"],
        }
        own |= {f"{one}_IN_HAND": count for one, count in zip(RESOURCES, told["hand"], strict=True)}
        own |= {f"{card}_IN_HAND": count for card, count in zip(CARDS, told["cards"], strict=True)}
        own |= {f"PLAYED_{card}": count for card, count in zip(CARDS, told["played"], strict=True)}
        # Later releases remember which cards were there when the turn began.
        own |= {
            f"{card}_OWNED_AT_START": have > new
            for card, have, new in zip(CARDS, told["cards"], told["fresh"], strict=True)
        }
        state = self.game.state
        state.player_state.update({f"P{seat}_{name}": value for name, value in own.items()})
        state.board.road_lengths[state.colors[seat]] = told["road_length"]

    def answers(self, kind: Any, told: dict[str, Any]) -> list[Any]:
        """What the player does; founding, the road as well."""
        colour = self.game.state.colors[told["seat"]]
        player = kind(colour)
        action = player.decide(self.game, self.game.state.playable_actions)
        if told["prompt"] == "discard":
            hand = [
                place
                for place, count in enumerate(told["players"][told["seat"]]["hand"])
                for _ in range(count)
            ]
            return [["DISCARD", random.sample(hand, len(hand) // 2)]]
        found = [self._ours(action)]
        if told["prompt"] == "settle":
            after = self.game.copy()
            after.execute(action)
            found.append(self._ours(player.decide(after, after.state.playable_actions)))
        return found

    def _ours(self, action: Any) -> list[Any]:
        """The action with our corners, hexes, seats and resources."""
        kind, value = action.action_type.value, action.value
        ours: Any = None
        if kind in ("BUILD_SETTLEMENT", "BUILD_CITY"):
            ours = self.corner[value]
        elif kind == "BUILD_ROAD":
            ours = sorted(self.corner[node] for node in value)
        elif kind == "MOVE_ROBBER":
            victim = value[1]
            seat = None if victim is None else self.game.state.color_to_index[victim]
            ours = [self.place[value[0]], seat]
        elif kind == "MARITIME_TRADE":
            ours = [RESOURCES.index(value[0]), RESOURCES.index(value[-1])]
        elif kind == "PLAY_YEAR_OF_PLENTY":
            ours = [RESOURCES.index(one) for one in value]
        elif kind == "PLAY_MONOPOLY":
            ours = RESOURCES.index(value)
        return [kind, ours]


def main(name: str) -> None:
    """Answer line by line."""
    kind, mirror = player_class(name), None
    for line in sys.stdin:
        told = json.loads(line)
        if mirror is None or not mirror.continues(told):
            mirror = Mirror(told)
        random.seed(told["seed"])
        mirror.follow(told)
        print(json.dumps(mirror.answers(kind, told)), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
