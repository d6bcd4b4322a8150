"""The referee on the course of a game: founding, turns, the 7, cards, others building (R20-R78, R125-R136, R180-R186)."""

from collections import Counter
from typing import Any

from tests.games.catan import printed as box
from tests.games.catan.referee import DONE, Asked, Offers, Over, Script, amounts, counted, pick
from tests.games.catan.referee_helpers import Helped

COSTS = {
    "build_road": box.ROAD,
    "build_settlement": box.SETTLEMENT,
    "build_city": box.CITY,
    "buy_card": box.CARD,
}
AHEAD = {"ask", "build", "pass", "always_pass"}
LIMIT = 7


class Referee(Helped):
    """A whole game."""

    def game(self, starter: int, colours: list[str], *, is_beginner: bool) -> Script:
        """From the first event to the last one."""
        for seat, colour in enumerate(colours):
            yield from self.expect("Seated", seat=seat, colour=colour)
        yield from self.expect("Started", seat=starter)
        if is_beginner:
            yield from self.begin_ready(starter, colours)
        else:
            yield from self.found_all(starter)
        self.active = starter
        try:
            while True:
                yield from self.play_turn()
        except Over:
            self.close_trade()

    def begin_ready(self, starter: int, colours: list[str]) -> Script:
        """The beginners' pieces and hands (R11, R12, minis R403)."""
        for seat, colour in enumerate(colours):
            lettered, its_road, other, other_road = box.STARTS[colour]
            self.holders[seat].settlements = {lettered, other}
            self.holders[seat].roads = {its_road, other_road}
            yield from self.collect(seat, self.founding_cards(lettered))
        for seat in reversed(self.clockwise(starter)):
            yield from self.deal_helper(seat)

    def founding_cards(self, corner: str) -> Counter[str]:
        """A card for each hex that produces something (R22)."""
        terrains = [self.map.land[label][0] for label in self.touched(corner)]
        return Counter(box.YIELD[terrain] for terrain in terrains if terrain in box.YIELD)

    def found_all(self, starter: int) -> Script:
        """Clockwise, then back (R20, R21)."""
        order = self.clockwise(starter)
        for number, seat in enumerate([*order, *reversed(order)]):
            holder = self.holders[seat]
            _, corner = yield from self.ask(seat, {"settle": pick(self.spaced())})
            holder.settlements.add(corner)
            places = {path for path in self.road_places(seat) if corner in path.split("-")}
            holder.settlements.remove(corner)
            _, path = yield from self.ask(seat, {"founding_road": pick(places)})
            holder.settlements.add(corner)
            holder.roads.add(path)
            yield from self.expect(
                "Founded", seat=seat, corner=corner, path=path, numbers=self.numbers(corner)
            )
            yield from self.reached(seat, path)
            if number >= self.seats:
                cards = self.founding_cards(corner)
                if cards:
                    yield from self.collect(seat, cards)
                yield from self.deal_helper(seat)

    def play_turn(self) -> Script:
        """One turn and what follows it (R40-R47, R126)."""
        seat = self.active
        self.turn += 1
        self.has_played, self.made, self.captain = False, 0, ""
        self.blocked.clear()
        self.holders[seat].fresh.clear()
        self.in_turn = True
        yield from self.expect("TurnBegan", seat=seat)
        yield from self.win()
        yield from self.before_roll(seat)
        yield from self.roll(seat)
        yield from self.act(seat)
        self.in_turn = False
        yield from self.end_trade()
        self.supply += len(self.named)
        self.named.clear()
        if self.large:
            yield from self.special_building(seat)
        self.active = (seat + 1) % self.seats

    def waiting(self, *, trading: bool) -> Asked:
        """What the others may do meanwhile, though nobody waits for them."""
        asked: Asked = {}
        for other in self.others(self.active):
            offers = self.partner_offers(other) if trading else {}
            if self.large:
                offers["answer_ahead"] = pick(AHEAD - {self.holders[other].ahead})
            if offers:
                asked[other] = (False, offers)
        return asked

    def stand(self, seat: int, offers: Offers, *, trading: bool) -> Script:
        """The active player is asked, the others may do something; who did what."""
        while True:
            asked = {seat: (True, offers), **self.waiting(trading=trading)}
            who, verb, value = yield self.checked(asked)
            if verb != "answer_ahead":
                return who, verb, value
            self.holders[who].ahead = value

    def card_offers(self, seat: int) -> Offers:
        """Cards that may be revealed (R125, R128, R131, R132)."""
        holder = self.holders[seat]
        old = holder.cards - holder.fresh
        kinds = {key for key in old if key not in box.POINT_CARDS}
        if not self.free_places(seat):
            kinds -= {"road_building"}
        if not self.in_bank():
            kinds -= {"year_of_plenty"}
        return {"play_card": pick(kinds)} if kinds and not self.has_played else {}

    def before_roll(self, seat: int) -> Script:
        """Until the dice are rolled (R41)."""
        while True:
            offers = {"roll": (), **self.card_offers(seat), **self.module_offers(seat, "before")}
            _, verb, value = yield from self.stand(seat, offers, trading=False)
            if verb == "roll":
                return
            yield from self.carry_out(seat, verb, value)

    def module_offers(self, seat: int, moment: str) -> Offers:
        """What else the active player may do `before` the roll, in `trade`, in `build`, or in `both` at once."""
        offers = self.helper_offers(seat, moment)
        if moment in ("trade", "both"):
            offers |= self.token_offers(seat)
        return offers

    def carry_out(self, seat: int, verb: str, value: Any) -> Script:
        """Whatever the answer asks for."""
        if verb == "play_card":
            yield from self.play_card(seat, value)
        elif verb in COSTS:
            yield from self.build(seat, verb, value)
            yield from self.win()
        elif hasattr(self, f"help_{verb}"):
            yield from self.help(seat, verb, value)
        else:
            yield from getattr(self, f"do_{verb}")(seat, value)

    def roll(self, seat: int) -> Script:
        """The dice, and what they bring (R42-R44)."""
        rolled = yield from self.hear("Rolled")
        assert rolled.seat == seat
        assert all(die in range(1, 7) for die in rolled.dice)
        number = sum(rolled.dice)
        if number != 7:
            served = yield from self.produced(number)
            yield from self.after_roll(served)
            return
        halves = {
            other: holder.hand.total() // 2
            for other, holder in enumerate(self.holders)
            if holder.hand.total() > LIMIT
        }
        keeper = yield from self.after_seven()
        halves.pop(keeper, None)
        yield from self.discard(halves)
        yield from self.move_robber(seat)

    def together(self, asked: dict[int, Offers], given: dict[int, Any]) -> Script:
        """All are asked at once; an answer may be taken back until the last one is in (R72, R182)."""
        while asked.keys() - given.keys():
            who, verb, value = yield self.checked(
                {
                    seat: (False, DONE) if seat in given else (True, offers)
                    for seat, offers in asked.items()
                }
            )
            if verb == "reopen":
                del given[who]
            else:
                given[who] = value
        return given

    def discard(self, halves: dict[int, int]) -> Script:
        """Half of more than seven (R70-R73)."""
        asked: dict[int, Offers] = {
            seat: {"discard": (("split", dict(+self.holders[seat].hand), count, count),)}
            for seat, count in halves.items()
        }
        given = yield from self.together(asked, {})
        for seat in sorted(given):
            told = yield from self.hear("Discarded")
            cards = counted(told.cards)
            assert (told.seat, cards) == (seat, amounts(given[seat]))
            assert cards.total() == halves[seat]
            self.pay(seat, cards)

    def move_robber(self, seat: int) -> Script:
        """To another hex; then perhaps a theft (R74-R77); whether there was one."""
        hexes = set(self.map.hexes) - {self.robber}
        _, self.robber = yield from self.ask(seat, {"move_robber": pick(hexes)})
        blocked = yield from self.robber_stands(seat)
        victims = {str(other) for other in blocked if self.kinds(other)}
        if not victims:
            return False
        verb, key = yield from self.ask(seat, {"steal": pick(victims), "let_be": ()})
        if verb == "let_be":
            yield from self.expect("StoleNothing", seat=seat)
            return False
        victim = int(key)
        yield from self.expect("Stole", seat=seat, victim=victim)
        told = yield from self.hear("StoleCard", whispered=(seat, victim))
        assert (told.seat, told.victim) == (seat, victim)
        self.give(victim, seat, Counter({told.resource: 1}))
        return True

    def play_card(self, seat: int, card: str) -> Script:
        """One a turn (R125, R130-R133)."""
        holder = self.holders[seat]
        holder.cards[card] -= 1
        holder.played[card] += 1
        self.has_played = True
        yield from self.expect("PlayedCard", seat=seat, card=card)
        if card == "knight":
            yield from self.reassess_army()
            yield from self.win()
            yield from self.move_robber(seat)
        elif card == "road_building":
            yield from self.free_roads(seat)
        elif card == "year_of_plenty":
            count = min(2, self.bank.total())
            rows = {kind: min(count, self.bank[kind]) for kind in self.in_bank()}
            _, cards = yield from self.ask(seat, {"take_plenty": (("split", rows, count, count),)})
            told = yield from self.hear("TookPlenty")
            assert (told.seat, counted(told.cards)) == (seat, amounts(cards))
            self.take(seat, amounts(cards))
        else:
            yield from self.monopolise(seat)

    def free_roads(self, seat: int) -> Script:
        """Two, the second of which may be declined (R131)."""
        for number in range(2):
            offers: Offers = {"free_road": pick(self.free_places(seat))}
            if number:
                offers["stop_roads"] = ()
            verb, path = yield from self.ask(seat, offers)
            if verb == "stop_roads":
                return
            yield from self.lay(seat, path)
            yield from self.win()
            if not self.free_places(seat):
                return

    def monopolise(self, seat: int) -> Script:
        """All of one kind of all others (R133)."""
        _, kind = yield from self.ask(seat, {"monopolise": pick(box.RESOURCES)})
        given = {other: self.holders[other].hand[kind] for other in sorted(self.others(seat))}
        total = sum(given.values())
        yield from self.expect("Monopolised", seat=seat, resource=kind, total=total)
        for other, count in given.items():
            if count:
                told = yield from self.hear("GaveUp")
                assert (told.seat, counted(told.cards)) == (other, Counter({kind: count}))
                assert told.taker == seat
                self.give(other, seat, Counter({kind: count}))

    def building_offers(self, seat: int) -> Offers:
        """What is paid for and has a place (R105-R120)."""
        places: dict[str, set[str]] = {
            "build_road": self.free_places(seat),
            "build_settlement": self.settlement_places(seat),
            "build_city": self.city_places(seat),
        }
        able = {verb for verb, cost in COSTS.items() if self.holders[seat].holds(cost)}
        found: Offers = {verb: pick(there) for verb, there in places.items() if there}
        if self.deck.total():
            found["buy_card"] = ()
        return {verb: offer for verb, offer in found.items() if verb in able}

    def build(self, seat: int, verb: str, place: str) -> Script:
        """Pay, place, and what follows (R105-R121, R158, R159)."""
        self.pay(seat, COSTS[verb])
        if verb == "build_road":
            yield from self.lay(seat, place)
        elif verb == "build_settlement":
            yield from self.settle(seat, place)
        elif verb == "build_city":
            yield from self.raise_city(seat, place)
        else:
            yield from self.get_card(seat)

    def act(self, seat: int) -> Script:
        """Until the turn is ended (R45-R47)."""
        moment = "both" if self.combined else "trade"
        while True:
            trading = moment != "build"
            offers = {**self.card_offers(seat), **self.module_offers(seat, moment)}
            offers["end_turn"] = ()
            if moment == "trade":
                offers["start_building"] = ()
            if moment != "trade":
                offers |= self.building_offers(seat)
            if trading:
                offers |= self.maker_offers(seat)
            who, verb, value = yield from self.stand(seat, offers, trading=trading)
            if verb == "end_turn":
                return
            if verb == "start_building":
                moment = "build"
                yield from self.end_trade()
            else:
                yield from self.carry_out(who, verb, value)

    def special_building(self, seat: int) -> Script:
        """The others build, in turn and without winning (R180-R185)."""
        able = [other for other in self.others(seat) if self.holders[other].hand.total() >= 2]
        asked: dict[int, Offers] = {
            other: {"join_building": pick({"build", "pass"})} for other in able
        }
        ahead = {other: self.holders[other].ahead for other in able}
        given = yield from self.together(
            asked, {other: said for other, said in ahead.items() if said != "ask"}
        )
        builders = [other for other in able if given[other] == "build"]
        for other in able:
            yield from self.expect("AnsweredSpecial", seat=other, builds=other in builders)
        for other, holder in enumerate(self.holders):
            if holder.ahead == "always_pass":
                yield from self.expect("KeepsPassing", seat=other)
            else:
                holder.ahead = "ask"
        for builder in builders:
            while True:
                offers = {**self.building_offers(builder), "end_building": ()}
                verb, place = yield from self.ask(builder, offers)
                if verb == "end_building":
                    break
                yield from self.build(builder, verb, place)
