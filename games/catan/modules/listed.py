"""All modules, in the order in which they act at the same moment (docs/rules/catan-minis.md R497)."""

from typing import Any

from games.catan.modules.erie.rules import ERIE
from games.catan.modules.frenemies.rules import FRENEMIES
from games.catan.modules.helpers.rules import HELPERS_MODULE
from games.catan.modules.scenario.rules import SCENARIO
from games.catan.seam import Module

MODULES: tuple[Module[Any], ...] = (FRENEMIES, SCENARIO, ERIE, HELPERS_MODULE)
