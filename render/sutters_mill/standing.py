"""How a player stands for all to see: the gold that the counters taken hold on average, less what was paid, and cards saved."""

from games.core.model import Seat
from games.sutters_mill.content import COUNTERS, LIMITS, PLACES, VALUE
from games.sutters_mill.views import Public, on_buildings, penalty, worth
from render.core.contract import Scene
from render.core.known import Known


def earned(view: Public, scene: Scene, seat: Seat) -> int:
    """Points without those that are lost with what stays in town, wallets guessed; in a finished game the final ones."""
    player = view.table.players[seat]
    found = sum(
        count * worth((values,)) / most
        for count, values, most in zip(player.taken, COUNTERS, PLACES, strict=True)
    )
    gold = max(0, round(LIMITS.capital + found) - player.paid)
    return scene.total(seat, gold + sum(VALUE[rank] for rank in player.saved))


def known(view: Public, points: int) -> Known:
    """The points as a board tells them: about so many while the game runs."""
    return Known(points, is_guess=bool(view.flow))


def at_risk(view: Public, seat: Seat) -> int:
    """Points that cards and prospectors in town would cost if the game ended now; none are told before anybody has a card
    there, and in a finished game they are counted.
    """
    if not (view.flow and any(view.table.stacks)):
        return 0
    return on_buildings(view.table, seat) + penalty(view.table.players[seat])
