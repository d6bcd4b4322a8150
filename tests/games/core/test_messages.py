"""Words by default: what the types of an event's fields put into its sentence."""

from typing import Annotated, ClassVar, Literal, TypeAlias

import pytest

from games.core.model import Event, Key, Of, Seat, SeatName, SeatNames, Term, Terms, say

Good: TypeAlias = Annotated[Key, Of("good")]


class Told(Event, frozen=True):
    """Events of a game."""

    game: ClassVar[str] = "market-day"


class Sold(Told, frozen=True, tag="sold_well"):
    """One of each kind of field."""

    seat: Seat
    good: Good
    price: int
    place: Key
    load: Annotated[tuple[tuple[Key, int], ...], Of("good")]
    kinds: Annotated[tuple[Key, ...], Of("good")]
    rest: tuple[Good, ...]
    others: tuple[Seat, ...]
    last: bool
    how: Literal["cash", "credit"]
    extra: Good | None = None
    helper: Seat | None = None
    bonus: int | None = None
    gift: bool | None = None


class Silent(Event, frozen=True, tag="silent"):
    """An event of no game, without words."""


class Odd(Told, frozen=True, tag="odd"):
    """A field that says nothing of itself."""

    hand: tuple[int, ...]


class Either(Told, frozen=True, tag="either"):
    """A field of two types."""

    what: int | str


SOLD = Sold(
    1, "corn", 3, "A1", (("corn", 2),), ("corn", "dye", "corn"), ("dye",), (0, 2), True, "cash"
)


def test_words_follow_from_tag_and_types() -> None:
    """Every field fills the blank of its name."""
    assert SOLD.words() == say(
        "market-day-event-sold-well",
        seat=SeatName(1),
        good=Term("good", "corn"),
        price=3,
        place="A1",
        load=Terms("good", (("corn", 2),)),
        kinds=Terms("good", (("corn", 2), ("dye", 1))),
        rest=Terms("good", (("dye", 1),)),
        others=SeatNames((0, 2)),
        last="yes",
        how="cash",
    )


def test_what_is_not_there_is_left_out() -> None:
    """None, and no seats."""
    event = Sold(0, "dye", 0, "", (), (), (), (), False, "credit", "corn", 0, 0, False)

    args = dict(event.words().args)

    assert "others" not in args
    assert (args["extra"], args["helper"]) == (Term("good", "corn"), SeatName(0))
    assert (args["bonus"], args["gift"], args["last"]) == (0, "no", "no")


def test_an_event_of_no_game_has_to_write_its_words() -> None:
    """There is no id to guess."""
    with pytest.raises(NotImplementedError, match="Silent"):
        Silent().words()


@pytest.mark.parametrize(("event", "field"), [(Odd((1,)), "Odd.hand"), (Either(1), "Either.what")])
def test_a_field_of_another_type_has_no_words(event: Event, field: str) -> None:
    """The event writes its own then."""
    with pytest.raises(TypeError, match=field):
        event.words()
