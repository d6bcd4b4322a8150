"""Open offers, calls and proposals: who gives what for what, and who says yes."""

from typing import NamedTuple

from games.catan.content import Goods
from games.catan.views import Public
from games.core.model import Seat


class Deal(NamedTuple):
    """One open offer, call or proposal."""

    seat: Seat
    number: int | None
    """None: a proposal."""

    give: Goods
    want: Goods
    answers: tuple[tuple[Seat, bool | None], ...]
    """Whom it is put to, and whether they accept; None: not said yet."""

    first_come: bool = False

    def waits_for(self, seat: Seat) -> bool:
        """Whether it is for that seat to answer it, or to conclude it with somebody who has accepted."""
        if seat == self.seat:
            return any(answer for _, answer in self.answers)
        return (seat, None) in self.answers


def deals_of(view: Public) -> tuple[Deal, ...]:
    """All that is open, the active player's first."""
    offers = [
        Deal(
            view.table.active,
            offer.number,
            offer.give,
            offer.want,
            tuple((seat, _answer(seat, offer.accepted, offer.declined)) for seat in offer.to),
            offer.first_come,
        )
        for offer in view.table.offers
    ]
    proposals = [
        Deal(proposal.seat, None, proposal.give, proposal.want, ((view.table.active, None),))
        for proposal in view.table.proposals
    ]
    return (*offers, *proposals)


def _answer(seat: Seat, accepted: tuple[Seat, ...], declined: tuple[Seat, ...]) -> bool | None:
    return True if seat in accepted else False if seat in declined else None
