"""A game of Sutter's Mill laid out by words and played by words."""

from typing import Any, TypeVar

from msgspec.structs import replace

from games.core.forms import Decision, One
from games.core.game import play
from games.core.model import Action, Event, Key, Seat, Step
from games.core.rng import Rng
from games.sutters_mill import actions as act
from games.sutters_mill.content import CARDS, COUNTERS, PLACE, SPACES, Values
from games.sutters_mill.frames import TurnStart
from games.sutters_mill.game import SUTTERS_MILL
from games.sutters_mill.options import SuttersMillOptions
from games.sutters_mill.state import Card, Player, State, Table, Turn, wallet
from games.sutters_mill.town import adventurer_of, holder_of

E = TypeVar("E", bound=Event)

RANKS = dict(
    zip(("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"), CARDS, strict=True)
)


class Town:
    """A position that is laid out and then played on; seat 0 is to move."""

    def __init__(self, seats: int = 2, seed: int = 1) -> None:
        rng = Rng(seed.to_bytes(32, "big"))
        self.state: State = SUTTERS_MILL.setup(seats, SuttersMillOptions(), rng).state
        self.steps: list[Step[State]] = []
        self.lay(active=0, starter=0)

    # Laying out

    def lay(self, **fields: Any) -> "Town":
        """Give the table other values."""
        table = replace(self.table, **fields)
        self.state = replace(self.state, table=table, flow=(TurnStart(),))
        return self

    def seat(self, seat: Seat, **fields: Any) -> "Town":
        """Give a player other values."""
        players = list(self.table.players)
        players[seat] = replace(players[seat], **fields)
        return self.lay(players=tuple(players))

    def stands(self, seat: Seat, off: int | None = None, **spaces: int) -> "Town":
        """Prospectors by space; the others are off the board, or have gone home in Tear-down."""
        stood = [0] * len(SPACES)
        for space, count in spaces.items():
            stood[PLACE[space]] = count
        rest = 5 - sum(stood) if self.player(seat).phase == "build_up" else 0
        return self.seat(seat, prospectors=tuple(stood), off_board=rest if off is None else off)

    def tears_down(self, *seats: Seat) -> "Town":
        """These seats are in Tear-down."""
        for seat in seats:
            self.seat(seat, phase="tear_down", hand=(), off_board=0)
        return self

    def stack(self, building: Key, cards: str) -> "Town":
        """Lay a stack from the bottom: `0K 1 8` has seat 0's King below seat 1's 8; hands lose the cards."""
        laid = tuple(Card(int(word[0]), RANKS[word[1:]]) for word in cards.split() if word)
        stacks = list(self.table.stacks)
        stacks[PLACE[building]] = laid
        for card in laid:
            hand = tuple(rank for rank in self.player(card.seat).hand if rank != card.rank)
            self.seat(card.seat, hand=hand)
        return self.lay(stacks=tuple(stacks)).settled()

    def settled(self) -> "Town":
        """Certificates and adventurer as the stacks say."""
        holders = tuple(
            -1 if gone else holder_of(stack)
            for gone, stack in zip(self.table.gone, self.table.stacks, strict=True)
        )
        adventurer = adventurer_of(holders, len(self.table.players))
        return self.lay(holders=holders, adventurer=adventurer)

    def left(self, river: int = 0, hill: int = 0, mine: int = 0) -> "Town":
        """So many counters left; the others have been taken by the last seat, the cheapest first."""
        found: list[Values] = []
        taken = []
        for section, count in zip(COUNTERS, (river, hill, mine), strict=True):
            gone = 24 - count
            values = []
            for held in section:
                values.append(min(held, gone))
                gone -= values[-1]
            found.append((values[0], values[1], values[2], values[3]))
            taken.append(24 - count)
        everybody = list(self.state.secrets.found)
        everybody[-1] = (found[0], found[1], found[2])
        secrets = replace(self.state.secrets, found=tuple(everybody))
        self.state = replace(self.state, secrets=secrets)
        self.seat(len(everybody) - 1, taken=tuple(taken))
        return self.lay(left=(river, hill, mine))

    def gold(self, seat: Seat, nuggets: int) -> "Town":
        """So many nuggets in the wallet, as if the rest had been paid."""
        return self.seat(seat, paid=self.player(seat).paid + wallet(self.state, seat) - nuggets)

    # Playing

    def do(self, *actions: Action) -> "Town":
        """Play what the active player does."""
        for action in actions:
            step = play(SUTTERS_MILL, self.state, self.table.active, action)
            self.steps.append(step)
            self.state = step.state
        return self

    def dig(self, *buildings: Key) -> "Town":
        """Dig with one prospector after the other."""
        return self.do(*[act.Dig(building) for building in buildings])

    def card(self, building: Key, rank: str) -> "Town":
        """Place a card."""
        return self.do(act.PlaceCard(building, RANKS[rank]))

    def move(self, origin: Key, space: Key) -> "Town":
        """Move a prospector."""
        return self.do(act.LiftProspector(origin), act.MoveProspector(space))

    def take(self, *buildings: Key) -> "Town":
        """Remove the top card of these buildings."""
        return self.do(*[act.RemoveCard(building) for building in buildings])

    def end(self) -> "Town":
        """End the turn."""
        return self.do(act.EndTurn())

    # Looking

    @property
    def table(self) -> Table:
        """What lies open."""
        return self.state.table

    @property
    def turn(self) -> Turn:
        """What has been done in this turn."""
        return self.table.turn

    def player(self, seat: Seat) -> Player:
        """One player."""
        return self.table.players[seat]

    def wallet(self, seat: Seat) -> int:
        """A player's nuggets."""
        return wallet(self.state, seat)

    def holder(self, building: Key) -> Seat:
        """Who has the certificate."""
        return self.table.holders[PLACE[building]]

    def stood(self, seat: Seat, space: Key) -> int:
        """A player's prospectors there."""
        return self.player(seat).prospectors[PLACE[space]]

    @property
    def asked(self) -> Decision:
        """What the active player is asked."""
        decision = SUTTERS_MILL.decision(self.state, self.table.active)
        assert decision is not None
        return decision

    def offers(self, action: type[Action]) -> tuple[Key, ...]:
        """The keys offered for the action's first field; nothing if it is not offered."""
        for offer in self.asked.offers:
            if offer.action is action:
                field = offer.fields[0]
                assert isinstance(field, One)
                return field.keys
        return ()

    def is_offered(self, action: type[Action]) -> bool:
        """Whether the action may be taken."""
        return any(offer.action is action for offer in self.asked.offers)

    def told(self, kind: type[E]) -> list[E]:
        """All events of that kind since the position was laid out."""
        return [
            told.event for step in self.steps for told in step.log if isinstance(told.event, kind)
        ]

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return SUTTERS_MILL.is_over(self.state)
