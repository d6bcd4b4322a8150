"""What the modules in play keep: a struct each, tagged by the module, on the table, in secret, and for a player to know."""

from games.catan.modules.erie.part import Erie
from games.catan.modules.frenemies.part import Favors, Frenemies, OwnFavors
from games.catan.modules.helpers.part import Helpers
from games.catan.modules.scenario.part import Scenario

AnyPart = Scenario | Erie | Frenemies | Helpers
AnySecret = Favors
AnyOwn = OwnFavors
