"""The studio: drawings cross to another process and back, a process that dies is replaced, faults are told."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from hashlib import sha256
from pathlib import Path

import pytest

from bot.drawing import DrawingError, Studio
from bot.kits import KITS, draw_board, draw_hand
from bot.speech import LANGUAGES
from games.core.rng import Rng
from render.core.contract import Picture, Scene


@pytest.fixture
async def studio() -> AsyncIterator[Studio]:
    """One process."""
    with opened(1) as studio:
        yield studio


@contextmanager
def opened(processes: int) -> Iterator[Studio]:
    """A studio that is closed at the end."""
    studio = Studio(processes)
    try:
        yield studio
    finally:
        studio.close()


def die_once(trace: Path) -> str:
    """Ends its process the first time, and says afterwards that it lives."""
    if trace.exists():
        return "alive"
    trace.touch()
    os.kill(os.getpid(), signal.SIGKILL)
    return "killed too late"


def die() -> None:
    """Ends its process."""
    os.kill(os.getpid(), signal.SIGKILL)


def fail() -> None:
    """Cannot be drawn."""
    raise ValueError("no such colour")


async def test_every_game_is_drawn_in_the_other_process_as_in_this_one(studio: Studio) -> None:
    """Views, questions and words cross unchanged: the bytes are the same."""
    assert await studio.draw(os.getpid) != os.getpid()
    for name, kit in KITS.items():
        state = kit.game.setup(3, kit.game.options(), Rng(sha256(b"studio").digest())).state
        view, first = kit.game.public(state), kit.game.first(state)
        assert first is not None
        words = LANGUAGES.words("pt-BR", kit.game, ("Ana", "Bruno", "Caio"))
        scene = Scene(words.names, words, (first.seat,))
        own, notes = kit.game.private(state, first.seat), kit.game.notes(state, first.seat)
        drawings: list[Callable[[], Picture | None]] = [
            partial(draw_board, name, view, scene),
            partial(draw_hand, name, own, view, first.seat, first, notes, (), scene),
        ]
        for drawing in drawings:
            assert await studio.draw(drawing) == drawing()


async def test_a_process_that_dies_is_replaced(studio: Studio, tmp_path: Path) -> None:
    """Whoever waits for a picture gets it from the next one."""
    before = await studio.draw(os.getpid)

    assert await studio.draw(partial(die_once, tmp_path / "died")) == "alive"
    assert await studio.draw(os.getpid) != before


async def test_a_drawing_that_kills_every_process_is_given_up(studio: Studio) -> None:
    """It harms neither this process nor the next drawing."""
    with pytest.raises(DrawingError, match="again and again"):
        await studio.draw(die)
    assert await studio.draw(os.getpid) != os.getpid()


async def test_what_went_wrong_is_told_where_it_was_asked(studio: Studio) -> None:
    """With its trace, and the process goes on."""
    before = await studio.draw(os.getpid)

    with pytest.raises(DrawingError, match="ValueError: no such colour") as raised:
        await studio.draw(fail)

    assert "Traceback" in str(raised.value)
    assert await studio.draw(os.getpid) == before


async def test_equal_keys_are_drawn_once(tmp_path: Path) -> None:
    """Also when both ask at the same time; a failure is not remembered."""
    with opened(0) as studio:
        drawn: list[int] = []
        both = [studio.drawn("same", partial(drawn.append, number)) for number in range(2)]
        await asyncio.gather(*both)
        assert len(drawn) == 1
        for _ in range(2):
            with pytest.raises(ValueError, match="no such colour"):
                await studio.drawn("faulty", fail)


async def test_the_process_ends_with_the_studio() -> None:
    """Nobody is left at the other end of its wire."""
    with opened(1) as studio:
        process = await studio.draw(os.getpid)
    for _ in range(200):
        if not is_running(process):
            return
        await asyncio.sleep(0.02)
    raise AssertionError(f"process {process} still runs")


def is_running(process: int) -> bool:
    """Whether the process is there and has not ended."""
    try:
        return bool(Path(f"/proc/{process}/cmdline").read_bytes())
    except OSError:
        return False
