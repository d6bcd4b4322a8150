"""The position in words: every public fact, in both languages."""

import pytest
from msgspec.structs import replace

from games.catan.views import hidden_points, public_points
from render.catan.text import board_alt, board_text, hand_text
from render.core.encode import ALT_LIMIT
from tests.render.catan.crowded import everything_built, with_offers
from tests.render.catan.positions import GAME, LONG_NAMES, NAMES, scene_of, walk
from tests.render.spoken import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 6])
def test_every_public_fact_is_said(seats: int, language: str) -> None:
    """Names, counts, pieces, hexes, harbors, offers and proposals."""
    moment = with_offers(everything_built(seats))
    view = GAME.public(moment.state)
    text = board_text(view, scene_of(moment, language))
    net = view.table.board.geometry

    assert [name for name in NAMES[:seats] if name not in text] == []
    built = [net.corners[at] for at, piece in enumerate(view.table.buildings) if piece >= 0]
    laid = [net.paths[at] for at, owner in enumerate(view.table.roads) if owner >= 0]
    assert [place for place in (*built, *laid, *net.labels) if place not in text] == []
    assert [
        net.paths[path] for path, _ in view.table.board.harbors if net.paths[path] not in text
    ] == []
    assert [
        f"@{number}"
        for number in range(1, len(view.table.board.harbors) + 1)
        if f"@{number} " not in text
    ] == []
    assert f"#{view.table.robber + 1}" in text
    assert all(str(number) in text for number in (*view.table.bank, view.deck, view.table.turn))
    assert len(text.splitlines()) == 3 + seats + 6 + 1 + seats + 3
    assert "{" not in text


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "gives something for 12 ore, and is open to proposals."),
        ("pt-BR", "dá algo por 12 minérios e aceita propostas."),
    ],
)
def test_an_offer_to_nobody_in_particular_asks_for_proposals(language: str, told: str) -> None:
    """Where no partners are named, none are said."""
    moment = with_offers(everything_built(3))
    state = moment.state
    asking = replace(state.table.offers[3], to=())
    open_to_all = replace(state, table=replace(state.table, offers=(asking,)))

    text = board_text(GAME.public(open_to_all), scene_of(moment, language))

    assert told in text


@pytest.mark.parametrize("seats", [3, 6])
def test_a_description_holds_whole_lines(seats: int) -> None:
    """The first of the text, as many as a picture's description may have letters for."""
    view, scene = GAME.public(everything_built(seats).state), scene_of(everything_built(seats))
    lines, kept = (say(view, scene).split("\n") for say in (board_text, board_alt))
    longer = "\n".join(lines[: len(kept) + 1])

    assert kept == lines[: len(kept)]
    assert len("\n".join(kept)) <= ALT_LIMIT < len(longer)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_can_be_said(language: str) -> None:
    """From the founding to the revealed cards of the end, for every seat."""
    for seats in (4, 5):
        moments = walk(seats, seats, "random")
        for moment in (*moments[:12], *moments[12::40], moments[-1]):
            view, scene = GAME.public(moment.state), scene_of(moment, language, LONG_NAMES)
            assert board_text(view, scene)
            for seat in range(seats):
                assert hand_text(GAME.private(moment.state, seat), view, seat, scene)


def test_a_hand_says_its_secrets() -> None:
    """Resources, cards, which of them wait, rates and hidden points; and how the others stand."""
    moment = everything_built(4)
    own, view = GAME.private(moment.state, 2), GAME.public(moment.state)
    text = hand_text(own, view, 2, scene_of(moment))

    assert "Carla" in text
    assert str(sum(own.holding.hand)) in text
    assert str(public_points(view.table, own.seat) + hidden_points(own)) in text
    assert "University" in text
    assert all(f"{name} – points: " in text for name in scene_of(moment).names if name != "Carla")


def test_a_card_of_points_waits_for_nothing() -> None:
    """R136: it counts from the moment of purchase, so only what is to be played waits for the next turn."""
    moment = everything_built(4)
    own, view = GAME.private(moment.state, 0), GAME.public(moment.state)
    cards = (1, 0, 0, 0, 1, 0, 0, 0, 0)
    own = replace(own, holding=replace(own.holding, cards=cards, fresh=cards))
    text = hand_text(own, view, 0, scene_of(moment))
    [waiting] = [line for line in text.splitlines() if "from your next turn" in line]
    assert "Knight" in waiting
    assert "Chapel" not in waiting
    assert "worth a point at once: Chapel" in text
