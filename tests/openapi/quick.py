"""Whether a schema allows a value, and nothing else: the same parts come again and again, and are looked at once."""

import json
from collections.abc import Iterator
from hashlib import blake2b
from typing import Any

from jsonschema import Draft202012Validator, ValidationError
from jsonschema.validators import extend

_follow = Draft202012Validator.VALIDATORS["$ref"]
_verdicts: dict[tuple[str, bytes], bool] = {}
"""By what is referred to and a digest of the value: all references are within one description, which does not change."""


def _ref(validator: Any, ref: str, instance: Any, schema: Any) -> Iterator[ValidationError]:
    """What is referred to allows the value; each value is asked about once."""
    written = json.dumps(instance, sort_keys=True).encode()
    key = ref, blake2b(written, digest_size=16).digest()
    if key not in _verdicts:
        _verdicts[key] = next(_follow(validator, ref, instance, schema), None) is None
    if not _verdicts[key]:
        yield ValidationError(ref)


def _allowing(validator: Any, branches: list[Any], instance: Any) -> Iterator[Any]:
    """The branches that allow the value."""
    return (one for one in branches if validator.evolve(schema=one).is_valid(instance))


def _any_of(validator: Any, branches: Any, instance: Any, _: Any) -> Iterator[ValidationError]:
    if next(_allowing(validator, branches, instance), None) is None:
        yield ValidationError("anyOf")


def _one_of(validator: Any, branches: Any, instance: Any, _: Any) -> Iterator[ValidationError]:
    if len(list(_allowing(validator, branches, instance))) != 1:
        yield ValidationError("oneOf")


QuickValidator: Any = extend(
    Draft202012Validator, {"$ref": _ref, "anyOf": _any_of, "oneOf": _one_of}
)
"""Its `is_valid` says the same as the full validator's, which is asked for the reasons."""
