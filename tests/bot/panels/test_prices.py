"""Costs and gains in the coin of the game: whole where there is room, in fewer words on a short button, no bare number."""

from dataclasses import replace

import pytest

from bot.panels.draft import EMPTY
from bot.panels.limits import LABEL
from bot.panels.model import Question
from bot.panels.plan import plan
from games.core.forms import Offer
from games.core.model import Note
from tests.bot.panels.driver import LANGUAGES, EchoWords, labels_of, texts_of
from tests.bot.panels.orchard import Plant, asking
from tests.bot.panels.shapes import one
from tests.bot.panels.test_plan import menus_of


class CoinWords(EchoWords):
    """Pays in plums."""

    def __call__(self, wording: str, /, **args: str | int) -> str:
        """Costs in plums, whole and brief."""
        if wording == "orchard-cost":
            return f"costs {args['cost']} plums"
        if wording == "orchard-cost.brief":
            return f"{args['cost']} plums"
        return super().__call__(wording, **args)

    def has(self, wording: str) -> bool:
        """There are fewer words."""
        return wording == "orchard-cost.brief" or super().has(wording)


def shop(*trees: str) -> Question:
    """The first costs two plums, the second three, and so on."""
    notes = tuple(Note("tree", tree, cost=cost) for cost, tree in enumerate(trees, 2))
    question = asking(Offer(Plant, (one(trees),)), notes=notes)
    return replace(question, words=CoinWords("en"))


def test_buttons_beside_each_other_speak_alike() -> None:
    """All whole where all have room; all in fewer words where one of them has none; what has no room even so is told above."""
    roomy = plan(shop("ash", "elm"), EMPTY)
    tight = plan(shop("ash", "hornbeam"), EMPTY)
    over = plan(shop("ash", "large-leaved-lime"), EMPTY)

    assert labels_of(roomy)[:2] == [
        "orchard-tree-ash · costs 2 plums",
        "orchard-tree-elm · costs 3 plums",
    ]
    assert labels_of(tight)[:2] == [
        "orchard-tree-ash · 2 plums",
        "orchard-tree-hornbeam · 3 plums",
    ]
    assert "plums" not in texts_of(tight)
    assert labels_of(over)[:2] == [
        "orchard-tree-ash · 2 plums",
        "orchard-tree-large-leaved-lime",
    ]
    assert "orchard-tree-large-leaved-lime: costs 3 plums" in texts_of(over)
    assert "orchard-tree-ash: " not in texts_of(over)


def test_menus_have_room_for_the_whole() -> None:
    """A line below the thing's name."""
    [menu] = menus_of(plan(shop(*"abcdef"), EMPTY))
    assert [option.description for option in menu.options[:2]] == ["costs 2 plums", "costs 3 plums"]


@pytest.mark.parametrize("language", LANGUAGES.names)
@pytest.mark.parametrize("game", ["san-juan", "puerto-rico", "caylus", "sutters-mill"])
def test_every_price_has_a_unit(game: str, language: str) -> None:
    """One, several and nothing; in fewer words the unit stays, and the number leads."""
    words = LANGUAGES.words(language)
    for cost in (1, 2, 10):
        whole, brief = (words(f"{game}-{id}", cost=cost) for id in ("cost", "cost.brief"))
        assert whole.endswith(f" {brief}")
        number, unit = brief.split()
        assert (int(number), unit.isalpha()) == (cost, True)
        assert len(brief) < LABEL / 2
    assert not any(letter.isdigit() for letter in words(f"{game}-cost", cost=0))
