"""A referee that knows the rules by itself: it rebuilds a game from what is told and says who is to be asked, and what.

It shares no code and no table with the game. `follow` hands it a step; it raises `AssertionError` where the game differs.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from games.core.forms import Decision, One, Split, verb
from games.core.model import Action, Told
from tests.games.san_juan.referee_books import Books, Person
from tests.games.san_juan.referee_tables import HOLDS, MILLS, ROLES, points_of

Asked = dict[int, dict[str, object]]
"""By seat: each offer by its verb, with what its field allows."""


SERVED = ("customs_filled", "mine_dug", "goldsmith_shown")
"""What buildings do by themselves when a phase begins."""

PLENTY = 40
"""With more cards to draw than this none of them has to be passed over."""


class Referee(Books):
    """One game."""

    goes_on = False
    """Whether the seat has a second question in this simultaneous step."""

    def begin(self, log: Iterable[Told]) -> None:
        """The set-up."""
        for told in log:
            self._hear(told)
        if self.stage == "keep":
            self.waiting = dict.fromkeys(range(self.seats), 4)

    def follow(self, seat: int, action: Action, log: Iterable[Told]) -> None:
        """A step: the action, what came of it, and what comes next."""
        asked, filled = verb(type(action)), msgspec.structs.asdict(action)
        self._before(seat, asked, filled)
        served = self._to_serve() if asked.startswith("pick_role") else []
        is_plenty = self.unseen > PLENTY
        for told in log:
            self._hear(told)
        heard = [(tag(told), told.event.seat) for told in log if tag(told) in SERVED]  # type: ignore[attr-defined]
        assert heard == served or not is_plenty
        assert not self.due, f"not drawn: {self.due}"
        self._after(seat, asked)
        self._conserved()

    def _to_serve(self) -> list[tuple[str, int]]:
        """Customs Offices to be filled (R70), or Gold Mines and Goldsmiths at work (R81), from the picker."""
        served = []
        for seat in self.queue:
            person = self.people[seat]
            empty = [p for p in person.city if p.kind == "customs_office" and not p.good]
            if self.stage == "councillor" and "customs_office" in person.active and empty:
                served.append(("customs_filled", seat))
            if self.stage == "prospector" and "gold_mine" in person.active:
                served.append(("mine_dug", seat))
            if self.stage == "prospector" and "goldsmith" in person.active:
                served.append(("goldsmith_shown", seat))
        return served

    # Who is asked

    def asked(self) -> Asked:
        """All required questions as they have to be."""
        return getattr(self, f"_ask_{self.stage}")() if self.stage != "over" else {}

    def _ask_keep(self) -> Asked:
        return {
            seat: {"keep": _some(self.people[seat].hand, count, count)}
            for seat, count in self.waiting.items()
        }

    def _ask_role(self) -> Asked:
        taken = [role for _, role, _ in self.picks]
        seat = (self.governor + len(self.picks)) % self.seats
        free = {role for role in ROLES if role not in taken}
        offers: dict[str, object] = {"pick_role": free}
        if self.seats == 2 and not taken and "library" in self.people[seat].active:
            offers["pick_role_with_library"] = free
        return {seat: offers}

    def _ask_swap(self) -> Asked:
        hands = {seat: self.people[seat].hand for seat in self.waiting}
        return {
            seat: {"swap": _some(hand, 1, min(2, sum(hand.values()))), "keep_hand": None}
            for seat, hand in hands.items()
        }

    def _ask_tuck(self) -> Asked:
        asked: Asked = {}
        for seat, done in self.waiting.items():
            hand = self.people[seat].hand - self.plan.get(f"chapel {seat}", Counter())
            if "chapel" in self.people[seat].active and not done:
                asked[seat] = {"tuck": set(hand), "tuck_nothing": None}
            else:
                all_of_it = sum(hand.values())
                asked[seat] = {"deposit": _some(hand, 1, all_of_it), "tuck_nothing": None}
        return asked

    def _ask_limit(self) -> Asked:
        return {
            seat: {"discard": _some(self.people[seat].hand, count, count)}
            for seat, count in self.waiting.items()
        }

    def _ask_builder(self) -> Asked:
        seat, plan = self.queue[0], self.plan
        if not plan:
            choices = self.choices(seat)
            return {seat: {"build": choices, "pass": None} if choices else {"pass": None}}
        person, card = self.people[seat], plan["card"]
        cards = person.hand - Counter([] if card in self.middle else [card])
        held = sum(cards.values())
        if "place" not in plan:
            keys = {
                "new" if number is None else f"{person.city[number].kind}@{number + 1}"
                for number in self.places(seat, card)
            }
            return {seat: {"place": keys}}
        cost = self.cost(seat, card, plan["over"])
        market = self.market(seat, plan["place"])
        if "goods" not in plan and cost and market:
            goods = Counter(
                HOLDS[place.kind]
                for place in person.city
                if place.good and place is not plan["place"]
            )
            return {seat: {"pay_goods": _some(goods, max(0, cost - held), min(cost, market))}}
        cost -= plan.get("goods", 0)
        if cost in (0, held):
            return {seat: {"confirm": None}}
        return {seat: {"pay": _some(cards, cost, cost)}}

    def _ask_producer(self) -> Asked:
        return {
            seat: {"produce": _some(self.people[seat].empty(), 0, most)}
            for seat, most in self.waiting.items()
        }

    def _ask_trader(self) -> Asked:
        return {
            seat: {"sell": _some(self.people[seat].goods(), 0, most)}
            for seat, most in self.waiting.items()
        }

    def _ask_councillor(self) -> Asked:
        asked: Asked = {}
        for seat, discards in self.waiting.items():
            person = self.people[seat]
            if "archive" in person.active:
                both = person.hand + person.fresh
                asked[seat] = {"discard": _some(both, discards, discards)}
            else:
                keep = sum(person.fresh.values()) - discards
                asked[seat] = {"keep": _some(person.fresh, keep, keep)}
        return asked

    # What comes next

    def _before(self, seat: int, asked: str, filled: dict[str, Any]) -> None:
        """The parts of a building under construction, and what begins with a role."""
        self.sellers, self.gained = set(), []
        self.has_built = self.goes_on = False
        if self.stage == "tuck":
            self._before_tuck(seat, asked, filled)
        elif asked == "build":
            self.plan = {"card": filled["card"]}
            if self.places(seat, filled["card"]) == [None]:
                self.plan |= {"place": None, "over": None}
        elif asked == "place":
            number = None if filled["place"] == "new" else int(filled["place"].split("@")[1]) - 1
            place = None if number is None else self.people[seat].city[number]
            self.plan |= {"place": place, "over": place.kind if place else None}
        elif asked == "pay_goods":
            self.plan["goods"] = sum(amount for _, amount in filled["goods"])
        elif asked in ("pick_role", "pick_role_with_library"):
            self.stage = filled["role"]
            order = [(seat + step) % self.seats for step in range(self.seats)]
            self.queue = order
            self.is_drawing = True

    def _before_tuck(self, seat: int, asked: str, filled: dict[str, Any]) -> None:
        """Whether the Bank comes after the Chapel."""
        person = self.people[seat]
        if "chapel" in person.active and not self.waiting[seat]:
            chosen = Counter([filled["card"]] if asked == "tuck" else [])
            self.plan[f"chapel {seat}"] = chosen
            can_bank = "bank" in person.active and not person.banked
            self.goes_on = can_bank and bool(person.hand - chosen)

    def _after(self, seat: int, asked: str) -> None:
        """The next question."""
        self.is_drawing = False
        if asked in ("pick_role", "pick_role_with_library"):
            self._begin_phase()
        elif self.stage == "builder":
            if asked == "pass" or self.has_built:
                self.queue.pop(0)
                self.plan = {}
                self._next_builder()
        elif self.goes_on:
            self.waiting[seat] = 1
        else:
            self._answered(seat)
        assert self.is_last == (self.stage == "over")

    def _answered(self, seat: int) -> None:
        """One answer less to wait for; the last one ends the step."""
        del self.waiting[seat]
        if self.waiting:
            return
        if self.stage == "trader":
            self._close_trader()
        following = {"keep": self._next_pick, "swap": self._tuck, "tuck": self._limit}
        following.get(self.stage, self._next_pick)()

    def _begin_phase(self) -> None:
        """Who is asked in the phase that has been picked."""
        self.waiting, self.plan = {}, {}
        for seat in self.queue if self.stage in ("producer", "trader", "councillor") else ():
            person = self.people[seat]
            if self.stage == "producer":
                empty, most = sum(person.empty().values()), self.allowed(seat, "aqueduct")
                if empty > most or (empty and "well" in person.active):
                    self.waiting[seat] = min(empty, most)
            elif self.stage == "trader":
                goods = sum(person.goods().values())
                if goods:
                    self.waiting[seat] = min(goods, self.allowed(seat, "trading_post"))
            elif person.fresh:
                self.waiting[seat] = sum(person.fresh.values()) - self.kept(seat)
        if self.stage == "builder":
            self._next_builder()
        elif not self.waiting:
            if self.stage == "trader":
                self._close_trader()
            self._next_pick()

    def _close_trader(self) -> None:
        """Every Hut of those who sold nothing has drawn."""
        huts = [
            (seat, "hut")
            for seat in self.queue
            if "hut" in self.people[seat].active and seat not in self.sellers
        ]
        assert self.gained == huts

    def _builder(self) -> Person:
        return self.people[self.queue[0]]

    def _next_builder(self) -> None:
        """Skip those who can only pass, and everybody can see it; after the last one the phase is over."""
        while self.queue:
            person = self._builder()
            free = [card for card in self.middle if self.places(self.queue[0], card)]
            from_inn = self.gained.count((self.queue[0], "inn"))
            if sum(person.hand.values()) - from_inn or free:
                return
            self.queue.pop(0)
        if any(len(person.city) >= 12 for person in self.people):
            self.stage = "over"
            return
        for person in self.people:
            person.active = {kind for kind in person.tops if kind not in MILLS}
        counts = [len(person.city) for person in self.people]
        order = [(self.picks[-1][0] + step) % self.seats for step in range(self.seats)]
        inns = [
            (seat, "inn")
            for seat in order
            if "inn" in self.people[seat].active and counts[seat] == min(counts) < max(counts)
        ]
        assert self.gained == inns
        self._next_pick()

    def _next_pick(self) -> None:
        """Another role, or another round."""
        self.stage = "role"
        if len(self.picks) < (3 if self.seats == 2 else self.seats):
            return
        if self.round == 100:
            self.stage = "over"
            return
        self.round += 1
        self.governor = (self.governor + 1) % self.seats
        self.picks = []
        self._wait("swap", dict.fromkeys(self._holders("office"), 0), self._tuck)

    def _holders(self, building: str) -> list[int]:
        """Those with such a building in force, and a card in hand."""
        return [
            seat
            for seat, person in enumerate(self.people)
            if building in person.active and person.hand
        ]

    def _tuck(self) -> None:
        banks = [seat for seat in self._holders("bank") if not self.people[seat].banked]
        self.plan = {}
        self._wait("tuck", dict.fromkeys([*self._holders("chapel"), *banks], 0), self._limit)

    def _limit(self) -> None:
        over = {seat: self.excess(seat) for seat in range(self.seats) if self.excess(seat)}
        self._wait("limit", over, self._pick)

    def _pick(self) -> None:
        self.stage = "role"

    def _wait(self, stage: str, waiting: dict[int, int], otherwise: Callable[[], None]) -> None:
        """Ask these, or go on."""
        self.stage, self.waiting = stage, waiting
        if not waiting:
            otherwise()

    # Conservation and points

    def _conserved(self) -> None:
        """No kind lies open or in hands more often than there are cards of it."""
        held: Counter[str] = Counter()
        for person in self.people:
            held += person.hand + person.fresh + person.known + Counter(person.tops)
        for kind, count in held.items():
            assert count <= self.copies[kind], kind

    def totals(self) -> list[tuple[int, int]]:
        """Points and tie-break of every seat."""
        found = []
        for seat, person in enumerate(self.people):
            others = [
                kind for other, one in enumerate(self.people) if other != seat for kind in one.tops
            ]
            cards = sum(person.hand.values()) + sum(place.good for place in person.city)
            found.append((points_of(person.tops, others, person.tucked), cards))
        return found


def tag(told: Told) -> str:
    """The event by its tag."""
    return str(type(told.event).__struct_config__.tag)


def _some(cards: Counter[str], least: int, most: int) -> object:
    """Amounts among these things."""
    return (dict(+cards), least, most)


def offered(decision: Decision) -> dict[str, object]:
    """What a decision of the game offers, in the referee's words."""
    found: dict[str, object] = {}
    for offer in decision.offers:
        field = offer.fields[0] if offer.fields else None
        told: object = None
        if isinstance(field, One):
            told = set(field.keys)
        elif isinstance(field, Split):
            told = ({row.key: row.most for row in field.rows}, field.least, field.most)
        found[verb(offer.action)] = told
    return found
