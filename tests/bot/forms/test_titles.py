"""What closed menus say: a phone shows some forty letters of it, and nobody learns anything from "Cost 1 – Cost 9"."""

from dataclasses import replace

import pytest

from bot.forms.draft import EMPTY
from bot.forms.model import Question
from bot.forms.plan import plan
from games.catan_dice.actions import Build, Reroll
from games.catan_dice.game import CatanDice
from games.core.forms import Decision, Offer, One, Some
from games.core.model import Notes, Ready, say
from tests.bot.forms.driver import EchoWords, emoji, labels_of
from tests.bot.forms.orchard import Plant, Pluck, Sleep, asking, pluck
from tests.bot.forms.setups import menus_of, words_of
from tests.bot.forms.shapes import TREES, grouped, one, some

MANY = 30


class BriefWords(EchoWords):
    """Calls a region by its number where it stands in a stretch of several."""

    def __call__(self, wording: str, /, **args: str | int) -> str:
        """The last letter."""
        return (
            wording.removesuffix(".brief")[-1]
            if wording.endswith(".brief")
            else super().__call__(wording, **args)
        )

    def has(self, wording: str) -> bool:
        """There are few words for every region."""
        return (
            wording.startswith("orchard-region-") and wording.endswith(".brief")
        ) or super().has(wording)


class StretchWords(BriefWords):
    """Has a word of its own for a stretch of regions."""

    def __call__(self, wording: str, /, **args: str | int) -> str:
        """From the first to the last."""
        if wording == "orchard-region-stretch":
            return f"regions {args['first']} to {args['last']}"
        return super().__call__(wording, **args)

    def has(self, wording: str) -> bool:
        """That one, too."""
        return wording == "orchard-region-stretch" or super().has(wording)


@pytest.mark.parametrize(
    ("words", "titles"),
    [
        (
            EchoWords,
            ("orchard-region-region-0 – orchard-region-region-1", "orchard-region-region-2"),
        ),
        (BriefWords, ("0 – 1", "orchard-region-region-2")),
        (StretchWords, ("regions 0 to 1", "orchard-region-region-2")),
    ],
)
def test_groups_that_stand_together_are_called_briefly(
    words: type[EchoWords], titles: tuple[str, ...]
) -> None:
    """The first and the last, in the fewest words there are; a group by itself by all of its name."""
    notes = grouped("tree", TREES[:MANY], 3)
    question = asking(Offer(Plant, (one(TREES[:MANY]),)), notes=notes)
    panel = plan(replace(question, words=words("en")), EMPTY)

    assert tuple(menu.placeholder for menu in menus_of(panel)) == titles


@pytest.mark.parametrize(
    ("language", "label"),
    [("en", "A · Knight 1"), ("pt-BR", "A · Cavaleiro 1")],
)
def test_a_letter_stands_before_the_only_place(language: str, label: str) -> None:
    """As on every other button: in the dice game, beside rolling once more."""
    game = CatanDice()
    offers = (
        Offer(Reroll, (Some("keep", ("ore@1", "wool@2", "grain@3"), 0, 2, "die"),)),
        Offer(Build, (One("piece", ("k1",), "piece"),)),
    )
    decision = Decision(0, say("catan-dice-prompt-roll", left=2), offers)
    question = Question(game, decision, words_of(game, language), Notes(), emoji)

    assert label in labels_of(plan(question, EMPTY))


class PageWords(EchoWords):
    """Calls the page of an offer otherwise than the offer."""

    def has(self, wording: str) -> bool:
        """There is such a word."""
        return wording == "orchard-verb-pluck.open" or super().has(wording)


def test_only_an_offer_with_a_page_is_called_by_it() -> None:
    """Where all that can be picked must be, one press takes it: nothing can be chosen."""
    ready = tuple(Ready(Pluck(TREES[at : at + 2]), say("orchard-ready")) for at in (0, 2))
    paged, forced = (
        replace(asking(pluck(some(count, 2, 2)), Offer(Sleep)), words=PageWords("en"), ready=ready)
        for count in (12, 2)
    )

    assert any("pluck.open" in label for label in labels_of(plan(paged, EMPTY)))
    assert not any("pluck.open" in label for label in labels_of(plan(forced, EMPTY)))
