"""The playground's page in the words of a player: seats, places, commands, buttons, menus."""

from __future__ import annotations

import re
from typing import Literal

from playwright.sync_api import Locator, Page, expect

Side = Literal["channel", "dm"]

expect.set_options(timeout=10_000)


class Table:
    """One open page of the playground."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        page.goto(address)
        expect(page.locator(".seat.active")).to_be_visible()

    def act_as(self, name: str) -> None:
        """Change seats."""
        self.page.locator(f'[data-seat="{name}"]').click()
        expect(self.page.locator(f'[data-seat="{name}"]')).to_have_class(re.compile("active"))

    def speak(self, locale: str) -> None:
        """Choose the acting seat's language."""
        self.page.locator(f'[data-locale="{locale}"]').click()
        expect(self.page.locator("html")).to_have_attribute("lang", locale)

    def go(self, place: str) -> None:
        """Open a channel or a thread."""
        self.page.locator(f'[data-place="{place}"]').click()

    def pane(self, side: Side) -> Locator:
        """The server's column, or the private one."""
        return self.page.locator(f"#{side}")

    def begin(self, command: str, side: Side = "channel") -> None:
        """Type a command up to its options."""
        self.pane(side).locator(".text-input").click()
        self.page.keyboard.type(f"/{command}")
        expect(self.pane(side).locator(".choice.marked:visible").first).to_contain_text(
            f"/{command}"
        )
        self.page.keyboard.press("Enter")
        expect(self.pane(side).locator(".chips .command")).to_have_text(f"/{command}")

    def use(self, command: str, side: Side = "channel", **options: str) -> None:
        """Use a slash command; an option that is not shown yet is added."""
        self.begin(command, side)
        for name, value in options.items():
            self.fill(name, value, side)
        self.send(side)
        expect(self.pane(side).locator(".chips")).to_have_count(0)

    def fill(self, option: str, value: str, side: Side = "channel") -> None:
        """Type a value into an option, and take it from the list where the option has one."""
        field = self.pane(side).locator(f'[data-option="{option}"]')
        if not field.count():
            self.pane(side).get_by_role("button", name=f"+ {option}", exact=True).click()
        field.click()
        field.fill(value)
        if field.get_attribute("data-listed") == "true":
            self.pane(side).locator(".choice", has_text=value).first.click()

    def send(self, side: Side = "channel") -> None:
        """Send what has been typed."""
        self.pane(side).locator(".send").click()

    def message(self, side: Side = "channel") -> Locator:
        """The newest message."""
        return self.pane(side).locator(".message").last

    def press(self, label: str, side: Side = "channel") -> None:
        """Press the newest button of this name."""
        self.pane(side).locator(".parts").get_by_role("button", name=label, exact=True).last.click()

    def choose(self, menu: str, *labels: str, side: Side = "channel") -> None:
        """Open the newest menu of this id and choose; several are sent with OK."""
        opener = self.pane(side).locator(f'[data-control="{menu}"]').last
        opener.click()
        box = opener.locator("xpath=..")
        for label in labels:
            box.locator(".menu-line", has_text=label).first.click()
        if box.locator(".menu-foot").is_visible():
            box.get_by_role("button", name="OK", exact=True).click()
