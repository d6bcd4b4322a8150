"""CATAN's secrets dealt anew, from the position itself and the information tables (docs/rules/catan.md §9, catan-minis.md §9).

It shares no code with the game's own `deal`. A hand, development cards and favor tokens are known to their owner, the deck and
the tokens face down to nobody. The Noblewoman shows a hand, the Sage cards of the deck, to the active player alone. Whoever
acts has not won: the hidden points are too few for that (R160).
"""

from collections.abc import Iterable
from random import Random
from typing import cast

from msgspec.structs import replace

from games.catan.content import Deck, Hand
from games.catan.frames import NextTurn
from games.catan.modules.frenemies.frames import GiftOffered, TokenReturning
from games.catan.modules.frenemies.part import GUILDS, Favors, Frenemies
from games.catan.modules.helpers.frames import LeaderRobbed
from games.catan.modules.scenario.part import Scenario
from games.catan.state import CITY, NOBODY, Holding, State, Table
from games.core.model import Seat
from tests.games.catan.printed import GOALS

RESOURCES = ("lumber", "brick", "wool", "grain", "ore")
PLAIN = 4
"""Kinds of development card that are no points come first."""

Counts = tuple[int, ...]


def redealt(state: State, viewer: Seat | None, chance: Random) -> State:
    """Hands, cards and tokens of the others shuffled; answers ahead by chance."""
    players = _with_cards(state, viewer, chance)
    hands = [cast(Hand, hand) for hand in _hands(state, viewer, chance)]
    top = state.flow[-1] if state.flow else None
    for seat, before in enumerate(players):
        if seat == viewer:
            continue
        looked, ahead = before.looked, before.ahead
        if any(looked) and isinstance(top, LeaderRobbed):
            looked = hands[top.victim]
        if ahead != "ask":
            ahead = chance.choice(("build", "pass"))
        players[seat] = replace(before, hand=hands[seat], looked=looked, ahead=ahead)
    deck = cast(Deck, _rest(state, players))
    for seat, holding in enumerate(players):
        if seat != viewer and any(holding.seen):
            players[seat] = replace(
                holding, seen=cast(Deck, _some(deck, sum(holding.seen), chance))
            )
    parts = tuple([_tokens(state, part, viewer, chance) for part in state.secrets.parts])
    return replace(
        state, secrets=replace(state.secrets, players=tuple(players), deck=deck, parts=parts)
    )


def _hands(state: State, viewer: Seat | None, chance: Random) -> list[Counts]:
    """Resource cards: the unknown ones shuffled, as many to each as there were; a gift that is offered stays with its giver."""
    hands: list[Counts] = [holding.hand for holding in state.secrets.players]
    active, top = state.table.active, state.flow[-1] if state.flow else None
    known = {viewer}
    if isinstance(top, LeaderRobbed) and viewer == active:
        known.add(top.victim)
    others = [seat for seat in range(len(hands)) if seat not in known]
    loose = {seat: _pieces(hands[seat]) for seat in others}
    if isinstance(top, GiftOffered) and active in loose:
        loose[active].remove(RESOURCES.index(top.resource))
    fresh = _shuffled(loose, [], chance)
    if isinstance(top, GiftOffered) and active in fresh:
        fresh[active].append(RESOURCES.index(top.resource))
    for seat in others:
        hands[seat] = _counted(fresh[seat], len(RESOURCES))
    return hands


def _with_cards(state: State, viewer: Seat | None, chance: Random) -> list[Holding]:
    """Development cards: shuffled with the deck, as many to each as there were; when it is over, points lie open."""
    secrets, is_over = state.secrets, not state.flow
    kept = secrets.players[viewer].seen if viewer is not None else (0,) * len(secrets.deck)
    deck = [card for card in _pieces(_less(secrets.deck, kept)) if not is_over or card < PLAIN]
    loose = {
        seat: [card for card in _pieces(holding.cards) if not is_over or card < PLAIN]
        for seat, holding in enumerate(secrets.players)
        if seat != viewer
    }
    while True:
        dealt = _shuffled(loose, deck, chance)
        if all(_has_not_won(state, seat, cards) for seat, cards in dealt.items()):
            break
    players = list(secrets.players)
    for seat, cards in dealt.items():
        holding = players[seat]
        shown = [card for card in _pieces(holding.cards) if is_over and card >= PLAIN]
        own = cast(Deck, _counted((*cards, *shown), len(secrets.deck)))
        fresh = cast(Deck, _some(own, sum(holding.fresh), chance))
        players[seat] = replace(holding, cards=own, fresh=fresh)
    return players


def _has_not_won(state: State, seat: Seat, cards: Iterable[int]) -> bool:
    """Whether the seat could still be playing: only in the own turn can anybody win (R160, R183)."""
    if not state.flow or seat != state.table.active or isinstance(state.flow[0], NextTurn):
        return True
    return _open_points(state.table, seat) + sum(card >= PLAIN for card in cards) < _goal(state)


def _open_points(table: Table, seat: Seat) -> int:
    """Settlements, cities, awards and chips."""
    own = [2 if piece >= CITY else 1 for piece in table.buildings if piece != NOBODY]
    owners = [piece % CITY for piece in table.buildings if piece != NOBODY]
    points = sum([worth for worth, owner in zip(own, owners, strict=True) if owner == seat])
    points += 2 * (table.longest_road == seat) + 2 * (table.largest_army == seat)
    for part in table.parts:
        if isinstance(part, Scenario):
            points += part.taken[seat]
        elif isinstance(part, Frenemies):
            points += part.chips[seat]
    return points


def _goal(state: State) -> int:
    """Points to win: 10, with Frenemies 11, in the scenarios by the number of players."""
    table = state.table
    if table.options.frenemies:
        return 11
    return GOALS[len(table.players)] if table.options.board in ("newyork", "corsica") else 10


def _rest(state: State, players: Iterable[Holding]) -> Counts:
    """The deck after that: as many of each kind lie in deck and hands as before."""
    left: Counts = state.secrets.deck
    for old, new in zip(state.secrets.players, players, strict=True):
        left = _less(tuple([a + b for a, b in zip(left, old.cards, strict=True)]), new.cards)
    return left


def _tokens(state: State, favors: Favors, viewer: Seat | None, chance: Random) -> Favors:
    """Favor tokens shuffled with those face down; which of the active player's are new, and the one drawn, by chance."""
    loose = {seat: _pieces(own) for seat, own in enumerate(favors.held) if seat != viewer}
    pool = _pieces(favors.supply)
    dealt = _shuffled(loose, pool, chance)
    held = [
        _counted(dealt[seat], len(GUILDS)) if seat in dealt else own
        for seat, own in enumerate(favors.held)
    ]
    every = [sum(counts) for counts in zip(favors.supply, *favors.held, strict=True)]
    supply: Counts = tuple(every)
    for own in held:
        supply = _less(supply, own)
    active = state.table.active
    if active == viewer:
        return replace(favors, supply=supply, held=tuple(held))
    had = _pieces(held[active])
    if any(isinstance(part, Frenemies) and part.has_returned for part in state.table.parts):
        # A token that went back this turn lies anywhere now, and may have been a new one (minis R361).
        had.append(chance.choice(_pieces(_less(tuple(every), held[active]))))
    fresh = _some(_counted(had, len(GUILDS)), sum(favors.fresh), chance)
    drawn = favors.drawn
    if state.flow and isinstance(state.flow[-1], TokenReturning):
        drawn = GUILDS[chance.choice(_pieces(fresh))]
    return Favors(supply, tuple(held), fresh, drawn)


def _shuffled(
    piles: dict[Seat, list[int]], rest: list[int], chance: Random
) -> dict[Seat, list[int]]:
    """The pieces of the piles and the rest, as many in each pile as there were."""
    loose = [piece for pile in piles.values() for piece in pile] + rest
    chance.shuffle(loose)
    return {seat: [loose.pop() for _ in pile] for seat, pile in piles.items()}


def _some(counts: Counts, count: int, chance: Random) -> Counts:
    """So many of the pieces."""
    return _counted(chance.sample(_pieces(counts), count), len(counts))


def _pieces(counts: Counts) -> list[int]:
    """The kinds, as often as there are pieces."""
    return [kind for kind, amount in enumerate(counts) for _ in range(amount)]


def _counted(pieces: Iterable[int], kinds: int) -> Counts:
    """How many there are of each kind."""
    every = list(pieces)
    return tuple([every.count(kind) for kind in range(kinds)])


def _less(counts: Counts, others: Counts) -> Counts:
    """The first without the others."""
    return tuple([one - other for one, other in zip(counts, others, strict=True)])
