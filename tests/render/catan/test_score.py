"""The score: the winner in amber, one column for each player, every line told."""

from typing import cast

import pytest
from msgspec.structs import replace
from PIL import ImageStat

from games.catan.content import CARDS, Deck
from games.core.model import ScoreLine, ScoreSheet, Term
from render.catan.board import draw_board
from render.catan.revealed import HIGH, PAD, Holding, cell_wide, holdings_of, name_fit
from render.catan.score import ICONS, SOURCES, draw_score
from render.catan.text import board_text
from render.core import palette
from render.core.contract import Picture
from tests.render.catan.positions import GAME, LONG_NAMES, Moment, ending, scene_of, walk
from tests.render.seeing import decoded, share_of
from tests.render.spoken import LANGUAGES, Spoken


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_a_score_is_a_picture_of_a_good_size(seats: int, language: str) -> None:
    """Also with names of 32 letters."""
    moment = ending(seats)
    sheets, scene = GAME.scores(moment.state), scene_of(moment, language, LONG_NAMES)
    drawn = draw_score(GAME.public(moment.state), sheets, scene)

    assert drawn.size[0] == 1400
    assert len(drawn.data) <= 400_000
    assert share_of(decoded(drawn), palette.LAMP) > 0.03
    assert [name for name in scene.names if name not in drawn.alt] == []


def test_every_source_of_points_has_its_colour() -> None:
    """Beside its line and in the bars: what a total is made of is seen at a glance; no two colours are alike."""
    assert len(set(SOURCES.values())) == len(SOURCES) == len(ICONS)
    moment = ending(4)
    keys = ("settlements", "cities", "longest_road", "largest_army", "victory_cards", "chips")
    lines = tuple(ScoreLine(Term("score", key), 2) for key in keys)
    sheets = tuple(ScoreSheet(seat, lines) for seat in range(4))
    image = decoded(draw_score(GAME.public(moment.state), sheets, scene_of(moment)))

    for key in keys:
        assert share_of(image, SOURCES[key], 20) > 0.002, key


def test_equal_standings_share_their_rank() -> None:
    """The text says 1, 2, 2, 4."""
    moment = ending(4)
    keys = ("settlements", "cities", "longest_road", "largest_army", "victory_cards")
    sheets = tuple(
        ScoreSheet(seat, tuple(ScoreLine(Term("score", key), points) for key in keys))
        for seat, points in enumerate((1, 2, 1, 0))
    )
    drawn = draw_score(GAME.public(moment.state), sheets, scene_of(moment))

    assert [line[:2] for line in drawn.alt.splitlines()[1:]] == ["1.", "2.", "2.", "4."]


@pytest.mark.parametrize(
    ("language", "each"), [("en", "2 points each"), ("pt-BR", "2 pontos cada")]
)
def test_points_are_not_taken_for_pieces(language: str, each: str) -> None:
    """Two cities are 4 points: the label says what one is worth, and points have a sign."""
    moment = ending(4)
    scene = scene_of(moment, language)
    keys = ("settlements", "cities")
    sheets = tuple(
        ScoreSheet(seat, tuple(ScoreLine(Term("score", key), 4) for key in keys))
        for seat in range(4)
    )
    told = draw_score(GAME.public(moment.state), sheets, scene).alt.replace("\u00a0", " ")

    assert f"({each}) +4" in told


def revealing(seats: int, *cards: tuple[int, str]) -> Moment:
    """An end at which these players show these cards, and nobody any other."""
    moment = ending(seats)
    decks = [[0] * len(CARDS) for _ in range(seats)]
    for seat, key in cards:
        decks[seat][CARDS.index(key)] = 1
    secrets = moment.state.secrets
    players = tuple(
        replace(player, cards=cast(Deck, tuple(deck)))
        for player, deck in zip(secrets.players, decks, strict=True)
    )
    shown = replace(moment.state, secrets=replace(secrets, players=players))
    return Moment(shown, moment.events)


def test_secret_cards_are_shown_at_the_end() -> None:
    """A box for each player who held any, on the last board and below the scores, with the names of the cards (R136)."""
    three = ((2, "library"), (2, "market"), (0, "chapel"))
    none, one, two, many = (
        revealing(4, *cards)
        for cards in ((), ((2, "library"),), three, (*three, (0, "great_hall"), (0, "university")))
    )

    assert holdings_of(GAME.public(none.state)) == ()
    assert holdings_of(GAME.public(two.state)) == (
        Holding(0, ("chapel",)),
        Holding(2, ("library", "market")),
    )
    for draw in (_score, _board):
        heights = [draw(moment).size[1] for moment in (none, one, two, many)]
        assert heights[1] - heights[0] >= HIGH + 2 * PAD
        assert heights[3] == heights[2] == heights[1], "beside each other"
    view, scene = GAME.public(two.state), scene_of(two)
    assert "Library, Market" in board_text(view, scene)


def test_no_bar_is_empty() -> None:
    """A box is as wide as its cards, and a line in which nobody has points is left out."""
    moment = revealing(4, (2, "library"))
    drawn = decoded(_score(moment))
    strip = (0, drawn.height - HIGH - PAD, 1400, drawn.height - PAD)
    boxed, beside = (drawn.crop((x, strip[1], x + 300, strip[3])) for x in (16, 420))
    bare = drawn.crop((420, drawn.height - PAD, 720, drawn.height))
    ground, *means = (ImageStat.Stat(part).mean for part in (bare, boxed, beside))
    away = [sum(abs(a - b) for a, b in zip(mean, ground, strict=True)) for mean in means]
    assert away[1] < 12 < away[0]

    keys = ("settlements", "cities", "longest_road", "largest_army", "victory_cards")
    sheets = tuple(
        ScoreSheet(
            seat, tuple(ScoreLine(Term("score", key), 2 * (key in keys[:3])) for key in keys)
        )
        for seat in range(4)
    )
    shorter = draw_score(GAME.public(moment.state), sheets, scene_of(moment))
    full = tuple(
        ScoreSheet(seat, tuple(ScoreLine(Term("score", key), 2) for key in keys))
        for seat in range(4)
    )
    assert shorter.size[1] < draw_score(GAME.public(moment.state), full, scene_of(moment)).size[1]


def _score(moment: Moment) -> Picture:
    return draw_score(GAME.public(moment.state), GAME.scores(moment.state), scene_of(moment))


def _board(moment: Moment) -> Picture:
    return draw_board(GAME.public(moment.state), scene_of(moment))


def test_nothing_is_revealed_before_the_end() -> None:
    """Whoever holds a victory point card keeps it secret."""
    held = next(
        moment
        for moment in walk(4, 1)
        if moment.state.flow
        and any(any(player.cards[4:]) for player in moment.state.secrets.players)
    )

    assert holdings_of(GAME.public(held.state)) == ()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("holders", [1, 3, 5])
def test_five_cards_fit_a_row(holders: int, language: str) -> None:
    """There is one of each, whoever holds them; no name is cut."""
    words, cell = Spoken(language, (), "catan"), cell_wide(holders)
    names = [words(f"catan-card-{key.replace('_', '-')}") for key in CARDS[4:]]

    assert len(names) == 5
    assert all(name_fit(name, cell).fits for name in names)
