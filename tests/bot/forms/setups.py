"""Questions, and how tests press and read them."""

from typing import Any

from bot.forms.advance import advance
from bot.forms.model import (
    Button,
    Draft,
    Input,
    Panel,
    PanelWords,
    Question,
    Row,
    Select,
    Text,
)
from bot.forms.plan import plan
from bot.forms.tally import ONE_MORE
from games.core.forms import Decision, Offer
from games.core.game import Game
from tests.bot.forms.driver import EchoWords, emoji
from tests.bot.forms.orchard import (
    Sleep,
    asking,
)
from tests.bot.forms.shapes import swap
from tests.games.core.toy import TOY
from tests.languages import LANGUAGES


def word_of(question: Question, draft: Draft, label: str) -> str:
    """The word of the button with that label."""
    buttons = [
        button
        for row in plan(question, draft).blocks
        if isinstance(row, Row)
        for button in row.buttons
    ]
    return next(button.word for button in buttons if button.label == label)


def menu_of(question: Question, draft: Draft, place: int = 0) -> Select:
    """A menu of the panel."""
    return [block for block in plan(question, draft).blocks if isinstance(block, Select)][place]


def then(question: Question, draft: Draft, given: Input) -> Draft:
    """The draft that an input leads to."""
    outcome = advance(question, draft, given)
    assert isinstance(outcome, Draft), outcome
    return outcome


def rows_of(panel: Panel) -> list[Row | Select]:
    """The rows of a panel."""
    return [block for block in panel.blocks if not isinstance(block, Text)]


def buttons_of(panel: Panel) -> dict[str, Button]:
    """The buttons by label."""
    return {
        button.label: button
        for row in rows_of(panel)
        if isinstance(row, Row)
        for button in row.buttons
    }


def menus_of(panel: Panel) -> list[Select]:
    """The menus of a panel."""
    return [row for row in rows_of(panel) if isinstance(row, Select)]


NAMES = ("Ana", "Bruno", "Caio_", "Dora", "Ed", "Fábio")


def words_of(game: Game[Any, Any, Any], language: str) -> PanelWords:
    """The game's words; of the toy, which has none, their ids."""
    return EchoWords(language) if game is TOY else LANGUAGES.words(language, game, NAMES)


def question_of(
    game: Game[Any, Any, Any], state: Any, decision: Decision, words: PanelWords
) -> Question:
    """The decision as it is put to a person."""
    notes, ready = game.notes(state, decision.seat), game.ready(state, decision.seat)
    return Question(game, decision, words, notes, emoji, ready)


def swapping(*, confirm: bool = False) -> Question:
    """Two, none, one and three of the first trees against some of five."""
    return asking(swap((2, 0, 1, 3), (1, 2, 1, 3, 2), confirm=confirm), Offer(Sleep))


def pressed(question: Question, draft: Draft, side: str, *labels: str) -> Draft:
    """The draft after so many presses on these kinds of that side."""
    for label in labels:
        count, _, kind = label.partition(" ")
        for _ in range(int(count)):
            [word] = [
                word
                for button in buttons_of_side(question, draft, side)
                if (word := button.word).startswith("more:") and word.endswith(f".{kind}")
            ]
            draft = then(question, draft, Input.of(word))
    return draft


def buttons_of_side(question: Question, draft: Draft, side: str) -> list[Button]:
    """The buttons of a bundle."""
    rows = [block for block in plan(question, draft).blocks if isinstance(block, Row)]
    return [
        button
        for row in rows
        for button in row.buttons
        if button.word.startswith(("more:", "flip:")) and f".{side}." in button.word
    ]


def kinds_of_side(question: Question, draft: Draft, side: str) -> list[str]:
    """What stands on them, without those that add one more."""
    buttons = buttons_of_side(question, draft, side)
    labels = [button.label for button in buttons if not button.label.startswith(ONE_MORE)]
    return [label.replace("orchard-tree-", "").replace("tree-", "") for label in labels]


def many(*, confirm: bool = False) -> Question:
    """The same with a kind more on each side: too many for a row of buttons."""
    return asking(swap((2, 0, 1, 3, 1, 1, 1), (1, 2, 1, 3, 2, 1), confirm=confirm), Offer(Sleep))
