"""Laws that hold for every game.

A game takes part by standing in `games.catalogue` and by saying what it hides: one module `hidden_of_<game>` with the rows of
its information table, entered in `subjects.HIDDEN`. Nothing else here names a game.
"""
