"""The position as text: for screen readers, descriptions of pictures and golden tests."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from games.core.model import Key, Seat
from games.san_juan.content import COST, GOOD_OF, PRICES, ROLES, TILE_GOODS, amounts
from games.san_juan.views import Private, Public, Stack
from render.core.contract import Scene, Words
from render.core.known import Known
from render.core.listing import listed
from render.core.names import names_of
from render.san_juan.vocabulary import term


def board_text(view: Public, scene: Scene) -> str:
    """Every public fact of the board, a line each."""
    lines = _table(view, scene)
    for seat, player in enumerate(view.table.players):
        lines += _counts(view, scene, seat)
        city = ", ".join(_building(stack, scene.words) for stack in player.city)
        lines.append(scene.words("render-san-juan-text-city", buildings=city))
    return "\n".join(lines)


def dense_text(view: Public, scene: Scene) -> str:
    """The same facts in as few letters as they go into: a line for the table, a line for each player."""
    words = scene.words
    prices = () if view.tile is None else _prices(view.tile).values()
    head = words(
        "render-san-juan-dense-head",
        round=view.table.round,
        prices="-".join(map(str, prices)) or words("render-san-juan-dense-closed"),
        drawn=view.draw_pile,
        spent=view.discard_pile,
    )
    over = [words("render-san-juan-text-over")] if view.phase == "finished" else []
    over += [
        words("render-san-juan-text-middle", building=term(words, "card", kind))
        for kind in view.table.middle
    ]
    return "\n".join(
        [head, *over, *[_dense(view, scene, seat) for seat in range(len(scene.names))]]
    )


def _dense(view: Public, scene: Scene, seat: Seat) -> str:
    """A player: turn, office, roles, how much there is of everything, all buildings."""
    words, drawn = scene.words, view.drawn[seat]
    city = view.table.players[seat].city
    marks = [words("render-san-juan-dense-turn")] if seat in scene.asked else []
    if seat == view.table.governor:
        marks.append(words("render-san-juan-dense-governor"))
    for pick in view.table.picks:
        if pick.seat == seat:
            role = term(words, "role", pick.role)
            with_library = words("render-san-juan-dense-library", role=role)
            marks.append(with_library if pick.library else role)
    counted = Counter([_dense_building(stack, words) for stack in city])
    text = words(
        "render-san-juan-dense-player",
        name=scene.names[seat],
        marks=f" ({', '.join(marks)})" if marks else "",
        buildings=len(city),
        hand=view.hands[seat],
        limit=view.limit(seat),
        drawn=f" +{drawn}" if drawn else "",
    )
    names = [f"{count}× {name}" if count > 1 else name for name, count in counted.items()]
    return f"{text} {', '.join(names)}"


def _dense_building(stack: Stack, words: Words) -> str:
    """Which good lies on a building follows from the building."""
    return _laden(stack, f"{term(words, 'card', stack.top)}{'*' if stack.good else ''}", words)


def brief_text(view: Public, scene: Scene) -> str:
    """The board without the cities: what fits a description where all the buildings do not."""
    lines = _table(view, scene)
    for seat in range(len(view.hands)):
        lines += _counts(view, scene, seat)
    return "\n".join(lines)


def _table(view: Public, scene: Scene) -> list[str]:
    """Round, who must act, roles, prices and piles."""
    words = scene.words
    return [
        *_head(view, scene),
        _roles(view, scene),
        _trading(view, words),
        *_tiles(view, words),
        words("render-san-juan-text-piles", drawn=view.draw_pile, spent=view.discard_pile),
        *[
            words("render-san-juan-text-middle", building=term(words, "card", kind))
            for kind in view.table.middle
        ],
    ]


def _head(view: Public, scene: Scene) -> list[str]:
    """Round and Governor, and who must act."""
    governor = scene.names[view.table.governor]
    head = scene.words("render-san-juan-text-head", round=view.table.round, governor=governor)
    return [line for line in (head, _asked(view, scene)) if line]


def _asked(view: Public, scene: Scene) -> str:
    if view.phase == "finished":
        return scene.words("render-san-juan-text-over")
    if not scene.asked:
        return ""
    return scene.words("render-san-juan-text-asked", names=names_of(scene, scene.asked))


def _roles(view: Public, scene: Scene) -> str:
    words = scene.words
    picked = [
        words(
            f"render-san-juan-text-picked{'-library' if pick.library else ''}",
            role=term(words, "role", pick.role),
            name=scene.names[pick.seat],
        )
        for pick in view.table.picks
    ]
    taken = {pick.role for pick in view.table.picks}
    free = [term(words, "role", role) for role in ROLES if role not in taken]
    lines = [words("render-san-juan-text-roles-free", roles=listed(words, free))]
    if picked:
        lines.append(words("render-san-juan-text-picks", picks=", ".join(picked)))
    return "\n".join(lines)


def _trading(view: Public, words: Words) -> str:
    if view.tile is None:
        return words("render-san-juan-text-closed")
    prices = [
        words("render-san-juan-text-price", good=term(words, "good", good), price=price)
        for good, price in _prices(view.tile).items()
    ]
    return words("render-san-juan-text-open", prices=", ".join(prices))


def _tiles(view: Public, words: Words) -> list[str]:
    """The tiles turned up so far: they come back in the same order."""
    if not view.table.tiles_seen:
        return []
    shown = ["-".join(map(str, _prices(tile).values())) for tile in view.table.tiles_seen]
    return [words("render-san-juan-text-tiles", tiles=", ".join(shown))]


def _prices(tile: Key) -> dict[Key, int]:
    """What the tile shows."""
    return {good: PRICES[tile][good] for good in TILE_GOODS}


def _counts(view: Public, scene: Scene, seat: Seat) -> list[str]:
    words = scene.words
    lines = [
        words(
            "render-san-juan-text-player",
            name=scene.names[seat],
            buildings=len(view.table.players[seat].city),
            hand=view.hands[seat],
            limit=view.limit(seat),
        ),
        words("render-text-points", told=known_points(view, scene, seat).told(words)),
    ]
    if view.drawn[seat]:
        lines.append(words("render-san-juan-text-drawn", count=view.drawn[seat]))
    if view.table.players[seat].has_banked:
        lines.append(words("render-san-juan-text-banked"))
    if view.tucked:
        lines.append(words("render-san-juan-text-under", count=view.tucked[seat]))
    return lines


def _building(stack: Stack, words: Words) -> str:
    text = term(words, "card", stack.top)
    if stack.good:
        good = term(words, "good", GOOD_OF[stack.top])
        text = words("render-san-juan-text-good", building=text, good=good)
    return _laden(stack, text, words)


def _laden(stack: Stack, text: str, words: Words) -> str:
    """The building with what lies under it."""
    if stack.tucked:
        text = words("render-san-juan-text-tucked", building=text)
    if stack.covered:
        text = words("render-san-juan-text-covered", building=text, count=stack.covered)
    return text


def hand_text(own: Private, view: Public, seat: Seat, scene: Scene) -> str:
    """The seat's own cards."""
    words, limit = scene.words, view.limit(seat)
    name = scene.names[seat]
    if own.hand:
        lines = [
            words(
                "render-san-juan-text-hand",
                name=name,
                hand=len(own.hand),
                limit=limit,
                cards=_cards(own.hand, words),
            )
        ]
    else:
        lines = [words("render-san-juan-text-hand-empty", name=name, limit=limit)]
    if own.drawn:
        lines.append(words("render-san-juan-text-hand-drawn", cards=_cards(own.drawn, words)))
    tucked = tuple(card for _, cards in own.tucked for card in cards)
    if tucked:
        lines.append(words("render-san-juan-text-hand-tucked", cards=_cards(tucked, words)))
    for building, count in own.unseen:
        name = term(words, "card", building)
        lines.append(words("render-san-juan-text-hand-unseen", building=name, count=count))
    laden = [(kind, count) for kind, count, _ in goods_of(view.table.players[seat].city) if count]
    if laden:
        goods = ", ".join(f"{count} {term(words, 'good', kind)}" for kind, count in laden)
        lines.append(words("render-san-juan-text-hand-goods", goods=goods))
    lines.append(words("render-san-juan-text-hand-points", count=own_points(own, view, seat)))
    return "\n".join(lines)


class Goods(NamedTuple):
    """The own goods of a kind: how many there are, and in how many places they can lie."""

    good: Key
    laden: int
    places: int


def goods_of(city: Sequence[Stack]) -> list[Goods]:
    """A town's goods by kind, in the order of their prices."""
    homes = [(good, stack.good) for stack in city if (good := GOOD_OF.get(stack.top))]
    kinds = sorted({good for good, _ in homes}, key=list(GOOD_OF.values()).index)
    return [
        Goods(
            kind,
            sum(1 for good, is_laden in homes if good == kind and is_laden),
            sum(1 for good, _ in homes if good == kind),
        )
        for kind in kinds
    ]


def known_points(view: Public, scene: Scene, seat: Seat) -> Known:
    """What a face-up city brings as it stands, the final points once the game is over; cards under it bring one each."""
    is_open = bool(scene.sheets or view.tucked)
    has_hidden = not is_open and any(stack.tucked for stack in view.table.players[seat].city)
    return Known(scene.total(seat, view.points(seat)), is_least=has_hidden)


def own_points(own: Private, view: Public, seat: Seat) -> int:
    """What the seat would have if the game ended now: it knows what lies under its buildings."""
    return view.points(seat, tucked_by(own))


def tucked_by(own: Private) -> int:
    """How many cards lie under the seat's buildings."""
    return sum(len(cards) for _, cards in own.tucked) + sum(count for _, count in own.unseen)


def _cards(cards: tuple[Key, ...], words: Words) -> str:
    shown = []
    for key, count in amounts(cards):
        name = term(words, "card", key)
        text = words("render-san-juan-text-hand-card", name=name, cost=COST[key])
        shown.append(text if count == 1 else f"{count}× {text}")
    return ", ".join(shown)
