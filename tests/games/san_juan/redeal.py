"""San Juan's hidden cards dealt anew, from the position itself and the information table (docs/rules/san-juan.md §9).

It shares no code with the game's own `deal`. Hands, drawn cards and what lies under a Chapel or a Bank are known to their
owner; the faces of goods, what lies under a Harbor, and both piles to nobody; of tucked cards others do not know the number.
"""

from collections.abc import Iterator
from random import Random
from typing import TypeAlias

from msgspec.structs import replace

from games.core.model import Key, Seat
from games.san_juan.content import KINDS
from games.san_juan.state import Holding, Secrets, State

HARBOR, CHAPEL = "harbor", "chapel"

Cards: TypeAlias = tuple[Key, ...]


def redealt(state: State, viewer: Seat | None, chance: Random) -> State:
    """The loose cards shuffled and laid where such cards lie."""
    loose = list(_loose(state, viewer))
    chance.shuffle(loose)
    numbers = _numbers(state, viewer, chance)
    holdings = []
    for seat, holding in enumerate(state.secrets.holdings):
        tucked = [
            (building, _taken(loose, count) if _is_unknown(building, seat, viewer) else cards)
            for building, cards in holding.tucked
            for count in [numbers.get((seat, building), len(cards))]
        ]
        faces = tuple([None if face is None else loose.pop() for face in holding.faces])
        if seat == viewer:
            holdings.append(replace(holding, faces=faces, tucked=tuple(tucked)))
            continue
        hand, drawn = _taken(loose, len(holding.hand)), _taken(loose, len(holding.drawn))
        holdings.append(Holding(hand, drawn, faces, tuple(tucked)))
    discards = sorted([loose.pop() for _ in state.secrets.discard_pile])
    return replace(state, secrets=Secrets(tuple(holdings), tuple(sorted(loose)), tuple(discards)))


def _is_unknown(building: Key, seat: Seat, viewer: Seat | None) -> bool:
    """Whether the viewer does not know the cards under that building of the seat."""
    return seat != viewer or building == HARBOR


def _loose(state: State, viewer: Seat | None) -> Iterator[Key]:
    """Every card of which the viewer does not know where it is."""
    secrets = state.secrets
    yield from (*secrets.draw_pile, *secrets.discard_pile)
    for seat, holding in enumerate(secrets.holdings):
        yield from [face for face in holding.faces if face is not None]
        if seat != viewer:
            yield from (*holding.hand, *holding.drawn)
        for building, cards in holding.tucked:
            if _is_unknown(building, seat, viewer):
                yield from cards


def _numbers(state: State, viewer: Seat | None, chance: Random) -> dict[tuple[Seat, Key], int]:
    """How many cards lie under the others' buildings: at least one each, the rest one by one under any that has room."""
    true = {
        (seat, building): len(cards)
        for seat, holding in enumerate(state.secrets.holdings)
        for building, cards in holding.tucked
        if seat != viewer
    }
    dealt = dict.fromkeys(true, 1)
    for _ in range(sum(true.values()) - len(true)):
        dealt[
            chance.choice([place for place in dealt if _has_room(state, place, true, dealt)])
        ] += 1
    return dealt


def _has_room(
    state: State,
    place: tuple[Seat, Key],
    true: dict[tuple[Seat, Key], int],
    dealt: dict[tuple[Seat, Key], int],
) -> bool:
    """Under a Chapel goes one card at each round start but the first (R12), under a Harbor one each round (B37).

    When the game is over, everybody knows how many each seat has.
    """
    seat, building = place
    if not state.flow:
        return sum(n for (owner, _), n in dealt.items() if owner == seat) < sum(
            n for (owner, _), n in true.items() if owner == seat
        )
    most = {HARBOR: state.table.round, CHAPEL: state.table.round - 1}
    return building not in most or dealt[place] < most[building]


def _taken(loose: list[Key], count: int) -> Cards:
    """So many of them, in the order of the card table."""
    return tuple(sorted([loose.pop() for _ in range(count)], key=KINDS.index))
