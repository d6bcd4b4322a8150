"""What a person may want to know while choosing."""

from collections import Counter
from collections.abc import Iterable, Mapping

from games.catan_dice.actions import Build, EndTurn, Stop, TradeGold, UseJoker
from games.catan_dice.aims import Aim, Paid, left_aim, paid_aim, trade_aim, turn_aim
from games.catan_dice.content import FACES, JOKERS, KIND_OF, POINTS, RANKS, opens
from games.catan_dice.sheets import points, takes_largest_army, takes_longest_road
from games.catan_dice.state import State, Table
from games.core.forms import Decision, verb
from games.core.keys import Pair, Triple, first_of
from games.core.model import Key, Message, Note, Notes, Term, Terms, say


def decision_notes(state: State, decision: Decision) -> Notes:
    """What comes of each thing that may be built, what turning a die helps to build, and what the dice pay for if one stops
    or ends the turn.
    """
    lines: list[Note] = []
    called: list[tuple[str, Message]] = []
    confirmed: list[tuple[str, Message]] = []
    for offer in decision.offers:
        if offer.action is Stop:
            called.append((verb(Stop), _on_stop(state)))
        if offer.action is EndTurn and (left := left_aim(state)) is not None:
            confirmed.append((verb(EndTurn), _on_end(state.table, left)))
        for field in offer.fields:
            keys = getattr(field, "keys", ())
            if offer.action is Build:
                lines += [_on_place(state, key) for key in keys]
            elif offer.action is UseJoker:
                lines += _on_conversions(state, "turn", {key: turn_aim(state, key) for key in keys})
            elif offer.action is TradeGold:
                aims = {key: trade_aim(state, key) for key in keys}
                lines += _on_conversions(state, "resource", aims)
    return Notes(tuple(lines), tuple(called), tuple(confirmed))


def _on_stop(state: State) -> Message:
    """What the dice pay for as they lie: at least with gold, or with jokers."""
    aim = paid_aim(state)
    if aim is None:
        return say("catan-dice-stop-nothing")
    return say(f"catan-dice-stop-{aim.by}", kinds=told_kinds(aim.kinds))


def _on_end(table: Table, left: Paid) -> Message:
    """What the dice pay for that is not built, and what a turn costs in which nothing is (R117)."""
    cost = 0 if table.fresh else abs(table.rules.penalty)
    return say(f"catan-dice-end-{left.by}", kinds=told_kinds(left.kinds), cost=cost)


def told_kinds(kinds: Iterable[Key]) -> Terms:
    """Things to build, each kind with its number."""
    return Terms("score", tuple(Counter(kinds).items()))


def _on_place(state: State, place: Key) -> Note:
    """That it wins; else its points, an award's among them, and what else comes of it."""
    table = state.table
    takes_road = takes_longest_road(table, table.active, place)
    takes_army = takes_largest_army(table, table.active, place)
    gain = POINTS[place] + table.rules.bonus * (takes_road + takes_army)
    group = Term("score", KIND_OF[place])
    if table.rules.goal and points(table, table.active) + gain >= table.rules.goal:
        return Note("piece", place, group=group, detail=say("catan-dice-detail-wins"))
    if takes_army:
        detail: Message | None = say("catan-dice-detail-takes-army")
    elif KIND_OF[place] == "knight":
        detail = _on_knight(table, place)
    else:
        detail = _on_road(table, place, "takes-road" if takes_road else "")
    return Note("piece", place, group=group, gain=gain or None, detail=detail)


def _on_knight(table: Table, place: Key) -> Message:
    """What its joker turns a die to, or whose help that one needs (R131, R231)."""
    joker = next(one for one in table.rules.jokers if place in one.knights)
    if any(knight not in (place, *table.sheet.built) for knight in joker.knights):
        return say("catan-dice-detail-pair")
    if joker.gives not in FACES:
        return say("catan-dice-detail-joker-any")
    return say("catan-dice-detail-joker", resource=Term("face", joker.gives))


def _on_road(table: Table, place: Key, award: str) -> Message | None:
    """The award that a road takes and the site that it opens; a spur counts for no award (R241)."""
    site = opens(place)
    if site is None:
        return say(f"catan-dice-detail-{award}") if award else None
    is_spur = bool(table.rules.longest_from) and KIND_OF[place] == "road" and not RANKS[place]
    wording = f"{award}-opens" if award else "spur" if is_spur else "opens"
    return say(f"catan-dice-detail-{wording}", site=Term("piece", site))


def _on_conversions(state: State, field: str, aims: Mapping[Key, Aim | None]) -> list[Note]:
    """What each of them helps to pay for, what is worth most first; those that help with nothing, or do what another joker
    does that can do nothing else, stand last and aside.
    """
    best = max([aim.value for aim in aims.values() if aim is not None], default=0.0)
    spare = _spare(aims) if field == "turn" else frozenset[Key]()
    lines = []
    for key, aim in aims.items():
        group = Term("joker", first_of(key)) if field == "turn" else None
        if aim is None:
            rank, detail = 3, say("catan-dice-detail-idle")
        elif key in spare:
            rank, detail = 2, say("catan-dice-detail-spare")
        else:
            rank = int(aim.value < best)
            detail = say("catan-dice-detail-pays", kinds=told_kinds(aim.kinds))
        is_aside = rank > 1
        lines.append(Note(field, key, group=group, rank=rank, detail=detail, is_aside=is_aside))
    return lines


def _spare(turns: Iterable[Key]) -> frozenset[Key]:
    """The uses of a joker that another one makes as well, first one that gives nothing else."""
    chosen: dict[tuple[Key, Key], Key] = {}
    for key in sorted(turns, key=_is_any):
        _, face, resource = Triple.parse(key)
        chosen.setdefault((face, resource), key)
    return frozenset(turns) - frozenset(chosen.values())


def _is_any(turn: Key) -> bool:
    """Whether the joker gives other resources, too."""
    joker, _, resource = Triple.parse(turn)
    return JOKERS[joker].gives != resource


def turn_label(key: Key) -> Message:
    """What a joker's use is called: the face, what it becomes, and the joker that is used up; one with a “?” by its sign."""
    joker, face, resource = Triple.parse(key)
    told = {"face": Term("face", face), "resource": Term("face", resource)}
    if JOKERS[joker].gives == resource:
        return say("catan-dice-label-turn", **told, joker=Term("joker", joker))
    return say(f"catan-dice-label-turn-{joker}", **told)


def die_label(key: Key) -> Message:
    """A die is called by its number and its face."""
    face, number = Pair.parse(key)
    return say("catan-dice-label-die", number=disc_of(number), face=Term("face", face))


def disc_of(number: str) -> str:
    """The number of a die in a ring, as the picture has it: no number of dice looks like it."""
    return chr(ord("①") + int(number) - 1)
