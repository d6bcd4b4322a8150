"""The referee on Frenemies beside the Helpers (docs/rules/catan-minis.md part C, R490-R508)."""

from collections import Counter
from itertools import product
from typing import Any

from tests.games.catan import printed as box
from tests.games.catan.referee import Offers, Script, counted, pick
from tests.games.catan.referee_turn import Referee

PRICES = {"traders": 1, "merchants": 1, "road_builders": 1, "scholars": 2, "master_builders": 2}
EACH = {"traders": 2, "merchants": 2, "road_builders": 2, "scholars": 4, "master_builders": 4}
"""Tokens for every player (3.2)."""

GOAL = 11


class Frenemy(Referee):
    """A whole game with guilds."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.goal = GOAL
        self.face_down = Counter({guild: self.seats * count for guild, count in EACH.items()})
        self.face_up: Counter[str] = Counter()
        self.held = [Counter[str]() for _ in range(self.seats)]
        self.new: Counter[str] = Counter()
        self.homes: list[set[str]] = []
        self.joined: set[tuple[str, str]] = set()
        self.acted = self.given = False
        self.swaps = 0
        self.gift = ""
        self.refused: set[int] = set()

    def play_turn(self) -> Script:
        """Favor action and gift are open again (R310, R311, R315)."""
        if not self.turn:
            self.homes = [set(holder.settlements) for holder in self.holders]
            for seat, other in product(range(self.seats), repeat=2):
                if seat < other:
                    for one, two in product(self.districts(seat), self.districts(other)):
                        self.joined |= self.names(seat, one, other, two) if one & two else set()
        self.new.clear()
        self.refused.clear()
        self.acted = self.given = False
        self.swaps, self.gift = 0, ""
        yield from super().play_turn()

    def districts(self, seat: int) -> list[set[str]]:
        """Corners of what hangs together of a colour (R340)."""
        holder = self.holders[seat]
        pieces = [{corner} for corner in holder.built]
        pieces += [set(path.split("-")) for path in holder.roads]
        found: list[set[str]] = []
        for piece in pieces:
            apart = [district for district in found if not district & piece]
            meeting = [district for district in found if district & piece]
            found = [*apart, piece.union(*meeting)]
        return found

    def names(self, seat: int, one: set[str], other: int, two: set[str]) -> set[tuple[str, str]]:
        """Two districts of different players by the founding settlements in them (R340, R342)."""
        pairs = product(self.homes[seat] & one, self.homes[other] & two)
        return {(min(pair), max(pair)) for pair in pairs}

    def reached(self, seat: int, path: str) -> Script:
        """Districts between Longest Road and the rest (R343, R344, R497)."""
        yield from self.reassess_road()
        if self.turn:
            yield from self.join(seat, path)
        yield from super().reached(seat, path)

    def join(self, seat: int, path: str) -> Script:
        """A token for everybody newly met, three for the builder (R343-R345)."""
        (mine,) = [one for one in self.districts(seat) if set(path.split("-")) <= one]
        met = {}
        for other in self.others(seat):
            new = [
                self.names(seat, mine, other, two) for two in self.districts(other) if mine & two
            ]
            new = [pairs for pairs in new if not pairs & self.joined]
            if new:
                met[other] = set[tuple[str, str]]().union(*new)
        if not met:
            return
        self.joined |= set[tuple[str, str]]().union(*met.values())
        yield from self.expect("JoinedDistricts", seat=seat, others=tuple(met))
        left = list(met)
        if len(left) > 1 and self.face_down:
            # A road that has won leaves nothing to be chosen, as in R415.
            yield from self.win()
        while left:
            first = left[0]
            if len(left) > 1 and self.face_down:
                _, key = yield from self.ask(seat, {"draw_first": pick(map(str, left))})
                first = int(key)
            left.remove(first)
            yield from self.draw(first, 1)
        yield from self.draw(seat, 3)

    def draw(self, seat: int, owed: int) -> Script:
        """As many as there are (R317)."""
        count = min(owed, self.face_down.total())
        yield from self.expect("DrewTokens", seat=seat, count=count)
        if count:
            yield from self.get(seat, count)

    def get(self, seat: int, count: int) -> Script:
        """Which they are, for who drew them (R315, R363)."""
        told = yield from self.hear("DrewTheseTokens", whispered=(seat,))
        tokens = Counter(dict(told.tokens))
        assert (told.seat, tokens.total()) == (seat, count)
        assert tokens <= self.face_down
        self.face_down -= tokens
        self.held[seat] += tokens
        if seat == self.active and self.in_turn:
            self.new += tokens

    def move_robber(self, seat: int) -> Script:
        """A token where it hurts nobody (R320-R326)."""
        has_stolen = yield from super().move_robber(seat)
        ring = set(self.map.hexes[self.robber])
        own, foreign = ring & self.holders[seat].built, ring & self.foreign(seat)
        is_desert = self.robber in self.map.deserts
        if (not own and not foreign) or (is_desert and foreign and not has_stolen):
            yield from self.draw(seat, 1)
        return has_stolen

    def one_for_one(self, seat: int) -> set[str]:
        """Cards that the Traders exchange (R351)."""
        kinds = product(self.kinds(seat), self.in_bank())
        return {f"{give}@{take}" for give, take in kinds if give != take}

    def module_offers(self, seat: int, moment: str) -> Offers:
        """Favor action and gift at any moment of the own turn (R310-R312)."""
        offers = super().module_offers(seat, moment)
        held, old = self.held[seat], self.held[seat] - self.new
        works = {
            "traders": self.one_for_one(seat),
            "merchants": self.in_bank(),
            "road_builders": self.free_places(seat),
            "scholars": self.deck.total(),
            "master_builders": True,
        }
        if not self.acted:
            guilds = {guild for guild, price in PRICES.items() if old[guild] >= price}
            if guilds := {guild for guild in guilds if works[guild]}:
                offers["use_favor"] = pick(guilds)
            if held and self.face_down:
                offers["exchange_token"] = ()
        if self.swaps and works["traders"]:
            offers["favor_trade"] = pick(self.one_for_one(seat))
        kinds = self.kinds(seat) & ({self.gift} if self.gift else set(box.RESOURCES))
        poorer = {
            other
            for other in set(self.others(seat)) - self.refused
            if self.visible(other) <= self.visible(seat)
        }
        if kinds and poorer and not self.given:
            offers["offer_gift"] = pick(f"{kind}@{to}" for kind in kinds for to in poorer)
        return offers

    def do_use_favor(self, seat: int, guild: str) -> Script:
        """Pay and have the effect (R350-R357)."""
        price = Counter({guild: PRICES[guild]})
        self.held[seat] -= price
        self.face_up += price
        self.acted = True
        yield from self.expect("UsedFavor", seat=seat, guild=guild)
        if guild == "traders":
            self.swaps = 2
        elif guild == "merchants":
            offers = {"take_favor_card": pick(self.in_bank())}
            _, kind = yield from self.ask(seat, offers)
            self.take(seat, Counter({kind: 1}))
            yield from self.expect("TookFavorCard", seat=seat, resource=kind)
        elif guild == "road_builders":
            _, path = yield from self.ask(seat, {"favor_road": pick(self.free_places(seat))})
            yield from self.lay(seat, path)
        elif guild == "scholars":
            yield from self.learn(seat)
        else:
            self.holders[seat].chips += 1
            yield from self.expect("GotChip", seat=seat)
        yield from self.win()

    def learn(self, seat: int) -> Script:
        """The top card of the deck (R354)."""
        yield from self.expect("GotCard", seat=seat, left=self.deck.total() - 1)
        told = yield from self.hear("GotThisCard", whispered=(seat,))
        assert told.seat == seat
        assert self.deck[told.card] > 0
        self.deck[told.card] -= 1
        self.holders[seat].cards[told.card] += 1
        self.holders[seat].fresh[told.card] += 1

    def do_favor_trade(self, seat: int, deal: str) -> Script:
        """A card for a card (R351)."""
        give, take = deal.split("@")
        self.swaps -= 1
        self.pay(seat, Counter({give: 1}))
        self.take(seat, Counter({take: 1}))
        told = yield from self.hear("TradedByFavor")
        assert (told.seat, counted(told.gave)) == (seat, Counter({give: 1}))
        assert counted(told.took) == Counter({take: 1})

    def do_exchange_token(self, seat: int, value: Any) -> Script:
        """Draw one, return one (R360-R363)."""
        self.acted = True
        yield from self.expect("DrewForExchange", seat=seat)
        yield from self.get(seat, 1)
        _, guild = yield from self.ask(seat, {"return_token": pick(self.held[seat])})
        self.held[seat] -= Counter({guild: 1})
        self.face_down += Counter({guild: 1})
        yield from self.expect("ReturnedToken", seat=seat)
        yield from self.expect("ReturnedThisToken", whispered=(seat,), seat=seat, guild=guild)

    def do_offer_gift(self, seat: int, gift: str) -> Script:
        """One is asked at a time; the giver may only withdraw (R330-R337)."""
        kind, key = gift.split("@")
        to = int(key)
        self.gift = kind
        self.refused.add(to)
        yield from self.expect("OfferedGift", seat=seat, to=to, resource=kind)
        answers: Offers = {"accept_gift": (), "refuse_gift": ()}
        _, verb, _ = yield self.checked({to: (True, answers), seat: (False, {"withdraw_gift": ()})})
        if verb == "accept_gift":
            self.given = True
            self.give(seat, to, Counter({kind: 1}))
            yield from self.expect("AcceptedGift", seat=to, giver=seat, resource=kind)
            yield from self.draw(seat, 1)
        elif verb == "refuse_gift":
            yield from self.expect("RefusedGift", seat=to, giver=seat)
        else:
            yield from self.expect("WithdrewGift", seat=seat)
