"""What the laws are told about Sutter's Mill."""

from games.sutters_mill.actions import EndTurn, RemoveProspector, Switch

UNTOLD = {
    "table.turn.removed": "until the turn ends: what it may still remove is what its player is asked (R41)",
    "table.turn.used": "until the turn ends: the effects that are left are what its player is asked",
}

CUT_SHORT = frozenset({Switch, RemoveProspector})

ALONE = {
    EndTurn: "a wallet that is too poor never ends a turn, whoever could work out how poor it is (R23)"
}
