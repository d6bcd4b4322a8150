"""Secrets that fit what somebody can know, by chance (docs/rules/catan.md 9)."""

from math import comb
from typing import cast

from msgspec.structs import replace

from games.catan.content import DECKS, NO_CARDS, NOTHING, Deck, Hand, full_bank
from games.catan.frames import NextTurn
from games.catan.hands import minus, plus
from games.catan.modules.helpers.frames import LeaderRobbed, SagePicking
from games.catan.points import goal, public_points
from games.catan.seam import Module, modules_with
from games.catan.secretive import dealt_parts
from games.catan.state import NOBODY, Holding, Secrets
from games.catan.views import Private, Public
from games.core.forms import Below
from games.core.model import Seat


def secrets_dealt(public: Public, private: Private | None, below: Below) -> Secrets:
    """Hands, cards and answers ahead that fit the views: the viewer's own as they are, the others' by chance."""
    own = private.seat if private is not None else NOBODY
    hands = _hands(public, _known_hands(public, private), below)
    cards, deck = _development_cards(public, private, below)
    players = []
    for seat, seen in enumerate(public.held):
        if private is not None and seat == own:
            players.append(private.holding)
        else:
            fresh = _pick(cards[seat], seen.fresh_cards, below)
            ahead = "ask"
            if seen.has_answered_ahead:
                ahead = "build" if below(2) else "pass"
            players.append(Holding(hands[seat], cards[seat], fresh, ahead=ahead))
    parts = dealt_parts(public, private, below)
    return Secrets(_with_looks(public, own, players, deck, below), deck, parts)


def _with_looks(
    public: Public, own: Seat, players: list[Holding], deck: Deck, below: Below
) -> tuple[Holding, ...]:
    """What another active player looks at just now: top cards of the deck, or the hand of an opponent (minis R451, R455)."""
    active, top = public.table.active, public.flow[-1] if public.flow else None
    if active != own and isinstance(top, SagePicking):
        players[active] = replace(players[active], seen=_pick(deck, top.count, below))
    if active != own and isinstance(top, LeaderRobbed):
        players[active] = replace(players[active], looked=players[top.victim].hand)
    return tuple(players)


def _known_hands(public: Public, private: Private | None) -> dict[Seat, Hand]:
    """The hands that the viewer knows: the own one, and one that is looked at just now."""
    if private is None:
        return {}
    known = {private.seat: private.holding.hand}
    top = public.flow[-1] if public.flow else None
    if isinstance(top, LeaderRobbed) and private.seat == public.table.active:
        known[top.victim] = private.holding.looked
    return known


def _hands(public: Public, known: dict[Seat, Hand], below: Below) -> list[Hand]:
    """The cards outside the bank, dealt to the sizes of the hands; cards that lie open are in them."""
    left: Hand = minus(full_bank(public.table.board.plan), public.table.bank)
    open_cards = {seat: hand for seat, hand in _open_cards(public).items() if seat not in known}
    for hand in (*known.values(), *open_cards.values()):
        left = minus(left, hand)
    hands = []
    for seat, seen in enumerate(public.held):
        if seat not in known:
            shown = open_cards.get(seat, NOTHING)
            hand = cast(Hand, _pick(left, seen.cards_in_hand - sum(shown), below))
            left = minus(left, hand)
            hands.append(plus(hand, shown))
        else:
            hands.append(known[seat])
    return hands


def _open_cards(public: Public) -> dict[Seat, Hand]:
    """What modules show of hands just now."""
    shown: dict[Seat, Hand] = {}
    for module in modules_with(public.table, Module.open_cards) if public.flow else ():
        shown.update(module.open_cards(public.flow[-1], public.table))
    return shown


def _pick(stock: tuple[int, ...], count: int, below: Below) -> Deck:
    """So many pieces of the stock, each as likely as the other."""
    left = list(stock)
    picked = [0] * len(left)
    for _ in range(count):
        place = below(sum(left))
        kind = 0
        while place >= left[kind]:
            place -= left[kind]
            kind += 1
        left[kind] -= 1
        picked[kind] += 1
    return cast(Deck, tuple(picked))


def _without(stock: Deck, cards: Deck) -> Deck:
    """The stock without these cards."""
    return cast(Deck, tuple([held - taken for held, taken in zip(stock, cards)]))


def _development_cards(
    public: Public, private: Private | None, below: Below
) -> tuple[list[Deck], Deck]:
    """Unplayed cards per seat, and what is left in the deck."""
    left = DECKS[public.table.board.chart.size]
    for module in modules_with(public.table, Module.gone):
        left = _without(left, module.gone(public.table))
    for player, seen in zip(public.table.players, public.held):
        left = _without(_without(left, player.played), seen.revealed)
    cards: dict[Seat, Deck] = {}
    if private is not None:
        own = private.seat
        cards[own] = private.holding.cards
        left = _without(left, _without(private.holding.cards, public.held[own].revealed))
    # What the viewer looks at lies in the deck, and in nobody's hand.
    looked_at = private.holding.seen if private is not None else NO_CARDS
    left = _without(left, looked_at)
    # The active player first: that one is known to hold too few points to have won.
    active = public.table.active
    for seat in sorted(range(len(public.held)), key=lambda seat: seat != active):
        if seat in cards:
            continue
        seen = public.held[seat]
        hidden = seen.development_cards - sum(seen.revealed)
        dealt = _pick_cards(left, hidden, _most_victory_cards(public, seat), below)
        left = _without(left, dealt)
        cards[seat] = cast(
            Deck, tuple([count + shown for count, shown in zip(dealt, seen.revealed)])
        )
    deck = cast(Deck, tuple([count + seen for count, seen in zip(left, looked_at)]))
    return [cards[seat] for seat in range(len(public.held))], deck


def _most_victory_cards(public: Public, seat: Seat) -> int:
    """How many unseen victory point cards the seat can hold: in its own turn, too few to have won (R160, R183)."""
    if not public.flow:
        return 0
    needed = goal(public.table)
    is_special_phase = isinstance(public.flow[0], NextTurn)
    if seat == public.table.active and not is_special_phase:
        return max(0, needed - 1 - public_points(public.table, seat))
    return needed


def _pick_cards(stock: Deck, count: int, most_victory: int, below: Below) -> Deck:
    """So many cards of the stock, no more victory point cards among them than that: each such choice as likely as any other."""
    plain, victory = _plain(stock), _without(stock, _plain(stock))
    ways = [
        comb(sum(victory), points) * comb(sum(plain), count - points)
        for points in range(min(most_victory, count) + 1)
    ]
    drawn, points = below(sum(ways)), 0
    while drawn >= ways[points]:
        drawn -= ways[points]
        points += 1
    cards = _pick(plain, count - points, below)
    return cast(
        Deck, tuple([one + other for one, other in zip(cards, _pick(victory, points, below))])
    )


def _plain(stock: Deck) -> Deck:
    """The stock without victory point cards."""
    return (stock[0], stock[1], stock[2], stock[3], 0, 0, 0, 0, 0)
