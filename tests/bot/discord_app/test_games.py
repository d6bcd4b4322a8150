"""Whole games, clicked through the components that people see, to the last point."""

import re
from hashlib import sha256
from random import Random

import discord
import pytest
import simcord

from bot.discord_app.features.end.remembered import FACTS
from bot.discord_app.features.replay import film as film_feature
from bot.game_registry import REGISTRY
from bot.i18n.speech import LANGUAGES
from bot.tables.queries import reading
from games.core.forms import verb
from games.core.model import Key
from games.core.record import Record, fingerprint, read
from games.core.verify import verify
from tests.bot.discord_app.inside import pinged
from tests.bot.discord_app.players import asked, play_on, press_something, start_table
from tests.bot.discord_app.pressing import Presser, recorded
from tests.bot.discord_app.stories import SHORT, after, by_taste, story_of
from tests.bot.discord_app.world import (
    GALLERY,
    TEXT,
    Person,
    World,
    button,
    links,
    newest,
    parts,
    text_of,
    words_on,
)

pytestmark = pytest.mark.timeout(900)
"""A whole game takes up to half a minute on an idle machine."""

# Every text is made for one reader in one language, or for the public in the server's, and never depends on what the
# others at the table read. So one table of each game, at which both languages sit, brings up all panels, hands and refusals
# of a whole game in both; what each number of seats has of its own is in test_catalogue.py. Missing words of either language
# are errors (world.client).
LIMIT = 6_000
"""A game of people who mostly pass is ended by the rules after a hundred rounds (docs/rules/san-juan.md, P1)."""

AT_RANDOM = 60
"""Presses in the middle of a game by which nobody wants anything."""

NAMES = ("ana", "bruno", "carla", "davi", "eva", "fabio")

LOCALES = ("pt-BR", "en-US")

ENDING = {"rematch", "review", "end-replay", "film", "log", "end-fair"}
"""What can be pressed on the last message."""

HEXADECIMAL = re.compile(r"`([0-9a-f]{64})`")


@pytest.mark.parametrize("game", REGISTRY)
async def test_a_game_is_played_from_the_lobby_to_the_last_point(
    world: World, monkeypatch: pytest.MonkeyPatch, game: Key
) -> None:
    """Nothing but presses: of people who want something, and some at random before a restart; then score, secret and record."""
    story = story_of(game)
    world.server_speaks(LOCALES[len(game) % 2])
    people = [world.person(NAMES[seat], LOCALES[seat % 2]) for seat in range(story.seats)]
    await start_table(world, people, game=game, agreed=story.agreed)
    presser = Presser(world, people, story.wanted or by_taste)

    await presser.play(until=story.is_halfway or after(SHORT))
    await play_on(world, people, Random(len(people)), AT_RANDOM, story.leanings)
    await world.restart()
    await presser.play()

    assert {verb(type(action)) for _, action in presser.moves.values()} >= {*story.happened}
    if story.expect is not None:
        story.expect(presser.moves)
    final = newest(world.public(world.thread()))
    assert words_on(final) == ENDING
    await expect_the_result(world, final, story.seats)
    record = await expect_the_secret(people[0], final, game)
    assert recorded(record, presser.moves)
    await expect_nobody_is_asked(world, people)
    monkeypatch.setattr(film_feature, "MOST", 3)
    await expect_the_film(world, game)


async def expect_the_film(world: World, game: Key) -> None:
    """Anybody may see the whole game again, to its end, and then also what was in a hand."""
    stranger = world.person("yara", "pt-BR")
    shown = (await stranger.slash(world.thread(), "replay")).response
    assert shown is not None
    hand = (await stranger.select(shown, ["0"], custom_id=button(shown, "sight"))).response
    assert hand is not None
    assert hand.attachments
    shown = (await stranger.click(hand, custom_id=button(hand, "replay"))).response
    assert shown is not None
    final = newest(world.public(world.thread()))
    first = (await stranger.click(final, custom_id=button(final, "end-replay"))).response
    assert first is not None
    assert "Jogada 1 de" in text_of(first)
    film = (await stranger.click(final, custom_id=button(final, "film"))).response
    assert film is not None
    assert [one.filename for one in film.attachments] == [f"{game}-1.webp"]


async def expect_nobody_is_asked(world: World, people: list[Person]) -> None:
    """The cards in the direct messages tell the end with the points; a stranger may look on."""
    assert list(asked(world, people)) == []
    for person in people:
        card = next(world.dm_newest_first(person))
        assert words_on(card) == ENDING
        assert re.search("^\\*\\*(The game is over:|Fim de jogo:)", text_of(card), re.MULTILINE)
        [points] = card.attachments
        assert points.description
    stranger = world.person("zoe")
    boards = [one for one in world.public(world.thread()) if one.attachments][:-1]
    assert not words_on(boards[-1])
    assert re.search("^-# (The game is over|A partida terminou)", text_of(boards[-1]), re.MULTILINE)
    for command in ("board", "log"):
        shown = await stranger.slash(world.thread(), command)
        assert shown.response is not None
        assert "Open one with" not in text_of(shown.response)


async def test_a_game_is_pressed_at_random_to_its_end(world: World) -> None:
    """Whatever is shown is pressed, by two people: nothing that they do keeps the game from its end."""
    people = [world.person(name, "pt-BR") for name in NAMES[:2]]
    world.server_speaks("pt-BR")
    await start_table(world, people, game="san-juan")

    presses = await play_on(world, people, Random(2), LIMIT)

    assert presses < LIMIT
    assert words_on(newest(world.public(world.thread()))) == ENDING


async def expect_the_result(world: World, final: discord.Message, seats: int) -> None:
    """Who won and by which rule at the bottom, where a phone opens it; the points right above, the last deed at the top."""
    position = await reading.position(world.context, 1)
    table, sheets = position.table, position.sheets
    assert sorted(sheet.seat for sheet in sheets) == list(range(seats))
    words = LANGUAGES.words(table.language, REGISTRY[table.game].game)
    called = {info.seat: info.person for info in table.seats}
    texts = [part.get("content", "") for part in parts(final) if part["type"] in (TEXT, GALLERY)]
    at = next(place for place, text in enumerate(texts) if text.startswith("## "))
    assert texts[at - 1] == "", "the table of points stands above the result"
    assert all(texts[at:])

    best = max(sheet.standing for sheet in sheets)
    first = [sheet for sheet in sheets if sheet.standing == best]
    verdict, *why = texts[at].split("\n")
    assert verdict.startswith(f"## {words('bot-winner', count=len(first))} ")
    for sheet in sheets:
        person = called[sheet.seat]
        assert person is not None
        assert (f"<@{person.user_id}>" in verdict) is (sheet in first)
    if not why:
        deed = texts[0].split("\n")[0]
        winners = [called[sheet.seat] for sheet in first]
        assert any(person is not None and person.name in deed for person in winners), deed
    assert not any(line.startswith(("#", "-#")) for line in why)
    facts = texts[at - 2].split("\n")
    assert all(fact.startswith("• ") for fact in facts)
    assert 1 <= len(facts) <= FACTS
    [_, points_table] = final.attachments
    assert points_table.filename.startswith("score")
    told = points_table.description
    assert told
    for sheet in sheets:
        assert str(sheet.total) in told


async def expect_the_secret(person: Person, final: discord.Message, game: Key) -> Record:
    """The secret is a press away beside the promise that it keeps, and the record proves the game with both; gives it."""
    assert HEXADECIMAL.findall(text_of(final)) == []
    behind = (await person.click(final, custom_id=button(final, "end-fair"))).response
    assert behind is not None
    record = read(await file_of(behind))
    assert record.fair is not None
    shown = HEXADECIMAL.findall(text_of(behind))
    assert shown == [record.fair.terms.commitment, record.fair.secret, fingerprint(record)]
    kept = sha256(b"feitoria-commit-1|" + bytes.fromhex(record.fair.secret)).hexdigest()
    assert kept == record.fair.terms.commitment
    assert verify(REGISTRY[game].game, record) == ()
    return record


async def file_of(message: simcord.ResponseMessage) -> bytes:
    """The file that a message carries."""
    [attached] = message.attachments
    data: bytes = await attached.read()
    return data


async def test_whoever_played_is_asked_for_the_rematch(world: World) -> None:
    """It opens one new lobby with whoever asked; the others are called there, and join by asking for it, too."""
    ana, bruno = world.person("ana"), world.person("bruno")
    await start_table(world, [ana, bruno], game="san-juan")
    question = (await ana.slash(world.thread(), "leave")).response
    assert question is not None
    await ana.click(question, custom_id=button(question, "abandon"))
    notice = newest(world.public(world.thread()))
    assert f"<@{bruno.id}>" in text_of(notice)
    assert pinged(world.env, notice) == {bruno.id}
    await bruno.click(notice, custom_id="1::vote-end:yes")
    final = newest(world.public(world.thread()))

    result = newest(world.public(world.channel))
    assert words_on(result) == {"rematch"}
    assert links(result) == [final.jump_url]

    first = await ana.click(result, custom_id=button(result, "rematch"))
    lobby = newest(world.public(world.channel))
    again = await reading.table(world.context, 2)
    assert [info.person and info.person.name for info in again.seats] == ["Ana"]
    assert f"<@{bruno.id}>, are you in for a rematch?" in text_of(lobby)
    assert pinged(world.env, lobby) == {bruno.id}
    second = await bruno.click(final, custom_id=button(final, "rematch"))

    lobby = newest(world.public(world.channel))
    assert "are you in?" not in text_of(lobby)
    for answer in (first.response, second.response):
        assert answer is not None
        assert "Table 2" in text_of(answer)
        assert links(answer) == [lobby.channel.jump_url]
    assert "start" in words_on(lobby)
    assert f"<@{ana.id}>" in text_of(lobby)
    assert f"<@{bruno.id}>" in text_of(lobby)
    lines = await reading.my_tables(world.context, ana.id)
    assert [line.table for line in lines] == [2]


async def test_a_robot_plays_along(world: World) -> None:
    """One person and robots: the person is asked again and again until the end."""
    ana = world.person("ana")
    await start_table(world, [ana], game="san-juan", robots=2)

    presses = await play_on(world, [ana], Random(5), LIMIT)

    assert 20 < presses < LIMIT
    assert "rematch" in words_on(newest(world.public(world.thread())))


async def test_calls_reach_exactly_those_who_must_act_once(world: World) -> None:
    """After every press, those called are those who newly must act; nothing but a new direct message calls anybody."""
    people = [world.person(name) for name in NAMES[:3]]
    await start_table(world, people, game="san-juan")
    chance = Random(11)
    seen = {message.id for person in people for message in world.dm(person)}
    before = await required(world)

    for _ in range(60):
        person, panel = chance.choice(list(asked(world, people)))
        await press_something(person.user, panel, chance)
        after = await required(world)
        called = [
            person.id
            for person in people
            for message in world.dm(person)
            if message.id not in seen and not message.flags.silent
        ]
        assert sorted(called) == sorted(after - before)
        seen |= {message.id for person in people for message in world.dm(person)}
        before = after

    thread = f"/channels/{world.thread().id}/messages"
    nonces = [body["nonce"] for body in world.sent("POST", thread)]
    assert len(nonces) == len(set(nonces))
    for request in world.env.http_requests:
        if request.method == "POST" and "/channels/" in request.path and request.json:
            assert not request.json.get("allowed_mentions", {}).get("users")


async def required(world: World) -> set[int]:
    """The people whom the game waits for."""
    position = await reading.position(world.context, 1)
    infos = [position.table.of_seat(seat) for seat in position.asked]
    return {info.person.user_id for info in infos if info.person is not None}
