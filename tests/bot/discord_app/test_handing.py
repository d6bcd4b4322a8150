"""A seat changes hands on Discord: offered or voted about, taken from the channel, its panel gone from whoever had it."""

import contextlib
from random import Random

import pytest

from bot.tables.queries import reading
from tests.bot.discord_app.inside import pinged, press_together
from tests.bot.discord_app.players import answers, asked, panel_of, play_on, start_table
from tests.bot.discord_app.setups import HOUR, LEASE, offered_by, waiting
from tests.bot.discord_app.world import (
    Killed,
    Person,
    World,
    button,
    links,
    newest,
    text_of,
    words_on,
)

SAID = {
    "en-US": {
        "offered": "is free",
        "mine": "Your seat is on offer",
        "own": "You are offering your seat",
        "welcome": "This seat is yours now",
        "handed": "Another player has your seat now",
        "taken": "Carla took ",
        "late": "not on offer, or another player has taken it",
        "off": "no longer on offer",
        "vote": "Everyone else must agree",
        "already": "You already play at this table",
        "not": "The seat stays as it is",
    },
    "pt-BR": {
        "offered": "está livre",
        "mine": "O seu lugar está à disposição",
        "own": "Você está oferecendo o seu lugar",
        "welcome": "Agora este lugar é seu",
        "handed": "Agora outra pessoa tem o seu lugar",
        "taken": "Carla assumiu o lugar de",
        "late": "não está à disposição, ou outra pessoa já o assumiu",
        "off": "não está mais à disposição",
        "vote": "Todos os outros precisam concordar",
        "already": "Você já joga nesta mesa",
        "not": "O lugar fica como está",
    },
}

BOTH = pytest.mark.parametrize("locale", list(SAID))


async def begun(world: World, locale: str) -> tuple[Person, Person]:
    """A started table: who is waited for, and the other."""
    world.server_speaks(locale)
    people = [world.person(name, locale) for name in ("ana", "bruno")]
    await start_table(world, people, game="san-juan")
    first, _ = next(asked(world, people))
    return first, next(person for person in people if person is not first)


async def holder(world: World, person: Person) -> int | None:
    """The person's seat."""
    info = (await reading.table(world.context, 1)).of_user(person.id)
    return None if info is None else info.seat


@BOTH
async def test_an_offered_seat_is_taken_from_the_channel(world: World, locale: str) -> None:
    """After a restart, too: the newcomer sees the hand and plays, whoever had it sees nothing any more."""
    said = SAID[locale]
    first, other = await begun(world, locale)
    carla = world.person("carla", locale)
    seat = await holder(world, first)
    panel = panel_of(world, first)
    assert panel is not None
    offer = await offered_by(world, first)
    assert said["offered"] in text_of(offer)
    assert "San Juan" in text_of(offer)
    assert [link.rpartition("/")[2] for link in links(offer)] == [str(world.thread().id)]
    assert words_on(offer) == {"take-seat"}
    shown = (await first.slash(world.thread(), "leave")).response
    assert said["mine"] in text_of(shown)
    assert words_on(shown) == {"keep-seat", "leave-game"}

    await world.restart()
    before = await carla.slash(world.thread(), "hand")
    assert not before.response.attachments if before.response else True
    own = await other.click(offer, custom_id=button(offer, "take-seat"))
    assert said["already"] in text_of(own.response)
    taken = await carla.click(offer, custom_id=button(offer, "take-seat"))

    assert taken.ephemeral
    assert said["welcome"] in text_of(taken.response)
    assert await holder(world, carla) == seat
    assert await holder(world, first) is None
    assert panel_of(world, first) is None
    [left] = [one for one in world.dm(first) if said["handed"] in text_of(one)]
    assert words_on(left) == set()
    assert not left.attachments
    assert panel_of(world, carla) is not None
    settled = newest(world.public(world.channel))
    assert settled.id == offer.id
    assert words_on(settled) == set()
    assert said["taken"] in text_of(settled)
    assert "San Juan" in text_of(settled)
    told = next(one for one in world.public(world.thread()) if said["taken"] in text_of(one))
    assert pinged(world.env, told) == {carla.id}
    assert await play_on(world, [carla, other], Random(1), 6) == 6


@BOTH
async def test_old_panels_forged_and_late_presses_do_nothing(world: World, locale: str) -> None:
    """Whoever had the seat, who comes too late, and who makes a control up: each reads a sentence."""
    said = SAID[locale]
    first, other = await begun(world, locale)
    carla, davi = world.person("carla", locale), world.person("davi", locale)
    seat = await holder(world, first)
    offer = await offered_by(world, first)
    mine = panel_of(world, first)
    assert mine is not None
    old = answers(mine)[0]["custom_id"]
    take = button(offer, "take-seat")

    results = await press_together(world.env, [(carla, offer, take), (davi, offer, take)])
    holders = [await holder(world, one) for one in (carla, davi)]
    assert sorted(holders, key=str) == sorted([seat, None], key=str)
    assert all(result.acknowledged for result in results)
    late = carla if holders[0] is None else davi
    assert any(said["late"] in text_of(one) for one in world.channel.history(viewer=late))
    step = (await reading.table(world.context, 1)).step
    await press_together(
        world.env,
        [
            (first.user, mine, old),
            (first, offer, "1::keep-seat:"),
            (first, offer, "1::come-back:"),
            (late, offer, "1::take-seat:²"),
            (late, offer, "1::take-seat:0"),
            (late, offer, "1::hand-on:0"),
            (late, offer, "1::vote-transfer:yes"),
            (other, offer, "1::hand-on:" + "9" * 25),
        ],
    )

    assert (await reading.table(world.context, 1)).step == step
    assert [await holder(world, one) for one in (carla, davi)] == holders
    assert await holder(world, first) is None
    assert world.faults() == ()


@BOTH
async def test_a_seat_is_kept_after_all(world: World, locale: str) -> None:
    """The offer says so in the channel, and its button is gone; the owner's panel says as long as it stands that it does."""
    said = SAID[locale]
    first, _ = await begun(world, locale)
    offer = await offered_by(world, first)
    assert said["own"] in text_of(panel_of(world, first))
    take = button(offer, "take-seat")
    shown = (await first.slash(world.thread(), "leave")).response
    assert shown is not None

    await first.click(shown, custom_id=button(shown, "keep-seat"))

    settled = newest(world.public(world.channel))
    assert words_on(settled) == set()
    assert said["off"] in text_of(settled)
    assert said["own"] not in text_of(panel_of(world, first))
    carla = world.person("carla", locale)
    await press_together(world.env, [(carla, settled, take)])
    assert await holder(world, carla) is None
    assert await holder(world, first) is not None


@BOTH
async def test_the_others_hand_on_the_seat_of_somebody_away(world: World, locale: str) -> None:
    """Time is up: three at the table, the two others vote below the notice; then anybody may take it."""
    said = SAID[locale]
    world.server_speaks(locale)
    people = [world.person(name, locale) for name in ("ana", "bruno", "davi")]
    await start_table(world, people, game="san-juan")
    first, _ = next(asked(world, people))
    one, two = (person for person in people if person is not first)
    seat = await holder(world, first)
    await world.env.advance_time(73 * HOUR)
    notice = newest(world.public(world.thread()))
    assert words_on(notice) == {"play-for", "to-house", "hand-on"}

    await one.click(notice, custom_id=button(notice, "hand-on"))
    ballot = newest(world.public(world.thread()))
    assert said["vote"] in text_of(ballot)
    assert pinged(world.env, ballot) == {two.id}
    await two.click(ballot, custom_id=button(ballot, "no"))
    again = newest(world.public(world.thread()))
    assert words_on(again) == {"play-for", "to-house", "hand-on"}
    await two.click(again, custom_id=button(again, "hand-on"))
    ballot = newest(world.public(world.thread()))
    await one.click(ballot, custom_id=button(ballot, "yes"))
    assert said["own"] in text_of(panel_of(world, first))
    offer = newest(world.public(world.channel))
    carla = world.person("carla", locale)
    await carla.click(offer, custom_id=button(offer, "take-seat"))

    assert await holder(world, carla) == seat
    assert await holder(world, first) is None
    assert await play_on(world, [carla, one, two], Random(1), 4) == 4


async def test_whoever_left_may_offer_the_seat_to_others(world: World) -> None:
    """Beside the way back, in the answer and in the direct message; a robot plays until somebody comes."""
    first, other = await waiting(world)
    question = (await first.slash(world.thread(), "leave")).response
    assert question is not None
    await first.click(question, custom_id=button(question, "leave-game"))
    left = newest(world.dm(first))
    assert words_on(left) == {"come-back", "offer-seat"}

    await first.user.click(left, custom_id=button(left, "offer-seat"))
    offer = newest(world.public(world.channel))
    carla = world.person("carla")
    await carla.click(offer, custom_id=button(offer, "take-seat"))

    assert await holder(world, carla) is not None
    assert words_on(newest(world.dm(first))) == set()
    assert await play_on(world, [carla, other], Random(1), 4) == 4


@pytest.mark.parametrize("place", ["change.committed", "sent.begun", "outbox.shown"])
async def test_a_kill_while_a_seat_is_taken(world: World, place: str) -> None:
    """The seat is the newcomer's, whose hand nobody else is shown; whoever had it finds a line, and the offer is settled."""
    first, other = await waiting(world)
    carla = world.person("carla")
    offer = await offered_by(world, first)
    world.failpoint.name = place
    with contextlib.suppress(AssertionError):
        await carla.click(offer, custom_id=button(offer, "take-seat"))
    assert world.failpoint.struck
    await world.restart()
    world.forgive(Killed)
    await world.env.advance_time(LEASE)

    assert await holder(world, carla) is not None
    assert panel_of(world, first) is None
    assert panel_of(world, carla) is not None
    assert words_on(newest(world.public(world.channel))) == set()
    sent = world.sent("POST", f"/channels/{world.thread().id}/messages")
    nonces = {body["nonce"] for body in sent if "Carla took " in str(body["components"])}
    assert len(nonces) == 1, "sent again under its own nonce it is one message"
    assert await play_on(world, [carla, other], Random(1), 4) == 4
