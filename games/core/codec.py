"""How the values of a game are written and read: JSON, the same bytes for the same value."""

import json
import re
from functools import cache
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from games.core.flow import HasFlow
from games.core.game import Game, Json, Options
from games.core.model import Action, Event, Seat, Told

S = TypeVar("S", bound=HasFlow)
P = TypeVar("P", bound=Struct)
H = TypeVar("H", bound=Struct)


class UnreadableError(Exception):
    """Something stored does not fit this release: damaged, or written by a newer one."""


def encode(value: object) -> bytes:
    """The JSON of a state, view, action, event, option set, or of a tuple of them."""
    return _ENCODER.encode(value)


_ENCODER = msgspec.json.Encoder()


def plain(value: object) -> Json:
    """The value as plain JSON values: dicts, lists, texts and numbers."""
    return msgspec.json.decode(encode(value))


class Codec(Generic[S, P, H]):
    """Reads the stored values of one game. Every method raises UnreadableError for what does not fit."""

    def __init__(self, game: Game[S, P, H]) -> None:
        self._game = game
        self._state = msgspec.json.Decoder(game.state_type)
        self._public = msgspec.json.Decoder(game.public_type)
        self._private = msgspec.json.Decoder(game.private_type)
        self._action = msgspec.json.Decoder(game.action_type)
        self._options = msgspec.json.Decoder(game.options)
        event: Any = game.event_type
        told = msgspec.defstruct("Told", [("event", event), ("to", tuple[Seat, ...] | None, None)])
        log: Any = tuple[told, ...]  # type: ignore[valid-type]
        self._log = msgspec.json.Decoder(log)

    def state(self, stored: bytes | str) -> S:
        """A state of the present schema."""
        state: S = _read(self._state, stored)
        return state

    def public(self, stored: bytes | str) -> P:
        """A public view."""
        view: P = _read(self._public, stored)
        return view

    def private(self, stored: bytes | str) -> H:
        """A private view."""
        view: H = _read(self._private, stored)
        return view

    def action(self, stored: bytes | str) -> Action:
        """An action, `Reopen` included."""
        action: Action = _read(self._action, stored)
        return action

    def options(self, stored: bytes | str) -> Options:
        """A set of options."""
        options: Options = _read(self._options, stored)
        return options

    def log(self, stored: bytes | str) -> tuple[Told, ...]:
        """The events of a step with who hears them."""
        return tuple([Told(_event(told.event), told.to) for told in _read(self._log, stored)])

    def load(self, schema: int, stored: bytes | str) -> S:
        """A state stored under that schema, brought to the present one by the game's migrations.

        Raises `UnreadableError` for what is damaged, or stored by a newer release.
        """
        game = self._game
        if schema == game.schema:
            return self.state(stored)
        if schema > game.schema:
            raise UnreadableError(
                f"{game.id} was stored with schema {schema}; this release knows up to {game.schema}"
            )
        return self._migrated(schema, _plain(stored))

    def _migrated(self, schema: int, plain: Json) -> S:
        """The state after all migrations from that schema on."""
        for step in range(schema, self._game.schema):
            if step not in self._game.migrations:
                raise UnreadableError(f"{self._game.id} has no migration from schema {step}")
            plain = self._game.migrations[step](plain)
        try:
            state: S = msgspec.convert(plain, self._game.state_type)
        except msgspec.ValidationError as error:
            raise UnreadableError(f"migrated from schema {schema}: {error}") from error
        return state


@cache
def codec(game: Game[S, P, H]) -> Codec[S, P, H]:
    """The codec of the game, made once."""
    return Codec(game)


def shape(game: Game[S, P, H]) -> str:
    """The stored shape of a game as text: state, actions, events and options.

    A test pins it: whoever changes it raises the schema number and writes a migration. Only an event may gain a field with a
    default: old logs are read with it, and no state is told apart by what was said.
    Documentation strings are no part of it, nor are the modules in which types stand.
    """
    stored = (game.state_type, game.action_type, game.event_type, game.options)
    roots, parts = msgspec.json.schema_components(stored)
    told = json.dumps(_bare({"stored": list(roots), "parts": parts}), indent=1, sort_keys=True)
    return _MODULE.sub("", told) + "\n"


_MODULE = re.compile(r"(?:games|tests)(?:\.[a-z_]+)+\.")
"""The path of a module before the name of a type."""


def _bare(schema: Json) -> Json:
    """The JSON schema without titles and descriptions."""
    if isinstance(schema, list):
        return [_bare(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    return {
        name: _bare(part)
        for name, part in schema.items()
        if name not in ("title", "description") or not isinstance(part, str)
    }


def _read(decoder: msgspec.json.Decoder[Any], stored: bytes | str) -> Any:
    """What the decoder makes of it."""
    try:
        return decoder.decode(stored)
    except msgspec.DecodeError as error:
        raise UnreadableError(str(error)) from error


def _plain(stored: bytes | str) -> Json:
    """Plain JSON values."""
    try:
        return msgspec.json.decode(stored)
    except msgspec.DecodeError as error:
        raise UnreadableError(str(error)) from error


def _event(event: Any) -> Event:
    """The event, known to be one."""
    assert isinstance(event, Event)
    return event
