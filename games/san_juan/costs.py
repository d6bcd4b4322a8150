"""What a building costs, where it can stand and whether it can be paid (R31 to R36, B14)."""

from collections.abc import Iterator

from msgspec import Struct

from games.core.model import Key, Seat
from games.san_juan.content import APART, COST, LIMITS, PRODUCTION, SAVED, Cards, without
from games.san_juan.state import Player, State

_NEED = {card: cost - (card in APART) for card, cost in COST.items()}
"""What a building costs, where the hand card that it is itself is not counted as means."""


class Builder(Struct, frozen=True, gc=False):
    """Who builds, and with what."""

    player: Player
    hand: Cards
    saved: int
    """Cards that the Builder privilege saves (R33 `P`)."""

    middle: tuple[Key, ...] = ()
    """What can be built from the middle of the table (R30)."""

    @property
    def choices(self) -> tuple[Key, ...]:
        """The kinds that the seat could think of building."""
        return (*dict.fromkeys(self.hand), *self.middle)


def builder_of(state: State, seat: Seat) -> Builder:
    """The seat as a builder in the running phase."""
    table = state.table
    pick = table.picks[-1]
    saved = 0 if pick.seat != seat else 2 if pick.library else 1
    hand = state.secrets.holdings[seat].hand
    return Builder(table.players[seat], hand, saved, table.middle)


def remaining(builder: Builder, card: Key, over: int | None) -> int:
    """The cost after all reductions but the Black Market (R33).

    The covered card has lost its effect before the cost is worked out (R36).
    """
    player, saved = builder.player, builder.saved
    covered = None if over is None else player.city[over].cards[-1]
    cost = COST[card] - saved
    if covered is not None:
        cost -= SAVED[covered]
        if covered == "library" and saved == 2:
            cost += 1
    helper = "smithy" if card in PRODUCTION else "quarry"
    if helper in player.active and helper != covered:
        cost -= 1
    return max(cost, 0)


def market_goods(player: Player, over: int | None) -> int:
    """How many goods the Black Market can turn into payment, the cost apart (R34, R36)."""
    if "black_market" not in player.active:
        return 0
    if over is not None and player.city[over].cards[-1] == "black_market":
        return 0
    city = player.city
    goods = sum([stack.good for stack in city]) - (over is not None and city[over].good)
    return min(goods, LIMITS.black_market)


def from_hand(card: Key) -> Cards:
    """The hand card that becomes the building: none for one that lies in the middle of the table (R30)."""
    return () if card in APART else (card,)


def payable(hand: Cards, card: Key) -> Cards:
    """The cards of the hand that can pay for a building (R35)."""
    return without(hand, from_hand(card))


def means(hand: Cards, card: Key) -> int:
    """How many those are."""
    return len(hand) - (card not in APART)


def places(builder: Builder, card: Key) -> tuple[int | None, ...]:
    """Where the card can be built and paid: None is a new place, a number the stack to cover (R32, B14)."""
    if card in builder.player.active:
        return ()
    return tuple(
        [over for over in legal_places(builder.player, card) if is_payable(builder, card, over)]
    )


def is_payable(builder: Builder, card: Key, over: int | None) -> bool:
    """Whether hand and goods suffice (R35)."""
    goods = market_goods(builder.player, over)
    return remaining(builder, card, over) - goods <= means(builder.hand, card)


def buildable(builder: Builder) -> tuple[Key, ...]:
    """Kinds that can be built somewhere and paid (D8)."""
    hand, active = builder.hand, builder.player.active
    has_crane = "crane" in active
    reach = builder.saved + market_goods(builder.player, None) + len(hand) - 1
    reach_plant = reach + ("smithy" in active)
    reach_city = reach + ("quarry" in active)
    kinds = []
    for card in builder.choices if builder.middle else dict.fromkeys(hand):
        if card not in active:
            own = reach_plant if card in PRODUCTION else reach_city
            if _NEED[card] <= own or (has_crane and places(builder, card)):
                kinds.append(card)
    return tuple(kinds)


def legal_places(player: Player, card: Key) -> Iterator[int | None]:
    """A new place, then every stack that the Crane may cover: not the Crane itself, not an equal building."""
    yield None
    if "crane" in player.active:
        for number, stack in enumerate(player.city):
            if stack.cards[-1] not in ("crane", card):
                yield number
