"""What an operator can watch: health, figures and the log as JSON, from the outside."""

import asyncio
import json
import re
import signal
import socket
from contextlib import suppress
from functools import partial
from pathlib import Path

import aiohttp
import pytest

from bot.app.health import LATE_SECONDS, watched
from bot.drawing.pool import DrawingPool
from bot.drawing.urgency import Urgency
from bot.model.tables import Backlog
from bot.runtime.metrics import Metrics
from bot.tables.context import TableContext
from bot.tables.queries import backlog
from tests.bot.discord_app.setups import TOKEN, program
from tests.bot.discord_app.stand_in import StandIn, answering
from tests.bot.discord_app.world import World


def free_port() -> int:
    """One that nobody listens on."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


async def asked(port: int, path: str) -> tuple[int, str]:
    """Status and body."""
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"http://127.0.0.1:{port}{path}") as answer,
    ):
        return answer.status, await answer.text()


async def well(port: int) -> str:
    """Asks until the program is well."""
    text = ""
    for _ in range(600):
        status = 0
        with suppress(aiohttp.ClientConnectionError):
            status, text = await asked(port, "/health")
        if status == 200:
            return text
        await asyncio.sleep(0.1)
    raise AssertionError(text)


async def test_the_program_tells_how_it_is(tmp_path: Path) -> None:
    """Connected to Discord it is well; requests are counted by status; each line of the log is JSON; it ends in good order."""
    there = StandIn()
    port = free_port()
    async with answering(there.answer) as address:
        there.address = address
        running = program(
            tmp_path,
            DISCORD_TOKEN=TOKEN,
            DISCORD_API_BASE=address,
            METRICS_PORT=str(port),
            LOG_FORMAT="json",
            COMMAND_GUILD="",
        )
        try:
            assert json.loads(await well(port)) == {"well": True, "wrong": []}
            status, figures = await asked(port, "/metrics")
        finally:
            running.send_signal(signal.SIGTERM)
            _, log = await asyncio.to_thread(running.communicate, timeout=60)

    assert status == 200
    assert re.search(
        r'^feitoria_discord_requests_total\{method="GET",status="200"\} [1-9]',
        figures,
        re.MULTILINE,
    )
    assert "feitoria_gateway_latency_seconds" in figures
    assert re.search(r'^feitoria_outbox_rows\{state="due"\} 0.0$', figures, re.MULTILINE)
    assert running.returncode == 0
    lines = [json.loads(line) for line in log.splitlines()]
    assert all({"time", "level", "logger", "message"} <= line.keys() for line in lines), log


async def test_a_taken_port_is_one_sentence(tmp_path: Path) -> None:
    """As the playground's own."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        running = program(tmp_path, PLAYGROUND_PORT="0", METRICS_PORT=str(port))
        _, problem = await asyncio.to_thread(running.communicate, timeout=60)

    assert running.returncode == 2
    assert problem.startswith(f"METRICS_PORT {port} cannot be used")
    assert len(problem.splitlines()) == 1


@pytest.mark.parametrize("oldest", [0.0, LATE_SECONDS + 1])
async def test_a_program_that_shows_nothing_is_not_well(
    world: World, monkeypatch: pytest.MonkeyPatch, oldest: float
) -> None:
    """Behind with what must be shown, it says so; figures say how far."""

    async def behind(_: TableContext) -> Backlog:
        return Backlog(3, 1, oldest)

    monkeypatch.setattr(backlog, "read", behind)
    port = free_port()
    async with watched(world.bot, "127.0.0.1", port):
        status, told = await asked(port, "/health")
        _, figures = await asked(port, "/metrics")

    assert status == (503 if oldest else 200)
    assert [*json.loads(told)["wrong"]] == (
        ["Something has waited 301 s to be shown."] if oldest else []
    )
    assert f"feitoria_outbox_oldest_seconds {oldest}" in figures
    assert 'feitoria_outbox_rows{state="blocked"} 1.0' in figures


async def test_a_press_is_timed_to_its_acknowledgement() -> None:
    """From coming in to Discord's word that the answer has arrived, and pictures from asking to having."""
    figures = Metrics()
    figures.received(17)
    figures.requested("POST", "200", "/api/v10/webhooks/1/token/messages")
    figures.requested("POST", "200", "/api/v10/interactions/17/token/callback")
    figures.requested("POST", "200", "/api/v10/interactions/17/token/callback")
    figures.requested("POST", "404", "/api/v10/interactions/18/token/callback")

    told = figures.text().decode()

    assert "feitoria_acknowledge_seconds_count 1.0" in told
    assert 'feitoria_discord_requests_total{method="POST",status="404"} 1.0' in told
    drawing = DrawingPool(0, figures.drawn.observe, figures.waited)
    assert await drawing.draw(partial(int, "7")) == 7
    assert await drawing.draw(partial(int, "8"), Urgency.FILM) == 8
    drawing.close()
    told = figures.text().decode()
    assert "feitoria_drawing_seconds_count 2.0" in told
    assert 'feitoria_drawing_wait_seconds_count{kind="own"} 1.0' in told
    assert 'feitoria_drawing_wait_seconds_count{kind="film"} 1.0' in told
