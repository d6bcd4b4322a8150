"""Whole games as readable text, kept in `golden/` (`tests.games.playthroughs`)."""

from hashlib import sha256
from typing import get_args

import msgspec

from games.catan import actions as act
from games.catan.content import CARDS, GOODS
from games.catan.game import CATAN
from games.catan.modules.frenemies.actions import (
    AnyFavorAction,
    OfferGift,
    RefuseGift,
    WithdrawGift,
)
from games.catan.modules.frenemies.part import GUILDS, Frenemies
from games.catan.modules.helpers import actions as helped
from games.catan.modules.helpers.actions import AnyHelperAction
from games.catan.options import CatanOptions
from games.catan.points import points
from games.catan.state import CITY, NOBODY, Holding, Player, State
from games.core.forms import Below, Decision, sample
from games.core.game import play
from games.core.model import Action, ScoreSheet
from games.core.rng import Chance, Rng
from tests.games.telling import action_words, fields, log_lines, sheet_line, word

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
    "four-seats-new-york": (4, 16, CatanOptions(board="newyork", erie=True)),
    "four-seats-helpers": (4, 26, CatanOptions(helpers=True)),
    "four-seats-frenemies": (4, 15, CatanOptions(board="random", frenemies=True)),
    "three-seats-corsica": (3, 15, CatanOptions(board="corsica")),
}
"""Name of the file: seats, seed, options."""

RARE = frozenset({"deal_failed", "draw_first", "lost_largest_army", "lost_longest_road"})
"""What these games do not come to; `test_trade`, `test_districts` and `test_roads` show it."""

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
    **dict.fromkeys(get_args(AnyHelperAction), 40),
    helped.DeclineHelper: 10,
    **dict.fromkeys(get_args(AnyFavorAction), 40),
    OfferGift: 12,
    RefuseGift: 20,
    WithdrawGift: 1,
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
        if state.table.turn != turn:
            turn = state.table.turn
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
    net, board = state.table.board.geometry, state.table.board
    hexes = [
        f"{label} {terrain}{number or ''}"
        for label, terrain, number in zip(net.labels, board.terrains, board.numbers, strict=True)
    ]
    harbors = [f"@{n} {net.paths[path]} {kind}" for n, (path, kind) in enumerate(board.harbors, 1)]
    return [f"   hexes: {', '.join(hexes)}", f"   harbors: {', '.join(harbors)}"]


def _position(state: State) -> list[str]:
    """The table at a glance."""
    robber = state.table.board.geometry.labels[state.table.robber]
    bank = (
        f"bank {_cards(state.table.bank) or 'empty'}; {sum(state.secrets.deck)} cards in the deck"
    )
    head = f"== turn {state.table.turn}, seat {state.table.active}, robber {robber}, {bank}"
    return [head, *[f"   {_player(state, seat)}" for seat in range(len(state.table.players))]]


def _player(state: State, seat: int) -> str:
    """Points, hand, cards and buildings: `+` marks a city."""
    player, held = state.table.players[seat], state.secrets.players[seat]
    corners = state.table.board.geometry.corners
    built = [
        corners[corner] + ("+" if building >= CITY else "")
        for corner, building in enumerate(state.table.buildings)
        if building != NOBODY and building % CITY == seat
    ]
    awards = ["longest road"] * (state.table.longest_road == seat)
    awards += ["largest army"] * (state.table.largest_army == seat)
    road = f"road {player.road_length}"
    return (
        f"{seat} {player.colour}: {points(state, seat)} points [{_cards(held.hand)}]{_deck(held, player)} "
        f"{' '.join([*built, road, *awards])}{_favors(state, seat)}"
    )


def _favors(state: State, seat: int) -> str:
    """Favor tokens and chips, among frenemies."""
    open_parts = [one for one in state.table.parts if isinstance(one, Frenemies)]
    if not open_parts:
        return ""
    (secret,) = state.secrets.parts
    tokens = [f"{n}x{key}" for key, n in zip(GUILDS, secret.held[seat], strict=True) if n]
    return f" <{' '.join(tokens)}> {open_parts[0].chips[seat]} chips"


def _cards(hand: tuple[int, ...]) -> str:
    """Resource cards."""
    return " ".join(f"{n}x{key}" for key, n in zip(GOODS, hand, strict=False) if n)


def _deck(own: Holding, player: Player) -> str:
    """Development cards, unplayed ones first."""
    held = [f"{n}x{key}" for key, n in zip(CARDS, own.cards, strict=True) if n]
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
