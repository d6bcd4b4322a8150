"""Toy games for tests."""

from hashlib import sha256
from random import Random

from games.core.fair import (
    Entrant,
    Terms,
    commitment,
    option_values,
    seating,
    table_seed,
    terms_text,
)
from games.core.forms import sample
from games.core.game import play
from games.core.model import Action, Seat
from games.core.record import Entry, Fairness, Record, Segment, entry_of
from games.core.rng import Rng
from tests.games.core.toy import TOY, Toy
from tests.games.core.toy_values import ToyOptions, ToyState

SECRET = sha256(b"a secret").digest()


def toy_game(seats: int = 3, name: str = "toy", options: ToyOptions | None = None) -> ToyState:
    """A toy game just set up."""
    return TOY.setup(seats, options or ToyOptions(), Rng(sha256(name.encode()).digest())).state


def played(state: ToyState, *moves: tuple[Seat, Action]) -> ToyState:
    """The state after those moves."""
    for seat, action in moves:
        state = play(TOY, state, seat, action).state
    return state


def fair_start(seats: int = 3, game: Toy = TOY) -> tuple[Fairness, str, Rng]:
    """Terms, seed and the chance that a fair toy game is set up with."""
    terms = Terms(
        attempt=1,
        commitment=commitment(SECRET),
        void=(),
        game="toy",
        version="1.0",
        schema=TOY.schema,
        options=option_values(ToyOptions()),
        entrants=tuple(Entrant(str(100 + number)) for number in range(seats)),
    )
    seed = table_seed(SECRET, terms_text(terms), 4242)
    kept = game.keeps_order(ToyOptions())
    _, rng = seating(seed, seats, keeps_order=kept)
    return Fairness(terms, "4242", SECRET.hex()), seed.hex(), rng


def fair_record(seats: int = 3, game: Toy = TOY) -> Record:
    """A complete toy game as a record that is right in everything."""
    fair, seed, rng = fair_start(seats, game)
    state = TOY.setup(seats, ToyOptions(), rng).state
    chance = Random(7)
    entries: list[Entry] = []
    while (decision := TOY.first(state)) is not None:
        action = sample(decision, chance.randrange)
        entries.append(entry_of(decision.seat, action))
        state = play(TOY, state, decision.seat, action).state
    segments = (Segment("1.0", TOY.schema, tuple(entries)),)
    options = option_values(ToyOptions())
    return Record("toy", options, seats, seed, segments, fair=fair, scores=TOY.scores(state))
