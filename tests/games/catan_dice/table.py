"""A dice game laid out by words and played by words."""

from typing import TypeVar

from msgspec.structs import replace

from games.catan_dice.actions import Build, EndTurn, Reroll, Stop, TradeGold, UseJoker
from games.catan_dice.frames import Building, Rolling
from games.catan_dice.game import CATAN_DICE
from games.catan_dice.options import CatanDiceOptions
from games.catan_dice.phases.rolling import keys_of
from games.catan_dice.sheets import points
from games.catan_dice.state import Sheet, State, Table
from games.core.forms import Decision, Offer, One
from games.core.game import play
from games.core.model import Action, Event, Key, Seat, Step
from games.core.rng import Rng

E = TypeVar("E", bound=Event)

FACE = {"L": "lumber", "B": "brick", "W": "wool", "G": "grain", "O": "ore", "A": "gold"}
"""The letters of the worked examples (§11); A is gold."""


class DiceTable:
    """A position that is laid out and then played on."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.steps: list[Step[State]] = []

    # Laying out

    def rolled(self, faces: str, *, rolls: int = 3) -> "DiceTable":
        """These dice lie up, final after the third roll."""
        dice = tuple([FACE[letter] for letter in faces.replace(" ", "")])
        frame = Building() if rolls == 3 else Rolling()
        table = replace(
            self.table, dice=dice, rolls=rolls, spent=(), thrown=tuple(range(len(dice)))
        )
        self.state = replace(self.state, table=table, flow=(frame,))
        return self

    def has(self, seat: Seat, *places: Key, used: tuple[Key, ...] = ()) -> "DiceTable":
        """Build on these places, with these jokers crossed off."""
        sheet = Sheet(places, used, self.table.sheets[seat].boxes)
        sheets = list(self.table.sheets)
        sheets[seat] = sheet
        self.state = replace(self.state, table=replace(self.table, sheets=tuple(sheets)))
        return self

    def where(self, **fields: object) -> "DiceTable":
        """Give the table other values."""
        self.state = replace(self.state, table=replace(self.table, **fields))
        return self

    # Playing

    def keep(self, *numbers: int) -> "DiceTable":
        """Roll all dice but these again."""
        keys = keys_of(self.table.dice)
        return self.do(Reroll(tuple([keys[number - 1] for number in numbers])))

    def stop(self) -> "DiceTable":
        """Be content."""
        return self.do(Stop())

    def build(self, *places: Key) -> "DiceTable":
        """Build on these places, one after the other."""
        for place in places:
            self.do(Build(place))
        return self

    def joker(self, turn: Key) -> "DiceTable":
        """Turn a die."""
        return self.do(UseJoker(turn))

    def gold(self, resource: Key) -> "DiceTable":
        """Trade two gold dice."""
        return self.do(TradeGold(resource))

    def end(self) -> "DiceTable":
        """End the turn."""
        return self.do(EndTurn())

    def do(self, action: Action) -> "DiceTable":
        """Play what the active player does."""
        step = play(CATAN_DICE, self.state, self.table.active, action)
        self.steps.append(step)
        self.state = step.state
        return self

    # Looking

    @property
    def table(self) -> Table:
        """What lies open."""
        return self.state.table

    @property
    def asked(self) -> Decision:
        """What the active player is asked."""
        decision = CATAN_DICE.first(self.state)
        assert decision is not None
        return decision

    def offers(self, action: type[Action]) -> tuple[Key, ...]:
        """The keys offered for that action, of its first field; nothing if it is not offered."""
        for offer in self.asked.offers:
            if offer.action is action:
                return _keys(offer)
        return ()

    def is_offered(self, action: type[Action]) -> bool:
        """Whether the action may be taken."""
        return any(offer.action is action for offer in self.asked.offers)

    def points(self, seat: Seat) -> int:
        """Points as they stand."""
        return points(self.table, seat)

    def told(self, kind: type[E]) -> tuple[E, ...]:
        """All events of that kind since the position was laid out."""
        return tuple(
            told.event for step in self.steps for told in step.log if isinstance(told.event, kind)
        )


def _keys(offer: Offer) -> tuple[Key, ...]:
    """The keys of the only field."""
    (field,) = offer.fields
    assert isinstance(field, One)
    return field.keys


def island_one(seats: int = 2, seed: int = 1) -> DiceTable:
    """A game of Island One, seat 0 to move."""
    return _begun("one", seats, seed)


def island_two(seats: int = 2, seed: int = 1) -> DiceTable:
    """A game of Island Two, seat 0 to move."""
    return _begun("two", seats, seed)


def _begun(island: str, seats: int, seed: int) -> DiceTable:
    """The first position, the first player being seat 0."""
    options = CatanDiceOptions(island="one" if island == "one" else "two")
    step = CATAN_DICE.setup(seats, options, Rng(seed.to_bytes(32, "big")))
    return DiceTable(step.state).where(active=0)
