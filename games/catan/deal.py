"""What each may see, and a full state from that alone (docs/rules/catan.md 9)."""

from typing import cast

from games.catan.awards import points, public_points
from games.catan.content import (
    DECKS,
    FIRST_VICTORY_CARD,
    NO_CARDS,
    PLANS,
    VICTORY_POINTS,
    Deck,
    Hand,
)
from games.catan.hands import minus
from games.catan.phases.founding import founder
from games.catan.state import NOBODY, FoundingRoadAsked, NextTurn, Player, State
from games.catan.views import Private, Public, PublicPlayer
from games.core.flow import own_lane, public_flow, with_own_lane
from games.core.forms import Below
from games.core.model import Seat
from games.core.rng import Chance


def public_view(state: State) -> Public:
    """What everybody can know."""
    is_over = not state.flow
    number = sum(state.dice)
    return Public(
        options=state.options,
        board=state.board,
        players=tuple(
            [_public_player(state, seat, is_over=is_over) for seat in range(len(state.players))]
        ),
        buildings=state.buildings,
        roads=state.roads,
        robber=state.robber,
        bank=state.bank,
        deck=sum(state.deck),
        active=state.active,
        starter=state.starter,
        turn=state.turn,
        dice=state.dice,
        has_played=state.has_played,
        longest_road=state.longest_road,
        largest_army=state.largest_army,
        offers=state.offers,
        proposals=state.proposals,
        offers_made=state.offers_made,
        flow=public_flow(state.flow),
        produced=tuple(
            [
                place
                for place, token in enumerate(state.board.numbers)
                if token and token == number and place != state.robber
            ]
        ),
        winner=state.active if is_over else NOBODY,
    )


def _public_player(state: State, seat: Seat, *, is_over: bool) -> PublicPlayer:
    """What everybody sees of the player."""
    player = state.players[seat]
    revealed = (0, 0, 0, 0, *player.cards[FIRST_VICTORY_CARD:]) if is_over else NO_CARDS
    return PublicPlayer(
        colour=player.colour,
        cards_in_hand=sum(player.hand),
        development_cards=sum(player.cards),
        fresh_cards=sum(player.fresh),
        played=player.played,
        rates=player.rates,
        road_length=player.road_length,
        roads_left=player.roads_left,
        settlements_left=player.settlements_left,
        cities_left=player.cities_left,
        points=public_points(state, seat),
        revealed=cast(Deck, revealed),
        has_answered_ahead=player.ahead != "ask",
    )


def private_view(state: State, seat: Seat) -> Private:
    """What the seat knows besides."""
    player = state.players[seat]
    unfinished = tuple([frame for frame in state.flow if isinstance(frame, FoundingRoadAsked)])
    return Private(
        seat=seat,
        hand=player.hand,
        cards=player.cards,
        fresh=player.fresh,
        points=points(state, seat),
        ahead=player.ahead,
        lane=own_lane(state.flow, seat),
        unfinished=tuple(
            [frame for frame in unfinished if founder(state, frame.placement) == seat]
        ),
    )


def deal_state(public: Public, private: Private | None, chance: Chance) -> State:
    """A full state that fits the views: hidden hands and cards by chance; answers of simultaneous steps that the
    viewer does not know are still missing.
    """
    own = private.seat if private is not None else NOBODY
    hands = _hands(public, private, chance.below)
    cards, deck = _development_cards(public, private, chance.below)
    players = []
    for seat, seen in enumerate(public.players):
        fresh = (
            private.fresh
            if private and seat == own
            else _pick(cards[seat], seen.fresh_cards, chance.below)
        )
        ahead = "pass" if seen.has_answered_ahead else "ask"
        if seen.has_answered_ahead and chance.below(2):
            ahead = "build"
        players.append(
            Player(
                colour=seen.colour,
                hand=hands[seat],
                cards=cards[seat],
                fresh=fresh,
                played=seen.played,
                rates=seen.rates,
                road_length=seen.road_length,
                roads_left=seen.roads_left,
                settlements_left=seen.settlements_left,
                cities_left=seen.cities_left,
                ahead=private.ahead if private and seat == own else ahead,
            )
        )
    flow = with_own_lane(public.flow, private.lane) + private.unfinished if private else public.flow
    return State(
        rng=chance.rng,
        flow=flow,
        options=public.options,
        board=public.board,
        players=tuple(players),
        buildings=public.buildings,
        roads=public.roads,
        robber=public.robber,
        bank=public.bank,
        deck=deck,
        active=public.active,
        starter=public.starter,
        turn=public.turn,
        dice=public.dice,
        has_played=public.has_played,
        longest_road=public.longest_road,
        largest_army=public.largest_army,
        offers=public.offers,
        proposals=public.proposals,
        offers_made=public.offers_made,
    )


def _hands(public: Public, private: Private | None, below: Below) -> list[Hand]:
    """The cards outside the bank, dealt to the sizes of the hands."""
    stock = PLANS[public.board.plan].cards_per_resource
    left: Hand = minus((stock, stock, stock, stock, stock), public.bank)
    if private is not None:
        left = minus(left, private.hand)
    hands = []
    for seat, seen in enumerate(public.players):
        if private is not None and seat == private.seat:
            hands.append(private.hand)
        else:
            hand = cast(Hand, _pick(left, seen.cards_in_hand, below))
            left = minus(left, hand)
            hands.append(hand)
    return hands


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
    left = DECKS[public.board.plan]
    for seen in public.players:
        left = _without(_without(left, seen.played), seen.revealed)
    cards: dict[Seat, Deck] = {}
    if private is not None:
        own = private.seat
        cards[own] = private.cards
        left = _without(left, _without(private.cards, public.players[own].revealed))
    # The active player first: that one is known to hold too few points to have won.
    for seat in sorted(range(len(public.players)), key=lambda seat: seat != public.active):
        if seat in cards:
            continue
        seen = public.players[seat]
        hidden = seen.development_cards - sum(seen.revealed)
        dealt = _pick_cards(left, hidden, _most_victory_cards(public, seat), below)
        left = _without(left, dealt)
        cards[seat] = cast(
            Deck, tuple([count + shown for count, shown in zip(dealt, seen.revealed)])
        )
    return [cards[seat] for seat in range(len(public.players))], left


def _most_victory_cards(public: Public, seat: Seat) -> int:
    """How many unseen victory point cards the seat can hold: in its own turn, too few to have won (R160, R183)."""
    if not public.flow:
        return 0
    is_special_phase = isinstance(public.flow[0], NextTurn)
    if seat == public.active and not is_special_phase:
        return max(0, VICTORY_POINTS - 1 - public.players[seat].points)
    return VICTORY_POINTS


def _pick_cards(stock: Deck, count: int, most_victory: int, below: Below) -> Deck:
    """So many cards of the stock, no more victory point cards among them than that."""
    picked = NO_CARDS
    for _ in range(count):
        usable = stock if sum(picked[FIRST_VICTORY_CARD:]) < most_victory else _plain(stock)
        card = _pick(usable, 1, below)
        stock = _without(stock, card)
        picked = cast(Deck, tuple([held + more for held, more in zip(picked, card)]))
    return picked


def _plain(stock: Deck) -> Deck:
    """The stock without victory point cards."""
    return (stock[0], stock[1], stock[2], stock[3], 0, 0, 0, 0, 0)
