"""The page of the playground, played with a toy bot that uses every control."""

from __future__ import annotations

import re
from tempfile import gettempdir

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import BOTH, OpenTable


@BOTH
def test_a_newcomer_finds_the_commands(toy: str, table: OpenTable, size: tuple[int, int]) -> None:
    """The empty page says what to do, and its button opens the list of commands."""
    page = table(toy, size)

    page.pane("channel").get_by_role("button", name="Show the commands").click()

    expect(page.pane("channel").locator(".choice")).to_have_count(3)
    expect(page.pane("channel").locator(".choice").first).to_contain_text("Show every control")
    assert page.page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_a_message_shows_text_pictures_and_emojis(toy: str, table: OpenTable) -> None:
    """Markdown, mentions, times, emojis and pictures with their alternative text are drawn."""
    page = table(toy)
    page.use("panel")
    text = page.message().locator(".section-text")

    expect(text.locator(".heading-2")).to_have_text("The table")
    expect(text.locator("strong").first).to_have_text("Ana")
    expect(text.locator("em")).to_have_text("market hall")
    expect(text.locator(".subtext")).to_have_text("small words below")
    expect(text.locator("blockquote a")).to_have_attribute("href", "https://example.org/")
    expect(text.locator("ul ul li")).to_have_text("one and a half")
    expect(text.locator("ol > li")).to_have_text(["first", "second"])
    expect(text.locator("pre code")).to_have_text("code block")
    expect(text.locator(".mention.me")).to_have_text("@Ana")
    expect(text.locator("time[data-relative]")).to_contain_text("ago")
    picture = page.message().locator(".gallery-picture")
    expect(picture).to_have_attribute("alt", "six cards")
    assert picture.evaluate("image => image.decode().then(() => image.naturalWidth)") == 800
    emoji = text.locator("img.emoji")
    assert emoji.evaluate("image => image.decode().then(() => image.naturalWidth)") == 64
    secret = text.locator(".spoiler")
    expect(secret.locator("span")).to_be_hidden()
    secret.click()
    expect(secret.locator("span")).to_be_visible()


@BOTH
def test_the_newest_message_is_in_sight(toy: str, table: OpenTable, size: tuple[int, int]) -> None:
    """A place opens at its end, pictures included; who reads above is told of news and stays."""
    for _ in range(3):
        table(toy).use("panel")
    page = table(toy, size)
    last = page.message().locator('[data-control="who"]')
    expect(last).to_be_in_viewport()
    page.page.evaluate(
        """() => Promise.all([...document.querySelectorAll('#channel img')].map(
            (image) => image.complete || new Promise((done) => { image.onload = image.onerror = done; })
        )).then(() => null)"""
    )
    expect(last).to_be_in_viewport()

    page.pane("channel").locator(".scroller").hover()
    page.page.mouse.wheel(0, -1200)
    expect(last).not_to_be_in_viewport()
    table(toy).use("play", game="Catan")
    down = page.page.get_by_role("button", name="New messages")
    expect(down).to_be_visible()
    expect(page.message()).not_to_be_in_viewport()
    down.click()
    expect(page.message()).to_be_in_viewport()


def test_a_picture_opens_large(toy: str, table: OpenTable) -> None:
    """A press on a picture shows it over the page."""
    page = table(toy)
    page.use("panel")

    page.message().locator(".gallery .picture").click()

    expect(page.page.locator("#zoom figcaption")).to_have_text("six cards")
    page.page.keyboard.press("Escape")
    expect(page.page.locator("#zoom")).to_be_hidden()


def test_an_edit_changes_the_message_in_place(toy: str, table: OpenTable) -> None:
    """A button whose answer edits its message brings the new text and the new picture."""
    page = table(toy)
    page.use("panel")

    page.press("Next")

    expect(page.pane("channel").locator(".section-text")).to_have_text("Second board")
    expect(page.pane("channel").locator(".gallery-picture")).to_have_attribute(
        "src", re.compile("board2.png")
    )


@BOTH
def test_an_ephemeral_answer_is_for_its_owner_alone(
    toy: str, table: OpenTable, size: tuple[int, int]
) -> None:
    """Another seat presses the public message; only it sees the answer, and can put it away."""
    ana = table(toy, size)
    ana.use("panel")
    bruno = table(toy, size)
    bruno.act_as("Bruno")

    bruno.choose("one", "Card 7")

    expect(bruno.message()).to_contain_text("Bruno: one ['7']")
    expect(bruno.message()).to_contain_text("Only you can see this")
    expect(ana.pane("channel").locator(".message")).to_have_count(1)
    bruno.page.get_by_role("button", name="Dismiss message").click()
    expect(bruno.pane("channel").locator(".ephemeral")).to_have_count(0)
    bruno.page.reload()
    expect(bruno.pane("channel").locator(".message")).to_have_count(1)


@BOTH
def test_a_menu_of_several_holds_its_bounds(
    toy: str, table: OpenTable, size: tuple[int, int]
) -> None:
    """OK waits for two ticks, a fourth tick is refused, and the values arrive in order."""
    page = table(toy, size)
    page.use("panel")
    page.pane("channel").locator('[data-control="some"]').click()
    ok = page.page.get_by_role("button", name="OK", exact=True)
    lines = page.pane("channel").locator(".menu-line:visible")

    lines.nth(3).click()
    expect(ok).to_be_disabled()
    lines.nth(0).click()
    expect(ok).to_be_enabled()
    lines.nth(1).click()
    lines.nth(4).click()
    expect(page.pane("channel").locator(".menu-line.chosen")).to_have_count(3)
    ok.click()

    expect(page.message()).to_contain_text("some ['1', '2', '4']")


def test_an_open_menu_outlives_an_edit(toy: str, table: OpenTable) -> None:
    """A message that changes while somebody ticks lines of its menu leaves the menu open, and the lines ticked."""
    ana, bruno = table(toy), table(toy)
    ana.use("panel")
    bruno.act_as("Bruno")
    ana.pane("channel").locator('[data-control="some"]').click()
    lines = ana.pane("channel").locator(".menu-line:visible")
    lines.nth(3).click()

    bruno.press("Next")

    expect(ana.pane("channel").locator(".section-text")).to_have_text("Second board")
    lines.nth(0).click()
    ana.page.get_by_role("button", name="OK", exact=True).click()
    expect(ana.message()).to_contain_text("some ['1', '4']")


def test_a_person_can_be_chosen(toy: str, table: OpenTable) -> None:
    """A user menu lists the people of the server."""
    page = table(toy)
    page.use("panel")
    page.choose("who", "Carla")
    expect(page.message()).to_contain_text("Ana: who ['")


def test_a_role_can_be_chosen(toy: str, table: OpenTable) -> None:
    """A menu of roles lists those of the server, without the one that everybody has."""
    page = table(toy)
    page.use("panel")
    page.pane("channel").locator('[data-control="role"]').click()
    lines = page.pane("channel").locator(".menu-line:visible")
    expect(lines).to_have_text(["@Feitoria", "@manager"])
    lines.last.click()
    expect(page.message()).to_contain_text("Ana: role ['")


@BOTH
def test_a_form_checks_and_sends(toy: str, table: OpenTable, size: tuple[int, int]) -> None:
    """A short word and a missing choice are refused beside their fields; a full form arrives."""
    page = table(toy, size)
    page.use("panel")
    page.press("Form")
    form = page.page.locator("#form")
    expect(form.get_by_role("heading")).to_have_text("Your answer")

    form.locator('[data-field="word"]').fill("ab")
    form.get_by_role("button", name="Submit").click()
    expect(form.locator(".field .trouble").first).to_have_text("3 characters or more.")
    expect(form.locator(".field .trouble").nth(1)).to_have_text("This is needed.")

    form.locator('[data-field="word"]').fill("abc")
    form.locator('[data-control="card"]').click()
    form.locator(".menu-line:visible").nth(1).click()
    form.locator('[data-control="cards"]').click()
    form.locator(".menu-line:visible").nth(0).click()
    form.locator(".menu-line:visible").nth(5).click()
    form.get_by_role("button", name="OK", exact=True).click()
    form.get_by_role("button", name="Submit").click()

    expect(form).to_be_hidden()
    expect(page.message()).to_contain_text("Form: word=abc, card=['2'], cards=['1', '6']")


def test_a_slow_answer_shows_that_the_bot_thinks(toy: str, table: OpenTable) -> None:
    """A deferred answer reads as thinking until it is there."""
    page = table(toy)
    page.use("panel")
    page.press("Slow")
    expect(page.message()).to_contain_text("Feitoria is thinking…")
    expect(page.message()).to_contain_text("That took a while.")


def test_long_work_of_the_bot_holds_nobody_up(toy: str, table: OpenTable) -> None:
    """While the bot computes, other seats act and are answered."""
    page = table(toy)
    page.use("panel")
    page.press("Long")
    expect(page.message()).to_contain_text("Feitoria is thinking…")
    page.act_as("Bruno")

    for card in ("Card 3", "Card 4"):
        page.choose("one", card)
        expect(page.message()).to_contain_text(f"one ['{card[-1]}']")

    page.act_as("Ana")
    expect(page.message()).to_contain_text("Feitoria is thinking…")
    expect(page.message()).to_contain_text("Done at last.")


@pytest.mark.parametrize("label", ["Silent", "Broken"])
def test_an_unanswered_press_reads_as_failed(toy: str, table: OpenTable, label: str) -> None:
    """A press the bot does not answer says so under the message; the next one clears it."""
    page = table(toy)
    page.use("panel")

    page.press(label)

    failure = page.pane("channel").locator(".failure")
    expect(failure).to_have_text("This interaction failed")
    page.press("Next")
    expect(failure).to_have_count(0)


def test_private_messages_stand_beside_the_channel(toy: str, table: OpenTable) -> None:
    """A direct message comes beside the channel, and its button works there; nobody else sees it."""
    page = table(toy)
    page.use("panel")
    page.press("Write to me")

    expect(page.message("dm")).to_contain_text("Your hand, Ana")
    page.press("Play it", "dm")
    expect(page.message("dm")).to_contain_text("Ana: private")
    page.act_as("Bruno")
    expect(page.pane("dm")).not_to_contain_text("Your hand")


def test_commands_work_in_private(toy: str, table: OpenTable) -> None:
    """The private column has its own command line."""
    page = table(toy)
    page.use("roll", "dm", dice="3")
    expect(page.message("dm")).to_contain_text("rolled 3")


def test_a_thread_and_a_ping_are_marked(toy: str, table: OpenTable) -> None:
    """A new thread stands in the list, unread, with the count of calls, until it is read."""
    page = table(toy)
    page.use("panel")
    page.press("Thread")
    thread = page.page.locator('[data-place="Table 7"]')
    expect(thread).to_have_class(re.compile("unread"))
    expect(thread.locator(".badge")).to_have_text("1")
    expect(page.page.locator('[data-seat="Ana"] .badge')).to_have_text("1")

    page.pane("channel").locator(".system .text-button").click()

    expect(page.message()).to_contain_text("Your turn, @Ana!")
    expect(thread.locator(".badge")).to_have_count(0)
    page.act_as("Bruno")
    expect(page.page.locator('[data-seat="Ana"] .badge')).to_have_count(0)


def test_links_into_the_server_stay_on_the_page(toy: str, table: OpenTable) -> None:
    """A link to a message of the server, as button and in text, opens its place here."""
    page = table(toy)
    page.use("panel")
    page.press("Thread")

    page.press("To the table", "dm")

    expect(page.message()).to_contain_text("Your turn, @Ana!")
    page.go("mesa")
    expect(page.message()).not_to_contain_text("Your turn")
    page.message("dm").locator(".text .text-button").click()
    expect(page.message()).to_contain_text("Your turn, @Ana!")
    page.go("mesa")
    page.pane("channel").get_by_role("button", name="old table").click()
    expect(page.page.locator(".note")).to_contain_text("earlier start")


def test_ordinary_messages_can_be_sent(toy: str, table: OpenTable) -> None:
    """People can talk; another page sees it by itself."""
    ana = table(toy)
    eva = table(toy)
    eva.act_as("Eva")
    eva.pane("channel").locator(".text-input").fill("hello **all**")
    eva.page.keyboard.press("Enter")
    expect(ana.message()).to_contain_text("Eva")
    expect(ana.message().locator("strong")).to_have_text("all")


def test_time_can_be_let_pass(toy: str, table: OpenTable) -> None:
    """A day passes at once; relative times follow."""
    page = table(toy)
    page.use("panel")
    stamp = page.message().locator("time[data-relative]")
    before = page.page.locator("#clock").inner_text()
    page.page.locator("#day").click()
    expect(page.page.locator(".note")).to_have_text("Time has passed.")
    page.page.locator("#hour").click()
    expect(page.page.locator("#hour")).to_be_enabled()
    expect(page.page.locator(".note")).to_have_count(1)
    expect(page.page.locator("#clock")).not_to_have_text(before)
    expect(stamp).to_contain_text("ago")


def test_the_help_says_where_the_games_are(toy: str, table: OpenTable) -> None:
    """The help tells what the page is and which folder to delete to start over."""
    page = table(toy)
    page.page.locator("#about").click()
    expect(page.page.locator("#help")).to_contain_text(
        f"in the folder {gettempdir()}. To start over"
    )
    page.page.get_by_role("button", name="Close").click()
    expect(page.page.locator("#help")).to_be_hidden()
