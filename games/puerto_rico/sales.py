"""What a player can sell to the trading house, and what it brings: all that everybody can reckon (R52, R53)."""

from games.core.model import Key, Seat
from games.puerto_rico.content import GOODS, LIMITS, PLACE, PRICES, VALUE
from games.puerto_rico.island import value, works
from games.puerto_rico.state import Table

_MARKETS = ("small_market", "large_market")


def sellable(table: Table, seat: Seat) -> tuple[Key, ...]:
    """The goods that the trading house buys from the seat (R52, E11)."""
    house, player = table.house, table.players[seat]
    if len(house) >= LIMITS.trading_house:
        return ()
    has_office = bool(house) and works(player, "office")
    return tuple(
        [
            good
            for good, count in zip(GOODS, player.goods, strict=True)
            if count and (has_office or good not in house)
        ]
    )


def price_for(table: Table, seat: Seat, good: Key, *, is_trader: bool) -> int:
    """The doubloons for a barrel anywhere; more for whoever has chosen the Trader (R53, E25)."""
    bonus = (value(table.players[seat], "library", VALUE["library"]) or 1) if is_trader else 0
    return PRICES[PLACE[good]] + bonus


def income_for(table: Table, seat: Seat, good: Key, *, is_trader: bool) -> int:
    """The doubloons for a barrel at the trading house, where the markets add theirs (R53)."""
    player = table.players[seat]
    markets = sum([value(player, market, VALUE[market]) for market in _MARKETS])
    return price_for(table, seat, good, is_trader=is_trader) + markets
