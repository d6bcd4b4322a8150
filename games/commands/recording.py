"""`record`, `replay` and `verify`: games as files."""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from games.commands.asking import AnyGame, Commands, Table, add_table, game_of, seed_of, table_of
from games.commands.failure import CommandError
from games.core.codec import UnreadableError, encode
from games.core.fair import Entrant, option_values, seated
from games.core.forms import sample, verb
from games.core.game import play
from games.core.record import (
    BrokenRecordError,
    Entry,
    Position,
    Record,
    Segment,
    entry_of,
    fingerprint,
    read,
    replay,
    seats_of,
    write,
)
from games.core.release import release
from games.core.verify import Finding, compared, verify


def add_to(commands: Commands) -> None:
    """The commands about records."""
    record = commands.add_parser("record", help="play one random game and write its record")
    add_table(record)
    record.add_argument("--out", required=True, type=Path, metavar="FILE", help="where to write it")
    record.add_argument("--json", action="store_true", help="as JSON")
    record.set_defaults(run=_record)
    shown = commands.add_parser("replay", help="play a record again and print a position")
    shown.add_argument("file", type=Path, metavar="FILE")
    shown.add_argument(
        "--at", type=int, metavar="N", help="after that entry; 0 is the set-up (default: the last)"
    )
    shown.add_argument("--json", action="store_true", help="as JSON")
    shown.set_defaults(run=_replay)
    checked = commands.add_parser(
        "verify",
        help="check a record: 0 all is right, 1 something is wrong, 3 not all could be checked, 4 it ends before the game",
    )
    checked.add_argument("file", type=Path, metavar="FILE")
    checked.add_argument(
        "--fingerprint", metavar="HEX", help="what the bot's last message showed, to compare"
    )
    checked.add_argument("--json", action="store_true", help="as JSON")
    checked.set_defaults(run=_verify)


def _record(asked: argparse.Namespace) -> int:
    """Play and write."""
    record = recorded(table_of(asked), asked.seed)
    try:
        asked.out.write_bytes(write(record))
    except OSError as error:
        raise CommandError(f"{asked.out} cannot be written: {error.strerror}.") from error
    entries = sum([len(segment.entries) for segment in record.segments])
    if asked.json:
        written = {"file": str(asked.out), "game": record.game, "seats": record.seats}
        print(json.dumps({**written, "entries": entries}, indent=1, ensure_ascii=False))
    else:
        print(f"{asked.out}: {record.game}, {record.seats} seats, {entries} entries")
    return 0


def recorded(table: Table, seed: int) -> Record:
    """A random game with its record."""
    game = table.game
    chance = Random(seed)
    rng = seed_of(seed)
    state = game.setup(table.seats, table.options, rng).state
    entries: list[Entry] = []
    while (decision := game.first(state)) is not None:
        action = sample(decision, chance.randrange)
        entries.append(entry_of(decision.seat, action))
        state = play(game, state, decision.seat, action, asked=decision).state
    return Record(
        game=game.id,
        options=option_values(table.options),
        seats=table.seats,
        seed=rng.seed.hex(),
        segments=(Segment(release(), game.schema, tuple(entries)),),
        scores=game.scores(state),
    )


def _loaded(file: Path) -> tuple[AnyGame, Record]:
    """The record in a file and its game."""
    try:
        record = read(file.read_bytes())
    except OSError as error:
        raise CommandError(f"{file} cannot be read: {error.strerror}.") from error
    except UnreadableError as error:
        raise CommandError(f"{file}: {error}.") from error
    return game_of(record.game), record


def _replay(asked: argparse.Namespace) -> int:
    """Print a position of a record."""
    game, record = _loaded(asked.file)
    position = _position(game, record, asked)
    shown = _shown(game, record, position)
    print(json.dumps(shown, indent=1, ensure_ascii=False) if asked.json else _in_words(shown))
    return 0


def _position(game: AnyGame, record: Record, asked: argparse.Namespace) -> Position[Any]:
    """The position that was asked for."""
    last: Position[Any] | None = None
    try:
        for position in replay(game, record):
            last = position
            if position.number == asked.at:
                return position
    except (BrokenRecordError, UnreadableError, ValueError) as error:
        raise CommandError(f"{asked.file} cannot be played again: {error}.") from error
    if last is None:
        raise CommandError(f"{asked.file} was played by another release only.")
    if asked.at is not None:
        raise CommandError(f"{asked.file} has no entry {asked.at}; the last one is {last.number}.")
    return last


def _shown(game: AnyGame, record: Record, position: Position[Any]) -> dict[str, Any]:
    """A position as plain values: views, who is asked what, scores at the end. A record hides nothing."""
    state = position.state
    asked = [
        {
            "seat": decision.seat,
            "prompt": decision.prompt.id,
            "offers": [verb(offer.action) for offer in decision.offers],
            "required": decision.required,
        }
        for decision in game.pending(state)
    ]
    shown = {
        "entry": position.number,
        "played": position.entry,
        "events": [told.event for told in position.step.log],
        "public": game.public(state),
        "private": [game.private(state, seat) for seat in range(record.seats)],
        "asked": asked,
        "scores": game.scores(state) if game.is_over(state) else None,
    }
    plain: dict[str, Any] = msgspec.json.decode(encode(shown))
    return plain


def _in_words(shown: dict[str, Any]) -> str:
    """The position for people: one line for each thing."""
    lines = [f"After entry {shown['entry']}"]
    if shown["played"] is not None:
        lines.append(f"Played: {_short(shown['played'])}")
    lines += [f"Event: {_short(event)}" for event in shown["events"]]
    lines.append("Public")
    lines += _fields(shown["public"])
    for seat, own in enumerate(shown["private"]):
        lines.append(f"Seat {seat}")
        lines += _fields(own)
    for decision in shown["asked"]:
        must = "must" if decision["required"] else "may"
        lines.append(
            f"Seat {decision['seat']} {must} {' or '.join(decision['offers'])} ({decision['prompt']})"
        )
    if shown["scores"] is not None:
        lines += [f"Score of seat {sheet['seat']}: {_short(sheet)}" for sheet in shown["scores"]]
    return "\n".join(lines)


def _fields(values: dict[str, Any]) -> list[str]:
    """One line per field, one per member where it is a list of objects."""
    lines = []
    for name, value in values.items():
        if (
            isinstance(value, list)
            and value
            and all([isinstance(member, dict) for member in value])
        ):
            lines += [f"  {name} {place}: {_short(member)}" for place, member in enumerate(value)]
        else:
            lines.append(f"  {name}: {_short(value)}")
    return lines


def _short(value: Any) -> str:
    """JSON on one line."""
    return json.dumps(value, ensure_ascii=False)


RIGHT, WRONG, UNCHECKED, UNFINISHED = 0, 1, 3, 4
"""What `verify` ends with; 2: the record cannot be read (docs/records.md)."""


def _verify(asked: argparse.Namespace) -> int:
    """Print what the check finds."""
    game, record = _loaded(asked.file)
    findings = (*verify(game, record), *compared(record, asked.fingerprint))
    outcome = _outcome(findings)
    if asked.json:
        told = {
            "right": outcome != WRONG,
            "outcome": ("right", "wrong", "", "unchecked", "unfinished")[outcome],
            "findings": findings,
            "fingerprint": fingerprint(record),
            "unbound": ["by"] if asked.fingerprint is None else [],
            "entrants": [entrant.id for entrant in _sitting(game, record)],
        }
        print(msgspec.json.format(encode(told), indent=1).decode())
        return outcome
    for finding in findings:
        print(f"{finding.kind}: {finding.what}")
    for seat, entrant in enumerate(_sitting(game, record)):
        named = f", called {record.names[seat]}" if seat < len(record.names) else ""
        print(f"Seat {seat + 1}: {entrant.id} of the terms{named}")
    entries = sum([len(segment.entries) for segment in record.segments])
    print(f"Fingerprint: {fingerprint(record)}")
    if asked.fingerprint is None:
        print(UNBOUND)
    print(_VERDICTS[outcome].format(entries=entries, game=record.game))
    return outcome


UNBOUND = (
    "Not bound: who answered for a seat (`by`). Compare the fingerprint with the one in the bot's last message,"
    " or give that as --fingerprint."
)
"""What only the fingerprint holds: no rule tells an answer by a person from one by somebody in their place."""

_VERDICTS = {
    RIGHT: "All is right: {entries} entries of {game}, from the draw to the scores.",
    WRONG: "The record is wrong.",
    UNCHECKED: "Nothing wrong in {entries} entries of {game}, but not everything could be checked.",
    UNFINISHED: "Nothing wrong in {entries} entries of {game}, but the record ends before the game.",
}


def _outcome(findings: Sequence[Finding]) -> int:
    """The gravest kind."""
    kinds = {finding.kind for finding in findings}
    outcomes = {"wrong": WRONG, "unchecked": UNCHECKED, "unfinished": UNFINISHED}
    return next((outcome for kind, outcome in outcomes.items() if kind in kinds), RIGHT)


def _sitting(game: AnyGame, record: Record) -> tuple[Entrant, ...]:
    """Who of the terms sits where; empty: the record does not say."""
    if record.fair is None or len(record.fair.terms.entrants) != record.seats:
        return ()
    try:
        order, _ = seats_of(game, record)
    except (UnreadableError, ValueError):
        return ()
    return seated(record.fair.terms.entrants, order)
