"""Drawing in other processes: drawings get there and back, a process that dies is replaced, faults are told."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from hashlib import sha256
from pathlib import Path

import pytest

from bot.drawing.pool import REMEMBERED, DrawingError, DrawingPool, Outline
from bot.game_registry import REGISTRY, draw_board, draw_hand
from bot.i18n.speech import LANGUAGES
from games.core.rng import Rng
from render.core.contract import Picture, Scene


@pytest.fixture
async def drawing() -> AsyncIterator[DrawingPool]:
    """One process."""
    with opened(1) as drawing:
        yield drawing


@contextmanager
def opened(processes: int) -> Iterator[DrawingPool]:
    """Drawing that is closed at the end."""
    drawing = DrawingPool(processes)
    try:
        yield drawing
    finally:
        drawing.close()


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


async def test_every_game_is_drawn_in_the_other_process_as_in_this_one(
    drawing: DrawingPool,
) -> None:
    """Views, questions and words cross unchanged: the bytes are the same."""
    assert await drawing.draw(os.getpid) != os.getpid()
    for name, entry in REGISTRY.items():
        state = entry.game.setup(3, entry.game.options(), Rng(sha256(b"drawing").digest())).state
        view, first = entry.game.public(state), entry.game.first(state)
        assert first is not None
        words = LANGUAGES.words("pt-BR", entry.game, ("Ana", "Bruno", "Caio"))
        scene = Scene(words.names, words, (first.seat,))
        own, notes = entry.game.private(state, first.seat), entry.game.notes(state, first.seat)
        drawings: list[Callable[[], Picture | None]] = [
            partial(draw_board, name, view, scene),
            partial(draw_hand, name, own, view, first.seat, first, notes, (), scene),
        ]
        for made in drawings:
            assert await drawing.draw(made) == made()


async def test_a_process_that_dies_is_replaced(drawing: DrawingPool, tmp_path: Path) -> None:
    """Whoever waits for a picture gets it from the next one."""
    before = await drawing.draw(os.getpid)

    assert await drawing.draw(partial(die_once, tmp_path / "died")) == "alive"
    assert await drawing.draw(os.getpid) != before


async def test_a_drawing_that_kills_every_process_is_given_up(drawing: DrawingPool) -> None:
    """It harms neither this process nor the next drawing."""
    with pytest.raises(DrawingError, match="again and again"):
        await drawing.draw(die)
    assert await drawing.draw(os.getpid) != os.getpid()


async def test_what_went_wrong_is_told_where_it_was_asked(drawing: DrawingPool) -> None:
    """With its trace, and the process goes on."""
    before = await drawing.draw(os.getpid)

    with pytest.raises(DrawingError, match="ValueError: no such colour") as raised:
        await drawing.draw(fail)

    assert "Traceback" in str(raised.value)
    assert await drawing.draw(os.getpid) == before


async def test_equal_keys_are_drawn_once(tmp_path: Path) -> None:
    """Also when both ask at the same time; a failure is not remembered."""
    with opened(0) as drawing:
        drawn: list[int] = []
        both = [drawing.drawn("same", partial(drawn.append, number)) for number in range(2)]
        await asyncio.gather(*both)
        assert len(drawn) == 1
        for _ in range(2):
            with pytest.raises(DrawingError, match="no such colour"):
                await drawing.drawn("faulty", fail)


async def test_a_picture_is_known_by_its_key_when_it_is_forgotten() -> None:
    """Its name and description stay for whoever has it; what is no picture, or could not be drawn, has none."""
    with opened(0) as drawing:
        for number in range(REMEMBERED + 1):
            name, alt = f"board-{number}.jpg", f"Board {number}"
            await drawing.drawn(("board", number), partial(Picture, b"", name, (1, 1), alt))
        await drawing.drawn("nothing", partial(int, "7"))
        with pytest.raises(DrawingError):
            await drawing.drawn("faulty", fail)

        assert drawing.outline(("board", 0)) == Outline("board-0.jpg", "Board 0")
        assert [drawing.outline(key) for key in ("nothing", "faulty", "new")] == [None] * 3


async def test_the_process_ends_with_the_pool() -> None:
    """Closed, it lets nobody wait for work that never comes."""
    with opened(1) as drawing:
        process = await drawing.draw(os.getpid)
    for _ in range(200):
        if not is_running(process):
            return
        await asyncio.sleep(0.02)
    raise AssertionError(f"process {process} still runs")


async def test_the_end_waits_for_no_drawing() -> None:
    """Somebody who stops the program is not kept waiting by what nobody will see."""
    with opened(1) as drawing:
        process = await drawing.draw(os.getpid)
        long = asyncio.create_task(drawing.draw(partial(time.sleep, 60)))
        await asyncio.sleep(0.2)
    for _ in range(500):
        if not is_running(process):
            break
        await asyncio.sleep(0.02)
    assert not is_running(process)
    with pytest.raises(DrawingError, match="nothing is drawn any more"):
        await long


PROGRAM = """
import asyncio, os, time
from bot.drawing.pool import DrawingPool
from bot.runtime.worker_processes import helpers

if __name__ == "__main__":
    drawing, thinking = DrawingPool(1), helpers(1, 10)
    print(asyncio.run(drawing.draw(os.getpid)), thinking.submit(os.getpid).result(), flush=True)
    time.sleep(600)
"""


def test_no_process_outlives_a_program_that_is_killed(tmp_path: Path) -> None:
    """Neither the one that draws nor the one that thinks: nobody can tell them to end."""
    script = tmp_path / "program.py"
    script.write_text(PROGRAM)
    with subprocess.Popen(
        [sys.executable, str(script)], stdout=subprocess.PIPE, env={**os.environ, "PYTHONPATH": "."}
    ) as program:
        assert program.stdout is not None
        children = [int(number) for number in program.stdout.readline().split()]
        were_running = [is_running(child) for child in children]
        program.kill()
    assert were_running == [True, True]
    for _ in range(500):
        if not any(map(is_running, children)):
            return
        time.sleep(0.02)
    raise AssertionError(f"still running: {[child for child in children if is_running(child)]}")


def is_running(process: int) -> bool:
    """Whether the process is there and has not ended."""
    try:
        return bool(Path(f"/proc/{process}/cmdline").read_bytes())
    except OSError:
        return False
