"""Whole games, clicked through the components that people see, to the last point."""

import re
from hashlib import sha256
from random import Random

import discord
import pytest

from bot.kits import KITS
from bot.speech import LANGUAGES
from games.core.record import read
from games.core.verify import verify
from tests.bot.discord.inside import pinged
from tests.bot.discord.players import asked, play_on, press_something, start_table
from tests.bot.discord.world import World, button, links, newest, text_of, words_on

pytestmark = pytest.mark.timeout(900)
"""A whole game takes half a minute on an idle machine."""

# Every text is made for one reader in one language, or for the public in the server's, and never depends on what the
# others at the table read. So the tables wholly in one language need not be repeated for every number of seats: at three
# and four seats both languages sit at each table, all panels, hands and refusals of a whole game come up in both, and the
# public side is in English once and in Portuguese once. Missing words of either language are errors (world.client).
LIMIT = 6_000
"""A game of people who mostly pass is ended by the rules after a hundred rounds (docs/rules/san-juan.md, P1)."""
NAMES = ("ana", "bruno", "carla", "davi")
GAIN = re.compile(r"\+(\d+)")
HEXADECIMAL = re.compile(r"`([0-9a-f]{64})`")


@pytest.mark.parametrize(
    ("seats", "locales", "server"),
    [
        (2, ("en-US", "en-US"), "en-US"),
        (2, ("pt-BR", "pt-BR"), "pt-BR"),
        (3, ("pt-BR", "en-US", "pt-BR"), "en-US"),
        (4, ("en-US", "pt-BR", "en-US", "pt-BR"), "pt-BR"),
    ],
)
async def test_a_game_is_played_to_its_end(
    world: World, seats: int, locales: tuple[str, ...], server: str
) -> None:
    """Random presses end the game, a restart in between or not: scores, secret, record and rematch are shown."""
    world.server_speaks(server)
    people = [world.person(*who) for who in zip(NAMES[:seats], locales, strict=True)]
    await start_table(world, people, game="san-juan")
    chance = Random(seats)

    await play_on(world, people, chance, 25)
    await world.restart()
    presses = await play_on(world, people, chance, LIMIT)

    assert presses < LIMIT
    final = newest(world.public(world.thread()))
    assert {"rematch", "log"} == words_on(final)
    await expect_the_result(world, final, seats)
    await expect_the_secret(final)
    assert list(asked(world, people)) == []
    for person in people:
        card = newest(world.dm(person))
        assert words_on(card) == {"rematch"}
        assert re.search("The game is over:|Fim de jogo:", text_of(card))
        [points] = card.attachments
        assert points.description
    stranger = world.person("zoe")
    for command in ("board", "log"):
        shown = await stranger.slash(world.thread(), command)
        assert shown.response is not None
        assert "Open one with" not in text_of(shown.response)


async def expect_the_result(world: World, final: discord.Message, seats: int) -> None:
    """Who won, every seat's place with the lines that make its points, from first to last, and the table of points."""
    position = await world.bot.tables.position(1)
    table, sheets = position.table, position.sheets
    assert sorted(sheet.seat for sheet in sheets) == list(range(seats))
    words = LANGUAGES.words(table.language, KITS[table.game].game)
    called = {info.seat: info.person for info in table.seats}
    lines = text_of(final).split("\n")

    best = max(sheet.standing for sheet in sheets)
    first = [sheet for sheet in sheets if sheet.standing == best]
    [verdict] = [line for line in lines if line.startswith("## ")]
    assert verdict.startswith(f"## {words('bot-winner', count=len(first))} ")
    for sheet in sheets:
        person = called[sheet.seat]
        assert person is not None
        assert (f"<@{person.user_id}>" in verdict) is (sheet in first)
    told = []
    for sheet in sorted(sheets, key=lambda one: (one.standing, -one.seat), reverse=True):
        person = called[sheet.seat]
        assert person is not None
        points = f"· {person.name}** – {words('bot-points', points=sheet.total)}"
        [place] = [number for number, line in enumerate(lines) if line.endswith(points)]
        assert lines[place].startswith("**")
        for line in sheet.lines:
            label = words.label(line.label.kind, line.label.key)
            assert not line.points or f"{label} +{line.points}" in lines[place + 1]
        assert sum(int(gain) for gain in GAIN.findall(lines[place + 1])) == sheet.total
        told.append(place)
    assert told == sorted(told)
    [_, points_table] = [one for one in final.attachments if not one.filename.endswith(".json")]
    assert points_table.filename.startswith("score")
    assert points_table.description


async def expect_the_secret(final: discord.Message) -> None:
    """The secret is shown beside the promise that it keeps, and the record proves the game with both."""
    record = read(await record_of(final))
    assert record.fair is not None
    shown = HEXADECIMAL.findall(text_of(final))
    assert shown == [record.fair.terms.commitment, record.fair.secret]
    kept = sha256(b"feitoria-commit-1|" + bytes.fromhex(record.fair.secret)).hexdigest()
    assert kept == record.fair.terms.commitment
    assert verify(KITS["san-juan"].game, record) == ()


async def record_of(final: discord.Message) -> bytes:
    """The file that the last message carries."""
    [attached] = [one for one in final.attachments if one.filename.endswith(".json")]
    data: bytes = await attached.read()
    return data


async def test_the_same_people_play_again(world: World) -> None:
    """The rematch opens one new lobby with the same people, however often it is asked for."""
    ana, bruno = world.person("ana"), world.person("bruno")
    await start_table(world, [ana, bruno], game="san-juan")
    question = (await ana.slash(world.thread(), "leave")).response
    assert question is not None
    await ana.click(question, custom_id=button(question, "abandon"))
    notice = newest(world.public(world.thread()))
    assert f"<@{bruno.id}>" in text_of(notice)
    assert pinged(world.env, notice) == {bruno.id}
    await bruno.click(notice, custom_id="1::vote-abandon:yes")
    final = newest(world.public(world.thread()))

    first = await ana.click(final, custom_id=button(final, "rematch"))
    second = await bruno.click(final, custom_id=button(final, "rematch"))

    lobby = newest(world.public(world.channel))
    for answer in (first.response, second.response):
        assert answer is not None
        assert "Table 2" in text_of(answer)
        assert links(answer) == [lobby.channel.jump_url]
    assert "start" in words_on(lobby)
    assert f"<@{ana.id}>" in text_of(lobby)
    assert f"<@{bruno.id}>" in text_of(lobby)
    lines = await world.bot.tables.my_tables(ana.id)
    assert [line.table for line in lines] == [2]


async def test_the_house_plays_along(world: World) -> None:
    """One person and house players: the person is asked again and again until the end."""
    ana = world.person("ana")
    await start_table(world, [ana], game="san-juan", house=2)

    presses = await play_on(world, [ana], Random(5), LIMIT)

    assert 20 < presses < LIMIT
    assert "rematch" in words_on(newest(world.public(world.thread())))


async def test_pings_reach_exactly_those_who_must_act_once(world: World) -> None:
    """After every press, those notified are those who newly must act; nothing but a new message notifies."""
    people = [world.person(name) for name in NAMES[:3]]
    await start_table(world, people, game="san-juan")
    chance = Random(11)
    seen = {message.id for message in world.public(world.thread())}
    before = await required(world)

    for _ in range(60):
        person, panel = chance.choice(list(asked(world, people)))
        await press_something(person.user, panel, chance)
        after = await required(world)
        new = [m for m in world.public(world.thread()) if m.id not in seen]
        notified = [user for message in new for user in pinged(world.env, message)]
        assert sorted(notified) == sorted(after - before)
        seen |= {message.id for message in new}
        before = after

    thread = f"/channels/{world.thread().id}/messages"
    nonces = [body["nonce"] for body in world.sent("POST", thread)]
    assert len(nonces) == len(set(nonces))
    for request in world.env.http_requests:
        if request.method == "PATCH" and request.json:
            assert not request.json.get("allowed_mentions", {}).get("users")


async def required(world: World) -> set[int]:
    """The people whom the game waits for."""
    position = await world.bot.tables.position(1)
    infos = [position.table.of_seat(seat) for seat in position.asked]
    return {info.person.user_id for info in infos if info.person is not None}
