"""The position as text: for screen readers, descriptions of pictures and golden tests."""

from collections.abc import Iterator

from games.core.model import Key, Seat
from games.sutters_mill.content import BUILDINGS, LIMITS, PLACE, SECTIONS, SPACES, TOWN
from games.sutters_mill.views import NOBODY, Card, Player, Public, sums
from render.core.contract import Scene, Words
from render.core.listing import listed
from render.core.names import names_of
from render.sutters_mill.standing import at_risk, earned
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
    yield from _progress(view, scene)
    yield from town_lines(view, scene)
    yield from (_player(view, scene, seat) for seat in range(len(table.players)))


def _progress(view: Public, scene: Scene) -> Iterator[str]:
    """Who begins the rounds, how many went by without progress, and what the turn has cost so far."""
    words, table = scene.words, view.table
    yield words("render-sutters-mill-text-starter", name=scene.names[table.starter])
    if table.quiet_rounds:
        count, most = table.quiet_rounds, LIMITS.quiet_rounds
        quiet = words("render-sutters-mill-text-quiet", count=count, most=most)
        now = words(f"render-sutters-mill-text-{'still-quiet' if table.is_quiet else 'progress'}")
        yield f"{quiet} {now}"
    if table.turn.paid_actions:
        yield words("render-sutters-mill-text-paid", count=table.turn.paid_actions)


def places_of(words: Words, player: Player) -> str:
    """Where a player's prospectors stand, and how many."""
    stood = [
        f"{term(words, 'space', space)} ({count})"
        for space, count in zip(SPACES, player.prospectors, strict=True)
        if count
    ]
    return ", ".join(stood) or "–"


def town_lines(view: Public, scene: Scene) -> Iterator[str]:
    """The vein, and every building with what lies and stands there."""
    left = dict(zip(SECTIONS, view.table.left, strict=True))
    yield scene.words("render-sutters-mill-text-vein", **left)
    yield from (_building(view, scene, building) for building in TOWN)


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
        effect = term(words, "effect", BUILDINGS[place].effect)
        parts.append(f"{words('render-sutters-mill-nobody')} ({effect})")
    parts += [f"{scene.names[seat]} {total}" for seat, total in sums(stack)]
    if stack:
        cards = ", ".join(laid_card(card, scene) for card in stack)
        parts.append(words("render-sutters-mill-text-stack", cards=cards))
    return f"{name}: {'; '.join(parts)}."


def laid_card(card: Card, scene: Scene) -> str:
    """A card of a stack, and whose it is."""
    rank = term(scene.words, "card", card.rank)
    return scene.words("sutters-mill-label-laid", card=rank, seat=scene.names[card.seat])


def _player(view: Public, scene: Scene, seat: Seat) -> str:
    """Phase, cards, prospectors by place, counters, certificates."""
    words, table = scene.words, view.table
    player = table.players[seat]
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
        words("render-sutters-mill-text-hand", cards=_short(player.hand)),
        words("render-sutters-mill-text-saved", cards=_short(player.saved)),
        words("render-sutters-mill-text-prospectors", places=places_of(words, player)),
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
    if view.flow:
        parts += standing_lines(view, scene, seat)
    else:
        parts.append(words("render-sutters-mill-text-gold", gold=view.nuggets(seat)))
    return " ".join(parts)


def standing_lines(view: Public, scene: Scene, seat: Seat) -> Iterator[str]:
    """About how many points a player has, and how many of them are at risk, if any."""
    yield scene.words("render-sutters-mill-text-earned", points=earned(view, scene, seat))
    if lost := at_risk(view, seat):
        yield scene.words("render-sutters-mill-text-risk", points=lost)


def _short(ranks: tuple[Key, ...]) -> str:
    """Cards by the signs in their corners."""
    return " ".join(SHORT[rank] for rank in ranks) or "–"
