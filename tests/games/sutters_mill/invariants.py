"""What holds in every position of Sutter's Mill, the last one and dealt ones too (end of the rules)."""

from games.sutters_mill.content import CARDS, COUNTERS, LIMITS, PLACES
from games.sutters_mill.state import NOBODY, State, wallet


def check(state: State) -> None:
    """Counters, nuggets, cards, prospectors, certificates and the adventurer."""
    _check_counters(state)
    _check_players(state)
    _check_papers(state)
    turn = state.table.turn
    assert 0 <= turn.paid_actions <= len(LIMITS.prices)


def _check_counters(state: State) -> None:
    """Of each section: taken ones as many as are counted, no value more often than it exists, the rest in the vein or lost."""
    table = state.table
    for section, stock in enumerate(COUNTERS):
        found = [own[section] for own in state.secrets.found]
        taken = [player.taken[section] for player in table.players]
        assert [sum(values) for values in found] == taken
        assert all(
            held <= there
            for held, there in zip(map(sum, zip(*found, strict=True)), stock, strict=True)
        )
        assert min(min(values) for values in found) >= 0
        assert 0 <= table.left[section] <= PLACES[section] - sum(taken)
    for seat in range(len(table.players)):
        assert wallet(state, seat) >= 0, f"seat {seat} has paid more than it had"


def _check_players(state: State) -> None:
    """Each player's 13 cards and five prospectors."""
    table = state.table
    for seat, player in enumerate(table.players):
        laid = [card.rank for stack in table.stacks for card in stack if card.seat == seat]
        seen = [*player.hand, *laid, *player.saved]
        assert len(set(seen)) == len(seen)
        prospectors = player.off_board + player.on_board
        if player.phase == "build_up":
            assert sorted(seen) == sorted(CARDS)
            assert prospectors == LIMITS.prospectors
        else:
            assert set(seen) <= set(CARDS)
            assert not player.hand
            assert 0 <= prospectors <= LIMITS.prospectors
        for stack in table.stacks:
            assert sum(card.seat == seat for card in stack) <= LIMITS.stack


def _check_papers(state: State) -> None:
    """A certificate is held exactly where a building in the game has cards; the adventurer is who has fewest (R36, R37)."""
    table = state.table
    for stack, holder, gone in zip(table.stacks, table.holders, table.gone, strict=True):
        assert (holder != NOBODY) == (bool(stack) and not gone)
        assert holder == NOBODY or holder in {card.seat for card in stack}
    counts = [table.holders.count(seat) for seat in range(len(table.players))]
    fewest = [seat for seat, count in enumerate(counts) if count == min(counts)]
    assert table.adventurer == (fewest[0] if len(fewest) == 1 else NOBODY)
