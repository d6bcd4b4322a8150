"""Records: written, read, played again and checked."""

from dataclasses import dataclass
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from games.core.codec import UnreadableError, encode
from games.core.fair import Entrant, option_values
from games.core.game import Options, play
from games.core.model import Action
from games.core.record import (
    BrokenRecordError,
    Entry,
    Move,
    Record,
    Segment,
    Undo,
    entry_of,
    fingerprint,
    forked,
    packed,
    read,
    replay,
    write,
)
from games.core.rng import Rng
from games.core.verify import verify
from tests.games.core.toy import TOY, Toy
from tests.games.core.toy_values import Build, Draw, Rest, ToyOptions, ToyState
from tests.games.core.toying import fair_record


def entries(record: Record) -> tuple[Entry, ...]:
    """All entries."""
    return tuple(entry for segment in record.segments for entry in segment.entries)


def with_entries(record: Record, *entries: Entry, **fields: Any) -> Record:
    """The record with other entries, in one segment."""
    return replace(record, segments=(replace(record.segments[0], entries=entries),), **fields)


def test_a_right_record_has_no_findings() -> None:
    """Terms, secret, every action and the scores fit."""
    assert verify(TOY, fair_record()) == ()


class Joined(Toy):
    """The toy game whose players sit in the order of joining."""

    def keeps_order(self, options: Options) -> bool:
        """Always."""
        return True


def test_seats_in_the_order_of_joining_are_checked_as_such() -> None:
    """Nothing is drawn for them: the record follows only where the game keeps the order."""
    record = fair_record(game=Joined())

    assert verify(Joined(), record) == ()
    assert [finding.kind for finding in verify(TOY, record)] == ["wrong"]


def test_a_house_player_keeps_the_seat_in_the_order_of_joining() -> None:
    """Who joined second has the second seat: a person who acts there is found."""
    record = fair_record(game=Joined())
    assert record.fair is not None
    entrants = list(record.fair.terms.entrants)
    entrants[1] = Entrant("house-1", house=True)
    terms = replace(record.fair.terms, entrants=tuple(entrants))
    found = verify(Joined(), replace(record, fair=replace(record.fair, terms=terms)))

    told = {finding.what for finding in found if "a robot's" in finding.what}
    assert told == {"seat 1 is a robot's and a person acts"}


def test_a_record_is_written_and_read_back() -> None:
    """The same bytes every time."""
    record = fair_record()

    assert read(write(record)) == record
    assert write(read(write(record))) == write(record)


def test_replay_gives_every_position() -> None:
    """The set-up is number 0."""
    record = fair_record()
    positions = list(replay(TOY, record))

    assert [position.number for position in positions] == list(range(len(entries(record)) + 1))
    assert positions[0].entry is None
    assert TOY.is_over(positions[-1].state)
    assert TOY.scores(positions[-1].state) == record.scores


@pytest.mark.parametrize(
    ("stored", "reason"),
    [(b"{", "no record of a game"), (b"[]", "no record of a game"), (b"", "no record of a game")],
)
def test_what_is_no_record_is_refused(stored: bytes, reason: str) -> None:
    """With a reason."""
    with pytest.raises(UnreadableError, match=reason):
        read(stored)


def test_a_record_of_another_format_is_refused() -> None:
    """A newer release may write another one."""
    with pytest.raises(UnreadableError, match="format 2"):
        read(write(replace(fair_record(), format=2)))


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"remark": "honest"}, "remark"),
        ({"segments": [{"release": "1.0", "schema": 1, "entries": [], "dealer": 2}]}, "segments"),
        ({"scores": [{"seat": 0, "lines": [], "bonus": 9}]}, "scores"),
    ],
)
def test_what_no_record_says_is_refused(change: dict[str, Any], named: str) -> None:
    """A reader who passes over unknown words could be shown another game than people read."""
    record = msgspec.json.decode(write(fair_record()))

    with pytest.raises(UnreadableError, match=f"nothing of `{named}"):
        read(msgspec.json.encode({**record, **change}))


def test_a_record_nested_beyond_reason_is_refused() -> None:
    """By a sentence, as any other that cannot be read."""
    with pytest.raises(UnreadableError, match="no record of a game"):
        read(b'{"options":' + b"[" * 100_000 + b"]" * 100_000 + b"}")


def test_a_packed_record_is_read() -> None:
    """The same record; one that is cut off, or would unpack without end, is refused."""
    stored = packed(write(fair_record()))

    assert read(stored) == fair_record()
    assert packed(write(fair_record())) == stored
    with pytest.raises(UnreadableError, match="cut off"):
        read(stored[:-20])
    with pytest.raises(UnreadableError, match="unpacked"):
        read(stored[:2] + bytes(40))


def test_what_unpacks_without_end_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """A small file may be made to fill any memory."""
    monkeypatch.setattr("games.core.record.LONGEST", 1_000)

    with pytest.raises(UnreadableError, match="larger than any record"):
        read(packed(bytes(1_000_000)))


def test_the_fingerprint_is_of_all_but_the_names() -> None:
    """A name may change later, an entry may not."""
    right = fair_record()

    assert fingerprint(replace(right, names=("Ana", "Bo", "Cy"))) == fingerprint(right)
    assert fingerprint(with_entries(right, *entries(right)[:-1])) != fingerprint(right)


@dataclass(frozen=True)
class Forged:
    """A record with one thing changed and what the check says of it."""

    what: str
    record: Record


def forgeries() -> list[Forged]:
    """One record per thing that can be changed."""
    right = fair_record()
    assert right.fair is not None
    fair, terms = right.fair, right.fair.terms
    moves = entries(right)
    other_secret = replace(fair, secret=bytes(32).hex())
    assert right.scores is not None
    better = (replace(right.scores[0], lines=right.scores[0].lines * 2), *right.scores[1:])

    def with_gift(entry: Entry) -> Entry:
        assert isinstance(entry, Move)
        return replace(entry, action={**entry.action, "gift": 1})

    def with_segments(**fields: Any) -> Record:
        return replace(right, segments=(replace(right.segments[0], **fields),))

    def with_terms(**fields: Any) -> Record:
        return replace(right, fair=replace(fair, terms=replace(terms, **fields)))

    return [
        Forged("the secret of attempt 1 is not", replace(right, fair=other_secret)),
        Forged("the seed is not", replace(right, seed=bytes(32).hex())),
        Forged("the seed is not", replace(right, fair=replace(fair, message_id="4243"))),
        Forged("the seed is not", with_terms(version="1.1")),
        Forged("the seed is not", with_terms(entrants=terms.entrants[::-1])),
        Forged("another number of players", with_terms(entrants=terms.entrants[:2])),
        Forged("game or options", with_terms(options={"length": "long"})),
        Forged("the attempts are not counted", with_terms(attempt=2)),
        Forged("not hexadecimal", replace(right, seed="xyz")),
        Forged("the options cannot be read", replace(right, options={"length": "huge"})),
        Forged("cannot be played", replace(right, seats=9)),
        Forged("the record is of", replace(right, game="ludo")),
        Forged("no segments", replace(right, segments=())),
        Forged("release or schema", with_segments(release="9.9")),
        Forged("release or schema", with_segments(schema=TOY.schema + 1)),
        Forged("do not follow each other", with_segments(schema=0)),
        Forged("one name for each seat", replace(right, names=("Ana",))),
        Forged("unknown field `gifts`", replace(right, options={"length": "short", "gifts": True})),
        Forged("unknown `gift`", with_entries(right, with_gift(moves[0]), *moves[1:])),
        Forged("not legal", with_entries(right, *moves[1:])),
        Forged("not legal", with_entries(right, *moves[:10], moves[9], *moves[10:])),
        Forged("cannot be read", with_entries(right, Move(0, {"type": "resign"}), *moves)),
        Forged("the game is not over", with_entries(right, *moves[:-1])),
        Forged("no scores are given", replace(right, scores=None)),
        Forged("the scores are not", replace(right, scores=better)),
    ]


@pytest.mark.parametrize("forged", forgeries(), ids=lambda forged: forged.what)
def test_what_was_changed_is_found(forged: Forged) -> None:
    """Each change by its own finding."""
    findings = verify(TOY, forged.record)

    assert any(finding.kind == "wrong" and forged.what in finding.what for finding in findings), (
        findings
    )


SEED = bytes(range(32))
OPEN = ToyOptions(hiding=False)


class Played:
    """A game under way, recorded; without terms."""

    def __init__(self) -> None:
        self.states: list[ToyState] = [TOY.setup(3, OPEN, Rng(SEED)).state]
        self.entries: list[Entry] = []

    @property
    def state(self) -> ToyState:
        """Where it stands."""
        return self.states[-1]

    def move(self, seat: int, action: Action) -> "Played":
        """Play and write down."""
        return self._written(entry_of(seat, action), play(TOY, self.state, seat, action).state)

    def undo(self, base: int, seat: int | None = None, fork: int | None = None) -> "Played":
        """Go back and write down."""
        return self._written(Undo(base, seat, fork), forked(self.states[base], fork))

    def _written(self, entry: Entry, state: ToyState) -> "Played":
        self.entries.append(entry)
        self.states.append(state)
        return self

    def record(self, *segments: Segment) -> Record:
        """What was written down, in one segment if no others are given."""
        one = Segment("1.0", TOY.schema, tuple(self.entries))
        return Record("toy", option_values(OPEN), 3, SEED.hex(), segments or (one,))

    def findings(self) -> list[str]:
        """What the check says against it."""
        return [finding.what for finding in verify(TOY, self.record()) if finding.kind == "wrong"]


def test_a_record_without_terms_cannot_show_that_chance_was_fair() -> None:
    """It can be played again all the same."""
    game = Played().move(0, Rest())

    assert [finding.kind for finding in verify(TOY, game.record())] == [
        "unchecked",
        "unfinished",
    ]
    assert [position.state for position in replay(TOY, game.record())] == game.states


def test_own_steps_that_told_nothing_may_be_taken_back() -> None:
    """A building under construction goes back to its base; the undone steps keep their numbers."""
    game = Played().move(0, Build("hut@north")).undo(0, seat=0).move(0, Rest())

    assert game.findings() == []
    assert [position.state for position in replay(TOY, game.record())] == game.states


def test_what_all_agreed_to_take_back_names_no_seat() -> None:
    """It belongs to nobody, so nobody can be written beside it afterwards."""
    game = Played().move(0, Draw()).undo(0, fork=1)
    assert game.findings() == []

    changed = Played().move(0, Draw()).undo(0, seat=1, fork=1)

    assert changed.findings() == ["seat 1 is named for what all agreed to take back"]


def test_a_sealed_step_cannot_be_taken_back_alone() -> None:
    """Chance has shown something."""
    game = Played().move(0, Draw()).undo(0, seat=0)

    assert game.findings() == ["entry 1 was sealed and was taken back alone"]


def test_a_step_of_another_seat_cannot_be_taken_back_alone() -> None:
    """Nor what lies below it."""
    game = Played().move(0, Rest()).move(1, Rest()).undo(0, seat=1)

    assert game.findings() == ["entry 1 is of another seat and was taken back alone"]


def test_all_together_may_take_back_anything_on_a_fresh_fork() -> None:
    """What was seen foretells nothing: the same draw comes out of another stream."""
    game = Played().move(0, Draw()).undo(0, fork=1).move(0, Draw()).undo(0, fork=2).move(0, Rest())

    assert game.findings() == []
    assert [state.rng.fork for state in game.states] == [0, 0, 1, 1, 2, 2]


def test_a_fork_is_never_used_twice() -> None:
    """Else what was seen would come again."""
    game = Played().move(0, Draw()).undo(0, fork=1).move(0, Draw()).undo(0, fork=1)

    assert game.findings() == ["chance was not put on the next fork"]


@pytest.mark.parametrize("fork", [2, 7])
def test_no_fork_is_passed_over(fork: int) -> None:
    """Else whoever writes the record could look for the one that pleases."""
    game = Played().move(0, Draw()).undo(0, fork=fork)

    assert game.findings() == ["chance was not put on the next fork"]


def test_struck_steps_cannot_be_gone_back_to() -> None:
    """They are no longer part of the game."""
    game = Played().move(0, Rest()).move(1, Rest()).undo(0, fork=1)
    game.move(0, Rest()).undo(2, fork=2)

    assert game.findings() == ["it goes back to entry 2, which was struck"]


def test_an_undo_to_nowhere_breaks_the_record() -> None:
    """It cannot be played on."""
    game = Played().move(0, Rest())
    record = game.record(Segment("1.0", TOY.schema, (*game.entries, Undo(7, 0))))

    with pytest.raises(BrokenRecordError, match="entry 2: it goes back to entry 7"):
        list(replay(TOY, record))


def test_segments_of_one_schema_are_played_through() -> None:
    """A new release with the same stored shape goes on where the old one stopped."""
    game = Played().move(0, Rest()).move(1, Rest())
    old = Segment("1.0", TOY.schema, tuple(game.entries[:1]))
    stored = msgspec.json.decode(encode(game.states[1]))
    new = Segment("1.1", TOY.schema, tuple(game.entries[1:]), start=stored)
    wrong = replace(new, start=msgspec.json.decode(encode(game.states[2])))

    assert [position.state for position in replay(TOY, game.record(old, new))] == game.states
    with pytest.raises(BrokenRecordError, match="not the one the game has come to"):
        list(replay(TOY, game.record(old, wrong)))


def test_a_segment_of_an_old_schema_is_left_to_its_release() -> None:
    """The check goes on with the state that the next segment stores, and says what it has passed over."""
    game = Played().move(0, Rest()).move(1, Rest())
    old = Segment("0.9", TOY.schema - 1, tuple(game.entries[:1]))
    stored = msgspec.json.decode(encode(game.states[1]))
    new = Segment("1.0", TOY.schema, tuple(game.entries[1:]), start=stored)

    positions = list(replay(TOY, game.record(old, new)))

    assert [(position.number, position.state) for position in positions] == [
        (1, game.states[1]),
        (2, game.states[2]),
    ]
    unchecked = [finding for finding in verify(TOY, game.record(old, new)) if finding.entry == 1]
    assert [finding.kind for finding in unchecked] == ["unchecked"]
    assert "release 0.9" in unchecked[0].what


def test_a_segment_after_an_old_one_must_say_where_it_begins() -> None:
    """Nothing else could tell."""
    game = Played().move(0, Rest()).move(1, Rest())
    old = Segment("0.9", TOY.schema - 1, tuple(game.entries[:1]))
    new = Segment("1.0", TOY.schema, tuple(game.entries[1:]))

    assert "does not say where it begins" in verify(TOY, game.record(old, new))[-1].what


def test_a_set_up_by_an_old_schema_is_taken_as_stored() -> None:
    """A release may change before the first move: the present rules would set up another game."""
    game = Played().move(0, Rest())
    old = Segment("0.9", TOY.schema - 1, ())
    stored = msgspec.json.decode(encode(game.states[0]))
    new = Segment("1.0", TOY.schema, tuple(game.entries), start=stored)
    record = replace(game.record(old, new), seed=bytes(32).hex())

    assert [position.state for position in replay(TOY, record)] == game.states
