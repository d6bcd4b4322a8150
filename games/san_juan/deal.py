"""The unknown cards dealt anew, so that they fit what a viewer knows (design, "Secrets by type and by law")."""

from collections.abc import Iterable, Mapping

from games.core.forms import Below
from games.core.model import Key, Seat
from games.san_juan.content import APART, KINDS, Cards, deck, in_table_order, without
from games.san_juan.state import Holding, Player, Secrets
from games.san_juan.views import Private, Public


def secrets_dealt(public: Public, private: Private | None, below: Below) -> Secrets:
    """Hands, goods, tucked cards and piles: the viewer's own as they are, all others by chance."""
    unknown = _Unknown(public, private, below)
    holdings = tuple([unknown.holding(seat) for seat in range(len(public.hands))])
    return Secrets(
        holdings,
        tuple(sorted(unknown.take(public.draw_pile))),
        tuple(sorted(unknown.take(public.discard_pile))),
    )


class _Unknown:
    """The cards whose place the viewer does not know."""

    def __init__(self, public: Public, private: Private | None, below: Below) -> None:
        self._public = public
        self._private = private
        cards = _unknown_cards(public, private)
        self._cards = [cards.pop(below(len(cards))) for _ in range(len(cards))]
        self._tucked = _tucked_numbers(public, private, len(self._cards), below)

    def take(self, count: int) -> list[Key]:
        """That many of them."""
        taken, self._cards = self._cards[:count], self._cards[count:]
        return taken

    def holding(self, seat: Seat) -> Holding:
        """What the seat has, as far as it is known, the rest from here."""
        public, own = self._public, self._private
        city = public.table.players[seat].city
        faces = tuple([self.take(1)[0] if stack.good else None for stack in city])
        if own is not None and own.seat == seat:
            unseen = [(building, self._cards_of(count)) for building, count in own.unseen]
            return Holding(own.hand, own.drawn, faces, _in_order((*own.tucked, *unseen)))
        hand, drawn = self._cards_of(public.hands[seat]), self._cards_of(public.drawn[seat])
        tucked = [
            (building, self._cards_of(count))
            for (owner, building), count in self._tucked.items()
            if owner == seat
        ]
        return Holding(hand, drawn, faces, _in_order(tucked))

    def _cards_of(self, count: int) -> Cards:
        """That many as a multiset."""
        return in_table_order(self.take(count))


def _unknown_cards(public: Public, private: Private | None) -> list[Key]:
    """The deck without the cities and without what the viewer holds."""
    cities = [player.city for player in public.table.players]
    built = [kind for city in cities for stack in city for kind in stack.cards]
    known = [kind for kind in built if kind not in APART]
    if private:
        known += [*private.hand, *private.drawn]
        known += [kind for _, cards in private.tucked for kind in cards]
    return list(without(deck(public.table.options), tuple(known)))


def _tucked_numbers(
    public: Public, private: Private | None, unknown: int, below: Below
) -> dict[tuple[Seat, Key], int]:
    """A number for each building that hides tucked cards from the viewer, at least one each (P6).

    Their sum is what all other known numbers leave.
    """
    own = private.seat if private else None
    hidden = {
        (seat, building): 1
        for seat, player in enumerate(public.table.players)
        for building in _tucking(player)
        if seat != own
    }
    own_unseen = sum([count for _, count in private.unseen]) if private else 0
    loose = unknown - len(hidden) - own_unseen - _counted(public, own)
    for _ in range(loose):
        places = [place for place in hidden if _has_room(public, hidden, place)]
        hidden[places[below(len(places))]] += 1
    return hidden


def _tucking(player: Player) -> tuple[Key, ...]:
    """The buildings under which the player has cards, in the order of the card table."""
    marked = {building for stack in player.city for building in stack.tucked}
    return tuple([kind for kind in KINDS if kind in marked])


def _has_room(
    public: Public, hidden: Mapping[tuple[Seat, Key], int], place: tuple[Seat, Key]
) -> bool:
    """Whether more cards can lie there: under a Chapel one for each round start so far (R12), under a Harbor one for each
    round (B37), under a Bank any number; at the end the sum of each seat is known.
    """
    seat, building = place
    if public.tucked:
        own = sum([count for (owner, _), count in hidden.items() if owner == seat])
        return own < public.tucked[seat]
    match building:
        case "bank":
            return True
        case "harbor":
            return hidden[place] < public.table.round
    return hidden[place] < public.table.round - 1


def _in_order(tucked: Iterable[tuple[Key, Cards]]) -> tuple[tuple[Key, Cards], ...]:
    """Tucked cards in the order of the card table."""
    return tuple(sorted(tucked, key=lambda pair: KINDS.index(pair[0])))


def _counted(public: Public, own: Seat | None) -> int:
    """Unknown cards whose number is public: piles, goods, hands and draws of the others."""
    total = public.draw_pile + public.discard_pile
    for seat, player in enumerate(public.table.players):
        total += sum([stack.good for stack in player.city])
        if seat != own:
            total += public.hands[seat] + public.drawn[seat]
    return total
