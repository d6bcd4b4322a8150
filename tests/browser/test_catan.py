"""CATAN in the playground on a phone: a settlement in two presses, an offer on one page."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE, OpenTable
from tests.browser.driver import Table
from tests.browser.running import playground

SLOW = 60_000
"""Milliseconds: pictures are drawn for the first time, and house players think."""

NAMES = ("Ana", "Bruno", "Carla", "Davi")


def _settings(folder: Path) -> dict[str, str]:
    """The playground with tables of its own and a quick house."""
    return {"DATA_DIR": str(folder), "DISCORD_TOKEN": "", "ROBOT_SECONDS": "0.1"}


DISCORD_PHONE = [72, 302]
"""Where a message's components begin on Discord's phones, and how wide they are there, of 390 pixels."""


def _control(page: Table, word: str) -> Locator:
    """The controls of the newest private message that have this word."""
    return page.message("dm").locator(f'[data-control*=":{word}"]')


def test_a_settlement_takes_two_presses(table: OpenTable, tmp_path: Path) -> None:
    """A menu, then a corner; on the large island, the whole page within the phone's width."""
    with playground(["-m", "bot"], _settings(tmp_path)) as address:
        page = table(address, PHONE)
        page.use("play", game="CATAN", seats="5")
        page.choose("1::add-house:1", "Fill up with normal robots")
        expect(page.message()).to_contain_text("Players (5 of")
        page.press("Start")
        page.page.locator("#tab-dm").click()
        corners = _control(page, "pick:settle.corner")
        expect(corners.first).to_be_visible(timeout=SLOW)
        assert page.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        box = page.message("dm").locator(".container").bounding_box()
        assert box is not None
        assert [round(box["x"]), round(box["width"])] == DISCORD_PHONE

        expect(corners.first).to_have_text(re.compile(r"^[A-P]\d"))
        menu = corners.nth(4)
        menu.click()
        menu.locator("xpath=..").locator(".menu-line").nth(2).click()

        expect(page.message("dm")).to_contain_text(re.compile(r"Build a road from [A-P]\d"))


def test_an_offer_is_made_on_one_page(table: OpenTable, tmp_path: Path) -> None:
    """It opens empty and is left by one press; then one for each resource and the button that sends it."""
    with playground(["-m", "tests.browser.market_bot"], _settings(tmp_path)) as address:
        page = table(address, PHONE)
        page.use("play", game="CATAN", seats="4")
        for name in NAMES[1:]:
            page.act_as(name)
            page.press("Join")
            expect(page.message()).to_contain_text(name)
        page.act_as(NAMES[0])
        page.press("Start")
        page.page.locator("#tab-dm").click()
        trader = _trader(page)

        _control(page, "open:offer_trade").click()
        expect(_control(page, "more:offer_trade.give.lumber")).to_be_visible()
        expect(_control(page, "send:")).to_have_count(0)
        _control(page, "back").click()
        _control(page, "open:offer_trade").click()
        expect(page.message("dm")).not_to_contain_text(re.compile(r"You (give|want): \d"))
        _control(page, "more:offer_trade.give.lumber").click()
        expect(page.message("dm")).to_contain_text("You give: 1 lumber")
        _control(page, "more:offer_trade.want.ore").click()
        expect(page.message("dm")).to_contain_text("You want: 1 ore")
        _control(page, "send:offer_trade.closing").first.click()

        expect(page.message("dm")).to_contain_text("1 lumber for 1 ore (offer 1) – no answers yet")
        page.act_as(next(name for name in NAMES if name != trader))
        page.page.locator("#tab-channel").click()
        page.page.locator("[data-place]", has_text="CATAN").last.click()
        expect(page.pane("channel")).to_contain_text(f"{trader} gives 1 lumber, you give 1 ore")


def _trader(page: Table) -> str:
    """Whose turn it is, their panel being open."""
    for name in NAMES * 30:
        page.act_as(name)
        if page.pane("dm").locator(".message").count():
            expect(_control(page, "open:offer_trade")).to_be_visible(timeout=SLOW)
            return name
        page.page.wait_for_timeout(100)
    raise AssertionError("nobody can offer a trade")
