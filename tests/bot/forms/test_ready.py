"""Whole answers at a press: ready ones, and taking back earlier answers of a step that is still open."""

from dataclasses import replace

import msgspec

from bot.forms.advance import advance
from bot.forms.draft import EMPTY
from bot.forms.filling import GONE
from bot.forms.model import Button, Draft, Input, Question, Row, Select, Text
from bot.forms.plan import plan
from bot.i18n.markdown import escaped
from games.core.flow import Reopen
from games.core.forms import Offer
from games.core.model import Action, Message, Ready, say
from tests.bot.forms.driver import EchoWords, texts_of
from tests.bot.forms.orchard import Plant, Pluck, Sleep, asking, pluck
from tests.bot.forms.shapes import TREES, one, some


def buttons(question: Question, draft: Draft = EMPTY) -> list[Button]:
    """The buttons of the panel."""
    rows = [row for row in plan(question, draft).blocks if isinstance(row, Row)]
    return [button for row in rows for button in row.buttons]


def offering(question: Question, *actions: Action) -> Question:
    """The question with these answers at hand."""
    ready = tuple(
        Ready(action, say("orchard-ready", number=number)) for number, action in enumerate(actions)
    )
    return replace(question, ready=ready)


def ready_words(question: Question) -> list[str]:
    """The words of the buttons of ready answers."""
    return [button.word for button in buttons(question) if button.word.startswith("ready:")]


GATHERING = asking(pluck(some(9, 2, 5)), Offer(Sleep))
"""Several of many."""


def test_a_ready_answer_is_one_press() -> None:
    """The whole action is submitted. The first one stands out, and not the button to the page that asks for one thing after the
    other.
    """
    question = offering(GATHERING, Pluck(TREES[:2]), Pluck(TREES[2:5]))
    words = ready_words(question)

    assert [advance(question, EMPTY, Input.of(word)) for word in words] == [
        Pluck(TREES[:2]),
        Pluck(TREES[2:5]),
    ]
    assert [button.style for button in buttons(question)][:2] == ["primary", "secondary"]
    assert [button.style for button in buttons(question) if button.word.startswith("open:")] == [
        "secondary"
    ]


def test_a_ready_answer_of_another_offer_than_the_main_one_does_not_stand_out() -> None:
    """Nor one that gives up something: then the page of the main offer does."""
    main, other = Offer(Plant, (one(TREES[:40], "place"),)), pluck(some(9, 2, 5))
    beside = offering(asking(main, other), Pluck(TREES[:2]), Pluck(TREES[2:5]))
    few = (Pluck(TREES[:2]), Pluck(TREES[2:5]))
    priced = tuple(Ready(one, say("orchard-ready", number=0), has_price=True) for one in few)

    for question in (beside, replace(GATHERING, ready=priced)):
        styles = {one.style for one in buttons(question) if one.word.startswith("ready:")}
        assert styles == {"secondary"}


def test_a_choice_with_a_button_of_its_own_has_no_second_one() -> None:
    """Nothing says "sell the dearest" beside a button for each good."""
    planting = asking(Offer(Plant, (one(TREES[:2]),)), Offer(Sleep))

    question = offering(planting, Plant(TREES[0]))

    assert ready_words(question) == []
    assert len(buttons(question)) == 3


def test_where_all_must_be_given_there_is_one_button() -> None:
    """Nothing says "pay with the cheapest" beside the button that pays with everything there is."""
    question = offering(asking(pluck(some(2, 2, 2))), Pluck(TREES[:2]))

    assert ready_words(question) == []
    assert len(buttons(question)) == 1


def test_a_choice_that_the_game_puts_first_is_the_main_one() -> None:
    """Its kind stands out before all others and above the other ready answers; of many, its own button does."""
    few, many = (
        asking(pluck(some(9, 2, 5)), Offer(Plant, (one(TREES[:n], "place"),))) for n in (2, 40)
    )

    stand_out = [
        [
            button.word
            for button in buttons(offering(question, Plant(TREES[1])))
            if button.style == "primary"
        ]
        for question in (few, many)
    ]

    assert [word.partition(":")[0] for word in stand_out[0]] == ["pick", "pick"]
    assert stand_out[1][0].startswith("ready:")
    assert buttons(offering(few, Plant(TREES[1])))[0].style == "primary"


def test_what_one_press_takes_keeps_its_place_above_a_better_choice() -> None:
    """Nobody presses where a button was a turn ago: the better one only stands out."""
    question = asking(Offer(Sleep), Offer(Plant, (one(TREES[:2], "place"),)))

    styles = [
        [(button.word.partition(":")[0], button.style) for button in buttons(asked)]
        for asked in (question, offering(question, Plant(TREES[1])))
    ]

    places = ["do", "pick", "pick"]
    assert styles[0] == list(zip(places, ["primary", "secondary", "secondary"], strict=True))
    assert styles[1] == list(zip(places, ["secondary", "primary", "primary"], strict=True))


def test_a_ready_answer_that_asks_for_nothing_stands_out_where_it_stands() -> None:
    """It has no second button above the others."""
    question = offering(GATHERING, Sleep(), Pluck(TREES[:2]))

    (last,) = [button for button in buttons(question) if button.style == "primary"]

    assert last == buttons(question)[-1]
    assert last.word.startswith("do:sleep")


def test_a_choice_that_gives_up_something_does_not_stand_out() -> None:
    """It is offered as any other."""
    question = offering(asking(Offer(Sleep), Offer(Plant, (one(TREES[:40], "place"),))))
    priced = Ready(Plant(TREES[1]), say("orchard-ready", number=0), has_price=True)

    [button] = [one for one in buttons(replace(question, ready=(priced,))) if "ready:" in one.word]

    assert button.style == "secondary"


def test_a_draft_does_not_stand_in_its_way() -> None:
    """Whatever has been begun."""
    question = offering(GATHERING, Pluck(TREES[:2]))
    (word,) = ready_words(question)

    assert advance(question, Draft("pluck"), Input.of(word)) == Pluck(TREES[:2])


class Lengthy(EchoWords):
    """Knows fewer words for a ready answer."""

    def has(self, wording: str) -> bool:
        """Those, too."""
        return wording == "orchard-ready.short" or super().has(wording)

    def say(self, message: Message) -> str:
        """Nothing but the wording, where it is the short one."""
        return message.id if message.id.endswith(".short") else super().say(message)


def test_what_a_button_has_no_room_for_stands_above_it() -> None:
    """The label in fewer words, whole; all of it in the text, and what an answer comes to as well."""
    many = ", ".join(TREES)
    ready = (
        Ready(Pluck(TREES[:2]), say("orchard-ready", trees=many)),
        Ready(Pluck(TREES[2:4]), say("orchard-ready"), detail=say("orchard-detail")),
        Ready(Pluck(TREES[4:6]), say("orchard-ready")),
    )
    question = replace(GATHERING, ready=ready, words=Lengthy("en"))
    told = [one.markdown for one in plan(question, EMPTY).blocks if isinstance(one, Text)]

    short, *others = [one.label for one in buttons(question) if one.word.startswith("ready:")]
    assert short.startswith("orchard-ready.short")
    assert others == ["orchard-ready", "orchard-ready"]
    assert f"orchard-ready {escaped(many)}\norchard-detail" in "\n".join(told)


def test_what_is_not_legal_is_not_shown() -> None:
    """Of more than three lines of a phone hold the two best have a button, and a menu holds the others."""
    question = offering(GATHERING, Pluck(TREES[:1]), *[Pluck(TREES[n : n + 2]) for n in range(8)])
    [menu] = [one for one in plan(question, EMPTY).blocks if isinstance(one, Select)]

    assert len(ready_words(question)) == 2
    assert advance(question, EMPTY, Input.of(ready_words(question)[0])) == Pluck(TREES[:2])
    assert len(menu.options) == 6
    assert advance(question, EMPTY, Input.of(menu.word, (menu.options[-1].value,))) == Pluck(
        TREES[7:9]
    )


def test_an_old_or_forged_press_takes_nothing() -> None:
    """A button means its own answer or none."""
    before = offering(GATHERING, Pluck(TREES[:2]))
    now = offering(GATHERING, Pluck(TREES[:3]))
    (word,) = ready_words(before)

    assert advance(now, EMPTY, Input.of(word)) == GONE
    assert advance(before, EMPTY, Input.of("ready:pluck")) == GONE
    assert advance(GATHERING, EMPTY, Input.of(word)) == GONE


def test_a_ready_answer_that_costs_is_confirmed() -> None:
    """It is laid before the person, complete."""
    question = offering(
        asking(Offer(Plant, (one(TREES[:9]),), confirm=True), Offer(Sleep)), Plant(TREES[3])
    )
    (word,) = ready_words(question)

    draft = advance(question, EMPTY, Input.of(word))

    assert isinstance(draft, Draft)
    confirming = next(one for one in buttons(question, draft) if one.word.startswith("confirm:"))
    assert advance(question, draft, Input.of(confirming.word)) == Plant(TREES[3])


def test_earlier_answers_are_taken_back_at_a_press() -> None:
    """Only where there are any."""
    decision = msgspec.structs.replace(GATHERING.decision, reopens=True)
    half = replace(GATHERING, decision=decision)

    assert [button.word for button in buttons(half)][-1] == "reopen:"
    assert advance(half, EMPTY, Input.of("reopen:")) == Reopen()
    assert "reopen:" not in [button.word for button in buttons(GATHERING)]
    assert advance(GATHERING, EMPTY, Input.of("reopen:")) == GONE


class CardWords(EchoWords):
    """The ready answer is too long for a button; its attributes have fewer words, or none does."""

    has_fewer = True

    def say(self, message: Message) -> str:
        """Long, or short enough."""
        return "discard 2 lumber" if message.id.endswith(".brief") else "discard 2 lumber and " * 3

    def has(self, wording: str) -> bool:
        """Whether there are fewer words."""
        return self.has_fewer and wording.endswith(".brief")


class LongWords(CardWords):
    """Nothing is short enough."""

    has_fewer = False


def test_a_ready_answer_too_long_for_a_button_is_said_in_fewer_words_or_in_the_menu() -> None:
    """It names all that it does, whole: a button that is cut does not."""
    question = offering(GATHERING, Pluck(TREES[:2]), Pluck(TREES[2:4]))

    brief = replace(question, words=CardWords("en"))
    assert [button.label for button in buttons(brief)].count("discard 2 lumber") == 2

    long = replace(question, words=LongWords("en"))
    assert ready_words(long) == []
    menus = [block for block in plan(long, EMPTY).blocks if isinstance(block, Select)]
    assert [len(menu.options) for menu in menus if menu.word == "ready:"] == [2]
    [entrance] = [one for one in buttons(long) if one.word.startswith("open:")]
    assert entrance.style == "primary", "nothing else can stand out"


def test_no_menu_holds_a_single_ready_answer() -> None:
    """It has a button itself, below its whole text, and so takes a press less."""
    single = offering(GATHERING, Pluck(TREES[:2]))
    question = replace(single, words=LongWords("en"))
    panel = plan(question, EMPTY)
    [word] = ready_words(question)

    assert [block.word for block in panel.blocks if isinstance(block, Select)] == []
    assert advance(question, EMPTY, Input.of(word)) == Pluck(TREES[:2])
    assert LongWords("en").say(say("orchard-ready")).strip() in texts_of(panel)


class CompactWords(EchoWords):
    """A ready answer has a wording of fewer letters that says as much."""

    def say(self, message: Message) -> str:
        """Too long for a button, or not."""
        is_ready = message.id == "orchard-ready"
        return "two of the ripest, and " * 2 if is_ready else super().say(message)

    def has(self, wording: str) -> bool:
        """That wording, too."""
        return wording == "orchard-ready.compact" or super().has(wording)


def test_what_is_said_in_fewer_letters_is_said_once() -> None:
    """Nothing above the button."""
    question = replace(offering(GATHERING, Pluck(TREES[:2])), words=CompactWords("en"))

    assert "orchard-ready.compact 0" in [button.label for button in buttons(question)]
    assert "ripest" not in texts_of(plan(question, EMPTY))
