"""Two bundles on one page: a press for each card of a trade and one that sends it, and only what may be given is sent."""

import pytest

from bot.forms.advance import advance
from bot.forms.choices import laid_open
from bot.forms.draft import EMPTY, restored, stored
from bot.forms.filling import GONE
from bot.forms.model import Draft, Input, Question, Row, Select
from bot.forms.plan import plan
from bot.i18n.speech import LANGUAGES
from games.catan.actions import EndTurn, OfferTrade
from games.catan.game import CATAN
from games.core.forms import Exchange, Offer
from games.core.model import Note, say
from tests.bot.forms.driver import labels_of, texts_of
from tests.bot.forms.orchard import Auction, Barter, Cry, Sleep, Swap, Water, asking
from tests.bot.forms.setups import (
    buttons_of,
    buttons_of_side,
    kinds_of_side,
    many,
    menu_of,
    menus_of,
    pressed,
    swapping,
    then,
    word_of,
)
from tests.bot.forms.shapes import auction, barter, bundle, swap
from tests.bot.forms.violations import violations
from tests.games.catan.positions import RED, asked
from tests.games.catan.setups import market

ALL = "orchard-neighbour-all"

END_1, END_2 = "orchard-tree-tree-1", "orchard-tree-tree-2"


def ticked(question: Question, draft: Draft, menu: int, *labels: str) -> Draft:
    """The draft after these lines of that menu, and no others, were ticked."""
    select = menu_of(question, draft, menu)
    values = {option.label: option.value for option in select.options}
    return then(question, draft, Input.of(select.word, tuple(values[label] for label in labels)))


def lines_of(select: Select) -> list[str]:
    """The lines of a menu, the ticked ones with a sign."""
    return [("+" if option.chosen else "") + option.label for option in select.options]


def test_the_usual_trade_is_three_presses() -> None:
    """One tree for another, to everybody: a press on each and the button that sends."""
    question = swapping()
    draft = pressed(question, EMPTY, "give", "1 tree_1")
    draft = pressed(question, draft, "want", "1 tree_2")

    assert advance(question, draft, Input.of(word_of(question, draft, ALL))) == Swap(
        (("tree_1", 1),), (("tree_2", 1),), "all"
    )


def test_a_second_press_puts_a_kind_back() -> None:
    """Beside a kind that is picked a button adds one more, as many as there are."""
    question = swapping()
    shown, draft = [], EMPTY
    words: list[str] = []
    for _ in range(3):
        draft = pressed(question, draft, "give", "1 tree_4")
        shown.append(kinds_of_side(question, draft, "give")[-1])
        words = [one.word for one in buttons_of_side(question, draft, "give")]
        [taken] = [word for word in words if word.startswith("flip:")]
        put_back = then(question, draft, Input.of(taken))
        assert kinds_of_side(question, put_back, "give")[-1] == "4"
        assert "Nothing chosen yet" in texts_of(plan(question, put_back))

    assert shown == ["✓ 4", "4 ×2", "4 ×3"]
    assert not [word for word in words if word.startswith("more:") and word.endswith(".tree_4")]


def test_the_page_says_what_is_picked_and_what_is_missing() -> None:
    """Menus with the fields' names; nothing can be sent while nothing is picked; then whom it goes to."""
    question = many()
    first = plan(question, EMPTY)
    draft = ticked(question, EMPTY, 0, "1 tree_1", "2 tree_4")
    second = plan(question, draft)

    assert [menu.placeholder for menu in menus_of(first)] == [
        "orchard-field-swap-give",
        "orchard-field-swap-want",
    ]
    assert {menu.least for menu in menus_of(first)} == {0}
    assert "Nothing chosen yet" in texts_of(first)
    assert list(buttons_of(first)) == ["orchard-verb-sleep"]
    assert "Nothing chosen" not in texts_of(second)
    assert "orchard-field-swap-give: 1 tree\\_1, 2 tree\\_4" in texts_of(second)
    assert "orchard-field-swap-to" in texts_of(second)
    assert [button.style for button in buttons_of(second).values()] == ["primary"] + [
        "secondary"
    ] * 5
    assert list(buttons_of(second))[-1] == "Back"


def test_of_two_amounts_the_larger_counts() -> None:
    """The page ticks it alone."""
    question = many()
    draft = ticked(question, EMPTY, 0, "1 tree_4", "3 tree_4")

    assert lines_of(menu_of(question, draft)) == [
        "1 tree_1",
        "2 tree_1",
        "1 tree_3",
        "1 tree_4",
        "2 tree_4",
        "+3 tree_4",
        "1 tree_5",
        "1 tree_6",
        "1 tree_7",
    ]


def test_what_is_picked_on_one_side_is_left_out_on_the_other() -> None:
    """Both ways; what is taken back comes back."""
    question = swapping()
    draft = pressed(question, EMPTY, "want", "1 tree_4")
    assert kinds_of_side(question, draft, "give") == ["1", "3"]
    draft = pressed(question, draft, "give", "1 tree_1")
    assert kinds_of_side(question, draft, "want") == ["2", "3", "✓ 4", "5"]
    [taken] = [
        one.word for one in buttons_of_side(question, draft, "want") if one.word.startswith("flip:")
    ]
    draft = then(question, draft, Input.of(taken))
    assert kinds_of_side(question, draft, "give") == ["✓ 1", "3", "4"]


def test_what_is_ticked_in_one_menu_is_left_out_in_the_other() -> None:
    """The same of many kinds."""
    question = many()
    draft = ticked(question, EMPTY, 1, "1 tree_4")
    assert not [line for line in lines_of(menu_of(question, draft)) if "tree_4" in line]

    draft = ticked(question, draft, 0, "1 tree_1")
    assert not [line for line in lines_of(menu_of(question, draft, 1)) if "tree_1" in line]

    draft = ticked(question, draft, 1)
    assert [line for line in lines_of(menu_of(question, draft)) if "tree_4" in line]


def test_old_menus_and_buttons_are_refused() -> None:
    """A menu means the lines it showed, a button the picks beside which it stood."""
    question = many()
    old_menu = menu_of(question, EMPTY)
    want = ticked(question, EMPTY, 1, "1 tree_4")
    send = word_of(question, want, ALL)
    more = ticked(question, want, 0, "1 tree_1")

    assert advance(question, want, Input.of(old_menu.word, ("tree_4=1",))) == GONE
    assert advance(question, more, Input.of(send)) == GONE
    assert advance(question, EMPTY, Input.of(send)) == GONE
    assert advance(question, want, Input.of(send)) == Swap((), (("tree_4", 1),), "all")


def test_a_sheet_outlives_a_restart() -> None:
    """The draft is all there is to it."""
    question = swapping()
    draft = pressed(question, EMPTY, "want", "2 tree_5")

    assert plan(question, restored(stored(draft))) == plan(question, draft)


def test_back_leaves_a_sheet_with_all_that_is_picked() -> None:
    """An old button leaves nothing that is filled in another way."""
    question = many()
    one = ticked(question, EMPTY, 1, "2 tree_5")
    two = ticked(question, one, 0, "1 tree_1")
    back = Input.of(word_of(question, two, "Back"))

    assert then(question, two, back) == EMPTY
    assert then(question, one, back) == one
    assert then(question, one, Input.of(word_of(question, one, "Back"))) == EMPTY


def test_a_costly_sheet_is_confirmed() -> None:
    """The button of the last field leads to the question; back to the sheet."""
    question = many(confirm=True)
    draft = ticked(question, EMPTY, 1, "2 tree_5")
    asked = then(question, draft, Input.of(word_of(question, draft, ALL)))
    again = then(question, asked, Input.of(word_of(question, asked, "Back")))

    assert labels_of(plan(question, asked)) == ["Confirm", "Back"]
    assert advance(question, asked, Input.of(word_of(question, asked, "Confirm"))) == Swap(
        (), (("tree_5", 2),), "all"
    )
    assert "+2 tree_5" in lines_of(menu_of(question, again, 1))


def test_without_a_last_field_one_button_sends() -> None:
    """It is called like the offer; what the bounds forbid is said and not sent."""
    offer = barter(bundle("give", (2, 1), 1, 2), bundle("want", (0, 1, 3), 1, 3))
    question = asking(offer)
    draft = pressed(question, EMPTY, "give", "1 tree_1", "1 tree_2")
    short = plan(question, draft)
    draft = pressed(question, draft, "want", "3 tree_3")
    full = plan(question, draft)

    assert "Choose something under “orchard-field-barter-want”." in texts_of(short)
    assert list(buttons_of(short))[-1] == "Back"
    assert "orchard-verb-barter" not in buttons_of(short)
    assert buttons_of(full)["orchard-verb-barter"].style == "success"
    assert advance(
        question, draft, Input.of(word_of(question, draft, "orchard-verb-barter"))
    ) == Barter((("tree_1", 1), ("tree_2", 1)), (("tree_3", 3),))


def test_large_amounts_take_as_many_presses() -> None:
    """Up to all that there is."""
    question = asking(swap((3,), (19,) * 5))
    draft = pressed(question, EMPTY, "want", "7 tree_2")

    assert violations(plan(question, draft)) == []
    assert "orchard-field-swap-want: 7 tree\\_2" in texts_of(plan(question, draft))


@pytest.mark.parametrize("side", ["give", "want"])
def test_too_many_rows_are_asked_field_by_field(side: str) -> None:
    """Where a menu cannot hold the keys, the second field leaves out what the first has, and is not empty for nothing."""
    give = bundle("give", (3,) * (12 if side == "give" else 2), most=20)
    want = bundle("want", (3,) * (12 if side == "want" else 2), most=20)
    question = asking(barter(give, want))
    nothing = then(question, EMPTY, Input.of(word_of(question, EMPTY, "None")))
    first = labels_of(plan(question, EMPTY))[0]
    menus = menus_of(plan(question, EMPTY))
    given = (
        Input.of(menus[0].word, (menus[0].options[0].value,))
        if menus
        else Input.of(word_of(question, EMPTY, first))
    )
    some = then(question, EMPTY, given)
    some = then(question, some, Input.of(word_of(question, some, "Confirm (1)")))

    assert "None" not in buttons_of(plan(question, nothing))
    assert "None" in buttons_of(plan(question, some))
    shown = [label for label in labels_of(plan(question, some)) if "tree-" in label]
    assert shown
    assert "orchard-tree-tree-1" not in shown


def test_a_bundle_without_a_choice_is_filled() -> None:
    """The only card there is to give is given: one menu, and its key is left out there from the beginning."""
    question = asking(barter(bundle("give", (1,), 1), bundle("want", (3, 2), 1)))
    panel = plan(question, EMPTY)
    draft = pressed(question, EMPTY, "want", "2 tree_2")

    assert kinds_of_side(question, EMPTY, "give") == []
    assert kinds_of_side(question, EMPTY, "want") == ["2"]
    assert "**orchard-field-barter-give: 1 tree\\_1**" in texts_of(panel)
    assert advance(
        question, draft, Input.of(word_of(question, draft, "orchard-verb-barter"))
    ) == Barter((("tree_1", 1),), (("tree_2", 2),))


def test_a_sheet_that_is_not_asked_for_waits_behind_its_button() -> None:
    """Beside an offer that comes first, or where nobody waits, menus would stand in the way."""
    swaps = swap((2, 1), (1, 1))
    second = asking(Offer(Water), swaps)
    chance = asking(swaps, Offer(Sleep), required=False)

    for question in (second, chance):
        assert buttons_of_side(question, EMPTY, "give") == []
        opened = then(question, EMPTY, Input.of(word_of(question, EMPTY, "orchard-verb-swap")))
        assert kinds_of_side(question, opened, "give") == ["1", "2"]
        assert "orchard-verb-swap" in texts_of(plan(question, opened))


def test_what_neither_side_can_hold_is_said() -> None:
    """Below its menu, with the reason; what the other side has taken is not."""
    notes = (Note("want", "tree_9", refused=say("orchard-too-dear")),)
    question = asking(swap((2, 1), (1, 1)), notes=notes)
    draft = pressed(question, EMPTY, "give", "1 tree_1")

    for shown in (EMPTY, draft):
        told = texts_of(plan(question, shown))
        assert told.count("Not now:") == 1
        assert "Not now: orchard-tree-tree-9 – orchard-too-dear" in told.replace("\\", "")


def test_bounds_are_told_where_a_tick_is_not_enough() -> None:
    """Too many, or too few of several: then the numbers matter."""
    offer = barter(bundle("give", (2, 1), 1, 2), bundle("want", (3, 1, 3), 2, 3))
    question = asking(offer)
    draft = pressed(question, EMPTY, "give", "1 tree_2")

    assert "orchard-field-barter-want: Choose 2 to 3." in texts_of(plan(question, draft))


def auctioning(bidders: int = 3) -> Question:
    """Two of the first tree against any others, among a few, closed in one of two ways."""
    return asking(auction((2,), (3, 3, 3), bidders), Offer(Sleep))


def filled(question: Question) -> Draft:
    """One for one, to nobody in particular yet."""
    draft = pressed(question, EMPTY, "give", "1 tree_1")
    return pressed(question, draft, "want", "1 tree_2")


def flipped(question: Question, draft: Draft, *labels: str) -> Draft:
    """The draft after a press on each of these names, ticked or not."""
    for label in labels:
        buttons = buttons_of(plan(question, draft))
        [word] = [one.word for told, one in buttons.items() if told.removeprefix("✓ ") == label]
        draft = then(question, draft, Input.of(word))
    return draft


def names_on(question: Question, draft: Draft) -> list[str]:
    """What stands on the buttons of the few."""
    words = [block for block in plan(question, draft).blocks if isinstance(block, Row)]
    return [one.label for row in words for one in row.buttons if ".to." in one.word]


def test_none_of_a_few_means_all() -> None:
    """The usual offer is as short as before: the few need no press."""
    question = auctioning()
    draft = filled(question)

    assert names_on(question, EMPTY) == [], "first what is given and wanted"
    assert names_on(question, draft) == [f"orchard-neighbour-tree-{place}" for place in (1, 2, 3)]
    assert "everyone, unless you choose" in texts_of(plan(question, draft))
    sent = advance(question, draft, Input.of(word_of(question, draft, END_2)))
    everybody = ("tree_1", "tree_2", "tree_3")
    assert sent == Auction((("tree_1", 1),), (("tree_2", 1),), everybody, "tree_2")


def test_a_press_picks_one_of_a_few_and_a_second_takes_it_back() -> None:
    """In any order; whoever is ticked is told, too; the last one taken back means all again."""
    question = auctioning()
    draft = filled(question)
    one, _, three = names_on(question, draft)

    some = flipped(question, draft, three, one)
    assert names_on(question, some)[::2] == [f"✓ {one}", f"✓ {three}"]
    sent = advance(question, some, Input.of(word_of(question, some, END_1)))
    assert sent == Auction((("tree_1", 1),), (("tree_2", 1),), ("tree_1", "tree_3"), "tree_1")

    assert names_on(question, flipped(question, some, three))[::2] == [f"✓ {one}", three]
    none = flipped(question, some, three, one)
    assert texts_of(plan(question, none)) == texts_of(plan(question, draft))
    assert names_on(question, none) == names_on(question, draft)


def test_an_old_button_does_not_send_to_others() -> None:
    """What is sent stood beside the button."""
    question = auctioning()
    draft = filled(question)
    send = word_of(question, draft, END_1)
    some = flipped(question, draft, names_on(question, draft)[0])

    assert advance(question, some, Input.of(send)) == GONE
    assert advance(question, draft, Input.of("flip:auction.to.tree_9")) == GONE


def test_one_bundle_alone_is_filled_on_a_page() -> None:
    """Press by press, and one button sends."""
    question = asking(Offer(Cry, (Exchange((bundle("give", (19,) * 5, 1),)),)), Offer(Sleep))
    draft = pressed(question, EMPTY, "give", "2 tree_3", "1 tree_5")
    sent = advance(question, draft, Input.of(word_of(question, draft, "orchard-verb-cry")))

    assert sent == Cry((("tree_3", 2), ("tree_5", 1)))


def test_a_trade_has_its_own_page_where_nothing_else_can_be_done() -> None:
    """Among robots too, whom nobody calls: its sheet is tall, and whoever only ends the turn need not scroll over it."""
    state = market().state
    decision = asked(state, RED)
    assert decision is not None
    alone = CATAN.worthwhile(decision, (RED,))
    words = LANGUAGES.words("en", CATAN, ["Ana", "Bruno", "Carla", "Davi"])

    assert [offer.action for offer in alone.offers] == [OfferTrade, EndTurn]
    assert laid_open(Question(CATAN, alone, words, CATAN.notes(state, RED))) == ()
