"""Draw pile and discard pile during a step (R2, R3)."""

from bisect import insort
from collections.abc import Iterable

from games.core.flow import Course
from games.core.model import Key, Seat
from games.san_juan.content import Cards, in_table_order
from games.san_juan.events import CardsGained, Reshuffled, YouDrew
from games.san_juan.state import Player, State


class Supply:
    """The two piles in the hand of a step; `settle` puts them back into the state."""

    __slots__ = ("_course", "_discard_pile", "_draw_pile")

    def __init__(self, course: Course[State]) -> None:
        self._course = course
        self._draw_pile = list(course.state.draw_pile)
        self._discard_pile = list(course.state.discard_pile)

    def __len__(self) -> int:
        """How many cards can still be drawn."""
        return len(self._draw_pile) + len(self._discard_pile)

    def draw(self, count: int) -> list[Key]:
        """Cards from the draw pile, fewer than asked for when both piles run out."""
        course = self._course
        below = course.chance.below
        pile = self._draw_pile
        drawn: list[Key] = []
        for _ in range(count):
            if not pile:
                pile = self._reshuffle()
                if not pile:
                    break
            drawn.append(pile.pop(below(len(pile))))
        if drawn:
            # The last card of a pile needs no chance and is news all the same.
            course.sealed = True
        return drawn

    def discard(self, cards: Iterable[Key]) -> None:
        """Lay cards on the discard pile."""
        pile = self._discard_pile
        for card in cards:
            insort(pile, card)

    def gain(self, player: Player, count: int) -> tuple[Player, Cards]:
        """The player with so many more hand cards, and the cards as far as there were any."""
        drawn = in_table_order(self.draw(count))
        hand = in_table_order((*player.hand, *drawn))
        return Player(hand, player.city, player.active), drawn

    def bonus(self, player: Player, seat: Seat, building: Key) -> Player:
        """The player with the one card that the building brings; all hear of it, the seat sees it."""
        player, drawn = self.gain(player, 1)
        self._course.tell(CardsGained(seat, building, len(drawn)))
        self.show(seat, drawn)
        return player

    def show(self, seat: Seat, drawn: Cards) -> None:
        """Let the seat see what it has drawn."""
        if drawn:
            self._course.whisper(YouDrew(drawn), seat)

    def settle(self, players: Iterable[Player], **fields: object) -> None:
        """Write players, piles and other fields into the state."""
        self._course.change(
            players=tuple(players),
            draw_pile=tuple(self._draw_pile),
            discard_pile=tuple(self._discard_pile),
            **fields,
        )

    def _reshuffle(self) -> list[Key]:
        """Make the discard pile the draw pile; it stays empty when there are no discards either (R2)."""
        if self._discard_pile:
            self._draw_pile, self._discard_pile = self._discard_pile, []
            self._course.tell(Reshuffled(len(self._draw_pile)))
        return self._draw_pile
