"""What the laws are told about Sutter's Mill."""

from games.sutters_mill.actions import EndTurn, RemoveProspector, Switch

CUT_SHORT = frozenset({Switch, RemoveProspector})

ALONE = {
    EndTurn: "a wallet that is too poor never ends a turn, whoever could work out how poor it is (R23)"
}
