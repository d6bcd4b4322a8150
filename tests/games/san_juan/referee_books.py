"""The referee's books: what is told of a game, and what the rules allow as things stand."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec

from games.core.model import Event, Told
from tests.games.san_juan.referee_tables import CARDS, HOLDS, MILLS, copies, points_of, price


class Place:
    """A stack of a city."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.good = False


class Person:
    """What the referee knows of a seat."""

    def __init__(self) -> None:
        self.hand: Counter[str] = Counter()
        self.city = [Place("indigo_plant")]
        self.active: set[str] = set()
        self.known: Counter[str] = Counter()
        """Tucked cards and covered ones."""

        self.tucked = 0
        self.banked = False
        self.fresh: Counter[str] = Counter()
        """Councillor cards."""

    @property
    def tops(self) -> list[str]:
        """Its buildings."""
        return [place.kind for place in self.city]

    def goods(self) -> Counter[str]:
        """Goods by kind."""
        return Counter(HOLDS[place.kind] for place in self.city if place.good)

    def empty(self) -> Counter[str]:
        """What its empty production buildings could take."""
        return Counter(MILLS[p.kind] for p in self.city if p.kind in MILLS and not p.good)


class Books:
    """What is told of a game, written down, and what the rules allow as things stand."""

    def __init__(self, seats: int, *, expansion: bool, extra: bool, variant: bool) -> None:
        self.seats, self.expansion = seats, expansion
        self.copies = copies(expansion=expansion, extra=extra)
        self.people = [Person() for _ in range(seats)]
        self.unseen = sum(self.copies.values()) - seats - expansion
        self.middle = {"cathedral"} if expansion else set()
        self.governor, self.round = 0, 1
        self.picks: list[tuple[int, str, bool]] = []
        self.tiles: list[str] = []
        self.stage = "keep" if variant else "role"
        self.waiting: dict[int, int] = {}
        self.queue: list[int] = []
        self.plan: dict[str, Any] = {}
        self.due: list[tuple[int, str]] = []
        """Cards that buildings still have to bring in this step."""

        self.gained: list[tuple[int, str]] = []
        """Cards of Inns and Huts in this step."""

        self.sellers: set[int] = set()
        self.is_drawing = False
        """Whether cards are being drawn to choose from."""

        self.to_hand = False
        """Whether the cards told next go to the hand all the same."""

        self.has_built = False
        self.is_last = False

    # What is told

    def _hear(self, told: Told) -> None:
        """An event by its tag."""
        event: Event = told.event
        seat = None if told.to is None else told.to[0]
        fields = msgspec.structs.asdict(event)
        getattr(self, f"_{event.__struct_config__.tag}")(seat, **fields)

    def _draw(self, count: int) -> None:
        self.unseen -= count
        assert self.unseen >= 0

    def _game_began(self, _to: None, governor: int) -> None:
        self.governor = governor

    def _hand_dealt(self, seat: int, cards: tuple[str, ...]) -> None:
        place = (seat - self.governor) % self.seats
        assert len(cards) == (5 + place if self.stage == "keep" else 4)
        self.people[seat].hand.update(cards)
        self._draw(len(cards))

    def _hands_chosen(self, _to: None) -> None:
        pass

    def _you_kept(self, seat: int, cards: tuple[str, ...], discarded: tuple[str, ...]) -> None:
        person = self.people[seat]
        if self.stage == "councillor":
            person.hand.update(cards)
            person.fresh = Counter()
        else:
            self._leave(person, discarded)
            assert person.hand == Counter(cards)
        self.unseen += len(discarded)

    def _leave(self, person: Person, cards: Iterable[str]) -> None:
        person.hand.subtract(Counter(cards))
        assert min(person.hand.values(), default=0) >= 0, "a card that nobody held"
        person.hand = +person.hand

    def _you_drew(self, seat: int, cards: tuple[str, ...]) -> None:
        if self.stage == "councillor" and self.is_drawing and not self.to_hand:
            self.people[seat].fresh.update(cards)
        else:
            self.people[seat].hand.update(cards)
        self.to_hand = False
        self._draw(len(cards))

    def _you_discarded(self, seat: int, cards: tuple[str, ...]) -> None:
        person = self.people[seat]
        person.hand.update(person.fresh)
        person.fresh = Counter()
        self._leave(person, cards)
        self.unseen += len(cards)

    def _you_tucked(self, seat: int, card: str, building: str) -> None:
        assert building == "chapel"
        self._leave(self.people[seat], (card,))
        self.people[seat].known[card] += 1
        self.people[seat].tucked += 1

    def _you_banked(self, seat: int, cards: tuple[str, ...]) -> None:
        self._leave(self.people[seat], cards)
        self.people[seat].known.update(cards)
        self.people[seat].tucked += len(cards)
        self.people[seat].banked = True

    def _card_tucked(self, _to: None, seat: int, building: str, count: int) -> None:
        assert count == 1 or building == "bank"
        assert building in self.people[seat].active
        if building == "harbor":
            assert self.stage == "trader"
            self.people[seat].tucked += 1
            self._draw(1)

    def _you_swapped(self, seat: int, discarded: tuple[str, ...], cards: tuple[str, ...]) -> None:
        self._leave(self.people[seat], discarded)
        self.people[seat].hand.update(cards)
        assert len(cards) == len(discarded)

    def _swapped(self, _to: None, seat: int, count: int) -> None:
        assert count in (1, 2)

    def _discarded(self, _to: None, seat: int, cards: int) -> None:
        assert cards == self.excess(seat)

    def _role_picked(self, _to: None, seat: int, role: str, *, library: bool) -> None:
        self.picks.append((seat, role, library))

    def _built(
        self,
        _to: None,
        seat: int,
        card: str,
        over: str | None,
        cards: int,
        goods: tuple[tuple[str, int], ...],
        changes: tuple[tuple[int, int], ...],
    ) -> None:
        person = self.people[seat]
        before = self._open_points()
        self.has_built = True
        assert (card, over) == (self.plan["card"], self.plan.get("over"))
        spared = sum(amount for _, amount in goods)
        assert cards == self.cost(seat, card, over) - spared
        if over is None:
            person.city.append(Place(card))
        else:
            place = self.plan["place"]
            self.unseen += place.good
            place.kind, place.good = card, False
            person.known[over] += 1
            person.active.discard(over)
        gains = [after - points for points, after in zip(before, self._open_points(), strict=True)]
        printed = CARDS[card].points - (CARDS[over].points if over else 0)
        assert gains == [
            dict(changes or ((seat, printed),)).get(one, 0) for one in range(self.seats)
        ]
        for good, amount in goods:
            self._take(person, good, amount)
        if card in self.middle:
            self.middle.discard(card)
        else:
            self._leave(person, (card,))
        self._due_after(person, seat, card, cards)

    def _open_points(self) -> list[int]:
        """By seat, points without cards under buildings."""
        tops = [person.tops for person in self.people]
        return [
            points_of(own, [kind for other in tops[:seat] + tops[seat + 1 :] for kind in other], 0)
            for seat, own in enumerate(tops)
        ]

    def _due_after(self, person: Person, seat: int, card: str, paid: int) -> None:
        """Carpenter, then Poor House."""
        left = sum(person.hand.values()) - paid
        if "carpenter" in person.active and card not in MILLS:
            self.due.append((seat, "carpenter"))
            left += bool(self.unseen + paid)
        if "poor_house" in person.active and left <= 1:
            self.due.append((seat, "poor_house"))

    def _take(self, person: Person, good: str, amount: int) -> None:
        """Goods off their buildings, onto the discards."""
        for place in person.city:
            if amount and place.good and HOLDS[place.kind] == good:
                place.good = False
                amount -= 1
                self.unseen += 1
        assert not amount, f"no such good: {good}"

    def _good_lost(self, _to: None, seat: int, good: str) -> None:
        assert HOLDS[self.plan["over"]] == good

    def _passed(self, _to: None, seat: int) -> None:
        assert seat in self.queue

    def _cards_gained(self, _to: None, seat: int, card: str, count: int) -> None:
        if card in ("inn", "hut"):
            assert card in self.people[seat].active or card in self.people[seat].tops
            self.gained.append((seat, card))
        else:
            assert self.due, f"nothing due: {seat} {card}"
            assert self.due.pop(0) == (seat, card)
        assert count in (0, 1)
        self.to_hand = count > 0

    def _last_building(self, _to: None, seat: int) -> None:
        assert len(self.people[seat].city) >= 12

    def _game_ended(self, _to: None, tucked: tuple[int, ...]) -> None:
        assert tucked == tuple(person.tucked for person in self.people)
        self.is_last = True

    def _game_stalled(self, _to: None, rounds: int, tucked: tuple[int, ...]) -> None:
        assert rounds == 100
        self._game_ended(None, tucked)

    def _round_began(self, _to: None, **told: int) -> None:
        following = {"round": self.round + 1, "governor": (self.governor + 1) % self.seats}
        assert told == following

    def _produced(self, _to: None, seat: int, goods: tuple[tuple[str, int], ...]) -> None:
        person = self.people[seat]
        count = sum(amount for _, amount in goods)
        assert count <= self.allowed(seat, "aqueduct")
        for good, amount in goods:
            left = amount
            for place in person.city:
                if left and MILLS.get(place.kind) == good and not place.good:
                    place.good = True
                    left -= 1
            assert not left
        self._draw(count)
        if count >= 2 and "well" in person.active:
            self.due.append((seat, "well"))

    def _nobody_produced(self, _to: None) -> None:
        assert not any(person.empty() for person in self.people)

    def _customs_filled(self, _to: None, seat: int) -> None:
        place = next(p for p in self.people[seat].city if p.kind == "customs_office")
        assert not place.good
        assert "customs_office" in self.people[seat].active
        place.good = True
        self._draw(1)

    def _tile_turned(self, _to: None, tile: str) -> None:
        if len(self.tiles) == 5:
            assert tile == self.tiles.pop(0)
        assert tile not in self.tiles
        self.tiles.append(tile)

    def _sold(self, _to: None, seat: int, goods: tuple[tuple[str, int], ...], price: int) -> None:
        person = self.people[seat]
        count = sum(amount for _, amount in goods)
        assert count <= self.allowed(seat, "trading_post")
        worth = sum(amount * self._price(good) for good, amount in goods)
        for good, amount in goods:
            self._take(person, good, amount)
        stored = 1 if count and "harbor" in person.active else 0
        assert price == min(worth, self.unseen - stored)
        self.to_hand = price > 0
        if count:
            self.sellers.add(seat)
            self.due += [(seat, "market_hall")] if "market_hall" in person.active else []
            if count >= 2 and "market_stand" in person.active:
                self.due.append((seat, "market_stand"))

    def _price(self, good: str) -> int:
        return price(self.tiles[-1], good)

    def _nobody_sold(self, _to: None) -> None:
        assert not any(person.goods() for person in self.people)

    def _advised(self, _to: None, seat: int, drawn: int, discarded: int) -> None:
        wanted = self.drawn(seat)
        assert drawn <= wanted
        assert discarded == max(0, drawn - self.kept(seat))
        self.to_hand = discarded == 0 < drawn

    def _prospected(self, _to: None, seat: int, count: int) -> None:
        assert seat == self.picks[-1][0]
        assert count <= (2 if self.picks[-1][2] else 1)

    def _mine_dug(self, _to: None, seat: int, cards: tuple[str, ...], found: str | None) -> None:
        assert "gold_mine" in self.people[seat].active
        costs = sorted(CARDS[card].cost for card in cards)
        assert len(cards) == 4
        assert (found is not None) == (len(set(costs)) == 4)
        if found is not None:
            assert CARDS[found].cost == costs[0]
            self.people[seat].hand[found] += 1
            self._draw(1)

    def _goldsmith_shown(self, _to: None, seat: int, card: str, *, is_taken: bool) -> None:
        assert "goldsmith" in self.people[seat].active
        assert is_taken == all(card not in person.tops for person in self.people)
        if is_taken:
            self.people[seat].hand[card] += 1
            self._draw(1)

    def _reshuffled(self, _to: None, cards: int) -> None:
        assert 0 < cards <= self.unseen + 8

    # What the rules allow

    def privilege(self, seat: int) -> int:
        """1 for the picker, 2 with the Library."""
        picker, _, library = self.picks[-1]
        return 0 if picker != seat else 1 + library

    def allowed(self, seat: int, helper: str) -> int:
        """Goods to produce or sell."""
        return 1 + self.privilege(seat) + (helper in self.people[seat].active)

    def drawn(self, seat: int) -> int:
        """Councillor cards."""
        return (2, 5, 8)[self.privilege(seat)]

    def kept(self, seat: int) -> int:
        """Of them."""
        return 2 if "prefecture" in self.people[seat].active else 1

    def excess(self, seat: int) -> int:
        """Cards above the hand limit."""
        active = self.people[seat].active
        limit = 12 if "tower" in active else 7
        if self.expansion and limit == 7 and "guard_room" not in active:
            limit = 6
        return max(0, sum(self.people[seat].hand.values()) - limit)

    def cost(self, seat: int, card: str, over: str | None) -> int:
        """The price in cards and goods (R33)."""
        left = self.people[seat].active - {over}
        saved = self.privilege(seat)
        if over == "library" and saved == 2:
            saved = 1
        saved += ("smithy" if card in MILLS else "quarry") in left
        if over is not None:
            saved += 6 if over == "park" else CARDS[over].cost
        return max(0, CARDS[card].cost - saved)

    def market(self, seat: int, covered: Place | None) -> int:
        """Goods that can pay."""
        person = self.people[seat]
        if "black_market" not in person.active:
            return 0
        if covered is not None and covered.kind == "black_market":
            return 0
        return min(2, sum(place.good for place in person.city if place is not covered))

    def places(self, seat: int, card: str) -> list[int | None]:
        """Where the seat can build the card."""
        person = self.people[seat]
        if card not in MILLS and card in person.tops:
            return []
        cards = sum(person.hand.values()) - (card not in self.middle)
        found: list[int | None] = []
        if self.cost(seat, card, None) - self.market(seat, None) <= cards:
            found.append(None)
        for number, place in enumerate(person.city if "crane" in person.active else ()):
            is_legal = place.kind not in ("crane", card)
            dear = self.cost(seat, card, place.kind) - self.market(seat, place)
            if is_legal and dear <= cards:
                found.append(number)
        return found

    def choices(self, seat: int) -> set[str]:
        """What the seat can build."""
        cards = {*self.people[seat].hand, *self.middle}
        return {card for card in cards if self.places(seat, card)}
