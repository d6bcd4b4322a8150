"""The playground: the same bot against a simulated Discord, with a page to play it on this machine."""

from bot.playground.long_work import LongReviews, LongThoughts
from bot.playground.service import serve

__all__ = ["LongReviews", "LongThoughts", "serve"]
