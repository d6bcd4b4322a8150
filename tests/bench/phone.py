"""A phone before the playground: the real bot, the simulated Discord and its page at 390 x 844 pixels, in one event loop."""

import asyncio
import shutil
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from socket import AF_INET, SOCK_STREAM, socket
from typing import Any

from aiohttp import web
from msgspec import Struct
from playwright.async_api import Page, async_playwright

import bot
from bot.discord_app.client import Feitoria
from bot.playground.site import Site
from bot.playground.world import Seat, World, open_world
from bot.runtime.settings import for_playground, load
from tests.bot.discord_app.world import BOUNDLESS, BUTTON, SELECT, Json
from tests.browser.conftest import ARGUMENTS, NAMES, PHONE

VIEW = 613
"""Pixels of a phone's height in which messages stand: the rest is Discord's own."""

TALL = 2600
"""Pixels of height in which any message is whole, for its picture to be taken."""

PATIENCE = 400
"""Most looks at a page until it shows what the bot has sent."""

GLANCE = 0.025
"""Seconds between two."""

CHANNEL, MESSAGES = "mesa", 40

MEASURE = """([side, message, control]) => {
  const box = document.querySelector(`#${side} [data-id="${message}"]`);
  const edge = (one) => one && one.getBoundingClientRect();
  const whole = edge(box), pictures = [...box.querySelectorAll("img.gallery-picture")];
  const picture = edge(pictures[0]);
  const pressed = !control ? null : edge(box.querySelector(`[data-control="${control}"]`));
  return {
    height: whole.height,
    above: picture ? picture.top - whole.top : 0,
    picture: picture ? picture.height : 0,
    between: picture && pressed ? pressed.bottom - picture.bottom : 0,
    reach: pressed ? pressed.bottom - (picture ? picture.top : whole.top) : 0,
  };
}"""

SETTLED = """([side, message, controls]) => {
  const box = document.querySelector(`#${side} [data-id="${message}"]`);
  if (!box) return "it has no such message";
  if (box.querySelector(".busy") || box.classList.contains("waiting")) return "the message is busy";
  const undrawn = [...box.querySelectorAll("img")].find((one) => !one.complete || !one.naturalWidth);
  if (undrawn) return `a picture is missing: ${undrawn.src}`;
  const shown = JSON.stringify([...box.querySelectorAll("[data-control]")].map((one) => one.dataset.control));
  return shown === JSON.stringify(controls) ? "" : `it has ${shown}`;
}"""
"""What the page lacks of the message; empty: nothing."""


WHERE = """([side, message]) => {
  const box = document.querySelector(`#${side} [data-id="${message}"]`);
  box.scrollIntoView({ block: "center" });
  const { x, y, width, height } = box.getBoundingClientRect();
  return { x, y, width, height };
}"""
"""Where the whole message lies on the page: an edit may redraw it at any time, so no element is held on to."""


class Sight(Struct, frozen=True):
    """A message on the phone, in pixels."""

    height: float
    above: float
    """From its upper edge to its picture."""
    picture: float
    """Height of the picture; 0: there is none."""
    between: float
    """From the picture's lower edge to the lower edge of what is pressed."""
    reach: float
    """The same from its upper edge; of the message where there is no picture."""


class Phone:
    """The page, and the world behind it."""

    def __init__(self, client: Feitoria, world: World, page: Page) -> None:
        self.client = client
        self.world = world
        self._page = page

    @property
    def people(self) -> tuple[Seat, ...]:
        """Everybody who can be acted as."""
        return tuple(self.world.seats.values())

    async def turn(self, person: Seat, side: str) -> None:
        """Act as somebody, with the channel or the private messages open."""
        seat = self._page.locator(f'[data-seat="{person.name}"]')
        if "active" not in str(await seat.get_attribute("class")):
            await seat.click()
        tab = self._page.locator(f"#tab-{side}")
        if await tab.get_attribute("aria-selected") != "true":
            await tab.click()

    async def go(self, place: str) -> None:
        """Open a channel or thread by its id."""
        await self._page.locator(f'[data-key="{place}"]').click()

    def newest(self, person: Seat, channel_id: int, beginning: str) -> Json | None:
        """The newest message there that has a control whose id begins so."""
        seen = self.world.inside.recent(channel_id, person.id, MESSAGES)
        return next(
            (
                message
                for message in reversed(seen)
                if any(one["custom_id"].startswith(beginning) for one in controls_of(message))
            ),
            None,
        )

    async def settled(self, side: str, message: Json) -> None:
        """Wait until the page shows the message as it is, with its pictures."""
        ids = [one["custom_id"] for one in controls_of(message)]
        lacking = ""
        for _ in range(PATIENCE):
            lacking = await self._page.evaluate(SETTLED, [side, str(message["id"]), ids])
            if not lacking:
                return
            await asyncio.sleep(GLANCE)
        raise AssertionError(f"the page does not show {ids}: {lacking}")

    async def sight(self, side: str, message: Json, control: str) -> Sight:
        """How the message lies on the phone."""
        found = await self._page.evaluate(MEASURE, [side, str(message["id"]), control])
        return Sight(**found)

    async def use(
        self, side: str, message: Json, control: Json, values: tuple[str, ...] = ()
    ) -> int:
        """Press a button, or open a menu and choose: how many touches that was."""
        chosen = f'[data-control="{control["custom_id"]}"]'
        box = self._page.locator(f'#{side} [data-id="{message["id"]}"]')
        await box.locator(chosen).click()
        if control["type"] == BUTTON:
            return 1
        menu = box.locator(".menu", has=self._page.locator(chosen))
        touches = 1
        ticked = {one["value"] for one in control["options"] if one.get("default")}
        several = control.get("max_values", 1) > 1
        for value in sorted({*values} ^ ticked) if several else values:
            await menu.locator(f'.menu-line[data-value="{value}"]').click()
            touches += 1
        if several:
            await menu.locator(".menu-foot button").click()
            touches += 1
        return touches

    async def portrait(self, side: str, message: Json, file: Path) -> None:
        """Keep the message as a picture."""
        await self._page.set_viewport_size({"width": PHONE[0], "height": TALL})
        clip = await self._page.evaluate(WHERE, [side, str(message["id"])])
        await self._page.screenshot(path=file, clip=clip)
        await self._page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})

    async def done(self, table: int) -> None:
        """Wait until the bot has done all that a press leads to."""
        async with self.world.lock:
            await self.client.tables.outbox.shown(table)


def controls_of(message: Json) -> list[Json]:
    """Its buttons and menus, from top to bottom."""
    found: list[Json] = []
    queue: list[Any] = list(message["components"])
    while queue:
        part = queue.pop(0)
        if part["type"] in (BUTTON, SELECT) and "custom_id" in part:
            found.append(part)
        queue = [*part.get("components", ()), *queue]
    return found


@asynccontextmanager
async def phone_in(folder: Path) -> AsyncIterator[Phone]:
    """A new world and a phone before it, in Portuguese; tables are stored in the folder."""
    given = {"DATA_DIR": str(folder), "DEFAULT_LANGUAGE": "pt-BR", "DISCORD_TOKEN": ""}
    settings = for_playground(load(given | BOUNDLESS))
    client = bot.create(settings)
    async with AsyncExitStack() as stack:
        world = await stack.enter_async_context(open_world(client, settings))
        door = socket(AF_INET, SOCK_STREAM)
        door.bind(("127.0.0.1", 0))
        port = door.getsockname()[1]
        runner = web.AppRunner(Site(world, port).app(), access_log=None)
        stack.push_async_callback(runner.cleanup)
        await runner.setup()
        await web.SockSite(runner, door).start()
        clock = asyncio.create_task(world.live())
        stack.callback(clock.cancel)
        driver = await stack.enter_async_context(async_playwright())
        browser = await driver.chromium.launch(
            executable_path=next(filter(None, map(shutil.which, NAMES))), args=ARGUMENTS
        )
        stack.push_async_callback(browser.close)
        page = await browser.new_page(
            viewport={"width": PHONE[0], "height": PHONE[1]}, locale="pt-BR"
        )
        await page.goto(f"http://127.0.0.1:{port}/")
        await page.locator(".seat.active").wait_for()
        yield Phone(client, world, page)
