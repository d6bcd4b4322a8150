"""Amounts and choices among a few, put together press by press."""

from collections.abc import Callable
from dataclasses import replace

import msgspec
import pytest

from bot.forms.advance import advance
from bot.forms.draft import EMPTY, amounts_in, chosen, remembered
from bot.forms.filling import FULL, GONE
from bot.forms.limits import LABEL
from bot.forms.model import Draft, Input, Question, Row
from bot.forms.plan import plan
from bot.forms.tally import ONE_MORE
from games.core.forms import Offer, Some
from tests.bot.forms.driver import EchoWords, labels_of, texts_of
from tests.bot.forms.orchard import Plant, Pluck, Sleep, asking, pluck
from tests.bot.forms.setups import buttons_of, menus_of, then, word_of
from tests.bot.forms.shapes import PLACES, TREES, one, some, split

FRUITS = "more:pluck.fruits."


def after_presses(question: Question, *words: str) -> Draft:
    """The draft after presses that do not finish the answer."""
    draft = EMPTY
    for word in words:
        draft = then(question, draft, Input.of(word))
    return draft


def test_the_last_press_of_an_exact_number_answers() -> None:
    """Three cards are three presses, and no question whether they are meant."""
    question = asking(pluck(split((2, 2, 1), 3, 3)))
    draft = after_presses(question, f"{FRUITS}tree_1", f"{FRUITS}tree_1")

    assert menus_of(plan(question, EMPTY)) == []
    assert labels_of(plan(question, draft))[0] == "A · orchard-card-tree-1 ×2"
    assert advance(question, draft, Input.of(f"{FRUITS}tree_3")) == Pluck(
        (("tree_1", 2), ("tree_3", 1))
    )


def test_fewer_than_the_most_are_taken_with_a_button() -> None:
    """It says how many; as many as can be need no button."""
    question = asking(pluck(split((2, 2), 0, 3)))
    one_piece = after_presses(question, f"{FRUITS}tree_1")
    two = then(question, one_piece, Input.of(f"{FRUITS}tree_2"))

    assert "None" in buttons_of(plan(question, EMPTY))
    assert advance(question, one_piece, Input.of(word_of(question, one_piece, "Confirm (1)"))) == (
        Pluck((("tree_1", 1),))
    )
    assert advance(question, two, Input.of(f"{FRUITS}tree_1")) == Pluck(
        (("tree_1", 2), ("tree_2", 1))
    )


def test_a_ticked_kind_is_put_back_and_a_button_beside_it_adds_one() -> None:
    """As on a sheet; where no more may be picked of it, there is no such button."""
    question = replace(asking(pluck(split((2, 2), 1, 4))), emoji=lambda _kind, key: key)
    one_piece = after_presses(question, f"{FRUITS}tree_1")
    ticked, more = labels_of(plan(question, one_piece))[:2]

    assert (ticked, more) == ("✓ orchard-card-tree-1", "+1")
    back = then(question, one_piece, Input.of(word_of(question, one_piece, ticked)))
    assert amounts_in(question.decision.offers[0], back) == ((),)
    two = then(question, one_piece, Input.of(word_of(question, one_piece, more)))
    assert labels_of(plan(question, two))[:2] == [
        "orchard-card-tree-1 ×2",
        "orchard-card-tree-2",
    ]


def test_every_button_for_one_more_says_of_what_unless_signs_do() -> None:
    """A bare one beside one with a name looks like another kind of button."""
    asked = asking(pluck(split((2, 2, 2), 1, 5)))
    presses = [f"{FRUITS}tree_{number}" for number in (1, 2, 3)]

    def added(emoji: Callable[[str, str], str]) -> list[str]:
        question = replace(asked, emoji=emoji)
        labels = labels_of(plan(question, after_presses(question, *presses)))
        return [label for label in labels if label.startswith(ONE_MORE)]

    assert added(lambda _kind, key: key) == ["+1"] * 3
    assert added(lambda _kind, key: key.replace("tree_1", "tree_2")) == ["+1 A", "+1 B", "+1 C"]


def test_another_kind_is_refused_where_as_many_are_picked_as_may_be() -> None:
    """A full answer that is changed: the press is answered, not dropped, and nothing is picked or put back by it."""
    question = asking(pluck(split((2, 2, 1), 3, 3)))
    full = remembered(question.decision, Pluck((("tree_1", 2), ("tree_2", 1))))
    put_back = then(question, full, Input.of("flip:pluck.fruits.tree_2"))

    assert amounts_in(question.decision.offers[0], full) == ((("tree_1", 2), ("tree_2", 1)),)
    assert advance(question, full, Input.of(f"{FRUITS}tree_3")) == FULL
    assert advance(question, put_back, Input.of(f"{FRUITS}tree_3")) == Pluck(
        (("tree_1", 2), ("tree_3", 1))
    )


def test_more_of_a_kind_than_there_is_is_refused() -> None:
    """A press on an old panel puts nothing back that is picked."""
    question = asking(pluck(split((2, 2), 1, 4)))
    draft = after_presses(question, f"{FRUITS}tree_1", f"{FRUITS}tree_1")

    assert advance(question, draft, Input.of(f"{FRUITS}tree_1")) == FULL


def test_some_things_are_ticked_and_put_back() -> None:
    """A press on a ticked one puts it back; one too many is refused."""
    question = asking(pluck(some(7, 1, 3)))
    draft = after_presses(question, "flip:pluck.fruits.tree_2", "flip:pluck.fruits.tree_4")
    put_back = then(question, draft, Input.of("flip:pluck.fruits.tree_2"))

    assert labels_of(plan(question, draft))[1] == "✓ B · orchard-card-tree-2"
    assert labels_of(plan(question, put_back))[1] == "B · orchard-card-tree-2"
    assert advance(question, draft, Input.of("flip:pluck.fruits.tree_7")) == Pluck(
        ("tree_2", "tree_4", "tree_7")
    )


def test_some_of_a_few_stand_beside_what_asks_for_one_thing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The main offer's things have their buttons; another offer's too if they are few and have room, else it has a page."""
    several = pluck(some(6, 1, 3))
    few = asking(several, Offer(Plant, (one(PLACES[:2], "place"),)), Offer(Sleep))
    many = asking(several, Offer(Plant, (one(PLACES[:5], "place"),)), Offer(Sleep))

    assert labels_of(plan(few, EMPTY))[6:] == ["orchard-verb-plant", "orchard-verb-sleep"]
    monkeypatch.setattr("bot.forms.plan.ROOM", 1_000)
    assert labels_of(plan(few, EMPTY))[6:] == [
        "orchard-verb-plant: orchard-place…",
        "orchard-verb-plant: orchard-place…",
        "orchard-verb-sleep",
    ]
    assert labels_of(plan(many, EMPTY))[6:] == ["orchard-verb-plant", "orchard-verb-sleep"]
    assert after_presses(few, "flip:pluck.fruits.tree_2") == after_presses(
        many, "flip:pluck.fruits.tree_2"
    )


class RestWords(EchoWords):
    """Has a word for the picks that names all others."""

    def has(self, wording: str) -> bool:
        """That one, too."""
        return wording == "orchard-verb-pluck.rest" or super().has(wording)


def with_rest(question: Question) -> Question:
    """The question, in these words."""
    return replace(question, words=RestWords("en"))


def test_the_button_names_what_is_not_picked() -> None:
    """Where that matters as much: it takes the picks; a complete tally waits for it, and shows nothing to add."""
    question = with_rest(asking(pluck(some(6, 0, 5)), Offer(Sleep)))
    draft = after_presses(question, "flip:pluck.fruits.tree_2", "flip:pluck.fruits.tree_4")
    full = after_presses(question, *[f"flip:pluck.fruits.{tree}" for tree in TREES[:5]])

    [named] = [label for label in labels_of(plan(question, draft)) if ".rest" in label]
    assert [tree in named for tree in ("tree-2", "tree-4")] == [False, False]
    pressed = Input.of(word_of(question, draft, named))
    assert advance(question, draft, pressed) == Pluck(("tree_2", "tree_4"))
    assert advance(question, full, pressed) == GONE
    assert all(label.startswith("✓") for label in labels_of(plan(question, full))[:5])
    assert len(labels_of(plan(question, full))[5:]) == 2, "the picks, and the way back"


def test_what_is_begun_stands_ticked_and_can_be_put_back() -> None:
    """One press takes it as it is; a press on a ticked thing puts it back; there is no second meaning of the ticks."""
    begun = Some("fruits", TREES[:6], 0, 5, "card", ("tree_1", "tree_5"))
    question = asking(pluck(begun), Offer(Sleep))
    put_back = after_presses(question, "flip:pluck.fruits.tree_1")

    assert labels_of(plan(question, EMPTY))[0].startswith("✓")
    as_it_is = Input.of(word_of(question, EMPTY, "Confirm (2)"))
    assert advance(question, EMPTY, as_it_is) == Pluck(("tree_1", "tree_5"))
    assert advance(question, put_back, as_it_is) == GONE
    last = Input.of(word_of(question, put_back, "Confirm (1)"))
    assert advance(question, put_back, last) == Pluck(("tree_5",))
    assert [one.amounts for one in chosen(question.decision, EMPTY)] == [begun_pairs(begun)]
    assert [one.amounts for one in chosen(question.decision, put_back)] == [(("tree_5", 1),)]
    assert chosen(question.decision, Draft("sleep")) == ()


def begun_pairs(field: Some) -> tuple[tuple[str, int], ...]:
    """What is begun, once each."""
    return tuple((key, 1) for key in field.begun)


def test_amounts_that_are_begun_are_changed_and_taken_with_a_button() -> None:
    """Those who stand somewhere are ticked: only the others are placed, by presses, and one more takes them all."""
    field = split((1, 1, 2), 3, 3)
    begun = msgspec.structs.replace(field, begun=(("tree_1", 1),))
    question = asking(pluck(begun))
    two = after_presses(question, f"{FRUITS}tree_3", f"{FRUITS}tree_3")
    moved = then(question, two, Input.of("flip:pluck.fruits.tree_1"))

    first, second, third = labels_of(plan(question, EMPTY))[:3]
    assert (first, second) == ("✓ A · orchard-card-tree-1", "B · orchard-card-tree-2")
    assert third == "C · orchard-card-tree-3"
    assert "2 left to choose." in texts_of(plan(question, EMPTY))
    assert labels_of(plan(question, two))[1] == "B · orchard-card-tree-2"
    taken = advance(question, two, Input.of(word_of(question, two, "Confirm (3)")))
    assert taken == Pluck((("tree_1", 1), ("tree_3", 2)))
    assert "Confirm (2)" not in labels_of(plan(question, moved))


def test_a_costly_tally_is_confirmed() -> None:
    """Complete is not yet meant, where the game says so."""
    question = asking(pluck(split((2, 2, 1), 2, 2), confirm=True))
    draft = after_presses(question, f"{FRUITS}tree_1", f"{FRUITS}tree_2")

    assert labels_of(plan(question, draft)) == ["Confirm", "Back"]


def test_no_button_of_a_tally_stands_alone() -> None:
    """Six stand as four and two: a phone shows them two by two; five fit a row."""
    rows = {
        count: [
            len(block.buttons)
            for block in plan(asking(pluck(some(count, 1, 3))), EMPTY).blocks
            if isinstance(block, Row)
        ]
        for count in (5, 6, 7)
    }

    assert rows == {5: [5], 6: [4, 2], 7: [5, 2]}


def test_what_has_gone_is_refused() -> None:
    """An old button of a kind that is not there any more."""
    question = asking(pluck(split((2, 2), 1, 2)))

    assert advance(question, EMPTY, Input.of(f"{FRUITS}tree_3")) == GONE
    assert advance(question, EMPTY, Input.of("flip:pluck.fruits.tree_3")) == GONE


def test_one_of_a_few_is_one_press_beside_other_offers() -> None:
    """Up to three things stand on the first page, each as a button of the offer; to do nothing stands apart."""
    several = pluck(some(9, 1, 3))
    offers = (Offer(Plant, (one(PLACES[:2], "place"),)), several, Offer(Sleep))
    question = asking(*offers)

    assert labels_of(plan(question, EMPTY)) == [
        "orchard-verb-plant: orchard-place…",
        "orchard-verb-plant: orchard-place…",
        "orchard-verb-pluck",
        "orchard-verb-sleep",
    ]
    assert [len(block.buttons) for block in plan(question, EMPTY).blocks[1:]] == [3, 1]  # type: ignore[union-attr]
    assert advance(question, EMPTY, Input.of("pick:plant.tree.a2")) == Plant("a2")


def test_no_label_is_longer_than_a_phone_shows() -> None:
    """Whatever things are called."""
    long = asking(Offer(Plant, (one(tuple("x" * 40 + key for key in TREES[:3])),)), Offer(Sleep))

    assert max(map(len, labels_of(plan(long, EMPTY)))) <= LABEL


def test_a_tally_says_how_many_are_left() -> None:
    """After each press of a fixed number; the first page says the whole number."""
    question = asking(pluck(split((2, 2, 1), 3, 3)))
    begun = after_presses(question, f"{FRUITS}tree_1")

    assert "Choose 3." in texts_of(plan(question, EMPTY))
    assert "2 left to choose." in texts_of(plan(question, begun))


def test_a_crowded_tally_drops_the_letters_of_things_with_a_sign() -> None:
    """Nine fields and buildings of Puerto Rico stand two on a line of a phone; few keep their letters."""

    def labels(kinds: int, emoji: str | None) -> list[str]:
        asked = asking(pluck(split((1,) * kinds, 2, 2)))
        signed = replace(asked, emoji=lambda _kind, _key: emoji)
        return [label for label in labels_of(plan(signed, EMPTY)) if "tree" in label]

    assert any(" · " in label for label in labels(3, "🌳"))
    assert any(" · " in label for label in labels(7, None))


SOME = "orchard-verb-pluck.some 3"
"""The button that takes three."""


class Naming(EchoWords):
    """Knows what taking several fruits is called."""

    def has(self, wording: str) -> bool:
        """That, and the planner's own words."""
        return wording == "orchard-verb-pluck.some" or super().has(wording)


def test_what_has_a_name_for_taking_is_taken_with_a_button_only() -> None:
    """As cards that are discarded: no mis-tap sends them, and what is picked can still be changed."""
    question = replace(asking(pluck(split((2, 2, 1), 3, 3))), words=Naming("en"))
    full = after_presses(question, *[f"{FRUITS}tree_1"] * 2, f"{FRUITS}tree_3")

    assert labels_of(plan(question, full))[:2] == [
        "A · orchard-card-tree-1 ×2",
        "✓ C · orchard-card-tree-3",
    ]
    assert "left to choose" not in " ".join(texts_of(plan(question, full)))
    undone = then(question, full, Input.of("flip:pluck.fruits.tree_3"))
    assert SOME not in buttons_of(plan(question, undone))
    taken = advance(question, full, Input.of(word_of(question, full, SOME)))
    assert taken == Pluck((("tree_1", 2), ("tree_3", 1)))
