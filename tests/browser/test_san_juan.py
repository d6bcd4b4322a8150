"""San Juan in the playground, as `make run` serves it: the first minutes of a newcomer, and a restart."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import OpenTable
from tests.browser.driver import Table
from tests.browser.running import playground

SLOW = 30_000
"""Milliseconds: pictures are drawn for the first time."""


def _pick_the_prospector(page: Table) -> None:
    """The Governor, whoever that is, picks the Prospector from the private panel."""
    for name in ("Ana", "Bruno"):
        page.act_as(name)
        expect(page.pane("dm").locator(".message")).not_to_have_count(0)
        button = page.message("dm").get_by_role("button", name=re.compile("Prospector|Minerador"))
        if button.count():
            button.first.click()
            return
    raise AssertionError("nobody is asked for a role")


def test_two_people_open_a_table_and_move(table: OpenTable, tmp_path: Path) -> None:
    """Ana opens, Bruno joins in Portuguese, both get a hand; a move is made and told; tables outlive the program."""
    with playground(["-m", "bot"], {"DATA_DIR": str(tmp_path), "DISCORD_TOKEN": ""}) as address:
        page = table(address)
        page.use("play", game="San Juan")
        page.act_as("Bruno")
        page.speak("pt-BR")
        page.press("Join")
        page.act_as("Ana")
        page.press("Start")
        thread = page.page.locator("[data-place]", has_text="San Juan").last
        thread.click(timeout=SLOW)

        for name, hand in (("Ana", "Your hand"), ("Bruno", "Sua mão")):
            page.act_as(name)
            picture = page.message("dm").locator("img").first
            expect(picture).to_be_visible(timeout=SLOW)
            expect(page.pane("dm")).to_contain_text(hand)
        expect(page.pane("channel").locator(".message img").last).to_be_visible(timeout=SLOW)
        _pick_the_prospector(page)
        expect(page.pane("channel")).to_contain_text("the Prospector", timeout=SLOW)
        page.page.close()

    with playground(["-m", "bot"], {"DATA_DIR": str(tmp_path), "DISCORD_TOKEN": ""}) as address:
        page = table(address)
        page.use("tables")
        expect(page.message()).to_contain_text("San Juan")
