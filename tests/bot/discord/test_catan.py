"""Whole games of CATAN, clicked through the components that people see, to the last point."""

from collections.abc import Mapping
from random import Random

import pytest

from bot.kits import KITS, Kit
from bot.tables.model import Accepted
from games.core.record import read
from games.core.verify import verify
from tests.bot.discord.players import asked, play_on, start_table
from tests.bot.discord.test_games import record_of
from tests.bot.discord.world import Person, World, newest, text_of, words_on
from tests.games.catan.eager import Evening, eager

pytestmark = pytest.mark.timeout(1_200)
"""A whole game takes about a minute on an idle machine."""

LIMIT = 4_000
LATE = 8
"""Public points of the leader with which the presses come back."""

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
    "offer_trade": 1,
    "propose": 1,
    "tout": 0,
    "ask": 0,
}
"""What leads to an end; offers are published now and then."""


@pytest.mark.parametrize(
    "locales",
    [
        ("en-US", "en-US", "en-US"),
        ("pt-BR", "pt-BR", "pt-BR", "pt-BR"),
    ],
    ids=len,
)
async def test_a_game_is_played_from_its_beginning(world: World, locales: tuple[str, ...]) -> None:
    """From the founding on, a restart in between; the long middle goes through the service, without panels."""
    world.server_speaks(locales[0])
    people = [world.person(*who) for who in zip(NAMES, locales, strict=False)]
    await start_table(world, people, game="catan")
    chance = Random(len(people))

    await play_on(world, people, chance, 150, LEANINGS)
    await world.restart()
    await play_on(world, people, chance, 50, LEANINGS)
    await play_without_panels(world, chance)
    await play_to_the_end(world, people, chance)


class TestLate:
    """Games that begin late: three to six seats, both languages at every table."""

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
        """Presses, a restart, the middle through the service, and presses to the last point."""
        people = [world.person(*who) for who in zip(NAMES, locales, strict=False)]
        await start_table(world, people, game="catan")
        chance = Random(len(people))

        await play_on(world, people, chance, 150, LEANINGS)
        await world.restart()
        await play_without_panels(world, chance)
        await play_to_the_end(world, people, chance)


async def play_to_the_end(world: World, people: list[Person], chance: Random) -> None:
    """Presses end the game; scores, secret, record and rematch are shown."""
    presses = await play_on(world, people, chance, LIMIT, LEANINGS)

    assert presses < LIMIT
    final = newest(world.public(world.thread()))
    assert {"rematch", "log"} == words_on(final)
    record = read(await record_of(final))
    assert verify(KITS["catan"].game, record) == ()
    secret = record.fair
    assert secret is not None
    assert secret.secret in text_of(final)
    assert secret.terms.commitment in text_of(final)
    sheets = (await world.bot.tables.position(1)).sheets
    assert max(sheet.total for sheet in sheets) >= 10
    assert all(str(sheet.total) in text_of(final) for sheet in sheets)
    assert list(asked(world, people)) == []


async def play_without_panels(world: World, chance: Random) -> None:
    """The long middle, played through the service by eager builders until somebody leads with eight points."""
    tables = world.bot.tables
    while True:
        position = await tables.position(1)
        leader = max(player.points for player in position.public.players)
        if leader >= LATE or not position.asked:
            break
        person = position.table.of_seat(chance.choice(position.asked)).person
        assert person is not None
        ask = await tables.ask(1, person.user_id)
        assert ask.decision is not None
        answer = eager(ask.decision, chance)
        assert isinstance(await tables.act(1, person.user_id, ask.number, answer), Accepted)
    await tables.outbox.settled()
    await world.env.settle()
