"""What follows from a position by rule, where people forget it."""

from games.core.forms import Decision
from games.core.model import Key, Message, say
from games.puerto_rico.island import city_spaces
from games.puerto_rico.state import Table
from games.puerto_rico.views import Private, Public

POINTS, COLONISTS = 4, 2
"""What a round takes for each player from the pool, and what two ships take from the supply: where less is left, the end is
near.
"""


def forecast(public: Public, _private: Private, _decision: Decision) -> Message | None:
    """That the game ends with this round, and why (S1); before, what may end it soon."""
    table = public.table
    if table.is_last:
        return say("puerto-rico-forecast-last", cause=_cause(table))
    seats = len(table.players)
    if table.pool <= POINTS * seats:
        return say("puerto-rico-forecast-points", count=table.pool)
    if table.supply.colonists <= COLONISTS * seats:
        return say("puerto-rico-forecast-colonists", count=table.supply.colonists)
    if any(city_spaces(player) == 1 for player in table.players):
        return say("puerto-rico-forecast-city")
    return None


def _cause(table: Table) -> Key:
    """A cause that still shows: VP may have come back through the Black Market (A44)."""
    if any(not city_spaces(player) for player in table.players):
        return "city"
    if table.pool and not table.has_nobles and not table.supply.colonists:
        return "colonists"
    return "points"
