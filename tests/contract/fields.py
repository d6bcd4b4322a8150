"""Which fields of a state are secret, told from the types: what the public view does not hold as the state has it."""

from collections.abc import Iterator, Mapping
from typing import Any, get_origin

import msgspec
from msgspec import inspect

from games.core.flow import Frame, Lane, Together
from games.core.rng import Rng

MOVE = "flow.unfinished"
"""One seat's move under construction."""

STACK, ANSWERS = "flow.together.lanes.stack", "flow.together.lanes.answers"
"""What a seat has still to answer of a simultaneous step, and what it has answered."""

IN_FLOW = (MOVE, STACK, ANSWERS)
"""What is secret in any flow though a view has a flow of the same type: `games.core.concealing` takes it out."""

COMMON: Mapping[str, str] = {
    "rng": "where chance stands, in no view: what is drawn from it would be known beforehand",
    MOVE: "in the view of the seat whose move it is, `Private.unfinished`; dealt positions stand at its base",
    STACK: "in the view of the lane's seat, `Private.lane`; follows from its answers",
}
"""Secret fields of every game that no row of an information table names, and why."""

Types = dict[str, set[str]]
"""What the fields are called, from the root down, with their types as text: more than one where frames differ."""


def fields_of(kind: type) -> Types:
    """All fields of a struct and of the structs in it."""
    found: Types = {}
    for path, leaf in _leaves(inspect.type_info(kind), ""):
        found.setdefault(path, set()).add(repr(leaf))
    return found


def secret_fields(state: type, public: type) -> frozenset[str]:
    """Fields of a state that the public view lacks, or has as something else, as a number instead of cards."""
    held, shown = fields_of(state), fields_of(public)
    lacking = {path for path in held if shown.get(path) != held[path]}
    return frozenset(lacking | {path for path in IN_FLOW if path in held})


def _leaves(kind: inspect.Type, path: str) -> Iterator[tuple[str, inspect.Type]]:
    """The fields below a type that hold no structs themselves."""
    match kind:
        case inspect.StructType():
            yield from _in_struct(kind, path)
        case inspect.UnionType() if any(_has_struct(one) for one in kind.types):
            for one in kind.types:
                yield from _leaves(one, path)
        case inspect.VarTupleType() if _has_struct(kind):
            yield from _leaves(kind.item_type, path)
        case inspect.TupleType() if _has_struct(kind):
            for one in kind.item_types:
                yield from _leaves(one, path)
        case _:
            yield path, kind


def _in_struct(kind: inspect.StructType, path: str) -> Iterator[tuple[str, inspect.Type]]:
    """The fields of a struct, called by its tag where it has one; chance, moves and lanes by what they are."""
    cls = _class(kind)
    if cls is Rng:
        yield path, kind
    elif _is_move(cls):
        yield f"{path}.unfinished", inspect.AnyType()
    else:
        inside = _joined(path, _name(kind))
        if not kind.fields:
            yield inside, kind
        for field in kind.fields:
            below = _joined(inside, field.name)
            is_kept = issubclass(cls, Lane) and field.name in ("stack", "answers")
            yield from [(below, field.type)] if is_kept else _leaves(field.type, below)


def _class(kind: inspect.StructType) -> type:
    """The struct, without its parameters."""
    return get_origin(kind.cls) or kind.cls


def _has_struct(kind: inspect.Type) -> bool:
    """Whether there is a struct in it."""
    match kind:
        case inspect.StructType():
            return True
        case inspect.UnionType():
            return any(_has_struct(one) for one in kind.types)
        case inspect.VarTupleType():
            return _has_struct(kind.item_type)
        case inspect.TupleType():
            return any(_has_struct(one) for one in kind.item_types)
    return False


def _is_move(kind: type) -> bool:
    """Whether it is a move under construction."""
    return issubclass(kind, Frame) and kind.unfinished


def _name(kind: inspect.StructType) -> str:
    """What a struct adds to the path."""
    if issubclass(_class(kind), Together):
        return "together"
    return str(kind.tag) if kind.tag is not None else ""


def _joined(path: str, name: str) -> str:
    """The path one step longer."""
    return f"{path}.{name}" if path and name else path or name


def values_of(value: object) -> dict[str, dict[str, Any]]:
    """What a state or a view holds: by field, what lies in each place of it."""
    found: dict[str, dict[str, Any]] = {}
    for path, place, held in places_in(value, "", ""):
        found.setdefault(path, {})[place] = held
    return found


def places_in(value: Any, path: str, place: str) -> Iterator[tuple[str, str, Any]]:
    """What lies in each place of a value that is called by that path and place: field, place, value."""
    if isinstance(value, msgspec.Struct) and not isinstance(value, Rng):
        if _is_move(type(value)):
            yield f"{path}.unfinished", f"{place}.unfinished", value
            return
        tag = "together" if isinstance(value, Together) else value.__struct_config__.tag
        inside, here = _joined(path, str(tag or "")), place
        if not value.__struct_fields__:
            yield inside, here, value
        for name in value.__struct_fields__:
            below, there = _joined(inside, name), _joined(here, name)
            held = getattr(value, name)
            if isinstance(value, Lane) and name in ("stack", "answers"):
                yield below, there, held
            else:
                yield from places_in(held, below, there)
    elif isinstance(value, tuple) and holds_struct(value):
        for number, one in enumerate(value):
            yield from places_in(one, path, f"{place}[{number}]")
    else:
        yield path, place, value


def holds_struct(value: tuple[Any, ...]) -> bool:
    """Whether there is a struct in the row, or in a row of it."""
    return any(
        isinstance(one, msgspec.Struct) or (isinstance(one, tuple) and holds_struct(one))
        for one in value
    )
