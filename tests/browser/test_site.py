"""The playground's door: who may come in, what a page is told, and how it starts."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest
from aiohttp.test_utils import TestClient, TestServer, unused_port

from bot.playground.service import is_desktop
from bot.playground.site import Site
from bot.playground.snapshot import snapshot
from bot.playground.world import open_world
from tests.browser.running import ROOT
from tests.browser.toy_bot import ToyBot, ToySettings

Client = TestClient[aiohttp.web.Request, aiohttp.web.Application]


@pytest.fixture
async def client(tmp_path: Path) -> AsyncIterator[Client]:
    """A client of a playground around the toy bot."""
    port = unused_port()
    async with open_world(ToyBot(), ToySettings(port, tmp_path)) as world:
        server = TestServer(Site(world, port).app(), host="127.0.0.1", port=port)
        async with TestClient(server) as opened:
            yield opened


def origin(client: Client) -> dict[str, str]:
    """The header by which the page's own requests are known."""
    return {"Origin": f"http://127.0.0.1:{client.port}"}


async def test_a_foreign_name_is_refused(client: Client) -> None:
    """A name that was pointed at this machine gets nothing (DNS rebinding)."""
    for path in ("/", "/poll", "/static/app.js"):
        answer = await client.get(path, headers={"Host": "evil.example"})
        assert answer.status == 403
    assert (await client.get("/poll")).status == 200


async def test_a_foreign_page_cannot_act(client: Client) -> None:
    """A deed needs the page's own origin."""
    deed = json.dumps({"do": "skip", "seat": "1", "seconds": 1})
    for headers in ({}, {"Origin": "https://evil.example"}, {"Origin": "null"}):
        assert (await client.post("/do", data=deed, headers=headers)).status == 403
    assert (await client.post("/do", data=deed, headers=origin(client))).status == 200


@pytest.mark.parametrize("id", ["²", "٣", "-1", "9" * 1_500, "x", ""])
async def test_an_address_with_no_id_is_no_fault(client: Client, id: str) -> None:
    """Whatever stands in it, the page is told that nothing is there, and a deed gets a sentence."""
    for path in ("/poll", "/commands"):
        given = {"seat": id, "place": id, "shown": id, "version": id}
        assert (await client.get(path, params=given)).status == 200
    assert (await client.get(f"/emoji/{id}")).status in {200, 404}
    deed = {"do": "press", "seat": id, "place": id, "message": id, "custom_id": id}
    done = await client.post("/do", data=json.dumps(deed), headers=origin(client))
    assert done.status == 200
    assert (await done.json())["error"]


async def test_a_command_is_told_as_its_reader_calls_it(tmp_path: Path) -> None:
    """A Portuguese seat reads of `/rolar`, an English one of `/roll`, whatever the asker typed."""
    async with open_world(ToyBot(), ToySettings(0, tmp_path)) as world:
        ana, bruno = list(world.seats.values())[:2]
        ana.locale, bruno.locale = "en-US", "pt-BR"
        mesa = world.guild.channels["mesa"]
        await world.act(lambda: ana.member.slash(mesa, "panel"))
        await world.act(lambda: bruno.member.slash(mesa, "roll", dice=2))

        seen = {
            seat.name: [
                one.command
                for one in snapshot(world, seat, frozenset({mesa.id})).messages[str(mesa.id)]
            ]
            for seat in (ana, bruno)
        }

    assert seen == {"Ana": ["panel"], "Bruno": ["painel", "rolar"]}


async def test_the_page_may_load_only_its_own(client: Client) -> None:
    """The content policy forbids foreign scripts and frames."""
    policy = (await client.get("/")).headers["Content-Security-Policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy


async def test_nothing_new_is_an_empty_answer(client: Client) -> None:
    """A page that knows the version gets 204; after a deed it gets everything again."""
    first = await (await client.get("/poll")).json()
    assert (await client.get(f"/poll?version={first['version']}")).status == 204
    talk = {"do": "say", "seat": first["seat"], "place": first["places"][1]["id"], "text": "hi"}
    await client.post("/do", json=talk, headers=origin(client))
    again = await client.get(f"/poll?version={first['version']}&shown={first['places'][1]['id']}")
    told = await again.json()
    assert [one["content"] for one in told["messages"][first["places"][1]["id"]]] == ["hi"]


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"seat": "7"}, "nobody sits there"),
        ({"place": "7"}, "this place is gone"),
        ({"message": "7"}, "404 (error code: 10008): Unknown Message"),
    ],
)
async def test_the_impossible_is_told(client: Client, change: dict[str, str], error: str) -> None:
    """A deed on what is not there is answered with a reason, not with a failure."""
    first = await (await client.get("/poll")).json()
    deed = {"do": "press", "seat": first["seat"], "place": first["places"][1]["id"], "message": "1"}
    answer = await client.post(
        "/do", json={**deed, "custom_id": "x", **change}, headers=origin(client)
    )
    assert await answer.json() == {"error": error}


async def test_a_malformed_deed_is_refused(client: Client) -> None:
    """What is not a deed is a bad request."""
    answer = await client.post("/do", data='{"do":"fly"}', headers=origin(client))
    assert answer.status == 400


async def test_unknown_pictures_are_drawn(client: Client) -> None:
    """A picture that is gone, or an emoji without one, leaves a drawing and no error."""
    for path in ("/img?u=nowhere", "/emoji/12345"):
        answer = await client.get(path)
        assert answer.status == 200
        assert answer.content_type == "image/svg+xml"


async def test_a_file_is_saved_under_its_own_name(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As the message calls it; nothing in it can end the header."""
    monkeypatch.setattr("bot.playground.inside.Inside.picture", lambda _self, _url: b"{}")
    for url, name in (
        ("https://cdn.example/1/2/record-7.json?ex=1", "record-7.json"),
        ('https://cdn.example/a"b.json', "a_b.json"),
    ):
        answer = await client.get("/img", params={"u": url})
        assert answer.headers["Content-Disposition"] == f'inline; filename="{name}"'


def test_a_taken_port_is_one_sentence() -> None:
    """A second playground on the same port says so and ends with an error."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        ended = subprocess.run(
            [sys.executable, "-W", "ignore", "-m", "tests.browser.toy_bot"],
            cwd=ROOT,
            env={"PLAYGROUND_PORT": port, "CI": "1"},
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
    assert ended.returncode == 1
    assert ended.stdout == ""
    assert ended.stderr == (
        f"Port {port} is taken, so the playground cannot open; stop what uses it or set PLAYGROUND_PORT.\n"
    )


@pytest.mark.parametrize(
    ("environ", "platform", "expected"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"DISPLAY": ":0", "CI": "true"}, "linux", False),
        ({}, "darwin", True),
        ({}, "win32", True),
        ({"CI": "1"}, "darwin", False),
    ],
)
def test_a_browser_opens_only_on_a_desktop(
    environ: dict[str, str], platform: str, expected: bool
) -> None:
    """A browser is opened where somebody sits before a screen, and never on CI."""
    assert is_desktop(environ, platform) is expected
