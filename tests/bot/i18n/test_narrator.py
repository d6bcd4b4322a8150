"""Telling events and turns: names, markup, grouping, what fits, and what is everybody's to know."""

from pathlib import Path
from random import Random
from typing import Any, ClassVar

import pytest

from bot.i18n.languages import Languages, LocaleWords
from bot.i18n.narrator import Narrator, public_prompts
from bot.model.questions import Struck
from games.catalogue import GAMES
from games.core.forms import sample
from games.core.game import Game, play
from games.core.model import Event, Key, Message, Seat, SeatName, Term, Told, heard, say
from games.core.rng import Rng
from games.san_juan.content import Cards
from games.san_juan.events import Passed, RolePicked, RoundBegan, YouDrew
from games.san_juan.game import SAN_JUAN
from tests.games.core.toy import TOY
from tests.games.core.toy_values import Favour
from tests.languages import LANGUAGES


class Picked(Event, frozen=True, tag="picked"):
    """A seat picked a fruit."""

    seat: Seat
    fruit: Key

    def words(self) -> Message:
        """Who and which."""
        return say("garden-event-picked", seat=SeatName(self.seat), fruit=Term("fruit", self.fruit))


class Rained(Event, frozen=True, tag="rained"):
    """It rained."""

    def words(self) -> Message:
        """That it did."""
        return say("garden-event-rained")


class Garden(Game[Any, Any, Any]):
    """A game of two fruits."""

    id: ClassVar[str] = "garden"


def garden_words(folder: Path, language: str, *names: str) -> LocaleWords:
    """The words of the garden beside the real ones of the narrator."""
    told = {
        "en": "{ $seat } picked *{ $fruit }*",
        "pt-BR": "{ $seat } colheu *{ $fruit }*",
    }
    for name, picked in told.items():
        (folder / name).mkdir()
        for file in ("core", "narrator"):
            source = Path("data/locales") / name / f"{file}.ftl"
            (folder / name / source.name).write_bytes(source.read_bytes())
        text = (
            f"garden-event-picked = {picked}\n"
            "garden-event-rained = It rained\n    .turn = stay dry\n"
            "garden-fruit-pear = Pear_pear\n    .turn = pick\n"
        )
        (folder / name / "garden.ftl").write_text(text, encoding="utf-8")
    return Languages(folder, strict=True).words(language, Garden(), names)


def test_names_are_shown_as_they_are(tmp_path: Path) -> None:
    """Markup in a name or in a label does nothing: it is escaped."""
    narrator = Narrator(garden_words(tmp_path, "en", "**Ana**", "<@1> [x](y)"))

    assert narrator.say(Picked(0, "pear").words()) == r"\*\*Ana\*\* picked \*Pear\_pear\*"
    assert narrator.say(Picked(1, "pear").words()).startswith(r"\<@1> \[x\](y) picked")


def test_mentions_are_kept(tmp_path: Path) -> None:
    """A name given as a mention stays one, in a sentence and in a list."""
    narrator = Narrator(garden_words(tmp_path, "pt-BR", "Ana", "Bruno"), ["<@11>", "<@22>"])

    assert narrator.say(Picked(1, "pear").words()) == r"<@22> colheu \*Pear\_pear\*"
    assert narrator.turn([0, 1]) == "Esperando <@11> e <@22>"


def test_turn_of_one_and_of_several(tmp_path: Path) -> None:
    """The prompt is told if it is the same for all who must act."""
    narrator = Narrator(garden_words(tmp_path, "en", "Ana", "Bruno", "Caio"))
    rain, fruit = say("garden-event-rained"), say("garden-fruit-pear")

    assert narrator.turn([1]) == "It’s Bruno’s turn"
    assert narrator.turn([1], {1: rain}) == "It’s Bruno’s turn to stay dry"
    assert narrator.turn([0, 1, 2], dict.fromkeys(range(3), rain)) == (
        "Ana, Bruno and Caio have to stay dry"
    )
    assert narrator.turn([0, 1], {0: rain, 1: fruit}) == "Waiting for Ana and Bruno"
    assert narrator.turn([0, 1], {0: rain}) == "Waiting for Ana and Bruno"


def test_equal_neighbours_are_one_line(tmp_path: Path) -> None:
    """The same thing three times in a row is told once with its number; the emoji of a thing stands first."""
    words = garden_words(tmp_path, "en", "Ana")
    events = [Rained(), Rained(), Rained(), Picked(0, "pear"), Rained()]
    narrator = Narrator(words, emoji=lambda kind, key: f"<:{kind}_{key}:1>")

    assert narrator.lines(events) == [
        "• It rained (×3)",
        r"<:fruit_pear:1> Ana picked \*Pear\_pear\*",
        "• It rained",
    ]


@pytest.mark.parametrize(
    ("cards", "mark"),
    [
        (("well", "well"), "<:card_well:1>"),
        (("well", "tower"), "•"),
        ((), "•"),
    ],
)
def test_only_one_kind_of_thing_has_its_emoji_first(cards: Cards, mark: str) -> None:
    """Before a hand of several kinds the sign of the first would mean nothing."""
    narrator = Narrator(
        LANGUAGES.words("en", SAN_JUAN, ("Ana",)), emoji=lambda kind, key: f"<:{kind}_{key}:1>"
    )

    assert narrator.line(YouDrew(cards)).startswith(f"{mark} You drew")


def test_the_reader_s_turn_is_theirs(tmp_path: Path) -> None:
    """Whoever reads alone is told that it is their turn; with others, they are one of them."""
    rain = say("garden-event-rained")
    words = garden_words(tmp_path, "pt-BR", "Ana", "Bruno").to(0)
    narrator = Narrator(words, ["<@11>", "<@22>"])

    assert narrator.turn([0]) == "Sua vez"
    assert narrator.turn([0], {0: rain}) == "Sua vez de stay dry"
    assert narrator.turn([1]) == "Vez de <@22>"
    assert narrator.turn([0, 1]) == "Esperando você e <@22>"
    assert narrator.say(Picked(0, "pear").words()) == r"Você colheu \*Pear\_pear\*"


def test_what_begins_a_part_is_a_heading() -> None:
    """A turn, a round or a phase stands out from what happens in it."""
    words = LANGUAGES.words("en", SAN_JUAN, ("Ana", "Bruno")).to(1)
    narrator = Narrator(words, emoji=lambda kind, key: f"<:{kind}_{key}:1>")

    told = narrator.lines([RolePicked(1, "builder", library=False), Passed(0), RoundBegan(2, 0)])

    assert told == [
        "<:role_builder:1> **You picked the Builder**",
        "• Ana passed",
        "**Round 2 · Ana is the Governor**",
    ]


def test_digest_keeps_the_newest(tmp_path: Path) -> None:
    """Where something does not fit, it is said where to find it, and the whole stays within the budget."""
    narrator = Narrator(garden_words(tmp_path, "en", "Ana"))
    events = [Rained(), Rained(), *[Picked(0, "pear"), Rained()] * 20]

    digest = narrator.digest(events, budget=120)

    assert len(digest) <= 120
    first, *rest = digest.split("\n")
    assert rest == narrator.lines(events)[-len(rest) :]
    assert first == "-# What came before is in the Log"


@pytest.mark.parametrize(("opening", "has_note"), [(0, True), (1, True), (3, False)])
def test_how_a_game_was_set_up_is_no_past(tmp_path: Path, opening: int, *, has_note: bool) -> None:
    """Where only that has no room, nothing is said to stand elsewhere, and no row is lost to it."""
    narrator = Narrator(garden_words(tmp_path, "en", "Ana"))
    lines = narrator.lines([Picked(0, "pear"), Rained()] * 3)

    told = narrator.fitted(lines, most=3, opening=opening).split("\n")

    assert (told[0] == "-# What came before is in the Log") == has_note
    assert told[-1] == lines[-1]
    assert len(told) == 3


def test_digest_that_fits_is_whole(tmp_path: Path) -> None:
    """Nothing is left out of a short digest, and nothing at all is said so."""
    narrator = Narrator(garden_words(tmp_path, "en", "Ana"))

    assert narrator.since(narrator.lines([Rained()])) == "**Since your last move**\n• It rained"
    assert narrator.since([]) == ""
    assert narrator.digest([Rained()], budget=1) == "-# What came before is in the Log"


def test_heard() -> None:
    """A seat hears what is for all and what is for it; a spectator what is for all."""
    log = [Told(Rained()), Told(Picked(0, "pear"), (0,)), Told(Picked(1, "pear"), (1, 2))]

    assert heard(log, None) == (Rained(),)
    assert heard(log, 2) == (Rained(), Picked(1, "pear"))


def test_public_prompt_of_a_secret_lane_tells_no_progress() -> None:
    """A seat that has answered its first secret question is still said to be asked the first one."""
    state = TOY.setup(3, TOY.options(), Rng(bytes(32))).state
    before = public_prompts(TOY, TOY.public(state))
    decision = next(one for one in TOY.pending(state) if one.seat == 1)
    hide_nothing = decision.offers[0].action("none")

    after = play(TOY, state, 1, hide_nothing).state

    asked_now = next(one for one in TOY.pending(after) if one.seat == 1)
    assert asked_now.offers[0].action is Favour
    assert (
        public_prompts(TOY, TOY.public(after))
        == before
        == dict.fromkeys(range(3), say("toy-prompt-how"))
    )


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("language", ["en", "pt-BR"])
def test_every_event_and_turn_of_a_random_game_can_be_told(
    game: Game[Any, Any, Any], language: str
) -> None:
    """All sentences of a game exist and fit; prompts of everybody's are found on the way."""
    seats = game.seats[-1]
    rng = Random(f"{game.id}-{language}")
    narrator = Narrator(LANGUAGES.words(language, game, [f"Seat {seat}" for seat in range(seats)]))
    step = game.setup(seats, game.options(), Rng(rng.randbytes(32)))
    told = list(step.log)
    turns = 0
    while (decision := game.first(step.state)) is not None:
        required = [one.seat for one in game.pending(step.state) if one.required]
        prompts = public_prompts(game, game.public(step.state))
        assert prompts.keys() <= set(required)
        turns += narrator.turn(required, prompts) != narrator.turn(required)
        step = play(game, step.state, decision.seat, sample(decision, rng.randrange), decision)
        told += step.log

    assert turns > 20
    for seat in (None, *range(seats)):
        lines = [narrator.line(event) for event in heard(told, seat)]
        assert len(narrator.since(lines)) <= 1_500
        assert narrator.lines(heard(told, seat))


def test_what_an_undo_took_back_says_who_did_what(tmp_path: Path) -> None:
    """The asker's own moves without the name; with it again once somebody else's have been told."""
    words = garden_words(tmp_path, "en", "Ana", "Bia")
    moves = [Struck(seat, "pick", (Picked(seat, "pear"),)) for seat in (0, 1, 0)]
    told = Narrator(words).taken_back(0, moves)
    pear = r"picked \*Pear\_pear\*"
    assert told.endswith(f"Ana undid: {pear}; Bia {pear}; Ana {pear}"), told
