"""What the laws are told about Sutter's Mill."""

from games.sutters_mill.actions import RemoveProspector, Switch

CUT_SHORT = frozenset({Switch, RemoveProspector})
