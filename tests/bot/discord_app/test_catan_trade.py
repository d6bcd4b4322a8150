"""Trade at a table of CATAN as people see it: what is public, what is not, and how few taps an answer takes."""

import re
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from bot.discord_app.layout import mentions, view
from bot.discord_app.parts.board import board_screen, scene_of
from bot.game_registry import REGISTRY, RegisteredGame
from bot.i18n.speech import words_in
from bot.tables.queries import reading
from games.core.rng import Rng
from tests.bot.discord_app.catan_trade_setup import (
    about,
    board,
    does,
    market,
    own_panel,
    replies,
)
from tests.bot.discord_app.inside import pinged, press_together
from tests.bot.discord_app.players import asked, panel_of, press_something
from tests.bot.discord_app.sketches import Sketches
from tests.bot.discord_app.world import (
    World,
    button,
    controls,
    newest,
    text_of,
    words_on,
)
from tests.games.catan.market import Market, offering, proposing
from tests.games.catan.positions import BLUE, ORANGE, RED, WHITE

PUBLIC_WORDS = {"1::move:", "1::hand:", "1::log:", "1::undo:", "1::rules:"}
"""The ids of a board's controls: nothing of the game stands in them."""

SECONDS = 200.0
"""After which an automatic move is made here: SimCord sits sleeps of less than half a minute out."""

HAGGLING = {"end_turn": 0, "roll": 30, "confirm": 20, "accept": 20, "accept_proposal": 20}


@pytest.fixture
def pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Blank pictures, and games that begin on a market day."""
    monkeypatch.setitem(
        REGISTRY, "catan", RegisteredGame(Market(), Sketches(REGISTRY["catan"].renderer))
    )


def surely_timed(world: World) -> None:
    """All automatic moves are made after the same time."""
    config = replace(world.context.config, automatic_move_seconds=(SECONDS, SECONDS))
    world.context.config = config


async def hands(world: World) -> list[tuple[int, ...]]:
    """All hands, red's first."""
    return [
        (await reading.ask_of_seat(world.context, 1, seat)).private.holding.hand
        for seat in (RED, BLUE, ORANGE, WHITE)
    ]


@pytest.mark.parametrize(("answer", "event"), [(0, "accepted"), (1, "declined")])
async def test_an_offer_is_told_to_all_and_answered_in_two_taps(
    world: World, answer: int, event: str
) -> None:
    """The board tells it; a line calls the others, once; My move, then the answer; the maker can confirm who accepted."""
    people = await market(world)
    seen = {message.id for message in world.public(world.thread())}
    notes = len(world.dm(people[RED]))

    await does(world, people[RED], offering())

    fresh = [one for one in world.public(world.thread()) if one.id not in seen]
    called = [user for message in fresh for user in pinged(world.env, message)]
    assert sorted(called) == sorted(people[seat].id for seat in (BLUE, ORANGE, WHITE))
    boards = [one for one in world.public(world.thread()) if {"move", "log"} <= words_on(one)]
    assert "(offer 1)" in text_of(boards[-1])
    shown = await own_panel(world, people[BLUE])
    control = replies(shown)[answer]
    await people[BLUE].click(shown, custom_id=control["custom_id"])

    offer = (await reading.position(world.context, 1)).public.table.offers[0]
    assert getattr(offer, event) == (BLUE,)
    maker = panel_of(world, people[RED])
    assert bool(about(maker, "confirm")) == (event == "accepted")
    blue = people[BLUE].name.title()
    answered = "agreed to give|aceitou dar" if event == "accepted" else "declined|recusou"
    assert re.search(f"{blue} ({answered}) ", text_of(maker)), "the maker reads it at once"
    more = await people[RED].user.click(maker, custom_id=button(maker, "else"))
    assert re.search("(You offered|Você ofereceu) 1 ", text_of(more.response))
    sent = [one for one in world.dm(people[RED]) if not one.flags.ephemeral]
    assert len(sent) == notes, "the panel is changed, not sent again"


async def test_who_comes_back_may_answer_an_open_offer_at_once(world: World) -> None:
    """Before anybody does anything else."""
    people = await market(world)
    await does(world, people[RED], offering())
    leaving = await people[BLUE].slash(world.thread(), "leave")
    assert leaving.response is not None
    await people[BLUE].click(leaving.response, custom_id=button(leaving.response, "leave-game"))
    way_back = newest(world.dm(people[BLUE]))

    await people[BLUE].user.click(way_back, custom_id=button(way_back, "come-back"))

    panel = await own_panel(world, people[BLUE])
    answers = about(panel, "accept") + about(panel, "decline") + replies(panel)
    assert answers, "whatever a robot has said to it"
    assert about(panel, "propose")


async def test_two_who_accept_at_once(world: World) -> None:
    """Of two presses in the same instant one gets the deal; both are answered, and see how it stands."""
    people = await market(world)
    await does(world, people[RED], offering("first"))
    panels = {seat: await own_panel(world, people[seat]) for seat in (BLUE, ORANGE)}
    start = await hands(world)

    results = await press_together(
        world.env,
        [
            (people[seat], board(world), replies(panel)[0]["custom_id"])
            for seat, panel in panels.items()
        ],
    )

    assert all(result.acknowledged for result in results)
    now = await hands(world)
    assert [sum(cards) for cards in zip(*start, strict=True)] == [
        sum(cards) for cards in zip(*now, strict=True)
    ]
    assert now[RED] == (1, 0, 1, 0, 1)
    lucky = [seat for seat in (BLUE, ORANGE) if now[seat] != start[seat]]
    assert len(lucky) == 1
    for seat in (BLUE, ORANGE):
        assert not replies(await own_panel(world, people[seat]))
    assert (await reading.position(world.context, 1)).public.table.offers == ()


async def test_the_first_who_accepts_may_be_a_choice_that_stands(world: World) -> None:
    """Given once, before a restart: from then on a trade is closed with whoever accepts, and its maker is not asked."""
    people = await market(world)
    surely_timed(world)
    await does(world, people[RED], offering())
    listed = (await people[RED].slash(world.channel, "orders")).response
    assert listed is not None
    await people[RED].select(listed, ["deal-first"], custom_id=button(listed, "order-give"))
    await world.restart()
    surely_timed(world)
    start = await hands(world)

    await world.env.advance_time(SECONDS + 10)
    shown = await own_panel(world, people[BLUE])
    control = replies(shown)[0]
    await people[BLUE].click(shown, custom_id=control["custom_id"])
    await world.env.advance_time(SECONDS + 10)

    after = (await reading.position(world.context, 1)).public.table
    assert after.offers == ()
    now = await hands(world)
    red, blue = (
        [one - other for one, other in zip(now[seat], start[seat], strict=True)]
        for seat in (RED, BLUE)
    )
    assert red == [-1, 0, 0, 0, 1]
    assert blue == [1, 0, 0, 0, -1]


async def test_an_old_button_after_the_turn_is_answered_kindly(world: World) -> None:
    """After a restart and the end of the turn a press on the old answer moves nothing and says so."""
    people = await market(world)
    await does(world, people[RED], offering("first"))
    await does(world, people[BLUE], proposing("brick", "wool"))
    old = await own_panel(world, people[ORANGE])
    custom_id = replies(old)[0]["custom_id"]
    start = await hands(world)
    panel = panel_of(world, people[RED])
    await people[RED].user.click(panel, custom_id=about(panel, "end_turn")[0]["custom_id"])
    await world.restart()

    [late] = await press_together(world.env, [(people[ORANGE], board(world), custom_id)])

    assert late.acknowledged
    assert await hands(world) == start
    answer = text_of(late.response)
    assert "earlier question" in answer or "pergunta anterior" in answer


async def test_what_is_public_comes_from_what_everybody_knows(world: World) -> None:
    """Over many presses: board text, controls and pings are those of any position dealt from the public view."""
    people = await market(world)
    chance = Random(3)
    seen = {message.id for message in world.public(world.thread())}

    for number in range(45):
        person, panel = chance.choice(list(asked(world, people)))
        await press_something(person.user, panel, chance, HAGGLING)
        fresh = [one for one in world.public(world.thread()) if one.id not in seen]
        calls = [
            one for one in fresh if {"answer", "move"} & words_on(one) and one.id != board(world).id
        ]
        assert all(f"<@{user}>" in text_of(one) for one in calls for user in pinged(world.env, one))
        notified = [user for one in fresh if one not in calls for user in pinged(world.env, one)]
        assert notified == [], "whoever must act is called by direct message"
        assert {one["custom_id"] for one in controls(board(world))} <= PUBLIC_WORDS
        assert await shown_to_all(world) == await shown_to_all(world, dealt=number + 1)
        seen |= {message.id for message in fresh}


async def shown_to_all(world: World, dealt: int = 0) -> tuple[Any, ...]:
    """The board message of the position, or of one dealt by chance from what everybody knows of it."""
    position = await reading.position(world.context, 1)
    game = REGISTRY["catan"].game
    if dealt:
        twin = game.deal(position.public, None, Rng(dealt.to_bytes(32, "big")))
        required_seats = tuple(one.seat for one in game.pending(twin) if one.required)
        position = replace(position, public=game.public(twin), asked=required_seats)
    words = words_in("en", position.table)
    text = REGISTRY["catan"].renderer.text(position.public, scene_of(position, words))
    screen = await board_screen(world.bot, position, words, pings=people_of(position))
    laid_out: Any = view(screen)
    return text, laid_out.to_components(), mentions(screen).to_dict()


def people_of(position: Any) -> tuple[int, ...]:
    """Who would be called."""
    infos = [position.table.of_seat(seat) for seat in position.asked]
    return tuple(info.person.user_id for info in infos if info.person is not None)
