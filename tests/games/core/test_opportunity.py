"""What of an opportunity is new to a robot, and what an answer settles."""

import pytest

from games.core.flow import Reopen
from games.core.forms import Decision, Offer, One, Row, Split
from games.core.model import Action, say
from games.core.opportunity import invitation, names, settled
from tests.games.core.toy import TOY
from tests.games.core.toy_values import Cheer, Hide, Paint, Wish

RED_BLUE = One("colour", ("red", "blue"), "colour")
PEBBLES = Split("pebbles", (Row("red", 2),), 1, 2, "colour")


def chance(*offers: Offer) -> Decision:
    """An opportunity of seat 1."""
    return Decision(1, say("toy-prompt-cheer"), offers, required=False)


def test_every_answer_is_new_once() -> None:
    """Single choices key by key, all else offer by offer."""
    asked = chance(Offer(Cheer), Offer(Paint, (RED_BLUE,)), Offer(Hide, (PEBBLES,)))

    assert invitation(TOY, asked, ()) == asked
    assert invitation(TOY, asked, names(asked)) is None
    left = invitation(TOY, asked, ("paint:red", "cheer"))
    assert left == chance(Offer(Paint, (One("colour", ("blue",), "colour"),)), asked.offers[2])


def test_another_choice_of_amounts_is_new() -> None:
    """The name of an offer holds what can be filled in."""
    asked = chance(Offer(Hide, (PEBBLES,)))
    other = chance(Offer(Hide, (Split("pebbles", (Row("red", 3),), 1, 3, "colour"),)))

    assert invitation(TOY, other, names(asked)) == other


@pytest.mark.parametrize("untasted", [Cheer, Reopen])
def test_what_is_not_to_its_taste_does_not_invite(
    monkeypatch: pytest.MonkeyPatch, untasted: type[Action]
) -> None:
    """Weight 0 is never tried, and own answers are never reopened."""
    monkeypatch.setattr(type(TOY), "tastes", {Cheer: 0})

    assert invitation(TOY, chance(Offer(untasted)), ()) is None


def test_an_answer_settles_the_others_to_the_same_thing() -> None:
    """Whoever has said yes to one is not asked to say no to it."""
    asked = chance(Offer(Paint, (RED_BLUE,)), Offer(Wish, (RED_BLUE,)), Offer(Cheer))

    assert settled(asked, Paint("red")) == ("paint:red", "wish:red")
    assert settled(asked, Cheer()) == ("cheer",)
    assert settled(chance(Offer(Hide, (PEBBLES,))), Hide((("red", 1),))) == names(
        chance(Offer(Hide, (PEBBLES,)))
    )
