"""Offers ring: a line calls those who may take it, once, with their answers; it is gone when the offer is closed."""

import re
from typing import Any

import discord
import pytest

from bot.forms.tally import TICK
from bot.game_registry import REGISTRY, RegisteredGame
from bot.tables.cooldown import AT_ONCE, EVERY, Cooldown
from bot.tables.queries import reading
from games.catan.actions import EndTurn, RejectProposal, Withdraw
from games.catan.events import TurnBegan
from games.catan.trade.events import DeclinedOffer
from tests.bot.discord_app.catan_trade_setup import about, board, does, market, own_panel, replies
from tests.bot.discord_app.inside import pinged
from tests.bot.discord_app.players import panel_of
from tests.bot.discord_app.setups import offered_by
from tests.bot.discord_app.sketches import Sketches
from tests.bot.discord_app.world import Person, World, button, controls, text_of, words_on
from tests.games.catan.market import Market, offering, proposing
from tests.games.catan.positions import BLUE, ORANGE, RED, WHITE


@pytest.fixture
def pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Blank pictures, and games that begin on a market day."""
    monkeypatch.setitem(
        REGISTRY, "catan", RegisteredGame(Market(), Sketches(REGISTRY["catan"].renderer))
    )


def calls(world: World) -> list[discord.Message]:
    """The lines that call for an answer or tell of answers."""
    return [
        one
        for one in world.public(world.thread())
        if "answer" in words_on(one) or words_on(one) == {"move"}
    ]


async def press(world: World, person: Person, word: str, place: int = 0) -> Any:
    """Press an answer of the only call."""
    [call] = calls(world)
    ids = [one["custom_id"] for one in controls(call) if f":{word}:" in one["custom_id"]]
    return (await person.click(call, custom_id=ids[place])).response


async def test_an_offer_calls_those_it_is_put_to_once_and_is_gone_with_the_turn(
    world: World,
) -> None:
    """One message with all three answers; another answer renews nothing; the end of the turn takes it away."""
    people = await market(world)
    await does(world, people[RED], offering())

    [call] = calls(world)
    others = {people[seat].id for seat in (BLUE, ORANGE, WHITE)}
    assert pinged(world.env, call) == others
    assert f"{people[RED].name.title()} gives 1" in text_of(call)
    assert words_on(call) == {"answer", "counter", "move"}
    answered = text_of(await press(world, people[ORANGE], "answer", 1))
    assert answered.startswith(("Answer sent: Decline.", "Resposta enviada: Recusar."))
    assert [one.id for one in calls(world)] == [call.id]

    await does(world, people[RED], EndTurn())
    assert calls(world) == []


async def test_whoever_makes_one_offer_after_another_keeps_no_phone_ringing(world: World) -> None:
    """Each is called by its line; after a few in one minute these name the others without a sound, and ring again later."""
    clock = [world.context.now()]
    world.context.rings = Cooldown(lambda: clock[-1], AT_ONCE)
    people = await market(world)
    rung: list[set[int]] = []
    for number in range(1, AT_ONCE + 4):
        if number == AT_ONCE + 3:
            clock.append(clock[-1] + EVERY)
        await does(world, people[RED], offering())
        [call] = calls(world)
        assert all(f"<@{people[seat].id}>" in text_of(call) for seat in (BLUE, ORANGE, WHITE))
        rung.append(set(pinged(world.env, call)))
        await does(world, people[RED], Withdraw(str(number)))

    others = {people[seat].id for seat in (BLUE, ORANGE, WHITE)}
    assert rung == [*[others] * AT_ONCE, set(), set(), others]


async def test_what_is_told_with_an_answer_to_an_offer_is_told_once(world: World) -> None:
    """Beside the answer given below the board, where no question told it; the next question tells what came after it."""
    people = await market(world)
    await does(world, people[RED], offering())
    before = (await reading.ask(world.context, 1, people[ORANGE].id)).since

    shown = await press(world, people[ORANGE], "answer", 1)
    await does(world, people[RED], EndTurn())

    assert re.search("offered|ofereceu", text_of(shown))
    after = (await reading.ask(world.context, 1, people[ORANGE].id)).since
    assert not {one.step for one in before} & {one.step for one in after}
    told = [type(event) for entry in after for event in entry.events]
    assert told[0] is DeclinedOffer
    assert TurnBegan in told


async def test_the_maker_is_called_once_when_all_have_answered(world: World) -> None:
    """The offer's own line goes; the new one says who would trade, and leads to the maker's panel."""
    people = await market(world)
    await does(world, people[RED], offering())
    for seat in (ORANGE, WHITE):
        await press(world, people[seat], "answer", 1)
    await press(world, people[BLUE], "answer", 0)

    [call] = calls(world)
    assert pinged(world.env, call) == {people[RED].id}
    assert people[BLUE].name.title() in text_of(call)
    assert words_on(call) == {"move"}


async def test_a_refusal_posts_nothing_and_changes_the_makers_panel(world: World) -> None:
    """Nothing stands below the board; the panel says in a row that nobody wanted it, and no button is left for the offer."""
    people = await market(world)
    await does(world, people[RED], offering())
    notes = len(world.dm(people[RED]))
    for seat in (ORANGE, WHITE, BLUE):
        await press(world, people[seat], "answer", 1)

    assert calls(world) == []
    maker = panel_of(world, people[RED])
    assert re.search("(Nobody wanted|Ninguém quis) 1 ", text_of(maker))
    assert about(maker, "withdraw") == []
    assert len(world.dm(people[RED])) == notes, "the panel is changed, not sent again"


async def test_why_one_cannot_accept_is_said_to_that_one_alone(world: World) -> None:
    """White holds no ore; strangers and the maker are told that it is not for them."""
    people = await market(world)
    await does(world, people[RED], offering())

    shown = await press(world, people[WHITE], "answer", 0)

    assert "precisa de mais 1" in text_of(shown) or "short of 1" in text_of(shown)
    assert (await reading.position(world.context, 1)).public.table.offers[0].accepted == ()
    for person in (people[RED], world.person("zoe")):
        refused = text_of(await press(world, person, "answer", 0))
        assert "for someone else" in refused or "é para outra pessoa" in refused


async def test_a_counter_offer_calls_the_maker_and_is_begun_in_one_press(world: World) -> None:
    """The button opens the trade; the proposal rings whose turn it is; taken back, it leaves no line."""
    people = await market(world)
    await does(world, people[RED], offering())

    before = await people[BLUE].click(board(world), custom_id=button(board(world), "move"))
    shown = before.response
    assert shown is not None
    begun = await press(world, people[BLUE], "counter")
    assert before.response is None, "the newest panel alone has buttons"
    assert begun.attachments
    picked = [one["custom_id"] for one in controls(begun) if one.get("label", "").startswith(TICK)]
    kinds = [id.split(":", 2)[2] for id in picked]
    assert kinds == ["flip:propose.give.ore", "flip:propose.want.lumber"], "as Red offers it"
    await does(world, people[BLUE], proposing("brick", "wool"))

    called = [one for one in calls(world) if pinged(world.env, one) == {people[RED].id}]
    assert len(called) == 1
    assert words_on(called[0]) == {"answer", "move"}
    assert await own_panel(world, people[RED])


async def test_an_offer_is_met_once(world: World) -> None:
    """At the table: nobody is written to. My move beside the answers shows them with the hand, and what it lacks."""
    people = await market(world)
    await does(world, people[RED], offering())
    [call] = calls(world)

    panels = {
        seat: (await people[seat].click(call, custom_id=button(call, "move"))).response
        for seat in (BLUE, ORANGE, WHITE)
    }

    assert [world.dm(people[seat]) for seat in panels] == [[], [], []]
    assert [len(replies(one)) for one in panels.values()] == [2, 2, 1]
    assert all(one is not None and one.attachments for one in panels.values())
    white = text_of(panels[WHITE])
    assert "precisa de mais 1" in white or "you need 1" in white

    orange = panels[ORANGE]
    assert orange is not None
    await people[ORANGE].click(orange, custom_id=replies(orange)[1]["custom_id"])
    offer = (await reading.position(world.context, 1)).public.table.offers[0]
    assert offer.declined == (ORANGE,)
    assert [one.id for one in calls(world)] == [call.id], "blue and white have not answered"


async def test_a_panel_that_is_there_asks_for_an_offer_and_is_folded_with_it(world: World) -> None:
    """Whose turn it is reads what others propose in the panel that asks for the turn, without another message."""
    people = await market(world)
    [panel] = world.dm(people[RED])
    await does(world, people[BLUE], proposing("brick", "wool"))
    [asked] = world.dm(people[RED])
    assert asked.id == panel.id
    assert about(asked, "accept_proposal")

    await does(world, people[RED], RejectProposal(str(BLUE)))
    [left] = world.dm(people[RED])
    assert left.id == panel.id
    assert not about(left, "accept_proposal")


async def test_an_offer_calls_whoever_has_taken_the_seat_and_not_who_had_it(world: World) -> None:
    """The newcomer answers it."""
    people = await market(world)
    zoe = world.person("zoe")
    on_offer = await offered_by(world, people[BLUE])
    await zoe.click(on_offer, custom_id=button(on_offer, "take-seat"))
    await does(world, people[RED], offering())

    [call] = calls(world)
    assert pinged(world.env, call) == {zoe.id, people[ORANGE].id, people[WHITE].id}
    refused = text_of(await press(world, people[BLUE], "answer", 1))
    assert "for someone else" in refused or "é para outra pessoa" in refused
    assert text_of(await press(world, zoe, "answer", 1)).startswith("Answer sent: Decline.")
