"""What draws Bazaar: lines of text on the table, until it has drawings of its own (`render/san_juan/` shows how)."""

from render.core.plain import PlainRenderer
from tests.skeleton.games.bazaar.content import label

KINDS = {
    "options": "",
    "lot": "lot",
    "sold": "",
    "hands": "",
    "lots": "lot",
    "played": "card",
    "hand": "card",
}
"""What the views' fields hold; their words stand in `render-bazaar.ftl`."""


class BazaarRenderer(PlainRenderer):
    """Draws Bazaar."""

    def __init__(self) -> None:
        super().__init__("bazaar", label, KINDS)
