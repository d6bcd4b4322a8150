"""The position as text: for screen readers, descriptions of pictures and golden tests."""

from collections.abc import Iterator

from games.core.model import Key, Seat
from games.sutters_mill.content import PLACE, SECTIONS, SPACES, TOWN
from games.sutters_mill.views import NOBODY, Private, Public, sums
from render.core.contract import Scene, Words
from render.core.listing import listed
from render.core.names import names_of
from render.sutters_mill.vocabulary import SHORT, term


def board_text(view: Public, scene: Scene) -> str:
    """Every public fact of the board, a line each; what changes most stands first."""
    return "\n".join(_lines(view, scene))


def _lines(view: Public, scene: Scene) -> Iterator[str]:
    words, table = scene.words, view.table
    name = scene.names[table.active]
    yield (
        words("render-sutters-mill-text-turn", name=name)
        if view.flow
        else words("render-sutters-mill-text-over")
    )
    if scene.asked:
        yield words("render-sutters-mill-text-asked", names=names_of(scene, scene.asked))
    left = dict(zip(SECTIONS, table.left, strict=True))
    yield words("render-sutters-mill-text-vein", **left)
    yield from (_building(view, scene, building) for building in TOWN)
    yield from (_player(view, scene, seat) for seat in range(len(table.players)))


def _building(view: Public, scene: Scene, building: Key) -> str:
    """Holder, sums and the stack from the bottom."""
    words, table = scene.words, view.table
    place = PLACE[building]
    name = term(words, "space", building)
    stack = table.stacks[place]
    parts = []
    if table.gone[place]:
        parts.append(words("render-sutters-mill-gone"))
    elif not stack:
        parts.append(words("render-sutters-mill-nobody"))
    parts += [f"{scene.names[seat]} {total}" for seat, total in sums(stack)]
    if stack:
        cards = ", ".join(f"{SHORT[card.rank]} {scene.names[card.seat]}" for card in stack)
        parts.append(words("render-sutters-mill-text-stack", cards=cards))
    return f"{name}: {'; '.join(parts)}."


def _player(view: Public, scene: Scene, seat: Seat) -> str:
    """Phase, cards, prospectors by place, counters, certificates."""
    words, table = scene.words, view.table
    player = table.players[seat]
    stood = [
        f"{term(words, 'space', space)} {count}"
        for space, count in zip(SPACES, player.prospectors, strict=True)
        if count
    ]
    counts = dict(zip(SECTIONS, player.taken, strict=True))
    parts = [
        words(
            "render-sutters-mill-text-player",
            name=scene.names[seat],
            phase=words(f"sutters-mill-topic-{player.phase.replace('_', '-')}"),
            hand=len(player.hand),
            saved=len(player.saved),
            off=player.off_board,
        ),
        words("render-sutters-mill-text-prospectors", places=", ".join(stood) or "–"),
        words("render-sutters-mill-text-taken", paid=player.paid, **counts),
    ]
    held = [
        term(words, "space", building)
        for place, building in enumerate(TOWN)
        if table.holders[place] == seat
    ]
    if held:
        parts.append(words("render-sutters-mill-text-held", places=listed(words, held)))
    if table.adventurer == seat != NOBODY:
        parts.append(words("render-sutters-mill-text-adventurer"))
    if not view.flow:
        parts.append(words("render-sutters-mill-text-gold", gold=view.nuggets(seat)))
    return " ".join(parts)


def hand_text(own: Private, view: Public, scene: Scene) -> str:
    """The own gold and cards as text."""
    words = scene.words
    hand = view.table.players[own.seat].hand
    cards = _cards(words, hand) if hand else "–"
    return words(
        "render-sutters-mill-text-own", name=scene.names[own.seat], gold=own.wallet, cards=cards
    )


def _cards(words: Words, ranks: tuple[Key, ...]) -> str:
    """Cards by their names."""
    return ", ".join(term(words, "card", rank) for rank in ranks)
