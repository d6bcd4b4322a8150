"""The referee on roads: where they may lie, how long they are, what they reach (R105-R119, R140-R157, R191-R214)."""

from collections import Counter

from tests.games.catan import printed as box
from tests.games.catan.referee import Bench, Script


def ends(path: str) -> tuple[str, str]:
    """Both corners of a path."""
    one, other = path.split("-")
    return one, other


def touching(roads: set[str], corner: str) -> set[str]:
    """Those of the roads that end there."""
    return {path for path in roads if corner in ends(path)}


class Roads(Bench):
    """What follows from where roads and buildings are."""

    def foreign(self, seat: int) -> set[str]:
        """Corners with buildings of others."""
        return {
            corner
            for other, holder in enumerate(self.holders)
            if other != seat
            for corner in holder.built
        }

    def road_places(self, seat: int, roads: set[str] | None = None) -> set[str]:
        """Where the seat's next road may lie, with these roads of its own (R106-R108, R193, R194)."""
        own = self.holders[seat].roads if roads is None else roads
        built, foreign = self.holders[seat].built, self.foreign(seat)
        laid = set.union(own, *[one.roads for one in self.holders if one is not self.holders[seat]])

        def joins(corner: str) -> bool:
            return corner not in foreign and (corner in built or bool(touching(own, corner)))

        def stops(corner: str) -> bool:
            return corner in self.map.stops - built and bool(touching(own, corner))

        return {
            path
            for path in self.map.ways - laid
            if any(map(joins, ends(path))) and not any(map(stops, ends(path)))
        }

    def has_road(self, seat: int) -> bool:
        """Whether a piece is left (R105)."""
        return len(self.holders[seat].roads) < box.ROADS

    def free_places(self, seat: int) -> set[str]:
        """Where it may lay a piece of its supply."""
        return self.road_places(seat) if self.has_road(seat) else set()

    def neighbours(self, corner: str) -> set[str]:
        """Corners beside it."""
        beside = set()
        for ring in self.map.hexes.values():
            if corner in ring:
                place = ring.index(corner)
                beside |= {ring[place - 1], ring[(place + 1) % 6]}
        return beside

    def spaced(self) -> set[str]:
        """Free sites without a neighbour (R110, R112, R192)."""
        built = set[str]().union(*[holder.built for holder in self.holders])
        return {corner for corner in self.map.sites - built if not self.neighbours(corner) & built}

    def settlement_places(self, seat: int) -> set[str]:
        """Where it may build a settlement (R110, R116)."""
        holder = self.holders[seat]
        if len(holder.settlements) == box.SETTLEMENTS:
            return set()
        return {corner for path in holder.roads for corner in ends(path)} & self.spaced()

    def city_places(self, seat: int) -> set[str]:
        """Which settlements may become cities (R114, R116)."""
        holder = self.holders[seat]
        return set(holder.settlements) if len(holder.cities) < box.CITIES else set()

    def length(self, seat: int) -> int:
        """The longest trail of the seat's roads that no foreign building interrupts (R140, R141)."""
        foreign = self.foreign(seat)
        at: dict[str, list[tuple[str, str]]] = {}
        for path in self.holders[seat].roads:
            one, other = ends(path)
            at.setdefault(one, []).append((path, other))
            at.setdefault(other, []).append((path, one))

        def longest(corner: str, gone: frozenset[str]) -> int:
            best = len(gone)
            if corner not in foreign or not gone:
                for path, beyond in at[corner]:
                    if path not in gone:
                        best = max(best, longest(beyond, gone | {path}))
            return best

        return max((longest(corner, frozenset()) for corner in at), default=0)

    def reassess_road(self) -> Script:
        """Who has Longest Road now (R142-R150)."""
        lengths = [self.length(seat) for seat in range(self.seats)]
        best = max(lengths)
        if self.longest is not None and lengths[self.longest] == best >= 5:
            return
        if best >= 5 and lengths.count(best) == 1:
            former, self.longest = self.longest, lengths.index(best)
            yield from self.expect("LongestRoad", seat=self.longest, length=best, former=former)
        elif self.longest is not None:
            yield from self.expect("LostLongestRoad", seat=self.longest)
            self.longest = None

    def reassess_army(self) -> Script:
        """Who has Largest Army now (R155-R157, minis R471)."""
        knights = [holder.played["knight"] for holder in self.holders]
        best = max(knights)
        if self.army is not None and knights[self.army] == best >= 3:
            return
        if best >= 3 and knights.count(best) == 1:
            former, self.army = self.army, knights.index(best)
            yield from self.expect("LargestArmy", seat=self.army, knights=best, former=former)
        elif self.army is not None:
            yield from self.expect("LostLargestArmy", seat=self.army)
            self.army = None

    def reached(self, seat: int, path: str) -> Script:
        """What a road that lies brings: Longest Road, chips, tokens (R158, minis R497)."""
        yield from self.reassess_road()
        for corner in ends(path):
            if corner in self.chips:
                self.chips.remove(corner)
                self.holders[seat].chips += 1
                yield from self.expect("TookChip", seat=seat, corner=corner)
        if self.erie:
            yield from self.link(seat)

    def link(self, seat: int) -> Script:
        """New pairs of canal localities bring a token each, not in the founding phase (R211-R214)."""
        holder = self.holders[seat]
        new = self.pairs(seat) - holder.links
        holder.links |= new
        for one, other in sorted(new):
            if self.turn:
                tokens = min(1, self.supply)
                self.supply -= tokens
                holder.tokens += tokens
                yield from self.expect("Linked", seat=seat, one=one, other=other, tokens=tokens)

    def pairs(self, seat: int) -> set[tuple[str, str]]:
        """Canal localities that a chain of the seat's roads joins with no locality in between (R211)."""
        roads = self.holders[seat].roads
        found = set()
        for start in self.map.canal:
            front, seen = {start}, {start}
            while front:
                near = {
                    end
                    for corner in front
                    for path in touching(roads, corner)
                    for end in ends(path)
                }
                near -= seen
                seen |= near
                found |= {(min(start, end), max(start, end)) for end in near & self.map.canal}
                front = near - self.map.stops
        return found

    def lay(self, seat: int, path: str) -> Script:
        """A piece of the supply is built there."""
        assert self.has_road(seat)
        self.holders[seat].roads.add(path)
        yield from self.expect("BuiltRoad", seat=seat, path=path)
        yield from self.reached(seat, path)

    def settle(self, seat: int, corner: str) -> Script:
        """A settlement stands, and may interrupt roads (R159)."""
        self.holders[seat].settlements.add(corner)
        yield from self.expect(
            "BuiltSettlement", seat=seat, corner=corner, numbers=self.numbers(corner)
        )
        yield from self.reassess_road()

    def raise_city(self, seat: int, corner: str) -> Script:
        """A city takes the place of a settlement (R114)."""
        self.holders[seat].settlements.remove(corner)
        self.holders[seat].cities.add(corner)
        yield from self.expect("BuiltCity", seat=seat, corner=corner, numbers=self.numbers(corner))

    def touched(self, corner: str) -> list[str]:
        """Hexes at the corner."""
        return [label for label, ring in self.map.hexes.items() if corner in ring]

    def numbers(self, corner: str) -> tuple[int, ...]:
        """By which players call the corner."""
        return tuple(
            sorted(filter(None, [self.map.land[label][1] for label in self.touched(corner)]))
        )

    def rates(self, seat: int) -> dict[str, int]:
        """How many of each the bank wants (R99, R195, R215, minis R460)."""
        holder = self.holders[seat]
        kinds = {self.map.harbors.get(corner) for corner in holder.built}
        kinds |= {self.map.rates.get(path) for path in holder.roads}
        if seat == self.active:
            kinds |= {*self.named, self.captain}
        usual = 3 if "any" in kinds else 4
        return {kind: 2 if kind in kinds else usual for kind in box.RESOURCES}

    def produced(self, number: int) -> Script:
        """Everybody gets what stands at the number, as far as the bank goes (R60-R65); who got something."""
        wanted = {kind: Counter[int]() for kind in box.RESOURCES}
        for label, (terrain, token) in self.map.land.items():
            if token == number and label != self.robber:
                for seat, holder in enumerate(self.holders):
                    ring = set(self.map.hexes[label])
                    cards = len(ring & holder.settlements) + 2 * len(ring & holder.cities)
                    wanted[box.YIELD[terrain]][seat] += cards
        got = [Counter[str]() for _ in self.holders]
        for kind, asked in wanted.items():
            claims = +asked
            if claims.total() > self.bank[kind]:
                yield from self.expect("RanShort", resource=kind)
                alone = len(claims) == 1
                claims = Counter(dict.fromkeys(claims, self.bank[kind] if alone else 0))
            for seat, count in claims.items():
                got[seat][kind] += count
        served = {seat for seat, cards in enumerate(got) if cards.total()}
        for seat in sorted(served):
            yield from self.collect(seat, +got[seat])
        return served

    def collect(self, seat: int, cards: Counter[str]) -> Script:
        """Cards of the bank, told to everybody."""
        self.take(seat, cards)
        hand = tuple(cards[kind] for kind in box.RESOURCES)
        yield from self.expect("Collected", seat=seat, cards=hand)
