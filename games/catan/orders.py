"""Small rules that a player of CATAN may let stand: to roll, to end a turn, to pass, to decline trades."""

from typing import Any

from games.catan.actions import (
    Decline,
    EndBuilding,
    EndTurn,
    JoinBuilding,
    OfferTrade,
    RejectProposal,
    Roll,
    StartBuilding,
    Tout,
)
from games.catan.content import (
    CARD_COST,
    CITY_COST,
    RESOURCES,
    ROAD_COST,
    SETTLEMENT_COST,
)
from games.catan.hands import holds
from games.core.forms import Decision, One
from games.core.model import Action, Key
from games.core.orders import Answer, Fitting, Rule, kinds_of, only

_IDLE = frozenset({OfferTrade, Tout, StartBuilding, EndTurn, EndBuilding})
"""What does nothing by itself."""

_COSTS = (ROAD_COST, SETTLEMENT_COST, CITY_COST, CARD_COST)


def _can_pay(private: Any) -> bool:
    """Whether the hand pays for anything that can be bought."""
    return any(holds(private.holding.hand, cost) for cost in _COSTS)


def _end(_public: Any, private: Any, decision: Decision) -> Action | None:
    """The end where nothing can be built, played or traded with the bank, and nobody waits for an answer."""
    kinds = kinds_of(decision)
    if not kinds <= _IDLE:
        return None
    if StartBuilding in kinds:
        return None if _can_pay(private) else StartBuilding()
    return EndBuilding() if EndBuilding in kinds else EndTurn()


def _pass_special(_public: Any, private: Any, _decision: Decision) -> Action | None:
    """To pass the special building phase where the hand pays for nothing."""
    return None if _can_pay(private) else JoinBuilding("pass")


def _declining(resource: Key) -> Answer:
    """The answer to the first trade that asks for that resource."""

    def answer(public: Any, _private: Any, decision: Decision) -> Action | None:
        place = RESOURCES.index(resource)
        table = public.table
        for offer in table.offers:
            if offer.want[place] and str(offer.number) in _keys(decision, Decline):
                return Decline(str(offer.number))
        for proposal in table.proposals:
            if proposal.want[place] and str(proposal.seat) in _keys(decision, RejectProposal):
                return RejectProposal(str(proposal.seat))
        return None

    return answer


def _keys(decision: Decision, kind: type[Action]) -> tuple[Key, ...]:
    """What may be declined."""
    for offer in decision.offers:
        if offer.action is kind:
            field = offer.fields[0]
            assert isinstance(field, One)
            return field.keys
    return ()


def _asked_for(resource: Key) -> Fitting:
    """Whether a trade that may be declined asks for that resource."""
    answer = _declining(resource)
    return lambda public, private, decision: answer(public, private, decision) is not None


RULES = {
    "roll": Rule(at=frozenset({Roll}), answer=only(Roll())),
    "end-turn": Rule(at=frozenset({EndTurn, EndBuilding}), answer=_end),
    "pass-special": Rule(at=frozenset({JoinBuilding}), answer=_pass_special),
    **{
        f"decline-{resource}": Rule(
            at=frozenset({Decline, RejectProposal}),
            answer=_declining(resource),
            fits=_asked_for(resource),
        )
        for resource in RESOURCES
    },
}
