"""`/replay` on the Discord side: step by step, in both languages, with a restart between."""

from random import Random

import pytest
import simcord
from msgspec import structs

from bot.discord_app.features.replay.ways import ways
from bot.forms.model import Row, Select
from bot.game_registry import REGISTRY
from bot.i18n.speech import LANGUAGES
from bot.tables.queries.replay import Round
from tests.bot.discord_app.giving_up import give_up
from tests.bot.discord_app.inside import press_together
from tests.bot.discord_app.players import play_on, start_table
from tests.bot.discord_app.world import (
    Json,
    Person,
    World,
    button,
    controls,
    newest,
    text_of,
    words_on,
)


def way(message: object, name: str) -> str:
    """The custom id of that way on or back."""
    [found] = [one["custom_id"] for one in controls(message) if one["custom_id"].endswith(name)]
    return str(found)


def menu_of_rounds(message: object) -> Json:
    """The menu that leads to any round."""
    [found] = [one for one in controls(message) if "replay-round" in one["custom_id"]]
    return found


async def test_a_game_is_looked_back_at(world: World) -> None:
    """The newest step, one back, the first round; privately, with a picture."""
    ana, bruno = world.person("ana", "pt-BR"), world.person("bruno")
    await start_table(world, [ana, bruno], game="san-juan")
    await play_on(world, [ana, bruno], Random(1), 20)

    shown = (await ana.slash(world.thread(), "replay")).response
    assert shown is not None
    assert shown.flags.ephemeral
    assert len(shown.attachments) == 1
    last = (await world.bot.tables.replay.moment(1, None, None)).last
    assert f"Jogada {last} de {last}" in text_of(shown)

    back = (await ana.click(shown, custom_id=way(shown, ".back"))).response
    assert back is not None
    assert f"Jogada {last - 1} de {last}" in text_of(back)
    await world.restart()
    menu = menu_of_rounds(back)
    start = menu["options"][0]["value"]
    first = (await ana.select(back, [start], custom_id=menu["custom_id"])).response
    assert first is not None
    assert f"Jogada 1 de {last}" in text_of(first)

    second = (await bruno.slash(world.thread(), "replay", step=2)).response
    assert second is not None
    assert f"Move 2 of {last}" in text_of(second)
    around = (await bruno.click(second, custom_id=way(second, ".on"))).response
    assert around is not None
    assert f"Move 3 of {last}" in text_of(around)


@pytest.mark.parametrize(
    ("locale", "game", "round_", "back"),
    [("pt-BR", "catan-dice", "Rodada 2", "« Turno"), ("en-US", "caylus", "Round 2", "« Round")],
)
async def test_turns_and_rounds_are_a_touch_away(
    world: World, locale: str, game: str, round_: str, back: str
) -> None:
    """A turn on and back, with names for rounds where nothing else begins; a menu tells what each round brought."""
    people = [world.person("ana", locale), world.person("bruno", locale)]
    await start_table(world, people, game=game)
    await play_on(world, people, Random(2), 60)
    moment = await world.bot.tables.replay.moment(1, None, 1)
    begins = {one.number: one.begins for one in moment.rounds}

    shown = (await people[0].slash(world.thread(), "replay", step=begins[2])).response
    assert shown is not None
    assert f"{round_} · " in text_of(shown)
    labels = [one.get("label") for one in controls(shown)]
    assert back in labels
    assert labels.index(back) == 0
    menu = menu_of_rounds(shown)
    assert round_ in [one["label"] for one in menu["options"]]
    assert [one["value"] for one in menu["options"]] == [str(at) for at in begins.values()]
    assert any(one.get("description") for one in menu["options"])

    on = (await people[0].click(shown, custom_id=way(shown, "-on"))).response
    assert on is not None
    later = min([turn for turn in (*moment.turns, moment.last) if turn > begins[2]])
    assert f"{later} " in text_of(on).splitlines()[1]
    back_again = (await people[0].click(on, custom_id=way(on, "-back"))).response
    assert text_of(back_again) == text_of(shown)


async def test_a_long_game_has_several_rounds_in_a_line(world: World) -> None:
    """No more lines than a menu holds; from each to the first of its rounds."""
    ana = world.person("ana", "pt-BR")
    await start_table(world, [ana], game="san-juan", robots=1)
    moment = await world.bot.tables.replay.moment(1, None, None)
    long = structs.replace(
        moment,
        number=7,
        last=99,
        turns=tuple(range(1, 99)),
        rounds=tuple([Round(number, number, ()) for number in range(1, 61)]),
    )

    [turns, steps, menu] = ways(long, LANGUAGES.words("pt-BR", REGISTRY["san-juan"].game))

    assert isinstance(turns, Row)
    assert isinstance(steps, Row)
    assert isinstance(menu, Select)
    assert [one.label for one in turns.buttons] == ["« Turno", "Turno »"]
    assert [one.word for one in steps.buttons] == ["replay:6.back", "replay:8.on"]
    assert len(menu.options) == 20
    assert [(one.value, one.label) for one in menu.options[:2]] == [
        ("1", "Rodadas 1 a 3"),
        ("4", "Rodadas 4 a 6"),
    ]


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
