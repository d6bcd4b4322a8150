"""Modules with secrets: what nobody may know of them, what each player knows, and how the unknown is dealt anew.

The secrets lie in `Secrets.parts`, what a player knows of them in `Private.parts`; what everybody knows is on the table.
"""

from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct

from games.catan.seam import Module, modules_of
from games.catan.state import NOBODY, Secrets, State, Table
from games.catan.views import Private, Public
from games.core.flow import Course
from games.core.forms import Below
from games.core.model import Seat

P = TypeVar("P", bound=Struct)
Q = TypeVar("Q", bound=Struct)
K = TypeVar("K", bound=Struct)
S = TypeVar("S", bound=Struct)


class SecretModule(Module[P], Generic[P, Q, K]):
    """A module that hides something."""

    secret: ClassVar[type[Any]]
    """What it keeps in secret."""

    own: ClassVar[type[Any]]
    """What a player knows of that."""

    def hidden(self, table: Table) -> Q:
        """Its secrets at the start of a game that it belongs to."""
        raise NotImplementedError

    def known(self, table: Table, secrets: Q, seat: Seat) -> K:
        """What the seat knows of them."""
        raise NotImplementedError

    def dealt(self, public: Public, seat: Seat, own: K | None, below: Below) -> Q:
        """Secrets that fit the view and what that seat knows, the unknown by chance; `own` None: nobody's eyes."""
        raise NotImplementedError


def part_in(parts: tuple[Any, ...], kind: type[S]) -> S:
    """The part of that type. Raises LookupError where there is none."""
    for part in parts:
        if type(part) is kind:
            found: S = part
            return found
    raise LookupError(f"{kind.__name__} is not in play")


def keep(course: Course[State], secret: Struct) -> None:
    """What a module hides as it is now."""
    parts = course.state.secrets.parts
    own: Any = secret
    course.change_secrets(parts=tuple([own if type(one) is type(own) else one for one in parts]))


def secretive(table: Table) -> list[SecretModule[Any, Any, Any]]:
    """The modules in play that hide something."""
    return [module for module in modules_of(table) if isinstance(module, SecretModule)]


def hidden_parts(table: Table) -> tuple[Any, ...]:
    """What modules hide at the start of a game."""
    return tuple([module.hidden(table) for module in secretive(table)]) if table.parts else ()


def known_parts(table: Table, secrets: Secrets, seat: Seat) -> tuple[Any, ...]:
    """What the seat knows of the secrets of modules."""
    if not secrets.parts:
        return ()
    return tuple(
        [
            module.known(table, part_in(secrets.parts, module.secret), seat)
            for module in secretive(table)
        ]
    )


def dealt_parts(public: Public, private: Private | None, below: Below) -> tuple[Any, ...]:
    """Secrets of modules that fit what a player knows, None: what everybody knows."""
    if not public.table.parts:
        return ()
    if private is None:
        return tuple(
            [module.dealt(public, NOBODY, None, below) for module in secretive(public.table)]
        )
    return tuple(
        [
            module.dealt(public, private.seat, part_in(private.parts, module.own), below)
            for module in secretive(public.table)
        ]
    )
