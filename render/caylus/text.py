"""The position as text: for screen readers, descriptions of pictures and golden tests."""

from collections import Counter
from collections.abc import Iterator

from games.caylus.content import CUBES, LINES, NUMBERS, SECTION, SECTIONS, SPECIAL
from games.caylus.views import (
    NO_BUILDING,
    NOBODY,
    Public,
    batches_of,
    next_price,
    open_columns,
    payer_of,
    phase_of,
)
from games.core.model import Seat, Terms, say
from render.caylus.tally import outcome
from render.caylus.vocabulary import short, term
from render.core.contract import Scene
from render.core.known import Known
from render.core.leader import leaders
from render.core.names import names_of
from render.core.race import Runner, told_of


def board_text(view: Public, scene: Scene) -> str:
    """Every fact of the board, a line each; what changes most stands first."""
    return "\n".join(_lines(view, scene))


def _lines(view: Public, scene: Scene) -> Iterator[str]:
    words, table = scene.words, view.table
    phase = words(f"caylus-phase-{phase_of(view.flow)}") if view.flow else words("render-game-over")
    yield words("render-caylus-text-head", round=table.round, phase=phase)
    if scene.asked:
        yield words("render-caylus-text-asked", names=names_of(scene, scene.asked))
    yield words("render-caylus-text-road", provost=table.provost, bailiff=table.bailiff)
    yield from (_player(view, scene, seat) for seat in table.order)
    yield from _specials(view, scene)
    passed = ", ".join(scene.names[seat] for seat in table.passed) or "–"
    yield words("render-caylus-text-passed", names=passed)
    payer = payer_of(view)
    if payer is not None:
        yield words("render-caylus-text-price", deniers=next_price(table, payer))
    if table.options.favors == "standard":
        yield words("render-caylus-text-columns", count=open_columns(table))
    else:
        yield words("render-caylus-text-beginner", points=NUMBERS.beginner_favor)
    yield from _road(view, scene)
    yield from _castle(view, scene)
    yield from _section(view, scene)
    left = [term(words, "building", building) for building in table.stock]
    yield words("render-caylus-text-stock", buildings=", ".join(left) or "–")


def _section(view: Public, scene: Scene) -> Iterator[str]:
    """When the section under construction is scored, and what everybody's houses in it would bring or cost."""
    words, table = scene.words, view.table
    if table.scored >= len(SECTION):
        return
    section, lots = SECTION[table.scored], table.lots[table.scored]
    name = words(f"caylus-section-{SECTIONS[table.scored]}")
    told = []
    for seat in table.order:
        favors, loss = outcome(section, lots.count(seat))
        id = "loss" if loss else "favors" if favors else "nothing"
        count = loss or favors
        told.append(words(f"render-caylus-text-{id}", name=scene.names[seat], count=count))
    yield words("render-caylus-text-section", section=name, space=section.marker)
    yield "; ".join(told)


def _player(view: Public, scene: Scene, seat: Seat) -> str:
    """Points, money, workers, cubes, favors."""
    words, player = scene.words, view.table.players[seat]
    amounts = tuple((cube, count) for cube, count in zip(CUBES, player.cubes, strict=True) if count)
    cubes = words.say(say("render-caylus-cubes", cubes=Terms("cube", amounts))) if amounts else "–"
    favors = ", ".join(
        f"{words(f'caylus-line-{line}')} {column}"
        for line, column in zip(LINES, player.favors, strict=True)
        if column
    )
    return words(
        "render-caylus-text-player",
        name=scene.names[seat],
        points=player.points,
        deniers=player.deniers,
        workers=player.workers,
        cubes=cubes,
        favors=favors or "–",
    )


def _specials(view: Public, scene: Scene) -> Iterator[str]:
    """Who stands on each special building; those without anybody in one line."""
    table, free = view.table, []
    held = (*[(seat,) for seat in table.specials], table.stables, table.inn)
    for building, seats in zip(SPECIAL, held, strict=True):
        names = ", ".join(scene.names[seat] for seat in seats if seat != NOBODY)
        if names:
            yield f"{term(scene.words, 'building', building)}: {names}"
        else:
            free.append(short(scene.words, building))
    if free:
        yield scene.words("render-caylus-text-free", buildings=", ".join(free))


def _castle(view: Public, scene: Scene) -> Iterator[str]:
    """Each section with everybody's houses, and who stands before the castle with how many batches."""
    words, table = scene.words, view.table
    for number, section in enumerate(SECTIONS):
        counts = Counter(table.lots[number])
        houses = ", ".join(f"{scene.names[seat]} {count}" for seat, count in counts.items())
        built, most = len(table.lots[number]), SECTION[number].lots
        name = words(f"caylus-section-{section}")
        if number < table.scored:
            name = words("render-caylus-text-scored", section=name)
        yield f"{name} {built}/{most}: {houses or '–'}"
    here = []
    for seat in table.castle:
        able = words("render-caylus-can-deliver", count=batches_of(table.players[seat].cubes))
        here.append(f"{scene.names[seat]} ({able})")
    yield words("render-caylus-text-castle", names=", ".join(here) or "–")


def _road(view: Public, scene: Scene) -> Iterator[str]:
    """Every building on the road, its owner and the worker there."""
    words, table = scene.words, view.table
    for place, building in enumerate(table.road):
        if building == NO_BUILDING:
            continue
        line = f"{place + 1} {term(words, 'building', building)}"
        if table.owners[place] != NOBODY:
            line += f" ({scene.names[table.owners[place]]})"
        if table.workers[place] != NOBODY:
            line += f": {scene.names[table.workers[place]]}"
        for space, seat in table.pending:
            if space == place + 1:
                line += f" – {words('render-caylus-text-coming', name=scene.names[seat])}"
        yield line


def hand_text(view: Public, seat: Seat, scene: Scene) -> str:
    """The own stock and everybody's points as text."""
    return f"{_player(view, scene, seat)}\n{told_of(runners_of(view, seat), scene)}"


def runners_of(view: Public, seat: Seat) -> list[Runner]:
    """Everybody's points, in turn order."""
    points = [player.points for player in view.table.players]
    first = leaders(points)
    return [Runner(one, Known(points[one]), one in first, one == seat) for one in view.table.order]
