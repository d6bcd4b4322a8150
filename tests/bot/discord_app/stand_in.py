"""A Discord in a few lines, for the program as a whole: who logs in is let in and told how many shards to open, no more."""

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from aiohttp import web

Json = dict[str, Any]

USER_ID = 123_456_789_012_345_678

HELLO, IDENTIFY, DISPATCH = 10, 2, 0


@asynccontextmanager
async def answering(
    answer: Callable[[web.Request], Awaitable[web.StreamResponse]],
) -> AsyncIterator[str]:
    """The address of something that answers all that a Discord is asked so."""
    app = web.Application()
    app.router.add_route("*", "/{path:.*}", answer)
    runner = web.AppRunner(app, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    yield f"http://127.0.0.1:{runner.addresses[0][1]}/api"
    await runner.cleanup()


def sent(value: Any, status: int = 200) -> web.Response:
    """JSON as Discord names it, without a charset: discord.py reads no other."""
    body = json.dumps(value).encode()
    return web.Response(body=body, status=status, content_type="application/json")


class StandIn:
    """What the program may ask for on its way in."""

    shards = 2
    user_id = USER_ID

    def __init__(self) -> None:
        self.address = ""
        self.commands: dict[str, Any] = {}
        """What was said about commands, by the last part of the path."""
        self.identified: asyncio.Future[list[int]] = asyncio.get_running_loop().create_future()
        """The first shard that opens, and of how many."""
        self._ids = itertools.count(USER_ID + 1)

    async def answer(self, request: web.Request) -> web.StreamResponse:
        """Whatever is asked."""
        path = request.path.removeprefix("/api")
        match request.method, path.strip("/").split("/"):
            case "GET", ["users", "@me"]:
                return sent(self._user())
            case "GET", ["oauth2", "applications", "@me"]:
                return sent(self._application())
            case "PUT", ["applications", _, "guilds", _, "commands"]:
                return sent({"message": "Missing Access", "code": 50001}, status=403)
            case "PUT", ["applications", _, "commands"]:
                self.commands["commands"] = await request.json()
                return sent([])
            case "GET", ["applications", _, "emojis"]:
                return sent({"items": []})
            case "POST", ["applications", _, "emojis"]:
                name = (await request.json())["name"]
                return sent({"id": str(next(self._ids)), "name": name})
            case "GET", ["gateway", "bot"]:
                return sent(self._gateway())
            case "GET", ["gateway"]:
                return await self._talk(request)
        raise web.HTTPNotFound

    def _user(self) -> Json:
        return {
            "id": str(USER_ID),
            "username": "feitoria",
            "discriminator": "0",
            "avatar": None,
            "bot": True,
        }

    def _application(self) -> Json:
        return {
            "id": str(USER_ID),
            "name": "Feitoria",
            "icon": None,
            "description": "",
            "bot_public": True,
            "bot_require_code_grant": False,
            "owner": self._user(),
            "summary": "",
            "verify_key": "",
            "flags": 0,
        }

    def _gateway(self) -> Json:
        url = self.address.replace("http://", "ws://").replace("/api", "/gateway")
        limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
        return {"url": url, "shards": self.shards, "session_start_limit": limit}

    async def _talk(self, request: web.Request) -> web.WebSocketResponse:
        """The side of the gateway: greet, hear who it is, say that all is ready, and listen."""
        wire = web.WebSocketResponse()
        await wire.prepare(request)
        await wire.send_json({"op": HELLO, "d": {"heartbeat_interval": 60_000}})
        async for message in wire:
            said = message.json()
            if said["op"] == IDENTIFY:
                ready = {
                    "v": 10,
                    "user": self._user(),
                    "guilds": [],
                    "session_id": "session",
                    "shard": said["d"]["shard"],
                    "resume_gateway_url": self._gateway()["url"],
                    "application": {"id": str(USER_ID), "flags": 0},
                }
                await wire.send_json({"op": DISPATCH, "s": 1, "t": "READY", "d": ready})
                if not self.identified.done():
                    self.identified.set_result(said["d"]["shard"])
        return wire
