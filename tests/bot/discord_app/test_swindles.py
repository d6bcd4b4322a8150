"""Whoever answers a trade answers the one that they have read: a button does nothing for another one put in its place."""

from collections.abc import Sequence
from typing import Any

import pytest

from bot.game_registry import REGISTRY, RegisteredGame
from bot.tables.game import undo
from bot.tables.queries import reading
from games.catan.state import TradeOffer
from games.core.model import Action
from tests.bot.discord_app.catan_trade_setup import about, board, does, market, own_panel, replies
from tests.bot.discord_app.inside import press_together
from tests.bot.discord_app.sketches import Sketches
from tests.bot.discord_app.world import Person, World, controls, text_of
from tests.games.catan.market import Market, offering, proposing
from tests.games.catan.positions import BLUE, ORANGE, RED


@pytest.fixture
def pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Blank pictures, and games that begin on a market day."""
    monkeypatch.setitem(
        REGISTRY, "catan", RegisteredGame(Market(), Sketches(REGISTRY["catan"].renderer))
    )


async def hand(world: World, seat: int) -> tuple[int, ...]:
    """The cards of a seat."""
    held: tuple[int, ...] = (await reading.ask_of_seat(world.context, 1, seat)).private.holding.hand
    return held


async def offers(world: World) -> Sequence[TradeOffer]:
    """The offers that stand."""
    standing: Sequence[TradeOffer] = (await reading.position(world.context, 1)).public.table.offers
    return standing


async def late(world: World, person: Person, control: Any) -> str:
    """What a press of a control says that Discord still shows, though the message has changed meanwhile."""
    [pressed] = await press_together(world.env, [(person, board(world), control["custom_id"])])
    assert pressed.acknowledged
    return text_of(pressed.response)


async def put_otherwise(world: World, person: Person, action: Action) -> None:
    """The person takes the newest step back, and takes this one in its place."""
    await undo.undo(world.context, 1, person.id)
    await does(world, person, action)


def is_gone(said: str) -> bool:
    """Whether a press is told, in either language, that there is nothing left to answer."""
    words = "no longer possible", "não é mais possível", "offer is closed", "já foi encerrada"
    return any(one in said for one in words)


async def test_a_proposal_that_has_become_another_one_is_not_answered(world: World) -> None:
    """Red reads ore for wool; blue proposes brick for lumber instead: neither the yes nor the no is about that."""
    people = await market(world)
    await does(world, people[BLUE], proposing("ore", "wool"))
    panel = await own_panel(world, people[RED])
    answers = about(panel, "accept_proposal") + about(panel, "reject_proposal")
    assert len(answers) == 2
    before = await hand(world, RED)

    await does(world, people[BLUE], proposing("brick", "lumber"))
    said = [await late(world, people[RED], one) for one in answers]

    assert all(map(is_gone, said))
    assert await hand(world, RED) == before
    assert len((await reading.position(world.context, 1)).public.table.proposals) == 1


async def test_nor_one_of_several_proposals(world: World) -> None:
    """The button of the second one, which its maker has changed; that of the first is still good."""
    people = await market(world)
    for seat in (BLUE, ORANGE):
        await does(world, people[seat], proposing("ore", "wool"))
    panel = await own_panel(world, people[RED])
    first, second = about(panel, "accept_proposal")
    before = await hand(world, RED)
    await does(world, people[ORANGE], proposing("grain", "lumber"))

    assert is_gone(await late(world, people[RED], second))
    assert await hand(world, RED) == before
    await late(world, people[RED], first)

    assert await hand(world, RED) != before
    [left] = (await reading.position(world.context, 1)).public.table.proposals
    assert left.seat == ORANGE


async def test_an_offer_taken_back_and_made_otherwise_is_not_answered(world: World) -> None:
    """It has the same number: blue agreed to give ore on their screen, not brick."""
    people = await market(world)
    await does(world, people[RED], offering())
    panel = await own_panel(world, people[BLUE])
    yes, no = replies(panel)

    await put_otherwise(world, people[RED], offering(want="brick"))
    said = [await late(world, people[BLUE], one) for one in (yes, no)]

    assert all(map(is_gone, said))
    [offer] = await offers(world)
    assert (offer.accepted, offer.declined) == ((), ())


async def test_nor_below_the_board(world: World) -> None:
    """The line that called for an answer goes and a new one calls; the buttons of the old one are about no offer any more."""
    people = await market(world)
    await does(world, people[RED], offering())
    [old] = calls(world)
    yes = next(one for one in controls(old) if ":answer:" in one["custom_id"])

    await put_otherwise(world, people[RED], offering(want="brick"))
    said = await late(world, people[BLUE], yes)

    assert is_gone(said)
    [offer] = await offers(world)
    assert offer.accepted == ()
    [new] = calls(world)
    assert new.id != old.id
    assert "brick" in text_of(new)


async def test_an_offer_that_closes_at_once_is_another_one_than_it_was(world: World) -> None:
    """The same cards, but now the first yes trades: who said yes to be picked has not said that."""
    people = await market(world)
    await does(world, people[RED], offering())
    [old] = calls(world)
    yes = next(one for one in controls(old) if ":answer:" in one["custom_id"])
    own_yes = replies(await own_panel(world, people[BLUE]))[0]
    before = await hand(world, BLUE)

    await put_otherwise(world, people[RED], offering("first"))

    for one in (yes, own_yes):
        assert is_gone(await late(world, people[BLUE], one))
    assert await hand(world, BLUE) == before


def calls(world: World) -> list[Any]:
    """The lines that call for an answer."""
    return [one for one in world.public(world.thread()) if ":answer:" in str(controls(one))]
