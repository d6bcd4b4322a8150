"""Drawing in other processes: drawings get there and back, a process that dies is replaced, faults are told."""

import asyncio
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from hashlib import sha256
from pathlib import Path

import pytest

from bot.discord_app.rehearsal import rehearsal
from bot.drawing.pool import REMEMBERED, DrawingError, DrawingPool, Outline, Subject
from bot.drawing.urgency import ALLOWED, Urgency
from bot.game_registry import REGISTRY, draw_board, draw_hand
from bot.i18n.speech import LANGUAGES
from games.core.rng import Rng
from render.core.budget import MOST_BYTES, Budget
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


def note(trace: Path, name: str) -> None:
    """Leaves its name."""
    with trace.open("a") as lines:
        lines.write(f"{name}\n")


async def until(is_so: Callable[[], bool]) -> None:
    """Wait for what another process does."""
    for _ in range(3_000):
        if is_so():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never came to that")


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


async def test_a_process_rehearses_while_nobody_waits(tmp_path: Path) -> None:
    """Whatever is asked for goes first; a failure tells nobody, and the process that replaces one that died begins anew."""
    trace = tmp_path / "trace"
    pieces = (partial(note, trace, "one"), fail, partial(note, trace, "two"))
    drawing = DrawingPool(1)
    drawing.rehearse(pieces)
    try:
        await asyncio.gather(
            drawing.draw(partial(note, trace, "first")),
            drawing.draw(partial(note, trace, "second")),
        )
        await until(lambda: trace.read_text().split() == ["first", "second", "one", "two"])
        assert await drawing.draw(partial(die_once, tmp_path / "died")) == "alive"
        await until(lambda: trace.read_text().split()[4:] == ["one", "two"])
    finally:
        drawing.close()


def test_a_rehearsal_leaves_at_hand_what_later_pictures_share(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A board of another deal draws far less anew."""
    pieces = {piece.args[0]: piece for piece in rehearsal("pt-BR")}
    assert list(pieces) == list(REGISTRY)
    _, names, words = pieces["sutters-mill"].args
    entry = REGISTRY["sutters-mill"]
    state = entry.game.setup(4, entry.game.options(), Rng(sha256(b"later").digest())).state
    later = partial(draw_board, "sutters-mill", entry.game.public(state), Scene(names, words))

    def kept_for(*drawings: Callable[[], object]) -> int:
        budget = Budget(MOST_BYTES)
        monkeypatch.setattr("render.core.budget.PICTURES", budget)
        for draw in drawings:
            draw()
        return len(budget)

    rehearsed = kept_for(pieces["sutters-mill"])
    assert kept_for(pieces["sutters-mill"], later) - rehearsed < kept_for(later) / 4


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


class Order:
    """What is drawn, one after the other, behind a drawing that holds the only worker until it is let go."""

    def __init__(self, drawing: DrawingPool) -> None:
        self.drawn: list[str] = []
        self._drawing = drawing
        self._gate = threading.Event()
        self._begun = threading.Event()
        self._held = asyncio.create_task(drawing.draw(self._hold))

    def _hold(self) -> None:
        self._begun.set()
        self._gate.wait()

    async def is_held(self) -> None:
        """Whatever is asked for from now on waits."""
        await asyncio.to_thread(self._begun.wait)

    def ask(
        self, name: str, urgency: Urgency, subject: Subject | None = None
    ) -> "asyncio.Task[str]":
        """Ask for a picture of that name."""

        def draw() -> str:
            self.drawn.append(name)
            return name

        return asyncio.create_task(self._drawing.drawn(name, draw, urgency, subject))

    async def let_go(self, *asked: "asyncio.Task[str]") -> list[str]:
        """Draw all that was asked for; what came of each."""
        await asyncio.sleep(0)
        self._gate.set()
        await self._held
        return list(await asyncio.gather(*asked))


@pytest.fixture
async def order() -> AsyncIterator[Order]:
    """One worker, which is held."""
    with opened(0) as drawing:
        order = Order(drawing)
        await order.is_held()
        yield order
        await order.let_go()


async def test_the_most_urgent_picture_is_drawn_first(order: Order) -> None:
    """Whoever has pressed goes before panels, boards, lobbies and films; of one kind the first to ask."""
    asked = [order.ask(str(one), one) for one in reversed(Urgency)]
    second = order.ask("second", Urgency.OWN)

    await order.let_go(*asked, second)

    assert order.drawn == ["own", "second", "panel", "board", "lobby", "film"]


async def test_nothing_waits_for_ever(order: Order, monkeypatch: pytest.MonkeyPatch) -> None:
    """What has waited longer than others may go before it is drawn before them."""
    monkeypatch.setitem(ALLOWED, Urgency.FILM, -1.0)
    await order.let_go(order.ask("own", Urgency.OWN), order.ask("old film", Urgency.FILM))

    assert order.drawn == ["old film", "own"]


async def test_a_picture_is_as_urgent_as_its_most_urgent_reader(order: Order) -> None:
    """It is drawn once, for all of them."""
    first = order.ask("both", Urgency.FILM)
    board = order.ask("board", Urgency.BOARD)
    await asyncio.sleep(0)
    second = order.ask("both", Urgency.OWN)

    assert await order.let_go(first, board, second) == ["both", "board", "both"]
    assert order.drawn == ["both", "board"]


async def test_a_newer_board_takes_the_place_of_one_that_waits(order: Order) -> None:
    """Whoever wanted the old one gets the new one; an older one that is asked for later is drawn, and so are other tables."""
    first = order.ask("1", Urgency.BOARD, Subject("board", 1))
    other = order.ask("other", Urgency.BOARD, Subject("another board", 1))
    await asyncio.sleep(0)
    second = order.ask("2", Urgency.BOARD, Subject("board", 2))
    third = order.ask("3", Urgency.BOARD, Subject("board", 3))
    late = order.ask("2.5", Urgency.BOARD, Subject("board", 2))

    asked = (first, other, second, third, late)
    assert await order.let_go(*asked) == ["3", "other", "3", "3", "2.5"]
    assert sorted(order.drawn) == ["2.5", "3", "other"]


async def test_what_is_drawn_is_not_replaced() -> None:
    """A board that is begun is finished."""
    with opened(0) as drawing:
        drawn = [
            await drawing.drawn(
                number, partial(str, number), Urgency.BOARD, Subject("board", number)
            )
            for number in range(2)
        ]
        assert drawn == ["0", "1"]


async def test_whoever_gives_up_frees_the_place(order: Order) -> None:
    """Of the pictures that nobody wants any more none is drawn, and the next one is."""
    given_up = asyncio.create_task(order._drawing.draw(partial(order.drawn.append, "given up")))
    await asyncio.sleep(0)
    given_up.cancel()
    await order.let_go(order.ask("next", Urgency.LOBBY))

    assert order.drawn == ["next"]


async def test_a_drawing_that_hangs_is_ended() -> None:
    """Its process ends, whoever waits is told, and the next one is drawn in another."""
    drawing = DrawingPool(1, limit=20.0)
    try:
        process = await drawing.draw(os.getpid)
        drawing._limit = 0.1
        with pytest.raises(DrawingError, match="took more than"):
            await drawing.draw(partial(time.sleep, 600))
        drawing._limit = 600.0
        assert await drawing.draw(os.getpid) != process
        for _ in range(500):
            if not is_running(process):
                return
            await asyncio.sleep(0.02)
        raise AssertionError(f"process {process} still runs")
    finally:
        drawing.close()


async def test_two_processes_draw_at_a_time() -> None:
    """The second begins when the first is busy; until then there is one."""
    with opened(2) as drawing:
        first = await drawing.draw(os.getpid)
        assert await drawing.draw(os.getpid) == first
        long = asyncio.create_task(drawing.draw(partial(time.sleep, 600)))
        await asyncio.sleep(0)
        assert await drawing.draw(os.getpid) != first
        long.cancel()


async def test_what_waits_to_be_drawn_is_not_forgotten(order: Order) -> None:
    """However much else is asked for meanwhile: it is drawn once for all its readers."""
    asked = [order.ask(str(number), Urgency.BOARD) for number in range(REMEMBERED + 1)]
    await asyncio.sleep(0)
    again = order.ask("0", Urgency.BOARD)

    await order.let_go(*asked, again)

    assert order.drawn.count("0") == 1


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
