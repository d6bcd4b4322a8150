"""`list`, and what several commands ask for: a game, seats, options, a seed."""

import argparse
import json
from collections.abc import Mapping
from hashlib import sha256
from typing import Any, Protocol, TypeAlias, get_args, get_type_hints

from msgspec import Struct
from msgspec.structs import asdict

from games.catalogue import GAMES
from games.commands.failure import CommandError
from games.core.codec import UnreadableError, codec
from games.core.game import Game, Options
from games.core.rng import Rng

AnyGame: TypeAlias = Game[Any, Any, Any]


class Commands(Protocol):
    """Where commands are entered."""

    def add_parser(
        self,
        name: str,
        *,
        help: str,  # noqa: A002 - argparse names it so
    ) -> argparse.ArgumentParser:
        """The arguments of a new command."""


class Table(Struct, frozen=True):
    """A game, seats and options that fit each other."""

    game: AnyGame
    seats: int
    options: Options


def add_to(commands: Commands) -> None:
    """The command `list`."""
    command = commands.add_parser("list", help="the games with their seats and options")
    command.add_argument("--json", action="store_true", help="as JSON")
    command.set_defaults(run=_list)


def add_table(command: argparse.ArgumentParser) -> None:
    """The arguments that name a table."""
    command.add_argument("--game", required=True, metavar="ID", help="see `list`")
    command.add_argument("--seats", type=int, metavar="N", help="default: as many as can play")
    command.add_argument(
        "--options", default="{}", metavar="JSON", help="such as '{\"name\": true}'"
    )
    command.add_argument(
        "--seed",
        type=int,
        default=0,
        metavar="N",
        help="the same number, the same games (default 0)",
    )


def table_of(asked: argparse.Namespace) -> Table:
    """The table that was named. Raises `CommandError` for what does not exist or does not fit."""
    game = game_of(asked.game)
    seats = game.seats[-1] if asked.seats is None else asked.seats
    if seats not in game.seats:
        raise CommandError(f"{game.id} has {game.seats[0]} to {game.seats[-1]} seats, not {seats}.")
    try:
        options = codec(game).options(asked.options)
    except UnreadableError as error:
        raise CommandError(f"these options do not fit {game.id}: {error}.") from error
    refused = game.check(seats, options)
    if refused is not None:
        why = ", ".join([f"{name} {value}" for name, value in refused.args])
        raise CommandError(
            f"{game.id} cannot be played so: {refused.id}{f' ({why})' if why else ''}."
        )
    return Table(game, seats, options)


def game_of(name: str) -> AnyGame:
    """The game of that id. Raises `CommandError` where there is none."""
    for game in GAMES:
        if game.id == name:
            return game
    known = ", ".join([game.id for game in GAMES])
    raise CommandError(f"there is no game {name!r}; there are: {known}.")


def seed_of(number: int, game: int = 0) -> Rng:
    """Chance for the game of that number."""
    return Rng(sha256(f"feitoria {number} {game}".encode()).digest())


def _list(asked: argparse.Namespace) -> int:
    """Print the games."""
    listed = [_described(game) for game in GAMES]
    if asked.json:
        print(json.dumps(listed, indent=1))
        return 0
    for game in listed:
        print(f"{game['id']}: {game['seats'][0]} to {game['seats'][-1]} seats")
        for name, option in game["options"].items():
            values = ", ".join([json.dumps(value) for value in option["values"]])
            print(f"  {name}: {values} (default {json.dumps(option['default'])})")
    return 0


def _described(game: AnyGame) -> dict[str, Any]:
    """A game as plain values."""
    hints = get_type_hints(game.options)
    defaults: Mapping[str, Any] = asdict(game.options())
    options = {
        name: {"values": list(get_args(hints[name]) or (False, True)), "default": default}
        for name, default in defaults.items()
    }
    return {"id": game.id, "seats": list(game.seats), "options": options}
