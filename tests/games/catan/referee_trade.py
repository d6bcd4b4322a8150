"""The referee on trade: with the bank, and between players, tokens of the canal included (R85-R103, R215-R217)."""

from collections import Counter
from functools import partial
from typing import Any

from msgspec import Struct

from tests.games.catan import printed as box
from tests.games.catan.referee import Offers, Script, amounts, pick, tuple_of
from tests.games.catan.referee_roads import Roads

OPEN = 5
"""Offers and calls at a time (R97)."""


class Offer(Struct):
    """What the active player has put to others; nobody can accept a call."""

    give: Counter[str]
    want: Counter[str]
    to: set[int]
    first: bool = False
    accepted: set[int] = set()
    declined: set[int] = set()

    @property
    def is_call(self) -> bool:
        """Whether one side is missing (R90)."""
        return not self.give or not self.want


def holds(purse: Counter[str], goods: Counter[str]) -> bool:
    """Whether the goods are in it."""
    return all(purse[kind] >= count for kind, count in goods.items())


class Trade(Roads):
    """What is open in trade."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.open: dict[int, Offer] = {}
        self.proposals: dict[int, tuple[Counter[str], Counter[str]]] = {}
        self.made = 0

    def close_trade(self) -> None:
        """All that is open lapses (R96)."""
        self.open.clear()
        self.proposals.clear()

    def end_trade(self) -> Script:
        """The same, and whoever has proposed something hears that it was not answered."""
        for proposer in sorted(self.proposals):
            yield from self.expect("LapsedProposal", seat=self.active, proposer=proposer)
        self.close_trade()

    def close_refused(self) -> None:
        """Offers that all have declined are closed (R91)."""
        refused = [number for number, one in self.open.items() if one.to and one.to <= one.declined]
        for number in refused:
            del self.open[number]

    def everything(self) -> Counter[str]:
        """As much as there is of all that can be traded."""
        goods = Counter(dict.fromkeys(box.RESOURCES, self.each))
        return goods + Counter(canal=box.CANAL_TOKENS) if self.erie else goods

    def deals(self, seat: int) -> set[str]:
        """What the bank would trade (R98-R101)."""
        hand = self.holders[seat].hand
        return {
            f"{give}@{take}"
            for give, rate in self.rates(seat).items()
            for take in self.in_bank() - {give}
            if hand[give] >= rate
        }

    @staticmethod
    def side(goods: Counter[str], least: int) -> tuple[Any, ...]:
        """A field for one side of a trade."""
        return ("split", dict(goods), least, goods.total())

    def maker_offers(self, seat: int) -> Offers:
        """What the active player may do in trade."""
        purse, everything = self.holders[seat].purse(), self.everything()
        found: Offers = {}
        if deals := self.deals(seat):
            found["bank_trade"] = pick(deals)
        if len(self.open) < OPEN:
            others = frozenset(str(other) for other in self.others(seat))
            found["offer_trade"] = (
                ("exchange", self.side(purse, 0), self.side(everything, 1)),
                ("some", others, 1, len(others)),
                frozenset({"pick", "first"}),
            )
            found["tout"] = (("exchange", self.side(everything, 1)),)
        if self.open:
            found["withdraw"] = pick(map(str, self.open))
        closing = {
            f"{number}@{other}"
            for number, offer in self.open.items()
            if holds(purse, offer.give)
            for other in offer.accepted
        }
        if closing:
            found["confirm"] = pick(closing)
        payable = {str(other) for other, (_, want) in self.proposals.items() if holds(purse, want)}
        if payable:
            found["accept_proposal"] = pick(payable)
        if self.proposals:
            found["reject_proposal"] = pick(map(str, self.proposals))
        return found

    def partner_offers(self, seat: int) -> Offers:
        """What an opponent may do in the active player's trade (R91, R92)."""
        purse = self.holders[seat].purse()
        put = {
            number: offer
            for number, offer in self.open.items()
            if seat in offer.to and not offer.is_call
        }
        found: Offers = {}
        acceptable = {
            str(number)
            for number, offer in put.items()
            if seat not in offer.accepted and holds(purse, offer.want)
        }
        if acceptable:
            found["accept"] = pick(acceptable)
        declinable = {str(number) for number, offer in put.items() if seat not in offer.declined}
        if declinable:
            found["decline"] = pick(declinable)
        if purse:
            sides = (self.side(purse, 1), self.side(self.everything(), 1))
            found["propose"] = (("exchange", *sides),)
        if seat in self.proposals:
            found["withdraw_proposal"] = ()
        return found

    def swap(self, partner: int, gave: Counter[str], took: Counter[str]) -> Script:
        """A deal of the active player (R95)."""
        self.give(self.active, partner, gave)
        self.give(partner, self.active, took)
        yield from self.expect(
            "Traded", seat=self.active, partner=partner, gave=tuple_of(gave), took=tuple_of(took)
        )

    def can_swap(self, partner: int, gave: Counter[str], took: Counter[str]) -> bool:
        """Whether both have what they give (R94)."""
        purses = self.holders[self.active].purse(), self.holders[partner].purse()
        return holds(purses[0], gave) and holds(purses[1], took)

    def do_bank_trade(self, seat: int, deal: str) -> Script:
        """Cards for a card (R98)."""
        give, take = deal.split("@")
        gave, took = Counter({give: self.rates(seat)[give]}), Counter({take: 1})
        self.pay(seat, gave)
        self.take(seat, took)
        yield from self.expect(
            "TradedWithBank", seat=seat, gave=tuple_of(gave), took=tuple_of(took)
        )

    def do_offer_trade(self, seat: int, value: Any) -> Script:
        """An offer to some, or a call (R89, R90)."""
        give, want, to = amounts(value[0]), amounts(value[1]), {int(key) for key in value[2]}
        if not give:
            yield from self.call(seat, give, want)
            return
        self.made += 1
        self.open[self.made] = Offer(give, want, to, value[3] == "first")
        yield from self.expect(
            "Offered",
            seat=seat,
            number=self.made,
            give=tuple_of(give),
            want=tuple_of(want),
            to=None if len(to) == self.seats - 1 else tuple(sorted(to)),
            first_come=value[3] == "first",
        )

    def do_tout(self, seat: int, give: Any) -> Script:
        """A call of what one would give (R90)."""
        yield from self.call(seat, amounts(give), Counter())

    def call(self, seat: int, give: Counter[str], want: Counter[str]) -> Script:
        """A call is put to nobody."""
        self.made += 1
        self.open[self.made] = Offer(give, want, set())
        yield from self.expect(
            "Called", seat=seat, number=self.made, give=tuple_of(give), want=tuple_of(want)
        )

    def do_withdraw(self, seat: int, number: str) -> Script:
        """The maker takes it back (R96)."""
        offer = self.open.pop(int(number))
        yield from self.expect(
            "WithdrewOffer",
            seat=seat,
            number=int(number),
            give=tuple_of(offer.give),
            want=tuple_of(offer.want),
        )

    def do_confirm(self, seat: int, deal: str) -> Script:
        """The maker picks one who accepted (R93, R94)."""
        number, partner = map(int, deal.split("@"))
        offer = self.open[number]
        if self.can_swap(partner, offer.give, offer.want):
            del self.open[number]
            yield from self.swap(partner, offer.give, offer.want)
        else:
            offer.accepted -= {partner}
            yield from self.expect(
                "DealFailed", whispered=(seat, partner), seat=seat, partner=partner
            )

    def do_accept_proposal(self, seat: int, proposer: str) -> Script:
        """The proposal is gone either way (R93, R94)."""
        partner = int(proposer)
        give, want = self.proposals.pop(partner)
        if self.can_swap(partner, want, give):
            yield from self.swap(partner, want, give)
        else:
            yield from self.expect("DealFailed", whispered=(seat,), seat=seat, partner=partner)

    def do_reject_proposal(self, seat: int, proposer: str) -> Script:
        """Turned down (R92)."""
        del self.proposals[int(proposer)]
        yield from self.expect("RejectedProposal", seat=seat, proposer=int(proposer))

    def do_accept(self, seat: int, number: str) -> Script:
        """Accepting, which closes a `first come` offer (R91, R93, ruling P9)."""
        offer = self.open[int(number)]
        accepted = partial(
            self.expect,
            "AcceptedOffer",
            seat=seat,
            number=int(number),
            offerer=self.active,
            give=tuple_of(offer.give),
            want=tuple_of(offer.want),
        )
        if not offer.first:
            offer.accepted |= {seat}
            offer.declined -= {seat}
            yield from accepted()
        elif self.can_swap(seat, offer.give, offer.want):
            del self.open[int(number)]
            yield from accepted()
            yield from self.swap(seat, offer.give, offer.want)
        else:
            yield from self.expect("DealFailed", whispered=(seat,), seat=self.active, partner=seat)

    def do_decline(self, seat: int, number: str) -> Script:
        """Declining (R91)."""
        offer = self.open[int(number)]
        offer.accepted -= {seat}
        offer.declined |= {seat}
        yield from self.expect(
            "DeclinedOffer",
            seat=seat,
            number=int(number),
            offerer=self.active,
            to=tuple(sorted(offer.to)),
            give=tuple_of(offer.give),
            want=tuple_of(offer.want),
        )
        self.close_refused()

    def do_propose(self, seat: int, value: Any) -> Script:
        """A proposal, in the place of an older one, and a no to what was put to its maker (R92)."""
        give, want = amounts(value[0]), amounts(value[1])
        self.proposals[seat] = (give, want)
        for offer in self.open.values():
            if seat in offer.to and seat not in offer.accepted:
                offer.declined |= {seat}
        self.close_refused()
        yield from self.expect("Proposed", seat=seat, give=tuple_of(give), want=tuple_of(want))

    def do_withdraw_proposal(self, seat: int, value: Any) -> Script:
        """Its maker takes it back (R96)."""
        del self.proposals[seat]
        yield from self.expect("WithdrewProposal", seat=seat)

    def do_play_token(self, seat: int, resource: str) -> Script:
        """A canal token for a rate until the turn ends (R215)."""
        self.holders[seat].tokens -= 1
        self.named.add(resource)
        yield from self.expect("PlayedToken", seat=seat, resource=resource)

    def token_offers(self, seat: int) -> Offers:
        """Resources that are not named yet, while a token is there (R215, R216)."""
        left = set(box.RESOURCES) - self.named
        return {"play_token": pick(left)} if self.holders[seat].tokens and left else {}
