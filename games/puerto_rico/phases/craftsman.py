"""The Craftsman phase (R45 to R50, E12, E19, E29, E40, E44)."""

from msgspec.structs import replace

from games.core.flow import Asking, Course
from games.core.forms import Decision, Offer, One
from games.core.model import Key, Seat, say
from games.core.multiset import with_one
from games.core.turns import clockwise
from games.puerto_rico.actions import Pass, TakeGood
from games.puerto_rico.bank import gain_money, gain_points
from games.puerto_rico.content import (
    GOODS,
    NOTHING,
    PLACE,
    PLANT_PLACE,
    PLANTS,
    STEPS,
    VALUE,
    Counts,
    named,
)
from games.puerto_rico.events import GoodTaken, Produced
from games.puerto_rico.frames import ExtraGood, Phase, ProductionTurns
from games.puerto_rico.island import nobles_of, value, works, works_for
from games.puerto_rico.phases.guests import WINDOW, passed, stir
from games.puerto_rico.phases.stages import Act, in_stages
from games.puerto_rico.state import Player, State
from games.puerto_rico.views import phase_in

_PROMPT = say("puerto-rico-prompt-extra-good")
_CORN = PLACE["corn"]
_WITH_AQUEDUCT = (PLACE["indigo"], PLACE["sugar"])


def chapels(course: Course[State], phase: Phase) -> None:
    """A doubloon for a colonist on the Chapel, a VP for a noble (R45, E40)."""
    for seat in clockwise(phase.chooser, len(course.table.players)):
        player = course.table.players[seat]
        if works(player, "chapel"):
            stir(course)
        if works_for(player, "chapel", "noble"):
            gain_points(course, seat, VALUE["chapel"], "chapel")
        elif works_for(player, "chapel", "colonist"):
            gain_money(course, seat, VALUE["chapel"], "chapel")


def begin(course: Course[State], phase: Phase) -> None:
    """All produce in turn order (R46)."""
    seats = len(course.table.players)
    course.swap(replace(phase, made=(NOTHING,) * seats))
    course.push(ProductionTurns(clockwise(phase.chooser, seats)))


def harvest(player: Player) -> Counts:
    """What the occupied plantations and production buildings make, the supply apart (R46)."""
    fields = [0] * len(GOODS)
    for tile in player.island:
        kind = tile.kind
        if (tile.colonists or tile.nobles) and kind in PLACE:
            fields[PLACE[kind]] += 1
    plants = [0] * len(GOODS)
    plants[_CORN] = fields[_CORN]
    for place in player.city:
        kind = place.kind
        if kind in PLANT_PLACE:
            plants[PLANT_PLACE[kind]] += place.colonists + place.nobles
    return tuple([min(grown, worked) for grown, worked in zip(fields, plants)])


def with_aqueduct(player: Player, made: Counts) -> Counts:
    """One more barrel of what the large plants have made (E19, A10)."""
    if not works(player, "aqueduct"):
        return made
    for place in _WITH_AQUEDUCT:
        large = PLANTS[place][-1]
        if made[place] and works(player, large):
            made = with_one(made, place, VALUE["aqueduct"])
    return made


def produce(course: Course[State], frame: ProductionTurns) -> None:
    """One seat produces what it can, as far as the supply goes (R46, R47)."""
    seat = frame.seat
    table = course.table
    player = table.players[seat]
    supply = table.goods
    wanted = harvest(player)
    made = tuple([min(one, left) for one, left in zip(wanted, supply)])
    if "aqueduct" in table.buildings:
        made = tuple([min(one, left) for one, left in zip(with_aqueduct(player, made), supply)])
    if any(made):
        stir(course)
        course.tell(Produced(seat, named(made)))
        _receive(course, seat, made)


def _receive(course: Course[State], seat: Seat, made: Counts) -> None:
    """Move barrels from the supply to the seat, and keep count of them for this phase."""
    state = course.state
    table = state.table
    players = table.players
    player = players[seat]
    held = tuple([one + more for one, more in zip(player.goods, made)])
    phase = phase_in(state.flow)
    assert phase is not None
    counted = tuple([one + more for one, more in zip(phase.made[seat], made)])
    flow = state.flow
    course.state = replace(
        state,
        table=replace(
            table,
            players=(*players[:seat], replace(player, goods=held), *players[seat + 1 :]),
            goods=tuple([left - one for left, one in zip(table.goods, made)]),
        ),
        flow=(
            flow[0],
            replace(phase, made=(*phase.made[:seat], counted, *phase.made[seat + 1 :])),
            *flow[2:],
        ),
    )


def jeweler(course: Course[State], frame: ProductionTurns) -> None:
    """A doubloon for every noble (E44)."""
    player = course.table.players[frame.seat]
    nobles = nobles_of(player)
    if nobles and works(player, "jeweler"):
        stir(course)
        gain_money(course, frame.seat, VALUE["jeweler"] * nobles, "jeweler")


def privilege(course: Course[State], phase: Phase) -> None:
    """The Craftsman may take one more barrel, two with the Library (R49)."""
    if extra_goods(course.state):
        player = course.table.players[phase.chooser]
        course.push(ExtraGood(value(player, "library", VALUE["library"]) or 1))


def extra_goods(state: State) -> tuple[Key, ...]:
    """Kinds that the Craftsman has produced in this phase and that the supply still has (R49)."""
    phase = phase_in(state.flow)
    assert phase is not None
    made, supply = phase.made[phase.chooser], state.table.goods
    return tuple([good for place, good in enumerate(GOODS) if made[place] and supply[place]])


def asked_extra(state: State, _frame: ExtraGood) -> tuple[Decision, ...]:
    """Which barrel to take (D15)."""
    phase = phase_in(state.flow)
    assert phase is not None
    take = Offer(TakeGood, (One("good", extra_goods(state), "good"),))
    return (Decision(phase.chooser, _PROMPT, (take, Offer(Pass))),)


def play_take(course: Course[State], frame: ExtraGood, seat: Seat, action: TakeGood) -> None:
    """Take it."""
    course.swap(ExtraGood(frame.left - 1))
    stir(course)
    _receive(course, seat, with_one(NOTHING, PLACE[action.good]))
    course.tell(GoodTaken(seat, action.good))


def play_pass(course: Course[State], _frame: ExtraGood, seat: Seat, _action: Pass) -> None:
    """Take no more."""
    course.pop()
    passed(course, seat)


def go_on(course: Course[State], frame: ExtraGood) -> bool:
    """Wait while there is something to take."""
    if frame.left and extra_goods(course.state):
        return False
    course.pop()
    return True


def factories(course: Course[State], phase: Phase) -> None:
    """Doubloons for the number of kinds (R50, E12)."""
    for seat in clockwise(phase.chooser, len(course.table.players)):
        if works(course.table.players[seat], "factory"):
            kinds = sum([count > 0 for count in phase.made[seat]])
            gain_money(course, seat, STEPS["factory"][kinds], "factory")


def specialty_factories(course: Course[State], phase: Phase) -> None:
    """Doubloons for the most barrels of a kind that is not corn, less one (R50, E29)."""
    for seat in clockwise(phase.chooser, len(course.table.players)):
        if works(course.table.players[seat], "specialty_factory"):
            most = max(phase.made[seat][_CORN + 1 :])
            gain_money(course, seat, max(0, most - 1), "specialty_factory")


PRODUCTION_TURNS = in_stages((WINDOW, Act(produce), Act(jeweler, needs="jeweler")), {})
"""A Craftsman turn (7.5)."""

EXTRA_GOOD = Asking(asked_extra, {TakeGood: play_take, Pass: play_pass}, go_on)
