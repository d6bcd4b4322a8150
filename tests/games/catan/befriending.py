"""Positions among frenemies, for their tests."""

from collections.abc import Mapping

from msgspec.structs import replace

from games.catan.modules.frenemies.actions import OfferGift
from games.catan.modules.frenemies.districts import founded_homes
from games.catan.modules.frenemies.part import (
    GUILDS,
    NO_TOKENS,
    Favors,
    Frenemies,
    OwnFavors,
    all_tokens,
)
from games.catan.state import State
from games.core.model import Key, Seat
from games.core.multiset import Counts, minus, plus
from tests.games.catan.positions import Position, beginners, keys_of

Tokens = Mapping[Key, int]


def counts(tokens: Tokens) -> Counts:
    """Tokens in words."""
    return tuple(tokens.get(guild, 0) for guild in GUILDS)


def part(of: Position | State) -> Frenemies:
    """What everybody sees."""
    state = of.state if isinstance(of, Position) else of
    (found,) = [one for one in state.table.parts if isinstance(one, Frenemies)]
    return found


def secret(of: Position | State) -> Favors:
    """What nobody sees whole."""
    state = of.state if isinstance(of, Position) else of
    (found,) = state.secrets.parts
    return found


def held(of: Position | State, seat: Seat) -> dict[Key, int]:
    """The tokens of the seat."""
    own = secret(of).held[seat]
    assert part(of).tokens[seat] == sum(own)
    return {guild: count for guild, count in zip(GUILDS, own, strict=True) if count}


def known(own: OwnFavors) -> dict[Key, int]:
    """The tokens that a player sees as its own."""
    return {guild: count for guild, count in zip(GUILDS, own.held, strict=True) if count}


def befriended(position: Position, *tokens: Tokens, spent: Tokens | None = None) -> Position:
    """Frenemies on that board: the seats hold these tokens from earlier turns, the guild table those spent."""
    table = position.state.table
    seats = len(table.players)
    own = [counts(one) for one in tokens] + [NO_TOKENS] * (seats - len(tokens))
    gone = counts(spent or {})
    supply = minus(all_tokens(seats), gone)
    for one in own:
        supply = minus(supply, one)
    open_part = Frenemies(
        sum(supply),
        tuple(sum(one) for one in own),
        (0,) * seats,
        gone,
        homes=founded_homes(table),
    )
    others = tuple(one for one in table.parts if not isinstance(one, Frenemies))
    options = replace(table.options, frenemies=True)
    changed = position.changed(parts=(open_part, *others), options=options, turn=table.turn or 1)
    secrets = replace(changed.state.secrets, parts=(Favors(supply, tuple(own)),))
    return Position(replace(changed.state, secrets=secrets))


def with_part(position: Position, **fields: object) -> Position:
    """Other fields of what everybody sees."""
    parts = position.state.table.parts
    return position.changed(
        parts=tuple(replace(one, **fields) if isinstance(one, Frenemies) else one for one in parts)
    )


def with_supply(position: Position, tokens: Tokens) -> Position:
    """Only those tokens lie face down; the others are on the guild table."""
    old, left = secret(position), counts(tokens)
    spent = plus(part(position).spent, minus(old.supply, left))
    position = with_part(position, supply=sum(left), spent=spent)
    parts = (replace(old, supply=left),)
    return Position(replace(position.state, secrets=replace(position.state.secrets, parts=parts)))


def four(*tokens: Tokens) -> Position:
    """Four beginners with these tokens; red, who has 2 points like all, acts after the roll."""
    return befriended(beginners(), *tokens)


def gift(resource: Key, to: Seat) -> OfferGift:
    """The offer of that card to that seat."""
    return OfferGift(f"{resource}@{to}")


def gifts(of: Position | State, seat: Seat) -> tuple[set[Key], tuple[Seat, ...]]:
    """Which cards the seat may offer as a gift, and to whom."""
    offered = [key.split("@") for key in keys_of(of, seat, OfferGift)]
    return {key for key, _ in offered}, tuple(sorted({int(to) for _, to in offered}))
