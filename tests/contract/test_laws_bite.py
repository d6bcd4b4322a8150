"""The laws themselves: a toy game broken in one way is caught by the law that is meant for it."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from games.core.flow import Course, Together
from games.core.forms import Decision, Offer, One
from games.core.model import Action, Message, Note, Notes, ScoreSheet, Seat, Step, Told, say
from games.core.rng import Rng
from tests.contract import (
    test_invariants,
    test_questions,
    test_secrecy,
    test_simultaneous,
    test_values,
    test_words,
)
from tests.contract.hidden import Hidden
from tests.contract.subjects import Case, Law
from tests.games.core.toy import Toy
from tests.games.core.toy_values import (
    COLOURS,
    Build,
    Draw,
    Drew,
    Favour,
    Rest,
    ToyOptions,
    ToyPrivate,
    ToyPublic,
    ToyState,
    Turn,
    Wish,
)
from tests.games.toy import hidden


class GossipingNotes(Toy):
    """Notes that tell what another seat holds."""

    def notes(self, state: ToyState, seat: Seat) -> Notes:
        """The neighbour's hand."""
        neighbour = state.players[(seat + 1) % len(state.players)]
        return Notes(
            tuple(Note("colour", colour, gain=amount) for colour, amount in neighbour.hand)
        )


class KnowingDefault(Toy):
    """A default that looks into the bag."""

    def default(self, state: ToyState, seat: Seat, rng: Rng) -> Action | None:
        """A wish that comes true."""
        decision = self.decision(state, seat)
        if decision is not None and decision.offers[0].action is Wish:
            return Wish(max(state.bag, key=lambda pair: pair[1])[0])
        return super().default(state, seat, rng)


class IndiscreetRefusal(Toy):
    """A reason for a refusal that tells what another seat holds."""

    def why_not(self, state: ToyState, seat: Seat, action: Action) -> Message | None:
        """The neighbour's hand."""
        del action
        neighbour = state.players[(seat + 1) % len(state.players)]
        return say("toy-refused", hand=str(neighbour.hand))


class SkippingQuestion(Toy):
    """Whether a seat may rest depends on its secret favourite."""

    def pending(self, state: ToyState) -> tuple[Decision, ...]:
        """The seats that favour blue are not asked in the hiding step."""
        decisions = super().pending(state)
        if state.flow and isinstance(state.flow[-1], Together):
            left = tuple(one for one in decisions if state.players[one.seat].favour != "blue")
            return left if any(one.required for one in left) else decisions
        return decisions


class UnsealedWish(Toy):
    """A wish tells what is in the bag and can be taken back."""

    def apply(self, state: ToyState, seat: Seat, action: Action) -> Step[ToyState]:
        """Not sealed."""
        step = super().apply(state, seat, action)
        return replace(step, sealed=False) if type(action) is Wish else step


class SilentDraw(Toy):
    """A draw changes the hand and no event says so."""

    def apply(self, state: ToyState, seat: Seat, action: Action) -> Step[ToyState]:
        """Nothing whispered."""
        step = super().apply(state, seat, action)
        return replace(step, log=step.log[:1]) if type(action) is Draw else step


class KeepingEverything(Toy):
    """Dealt positions in which nobody else holds anything."""

    def deal(self, public: ToyPublic, private: ToyPrivate | None, rng: Rng) -> ToyState:
        """All other hands are empty."""
        state = super().deal(public, private, rng)
        own = None if private is None else private.seat
        players = tuple(
            player if seat == own else replace(player, hand=())
            for seat, player in enumerate(state.players)
        )
        return replace(state, players=players)


class FirstComeFirstServed(Toy):
    """Whoever answers first in a simultaneous step is cheered."""

    def apply(self, state: ToyState, seat: Seat, action: Action) -> Step[ToyState]:
        """Cheers by the order of answers."""
        step = super().apply(state, seat, action)
        if type(action) is not Favour or step.sealed:
            return step
        players = step.state.players
        waiting = sum(bool(lane.stack) for lane in getattr(step.state.flow[-1], "lanes", ()))
        cheered = replace(players[seat], cheers=players[seat].cheers + waiting)
        players = (*players[:seat], cheered, *players[seat + 1 :])
        return replace(step, state=replace(step.state, players=players))


class LoudBuilder(Toy):
    """A building is announced before it is finished."""

    def apply(self, state: ToyState, seat: Seat, action: Action) -> Step[ToyState]:
        """An event too early."""
        step = super().apply(state, seat, action)
        return replace(step, log=(Told(Drew(seat)),)) if type(action) is Build else step


class Endless(Toy):
    """Resting ends nothing."""

    def apply(self, state: ToyState, seat: Seat, action: Action) -> Step[ToyState]:
        """The turn goes on."""
        if type(action) is Rest:
            course = Course(state)
            course.swap(Turn(seat))
            return course.step()
        return super().apply(state, seat, action)


class Overbidding(Toy):
    """The same key is offered twice."""

    def pending(self, state: ToyState) -> tuple[Decision, ...]:
        """Doubled colours."""
        doubled = Offer(Wish, (One("colour", COLOURS * 2, "colour"),))
        return tuple(
            replace(one, offers=(doubled,)) if one.offers[0].action is Wish else one
            for one in super().pending(state)
        )


class Hasty(Toy):
    """An offer that the game cannot carry out."""

    def pending(self, state: ToyState) -> tuple[Decision, ...]:
        """Drawing is offered always."""
        return tuple(
            replace(one, offers=(*one.offers, Offer(Draw)))
            if one.offers[0].action is Rest and Draw not in [offer.action for offer in one.offers]
            else one
            for one in super().pending(state)
        )

    def apply(self, state: ToyState, seat: Seat, action: Action) -> Step[ToyState]:
        """Only where there is something to draw."""
        frame = state.flow[-1]
        assert not (type(action) is Draw and isinstance(frame, Turn) and not frame.draws), (
            "nothing to draw"
        )
        return super().apply(state, seat, action)


class Listing(Toy):
    """A state with a list in it."""

    def apply(self, state: ToyState, seat: Seat, action: Action) -> Step[ToyState]:
        """The bag can be changed from outside."""
        step = super().apply(state, seat, action)
        bag: Any = list(step.state.bag)
        return replace(step, state=replace(step.state, bag=bag))


class Absent(Toy):
    """No answer for whoever is away during a wish."""

    def default(self, state: ToyState, seat: Seat, rng: Rng) -> Action | None:
        """None where there should be one."""
        answer = super().default(state, seat, rng)
        return None if type(answer) is Wish else answer


class Disordered(Toy):
    """Score sheets in the order of the points."""

    def scores(self, state: ToyState) -> tuple[ScoreSheet, ...]:
        """The best one first."""
        return tuple(sorted(super().scores(state), key=lambda sheet: (-sheet.total, -sheet.seat)))


class Drawless(Toy):
    """A kind of action that nobody is ever offered."""

    def pending(self, state: ToyState) -> tuple[Decision, ...]:
        """No drawing."""
        return tuple(
            replace(one, offers=tuple(offer for offer in one.offers if offer.action is not Draw))
            for one in super().pending(state)
        )


BROKEN: list[tuple[type[Toy], Law]] = [
    (GossipingNotes, test_secrecy.test_views_are_the_same_in_a_state_dealt_from_them),
    (KnowingDefault, test_secrecy.test_views_are_the_same_in_a_state_dealt_from_them),
    (SkippingQuestion, test_secrecy.test_views_are_the_same_in_a_state_dealt_from_them),
    (KeepingEverything, test_secrecy.test_views_are_the_same_in_a_state_dealt_from_them),
    (IndiscreetRefusal, test_secrecy.test_refusals_read_the_same_in_twins),
    (KeepingEverything, test_invariants.test_dealt_positions_are_positions_of_the_game),
    (UnsealedWish, test_secrecy.test_twins_answer_alike),
    (SilentDraw, test_secrecy.test_twins_answer_alike),
    (UnsealedWish, test_secrecy.test_every_kind_of_answer_looks_alike_in_twins),
    (SilentDraw, test_secrecy.test_every_kind_of_answer_looks_alike_in_twins),
    (
        FirstComeFirstServed,
        test_simultaneous.test_the_order_of_simultaneous_answers_does_not_matter,
    ),
    (FirstComeFirstServed, test_simultaneous.test_answers_can_be_taken_back_while_the_step_is_open),
    (LoudBuilder, test_simultaneous.test_moves_under_construction_are_private),
    (Endless, test_questions.test_games_end_when_only_the_required_act),
    (Overbidding, test_questions.test_decisions_are_well_made),
    (Overbidding, test_questions.test_sampled_listed_and_allowed_are_the_same),
    (Hasty, test_questions.test_all_that_is_offered_can_be_played),
    (Absent, test_questions.test_defaults_are_legal_everywhere),
    (GossipingNotes, test_questions.test_notes_speak_of_what_is_asked),
    (Listing, test_values.test_states_hold_nothing_that_can_change),
    (Listing, test_values.test_what_is_written_is_read_back),
    (Disordered, test_values.test_scores_are_one_sheet_per_seat_in_order),
]


@pytest.mark.parametrize(
    ("broken", "law"), BROKEN, ids=lambda value: getattr(value, "__name__", "")
)
def test_a_broken_game_is_caught(broken: Callable[[], Toy], law: Law) -> None:
    """By the law that is meant for it."""
    case = Case(broken(), 3, ToyOptions())

    with pytest.raises((AssertionError, pytest.fail.Exception)):
        law(case)


@pytest.mark.parametrize(
    ("broken", "reason"),
    [
        (UnsealedWish, "the seal|an unsealed step told"),
        (SilentDraw, "changed without an event"),
        (Drawless, "looked at too seldom: .*'Draw'"),
    ],
)
def test_law_c_names_what_it_has_found(broken: Callable[[], Toy], reason: str) -> None:
    """A kind of action that it never came to look at, too: a law that looks at nothing does not hold."""
    with pytest.raises(AssertionError, match=reason):
        test_secrecy.test_every_kind_of_answer_looks_alike_in_twins(Case(broken(), 3, ToyOptions()))


def test_what_everybody_sees_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    """Law (b) is not satisfied by a table that calls public things hidden."""
    public = Hidden(
        "buildings",
        lambda state, seat: state.players[seat].built,
        owner=False,
        fields=("players.built",),
    )
    monkeypatch.setattr(hidden, "HIDDEN", (*hidden.HIDDEN, public))

    with pytest.raises(AssertionError, match="never differs over deals"):
        test_secrecy.test_what_is_hidden_varies(Case(Toy(), 3, ToyOptions()))


def test_a_secret_that_never_comes_up_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Law (b) says nothing about a row of the table of which no game has anything."""
    nothing = Hidden("nothing", lambda state, seat: (), owner=True, always=False, fields=())
    monkeypatch.setattr(hidden, "HIDDEN", (*hidden.HIDDEN, nothing))

    with pytest.raises(AssertionError, match="never seen"):
        test_secrecy.test_every_secret_is_seen("toy")


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        (("no-such-message", frozenset[str]()), "not in en"),
        (("core-refused-seats", frozenset({"least"})), "in en: .*core-refused-seats"),
        (("core-verb-reopen", frozenset({"seat"})), "in en: .*core-verb-reopen"),
    ],
)
def test_missing_words_are_found(said: test_words.Said, reason: str) -> None:
    """A message that does not exist, a blank that is not filled, a filling without a blank."""
    with pytest.raises(AssertionError, match=reason):
        test_words.check({said}, "en")


def test_failures_name_the_seed_and_the_actions() -> None:
    """So that whoever reads them can play the game again."""
    with pytest.raises(AssertionError) as failure:
        test_simultaneous.test_moves_under_construction_are_private(
            Case(LoudBuilder(), 3, ToyOptions())
        )

    note = failure.value.__notes__[0]
    assert "seed 'toy-3-length=short-hiding=True/" in note
    assert "build" in note.splitlines()[-1]
