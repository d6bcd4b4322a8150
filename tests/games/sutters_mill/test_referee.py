"""A referee with tables of its own follows random games from the events alone."""

import pytest
from msgspec.structs import replace

from games.core.forms import Below, Offer, sample
from games.core.game import play
from games.core.model import Event
from games.core.rng import Chance, Rng
from games.sutters_mill import events as told
from games.sutters_mill.game import SUTTERS_MILL
from games.sutters_mill.options import SuttersMillOptions

WORTH = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9}
WORTH |= {"ten": 10, "jack": 10, "queen": 10, "king": 10, "ace": 11}
STOCK = {"river": [8, 8, 8, 0], "hill": [0, 8, 8, 8], "mine": [8, 8, 8, 0]}
PRICES = (0, 1, 2, 5, 7)
LOSS = (0, 1, 3, 6, 10, 15)
BONUS = {"mill": "river", "hook": "hill", "smith": "mine"}
SPACES = ("mill", "hook", "smith", "church", "gunshop", "jail", "hotel", "stage")
LATE = 20
"""Counters left from which leaving town is thought of more often; games that end early take too few of them."""

SEEDS = range(12)


class Referee:
    """Everything as the events tell it; any breach of the rules is an assertion."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.vein = ["river"] * 24 + ["hill"] * 24 + ["mine"] * 24
        self.stock = {section: list(row) for section, row in STOCK.items()}
        self.gold = [6] * seats
        self.where: list[list[str]] = [["river_camp"] for _ in range(seats)]
        self.off = [4] * seats
        self.hand = [set(WORTH) for _ in range(seats)]
        self.saved = [0] * seats
        self.stacks: dict[str, list[tuple[int, str]]] = {}
        self.gone: set[str] = set()
        self.holder: dict[str, int] = {}
        self.adventurer = -1
        self.down = [False] * seats
        self.active = -1
        self.paid = 0
        self.free: set[str] = set()
        self.removed: dict[str, int] = {}
        self.kind = ""

    def hears(self, event: Event) -> None:
        """Follow one event."""
        name = type(event).__struct_config__.tag
        handler = getattr(self, f"on_{name}", None)
        if handler is not None:
            handler(event)

    def on_turn_began(self, event: told.TurnBegan) -> None:
        """Clockwise, nobody who could act is left out."""
        self.active, self.paid, self.kind = event.seat, 0, ""
        self.free, self.removed = set(), {}
        assert not (self.down[event.seat] and not self.where[event.seat])

    def on_skipped(self, event: told.Skipped) -> None:
        """Only who is out."""
        assert self.down[event.seat]
        assert not self.where[event.seat]

    def on_switched(self, event: told.Switched) -> None:
        """Before anything else; the hand is lost."""
        assert not self.down[event.seat]
        assert not self.kind
        assert event.cards == len(self.hand[event.seat])
        self.down[event.seat] = True
        self.hand[event.seat] = set()
        self.off[event.seat] = 0

    def _take(self, seat: int, section: str, nuggets: int) -> None:
        assert self.vein.pop(0) == section
        self.stock[section][nuggets - 1] -= 1
        assert self.stock[section][nuggets - 1] >= 0
        self.gold[seat] += nuggets

    def on_found(self, event: told.Found) -> None:
        """From the current camp to a building, one counter."""
        assert self.kind in ("", "dig")
        self.kind = "dig"
        camp = f"{self.vein[0]}_camp"
        self.where[event.seat].remove(camp)
        self.where[event.seat].append(event.space)
        assert not event.space.endswith("_camp")
        self._take(event.seat, event.counter, event.nuggets)

    def on_earned(self, event: told.Earned) -> None:
        """One for each certificate and the adventurer, then the bonuses."""
        seat = event.seat
        sections = [section for section, count in event.counters for _ in range(count)]
        base = sum(holder == seat for holder in self.holder.values()) + (self.adventurer == seat)
        expected = self.vein[:base]
        rest = self.vein[base:]
        for building, section in BONUS.items():
            if self.holder.get(building) == seat and rest and rest[0] == section:
                expected.append(rest.pop(0))
        assert sections == expected
        for section, nuggets in zip(sections, event.values, strict=True):
            self._take(seat, section, nuggets)

    def _pays(self, seat: int, price: int, effect: str = "") -> None:
        assert self.kind in ("", "town")
        self.kind = "town"
        assert seat == self.active
        if effect and self.holder.get(effect) == seat and effect not in self.free:
            self.free.add(effect)
            assert price == 0
            return
        assert price == PRICES[self.paid]
        self.paid += 1
        self.gold[seat] -= price
        assert self.gold[seat] >= 0

    def on_placed_prospector(self, event: told.PlacedProspector) -> None:
        """One that is off the board."""
        assert not self.down[event.seat]
        self._pays(event.seat, event.price, "hotel")
        self.off[event.seat] -= 1
        assert self.off[event.seat] >= 0
        self.where[event.seat].append(event.space)

    def on_placed_card(self, event: told.PlacedCard) -> None:
        """Prospectors enough, five cards at most."""
        seat = event.seat
        assert not self.down[seat]
        there = self.where[seat].count(event.space)
        stack = self.stacks.setdefault(event.space, [])
        own = sum(owner == seat for owner, _ in stack)
        spare = 1 if there and self.holder.get("gunshop") == seat else 0
        assert there + spare >= own + 1
        assert own < 5
        self._pays(seat, event.price)
        self.hand[seat].remove(event.card)
        stack.append((seat, event.card))

    def on_moved_prospector(self, event: told.MovedProspector) -> None:
        """From one space to another."""
        assert event.origin != event.space
        self._pays(event.seat, event.price, "stage")
        self.where[event.seat].remove(event.origin)
        self.where[event.seat].append(event.space)

    def on_removed_prospector(self, event: told.RemovedProspector) -> None:
        """Home."""
        assert self.down[event.seat]
        self._pays(event.seat, event.price, "hotel")
        self.where[event.seat].remove(event.space)

    def on_removed_card(self, event: told.RemovedCard) -> None:
        """The top one, for its owner."""
        seat = event.seat
        assert self.down[seat]
        there = self.where[seat].count(event.space)
        spare = 1 if there and self.holder.get("jail") == seat else 0
        assert self.removed.get(event.space, 0) < there + spare
        self.removed[event.space] = self.removed.get(event.space, 0) + 1
        self._pays(seat, event.price)
        assert self.stacks[event.space].pop() == (event.owner, event.card)
        self.saved[event.owner] += WORTH[event.card]

    def on_rearranged(self, event: told.Rearranged) -> None:
        """The same cards in another order, once."""
        assert self.holder["church"] == event.seat
        assert "church" not in self.free
        self.free.add("church")
        self.kind = "town"
        assert sorted(event.cards) == sorted(self.stacks[event.space])
        assert list(event.cards) != self.stacks[event.space]
        self.stacks[event.space] = list(event.cards)

    def on_certificate_gone(self, event: told.CertificateGone) -> None:
        """When its stack is empty."""
        assert not self.stacks[event.space]
        self.gone.add(event.space)

    def on_counter_lost(self, event: told.CounterLost) -> None:
        """The last one of the vein."""
        assert self.vein.pop() == event.counter

    def settle(self) -> None:
        """Certificates and the adventurer as the stacks say."""
        self.holder = {
            space: self._leader(stack)
            for space, stack in self.stacks.items()
            if stack and space not in self.gone
        }
        counts = [
            sum(holder == seat for holder in self.holder.values()) for seat in range(self.seats)
        ]
        fewest = min(counts)
        self.adventurer = counts.index(fewest) if counts.count(fewest) == 1 else -1

    @staticmethod
    def _leader(stack: list[tuple[int, str]]) -> int:
        """Sum, then the highest cards, then who lies lowest."""
        seats = list(dict.fromkeys(seat for seat, _ in stack))
        hands = {
            seat: sorted((WORTH[rank] for owner, rank in stack if owner == seat), reverse=True)
            for seat in seats
        }
        return max(seats, key=lambda seat: (sum(hands[seat]), hands[seat], -seats.index(seat)))

    def total(self, seat: int) -> int:
        """The points at the end."""
        left = sum(
            WORTH[rank] for stack in self.stacks.values() for owner, rank in stack if owner == seat
        )
        return self.gold[seat] + self.saved[seat] - left - LOSS[len(self.where[seat])]


def leaning(offers: tuple[Offer, ...], left: int, below: Below) -> tuple[Offer, ...]:
    """What is chosen from: seldom the way out of town before most of the gold is gone, seldom the end of a turn."""
    unwanted = set()
    if below(3) if left < LATE else below(400):
        unwanted.add("Switch")
    if below(3):
        unwanted.add("EndTurn")
    return tuple(offer for offer in offers if offer.action.__name__ not in unwanted) or offers


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_referee_finds_nothing_wrong(seats: int) -> None:
    """Every event follows from those before, holders and scores agree (R7, R32, R37, R49, R61)."""
    for seed in SEEDS:
        referee = Referee(seats)
        rng = Rng((seed * 10 + seats).to_bytes(32, "big"))
        below = Chance(Rng(rng.seed, 1)).below
        step = SUTTERS_MILL.setup(seats, SuttersMillOptions(), rng)
        while True:
            for one in step.log:
                referee.hears(one.event)
            table = step.state.table
            if step.state.flow:
                referee.settle()
                assert [referee.holder.get(space, -1) for space in SPACES] == list(table.holders)
                assert referee.adventurer == table.adventurer
            decision = SUTTERS_MILL.first(step.state)
            if decision is None:
                break
            assert decision.seat == referee.active
            offers = leaning(decision.offers, sum(table.left), below)
            action = sample(replace(decision, offers=offers), below)
            step = play(SUTTERS_MILL, step.state, decision.seat, action, asked=decision)
        totals = [sheet.total for sheet in SUTTERS_MILL.scores(step.state)]
        assert totals == [referee.total(seat) for seat in range(seats)]
