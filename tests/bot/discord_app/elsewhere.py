"""Places where people use commands that they have installed for themselves: the bot is no member there."""

from collections.abc import Callable
from typing import Any

import pytest
from simcord import interactions

Payload = dict[str, Any]

FOREIGN = 998_877_665_544_332_211
"""A server that the bot has never heard of."""


def in_a_foreign_server(payload: Payload) -> None:
    """As Discord sends it when the person uses an own app there: no channel, role or member is known to the bot."""
    user = payload.pop("user")
    payload |= {
        "guild_id": str(FOREIGN),
        "guild": {"id": str(FOREIGN), "locale": "en-US", "features": []},
        "guild_locale": "en-US",
        "context": 0,
        "authorizing_integration_owners": {"1": user["id"]},
        "channel_id": str(FOREIGN + 1),
        "channel": {
            "id": str(FOREIGN + 1),
            "type": 0,
            "name": "elsewhere",
            "guild_id": str(FOREIGN),
            "position": 0,
            "nsfw": False,
            "permissions": "0",
        },
        "member": {
            "user": user,
            "roles": [str(FOREIGN + 2)],
            "joined_at": "2026-01-01T00:00:00+00:00",
            "deaf": False,
            "mute": False,
            "flags": 0,
            "permissions": "0",
        },
        "app_permissions": "0",
    }


def in_a_group(payload: Payload) -> None:
    """As Discord sends it when the person uses an own app in a group's direct messages."""
    payload |= {
        "context": 2,
        "authorizing_integration_owners": {"1": payload["user"]["id"]},
        "channel_id": str(FOREIGN + 3),
        "channel": {"id": str(FOREIGN + 3), "type": 3, "recipients": []},
    }


PLACES = pytest.mark.parametrize("place", [in_a_foreign_server, in_a_group])


def go(patch: pytest.MonkeyPatch, place: Callable[[Payload], None]) -> None:
    """From now on people use their own commands at that place."""
    here = interactions.base_payload

    def there(*args: Any, **kwargs: Any) -> tuple[Any, Payload]:
        record, payload = here(*args, **kwargs)
        if "message" not in payload:
            place(payload)
        return record, payload

    patch.setattr(interactions, "base_payload", there)
