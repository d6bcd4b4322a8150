"""Puerto Rico: two robots against two greedy ones, who buy the dearest, load the most, settle what they can work."""

from collections.abc import Callable, Mapping
from hashlib import sha256
from random import Random
from typing import TypeAlias

from games.core.forms import Decision, One, count, sample
from games.core.game import play
from games.core.model import Action, Key, Seat, ranking
from games.core.rng import Rng
from games.core.search import choose, trials
from games.puerto_rico.actions import (
    AddColonist,
    Build,
    ChooseRole,
    Load,
    Pass,
    Sell,
    TakeGood,
    TakeTile,
)
from games.puerto_rico.content import COST, PLACE, PLANT_PLACE, PRICE
from games.puerto_rico.game import PUERTO_RICO
from games.puerto_rico.island import tiles
from games.puerto_rico.phases.craftsman import harvest
from games.puerto_rico.phases.trader import income
from games.puerto_rico.prices import buyable
from games.puerto_rico.state import State
from tests.bench.figure import Figure, at_least
from tests.bench.robot import BUDGET, surely

SEATS = 4
GAMES_PLAYED = 20


def run(quick: bool) -> list[Figure]:
    """The share of games that a robot wins, alone or shared."""
    games = 4 if quick else GAMES_PLAYED
    won = sum([house_wins(number) for number in range(games)])
    name = f"puerto-rico, two of a robot against two greedy, {BUDGET} trials, of {games}"
    return [
        at_least(f"{name}: won", 100 * won / games, "%", 75),
        at_least(f"{name}: wins, 95 % sure", 100 * surely(won / games, games), "%", 0),
    ]


def house_wins(number: int) -> bool:
    """Whether one of the two robots has the best place in that game."""
    chance = Random(number)
    robot = {number % SEATS, (number + 2) % SEATS}
    rng = Rng(sha256(f"greedy {number}".encode()).digest())
    state = PUERTO_RICO.setup(SEATS, PUERTO_RICO.options(), rng).state
    while (decision := PUERTO_RICO.first(state)) is not None:
        action = answered(state, decision, chance, is_robot=decision.seat in robot)
        state = play(PUERTO_RICO, state, decision.seat, action, asked=decision).state
    first = {sheet.seat for rank, sheet in ranking(PUERTO_RICO.scores(state)) if rank == 1}
    return bool(first & robot)


def answered(state: State, decision: Decision, chance: Random, *, is_robot: bool) -> Action:
    """The answer of a robot or of a greedy one."""
    if not is_robot:
        return greedy(state, decision, chance)
    if count(decision) == 1:
        return sample(decision, chance.randrange)
    views = PUERTO_RICO.public(state), PUERTO_RICO.private(state, decision.seat)
    return choose(PUERTO_RICO, *views, decision, Rng(chance.randbytes(32)), trials(BUDGET))


def greedy(state: State, decision: Decision, chance: Random) -> Action:
    """The most of what is offered; where there is no more and less, a ready answer or one by chance."""
    seat = decision.seat
    for offer in decision.offers:
        if offer.action is AddColonist:
            return AddColonist()
        worth = _WORTH.get(offer.action)
        if worth is not None:
            field = offer.fields[0]
            assert isinstance(field, One)
            best = max(field.keys, key=lambda key: worth(state, seat, key))
            if offer.action is not TakeTile or worth(state, seat, best) > 0:
                return offer.action(best)
    ready = PUERTO_RICO.ready(state, seat)
    if ready:
        return ready[0].action
    passes = any(offer.action is Pass for offer in decision.offers)
    return Pass() if passes else sample(decision, chance.randrange)


Worth: TypeAlias = Callable[[State, Seat, Key], float]


def _role(state: State, seat: Seat, role: Key) -> float:
    """What the role would bring just now, with the doubloons on it."""
    player = state.table.players[seat]
    lying = next(card.doubloons for card in state.table.roles if card.role == role)
    barrels = sum(player.goods)
    can_buy = max([COST[kind] for kind in buyable(state, seat)], default=0)
    brings = {
        "builder": can_buy / 2,
        "captain": barrels / 2,
        "trader": max([PRICE[good] for good in PLACE if player.goods[PLACE[good]]], default=0),
        "craftsman": sum(harvest(player)),
        "mayor": 2,
        "settler": 1.5,
    }
    return lying + brings.get(role, 1)


def _tile(state: State, seat: Seat, tile: Key) -> float:
    """Corn, a quarry, and plantations that one's buildings can still work."""
    player = state.table.players[seat]
    if tile not in PLACE:
        return 1.5 if tiles(player, tile) < 3 else 0.5
    plants = [place for place in player.city if PLANT_PLACE.get(place.kind) == PLACE[tile]]
    return 2.0 if plants or tile == "corn" else 1.0


_WORTH: Mapping[type[Action], Worth] = {
    ChooseRole: _role,
    TakeTile: _tile,
    Build: lambda _state, _seat, kind: COST[kind],
    TakeGood: lambda _state, _seat, good: PRICE[good],
    Sell: income,
    Load: lambda state, seat, key: state.table.players[seat].goods[PLACE[key.partition("@")[0]]],
}
"""What each answer is worth to a greedy player."""
