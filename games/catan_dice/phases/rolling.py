"""Rolling: up to three times, each time the dice that are not kept (R110 to R112)."""

from collections.abc import Mapping

from games.catan_dice.actions import Build, Reroll, Stop
from games.catan_dice.content import DICE, FACES, ROLLS
from games.catan_dice.events import Rolled, TurnBegan
from games.catan_dice.frames import Building, Rolling
from games.catan_dice.sheets import buildable, unspent
from games.catan_dice.state import State, Table
from games.core.flow import Course
from games.core.forms import Decision, Offer, One, Some
from games.core.keys import Pair, first_of
from games.core.model import Key, Seat, say

_KEYS = {face: tuple([Pair(face, str(number + 1)).key for number in range(DICE)]) for face in FACES}
_STOP = Offer(Stop)
_PROMPTS = tuple([say("catan-dice-prompt-roll", left=ROLLS - rolls) for rolls in range(ROLLS + 1)])


def dice_in(turn: int, first: int) -> int:
    """How many dice are rolled in the turn of that number, counted over all players (R110, R201)."""
    return min(DICE, first + turn - 1)


def begin_turn(course: Course[State], seat: Seat) -> None:
    """The seat's turn: its first roll has to be made, and so is made for it (R110)."""
    table = course.table
    turn = table.turn + 1
    count = dice_in(turn, table.rules.first_dice)
    course.tell(TurnBegan(seat, 1 + (turn - 1) // len(table.sheets)))
    dice = _rolled(course, tuple(range(count)), ("",) * count)
    course.change_table(
        active=seat,
        turn=turn,
        dice=dice,
        rolls=1,
        thrown=tuple(range(count)),
        spent=(),
        fresh=(),
    )
    course.change(flow=(Rolling(),))
    course.tell(Rolled(seat, count, 1, dice))


def _rolled(
    course: Course[State], thrown: tuple[int, ...], dice: tuple[Key, ...]
) -> tuple[Key, ...]:
    """The dice with these rolled: one draw for all of them, each face as likely as the others."""
    rolled = list(dice)
    chance = course.below(len(FACES) ** len(thrown))
    for number in thrown:
        chance, face = divmod(chance, len(FACES))
        rolled[number] = FACES[face]
    return tuple(rolled)


def keys_of(dice: tuple[Key, ...]) -> tuple[Key, ...]:
    """The word for each die: its face and its number, `ore@4`."""
    return tuple([_KEYS[face][number] for number, face in enumerate(dice)])


def kept_before(table: Table) -> tuple[Key, ...]:
    """The dice that were not thrown last; none after the first roll."""
    if len(table.thrown) == len(table.dice):
        return ()
    keys = keys_of(table.dice)
    return tuple([key for number, key in enumerate(keys) if number not in table.thrown])


def picked(table: Table, faces: Mapping[Key, int]) -> tuple[Key, ...]:
    """So many dice of each face: those that were kept before first, then from the left."""
    left, before = dict(faces), kept_before(table)
    keys = keys_of(table.dice)
    found = set()
    for key in (*before, *[key for key in keys if key not in before]) if before else keys:
        face = first_of(key)
        if left.get(face):
            left[face] -= 1
            found.add(key)
    return tuple([key for key in keys if key in found])


def asked_dice(state: State, _frame: Rolling) -> tuple[Decision, ...]:
    """Which dice to keep (R111): at least one is rolled; or to stop, which building does as well (ruling 38)."""
    table = state.table
    places = buildable(table.island, table.sheet.built, unspent(table.dice, ()))
    return _question(table.active, table.dice, table.rolls, places)


def _question(
    seat: Seat, dice: tuple[Key, ...], rolls: int, places: tuple[Key, ...]
) -> tuple[Decision, ...]:
    """The same for these dice. None is ticked: ticks of the roll before would throw away what has just been rolled."""
    keep = Some("keep", keys_of(dice), 0, len(dice) - 1, "die")
    build = (Offer(Build, (One("piece", places, "piece"),)),) if places else ()
    return (Decision(seat, _PROMPTS[rolls], (Offer(Reroll, (keep,)), *build, _STOP)),)


def play_reroll(course: Course[State], _frame: Rolling, seat: Seat, action: Reroll) -> None:
    """Roll what is not kept; after the last roll the dice are final (R112)."""
    table = course.table
    kept = action.keep
    thrown = tuple([number for number, key in enumerate(keys_of(table.dice)) if key not in kept])
    dice = _rolled(course, thrown, table.dice)
    rolls = table.rolls + 1
    course.change_table(dice=dice, rolls=rolls, thrown=thrown)
    course.tell(Rolled(seat, len(thrown), rolls, dice))
    if rolls == ROLLS:
        course.swap(Building())


def play_stop(course: Course[State], _frame: Rolling, _seat: Seat, _action: Stop) -> None:
    """The dice are final."""
    course.swap(Building())
