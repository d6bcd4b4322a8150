"""Bazaar, a small game with secret bids: the reference that `python -m games new ID` copies under another name.

It lies here as it would lie in the project: `tests/skeleton/games/bazaar` is `games/<game>` of a new game, and so on.
"""
