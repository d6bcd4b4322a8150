"""Positions of random games of Puerto Rico, and tables to look at them from."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import NamedTuple

from msgspec.structs import replace

from games.core.forms import Decision, sample, verb
from games.core.game import play
from games.core.model import Arg, Event, Notes, Term
from games.core.rng import Rng
from games.puerto_rico.game import PuertoRico
from games.puerto_rico.options import PuertoRicoOptions
from games.puerto_rico.state import State
from render.core.contract import Chosen, Picture, Scene
from render.puerto_rico.renderer import PuertoRicoRenderer
from tests.render.spoken import Spoken

GAME = PuertoRico()
RENDERER = PuertoRicoRenderer()
NAMES = ("Ana", "Bruno", "Carla", "Davi", "Eva")
LONG_NAMES = (
    "Maximiliana Wolkenstein-Ambarosa",
    "Bartholomew Featherstonehaugh II",
    "Clementina-Aparecida Vasconcelos",
    "Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww",
    "Évelyn Guimarães Ávila Conceição",
)
BASE = PuertoRicoOptions()
DRAFTED = PuertoRicoOptions(exp_new_buildings=True)
ALL = PuertoRicoOptions(exp_new_buildings=True, exp_nobles=True)
OPEN = PuertoRicoOptions(exp_new_buildings=True, exp_nobles=True, open_vp=True)
LONGEST = 3_000
IDLE = frozenset({"pass", "keep_guests", "keep_guests_all", "reopen"})
BUSY = 0.85
"""How often somebody does something where nothing could be done as well."""


class Words(Spoken):
    """One language, places called by what they are."""

    def _filled(self, arg: Arg) -> str | int:
        if isinstance(arg, Term):
            return self.say(GAME.label(arg.kind, arg.key))
        return super()._filled(arg)

    def _counted(self, kind: str, key: str, count: int) -> str:
        label = GAME.label(kind, key).id
        try:
            return self(f"{label}.counted", count=count)
        except KeyError:
            return f"{count} {self(label)}"


class Moment(NamedTuple):
    """A position and what led to it."""

    state: State
    events: tuple[Event, ...] = ()


@cache
def walk(seats: int, seed: int = 1, options: PuertoRicoOptions = BASE) -> tuple[Moment, ...]:
    """Every published position of a random game in which players rather do something."""
    chance = Random(seed)
    step = GAME.setup(seats, options, Rng(seed.to_bytes(32, "big")))
    moments = [Moment(step.state, tuple(told.event for told in step.log if told.to is None))]
    for _ in range(LONGEST):
        required = [decision for decision in GAME.pending(step.state) if decision.required]
        if not required:
            break
        decision = chance.choice(required)
        action = sample(_busy(decision, chance), chance.randrange)
        step = play(GAME, step.state, decision.seat, action)
        if not GAME.is_unfinished(step.state):
            events = tuple(told.event for told in step.log if told.to is None)
            moments.append(Moment(step.state, events))
    return tuple(moments)


def _busy(decision: Decision, chance: Random) -> Decision:
    doing = tuple(offer for offer in decision.offers if verb(offer.action) not in IDLE)
    return replace(decision, offers=doing) if doing and chance.random() < BUSY else decision


def asked(moment: Moment) -> tuple[Decision, ...]:
    """Who must act, and what."""
    return tuple(decision for decision in GAME.pending(moment.state) if decision.required)


def scene_of(moment: Moment, language: str = "en", names: tuple[str, ...] = NAMES) -> Scene:
    """The table at that moment."""
    seats = tuple(decision.seat for decision in asked(moment))
    count = len(moment.state.table.players)
    return Scene(names[:count], Words(language, names, "puerto-rico"), seats, moment.events)


def board(moment: Moment, language: str = "en", names: tuple[str, ...] = NAMES) -> Picture:
    """The picture that all see."""
    return RENDERER.board(GAME.public(moment.state), scene_of(moment, language, names))


def hand(
    moment: Moment,
    seat: int,
    chosen: tuple[Chosen, ...] = (),
    language: str = "en",
    names: tuple[str, ...] = NAMES,
) -> Picture:
    """The picture that the seat sees."""
    state = moment.state
    decision = GAME.decision(state, seat)
    notes = Notes() if decision is None else GAME.notes(state, seat)
    own, view = GAME.private(state, seat), GAME.public(state)
    scene = scene_of(moment, language, names)
    drawn = RENDERER.hand(own, view, seat, decision, notes, chosen, scene)
    assert drawn is not None
    return drawn


def questions(moment: Moment) -> Iterator[tuple[str, Decision]]:
    """What is asked, by the vocabularies that are chosen from."""
    for decision in GAME.pending(moment.state):
        kinds = {field.kind for offer in decision.offers for field in offer.fields}
        yield "+".join(sorted(kinds)) or verb(decision.offers[0].action), decision


@cache
def every_question() -> dict[str, tuple[Moment, Decision]]:
    """A position, from the middle of some games, for each kind of question."""
    found: dict[str, list[tuple[Moment, Decision]]] = {}
    for seats, seed, options in (
        (4, 1, ALL),
        (3, 5, ALL),
        (5, 7, ALL),
        (3, 8, DRAFTED),
        (2, 2, BASE),
    ):
        for moment in walk(seats, seed, options):
            for kind, decision in questions(moment):
                found.setdefault(kind, []).append((moment, decision))
    return {kind: asked[len(asked) // 2] for kind, asked in found.items()}
