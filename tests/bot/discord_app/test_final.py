"""The end of a game in words: the score table, who has won, how the reader did."""

from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from bot.discord_app import layout
from bot.discord_app.features.end import remembered as remembering
from bot.discord_app.features.end.own_screen import outcome_text
from bot.discord_app.features.end.screens import result_text, scores_text, tie_text
from bot.discord_app.layout import Attached, attached
from bot.discord_app.parts.narration import whose_move
from bot.i18n.languages import LocaleWords
from bot.i18n.speech import LANGUAGES
from bot.model.tables import Phase, SeatInfo
from games.catan_dice.game import CATAN_DICE
from games.core.model import ScoreLine, ScoreSheet, Term
from games.core.record import read, write
from games.core.story import Story
from games.san_juan.game import SAN_JUAN
from tests.games.core.toying import fair_record

BUILDINGS, REST = Term("score", "buildings"), Term("score", "cards")


def ended(*sheets: tuple[int, int]) -> Any:
    """A game of robots with so many points and so much to break ties with."""
    made = tuple(
        ScoreSheet(seat, (ScoreLine(BUILDINGS, points),), (ScoreLine(REST, rest),))
        for seat, (points, rest) in enumerate(sheets)
    )
    seats = {seat: SeatInfo(seat, seat, None, robot_number=seat + 1) for seat in range(len(made))}
    table = SimpleNamespace(phase=Phase.FINISHED, of_seat=seats.__getitem__)
    return SimpleNamespace(sheets=made, table=table)


def words(seats: int, language: str = "en") -> LocaleWords:
    """What speaks of that many robots."""
    return LANGUAGES.words(language, SAN_JUAN, [f"House {seat + 1}" for seat in range(seats)])


def told(*sheets: tuple[int, int], language: str = "en") -> str:
    """The table of points in words."""
    return scores_text(ended(*sheets), words(len(sheets), language))


def test_points_have_a_sign() -> None:
    """So that nobody takes them for a number of pieces; what was lost is no gain."""
    assert told((9, 4)).endswith("Buildings +9")
    assert told((-2, 4)).endswith("Buildings −2")


def test_a_tie_break_stands_only_where_there_is_a_tie() -> None:
    """What nobody needed is left out; where two have as many points, both read what told them apart."""
    assert "tie-break" not in told((9, 4), (8, 4), (7, 1))

    first, second, third = told((9, 4), (9, 2), (7, 1)).split("\n")[1::2]

    assert first.endswith("4)")
    assert second.endswith("2)")
    assert "tie-break" not in third
    label = first.split("tie-break: ")[1]
    assert label[0].islower()


def test_equal_standings_share_their_rank() -> None:
    """Whoever cannot be told apart is told to share the rank, and the rank after is left out."""
    first = [line.partition(" · ")[0] for line in told((9, 4), (9, 4), (7, 1)).split("\n")[::2]]
    last = [line.partition(" · ")[0] for line in told((9, 4), (7, 1), (7, 1)).split("\n")[::2]]
    apart = [line.partition(" · ")[0] for line in told((9, 4), (9, 2), (7, 1)).split("\n")[::2]]

    assert first == ["**1st (shared)", "**1st (shared)", "**3rd"]
    assert last == ["**1st", "**2nd (shared)", "**2nd (shared)"]
    assert apart == ["**1st", "**2nd", "**3rd"]
    assert "**1º (empate) · House 1 (normal)**" in told((9, 4), (9, 4), language="pt-BR")


@pytest.mark.parametrize(
    ("sheets", "told_public", "told_private"),
    [
        (
            [(9, 4), (9, 4), (7, 1)],
            "The winners are Amelia and Barnaby",
            "you came 3rd with 7 points.",
        ),
        (
            [(9, 4), (7, 1), (7, 1)],
            "The winner is Amelia",
            "you share 2nd place with 7 points.",
        ),
        ([(7, 1), (9, 4), (9, 2)], "The winner is Barnaby", "you came 2nd with 9 points."),
    ],
)
def test_all_winners_are_named_and_the_reader_knows_who_shares(
    sheets: list[tuple[int, int]], told_public: str, told_private: str
) -> None:
    """In the channel and on the last seat's own screen."""
    position, reading = ended(*sheets), words(len(sheets))

    assert result_text(position, reading).split("\n")[0] == f"## {told_public}"
    assert told_private in outcome_text(position, 2, reading)


@pytest.mark.parametrize(
    ("sheets", "english", "portuguese"),
    [
        ([(9, 4), (8, 4)], "", ""),
        (
            [(9, 2), (9, 4), (7, 1)],
            "Tied with Amelia on 9 points, decided by hand cards and goods (4 to 2)",
            "Empate em 9 pontos com Amelia, decidido por cartas na mão e mercadorias (4 a 2)",
        ),
        (
            [(9, 4), (9, 4), (9, 3), (9, 1)],
            "Tied with Clara and Dunstan on 9 points, decided by hand cards and goods (4 to 3 and 1)",
            "Empate em 9 pontos com Clara e Dunstan, decidido por cartas na mão e mercadorias (4 a 3 e 1)",
        ),
        (
            [(9, 4), (9, 4), (7, 1)],
            "Tied on 9 points; the tie-break was level too (hand cards and goods: 4)",
            "Empate em 9 pontos; o desempate também deu igual (cartas na mão e mercadorias: 4)",
        ),
    ],
)
def test_a_tie_at_the_top_says_what_decided_it(
    sheets: list[tuple[int, int]], english: str, portuguese: str
) -> None:
    """Below the winner, with the rule that parted them, or that none did; nothing where points did."""
    position = ended(*sheets)

    assert tie_text(position, words(len(sheets))) == english
    assert tie_text(position, words(len(sheets), "pt-BR")) == portuguese
    assert "\n".join(result_text(position, words(len(sheets))).split("\n")[1:]) == english


def test_a_game_without_tie_break_says_so() -> None:
    """Who ends the game alone has tied with nobody."""
    level = tuple(ScoreSheet(seat, (ScoreLine(BUILDINGS, 9),)) for seat in range(2))
    position, reading = ended((0, 0), (0, 0)), words(2)
    position.sheets = level
    assert tie_text(position, reading) == "Tied on 9 points; this game has no tie-break"

    position.sheets = (replace(level[0], ends_it=True), level[1])

    assert tie_text(position, reading) == ""


def test_the_board_of_a_finished_game_says_who_has_won() -> None:
    """Whoever looks back at it need not look for the result."""
    position = ended((9, 4), (9, 4), (7, 1))
    position.asked = ()

    assert whose_move(position, words(3)).endswith("**The winners are Amelia and Barnaby**")


def test_a_record_too_large_for_a_message_is_packed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Below the limit the file is as it was written."""
    record = write(fair_record())
    assert attached("toy-1.json", record) == Attached("toy-1.json", record)
    monkeypatch.setattr(layout, "LARGEST", len(record) - 1)

    file = attached("toy-1.json", record)

    assert file.filename == "toy-1.json.gz"
    assert len(file.data) < len(record)
    assert read(file.data) == fair_record()


async def test_whoever_came_last_reads_why(monkeypatch: pytest.MonkeyPatch) -> None:
    """First of what the game is remembered for; on the message for everybody it is about the first two."""
    kinds = ("road", "settlement", "city")
    sheets = tuple(
        ScoreSheet(
            seat,
            tuple(
                [ScoreLine(Term("score", kind), one) for kind, one in zip(kinds, row, strict=True)]
            ),
        )
        for seat, row in enumerate([(0, 4, 6), (0, 7, 2), (0, 5, 0)])
    )

    async def heard(_context: Any, _position: Any) -> Story:
        return Story((), sheets)

    monkeypatch.setattr(remembering, "story", heard)
    bot: Any = SimpleNamespace(tables=SimpleNamespace(context=None))
    position: Any = SimpleNamespace(sheets=sheets, table=SimpleNamespace(game="catan-dice"))
    reader = LANGUAGES.words("pt-BR", CATAN_DICE, ["Ana", "Bento", "Clara"])

    own = await remembering.remembered(bot, position, reader.to(2), 2)
    public = await remembering.remembered(bot, position, reader)

    assert own.facts.startswith("• O que deixou Ana à frente de você: Cidades (6 a 0)")
    assert "Clara" not in public.facts
