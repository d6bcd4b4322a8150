"""The referee: the Captain phase."""

from collections import Counter

from tests.games.puerto_rico import printed as box
from tests.games.puerto_rico.referee import PASS, Offers, Script
from tests.games.puerto_rico.referee_phases import Growth


def told(goods: Counter[str]) -> tuple[tuple[str, int], ...]:
    """Goods as events tell them."""
    return tuple((good, goods[good]) for good in box.GOODS if goods[good])


class Ships(Growth):
    """Loading, storing, sailing."""

    def captain(self, chooser: int) -> Script:
        """R58 to R69."""
        order = self.clockwise(chooser)
        if self.holders[chooser].works("lighthouse"):
            yield from self.gain_money(chooser, 1, "lighthouse")
        for seat in order:
            holder = self.holders[seat]
            if holder.works("union_hall"):
                pairs = sum(count // 2 for count in holder.goods.values())
                yield from self.gain_points(seat, pairs, "union_hall")
        yield from self.load_all(chooser)
        yield from self.windows(order)
        yield from self.store(order)
        for size, (good, count) in self.cargo.items():
            if count == size:
                yield from self.expect("ShipSailed", capacity=size, good=good)
                self.goods[good] += count
                self.cargo[size] = ("", 0)

    def load_all(self, chooser: int) -> Script:
        """Loading rounds (R59 to R67)."""
        self.used: set[tuple[int, str]] = set()
        self.bonus = True
        supplied: set[int] = set()
        queue = self.clockwise(chooser)
        while queue:
            seat = queue.pop(0)
            holder = self.holders[seat]
            if not holder.goods.total():
                continue
            yield from self.windows([seat])
            if seat not in supplied:
                supplied.add(seat)
                yield from self.royal_supplier(seat)
            if holder.goods.total() and (yield from self.load(seat, chooser)):
                queue.append(seat)

    def royal_supplier(self, seat: int) -> Script:
        """E45."""
        holder = self.holders[seat]
        nobles = holder.people()["noble"]
        if not holder.works("royal_supplier") or not nobles:
            return
        kinds = {good for good, count in holder.goods.items() if count}
        offers = {"supply": ("some", kinds, 1, min(nobles, len(kinds))), **PASS}
        verb, goods = yield from self.ask(seat, offers)
        if verb == "pass":
            yield from self.expect("Passed", seat=seat)
            return
        given = Counter(goods)
        yield from self.expect("Supplied", seat=seat, goods=told(given), points=given.total())
        holder.goods -= given
        self.goods += given
        yield from self.pay(seat, given.total())

    def ships_for(self, good: str, count: int) -> list[int]:
        """Where a kind can be loaded (R63)."""
        with_it = [size for size, (kind, _) in self.cargo.items() if kind == good]
        if with_it:
            return [size for size in with_it if self.cargo[size][1] < size]
        empty = [size for size, (kind, _) in self.cargo.items() if not kind]
        most = max([min(size, count) for size in empty], default=0)
        return [size for size in empty if min(size, count) == most]

    def load(self, seat: int, chooser: int) -> Script:
        """One loading turn; whether the seat stays in."""
        holder = self.holders[seat]
        has = {good: count for good, count in holder.goods.items() if count}
        keys = {f"{g}@ship_{size}" for g, n in has.items() for size in self.ships_for(g, n)}
        must = bool(keys)
        wharf = holder.works("wharf") and (seat, "wharf") not in self.used
        small = holder.works("small_wharf") and (seat, "small_wharf") not in self.used
        if wharf:
            keys |= {f"{good}@wharf" for good in has}
        offers: Offers = {"load": keys} if keys else {}
        if small:
            offers["load_small_wharf"] = ("split", has, 1, sum(has.values()))
        if not offers:
            return False
        if not must:
            offers |= PASS
        verb, answer = "load", next(iter(keys), None)
        forced = len(offers) == len(keys) == 1
        if not forced:
            verb, answer = yield from self.ask(seat, offers)
        if verb == "pass":
            yield from self.expect("Passed", seat=seat)
            return False
        yield from self.ship_off(seat, chooser, verb, answer, forced)
        return True

    def ship_off(self, seat: int, chooser: int, verb: str, answer: object, forced: bool) -> Script:
        """Barrels go aboard (R65, E14, E15, E27, E28)."""
        holder = self.holders[seat]
        size = 0
        extra = int(holder.works("harbor"))
        if self.bonus and seat == chooser:
            extra += self.boosted(seat, chooser)
            self.bonus = False
        if verb == "load_small_wharf":
            assert isinstance(answer, tuple)
            load, building = Counter(dict(answer)), "small_wharf"
            points = load.total() // 2 + extra
        else:
            good, _, where = str(answer).partition("@")
            load, building = Counter({good: holder.goods[good]}), where
            if where != "wharf":
                size = int(where.removeprefix("ship_"))
                load = Counter({good: min(holder.goods[good], size - self.cargo[size][1])})
                self.cargo[size] = (good, self.cargo[size][1] + load.total())
            points = load.total() + extra
        holder.goods -= load
        if building in ("wharf", "small_wharf"):
            self.used.add((seat, building))
            self.goods += load
            fields = {"building": building}
            yield from self.expect(
                "LoadedAtWharf", seat=seat, goods=told(load), points=points, **fields
            )
        else:
            loaded = {"goods": told(load), "points": points, "forced": forced}
            yield from self.expect("Loaded", seat=seat, capacity=size, **loaded)
        yield from self.pay(seat, points)
        yield from self.gain_money(seat, int(holder.works("lighthouse")), "lighthouse")

    def store(self, order: list[int]) -> Script:
        """R68: all who lose barrels choose together."""
        losing, kinds, barrels = [], dict[int, list[str]](), dict[int, Counter[str]]()
        for seat in order:
            slots, singles = self.stores(seat)
            counts = sorted(self.holders[seat].goods.values(), reverse=True)
            if sum(counts[slots:]) > singles:
                losing.append(seat)
        while asked := {
            seat: offers for seat in losing if (offers := self.shelf(seat, kinds, barrels))
        }:
            seat, verb, answer = yield asked
            if verb == "store_kinds":
                kinds[seat] = list(answer)
            else:
                barrels[seat] = Counter(dict(answer))
        for seat in losing:
            goods = self.holders[seat].goods
            kept = Counter({good: goods[good] for good in kinds[seat]}) + barrels[seat]
            lost = goods - kept
            yield from self.expect("Stored", seat=seat, lost=told(lost), kept=told(kept))
            self.goods += lost
            self.holders[seat].goods = kept

    def stores(self, seat: int) -> tuple[int, int]:
        """Kinds and single barrels that a seat keeps."""
        holder = self.holders[seat]
        slots = holder.works("small_warehouse") + 2 * holder.works("large_warehouse")
        return slots, 1 + 3 * holder.works("storehouse")

    def shelf(
        self, seat: int, kinds: dict[int, list[str]], barrels: dict[int, Counter[str]]
    ) -> Offers | None:
        """What the seat still has to say; what is forced is filled in."""
        slots, singles = self.stores(seat)
        goods = {good: count for good, count in self.holders[seat].goods.items() if count}
        if seat not in kinds:
            if slots:
                return {"store_kinds": ("some", set(goods), slots, slots)}
            kinds[seat] = []
        if seat in barrels:
            return None
        rest = {good: count for good, count in goods.items() if good not in kinds[seat]}
        if len(rest) > 1:
            return {"store_barrels": ("split", rest, singles, singles)}
        barrels[seat] = Counter(dict.fromkeys(rest, singles))
        return None
