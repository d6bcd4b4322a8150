"""Favor tokens in the position as text."""

from games.catan.views import (
    GUILDS,
    Private,
    Public,
    favor_chips_left,
    frenemies_of,
    joined_districts,
    own_favors,
)
from games.core.model import Seat
from render.catan.vocabulary import term
from render.core.contract import Scene, Words


def favor_lines(view: Public, scene: Scene) -> list[str]:
    """The guild table and the supply, and which districts are joined; nothing without frenemies."""
    part = frenemies_of(view.table)
    if part is None:
        return []
    lines = [
        scene.words(
            "render-catan-text-guild-table",
            spent=_counted(part.spent, scene.words),
            supply=part.supply,
            chips=favor_chips_left(part),
        )
    ]
    homes = [
        f"{name} {', '.join(view.table.board.geometry.corners[corner] for corner in corners)}"
        for name, corners in zip(scene.names, part.homes, strict=False)
    ]
    if homes:
        lines.append(scene.words("render-catan-text-homes", homes="; ".join(homes)))
    pairs = [
        f"{scene.names[one.seat]} {one.corner} – {scene.names[other.seat]} {other.corner}"
        for one, other in joined_districts(view.table)
    ]
    if pairs:
        lines.append(scene.words("render-catan-text-joined", pairs="; ".join(pairs)))
    return lines


def held_favors(view: Public, seat: Seat, words: Words) -> list[str]:
    """How many tokens and chips a player has: everybody knows that."""
    part = frenemies_of(view.table)
    if part is None:
        return []
    held = words("render-catan-text-favors", tokens=part.tokens[seat], chips=part.chips[seat])
    if seat != view.table.active or not part.fresh:
        return [held]
    return [held, words("render-catan-text-drawn-tokens", count=part.fresh)]


def own_favor_lines(own: Private, words: Words) -> list[str]:
    """The own tokens by guild, and which of them are new this turn."""
    favors = own_favors(own)
    if favors is None:
        return []
    lines = [words("render-catan-text-own-tokens", tokens=_counted(favors.held, words))]
    if favors.drawn:
        drawn = term(words, "guild", favors.drawn)
        lines.append(words("render-catan-text-drawn-token", guild=drawn))
    held_new = tuple([min(pair) for pair in zip(favors.held, favors.fresh, strict=True)])
    if any(held_new):
        new = _counted(held_new, words)
        lines.append(words("render-catan-text-new-tokens", tokens=new))
    return lines


def _counted(tokens: tuple[int, ...], words: Words) -> str:
    """Tokens by guild, a dash for none."""
    named = [
        f"{term(words, 'guild', key)} ({count})"
        for key, count in zip(GUILDS, tokens, strict=True)
        if count
    ]
    return ", ".join(named) or "–"
