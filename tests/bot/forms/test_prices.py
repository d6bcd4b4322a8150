"""Costs and gains in the coin of the game: whole where there is room, in fewer words on a short button, no bare number."""

from dataclasses import replace
from itertools import pairwise

import pytest

from bot.forms.draft import EMPTY
from bot.forms.limits import LABEL
from bot.forms.model import PanelWords, Question
from bot.forms.plan import plan
from games.core.forms import Decision, Offer, One
from games.core.model import Key, Message, Note, Notes, say
from games.puerto_rico.actions import Build, Pass
from games.puerto_rico.content import BUILDINGS, COST
from games.puerto_rico.game import PUERTO_RICO
from games.san_juan.actions import Build as Construct
from games.san_juan.actions import Pass as Decline
from games.san_juan.content import KINDS
from games.san_juan.game import SAN_JUAN
from tests.bot.forms.driver import EchoWords, emoji, explained_by, labels_of, texts_of
from tests.bot.forms.orchard import Plant, Sleep, asking
from tests.bot.forms.setups import menus_of
from tests.bot.forms.shapes import one
from tests.languages import LANGUAGES


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


class NumberWords(EchoWords):
    """Calls a tree by its number."""

    def say(self, message: Message) -> str:
        """The number alone."""
        if message.id == "orchard-number":
            return str(dict(message.args)["n"])
        return super().say(message)


class ShadeWords(EchoWords):
    """Shade has a brief word."""

    def has(self, wording: str) -> bool:
        """Whether there is one."""
        return wording == "shade.brief" or super().has(wording)

    def say(self, message: Message) -> str:
        """Long, or short."""
        return "makes much shade in summer" if message.id == "shade" else super().say(message)


def test_a_detail_is_said_in_its_brief_words_where_a_button_has_no_room() -> None:
    """Then nothing above says it again; with a verb before the thing as without."""
    notes = tuple(Note("tree", tree, detail=say("shade")) for tree in ("ash", "elm"))
    plant = Offer(Plant, (one(("ash", "elm")),))
    alone, beside = (
        replace(asking(*offers, notes=notes), words=ShadeWords("en"))
        for offers in ((plant,), (Offer(Sleep), plant))
    )

    for question in (alone, beside):
        panel = plan(question, EMPTY)
        assert sum(label.endswith(" · shade.brief") for label in labels_of(panel)) == 2
        assert "summer" not in explained_by(panel)


def shop(*trees: str) -> Question:
    """The first costs two plums, the second three, and so on."""
    notes = tuple(Note("tree", tree, cost=cost) for cost, tree in enumerate(trees, 2))
    question = asking(Offer(Plant, (one(trees),)), notes=notes)
    return replace(question, words=CoinWords("en"))


def test_buttons_beside_each_other_speak_alike() -> None:
    """All whole where all have room; all in fewer words where one of them has none; where one has no room even so, all prices
    are told above.
    """
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
    assert labels_of(over)[:2] == ["orchard-tree-ash", "orchard-tree-large-leaved-lime"]
    assert explained_by(over).splitlines()[1:] == [
        "orchard-tree-ash – costs 2 plums",
        "orchard-tree-large-leaved-lime – costs 3 plums",
    ]


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


class ShortWords(CoinWords):
    """Limes have a short name."""

    def __call__(self, wording: str, /, **args: str | int) -> str:
        """`lime`."""
        return "lime" if wording.endswith("lime.short") else super().__call__(wording, **args)

    def has(self, wording: str) -> bool:
        """Nothing else has one."""
        return wording.endswith("lime.short") or super().has(wording)


def test_a_price_goes_before_the_whole_name_and_the_verb() -> None:
    """In a row, alone beside a pass, and ticked: the name is shortened or the verb left out before the price is."""
    lime = "large_leaved_lime"
    row = replace(shop("ash", lime), words=ShortWords("en"))
    notes = (Note("tree", lime, cost=3), Note("tree", "ashes_and_elms", cost=2))
    buying = Offer(Plant, (one((lime,)),))
    alone = replace(asking(buying, Offer(Sleep), notes=notes), words=ShortWords("en"))
    whole = Offer(Plant, (one(("hornbeam",)),))
    verbless = replace(
        asking(whole, Offer(Sleep), notes=(Note("tree", "hornbeam", cost=2),)),
        words=ShortWords("en"),
    )

    assert labels_of(plan(row, EMPTY))[:2] == ["orchard-tree-ash · 2 plums", "lime · 3 plums"]
    assert "orchard-tree-large-leaved-lime" in texts_of(plan(row, EMPTY))
    assert labels_of(plan(alone, EMPTY))[0].endswith("lime · 3 plums")
    assert labels_of(plan(verbless, EMPTY))[0] == "orchard-tree-hornbeam · 2 plums"


SALES = [(kind, price) for kind in BUILDINGS for price in range(COST[kind] + 1)]
"""Every building at any price that it may have."""


@pytest.mark.parametrize("language", LANGUAGES.names)
def test_every_building_of_puerto_rico_is_bought_with_its_price(language: str) -> None:
    """Beside one other: no name is too long for it; and beside four, in the second line of a menu."""
    words = LANGUAGES.words(language, PUERTO_RICO, ())
    for kind, cost in SALES:
        others = [other for other in BUILDINGS if other != kind]
        few, many = (plan(_sale((kind, *others[:count]), cost, words), EMPTY) for count in (1, 4))

        assert words("puerto-rico-cost.brief", cost=cost) in labels_of(few)[0], kind
        [menu] = menus_of(many)
        price = words("puerto-rico-cost", cost=cost)
        assert menu.options[0].description == words.beginning(price)


@pytest.mark.parametrize("language", LANGUAGES.names)
def test_every_card_of_san_juan_is_built_with_its_price(language: str) -> None:
    """Beside one other no name is too long for it."""
    words = LANGUAGES.words(language, SAN_JUAN, ())
    for kind, other in pairwise((*KINDS, KINDS[0])):
        offers = (Offer(Construct, (One("card", (kind, other), "card"),)), Offer(Decline))
        notes = Notes(tuple(Note("card", card, cost=5) for card in (kind, other)))
        asked = Decision(0, say("san-juan-prompt-build"), offers)

        labels = labels_of(plan(Question(SAN_JUAN, asked, words, notes, emoji), EMPTY))

        assert all(words("san-juan-cost.brief", cost=5) in label for label in labels[:2]), kind


def _sale(kinds: tuple[Key, ...], cost: int, words: PanelWords) -> Question:
    """These buildings at that price."""
    offers = (Offer(Build, (One("building", kinds, "building"),)), Offer(Pass))
    decision = Decision(0, say("puerto-rico-prompt-build"), offers)
    notes = Notes(tuple(Note("building", kind, cost=cost) for kind in kinds))
    return Question(PUERTO_RICO, decision, words, notes, emoji)


def test_a_number_that_is_worth_itself_has_no_second_line() -> None:
    """A card 2 of value 2 in a menu; a Jack says what it is worth."""
    trees = tuple(f"{number}" for number in range(2, 14))
    notes = tuple(
        Note("tree", tree, gain=int(tree), label=say("orchard-number", n=int(tree)))
        for tree in trees
    )
    question = replace(asking(Offer(Plant, (one(trees),)), notes=notes), words=NumberWords("en"))

    [menu] = menus_of(plan(question, EMPTY))

    assert [option.description for option in menu.options][:2] == ["", ""]
