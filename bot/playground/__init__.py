"""The playground: the same bot against a simulated Discord, with a page to play it on this machine."""

from bot.playground.service import serve

__all__ = ["serve"]
