"""Decisions of every shape, in both languages: all answers can be reached, no panel breaks a limit."""

from collections.abc import Iterator
from random import Random

import pytest

from bot.forms.advance import advance
from bot.forms.draft import EMPTY
from bot.forms.model import Input, Question, RefusedInput, Row, Select
from games.core.forms import allowed, sample
from tests.bot.forms.driver import press_at_random, reach
from tests.bot.forms.orchard import asking
from tests.bot.forms.shapes import SHAPES

ROUNDS = 6


def question(shape: str, language: str = "en") -> Question:
    """The question of that shape."""
    offers, notes = SHAPES[shape]
    return asking(*offers, notes=notes, language=language)


@pytest.mark.parametrize("language", ["en", "pt-BR"])
@pytest.mark.parametrize("shape", SHAPES)
def test_every_sampled_answer_can_be_reached(shape: str, language: str) -> None:
    """For a chance action there are presses that lead to exactly that action."""
    asked = question(shape, language)
    rng = Random(f"{shape}-{language}")

    for _ in range(ROUNDS):
        wanted = sample(asked.decision, rng.randrange)
        reach(asked, wanted, rng)


@pytest.mark.parametrize("shape", SHAPES)
def test_random_presses_lead_to_a_legal_action(shape: str) -> None:
    """Whatever is pressed is taken, and what comes out is offered."""
    asked = question(shape)
    rng = Random(shape)

    for _ in range(ROUNDS):
        assert allowed(asked.decision, press_at_random(asked, rng))


def malformed(asked: Question, rng: Random) -> Iterator[Input]:
    """Inputs that no panel of the question sends, made from those that it does."""
    words = []
    for panel in reach(asked, sample(asked.decision, rng.randrange), rng).panels:
        for block in panel.blocks:
            if isinstance(block, Row):
                words += [button.word for button in block.buttons]
            elif isinstance(block, Select):
                words.append(block.word)
    for word in words:
        yield Input.of(f"{word}x")
        yield Input.of(word, ("nonsense",))
        yield Input.of(word, ("nonsense", "twice", "twice"))
        yield Input.of(word, texts={"labels": "nonsense", "": "-1", "tree_1": "9999999"})
        yield Input.of(word.partition(":")[0])
        yield Input.of(f"stranger:{word}")
    yield Input("")


@pytest.mark.parametrize("shape", SHAPES)
def test_malformed_inputs_never_raise_and_never_play(shape: str) -> None:
    """What a panel did not send leads to a refusal, a form or a draft, and never to an illegal action."""
    asked = question(shape)
    rng = Random(shape)

    for given in malformed(asked, rng):
        outcome = advance(asked, EMPTY, given)
        if given.verb in ("", "stranger"):
            assert isinstance(outcome, RefusedInput)
        if isinstance(outcome, RefusedInput):
            assert asked.words.say(outcome.message)
