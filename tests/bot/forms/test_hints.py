"""What a panel says about how to answer."""

from dataclasses import replace

import pytest

from bot.forms.draft import EMPTY
from bot.forms.model import Panel, Question, Row, Select
from bot.forms.plan import plan
from games.catan.actions import Decline
from games.catan.state import State
from games.caylus.actions import GiveBatch
from games.caylus.content import TILES
from games.caylus.frames import CastleTurns, Dealing, Works
from games.caylus.game import CAYLUS
from games.core.forms import Field
from games.core.keys import joined
from games.core.rng import Rng
from tests.bot.forms.driver import EchoWords, emoji, texts_of
from tests.bot.forms.orchard import asking, pluck
from tests.bot.forms.shapes import some, split
from tests.fluent import LANGUAGES as NAMES
from tests.fluent import files, messages
from tests.games.catan.market import Market, offering
from tests.games.catan.positions import BLUE, RED
from tests.games.caylus.laying import GREEN, Play, holding, laid
from tests.languages import LANGUAGES


@pytest.mark.parametrize(
    ("field", "english", "portuguese"),
    [
        (some(17, 3, 3), "Choose exactly 3.", "Escolha exatamente 3."),
        (some(17, 1, 3), "Choose 1 to 3.", "Escolha de 1 a 3."),
        (some(17, 0, 3), "Choose up to 3, or none.", "Escolha de 0 a 3."),
        (some(7, 3, 3), "Choose 3.", "Escolha 3."),
        (some(7, 1, 3), "Choose 1 to 3.", "Escolha de 1 a 3."),
        (split((7, 2), 0, 3), "Choose up to 3, or none.", "Escolha de 0 a 3."),
        (split((40, 40), 30, 30), "Exactly 30 in all.", "Exatamente 30 no total."),
        (split((40, 40), 1, 60), "1 to 60 in all.", "De 1 a 60 no total."),
        (split((40, 40), 0, 60), "Up to 60 in all, or none.", "De 0 a 60 no total."),
    ],
)
def test_how_many_is_said_in_the_way_they_are_chosen(
    field: Field, english: str, portuguese: str
) -> None:
    """Things are chosen; of what is typed as numbers only the total counts."""
    for language, told in (("en", english), ("pt-BR", portuguese)):
        panel = plan(asking(pluck(field), language=language), EMPTY)

        assert f"-# {told}" in texts_of(panel).splitlines()


class FruitWords(EchoWords):
    """The field says of what how many may be chosen."""

    def has(self, wording: str) -> bool:
        """Whether it does."""
        return wording == "orchard-field-pluck-fruits.bounds" or super().has(wording)


def test_a_field_may_say_of_what_so_many_are_chosen() -> None:
    """In words of its own."""
    question = replace(asking(pluck(some(7, 0, 3))), words=FruitWords("en"))

    assert "-# orchard-field-pluck-fruits.bounds 0 3" in texts_of(plan(question, EMPTY)).replace(
        "\\", ""
    )


def test_an_offer_may_have_another_name_beside_a_certain_one() -> None:
    """A proposal beside an offer that waits for an answer is a counter-offer; by itself it is not."""
    market = Market()
    before = market.setup(4, market.options(), Rng(bytes(32))).state
    after = market.apply(before, RED, offering()).state
    declined = market.apply(after, BLUE, Decline("1")).state

    assert labels_at(market, before, "en")[0] == "Propose a trade"
    for language, told in (("en", "Make a counter-offer"), ("pt-BR", "Fazer contraproposta")):
        answers = labels_at(market, after, language)
        assert len(answers) == 3
        assert answers[-1] == told, "in the same row as accepting and declining"
        assert told in labels_at(market, declined, language)


def labels_at(market: Market, state: State, language: str) -> list[str]:
    """The buttons that blue is shown."""
    decision = market.decision(state, BLUE)
    assert decision is not None
    words = LANGUAGES.words(language, market, ("Ana", "Bruno", "Carla", "Davi")).to(BLUE)
    panel = plan(Question(market, decision, words, market.notes(state, BLUE)), EMPTY)
    [row] = [block for block in panel.blocks if isinstance(block, Row)]
    return [button.label for button in row.buttons]


def test_an_offer_may_have_another_name_to_a_certain_question() -> None:
    """Before a batch is given nothing has begun that could stop, and points are lost; a deal has its letter in the picture."""
    giver = holding(5, "FFFWWWSSS", points=9)
    game = Play(laid(giver, holding(), castle=(RED,)), CastleTurns((RED,)))

    assert caylus_labels(game) == ["A · 1 comida, 1 madeira e 1 pedra", "Não entregar lote (−2 PP)"]
    game.do(RED, GiveBatch(joined(("wood", "stone"))))
    assert caylus_labels(game) == ["A · 1 comida, 1 madeira e 1 pedra", "Parar por aqui"]


def test_letters_of_the_picture_stand_on_the_buttons_of_deals() -> None:
    """What is given up instead is named by what is asked."""
    table = laid(holding(5), holding(), built={9: ("s_church", GREEN)}, workers={9: RED}, provost=9)
    game = Play(table, Dealing(RED, "s_church"))

    assert caylus_labels(game) == [
        "A · 3 PP por 2 denários",
        "B · 5 PP por 4 denários",
        "Não trocar",
    ]


def test_letters_of_the_picture_stand_on_buttons_with_names_and_signs_too() -> None:
    """Where a phone has little room for them: its pictures show tiles by their letters."""
    table = laid(
        holding(5, "FFS"), holding(), built={9: ("w_mason", GREEN)}, workers={9: RED}, provost=9
    )
    panel = caylus_panel(Play(table, Works(RED, ("mason",), "w_mason")))
    shown = [
        one.label
        for block in panel.blocks
        if isinstance(block, Row | Select)
        for one in (block.buttons if isinstance(block, Row) else block.options)
    ]

    assert [label[:4] for label in shown if label != "Não construir"] == [
        f"{letter} · " for letter in "ABCDE"
    ]


def test_a_thing_whose_button_names_it_is_not_told_above() -> None:
    """The verb stands between its letter and its name."""
    table = laid(holding(5, "FW"), holding(), gone=TILES[1:], workers={8: RED}, provost=9)
    panel = caylus_panel(Play(table, Works(RED, ("carpenter",), "f_carpenter")))

    assert "A · Construir a Fazenda (comida)" in [
        button.label for block in panel.blocks if isinstance(block, Row) for button in block.buttons
    ]
    assert texts_of(panel) == "**Construir um edifício de madeira?**"


def caylus_panel(game: Play) -> Panel:
    """What red is asked, each thing with a sign."""
    words = LANGUAGES.words("pt-BR", CAYLUS, ("Ana", "Bruno")).to(RED)
    notes = CAYLUS.notes(game.state, RED)
    return plan(Question(CAYLUS, game.decision, words, notes, emoji), EMPTY)


def caylus_labels(game: Play) -> list[str]:
    """The buttons that red is shown."""
    rows = [block for block in caylus_panel(game).blocks if isinstance(block, Row)]
    return [button.label for row in rows for button in row.buttons]


@pytest.mark.parametrize("language", NAMES)
def test_names_beside_others_are_beside_something(language: str) -> None:
    """`.beside-` is followed by a verb of the same game, `.at-` by one of its questions."""
    written = {name for path in files(language) for name in messages(path)}
    beside = [name.partition(".beside-") for name in written if ".beside-" in name]
    assert beside

    verbs = {f"{own.partition('-verb-')[0]}-verb-{other}" for own, _, other in beside}
    assert verbs <= written
    at = [name.partition(".at-") for name in written if ".at-" in name]
    assert {f"{own.partition('-verb-')[0]}-prompt-{other}" for own, _, other in at} <= written
