"""One step in the making: a state that changes, what is told meanwhile, and whether the step is sealed."""

from typing import Any, Generic, Protocol, TypeVar

from msgspec.structs import replace

from games.core.frames import Frame
from games.core.model import Event, Seat, Step, Told
from games.core.rng import Chance, Rng


class HasFlow(Protocol):
    """What the kernel needs of a state."""

    @property
    def rng(self) -> Rng:
        """Where chance stands."""

    @property
    def flow(self) -> tuple[Frame, ...]:
        """The frames, the asking one last; empty when the game is over."""


T_co = TypeVar("T_co", covariant=True)


class HasTable(HasFlow, Protocol[T_co]):
    """A state that is composed: chance, flow, the public table, and `secrets` where there are any."""

    @property
    def table(self) -> T_co:
        """Everything public."""


S = TypeVar("S", bound=HasFlow)
S_co = TypeVar("S_co", bound=HasFlow, covariant=True)


class Course(Generic[S_co]):
    """One step in the making: the state as it stands, what has been told, whether it is sealed."""

    __slots__ = ("_chance", "_told", "sealed", "state")

    def __init__(self, state: S_co) -> None:
        self.state = state
        self.sealed = False
        self._told: list[Told] = []
        self._chance: Chance | None = None

    @property
    def table(self: "Course[HasTable[T_co]]") -> T_co:
        """The public table of a composed state as it stands."""
        return self.state.table

    def change(self, **fields: object) -> None:
        """Give fields of the state new values."""
        state: Any = self.state
        self.state = replace(state, **fields)

    def change_table(self, **fields: object) -> None:
        """Give fields of the public table new values."""
        state: Any = self.state
        self.state = replace(state, table=replace(state.table, **fields))

    def change_secrets(self, **fields: object) -> None:
        """Give fields of the secrets new values."""
        state: Any = self.state
        self.state = replace(state, secrets=replace(state.secrets, **fields))

    def change_player(self, seat: Seat, **fields: object) -> None:
        """Give fields of what stands before that seat on the public table, in `table.players`, new values."""
        state: Any = self.state
        table = state.table
        players = list(table.players)
        players[seat] = replace(players[seat], **fields)
        self.state = replace(state, table=replace(table, players=tuple(players)))

    def tell(self, event: Event) -> None:
        """Tell everybody."""
        self._told.append(Told(event))

    def whisper(self, event: Event, *to: Seat) -> None:
        """Tell these seats only."""
        self._told.append(Told(event, to))

    @property
    def is_open(self) -> bool:
        """Whether nothing has sealed the step so far."""
        has_drawn = self._chance is not None and self._chance.drawn != self.state.rng.drawn
        return not self.sealed and not has_drawn

    @property
    def chance(self) -> Chance:
        """The state's own chance; what is drawn of it seals the step."""
        if self._chance is None:
            self._chance = Chance(self.state.rng)
        return self._chance

    def below(self, n: int) -> int:
        """An even draw from 0..n-1 of that chance."""
        return self.chance.below(n)

    def push(self, *frames: Frame) -> None:
        """Lay frames on top of the flow; the last one asks first."""
        state: Any = self.state
        self.state = replace(state, flow=state.flow + frames)

    def pop(self) -> None:
        """Take the top frame off."""
        state: Any = self.state
        self.state = replace(state, flow=state.flow[:-1])

    def swap(self, *frames: Frame) -> None:
        """Put frames in the place of the top one."""
        state: Any = self.state
        self.state = replace(state, flow=state.flow[:-1] + frames)

    def step(self) -> Step[S_co]:
        """What it has come to."""
        if self._chance is not None and self._chance.drawn != self.state.rng.drawn:
            state: Any = self.state
            self.state = replace(state, rng=self._chance.rng)
            self.sealed = True
        return Step(self.state, tuple(self._told), self.sealed)


def with_flow(state: S, flow: tuple[Frame, ...]) -> S:
    """The state with another flow."""
    values: Any = state
    changed: S = replace(values, flow=flow)
    return changed
