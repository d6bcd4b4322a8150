"""Whole games as readable text, kept in `golden/`.

`python -m tests.games.catan.playthrough` writes them anew: do so on purpose, and read the difference.
"""

import re
from hashlib import sha256
from pathlib import Path

import msgspec

from games.catan import actions as act
from games.catan.awards import points
from games.catan.content import CARDS, RESOURCES
from games.catan.game import CATAN
from games.catan.state import CITY, NOBODY, CatanOptions, Player, State
from games.core.forms import Below, Decision, sample
from games.core.game import play
from games.core.model import Action, ScoreSheet
from games.core.rng import Chance, Rng
from tests.games.telling import action_words, fields, log_lines, sheet_line, word

GOLDEN = Path(__file__).parent / "golden"

GAMES = {
    "three-seats-beginners": (3, 37, CatanOptions()),
    "four-seats-beginners": (4, 18, CatanOptions(combined=False)),
    "four-seats-random": (
        4,
        15,
        CatanOptions(board="random", frame="shuffled", numbers="scattered"),
    ),
    "five-seats": (5, 18, CatanOptions()),
    "six-seats": (6, 20, CatanOptions(frame="shuffled")),
}
"""Name of the file: seats, seed, options."""

LIKED: dict[type[Action], int] = {
    act.BuildCity: 80,
    act.BuildSettlement: 80,
    act.BuyCard: 40,
    act.StartBuilding: 40,
    act.PlayCard: 24,
    act.EndTurn: 24,
    act.BankTrade: 10,
    act.BuildRoad: 10,
    act.Steal: 10,
    act.Accept: 12,
    act.Confirm: 12,
    act.AcceptProposal: 12,
}
"""How much more often than others these are done."""

TRADE = ("give", "want", "gave", "took", "cards")
"""Fields of events that hold resource cards by place."""


def seeded(name: str) -> Rng:
    """Chance from a name."""
    return Rng(sha256(name.encode()).digest())


def told(seats: int, seed: int, options: CatanOptions) -> str:
    """The game of that seed, played to the end by chance that likes to build; now and then somebody takes an opportunity."""
    step = CATAN.setup(seats, options, seeded(f"golden {seed}"))
    below = Chance(seeded(f"players {seed}")).below
    lines = [f"{seats} seats, seed {seed}, {fields(options)}", *log_lines(step.log, _word)]
    state, turn = step.state, -1
    lines += _island(state)
    while not CATAN.is_over(state):
        if state.turn != turn:
            turn = state.turn
            lines += ["", *_position(state)[: None if turn % seats == 1 else 1]]
        decision = _next(CATAN.pending(state), below)
        action = _taken(decision, below)
        step = play(CATAN, state, decision.seat, action, asked=decision)
        lines += [f"{decision.seat}: {action_words(action, _word)}", *log_lines(step.log, _word)]
        state = step.state
    lines += ["", *_position(state), "", *map(_scored, CATAN.scores(state))]
    return "\n".join(lines) + "\n"


def _next(pending: tuple[Decision, ...], below: Below) -> Decision:
    """One that is required, or once in three an opportunity."""
    required = [decision for decision in pending if decision.required]
    others = [decision for decision in pending if not decision.required]
    if others and below(3) == 0:
        return others[below(len(others))]
    return required[below(len(required))]


def _taken(decision: Decision, below: Below) -> Action:
    """An answer by chance: a game of players who never build would be long to read."""
    weights = [LIKED.get(offer.action, 1) for offer in decision.offers]
    left = below(sum(weights))
    for offer, weight in zip(decision.offers, weights, strict=True):
        if left < weight:
            return sample(msgspec.structs.replace(decision, offers=(offer,)), below)
        left -= weight
    raise AssertionError("the weights are more than their sum")


def _island(state: State) -> list[str]:
    """The board as it was laid out."""
    net, board = state.board.geometry, state.board
    hexes = [
        f"{label} {terrain}{number or ''}"
        for label, terrain, number in zip(net.labels, board.terrains, board.numbers, strict=True)
    ]
    harbors = [f"@{n} {net.paths[path]} {kind}" for n, (path, kind) in enumerate(board.harbors, 1)]
    return [f"   hexes: {', '.join(hexes)}", f"   harbors: {', '.join(harbors)}"]


def _position(state: State) -> list[str]:
    """The table at a glance."""
    robber = state.board.geometry.labels[state.robber]
    bank = f"bank {_cards(state.bank) or 'empty'}; {sum(state.deck)} cards in the deck"
    head = f"== turn {state.turn}, seat {state.active}, robber {robber}, {bank}"
    return [head, *[f"   {_player(state, seat)}" for seat in range(len(state.players))]]


def _player(state: State, seat: int) -> str:
    """Points, hand, cards and buildings: `+` marks a city."""
    player = state.players[seat]
    corners = state.board.geometry.corners
    built = [
        corners[corner] + ("+" if building >= CITY else "")
        for corner, building in enumerate(state.buildings)
        if building != NOBODY and building % CITY == seat
    ]
    awards = ["longest road"] * (state.longest_road == seat)
    awards += ["largest army"] * (state.largest_army == seat)
    road = f"road {player.road_length}"
    return (
        f"{seat} {player.colour}: {points(state, seat)} points [{_cards(player.hand)}]{_deck(player)} "
        f"{' '.join([*built, road, *awards])}"
    )


def _cards(hand: tuple[int, ...]) -> str:
    """Resource cards."""
    return " ".join(f"{n}x{key}" for key, n in zip(RESOURCES, hand, strict=True) if n)


def _deck(player: Player) -> str:
    """Development cards, unplayed ones first."""
    held = [f"{n}x{key}" for key, n in zip(CARDS, player.cards, strict=True) if n]
    played = [f"{n}x{key}" for key, n in zip(CARDS, player.played, strict=True) if n]
    return f" ({' '.join(held)}{' | ' + ' '.join(played) if played else ''})"


def _word(name: str, value: object) -> str:
    """A field: resource cards as `2xlumber,1xore`, whichever way they are written."""
    if name in TRADE and isinstance(value, tuple) and value and isinstance(value[0], int):
        return _cards(value).replace(" ", ",") or "none"
    return word(name, value)


def _scored(sheet: ScoreSheet) -> str:
    """The seat's sheet, and whether it has won."""
    return f"{sheet_line(sheet)}{'; wins' if sheet.ends_it else ''}"


def tags_of(text: str) -> set[str]:
    """All verbs and events of a told game."""
    return set(re.findall(r"^(?:\d:|   >) ([a-z_]+)", text, re.MULTILINE))


def write() -> None:
    """Write all games anew."""
    GOLDEN.mkdir(exist_ok=True)
    for name, (seats, seed, options) in GAMES.items():
        (GOLDEN / f"{name}.txt").write_text(told(seats, seed, options), encoding="utf-8")


if __name__ == "__main__":
    write()
