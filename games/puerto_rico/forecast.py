"""What follows from a position by rule, where people forget it."""

from games.core.forms import Decision
from games.core.model import Key, Message, say
from games.puerto_rico.island import city_spaces
from games.puerto_rico.state import Table
from games.puerto_rico.views import Private, Public


def forecast(public: Public, _private: Private, _decision: Decision) -> Message | None:
    """That the game ends with this round, and why (S1)."""
    table = public.table
    return say("puerto-rico-forecast-last", cause=_cause(table)) if table.is_last else None


def _cause(table: Table) -> Key:
    """A cause that still shows: VP may have come back through the Black Market (A44)."""
    if any(not city_spaces(player) for player in table.players):
        return "city"
    if table.pool and not table.has_nobles and not table.supply.colonists:
        return "colonists"
    return "points"
