"""The position as text: every public fact, nothing of what is secret."""

import pytest
from msgspec.structs import replace

from games.puerto_rico.content import COST, DRAFT_SPACES, DRAFTED, GOODS, RANK, TILES
from games.puerto_rico.state import People
from games.puerto_rico.views import Place
from render.core.encode import ALT_LIMIT
from render.puerto_rico.text import board_alt, draft_alt, islands_alt
from render.puerto_rico.vocabulary import term, tile_name
from tests.render.puerto_rico.positions import (
    ALL,
    BASE,
    GAME,
    LONG_NAMES,
    NAMES,
    OPEN,
    RENDERER,
    scene_of,
    walk,
)
from tests.render.puerto_rico.positions import (
    DRAFTED as DRAFT_OPTIONS,
)
from tests.render.spoken import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_tells_everything_on_the_table(language: str) -> None:
    """Names, roles, goods, tiles, all buildings with their copies, and everybody's island and city."""
    moment = walk(4, 3, ALL)[150]
    view, scene = GAME.public(moment.state), scene_of(moment, language)
    text, words = RENDERER.text(view, scene), scene.words
    table = view.table

    assert all(name in text for name in NAMES[:4])
    assert all(term(words, "role", card.role) in text for card in table.roles)
    assert all(term(words, "good", good) in text for good in GOODS)
    for kind in table.buildings:
        left = table.market[RANK[kind]]
        assert not left or f"{term(words, 'building', kind)} ×{left}" in text
    for player in table.players:
        assert all(term(words, "building", place.kind) in text for place in player.city)
        assert all(tile_name(words, place.kind) in text for place in player.island)
    assert str(table.pool) in text


def test_points_are_told_where_they_are_open() -> None:
    """Else nobody's total stands in the text (A21)."""
    secret, shown = walk(4, 3, BASE)[60], walk(4, 3, OPEN)[60]

    assert "victory points." not in RENDERER.text(GAME.public(secret.state), scene_of(secret))
    told = RENDERER.text(GAME.public(shown.state), scene_of(shown))
    assert all(f"{points} victory point" in told for points in shown.state.secrets.points)


def test_the_own_text_tells_what_is_secret() -> None:
    """The own points, all of them and those in chips, and the harvest."""
    moment = walk(4, 3)[120]
    state = moment.state
    points = tuple(130 + seat for seat in range(4))
    state = replace(state, secrets=replace(state.secrets, points=points))
    own, view = GAME.private(state, 2), GAME.public(state)
    text = RENDERER.hand_text(own, view, 2, scene_of(moment))

    assert f"you have {view.points_with(2, 132)} points, 132 of them in chips." in text
    assert view.points_with(2, 132) > 132
    assert "Next harvest" in text
    assert not any(str(count) in text for count in (130, 131, 133))


def test_the_end_is_told() -> None:
    """No turn, no round."""
    moment = walk(3, 4)[-1]
    text = RENDERER.text(GAME.public(moment.state), scene_of(moment))

    assert text.startswith("Puerto Rico, the game is over.")
    assert "To act" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_islands_are_told_of_everybody(language: str) -> None:
    """A description holds 1,024 letters: of five full islands and long names each keeps its line, the last one too."""
    moment = walk(5, 1, ALL)[-1]
    view, scene = GAME.public(moment.state), scene_of(moment, language, LONG_NAMES)
    tiles = tuple(Place(kind, 1) for kind in TILES for _ in range(2))
    crowded = tuple(replace(player, island=tiles) for player in view.table.players)
    view = replace(view, table=replace(view.table, players=crowded))
    told = islands_alt(view, scene)

    assert len(told) <= ALT_LIMIT
    for seat, player in enumerate(crowded):
        line = next(line for line in told.splitlines() if line.startswith(LONG_NAMES[seat]))
        assert all(tile_name(scene.words, place.kind) in line for place in player.island)
        assert line.endswith(f": {player.waiting.total}.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_fits_is_told_in_full(language: str) -> None:
    """Buildings by name, as long as there is room for everybody's."""
    moment = walk(3, 2, ALL)[60]
    view, scene = GAME.public(moment.state), scene_of(moment, language)
    told = islands_alt(view, scene)

    for player in view.table.players:
        assert all(term(scene.words, "building", place.kind) in told for place in player.city)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobles_are_told_wherever_they_stand(language: str) -> None:
    """On a tile, in a building and in San Juan, and how many each player has (A31)."""
    moment = walk(3, 2, ALL)[60]
    view, scene = GAME.public(moment.state), scene_of(moment, language)
    first, *others = view.table.players
    island, city = (Place("corn", 0, 1), Place("quarry", 1)), (Place("small_market", 0, 1),)
    waiting = People(1, 2)
    first = replace(first, island=island, city=city, waiting=waiting)
    view = replace(view, table=replace(view.table, players=(first, *others)))
    with_one = {"en": "1 noble", "pt-BR": "1 nobre"}[language]
    told = {
        "text": RENDERER.text(view, scene),
        "islands": islands_alt(view, scene),
    }

    for text in told.values():
        corn = tile_name(scene.words, "corn")
        assert f"{corn} 1/1 ({with_one})" in text
        assert f"1/1 ({with_one}), " in text
        assert f": 3 ({with_one.replace('1', '2')}s)." in text
        assert f"{with_one.split()[1].capitalize()}s: 4." in text


def test_open_discards_are_told() -> None:
    """By kind; those that lie face down by their number."""
    moment = walk(4, 3)[40]
    view, scene = GAME.public(moment.state), scene_of(moment)
    view = replace(view, face_down=2, table=replace(view.table, discards=(1, 0, 2, 0, 0)))
    told = RENDERER.text(view, scene)

    assert "Discarded plantations: 1 Corn, 2 Sugar." in told
    assert "Discarded face down: 2." in told
    view = replace(view, face_down=0, table=replace(view.table, discards=(0,) * len(GOODS)))
    assert "Discarded" not in RENDERER.text(view, scene)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_of_the_table_tells_who_works_and_who_waits(language: str) -> None:
    """Of every player, also where the islands do not fit in full (1,024 letters)."""
    moment = walk(4, 3, ALL)[150]
    view, scene = GAME.public(moment.state), scene_of(moment, language)
    player = replace(
        view.table.players[3],
        island=(Place("corn", 1), Place("corn"), Place("forest")),
        city=(Place("indigo_plant", 1, 1),),
        waiting=People(0, 2),
    )
    players = (*view.table.players[:3], player)
    told = board_alt(replace(view, table=replace(view.table, players=players)), scene)
    line = next(line for line in told.splitlines() if line.startswith(f"{NAMES[3]}: "))

    assert len(told) <= ALT_LIMIT
    assert "1/2 " in line
    assert "2/3 " in line
    assert ": 2 (2 nob" in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_of_the_draft_tells_every_candidate(language: str) -> None:
    """What is in the game and what can be picked (U8); what has left it is told no more."""
    for moment in walk(4, 3, DRAFT_OPTIONS):
        view, scene = GAME.public(moment.state), scene_of(moment, language, LONG_NAMES)
        if view.stage != "draft":
            break
        told = draft_alt(view, scene)
        assert len(told) <= ALT_LIMIT
        for kind in DRAFTED:
            group = [one for one in DRAFTED if COST[one] == COST[kind]]
            is_full = sum(one in view.table.buildings for one in group) == DRAFT_SPACES[COST[kind]]
            is_told = f" {term(scene.words, 'building', kind)}" in told
            assert is_told or (is_full and kind not in view.table.buildings)
