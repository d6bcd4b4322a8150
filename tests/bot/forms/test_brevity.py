"""Buttons with no room for all words: fewer of them, none cut, and the whole above them, once."""

from dataclasses import replace

import pytest
from msgspec import structs

from bot.forms.draft import EMPTY
from bot.forms.limits import LABEL
from bot.forms.model import Button, Draft, Question, Row, Select, Text
from bot.forms.plan import plan
from bot.forms.texts import whole_answer, whole_label
from games.catan.actions import AcceptProposal, OfferTrade, Propose
from games.catan.game import CATAN
from games.catan.state import State
from games.catan_dice.actions import Build
from games.catan_dice.game import CatanDice
from games.core.forms import Decision, Offer, One, first_answer, verb
from games.core.game import play
from games.core.model import Message, Notes, say
from games.core.rng import Rng
from games.puerto_rico.actions import DiscardTile, Load
from games.puerto_rico.game import PUERTO_RICO
from games.san_juan.actions import Build as Construct
from games.san_juan.game import SAN_JUAN
from tests.bot.forms.driver import EchoWords, emoji, labels_of, texts_of
from tests.bot.forms.orchard import Move, Plant, Sleep, Water, asking
from tests.games.catan.market import Market, offering, proposing
from tests.games.catan.positions import BLUE, ORANGE, RED, beginners
from tests.games.san_juan.table import a_game
from tests.languages import LANGUAGES

NAMES = ("Ana", "Amália", "Maximiliano", "Davi")


def proposed() -> tuple[Market, State]:
    """Red is on turn, has made an offer and has a proposal of each of two others."""
    game = Market()
    state = game.setup(4, game.options(), Rng(bytes(32))).state
    for seat, action in (
        (RED, offering()),
        (BLUE, proposing("brick", "lumber")),
        (ORANGE, Propose((("grain", 1), ("ore", 1)), (("lumber", 1),))),
    ):
        decision = game.decision(state, seat)
        assert decision is not None
        state = play(game, state, seat, action, decision).state
    return game, state


def panel_of_red(language: str) -> tuple[str, list[Button], list[Select]]:
    """Text, buttons and menus of that seat."""
    game, state = proposed()
    decision = game.decision(state, RED)
    assert decision is not None
    words = LANGUAGES.words(language, game, NAMES)
    notes, ready = game.notes(state, RED), game.ready(state, RED)
    blocks = plan(Question(game, decision, words, notes, emoji, ready), Draft()).blocks
    text = "\n".join(block.markdown for block in blocks if isinstance(block, Text))
    buttons = [one for block in blocks if isinstance(block, Row) for one in block.buttons]
    return text, buttons, [block for block in blocks if isinstance(block, Select)]


@pytest.mark.parametrize(
    ("language", "called", "whole"),
    [
        (
            "pt-BR",
            {"Aceitar: Amália", "Aceitar: Maximiliano", "Retirar oferta 1"},
            "Maximiliano dá 1 cereal e 1 minério, você dá 1 madeira",
        ),
        (
            "en",
            {"Accept: Amália", "Accept: Maximiliano", "Withdraw offer 1"},
            "Maximiliano gives you 1 grain and 1 ore for your 1 lumber",
        ),
    ],
)
def test_trades_are_called_in_fewer_words(language: str, called: set[str], whole: str) -> None:
    """Whose it is, or its number; whoever accepts has read all of it above, and whoever declines reads it in the menu."""
    text, buttons, menus = panel_of_red(language)
    labels = {one.label for one in buttons}
    assert called <= labels
    assert all(len(label) <= LABEL for label in labels)
    assert text.count(whole) == 1
    [declining] = [menu for menu in menus if menu.word.startswith("pick:reject_proposal")]
    assert whole in [option.label for option in declining.options]


def test_a_button_says_what_the_card_does_that_it_plays() -> None:
    """Beside its name, which needs no letter: each card has a sign of its own in the picture."""
    position = beginners().with_cards(RED, knight=1, monopoly=1)
    decision = CATAN.decision(position.state, RED)
    assert decision is not None
    words = LANGUAGES.words("pt-BR", CATAN, NAMES)
    question = Question(CATAN, decision, words, CATAN.notes(position.state, RED), emoji)

    labels = labels_of(plan(question, Draft()))

    assert {"Jogar Cavaleiro (mover o ladrão)", "Jogar Monopólio (tudo de um tipo)"} <= set(labels)


@pytest.mark.parametrize(
    ("language", "to", "told"),
    [
        ("pt-BR", "first", "para Amália, Maximiliano e Davi, ao primeiro que aceitar"),
        ("pt-BR", "all", "para Amália, Maximiliano e Davi, e depois escolher com quem"),
        ("en", "first", "to Amália, Maximiliano and Davi, first to accept"),
        ("en", "all", "to Amália, Maximiliano and Davi, and then choose who gets it"),
    ],
)
def test_an_offer_is_told_in_one_sentence(language: str, to: str, told: str) -> None:
    """In reviews and hints, like other answers that fill several fields."""
    game = Market()
    state = game.setup(4, game.options(), Rng(bytes(32))).state
    decision = game.decision(state, RED)
    assert decision is not None
    question = Question(game, decision, LANGUAGES.words(language, game, NAMES), Notes(), emoji)

    traded = {"pt-BR": "Oferecer 1 madeira por 1 minério", "en": "Offer 1 lumber for 1 ore"}
    assert whole_answer(question, offering(to)) == f"{traded[language]} {told}"


@pytest.mark.parametrize(
    ("language", "told"), [("pt-BR", "Perguntar quem dá 1 minério"), ("en", "Ask who gives 1 ore")]
)
def test_a_call_is_told_in_one_sentence(language: str, told: str) -> None:
    """An offer with nothing given, which is open to all."""
    game = Market()
    state = game.setup(4, game.options(), Rng(bytes(32))).state
    decision = game.decision(state, RED)
    assert decision is not None
    question = Question(game, decision, LANGUAGES.words(language, game, NAMES), Notes(), emoji)

    offered = offering("first")
    assert isinstance(offered, OfferTrade)
    assert whole_answer(question, structs.replace(offered, give=())) == told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("pt-BR", "Aceitar 1 argila de Amália por 1 madeira"),
        ("en", "Accept 1 brick from Amália for 1 lumber"),
    ],
)
def test_an_answer_to_a_proposal_is_told_without_speaking_to_anybody(
    language: str, told: str
) -> None:
    """Its button says what you give; a review can be read by others."""
    game, state = proposed()
    decision = game.decision(state, RED)
    assert decision is not None
    words = LANGUAGES.words(language, game, NAMES)
    question = Question(game, decision, words, game.notes(state, RED), emoji)

    assert whole_answer(question, AcceptProposal(str(BLUE))) == told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("pt-BR", "Embarcar milho no navio de 5"),
        ("en", "Load corn on the 5-barrel ship"),
    ],
)
def test_what_is_loaded_is_told_in_a_sentence(language: str, told: str) -> None:
    """The good stands within it, behind its letter in the picture where it has one."""
    load = One("cargo", keys=("corn@ship_5", "corn@wharf"), kind="cargo")
    decision = Decision(RED, say("puerto-rico-prompt-load"), (Offer(Load, (load,)),))
    words = LANGUAGES.words(language, PUERTO_RICO, NAMES)
    question = Question(PUERTO_RICO, decision, words, Notes(), emoji)

    assert whole_answer(question, Load("corn@ship_5")) == f"A · {told}"


@pytest.mark.parametrize(
    ("language", "label"),
    [("en", "A · Build the Archive · "), ("pt-BR", "A · Construir o Arquivo · ")],
)
def test_a_letter_of_the_picture_stands_before_the_verb(language: str, label: str) -> None:
    """Between verb and thing, Portuguese would read it as an article."""
    table = a_game(3).hand(0, "archive", "hero").pick("builder")
    decision = SAN_JUAN.decision(table.state, 0)
    assert decision is not None
    words = LANGUAGES.words(language, SAN_JUAN, NAMES)
    notes = SAN_JUAN.notes(table.state, 0)

    labels = labels_of(plan(Question(SAN_JUAN, decision, words, notes, emoji), Draft()))

    assert any(one.startswith(label) for one in labels), labels


def test_cards_keep_the_letters_of_the_picture_where_room_is_scarce() -> None:
    """San Juan's ready answers call many cards by them."""
    hand = ("palace", "statue", "chapel", "carpenter", "well", "smithy", "hero", "indigo_plant")
    table = a_game(3).hand(0, *hand).pick("builder")
    table.act(0, Construct("palace"))
    decision = SAN_JUAN.decision(table.state, 0)
    assert decision is not None
    words = LANGUAGES.words("pt-BR", SAN_JUAN, NAMES)

    labels = labels_of(plan(Question(SAN_JUAN, decision, words, Notes(), emoji), Draft()))

    assert labels[:3] == ["A · Fábrica de Índigo", "B · Serralheria", "C · Poço"]


class LimeWords(EchoWords):
    """Limes have a short name."""

    def __call__(self, wording: str, /, **args: str | int) -> str:
        """`lime`."""
        return "lime" if wording.endswith("lime.short") else super().__call__(wording, **args)

    def has(self, wording: str) -> bool:
        """Nothing else has one."""
        return wording.endswith("lime.short") or super().has(wording)


class VerbFirstWords(EchoWords):
    """Prompts begin with planting."""

    def say(self, message: Message) -> str:
        """Plant a tree."""
        return "orchard-verb-plant a tree"


def test_what_the_prompt_asks_is_not_asked_again() -> None:
    """Below "Take a tile" nobody needs "Take: which tile?" where one can only pass; beside anything else it does."""
    plant = Offer(Plant, (One("tree", ("ash", "elm"), "tree"),))
    asked = {}
    for name, offers in (
        ("beside a pass", (plant, Offer(Sleep))),
        ("second", (Offer(Sleep), plant)),
        ("beside two", (plant, Offer(Water), Offer(Sleep))),
    ):
        question = replace(asking(*offers), words=VerbFirstWords("en"))
        asked[name] = "orchard-field-plant-tree" in texts_of(plan(question, EMPTY))

    assert asked == {"beside a pass": False, "second": True, "beside two": True}


LIME = "large_leaved_summer_lime"


def shown(*offers: Offer) -> tuple[list[str], str]:
    """The labels of the first page and what stands above them, where limes have a short name."""
    panel = plan(replace(asking(*offers), words=LimeWords("en")), EMPTY)
    return labels_of(panel), texts_of(panel)


def test_a_key_of_a_game_has_fewer_words_and_keeps_its_badge() -> None:
    """On a row of buttons, and on the only one of an offer; the whole name stands above, once."""
    cards = One("tree", ("ash", LIME), "card")
    both, above = shown(Offer(Plant, (cards,)))
    lime = One("tree", (LIME,), "card")
    one_way, told = shown(Offer(Plant, (lime,)), Offer(Sleep))

    assert both[:2] == ["A · orchard-card-ash", "B · lime"]
    assert above.count("summer") == 1
    assert one_way[0] == "A · orchard-verb-plant: lime"
    assert told.count("summer") == 1


def test_a_thing_is_offered_without_its_verb_where_nothing_else_asks_for_one() -> None:
    """The question says what becomes of it; beside another offer of things the verb stays, and what has no room is cut."""
    ash = Offer(Plant, (One("tree", ("ashes_and_elms",), "tree"),))
    alone, _ = shown(ash, Offer(Sleep))
    beside, _ = shown(ash, Offer(Move, (One("tree", ("elm", "oak"), "tree"),)), Offer(Sleep))

    assert alone[0] == "orchard-tree-ashes-and-elms"
    assert beside[0].startswith("orchard-verb-plant: ")
    assert beside[0].endswith("…")


@pytest.mark.parametrize("language", LANGUAGES.names)
def test_a_verb_and_a_question_are_no_sentence(language: str) -> None:
    """What is to be done and what is asked about it stand beside each other, not behind a colon."""
    offer = Offer(DiscardTile, (One("tile", ("corn",), "tile"),))
    decision = Decision(0, say("puerto-rico-prompt-lodge"), (offer,))
    words = LANGUAGES.words(language, PUERTO_RICO, NAMES)
    question = Question(PUERTO_RICO, decision, words, Notes(), emoji)

    line = whole_label(question, offer, offer.fields[0])

    assert line.endswith("?")
    assert " · " in line
    assert ": " not in line


def dice_in_hand(language: str, turns: int) -> tuple[Question, Offer]:
    """What the dice game asks after so many first answers, and its first offer that asks for something."""
    game = CatanDice()
    state = game.setup(1, game.options(), Rng(bytes(32))).state
    for _ in range(turns):
        state = play(game, state, 0, first_answer(game.pending(state)[0])).state
    [decision] = game.pending(state)
    question = Question(game, decision, LANGUAGES.words(language, game, NAMES), Notes(), emoji)
    return question, next(one for one in decision.offers if one.fields)


@pytest.mark.parametrize(
    ("language", "whole"), [("pt-BR", "O que construir?"), ("en", "What do you build?")]
)
def test_what_is_done_and_asked_is_said_once(language: str, whole: str) -> None:
    """In one question where the game has one for both."""
    question, _ = dice_in_hand(language, 1)
    offer = Offer(Build, (One("piece", ("road_1", "road_2"), "piece"),))

    assert whole_label(question, offer, offer.fields[0]) == whole


@pytest.mark.parametrize("language", LANGUAGES.names)
def test_a_page_that_asks_for_more_than_the_prompt_has_one_heading(language: str) -> None:
    """Whether to roll again has been answered where the dice are chosen: only those are asked for."""
    question, offer = dice_in_hand(language, 1)
    assert verb(offer.action) == "reroll"
    draft = Draft(offer=verb(offer.action))

    told = "\n".join(
        block.markdown for block in plan(question, draft).blocks if isinstance(block, Text)
    )

    assert told.count("**") == 2
    assert told.count(question.words("catan-dice-field-reroll-keep.whole")) == 1
    assert question.words.say(question.decision.prompt) not in told
    assert question.words("catan-dice-verb-reroll") not in told
