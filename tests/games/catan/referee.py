"""A referee: CATAN told a second time, as one procedure; here the table, and how the referee listens.

It shares no code with the game. It keeps the table by what is told alone, says beforehand who is asked what and what is told
next, and objects to whatever is otherwise. It hears what is whispered, too, so it knows every hand; it is told an answer only
to know what is asked or done next.
"""

from collections import Counter
from collections.abc import Generator, Iterable
from typing import Any, TypeAlias

from msgspec.structs import asdict

from games.core.model import Told
from tests.games.catan import printed as box

Offers: TypeAlias = dict[str, Any]
"""By tag of the action: a tuple of what its fields offer."""

Asked: TypeAlias = dict[int, tuple[bool, Offers]]
"""By seat: whether the game waits for it, and what it is asked."""

Answer: TypeAlias = tuple[int, str, Any]
Script: TypeAlias = Generator[Asked | None, Any, Any]
"""It yields questions and is sent an answer, or yields None and is sent what is told next."""

DONE: Offers = {"reopen": ()}
"""An answer that is given in secret may be taken back until the last one is in."""


class Over(Exception):
    """The game has its winner."""


class Holder:
    """A player."""

    def __init__(self) -> None:
        self.hand: Counter[str] = Counter()
        self.cards: Counter[str] = Counter()
        self.fresh: Counter[str] = Counter()
        self.played: Counter[str] = Counter()
        self.roads: set[str] = set()
        self.settlements: set[str] = set()
        self.cities: set[str] = set()
        self.chips = 0
        self.tokens = 0
        self.links: set[tuple[str, str]] = set()
        self.ahead = "ask"
        self.helper = ""
        self.flipped = False

    @property
    def built(self) -> set[str]:
        """Corners with a building."""
        return self.settlements | self.cities

    def holds(self, cards: Counter[str]) -> bool:
        """Whether these are in the hand."""
        return all(self.hand[kind] >= count for kind, count in cards.items())

    def purse(self) -> Counter[str]:
        """What may be traded (R87, R217)."""
        return +(self.hand + Counter(canal=self.tokens))


def tuple_of(goods: Counter[str]) -> tuple[int, ...]:
    """Goods as events tell them: five resources, and canal tokens if there are any."""
    cards = tuple(goods[kind] for kind in box.RESOURCES)
    return (*cards, goods["canal"]) if goods["canal"] else cards


def counted(goods: Iterable[int]) -> Counter[str]:
    """Goods of an event by words."""
    return +Counter(dict(zip((*box.RESOURCES, "canal"), goods, strict=False)))


def amounts(pairs: Iterable[tuple[str, int]]) -> Counter[str]:
    """Goods of an answer by words."""
    return Counter(dict(pairs))


def pick(keys: Iterable[str]) -> tuple[frozenset[str]]:
    """A field that picks one of these."""
    return (frozenset(keys),)


class Bench:
    """What stands on the table, and how the referee listens."""

    def __init__(self, seats: int, on: box.Map, name: str, *, combined: bool) -> None:
        self.seats, self.map, self.name = seats, on, name
        self.combined, self.large = combined, seats >= 5
        self.is_scenario = name in ("corsica", "newyork")
        self.goal = box.GOALS[seats] if self.is_scenario else 10
        self.erie = self.helpers = False
        self.each = box.CARDS_EACH[self.large]
        self.bank = Counter(dict.fromkeys(box.RESOURCES, self.each))
        self.deck = box.DECKS[self.large] + Counter(box.POINT_CARDS)
        self.holders = [Holder() for _ in range(seats)]
        self.chips = set(on.crossroads)
        self.supply = box.CANAL_TOKENS
        self.longest: int | None = None
        self.army: int | None = None
        self.robber = ""
        self.active = 0
        self.turn = 0
        self.in_turn = False
        """Whether whoever is active could win now: not in the founding phase, nor while others build (R160, R183)."""

        self.has_played = False
        self.named: set[str] = set()
        """Resources that trade 2:1 this turn for canal tokens (R215)."""

        self.captain = ""
        self.display: set[str] = set()
        self.blocked: set[int] = set()
        """Who has used or taken a helper this turn (minis R411, R412)."""

        self.removed = 0

    def hear(self, name: str, *, whispered: tuple[int, ...] | None = None) -> Script:
        """What is told next is of that name, to everybody or to these seats."""
        told: Told = yield None
        assert type(told.event).__name__ == name, (told, name)
        assert told.to == whispered, (told, whispered)
        return told.event

    def expect(
        self, name: str, *, whispered: tuple[int, ...] | None = None, **fields: object
    ) -> Script:
        """What is told next is this."""
        event = yield from self.hear(name, whispered=whispered)
        assert asdict(event) == fields, (event, fields)

    def ask(self, seat: int, offers: Offers) -> Script:
        """One seat is asked this, and nobody else anything; its verb and the answer."""
        answer: Answer = yield self.checked({seat: (True, offers)})
        return answer[1:]

    def checked(self, asked: Asked) -> Asked:
        """The question, if nobody should have won before it (R160)."""
        if self.in_turn:
            assert self.points(self.active) < self.goal
        return asked

    def clockwise(self, first: int) -> list[int]:
        """All seats from that one on."""
        return [(first + step) % self.seats for step in range(self.seats)]

    def others(self, seat: int) -> list[int]:
        """All but that one, clockwise from it."""
        return self.clockwise(seat)[1:]

    def visible(self, seat: int) -> int:
        """Points that everybody sees (R164)."""
        holder = self.holders[seat]
        points = len(holder.settlements) + 2 * len(holder.cities) + holder.chips
        return points + 2 * (self.longest == seat) + 2 * (self.army == seat)

    def points(self, seat: int) -> int:
        """All points (R136, R164)."""
        return self.visible(seat) + sum(self.holders[seat].cards[key] for key in box.POINT_CARDS)

    def pay(self, seat: int, cards: Counter[str]) -> None:
        """To the bank."""
        assert self.holders[seat].holds(cards), (seat, cards)
        self.holders[seat].hand -= cards
        self.bank += cards

    def take(self, seat: int, cards: Counter[str]) -> None:
        """From the bank."""
        assert all(self.bank[kind] >= count for kind, count in cards.items()), (seat, cards)
        self.holders[seat].hand += cards
        self.bank -= cards

    def give(self, seat: int, partner: int, goods: Counter[str]) -> None:
        """Cards, or tokens among them, go to another player."""
        cards = Counter(goods)
        tokens = cards.pop("canal", 0)
        giver, taker = self.holders[seat], self.holders[partner]
        assert giver.holds(cards), (seat, goods)
        assert giver.tokens >= tokens, (seat, goods)
        giver.hand -= cards
        taker.hand += cards
        giver.tokens -= tokens
        taker.tokens += tokens

    def in_bank(self) -> set[str]:
        """Kinds that the bank has."""
        return {kind for kind in box.RESOURCES if self.bank[kind]}

    def kinds(self, seat: int) -> set[str]:
        """Kinds in that hand."""
        return {kind for kind in box.RESOURCES if self.holders[seat].hand[kind]}

    def get_card(self, seat: int, card: str | None = None) -> Script:
        """A card of the deck, that one if it was chosen: everybody hears of it, its owner which (R121)."""
        yield from self.expect("BoughtCard", seat=seat, left=self.deck.total() - 1)
        drawn = yield from self.hear("DrewCard", whispered=(seat,))
        assert drawn.seat == seat
        assert card in (None, drawn.card)
        assert self.deck[drawn.card] > 0, drawn
        self.deck[drawn.card] -= 1
        self.holders[seat].cards[drawn.card] += 1
        self.holders[seat].fresh[drawn.card] += 1

    def win(self) -> Script:
        """The end, if the active player has enough in its own turn (R160)."""
        if not self.in_turn or self.points(self.active) < self.goal:
            return
        yield from self.expect("Won", seat=self.active, points=self.points(self.active))
        for seat, holder in enumerate(self.holders):
            shown = tuple(key for key in box.POINT_CARDS if holder.cards[key])
            if shown:
                yield from self.expect("RevealedCards", seat=seat, cards=shown)
        raise Over
