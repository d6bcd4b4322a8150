"""Keys that name several things at once."""

import pytest

from games.core.keys import Pair, Triple, first_and_rest, first_of, joined, parts_of, word_of


def test_what_is_put_together_comes_apart() -> None:
    """Two things, three, or any number of them."""
    assert Pair("corn", "ship_6").key == "corn@ship_6"
    assert Pair.parse("corn@ship_6") == ("corn", "ship_6")
    assert Pair.numbers("12@3") == (12, 3)
    assert Triple("joker", "gold", "ore").key == "joker@gold@ore"
    assert Triple.parse("joker@gold@ore") == ("joker", "gold", "ore")
    assert parts_of(joined(("wood", "stone", "wood", "cloth"))) == (
        "wood",
        "stone",
        "wood",
        "cloth",
    )


def test_a_key_of_one_thing() -> None:
    """It is its own first thing and has no rest."""
    assert first_of("corn") == first_of("corn@colonist") == "corn"
    assert first_and_rest("corn") == ("corn", "")
    assert first_and_rest("harbor@any@3") == ("harbor", "any@3")
    assert parts_of("corn") == ("corn",)


@pytest.mark.parametrize("key", ["corn", "corn@ship_6@late"])
def test_a_pair_is_two(key: str) -> None:
    """A key of one thing or of three is an error in the program."""
    with pytest.raises(ValueError, match="unpack"):
        Pair.parse(key)


@pytest.mark.parametrize("key", ["gold", "gold@ore", "a@b@c@d"])
def test_a_triple_is_three(key: str) -> None:
    """Fewer or more are an error in the program."""
    with pytest.raises(ValueError, match="unpack"):
        Triple.parse(key)


def test_in_the_id_of_a_message() -> None:
    """Only letters, digits and hyphens stand there."""
    assert word_of("small_market@corn") == "small-market-corn"
