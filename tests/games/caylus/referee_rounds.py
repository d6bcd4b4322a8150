"""The referee's procedure: the rounds with their seven phases (docs/rules/caylus.md 6)."""

from collections import Counter

from tests.games.caylus import printed as box
from tests.games.caylus.referee import Answer, Ask, Holder, Script, cubes_of, pairs
from tests.games.caylus.referee_works import BASIC, PAIRS, Builders


class Referee(Builders):
    """The whole game."""

    def game(self) -> Script:
        """From the set-up to the end."""
        started = yield from self.hear("Started")
        self.order = list(started.order)
        assert sorted(self.order) == list(range(self.seats))
        assert sorted(started.neutral) == sorted(box.NEUTRAL)
        self.road |= dict(enumerate(started.neutral, 1))
        money = dict(zip(self.order, box.MONEY[self.seats], strict=True))
        self.holders = [Holder(money[seat]) for seat in range(self.seats)]
        while self.scored < 3:
            yield from self.begin()
            yield from self.placing()
            yield from self.specials()
            yield from self.provost_moves()
            yield from self.activation()
            yield from self.castle_works()
            yield from self.end_of_round()
        yield from self.expect("GameEnded")

    def begin(self) -> Script:
        """Phase 1 (R13, R97)."""
        self.round += 1
        if self.seats == 2 and self.round > 1:
            self.order.reverse()
        yield from self.expect("RoundBegan", round=self.round, order=tuple(self.order))
        yield from self.expect("IncomeTaken", deniers=2)
        for seat in self.order:
            more = sum(
                box.INCOME.get(key, 0)
                for space, key in self.road.items()
                if self.owner.get(space) == seat
            )
            self.holders[seat].deniers += 2 + more
            if more:
                yield from self.expect("ExtraIncomeTaken", seat=seat, deniers=more)

    def placing(self) -> Script:
        """Phase 2 (R14 to R28)."""
        turns = list(self.order)
        while turns:
            seat = turns.pop(0)
            holder = self.holders[seat]
            places = {
                place
                for place in self.free_places(seat)
                if self.placed(seat) < 6 and self.price(seat, place) <= holder.deniers
            }
            answer: Answer = ("pass", None)
            lack = "deniers" if holder.deniers < self.price(seat, "castle") else "places"
            if self.placed(seat) == 6:
                lack = "workers"
            if places:
                answer = yield Ask(seat, {"place": places, "pass": None})
                lack = "nothing"
            if answer[0] == "pass":
                coin = 0 if self.passed else 1
                self.passed.append(seat)
                holder.deniers += coin
                number = len(self.passed)
                price = 3 if self.seats == 2 else 1 + number
                told = {"number": number, "deniers": coin, "lack": lack}
                told["price"] = price if number < self.seats else 0
                yield from self.expect("Passed", seat=seat, guest=self.inn_right, **told)
            else:
                place = answer[1]
                price = self.price(seat, place)
                holder.deniers -= price
                owner = self.put(seat, place)
                yield from self.expect("Placed", seat=seat, place=place, price=price, owner=owner)
                turns.append(seat)

    def specials(self) -> Script:
        """Phase 3 (R30 to R46)."""
        for place, resolve in (
            ("gate", self.gate),
            ("trading_post", self.trading_post),
            ("merchants_guild", self.guild),
            ("joust_field", self.joust),
        ):
            if place in self.special:
                yield from resolve(self.special[place])
                del self.special[place]
        if self.stables:
            rest = [seat for seat in self.order if seat not in self.stables]
            self.order, self.stables = self.stables + rest, []
            yield from self.expect("OrderChanged", order=tuple(self.order))
        yield from self.inn()
        self.forget()

    def gate(self, seat: int) -> Script:
        """R35 to R38."""
        places = self.free_places(seat)
        answer: Answer = ("take_back", None)
        if places:
            answer = yield Ask(seat, {"move_worker": places, "take_back": None})
        if answer[0] == "take_back":
            yield from self.expect("GateReturned", seat=seat)
        else:
            owner = self.put(seat, answer[1])
            yield from self.expect("GateMoved", seat=seat, place=answer[1], owner=owner)

    def trading_post(self, seat: int) -> Script:
        """R39."""
        self.holders[seat].deniers += 3
        yield from self.expect("DeniersTaken", seat=seat, building="trading_post", deniers=3)

    def guild(self, seat: int) -> Script:
        """R40."""
        answer = yield Ask(seat, {"move_provost": self.steps(3), "let_stand": None})
        if answer[0] == "let_stand":
            yield from self.expect(
                "Declined", seat=seat, building="merchants_guild", want="nothing"
            )
        else:
            yield from self.move(seat, answer[1], 0)

    def steps(self, most: int) -> set[str]:
        """Moves of the provost within the road (R51)."""
        found = set()
        for spaces in range(1, most + 1):
            if self.provost - spaces >= 1:
                found.add(f"back_{spaces}")
            if self.provost + spaces <= 28:
                found.add(f"ahead_{spaces}")
        return found

    def move(self, seat: int, step: str, price: int) -> Script:
        """The provost goes."""
        way, spaces = step.split("_")
        self.provost += int(spaces) if way == "ahead" else -int(spaces)
        told = {"seat": seat, "step": step, "space": self.provost, "price": price}
        yield from self.expect("ProvostMoved", **told)

    def joust(self, seat: int) -> Script:
        """R41."""
        holder = self.holders[seat]
        answer: Answer = ("decline", None)
        if holder.deniers >= 1 and holder.cubes["cloth"] >= 1:
            answer = yield Ask(seat, {"joust": None, "decline": None})
        if answer[0] == "decline":
            lacks = "nothing" if holder.deniers else "deniers"
            want = lacks if holder.cubes["cloth"] else "means"
            yield from self.expect("Declined", seat=seat, building="joust_field", want=want)
            return
        holder.deniers -= 1
        holder.cubes["cloth"] -= 1
        yield from self.expect("Jousted", seat=seat, deniers=1, cubes=(("cloth", 1),))
        yield from self.gain_favors(seat, 1)

    def inn(self) -> Script:
        """R43, R44."""
        if self.inn_left is not None:
            if self.inn_right is not None:
                yield from self.expect("GuestLeft", seat=self.inn_right)
            self.inn_right, self.inn_left = self.inn_left, None
            yield from self.expect("GuestCame", seat=self.inn_right)
        elif self.inn_right is not None:
            seat = self.inn_right
            answer = yield Ask(seat, {"stay": None, "leave": None})
            if answer[0] == "leave":
                self.inn_right = None
            yield from self.expect(
                "GuestLeft" if answer[0] == "leave" else "GuestStayed", seat=seat
            )

    def provost_moves(self) -> Script:
        """Phase 4 (R50)."""
        for seat in self.passed:
            money = self.holders[seat].deniers
            answer: Answer = ("let_stand", None)
            if money:
                steps = self.steps(min(3, money))
                answer = yield Ask(seat, {"move_provost": steps, "let_stand": None})
            if answer[0] == "let_stand":
                yield from self.expect("ProvostLeft", seat=seat, is_poor=not money)
            else:
                price = int(answer[1][-1])
                self.holders[seat].deniers -= price
                yield from self.move(seat, answer[1], price)
        self.passed = []

    def activation(self) -> Script:
        """Phase 5 (R55, R56)."""
        for space in range(1, self.provost + 1):
            if space in self.worker:
                seat = self.worker[space]
                yield from self.visit(seat, self.road[space], space)
                del self.worker[space]
                if space in self.waiting:
                    yield from self.change(space, self.waiting.pop(space))
        if self.worker:
            seats = dict.fromkeys(self.worker[space] for space in sorted(self.worker))
            yield from self.expect("WorkersReturned", seats=tuple(seats))
            self.worker.clear()
        for space in sorted(self.waiting):
            yield from self.change(space, self.waiting[space])
        self.waiting.clear()
        self.forget()

    def visit(self, seat: int, building: str, space: int) -> Script:
        """What a worker there does (7)."""
        if building in box.YIELDS:
            yield from self.produce(seat, building, space)
        elif building in box.MARKETS:
            yield from self.sell(seat, building)
        elif building in box.PEDDLERS:
            yield from self.buy(seat, building)
        elif building in box.DEALS:
            yield from self.trade(seat, building)
        else:
            kinds = box.CRAFTS[building]
            yield from self.craft(seat, kinds, building, lawyer=building == "w_lawyer")

    def produce(self, seat: int, building: str, space: int) -> Script:
        """R59, R60."""
        yields = box.YIELDS[building]
        taken = cubes_of(yields[0])
        if len(yields) > 1:
            sides = {next(iter(cubes_of(side))): cubes_of(side) for side in yields}
            answer = yield Ask(seat, {"produce": set(sides)})
            taken = sides[answer[1]]
        self.holders[seat].cubes += taken
        yield from self.expect("Produced", seat=seat, building=building, cubes=pairs(taken))
        owner = self.owner.get(space)
        if building in box.BONUSES and owner is not None and owner != seat:
            kinds = set(cubes_of(box.BONUSES[building]))
            answer = yield Ask(owner, {"take_bonus": kinds})
            self.holders[owner].cubes[answer[1]] += 1
            yield from self.expect("BonusTaken", seat=owner, building=building, cube=answer[1])

    def sell(self, seat: int, building: str) -> Script:
        """Marketplaces."""
        holder = self.holders[seat]
        answer: Answer = ("decline", None)
        if kinds := set(+holder.cubes):
            answer = yield Ask(seat, {"sell": kinds, "decline": None})
        if answer[0] == "decline":
            want = "nothing" if kinds else "means"
            yield from self.expect("Declined", seat=seat, building=building, want=want)
            return
        holder.cubes[answer[1]] -= 1
        holder.deniers += box.MARKETS[building]
        told = {"seat": seat, "building": building, "cube": answer[1]}
        yield from self.expect("Sold", **told, deniers=box.MARKETS[building])

    def buy(self, seat: int, building: str) -> Script:
        """Peddlers."""
        holder, prices = self.holders[seat], box.PEDDLERS[building]
        mixes = {1: BASIC, 2: PAIRS}
        keys = {
            key
            for count, price in prices.items()
            if price <= holder.deniers
            for key in mixes[count]
        }
        answer: Answer = ("decline", None)
        if keys:
            answer = yield Ask(seat, {"buy": keys, "decline": None})
        if answer[0] == "decline":
            want = "nothing" if keys else "deniers"
            yield from self.expect("Declined", seat=seat, building=building, want=want)
            return
        bought: Counter[str] = Counter(answer[1].split("@"))
        price = prices[bought.total()]
        holder.deniers -= price
        holder.cubes += bought
        told = {"seat": seat, "building": building, "cubes": pairs(bought), "price": price}
        yield from self.expect("Bought", **told)

    def trade(self, seat: int, building: str) -> Script:
        """Church, Tailor, Bank, Jeweler, Alchemist."""
        holder = self.holders[seat]
        deals = {
            key: deal
            for key, deal in zip(("small", "large"), box.DEALS[building], strict=True)
            if holder.deniers >= deal.get("deniers", 0)
            and holder.can_pay(cubes_of(deal.get("cubes", "")))
            and sum(holder.cubes[kind] for kind in BASIC) >= deal.get("mix", 0)
        }
        answer: Answer = ("decline", None)
        if deals:
            answer = yield Ask(seat, {"make_deal": set(deals), "decline": None})
        if answer[0] == "decline":
            lacks = "deniers" if "deniers" in box.DEALS[building][0] else "means"
            want = "nothing" if deals else lacks
            yield from self.expect("Declined", seat=seat, building=building, want=want)
            return
        deal = deals[answer[1]]
        paid = cubes_of(deal.get("cubes", ""))
        if "mix" in deal:
            most = {kind: holder.cubes[kind] for kind in BASIC if holder.cubes[kind]}
            if len(most) == 1 or sum(most.values()) == deal["mix"]:
                paid = Counter({kind: min(deal["mix"], held) for kind, held in most.items()})
            else:
                answer = yield Ask(seat, {"smelt": (most, deal["mix"])})
                paid = Counter(dict(answer[1]))
        holder.cubes -= paid
        holder.deniers -= deal.get("deniers", 0)
        holder.cubes["gold"] += deal.get("gold", 0)
        holder.earned["trade"] += deal.get("points", 0)
        yield from self.expect(
            "DealMade",
            seat=seat,
            building=building,
            deniers=deal.get("deniers", 0),
            cubes=pairs(paid),
            gold=deal.get("gold", 0),
            points=deal.get("points", 0),
        )
