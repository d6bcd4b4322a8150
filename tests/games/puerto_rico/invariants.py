"""What holds in every position of Puerto Rico, the last one and dealt ones too (docs/rules/puerto-rico.md, 3.1, 3.2)."""

from games.puerto_rico.content import (
    CIRCLES,
    LIMITS,
    NUMBERS,
    PLACE,
    barrels_of,
    copies_of,
    tiles_of,
)
from games.puerto_rico.island import city_spaces, forests, people_of
from games.puerto_rico.state import State


def check(state: State) -> None:
    """Every piece is somewhere, and nothing is where it cannot be."""
    table, secrets = state.table, state.secrets
    seats = len(table.players)
    for place, count in enumerate(barrels_of(seats)):
        held = table.goods[place] + sum(player.goods[place] for player in table.players)
        held += sum(ship.barrels for ship in table.cargo if PLACE.get(ship.good or "") == place)
        held += sum(PLACE[good] == place for good in table.house)
        assert held == count
    for place, count in enumerate(tiles_of(seats)):
        lying = sum(PLACE.get(tile.kind) == place for one in table.players for tile in one.island)
        lying += sum(PLACE[tile] == place for tile in table.row) + table.discards[place]
        hidden = secrets.stack[place] + secrets.forests[place] + secrets.discards[place]
        hidden += sum(looked[place] for looked in secrets.looked)
        held = secrets.held is not None and PLACE[secrets.held] == place
        assert lying + hidden + held == count
    grown = sum(forests(player) for player in table.players)
    assert grown == sum(secrets.forests) + sum(map(sum, secrets.looked))
    people = [people_of(player) for player in table.players] + [table.supply, table.ship]
    numbers = NUMBERS[seats]
    whole = (100, 20) if table.has_nobles else (numbers.colonists + numbers.aboard, 0)
    assert whole == (sum(one.colonists for one in people), sum(one.nobles for one in people))
    assert sum(secrets.points) == numbers.pool - table.pool + table.paper
    check_boards(state)


def check_boards(state: State) -> None:
    """No board holds more than it can, no type is there twice, all copies are somewhere."""
    table = state.table
    for player in table.players:
        kinds = [place.kind for place in player.city]
        assert len(set(kinds)) == len(kinds)
        assert len(player.island) <= LIMITS.island
        assert city_spaces(player) >= 0
        assert min(player.doubloons, *player.goods) >= 0
        for place in (*player.island, *player.city):
            assert 0 <= place.people <= CIRCLES[place.kind]
            assert min(place.colonists, place.nobles) >= 0
    for rank, kind in enumerate(CIRCLES):
        if rank < len(table.market):
            built = sum(place.kind == kind for one in table.players for place in one.city)
            copies = copies_of(kind, len(table.players)) if kind in table.buildings else 0
            assert table.market[rank] + built == copies
