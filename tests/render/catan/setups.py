"""What tests of pictures measure."""

import sys

import pytest
from msgspec.structs import replace

from bot.forms.draft import EMPTY
from bot.forms.model import Question
from bot.forms.pages import places_shown
from bot.i18n.speech import LANGUAGES
from games.core.forms import Decision
from render.core.contract import Picture, Scene
from render.core.lettering import Face, Inked
from tests.render.catan.positions import GAME, NAMES, Moment, walk

PHONE, LEGIBLE = 400, 8.5
"""Width of a picture on a phone, and the least size of letters there."""


Letters = dict[str, int]
"""The largest size in which each text was drawn since the last picture."""


@pytest.fixture
def letters(monkeypatch: pytest.MonkeyPatch) -> Letters:
    """What is written while nothing drawn before is at hand any more."""
    written: Letters = {}
    lettering = sys.modules["render.core.lettering"]
    drawn_by = lettering.inked

    def noted(text: str, face: Face, size: int) -> Inked:
        written[text] = max(size, written.get(text, 0))
        inked = drawn_by(text, face, size)
        assert isinstance(inked, Inked)
        return inked

    modules = [
        module
        for name, module in sys.modules.items()
        if name.startswith("render.") and ".terrain" not in name
    ]
    for module in modules:
        if getattr(module, "inked", None) is drawn_by:
            monkeypatch.setattr(module, "inked", noted)
        for value in vars(module).values():
            if hasattr(value, "cache_clear") and not isinstance(value, type):
                value.cache_clear()
    return written


def too_small(letters: Letters, picture: Picture, least: int = 20) -> set[str]:
    """Texts that cannot be read on a phone, of more than so many."""
    assert len(letters) > least, "hardly anything was written"
    return {text for text, size in letters.items() if size * PHONE < LEGIBLE * picture.size[0]}


def first_asked(seats: int, kind: str, seed: int = 4) -> tuple[Moment, Decision]:
    """The first position in which somebody must choose a thing of that kind, and nothing else."""
    for moment in walk(seats, seed, "random"):
        for decision in GAME.pending(moment.state):
            fields = [field for offer in decision.offers for field in offer.fields]
            if decision.required and [field.kind for field in fields] == [kind]:
                return moment, decision
    raise LookupError(kind)


def question_of(moment: Moment, decision: Decision, language: str = "en") -> Question:
    """The question as a panel asks it."""
    words = LANGUAGES.words(language, GAME, NAMES[: len(moment.state.table.players)])
    return Question(GAME, decision, words, GAME.notes(moment.state, decision.seat))


def showing(question: Question, scene: Scene) -> Scene:
    """The scene as the first page of that question has it: with the places that it lists, and those on buttons."""
    places = places_shown(question, EMPTY)
    return replace(scene, focus=places.focus, foremost=places.foremost)
