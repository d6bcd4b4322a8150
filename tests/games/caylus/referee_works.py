"""The referee's procedure: building and transforming, favors, the castle, the end of a round."""

from collections import Counter
from itertools import combinations, combinations_with_replacement

from tests.games.caylus import printed as box
from tests.games.caylus.referee import Answer, Ask, Bench, Script, cubes_of, pairs

CUBES = list(box.LETTERS.values())
BASIC = set(CUBES[:4])
PAIRS = {"@".join(pair) for pair in combinations_with_replacement(CUBES[:4], 2)}
BATCHES = {"@".join(pair) for pair in combinations(CUBES[1:], 2)}


class Builders(Bench):
    """What is built."""

    def craft(self, seat: int, kinds: str, building: str | None, *, lawyer: bool) -> Script:
        """Build or transform, for a worker or by a favor (R61 to R73, R95)."""
        favor = building is None
        offers: dict[str, set[str] | None] = {}
        if tiles := self.buildable(seat, kinds, favor):
            offers["build"] = tiles
        if targets := self.transformable(seat, favor) if lawyer else set():
            offers["transform"] = targets
        answer: Answer = ("decline", None)
        if offers:
            answer = yield Ask(seat, {**offers, "decline": None})
        if answer[0] == "build":
            yield from self.build(seat, answer[1], favor)
        elif answer[0] == "transform":
            yield from self.pay_lawyer(seat, answer[1], favor)
        elif favor:
            yield from self.expect("FavorUnused", seat=seat, line="buildings")
        else:
            want = "nothing" if offers else "means"
            yield from self.expect("Declined", seat=seat, building=building, want=want)

    def build(self, seat: int, tile: str, favor: bool) -> Script:
        """R61 to R66."""
        holder = self.holders[seat]
        letters = self.cost(tile, favor)
        paid = cubes_of(letters.replace("A", ""))
        if "A" in letters:
            choices = set(+(holder.cubes - paid))
            cube = next(iter(choices))
            if len(choices) > 1:
                answer = yield Ask(seat, {"pay_any": choices})
                cube = answer[1]
            paid[cube] += 1
        space = self.empty_space()
        if tile.startswith("p_"):
            homes = self.residences(seat)
            space = homes[0]
            if len(homes) > 1:
                answer = yield Ask(seat, {"replace": {f"residence@{home}" for home in homes}})
                space = int(answer[1].split("@")[1])
        assert holder.can_pay(paid)
        assert space is not None
        holder.cubes -= paid
        source = "prestige" if tile.startswith("p_") else "buildings"
        holder.earned[source] += box.POINTS[tile]
        self.stock.remove(tile)
        self.road[space], self.owner[space] = tile, seat
        told = {"seat": seat, "tile": tile, "space": space, "cubes": pairs(paid)}
        yield from self.expect("Built", **told, points=box.POINTS[tile])
        if tile in box.FAVORS:
            yield from self.gain_favors(seat, box.FAVORS[tile])

    def pay_lawyer(self, seat: int, target: str, favor: bool) -> Script:
        """R69 to R71."""
        holder = self.holders[seat]
        holder.cubes["cloth"] -= 1
        holder.deniers -= 0 if favor else 1
        holder.earned["residences"] += 2
        space = self.where(target)
        yield from self.expect(
            "TransformationPaid",
            seat=seat,
            target=target,
            deniers=0 if favor else 1,
            cubes=(("cloth", 1),),
            points=2,
            waits=space in self.worker,
        )
        if space in self.worker:
            self.waiting[space] = seat
        else:
            yield from self.change(space, seat)

    def gain_favors(self, seat: int, count: int) -> Script:
        """R88 to R96."""
        holder = self.holders[seat]
        if self.beginner:
            holder.earned["favors"] += 3 * count
            yield from self.expect("FavorPoints", seat=seat, favors=count, points=3 * count)
            return
        yield from self.expect("FavorsGained", seat=seat, favors=count)
        if seat in self.favors_left:
            self.favors_left[seat] += count
            return
        self.favors_left[seat] = count
        while self.favors_left[seat]:
            lines = [line for line in box.LINES if line not in holder.used]
            if not lines:
                left = self.favors_left[seat]
                yield from self.expect("FavorsLost", seat=seat, favors=left)
                break
            self.favors_left[seat] -= 1
            line = lines[0]
            if len(lines) > 1:
                answer = yield Ask(seat, {"choose_line": set(lines)})
                line = answer[1]
            yield from self.use_line(seat, line)
        del self.favors_left[seat]

    def use_line(self, seat: int, line: str) -> Script:
        """R89 to R95."""
        holder = self.holders[seat]
        opened = (2, 4, 5, 5)[self.scored]
        column = min(holder.columns[line] + 1, opened)
        column = max(column, holder.columns[line])
        holder.columns[line] = column
        holder.used.append(line)
        points = column if line == "prestige" else 0
        deniers = column + 2 if line == "deniers" else 0
        holder.earned["favors"] += points
        holder.deniers += deniers
        yield from self.expect(
            "LineChosen", seat=seat, line=line, column=column, points=points, deniers=deniers
        )
        if line == "resources":
            yield from self.use_resources(seat, column)
        if line == "buildings":
            kinds = "".join(kind for at, kind in ((2, "w"), (3, "s"), (5, "p")) if column >= at)
            yield from self.craft(seat, kinds, None, lawyer=column >= 4)

    def use_resources(self, seat: int, column: int) -> Script:
        """R91, R94."""
        holder = self.holders[seat]
        columns = (("food",), ("wood", "stone"), ("cloth",), (), ("gold",))
        if column == 1:
            holder.cubes["food"] += 1
            yield from self.expect("CubeTaken", seat=seat, cube="food")
            return
        offers: dict[str, set[str] | None] = {
            "take_cube": {kind for kinds in columns[:column] for kind in kinds}
        }
        if column >= 4 and +holder.cubes:
            offers["exchange"] = set(+holder.cubes)
        answer = yield Ask(seat, {**offers, "decline": None})
        if answer[0] == "take_cube":
            holder.cubes[answer[1]] += 1
            yield from self.expect("CubeTaken", seat=seat, cube=answer[1])
        elif answer[0] == "exchange":
            given = answer[1]
            answer = yield Ask(seat, {"take_two": PAIRS})
            taken = Counter(answer[1].split("@"))
            holder.cubes[given] -= 1
            holder.cubes += taken
            told = {"seat": seat, "cube": given, "cubes": pairs(taken)}
            yield from self.expect("CubesExchanged", **told)
        else:
            yield from self.expect("FavorUnused", seat=seat, line="resources")

    def castle_works(self) -> Script:
        """Phase 6 (R75 to R81)."""
        gave: dict[int, int] = {}
        for seat in self.castle:
            gave[seat] = yield from self.give_batches(seat)
        best = max(gave.values(), default=0)
        if best:
            winner = next(seat for seat in self.castle if gave[seat] == best)
            yield from self.expect("BestBuilder", seat=winner)
            yield from self.gain_favors(winner, 1)
        self.castle = []
        self.forget()

    def lots_left(self) -> int:
        """Lots of the current section and later ones (R77)."""
        return sum(box.SECTIONS[at][1] - len(self.lots[at]) for at in range(self.scored, 3))

    def give_batches(self, seat: int) -> Script:
        """One player's batches; how many (R76 to R79)."""
        holder = self.holders[seat]
        if not self.lots_left():
            yield from self.expect("FoundNoLot", seat=seat)
            return 0
        given: Counter[str] = Counter()
        count = 0
        while count < self.lots_left():
            have = set(+(holder.cubes - given))
            keys = {key for key in BATCHES if {"food", *key.split("@")} <= have}
            if not keys:
                break
            answer = yield Ask(seat, {"give_batch": keys, "stop": None})
            if answer[0] == "stop":
                break
            given += Counter(["food", *answer[1].split("@")])
            count += 1
        if not count:
            yield from self.expect("StoodIdle", seat=seat, points=holder.loses(2))
            return 0
        assert holder.can_pay(given)
        holder.cubes -= given
        points = 0
        for _ in range(count):
            at = next(
                at for at in range(self.scored, 3) if len(self.lots[at]) < box.SECTIONS[at][1]
            )
            self.lots[at].append(seat)
            points += box.SECTIONS[at][2]
        holder.earned["castle"] += points
        told = {"seat": seat, "batches": count, "cubes": pairs(given), "points": points}
        yield from self.expect("BatchesGiven", **told)
        return count

    def end_of_round(self) -> Script:
        """Phase 7 (R83 to R87)."""
        steps = 2 if self.provost > self.bailiff else 1
        self.bailiff += steps
        self.provost = self.bailiff
        yield from self.expect("BailiffMoved", steps=steps, space=self.bailiff)
        for at, (name, lots, _, marker, loss, table, columns) in enumerate(box.SECTIONS):
            if at < self.scored or not (self.bailiff >= marker or len(self.lots[at]) == lots):
                continue
            for seat in self.order:
                houses = self.lots[at].count(seat)
                favors = table[min(houses, 6)]
                points = 0 if houses else self.holders[seat].loses(loss)
                told = {"seat": seat, "section": name, "houses": houses}
                yield from self.expect("SectionScored", **told, favors=favors, points=points)
                if favors:
                    yield from self.gain_favors(seat, favors)
            self.scored = at + 1
            yield from self.expect(
                "SectionClosed", section=name, columns=0 if self.beginner else columns
            )
        self.forget()

    def forget(self) -> None:
        """A phase ends: every line may be used again (R88)."""
        for holder in self.holders:
            holder.used = []
