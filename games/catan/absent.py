"""What is done for a player who stays away (R49)."""

from collections.abc import Callable

from games.catan import actions as act
from games.catan.state import NOBODY, State
from games.core.forms import Decision, Field, One, Split
from games.core.model import Action, Key


def default_action(state: State, decision: Decision) -> Action:
    """The harmless answer (R49); for a founding placement the first place offered, which the table uses only on request."""
    kinds = {offer.action: offer.fields for offer in decision.offers}
    for kind, answer in _ANSWERS.items():
        if kind in kinds:
            return answer(state, kinds[kind])
    kind, fields = next(iter(kinds.items()))
    return kind(*[_first(field) for field in fields])


def _first(field: Field) -> Key | tuple[Key, ...] | tuple[tuple[Key, int], ...]:
    """The first way to fill the field."""
    if isinstance(field, One):
        return field.keys[0]
    if isinstance(field, Split):
        return _from_the_top(field)
    return field.keys[: field.least]


def _from_the_top(field: Split) -> tuple[tuple[Key, int], ...]:
    """The fewest pieces, taken from the fullest rows: what is held most is missed least."""
    amounts = {row.key: row.least for row in field.rows}
    for _ in range(field.least - sum(amounts.values())):
        fullest = max(field.rows, key=lambda row: row.most - amounts[row.key])
        amounts[fullest.key] += 1
    return tuple((row.key, amounts[row.key]) for row in field.rows if amounts[row.key])


def harmless_hex(state: State) -> Key:
    """Where the robber hurts nobody: the first hex without a building, or the first other hex (R49)."""
    net = state.board.geometry
    others = [place for place in range(len(net.hexes)) if place != state.robber]
    empty = [
        place
        for place in others
        if all(state.buildings[corner] == NOBODY for corner in net.corners_of_hex[place])
    ]
    return net.labels[(empty or others)[0]]


_ANSWERS: dict[type[Action], Callable[[State, tuple[Field, ...]], Action]] = {
    act.Roll: lambda state, fields: act.Roll(),
    act.MoveRobber: lambda state, fields: act.MoveRobber(harmless_hex(state)),
    act.LetBe: lambda state, fields: act.LetBe(),
    act.StopRoads: lambda state, fields: act.StopRoads(),
    act.JoinBuilding: lambda state, fields: act.JoinBuilding("pass"),
    act.EndBuilding: lambda state, fields: act.EndBuilding(),
    act.EndTurn: lambda state, fields: act.EndTurn(),
    act.DropDraft: lambda state, fields: act.DropDraft(),
}
"""In order of preference where several are offered."""
