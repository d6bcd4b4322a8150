"""Running the playground: the world, the page, and the way out."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import sys
import webbrowser
from collections.abc import Mapping

import discord
from aiohttp import web

from bot.playground.site import Site
from bot.playground.world import PlaygroundSettings, open_world

HOST = "127.0.0.1"
"""The playground lets everybody who reaches it play every seat, so it is never opened to a network."""

CLOSING_SECONDS = 1.0


async def serve(client: discord.Client, settings: PlaygroundSettings) -> None:
    """Run a client against a simulated Discord with a page, until cancelled.

    Exits with one sentence when the port is taken.
    """
    with contextlib.closing(_listening(settings.playground_port)) as door:
        port = door.getsockname()[1]
        address = f"http://{HOST}:{port}/"
        async with open_world(client, settings) as world:
            runner = web.AppRunner(
                Site(world, port).app(), access_log=None, shutdown_timeout=CLOSING_SECONDS
            )
            await runner.setup()
            clock = asyncio.create_task(world.live())
            try:
                await web.SockSite(runner, door).start()
                sys.stdout.write(f"Playground ready: {address}\n")
                sys.stdout.flush()
                if is_desktop(os.environ, sys.platform):
                    await asyncio.to_thread(webbrowser.open, address)
                await clock
            finally:
                clock.cancel()
                await asyncio.gather(clock, return_exceptions=True)
                await runner.cleanup()


def _listening(port: int) -> socket.socket:
    """The port, taken before anything else is started."""
    door = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    if sys.platform != "win32":
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind((HOST, port))
        door.listen(128)
    except OSError as error:
        door.close()
        raise SystemExit(
            f"Port {port} is taken, so the playground cannot open; stop what uses it or set PLAYGROUND_PORT."
        ) from error
    return door


def is_desktop(environ: Mapping[str, str], platform: str) -> bool:
    """Whether somebody sits before a screen on which a browser may open."""
    if environ.get("CI"):
        return False
    return platform in ("win32", "darwin") or bool(
        environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY")
    )
