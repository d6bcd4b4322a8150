"""A game as a film: asked for below `/replay`, shown to that person alone, and to nobody who may not see the channel."""

from random import Random
from typing import Any

import discord
import pytest
import simcord

from bot.discord_app import film_queue, visibility
from bot.discord_app.features.replay import film as film_feature
from bot.discord_app.film_queue import Films
from bot.drawing.pool import DrawingError
from tests.bot.discord_app.inside import press_together
from tests.bot.discord_app.players import play_on, start_table
from tests.bot.discord_app.world import World, button, newest, text_of


@pytest.mark.parametrize(
    ("locale", "soon"), [("en-US", "drawing the film"), ("pt-BR", "Estou desenhando o filme")]
)
async def test_a_game_is_shown_as_a_film(
    world: World, monkeypatch: pytest.MonkeyPatch, locale: str, soon: str
) -> None:
    """First a word that it comes, then an animated picture in its place; after a restart as well; nothing in public."""
    monkeypatch.setattr(film_feature, "MOST", 3)
    ana, bruno = world.person("ana", locale), world.person("bruno")
    await start_table(world, [ana, bruno], game="san-juan")
    await play_on(world, [ana, bruno], Random(1), 12)
    shown = (await ana.slash(world.thread(), "replay")).response
    assert shown is not None
    public = len(world.public(world.thread()))
    await world.restart()

    film = (await ana.click(shown, custom_id=button(shown, "film"))).response

    assert film is not None
    assert film.flags.ephemeral
    assert [one.filename for one in film.attachments] == ["san-juan-1.webp"]
    assert any(soon in str(body) for body in world.sent("PATCH", "/messages/@original"))
    assert len(world.public(world.thread())) == public
    assert world.faults() == ()


def seen_by(world: World, person: simcord.MemberActor) -> list[discord.Message]:
    """What only that person sees in the thread, the newest last."""
    return [one for one in world.thread().history(viewer=person) if one.flags.ephemeral]


async def test_films_are_drawn_one_after_the_other(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever asks meanwhile is told how many come first, and gets theirs after those."""
    monkeypatch.setattr(film_feature, "MOST", 3)
    ana, bruno = world.person("ana"), world.person("bruno", "pt-BR")
    await start_table(world, [ana, bruno], game="san-juan")
    board = newest(world.public(world.thread()))

    await press_together(world.env, [(ana, board, "1::film:"), (bruno, board, "1::film:")])

    told = str(list(world.sent("PATCH", "/messages/@original")))
    assert "I’m drawing the film." in told
    assert "Outro filme vem antes." in told
    for person in (ana, bruno):
        [film] = seen_by(world, person)
        assert [one.filename for one in film.attachments] == ["san-juan-1.webp"]


async def test_nobody_asks_for_two_films_at_once(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second press is told so, the first film comes all the same, and then another may be asked for."""
    monkeypatch.setattr(film_feature, "MOST", 3)
    ana, bruno = world.person("ana", "pt-BR"), world.person("bruno")
    await start_table(world, [ana, bruno], game="san-juan")
    board = newest(world.public(world.thread()))

    await press_together(world.env, [(ana, board, "1::film:")] * 2)

    assert sorted(bool(one.attachments) for one in seen_by(world, ana)) == [False, True]
    assert any("Você já pediu um filme" in text_of(one) for one in seen_by(world, ana))
    await press_together(world.env, [(ana, board, "1::film:")])
    assert newest(seen_by(world, ana)).attachments


async def test_nobody_waits_for_films_that_take_too_long(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever would get theirs too late is told to try later: Discord takes no answer after a quarter of an hour."""
    monkeypatch.setattr(film_feature, "MOST", 3)
    monkeypatch.setattr(film_queue, "WAIT", 50)
    await world.restart()
    ana, bruno = world.person("ana"), world.person("bruno", "pt-BR")
    await start_table(world, [ana, bruno], game="san-juan")
    board = newest(world.public(world.thread()))

    await press_together(world.env, [(ana, board, "1::film:"), (bruno, board, "1::film:")])

    assert newest(seen_by(world, ana)).attachments
    assert "muita gente esperando por um filme" in text_of(newest(seen_by(world, bruno)))


async def test_many_quick_films_are_waited_for(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """How long films take counts, not how many there are: nine people get theirs."""
    monkeypatch.setattr(film_feature, "MOST", 2)
    people = [world.person(f"person{number}") for number in range(9)]
    await start_table(world, people[:2], game="san-juan")
    board = newest(world.public(world.thread()))

    await press_together(world.env, [(one, board, "1::film:") for one in people])

    assert all(newest(seen_by(world, one)).attachments for one in people)


async def test_a_film_is_not_shown_to_who_may_see_the_table_no_more(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It takes minutes: who may see it is asked again."""
    monkeypatch.setattr(film_feature, "MOST", 3)
    ana, bruno, eva = world.person("ana"), world.person("bruno"), world.person("eva")
    await start_table(world, [ana, bruno], game="san-juan")
    board = newest(world.public(world.thread()))
    made = Films.made

    async def hidden_meanwhile(*args: Any) -> Any:
        monkeypatch.setattr(visibility, "may_see", lambda *_: False)
        return await made(*args)

    monkeypatch.setattr(Films, "made", hidden_meanwhile)
    await press_together(world.env, [(eva, board, "1::film:")])

    told = newest(seen_by(world, eva))
    assert not told.attachments
    assert "does not exist" in text_of(told)


async def test_a_film_that_takes_too_long_is_given_up(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Whoever asked is told, and may ask again."""
    monkeypatch.setattr(film_feature, "MOST", 3)
    monkeypatch.setattr(film_queue, "WORK", 0)
    await world.restart()
    ana, bruno = world.person("ana"), world.person("bruno")
    await start_table(world, [ana, bruno], game="san-juan")
    board = newest(world.public(world.thread()))
    await press_together(world.env, [(ana, board, "1::film:")])
    assert "I couldn’t draw the film." in text_of(newest(seen_by(world, ana)))
    assert "table 1: could not make the film" in caplog.text

    monkeypatch.setattr(film_queue, "WORK", 600)
    await world.restart()
    await press_together(world.env, [(ana, board, "1::film:")])
    assert newest(seen_by(world, ana)).attachments


async def test_a_film_that_cannot_be_drawn_is_told(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A sentence, and a line in the log."""

    async def broken(*_: object) -> None:
        raise DrawingError("no paint")

    monkeypatch.setattr(Films, "made", broken)
    ana, bruno = world.person("ana"), world.person("bruno")
    await start_table(world, [ana, bruno], game="san-juan")

    board = newest(world.public(world.thread()))
    await press_together(world.env, [(ana, board, "1::film:")])

    told = text_of(newest(world.thread().history(viewer=ana)))
    assert "I couldn’t draw the film." in told
    assert "table 1: could not make the film" in caplog.text
