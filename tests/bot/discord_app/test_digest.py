"""`/digest`: what happened at one's tables since one's own last moves, as its reader may know it."""

from random import Random

import pytest

from bot.discord_app.features import digest
from bot.i18n.speech import LANGUAGES
from bot.tables.queries import reading
from games.san_juan.game import SAN_JUAN
from tests.bot.discord_app.players import answers, play_on, start_table
from tests.bot.discord_app.world import Person, World, controls, text_of, words_on


async def digest_of(world: World, person: Person) -> str:
    """What the person reads."""
    shown = (await person.slash(world.channel, "digest")).response
    assert shown is not None
    assert shown.flags.ephemeral
    return text_of(shown)


@pytest.mark.parametrize(
    ("locale", "title", "nothing"),
    [
        ("en-US", "While you were away", "Nothing has happened"),
        ("pt-BR", "Enquanto você esteve fora", "Nada aconteceu"),
    ],
)
async def test_the_digest_tells_what_others_did(
    world: World, locale: str, title: str, nothing: str
) -> None:
    """Table by table with the way there, after a restart too; who has no table has no news."""
    people = [world.person("ana", locale), world.person("bruno", locale)]
    stranger = world.person("clara", locale)
    for _ in range(2):
        await start_table(world, people, game="san-juan")
    await play_on(world, people, Random(1), 16)
    await world.restart()

    readers = [person for person in people if title in await digest_of(world, person)]
    assert readers, "who has not moved last has news"
    for reader in readers:
        shown = (await reader.slash(world.channel, "digest")).response
        assert shown is not None
        told = text_of(shown)
        other = next(person for person in people if person is not reader)
        assert other.name.title() in told or f"<@{other.id}>" in told
        assert "https://discord.com/channels/" in told
        lines = await reading.my_tables(world.context, reader.id)
        waiting = {f"::open-one:move.{line.table}" for line in lines if line.is_required}
        buttons = [one["custom_id"] for one in controls(shown)]
        rest = {f"::open-one:log.{line.table}" for line in lines}
        assert set(buttons) <= waiting | rest
        assert bool(shown.attachments) == (nothing not in told), "the board as it is now"
        for custom_id in buttons[:1]:
            opened = (await reader.click(shown, custom_id=custom_id)).response
            assert opened is not None
            assert answers(opened)
    assert nothing in await digest_of(world, stranger)


async def test_the_digest_counts_ones_hidden_points(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others are compared by what lies open, the reader is told all of their own."""
    monkeypatch.setattr(type(SAN_JUAN), "hidden_points", lambda *_: 3)
    people = [world.person("ana"), world.person("bruno")]
    await start_table(world, people, game="san-juan")
    await play_on(world, people, Random(1), 60)

    told = [await digest_of(world, person) for person in people]
    assert any("counting 3 hidden" in text for text in told)


async def test_the_digest_looks_no_longer_than_it_may(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody with very many tables is told of the first ones, and how many there are besides."""
    people = [world.person("ana"), world.person("bruno")]
    for _ in range(3):
        await start_table(world, people, game="san-juan")
    monkeypatch.setattr(digest, "LOOKING", 0)

    assert "2 more tables in progress" in await digest_of(world, people[0])


async def test_the_digest_leaves_out_ones_own_moves(world: World) -> None:
    """Where nobody else has done anything since, there is no news."""
    people = [world.person("ana"), world.person("bruno")]
    await start_table(world, people, game="san-juan")
    service = world.bot.tables
    for _ in range(12):
        for person in people:
            ask = await reading.ask(service.context, 1, person.id)
            others = [
                entry for entry in ask.since if entry.seat != ask.seat or entry.by != "person"
            ]
            is_news = any(entry.events for entry in others)
            told = await digest_of(world, person)
            assert ("Nothing has happened" not in told) == is_news
        await play_on(world, people, Random(2), 1)


@pytest.mark.parametrize(
    ("locale", "nothing", "last", "so_far"),
    [
        ("en-US", "Nothing has happened", "The last round", "So far"),
        ("pt-BR", "Nada aconteceu", "A última rodada", "Até agora"),
    ],
)
async def test_where_nothing_is_new_the_last_round_is_told(
    world: World, locale: str, nothing: str, last: str, so_far: str
) -> None:
    """Of whoever has never moved all since the start is new; nothing is new to whoever moved last, after a restart too."""
    people = [world.person("ana", locale), world.person("bruno", locale)]
    await start_table(world, people, game="san-juan")
    service = world.bot.tables
    seen = set[str]()
    for _ in range(60):
        if seen == {last, so_far}:
            break
        await play_on(world, people, Random(5), 1)
        for person in people:
            ask = await reading.ask(service.context, 1, person.id)
            others = [one for one in ask.since if one.seat != ask.seat or one.by != "person"]
            told = await digest_of(world, person)
            if any(one.events for one in others):
                assert last not in told
                if not ask.has_moved:
                    assert so_far in told
                    seen.add(so_far)
            elif ask.has_moved:
                assert nothing in told
                assert len(told.split(f"**{last}**")[1].strip().splitlines()) in range(1, 6)
                seen.add(last)
    assert seen == {last, so_far}
    before = [await digest_of(world, person) for person in people]
    await world.restart()
    assert [await digest_of(world, person) for person in people] == before


async def test_the_digest_tells_what_matters_and_the_rest_behind_a_button(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So many lines of a table at most, the weighty ones among them; how many are left out, and the way to them."""
    monkeypatch.setattr(digest, "WEIGHTIEST", 3)
    people = [world.person("ana"), world.person("bruno")]
    await start_table(world, people, game="san-juan")
    service, longest = world.bot.tables, 0
    for _ in range(12):
        await play_on(world, people, Random(7), 4)
        for person in people:
            ask = await reading.ask(service.context, 1, person.id)
            if not digest.is_news(ask):
                continue
            shown = (await person.slash(world.channel, "digest")).response
            assert shown is not None
            told = text_of(shown)
            heading = next(one for one in ("**Since your last move**", "**So far**") if one in told)
            lines = told.split(heading)[1].strip().splitlines()
            heard = [
                event
                for entry in ask.since
                if entry.struck or entry.seat != ask.seat or entry.by != "person"
                for event in entry.events
            ]
            rest = [line for line in lines if "more event" in line]
            told_lines = lines[: lines.index(rest[0])] if rest else lines[: len(heard)]
            assert len(told_lines) <= digest.WEIGHTIEST
            assert (len(heard) > digest.WEIGHTIEST) <= bool(rest)
            assert "open-one" in words_on(shown) or not rest
            longest = max(longest, len(heard))
            built = [event for event in heard if type(event).__name__ == "Built"]
            named = [event.card for event in built]  # type: ignore[attr-defined]
            plain = LANGUAGES.words("en", SAN_JUAN, ["Ana", "Bruno"])
            if len(built) < FEW:
                assert all(plain.label("card", one) in told for one in named)
    assert longest > digest.WEIGHTIEST


FEW = 3
"""Buildings that always find room."""
