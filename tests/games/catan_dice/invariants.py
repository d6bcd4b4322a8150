"""What holds in every position of the dice game, the last one too (docs/rules/catan-minis.md, 6.1, 7.1)."""

from games.catan_dice.content import DICE, FACES, ISLANDS, POINTS, ROLLS
from games.catan_dice.sheets import of_kind, road_length
from games.catan_dice.state import NOBODY, State


def check(state: State) -> None:
    """Places once, jokers behind knights, boxes as many as turns, dice that lie there, bonuses for whoever has most."""
    table = state.table
    rules = ISLANDS[table.island]
    for sheet in table.sheets:
        assert len(set(sheet.built)) == len(sheet.built)
        assert set(sheet.built) <= set(POINTS)
        assert len(set(sheet.used)) == len(sheet.used)
        for joker in rules.jokers:
            assert joker.id not in sheet.used or set(joker.knights) <= set(sheet.built)
    boxes = sum(len(sheet.boxes) for sheet in table.sheets)
    if rules.turns:
        assert boxes in (table.turn, table.turn - 1)
        assert max(len(sheet.boxes) for sheet in table.sheets) <= rules.turns
    assert len(table.dice) <= DICE
    assert set(table.dice) <= set(FACES)
    assert {*table.spent, *table.thrown} <= set(range(len(table.dice)))
    assert 0 <= table.rolls <= ROLLS
    assert set(table.fresh) <= set(table.sheet.built)
    _check_bonuses(state)


def _check_bonuses(state: State) -> None:
    """Nobody holds a bonus without its least, nor while somebody else has more."""
    table = state.table
    for holder, least, counts in (
        (
            table.longest_road,
            table.rules.longest_from,
            [road_length(one.built) for one in table.sheets],
        ),
        (
            table.largest_army,
            table.rules.army_from,
            [of_kind(one.built, "knight") for one in table.sheets],
        ),
    ):
        if holder == NOBODY:
            assert not least or max(counts) < least
        else:
            assert least
            assert counts[holder] == max(counts) >= least
