"""Random games of catanatron, run by its own Python: prints actions, choices and seconds as JSON."""

import json
import random
import sys
import time
from typing import Any

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]


def play(seats: int, seed: int, games: int) -> list[Any]:
    """Complete games."""
    ended = []
    for number in range(games):
        game = Game([RandomPlayer(colour) for colour in list(Color)[:seats]], seed=1 + number)
        random.seed(f"{seed} {number}")
        game.play()
        ended.append(game)
    return ended


class Counting(RandomPlayer):  # type: ignore[misc]
    """Answers by chance and notes how often there was a choice."""

    choices = 0

    def decide(self, game: Any, playable_actions: Any) -> Any:
        """One of the actions."""
        Counting.choices += len(playable_actions) > 1
        return super().decide(game, playable_actions)


def choices_per_action(seats: int, games: int) -> float:
    """Counted in games of their own, so that counting slows nothing that is measured."""
    actions = 0
    for number in range(games):
        game = Game([Counting(colour) for colour in list(Color)[:seats]], seed=1 + number)
        game.play()
        actions += len(game.state.actions)
    return Counting.choices / actions


def main(seats: int, seed: int, games: int, warm: int) -> None:
    """Warm up, measure, count."""
    play(seats, seed, warm)
    began = time.process_time()
    actions = sum(len(game.state.actions) for game in play(seats, seed, games))
    seconds = time.process_time() - began
    choices = round(actions * choices_per_action(seats, warm))
    print(json.dumps({"actions": actions, "choices": choices, "seconds": seconds}))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
