"""How decisions are laid out: as few presses as they allow, with what a person wants to know."""

from dataclasses import replace

import pytest

from bot.forms.advance import advance
from bot.forms.draft import EMPTY, remembered
from bot.forms.limits import PANEL_BYTES, size
from bot.forms.model import Draft, Input, Option, Panel, Row, Select, Text
from bot.forms.plan import plan
from games.core.flow import Reopen
from games.core.forms import Offer, One, Split
from games.core.forms import Row as Line
from games.core.model import Action, Note, Notes, Term, say
from tests.bot.forms.driver import explained_by, labels_of, texts_of
from tests.bot.forms.orchard import (
    Graft,
    Move,
    Mow,
    Plant,
    Pluck,
    Prune,
    Sleep,
    Water,
    asking,
    pluck,
)
from tests.bot.forms.setups import buttons_of, menus_of, rows_of
from tests.bot.forms.shapes import PLACES, TREES, grouped, one, some, split


def after(offers: tuple[Offer, ...], *inputs: Input, notes: tuple[Note, ...] = ()) -> Panel:
    """The panel after these inputs, none of which finishes the answer."""
    question = asking(*offers, notes=notes)
    draft = EMPTY
    for given in inputs:
        outcome = advance(question, draft, given)
        assert isinstance(outcome, Draft), outcome
        draft = outcome
    return plan(question, draft)


def test_few_keys_are_buttons_beside_the_pass() -> None:
    """Build one or pass: one press each, the choices first."""
    panel = plan(asking(Offer(Plant, (one(TREES[:3]),)), Offer(Sleep)), EMPTY)

    assert [
        [button.label for button in row.buttons] for row in rows_of(panel) if isinstance(row, Row)
    ] == [
        ["orchard-tree-tree-1", "orchard-tree-tree-2", "orchard-tree-tree-3"],
        ["orchard-verb-sleep"],
    ]
    assert {button.style for button in rows_of(panel)[0].buttons} == {"primary"}  # type: ignore[union-attr]
    assert buttons_of(panel)["orchard-verb-sleep"].style == "secondary"
    assert (
        texts_of(panel) == "**orchard-prompt-turn**\norchard-verb-plant: orchard-field-plant-tree"
    )


def test_what_stands_beside_other_offers_has_a_heading() -> None:
    """A prompt for several offers may be about any of them; one offer alone is what it asks."""
    plants = Offer(Plant, (one(TREES[:3]),))

    assert texts_of(plan(asking(plants), EMPTY)) == "**orchard-prompt-turn**"
    for offers in ((plants, Offer(Sleep)), (Offer(Sleep), plants)):
        panel = plan(asking(*offers), EMPTY)
        assert "orchard-verb-plant: orchard-field-plant-tree" in texts_of(panel)


def test_badges_stand_before_labels_only_where_the_picture_has_them() -> None:
    """A badged kind shows its badge; equal pieces are called the same, one line each."""
    few = plan(asking(pluck(split((2, 1), 2, 2))), EMPTY)
    cards = plan(asking(pluck(split((2, *[1] * 10), 2, 2))), EMPTY)
    trees = plan(asking(pluck(split((2, *[1] * 10), 2, 2, kind="tree"))), EMPTY)

    assert labels_of(few) == ["A · orchard-card-tree-1", "B · orchard-card-tree-2"]
    assert labels_of(cards)[:3] == [
        "A · orchard-card-tree-1",
        "A · orchard-card-tree-1",
        "B · orchard-card-tree-2",
    ]
    assert labels_of(trees)[:3] == [
        "orchard-tree-tree-1",
        "orchard-tree-tree-1",
        "orchard-tree-tree-2",
    ]


def test_costs_stand_on_buttons_and_details_in_the_text() -> None:
    """A button has room for cost and gain; a menu's line for the detail too."""
    note = Note("tree", "ash", cost=3, detail=say("orchard-shade"))
    few = plan(asking(Offer(Plant, (one(("ash", *TREES[:1])),)), notes=(note,)), EMPTY)
    many = plan(asking(Offer(Plant, (one(("ash", *TREES[:5])),)), notes=(note,)), EMPTY)

    assert labels_of(few)[0] == "orchard-tree-ash · orchard-cost 3"
    assert "orchard-tree-ash – orchard-shade" in texts_of(few)
    assert menus_of(many)[0].options[0].description == "orchard-cost 3 · orchard-shade"
    assert "shade" not in texts_of(many)


def test_what_no_field_offers_is_refused_on_the_first_page() -> None:
    """Where only passing is left there is no field to stand below; what has no name of its own is not told."""
    notes = (
        Note("tree", TREES[0], refused=say("orchard-too-dear"), label=say("orchard-shade")),
        Note("tree", TREES[1], refused=say("orchard-rotten")),
    )
    without = explained_by(plan(asking(Offer(Sleep), notes=notes), EMPTY))
    below = explained_by(plan(asking(Offer(Plant, (one(TREES[2:4]),)), notes=notes), EMPTY))

    assert "orchard-too-dear" in without
    assert "orchard-rotten" not in without
    assert below.count("orchard-too-dear") == 1


def test_refused_keys_are_said_and_never_offered() -> None:
    """What cannot be chosen stands in the text with its reason, eight at most, those with the same reason together."""
    notes = tuple(
        Note("tree", tree, refused=say("orchard-too-dear" if place % 2 else "orchard-too-far"))
        for place, tree in enumerate(TREES[2:13])
    )
    panel = plan(asking(Offer(Plant, (one(TREES[:2]),)), notes=notes), EMPTY)

    assert labels_of(panel) == ["orchard-tree-tree-1", "orchard-tree-tree-2"]
    (far,) = [line for line in explained_by(panel).split("\n") if line.endswith("orchard-too-far")]
    (dear,) = [
        line for line in explained_by(panel).split("\n") if line.endswith("orchard-too-dear")
    ]
    assert far.startswith("-# Not now: orchard-tree-tree-3, orchard-tree-tree-5, orchard")
    assert far.count("orchard-tree-") == dear.count("orchard-tree-") == 4
    assert "3 more are not possible right now." in explained_by(panel)


def test_a_menu_up_to_25_two_up_to_50() -> None:
    """Twenty-five keys are one menu; more stand in two, named by their stretches or their groups."""
    stretches = plan(asking(Offer(Plant, (one(TREES[:40]),))), EMPTY)
    groups = plan(
        asking(Offer(Plant, (one(TREES[:40]),)), notes=grouped("tree", TREES[:40], 4)), EMPTY
    )

    assert len(menus_of(plan(asking(Offer(Plant, (one(TREES[:25]),))), EMPTY))) == 1
    assert [len(menu.options) for menu in menus_of(stretches)] == [25, 15]
    assert menus_of(stretches)[1].placeholder == "orchard-tree-tree-26 – orchard-tree-tree-40"
    assert [menu.placeholder for menu in menus_of(groups)] == [
        "orchard-region-region-0 – orchard-region-region-1",
        "orchard-region-region-2 – orchard-region-region-3",
    ]


def test_an_exact_number_is_asked_with_one_menu() -> None:
    """Exactly three of seventeen: one menu that takes three, no further button."""
    panel = plan(asking(pluck(some(17, 3, 3))), EMPTY)
    (menu,) = rows_of(panel)

    assert isinstance(menu, Select)
    assert (menu.least, menu.most, len(menu.options)) == (3, 3, 17)
    assert "Choose exactly 3." in texts_of(panel)


def test_a_range_is_confirmed_with_its_number() -> None:
    """Up to three: none by a button, or ticks, then a button that says how many and a summary."""
    offers = (pluck(some(17, 0, 3)),)
    before = after(offers)
    menu = menus_of(before)[0]
    ticked = after(offers, Input.of(menu.word, tuple(option.value for option in menu.options[:2])))

    assert (menu.least, menu.most) == (0, 3)
    assert list(buttons_of(before)) == ["None"]
    assert list(buttons_of(ticked)) == ["Confirm (2)", "Back"]
    assert [option.chosen for option in menus_of(ticked)[0].options] == [True, True] + [False] * 15
    assert "Chosen so far (2)" in texts_of(ticked)


def test_how_many_of_one_kind_is_one_menu_of_amounts() -> None:
    """A single row asks for an amount, not for equal pieces."""
    field = Split("fruits", (Line("tree_1", 12),), 0, 12, "tree")
    panel = plan(asking(pluck(field)), EMPTY)

    assert [option.label for option in menus_of(panel)[0].options][:2] == [
        "1× orchard-tree-tree-1",
        "2× orchard-tree-tree-1",
    ]
    assert list(buttons_of(panel)) == ["None"]


def test_what_has_only_one_answer_is_asked_with_one_button() -> None:
    """A forced discard says what will go and has one button."""
    panel = plan(asking(pluck(some(2, 2, 2))), EMPTY)

    assert labels_of(panel) == ["orchard-verb-pluck"]
    assert "orchard-field-pluck-fruits: orchard-card-tree-1 and orchard-card-tree-2" in texts_of(
        panel
    )


def test_a_field_with_one_answer_is_not_asked() -> None:
    """The forced field is filled by itself, the other is asked at once."""
    offer = Offer(Move, (one(TREES[:1]), One("place", PLACES[:3], "place")))
    panel = plan(asking(offer, Offer(Sleep)), EMPTY)

    assert labels_of(panel) == [
        "orchard-place-a1",
        "orchard-place-a2",
        "orchard-place-a3",
        "orchard-verb-sleep",
    ]


def test_fields_are_asked_one_after_the_other() -> None:
    """The second field's page tells what was picked, leaves the other offers out and has a way back."""
    offers = (Offer(Move, (one(TREES[:2]), One("place", PLACES[:3], "place"))), Offer(Sleep))
    panel = after(offers, Input.of("pick:move.tree.tree_2"))

    assert labels_of(panel) == ["orchard-place-a1", "orchard-place-a2", "orchard-place-a3", "Back"]
    assert "orchard-field-move-tree: 1 tree\\_2" in texts_of(panel)
    assert "orchard-verb-move: orchard-field-move-place" in texts_of(panel)


def test_confirmation_asks_the_offers_own_question() -> None:
    """A costly offer is asked once more, with what it comes to."""
    panel = after(
        (Offer(Plant, (one(TREES[:2]),), confirm=True),), Input.of("pick:plant.tree.tree_2")
    )

    assert labels_of(panel) == ["Confirm", "Back"]
    assert texts_of(panel).startswith("**orchard-verb-plant.confirm**")
    assert "orchard-field-plant-tree: 1 tree\\_2" in texts_of(panel)


def test_many_offers_are_a_button_each() -> None:
    """Three offers with fields that no menu holds are opened by buttons; those without are taken by theirs."""
    move = Offer(Move, (one(TREES[:17]), One("place", PLACES[:3], "place")))
    panel = plan(
        asking(Offer(Plant, (one(TREES),)), pluck(some(9, 1, 3)), move, Offer(Water), Offer(Sleep)),
        EMPTY,
    )

    assert labels_of(panel) == [
        f"orchard-verb-{tag}" for tag in ("plant", "pluck", "move", "water", "sleep")
    ]
    assert menus_of(panel) == []


def test_two_offers_of_one_press_are_laid_open() -> None:
    """Two offers with a field each stand under their names, what is forced beside it."""
    second = Offer(Move, (one(TREES[:2]), One("place", PLACES[:1], "place")))
    panel = plan(asking(Offer(Plant, (one(TREES[:8]),)), second), EMPTY)

    assert [type(block) for block in panel.blocks] == [
        *(Text, Select),
        *(Text, Row),
    ]


def test_nothing_is_taken_unseen() -> None:
    """Beside other offers, a forced payment is told; none says of what; the first offer stands out."""
    forced, none = pluck(some(2, 2, 2)), Offer(Plant, (one(TREES[:1]),))
    note = Note("tree", TREES[0], detail=say("orchard-shade"))
    told = plan(asking(forced, none, Offer(Sleep), notes=(note,)), EMPTY)
    ranged = plan(asking(pluck(some(7, 0, 3)), Offer(Sleep)), EMPTY)

    assert "orchard-verb-pluck: orchard-card-tree-1 and orchard-card-tree-2" in texts_of(told)
    assert "orchard-tree-tree-1 – orchard-shade" in explained_by(told)
    assert [button.style for button in buttons_of(told).values()] == [
        "primary",
        "secondary",
        "secondary",
    ]
    assert "orchard-verb-pluck: None" in buttons_of(ranged)


def test_offers_keep_their_order() -> None:
    """An offer that comes before the one laid open stands above it."""
    panel = plan(asking(Offer(Water), Offer(Plant, (one(TREES[:2]),)), Offer(Sleep)), EMPTY)

    assert [[button.label for button in row.buttons] for row in rows_of(panel)] == [  # type: ignore[union-attr]
        ["orchard-verb-water"],
        [f"orchard-tree-tree-{number}" for number in (1, 2)],
        ["orchard-verb-sleep"],
    ]
    assert [button.style for button in buttons_of(panel).values()] == [
        *["primary", "secondary", "secondary", "secondary"]
    ]


def test_every_menu_beside_other_offers_has_a_heading() -> None:
    """Each menu says what it is for, no two are called the same, and what one says is not said above it, too."""
    plants = Offer(Plant, (one(TREES[:8]),))
    pair = plan(
        asking(plants, Offer(Move, (one(TREES[:8]), One("place", PLACES[:1], "place")))), EMPTY
    )
    chance = plan(asking(plants, Offer(Sleep), required=False), EMPTY)

    assert [menu.placeholder for menu in menus_of(pair)] == [
        "orchard-verb-plant",
        "orchard-verb-move",
    ]
    assert menus_of(chance)[0].placeholder == "orchard-verb-plant"
    assert "orchard-field-plant-tree" not in texts_of(pair) + texts_of(chance)


def test_short_details_stand_on_the_button() -> None:
    """Where all are short and few the button says all, and the text does not say it again."""
    notes = tuple(Note("tree", tree, detail=say("shade")) for tree in TREES[:2])
    panel = plan(asking(Offer(Plant, (one(TREES[:2]),)), notes=notes), EMPTY)

    assert labels_of(panel)[0] == "orchard-tree-tree-1 · shade"
    assert texts_of(panel) == "**orchard-prompt-turn**"


def test_what_leads_to_nothing_does_not_stand_out() -> None:
    """It may be done all the same, on a button of its own beside others or on the first page alone."""
    notes = tuple([Note("tree", key, is_idle=key != TREES[1]) for key in TREES[:3]])
    plant, beside = Offer(Plant, (one(TREES[:3]),)), Offer(Pluck, (some(8, 2, 4),))
    for offers in ((plant, Offer(Sleep)), (plant, beside, Offer(Move, (one(TREES[:4]),)))):
        rows = rows_of(plan(asking(*offers, notes=notes), EMPTY))
        buttons = [button for row in rows if isinstance(row, Row) for button in row.buttons]
        styles = [button.style for button in buttons if button.word.startswith("pick:plant.")]
        assert styles == ["secondary", "primary", "secondary"]


def test_what_is_put_aside_stands_on_a_page_of_its_own() -> None:
    """The first page shows what leads to something, and a way to all of it; in a menu each line says what it does."""
    trees = TREES[:6]
    notes = tuple([Note("tree", key, is_aside=key != TREES[1], detail=say("x")) for key in trees])
    question = asking(Offer(Plant, (one(trees),)), Offer(Sleep), notes=notes)
    panel = plan(question, EMPTY)
    words = {button.word.partition(":")[0]: button for button in buttons_of(panel).values()}

    assert {*words} == {"pick", "open", "do"}
    assert words["open"].style == "secondary"
    opened = advance(question, EMPTY, Input.of(words["open"].word))
    assert isinstance(opened, Draft)
    [menu] = menus_of(plan(question, opened))
    assert [option.description for option in menu.options] == ["x"] * len(trees)
    value = menu.options[0].value
    assert advance(question, opened, Input.of(menu.word, (value,))) == Plant(trees[0])


def test_where_all_is_put_aside_only_the_way_there_is_shown() -> None:
    """Beside the pass, below what leads to something."""
    notes = tuple([Note("tree", key, is_aside=True) for key in TREES[:4]])
    aside, beside = Offer(Plant, (one(TREES[:4]),)), Offer(Graft, (one(PLACES[:2], "place"),))
    panel = plan(asking(beside, aside, Offer(Sleep), notes=notes), EMPTY)

    rows = [[one.word.partition(":")[0] for one in row.buttons] for row in rows_of(panel)]  # type: ignore[union-attr]

    assert rows[-1] == ["open", "do"]
    assert menus_of(panel) == []


def test_an_offer_without_a_choice_may_be_called_by_what_comes_of_it() -> None:
    """By the notes of the question."""
    question = asking(Offer(Water), Offer(Sleep))
    called = Notes(called=(("sleep", say("orchard-dreams")),))

    labels = labels_of(plan(replace(question, notes=called), EMPTY))

    assert labels == ["orchard-verb-water", "orchard-dreams"]


def test_the_answer_to_change_looks_light() -> None:
    """Changing one's answer is never the main thing."""
    panel = plan(asking(Offer(Reopen)), EMPTY)

    assert [button.style for button in buttons_of(panel).values()] == ["secondary"]


def test_buttons_stand_in_rows_of_five() -> None:
    """Any number of plain offers fits."""
    offers = [Offer(action) for action in (Water, Prune, Mow, Sleep)]
    panel = plan(asking(*offers, Offer(Plant, (one(TREES[:1]),)), Offer(Reopen)), EMPTY)

    assert [len(row.buttons) for row in rows_of(panel) if isinstance(row, Row)] == [5, 1]
    assert "Change my answer" in labels_of(panel)


def test_an_opportunity_says_that_nobody_waits() -> None:
    """What is not required is marked so."""
    assert "goes on without your answer" in texts_of(
        plan(asking(Offer(Water), required=False), EMPTY)
    )
    assert "wait" not in texts_of(plan(asking(Offer(Water)), EMPTY))


def test_emoji_of_the_things() -> None:
    """Buttons and lines carry the emoji that the adapter gives for kind and key."""
    few = plan(asking(Offer(Plant, (one(TREES[:2]),))), EMPTY)
    many = plan(asking(Offer(Plant, (one(TREES[:9]),))), EMPTY)

    assert buttons_of(few)["orchard-tree-tree-1"].emoji == "<:tree_6_3fa9c1:1234567890123456789>"
    assert all(option.emoji for option in menus_of(many)[0].options)


def test_a_heavy_panel_loses_descriptions_first() -> None:
    """Fifty lines with long descriptions would be too heavy: labels stay."""
    notes = tuple(
        Note(
            "tree",
            tree,
            Term("region", "east" if place % 2 else "west"),
            detail=say("orchard-" + "ç" * 90),
        )
        for place, tree in enumerate(TREES[:50])
    )
    panel = plan(asking(Offer(Plant, (one(TREES[:50]),)), notes=notes), EMPTY)
    options: list[Option] = [option for menu in menus_of(panel) for option in menu.options]

    assert len(options) == 50
    assert {option.description for option in options} == {""}
    assert options[0].label == "orchard-tree-tree-1"
    assert size(panel) <= PANEL_BYTES


@pytest.mark.parametrize("language", ["en", "pt-BR"])
def test_speaks_the_readers_language(language: str) -> None:
    """The planner's own words come in the reader's language."""
    panel = plan(asking(pluck(some(17, 0, 3)), language=language), EMPTY)

    assert labels_of(panel)[0] == {"en": "None", "pt-BR": "Nada"}[language]


def test_an_answer_to_change_is_ticked_again() -> None:
    """What was picked stands in the menu, and the same answer can be sent at once."""
    question = asking(pluck(split((2, *[1] * 11), 2, 2)))
    draft = remembered(question.decision, Pluck((("tree_1", 1), ("tree_2", 1))))
    panel = plan(question, draft)

    assert [option.chosen for option in menus_of(panel)[0].options][:4] == [
        True,
        False,
        True,
        False,
    ]
    assert "Confirm (2)" in buttons_of(panel)


@pytest.mark.parametrize(
    ("offers", "given"),
    [
        ((pluck(split((2, 1), 1, 1)),), Pluck((("tree_1", 1),))),
        ((pluck(split((2, 1), 2, 2)), Offer(Sleep)), Sleep()),
    ],
)
def test_one_press_needs_no_reminder(offers: tuple[Offer, ...], given: Action) -> None:
    """Where one press answers, or other offers stand beside, the question begins anew."""
    assert remembered(asking(*offers).decision, given) == EMPTY


def test_the_only_thing_with_a_letter_is_not_explained_beside_its_button() -> None:
    """The picture tells of it."""
    note = Note("tree", TREES[0], detail=say("orchard-shade"))
    only = Offer(Graft, (One("tree", TREES[:1], "card"),))

    panel = plan(asking(Offer(Water), only, pluck(some(9, 1, 3)), notes=(note,)), EMPTY)

    assert "orchard-shade" not in texts_of(panel)
