"""Previews: what a lobby shows is an example of what was chosen, and says so, in every game and language."""

from typing import Any

import pytest

from bot.game_registry import REGISTRY, draw_cover, highlights
from bot.i18n.languages import LocaleWords
from bot.i18n.speech import LANGUAGES
from games.catan.options import CatanOptions
from games.core.model import Message
from tests.bot.discord_app.world import World, button, newest, text_of


class Listening:
    """Words that remember what was asked of them."""

    def __init__(self, words: LocaleWords) -> None:
        self._words = words
        self.asked: set[str] = set()

    language = property(lambda self: self._words.language)

    def __call__(self, id: str, /, **args: str | int) -> str:
        self.asked.add(id)
        return self._words(id, **args)

    def say(self, message: Message) -> str:
        """As ever."""
        return self._words.say(message)

    def brief(self, message: Message) -> str:
        """As ever."""
        return self._words.brief(message)

    def explained(self, kind: str, key: str) -> str:
        """As ever."""
        return self._words.explained(kind, key)


@pytest.mark.parametrize(
    ("language", "title", "ended"),
    [("en", "Board preview", "ended"), ("pt-BR", "Prévia do tabuleiro", "encerrada")],
)
@pytest.mark.parametrize("game", REGISTRY)
def test_a_preview_says_that_it_is_one(game: str, language: str, title: str, ended: str) -> None:
    """In the picture and in its description; of an ended game it says nothing."""
    rules = REGISTRY[game].game
    names = tuple("ABCDEF"[: rules.seats[-1]])
    words = Listening(LANGUAGES.words(language, rules).calling(names))

    picture = draw_cover(game, rules.table_options(), names, words)

    assert "render-preview" in words.asked
    assert "render-given-up" not in words.asked
    assert picture.alt.startswith(title)
    assert ended not in picture.alt


async def described(world: World) -> tuple[str, str]:
    """What the lobby says, and what its picture shows."""
    lobby = newest(world.public(world.channel))
    [picture] = lobby.attachments
    assert picture.description
    return text_of(lobby), picture.description


@pytest.mark.parametrize(
    ("locale", "goal", "player"),
    [
        ("en-US", "first to {} points", "Player 4"),
        ("pt-BR", "primeiro a fazer {} pontos", "Jogador 4"),
    ],
)
async def test_a_preview_shows_what_was_chosen(
    world: World, locale: str, goal: str, player: str
) -> None:
    """Map, seats and goal follow the options, in the picture and in words, also when they are changed."""
    ana = world.person("ana", locale)
    await ana.slash(world.channel, "play", game="catan", seats=4, options="board=newyork")
    text, picture = await described(world)
    assert goal.format(12) in text
    assert player in picture
    assert "Amelia" not in picture

    lobby = newest(world.public(world.channel))
    menu = (await ana.click(lobby, custom_id=button(lobby, "options"))).response
    assert menu is not None
    await ana.select(menu, ["board=random"], custom_id=button(menu, "set"))

    text, other = await described(world)
    assert goal.format(10) in text
    assert player in other
    assert other.split("#1 ") != picture.split("#1 ")


@pytest.mark.parametrize(
    ("seats", "options", "points"),
    [
        (3, CatanOptions(board="newyork"), 13),
        (4, CatanOptions(board="newyork"), 12),
        (5, CatanOptions(board="newyork"), 10),
        (4, CatanOptions(board="random", frenemies=True), 11),
        (4, CatanOptions(), 10),
    ],
)
def test_the_goal_in_words_is_that_of_the_game(
    seats: int, options: CatanOptions, points: int
) -> None:
    """With so many seats and these options."""
    game = REGISTRY["catan"].game
    words: Any = LANGUAGES.words("en", game)

    assert f"the first to {points} points" in words.say(game.about(seats, options))


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["New York", "Erie canal", "The Helpers"]),
        ("pt-BR", ["Nova York", "Canal de Erie", "Os ajudantes"]),
    ],
)
def test_a_preview_names_scenario_and_expansions(language: str, told: list[str]) -> None:
    """As they are called in the lobby; what is as usual, and what changes nothing that is seen, is not named."""
    words = LANGUAGES.words(language, REGISTRY["catan"].game)
    options = CatanOptions(board="newyork", erie=True, helpers=True, frame="shuffled")

    assert list(highlights("catan", options, words)) == told
    assert list(highlights("catan", CatanOptions(seating="joined"), words)) == []
