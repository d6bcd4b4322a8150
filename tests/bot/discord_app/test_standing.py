"""Standing on Discord: a table that counts, what its end did to ratings, and the two commands that look it up."""

from datetime import UTC, datetime
from typing import Any

import pytest
from sqlalchemy import insert

from bot.db.schema import RESULTS
from bot.discord_app.features.ratings import screens as ratings_screens
from bot.i18n.languages import LocaleWords
from bot.i18n.speech import LANGUAGES
from bot.model.people import Person as TablePerson
from bot.tables.lobby import lobbies
from bot.tables.queries import reading
from tests.bot.discord_app.pressing import Presser
from tests.bot.discord_app.setups import gathering
from tests.bot.discord_app.stories import by_taste
from tests.bot.discord_app.world import Person, World, button, newest, text_of

GAME = "catan-dice"


async def looked_up(world: World, reader: Person, command: str, **options: Any) -> Any:
    """The private answer to a command."""
    result = await reader.slash(world.channel, command, **options)
    assert result.ephemeral
    assert result.response is not None
    return result.response


async def lobby_said(world: World, person: Person) -> str:
    """The lobby's text after that person has pressed the other choice about ratings."""
    lobby = gathering(world)
    shown = await person.click(lobby, custom_id=button(lobby, "options"))
    assert shown.response is not None
    await person.click(shown.response, custom_id=button(shown.response, "rated"))
    return text_of(gathering(world))


async def test_a_game_moves_ratings_which_everybody_can_look_up(world: World) -> None:
    """Ana lets it count after all, they play to the end, and look, each in their language, before and after a restart."""
    ana, bruno, clara = (
        world.person("ana", "pt-BR"),
        world.person("bruno", "en-US"),
        world.person("clara", "pt-BR"),
    )
    world.server_speaks("pt-BR")
    english, portuguese = LANGUAGES.words("en"), LANGUAGES.words("pt-BR")
    nothing = text_of(await looked_up(world, bruno, "leaderboard", game=GAME))
    assert nothing == english("bot-ladder-none", game=english(f"{GAME}-name"))
    await ana.slash(world.channel, "play", game=GAME, seats=2)
    lobby = newest(world.public(world.channel))
    await bruno.click(lobby, custom_id=button(lobby, "join"))
    assert portuguese("bot-unrated") in await lobby_said(world, ana)
    assert portuguese("bot-unrated") not in await lobby_said(world, ana)
    lobby = gathering(world)
    await ana.click(lobby, custom_id=button(lobby, "start"))

    await Presser(world, [ana, bruno], by_taste).play()

    ladder = await world.bot.tables.leaderboards.ladder(world.guild.id, GAME)
    assert {one.user_id for one in ladder.people} == {ana.id, bruno.id}
    final = text_of(newest(world.public(world.thread())))
    assert f"**{portuguese('bot-moved')}**" in final
    for one in ladder.people:
        assert f"{one.name} – {told(one.rating, portuguese)}" in final
    assert f"**{english('bot-moved')}**" in text_of(newest(world.dm(bruno)))

    seen = []
    for _ in range(2):
        for person, words in ((ana, portuguese), (bruno, english)):
            board = await looked_up(world, person, "leaderboard")
            own = await looked_up(world, person, "stats")
            other = await looked_up(world, person, "stats", person=ana, game=GAME)
            assert words("bot-ladder.about") in text_of(board)
            assert [one.filename.split("-")[0] for one in board.attachments] == ["ladder"]
            [alt] = [one.description for one in board.attachments]
            for rank, one in ladder.ranked():
                tally = words("bot-tally", games=one.rated.games, wins=one.rated.wins)
                row = f"{words('bot-rank', rank=rank)} · {one.name} – {told(one.rating, words)}"
                assert f"{row} · {tally}" in alt
            assert ("Ana" if person is ana else "Bruno") in text_of(own)
            assert "Ana" in text_of(other)
            mine = ladder.of(person.id)
            assert mine is not None
            in_time = words("bot-stats-in-time", share=100, moves=mine.timed)
            assert in_time in text_of(own)
            seen.append((text_of(board), text_of(own), text_of(other), alt))
        none = await looked_up(world, clara, "stats")
        assert text_of(none) == portuguese("bot-stats-none.own")
        await world.restart()
    assert seen[:2] == seen[2:]


def told(rating: Any, words: LocaleWords) -> str:
    """A rating with its margin."""
    return words("bot-rating", rating=str(rating.value), margin=str(rating.margin))


async def finished(
    world: World, table: int, *people: Person, rated: bool = True, game: str = GAME
) -> None:
    """Results of a table as if it had been played: the first person won."""
    rows = [
        {
            "table_id": table,
            "seat": seat,
            "guild_id": world.guild.id,
            "game": game,
            "user_id": person.id,
            "name": f"Person {person.id}",
            "rank": 1 + seat,
            "points": 90 - seat,
            "gone": False,
            "rated": rated,
            "timed": 30,
            "late": seat,
            "at": datetime(2026, 1, table, tzinfo=UTC),
        }
        for seat, person in enumerate(people)
    ]
    async with world.context.database.write() as connection:
        await connection.execute(insert(RESULTS), rows)


async def test_what_does_not_count_is_told_apart(world: World) -> None:
    """A person with unrated games only has no rating and stands in no list; moves in time count there as well."""
    ana, bruno = world.person("ana"), world.person("bruno")
    await finished(world, 1, ana, bruno, rated=False)
    english = LANGUAGES.words("en")

    own = await looked_up(world, bruno, "stats")
    board = text_of(await looked_up(world, bruno, "leaderboard", game=GAME))

    assert english("bot-not-rated") in own.attachments[0].description
    tally = english("bot-tally", games=1, wins=0)
    assert english("bot-stats-unrated", tally=tally) in text_of(own)
    assert english("bot-stats-in-time", share=96, moves=30) in text_of(own)
    assert board == english("bot-ladder-none", game=english(f"{GAME}-name"))


async def test_whoever_asks_is_on_the_ladder_and_words_take_the_place_of_a_picture(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of many people the first ten are shown, and the reader."""
    people = [world.person(f"person{number}") for number in range(13)]
    await finished(world, 1, *people)

    def broken(rungs: Any) -> Any:
        raise ValueError("no such colour")

    monkeypatch.setattr(ratings_screens, "draw_ladder", broken)
    told = text_of(await looked_up(world, people[-1], "leaderboard"))

    assert LANGUAGES.words("en")("bot-no-picture") in told
    shown = [person.id for person in people if f"Person {person.id} –" in told]
    assert shown == [person.id for person in [*people[:10], people[-1]]]
    assert world.faults() == ()


async def test_without_a_game_all_of_the_server_are_shown(world: World) -> None:
    """The first three of each and the reader, the most played game first; where only one was played, all of it."""
    people = [world.person(f"person{number}") for number in range(5)]
    english = LANGUAGES.words("en")
    nothing = text_of(await looked_up(world, people[0], "leaderboard"))
    assert nothing == english("bot-ladder-none.all")

    await finished(world, 1, *people, game="san-juan")
    one = await looked_up(world, people[0], "leaderboard")
    assert [picture.filename.split("-")[0] for picture in one.attachments] == ["ladder"]
    await finished(world, 2, *people[:2])
    await finished(world, 3, *people[:2])
    await finished(world, 4, *people[:2], rated=False, game="caylus")

    told = text_of(await looked_up(world, people[4], "leaderboard"))

    headings = [f"**{english(f'{game}-name')}**" for game in (GAME, "san-juan")]
    assert [line for line in told.splitlines() if line.startswith("**")] == headings
    dice, san_juan = told.split(headings[1])
    assert [one.id for one in people if f"Person {one.id} –" in dice] == [
        people[0].id,
        people[1].id,
    ]
    shown = [one.id for one in people if f"Person {one.id} –" in san_juan]
    assert shown == [*[one.id for one in people[:3]], people[4].id]
    assert english("bot-ladder.more") in told


async def test_nobody_outside_the_table_changes_whether_it_counts(world: World) -> None:
    """Who opens the options from outside reads; a press on somebody else's message changes nothing."""
    ana, bruno = world.person("ana"), world.person("bruno")
    await ana.slash(world.channel, "play", game=GAME, seats=2)
    lobby = newest(world.public(world.channel))
    shown = await bruno.click(lobby, custom_id=button(lobby, "options"))
    assert shown.response is not None
    assert LANGUAGES.words("en")("bot-rated") in text_of(shown.response)
    mine = await ana.click(lobby, custom_id=button(lobby, "options"))
    assert mine.response is not None
    toggle = button(mine.response, "rated")
    await lobbies.join(world.context, 1, TablePerson(bruno.id, "Bruno"))
    await lobbies.leave(world.context, 1, ana.id)

    await ana.click(mine.response, custom_id=toggle)

    assert (await reading.table(world.context, 1)).rated
