"""The rules of the Erie canal (R210-R218)."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import ClassVar

from games.catan.chart import Chart
from games.catan.content import RESOURCES, Hand, chart
from games.catan.frames import Acting
from games.catan.modules.erie.actions import PlayToken
from games.catan.modules.erie.events import Linked, PlayedToken
from games.catan.modules.erie.part import TOKENS, Erie, Link
from games.catan.options import CatanOptions
from games.catan.rates import lowered
from games.catan.seam import Module
from games.catan.state import Board, State, Table
from games.core.flow import Course
from games.core.forms import Offer, One
from games.core.model import Key, Message, Seat, say

TOKEN_WORTH = 0.25
"""What a token is worth to a house player, in points."""


def _with(values: tuple[int, ...], seat: Seat, more: int) -> tuple[int, ...]:
    """The numbers with so many more for that seat."""
    return (*values[:seat], values[seat] + more, *values[seat + 1 :])


@lru_cache(maxsize=512)
def _token_offers(played: tuple[Key, ...]) -> tuple[Offer, ...]:
    """The offer to play a token for a resource, these being named already."""
    left = tuple([key for key in RESOURCES if key not in played])
    return (Offer(PlayToken, (One("resource", left, "resource"),)),) if left else ()


class ErieModule(Module[Erie]):
    """Tokens for links between canal localities."""

    part = Erie
    tastes: ClassVar = {PlayToken: 0}

    def refused(self, options: CatanOptions, seats: int) -> Message | None:
        """Only New York has the canal (6.10)."""
        is_elsewhere = options.erie and options.board != "newyork"
        return say("catan-refused-erie") if is_elsewhere else None

    def begin(self, options: CatanOptions, board: Board, seats: int) -> Erie | None:
        """Where the host wants it, twelve tokens lie in the supply (R210)."""
        return Erie(TOKENS, (0,) * seats, ((),) * seats) if options.erie else None

    def road_laid(self, course: Course[State], seat: Seat, path: int) -> None:
        """A token for each link that the seat has not had; founding roads only count as had (R212-R214)."""
        table = course.state.table
        part = self.of(table)
        had = part.links[seat]
        new = [link for link in links(table, seat) if link not in had]
        if not new:
            return
        labels = table.board.geometry.corners
        for one, other in new if table.turn else ():
            count = min(1, part.supply)
            part = Erie(
                part.supply - count, _with(part.tokens, seat, count), part.links, part.played
            )
            course.tell(Linked(seat, labels[one], labels[other], count))
        all_links = (*part.links[:seat], tuple(sorted([*had, *new])), *part.links[seat + 1 :])
        self.put(course, Erie(part.supply, part.tokens, all_links, part.played))

    def acting(self, state: State, frame: Acting) -> Sequence[Offer]:
        """Play a token for a resource that is not named yet (R215, R216)."""
        part = self.of(state.table)
        if not frame.trading or not part.tokens[state.table.active]:
            return ()
        return _token_offers(part.played)

    def turn_ended(self, course: Course[State]) -> None:
        """Played tokens go back to the supply (R126, R215)."""
        part = self.of(course.state.table)
        if part.played:
            self.put(course, Erie(part.supply + len(part.played), part.tokens, part.links))

    def rates(self, table: Table, seat: Seat, rates: Hand) -> Hand:
        """Two of each named resource (R215)."""
        if seat == table.active:
            for key in self.of(table).played:
                rates = lowered(rates, key)
        return rates

    def goods(self, table: Table, seat: Seat) -> tuple[int, ...]:
        """Tokens are traded as if they were resource cards (R217)."""
        return (self.of(table).tokens[seat],)

    def most_goods(self, table: Table) -> tuple[int, ...]:
        """All the tokens there are."""
        return (TOKENS,)

    def hand_over(
        self, course: Course[State], seat: Seat, partner: Seat, goods: tuple[int, ...]
    ) -> None:
        """Tokens change their owner in a trade (R217)."""
        part = self.of(course.state.table)
        tokens = _with(_with(part.tokens, seat, -goods[0]), partner, goods[0])
        self.put(course, Erie(part.supply, tokens, part.links, part.played))

    def marks_at(self, table: Table, corner: int) -> list[Key]:
        """That it is a canal locality."""
        return ["canal"] if corner in table.board.chart.canal else []

    def worth(self, state: State, seat: Seat) -> float:
        """What the seat's tokens are worth."""
        return TOKEN_WORTH * self.of(state.table).tokens[seat]


def play_token(course: Course[State], frame: object, seat: Seat, action: PlayToken) -> None:
    """From now on the bank takes two of it for one until the turn ends (R215)."""
    part = ERIE.of(course.state.table)
    tokens = _with(part.tokens, seat, -1)
    ERIE.put(course, Erie(part.supply, tokens, part.links, (*part.played, action.resource)))
    course.tell(PlayedToken(seat, action.resource))


ErieModule.plays = {PlayToken: play_token}

ERIE = ErieModule()


def links(table: Table, seat: Seat) -> tuple[Link, ...]:
    """All pairs of canal localities that the seat's roads join with no locality in between (R211)."""
    return _links(table.board.plan, table.roads, seat)


@lru_cache(maxsize=64)
def _links(plan: Key, roads: tuple[Seat, ...], seat: Seat) -> tuple[Link, ...]:
    """The same of a map with these roads."""
    on = chart(plan)
    found = {
        (min(start, end), max(start, end))
        for start in on.canal
        for end in _reached(on, roads, seat, start)
    }
    return tuple(sorted(found))


def _reached(on: Chart, roads: tuple[Seat, ...], seat: Seat, start: int) -> Iterator[int]:
    """Other canal localities at the ends of the seat's chains from that one."""
    seen, ahead = {start}, [start]
    while ahead:
        corner = ahead.pop()
        for path, other in on.net.beyond[corner]:
            if roads[path] == seat and other not in seen:
                seen.add(other)
                if other in on.canal:
                    yield other
                elif other not in on.sites:
                    ahead.append(other)
