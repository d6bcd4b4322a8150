"""The page of the playground on a phone."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, OpenTable


def test_a_phone_shows_one_column_at_a_time(toy: str, table: OpenTable) -> None:
    """On a phone two tabs change between the channel and the private messages, with a badge."""
    page = table(toy, PHONE)
    page.use("panel")
    page.press("Write to me")
    expect(page.page.locator("#tab-dm .badge")).to_have_text("1")
    expect(page.pane("dm")).to_be_hidden()

    page.page.locator("#tab-dm").click()

    expect(page.message("dm")).to_contain_text("Your hand, Ana")
    expect(page.pane("channel")).to_be_hidden()
    expect(page.page.locator("#tab-dm .badge")).to_have_count(0)
    page.press("Play it", "dm")
    expect(page.message("dm")).to_contain_text("Ana: private")
    assert page.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_a_picture_is_large_on_a_phone(toy: str, table: OpenTable) -> None:
    """A tap fits it to the screen, the next shows every pixel, to be moved with a finger, and the third closes it."""
    page = table(toy, PHONE)
    page.use("panel")
    zoom, large = page.page.locator("#zoom"), page.page.locator("#zoom img")

    page.message().locator(".gallery .picture").click()

    expect(large).to_be_visible()
    natural = large.evaluate("image => image.naturalWidth")
    assert natural > PHONE[0], "or there would be nothing to enlarge"
    assert large.evaluate("image => image.clientWidth") == PHONE[0]
    way_out = zoom.locator(".zoom-close").bounding_box()
    picture = large.bounding_box()
    assert way_out is not None
    assert picture is not None
    assert way_out["y"] + way_out["height"] <= picture["y"]
    large.click()
    assert large.evaluate("image => image.clientWidth") == natural
    large.click()
    expect(zoom).to_be_hidden()
    page.message().locator(".gallery .picture").focus()
    for close in ("Escape", "Enter"):
        page.page.keyboard.press("Enter")
        expect(zoom).to_be_visible()
        page.page.keyboard.press(close)
        expect(zoom).to_be_hidden()
    assert page.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_a_phone_shows_the_private_messages_of_the_next_seat(toy: str, table: OpenTable) -> None:
    """Seats can be changed with the private messages open: the next one's take their place at once."""
    page = table(toy, PHONE)
    for name in ("Ana", "Bruno"):
        page.page.locator("#tab-channel").click()
        page.act_as(name)
        page.use("panel")
        page.press("Write to me")
    page.page.locator("#tab-dm").click()
    expect(page.message("dm")).to_contain_text("Your hand, Bruno")

    page.act_as("Ana")

    expect(page.message("dm")).to_contain_text("Your hand, Ana")
    expect(page.page.locator('[data-seat="Ana"] .badge')).to_have_count(0)
    expect(page.page.locator('[data-place="mesa"]')).to_be_visible()


def test_a_phone_leads_to_the_place_that_pings(toy: str, table: OpenTable) -> None:
    """From the private messages, the server's tab names and opens the thread where one is called; open, it has no badge."""
    page = table(toy, PHONE)
    page.use("panel")
    page.press("Thread")
    channel = page.page.locator("#tab-channel")
    expect(page.page.locator('[data-place="Table 7"] .badge')).to_have_count(1)
    expect(channel.locator(".badge")).to_have_count(0)
    page.page.locator("#tab-dm").click()
    expect(channel).to_have_text("Table 71")
    thread = page.page.locator('[data-place="Table 7"]')
    expect(thread.locator(".badge")).to_be_in_viewport(ratio=1)

    channel.click()

    expect(page.message()).to_contain_text("Your turn, @Ana!")
    expect(thread).to_have_class(re.compile("active"))
    expect(channel.locator(".badge")).to_have_count(0)
