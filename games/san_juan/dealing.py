"""A full state that fits what a viewer knows: the unknown cards are dealt anew (design, "Secrets by type and by law")."""

from games.core.flow import Flow, secretly_done, with_own_lane
from games.core.model import Key
from games.core.rng import Chance, Rng
from games.san_juan.content import DECK, TILES, Cards, in_table_order, without
from games.san_juan.state import Player, Stack, State
from games.san_juan.views import PlayerView, PrivateView, PublicView


def deal(flow: Flow[State], public: PublicView, private: PrivateView | None, rng: Rng) -> State:
    """The state; other seats' secret answers are given by chance too."""
    chance = Chance(rng)
    unknown = _Unknown(public, private, chance)
    players = tuple([unknown.player(seat, view) for seat, view in enumerate(public.players)])
    frames = with_own_lane(public.flow, private.lane if private else None)
    draw_pile = tuple(sorted(unknown.take(public.draw_pile)))
    state = State(
        rng=chance.rng,
        flow=(*frames, *(private.unfinished if private else ())),
        players=players,
        draw_pile=draw_pile,
        discard_pile=tuple(sorted(unknown.take(public.discard_pile))),
        tiles_seen=public.tiles_seen,
        tiles_hidden=tuple([tile for tile in TILES if tile not in public.tiles_seen]),
        tile_open=public.tile is not None,
        governor=public.governor,
        round=public.round,
        picks=public.picks,
    )
    own = private.seat if private else None
    return flow.answered_by_chance(state, secretly_done(state.flow, own), chance.below)


class _Unknown:
    """The cards whose place the viewer does not know."""

    def __init__(self, public: PublicView, private: PrivateView | None, chance: Chance) -> None:
        self._private = private
        self._chance = chance
        self._cards = _shuffled(_unknown_cards(public, private), chance)
        self._tucked = _tucked_numbers(public, private, len(self._cards), chance)

    def take(self, count: int) -> list[Key]:
        """That many of them."""
        taken, self._cards = self._cards[:count], self._cards[count:]
        return taken

    def player(self, seat: int, view: PlayerView) -> Player:
        """The seat as far as it is known, the rest from here."""
        own = self._private if self._private and self._private.seat == seat else None
        city = tuple(
            [
                Stack(
                    place.cards,
                    self.take(1)[0] if place.good else None,
                    own.tucked[number]
                    if own
                    else self._cards_of(self._tucked.get((seat, number), 0)),
                )
                for number, place in enumerate(view.city)
            ]
        )
        if own:
            return Player(own.hand, city, view.active, own.drawn)
        return Player(self._cards_of(view.hand), city, view.active, self._cards_of(view.drawn))

    def _cards_of(self, count: int) -> Cards:
        """That many as a multiset."""
        return in_table_order(self.take(count))


def _unknown_cards(public: PublicView, private: PrivateView | None) -> Cards:
    """The deck without the cities and without what the viewer holds."""
    known = [kind for player in public.players for place in player.city for kind in place.cards]
    if private:
        known += [*private.hand, *private.drawn]
        known += [kind for cards in private.tucked for kind in cards]
    return without(DECK, tuple(known))


def _shuffled(cards: Cards, chance: Chance) -> list[Key]:
    """The cards in an order of chance."""
    left = list(cards)
    return [left.pop(chance.below(len(left))) for _ in cards]


def _tucked_numbers(
    public: PublicView, private: PrivateView | None, unknown: int, chance: Chance
) -> dict[tuple[int, int], int]:
    """A number for each place that hides tucked cards from the viewer, at least one each.

    Their sum is what all other known numbers leave; no Chapel was used more than once a round (R12).
    """
    own = private.seat if private else None
    hidden = {
        (seat, number): 1
        for seat, player in enumerate(public.players)
        for number, place in enumerate(player.city)
        if place.tucked and seat != own
    }
    rest = {
        seat: (player.tucked if player.tucked is not None else public.round - 1)
        - sum([1 for owner, _ in hidden if owner == seat])
        for seat, player in enumerate(public.players)
    }
    loose = unknown - len(hidden) - _counted(public, own)
    for _ in range(loose):
        open_places = [place for place in hidden if rest[place[0]] > 0]
        place = open_places[chance.below(len(open_places))]
        hidden[place] += 1
        rest[place[0]] -= 1
    return hidden


def _counted(public: PublicView, own: int | None) -> int:
    """Unknown cards whose number is public: piles, goods, hands and draws of the others."""
    total = public.draw_pile + public.discard_pile
    for seat, player in enumerate(public.players):
        total += sum([place.good for place in player.city])
        if seat != own:
            total += player.hand + player.drawn
    return total
