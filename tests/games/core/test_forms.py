"""Questions: counting, sampling and checking agree, and every answer can come out."""

from collections import Counter
from random import Random

import pytest

from games.core.badges import badges, letter
from games.core.forms import (
    Decision,
    Exchange,
    Field,
    Offer,
    One,
    Row,
    Some,
    Split,
    allowed,
    count,
    sample,
    verb,
)
from games.core.model import Action, say
from tests.contract.answers import every_action, wrong_actions
from tests.games.core.toy_values import Draw, Pay, Rest, Show, Wish


class Swap(Action, frozen=True, tag="swap"):
    """Give pebbles for others."""

    give: tuple[tuple[str, int], ...]
    want: tuple[tuple[str, int], ...]
    colour: str


def asked(*offers: Offer) -> Decision:
    """A decision of seat 0."""
    return Decision(0, say("prompt"), offers)


COLOUR = One("colour", ("red", "green", "blue"), "colour")
COLOURS = Some("colours", ("red", "green", "blue", "black"), 1, 3, "colour")
PEBBLES = Split("pebbles", (Row("red", 2), Row("green", 3, 1), Row("blue", 1)), 2, 4, "colour")

LOAF = Split("give", (Row("red", 2), Row("green", 1)), 0, 3, "colour")
WISHES = Split("want", (Row("red", 1), Row("green", 2), Row("blue", 1)), 0, 3, "colour")
SWAP = Offer(Swap, (Exchange((LOAF, WISHES)), COLOUR))
PAIR = Offer(
    Swap,
    (
        Exchange(
            (
                Split("give", (Row("red", 2), Row("green", 1)), 1, 2, "colour"),
                Split("want", (Row("red", 1), Row("green", 1, 1)), 1, 2, "colour"),
            )
        ),
        COLOUR,
    ),
)

CASES = [
    (asked(Offer(Rest)), 1),
    (asked(Offer(Wish, (COLOUR,))), 3),
    (asked(Offer(Show, (COLOURS,))), 4 + 6 + 4),
    (asked(Offer(Pay, (PEBBLES,))), 13),
    (asked(Offer(Rest), Offer(Wish, (COLOUR,)), Offer(Show, (COLOURS,))), 18),
    (asked(SWAP), 3 * 30),
    (asked(PAIR), 3 * 2),
]


@pytest.mark.parametrize(("decision", "ways"), CASES)
def test_answers_are_counted_without_listing_them(decision: Decision, ways: int) -> None:
    """The count is the length of the list."""
    listed = list(every_action(decision))

    assert count(decision) == len(listed) == ways
    assert all(allowed(decision, action) for action in listed)


@pytest.mark.parametrize(("decision", "ways"), CASES)
def test_every_answer_can_be_sampled(decision: Decision, ways: int) -> None:
    """Chance reaches all of them and nothing else."""
    chance = Random(1)

    assert {sample(decision, chance.randrange) for _ in range(200 * ways)} == set(
        every_action(decision)
    )


def test_offers_are_sampled_evenly() -> None:
    """A button is as likely as a menu of many."""
    decision = asked(Offer(Rest), Offer(Show, (COLOURS,)))
    chance = Random(2)

    taken = Counter(type(sample(decision, chance.randrange)) for _ in range(2000))

    assert 900 < taken[Rest] < 1100


@pytest.mark.parametrize(("decision", "ways"), CASES)
def test_wrong_answers_are_refused(decision: Decision, ways: int) -> None:
    """Unknown keys, wrong order, doubles, amounts out of bounds, wrong types."""
    for action in every_action(decision):
        for wrong in wrong_actions(decision, action):
            assert not allowed(decision, wrong), wrong


@pytest.mark.parametrize(
    "pebbles",
    [
        (("red", 1),),
        (("green", 4),),
        (("red", 2), ("green", 3)),
        (("green", True), ("red", 1)),
        (("green", 2.0),),
        (("green", 2, 1),),
        ("green", 2),
        {"green": 2},
    ],
)
def test_amounts_out_of_bounds_are_refused(pebbles: object) -> None:
    """Rows have bounds of their own, the field has bounds in all, amounts are whole numbers."""
    assert not allowed(asked(Offer(Pay, (PEBBLES,))), Pay(pebbles))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("give", "want"),
    [
        ((("red", 1),), (("red", 1),)),
        ((("red", 1), ("green", 1)), (("green", 2), ("blue", 1))),
        ((), ()),
    ],
)
def test_fields_apart_share_no_key_and_are_not_all_empty(
    give: tuple[tuple[str, int], ...], want: tuple[tuple[str, int], ...]
) -> None:
    """Each side is within its bounds, but not beside the other."""
    assert not allowed(asked(SWAP), Swap(give, want, "red"))


def test_one_side_of_fields_apart_may_be_empty() -> None:
    """Only both together may not."""
    assert allowed(asked(SWAP), Swap((), (("red", 1),), "red"))


def test_small_bundles_are_sampled_more_often_than_large_ones() -> None:
    """Nobody makes a deal of twenty pieces; it can come out all the same, and what is sampled is allowed."""
    rows = tuple(Row(key, 19) for key in ("red", "green"))
    give, want = Split("give", rows, 0, 38, "colour"), Split("want", rows, 1, 38, "colour")
    decision = asked(Offer(Swap, (Exchange((give, want)), COLOUR)))
    chance = Random(3)
    swaps = [sample(decision, chance.randrange) for _ in range(4000)]
    sizes = Counter(amount for swap in swaps if isinstance(swap, Swap) for _, amount in swap.want)

    assert all(allowed(decision, swap) for swap in swaps)
    assert sizes[1] > sizes[2] > sizes[3] > sizes[4] > 0
    assert sizes[1] > sum(sizes.values()) / 3
    # All of the red ones wanted, no green ones, the first colour.
    drawn = iter(((1 << 24) | (1 << 19), 1, 0))
    assert sample(decision, lambda n: next(drawn)) == Swap((), (("red", 19),), "red")


def test_an_action_that_is_not_offered_is_refused() -> None:
    """Whatever its fields."""
    assert not allowed(asked(Offer(Rest)), Draw())


def test_the_verb_of_an_action_is_its_tag() -> None:
    """It stands in component ids and Fluent ids; an action without a tag has none."""
    assert verb(Rest) == "rest"
    with pytest.raises(TypeError, match="no tag"):
        verb(Action)


def test_badges_count_like_a_spreadsheet() -> None:
    """A to Z, then AA."""
    assert [letter(n) for n in (0, 25, 26, 51, 52)] == ["A", "Z", "AA", "AZ", "BA"]


@pytest.mark.parametrize(
    ("field", "expected"),
    [
        (COLOUR, (("A", "red"), ("B", "green"), ("C", "blue"))),
        (
            Split("x", (Row("red", 2), Row("blue", 1)), 0, 3, "colour"),
            (("A", "red"), ("A", "red"), ("B", "blue")),
        ),
        (
            Split("x", (Row("red", 4), Row("green", 1), Row("blue", 3)), 0, 2, "colour"),
            (("A", "red"), ("A", "red"), ("B", "green"), ("C", "blue"), ("C", "blue")),
        ),
    ],
)
def test_equal_pieces_share_a_badge(field: Field, expected: object) -> None:
    """One for each that can be taken, and no letter is left out."""
    assert badges(field) == expected
