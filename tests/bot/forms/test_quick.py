"""One piece for another at a choice from a menu, and answers that begin with what is on the table."""

from dataclasses import replace

import pytest

from bot.forms.advance import advance
from bot.forms.draft import EMPTY
from bot.forms.filling import GONE
from bot.forms.model import Draft, Input, Question, Row, Select, Text
from bot.forms.plan import plan
from games.catan.actions import OfferTrade, Propose
from games.catan.game import CATAN
from games.catan.state import State
from games.core.forms import Offer
from games.core.game import Options
from games.core.model import Ready, Step, say
from games.core.opportunity import waiting
from games.core.rng import Rng
from tests.bot.forms.driver import emoji, labels_of
from tests.bot.forms.orchard import Plant, Sleep, Swap, asking
from tests.bot.forms.setups import (
    buttons_of_side,
    kinds_of_side,
    many,
    menus_of,
    pressed,
    swapping,
    then,
    word_of,
)
from tests.bot.forms.shapes import TREES, one, swap
from tests.bot.forms.violations import violations
from tests.games.catan.market import Market, offering
from tests.games.catan.positions import BLUE, ORANGE, RED, WHITE, beginners, does
from tests.languages import LANGUAGES


def quick_menus(question: Question) -> list[Select]:
    """The menus on which one piece goes for another, as long as nothing is picked."""
    menus = [block for block in plan(question, EMPTY).blocks if isinstance(block, Select)]
    return [menu for menu in menus if menu.word.startswith("quick:")]


def test_one_for_one_is_one_choice() -> None:
    """All trades of one tree for another stand in a menu, those of two below; the choice is the whole answer, put to all."""
    question = swapping()

    [menu] = quick_menus(question)
    outcome = advance(question, EMPTY, Input.of(menu.word, ("tree_1>tree_2",)))

    assert outcome == Swap((("tree_1", 1),), (("tree_2", 1),), "all")
    values = [option.value for option in menu.options]
    assert len(values) == len(set(values)) == (3 * 5 - 3) + (2 * 5 - 2), (
        "three kinds to give, two of which there are two, five to get, no kind for itself"
    )
    two = advance(question, EMPTY, Input.of(menu.word, ("2=tree_1>tree_2",)))
    assert two == Swap((("tree_1", 2),), (("tree_2", 1),), "all")
    assert violations(plan(question, EMPTY)) == []


def test_what_has_to_be_confirmed_is_laid_before_the_person() -> None:
    """The choice fills the sheet, and asks."""
    question = swapping(confirm=True)
    [menu] = quick_menus(question)

    draft = then(question, EMPTY, Input.of(menu.word, ("tree_1>tree_2",)))

    assert [block for block in plan(question, draft).blocks if isinstance(block, Select)] == []


def test_the_menu_goes_once_something_is_picked_or_where_it_is_too_long() -> None:
    """Nothing of it stands beside a half-made trade; more than a menu holds is pressed as ever."""
    question = swapping()
    draft = pressed(question, EMPTY, "give", "1 tree_1")

    assert not [menu for menu in menus_of(plan(question, draft)) if menu.word.startswith("quick:")]
    assert quick_menus(many()) == []


def test_an_old_line_of_the_menu_sends_nothing_else() -> None:
    """What is not offered any more is refused."""
    [menu] = quick_menus(swapping())
    poorer = asking(swap((0, 0, 1, 3), (1, 2, 1, 3, 2)), Offer(Sleep))

    assert advance(poorer, EMPTY, Input.of(menu.word, ("tree_1>tree_2",))) == GONE
    assert advance(poorer, EMPTY, Input.of(menu.word, ("tree_3>tree_2", "tree_4>tree_2"))) == GONE


def test_an_offer_begins_with_what_is_on_the_table() -> None:
    """Opened, it is filled as far as the seat can: two of the three asked for; it can be changed and sent."""
    asked = Swap((("tree_1", 3),), (("tree_2", 1),), "all")
    question = swapping()
    begun = replace(question, begun=(asked,))

    draft = then(begun, EMPTY, Input.of("open:swap."))

    assert kinds_of_side(begun, draft, "give")[0] == "1 ×2"
    assert "✓ 2" in kinds_of_side(begun, draft, "want")
    assert buttons_of_side(begun, draft, "give")


def test_an_exchange_begins_with_nothing() -> None:
    """The best ready answer has a button of its own: whoever opens the page wants another one."""
    likely = Swap((("tree_1", 1),), (("tree_2", 1),), "all")
    question = replace(swapping(), ready=(Ready(likely, say("orchard-ready", number=1)),))

    draft = then(question, EMPTY, Input.of("open:swap."))

    assert "✓" not in str(labels_of(plan(question, draft)))
    assert [menu.word for menu in menus_of(plan(question, draft))] == [
        menu.word for menu in quick_menus(swapping())
    ]


def test_a_sheet_that_opens_filled_is_emptied_or_left_by_one_press() -> None:
    """Beside other offers it has a page; an old button empties and leaves nothing that is filled in another way."""
    likely = Swap((("tree_1", 1),), (("tree_2", 1),), "all")
    offers = (swap((2, 0, 1, 3), (1, 2, 1, 3, 2)), Offer(Plant, (one(TREES[:3]),)), Offer(Sleep))
    question = replace(asking(*offers), begun=(likely,))
    draft = then(question, EMPTY, Input.of("open:swap."))
    more = pressed(question, draft, "give", "1 tree_1")

    for filled in (draft, more):
        assert then(question, filled, Input.of(word_of(question, filled, "Back"))) == EMPTY
        clear = Input.of(word_of(question, filled, "Clear"))
        cleared = then(question, filled, clear)
        assert "✓" not in str(labels_of(plan(question, cleared)))
        assert "Clear" not in labels_of(plan(question, cleared))
        assert then(question, cleared, clear) == cleared, "a second press on the same button"
        again = pressed(question, cleared, "want", "2 tree_2")
        assert then(question, again, clear) == again, "an old button empties nothing new"


def test_a_counter_offer_is_a_press_away() -> None:
    """Below the yes and no, and sent as it stands there."""
    put = OfferTrade((("lumber", 1),), (("ore", 1),), (str(BLUE),), "first")
    position = beginners().holding(ORANGE).holding(WHITE)
    position = position.holding(RED, lumber=3, grain=1).holding(BLUE, wool=3)
    state = does(position, RED, put).state
    decision = CATAN.decision(state, BLUE)
    assert decision is not None
    words = LANGUAGES.words("pt-BR", CATAN, ("Ana", "Bruno", "Caio", "Davi"))
    call = waiting(CATAN.calls(state), decision)
    notes, ready = CATAN.notes(state, BLUE), CATAN.ready(state, BLUE)
    question = Question(CATAN, decision, words, notes, emoji, ready, call=call)

    word = word_of(question, EMPTY, "Propor 1 lã por 1 madeira")

    assert advance(question, EMPTY, Input.of(word)) == Propose((("wool", 1),), (("lumber", 1),))


@pytest.mark.parametrize("language", LANGUAGES.names)
def test_the_page_for_a_trade_says_that_there_are_no_cards(language: str) -> None:
    """Whoever has none can only call for some."""
    state = beginners().holding(RED).state
    decision = CATAN.decision(state, RED)
    assert decision is not None
    words = LANGUAGES.words(language, CATAN, ("Ana", "Bruno", "Caio", "Davi"))
    question = Question(CATAN, decision, words, CATAN.notes(state, RED), emoji)

    panel = plan(question, then(question, EMPTY, Input.of("open:offer_trade.")))

    told = words("catan-field-offer-trade-give.nothing")
    assert any(told[1:] in block.markdown for block in panel.blocks if isinstance(block, Text))


class Plenty(Market):
    """Red has something of everything."""

    def setup(self, seats: int, options: Options, rng: Rng) -> Step[State]:
        """As many lines as there can be."""
        position = beginners(seats).holding(RED, lumber=2, brick=2, wool=2, grain=2, ore=2)
        return Step(position.state)


@pytest.mark.parametrize("language", LANGUAGES.names)
def test_the_page_for_a_trade_has_one_menu(language: str) -> None:
    """One for one goes to the first who accepts, which the menu says; nothing is cut, and it goes once something is picked."""
    game = Plenty()
    state = game.setup(4, game.options(), Rng(bytes(32))).state
    decision = game.decision(state, RED)
    assert decision is not None
    words = LANGUAGES.words(language, game, ("Ana", "Bruno", "Caio", "Davi"))
    question = Question(game, decision, words, game.notes(state, RED), emoji)
    opened = then(question, EMPTY, Input.of("open:offer_trade."))
    panel = plan(question, opened)
    [menu] = menus_of(panel)

    assert violations(panel) == []
    assert [one.value.startswith("2=") for one in menu.options] == [False] * 20 + [True] * 5
    assert menu.placeholder.startswith(words("catan-closing-first.brief"))
    assert len(menu.placeholder) <= 40
    assert "…" not in "".join(option.label for option in menu.options)
    assert advance(question, opened, Input.of(menu.word, ("lumber>ore",))) == offering("first")
    before = Input.of("quick:offer_trade.", ("lumber>ore",))
    assert advance(question, opened, before) == GONE, "on an old panel it meant another way"
    one = next(button for button in labels_of(panel) if button)
    picked = then(question, opened, Input.of(word_of_label(question, opened, one)))
    assert menus_of(plan(question, picked)) == []


def test_whoever_has_one_kind_of_card_opens_the_page_for_a_trade() -> None:
    """It does not open by itself beside everything else that can be done; its heading stands in the place of the question."""
    state = beginners().holding(RED, wool=2).state
    decision = CATAN.decision(state, RED)
    assert decision is not None
    words = LANGUAGES.words("pt-BR", CATAN, ("Ana", "Bruno", "Caio", "Davi"))
    question = Question(CATAN, decision, words, CATAN.notes(state, RED), emoji)

    assert "Oferecer troca" in labels_of(plan(question, EMPTY))
    opened = plan(question, then(question, EMPTY, Input.of("open:offer_trade.")))
    texts = [block.markdown for block in opened.blocks if isinstance(block, Text)]
    assert texts[0] == "**Oferecer troca**"


def word_of_label(question: Question, draft: Draft, label: str) -> str:
    """The word of the first button that says so."""
    rows = [block for block in plan(question, draft).blocks if isinstance(block, Row)]
    return next(button.word for row in rows for button in row.buttons if button.label == label)
