"""What somebody who wants to win CATAN soon makes of what the seat may know: goals, and what places are worth."""

from collections.abc import Iterable, Mapping, Sequence
from random import Random

from games.catan.content import (
    CARD_COST,
    CITY_COST,
    NOTHING,
    RESOURCES,
    ROAD_COST,
    SETTLEMENT_COST,
    SETTLEMENTS,
    TERRAIN_RESOURCE,
    Hand,
    full_bank,
)
from games.catan.hands import minus, only, place_of, plus
from games.catan.network import is_spaced, settlement_places
from games.catan.views import CITY, NOBODY, Private, Public, rates
from games.core.model import Key

GOALS: Mapping[Hand, int] = {SETTLEMENT_COST: -1, CITY_COST: -2, ROAD_COST: 0, CARD_COST: 2}
"""What cards are gathered for; how many missing cards more or less it counts as."""

NEW_KIND = 3.0
"""Pips that a resource is worth besides which the seat does not produce yet."""

HARBOR = 1.5
"""Pips that a harbor is worth."""

NEAR, FAR = 0.7, 0.4
"""What a corner counts at the end of a new road, and one road further."""


class Mind:
    """One seat's knowledge, and its own chance."""

    def __init__(self, public: Public, private: Private, chance: Random) -> None:
        self.public = public
        self.seat = private.seat
        self.hand = private.holding.hand
        self.chance = chance
        self.chart = public.table.board.chart
        self.net = self.chart.net
        self.me = public.table.players[private.seat]
        self.spots = self._spots()
        self.goals = self._goals()

    def owner(self, corner: int) -> int:
        """Whose building stands on the corner."""
        building = self.public.table.buildings[corner]
        return building if building == NOBODY else building % CITY

    def pips(self, place: int) -> int:
        """How many of 36 throws make the hex produce."""
        number = self.public.table.board.numbers[place]
        return 6 - abs(7 - number) if number else 0

    def income(self, corner: Key) -> int:
        """How many cards 36 throws bring to a settlement there."""
        return sum(map(self.pips, self.net.hexes_of_corner[self.net.corner_of[corner]]))

    def worth(self, corner: Key) -> float:
        """What a settlement there brings, besides what the others of the seat do."""
        place = self.net.corner_of[corner]
        new = self._kinds([place]) - self._kinds(self._built())
        harbors = [
            path for path, _ in self.public.table.board.harbors if place in self.net.ends[path]
        ]
        return self.income(corner) + NEW_KIND * len(new) + HARBOR * len(harbors)

    def prospect(self, path: Key) -> float:
        """What a road there leads to: the best corner at its end, or one road further."""
        public, net, best = self.public, self.net, 0.0
        for corner in net.ends[net.path_of[path]]:
            if self.owner(corner) not in (NOBODY, self.seat):
                continue
            if is_spaced(self.chart, public.table.buildings, corner):
                best = max(best, NEAR * self.worth(net.corners[corner]))
            for road, other in net.beyond[corner]:
                if public.table.roads[road] == NOBODY and is_spaced(
                    self.chart, public.table.buildings, other
                ):
                    best = max(best, FAR * self.worth(net.corners[other]))
        return best

    def missing(self, goal: Hand) -> Hand:
        """What the hand lacks for the goal."""
        return lacking(goal, self.hand)

    def spare(self, goal: Hand) -> Hand:
        """What the goal leaves of the hand."""
        return lacking(self.hand, goal)

    def from_bank(self, goal: Hand) -> int:
        """How many cards the bank would give for what the goal leaves."""
        return sum(
            have // rate
            for have, rate in zip(
                self.spare(goal), rates(self.public.table, self.seat), strict=True
            )
        )

    def wanted(self) -> list[Key]:
        """The resources that are missing, those for the nearest goal first."""
        return [key for goal in self.goals for key, _ in amounts(self.missing(goal))]

    def out(self, resource: Key) -> int:
        """How many cards of that resource the others hold together."""
        held = (
            full_bank(self.public.table.board.plan)[0] - self.public.table.bank[place_of(resource)]
        )
        return held - self.hand[place_of(resource)]

    def _spots(self) -> tuple[int, ...]:
        """Where a settlement could be put up now."""
        public = self.public
        if not self.me.settlements_left:
            return ()
        return settlement_places(self.chart, public.table.roads, public.table.buildings, self.seat)

    def _goals(self) -> tuple[Hand, ...]:
        """What the seat gathers for, the nearest first."""
        me = self.me
        can = {
            SETTLEMENT_COST: bool(self.spots),
            CITY_COST: me.cities_left > 0 and me.settlements_left < SETTLEMENTS,
            ROAD_COST: me.roads_left > 0 and me.settlements_left > 0 and not self.spots,
            CARD_COST: self.public.deck > 0,
        }
        return tuple(sorted((goal for goal in GOALS if can[goal]), key=self._distance))

    def _distance(self, goal: Hand) -> int:
        """How many cards away the goal is."""
        missing = sum(self.missing(goal))
        return missing - min(missing, self.from_bank(goal)) + GOALS[goal]

    def _built(self) -> list[int]:
        """The corners where the seat has built."""
        return [place for place in range(len(self.net.corners)) if self.owner(place) == self.seat]

    def _kinds(self, corners: Iterable[int]) -> set[int]:
        """The resources that buildings there bring."""
        return {
            TERRAIN_RESOURCE[self.public.table.board.terrains[place]]
            for corner in corners
            for place in self.net.hexes_of_corner[corner]
            if self.pips(place)
        }


def lacking(wanted: Sequence[int], held: Sequence[int]) -> Hand:
    """What is wanted above what is held."""
    a, b, c, d, e = (max(0, want - have) for want, have in zip(wanted, held, strict=True))
    return (a, b, c, d, e)


def amounts(hand: Hand) -> tuple[tuple[Key, int], ...]:
    """A hand as an answer."""
    return tuple((key, count) for key, count in zip(RESOURCES, hand, strict=True) if count)


def cheapest(hand: Hand, count: int, kept: Hand) -> Hand:
    """So many cards of the hand, those kept for something last."""
    given = NOTHING
    for _ in range(count):
        left = minus(hand, given)
        spare = lacking(left, kept)
        given = plus(given, only(max(range(5), key=lambda kind: (spare[kind], left[kind])), 1))
    return given
