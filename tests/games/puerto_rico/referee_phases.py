"""The referee: Settler, Mayor, Builder and Craftsman phases."""

from collections import Counter

from tests.games.puerto_rico import printed as box
from tests.games.puerto_rico.referee import PASS, Bench, Holder, Offers, Script


class Growth(Bench):
    """The phases in which islands and cities grow."""

    def settler(self, chooser: int) -> Script:
        """R13 to R20."""
        for seat in self.clockwise(chooser):
            yield from self.windows([seat])
            yield from self.settle(seat, chooser)
        yield from self.windows(self.clockwise(chooser))
        holder = self.holders[chooser]
        if holder.works("library") and holder.tiles() < 12:
            offered = self.open_tiles(chooser, quarry=True)
            if offered:
                _, tile = yield from self.take(chooser, offered)
                assert tile is None or tile in offered
        for seat in self.clockwise(chooser):
            yield from self.lodge(seat)
        yield from self.new_row()

    def settle(self, seat: int, chooser: int) -> Script:
        """One Settler turn."""
        holder = self.holders[seat]
        if holder.works("hacienda") and holder.tiles() < 12 and self.can_draw():
            verb, _ = yield from self.ask(seat, {"draw_tile": None, **PASS})
            if verb == "pass":
                yield from self.expect("Passed", seat=seat)
            else:
                yield from self.draw(seat, "hacienda")
                yield from self.windows([seat])
        if holder.tiles() >= 12:
            return
        quarry = seat == chooser or holder.works("construction_hut")
        offered = self.open_tiles(seat, quarry=quarry)
        if not offered:
            return
        _, tile = yield from self.take(seat, offered)
        if tile is None or not holder.works("hospice"):
            return
        source = self.source()
        if source is not None:
            verb, _ = yield from self.ask(seat, {"add_colonist": None, **PASS})
            if verb == "pass":
                yield from self.expect("Passed", seat=seat)
                return
            source["colonist"] -= 1
            place = "san_juan" if tile == "forest" else tile
            yield from self.expect("ColonistAdded", seat=seat, place=place, building="hospice")
            holder.enter(place, "colonist")

    def source(self) -> Counter[str] | None:
        """Where a colonist comes from (A8)."""
        return next((one for one in (self.supply, self.ship) if one["colonist"]), None)

    def open_tiles(self, seat: int, quarry: bool) -> set[str]:
        """What can be taken (R15)."""
        offered = {tile for tile, count in self.row.items() if count}
        if quarry and self.quarries:
            offered.add("quarry")
        if self.holders[seat].works("forest_house") and self.can_draw():
            offered.add("forest")
        return offered

    def take(self, seat: int, offered: set[str]) -> Script:
        """Take one of these or nothing; verb and tile."""
        verb, tile = yield from self.ask(seat, {"take_tile": offered, **PASS})
        if verb == "pass":
            yield from self.expect("Passed", seat=seat)
            return verb, None
        if tile == "forest":
            yield from self.shuffle_if_empty()
            yield from self.expect("ForestPlanted", seat=seat)
        else:
            yield from self.expect("TileTaken", seat=seat, tile=tile)
            if tile == "quarry":
                self.quarries -= 1
            else:
                self.row[tile] -= 1
        self.holders[seat].island[tile, ""] += 1
        return verb, tile

    def draw(self, seat: int, building: str) -> Script:
        """A face-down tile, with a Forest House looked at first (E8, E20, E39)."""
        holder = self.holders[seat]
        yield from self.shuffle_if_empty()
        if not holder.works("forest_house"):
            event = yield from self.hear("TileDrawn")
            assert (event.seat, event.building) == (seat, building)
            self.reveal(event.tile)
            holder.island[event.tile, ""] += 1
            return
        yield from self.expect("TileLooked", seat=seat, building=building)
        event = yield from self.hear("TileShown")
        verb, _ = yield from self.ask(seat, {"plant_tile": None, "plant_forest": None})
        if verb == "plant_forest":
            holder.looked += 1
            holder.island["forest", ""] += 1
            yield from self.expect("ForestPlanted", seat=seat)
        else:
            yield from self.expect("TileDrawn", seat=seat, tile=event.tile, building=building)
            self.reveal(event.tile)
            holder.island[event.tile, ""] += 1

    def lodge(self, seat: int) -> Script:
        """E41."""
        holder = self.holders[seat]
        if holder.works("hunting_lodge", "noble"):
            others = [one.tiles() for one in self.holders if one is not holder]
            if holder.tiles() < min(others):
                yield from self.gain_points(seat, 2, "hunting_lodge")
        elif holder.works("hunting_lodge") and holder.land():
            verb, key = yield from self.ask(seat, {"discard_tile": holder.land(), **PASS})
            if verb == "pass":
                yield from self.expect("Passed", seat=seat)
            else:
                yield from self.discard(seat, key, "hunting_lodge")

    def discard(self, seat: int, key: str, building: str) -> Script:
        """A tile goes to the discard pile."""
        holder = self.holders[seat]
        tile, _, person = key.partition("@")
        yield from self.expect("TileDiscarded", seat=seat, tile=tile, building=building)
        holder.island[tile, person] -= 1
        if person:
            yield from self.expect("PersonDisplaced", seat=seat, person=person)
            holder.waiting[person] += 1
        if tile == "forest":
            self.face_down += 1
            holder.looked = min(holder.looked, holder.tiles("forest"))
        else:
            self.discards[tile] += 1

    def mayor(self, chooser: int) -> Script:
        """R24 to R36."""
        more = min(self.boosted(chooser, chooser), self.supply["colonist"])
        if more:
            yield from self.expect("PrivilegeUsed", seat=chooser, colonists=more)
            self.supply["colonist"] -= more
            self.holders[chooser].waiting["colonist"] += more
        for seat in self.clockwise(chooser):
            if self.holders[seat].works("villa"):
                person = next((one for one in ("noble", "colonist") if self.supply[one]), None)
                if person is not None:
                    yield from self.expect("VillaUsed", seat=seat, person=person)
                    self.supply[person] -= 1
                    self.holders[seat].waiting[person] += 1
        yield from self.unload(chooser)
        order = self.clockwise(chooser)
        for batch in [order] if self.at_once else [[seat] for seat in order]:
            yield from self.place(batch)
        yield from self.refill()

    def unload(self, chooser: int) -> Script:
        """R26 to R28."""
        taker = chooser
        while self.ship["noble"]:
            person = "noble"
            if self.ship["colonist"]:
                _, person = yield from self.ask(taker, {"take_person": {"colonist", "noble"}})
            yield from self.expect("PersonTaken", seat=taker, person=person)
            self.ship[person] -= 1
            self.holders[taker].waiting[person] += 1
            taker = (taker + 1) % self.seats
        shares: Counter[int] = Counter()
        for number in range(self.ship["colonist"]):
            shares[(taker + number) % self.seats] += 1
        for seat in self.clockwise(taker):
            if shares[seat]:
                yield from self.expect("PeopleCame", seat=seat, colonists=shares[seat])
                self.holders[seat].waiting["colonist"] += shares[seat]
        self.ship["colonist"] = 0

    def place(self, batch: list[int]) -> Script:
        """R29 to R33: these seats, asked together."""
        placed: dict[int, dict[str, int]] = {}
        nobles: dict[int, dict[str, int]] = {}
        while asked := {
            seat: offers
            for seat in batch
            if (offers := self.lane(seat, placed, nobles)) is not None
        }:
            seat, verb, answer = yield asked
            (placed if verb == "place_people" else nobles)[seat] = dict(answer)
        for seat in batch:
            holder = self.holders[seat]
            if holder.people().total():
                yield from self.set_down(seat, placed[seat], nobles.get(seat, {}))

    def lane(
        self, seat: int, placed: dict[int, dict[str, int]], nobles: dict[int, dict[str, int]]
    ) -> Offers | None:
        """What the seat still has to say; what is forced is filled in."""
        holder = self.holders[seat]
        people, rooms = holder.people(), holder.rooms()
        count = min(people.total(), sum(rooms.values()))
        if seat not in placed:
            if count == sum(rooms.values()) or len(rooms) == 1:
                placed[seat] = {kind: min(room, count) for kind, room in rooms.items() if count}
            else:
                if not count:
                    placed[seat] = {}
                    return None
                return {"place_people": ("split", rooms, count, count)}
        most = min(people["noble"], count)
        least = max(0, count - people["colonist"])
        if seat not in nobles and most:
            if not people["colonist"]:
                nobles[seat] = placed[seat]
            elif least == most and len(placed[seat]) == 1:
                nobles[seat] = {next(iter(placed[seat])): most}
            else:
                return {"place_nobles": ("split", placed[seat], least, most)}
        return None

    def set_down(self, seat: int, placed: dict[str, int], nobles: dict[str, int]) -> Script:
        """People stand where they have been put."""
        holder = self.holders[seat]
        people = holder.people()
        waiting = people.total() - sum(placed.values())
        told = tuple((kind, placed[kind]) for kind in holder.rooms() if placed.get(kind))
        noble = tuple((kind, nobles[kind]) for kind in holder.rooms() if nobles.get(kind))
        yield from self.expect(
            "PeoplePlaced", seat=seat, people=told, nobles=noble, waiting=waiting
        )
        count = sum(nobles.values())
        holder.waiting = Counter(
            {
                "noble": people["noble"] - count,
                "colonist": people["colonist"] - sum(placed.values()) + count,
            }
        )
        for kind in (*box.GOODS, "quarry"):
            total = holder.tiles(kind)
            here, noblemen = placed.get(kind, 0), nobles.get(kind, 0)
            holder.island[kind, ""] = total - here
            holder.island[kind, "colonist"] = here - noblemen
            holder.island[kind, "noble"] = noblemen
        for kind in holder.city:
            here, noblemen = placed.get(kind, 0), nobles.get(kind, 0)
            holder.city[kind] = Counter({"colonist": here - noblemen, "noble": noblemen})

    def refill(self) -> Script:
        """R34 to R36."""
        empty = sum(
            box.circles(kind) - there.total()
            for holder in self.holders
            for kind, there in holder.city.items()
        )
        wanted = max(self.seats, empty)
        noble = min(1, self.supply["noble"])
        colonists = min(wanted - noble, self.supply["colonist"])
        yield from self.expect("ShipFilled", colonists=colonists, nobles=noble)
        self.supply -= Counter({"colonist": colonists, "noble": noble})
        self.ship += Counter({"colonist": colonists, "noble": noble})
        if not self.nobles and colonists < wanted:
            yield from self.ending("colonists")

    def price(self, seat: int, kind: str, chooser: int) -> int:
        """R40."""
        holder, type_ = self.holders[seat], box.TYPES[kind]
        off = self.boosted(seat, chooser) + min(holder.workers("quarry"), type_.column)
        off += holder.tiles("forest") // 2
        if type_.size == 1 and holder.works("zoning_office", "colonist"):
            off += 1
        if type_.size == 2 and holder.works("zoning_office", "noble"):
            off += 2
        return max(0, type_.cost - off)

    def builder(self, chooser: int) -> Script:
        """R38 to R44."""
        for seat in self.clockwise(chooser):
            yield from self.windows([seat])
            holder = self.holders[seat]
            reach = holder.money
            if holder.works("black_market"):
                reach += len(self.items(holder, set()))
            types = {
                kind
                for kind, left in self.market.items()
                if left
                and kind not in holder.city
                and box.TYPES[kind].size <= holder.spaces()
                and self.price(seat, kind, chooser) <= reach
            }
            if not types:
                continue
            verb, kind = yield from self.ask(seat, {"build": types, **PASS})
            if verb == "pass":
                yield from self.expect("Passed", seat=seat)
            else:
                yield from self.buy(seat, kind, self.price(seat, kind, chooser))
        yield from self.windows(self.clockwise(chooser))

    def items(self, holder: Holder, used: set[str]) -> Offers:
        """What the Black Market can take (E21)."""
        people = {
            f"{person}@{kind}"
            for (kind, person), count in holder.island.items()
            if count and person
        }
        people |= {
            f"{person}@{kind}"
            for kind, there in (*holder.city.items(), ("san_juan", holder.waiting))
            for person, count in there.items()
            if count and kind != "black_market"
        }
        found: Offers = {}
        if people:
            found["return_person"] = people
        if holder.goods.total():
            found["return_barrel"] = {good for good, count in holder.goods.items() if count}
        if holder.points:
            found["return_point"] = None
        return {verb: keys for verb, keys in found.items() if verb not in used}

    def buy(self, seat: int, kind: str, price: int) -> Script:
        """R41, R42."""
        holder = self.holders[seat]
        returned: dict[str, str] = {}
        for missing in range(max(0, price - holder.money), 0, -1):
            offers = self.items(holder, set(returned))
            if len(offers) == missing:
                offers = dict([next(iter(offers.items()))])
            [(verb, keys), *more] = offers.items()
            answer = None if keys is None else next(iter(keys))
            if more or (keys is not None and len(keys) > 1):
                verb, answer = yield from self.ask(seat, offers)
            returned[verb] = answer or ""
        yield from self.give_back(seat, returned)
        yield from self.expect("Built", seat=seat, building=kind, price=price)
        holder.money = max(0, holder.money - price)
        holder.city[kind] = Counter()
        self.market[kind] -= 1
        source = self.source()
        if holder.works("university") and source is not None:
            verb, _ = yield from self.ask(seat, {"add_colonist": None, **PASS})
            if verb == "pass":
                yield from self.expect("Passed", seat=seat)
            else:
                place = kind if box.circles(kind) else "san_juan"
                source["colonist"] -= 1
                holder.enter(place, "colonist")
                yield from self.expect(
                    "ColonistAdded", seat=seat, place=place, building="university"
                )
        if holder.works("church") and kind != "church":
            points = (0, 1, 1, 2)[box.TYPES[kind].column - 1]
            yield from self.gain_points(seat, points, "church")
        if not holder.spaces():
            yield from self.ending("city")

    def give_back(self, seat: int, returned: dict[str, str]) -> Script:
        """Items for a doubloon each, people first, points last."""
        holder = self.holders[seat]
        if "return_person" in returned:
            person, _, place = returned["return_person"].partition("@")
            yield from self.expect("PersonReturned", seat=seat, person=person, place=place)
            holder.leave(place, person)
            self.supply[person] += 1
        if "return_barrel" in returned:
            good = returned["return_barrel"]
            yield from self.expect("BarrelReturned", seat=seat, good=good)
            holder.goods[good] -= 1
            self.goods[good] += 1
        if "return_point" in returned:
            yield from self.expect("PointReturned", seat=seat)
            holder.points -= 1
            self.pool += 1
