"""What draws Bazaar: lines of text on the table, until it has drawings of its own (`render/san_juan/` shows how)."""

from games.core.model import Key, Message, say
from render.core.plain import PlainRenderer


def label(kind: str, key: Key) -> Message:
    """What a key is called, as the game's `label` has it."""
    if kind == "card":
        return say("bazaar-card", number=int(key))
    return say(f"bazaar-{kind}-{key}")


class BazaarRenderer(PlainRenderer):
    """Draws Bazaar."""

    def __init__(self) -> None:
        super().__init__("bazaar", label)
