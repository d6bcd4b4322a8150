"""Every word of San Juan is there in both languages (data/locales)."""

from typing import get_args

import pytest

from games.core.forms import verb
from games.core.model import Term, Terms, say
from games.san_juan import events
from games.san_juan.actions import AnyAction
from games.san_juan.content import CARDS, GOODS, KINDS, ROLES
from games.san_juan.game import SAN_JUAN
from games.san_juan.options import SanJuanOptions
from games.san_juan.views import Phase
from tests.languages import LANGUAGES

NAMES = ("Ana", "Bruno", "Carla", "Davi")

LONGEST_EFFECT = 8

EVENTS = (
    events.GameBegan(0),
    events.HandDealt(("well", "well")),
    events.HandsChosen(),
    *[events.RoundBegan(number, 1) for number in (2, 90)],
    *[events.CardTucked(0, building) for building in ("chapel", "bank", "harbor")],
    *[events.Swapped(0, count) for count in (1, 2)],
    events.CustomsFilled(0),
    *[events.GoldsmithShown(0, "well", taken) for taken in (False, True)],
    *[events.Discarded(0, count) for count in (1, 2)],
    *[events.RolePicked(0, "builder", library) for library in (False, True)],
    *[
        events.Built(0, "palace", over, paid, goods)
        for over in (None, "chapel")
        for paid in (0, 1, 2)
        for goods in ((), (("indigo", 2),))
    ],
    events.GoodLost(0, "silver"),
    events.Passed(0),
    *[events.CardsGained(0, "well", count) for count in (0, 1)],
    events.LastBuilding(0),
    events.GameEnded(),
    events.GameStalled(100),
    *[events.Produced(0, goods) for goods in ((), (("sugar", 1),))],
    events.NobodyProduced(),
    events.TileTurned("t3"),
    *[events.Sold(0, goods, 2) for goods in ((), (("sugar", 1),))],
    events.NobodySold(),
    *[events.Advised(0, drawn, drawn - 1) for drawn in (1, 2, 5)],
    *[events.Prospected(0, count) for count in (0, 1, 2)],
    *[events.MineDug(0, ("well",), found) for found in (None, "well")],
    *[events.Reshuffled(count) for count in (1, 30)],
    events.YouDrew(("well",)),
    *[events.YouKept(("well",), discarded) for discarded in ((), ("well", "crane"))],
    events.YouDiscarded(("well",)),
    events.YouTucked("well"),
    events.YouBanked(("well",)),
    events.YouSwapped(("well", "crane"), ("well", "well")),
)


@pytest.fixture(params=LANGUAGES.names)
def language(request: pytest.FixtureRequest) -> str:
    """Each language."""
    return str(request.param)


def test_every_event_can_be_told(language: str) -> None:
    """In all its forms, in one line, without a full stop."""
    words = LANGUAGES.words(language, SAN_JUAN, NAMES)
    assert {type(event) for event in EVENTS} == set(get_args(events.AnyEvent))
    for event in EVENTS:
        text = words.say(event.words())
        assert "\n" not in text
        assert not text.endswith(".")
        assert "{" not in text


def test_every_key_has_a_label(language: str) -> None:
    """Cards, goods, roles, sorts, phases, places, score rows."""
    words = LANGUAGES.words(language, SAN_JUAN, NAMES)
    keys = {
        "card": KINDS,
        "good": GOODS,
        "role": ROLES,
        "sort": {card.sort for card in CARDS.values()},
        "phase": [phase.replace("_", "-") for phase in get_args(Phase)],
        "place": ("new", "chapel@3"),
        "score": ("buildings", "cards"),
    }
    for kind, of_kind in keys.items():
        for key in of_kind:
            assert words.label(kind, key)


def test_cards_explain_themselves(language: str) -> None:
    """The hand card in a few words, the help in a few sentences."""
    words = LANGUAGES.words(language, SAN_JUAN, NAMES)
    for kind in KINDS:
        name = SAN_JUAN.label("card", kind).id
        assert 1 <= len(words(f"{name}.effect").split()) <= LONGEST_EFFECT, kind
    for topic in SAN_JUAN.topics:
        assert words(f"{SAN_JUAN.label(topic.kind, topic.key).id}.help").endswith(".")


def test_every_action_has_a_verb_and_names_its_fields(language: str) -> None:
    """Labels of buttons and headings of fields."""
    words = LANGUAGES.words(language, SAN_JUAN, NAMES)
    for action in get_args(AnyAction):
        if verb(action) == "reopen":
            continue
        tag = verb(action).replace("_", "-")
        assert words(f"san-juan-verb-{tag}")
        for field in action.__struct_fields__:
            assert words(f"san-juan-field-{tag}-{field}")


def test_privileges_are_told_with_and_without_choice(language: str) -> None:
    """Also where the Library is a choice (D7)."""
    words = LANGUAGES.words(language, SAN_JUAN, NAMES)
    for role in ROLES:
        kept = {"keep": 1} if role == "councillor" else {}
        assert "4" in words.say(say(f"san-juan-privilege-{role}", count=4, **kept))
        both = words.say(say(f"san-juan-privilege-{role}-or-library", count=3, doubled=7, **kept))
        assert "3" in both
        assert "7" in both


def test_options_are_explained(language: str) -> None:
    """For the lobby."""
    words = LANGUAGES.words(language, SAN_JUAN, NAMES)
    for field in SanJuanOptions.__struct_fields__:
        name = f"san-juan-option-{field.replace('_', '-')}"
        assert words(name)
        assert words(f"{name}.about")


def test_portuguese_names_are_those_of_the_box() -> None:
    """The false friends: Prefeitura is the City Hall, Vila the Prefecture (§2.4)."""
    words = LANGUAGES.words("pt-BR", SAN_JUAN, NAMES)

    assert words.label("card", "city_hall") == "Prefeitura"
    assert words.label("card", "prefecture") == "Vila"
    assert words.label("card", "trading_post") == "Entreposto Comercial"
    assert words.label("role", "trader") == "Comerciante"


def test_no_event_shows_a_hidden_face_to_all() -> None:
    """Only what lies open or is turned up is named in public events (§9)."""
    for event in EVENTS:
        arguments = dict(event.words().args)
        shown = [name for name, arg in arguments.items() if isinstance(arg, Term | Terms)]
        is_whisper = type(event).__name__.startswith(("You", "HandDealt"))
        if is_whisper:
            assert shown
        else:
            assert set(shown) <= {"role", "card", "over", "goods", "good", "cards", "found"}
            assert "cards" not in shown or isinstance(event, events.MineDug)
