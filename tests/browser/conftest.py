"""A headless Chromium, and pages that must not complain."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing

import pytest
from playwright.sync_api import Browser, ConsoleMessage, sync_playwright

from tests.browser.driver import Table
from tests.browser.running import Playgrounds

ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
LAPTOP = (1280, 800)
PHONE = (390, 844)
BOTH = pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])

OpenTable = Callable[..., Table]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """The browser of this machine; without one the tests are skipped, but never on CI.

    It is closed after each module: while Playwright is open, no asynchronous test can run.
    """
    found = next(filter(None, map(shutil.which, NAMES)), None)
    if found is None and os.environ.get("CI"):
        pytest.fail("CI must have a Chromium for the browser tests")
    if found is None:
        pytest.skip("no Chromium on this machine, so the page cannot be looked at")
    with sync_playwright() as driver:
        chromium = driver.chromium.launch(executable_path=found, headless=True, args=ARGUMENTS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="module")
def toys() -> Iterator[Playgrounds]:
    """Playgrounds around the toy bot."""
    with closing(
        Playgrounds(["-W", "ignore", "-m", "tests.browser.toy_bot", "--several"])
    ) as playgrounds:
        yield playgrounds


@pytest.fixture
def toy(toys: Playgrounds) -> str:
    """The address of one that is as new."""
    return toys.fresh()


@pytest.fixture
def table(browser: Browser) -> Iterator[OpenTable]:
    """Opens pages of a playground; each has its own profile, and no word in its console."""
    complaints: list[str] = []

    def note(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            complaints.append(message.text)

    with ExitStack() as profiles:

        def opened(address: str, size: tuple[int, int] = LAPTOP) -> Table:
            profile = browser.new_context(viewport={"width": size[0], "height": size[1]})
            profiles.callback(profile.close)
            page = profile.new_page()
            page.set_default_timeout(10_000)
            page.on("console", note)
            page.on("pageerror", lambda error: complaints.append(str(error)))
            return Table(page, address)

        yield opened
        assert complaints == []
