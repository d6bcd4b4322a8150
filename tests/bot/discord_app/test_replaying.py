"""`/replay` on the Discord side: step by step, in both languages, with a restart between."""

from random import Random

import pytest
import simcord

from tests.bot.discord_app.giving_up import give_up
from tests.bot.discord_app.inside import press_together
from tests.bot.discord_app.players import play_on, start_table
from tests.bot.discord_app.world import Person, World, button, controls, newest, text_of, words_on


def way(message: object, place: int) -> str:
    """The custom id of the so-manieth of the five ways."""
    return str(controls(message)[place]["custom_id"])


async def test_a_game_is_looked_back_at(world: World) -> None:
    """The newest step, one back, the first one; privately, with a picture; the last one leads to the first."""
    ana, bruno = world.person("ana", "pt-BR"), world.person("bruno")
    await start_table(world, [ana, bruno], game="san-juan")
    await play_on(world, [ana, bruno], Random(1), 20)

    shown = (await ana.slash(world.thread(), "replay")).response
    assert shown is not None
    assert shown.flags.ephemeral
    assert len(shown.attachments) == 1
    last = (await world.bot.tables.replay.moment(1, None, None)).last
    assert f"Passo {last} de {last}" in text_of(shown)

    back = (await ana.click(shown, custom_id=way(shown, 2))).response
    assert back is not None
    assert f"Passo {last - 1} de {last}" in text_of(back)
    await world.restart()
    first = (await ana.click(back, custom_id=way(back, 0))).response
    assert first is not None
    assert f"Passo 1 de {last}" in text_of(first)

    second = (await bruno.slash(world.thread(), "replay", step=2)).response
    assert second is not None
    assert f"Step 2 of {last}" in text_of(second)
    around = (await bruno.click(second, custom_id=way(second, 3))).response
    assert around is not None
    assert f"Step 3 of {last}" in text_of(around)


async def test_after_the_end_everybody_reads_what_each_was_told(world: World) -> None:
    """Hands that were dealt, as their owners read them; as long as the game is played nobody else does."""
    people = [world.person("ana"), world.person("bruno", "pt-BR")]
    stranger = world.person("carla", "pt-BR")
    await start_table(world, people, game="san-juan")
    await play_on(world, people, Random(1), 6)
    before = [await looked_back(world, one) for one in people]
    assert not any("Só " in text_of(one) or "Only " in text_of(one) for one in before)

    await give_up(world, people)

    shown = text_of(await looked_back(world, stranger))
    assert "**Dito só para Ana:**\n• Sua mão: " in shown
    assert "**Dito só para Bruno:**\n• Sua mão: " in shown
    own = text_of(await looked_back(world, people[0]))
    assert "Your hand: " in own
    assert "Only Ana read" not in own
    assert "**Told only to Bruno:**\n• Your hand: " in own


@pytest.mark.parametrize(
    ("locale", "own", "refused"),
    [
        ("en-US", "Hand", "You have no seat at this table."),
        ("pt-BR", "Mão", "Você não tem lugar nesta mesa."),
    ],
)
async def test_a_hand_is_seen_again_by_its_owner_alone_until_the_end(
    world: World, locale: str, own: str, refused: str
) -> None:
    """With the way back to the board; then by anybody, as by its owner, also after a restart."""
    people = [world.person("ana", locale), world.person("bruno", locale)]
    stranger = world.person("carla", locale)
    await start_table(world, people, game="san-juan")
    await play_on(world, people, Random(1), 6)
    replay = await looked_back(world, people[0])
    [mine] = [one for one in controls(replay) if "sight" in one["custom_id"]]
    assert mine["label"] == own
    seat = mine["custom_id"].rpartition(".")[2]
    hand = (await people[0].click(replay, custom_id=mine["custom_id"])).response
    assert hand is not None
    [seen] = hand.attachments
    assert seen.description
    back = (await people[0].click(hand, custom_id=button(hand, "replay"))).response
    assert ids_of(back) == ids_of(replay)
    assert "sight" not in words_on(await looked_back(world, stranger))
    board = newest(world.public(world.thread()))
    await press_together(world.env, [(stranger, board, f"1::sight:1.{seat}")])
    assert refused in text_of(newest(world.thread().history(viewer=stranger)))

    await give_up(world, people)
    await world.restart()
    over = await looked_back(world, stranger)
    theirs = (await stranger.select(over, [seat], custom_id=button(over, "sight"))).response

    assert theirs is not None
    [same] = theirs.attachments
    assert (same.filename, same.description) == (seen.filename, seen.description)
    assert "**Ana**" in text_of(theirs)


async def looked_back(world: World, person: Person) -> simcord.ResponseMessage:
    """The first step."""
    shown = (await person.slash(world.thread(), "replay", step=1)).response
    assert shown is not None
    return shown


def ids_of(message: object) -> list[str]:
    """What can be pressed."""
    return [str(one["custom_id"]) for one in controls(message)]
