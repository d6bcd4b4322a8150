"""Small rules that a player of CATAN may let stand: to roll, to end a turn, to pass, to close and to decline trades."""

from typing import Any, TypeAlias

from games.catan.actions import (
    Confirm,
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
from games.catan.modules.frenemies.actions import (
    ExchangeToken,
    FavorTrade,
    OfferGift,
    UseFavor,
)
from games.catan.modules.frenemies.part import Frenemies
from games.catan.modules.helpers.actions import (
    UseBride,
    UseCaptain,
    UseExplorer,
    UseMerchant,
    UseNoblewoman,
)
from games.catan.modules.helpers.part import Helpers
from games.core.forms import Decision, One
from games.core.model import Action, Key
from games.core.orders import Answer, Fitting, Rule, kinds_of

Kinds: TypeAlias = frozenset[type[Action]]

_IDLE: Kinds = frozenset({OfferTrade, Tout, StartBuilding, EndTurn, EndBuilding})
"""What does nothing by itself."""

_SPARED: Kinds = frozenset(
    {OfferGift, ExchangeToken, UseBride, UseCaptain, UseExplorer, UseMerchant, UseNoblewoman}
)
"""What stands open turn after turn, whatever the hand: gifts, tokens, and helpers that build nothing."""

_KEPT: Kinds = frozenset({OfferGift, ExchangeToken, UseFavor, FavorTrade})
"""What may be done before the roll and after it alike (minis R312)."""

_COSTS = (ROAD_COST, SETTLEMENT_COST, CITY_COST, CARD_COST)


def _can_pay(private: Any) -> bool:
    """Whether the hand pays for anything that can be bought."""
    return any(holds(private.holding.hand, cost) for cost in _COSTS)


def _ending(spared: Kinds) -> Answer:
    """The end where nothing but these can be built, played or traded with the bank, and nobody waits for an answer."""

    def answer(_public: Any, private: Any, decision: Decision) -> Action | None:
        kinds = kinds_of(decision)
        if not kinds <= _IDLE | spared:
            return None
        if StartBuilding in kinds:
            return None if _can_pay(private) else StartBuilding()
        return EndBuilding() if EndBuilding in kinds else EndTurn()

    return answer


def _has_spared(public: Any, _private: Any, _decision: Decision) -> bool:
    """Whether something stands open all the time at that table."""
    return any(isinstance(part, Frenemies | Helpers) for part in public.table.parts)


def _roll(_public: Any, _private: Any, decision: Decision) -> Action | None:
    """The roll where nothing else can be done that the roll would end."""
    return Roll() if kinds_of(decision) <= _KEPT | {Roll} else None


def _pass_special(_public: Any, private: Any, _decision: Decision) -> Action | None:
    """To pass the special building phase where the hand pays for nothing."""
    return None if _can_pay(private) else JoinBuilding("pass")


def _deal_first(_public: Any, _private: Any, decision: Decision) -> Action | None:
    """The oldest offer that somebody has accepted, closed with them (R93)."""
    deals = _keys(decision, Confirm)
    return Confirm(deals[0]) if deals else None


def _may_deal(_public: Any, _private: Any, decision: Decision) -> bool:
    """Whether an offer can be made or closed."""
    return bool(kinds_of(decision) & {OfferTrade, Confirm})


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
    """Which trades may be answered so."""
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


_TURN = frozenset(
    {
        "catan-prompt-acting",
        "catan-prompt-trading",
        "catan-prompt-building",
        "catan-prompt-ending",
        "catan-prompt-special-building",
    }
)

RULES = {
    "roll": Rule(at=frozenset({"catan-prompt-before-roll"}), answer=_roll),
    "end-turn": Rule(at=_TURN, answer=_ending(frozenset())),
    "end-turn-spared": Rule(at=_TURN, answer=_ending(_SPARED), fits=_has_spared),
    "deal-first": Rule(at=_TURN, answer=_deal_first, fits=_may_deal),
    "pass-special": Rule(at=frozenset({"catan-prompt-special"}), answer=_pass_special),
    **{
        f"decline-{resource}": Rule(
            at=frozenset({"catan-prompt-waiting", "catan-prompt-acting", "catan-prompt-trading"}),
            answer=_declining(resource),
            fits=_asked_for(resource),
        )
        for resource in RESOURCES
    },
}
