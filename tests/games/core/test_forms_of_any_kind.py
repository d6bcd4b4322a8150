"""Questions of every shape, not only those that the games ask: what is counted, sampled, allowed and stored agrees."""

from random import Random

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from games.core.codec import encode
from games.core.forms import (
    Decision,
    Exchange,
    Field,
    Offer,
    One,
    Row,
    Some,
    Split,
    allowed,
    count,
    first_answer,
    only_answer,
    sample,
)
from games.core.model import Action, say
from tests.contract.answers import every_action, wrong_actions

KEYS = ("ash", "birch", "cedar", "elm", "fir")
MOST_ANSWERS = 3_000


class Answer(Action, frozen=True, tag="answer"):
    """Whatever its fields are filled with."""

    first: object = None
    second: object = None
    third: object = None


@st.composite
def fields(draw: st.DrawFn, name: str) -> Field:
    """A field that can be filled."""
    keys = tuple(draw(st.lists(st.sampled_from(KEYS), min_size=1, unique=True)))
    kind = draw(st.sampled_from([One, Some, Split]))
    if kind is One:
        return One(name, keys, "tree")
    if kind is Some:
        least = draw(st.integers(0, len(keys)))
        return Some(name, keys, least, draw(st.integers(least, len(keys))), "tree")
    return draw(splits(name, keys))


@st.composite
def splits(draw: st.DrawFn, name: str, keys: tuple[str, ...]) -> Split:
    """Amounts that can be chosen."""
    rows = []
    for key in keys:
        least = draw(st.integers(0, 2))
        rows.append(Row(key, draw(st.integers(max(1, least), 3)), least))
    bounds = sum(row.least for row in rows), sum(row.most for row in rows)
    least = draw(st.integers(0, bounds[1]))
    most = draw(st.integers(max(least, bounds[0]), bounds[1]))
    return Split(name, tuple(rows), least, most, "tree")


@st.composite
def exchanges(draw: st.DrawFn) -> Exchange:
    """Amounts on one to three sides, which want some of the same keys."""
    names = ("first", "second", "third")[: draw(st.integers(1, 3))]
    keys = st.lists(st.sampled_from(KEYS[:4]), min_size=1, max_size=3, unique=True)
    return Exchange(tuple([draw(splits(name, tuple(draw(keys)))) for name in names]))


@st.composite
def offers(draw: st.DrawFn) -> Offer:
    """One kind of answer, at times with fields that share no key."""
    if draw(st.booleans()):
        return Offer(Answer, (draw(fields("first")), draw(fields("second"))))
    return Offer(Answer, (draw(exchanges()),))


@settings(derandomize=True, max_examples=300, deadline=None)
@given(offers(), st.randoms(use_true_random=False))
def test_every_question_is_counted_sampled_and_checked_alike(offer: Offer, chance: Random) -> None:
    """The number is that of the list; whatever is drawn is in it and allowed; what is wrong for certain is refused."""
    decision = Decision(0, say("toy-prompt-turn"), (offer,))
    assume(0 < count(decision) <= MOST_ANSWERS)
    listed = {encode(action) for action in every_action(decision)}

    assert count(decision) == len(listed)
    assert encode(first_answer(decision)) in listed
    assert (only_answer(decision) is None) == (len(listed) > 1)
    for action in every_action(decision):
        assert allowed(decision, action)
    for _ in range(20):
        drawn = sample(decision, chance.randrange)
        assert encode(drawn) in listed
        for wrong in wrong_actions(decision, drawn):
            assert not allowed(decision, wrong), wrong


@settings(derandomize=True, max_examples=400, deadline=None)
@given(exchanges())
def test_exchanges_are_counted_as_they_are_listed(exchange: Exchange) -> None:
    """The closed form and the plain list agree, bounds of totals and rows that must be taken included."""
    decision = Decision(0, say("toy-prompt-turn"), (Offer(Answer, (exchange,)),))

    assert count(decision) == len({encode(action) for action in every_action(decision)})
