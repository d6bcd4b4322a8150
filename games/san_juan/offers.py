"""Questions about amounts of cards and goods; those that come up again and again are built once."""

from functools import lru_cache

from games.core.forms import Offer, Row, Split
from games.core.model import Action, Key, Message, say
from games.san_juan.actions import Amounts
from games.san_juan.content import CARDS, GOOD_OF, GOODS, PRODUCTION, Cards, counted
from games.san_juan.state import Stack

_CARD_ROWS = {
    kind: [Row(kind, most) for most in range(card.copies + card.extra + 1)]
    for kind, card in CARDS.items()
}


@lru_cache(maxsize=256)
def counting(prompt: str, count: int) -> Message:
    """The prompt that names a number."""
    return say(prompt, count=count)


def of_cards(action: type[Action], cards: Cards, count: int) -> tuple[Offer, ...]:
    """The one offer to choose exactly so many of these cards."""
    return (Offer(action, (_among(cards, count, count),)),)


def some_cards(action: type[Action], cards: Cards, most: int, *, confirm: bool = False) -> Offer:
    """The offer to choose one of these cards or more."""
    return Offer(action, (_among(cards, 1, most),), confirm)


def _among(cards: Cards, least: int, most: int) -> Split:
    """The field that chooses among these cards."""
    rows = tuple([_CARD_ROWS[card][most] for card, most in counted(cards).items()])
    return Split("cards", rows, least, most, "card")


@lru_cache(maxsize=4096)
def of_goods(action: type[Action], goods: Amounts, least: int, most: int) -> tuple[Offer, ...]:
    """The one offer to choose among these goods."""
    rows = tuple([Row(good, amount) for good, amount in goods])
    return (Offer(action, (Split("goods", rows, least, most, "good"),)),)


def goods_on(city: tuple[Stack, ...], besides: int | None = None) -> Amounts:
    """The goods lying in the city; `besides` is the number of a stack to leave out."""
    if besides is not None:
        city = city[:besides] + city[besides + 1 :]
    return _counted([GOOD_OF[stack.cards[-1]] for stack in city if stack.good])


def goods_missing(city: tuple[Stack, ...]) -> Amounts:
    """The goods that empty production buildings of the city could take (R51)."""
    return _counted(
        [
            GOOD_OF[top]
            for stack in city
            if not stack.good and (top := stack.cards[-1]) in PRODUCTION
        ]
    )


def _counted(goods: list[Key]) -> Amounts:
    """How many there are of each, in the order of the price list."""
    if len(goods) < 2:
        return ((goods[0], 1),) if goods else ()
    return tuple([(good, goods.count(good)) for good in GOODS if good in goods])
