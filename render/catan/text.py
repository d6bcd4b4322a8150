"""The position as text: for screen readers, descriptions of pictures and golden tests."""

from collections.abc import Iterator

from games.catan.content import CARDS, KNIGHT, RESOURCES, Deck, Hand, geometry
from games.catan.views import CITY, Private, Proposal, Public, TradeOffer
from games.core.model import Seat
from render.catan.vocabulary import FOUNDING, cards_in_words, names_of, phase_of, points_shown, term
from render.core.contract import Scene, Words
from render.core.encode import ALT_LIMIT
from render.core.listing import listed


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
    yield from (_player(view, scene, seat) for seat in range(len(view.players)))
    yield from (_offer(view, scene, offer) for offer in view.offers)
    yield from (_proposal(scene, proposal) for proposal in view.proposals)
    bank = cards_in_words(words, view.bank)
    yield words("render-catan-text-bank", cards=bank, deck=view.deck)
    yield from (_pieces(view, scene, seat) for seat in range(len(view.players)))
    yield _land(view, words)
    yield _harbors(view, words)


def _head(view: Public, scene: Scene) -> str:
    if not view.flow:
        return scene.words("render-catan-text-over", name=scene.names[view.winner])
    if phase_of(view) in FOUNDING:
        return scene.words("render-catan-text-founding")
    return scene.words("render-catan-text-turn", turn=view.turn, name=scene.names[view.active])


def _asked(scene: Scene) -> str:
    return scene.words("render-catan-text-asked", names=names_of(scene, scene.asked))


def _dice(view: Public, words: Words) -> str:
    robber = words("render-catan-text-robber", hex=f"#{view.robber + 1}")
    if not any(view.dice):
        return robber
    first, second = view.dice
    rolled = words("render-catan-text-dice", first=first, second=second, sum=first + second)
    if view.produced:
        hexes = listed(words, [f"#{place + 1}" for place in view.produced])
        rolled += " " + words("render-catan-text-produced", hexes=hexes)
    return f"{rolled} {robber}"


def _player(view: Public, scene: Scene, seat: Seat) -> str:
    player, words = view.players[seat], scene.words
    facts = words(
        "render-catan-text-player",
        name=scene.names[seat],
        colour=term(words, "colour", player.colour),
        points=points_shown(view, seat),
        cards=player.cards_in_hand,
        development=player.development_cards,
        road=player.road_length,
        knights=player.played[KNIGHT],
    )
    extra = []
    if view.longest_road == seat:
        extra.append(words("catan-score-longest-road"))
    if view.largest_army == seat:
        extra.append(words("catan-score-largest-army"))
    extra += _played(player.played, words)
    if any(player.revealed):
        extra.append(words("render-catan-text-revealed", cards=_deck(player.revealed, words)))
    if player.fresh_cards:
        extra.append(words("render-catan-text-fresh", count=player.fresh_cards))
    if player.has_answered_ahead:
        extra.append(words("render-catan-text-ahead"))
    return facts if not extra else facts + " " + "; ".join(extra) + "."


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
    text = words(
        "render-catan-text-offer",
        number=offer.number,
        name=scene.names[view.active],
        give=_side(offer.give, words),
        want=_side(offer.want, words),
        partners=names_of(scene, offer.to),
    )
    if offer.first_come:
        text += " " + words("render-catan-text-first-come")
    if offer.accepted:
        text += " " + words("render-catan-text-accepted", names=names_of(scene, offer.accepted))
    if offer.declined:
        text += " " + words("render-catan-text-declined", names=names_of(scene, offer.declined))
    return text


def _side(hand: Hand, words: Words) -> str:
    return cards_in_words(words, hand) if any(hand) else words("render-catan-text-open-side")


def _proposal(scene: Scene, proposal: Proposal) -> str:
    return scene.words(
        "render-catan-text-proposal",
        name=scene.names[proposal.seat],
        give=_side(proposal.give, scene.words),
        want=_side(proposal.want, scene.words),
    )


def _pieces(view: Public, scene: Scene, seat: Seat) -> str:
    net, words, player = geometry(view.board.plan), scene.words, view.players[seat]

    def standing(building: int) -> str:
        corners = [net.corners[at] for at, one in enumerate(view.buildings) if one == building]
        return ", ".join(corners) or "–"

    roads = [net.paths[at] for at, owner in enumerate(view.roads) if owner == seat]
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
    board = view.board
    hexes = [
        f"#{at + 1} {term(words, 'terrain', terrain)}{f' {number}' if number else ''}"
        for at, (terrain, number) in enumerate(zip(board.terrains, board.numbers, strict=True))
    ]
    return words("render-catan-text-land", hexes=", ".join(hexes))


def _harbors(view: Public, words: Words) -> str:
    net = geometry(view.board.plan)
    harbors = [
        f"@{number} {term(words, 'harbor', kind)} {net.paths[path]}"
        for number, (path, kind) in enumerate(view.board.harbors, 1)
    ]
    return words("render-catan-text-harbors", harbors=", ".join(harbors))


def hand_text(own: Private, view: Public, seat: Seat, scene: Scene) -> str:
    """The seat's own cards, points and rates."""
    words, player = scene.words, view.players[seat]
    lines = [
        words(
            "render-catan-text-hand",
            name=scene.names[seat],
            cards=cards_in_words(words, own.hand) if any(own.hand) else words("render-catan-none"),
            count=sum(own.hand),
        )
    ]
    if any(own.cards):
        lines.append(words("render-catan-text-development", cards=_deck(own.cards, words)))
    if any(own.fresh):
        lines.append(words("render-catan-text-own-fresh", cards=_deck(own.fresh, words)))
    rates = [
        f"{term(words, 'resource', key)} {rate}:1"
        for key, rate in zip(RESOURCES, player.rates, strict=True)
    ]
    lines.append(words("render-catan-text-rates", rates=", ".join(rates)))
    hidden = own.points - player.points
    lines.append(words("render-catan-text-points", points=own.points, hidden=hidden))
    return "\n".join(lines)
