"""Whole games, word for word, and the stored shape of the values, of every game."""

import json
from pathlib import Path
from typing import Any, get_args

import pytest

from games.__main__ import main
from games.catalogue import GAMES
from games.commands.recording import UNCHECKED, WRONG
from games.core.codec import shape
from games.core.flow import Reopen
from games.core.forms import verb
from games.core.messages import said
from games.core.model import Event, Key
from tests.contract.covering import AnyGame
from tests.games.playthroughs import golden, known, rare, tags_of, told

EVERY = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)

KNOWN = [(game.id, name) for game in GAMES for name in known(game.id)]


@pytest.mark.parametrize(("game", "name"), KNOWN)
def test_a_known_game_is_played_as_ever(game: Key, name: str) -> None:
    """A change here changes running games: read the difference before writing it anew."""
    expected = golden(game, f"{name}.txt").read_text(encoding="utf-8")

    assert told(game, name) == expected


@EVERY
def test_the_known_games_show_nearly_everything(game: AnyGame) -> None:
    """Together they have every action and every event but those that the game names as rare."""
    actions = {verb(action) for action in kinds(game.action_type) if action is not Reopen}
    events = {str(event.__struct_config__.tag) for event in kinds(game.event_type)}
    texts = [golden(game.id, f"{name}.txt").read_text("utf-8") for name in known(game.id)]
    shown = {tag for text in texts for tag in tags_of(text)} - {"reopen"}

    assert sorted(actions | events) == sorted(shown | rare(game.id))


def kinds(union: Any) -> tuple[type[Any], ...]:
    """The members of a union, or the only one."""
    return get_args(union) or (union,)


def has_words(event: type[Any]) -> bool:
    """Whether the kernel can fill the blanks of such events; what it fills them with does not matter."""
    try:
        said("event", event(*[None] * len(event.__struct_fields__)))
    except TypeError as problem:
        return "has no words" not in str(problem)
    return True


@EVERY
def test_every_event_can_be_told(game: AnyGame) -> None:
    """With words of its own, or with fields that the kernel can put into a sentence: rare events too."""
    speechless = [
        event.__name__
        for event in kinds(game.event_type)
        if event.words is Event.words and not has_words(event)
    ]

    assert speechless == []


@EVERY
def test_the_stored_shape_is_pinned(game: AnyGame) -> None:
    """Another shape needs a schema number of its own and a migration (docs/adding-a-game.md)."""
    kept = json.loads(golden(game.id, "shape.json").read_text(encoding="utf-8"))

    assert json.loads(shape(game)) == kept


@pytest.mark.parametrize(("game", "name"), KNOWN)
def test_a_recorded_game_can_be_checked(game: Key, name: str, tmp_path: Path) -> None:
    """`python -m games record`, then `verify`: everything but the seed, which no terms bind, follows from the actions."""
    file = tmp_path / "game.json"
    seats, seed, options = known(game)[name]
    chosen = json.dumps({field: getattr(options, field) for field in options.__struct_fields__})
    table = ["--game", game, "--seats", str(seats), "--options", chosen]

    assert main(["record", *table, "--seed", str(seed), "--out", str(file)]) == 0
    assert main(["verify", str(file)]) == UNCHECKED

    record = json.loads(file.read_text("utf-8"))
    [segment] = record["segments"]
    segment["entries"][-1]["seat"] = seats
    file.write_text(json.dumps(record), "utf-8")
    assert main(["verify", str(file)]) == WRONG
