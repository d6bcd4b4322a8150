"""What presses and forms lead to: actions, drafts, ways back, and refusals of what is stale or strange."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.forms.advance import advance
from bot.forms.draft import EMPTY, chosen, restored, stored
from bot.forms.filling import GONE, NOT_UNDERSTOOD
from bot.forms.model import (
    VERBS,
    Answer,
    Draft,
    Entry,
    Input,
    OpenForm,
    Outcome,
    RefusedInput,
)
from bot.forms.plan import plan
from games.core.forms import Offer, One, Some
from games.core.model import Message, Note, say
from render.core.contract import Chosen
from tests.bot.forms.orchard import Move, Plant, Pluck, Sleep, Trade, Water, asking, pluck
from tests.bot.forms.setups import menu_of, then, word_of
from tests.bot.forms.shapes import BOARD, PLACES, TRADE, TREES, one, some, split


def test_one_press_plays() -> None:
    """A key on a button, a line of a menu and an offer without fields are taken at once."""
    few, many = (
        asking(Offer(Plant, (one(TREES[:3]),)), Offer(Sleep)),
        asking(Offer(Plant, (one(TREES[:9]),))),
    )
    line = menu_of(many, EMPTY)

    assert advance(few, EMPTY, Input.of("pick:plant.tree.tree_3")) == Plant("tree_3")
    assert advance(few, EMPTY, Input.of(word_of(few, EMPTY, "orchard-verb-sleep"))) == Sleep()
    assert advance(many, EMPTY, Input.of(line.word, ("tree_7",))) == Plant("tree_7")


def test_an_exact_menu_plays_when_it_is_closed() -> None:
    """Exactly three: sent, taken, in the order offered, equal pieces counted."""
    cards = asking(pluck(split((2, 2, 1, *[1] * 9), 3, 3)))
    menu = menu_of(cards, EMPTY)

    assert advance(cards, EMPTY, Input.of(menu.word, ("tree_3", "tree_1*2", "tree_1"))) == Pluck(
        (("tree_1", 2), ("tree_3", 1))
    )


def test_a_range_waits_for_its_button() -> None:
    """Ticks are kept; the button finishes them; none is a button of its own."""
    question = asking(pluck(some(17, 0, 3)))
    menu = menu_of(question, EMPTY)
    ticked = then(question, EMPTY, Input.of(menu.word, ("tree_2", "tree_1")))

    assert advance(question, EMPTY, Input.of("none:pluck.fruits")) == Pluck(())
    assert ticked == Draft("pluck", (Answer("fruits", (("tree_1", 1), ("tree_2", 1)), False),))
    assert advance(question, ticked, Input.of(word_of(question, ticked, "Confirm (2)"))) == Pluck(
        ("tree_1", "tree_2")
    )
    assert chosen(question.decision, ticked) == (Chosen("fruits", (("tree_1", 1), ("tree_2", 1))),)


def test_too_many_ticks_over_two_menus_cannot_be_finished() -> None:
    """Two menus together may go over the most: then there is no button, and no word finishes it."""
    question = asking(pluck(some(40, 1, 3)))
    first, second = menu_of(question, EMPTY), menu_of(question, EMPTY, 1)
    draft = then(question, EMPTY, Input.of(first.word, ("tree_1", "tree_2")))
    close = word_of(question, draft, "Confirm (2)")
    over = then(question, draft, Input.of(second.word, ("tree_30", "tree_31")))

    assert "Confirm (4)" not in str(plan(question, over))
    assert advance(question, over, Input.of(close)) == GONE
    assert then(question, over, Input.of(second.word, ())) == draft


def test_confirmation_is_asked_and_given() -> None:
    """A costly offer is played only by the button that confirms what was shown."""
    question = asking(Offer(Plant, (one(TREES[:3]),), confirm=True))
    draft = then(question, EMPTY, Input.of("pick:plant.tree.tree_3"))
    confirm = word_of(question, draft, "Confirm")
    other = then(question, EMPTY, Input.of("pick:plant.tree.tree_1"))

    assert advance(question, draft, Input.of(confirm)) == Plant("tree_3")
    assert advance(question, other, Input.of(confirm)) == GONE
    assert advance(question, EMPTY, Input.of(confirm)) == GONE


def test_back_takes_the_last_pick_back_once() -> None:
    """Back goes a step back; a second press on the same old button changes nothing."""
    move = Offer(Move, (one(TREES[:2]), One("place", PLACES[:3], "place")), confirm=True)
    question = asking(move, Offer(Sleep))
    first = then(question, EMPTY, Input.of("pick:move.tree.tree_2"))
    second = then(question, first, Input.of("pick:move.place.a2"))
    back = Input.of(word_of(question, second, "Back"))

    assert then(question, second, back) == first
    assert then(question, first, back) == first
    assert then(question, first, Input.of(word_of(question, first, "Back"))) == EMPTY


def test_back_closes_an_open_part_first() -> None:
    """In a long list, back goes to the list of its parts and keeps what was ticked."""
    question = asking(pluck(some(80, 0, 40)))
    chooser = menu_of(question, EMPTY)
    opened = then(question, EMPTY, Input.of(chooser.word, (chooser.options[1].value,)))
    menu = menu_of(question, opened, 1)
    ticked = then(question, opened, Input.of(menu.word, (menu.options[0].value,)))
    closed = then(question, ticked, Input.of(word_of(question, ticked, "Back")))

    assert closed == replace(ticked, part="")
    assert ticked.answers == (Answer("fruits", (("tree_26", 1),), False),)


def test_a_trade_is_built_field_by_field() -> None:
    """Partner, cards, typed amounts, confirmation."""
    question = asking(TRADE, Offer(Sleep))
    draft = then(question, EMPTY, Input.of("pick:trade.partner.tree_2"))
    for _ in range(2):
        draft = then(question, draft, Input.of("more:trade.give.tree_1"))
    draft = then(question, draft, Input.of(word_of(question, draft, "Confirm (2)")))
    shown = advance(question, draft, Input.of(word_of(question, draft, "Enter amounts…")))
    assert isinstance(shown, OpenForm)
    typed = dict.fromkeys([entry.name for entry in shown.modal.entries], "0") | {"tree_4": " 7 "}
    draft = then(question, draft, Input.of(shown.modal.word, texts=typed))
    draft = then(question, draft, Input.of(word_of(question, draft, "Confirm (7)")))

    assert advance(question, draft, Input.of(word_of(question, draft, "Confirm"))) == Trade(
        "tree_2", (("tree_1", 2),), (("tree_4", 7),)
    )


@pytest.mark.parametrize("typed", ["orchard-place-c4", " ORCHARD-PLACE-C4 ", "orchard-place-ç4"])
def test_a_place_can_be_typed(typed: str) -> None:
    """Labels are read without regard to case, accents and spaces."""
    question = asking(Offer(Plant, (one(BOARD, "place"),)))
    shown = advance(question, EMPTY, Input.of(word_of(question, EMPTY, "Type the place…")))
    assert isinstance(shown, OpenForm)

    assert advance(question, EMPTY, Input.of(shown.modal.word, texts={"labels": typed})) == Plant(
        "c4"
    )


def test_several_places_can_be_typed() -> None:
    """Labels are separated by commas or blanks; too many are refused."""
    question = asking(pluck(Some("fruits", PLACES, 1, 2, "place")))
    word = "typed:pluck.fruits"

    def typed(text: str) -> Outcome:
        return advance(question, EMPTY, Input.of(word, texts={"labels": text}))

    both = Draft("pluck", (Answer("fruits", (("a1", 1), ("b2", 1)), False),))
    assert typed("orchard-place-b2, orchard-place-a1") == both
    assert typed("orchard-place-b2 orchard-place-a1") == both
    assert reason(typed("orchard-place-b2;nowhere")) == say("panel-unknown-label", typed="nowhere")
    assert reason(typed("orchard-place-a1,orchard-place-a2,orchard-place-a3")) == say(
        "panel-out-of-bounds", least=1, most=2, count=3
    )


def reason(outcome: Outcome) -> Message:
    """Why it was refused."""
    assert isinstance(outcome, RefusedInput), outcome
    return outcome.message


def test_a_refused_label_says_why_and_stays_in_the_form() -> None:
    """The game's reason, or what else begins so; the form opens again with what was typed, until something is chosen."""
    tree = Note("tree", TREES[99], refused=say("orchard-rotten"))
    question = asking(Offer(Plant, (one(TREES[:40]),)), notes=(tree,))
    word = "typed:plant.tree"

    def typed(draft: Draft, text: str) -> RefusedInput:
        outcome = advance(question, draft, Input.of(word, texts={"labels": text}))
        assert isinstance(outcome, RefusedInput)
        return outcome

    def form(draft: Draft) -> Entry:
        outcome = advance(question, draft, Input.of("type:plant.tree"))
        assert isinstance(outcome, OpenForm)
        return outcome.modal.entries[0]

    assert form(EMPTY).value == ""
    rotten = typed(EMPTY, "Orchard-Tree-Tree-100 ")
    assert rotten.message == say(
        "panel-refused-label", typed="Orchard-Tree-Tree-100", why="orchard-rotten"
    )
    assert rotten.draft is not None
    assert form(rotten.draft).value == "Orchard-Tree-Tree-100 "
    near = typed(rotten.draft, "oak")
    assert near.message.id == "panel-unknown-label-near"
    assert "orchard-tree-tree-1, orchard-tree-tree-2" in str(near.message)
    assert near.draft is not None
    assert restored(stored(near.draft)) == near.draft
    assert form(near.draft).value == "oak"
    assert reason(typed(near.draft, "xyz")) == say("panel-unknown-label", typed="xyz")


def test_refused_amounts_stay_in_the_form() -> None:
    """All lines of the form are as they were typed."""
    question = asking(pluck(split((40, 40), 1, 60)))
    refused = advance(
        question, EMPTY, Input.of("counted:pluck.fruits", texts={"tree_1": "x", "tree_2": "7"})
    )
    assert isinstance(refused, RefusedInput)
    assert refused.draft is not None

    shown = advance(question, refused.draft, Input.of("count:pluck.fruits."))

    assert isinstance(shown, OpenForm)
    assert [entry.value for entry in shown.modal.entries] == ["x", "7"]


@pytest.mark.parametrize("text", ["-1", "61", "1.5", "x", "", "٣x", "1" * 30])
def test_strange_amounts_are_refused(text: str) -> None:
    """Only whole numbers within the row's bounds are kept."""
    question = asking(pluck(split((40, 40), 1, 60)))

    outcome = advance(question, EMPTY, Input.of("counted:pluck.fruits", texts={"tree_1": text}))

    assert isinstance(outcome, RefusedInput)
    assert outcome.message.id == "panel-not-a-number"


def test_unknown_verbs_are_not_understood() -> None:
    """The planner answers its own verbs only."""
    question = asking(Offer(Water))

    assert advance(question, EMPTY, Input.of("undo:1")) == NOT_UNDERSTOOD
    for verb in VERBS:
        assert advance(question, EMPTY, Input.of(f"{verb}:nothing.such")) in (GONE, EMPTY)


@pytest.mark.parametrize(
    ("word", "values"),
    [
        ("pick:plant.tree.tree_3", ()),
        ("pick:plant.tree.x", ("tree_3",)),
        ("do:sleep.4f53cda18c", ()),
        ("open:sleep.", ()),
    ],
)
def test_a_choice_that_has_gone_is_refused(word: str, values: tuple[str, ...]) -> None:
    """The same ask, but the key or the offer is no longer there."""
    before = asking(Offer(Plant, (one(TREES[:3]),)), Offer(Sleep))
    now = asking(Offer(Plant, (one(TREES[:2]),)), Offer(Water))

    assert not isinstance(advance(before, EMPTY, Input.of(word, values)), RefusedInput)
    assert advance(now, EMPTY, Input.of(word, values)) == GONE


def test_a_forced_choice_that_has_changed_is_refused() -> None:
    """The button of the only answer means that answer, not whatever is the only one later."""
    before, now = (asking(Offer(Plant, (one((tree,)),)), Offer(Sleep)) for tree in TREES[:2])
    word = word_of(before, EMPTY, "orchard-tree-tree-1")

    assert advance(before, EMPTY, Input.of(word)) == Plant("tree_1")
    assert advance(now, EMPTY, Input.of(word)) == GONE


def test_a_menu_that_has_changed_is_refused() -> None:
    """A menu of several means the list that it showed."""
    before, now = (asking(pluck(some(count, 2, 2))) for count in (17, 16))

    assert advance(now, EMPTY, Input.of(menu_of(before, EMPTY).word, ("tree_1", "tree_2"))) == GONE


def test_a_draft_forgets_what_is_no_longer_offered() -> None:
    """When the decision changes under a draft, only what still holds is kept."""
    places = One("place", PLACES[:3], "place")
    before = asking(Offer(Move, (one(TREES[:3]), places)), Offer(Sleep))
    draft = then(before, EMPTY, Input.of("pick:move.tree.tree_3"))
    fewer = asking(Offer(Move, (one(TREES[:2]), places)), Offer(Sleep))

    assert plan(fewer, draft) != plan(before, draft)
    assert advance(fewer, draft, Input.of("pick:move.place.a1")) == Draft(
        "move", (Answer("place", (("a1", 1),), True),)
    )
    assert plan(asking(Offer(Sleep)), draft) == plan(asking(Offer(Sleep)), EMPTY)


def test_an_old_panel_of_another_offer_begins_it_anew() -> None:
    """A press on another offer gives the draft up instead of mixing the two."""
    question = asking(TRADE, Offer(Plant, (one(TREES[:3]),), confirm=True))
    draft = then(question, EMPTY, Input.of("pick:trade.partner.tree_2"))

    assert then(question, draft, Input.of("pick:plant.tree.tree_1")) == Draft(
        "plant", (Answer("tree", (("tree_1", 1),), True),)
    )


def test_drafts_are_stored_and_restored() -> None:
    """What comes back from the database is the draft; nothing or garbage is an empty one."""
    draft: Any = Draft("pluck", (Answer("fruits", (("tree_1", 2),), False),), "~0123456789")

    assert restored(stored(draft)) == draft
    assert [restored(data) for data in (None, b"", b"\xff", b"[1]", b'{"answers":3}')] == [
        EMPTY
    ] * 5


def test_an_old_confirm_button_does_not_finish_newer_ticks() -> None:
    """The button means the picks that stood beside it."""
    question = asking(pluck(some(17, 0, 3)))
    menu = menu_of(question, EMPTY)
    one_tick = then(question, EMPTY, Input.of(menu.word, ("tree_1",)))
    other_tick = then(question, one_tick, Input.of(menu.word, ("tree_2",)))
    old = Input.of(word_of(question, one_tick, "Confirm (1)"))

    assert advance(question, other_tick, old) == GONE
    assert advance(question, one_tick, old) == Pluck(("tree_1",))
