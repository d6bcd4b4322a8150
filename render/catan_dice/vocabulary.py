"""What things of the dice games are called in pictures and texts."""

from render.core.names import Vocabulary

term = Vocabulary("catan-dice")
"""A thing of the game by its kind and key."""
