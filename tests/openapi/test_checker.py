"""The checker takes what Discord takes, and catches each of its refusals."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from tests.openapi.checker import official
from tests.openapi.house_rules import V2

Body = dict[str, Any]
Change = Callable[[Body], object]

POST = ("POST", "/channels/123/messages")
EDIT = ("PATCH", "/channels/123/messages/456")
CALLBACK = ("POST", "/interactions/123/a-token/callback")
COMMANDS = ("PUT", "/applications/123/commands")


def button(name: str, **fields: object) -> Body:
    """A button that may be sent."""
    return {"type": 2, "style": 1, "label": "Go", "custom_id": name} | fields


def row(*components: Body) -> Body:
    """A row of controls."""
    return {"type": 1, "components": list(components)}


def text(content: str) -> Body:
    """A piece of text."""
    return {"type": 10, "content": content}


def menu(name: str, count: int, **fields: object) -> Body:
    """A menu with so many options."""
    options = [{"label": f"Option {n}", "value": str(n)} for n in range(count)]
    return {"type": 3, "custom_id": name, "options": options} | fields


def message() -> Body:
    """A message of components that may be sent: a picture, text, a button and a menu."""
    return {
        "flags": V2,
        "nonce": "7:12",
        "enforce_nonce": True,
        "allowed_mentions": {"parse": [], "users": [123456789012345678]},
        "attachments": [{"id": 0, "filename": "board.png", "description": "the board"}],
        "components": [
            {
                "type": 17,
                "accent_color": 0xE0A030,
                "components": [
                    text("**Round 3**"),
                    {"type": 12, "items": [{"media": {"url": "attachment://board.png"}}]},
                    row(button("a"), button("b", label=None, emoji={"id": 5, "name": "wood"})),
                    row(menu("c", 3, min_values=0, max_values=3)),
                    row({"type": 2, "style": 5, "label": "Rules", "url": "https://example.org/"}),
                ],
            }
        ],
    }


def inside(body: Body) -> list[Body]:
    """The components in the message's container."""
    parts: list[Body] = body["components"][0]["components"]
    return parts


def modal() -> Body:
    """A modal that may be shown: a text field and a menu."""
    field = {"type": 4, "custom_id": "t", "style": 1, "min_length": 1, "max_length": 3}
    parts = [
        {"type": 18, "label": "How many", "component": field},
        {"type": 18, "label": "Which", "component": menu("m", 4, max_values=2)},
    ]
    return {"type": 9, "data": {"custom_id": "form", "title": "Pay", "components": parts}}


def commands() -> list[Body]:
    """Commands that may be set."""
    options = [
        {"type": 3, "name": "game", "description": "Which game", "required": True},
        {"type": 4, "name": "seats", "description": "How many", "min_value": 2, "max_value": 4},
    ]
    return [
        {
            "type": 1,
            "name": "play",
            "name_localizations": {"pt-BR": "jogar"},
            "description": "Open a table",
            "nsfw": False,
            "options": options,
        }
    ]


def test_what_discord_takes_passes() -> None:
    """A full message, its edit, a modal, a deferral and the commands have no problem."""
    description = official()
    assert description.check(*POST, message()) == []
    assert description.check(*EDIT, {"components": [row(button("a"))]}) == []
    assert description.check(*CALLBACK, {"type": 4, "data": message_without_nonce()}) == []
    assert description.check(*CALLBACK, {"type": 7, "data": {"tts": False, "content": "x"}}) == []
    assert description.check(*CALLBACK, {"type": 5}) == []
    assert description.check(*CALLBACK, {"type": 6}) == []
    assert description.check(*CALLBACK, modal()) == []
    assert description.check(*COMMANDS, commands()) == []
    assert description.check("GET", "/gateway/bot", None) == []
    assert description.check("DELETE", "/channels/123/messages/456", None) == []


def message_without_nonce() -> Body:
    """The message as an interaction's answer, which has no nonce."""
    return {k: v for k, v in message().items() if k not in {"nonce", "enforce_nonce"}}


MESSAGE_FAULTS: dict[str, tuple[Change, str]] = {
    "unknown field": (lambda m: m.update(colour="red"), "'colour' was unexpected"),
    "unknown field inside": (
        lambda m: inside(m)[2]["components"][0].update(size=2),
        "'size' was unexpected",
    ),
    "label too long": (lambda m: inside(m).append(row(button("d", label="x" * 81))), "too long"),
    "custom id too long": (lambda m: inside(m).append(row(button("x" * 101))), "too long"),
    "nonce too long": (lambda m: m.update(nonce="x" * 26), "nonce"),
    "empty container": (
        lambda m: m["components"].append({"type": 17, "components": []}),
        "non-empty",
    ),
    "alt text too long": (lambda m: m["attachments"][0].update(description="x" * 1025), "too long"),
    "26 options": (lambda m: inside(m).append(row(menu("d", 26))), "too long"),
    "6 buttons": (
        lambda m: inside(m).append(row(*(button(f"d{n}") for n in range(6)))),
        "too long",
    ),
    "id that is none": (lambda m: m["allowed_mentions"].update(users=["ana"]), "users/0"),
    "41 components": (
        lambda m: inside(m).extend(text(".") for _ in range(31)),
        "41 with those inside others",
    ),
    "4,001 characters": (
        lambda m: inside(m).extend([text("x" * 2_000), text("x" * 2_001)]),
        "more than 4000 characters",
    ),
    "8,001 bytes": (
        lambda m: inside(m).extend([text("ã€" * 850), text("ã€" * 800)]),
        "more than 8000 bytes",
    ),
    "101 options": (
        lambda m: inside(m).extend(row(menu(f"d{n}", 25)) for n in range(4)),
        "more than 100 options",
    ),
    "custom id twice": (
        lambda m: inside(m).append(row(button("a"))),
        "the custom id 'a' stands twice",
    ),
    "option twice": (
        lambda m: inside(m)[3]["components"][0]["options"].append({"label": "x", "value": "0"}),
        "the option '0' stands twice",
    ),
    "max_values above options": (
        lambda m: inside(m)[3]["components"][0].update(max_values=4),
        "max_values 4 is above the 3 options",
    ),
    "min_values above max_values": (
        lambda m: inside(m)[3]["components"][0].update(min_values=3, max_values=2),
        "min_values 3 is above max_values 2",
    ),
    "too many chosen": (
        lambda m: (
            [option.update(default=True) for option in inside(m)[3]["components"][0]["options"]]
            and inside(m)[3]["components"][0].update(max_values=2)
        ),
        "more options are chosen beforehand",
    ),
    "menu beside a button": (
        lambda m: inside(m).append(row(menu("d", 2), button("e"))),
        "a menu stands alone in its row",
    ),
    "empty button": (
        lambda m: inside(m).append(row(button("d", label=""))),
        "a button has a label or an emoji",
    ),
    "button without id": (
        lambda m: inside(m).append(row({"type": 2, "style": 1, "label": "Go"})),
        "a button has a custom id",
    ),
    "link without address": (
        lambda m: inside(m).append(row({"type": 2, "style": 5, "label": "Go"})),
        "a button of style 5",
    ),
    "content beside components": (lambda m: m.update(content="x"), "neither content nor embeds"),
    "components without the flag": (lambda m: m.update(flags=0), "IS_COMPONENTS_V2"),
    "file not shown": (
        lambda m: m["attachments"].append({"id": 1, "filename": "hand.png"}),
        "nothing shows the file 'hand.png'",
    ),
    "file not there": (lambda m: m.update(attachments=[]), "there is no file 'board.png'"),
    "no files at all": (lambda m: m.pop("attachments"), "there is no file 'board.png'"),
    "two files of one name": (
        lambda m: m["attachments"].append({"id": 1, "filename": "board.png"}),
        "two files are called 'board.png'",
    ),
}


@pytest.mark.parametrize(("change", "sentence"), MESSAGE_FAULTS.values(), ids=MESSAGE_FAULTS)
def test_faults_of_messages(change: Change, sentence: str) -> None:
    """Each fault in a message is found, wherever the message is sent."""
    faulty = message()
    change(faulty)

    assert sentence in " ".join(official().check(*POST, faulty))
    if "nonce" not in sentence:
        answer = {"type": 4, "data": {k: v for k, v in faulty.items() if "nonce" not in k}}
        assert sentence in " ".join(official().check(*CALLBACK, answer))


def test_content_is_half_as_long_as_the_description_says() -> None:
    """Plain content ends at 2,000 characters, though the description says 4,000."""
    assert official().check(*POST, {"content": "x" * 2_000}) == []
    assert official().check(*POST, {"content": "x" * 2_001}) == [
        "POST /channels/123/messages: content: more than 2000 characters"
    ]


def test_an_edit_may_show_the_files_it_keeps() -> None:
    """Without `attachments`, or with one named by its id alone, names cannot be checked."""
    shown = {k: v for k, v in message_without_nonce().items() if k != "attachments"}
    assert official().check(*EDIT, shown) == []
    assert official().check(*EDIT, shown | {"attachments": [{"id": "99"}]}) == []
    assert "there is no file" in official().check(*EDIT, shown | {"attachments": []})[0]


MODAL_FAULTS: dict[str, tuple[Change, str]] = {
    "6 parts": (
        lambda d: d["components"].extend(text(".") for _ in range(4)),
        "6 parts, a modal has at most 5",
    ),
    "title too long": (lambda d: d.update(title="x" * 46), "too long"),
    "label too long": (lambda d: d["components"][0].update(label="x" * 46), "too long"),
    "custom id twice": (
        lambda d: d["components"][0]["component"].update(custom_id="m"),
        "the custom id 'm' stands twice",
    ),
    "max_values above options": (
        lambda d: d["components"][1]["component"].update(max_values=5),
        "max_values 5 is above the 4 options",
    ),
    "lengths crossed": (
        lambda d: d["components"][0]["component"].update(min_length=4),
        "min_length is above max_length",
    ),
    "text too long": (
        lambda d: d["components"][0]["component"].update(value="1234"),
        "longer than max_length",
    ),
}


@pytest.mark.parametrize(("change", "sentence"), MODAL_FAULTS.values(), ids=MODAL_FAULTS)
def test_faults_of_modals(change: Change, sentence: str) -> None:
    """Each fault in a modal is found."""
    faulty = modal()
    change(faulty["data"])
    assert sentence in " ".join(official().check(*CALLBACK, faulty))


COMMAND_FAULTS: dict[str, tuple[Callable[[list[Body]], object], str]] = {
    "command twice": (lambda c: c.append(deepcopy(c[0])), "stands twice"),
    "capital letter": (lambda c: c[0].update(name="Play"), "'Play' is no command"),
    "blank in a translation": (
        lambda c: c[0]["name_localizations"].update({"pt-BR": "jogar já"}),
        "'jogar já' is no command",
    ),
    "required behind optional": (lambda c: c[0]["options"].reverse(), "behind an optional one"),
    "option twice": (lambda c: c[0]["options"][1].update(name="game"), "'game' stands twice"),
    "description too long": (lambda c: c[0].update(description="x" * 101), "too long"),
    "more than 8,000 characters": (
        lambda c: c[0]["options"][0].update(
            choices=[{"name": "x" * 90 + str(n), "value": "x" * 250} for n in range(25)]
        ),
        "8000 are allowed",
    ),
}


@pytest.mark.parametrize(("change", "sentence"), COMMAND_FAULTS.values(), ids=COMMAND_FAULTS)
def test_faults_of_commands(change: Callable[[list[Body]], object], sentence: str) -> None:
    """Each fault in the list of commands is found."""
    faulty: Any = commands()
    change(faulty)
    assert sentence in " ".join(official().check(*COMMANDS, faulty))


def test_only_the_longest_language_counts() -> None:
    """A translation as long as the original leaves the command's length as it was."""
    choices = [
        {"name": "x" * 60, "name_localizations": {"pt-BR": "y" * 60}, "value": f"{n:0240}"}
        for n in range(25)
    ]
    long = commands()
    long[0]["options"][0]["choices"] = choices
    assert official().check(*COMMANDS, long) == []


def test_routes_that_are_none() -> None:
    """A path or a method that Discord does not have is a problem, and so is a missing body."""
    assert official().check("GET", "/tables", None) == ["GET /tables: no such route"]
    assert "no such method" in official().check("PUT", "/channels/1/messages", {})[0]
    assert official().check(*POST, None) == ["POST /channels/123/messages: needs JSON"]


def test_the_original_answer_goes_before_a_message_id() -> None:
    """`@original` is a route of its own."""
    path = "/webhooks/123/a-token/messages/@original"
    assert official().check("PATCH", path, {"content": "x" * 2_001}) != []
    assert official().check("PATCH", path, {"content": "x"}) == []
