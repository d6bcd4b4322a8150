"""Frenemies in random games, followed by a referee that sees nothing but what is told to everybody (minis part C)."""

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from games.catan import events as told
from games.catan.game import CATAN
from games.catan.modules.frenemies import events as favor
from games.catan.modules.helpers.events import UsedHelper
from games.catan.options import CatanOptions
from games.catan.state import NOBODY, State
from games.core.forms import sample
from games.core.game import play
from games.core.model import Event, Step
from games.core.rng import Rng
from games.core.trials import likely
from tests.games.catan.befriending import part, secret

CASES = [
    (3, CatanOptions(frenemies=True)),
    (4, CatanOptions(board="random", frenemies=True, helpers=True, combined=False)),
    (5, CatanOptions(frenemies=True, helpers=True)),
]

TALK = 0.05
"""How often somebody answers who is not required to."""

STOCK = {"traders": 2, "merchants": 2, "road_builders": 2, "scholars": 4, "master_builders": 4}
"""Tokens for each player (3.2)."""

PRICE = {"traders": 1, "merchants": 1, "road_builders": 1, "scholars": 2, "master_builders": 2}


@cache
def steps(seats: int, options: CatanOptions) -> tuple[Step[State], ...]:
    """A random game of players who rather build, the set-up first."""
    chance = random.Random(f"favors {seats} {options}")
    step = CATAN.setup(seats, options, Rng(chance.randbytes(32)))
    played = [step]
    while pending := CATAN.pending(step.state):
        required = [decision for decision in pending if decision.required]
        if not required:
            break
        decision = chance.choice(pending) if chance.random() < TALK else required[0]
        action = (
            likely(CATAN, step.state, decision, chance.randrange)
            if chance.random() < 0.9
            else sample(decision, chance.randrange)
        )
        step = play(CATAN, step.state, decision.seat, action, asked=decision)
        played.append(step)
    return tuple(played)


class Referee:
    """What the public log says of tokens, chips, gifts and favors."""

    def __init__(self, start: State) -> None:
        seats = len(start.table.players)
        self.seats = seats
        self.supply = seats * sum(STOCK.values())
        self.tokens, self.chips = [0] * seats, [0] * seats
        self.old: list[int] = [0] * seats
        self.spent: Counter[str] = Counter()
        self.turn_of = start.table.active
        self.done: Counter[str] = Counter()
        self.owed: list[tuple[int, int]] = []
        corners = start.table.board.geometry.corners
        self.built = {
            corners[at]: one for at, one in enumerate(start.table.buildings) if one != NOBODY
        }
        """Owner by corner: beginners' pieces are there already."""

        self.by_helper = False
        self.gift: tuple[int, int, str] | None = None
        self.asked: set[int] = set()
        self.kind = ""
        self.seen: Counter[str] = Counter()

    def hear(self, event: Event, state: State) -> None:
        """Follow an event; raises AssertionError where it breaks a rule. The state is asked for the map alone."""
        self.seen[type(event).__name__] += 1
        self._island(event, state)
        self._tokens(event)
        self._favors(event)
        self._gifts(event)

    def _island(self, event: Event, state: State) -> None:
        """What is built, and the robber."""
        match event:
            case told.Founded(seat, corner) | told.BuiltSettlement(seat, corner):
                self.built[corner] = seat
            case UsedHelper(_, helper):
                self.by_helper = helper == "robber_bride"
            case told.TurnBegan(seat):
                self._turn(seat)
            case told.MovedRobber(seat, place, terrain):
                self._robber(seat, place, terrain, state)
            case told.Stole():
                self.owed = []

    def _tokens(self, event: Event) -> None:
        """Tokens earned, exchanged and spent."""
        match event:
            case favor.JoinedDistricts(seat, others):
                assert seat not in others
                self.owed = [*[(other, 1) for other in others], (seat, 3)]
            case favor.DrewTokens(seat, count):
                self._drew(seat, count)
            case favor.UsedFavor(seat, guild):
                self._favor(seat)
                assert self.old[seat] >= PRICE[guild]
                self.tokens[seat] -= PRICE[guild]
                self.spent[guild] += PRICE[guild]
                assert self.spent[guild] <= self.seats * STOCK[guild]
                self.done[guild] += 1
            case favor.DrewForExchange(seat):
                self._favor(seat)
                assert self.tokens[seat] > 0 < self.supply
                self.supply -= 1
                self.tokens[seat] += 1
            case favor.ReturnedToken(seat):
                self.supply += 1
                self.tokens[seat] -= 1

    def _favors(self, event: Event) -> None:
        """What guilds give was paid for in the same turn."""
        match event:
            case favor.GotChip(seat):
                assert self.done["master_builders"] == 1
                self.chips[seat] += 1
            case favor.GotCard():
                assert self.done["scholars"] == 1
            case favor.TookFavorCard():
                assert self.done["merchants"] == 1
            case favor.TradedByFavor(_, gave, took):
                self.done["trade"] += 1
                assert self.done["traders"] == 1
                assert self.done["trade"] <= 2
                assert sum(gave) == sum(took) == 1
                assert gave != took

    def _turn(self, seat: int) -> None:
        assert not self.owed
        self.turn_of, self.done, self.asked, self.kind = seat, Counter(), set(), ""
        self.old = list(self.tokens)

    def _favor(self, seat: int) -> None:
        """Once in each own turn, and nowhere else (R310, R314)."""
        assert seat == self.turn_of
        self.done["favor"] += 1
        assert self.done["favor"] == 1

    def _robber(self, seat: int, place: str, terrain: str, state: State) -> None:
        """What the move may earn if nothing is stolen (R320-R324)."""
        net = state.table.board.geometry
        corners = [net.corners[corner] for corner in net.corners_of_hex[net.hex_of[place]]]
        owners = {self.built[corner] for corner in corners if corner in self.built}
        is_lonely = not owners or (terrain == "desert" and owners != {seat})
        # R490: what the Robber Bride does earns nothing.
        self.owed = [(seat, 1)] if is_lonely and not self.by_helper else []
        self.by_helper = False

    def _drew(self, seat: int, count: int) -> None:
        """Only what is owed, as far as there are tokens (R317)."""
        matching = [one for one in self.owed if one[0] == seat]
        assert matching, "a token for nothing"
        self.owed.remove(matching[0])
        assert count == min(matching[0][1], self.supply)
        assert matching[0][1] < 3 or not self.owed, "the builder draws last"
        self.supply -= count
        self.tokens[seat] += count

    def _gifts(self, event: Event) -> None:
        """One accepted in a turn, one kind, nobody asked twice (R311, R333, R334)."""
        match event:
            case favor.OfferedGift(seat, to, resource):
                assert seat == self.turn_of != to
                assert to not in self.asked
                assert self.kind in ("", resource)
                assert not self.done["gift"]
                self.asked.add(to)
                self.kind, self.gift = resource, (seat, to, resource)
            case favor.AcceptedGift(seat, giver, resource):
                assert self.gift == (giver, seat, resource)
                self.done["gift"] += 1
                self.owed, self.gift = [(giver, 1)], None
            case favor.RefusedGift() | favor.WithdrewGift():
                assert self.gift is not None
                self.gift = None


def public(step: Step[State]) -> Iterator[Event]:
    """What everybody heard."""
    return (one.event for one in step.log if one.to is None)


@pytest.mark.parametrize(("seats", "options"), CASES)
def test_the_log_explains_every_token(seats: int, options: CatanOptions) -> None:
    """R310-R317, R320-R324, R330-R337, R344, R350-R363: what the referee counts is what lies on the table."""
    first, *others = steps(seats, options)
    referee = Referee(first.state)
    for step in others:
        for event in public(step):
            referee.hear(event, step.state)
        now, hidden = part(step.state), secret(step.state)
        assert now.supply == referee.supply == sum(hidden.supply)
        assert list(now.tokens) == referee.tokens == [sum(one) for one in hidden.held]
        assert list(now.chips) == referee.chips
        assert [referee.spent[guild] for guild in STOCK] == list(now.spent)
        for place, (guild, each) in enumerate(STOCK.items()):
            held = sum(one[place] for one in hidden.held)
            assert hidden.supply[place] + held + now.spent[place] == seats * each, guild
    assert referee.seen["UsedFavor"] > 3
    assert referee.seen["AcceptedGift"] > 3
    assert referee.seen["JoinedDistricts"] > 0


@pytest.mark.parametrize(("seats", "options"), CASES)
def test_eleven_points_recounted(seats: int, options: CatanOptions) -> None:
    """R355, R380: the winner has 11 or more, chips included, and nobody had them before in an own turn."""
    end = steps(seats, options)[-1].state
    sheets = CATAN.scores(end)
    assert sheets[end.table.active].total >= 11
    for sheet in sheets:
        points = {line.label.key: line.points for line in sheet.lines}
        assert points["chips"] == part(end).chips[sheet.seat]
