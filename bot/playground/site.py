"""The playground's page and the few addresses it asks, for this machine only."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from pathlib import Path, PurePosixPath
from urllib.parse import urlsplit
from xml.sax.saxutils import escape

import msgspec
from aiohttp import web

from bot.playground.actions import AnyDeed, answer
from bot.playground.commands import commands
from bot.playground.snapshot import snapshot
from bot.playground.world import Seat, World

ID = re.compile("[0-9]{1,20}")
"""What Discord's ids look like; `str.isdigit` takes signs for digits that `int` does not."""

STATIC = Path(__file__).parent / "static"

POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)

NAMELESS_EMOJI = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<rect x="2" y="2" width="28" height="28" rx="8" fill="#5b6270"/>
<text x="16" y="22" font-size="17" font-family="sans-serif" text-anchor="middle" fill="#fff">{letter}</text>
</svg>"""

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Site:
    """The pages of one world."""

    def __init__(self, world: World, port: int) -> None:
        self._world = world
        self._hosts = {f"127.0.0.1:{port}", f"localhost:{port}"}

    def app(self) -> web.Application:
        """The application to serve."""
        app = web.Application(middlewares=[self._guard])
        app.router.add_get("/", self.page)
        app.router.add_get("/poll", self.poll)
        app.router.add_get("/commands", self.commands)
        app.router.add_get("/img", self.picture)
        app.router.add_get("/emoji/{id:[0-9]{1,20}}", self.emoji)
        app.router.add_post("/do", self.do)
        app.router.add_static("/static", STATIC)
        return app

    @web.middleware
    async def _guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Refuse other sites: names that were pointed at this machine, and foreign pages' posts."""
        if request.headers.get("Host") not in self._hosts:
            raise web.HTTPForbidden(text="This page is for this machine only.")
        origins = {f"http://{host}" for host in self._hosts}
        if request.method == "POST" and request.headers.get("Origin") not in origins:
            raise web.HTTPForbidden(text="Only the playground's own page may do this.")
        response = await handler(request)
        response.headers.setdefault("Cache-Control", "no-cache")
        response.headers["Content-Security-Policy"] = POLICY
        response.headers["X-Content-Type-Options"] = "nosniff"
        return response

    async def page(self, request: web.Request) -> web.StreamResponse:
        """The page itself, in the language of the browser for everybody who has not chosen another one."""
        self._world.greet(request.headers.get("Accept-Language", ""))
        return web.FileResponse(STATIC / "index.html")

    def _seat(self, request: web.Request) -> Seat:
        """The seat a page acts as; the first one when it does not say."""
        wanted = request.query.get("seat", "")
        known = {str(seat.id): seat for seat in self._world.seats.values()}
        return known.get(wanted) or next(iter(known.values()))

    async def poll(self, request: web.Request) -> web.Response:
        """What changed: nothing (204), or everything there is to show."""
        if request.query.get("version") == str(self._world.version):
            return web.Response(status=204)
        seat = self._seat(request)
        wanted = request.query.get("shown", "").split(",")
        shown = frozenset(
            seat.dm.id if one == "dm" else int(one)
            for one in wanted
            if one == "dm" or ID.fullmatch(one)
        )
        return _json(snapshot(self._world, seat, shown))

    async def commands(self, request: web.Request) -> web.Response:
        """The slash commands of a place."""
        seat = self._seat(request)
        place = request.query.get("place", "")
        channel = self._world.channel(seat, int(place)) if ID.fullmatch(place) else None
        return _json(commands(self._world, seat, channel) if channel else [])

    async def do(self, request: web.Request) -> web.Response:
        """Do a seat's deed."""
        try:
            deed: AnyDeed = msgspec.json.decode(await request.read(), type=AnyDeed)
        except msgspec.DecodeError as error:
            raise web.HTTPBadRequest(text=str(error)) from error
        return _json(await answer(self._world, deed))

    async def picture(self, request: web.Request) -> web.Response:
        """A file of a message; it never changes."""
        url = request.query.get("u", "")
        body = self._world.inside.picture(url)
        if body is None:
            return _drawn("?")
        # Whoever saves it gets it under its own name.
        name = re.sub(r"[^\w.-]", "_", PurePosixPath(urlsplit(url).path).name)
        headers = {
            "Cache-Control": "max-age=86400",
            "Content-Disposition": f'inline; filename="{name}"',
        }
        return web.Response(body=body, content_type=_kind(body), headers=headers)

    async def emoji(self, request: web.Request) -> web.Response:
        """An application emoji, or a letter in its place."""
        emoji_id = int(request.match_info["id"])
        body = self._world.emoji_picture(emoji_id)
        if body is None:
            return _drawn((self._world.inside.emoji_name(emoji_id) or "?")[0])
        return web.Response(body=body, content_type=_kind(body))


def _json(value: object) -> web.Response:
    return web.Response(body=msgspec.json.encode(value), content_type="application/json")


def _drawn(letter: str) -> web.Response:
    return web.Response(
        text=NAMELESS_EMOJI.format(letter=escape(letter)), content_type="image/svg+xml"
    )


def _kind(body: bytes) -> str:
    """The type of a picture by its first bytes."""
    if body.startswith(b"\x89PNG"):
        return "image/png"
    if body.startswith(b"\xff\xd8"):
        return "image/jpeg"
    if body[:4] == b"RIFF" and body[8:12] == b"WEBP":
        return "image/webp"
    return "application/octet-stream"
