"""The options of a game as they are typed: read in every language, completed, refused with what there is."""

import pytest
from discord import AppCommandOptionType
from msgspec import structs

from bot.discord_app.command import LONGEST_TEXT
from bot.discord_app.features.catalogue import COMMANDS
from bot.discord_app.features.lobby.typed_options import choices_of, completions, options_of
from bot.forms.limits import OPTION_TEXT
from bot.game_registry import REGISTRY
from bot.i18n.speech import LANGUAGES
from bot.model.errors import TableError

ENGLISH, PORTUGUESE = (LANGUAGES.words(name) for name in ("en", "pt-BR"))


@pytest.mark.parametrize(
    ("typed", "chosen"),
    [
        ("", {}),
        ("Island: Random", {"board": "random"}),
        ("  island :RANDOM ; ", {"board": "random"}),
        ("ilha: aleatoria; Trade and build freely: off", {"board": "random", "combined": False}),
        ("board=random;combined=false", {"board": "random", "combined": False}),
        ("board=random;board=beginner", {"board": "beginner"}),
    ],
)
def test_options_are_read(typed: str, chosen: dict[str, object]) -> None:
    """In the words of any language, whatever case, accents and spaces, and as a completion sends them."""
    assert options_of(typed, "catan", ENGLISH) == chosen


@pytest.mark.parametrize("typed", ["xyzzy", "Island", "Island: Round", "Isle: Random", "a: b; c"])
def test_what_is_no_option_is_refused_with_what_there_is(typed: str) -> None:
    """In the reader's language, with every option and every value."""
    for words, known in ((ENGLISH, "Island: Automatic /"), (PORTUGUESE, "Ilha: Autom")):
        with pytest.raises(TableError) as refused:
            options_of(typed, "catan", words)
        said = words.say(refused.value.message)
        assert typed.partition(";")[0] in said
        assert known in said


@pytest.mark.parametrize("words", [ENGLISH, PORTUGUESE], ids=["en", "pt-BR"])
@pytest.mark.parametrize("game", list(REGISTRY))
def test_completions_lead_to_every_option(game: str, words: object) -> None:
    """Choosing one completion after the other sets all options otherwise, within Discord's 100 letters."""
    words = ENGLISH if words is ENGLISH else PORTUGUESE
    typed = ""
    for _ in choices_of(game):
        name, typed = completions(typed, game, words)[-1]
        assert max(len(name), len(typed)) <= OPTION_TEXT

    usual = structs.asdict(REGISTRY[game].game.options())
    chosen = options_of(typed, game, words)
    assert {field for field, value in chosen.items() if value != usual[field]} == set(usual)


def test_completions_are_what_is_typed_in_words() -> None:
    """Part of a name or value is enough; what is complete stays, and others follow it."""
    assert completions("harb", "catan", ENGLISH) == [("Harbors: Shuffled", "frame=shuffled")]
    assert completions("Island: Random; shuf", "catan", ENGLISH) == [
        ("Island: Random; Harbors: Shuffled", "board=random;frame=shuffled")
    ]
    assert completions("Ilha: Aleatória", "catan", PORTUGUESE)[0][1] == "board=random"
    assert completions("xyzzy", "catan", ENGLISH) == []
    assert completions("xyzzy; harb", "catan", ENGLISH) == []


@pytest.mark.parametrize("game", list(REGISTRY))
def test_with_all_seats_everything_is_offered(game: str) -> None:
    """And what a new table is set to always is."""
    seats = REGISTRY[game].game.seats
    assert choices_of(game, seats[-1]) == choices_of(game)
    for number in seats[:-1]:
        assert all(choice.value in choice.values for choice in choices_of(game, number))


def test_nothing_is_offered_that_needs_more_players() -> None:
    """With three seats nobody is the fourth; what needs another option to be set as well is offered."""
    [first] = [one for one in choices_of("catan", 3) if one.field == "first_player"]
    assert first.values == ("random", "1", "2", "3")
    assert [sent for _, sent in completions("4th", "catan", ENGLISH)] == ["first_player=4"]
    assert completions("4th", "catan", ENGLISH, 3) == []
    assert [sent for _, sent in completions("3rd", "catan", ENGLISH, 3)] == ["first_player=3"]


def test_every_text_of_a_command_has_a_limit() -> None:
    """Discord holds people to it; texts to choose from need none."""
    texts = [
        (command.name, parameter.name, parameter.max_value)
        for command in COMMANDS
        for parameter in command.parameters
        if parameter.type is AppCommandOptionType.string and not parameter.choices
    ]

    assert texts
    assert [text for text in texts if text[2] != LONGEST_TEXT] == []


def test_a_text_without_end_is_cut() -> None:
    """What is typed for suggestions is not held to the limit by Discord; the functions are."""
    words = LANGUAGES.words("en")
    for game in REGISTRY:
        assert completions("x" * 6_000, game, words) == []
        with pytest.raises(TableError) as refused:
            options_of("x" * 6_000, game, words)
        assert all(len(str(value)) < 2_000 for _, value in refused.value.message.args)
