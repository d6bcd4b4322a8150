"""The ways back on a seat's own screen: out of a half-made choice, and out of the last step."""

import discord
import pytest

from bot.game_registry import REGISTRY, RegisteredGame
from tests.bot.discord_app.catan_trade_setup import about, does, market
from tests.bot.discord_app.players import panel_of
from tests.bot.discord_app.sketches import Sketches
from tests.bot.discord_app.world import Person, World, button, words_on
from tests.games.catan.market import Market, offering
from tests.games.catan.positions import RED


@pytest.fixture
def pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Blank pictures, and games that begin on a market day."""
    monkeypatch.setitem(
        REGISTRY, "catan", RegisteredGame(Market(), Sketches(REGISTRY["catan"].renderer))
    )


def shown(world: World, person: Person) -> discord.Message:
    """The person's panel in the direct messages."""
    panel = panel_of(world, person)
    assert panel is not None
    return panel


async def test_only_one_way_back_stands_beside_a_half_made_choice(world: World) -> None:
    """While a form is open its own way back is there; taking back the last step is offered again once it is closed."""
    red = (await market(world))[RED]
    await does(world, red, offering())
    assert "take-back" in words_on(shown(world, red))

    [opens] = about(shown(world, red), "offer_trade")
    await red.user.click(shown(world, red), custom_id=opens["custom_id"])
    begun = words_on(shown(world, red))
    await red.user.click(shown(world, red), custom_id=button(shown(world, red), "back"))

    assert "back" in begun
    assert "take-back" not in begun
    assert "take-back" in words_on(shown(world, red))
