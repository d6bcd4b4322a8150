"""Laws that hold for every game.

A game takes part by standing in `games.catalogue` and by saying what it hides in `tests/games/<game>/hidden.py`
(`tests.contract.particulars`). Nothing here names a game but the toy one.
"""
