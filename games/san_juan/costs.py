"""What a building costs, where it can stand and whether it can be paid (R31 to R36, B14)."""

from collections.abc import Iterator

from games.core.model import Key, Seat
from games.san_juan.content import COST, GOOD_OF, LIMITS
from games.san_juan.state import Player, State


def privilege(state: State, seat: Seat) -> int:
    """Cards that the Builder privilege saves the seat (R33 `P`)."""
    pick = state.picks[-1]
    return 0 if pick.seat != seat else 2 if pick.library else 1


def remaining(player: Player, card: Key, over: int | None, saved: int) -> int:
    """The cost after all reductions but the Black Market (R33); `saved` is the privilege.

    The covered card has lost its effect before the cost is worked out (R36).
    """
    covered = None if over is None else player.city[over].cards[-1]
    cost = COST[card] - saved
    if covered is not None:
        cost -= COST[covered]
        if covered == "library" and saved == 2:
            cost += 1
    helper = "smithy" if card in GOOD_OF else "quarry"
    if helper in player.active and helper != covered:
        cost -= 1
    return max(cost, 0)


def market_goods(player: Player, over: int | None) -> int:
    """How many goods the Black Market can turn into payment, the cost apart (R34, R36)."""
    if "black_market" not in player.active:
        return 0
    if over is not None and player.city[over].cards[-1] == "black_market":
        return 0
    goods = sum(
        [stack.good is not None for number, stack in enumerate(player.city) if number != over]
    )
    return min(goods, LIMITS.black_market)


def places(player: Player, card: Key, saved: int) -> tuple[int | None, ...]:
    """Where the card of the hand can be built and paid: None is a new place, a number the stack to cover (R32, B14)."""
    if card in player.active:
        return ()
    return tuple(
        [over for over in legal_places(player, card) if is_payable(player, card, over, saved)]
    )


def is_payable(player: Player, card: Key, over: int | None, saved: int) -> bool:
    """Whether hand and goods suffice (R35)."""
    return remaining(player, card, over, saved) - market_goods(player, over) < len(player.hand)


def buildable(player: Player, saved: int) -> tuple[Key, ...]:
    """Kinds of the hand that can be built somewhere and paid (D8)."""
    active = player.active
    has_crane = "crane" in active
    reach = len(player.hand) - 1 + saved + market_goods(player, None)
    reach_plant = reach + ("smithy" in active)
    reach_city = reach + ("quarry" in active)
    kinds = []
    for card in dict.fromkeys(player.hand):
        if card in GOOD_OF:
            if COST[card] <= reach_plant or (has_crane and places(player, card, saved)):
                kinds.append(card)
        elif card not in active and (
            COST[card] <= reach_city or (has_crane and places(player, card, saved))
        ):
            kinds.append(card)
    return tuple(kinds)


def legal_places(player: Player, card: Key) -> Iterator[int | None]:
    """A new place, then every stack that the Crane may cover: not the Crane itself, not an equal building."""
    yield None
    if "crane" in player.active:
        for number, stack in enumerate(player.city):
            if stack.cards[-1] not in ("crane", card):
                yield number
