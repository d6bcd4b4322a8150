"""What a phone has room for below a picture: pages by the lines that their texts, buttons and menus fill."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from statistics import median, quantiles
from typing import Any, Literal

import pytest

from bot.forms.advance import advance
from bot.forms.draft import EMPTY
from bot.forms.model import Button, Draft, Input, Question, Row, Select, Text
from bot.forms.phone import across, lines, rows
from bot.forms.phone import height as height_of
from bot.forms.plan import plan
from bot.forms.texts import confirm_question
from games.catan.game import Catan
from games.catan.options import CatanOptions
from games.catan_dice.game import CATAN_DICE, CatanDice
from games.catan_dice.options import CatanDiceOptions
from games.core.forms import Offer, One, sample, verb
from games.core.game import play
from games.core.model import Note, Notes, Ready, Term, say
from games.core.rng import Rng
from games.puerto_rico.game import PuertoRico
from games.puerto_rico.options import PuertoRicoOptions
from tests.bot.forms.driver import labels_of, texts_of
from tests.bot.forms.orchard import (
    Graft,
    Move,
    Mow,
    Plant,
    Pluck,
    Prune,
    Sleep,
    Swap,
    Water,
    asking,
    pluck,
)
from tests.bot.forms.setups import menus_of, question_of, words_of
from tests.bot.forms.shapes import PLACES, TREES, one, some, swap
from tests.games.catan_dice.table import island_one, island_two

LINE, TOUCH = 22, 50
"""Pixels of a line of text, and of a line of buttons or a menu."""

BESIDE = 286
"""What else a message has: a picture of 192 pixels, two lines above it and the ways on below."""

HEIGHT, HIGH = 600 - BESIDE, 800 - BESIDE
"""The bars for the median and for nine of ten."""

HIGH_IN_CATAN = 700 - BESIDE

CATAN_STEPS = 200
"""Questions of each set of modules."""

GAMES = 1
"""Of each island: some two hundred questions."""


def height(question: Question, draft: Draft = EMPTY) -> int:
    """Pixels that the page takes."""
    told = 0
    for block in plan(question, draft).blocks:
        match block:
            case Text(markdown):
                told += LINE * rows(markdown)
            case Row(buttons):
                told += TOUCH * lines(buttons)
            case Select():
                told += TOUCH
    return told


def dice_questions(island: Literal["one", "two"]) -> Iterator[Question]:
    """Everything that usual games on the island ask."""
    game = CatanDice()
    words = words_of(game, "pt-BR")
    for number in range(GAMES):
        state: Any = game.setup(3, CatanDiceOptions(island=island), Rng(bytes([number]) * 32)).state
        while pending := game.pending(state):
            [decision] = pending
            yield question_of(game, state, decision, words)
            action = game.usual(state, decision)
            state = play(game, state, decision.seat, action, decision).state


@pytest.mark.parametrize("island", ["one", "two"])
def test_a_question_of_the_dice_games_is_one_screen(island: Literal["one", "two"]) -> None:
    """Whatever can be kept, built and traded."""
    heights = [height(question) for question in dice_questions(island)]

    assert len(heights) > 100
    assert median(heights) <= HEIGHT
    assert quantiles(heights, n=10)[-1] <= HIGH


@pytest.mark.parametrize("island", ["one", "two"])
def test_dice_that_are_picked_by_hand_are_one_screen(island: Literal["one", "two"]) -> None:
    """Six dice are two lines, by the numbers of the picture; picking one moves no button."""
    opened = 0
    for question in dice_questions(island):
        words = [word for word in _words(question) if word.startswith("open:reroll")]
        for word in words:
            draft = advance(question, EMPTY, Input.of(word))
            assert isinstance(draft, Draft)
            assert height(question, draft) <= HEIGHT
            opened += 1

    assert opened > 10


def _words(question: Question) -> list[str]:
    """The words of the buttons of the first page."""
    blocks = [block for block in plan(question, EMPTY).blocks if isinstance(block, Row)]
    return [button.word for block in blocks for button in block.buttons]


def many_ready(question: Question) -> Question:
    """The question with three ready answers."""
    ready = tuple(
        Ready(Pluck(TREES[:count]), say("orchard-ready", number=count)) for count in (2, 3, 4)
    )
    return replace(question, ready=ready)


def test_choices_beside_full_lines_stand_in_a_menu() -> None:
    """However few things they are, below ready answers and much else: one menu."""
    things = [Offer(Plant, (one(TREES[:count]),)) for count in (2, 3)]
    gather = pluck(some(9, 2, 5))
    two, three = [many_ready(asking(gather, thing, Offer(Sleep))) for thing in things]

    assert len(menus_of(plan(two, EMPTY))) == 1
    [menu] = [one for one in menus_of(plan(three, EMPTY)) if one.word.startswith("pick:")]
    assert advance(three, EMPTY, Input.of(menu.word, (menu.options[2].value,))) == Plant(TREES[2])


def crowded(*offers: Offer) -> Question:
    """Trades of which three are ready, beside other offers."""
    ready = tuple(
        Ready(Swap((("tree_1", 1),), ((tree, 1),), "all"), say("orchard-ready-trade", number=place))
        for place, tree in enumerate(("tree_2", "tree_4", "tree_5"))
    )
    barter = swap((2, 0, 1, 3), (1, 2, 1, 3, 2))
    return replace(asking(*offers, barter, Offer(Sleep)), ready=ready)


def ready_of(question: Question) -> int:
    """How many ready answers stand on the first page."""
    return sum(word.startswith("ready:") for word in _words(question))


def test_ready_trades_make_room_where_much_can_be_done() -> None:
    """As many as there is room for, the best one always; an old button of another one still sends it."""
    much = [Offer(kind) for kind in (Water, Prune, Mow)]
    alone, beside = crowded(), crowded(*much)
    last = Input.of(_words(alone)[2])

    assert (ready_of(alone), ready_of(beside)) == (3, 1)
    assert advance(beside, EMPTY, last) == alone.ready[2].action
    assert sum(isinstance(block, Select) for block in plan(beside, EMPTY).blocks) == 0


def test_choices_stand_in_menus_where_much_can_be_done() -> None:
    """Two of each of three things are six lines of buttons; the first offer keeps its own."""
    offers = [
        Offer(kind, (One("tree", TREES[at : at + 2], "tree"),))
        for at, kind in ((0, Plant), (2, Graft))
    ]
    question = asking(Offer(Water), Offer(Prune), Offer(Mow), *offers, Offer(Sleep))

    assert len(menus_of(plan(question, EMPTY))) == 2
    assert menus_of(plan(asking(Offer(Water), offers[0], Offer(Sleep)), EMPTY)) == []


def test_two_places_have_a_page_where_much_can_be_done() -> None:
    """Two touches either way: the button that opens it takes less room than two."""
    places = Offer(Graft, (One("tree", PLACES[:2], "place"),))
    things = Offer(Plant, (One("tree", TREES[:2], "tree"),))
    much = [Offer(kind) for kind in (Water, Prune, Mow)]
    crowd, few = asking(*much, places, things, Offer(Sleep)), asking(Offer(Water), places)

    assert "open:graft." in _words(crowd)
    assert not any(word.startswith("open:") for word in _words(few))
    opened = advance(crowd, EMPTY, Input.of("open:graft."))
    assert isinstance(opened, Draft)
    pick = Input.of(f"pick:graft.tree.{PLACES[1]}")
    assert advance(crowd, opened, pick) == Graft(PLACES[1])
    assert menus_of(plan(crowd, opened)) == []


def catan_questions(options: CatanOptions) -> Iterator[Question]:
    """Everything that is asked of those for whom a usual game waits."""
    game = Catan()
    words, chance = words_of(game, "pt-BR"), Random(1)
    state: Any = game.setup(4, options, Rng(bytes(32))).state
    for _ in range(CATAN_STEPS):
        required = [decision for decision in game.pending(state) if decision.required]
        if not required:
            return
        yield question_of(game, state, required[0], words)
        usual = game.usual(state, required[0])
        action = usual or sample(required[0], chance.randrange)
        state = play(game, state, required[0].seat, action, required[0]).state


@pytest.mark.parametrize(
    "options",
    [
        CatanOptions(helpers=True, frenemies=True),
        CatanOptions(board="newyork", erie=True),
    ],
    ids=["helpers", "new-york"],
)
def test_a_question_of_catan_with_its_modules_is_one_screen(options: CatanOptions) -> None:
    """Whatever can be built, traded, given and done with a helper."""
    heights = [height(question) for question in catan_questions(options)]

    assert len(heights) > 100
    assert median(heights) <= HEIGHT
    assert quantiles(heights, n=10)[-1] <= HIGH_IN_CATAN


def roles(*richer: str) -> Question:
    """The first choice of a role in Puerto Rico, doubloons lying on these."""
    game = PuertoRico()
    state: Any = game.setup(4, PuertoRicoOptions(), Rng(bytes(32))).state
    [decision] = game.pending(state)
    notes = Notes(
        tuple(
            Note(
                "role",
                role,
                label=say("puerto-rico-role-with-doubloons", role=Term("role", role), count=3),
            )
            for role in richer
        )
    )
    return Question(game, decision, words_of(game, "pt-BR"), notes, lambda _kind, key: key)


@pytest.mark.parametrize("richer", [(), ("trader", "captain", "builder")])
def test_seven_short_things_are_buttons(richer: tuple[str, ...]) -> None:
    """One press each where nothing else is asked; what they bring stands on them with a sign."""
    question = roles(*richer)
    rows = [block for block in plan(question, EMPTY).blocks if isinstance(block, Row)]
    labels = [button.label for row in rows for button in row.buttons]

    assert menus_of(plan(question, EMPTY)) == []
    assert len(labels) == 7
    assert ("Comerciante +3 🪙" in labels) == bool(richer)
    assert sum(lines(row.buttons) for row in rows) <= 5


def test_buttons_fill_as_few_lines_as_they_can() -> None:
    """Six of which three fit a line stand three by three, not five and one."""
    buttons = [Button("", "x" * 7) for _ in range(6)]

    assert (height_of(buttons, across(buttons)), height_of(buttons, 5)) == (2, 3)
    assert across([Button("", "x")] * 5) == 5


def test_a_page_of_one_offer_is_headed_by_it() -> None:
    """Not by the prompt, which asked for any of them."""
    question = asking(
        pluck(some(9, 2, 5)), Offer(Water), Offer(Move, (one(TREES[:9]), one(PLACES)))
    )
    opened = texts_of(plan(question, Draft(verb(Pluck))))
    alone = texts_of(plan(asking(pluck(some(9, 2, 5))), EMPTY))

    assert "orchard-prompt" not in opened
    assert opened.startswith("**orchard-verb-pluck")
    assert "orchard-prompt" in alone


def test_more_pairs_than_one_menu_holds_are_two_menus() -> None:
    """Of 27 each is one line, those of a tree in one menu; a third menu there is not."""
    move = Offer(Move, (one(TREES[:9]), One("place", PLACES[:3], "soil")))
    question = asking(move, Offer(Water), Offer(Sleep))
    menus = menus_of(plan(question, EMPTY))
    answers = [
        advance(question, EMPTY, Input.of(menu.word, (line.value,)))
        for menu in menus
        for line in menu.options
    ]
    more = Offer(Move, (one(TREES[:17]), One("place", PLACES[:3], "soil")))

    assert [len(menu.options) for menu in menus] == [24, 3]
    assert answers == [Move(tree, place) for tree in TREES[:9] for place in PLACES[:3]]
    assert len({menu.placeholder for menu in menus}) == 2
    assert menus_of(plan(asking(more, Offer(Water), Offer(Sleep)), EMPTY)) != menus


def test_choices_of_the_main_offer_stand_out_however_many_they_are() -> None:
    """Seven roles as five: blue in every game."""
    rows = [block for block in plan(roles(), EMPTY).blocks if isinstance(block, Row)]
    buttons = [button for row in rows for button in row.buttons]

    assert len(buttons) > 5
    assert {button.style for button in buttons} == {"primary"}


@pytest.mark.parametrize(
    ("language", "spur", "way"),
    [
        ("en", "only opens city 1", "opens settlement 2"),
        ("pt-BR", "só abre a cidade 1", "abre a aldeia 2"),
    ],
)
@pytest.mark.parametrize("faces", ["LBLBOG", "LBAAOO"])
def test_where_two_roads_lead_is_told_beside_their_buttons(
    language: str, spur: str, way: str, faces: str
) -> None:
    """On the buttons, or where other offers leave them no room, above them; nobody has to look behind another button."""
    game = island_two(2).has(0, "p1").rolled(faces)
    words = words_of(CATAN_DICE, language)
    panel = plan(question_of(CATAN_DICE, game.state, game.asked, words), EMPTY)

    told = "\n".join([texts_of(panel), *labels_of(panel)])
    assert spur in told
    assert way in told
    assert panel.aside == ()


def test_dice_stand_behind_a_button_beside_two_ready_answers() -> None:
    """With both and six dice the page was eight hundred pixels high; beside a single one there is room."""
    game = island_one().rolled("GAGGGO", rolls=1)
    question = question_of(CATAN_DICE, game.state, game.asked, words_of(CATAN_DICE, "pt-BR"))
    alone = replace(question, ready=question.ready[:1])

    assert len(question.ready) == 2
    assert "Escolher o que guardar" in labels_of(plan(question, EMPTY))
    assert height(question, EMPTY) <= HIGH
    assert "Escolher o que guardar" not in labels_of(plan(alone, EMPTY))


def test_ending_a_turn_stands_below_what_can_be_built() -> None:
    """Also where nothing has been built yet, and ending it has to be confirmed."""
    game = island_one().rolled("GGWOOO")
    question = question_of(CATAN_DICE, game.state, game.asked, words_of(CATAN_DICE, "pt-BR"))

    build, end = labels_of(plan(question, EMPTY))

    assert (build, end) == ("A · Cavaleiro 1 · +1 ponto", "Encerrar o turno")


@pytest.mark.parametrize(
    ("faces", "told"),
    [("LBLLLL", "Your dice still pay for 1 road"), ("LLLLLL", "You have built nothing")],
)
def test_what_is_left_to_build_is_told_before_the_turn_ends(faces: str, told: str) -> None:
    """Else only that nothing has been built."""
    game = island_one().rolled(faces)
    question = question_of(CATAN_DICE, game.state, game.asked, words_of(CATAN_DICE, "en"))

    assert confirm_question(question, game.asked.offers[-1]).startswith(told)


@pytest.mark.parametrize(("language", "wins"), [("en", "wins"), ("pt-BR", "vence")])
def test_the_button_that_wins_the_dice_game_says_so(language: str, wins: str) -> None:
    """Also where its only choice stands beside the verb."""
    roads = ("p1", "p2", "p3", "p4", "p6")
    sites = ("t1", "t2", "t3", "t4", "t5", "t6")
    game = island_two(2).has(0, *roads, *sites).where(longest_road=0).rolled("GOGOOB")
    words = words_of(CATAN_DICE, language)

    first = labels_of(plan(question_of(CATAN_DICE, game.state, game.asked, words), EMPTY))[0]

    assert wins in first
