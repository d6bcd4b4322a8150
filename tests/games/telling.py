"""Readable lines for whole games kept as text: actions, what is told, fields, score sheets."""

from collections.abc import Callable, Iterable, Mapping
from hashlib import sha256
from typing import Any

import msgspec

from games.core.forms import Below, Decision, sample, verb
from games.core.game import Game, Options, play
from games.core.model import Action, Event, ScoreSheet, Told
from games.core.rng import Chance, Rng

Word = Callable[[str, object], str]
"""A field's name and value in one word."""


def word(_name: str, value: object) -> str:
    """A field: `2xwell,tower` for amounts, `well,well` for cards."""
    if not isinstance(value, tuple):
        return str(value)
    parts = [f"{part[1]}x{part[0]}" if isinstance(part, tuple) else str(part) for part in value]
    return ",".join(parts) or "none"


def fields(value: msgspec.Struct, write: Word = word) -> str:
    """The fields of a value, each in one word."""
    return " ".join(
        f"{name}={write(name, one)}" for name, one in msgspec.structs.asdict(value).items()
    )


def action_words(action: Action, write: Word = word) -> str:
    """Verb and choices."""
    return f"{verb(type(action))} {fields(action, write)}".rstrip()


def log_lines(log: Iterable[Told], write: Word = word) -> list[str]:
    """What is told, whispers with their hearers."""
    lines = []
    for one in log:
        hearers = "" if one.to is None else f" ({', '.join(map(str, one.to))} only)"
        lines.append(f"   > {tag(one.event)}{hearers} {fields(one.event, write)}".rstrip())
    return lines


def tag(event: Event) -> str:
    """The event by its tag."""
    return str(type(event).__struct_config__.tag)


def sheet_line(sheet: ScoreSheet) -> str:
    """A seat's points, line by line."""
    rows = " ".join(f"{line.label.key}={line.points}" for line in sheet.lines)
    return f"{sheet.seat}: {sheet.total} = {rows}"


def game_told(
    game: Game[Any, Any, Any],
    table: tuple[int, int, Options],
    *,
    liked: Mapping[type[Action], int] | None = None,
    position: Callable[[Any], list[str]] | None = None,
    write: Word = word,
) -> str:
    """The game of those seats, seed and options, played to the end by chance; what is `liked` so much more often than the rest.

    `position` tells the table at a glance, at the beginning of each part (`Event.begins_part`) and at the end.
    """
    seats, seed, options = table
    step = game.setup(seats, options, _seeded(f"{game.id} {seed}"))
    below = Chance(_seeded(f"{game.id} players {seed}")).below
    lines = [f"{seats} seats, seed {seed}, {fields(options)}".rstrip(" ,")]
    lines += log_lines(step.log, write)
    while decisions := [one for one in game.pending(step.state) if one.required]:
        decision = decisions[below(len(decisions))]
        action = _answer(decision, liked or {}, below)
        step = play(game, step.state, decision.seat, action, asked=decision)
        lines += [f"{decision.seat}: {action_words(action, write)}", *log_lines(step.log, write)]
        if position is not None and any(told.event.begins_part for told in step.log):
            lines += ["", *position(step.state)]
    lines += ["", *(position(step.state) if position else []), ""]
    lines += [sheet_line(sheet) for sheet in game.scores(step.state)]
    return "\n".join(lines) + "\n"


def _seeded(name: str) -> Rng:
    """Chance from a name."""
    return Rng(sha256(name.encode()).digest())


def _answer(decision: Decision, liked: Mapping[type[Action], int], below: Below) -> Action:
    """An answer by chance, by the weights of its offers."""
    weights = [liked.get(offer.action, 1) for offer in decision.offers]
    left = below(sum(weights))
    for offer, weight in zip(decision.offers, weights, strict=True):
        if left < weight:
            return sample(msgspec.structs.replace(decision, offers=(offer,)), below)
        left -= weight
    raise AssertionError("the weights are more than their sum")
