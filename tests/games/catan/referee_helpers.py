"""The referee on the Helpers (docs/rules/catan-minis.md part D)."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from tests.games.catan import printed as box
from tests.games.catan.referee import Offers, Script, pick, tuple_of
from tests.games.catan.referee_trade import Trade


def other_ways(cost: Counter[str], may_miss: set[str]) -> dict[str, Counter[str]]:
    """How a cost is paid with one of these cards replaced by any other kind (R430, R450)."""
    return {
        f"{missing}@{put}": +(cost - Counter({missing: 1}) + Counter({put: 1}))
        for missing in may_miss
        for put in box.RESOURCES
        if put != missing
    }


MENDICANT = other_ways(box.ROAD, {"lumber", "brick"})
SAGE = {"printed": box.CARD, **other_ways(box.CARD, {"ore", "wool", "grain"})}
LOOKS = 3


class Helped(Trade):
    """What helpers do."""

    def deal_helper(self, seat: int) -> Script:
        """The next of the pile, at the second settlement (R402, R403)."""
        if self.helpers:
            helper = box.PILE[sum(bool(holder.helper) for holder in self.holders)]
            self.holders[seat].helper = helper
            yield from self.expect("TookHelper", seat=seat, helper=helper)

    def may_use(self, helper: str) -> int | None:
        """Who has that helper and may use it now (R410-R412)."""
        for seat, holder in enumerate(self.holders):
            if self.helpers and holder.helper == helper and seat not in self.blocked:
                return seat
        return None

    def helper_offers(self, seat: int, moment: str) -> Offers:
        """What the active player's helper offers: `before` the roll, in `trade`, in `build`, or in `both`."""
        holder = self.holders[seat]
        if not self.helpers or seat in self.blocked:
            return {}
        if holder.helper == "robber_bride":
            return self.bride_offers()
        if moment == "before":
            return {}
        builds, trades = moment in ("build", "both"), moment in ("trade", "both")
        offers: Callable[[int], Offers] | None = {
            "merchant": self.merchant_offers,
            "mendicant": self.mendicant_offers if builds else None,
            "explorer": self.explorer_offers,
            "sage": self.sage_offers if builds else None,
            "noblewoman": self.noblewoman_offers,
            "captain": self.captain_offers if trades else None,
            "priest": self.priest_offers if builds else None,
        }.get(holder.helper)
        return offers(seat) if offers is not None else {}

    def use(self, seat: int, helper: str) -> Script:
        """It is used."""
        assert self.holders[seat].helper == helper
        self.blocked.add(seat)
        yield from self.expect("UsedHelper", seat=seat, helper=helper)

    def used(self, seat: int) -> Script:
        """The choice that follows: keep it for a second time, or take another one (R415, R416)."""
        holder = self.holders[seat]
        offers: Offers = {"exchange_helper": pick(self.display)}
        if not holder.flipped:
            offers["flip_helper"] = ()
        verb, taken = yield from self.ask(seat, offers)
        given = holder.helper
        if verb == "flip_helper":
            holder.flipped = True
            yield from self.expect("FlippedHelper", seat=seat, helper=given)
            return
        self.display = self.display - {taken} | {given}
        holder.helper, holder.flipped = taken, False
        yield from self.expect("ExchangedHelper", seat=seat, helper=given, taken=taken)

    def from_bank(self, seat: int, resource: str) -> Script:
        """A card that everybody sees."""
        self.take(seat, Counter({resource: 1}))
        yield from self.expect("TookFromBank", seat=seat, resource=resource)

    def after_seven(self) -> Script:
        """The General before any discard (R445, R495); who keeps all cards."""
        seat = self.may_use("general")
        if seat is None:
            return None
        keeps = self.holders[seat].hand.total() > 7
        if not keeps and not self.in_bank():
            return None
        offers: Offers = {"decline_helper": ()}
        if keeps:
            offers["keep_hand"] = ()
        else:
            offers["take_with_helper"] = pick(self.in_bank())
        verb, resource = yield from self.ask(seat, offers)
        if verb == "decline_helper":
            return None
        yield from self.use(seat, "general")
        if keeps:
            yield from self.expect("KeptHand", seat=seat)
        else:
            yield from self.from_bank(seat, resource)
        yield from self.used(seat)
        return seat if keeps else None

    def after_roll(self, served: set[int]) -> Script:
        """The Mayor of who got nothing (R435, R496)."""
        seat = self.may_use("mayor")
        if seat is None or seat in served or not self.in_bank():
            return
        offers: Offers = {"decline_helper": (), "take_with_helper": pick(self.in_bank())}
        verb, resource = yield from self.ask(seat, offers)
        if verb == "take_with_helper":
            yield from self.use(seat, "mayor")
            yield from self.from_bank(seat, resource)
            yield from self.used(seat)

    def help(self, seat: int, verb: str, value: Any) -> Script:
        """Carry out what a helper of the active player does, then the choice of R415."""
        yield from getattr(self, f"help_{verb}")(seat, value)
        yield from self.used(seat)

    def merchant_offers(self, seat: int) -> Offers:
        """Any resource of any opponent (R420)."""
        others = frozenset(str(other) for other in self.others(seat))
        return {"use_merchant": (frozenset(box.RESOURCES), others)}

    def help_use_merchant(self, seat: int, value: Any) -> Script:
        """Demand of one opponent, then of another one (R420-R423)."""
        resource, first = value
        yield from self.use(seat, "merchant")
        yield from self.demand(seat, int(first), resource)
        left = {str(other) for other in self.others(seat)} - {first}
        verb, second = yield from self.ask(seat, {"demand_again": pick(left), "stop_demands": ()})
        if verb == "demand_again":
            yield from self.demand(seat, int(second), resource)

    def demand(self, seat: int, victim: int, resource: str) -> Script:
        """A card if there is one, for any card in return (R420)."""
        gives = self.holders[victim].hand[resource] > 0
        yield from self.expect(
            "Demanded", seat=seat, victim=victim, resource=resource, has_given=gives
        )
        if gives:
            self.give(victim, seat, Counter({resource: 1}))
            _, back = yield from self.ask(seat, {"return_card": pick(self.kinds(seat))})
            self.give(seat, victim, Counter({back: 1}))
            yield from self.expect("ReturnedCard", seat=seat, partner=victim, resource=back)

    def mendicant_offers(self, seat: int) -> Offers:
        """A road for another card (R430)."""
        ways = {way for way, cost in MENDICANT.items() if self.holders[seat].holds(cost)}
        places = self.free_places(seat)
        return {"use_mendicant": (frozenset(ways), frozenset(places))} if ways and places else {}

    def pay_so(self, seat: int, cost: Counter[str]) -> Script:
        """What is paid with a helper, which everybody sees."""
        self.pay(seat, cost)
        yield from self.expect("PaidSo", seat=seat, cards=tuple_of(cost))

    def help_use_mendicant(self, seat: int, value: Any) -> Script:
        """Pay and build (R430, R497)."""
        way, path = value
        yield from self.use(seat, "mendicant")
        yield from self.pay_so(seat, MENDICANT[way])
        yield from self.lay(seat, path)
        yield from self.win()

    def explorer_offers(self, seat: int) -> Offers:
        """End roads for which there is another place (R440-R442)."""
        ends = {path for path in self.holders[seat].roads if self.is_end(seat, path)}
        ends = {path for path in ends if self.new_places(seat, path)}
        return {"use_explorer": pick(ends)} if ends else {}

    def is_end(self, seat: int, path: str) -> bool:
        """Whether nothing else of the seat is at one end (R441)."""
        holder = self.holders[seat]
        joined = {end for other in holder.roads - {path} for end in other.split("-")}
        return any(end not in joined | holder.built for end in path.split("-"))

    def new_places(self, seat: int, path: str) -> set[str]:
        """Where it could lie instead (R440, R442)."""
        return self.road_places(seat, self.holders[seat].roads - {path}) - {path}

    def help_use_explorer(self, seat: int, old: str) -> Script:
        """Take a road up and put it down elsewhere (R440, R443)."""
        yield from self.use(seat, "explorer")
        _, new = yield from self.ask(seat, {"move_road": pick(self.new_places(seat, old))})
        self.holders[seat].roads ^= {old, new}
        yield from self.expect("MovedRoad", seat=seat, road=old, path=new)
        yield from self.reached(seat, new)
        yield from self.win()

    def sage_offers(self, seat: int) -> Offers:
        """A development card, one card of its cost replaced or not (R450, R452)."""
        ways = {way for way, cost in SAGE.items() if self.holders[seat].holds(cost)}
        return {"use_sage": pick(ways)} if ways and self.deck.total() else {}

    def help_use_sage(self, seat: int, way: str) -> Script:
        """Pay, look at three, keep one (R450-R452)."""
        yield from self.use(seat, "sage")
        yield from self.pay_so(seat, SAGE[way])
        looks = min(LOOKS, self.deck.total())
        if looks == 1:
            yield from self.get_card(seat)
        else:
            told = yield from self.hear("SawCards", whispered=(seat,))
            seen = Counter(dict(told.cards))
            assert told.seat == seat
            assert seen.total() == looks
            assert seen <= self.deck, (seen, self.deck)
            _, card = yield from self.ask(seat, {"keep_card": pick(seen)})
            yield from self.get_card(seat, card)
        yield from self.win()

    def noblewoman_offers(self, seat: int) -> Offers:
        """Opponents with more visible points and a card (R455, R456)."""
        richer = {
            str(other)
            for other in self.others(seat)
            if self.visible(other) > self.visible(seat) and self.kinds(other)
        }
        return {"use_noblewoman": pick(richer)} if richer else {}

    def help_use_noblewoman(self, seat: int, key: str) -> Script:
        """Look and take (R455)."""
        victim, both = int(key), (seat, int(key))
        yield from self.use(seat, "noblewoman")
        hand = tuple_of(self.holders[victim].hand)
        yield from self.expect("LookedAtHand", whispered=both, seat=seat, victim=victim, cards=hand)
        _, resource = yield from self.ask(seat, {"take_from_hand": pick(self.kinds(victim))})
        self.give(victim, seat, Counter({resource: 1}))
        yield from self.expect("TookFromHand", seat=seat, victim=victim)
        yield from self.expect(
            "TookThisCard", whispered=both, seat=seat, victim=victim, resource=resource
        )

    def captain_offers(self, seat: int) -> Offers:
        """Any resource (R460)."""
        return {"use_captain": pick(box.RESOURCES)}

    def help_use_captain(self, seat: int, resource: str) -> Script:
        """Two for one until the turn ends (R419, R460)."""
        yield from self.use(seat, "captain")
        self.captain = resource
        yield from self.expect("NamedForCaptain", seat=seat, resource=resource)

    def priest_offers(self, seat: int) -> Offers:
        """A building for a played knight and less (R470, R473)."""
        holder, found = self.holders[seat], Offers()
        places = {"settlement": self.settlement_places(seat), "city": self.city_places(seat)}
        for kind, corners in places.items():
            if holder.played["knight"] and corners and holder.holds(box.PRIEST[kind]):
                found[f"priest_{kind}"] = pick(corners)
        return found

    def knight_goes(self, seat: int, kind: str) -> Script:
        """The knight and the cards are the price (R470-R472)."""
        yield from self.use(seat, "priest")
        self.holders[seat].played["knight"] -= 1
        self.removed += 1
        yield from self.expect("RemovedKnight", seat=seat)
        yield from self.pay_so(seat, box.PRIEST[kind])
        yield from self.reassess_army()

    def help_priest_settlement(self, seat: int, corner: str) -> Script:
        """Army first, the win check last (R471)."""
        yield from self.knight_goes(seat, "settlement")
        yield from self.settle(seat, corner)
        yield from self.win()

    def help_priest_city(self, seat: int, corner: str) -> Script:
        """The same for a city."""
        yield from self.knight_goes(seat, "city")
        yield from self.raise_city(seat, corner)
        yield from self.win()

    def bride_offers(self) -> Offers:
        """A desert, while the robber is on none (R490, R491)."""
        deserts = self.map.deserts
        return {} if self.robber in deserts else {"use_bride": pick(deserts)}

    def robber_stands(self, seat: int) -> Script:
        """Where it now is, and which opponents it blocks there (R74)."""
        ring, (terrain, number) = set(self.map.hexes[self.robber]), self.map.land[self.robber]
        blocked = tuple(sorted(o for o in self.others(seat) if ring & self.holders[o].built))
        yield from self.expect(
            "MovedRobber",
            seat=seat,
            hex=self.robber,
            terrain=terrain,
            blocked=blocked,
            number=number,
        )
        return blocked

    def help_use_bride(self, seat: int, to: str) -> Script:
        """The robber goes there; a card of what the hex produces that it leaves (R490, R492)."""
        yield from self.use(seat, "robber_bride")
        resource = box.YIELD[self.map.land[self.robber][0]]
        self.robber = to
        yield from self.robber_stands(seat)
        if self.bank[resource]:
            yield from self.from_bank(seat, resource)
