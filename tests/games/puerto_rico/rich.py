"""Rich islands for a game that is about to begin its first round, dealt to the game and its referee alike.

Random players come to the rare cases seldom: here everybody has many buildings, people, barrels and doubloons at once.
"""

from collections import Counter
from random import Random

from msgspec.structs import replace

from games.core.multiset import with_one
from games.puerto_rico.content import PLACE, RANK, counted
from games.puerto_rico.state import People, Place, Player, State
from tests.games.puerto_rico import printed as box
from tests.games.puerto_rico.referee import Bench, Holder

MOST_BUILDINGS, MOST_TILES, MOST_BARRELS, MOST_MONEY, MOST_POINTS = 8, 11, 5, 8, 6


def _person(bench: Bench, chance: Random) -> str:
    """Somebody out of the supply, or nobody."""
    sort = chance.choice(("", "colonist", "colonist", "noble"))
    if not sort or not bench.supply[sort]:
        return ""
    bench.supply[sort] -= 1
    return sort


def _city(bench: Bench, holder: Holder, chance: Random) -> None:
    """Buildings that are left, some circles of them occupied."""
    for _ in range(chance.randrange(MOST_BUILDINGS + 1)):
        left = [kind for kind, count in bench.market.items() if count and kind not in holder.city]
        kind = chance.choice(left)
        if holder.spaces() < 2 + box.TYPES[kind].size:
            break
        bench.market[kind] -= 1
        found = [_person(bench, chance) for _ in range(box.circles(kind))]
        holder.city[kind] = Counter(person for person in found if person)


def _island(bench: Bench, holder: Holder, chance: Random, hidden: list[str]) -> None:
    """Tiles of the stack, forests of unknown kind and quarries, some of them occupied."""
    for _ in range(chance.randrange(MOST_TILES)):
        tile = chance.choice(("quarry", "forest", *box.GOODS, *box.GOODS))
        if tile == "quarry":
            if not bench.quarries:
                continue
            bench.quarries -= 1
        else:
            kind = chance.choice(box.GOODS) if tile == "forest" else tile
            if tile == "forest" and "forest_house" not in bench.market:
                continue
            if bench.unseen[kind] <= hidden.count(kind):
                continue
            bench.stack -= 1
            if tile == "forest":
                hidden.append(kind)
            else:
                bench.reveal(kind)
        person = _person(bench, chance) if tile != "forest" else ""
        holder.island[tile, person] += 1


def _holdings(bench: Bench, holder: Holder, chance: Random) -> None:
    """Barrels, doubloons and VP."""
    for good in box.GOODS:
        count = min(chance.randrange(MOST_BARRELS), bench.goods[good])
        holder.goods[good] += count
        bench.goods[good] -= count
    holder.money += chance.randrange(MOST_MONEY)
    holder.points = chance.randrange(MOST_POINTS)
    bench.pool -= holder.points


def _player(holder: Holder) -> Player:
    """What the referee has noted, as the game keeps it."""
    sorts = {"": (0, 0), "colonist": (1, 0), "noble": (0, 1)}
    island = [Place(tile, *sorts[person]) for tile, person in holder.island.elements()]
    city = [Place(kind, one["colonist"], one["noble"]) for kind, one in holder.city.items()]
    return Player(holder.money, tuple(island), tuple(city), counted(holder.goods.items()))


def enrich(bench: Bench, state: State, chance: Random) -> State:
    """Deal to the referee, and the same to the game."""
    hidden: list[str] = []
    for holder in bench.holders:
        _city(bench, holder, chance)
        _island(bench, holder, chance, hidden)
        _holdings(bench, holder, chance)
    market = list(state.table.market)
    for kind, left in bench.market.items():
        market[RANK[kind]] = left
    stack = state.secrets.stack
    for good in box.GOODS:
        known = bench.unseen[good] - hidden.count(good)
        stack = with_one(stack, PLACE[good], known - stack[PLACE[good]])
    table = replace(
        state.table,
        players=tuple([_player(holder) for holder in bench.holders]),
        market=tuple(market),
        goods=counted(bench.goods.items()),
        supply=People(bench.supply["colonist"], bench.supply["noble"]),
        quarries=bench.quarries,
        pool=bench.pool,
    )
    secrets = replace(
        state.secrets,
        points=tuple([holder.points for holder in bench.holders]),
        stack=stack,
        forests=counted(Counter(hidden).items()),
    )
    return replace(state, table=table, secrets=secrets)
