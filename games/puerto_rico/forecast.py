"""What follows from a position by rule, where people forget it."""

from games.core.forms import Decision
from games.core.model import Message, say
from games.puerto_rico.frames import Loading
from games.puerto_rico.phases.storage import least_lost
from games.puerto_rico.views import Private, Public


def forecast(public: Public, private: Private, decision: Decision) -> Message | None:
    """Barrels that find no room at the end of the Captain phase if no more are loaded (R68)."""
    if not any(isinstance(frame, Loading) for frame in public.flow):
        return None
    lost = least_lost(public.table.players[decision.seat])
    return say("puerto-rico-forecast-lost", barrels=lost) if lost > 0 else None
