"""The card of a daily challenge: the total, the turns from best to worst, nothing that tells their order."""

from random import Random

from msgspec.structs import replace

from render.core import palette
from render.core.encode import MOST_BYTES
from render.core.result_card import ResultCard, draw_result_card
from tests.render.seeing import decoded, share_of

CARD = ResultCard(
    "daily",
    "Desafio do dia · 26 de nov. de 2026",
    "Maximiliano-Alexander de Hohenzollern",
    "Governador da ilha inteira",
    47,
    (3, 2, 2, 7, 5, -2, 1, 6, 4, 4, -2, 3, 12, 2, 0),
    "Turnos do melhor ao pior, para não revelar os dados.",
    "what it shows",
)


def test_the_order_of_the_turns_is_not_told() -> None:
    """Whatever the order in which they were played, the picture is the same, byte for byte."""
    parts = list(CARD.parts)
    Random(1).shuffle(parts)
    drawn = draw_result_card(CARD)
    assert draw_result_card(replace(CARD, parts=tuple(parts))) == drawn
    assert drawn.alt == "what it shows"
    assert drawn.filename.startswith("daily-")
    assert len(drawn.data) < MOST_BYTES


def test_a_turn_that_cost_points_is_red() -> None:
    """And any number of turns, points and letters fits."""
    crossed = decoded(draw_result_card(CARD))
    gained = decoded(draw_result_card(replace(CARD, parts=(2,) * 15)))
    assert share_of(crossed, palette.REFUSED) > share_of(gained, palette.REFUSED) + 0.02
    small = decoded(draw_result_card(replace(CARD, parts=(1,), title="", total=-30, name="Al")))
    assert small.width == crossed.width
    assert small.height < crossed.height
