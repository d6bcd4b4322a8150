"""The position as text: for screen readers, descriptions of pictures and golden tests."""

from collections.abc import Callable, Iterator

from games.catan.content import (
    CARDS,
    FIRST_VICTORY_CARD,
    KNIGHT,
    RESOURCES,
    Deck,
    Goods,
)
from games.catan.events import yielded_by
from games.catan.views import (
    CITY,
    Private,
    Proposal,
    Public,
    Table,
    TradeOffer,
    canal_links,
    canal_supply,
    canal_tokens,
    chips_left,
    chips_of,
    goal,
    has_canal,
    has_rolled,
    helper_of,
    helpers_shown,
    hidden_points,
    knights_removed,
    produced,
    public_points,
    rates,
    winner,
)
from games.core.model import Seat
from render.catan.chartmap import is_printed
from render.catan.favortext import favor_lines, held_favors, own_favor_lines
from render.catan.vocabulary import FOUNDING, cards_in_words, known_points, term
from render.core.contract import Scene, Words
from render.core.encode import ALT_LIMIT
from render.core.listing import listed
from render.core.names import names_of
from render.core.shell import phase_of


def board_text(view: Public, scene: Scene) -> str:
    """Every public fact of the board, a line each; what changes stands before what does not."""
    return "\n".join(_board_lines(view, scene))


def board_alt(view: Public, scene: Scene) -> str:
    """As many of these lines as go into the description of a picture; the others are not even made."""
    kept, room = list[str](), ALT_LIMIT
    for line in _board_lines(view, scene):
        room -= len(line) + 1
        if room < -1 and kept:
            break
        kept.append(line)
    return "\n".join(kept)


def _board_lines(view: Public, scene: Scene) -> Iterator[str]:
    words = scene.words
    yield _head(view, scene)
    if scene.asked:
        yield _asked(scene)
    yield _dice(view, words)
    yield from (_player(view, scene, seat) for seat in range(len(view.table.players)))
    if helpers_shown(view.table):
        shown = [term(words, "helper", key) for key in helpers_shown(view.table)]
        yield words("render-catan-text-display", helpers=", ".join(shown))
    if removed := knights_removed(view.table):
        yield words("render-catan-text-knights-removed", count=removed)
    yield from favor_lines(view, scene)
    yield from (_offer(view, scene, offer) for offer in view.table.offers)
    yield from (_proposal(scene, proposal) for proposal in view.table.proposals)
    bank = cards_in_words(words, view.table.bank)
    yield words("render-catan-text-bank", cards=bank, deck=view.deck)
    yield from (_pieces(view, scene, seat) for seat in range(len(view.table.players)))
    yield _land(view, words)
    yield words("render-catan-text-goal", points=goal(view.table))
    if is_printed(view.table.board.plan):
        yield from _map(view, scene)
    else:
        yield _harbors(view, words)


def _head(view: Public, scene: Scene) -> str:
    if not view.flow:
        return scene.words("render-catan-text-over", name=scene.names[winner(view)])
    if phase_of(view) in FOUNDING:
        return scene.words("render-catan-text-founding")
    if not view.table.turn:
        return scene.words("render-catan-text-before")
    return scene.words(
        "render-catan-text-turn", turn=view.table.turn, name=scene.names[view.table.active]
    )


def _asked(scene: Scene) -> str:
    return scene.words("render-catan-text-asked", names=names_of(scene, scene.asked))


def _dice(view: Public, words: Words) -> str:
    robber = words("render-catan-text-robber", hex=f"#{view.table.robber + 1}")
    if not has_rolled(view):
        return robber
    first, second = view.table.dice
    rolled = words("render-catan-text-dice", first=first, second=second, sum=first + second)
    if produced(view):
        hexes = listed(words, [f"#{place + 1}" for place in produced(view)])
        rolled += " " + words("render-catan-text-produced", hexes=hexes)
    return f"{rolled} {robber}"


def _player(view: Public, scene: Scene, seat: Seat) -> str:
    player, held, words = view.table.players[seat], view.held[seat], scene.words
    facts = words(
        "render-catan-text-player",
        name=scene.names[seat],
        colour=term(words, "colour", player.colour),
        points=known_points(view, seat).points,
        known="least" if known_points(view, seat).is_least else "all",
        cards=held.cards_in_hand,
        development=held.development_cards,
        road=player.road_length,
        knights=player.played[KNIGHT],
    )
    extra = _awards(view, seat, words)
    extra += _played(player.played, words)
    if seat == view.table.active and view.table.has_played:
        extra.append(words("render-catan-text-has-played"))
    extra += _helper(view, seat, words)
    extra += held_favors(view, seat, words)
    if any(held.revealed):
        extra.append(words("render-catan-text-revealed", cards=_deck(held.revealed, words)))
    if held.fresh_cards:
        extra.append(words("render-catan-text-fresh", count=held.fresh_cards))
    if held.has_answered_ahead:
        extra.append(words("render-catan-text-ahead"))
    return facts if not extra else facts + " " + "; ".join(extra) + "."


def _helper(view: Public, seat: Seat, words: Words) -> list[str]:
    """The player's helper, how often it can still be used, and whether this turn."""
    helper = helper_of(view.table, seat)
    if helper is None:
        return []
    said = words(
        "render-catan-text-helper",
        helper=term(words, "helper", helper.key),
        left=1 if helper.is_flipped else 2,
        state="used" if helper.is_used else "new" if helper.waits else "ready",
    )
    return [said]


def _played(played: Deck, words: Words) -> list[str]:
    """Progress cards played; knights stand among the counts."""
    progress = (0, *played[KNIGHT + 1 :])
    if not any(progress):
        return []
    return [words("render-catan-text-played", cards=_deck(progress, words))]


def _deck(deck: tuple[int, ...], words: Words) -> str:
    named = [
        (term(words, "card", key), count) for key, count in zip(CARDS, deck, strict=True) if count
    ]
    return ", ".join(name if count == 1 else f"{count} {name}" for name, count in named)


def _offer(view: Public, scene: Scene, offer: TradeOffer) -> str:
    words = scene.words
    args: dict[str, str | int] = {
        "number": offer.number,
        "name": scene.names[view.table.active],
        "give": _side(offer.give, words),
        "want": _side(offer.want, words),
    }
    if offer.to:
        text = words("render-catan-text-offer", **args, partners=names_of(scene, offer.to))
    else:
        text = words("render-catan-text-offer-open", **args)
    if offer.first_come:
        text += " " + words("render-catan-text-first-come")
    if offer.accepted:
        text += " " + words("render-catan-text-accepted", names=names_of(scene, offer.accepted))
    if offer.declined:
        text += " " + words("render-catan-text-declined", names=names_of(scene, offer.declined))
    return text


def _side(hand: Goods, words: Words) -> str:
    return cards_in_words(words, hand) if any(hand) else words("render-catan-text-open-side")


def _proposal(scene: Scene, proposal: Proposal) -> str:
    return scene.words(
        "render-catan-text-proposal",
        name=scene.names[proposal.seat],
        give=_side(proposal.give, scene.words),
        want=_side(proposal.want, scene.words),
    )


def _pieces(view: Public, scene: Scene, seat: Seat) -> str:
    net, words, player = view.table.board.geometry, scene.words, view.table.players[seat]

    def standing(building: int) -> str:
        corners = [
            net.corners[at] for at, one in enumerate(view.table.buildings) if one == building
        ]
        return ", ".join(corners) or "–"

    roads = [net.paths[at] for at, owner in enumerate(view.table.roads) if owner == seat]
    return words(
        "render-catan-text-pieces",
        name=scene.names[seat],
        settlements=standing(seat),
        cities=standing(CITY + seat),
        roads=", ".join(roads) or "–",
        settlements_left=player.settlements_left,
        cities_left=player.cities_left,
        roads_left=player.roads_left,
    )


def _land(view: Public, words: Words) -> str:
    board = view.table.board
    hexes = []
    for at, (terrain, number) in enumerate(zip(board.terrains, board.numbers, strict=True)):
        land = yielded_by(terrain)
        name = term(words, land.kind, land.key)
        hexes.append(f"#{at + 1} {name}{f' {number}' if number else ''}")
    return words("render-catan-text-land", hexes=", ".join(hexes))


def _map(view: Public, scene: Scene) -> Iterator[str]:
    """What a printed map shows: what wins, localities, red paths, chips and canal tokens."""
    words, table = scene.words, view.table
    net, on = table.board.geometry, table.board.chart
    sites = [
        f"{net.corners[corner]} {on.names.get(corner, '')}".strip() for corner in sorted(on.sites)
    ]
    yield words("render-catan-text-localities", sites=", ".join(sites))
    reds = [f"{net.paths[path]} {term(words, 'red', kind)}" for path, kind in on.reds]
    yield words("render-catan-text-reds", paths=", ".join(reds))
    if on.chips:
        corners = ", ".join([net.corners[corner] for corner in chips_left(table)]) or "–"
        yield words("render-catan-text-chips", corners=corners, held=_held(view, scene, chips_of))
    if has_canal(table):
        supply = canal_supply(table)
        held = _held(view, scene, canal_tokens)
        yield words("render-catan-text-canal", supply=supply, held=held)
        links = _links(view, scene)
        if links:
            yield words("render-catan-text-links", links="; ".join(links))


def _links(view: Public, scene: Scene) -> list[str]:
    """The pairs of localities for which each player has had a canal token."""
    corners = view.table.board.geometry.corners
    told = []
    for name, links in zip(scene.names, canal_links(view.table), strict=True):
        pairs = [f"{corners[one]}–{corners[other]}" for one, other in links]
        if pairs:
            told.append(f"{name} {', '.join(pairs)}")
    return told


def _held(view: Public, scene: Scene, of: Callable[[Table, Seat], int]) -> str:
    """How many every player has."""
    return ", ".join([f"{name} {of(view.table, seat)}" for seat, name in enumerate(scene.names)])


def _harbors(view: Public, words: Words) -> str:
    net = view.table.board.geometry
    harbors = [
        f"@{number} {term(words, 'harbor', kind)} {net.paths[path]}"
        for number, (path, kind) in enumerate(view.table.board.harbors, 1)
    ]
    return words("render-catan-text-harbors", harbors=", ".join(harbors))


def hand_text(own: Private, view: Public, seat: Seat, scene: Scene) -> str:
    """The seat's own cards, points and rates."""
    words = scene.words
    lines = [
        words(
            "render-catan-text-hand",
            name=scene.names[seat],
            cards=cards_in_words(words, own.holding.hand)
            if any(own.holding.hand)
            else words("render-catan-none"),
            count=sum(own.holding.hand),
        )
    ]
    if any(own.holding.cards):
        lines.append(words("render-catan-text-development", cards=_deck(own.holding.cards, words)))
    playable = [place < FIRST_VICTORY_CARD for place in range(len(CARDS))]
    for id, is_said in (("own-fresh", True), ("own-new-points", False)):
        new = tuple(
            [n * (may == is_said) for n, may in zip(own.holding.fresh, playable, strict=True)]
        )
        if any(new):
            lines.append(words(f"render-catan-text-{id}", cards=_deck(new, words)))
    if own.holding.ahead != "ask":
        answer = term(words, "special", own.holding.ahead)
        lines.append(words("render-catan-text-own-ahead", answer=answer))
    if any(own.holding.looked):
        cards = cards_in_words(words, own.holding.looked)
        lines.append(words("render-catan-text-looked", cards=cards))
    if any(own.holding.seen):
        lines.append(words("render-catan-text-seen", cards=_deck(own.holding.seen, words)))
    lines += own_favor_lines(own, words)
    wanted = [
        f"{term(words, 'resource', key)} {rate}:1"
        for key, rate in zip(RESOURCES, rates(view.table, seat), strict=True)
    ]
    lines.append(words("render-catan-text-rates", rates=", ".join(wanted)))
    hidden = hidden_points(own)
    total = public_points(view.table, seat) + hidden
    lines.append(words("render-catan-text-points", points=total, hidden=hidden))
    lines.append(words("render-catan-text-goal", points=goal(view.table)))
    for helper in _helper(view, seat, words):
        lines.append(f"{helper}.")
    lines += [f"{award}." for award in _awards(view, seat, words)]
    others = [other for other in range(len(view.table.players)) if other != seat]
    return "\n".join(lines + [_rival(view, scene, other) for other in others])


def _rival(view: Public, scene: Scene, seat: Seat) -> str:
    """What a private picture shows of somebody else."""
    return scene.words(
        "render-catan-text-rival",
        name=scene.names[seat],
        points=known_points(view, seat).told(scene.words),
        cards=view.held[seat].cards_in_hand,
        awards="".join(f"; {award}" for award in _awards(view, seat, scene.words)),
    )


def _awards(view: Public, seat: Seat, words: Words) -> list[str]:
    """The awards that a player holds."""
    held = (
        ("longest-road", view.table.longest_road),
        ("largest-army", view.table.largest_army),
    )
    return [words(f"catan-score-{award}") for award, holder in held if holder == seat]
