"""The kernel every game stands on.

Read in this order: `model` (the words), `forms` (questions), `rng` (chance), `flow` (what is asked when), `game` (the
contract of a game).
"""
