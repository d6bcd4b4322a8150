"""What San Juan's kinds of card look like: colours, glyphs, and the sign of what each card does."""

from typing import NamedTuple

from games.core.model import Key
from games.san_juan.content import CARDS


class Kind(NamedTuple):
    """The look that cards of one kind share."""

    band: str
    sky: str
    glyph: str


KINDS = {
    "indigo": Kind("#3346C4", "#93A2F2", "indigo"),
    "sugar": Kind("#47779F", "#BFD9EA", "sugar"),
    "tobacco": Kind("#94631F", "#F1CF93", "tobacco"),
    "coffee": Kind("#633619", "#D9A982", "coffee"),
    "silver": Kind("#5F6D7B", "#C9D2DB", "silver"),
    "city": Kind("#A2583A", "#F3C9A5", "house"),
    "monument": Kind("#2F7F73", "#BFE3DA", "column"),
    "six": Kind("#7F2F50", "#EBBFCB", "laurel"),
    "cathedral": Kind("#5B3A82", "#D9C8EC", "laurel"),
}

EFFECT_GLYPHS = {
    "smithy": "builder",
    "gold_mine": "prospector",
    "archive": "councillor",
    "poor_house": "builder",
    "black_market": "builder",
    "trading_post": "trader",
    "well": "producer",
    "market_stand": "trader",
    "crane": "builder",
    "chapel": "hourglass",
    "tower": "hourglass",
    "aqueduct": "producer",
    "carpenter": "builder",
    "prefecture": "councillor",
    "market_hall": "trader",
    "quarry": "builder",
    "library": "double",
    "statue": "column",
    "victory_column": "column",
    "hero": "column",
    "guild_hall": "producer",
    "city_hall": "house",
    "triumphal_arch": "column",
    "palace": "vp",
    "guard_room": "hourglass",
    "office": "hourglass",
    "hut": "trader",
    "inn": "builder",
    "park": "builder",
    "customs_office": "councillor",
    "bank": "hourglass",
    "harbor": "trader",
    "goldsmith": "prospector",
    "residence": "house",
    "cathedral": "laurel",
}
"""The icon beside a card's effect: the phase in which it works, or what its bonus counts."""


class Bring(NamedTuple):
    """What a card's effect brings: a number, and the icon of what it counts."""

    text: str
    icon: str


BRINGS = {
    "smithy": Bring("−1", "producer"),
    "gold_mine": Bring("+1", "card"),
    "poor_house": Bring("+1", "card"),
    "black_market": Bring("−2", "indigo"),
    "trading_post": Bring("+1", "indigo"),
    "well": Bring("+1", "card"),
    "market_stand": Bring("+1", "card"),
    "chapel": Bring("+1", "vp"),
    "tower": Bring("12", "card"),
    "aqueduct": Bring("+1", "indigo"),
    "carpenter": Bring("+1", "card"),
    "prefecture": Bring("2", "card"),
    "market_hall": Bring("+1", "card"),
    "quarry": Bring("−1", "house"),
    "city_hall": Bring("+1", "vp"),
    "triumphal_arch": Bring("+4", "vp"),
    "guard_room": Bring("7", "card"),
    "hut": Bring("+1", "card"),
    "inn": Bring("+1", "card"),
    "park": Bring("−6", "house"),
    "harbor": Bring("+1", "vp"),
    "goldsmith": Bring("+1", "card"),
}
"""Beside the sign of when a card works: cards drawn or kept, points, goods, cost. The others' signs say it all."""

UNTOLD = frozenset({"archive", "crane", "office", "customs_office", "bank"})
"""Houses of which no number says what they bring: in a town they are told by name while they work."""

GOODS = ("indigo", "sugar", "tobacco", "coffee", "silver")
PRIVILEGES = {
    "builder": Bring("−{}", "card"),
    "producer": Bring("{}×", "indigo"),
    "trader": Bring("{}×", "indigo"),
    "councillor": Bring("{}", "card"),
    "prospector": Bring("+{}", "card"),
}
"""How it is said how much a role brings whoever picks it: cards less to pay, goods, cards to draw."""


def kind_of(key: Key) -> str:
    """Which look a card has: its good, or its sort."""
    card = CARDS[key]
    return card.good if card.good is not None and card.sort == "production" else card.sort
