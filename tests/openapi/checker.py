"""Every request of the bot, held against Discord's OpenAPI description and the house rules.

`openapi.json` is Discord's own description (`LICENSE` beside it). It is corrected in three places where
Discord takes what it does not list, and made strict: a field that it does not name is a problem.
"""

import json
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Protocol

import jsonschema_rs
from jsonschema import Draft202012Validator, ValidationError
from referencing import Registry
from referencing.jsonschema import DRAFT202012

from tests.openapi.house_rules import broken_rules

Json = Any
"""What `json.loads` returns."""

Quick = jsonschema_rs.Draft202012Validator

DESCRIPTION = Path(__file__).with_name("openapi.json")
URN = "urn:discord"

SNOWFLAKE = {
    "anyOf": [
        {"type": "string", "pattern": "^(0|[1-9][0-9]*)$"},
        {"type": "integer", "minimum": 0},
    ]
}
"""Correction 1: Discord takes ids as numbers too."""

HARMLESS = {
    "nsfw": (
        "ApplicationCommandUpdateRequest",
        "ApplicationCommandCreateRequest",
        "ApplicationCommandPatchRequestPartial",
    ),
    "tts": (
        "IncomingWebhookUpdateForInteractionCallbackRequestPartial",
        "IncomingWebhookUpdateRequestPartial",
        "MessageEditRequestPartial",
    ),
}
"""Corrections 2 and 3: fields that discord.py sends and Discord overlooks."""


class Logged(Protocol):
    """A request as SimCord logs it."""

    @property
    def method(self) -> str: ...
    @property
    def path(self) -> str: ...
    @property
    def json(self) -> Json: ...


class OpenApi:
    """Discord's description, ready to check requests."""

    def __init__(self, description: Json) -> None:
        schemas = description["components"]["schemas"]
        schemas["SnowflakeType"] = SNOWFLAKE
        for field, names in HARMLESS.items():
            for name in names:
                schemas[name]["properties"][field] = {"type": ["boolean", "null"]}
        for schema in schemas.values():
            _close(schema)
        for operation in _operations(description):
            _close(operation.get("requestBody", {}))
        self._paths: Json = description["paths"]
        self._routes = _routes(self._paths)
        resource = DRAFT202012.create_resource(description)
        self._registry: Registry[Json] = Registry().with_resource(URN, resource)
        self._quick_registry = jsonschema_rs.Registry(
            [(URN, description)], draft=jsonschema_rs.Draft202012
        )
        self._validators: dict[tuple[str, str], tuple[Quick, Draft202012Validator]] = {}

    def check(self, method: str, path: str, body: Json) -> list[str]:
        """What is wrong with a request; `body` is its JSON, in a multipart request its `payload_json`."""
        found = self._problems(method.lower(), path, body)
        return [f"{method} {path}: {problem}" for problem in found]

    def check_log(self, requests: Iterable[Logged]) -> list[str]:
        """What is wrong with all of SimCord's `env.http_requests`."""
        return [
            problem
            for entry in requests
            for problem in self.check(entry.method, entry.path, entry.json)
        ]

    def _problems(self, method: str, path: str, body: Json) -> list[str]:
        template = next((t for pattern, t in self._routes if pattern.fullmatch(path)), None)
        if template is None:
            return ["no such route"]
        if method not in self._paths[template]:
            return [f"{template} has no such method"]
        asked = self._paths[template][method].get("requestBody", {})
        if body is None:
            return ["needs JSON"] if asked.get("required") else []
        if "application/json" not in asked.get("content", {}):
            return ["takes no JSON"] if body else []
        quick, full = self._validator(template, method)
        errors = () if quick.is_valid(body) else full.iter_errors(body)
        return [_sentence(e) for error in errors for e in _causes(error)] + list(
            broken_rules(template, method, body)
        )

    def _validator(self, template: str, method: str) -> tuple[Quick, Draft202012Validator]:
        """What says quickly whether a body is right, and what says why it is not."""
        key = (template, method)
        if key not in self._validators:
            pointer = f"{URN}#/paths/{_escaped(template)}/{method}/requestBody/content/application~1json/schema"
            schema = {"$ref": pointer}
            self._validators[key] = (
                Quick(schema, registry=self._quick_registry),
                Draft202012Validator(schema, registry=self._registry),
            )
        return self._validators[key]


@cache
def official() -> OpenApi:
    """Discord's description as it lies beside this module; read once."""
    return OpenApi(json.loads(DESCRIPTION.read_text(encoding="utf-8")))


def _operations(description: Json) -> Iterator[Json]:
    for methods in description["paths"].values():
        yield from (methods[name] for name in methods.keys() & {"post", "put", "patch"})


def _close(schema: Json) -> None:
    """Make every plain object inside refuse the fields it does not name."""
    if isinstance(schema, list):
        for part in schema:
            _close(part)
    elif isinstance(schema, dict):
        for key, part in schema.items():
            if key not in {"allOf", "enum"}:
                _close(part)
        kind = schema.get("type")
        is_object = kind == "object" or (isinstance(kind, list) and "object" in kind)
        if is_object and isinstance(schema.get("properties"), dict):
            schema.setdefault("additionalProperties", False)


def _routes(paths: Json) -> list[tuple[re.Pattern[str], str]]:
    """Patterns of all paths, those with the fewest parameters first."""
    ordered = sorted(paths, key=lambda path: path.count("{"))
    return [(re.compile(re.sub(r"\\{\w+\\}", "[^/]+", re.escape(path))), path) for path in ordered]


def _escaped(path: str) -> str:
    """A path as a step of a JSON pointer inside a fragment."""
    signs = {"~": "~0", "/": "~1", "{": "%7B", "}": "%7D", "@": "%40"}
    return "".join(signs.get(sign, sign) for sign in path)


def _causes(error: ValidationError) -> Iterator[ValidationError]:
    """The errors inside the branch that was meant, for an error of a union; else the error."""
    branches: dict[object, list[ValidationError]] = defaultdict(list)
    for inner in error.context or ():
        branches[inner.schema_path[0]].append(inner)
    meant = [errors for errors in branches.values() if not any(map(_is_of_another_kind, errors))]
    if not meant:
        yield error
        return
    for inner in min(meant, key=len):
        yield from _causes(inner)


def _is_of_another_kind(error: ValidationError) -> bool:
    """Does the error say that the value was never meant for this branch of the union?"""
    return (not error.relative_path and error.validator == "type") or (
        list(error.relative_path) == ["type"]
    )


def _sentence(error: ValidationError) -> str:
    place = "/".join(map(str, error.absolute_path)) or "body"
    said = error.message
    return f"{place}: {said if len(said) <= 300 else f'{said[:150]} ... {said[-150:]}'}"
