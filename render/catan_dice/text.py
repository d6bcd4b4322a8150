"""The position as text: for screen readers, descriptions of pictures and golden tests."""

from collections.abc import Iterator

from games.catan_dice.content import FACES, JOKERS
from games.catan_dice.views import (
    Private,
    Public,
    free_jokers,
    helped,
    of_kind,
    points,
    road_length,
    unspent,
)
from games.core.model import Seat
from render.catan_dice.vocabulary import term
from render.core.contract import Scene, Words
from render.core.listing import listed
from render.core.names import names_of
from render.core.numerals import signed


def board_text(view: Public, scene: Scene) -> str:
    """Every fact of the board, a line each; what changes stands before what does not."""
    return "\n".join(_lines(view, scene))


def _lines(view: Public, scene: Scene) -> Iterator[str]:
    words, table = scene.words, view.table
    name = scene.names[table.active]
    island = words(f"catan-dice-option-island-{table.island}")
    if not view.flow:
        yield words("render-catan-dice-text-over", island=island)
    else:
        turn = 1 + (table.turn - 1) // len(table.sheets)
        yield words("render-catan-dice-text-turn", island=island, turn=turn, name=name)
    if scene.asked:
        yield words("render-catan-dice-text-asked", names=names_of(scene, scene.asked))
    yield from _rolled(view, words)
    if table.fresh:
        fresh = [term(words, "piece", key) for key in table.fresh]
        yield words("render-catan-dice-text-fresh", pieces=listed(words, fresh))
    yield from (_player(view, scene, seat) for seat in range(len(table.sheets)))
    for seat, sheet in enumerate(table.sheets):
        roads = [term(words, "piece", key) for key in sheet.built if of_kind((key,), "road")]
        if roads:
            named = scene.names[seat]
            yield words("render-catan-dice-text-roads", name=named, roads=listed(words, roads))


def _rolled(view: Public, words: Words) -> Iterator[str]:
    """The dice that can still be used, and those that are spent."""
    table = view.table
    left = _dice(view, words, spent=False)
    yield words("render-catan-dice-text-dice", rolls=table.rolls, dice=left)
    if table.spent:
        yield words("render-catan-dice-text-spent", dice=_dice(view, words, spent=True))


def _dice(view: Public, words: Words, *, spent: bool) -> str:
    """The dice that are spent, or those that are not, with their numbers; a dash for none."""
    table = view.table
    dice = [
        f"{term(words, 'face', face)} ({number + 1})"
        for number, face in enumerate(table.dice)
        if (number in table.spent) == spent
    ]
    return ", ".join(dice) or "–"


def _player(view: Public, scene: Scene, seat: Seat) -> str:
    """A seat's sheet in a line."""
    words, table = scene.words, view.table
    sheet = table.sheets[seat]
    parts = [
        words(
            "render-catan-dice-text-player",
            name=scene.names[seat],
            points=points(table, seat),
            roads=of_kind(sheet.built, "road"),
        )
    ]
    built = [term(words, "piece", key) for key in sheet.built if of_kind((key,), "road") == 0]
    if built:
        parts.append(words("render-catan-dice-text-built", pieces=listed(words, built)))
    free = free_jokers(table.island, sheet.built, sheet.used)
    if free:
        named = [_joker(words, joker) for joker in free]
        parts.append(words("render-catan-dice-text-jokers", jokers=listed(words, named)))
    if table.rules.turns and sheet.boxes:
        entries = ", ".join(signed(entry) for entry in sheet.boxes)
        parts.append(words("render-catan-dice-text-boxes", entries=entries))
    if table.rules.longest_from:
        length = road_length(sheet.built)
        parts.append(words("render-catan-dice-text-length", length=length))
    if table.longest_road == seat:
        parts.append(words("catan-dice-score-longest-road") + ".")
    if table.largest_army == seat:
        parts.append(words("catan-dice-score-largest-army") + ".")
    return " ".join(parts)


def _joker(words: Words, joker: str) -> str:
    """What a joker gives."""
    gives = JOKERS[joker].gives
    return term(words, "face", gives) if gives in FACES else "?"


def hand_text(own: Private, view: Public, scene: Scene) -> str:
    """The own sheet as text; in the own turn also the dice, and what only gold or jokers would pay for."""
    told = _player(view, scene, own.seat)
    table, words = view.table, scene.words
    if not view.flow or table.active != own.seat:
        return told
    if table.rolls:
        told = "\n".join([*_rolled(view, words), told])
    dice = unspent(table.dice, table.spent)
    kinds = helped(table.island, table.sheet.built, table.sheet.used, dice)
    if not kinds:
        return told
    named = [words(f"render-catan-dice-{kind}") for kind in kinds]
    return f"{told} {words('render-catan-dice-text-helped', pieces=listed(words, named))}"
