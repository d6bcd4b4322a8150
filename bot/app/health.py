"""Health checks and metrics over HTTP, for monitoring (docs/operations.md)."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from aiohttp import web

from bot.discord_app.client import Feitoria
from bot.model.tables import Backlog
from bot.tables.queries import backlog

LATE_SECONDS = 300.0
"""Unhealthy when a message that nothing blocks has waited this long."""


@asynccontextmanager
async def watched(client: Feitoria, host: str, port: int) -> AsyncIterator[None]:
    """Answer at `/health` and `/metrics` while the program runs. Raises `OSError` where the port is taken."""

    async def health(_: web.Request) -> web.Response:
        return await _health(client)

    async def metrics(_: web.Request) -> web.Response:
        return await _metrics(client)

    app = web.Application()
    app.add_routes([web.get("/health", health), web.get("/metrics", metrics)])
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        await web.TCPSite(runner, host, port).start()
        yield
    finally:
        await runner.cleanup()


async def _health(client: Feitoria) -> web.Response:
    """200 while all is well, else 503, with what is wrong in a sentence each."""
    wrong = []
    if not client.is_ready():
        wrong.append("Not connected to Discord.")
    try:
        waiting = await backlog.read(client.tables.context)
    except Exception as problem:  # noqa: BLE001  whatever it is, the program is not well
        wrong.append(f"The database does not answer ({type(problem).__name__}).")
    else:
        if waiting.oldest_seconds > LATE_SECONDS:
            wrong.append(f"Something has waited {waiting.oldest_seconds:.0f} s to be shown.")
    return web.json_response({"well": not wrong, "wrong": wrong}, status=503 if wrong else 200)


async def _metrics(client: Feitoria) -> web.Response:
    """The figures of this moment."""
    _read(client, await backlog.read(client.tables.context))
    return web.Response(
        body=client.metrics.text(),
        headers={"Content-Type": "text/plain; version=0.0.4; charset=utf-8"},
    )


def _read(client: Feitoria, backlog: Backlog) -> None:
    """Update the gauges that are computed on request."""
    figures = client.metrics
    figures.gateway.set(client.latency)
    figures.waiting.labels("due").set(backlog.due)
    figures.waiting.labels("blocked").set(backlog.blocked)
    figures.oldest.set(backlog.oldest_seconds)
