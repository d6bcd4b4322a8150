"""Commands typed into the playground's page: options, completion, keyboard, languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import BOTH, OpenTable


@BOTH
def test_options_are_completed_and_checked(
    toy: str, table: OpenTable, size: tuple[int, int]
) -> None:
    """Completion by the bot, choices, people and truth values are listed; bounds are told."""
    page = table(toy, size)
    page.use("play", game="Catan", seats="3 seats", guest="Davi")
    expect(page.message()).to_contain_text("catan for 3 with @Davi")

    page.begin("roll")
    page.fill("dice", "9")
    page.send()
    expect(page.pane("channel").locator(".composer > .trouble")).to_have_text(
        "“dice” must be at most 6."
    )
    page.fill("dice", "four")
    page.send()
    expect(page.pane("channel").locator(".composer > .trouble")).to_contain_text("whole number")
    page.fill("dice", "4")
    page.fill("loud", "Yes")
    page.send()
    expect(page.message()).to_contain_text("rolled 4")
    expect(page.message().locator(".only-you")).to_have_count(0)


def test_a_command_put_away_asks_the_bot_for_nothing(toy: str, table: OpenTable) -> None:
    """Values that were about to be asked for are not, when the command has gone (no word in the console)."""
    page = table(toy)
    page.begin("play")
    page.page.evaluate(
        """() => {
            const field = document.querySelector('[data-option="game"]');
            field.dispatchEvent(new Event("input"));
            document.querySelector(".away").click();
            return new Promise((done) => setTimeout(done, 400));
        }"""
    )
    expect(page.pane("channel").locator(".chips")).to_have_count(0)


def test_everything_can_be_done_by_keyboard(toy: str, table: OpenTable) -> None:
    """A command with completion is typed and sent without the mouse; Escape leaves it."""
    page = table(toy)
    page.pane("channel").locator(".text-input").focus()
    keys = page.page.keyboard
    keys.type("/play ")
    expect(page.pane("channel").locator(".choice")).to_have_count(4)
    keys.press("ArrowDown")
    keys.press("Enter")
    expect(page.pane("channel").locator('[data-option="game"]')).to_have_value("Catan")
    keys.press("Enter")
    expect(page.message()).to_contain_text("catan for 2")

    keys.type("/play ca")
    expect(page.pane("channel").locator(".choice")).to_have_text(["Catan", "Caylus"])
    keys.press("Escape")
    keys.press("Escape")
    expect(page.pane("channel").locator(".text-input")).to_be_focused()


def test_a_seat_speaks_its_own_language(toy: str, table: OpenTable) -> None:
    """The page and the commands follow the acting seat's language; other seats keep theirs."""
    page = table(toy)
    page.speak("pt-BR")
    expect(page.page.locator("#seats-title")).to_have_text("Agir como")

    page.begin("rolar")
    expect(page.pane("channel").locator(".option label")).to_have_text("dados")
    page.fill("dice", "2")
    page.send()
    expect(page.message()).to_contain_text("rolled 2")
    expect(page.message()).to_contain_text("Só você pode ver isto")

    page.act_as("Bruno")
    expect(page.page.locator("#seats-title")).to_have_text("Act as")


def test_commands_stand_in_the_order_of_the_bot(toy: str, table: OpenTable) -> None:
    """Not in that of the alphabet: the most wanted come first."""
    page = table(toy)

    page.pane("channel").locator(".text-input").click()
    page.page.keyboard.type("/")

    choices = page.pane("channel").locator(".choice")
    expect(choices).to_have_text([re.compile(f"^/{name}") for name in ("panel", "roll", "play")])


@pytest.mark.parametrize("typed", ["rol", "roll"])
def test_a_command_is_found_by_both_its_names(toy: str, table: OpenTable, typed: str) -> None:
    """A command is completed by its name in the reader's language and by the bot's own."""
    page = table(toy)
    page.speak("pt-BR")

    page.pane("channel").locator(".text-input").click()
    page.page.keyboard.type(f"/{typed}")

    expect(page.pane("channel").locator(".choice.marked")).to_contain_text("/rolar")


def test_a_command_may_be_sent_before_the_commands_are_known(toy: str, table: OpenTable) -> None:
    """Who types faster than the server answers still gets the command, after changing seats too."""
    page = table(toy)
    page.use("panel")
    waiting: list[Route] = []

    def hold(asked: Route) -> None:
        waiting.append(asked)

    page.page.route("**/commands?*", hold)
    page.act_as("Bruno")

    page.pane("channel").locator(".text-input").click()
    page.page.keyboard.type("/roll")
    expect(page.pane("channel").locator(".choice")).to_have_count(0)
    page.page.keyboard.press("Enter")
    assert waiting
    for asked in waiting:
        asked.continue_()

    expect(page.pane("channel").locator(".chips .command")).to_have_text("/roll")
    expect(page.pane("channel").locator(".composer > .trouble")).to_have_text("")
