"""What the modules in play keep on the table: one struct each, tagged by the module."""

from games.catan.modules.erie.part import Erie
from games.catan.modules.helpers.part import Helpers
from games.catan.modules.scenario.part import Scenario

AnyPart = Scenario | Erie | Helpers
