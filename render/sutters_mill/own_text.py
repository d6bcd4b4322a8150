"""What one seat's private picture shows, as text: its gold and where it comes from, its cards, prices, the town."""

from collections.abc import Iterator

from games.core.model import Key
from games.sutters_mill.content import LIMITS, PLACE, SECTIONS, TOWN, VALUE
from games.sutters_mill.views import (
    Card,
    Moving,
    Private,
    Public,
    Rearranging,
    on_buildings,
    penalty,
    worth,
)
from render.core.contract import Scene, Words
from render.core.numerals import gained, signed
from render.sutters_mill.text import laid_card, places_of, standing_lines, town_lines
from render.sutters_mill.vocabulary import term


def hand_text(own: Private, view: Public, scene: Scene) -> str:
    """Everything that the private picture shows, a line each; what is the seat's alone stands first."""
    lines = [*_own_lines(own, view, scene), *town_lines(view, scene)]
    for seat, player in enumerate(view.table.players):
        if seat != own.seat:
            places = places_of(scene.words, player)
            stood = scene.words("render-sutters-mill-text-prospectors", places=places)
            told = [f"{scene.names[seat]}: {stood}"]
            if view.flow:
                told += standing_lines(view, scene, seat)
            lines.append(" ".join(told))
    return "\n".join(lines)


def _own_lines(own: Private, view: Public, scene: Scene) -> Iterator[str]:
    """Gold, cards, prospectors, what is at stake, prices, and what is half done."""
    words, player = scene.words, view.table.players[own.seat]
    yield _gold(own, view, scene)
    yield words("render-sutters-mill-text-hand", cards=_cards(words, player.hand))
    lying = [
        f"{term(words, 'card', card.rank)} ({term(words, 'space', building)})"
        for building, stack in zip(TOWN, view.table.stacks, strict=True)
        for card in stack
        if card.seat == own.seat
    ]
    yield words("render-sutters-mill-text-lying", cards=", ".join(lying) or "–")
    saved = [f"{term(words, 'card', rank)} {gained(VALUE[rank])}" for rank in player.saved]
    yield words("render-sutters-mill-text-saved", cards=", ".join(saved) or "–")
    places = places_of(words, player)
    yield words("render-sutters-mill-text-standing", places=places, off=player.off_board)
    cards = signed(-on_buildings(view.table, own.seat))
    lost = signed(-penalty(player))
    yield words("render-sutters-mill-text-in-town", cards=cards, prospectors=lost)
    if view.flow:
        yield _prices(own, view, words)
    for frame in own.unfinished:
        match frame:
            case Moving():
                space = term(words, "space", frame.origin)
                yield words("render-sutters-mill-text-moving", space=space)
            case Rearranging():
                yield _laid(frame, view, scene)


def _gold(own: Private, view: Public, scene: Scene) -> str:
    """The wallet as the sum that it is."""
    words, player = scene.words, view.table.players[own.seat]
    parts = [f"{words('render-sutters-mill-start')} {gained(LIMITS.capital)}"]
    parts += [
        f"{words(f'sutters-mill-counter-{section}.counted', count=count)} {gained(worth((own.found[number],)))}"
        for number, section in enumerate(SECTIONS)
        if (count := player.taken[number])
    ]
    if player.paid:
        parts.append(f"{words('render-sutters-mill-paid')} {signed(-player.paid)}")
    return words(
        "render-sutters-mill-text-own",
        name=scene.names[own.seat],
        phase=words(f"sutters-mill-topic-{player.phase.replace('_', '-')}"),
        gold=own.wallet,
        parts=", ".join(parts),
    )


def _prices(own: Private, view: Public, words: Words) -> str:
    """The marginal prices that are left of five (R20); all of them while others have their turn."""
    done = view.table.turn.paid_actions if view.table.active == own.seat else 0
    prices = ", ".join(str(price) for price in LIMITS.prices[done:])
    if not prices:
        return words("render-sutters-mill-text-prices-none", done=done)
    return words("render-sutters-mill-text-prices", done=done, prices=prices)


def _laid(frame: Rearranging, view: Public, scene: Scene) -> str:
    """What the church has laid so far of a stack."""
    words = scene.words
    stack: tuple[Card, ...] = view.table.stacks[PLACE[frame.building]]
    laid = ", ".join(laid_card(stack[number], scene) for number in frame.laid)
    space = term(words, "space", frame.building)
    return words("render-sutters-mill-text-laying", space=space, cards=laid or "–")


def _cards(words: Words, ranks: tuple[Key, ...]) -> str:
    """Cards by their names."""
    return ", ".join(term(words, "card", rank) for rank in ranks) or "–"
