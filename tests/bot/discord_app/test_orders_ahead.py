"""Orders given ahead: offered where the decision arises, seen by their owner alone, carried out, given up."""

from random import Random

import pytest
from msgspec import structs

from bot.game_registry import REGISTRY
from bot.i18n.speech import LANGUAGES
from bot.model.questions import Ask
from bot.tables.queries import reading
from games.core.model import Key
from tests.bot.discord_app.players import asked, more_of, panel_of, play_on, start_table
from tests.bot.discord_app.world import Person, World, button, newest, text_of
from tests.bot.discord_app.world import controls as controls_on

GAME = "san-juan"

SECONDS = 200.0
"""After which an order answers here: SimCord sits sleeps of less than half a minute out."""


def surely_timed(world: World) -> None:
    """All orders answer after the same time."""
    context = world.context
    context.config = structs.replace(context.config, automatic_move_seconds=(SECONDS, SECONDS))


async def ask_of(world: World, person: Person) -> Ask:
    """What the person is asked."""
    return await reading.ask(world.context, 1, person.id)


async def where_an_order_serves(world: World, people: list[Person]) -> tuple[Person, Key]:
    """Somebody who is asked what a rule would answer, and the rule, after as many moves as that takes."""
    chance, game = Random(5), REGISTRY[GAME].game
    for _ in range(80):
        for person, _panel in asked(world, people):
            ask = await ask_of(world, person)
            for key in ask.orders:
                assert ask.decision is not None
                views = ask.position.public, ask.private, ask.decision
                if ask.decision.required and game.ordered(*views, key) is not None:
                    return person, key
        await play_on(world, people, chance, 1)
    raise AssertionError("no order would ever serve")


async def shown_orders(world: World, person: Person) -> str:
    """What `/orders` shows."""
    shown = (await person.slash(world.channel, "orders")).response
    assert shown is not None
    return text_of(shown)


@pytest.mark.parametrize("locale", ["en-US", "pt-BR"])
async def test_an_order_is_given_carried_out_and_given_up(world: World, locale: str) -> None:
    """From the panel, in its owner's language, over a restart; what all see is a move like any other."""
    words = LANGUAGES.words("pt-BR" if locale == "pt-BR" else "en")
    people = [world.person("ana", locale), world.person("bruno", locale)]
    await start_table(world, people, game=GAME)
    surely_timed(world)
    owner, order = await where_an_order_serves(world, people)
    other = next(person for person in people if person is not owner)
    label = words.say(REGISTRY[GAME].game.label("order", order))
    shown = await shown_orders(world, owner)
    assert words("bot-orders-none") in shown
    assert words("bot-orders-others") in shown
    public = len(world.public(world.thread()))
    panel = panel_of(world, owner)
    assert panel is not None

    more = await more_of(owner, panel)
    opened = (await owner.user.click(more, custom_id=button(more, "orders"))).response
    assert opened is not None
    given = await owner.user.select(opened, [order], custom_id=button(opened, "order-give"))

    assert given.response is not None
    assert f"- {label}" in text_of(given.response)
    await owner.user.click(given.response, custom_id=button(given.response, "to-question"))
    assert newest(world.dm(owner)).id == panel.id
    assert words("bot-orders-none") in await shown_orders(world, other)
    assert len(world.public(world.thread())) == public
    before = (await reading.table(world.context, 1)).step
    await world.restart()
    surely_timed(world)
    await world.env.advance_time(SECONDS + 10)
    after = await reading.table(world.context, 1)
    assert after.step > before
    log = await reading.log(world.context, 1, other.id, limit=50)
    assert {entry.by for entry in log.entries} <= {"person", "setup"}
    for message in world.public(world.thread()):
        assert label not in text_of(message)

    listed = (await owner.slash(world.channel, "orders")).response
    assert listed is not None
    dropped = await owner.select(listed, [order], custom_id=button(listed, "order-drop"))
    assert dropped.response is not None
    assert words("bot-orders-none") in text_of(dropped.response)


async def test_forged_orders_are_refused_kindly(world: World) -> None:
    """A rule that the game has not, and somebody who does not play: a sentence, and nothing has changed."""
    people = [world.person("ana"), world.person("bruno")]
    await start_table(world, people, game=GAME)
    stranger = world.person("carla")
    owner, _ = await where_an_order_serves(world, people)
    panel = panel_of(world, owner)
    assert panel is not None
    more = await more_of(owner, panel)
    assert "orders" in {one["custom_id"].split(":")[2] for one in controls_on(more)}

    told = await stranger.slash(world.channel, "orders", table=1)

    assert told.response is not None
    words = LANGUAGES.words("en")
    assert words("tables-not-your-seat") in text_of(told.response)
    assert newest([one for one in world.dm(owner) if not one.flags.ephemeral]).id == panel.id
