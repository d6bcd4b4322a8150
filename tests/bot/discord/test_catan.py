"""Whole games of CATAN, pressed through the components that people see, from the lobby to the last point."""

from collections.abc import Mapping
from random import Random

import pytest
from msgspec.structs import replace

from bot.kits import KITS
from bot.tables.model import Ask
from games.catan.actions import OfferTrade
from games.catan.views import Public
from games.core.forms import verb
from games.core.model import Action, Key
from games.core.record import read
from games.core.verify import verify
from tests.bot.discord.players import asked, play_on, start_table
from tests.bot.discord.pressing import Presser, recorded
from tests.bot.discord.test_games import record_of
from tests.bot.discord.world import World, newest, text_of, words_on
from tests.games.catan.eager import eager

pytestmark = pytest.mark.timeout(900)
"""A whole game takes 10 to 30 seconds on an idle machine."""

NAMES = ("ana", "bruno", "carla", "davi", "eva", "fabio")

AT_RANDOM = 60
"""Presses in the middle of a game by which nobody wants anything."""

HALFWAY = 5
"""Public points of the leader there."""

LEANINGS: Mapping[str, int] = {
    "roll": 30,
    "accept_proposal": 6,
    "confirm": 6,
    "end_turn": 6,
    "end_building": 6,
}
"""What keeps the game going while people press at random."""

TO_ALL = 0.5
"""How often a trade is offered to every opponent, whatever else is drawn."""

FOUNDED = frozenset({"settle", "founding_road"})
PLAYED = frozenset({"roll", "move_robber", "build_road", "build_settlement", "bank_trade"})


def wanted(ask: Ask, chance: Random) -> Action | None:
    """What somebody who wants to win soon does, from what the seat may know; some offers go to some opponents alone."""
    assert ask.decision is not None
    action = eager(ask.position.public, ask.private, ask.decision, chance)
    if isinstance(action, OfferTrade):
        return replace(action, to=some_of(action.to, chance))
    return action


def some_of(keys: tuple[Key, ...], chance: Random) -> tuple[Key, ...]:
    """At least one of the keys, often all, in their order."""
    if chance.random() < TO_ALL:
        return keys
    picked = chance.sample(keys, chance.randint(1, len(keys)))
    return tuple(key for key in keys if key in picked)


def is_halfway(public: Public) -> bool:
    """Whether somebody has half of what it takes to win."""
    return max(player.points for player in public.players) >= HALFWAY


@pytest.mark.parametrize(
    ("locales", "options", "kinds"),
    [
        (("en-US", "pt-BR", "en-US"), {}, {"end_turn"}),
        (
            ("pt-BR", "en-US", "pt-BR", "en-US"),
            {"board": "random", "numbers": "scattered", "combined": "False"},
            {"start_building", "end_turn", *FOUNDED},
        ),
        (
            ("en-US", "pt-BR", "en-US", "pt-BR", "pt-BR"),
            {},
            {"join_building", "end_building", *FOUNDED},
        ),
        (
            ("pt-BR", "en-US", "pt-BR", "en-US", "en-US", "pt-BR"),
            {"frame": "shuffled"},
            {"join_building", "answer_ahead", *FOUNDED},
        ),
    ],
    ids=["three", "four", "five", "six"],
)
async def test_a_game_is_played_from_the_lobby_to_the_last_point(
    world: World, locales: tuple[str, ...], options: Mapping[str, str], kinds: set[str]
) -> None:
    """Nothing but presses: those of people who want to win, and some at random before a restart in the middle."""
    world.server_speaks(locales[0])
    people = [world.person(*who) for who in zip(NAMES, locales, strict=False)]
    await start_table(world, people, game="catan", agreed=options)
    presser = Presser(world, people, wanted)

    await presser.play(until=is_halfway)
    await play_on(world, people, Random(len(people)), AT_RANDOM, LEANINGS)
    await world.restart()
    await presser.play()

    final = newest(world.public(world.thread()))
    assert {"rematch", "log"} == words_on(final)
    record = read(await record_of(final))
    assert verify(KITS["catan"].game, record) == ()
    assert recorded(record, presser.moves)
    assert {verb(type(action)) for _, action in presser.moves.values()} >= {*PLAYED, *kinds}
    crowds = {
        len(action.to) for _, action in presser.moves.values() if isinstance(action, OfferTrade)
    }
    assert {len(people) - 1} < crowds, "offers to all, and to some"
    secret = record.fair
    assert secret is not None
    assert secret.secret in text_of(final)
    assert secret.terms.commitment in text_of(final)
    sheets = (await world.bot.tables.position(1)).sheets
    assert len(sheets) == len(people)
    assert max(sheet.total for sheet in sheets) >= 10
    assert all(str(sheet.total) in text_of(final) for sheet in sheets)
    assert list(asked(world, people)) == []
