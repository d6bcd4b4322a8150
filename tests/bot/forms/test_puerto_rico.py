"""How Puerto Rico's questions look on a phone: each kind the same way every time."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from bot.forms.draft import EMPTY, begun, field_keys
from bot.forms.items import is_single
from bot.forms.model import Question
from bot.forms.plan import plan
from games.core.badges import badge_by_key
from games.core.forms import sample
from games.core.game import play
from games.core.rng import Rng
from games.puerto_rico.actions import ChooseRole, PlacePeople, TakeTile
from games.puerto_rico.game import PUERTO_RICO
from tests.bot.forms.setups import buttons_of, menus_of, question_of, words_of
from tests.languages import LANGUAGES

GAMES = range(3)
SEATS = 3


@cache
def questions(language: str) -> tuple[Question, ...]:
    """Everything that is asked in a few usual games."""
    return tuple([question for game in GAMES for question in _asked(game, language)])


def _asked(number: int, language: str) -> Iterator[Question]:
    """Everything that is asked in one of them."""
    game, words, chance = PUERTO_RICO, words_of(PUERTO_RICO, language), Random(number)
    state: Any = game.setup(SEATS, game.options(), Rng(bytes([number] * 32))).state
    while required := [one for one in game.pending(state) if one.required]:
        decision = required[0]
        yield question_of(game, state, decision, words)
        action = game.usual(state, decision) or sample(decision, chance.randrange)
        state = play(game, state, decision.seat, action, decision).state


def asking_for(language: str, action: type) -> list[Question]:
    """Those questions whose first offer is that one."""
    return [one for one in questions(language) if one.decision.offers[0].action is action]


@pytest.mark.parametrize("language", LANGUAGES.names)
def test_people_are_placed_one_by_one_on_a_page_of_its_own(language: str) -> None:
    """Beside any ready answer, even a single one; there every circle's kind has the letter that it has in the picture."""
    asked = [
        (one, offer)
        for one in asking_for(language, PlacePeople)
        for offer in one.decision.offers[:1]
        if one.ready and not is_single(one, offer.fields[0])
    ]

    assert {len(question.ready) for question, _ in asked} >= {1, 2}
    for question, offer in asked:
        words = [button.word for button in buttons_of(plan(question, EMPTY)).values()]
        assert [word for word in words if not word.startswith(("ready:", "open:", "reopen:"))] == []
        opened = plan(question, begun(question, offer))
        listed = [option.label for menu in menus_of(opened) for option in menu.options]
        labels = [label.lstrip("✓ ") for label in (*listed, *buttons_of(opened))]
        lettered = dict.fromkeys(label[0] for label in labels if " · " in label)
        assert list(lettered) == list(badge_by_key(offer.fields[0]).values())


@pytest.mark.parametrize("language", LANGUAGES.names)
def test_roles_are_buttons_however_many_are_left(language: str) -> None:
    """A menu for five of them where six have buttons would be another form; doubloons on them are told in one way."""
    asked = asking_for(language, ChooseRole)
    labels = [label for question in asked for label in buttons_of(plan(question, EMPTY))]

    assert len({len(field_keys(one.decision.offers[0].fields[0])) for one in asked}) >= 3
    assert [one for one in asked if menus_of(plan(one, EMPTY))] == []
    assert any("+1 🪙" in label for label in labels)
    assert [label for label in labels if "(" in label] == []


@pytest.mark.parametrize("language", LANGUAGES.names)
def test_tiles_are_called_alike_however_many_are_left(language: str) -> None:
    """A letter and the crop: neither a verb before the only one nor what one has behind the quarry."""
    asked = asking_for(language, TakeTile)
    crops = {
        "en": "Corn Indigo Sugar Tobacco Coffee Quarry",
        "pt-BR": "Milho Índigo Açúcar Tabaco Café Pedreira",
    }

    assert {len(field_keys(one.decision.offers[0].fields[0])) for one in asked} >= {1, 2, 3}
    for question in asked:
        keys = field_keys(question.decision.offers[0].fields[0])
        labels = list(buttons_of(plan(question, EMPTY)))[: len(keys)]
        assert [label.split(" · ")[0] for label in labels] == list("ABCDEF"[: len(keys)])
        assert {label.split(" · ")[1] for label in labels} <= set(crops[language].split())
