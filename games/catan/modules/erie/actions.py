"""What a player can do at the Erie canal."""

from games.core.model import Action, Key


class PlayToken(Action, frozen=True, tag="play_token"):
    """Play a canal token for a resource, which trades 2:1 for the rest of the turn (R215)."""

    resource: Key
