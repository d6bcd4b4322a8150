"""What a position in town says: holders, sums, what may be placed and removed."""

from functools import lru_cache

from games.core.model import Key, Seat
from games.sutters_mill.content import BONUSES, LIMITS, PLACE, TOWN, VALUE, WITH
from games.sutters_mill.state import NOBODY, Card, Player, Table


@lru_cache(1 << 14)
def holder_of(stack: tuple[Card, ...]) -> Seat:
    """Who has the most influence (R32): ties by the highest cards in turn (R33), then by the lowest card (R34)."""
    best: tuple[int, list[int], int] | None = None
    holder = NOBODY
    for seat in {card.seat for card in stack}:
        values = sorted([VALUE[card.rank] for card in stack if card.seat == seat], reverse=True)
        lowest = next(place for place, card in enumerate(stack) if card.seat == seat)
        strength = (sum(values), values, -lowest)
        if best is None or strength > best:
            best, holder = strength, seat
    return holder


def sums(stack: tuple[Card, ...]) -> tuple[tuple[Seat, int], ...]:
    """Seats with cards in the stack and their sums, the holder first, then by sum."""
    first = holder_of(stack)
    totals: dict[Seat, int] = {}
    for card in stack:
        totals[card.seat] = totals.get(card.seat, 0) + VALUE[card.rank]
    return tuple(sorted(totals.items(), key=lambda pair: (pair[0] != first, -pair[1], pair[0])))


def adventurer_of(holders: tuple[Seat, ...], seats: int) -> Seat:
    """Who alone has the fewest certificates (R37, R38)."""
    counts = [holders.count(seat) for seat in range(seats)]
    fewest = min(counts)
    return counts.index(fewest) if counts.count(fewest) == 1 else NOBODY


def holds(table: Table, seat: Seat, effect: Key) -> bool:
    """Whether the seat has the certificate with that effect."""
    return table.holders[PLACE[WITH[effect]]] == seat


def is_free(table: Table, effect: Key) -> bool:
    """Whether the active player's next action of that kind costs nothing (R55, R57)."""
    return effect not in table.turn.used and holds(table, table.active, effect)


def next_price(table: Table) -> int | None:
    """The marginal price of the next paid action; None after five of them (R20)."""
    done = table.turn.paid_actions
    return LIMITS.prices[done] if done < len(LIMITS.prices) else None


def cards_placeable(table: Table) -> tuple[Key, ...]:
    """Buildings where the active player has prospectors enough for one more card (R25, R53)."""
    own = table.own
    spare = holds(table, table.active, "spare_placing")
    buildings = []
    for place, building in enumerate(TOWN):
        present = own.prospectors[place]
        if present:
            cards = sum([card.seat == table.active for card in table.stacks[place]])
            if cards < min(present + spare, LIMITS.stack):
                buildings.append(building)
    return tuple(buildings)


def cards_removable(table: Table) -> tuple[Key, ...]:
    """Buildings where the active player has prospectors enough to take one more card off (R40, R41, R56)."""
    own = table.own
    spare = holds(table, table.active, "spare_removing")
    return tuple(
        [
            building
            for place, building in enumerate(TOWN)
            if table.stacks[place]
            and own.prospectors[place]
            and table.turn.removed[place] < own.prospectors[place] + spare
        ]
    )


def rearrangeable(table: Table) -> tuple[Key, ...]:
    """Stacks that the church can put in another order (R23, R54)."""
    if not is_free(table, "rearrange"):
        return ()
    return tuple([building for place, building in enumerate(TOWN) if len(table.stacks[place]) > 1])


def has_free_special(table: Table) -> bool:
    """Whether a special is usable, whatever the wallet holds (R23)."""
    own = table.own
    if rearrangeable(table):
        return True
    left = own.off_board if own.phase == "build_up" else own.on_board
    if left and is_free(table, "free_prospector"):
        return True
    return bool(own.on_board) and is_free(table, "free_move")


def business(table: Table, seat: Seat) -> tuple[int, ...]:
    """The sections of the counters that the seat would take in a business, in that order (R16, R17, R50 to R52)."""
    counters = [section for section, count in enumerate(table.left) for _ in range(count)]
    taken = table.holders.count(seat) + (table.adventurer == seat)
    for section, building in BONUSES:
        if table.holders[PLACE[building]] == seat and counters[taken : taken + 1] == [section]:
            taken += 1
    return tuple(counters[:taken])


def is_out(player: Player) -> bool:
    """Whether a seat can never act again (R47)."""
    return player.phase == "tear_down" and not player.on_board


def follower(table: Table, seat: Seat) -> Seat:
    """Whose turn comes next: the first after the seat who can still act (R47)."""
    players = table.players
    for step in range(1, len(players)):
        one = (seat + step) % len(players)
        if not is_out(players[one]):
            return one
    return seat


def on_buildings(table: Table, seat: Seat) -> int:
    """Value of the seat's cards that lie on buildings (R61)."""
    return sum([VALUE[card.rank] for stack in table.stacks for card in stack if card.seat == seat])


def penalty(player: Player) -> int:
    """Points that prospectors on the board cost (§3.5)."""
    return LIMITS.penalties[player.on_board]
