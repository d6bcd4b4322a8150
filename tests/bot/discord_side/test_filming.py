"""A game as a film: asked for below `/replay`, shown to that person alone, and to nobody who may not see the channel."""

from random import Random

import pytest

from bot.discord_side.films import Films
from bot.discord_side.presses import filming
from bot.drawing.pool import DrawingError
from tests.bot.discord_side.inside import press_together
from tests.bot.discord_side.players import play_on, start_table
from tests.bot.discord_side.world import World, button, newest, text_of


@pytest.mark.parametrize(
    ("locale", "soon"), [("en-US", "being drawn"), ("pt-BR", "sendo desenhado")]
)
async def test_a_game_is_shown_as_a_film(
    world: World, monkeypatch: pytest.MonkeyPatch, locale: str, soon: str
) -> None:
    """First a word that it comes, then an animated picture in its place; after a restart as well; nothing in public."""
    monkeypatch.setattr(filming, "MOST", 3)
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


async def test_only_one_film_is_drawn_at_a_time(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever asks meanwhile is told; the one that is being drawn goes on, and the next may be asked for after it."""
    monkeypatch.setattr(filming, "MOST", 3)
    ana, bruno = world.person("ana"), world.person("bruno", "pt-BR")
    await start_table(world, [ana, bruno], game="san-juan")
    board = newest(world.public(world.thread()))

    await press_together(world.env, [(ana, board, "1::film:"), (bruno, board, "1::film:")])

    seen = {
        person.id: newest(
            [one for one in world.thread().history(viewer=person) if one.flags.ephemeral]
        )
        for person in (ana, bruno)
    }
    assert seen[ana.id].attachments
    assert "Outro filme está sendo desenhado" in text_of(seen[bruno.id])
    await press_together(world.env, [(bruno, board, "1::film:")])
    assert newest(
        [one for one in world.thread().history(viewer=bruno) if one.flags.ephemeral]
    ).attachments


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
    assert "The film could not be drawn." in told
    assert "table 1: no film" in caplog.text
