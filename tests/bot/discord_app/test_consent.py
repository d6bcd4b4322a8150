"""Settings that change in a lobby: the others read what has changed, and agree before the host can start."""

from typing import Any

import pytest

from bot.tables.queries import reading
from tests.bot.discord_app.inside import pinged, press_together
from tests.bot.discord_app.setups import gathering, opened
from tests.bot.discord_app.world import (
    Person,
    World,
    button,
    controls,
    links,
    newest,
    text_of,
    words_on,
)


async def gathered(world: World, locale: str = "en-US") -> tuple[Person, Person, Person]:
    """A lobby with its host and two who have joined."""
    ana, bruno, carla = (world.person(name, locale) for name in ("ana", "bruno", "carla"))
    await opened(world, ana, seats=3)
    for person in (bruno, carla):
        await person.click(gathering(world), custom_id=button(gathering(world), "join"))
    return ana, bruno, carla


async def press(world: World, person: Person, word: str) -> None:
    """Press a button of the lobby."""
    await person.click(gathering(world), custom_id=button(gathering(world), word))


async def options(world: World, ana: Person) -> Any:
    """The host's private message with the options."""
    panel = await ana.click(gathering(world), custom_id=button(gathering(world), "options"))
    assert panel.response is not None
    return panel.response


async def hurry(world: World, ana: Person) -> Any:
    """The host chooses a time control that is much faster; the private message in which that was done."""
    panel = await options(world, ana)
    await ana.click(panel, custom_id=button(panel, "pace"))
    await ana.select(panel, ["lunch"], custom_id=button(panel, "tempo"))
    return panel


@pytest.mark.parametrize(
    ("locale", "changed", "missing", "last", "refusal"),
    [
        (
            "en-US",
            "up to 15 min)** instead of 3 days a turn",
            "Waiting for {} and {} to agree.",
            "Waiting for {} to agree.",
            "Bruno, Carla must agree first.",
        ),
        (
            "pt-BR",
            "até 15 min)** em vez de 3 dias por turno",
            "Falta o ok de {} e {}.",
            "Falta o ok de {}.",
            "falta o ok de Bruno, Carla.",
        ),
    ],
)
async def test_the_host_cannot_change_the_time_limit_and_start(
    world: World, locale: str, changed: str, missing: str, last: str, refusal: str
) -> None:
    """The lobby says what has changed and who has still to agree; a start from an older message is refused in words."""
    ana, bruno, carla = await gathered(world, locale)
    start = button(gathering(world), "start")

    await hurry(world, ana)
    [result] = await press_together(world.env, [(ana, gathering(world), start)])

    told = text_of(gathering(world))
    assert changed in told
    assert missing.format(f"<@{bruno.id}>", f"<@{carla.id}>") in told
    assert "start" not in words_on(gathering(world))
    assert refusal in text_of(result.followups[-1] if result.followups else result.response)
    assert (await reading.table(world.context, 1)).phase == "lobby"

    await press(world, bruno, "agree")
    assert last.format(f"<@{carla.id}>") in text_of(gathering(world))
    assert "start" not in words_on(gathering(world))
    await press(world, carla, "agree")
    assert changed not in text_of(gathering(world))
    await press(world, ana, "start")
    assert (await reading.table(world.context, 1)).phase == "playing"


async def test_people_are_called_once_with_the_way_to_the_lobby(world: World) -> None:
    """Until they agree, whatever else changes; whoever wants no calls is only named."""
    ana, bruno, carla = await gathered(world)
    await carla.slash(world.channel, "notifications", how="none")
    panel = await hurry(world, ana)

    call = newest(world.public(world.channel))
    assert "Ana has changed the settings" in text_of(call)
    assert pinged(world.env, call) == {bruno.id}
    assert f"<@{carla.id}>" in text_of(call)
    assert links(call) == [gathering(world).jump_url]
    await ana.click(panel, custom_id=button(panel, "all-options"))
    await ana.click(panel, custom_id=button(panel, "rated"))
    assert newest(world.public(world.channel)).id == call.id
    assert "**Unrated**" in text_of(gathering(world))


async def test_only_people_who_have_still_to_agree_can(world: World) -> None:
    """Others are told so in private; a button of older settings does nothing."""
    ana, bruno, _ = await gathered(world)
    davi = world.person("davi")
    panel = await hurry(world, ana)
    old = button(gathering(world), "agree")

    pressed = await press_together(
        world.env, [(ana, gathering(world), old), (davi, gathering(world), old)]
    )
    await ana.click(panel, custom_id=button(panel, "all-options"))
    await ana.click(panel, custom_id=button(panel, "rated"))
    [late] = await press_together(world.env, [(bruno, gathering(world), old)])

    told = [text_of(result.followups[0]) for result in (*pressed, late)]
    assert "already agreed" in told[0]
    assert "Only players at this table" in told[1]
    assert "just changed" in told[2]
    _, changed, missing = text_of(gathering(world)).partition(f"<@{ana.id}> has changed")
    assert changed
    assert f"<@{bruno.id}>" in missing


async def test_the_host_removes_people_who_do_not_answer(world: World) -> None:
    """By a menu that is there only then, and names nobody else."""
    ana, bruno, carla = await gathered(world)
    assert "remove-pending" not in words_on(await options(world, ana))
    await hurry(world, ana)
    await press(world, bruno, "agree")

    panel = await options(world, ana)
    menu = next(one for one in controls(panel) if "remove-pending" in one["custom_id"])
    assert [one["value"] for one in menu["options"]] == [str(carla.id)]
    await ana.select(panel, [str(carla.id)], custom_id=menu["custom_id"])

    assert f"<@{carla.id}>" not in text_of(gathering(world))
    assert "has changed" not in text_of(gathering(world))
    assert "remove-pending" not in words_on(panel)
