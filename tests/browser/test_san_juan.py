"""San Juan in the playground, as `make run` serves it: the first minutes of a newcomer, a restart, a whole game."""

import re
from contextlib import suppress
from pathlib import Path
from random import Random

from playwright.sync_api import Error, Locator, expect

from bot.forms.model import VERBS
from tests.browser.conftest import PHONE, OpenTable
from tests.browser.driver import Table
from tests.browser.running import playground

SLOW = 30_000

FOLDS = 50
"""How often a message may fold between two looks at it: what was answered is a line before the next question stands."""
"""Milliseconds: pictures are drawn for the first time."""

QUICK = 3_000
"""Milliseconds for one touch of what is on the screen."""

PRESSES = 400
"""More than any game takes: whoever builds whenever it can be paid has twelve buildings long before."""

WANTED = (
    r"^(send|confirm)",
    r"^(do|pick|take|fill):build",
    r"^pick:pick_role\.role",
    r"^(?!back|none|do:pass|close)",
    r"^(?!back)",
    r"",
)
"""What is pressed, the most wanted first: words of the planner, as they stand in the custom ids."""

STRAYING = 0.2
"""How often anything is pressed: who always wants the same may press two things in turn for ever."""

ROLES = ("builder", "councillor", "prospector", "trader", "producer")

MANY_CARDS = 4
"""With so many the Builder is worth taking."""

IS_ASKED = rf"/^\d+:\d*:({'|'.join(sorted(VERBS))}|rematch):/m"

STATE = """() => {
    const shown = [...document.querySelectorAll("#dm .message")].at(-1);
    const words = [...shown.querySelectorAll("[data-control]")].map((one) => one.dataset.control);
    return [shown.innerText, ...words].join("\\n");
}"""


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


def _who_was_written_to(page: Table) -> str:
    """The one of the two whom the game has called."""
    for name in ("Ana", "Bruno") * 30:
        page.act_as(name)
        if page.pane("dm").locator(".message").count():
            return name
        page.page.wait_for_timeout(200)
    raise AssertionError("nobody is called")


def test_two_people_open_a_table_and_move(table: OpenTable, tmp_path: Path) -> None:
    """Ana opens, Bruno joins in Portuguese; who is asked gets a hand, the other looks; tables outlive the program."""
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

        expect(page.pane("channel").locator(".message img").last).to_be_visible(timeout=SLOW)
        asked = _who_was_written_to(page)
        questions = {"Ana": "Pick a role", "Bruno": "Escolha uma função"}
        for name, hand in (("Ana", "your hand"), ("Bruno", "sua mão")):
            page.act_as(name)
            if name != asked:
                page.use("hand" if name == "Ana" else "mão", "dm")
            expect(page.message("dm").locator("img").first).to_be_visible(timeout=SLOW)
            told = questions[name] if name == asked else hand
            expect(page.pane("dm")).to_contain_text(told, ignore_case=True)
        _pick_the_prospector(page)
        expect(page.pane("channel")).to_contain_text("the Prospector", timeout=SLOW)
        page.page.close()

    with playground(["-m", "bot"], {"DATA_DIR": str(tmp_path), "DISCORD_TOKEN": ""}) as address:
        page = table(address)
        page.use("tables")
        expect(page.message()).to_contain_text("San Juan")


def test_a_game_is_played_to_its_end_on_a_phone(table: OpenTable, tmp_path: Path) -> None:
    """One person and a robot, every press in the private messages; then the points, and the way to a rematch."""
    settings = {"DATA_DIR": str(tmp_path), "DISCORD_TOKEN": "", "ROBOT_SECONDS": "0.02"}
    with playground(["-m", "bot"], settings) as address:
        page = table(address, PHONE)
        page.use("play", game="San Juan", seats="2")
        page.choose("1::add-house:1", "Hard robot")
        expect(page.message()).to_contain_text("Amelia (hard)")
        page.press("Start")
        page.page.locator("#tab-dm").click()
        expect(page.message("dm").locator("img").first).to_be_visible(timeout=SLOW)

        chance = Random(1)
        for _ in range(PRESSES):
            control = _wanted(page, chance)
            if control is None:
                break
            _use(page, control)
        expect(page.message("dm")).to_contain_text("The game is over: ")

        expect(page.message("dm").locator("img").first).to_be_visible(timeout=SLOW)
        assert page.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        page.page.locator("#tab-channel").click()
        page.page.locator("[data-place]", has_text="San Juan").last.click()
        final = page.message()
        expect(
            final.get_by_role("heading", name=re.compile("^The winners? (is|are) "))
        ).to_be_visible()
        described = final.locator(".gallery img").last
        expect(described).to_have_attribute("alt", re.compile(r"1\. .+\n[12]\. "))
        expect(final.locator(".gallery .picture")).to_have_count(2)
        expect(final.get_by_role("button", name="Rematch")).to_be_enabled()
        assert page.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def _wanted(page: Table, chance: Random) -> Locator | None:
    """The control of the newest question that is wanted most, at times any; None once the game is over.

    Waits for one's turn.
    """
    words: dict[str, str] = {}
    answers: list[str] = []
    for _ in range(FOLDS):
        page.page.wait_for_function(f"() => {IS_ASKED}.test(({STATE})())", timeout=SLOW)
        words = {word.split(":", 2)[2]: word for word in _controls(page)}
        if "rematch:" in words:
            return None
        answers = [word for word in words if word.partition(":")[0] in VERBS]
        if answers:
            break
    many = _cards_in_hand(page) >= MANY_CARDS
    roles = ROLES if many else (*ROLES[1:], ROLES[0])
    for wish in (r"^(?!back)", "") if chance.random() < STRAYING else WANTED:
        found = [word for word in answers if re.search(wish, word)]
        if found:
            chance.shuffle(found)
            best = min(found, key=lambda word: _rank(word, roles))
            return page.message("dm").locator(f'[data-control="{words[best]}"]')
    raise AssertionError(f"nothing to answer with: {sorted(words)}")


def _rank(word: str, roles: tuple[str, ...]) -> int:
    """How soon that role is wanted; all else equally."""
    return next((place for place, role in enumerate(roles) if word.endswith(role)), len(roles))


def _controls(page: Table) -> list[str]:
    """Custom ids on the newest private message."""
    found: list[str] = (
        page.message("dm")
        .locator("[data-control]")
        .evaluate_all("all => all.map((one) => one.dataset.control)")
    )
    return found


def _cards_in_hand(page: Table) -> int:
    """As the description of the hand's picture says."""
    described = page.message("dm").locator("img").evaluate_all("all => all.map((one) => one.alt)")
    counted = re.search(r"your hand \((\d+) of", " ".join(described), re.IGNORECASE)
    return int(counted[1]) if counted else MANY_CARDS


def _use(page: Table, control: Locator) -> None:
    """Press it, or tick in its menu what it wants at least, and wait until the message has changed.

    The house may change the message under the finger: then nothing is done, and the next look finds what is there.
    """
    before = page.page.evaluate(STATE)
    with suppress(Error):
        control.click(timeout=QUICK)
        menu = control.locator("xpath=..")
        done = menu.get_by_role("button", name="OK", exact=True)
        unticked = menu.locator(".menu-line:not(.chosen)")
        if menu.locator(".menu-line").count() and not done.count():
            unticked.first.click(timeout=QUICK)
        elif done.count():
            while not done.is_enabled(timeout=QUICK):
                unticked.first.click(timeout=QUICK)
            done.click(timeout=QUICK)
        page.page.wait_for_function(f"before => ({STATE})() !== before", arg=before, timeout=QUICK)
