"""How many people of a sort a player has."""

from games.puerto_rico.views import Player


def nobles_of(player: Player) -> int:
    """All nobles of a player: on tiles, in buildings and in San Juan."""
    standing = sum(place.nobles for place in (*player.island, *player.city))
    return standing + player.waiting.nobles
