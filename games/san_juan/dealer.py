"""The table in the hands of a step: cities, hands and piles while cards are drawn, laid and discarded (R2, R3)."""

from bisect import insort
from collections.abc import Iterable, Sequence
from typing import TypeAlias

from msgspec.structs import replace

from games.core.flow import Course
from games.core.model import Key, Seat
from games.san_juan.actions import Amounts
from games.san_juan.content import GOOD_OF, RANK, Cards, in_table_order, without
from games.san_juan.events import CardsGained, Reshuffled, YouDrew
from games.san_juan.state import Secrets, State

Pile: TypeAlias = Sequence[Key]
"""A pile: as the state has it until it is touched, then a list."""


class Dealer:
    """Handles the cards of a step; `settle` writes what has come of it into the state."""

    __slots__ = ("_course", "_discard_pile", "_draw_pile", "holdings", "players", "table")

    def __init__(self, course: Course[State]) -> None:
        state = course.state
        self._course = course
        table, secrets = state.table, state.secrets
        self.table = table
        """As it will be, cities apart."""
        self.players = list(table.players)
        self.holdings = list(secrets.holdings)
        self._draw_pile: Pile = secrets.draw_pile
        self._discard_pile: Pile = secrets.discard_pile

    def __len__(self) -> int:
        """How many cards can still be drawn."""
        return len(self._draw_pile) + len(self._discard_pile)

    def settle(self) -> None:
        """Write cities, hands and piles into the state."""
        course = self._course
        course.state = replace(
            course.state,
            table=replace(self.table, players=tuple(self.players)),
            secrets=Secrets(
                tuple(self.holdings), tuple(self._draw_pile), tuple(self._discard_pile)
            ),
        )

    # The piles

    def draw(self, count: int) -> list[Key]:
        """Cards from the draw pile, fewer than asked for when both piles run out."""
        course = self._course
        below = course.chance.below
        pile = self._draw_pile
        if type(pile) is not list:
            pile = self._draw_pile = list(pile)
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
        if type(pile) is not list:
            pile = self._discard_pile = list(pile)
        for card in cards:
            insort(pile, card)

    def _reshuffle(self) -> list[Key]:
        """Make the discard pile the draw pile; it stays empty when there are no discards either (R2)."""
        if self._discard_pile:
            self._course.tell(Reshuffled(len(self._discard_pile)))
        pile = self._draw_pile = list(self._discard_pile)
        self._discard_pile = ()
        return pile

    # Hands

    def take_in(self, seat: Seat, cards: Iterable[Key]) -> None:
        """Add cards to the hand."""
        holding = self.holdings[seat]
        self.holdings[seat] = replace(holding, hand=in_table_order((*holding.hand, *cards)))

    def give_up(self, seat: Seat, cards: Cards) -> None:
        """Take cards out of the hand."""
        holding = self.holdings[seat]
        self.holdings[seat] = replace(holding, hand=without(holding.hand, cards))

    def gain(self, seat: Seat, count: int) -> Cards:
        """Draw so many cards into the hand; those that there were."""
        drawn = in_table_order(self.draw(count))
        if drawn:
            self.take_in(seat, drawn)
        return drawn

    def bonus(self, seat: Seat, building: Key) -> None:
        """Draw the one card that the building brings; all hear of it, the seat sees it."""
        drawn = self.gain(seat, 1)
        self._course.tell(CardsGained(seat, building, len(drawn)))
        self.show(seat, drawn)

    def show(self, seat: Seat, drawn: Cards) -> None:
        """Let the seat see what it has drawn."""
        if drawn:
            self._course.whisper(YouDrew(drawn), seat)

    # Goods and tucked cards

    def lay_goods(self, seat: Seat, wanted: Amounts) -> Amounts:
        """Lay goods in city order as far as the cards reach (R16); what has been laid."""
        if not wanted:
            return wanted
        left: dict[Key | None, int] = dict(wanted)
        city, faces = list(self.players[seat].city), list(self.holdings[seat].faces)
        for number, stack in enumerate(city):
            if stack.good or not left.get(good := GOOD_OF.get(stack.cards[-1])):
                continue
            drawn = self.draw(1)
            if not drawn:
                break
            left[good] -= 1
            faces[number] = drawn[0]
            city[number] = replace(stack, good=True)
        self.players[seat] = replace(self.players[seat], city=tuple(city))
        self.holdings[seat] = replace(self.holdings[seat], faces=tuple(faces))
        return tuple(
            [(good, amount - left[good]) for good, amount in wanted if amount > left[good]]
        )

    def lift_goods(self, seat: Seat, goods: Amounts) -> list[Key]:
        """Take these goods off the buildings in city order (R16); the cards they were, unseen."""
        left: dict[Key | None, int] = dict(goods)
        city, faces = list(self.players[seat].city), list(self.holdings[seat].faces)
        lifted: list[Key] = []
        for number, face in enumerate(faces):
            if face is None:
                continue
            stack = city[number]
            if left.get(good := GOOD_OF.get(stack.cards[-1])):
                left[good] -= 1
                lifted.append(face)
                faces[number] = None
                city[number] = replace(stack, good=False)
        self.players[seat] = replace(self.players[seat], city=tuple(city))
        self.holdings[seat] = replace(self.holdings[seat], faces=tuple(faces))
        return lifted

    def tuck(self, seat: Seat, building: Key, cards: Cards) -> None:
        """Put cards face down under a building that is on top of its stack (R103)."""
        holding = self.holdings[seat]
        tucked = dict(holding.tucked)
        tucked[building] = in_table_order((*tucked.get(building, ()), *cards))
        in_order = tuple(sorted(tucked.items(), key=lambda pair: RANK[pair[0]]))
        self.holdings[seat] = replace(holding, tucked=in_order)
        player = self.players[seat]
        city = [
            replace(stack, tucked=(*stack.tucked, building))
            if stack.cards[-1] == building and building not in stack.tucked
            else stack
            for stack in player.city
        ]
        self.players[seat] = replace(player, city=tuple(city))
