"""The referee: Craftsman, Trader and Prospector phases, the rounds and the end."""

from collections import Counter

from tests.games.puerto_rico import printed as box
from tests.games.puerto_rico.referee import PASS, Holder, Offers, Script
from tests.games.puerto_rico.referee_ships import Ships, told


class Referee(Ships):
    """The whole game."""

    def craftsman(self, chooser: int) -> Script:
        """R45 to R50."""
        order = self.clockwise(chooser)
        for seat in order:
            if self.holders[seat].works("chapel", "noble"):
                yield from self.gain_points(seat, 1, "chapel")
            elif self.holders[seat].works("chapel"):
                yield from self.gain_money(seat, 1, "chapel")
        made: dict[int, Counter[str]] = {}
        for seat in order:
            yield from self.windows([seat])
            made[seat] = yield from self.produce(seat)
        for _ in range(self.boosted(chooser, chooser)):
            kinds = {good for good in made[chooser] if made[chooser][good] and self.goods[good]}
            if not kinds:
                break
            verb, good = yield from self.ask(chooser, {"take_good": kinds, **PASS})
            if verb == "pass":
                yield from self.expect("Passed", seat=chooser)
                break
            yield from self.expect("GoodTaken", seat=chooser, good=good)
            made[chooser][good] += 1
            self.goods[good] -= 1
            self.holders[chooser].goods[good] += 1
        yield from self.windows(order)
        yield from self.factories(order, made)

    def factories(self, order: list[int], made: dict[int, Counter[str]]) -> Script:
        """E12, then E29."""
        for seat in order:
            if self.holders[seat].works("factory"):
                kinds_made = sum(count > 0 for count in made[seat].values())
                yield from self.gain_money(seat, box.FACTORY[kinds_made], "factory")
        for seat in order:
            if self.holders[seat].works("specialty_factory"):
                most = max(made[seat][good] for good in box.GOODS[1:])
                yield from self.gain_money(seat, max(0, most - 1), "specialty_factory")

    def produce(self, seat: int) -> Script:
        """R46, R47, E19, E44."""
        holder = self.holders[seat]
        made: Counter[str] = Counter()
        for good in box.GOODS:
            count = holder.workers(good)
            if good != "corn":
                plants = [kind for kind in holder.city if box.PLANTS.get(kind) == good]
                count = min(count, sum(holder.city[kind].total() for kind in plants))
            count = min(count, self.goods[good])
            large = {"indigo": "indigo_plant", "sugar": "sugar_mill"}.get(good, "")
            if count and holder.works("aqueduct") and large and holder.works(large):
                count = min(count + 1, self.goods[good])
            made[good] = count
        if made.total():
            yield from self.expect("Produced", seat=seat, goods=told(made))
            self.goods -= made
            holder.goods += made
        if holder.works("jeweler"):
            yield from self.gain_money(seat, holder.people()["noble"], "jeweler")
        return made

    def trader(self, chooser: int) -> Script:
        """R51 to R57."""
        for seat in self.clockwise(chooser):
            if len(self.house) == 4 and not self.could_go_on(seat):
                yield from self.sold_nothing(seat)
                continue
            sold = land = False
            while True:
                yield from self.windows([seat])
                offers = self.trades(seat, sold=sold, land=land)
                if not offers:
                    if not sold and not land:
                        yield from self.sold_nothing(seat)
                    break
                verb, key = yield from self.ask(seat, {**offers, **PASS})
                if verb == "pass":
                    if not sold and not land:
                        yield from self.expect("Passed", seat=seat)
                    break
                yield from self.trade(seat, chooser, verb, key)
                sold, land = sold or verb == "sell", land or verb != "sell"
                if sold and land:
                    break
        yield from self.windows(self.clockwise(chooser))
        if len(self.house) == 4:
            yield from self.expect("HouseCleared")
            self.goods += Counter(self.house)
            self.house.clear()

    def sold_nothing(self, seat: int) -> Script:
        """R52, R55: no barrels, or none that can be sold."""
        had_barrels = self.holders[seat].goods.total() > 0
        yield from self.expect("SoldNothing", seat=seat, had_barrels=had_barrels)

    def could_go_on(self, seat: int) -> bool:
        """R55: Trading Post or Land Office could be of use, with a guest's help too."""
        holder = self.holders[seat]
        guests = {sort for sort, count in holder.city.get("guesthouse", Counter()).items() if count}

        def sorts(kind: str) -> set[str]:
            there = {sort for sort, count in holder.city[kind].items() if count}
            return there or guests

        if "trading_post" in holder.city and holder.goods.total() and sorts("trading_post"):
            return True
        if "land_office" not in holder.city:
            return False
        can = sorts("land_office")
        return ("colonist" in can and self.can_buy(holder)) or (
            "noble" in can and bool(holder.land())
        )

    def can_buy(self, holder: Holder) -> bool:
        """E39."""
        return holder.money > 0 and holder.tiles() < 12 and self.can_draw()

    def trades(self, seat: int, *, sold: bool, land: bool) -> Offers:
        """What a seat can do in its turn."""
        holder = self.holders[seat]
        offers: Offers = {}
        keys = set()
        for good, count in holder.goods.items():
            if not count or sold:
                continue
            if len(self.house) < 4 and (good not in self.house or holder.works("office")):
                keys.add(f"{good}@house")
            if holder.works("trading_post"):
                keys.add(f"{good}@post")
        if keys:
            offers["sell"] = keys
        if not land and holder.works("land_office", "colonist") and self.can_buy(holder):
            offers["buy_land"] = None
        if not land and holder.works("land_office", "noble") and holder.land():
            offers["sell_land"] = holder.land()
        return offers

    def trade(self, seat: int, chooser: int, verb: str, key: str) -> Script:
        """One act of a Trader turn."""
        holder = self.holders[seat]
        if verb == "buy_land":
            yield from self.expect("LandBought", seat=seat, doubloons=1)
            holder.money -= 1
            yield from self.draw(seat, "land_office")
        elif verb == "sell_land":
            yield from self.discard(seat, key, "land_office")
            yield from self.gain_money(seat, 1, "land_office")
        else:
            good, _, where = key.partition("@")
            income = box.PRICE[good] + self.boosted(seat, chooser)
            holder.goods[good] -= 1
            if where == "house":
                income += holder.works("small_market") + 2 * holder.works("large_market")
                self.house.append(good)
                name = "Sold"
            else:
                self.goods[good] += 1
                name = "SoldAtPost"
            yield from self.expect(name, seat=seat, good=good, doubloons=income)
            holder.money += income

    def prospector(self, chooser: int) -> Script:
        """R70."""
        doubloons = self.boosted(chooser, chooser)
        yield from self.expect("Prospected", seat=chooser, doubloons=doubloons)
        self.holders[chooser].money += doubloons

    def phase(self, role: str, chooser: int) -> Script:
        """A role is carried out, between its first and its last window (R72)."""
        self.kept.clear()
        self.settled.clear()
        name = role.removesuffix("_2")
        if name != "mayor":
            yield from self.windows(self.clockwise(chooser))
        yield from getattr(self, name)(chooser)
        if name == "prospector":
            yield from self.windows(self.clockwise(chooser))

    def game(self) -> Script:
        """From the set-up to the end."""
        event = yield from self.hear("GameBegan")
        self.governor = event.seat
        tiles = {"i": "indigo", "c": "corn"}
        self.holders = [Holder(box.MONEY[self.seats], "")] * self.seats
        for seat, letter in zip(self.clockwise(self.governor), box.START[self.seats], strict=True):
            self.holders[seat] = Holder(box.MONEY[self.seats], tiles[letter])
            self.unseen[tiles[letter]] -= 1
        self.stack = self.unseen.total()
        yield from self.new_row()
        if self.new:
            yield from self.draft()
        while True:
            self.round += 1
            yield from self.one_round()
            if self.last:
                break
            self.governor = (self.governor + 1) % self.seats
            for card in self.lying:
                self.lying[card] += card not in self.taken
            yield from self.expect("RoundBegan", round=self.round + 1, seat=self.governor)
        yield from self.expect("GameEnded")
        if not self.open_points:
            for seat, holder in enumerate(self.holders):
                yield from self.expect("PointsShown", seat=seat, points=holder.points)

    def one_round(self) -> Script:
        """R2 to R6."""
        self.taken = set()
        for number in range(6 if self.seats == 2 else self.seats):
            seat = (self.governor + number) % self.seats
            _, role = yield from self.ask(seat, {"choose_role": set(self.lying) - self.taken})
            doubloons = self.lying[role]
            yield from self.expect("RoleChosen", seat=seat, role=role, doubloons=doubloons)
            self.holders[seat].money += doubloons
            self.lying[role] = 0
            self.taken.add(role)
            yield from self.phase(role, seat)

    def draft(self) -> Script:
        """U8 to U10."""
        left = dict(box.DRAFT)
        seat = self.governor
        while any(left.values()):
            types = {
                kind
                for kind, one in box.TYPES.items()
                if one.sort == "C"
                and one.set in ("base", "I")
                and left[one.cost]
                and kind not in self.market
            }
            _, kind = yield from self.ask(seat, {"draft": types})
            yield from self.expect("TypeDrafted", seat=seat, building=kind)
            one = box.TYPES[kind]
            left[one.cost] -= 1
            self.market[kind] = one.copies_for_two if self.seats == 2 else one.copies
            seat = (seat + 1) % self.seats
        yield from self.expect("DraftEnded")

    def score(self, seat: int) -> int:
        """S3."""
        holder = self.holders[seat]
        city = holder.city
        total = holder.points + sum(box.TYPES[kind].points for kind in city)
        people, nobles = holder.people().total(), holder.people()["noble"]
        makers = [box.TYPES[kind] for kind in city if box.TYPES[kind].sort in "PJ"]
        kinds = (*box.GOODS, "quarry", "forest")
        sets = sum(holder.tiles(kind) // 3 for kind in kinds)
        bonus = {
            "guild_hall": sum(1 if one.column == 1 else 2 for one in makers),
            "residence": max(4, holder.tiles() - 5),
            "fortress": people // 3,
            "customs_house": holder.points // 4,
            "city_hall": sum(box.TYPES[kind].sort == "C" for kind in city),
            "cloister": (0, 1, 3, 6, 10)[sets],
            "royal_garden": nobles,
        }
        total += sum(points for kind, points in bonus.items() if holder.works(kind))
        return total + nobles * self.nobles
