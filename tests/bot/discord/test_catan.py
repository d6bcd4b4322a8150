"""Whole games of CATAN, clicked through the components that people see, to the last point."""

from collections.abc import Mapping
from random import Random

import pytest

from bot.kits import KITS, Kit
from games.core.record import read
from games.core.verify import verify
from tests.bot.discord.players import asked, play_on, start_table
from tests.bot.discord.test_games import record_of
from tests.bot.discord.world import Person, World, newest, text_of, words_on
from tests.games.catan.evening import Evening

pytestmark = pytest.mark.timeout(1_200)
"""A whole game takes about a minute on an idle machine."""

LIMIT = 4_000
NAMES = ("ana", "bruno", "carla", "davi", "eva", "fabio")

LEANINGS: Mapping[str, int] = {
    "build_settlement": 120,
    "build_city": 120,
    "always_pass": 60,
    "pass": 30,
    "buy_card": 30,
    "roll": 30,
    "end_building": 20,
    "play_card": 12,
    "end_turn": 6,
    "build_road": 6,
    "confirm": 6,
    "accept_proposal": 6,
    "accept": 6,
    "bank_trade": 3,
    "seek": 0,
    "tout": 0,
    "ask": 0,
}
"""What leads to an end; offers are published now and then."""


@pytest.mark.parametrize("locale", ["en-US", "pt-BR"])
async def test_a_game_is_played_from_its_beginning(world: World, locale: str) -> None:
    """The beginners' island of three and four, a restart in between."""
    world.server_speaks(locale)
    seats = 3 if locale == "en-US" else 4
    people = [world.person(name, locale) for name in NAMES[:seats]]
    await play_to_the_end(world, people)


class TestLate:
    """Games that begin nearly won: three to six seats, both languages at every table."""

    @pytest.fixture
    def pictures(self, monkeypatch: pytest.MonkeyPatch, pictures: None) -> None:
        """Blank pictures, and CATAN that begins late, before the bot takes its games."""
        monkeypatch.setitem(KITS, "catan", Kit(Evening(), KITS["catan"].renderer))

    @pytest.mark.parametrize(
        "locales",
        [
            ("en-US", "pt-BR", "en-US"),
            ("pt-BR", "en-US", "pt-BR", "en-US"),
            ("en-US", "pt-BR", "en-US", "pt-BR", "pt-BR"),
            ("pt-BR", "en-US", "pt-BR", "en-US", "en-US", "pt-BR"),
        ],
        ids=len,
    )
    async def test_a_late_game_is_played_to_its_end(
        self, world: World, locales: tuple[str, ...]
    ) -> None:
        """Scores, secret, record and rematch are shown as after a whole game."""
        people = [world.person(*who) for who in zip(NAMES, locales, strict=False)]
        await play_to_the_end(world, people)


async def play_to_the_end(world: World, people: list[Person]) -> None:
    """Presses by leaning end the game, a restart in between or not; scores, secret, record and rematch are shown."""
    await start_table(world, people, game="catan")
    chance = Random(len(people))

    await play_on(world, people, chance, 20, LEANINGS)
    await world.restart()
    presses = await play_on(world, people, chance, LIMIT, LEANINGS)

    assert presses < LIMIT
    final = newest(world.public(world.thread()))
    assert {"rematch", "log"} == words_on(final)
    record = read(await record_of(final))
    assert verify(KITS["catan"].game, record) == ()
    secret = record.fair
    assert secret is not None
    assert secret.secret in text_of(final)
    sheets = (await world.bot.tables.position(1)).sheets
    assert max(sheet.total for sheet in sheets) >= 10
    assert all(str(sheet.total) in text_of(final) for sheet in sheets)
    assert list(asked(world, people)) == []
