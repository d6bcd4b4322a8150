"""A referee with tables of its own follows random games from the events alone."""

from collections import Counter

import pytest

from games.catan_dice import events as told
from games.catan_dice.game import CATAN_DICE
from games.catan_dice.options import CatanDiceOptions
from games.core.forms import sample
from games.core.game import play
from games.core.model import Event, Key
from games.core.rng import Chance, Rng

NEEDS = {"r": "LB", "p": "LB", "k": "WGO", "s": "LBWG", "t": "LBWG", "c": "GGOOO", "u": "GGOOO"}
"""What each piece costs, by the first letter of its place."""

LETTER = {"lumber": "L", "brick": "B", "wool": "W", "grain": "G", "ore": "O", "gold": "A"}

GIVES = {"1": "O", "2": "G", "3": "W", "4": "L", "5": "B", "o": "O", "g": "G", "w": "W", "l": "L"}
"""What a joker turns a die to, by the second letter of its name; `jb` is asked first, all others give anything."""

TREE = {"r1": "r0", "r2": "r0", "r3": "r2", "r4": "r3", "r5": "r3", "r6": "r5", "r7": "r6"}
TREE |= {"r8": "r7", "r9": "r8", "r10": "r9", "r11": "r10", "r12": "r7", "r13": "r12"}
TREE |= {"r14": "r13", "r15": "r14", "s4": "r2", "s5": "r5", "s7": "r7", "s9": "r9", "s11": "r11"}
TREE |= {"c7": "r1", "c12": "r4", "c20": "r13", "c30": "r15"}
TREE |= {"p2": "p1", "p3": "p1", "p4": "p3", "p5": "p4", "p6": "p4", "p7": "p6", "p8": "p7"}
TREE |= {"p9": "p8", "p10": "p9", "p11": "p10", "p12": "p11", "p13": "p11", "p14": "p13"}
TREE |= {"p15": "p14", "p16": "p15", "p17": "p16", "t2": "p3", "t3": "p6", "t4": "p10"}
TREE |= {"t5": "p13", "t6": "p15", "t7": "p17", "u1": "p2", "u2": "p5", "u3": "p8", "u4": "p12"}
"""What must stand before."""

SPURS = ("p2", "p5", "p12")

SEEDS = range(10)


class Referee:
    """Sheets, dice and points as the events tell them; any breach of the rules is an assertion."""

    def __init__(self, seats: int, island: Key) -> None:
        self.island = island
        self.built: list[list[Key]] = [[] for _ in range(seats)]
        self.used: list[set[Key]] = [set() for _ in range(seats)]
        self.lost = [0] * seats
        self.dice = ""
        self.rolls = 0
        self.turns = 0
        self.gained: int | None = None
        self.active = -1
        self.longest = -1
        self.army = -1

    def hears(self, event: Event) -> None:
        """Follow one event."""
        match event:
            case told.TurnBegan():
                self._turn(event)
            case told.Rolled():
                self._rolled(event)
            case told.Built():
                self._built(event)
            case told.UsedJoker():
                self._joker(event)
            case told.TradedGold():
                self._take("AA")
                self.dice += LETTER[event.resource]
            case told.Scored():
                assert self.island == "one"
                entry = -2 if self.gained is None else self.gained
                assert event.entry == entry
                self.lost[event.seat] += min(entry, 0)
                assert event.total == self.points(event.seat)
            case told.TookLongestRoad():
                assert event.length > max(4, self.length(self.longest))
                self.longest = event.seat
            case told.TookLargestArmy():
                assert event.knights > max(2, self.knights(self.army))
                self.army = event.seat

    def _turn(self, event: told.TurnBegan) -> None:
        """Clockwise, and no joker is kept waiting."""
        if self.active >= 0:
            assert event.seat == (self.active + 1) % len(self.built)
        self.active, self.rolls, self.gained = event.seat, 0, None
        self.turns += 1

    def _rolled(self, event: told.Rolled) -> None:
        """The first roll with all dice, at most three."""
        count = 6 if self.island == "one" else min(6, self.turns + 2)
        faces = "".join(LETTER[face] for face in event.dice)
        self.rolls += 1
        assert (event.seat, event.roll) == (self.active, self.rolls)
        assert self.rolls <= 3
        assert len(faces) == count
        if self.rolls == 1:
            assert event.count == count
        else:
            kept = (Counter(faces) & Counter(self.dice)).total()
            assert 1 <= event.count <= count
            assert kept >= count - event.count
        self.dice = faces

    def _take(self, needed: str) -> None:
        """These dice are gone."""
        left = list(self.dice)
        for letter in needed:
            left.remove(letter)
        self.dice = "".join(left)

    def _built(self, event: told.Built) -> None:
        """Paid, in order, reached, once."""
        own = self.built[event.seat]
        place = event.piece
        assert event.seat == self.active
        assert place not in own
        assert TREE.get(place, "") in ("", *own)
        if self.island == "one" and place[0] in "sck":
            lower = [other for other in own if other[0] == place[0]]
            assert all(int(other[1:]) < int(place[1:]) for other in lower)
            row = {"s": (3, 4, 5, 7, 9, 11), "c": (7, 12, 20, 30), "k": (1, 2, 3, 4, 5, 6)}
            assert int(place[1:]) == row[place[0]][len(lower)]
        self._take(NEEDS[place[0]])
        own.append(place)
        self.gained = (self.gained or 0) + event.points
        assert event.points == self.worth(place)

    def _joker(self, event: told.UsedJoker) -> None:
        """Its knights stand, it is fresh, and it gives what it may."""
        joker = event.joker
        own = self.built[event.seat]
        pair = {"jn": ("kn1", "kn2"), "jc": ("kc1", "kc2")}.get(joker, (f"k{joker[1:]}",))
        assert set(pair) <= set(own)
        assert joker not in self.used[event.seat]
        self.used[event.seat].add(joker)
        gives = "B" if joker == "jb" else GIVES.get(joker[1], "LBWGO")
        assert LETTER[event.resource] in gives
        assert event.resource != event.face
        self._take(LETTER[event.face])
        self.dice += LETTER[event.resource]

    def worth(self, place: Key) -> int:
        """Points of a place."""
        if self.island == "one":
            return 1 if place[0] == "r" else int(place[1:])
        return {"t": 1, "u": 2}.get(place[0], 0)

    def length(self, seat: int) -> int:
        """Roads of the trunk, the starting road included: it is a path, so the rank is their number."""
        if seat < 0:
            return 0
        return 1 + sum(place[0] == "p" and place not in SPURS for place in self.built[seat])

    def knights(self, seat: int) -> int:
        """Knights of a seat."""
        return sum(place[0] == "k" for place in self.built[seat]) if seat >= 0 else 0

    def points(self, seat: int) -> int:
        """The total."""
        bonus = 2 * (self.longest == seat) + 2 * (self.army == seat)
        return sum(map(self.worth, self.built[seat])) + self.lost[seat] + bonus


CASES = [("one", seats) for seats in (1, 2, 3, 4)] + [("two", seats) for seats in (2, 3, 4)]


@pytest.mark.parametrize(("island", "seats"), CASES)
def test_a_referee_finds_nothing_wrong(island: Key, seats: int) -> None:
    """Every event follows from those before, and so do the scores (R160, R260)."""
    for seed in SEEDS:
        options = CatanDiceOptions(island="one" if island == "one" else "two")
        referee = Referee(seats, island)
        rng = Rng((seed * 10 + seats).to_bytes(32, "big"))
        step = CATAN_DICE.setup(seats, options, rng)
        below = Chance(Rng(rng.seed, 1)).below
        while True:
            for heard in step.log:
                referee.hears(heard.event)
            decision = CATAN_DICE.first(step.state)
            if decision is None:
                break
            action = sample(decision, below)
            step = play(CATAN_DICE, step.state, decision.seat, action, asked=decision)
        totals = [sheet.total for sheet in CATAN_DICE.scores(step.state)]
        assert totals == [referee.points(seat) for seat in range(seats)]
        if island == "one":
            assert referee.turns == 15 * seats
        else:
            assert max(totals) == totals[referee.active] >= 10
