"""The position as text: for screen readers, descriptions of pictures and golden tests."""

from collections.abc import Callable, Iterator, Sequence

from games.core.model import Key, Seat
from games.puerto_rico.content import (
    CIRCLES,
    COST,
    DRAFT_SPACES,
    DRAFTED,
    GOODS,
    LIMITS,
    RANK,
    SIZE,
    TILES,
)
from games.puerto_rico.views import Cargo, Place, Player, Private, Public, RoleCard
from render.core.contract import Scene, Words
from render.core.encode import ALT_LIMIT
from render.core.listing import listed
from render.core.names import names_of
from render.puerto_rico.estate import city_spaces
from render.puerto_rico.harvest import harvest
from render.puerto_rico.name_boards import known_points
from render.puerto_rico.people import nobles_of
from render.puerto_rico.shop import columns_of
from render.puerto_rico.vocabulary import effect, goods_in_words, term, tile_name


def board_text(view: Public, scene: Scene) -> str:
    """Every public fact, a line each; what changes most stands first."""
    return "\n".join([*_table(view, scene), *_boards(view, scene), *_market(view, scene.words)])


def board_alt(view: Public, scene: Scene) -> str:
    """The same for the picture of the table; where not all fits, of the islands how many people work on them."""
    full = [*_table(view, scene), *_boards(view, scene), *_market(view, scene.words)]
    if len("\n".join(full)) <= ALT_LIMIT:
        return "\n".join(full)
    return _cut([*_table(view, scene, _worked_player), *_market(view, scene.words)])


def draft_alt(view: Public, scene: Scene) -> str:
    """The same for the picture of the draft: who picks, and how the candidates stand."""
    head, *rest = _table(view, scene)
    asked = rest[:1] if scene.asked else []
    return _cut([head, *asked, *draft_lines(view, scene.words)])


def page_lines(told: Sequence[tuple[str, Key, int]], words: Words) -> Iterator[str]:
    """What a page of buildings shows: types by their letters, with what each of them costs and does."""
    for letter, kind, cost in told:
        yield words(
            "render-puerto-rico-text-page",
            letter=letter,
            building=term(words, "building", kind),
            cost=cost,
            effect=effect(words, kind),
            spaces=SIZE[kind],
        )


def draft_lines(view: Public, words: Words) -> Iterator[str]:
    """For each cost how many spaces are taken, by which types, and which can still be picked."""
    for cost, spaces in DRAFT_SPACES.items():
        kinds = [kind for kind in DRAFTED if COST[kind] == cost]
        picked = [term(words, "building", kind) for kind in kinds if kind in view.table.buildings]
        free = [term(words, "building", kind) for kind in kinds if kind not in view.table.buildings]
        parts = []
        if picked:
            parts.append(words("render-puerto-rico-text-picked", buildings=", ".join(picked)))
        if len(picked) < spaces:
            parts.append(words("render-puerto-rico-text-open", buildings=", ".join(free)))
        yield words(
            "render-puerto-rico-text-cost",
            cost=cost,
            filled=len(picked),
            spaces=spaces,
            buildings="; ".join(parts),
        )


def islands_alt(view: Public, scene: Scene) -> str:
    """The same for the picture of all islands: what lies on them stands before the table, of everybody, if need be in brief."""
    head, *rest = _table(view, scene)
    boards = [head, *_boards(view, scene)]
    if len("\n".join(boards)) > ALT_LIMIT:
        boards = [head, *_boards_in_brief(view, scene)]
    return _cut([*boards, *rest])


def _cut(lines: list[str]) -> str:
    kept, room = list[str](), ALT_LIMIT
    for line in lines:
        room -= len(line) + 1
        if room < -1 and kept:
            break
        kept.append(line)
    return "\n".join(kept)


def _table(
    view: Public, scene: Scene, player: Callable[[Public, Scene, Seat], str] | None = None
) -> Iterator[str]:
    """What lies on the table, and what everybody has of everything; `player` says what is told of each."""
    told = player or _player
    words, table = scene.words, view.table
    yield _head(view, scene)
    if scene.asked:
        yield words("render-puerto-rico-text-asked", names=names_of(scene, scene.asked))
    yield from _roles(view, scene)
    yield from (told(view, scene, seat) for seat in range(len(table.players)))
    yield "; ".join(_cargo(ship, words) for ship in table.cargo)
    if view.open_ships:
        ships = [str(capacity) for capacity in sorted(view.open_ships)]
        yield words("render-puerto-rico-text-open-ships", ships=listed(words, ships))
    house = ", ".join(term(words, "good", good) for good in table.house) or "–"
    yield words("render-puerto-rico-text-house", goods=house)
    if sales := view.sales:
        offers = [_sale(good, doubloons, words) for good, doubloons in sales.items()]
        yield words("render-puerto-rico-text-sales", sales=listed(words, offers))
    yield words("render-puerto-rico-text-supply", goods=goods_in_words(words, table.goods))
    yield _stocks(view, words)


def _head(view: Public, scene: Scene) -> str:
    words, table = scene.words, view.table
    if not view.flow:
        return words("render-puerto-rico-text-over")
    if view.stage == "draft":
        return words("render-puerto-rico-text-draft")
    governor = scene.names[table.governor]
    head = words("render-puerto-rico-text-head", round=table.round, governor=governor)
    return f"{head} {words('render-puerto-rico-text-last')}" if table.is_last else head


def _roles(view: Public, scene: Scene) -> Iterator[str]:
    words = scene.words
    free = [_role(card, words) for card in view.table.roles if card.taker is None]
    if free:
        yield words("render-puerto-rico-text-free", roles=listed(words, free))
    taken = [
        f"{term(words, 'role', card.role)} ({scene.names[card.taker]})"
        for card in view.table.roles
        if card.taker is not None
    ]
    if taken:
        yield words("render-puerto-rico-text-taken", roles=", ".join(taken))


def _role(card: RoleCard, words: Words) -> str:
    name = term(words, "role", card.role)
    if not card.doubloons:
        return name
    return words("render-puerto-rico-text-role", role=name, doubloons=card.doubloons)


def _player(view: Public, scene: Scene, seat: Seat) -> str:
    words, player = scene.words, view.table.players[seat]
    text = words(
        "render-puerto-rico-text-player",
        name=scene.names[seat],
        doubloons=player.doubloons,
        goods=goods_in_words(words, player.goods),
        city=city_spaces(player),
        island=len(player.island),
        most=LIMITS.city,
    )
    if view.table.has_nobles:
        text = f"{text} {words('render-puerto-rico-text-nobles-of', count=nobles_of(player))}"
    if player.looked:
        text = f"{text} {words('render-puerto-rico-text-looked-at', count=player.looked)}"
    if view.points is not None:
        points = words("render-puerto-rico-text-points", points=view.points[seat])
        return f"{text} {points}"
    if not view.scored[seat]:
        text = f"{text} {words('render-puerto-rico-text-no-points')}"
    return f"{text} {words('render-text-points', told=known_points(view, scene)[seat].told(words))}"


def _worked_player(view: Public, scene: Scene, seat: Seat) -> str:
    """What a player has, and how many people work on tiles and in the city or wait in San Juan."""
    words, player = scene.words, view.table.players[seat]
    tiles = [place for place in player.island if CIRCLES[place.kind]]
    work = words(
        "render-puerto-rico-text-work",
        fields=sum(bool(place.people) for place in tiles),
        tiles=len(tiles),
        people=sum(place.people for place in player.city),
        circles=sum(CIRCLES[place.kind] for place in player.city),
    )
    text = f"{_player(view, scene, seat)} {work}"
    if player.waiting.total:
        waiting = _waiting(player, words)
        text = f"{text} {words('render-puerto-rico-text-in-san-juan', waiting=waiting)}"
    return text


def _sale(good: Key, doubloons: int, words: Words) -> str:
    name = term(words, "good", good)
    return words("render-puerto-rico-text-sale", good=name, doubloons=doubloons)


def _cargo(ship: Cargo, words: Words) -> str:
    if ship.good is None:
        return words("render-puerto-rico-text-ship-empty", capacity=ship.capacity)
    return words(
        "render-puerto-rico-text-ship",
        capacity=ship.capacity,
        barrels=ship.barrels,
        good=term(words, "good", ship.good),
    )


def row_line(view: Public, words: Words) -> str:
    """The tiles that lie face up, and how many there are of the others."""
    row = ", ".join(tile_name(words, tile) for tile in view.table.row) or "–"
    return words(
        "render-puerto-rico-text-row", tiles=row, stack=view.stack, quarries=view.table.quarries
    )


def _stocks(view: Public, words: Words) -> str:
    table = view.table
    lines = [
        row_line(view, words),
        words(
            "render-puerto-rico-text-people",
            ship=table.ship.colonists,
            supply=table.supply.colonists,
            pool=table.pool,
        ),
    ]
    if table.has_nobles:
        lines.append(
            words(
                "render-puerto-rico-text-nobles",
                ship=table.ship.nobles,
                supply=table.supply.nobles,
            )
        )
    if any(table.discards):
        named = ", ".join(
            f"{count} {tile_name(words, tile)}"
            for tile, count in zip(GOODS, table.discards, strict=True)
            if count
        )
        lines.append(words("render-puerto-rico-text-discards", tiles=named))
    if table.paper:
        lines.append(words("render-puerto-rico-text-paper", count=table.paper))
    if view.face_down:
        lines.append(words("render-puerto-rico-text-face-down", count=view.face_down))
    return " ".join(lines)


def _market(view: Public, words: Words) -> Iterator[str]:
    """The building types that are left, by column."""
    for number, kinds in enumerate(columns_of(view), 1):
        left = [
            f"{term(words, 'building', kind)} ×{view.table.market[RANK[kind]]}"
            for kind in kinds
            if view.table.market[RANK[kind]]
        ]
        if left:
            yield words("render-puerto-rico-text-market", column=number, buildings=", ".join(left))


def _boards(view: Public, scene: Scene) -> Iterator[str]:
    """Island and city of everybody, with the people on them."""
    for seat, player in enumerate(view.table.players):
        yield scene.words(
            "render-puerto-rico-text-board",
            name=scene.names[seat],
            island=_island(player, scene.words),
            city=_city(player, scene.words),
            waiting=_waiting(player, scene.words),
        )


def _boards_in_brief(view: Public, scene: Scene) -> Iterator[str]:
    """The same, of the city only how large it is, and how many work there."""
    for seat, player in enumerate(view.table.players):
        yield scene.words(
            "render-puerto-rico-text-board-brief",
            name=scene.names[seat],
            island=_island(player, scene.words),
            buildings=len(player.city),
            people=sum(place.people for place in player.city),
            circles=sum(CIRCLES[place.kind] for place in player.city),
            waiting=_waiting(player, scene.words),
        )


def _waiting(player: Player, words: Words) -> str:
    """How many people wait in San Juan, and how many of them are nobles."""
    return _with_nobles(str(player.waiting.total), player.waiting.nobles, words)


def _with_nobles(text: str, nobles: int, words: Words) -> str:
    """The text, and how many nobles that includes."""
    if not nobles:
        return text
    return words("render-puerto-rico-text-with-nobles", building=text, count=nobles)


def _island(player: Player, words: Words) -> str:
    """The tiles by kind, and how many of them are occupied."""
    told = []
    for kind in TILES:
        tiles = [place for place in player.island if place.kind == kind]
        if tiles:
            name = tile_name(words, kind)
            occupied = sum(bool(place.people) for place in tiles)
            text = f"{name} {occupied}/{len(tiles)}" if CIRCLES[kind] else f"{name} {len(tiles)}"
            told.append(_with_nobles(text, sum(place.nobles for place in tiles), words))
    return ", ".join(told) or "–"


def _city(player: Player, words: Words) -> str:
    return ", ".join(_building(place, words) for place in player.city) or "–"


def _building(place: Place, words: Words) -> str:
    name, circles = term(words, "building", place.kind), CIRCLES[place.kind]
    text = f"{name} {place.people}/{circles}" if circles else name
    return _with_nobles(text, place.nobles, words)


def hand_text(own: Private, view: Public, seat: Seat, scene: Scene) -> str:
    """What only the seat knows: points, and what it looks at; its board stands with it."""
    words, player = scene.words, view.table.players[seat]
    total = scene.total(seat, view.points_with(seat, own.points))
    lines = [
        words(
            "render-puerto-rico-text-own",
            name=scene.names[seat],
            total=total,
            points=own.points,
        ),
        words(
            "render-puerto-rico-text-own-goods",
            doubloons=player.doubloons,
            goods=goods_in_words(words, player.goods),
            waiting=_waiting(player, words),
        ),
        words("render-puerto-rico-text-island", tiles=_island(player, words)),
        words("render-puerto-rico-text-city", buildings=_city(player, words)),
        words("render-puerto-rico-text-harvest", goods=harvest_in_words(player, words)),
    ]
    if own.held is not None:
        lines.append(words("render-puerto-rico-text-held", tile=tile_name(words, own.held)))
    if any(own.looked):
        named = ", ".join(
            f"{count} {term(words, 'tile', good)}"
            for good, count in zip(GOODS, own.looked, strict=True)
            if count
        )
        lines.append(words("render-puerto-rico-text-looked", tiles=named))
    return "\n".join(lines)


def harvest_in_words(player: Player, words: Words) -> str:
    """What the next harvest brings, as people stand now."""
    return goods_in_words(words, harvest(player.island, player.city))
