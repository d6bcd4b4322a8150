"""What everybody reads of an undo: which moves it took back, and several of a player as one."""

import pytest

from bot.game_registry import REGISTRY, RegisteredGame
from games.catan.actions import EndTurn
from tests.bot.discord_app.catan_trade_setup import board, does, market
from tests.bot.discord_app.sketches import Sketches
from tests.bot.discord_app.world import World, button, text_of
from tests.games.catan.market import Market, offering
from tests.games.catan.positions import BLUE, RED


@pytest.fixture
def pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Blank pictures, and games that begin on a market day."""
    monkeypatch.setitem(
        REGISTRY, "catan", RegisteredGame(Market(), Sketches(REGISTRY["catan"].renderer))
    )


@pytest.fixture
def given_settings() -> dict[str, str]:
    """No clock runs: what is played past Discord is played at another time than SimCord's."""
    return {"MOVE_HOURS": "0", "REMINDER_HOURS": "0"}


async def test_undos_of_one_player_are_one_line(world: World) -> None:
    """The board names what was taken back and posts no message for it; a panel and the log tell the same."""
    people = await market(world)
    red, blue = people[RED], people[BLUE]
    name = red.name.title()
    await does(world, red, offering())
    newest_board = board(world).id

    await red.click(board(world), custom_id=button(board(world), "undo"))
    for move in (offering(give="wool"), offering()):
        await does(world, red, move)
        await red.click(board(world), custom_id=button(board(world), "undo"))

    assert board(world).id == newest_board
    told = [line for line in text_of(board(world)).splitlines() if "undid" in line]
    lumber, wool = (f"offered 1 {give} for 1 ore (offer 1)" for give in ("lumber", "wool"))
    assert told == [f"• {name} undid: {lumber}; {wool}"]
    assert "offered" not in text_of(board(world)).replace(told[0], "")
    await blue.slash(world.thread(), "language", language="pt-BR")
    line = f"• {name} desfez: ofereceu 1 madeira por 1 minério (oferta 1); ofereceu 1 lã"
    log = await blue.slash(world.thread(), "log")
    own = (await blue.slash(world.thread(), "move")).response
    assert own is not None
    more = await blue.click(own, custom_id=button(own, "else"))
    for shown in (log.response, more.response):
        assert line in text_of(shown)


async def test_whoever_took_back_is_called_you(world: World) -> None:
    """In the log for one's own eyes, with the same words about the move."""
    red = (await market(world))[RED]
    await red.slash(world.thread(), "language", language="pt-BR")
    await does(world, red, offering())
    await red.click(board(world), custom_id=button(board(world), "undo"))

    log = await red.slash(world.thread(), "log")

    assert "• Você desfez: ofereceu 1 madeira por 1 minério" in text_of(log.response)


async def test_a_move_that_tells_of_others_is_called_by_its_name(world: World) -> None:
    """Whose turn begins is not what was done: the turn was ended."""
    red = (await market(world))[RED]
    await does(world, red, EndTurn())
    await red.click(board(world), custom_id=button(board(world), "undo"))

    assert f"• {red.name.title()} undid: “End turn”" in text_of(board(world))
