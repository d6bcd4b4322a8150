"""Decisions that no game asks yet, at the edges of what the planner must lay out."""

from games.core.forms import Exchange, Field, Offer, One, Row, Some, Split
from games.core.model import Key, Note, Term, say
from tests.bot.forms.orchard import (
    Auction,
    Barter,
    Cry,
    Move,
    Mow,
    Plant,
    Pluck,
    Prune,
    Sleep,
    Swap,
    Trade,
    Water,
)

TREES: tuple[Key, ...] = tuple(f"tree_{number}" for number in range(1, 120))

PLACES: tuple[Key, ...] = tuple(f"{row}{column}" for row in "abcdef" for column in range(1, 10))

BOARD: tuple[Key, ...] = tuple(
    f"{row}{column}" for row in "abcdefghijklmnop" for column in range(5)
)

COMPOSITE: tuple[Key, ...] = tuple(
    f"fruit_{fruit}@basket_{basket}" for fruit in range(5) for basket in range(7)
)

LONG: tuple[Key, ...] = tuple(f"{'a_very_long_key_' * 6}{number}" for number in range(30))


def grouped(field: str, keys: tuple[Key, ...], groups: int) -> tuple[Note, ...]:
    """Notes that spread the keys over groups, with cost, gain and a long detail."""
    detail = say("orchard-detail-that-says-much-more-than-fits-a-line-of-a-menu-" + "x" * 60)
    return tuple(
        Note(field, key, Term("region", f"region_{place % groups}"), place, place + 1, detail)
        for place, key in enumerate(keys)
    )


def one(keys: tuple[Key, ...], kind: str = "tree") -> One:
    """A field of one key."""
    return One("tree", keys, kind)


def some(count: int, least: int, most: int, kind: str = "card") -> Some:
    """A field of several keys."""
    return Some("fruits", TREES[:count], least, most, kind)


def split(
    amounts: tuple[int, ...], least: int, most: int, floor: int = 0, kind: str = "card"
) -> Split:
    """A field of amounts; `floor` pieces at least of the first row."""
    rows = tuple(
        Row(TREES[place], amount, 0 if place else floor) for place, amount in enumerate(amounts)
    )
    return Split("fruits", rows, least, most, kind)


def _pluck(field: Field, *, confirm: bool = False) -> tuple[Offer, ...]:
    """Plucking alone."""
    return (Offer(Pluck, (field,), confirm),)


PASS = Offer(Sleep)

TRADE = Offer(
    Trade,
    (
        One("partner", TREES[:3], "tree"),
        Split("give", tuple(Row(tree, 4) for tree in TREES[:5]), 1, 4, "card"),
        Split("take", tuple(Row(tree, 19) for tree in TREES[:5]), 1, 19, "tree"),
    ),
    confirm=True,
)


def bundle(name: str, amounts: tuple[int, ...], least: int = 0, most: int = 99) -> Split:
    """Amounts of the first trees."""
    rows = tuple(Row(TREES[place], amount) for place, amount in enumerate(amounts) if amount)
    return Split(name, rows, least, min(most, sum(amounts)), "tree")


def swap(give: tuple[int, ...], want: tuple[int, ...], *, confirm: bool = False) -> Offer:
    """Two bundles that share no key, and to whom."""
    sides = Exchange((bundle("give", give), bundle("want", want)))
    return Offer(Swap, (sides, One("to", ("all", *TREES[:4]), "neighbour")), confirm)


def barter(give: Split, want: Split) -> Offer:
    """Two bundles that share no key."""
    return Offer(Barter, (Exchange((give, want)),))


def auction(give: tuple[int, ...], want: tuple[int, ...], bidders: int, least: int = 1) -> Offer:
    """Two bundles that share no key, some of a few, and how it ends."""
    few = Some("to", TREES[:bidders], least, bidders, "neighbour")
    sides = Exchange((bundle("give", give), bundle("want", want)))
    return Offer(Auction, (sides, few, One("closing", TREES[:2], "tree")))


SHAPES: dict[str, tuple[tuple[Offer, ...], tuple[Note, ...]]] = {
    "one button": ((Offer(Water),), ()),
    "one button to confirm": ((Offer(Water, confirm=True),), ()),
    "one key": ((Offer(Plant, (one(TREES[:1]),)),), ()),
    "one key to confirm": ((Offer(Plant, (one(TREES[:1]),), confirm=True), PASS), ()),
    "five keys": ((Offer(Plant, (one(TREES[:5]),)), PASS), grouped("tree", TREES[:5], 2)),
    "25 keys": ((Offer(Plant, (one(TREES[:25]),)), PASS), grouped("tree", TREES[:25], 3)),
    "26 keys": ((Offer(Plant, (one(TREES[:26], "card"),)), PASS), ()),
    "54 places in groups": (
        (Offer(Plant, (one(PLACES, "place"),)), PASS),
        grouped("tree", PLACES, 6),
    ),
    "54 places in two groups": (
        (Offer(Plant, (one(PLACES, "place"),)),),
        grouped("tree", PLACES, 2),
    ),
    "54 places": ((Offer(Plant, (one(PLACES, "place"),)),), ()),
    "119 keys": ((Offer(Plant, (one(TREES),), confirm=True),), ()),
    "35 composite keys": ((Offer(Plant, (one(COMPOSITE),)), PASS), grouped("tree", COMPOSITE, 5)),
    "30 long keys": ((Offer(Plant, (one(LONG),)), PASS), grouped("tree", LONG, 2)),
    "some 0..1 of 7": (_pluck(some(7, 0, 1)), ()),
    "some 2 of 7": (_pluck(some(7, 2, 2)), ()),
    "some 3 of 7 to confirm": (_pluck(some(7, 3, 3), confirm=True), ()),
    "some 0..7 of 7": (_pluck(some(7, 0, 7)), ()),
    "some 7 of 7": (_pluck(some(7, 7, 7)), ()),
    "some 3..5 of 30": (_pluck(some(30, 3, 5)), ()),
    "some 4 of 30": (_pluck(some(30, 4, 4)), grouped("fruits", TREES[:30], 3)),
    "some of 80": (_pluck(some(80, 0, 40, "place")), grouped("fruits", TREES[:80], 6)),
    "split 1 of 3 kinds": (_pluck(split((3, 2, 1), 1, 1)), ()),
    "split 0..1 of 3 kinds": (_pluck(split((3, 2, 1), 0, 1, kind="tree")), ()),
    "split 3 of 6": (_pluck(split((3, 2, 1), 3, 3)), ()),
    "split 2..4 with a floor": (_pluck(split((3, 2, 1), 2, 4, floor=1)), ()),
    "split exactly 3 with a floor": (_pluck(split((3, 2, 1), 3, 3, floor=2)), ()),
    "split all": (_pluck(split((3, 2, 1), 6, 6)), ()),
    "how many of one": (_pluck(split((12,), 0, 12, kind="tree")), ()),
    "how many of one, at least 2": (_pluck(split((4,), 2, 4, floor=2, kind="tree")), ()),
    "cards of one kind": (_pluck(split((4,), 1, 3)), ()),
    "split of 40 pieces": (_pluck(split((5,) * 8, 2, 20)), ()),
    "split of 40 pieces in three stretches": (_pluck(split((18, 14, 8), 5, 5)), ()),
    "split of 140 pieces": (_pluck(split((20,) * 7, 0, 60)), ()),
    "split of 60 in three rows": (_pluck(split((40, 10, 10), 12, 12, floor=3)), ()),
    "split of 60 rows": (_pluck(split((2,) * 60, 1, 9)), ()),
    "two fields": ((Offer(Move, (one(TREES[:4]), One("place", PLACES[:9], "place"))), PASS), ()),
    "two fields, one forced": (
        (Offer(Move, (one(TREES[:1]), One("place", PLACES[:9], "place"))), PASS),
        (),
    ),
    "two forced fields": ((Offer(Move, (one(TREES[:1]), One("place", PLACES[:1], "place"))),), ()),
    "a trade": ((TRADE, PASS), ()),
    "a swap": ((swap((2, 0, 1, 3), (1, 2, 0, 3, 2)), PASS), ()),
    "a swap to confirm": ((swap((2, 0, 1), (1, 2, 3), confirm=True),), ()),
    "a swap of many": ((swap((9, 3, 0, 2), (19,) * 5), Offer(Water), PASS), ()),
    "a barter": ((barter(bundle("give", (2, 1)), bundle("want", (3, 3, 3))), PASS), ()),
    "a barter within bounds": (
        (barter(bundle("give", (2, 1), 1, 2), bundle("want", (1, 3, 3), 1, 4)),),
        (),
    ),
    "a barter field by field": (
        (barter(bundle("give", (3,) * 12), bundle("want", (3,) * 12)), PASS),
        (),
    ),
    "an auction among five": ((auction((9, 3, 0, 2), (19,) * 5, 5), Offer(Water), PASS), ()),
    "an auction among two": ((auction((2,), (19,) * 5, 2, 0),), ()),
    "an auction with one": ((auction((2, 1), (3, 3, 3), 1), PASS), ()),
    "a cry": ((Offer(Cry, (Exchange((bundle("give", (19,) * 5, 1),)),)), PASS), ()),
    "80 places in 16 groups": (
        (Offer(Plant, (one(BOARD, "place"),)),),
        grouped("tree", BOARD, 16),
    ),
    "119 places in 2 groups": (
        (Offer(Plant, (one(TREES, "place"),)), PASS),
        grouped("tree", TREES, 2),
    ),
    "30 places in 20 groups": (
        (Offer(Plant, (one(BOARD[:30], "place"),)), PASS),
        grouped("tree", BOARD[:30], 20),
    ),
    "90 places in 2 groups": (
        (Offer(Plant, (one(TREES[:90], "place"),)), PASS),
        grouped("tree", TREES[:90], 2),
    ),
    "ten places": (
        (Offer(Plant, (one(PLACES[:10], "place"),)), Offer(Water), PASS),
        grouped("tree", PLACES[:10], 2),
    ),
    "two offers with places": (
        (
            Offer(Plant, (one(PLACES[:9], "place"),)),
            Offer(Move, (one(TREES[:1]), One("place", PLACES[:9], "place"))),
            PASS,
        ),
        (),
    ),
    "two offers with keys": (
        (
            Offer(Plant, (one(TREES[:8]),)),
            Offer(Move, (one(TREES[:3]), One("place", PLACES[:4], "place"))),
            PASS,
        ),
        (),
    ),
    "six offers": (
        (
            Offer(Plant, (one(PLACES, "place"),)),
            Offer(Pluck, (some(9, 1, 3),)),
            TRADE,
            Offer(Water),
            Offer(Prune, confirm=True),
            PASS,
        ),
        grouped("tree", PLACES, 6),
    ),
    "four buttons": ((Offer(Water), Offer(Prune), Offer(Mow), PASS), ()),
}
