"""A mypy plugin: fields given to `msgspec.structs.replace` and to a course's `change_*` must exist and have the right type.

`replace(struct, **changes)` is typed with `Any`, so a misspelt field would show only when the line runs. The plugin gives each
call the signature of the struct at hand: one optional keyword for each of its fields.
"""

from collections.abc import Callable

from mypy.expandtype import expand_type_by_instance
from mypy.maptype import map_instance_to_supertype
from mypy.nodes import ARG_NAMED_OPT, ARG_STAR2, CallExpr, Var
from mypy.plugin import FunctionSigContext, MethodSigContext, Plugin
from mypy.types import CallableType, FunctionLike, Instance, Type, get_proper_type

COURSE = "games.core.course.Course."


def instance_of(given: Type | None) -> Instance | None:
    """The class that values of this type have, if it is a single one."""
    proper = None if given is None else get_proper_type(given)
    return proper if isinstance(proper, Instance) else None


def fields_of(owner: Instance) -> dict[str, Type]:
    """The fields of a struct with their types."""
    fields: dict[str, Type] = {}
    for base in reversed(owner.type.mro):
        as_base = map_instance_to_supertype(owner, base)
        for name, symbol in base.names.items():
            node = symbol.node
            is_field = isinstance(node, Var) and not node.is_classvar and not name.startswith("__")
            if isinstance(node, Var) and node.type is not None and is_field:
                fields[name] = expand_type_by_instance(node.type, as_base)
    return fields


def field(owner: Instance | None, name: str) -> Instance | None:
    """The class of a field's values."""
    if owner is None or owner.type.fullname == "builtins.object":
        return None
    return instance_of(fields_of(owner).get(name))


def changing(default: CallableType, owner: Instance | None, call: object) -> CallableType:
    """The signature with the owner's fields in the place of `**fields`."""
    is_unknown = owner is None or not owner.type.has_base("msgspec.Struct")
    if owner is None or is_unknown or not isinstance(call, CallExpr) or ARG_STAR2 in call.arg_kinds:
        return default
    fields = fields_of(owner)
    leading = [kind for kind in default.arg_kinds if kind != ARG_STAR2]
    return default.copy_modified(
        arg_types=[*default.arg_types[: len(leading)], *fields.values()],
        arg_kinds=[*leading, *[ARG_NAMED_OPT] * len(fields)],
        arg_names=[*default.arg_names[: len(leading)], *fields],
    )


def replaced(context: FunctionSigContext) -> CallableType:
    """`replace` of the struct that is its first argument."""
    given = [one for arg in context.args[:1] for one in arg]
    owner = instance_of(context.api.get_expression_type(given[0])) if given else None
    return changing(context.default_signature, owner, context.context)


def changed(*path: str) -> Callable[[MethodSigContext], CallableType]:
    """`change_*` of what a course's state has at that path."""

    def signature(context: MethodSigContext) -> CallableType:
        course = instance_of(context.type)
        owner = None if course is None or not course.args else instance_of(course.args[0])
        for name in path:
            owner = field(owner, name)
        if owner is not None and owner.type.fullname == "builtins.tuple":
            owner = instance_of(owner.args[0])
        return changing(context.default_signature, owner, context.context)

    return signature


CHANGES: dict[str, Callable[[MethodSigContext], CallableType]] = {
    f"{COURSE}change": changed(),
    f"{COURSE}change_table": changed("table"),
    f"{COURSE}change_secrets": changed("secrets"),
    f"{COURSE}change_player": changed("table", "players"),
}


class Structs(Plugin):
    """Checks the fields that are given to structs."""

    def get_function_signature_hook(
        self, fullname: str
    ) -> Callable[[FunctionSigContext], FunctionLike] | None:
        """For `replace`."""
        return replaced if fullname == "msgspec.structs.replace" else None

    def get_method_signature_hook(
        self, fullname: str
    ) -> Callable[[MethodSigContext], FunctionLike] | None:
        """For `change_*`, also of a subclass of `Course`."""
        return CHANGES.get(fullname)


def plugin(_: str) -> type[Plugin]:
    """What mypy asks for."""
    return Structs
