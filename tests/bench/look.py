"""`python -m tests.bench look --game G`: the pictures of a game as one-step players play it, to be looked at.

Board and the pictures of everybody who is asked, at parts of the game or where a question first comes up, in their own size
and as wide as a phone shows them. Also as a sheet of them all.
"""

import argparse
from collections.abc import Iterator, Sequence
from hashlib import sha256
from io import BytesIO
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from PIL import Image

from bot.forms.draft import EMPTY
from bot.forms.model import Question
from bot.forms.pages import places_shown
from bot.game_registry import REGISTRY, AnyRegistered
from bot.i18n.speech import LANGUAGES
from games.core.forms import Decision, count
from games.core.game import play
from games.core.model import Event
from games.core.rng import Rng
from render.core.contract import Picture, Scene
from tests.bench.arena import player

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "var" / "bench" / "look"

NAMES = ("Ana", "Bruno", "Carla", "Davi", "Elisa", "Fábio")
LONG_NAMES = (
    "Maximiliana Albuquerque de Souza",
    "Jo",
    "Wolfgang Amadeus Mozart de Salzb",
    "ÉÇã_gamer_2009",
    "O Grande Mercador do Porto Velho",
    "Ω",
)

LONGEST = 5_000
"""Actions after which a game is taken to have no end."""

STALLED = 2_000
"""Actions after which half of the answers are by chance: one-step players do not build what only the next step would reward."""

WHOLE = 100
"""Percent of a game."""

GAP = 8
"""Pixels between pictures of the sheet."""


class Position(Struct, frozen=True):
    """Where a game stands after so many actions."""

    step: int
    state: Any
    events: tuple[Event, ...]
    """Public ones since the seat before began to answer: the last move."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Draw what is asked for and print the files."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench look", description="Look.")
    parser.add_argument("--game", required=True, choices=sorted(REGISTRY))
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--deal", type=int, default=0, help="another number, another game")
    parser.add_argument("--options", default="{}", help='of the table: {"board": "random"}')
    parser.add_argument("--language", default="pt-BR", choices=["en", "pt-BR"])
    parser.add_argument(
        "--at",
        type=_places,
        default="0,25,50,75,100",
        help="percent of the game, #N for a number of actions, or `questions`: the first of each kind",
    )
    parser.add_argument("--what", default="board,hand,score", help="of these")
    parser.add_argument("--width", type=int, default=0, help="also so wide: 277 on a phone")
    parser.add_argument("--long", action="store_true", help="the longest names")
    parser.add_argument("--sheet", type=int, default=0, help="also all in one, so many in a row")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    asked = parser.parse_args(arguments)
    entry = REGISTRY[asked.game]
    if asked.seats not in entry.game.seats:
        parser.error(f"{asked.game} has no table of {asked.seats}")
    passed = list(positions(entry, asked.seats, asked.deal, asked.options))
    names = (LONG_NAMES if asked.long else NAMES)[: asked.seats]
    wanted = asked.what.split(",")
    files = []
    for position in chosen(entry, passed, asked.at):
        for what, picture in drawn(entry, position, names, asked.language):
            if what.split("-")[0] in wanted:
                name = f"{asked.game}-{asked.seats}-{asked.deal}-{position.step}-{what}.png"
                files.append(_saved(picture, asked.folder / name, asked.width))
                print(files[-1])
    if asked.sheet and files:
        print(_sheet(files, asked.sheet, asked.folder / f"{asked.game}-sheet.png"))
    return 0


def _places(text: str) -> str:
    """The same, if each part names a place in a game. Raises `ArgumentTypeError` otherwise."""
    for part in text.split(","):
        number = part.removeprefix("#")
        is_number = number.isascii() and number.isdecimal()
        is_place = is_number and (part.startswith("#") or int(number) <= WHOLE)
        if part != "questions" and not is_place:
            raise argparse.ArgumentTypeError(f"{part!r} is not 0 to {WHOLE}, #N or questions")
    return text


def positions(entry: AnyRegistered, seats: int, deal: int, options: str) -> Iterator[Position]:
    """A whole game of one-step players, its beginning and its end included."""
    game, one_step, by_chance = entry.game, player("one-step"), player("chance")
    chance = Random(f"look {deal}")
    seed = sha256(f"look {deal}".encode()).digest()
    state = game.setup(seats, msgspec.json.decode(options, type=game.options), Rng(seed)).state
    last: int | None = None
    events: tuple[Event, ...] = ()
    yield Position(0, state, events)
    for step in range(1, LONGEST):
        decision = game.first(state)
        if decision is None:
            return
        is_plain = count(decision) == 1 or (step > STALLED and chance.randrange(2) > 0)
        action = (by_chance if is_plain else one_step)(game, state, decision, chance)
        after = play(game, state, decision.seat, action, asked=decision)
        told = tuple(told.event for told in after.log if told.to is None)
        events = (events + told) if decision.seat == last else told
        state, last = after.state, decision.seat
        yield Position(step, state, events)
    raise RuntimeError(f"{game.id} has no end after {LONGEST} actions")


def chosen(entry: AnyRegistered, passed: Sequence[Position], at: str) -> Iterator[Position]:
    """The positions that are named, as `_places` has let them pass."""
    for part in at.split(","):
        if part == "questions":
            yield from _questions(entry, passed)
        elif part.startswith("#"):
            yield passed[min(int(part[1:]), len(passed) - 1)]
        else:
            yield passed[int(part) * (len(passed) - 1) // WHOLE]


def _questions(entry: AnyRegistered, passed: Sequence[Position]) -> Iterator[Position]:
    """Where each question is asked for the first time after the first third of the game, else before."""
    third = len(passed) // 3
    found = set()
    for position in (*islice(passed, third, None), *islice(passed, third)):
        decision = entry.game.first(position.state)
        if decision is not None and count(decision) > 1 and decision.prompt.id not in found:
            found.add(decision.prompt.id)
            yield position


def drawn(
    entry: AnyRegistered, position: Position, names: tuple[str, ...], language: str
) -> Iterator[tuple[str, Picture]]:
    """The board, the pictures of all who are asked as they stand above a first page, at the end the score table."""
    game, state = entry.game, position.state
    view = game.public(state)
    words = LANGUAGES.words(language, game, names)
    decisions: tuple[Decision, ...] = tuple(
        decision for decision in game.pending(state) if decision.required
    )
    sheets = game.scores(state) if game.is_over(state) else ()
    scene = Scene(
        names,
        words,
        tuple(decision.seat for decision in decisions),
        position.events,
        sheets=sheets,
    )
    yield "board", entry.renderer.board(view, scene)
    for decision in decisions:
        seat = decision.seat
        notes = game.notes(state, seat)
        own = game.private(state, seat)
        places = places_shown(Question(game, decision, words, notes), EMPTY)
        asked = replace(scene, focus=places.focus, foremost=places.foremost)
        hand = entry.renderer.hand(own, view, seat, decision, notes, (), asked)
        if hand is not None:
            yield f"hand-{seat}-{decision.prompt.id}", hand
    if sheets:
        yield "score", entry.renderer.score(view, sheets, scene)


def _saved(picture: Picture, file: Path, width: int) -> Path:
    """The picture as a PNG, so wide if that is wanted."""
    image = Image.open(BytesIO(picture.data)).convert("RGB")
    if width:
        height = round(image.height * width / image.width)
        image = image.resize((width, height), Image.Resampling.LANCZOS)
    file.parent.mkdir(parents=True, exist_ok=True)
    image.save(file)
    return file


def _sheet(files: Sequence[Path], columns: int, file: Path) -> Path:
    """All of them in rows on Discord's ground."""
    images = [Image.open(BytesIO(one.read_bytes())) for one in files]
    rows = [images[start : start + columns] for start in range(0, len(images), columns)]
    wide = max(sum(image.width + GAP for image in row) for row in rows)
    sheet = Image.new(
        "RGB", (wide, sum(max(i.height for i in row) + GAP for row in rows)), "#313338"
    )
    top = 0
    for row in rows:
        left = 0
        for image in row:
            sheet.paste(image, (left, top))
            left += image.width + GAP
        top += max(image.height for image in row) + GAP
    sheet.save(file)
    return file
