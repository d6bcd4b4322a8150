"""What the game is made of, against the tables of docs/rules/catan.md (3, 4.3, 4.6, 5.2, 5.5)."""

import re
from collections import Counter
from itertools import groupby

import pytest
from msgspec.structs import replace

from games.catan import actions as act
from games.catan.content import (
    BEGINNER,
    CARD_COST,
    CARDS,
    CITIES,
    CITY_COST,
    COLOURS,
    DECKS,
    FIRST_VICTORY_CARD,
    FRAME,
    PLANS,
    RESOURCES,
    ROAD_COST,
    ROADS,
    SETTLEMENT_COST,
    SETTLEMENTS,
    TERRAIN_RESOURCE,
    VICTORY_POINTS,
    Hand,
    geometry,
)
from games.catan.frames import Founding
from games.catan.game import CATAN
from games.catan.layout import pips
from games.catan.options import CatanOptions
from games.catan.points import points, public_points
from games.catan.state import Player
from games.core.model import Action
from games.core.rng import Rng
from tests.games.catan.positions import RED, beginners, hand, offers
from tests.games.catan.rules import amounts, clause, row, rows, section

BASE = section("### 3.1", "### 3.2")
EXPANSION = section("### 3.6", "### 3.7")
FIXED = re.compile(r"([FS]\d) at (?:coast index )?(\d+)")


def _deck(text: str) -> list[int]:
    """Knights, the three kinds of progress card and victory point cards, as a row of a table counts them."""
    patterns = (
        r"(\d+) knights",
        r"(\d+) Road B",
        r"(\d+) Year",
        r"(\d+) Mono",
        r"(\d+) (?:VP|vic)",
    )
    counts = [re.search(pattern, text) for pattern in patterns]
    return [int(found[1]) for found in counts if found]


def test_terrains_and_resource_cards_are_counted_as_printed() -> None:
    """3.1, 3.6, R4: hexes of each terrain, cards of each resource in the bank, and which terrain yields which."""
    for plan, terrains, cards in (
        ("base", row(BASE, "Terrain hexes")[2], row(BASE, "Resource cards")[1]),
        ("expanded", row(EXPANSION, "Terrain hexes")[2], row(EXPANSION, "Resource cards")[2]),
    ):
        assert amounts(terrains.partition(": ")[2] or terrains) == PLANS[plan].terrains
        assert int(cards.split()[0]) == len(RESOURCES) * PLANS[plan].cards_per_resource
    glossary = section("## 2.", "## 3.")
    printed = re.findall(r"^\| (\w+) / (\w+) \|", glossary, re.MULTILINE)
    assert {name: RESOURCES[place] for name, place in TERRAIN_RESOURCE.items()} == {
        name: resource for name, resource in printed if resource in RESOURCES
    }


def test_development_cards_are_counted_as_printed() -> None:
    """3.1, 3.6, 7: knights, progress cards and victory point cards of both decks, each of these its own."""
    printed = {
        "base": _deck(row(BASE, "Development cards")[2]),
        "expanded": _deck(row(EXPANSION, "Development cards")[2]),
    }
    totals = {"base": row(BASE, "Development cards")[1], "expanded": "34"}
    for plan, deck in DECKS.items():
        plain, victory = deck[:FIRST_VICTORY_CARD], deck[FIRST_VICTORY_CARD:]
        assert [*plain, sum(victory)] == printed[plan]
        assert set(victory) == {1}
        assert sum(deck) == int(totals[plan])
    assert [card.replace("_", " ") for card in CARDS[FIRST_VICTORY_CARD:]] == [
        name.strip().lower()
        for name in row(
            section("## 2.", "## 3."), "Chapel, Great Hall, Library, Market, University"
        )[0].split(",")
    ]


@pytest.mark.parametrize(("plan", "text"), [("base", "### 3.2"), ("expanded", "### 3.6")])
def test_tokens_by_letter_are_those_of_the_table(plan: str, text: str) -> None:
    """3.2, 3.6: the numbers in the order of their letters, A first; their counts add up."""
    end = {"base": "### 3.3", "expanded": "### 3.7"}[plan]
    letters: list[str] = []
    tokens: list[int] = []
    for cells in rows(section(text, end)):
        if all(re.fullmatch(r"[A-Z][a-c]?", cell) for cell in cells):
            letters += cells
        elif all(cell.isdigit() for cell in cells):
            tokens += map(int, cells)
    assert letters == sorted(letters)
    assert len(letters) == len(tokens)
    assert tuple(tokens) == PLANS[plan].tokens
    if plan == "expanded":
        counts = re.findall(r"(\d+) x(\d)", EXPANSION[EXPANSION.index("Counts of the 28") :])
        assert Counter(tokens) == {int(number): int(count) for number, count in counts}


def _harbor(text: str) -> list[tuple[int, str]]:
    """Harbors of a frame piece as the table names them."""
    return [
        (int(offset), "any" if kind.strip() == "3:1" else kind.split()[0])
        for offset, kind in re.findall(r"(\d): ([^;]+)", text)
    ]


def test_frame_pieces_bear_the_harbors_of_the_table() -> None:
    """3.3, 3.6: which coast path of a piece bears which harbor."""
    for piece in ("F1", "F2", "F3", "F4", "F5", "F6"):
        assert list(FRAME[piece]) == _harbor(row(section("### 3.3", "### 3.4"), piece)[1])
    small = row(EXPANSION, "Frame pieces")[1]
    assert "S1 bears a 3:1 at offset 0; S2 bears a wool 2:1 at offset 0" in small
    assert [list(FRAME[piece]) for piece in ("S1", "S2", "S3", "S4")] == [
        [(0, "any")],
        [(0, "wool")],
        [],
        [],
    ]


def test_frame_pieces_lie_where_the_rules_say() -> None:
    """4.5, 4.6: the slots of the frame and the pieces of the fixed one."""
    text = section("### 4.6", "### 4.7")
    slots = re.findall(r"(\d+) (large|small)", text[text.index("Frame slots") :])
    plan = PLANS["expanded"]
    assert tuple(int(start) for start, size in slots if size == "large") == plan.large_slots
    assert tuple(int(start) for start, size in slots if size == "small") == plan.small_slots
    fixed = dict(zip(plan.large_slots, plan.fixed_large, strict=True))
    fixed |= dict(zip(plan.small_slots, plan.fixed_small, strict=True))
    printed = FIXED.findall(text[text.index("Fixed frame for 5-6") :])
    assert fixed == {int(start): piece for piece, start in printed}
    text = section("### 4.5", "### 4.6")
    printed = FIXED.findall(text[text.index("Fixed frame") : text.index("Resulting")])
    base = dict(zip(PLANS["base"].large_slots, PLANS["base"].fixed_large, strict=True))
    assert base == {int(start): piece for piece, start in printed}


COSTS: dict[str, tuple[Hand, type[Action]]] = {
    "Road": (ROAD_COST, act.BuildRoad),
    "Settlement": (SETTLEMENT_COST, act.BuildSettlement),
    "City (replaces own settlement)": (CITY_COST, act.BuildCity),
    "Development card": (CARD_COST, act.BuyCard),
}


@pytest.mark.parametrize("item", COSTS)
def test_costs_are_those_of_the_table(item: str) -> None:
    """3.4, R105: who holds exactly the cost is offered to build, who lacks any one card of it is not."""
    text = section("### 3.4", "### 3.5")
    names = [cell.lower() for cell in row(text, "Item")[1:6]]
    cells = row(text, item)
    printed = {name: int(cell) for name, cell in zip(names, cells[1:6], strict=True)}
    cost, action = COSTS[item]
    assert hand(**printed) == cost
    position = beginners().with_roads(RED, "G3-H2", "G3-H3")
    assert action in offers(position.holding(RED, **printed), RED)
    for name, count in printed.items():
        if count:
            poorer = {**printed, name: count - 1}
            assert action not in offers(position.holding(RED, **poorer), RED), name


def test_supplies_are_those_of_the_table() -> None:
    """3.1, 3.4, R2: 15 roads, 5 settlements and 4 cities of each of six colours."""
    text = section("### 3.4", "### 3.5")
    printed = [
        int(row(text, item)[7]) for item in ("Road", "Settlement", "City (replaces own settlement)")
    ]
    bare = Player("red")
    assert printed == [ROADS, SETTLEMENTS, CITIES]
    assert printed == [bare.roads_left, bare.settlements_left, bare.cities_left]
    assert [int(count) for count in re.findall(r"(\d+) [rsc]", row(BASE, "Pieces per colour")[2])][
        :3
    ] == printed
    assert COLOURS[:4] == ("red", "blue", "orange", "white")
    assert set(COLOURS[4:]) == {"brown", "green"}


def test_pips_are_those_of_the_list() -> None:
    """3.8: one for 2 and 12, up to five for 6 and 8."""
    printed = re.findall(r"(\d+) and (\d+): (\d)", section("### 3.8", "## 4."))
    assert len(printed) == 5
    for low, high, count in printed:
        assert pips(int(low)) == pips(int(high)) == int(count)
    assert pips(0) == 0


def test_the_beginners_island_is_the_printed_one() -> None:
    """4.3, R10: terrain and number of all 19 hexes, the robber on the desert."""
    printed = [cells[3:] for cells in rows(section("### 4.3", "### 4.4")) if cells[0][0] == "#"]
    assert tuple(terrain for terrain, _ in printed) == BEGINNER.terrains
    assert tuple(0 if number == "-" else int(number) for _, number in printed) == BEGINNER.numbers
    assert BEGINNER.terrains[BEGINNER.robber - 1] == "desert"
    assert f"#{BEGINNER.robber}." in clause("R10")


def test_the_beginners_pieces_are_the_printed_ones() -> None:
    """R11: settlements, roads and starting hands of every colour."""
    state = beginners().state
    net = state.table.board.geometry
    for seat, colour in enumerate(COLOURS[:4]):
        (cells,) = [cells for cells in rows(clause("R11")) if cells[0].startswith(f"{colour} (")]
        lettered, its_road, other, other_road = (cell.split()[0] for cell in cells[1:5])
        assert BEGINNER.starts[colour] == (lettered, its_road, other, other_road)
        assert {
            net.corners[c] for c, owner in enumerate(state.table.buildings) if owner == seat
        } == {
            lettered,
            other,
        }
        assert {
            net.paths[path] for path, owner in enumerate(state.table.roads) if owner == seat
        } == {
            its_road,
            other_road,
        }
        cards = {name: int(count) for count, name in re.findall(r"(\d) (\w+)", cells[5])}
        assert hand(**cards) == state.secrets.players[seat].hand


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_numbers_by_player_count_are_those_of_the_table(seats: int) -> None:
    """5.5, R1: hexes, bank, deck, points to win, special phase and founding order."""
    text = section("### 5.5", "## 6.")
    column = seats - 2

    def printed(name: str) -> str:
        return row(text, name)[column]

    state = CATAN.setup(seats, CatanOptions(board="random"), Rng(bytes(32))).state
    assert len(state.table.board.terrains) == int(printed("Hexes (base boards)"))
    assert set(state.table.bank) == {int(printed("Bank per resource"))}
    assert sum(state.secrets.deck) == int(printed("Development deck"))
    assert int(printed("VP to win: base")) == VICTORY_POINTS
    order = [(state.table.starter + step) % seats for step in range(seats)]
    asked = []
    for placement in range(2 * seats):
        decision = CATAN.first(replace(state, flow=(Founding(placement),)))
        assert decision is not None
        asked.append(decision.seat)
    assert asked == [*order, *reversed(order)]


@pytest.mark.parametrize(("plan", "line"), [("base", "Rows A-L"), ("expanded", "Rows A-P")])
def test_rows_of_corners_are_those_of_the_text(plan: str, line: str) -> None:
    """4.2: how many corners each lettered row has."""
    text = section("### 4.2", "### 4.3")
    found = re.search(rf"{line} have ([\d, ]+)", text)
    assert found is not None
    printed = [int(count) for count in found[1].split(",")]
    lengths = [len(list(row)) for _, row in groupby(geometry(plan).corners, key=lambda one: one[0])]
    assert lengths == printed


def test_corners_have_the_ids_and_harbors_of_the_table() -> None:
    """4.1, 4.4: canonical id of each corner, and the harbor of the fixed frame that it belongs to."""
    state = beginners().state
    net = state.table.board.geometry
    ports = {
        net.corners[corner]: f"@{number}"
        for number, (path, _) in enumerate(state.table.board.harbors, 1)
        for corner in net.ends[path]
    }
    printed = [cells for cells in rows(section("### 4.4", "### 4.5")) if cells[0] != "Label"]
    assert len(printed) == len(net.corners)
    for label, place, *_, harbor in printed:
        side, q, r = net.places[net.corner_of[label]]
        assert place == f"{side}({q},{r})"
        assert harbor == ports.get(label, "-")


def test_points_are_those_of_the_table() -> None:
    """3.5, R164: each source, what it is worth, and whether the others see it."""
    text, start = section("### 3.5", "### 3.6"), beginners()
    for source, position in (
        ("Settlement", start.with_settlement(RED, "A1")),
        ("City", start.with_settlement(RED, "A1").with_city(RED, "A1")),
        ("Longest Road", start.changed(longest_road=RED)),
        ("Largest Army", start.changed(largest_army=RED)),
        ("Victory point card", start.with_cards(RED, library=1)),
    ):
        _, worth, visible = row(text, source)
        gained = points(position.state, RED) - points(start.state, RED)
        assert gained == int(worth.split()[0]), source
        seen = public_points(CATAN.public(position.state).table, RED) - 2
        assert seen == (gained if visible == "yes" else 0), source
