"""What stands open in trade, and lapses with time (R96)."""

from games.catan.actions import Withdraw, WithdrawProposal
from games.catan.state import State
from games.catan.trade.offers import open_offers
from games.core.model import Lapsing


def standing_trades(state: State) -> tuple[Lapsing, ...]:
    """The open offers, calls and proposals; a proposal that replaces another one begins anew (R92)."""
    if not state.table.offers and not state.table.proposals:
        return ()
    offers = [
        Lapsing(
            state.table.active, f"{state.table.turn} {offer.number}", Withdraw(str(offer.number))
        )
        for offer in open_offers(state.table)
    ]
    proposals = [
        Lapsing(
            one.seat, f"{state.table.turn} {one.seat} {one.give} {one.want}", WithdrawProposal()
        )
        for one in state.table.proposals
    ]
    return (*offers, *proposals)
