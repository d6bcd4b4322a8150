"""The buttons of votes: one for each kind, and those that messages of earlier releases have."""

from bot.discord_app.features.catalogue import ROUTES
from bot.discord_app.route import ReplyMode
from bot.tables.rules.votes import RULES, Asks


def test_each_kind_that_is_voted_on_has_its_button() -> None:
    """A vote that nobody can answer would never end."""
    kinds = {kind for kind, rule in RULES.items() if rule.asks is not Asks.NOBODY}

    modes = {kind: ROUTES[f"vote-{kind}"].mode for kind in kinds}

    assert modes == dict.fromkeys(kinds, ReplyMode.ANEW)


def test_messages_of_earlier_releases_can_still_be_answered() -> None:
    """Their buttons had other names for the same votes."""
    assert ROUTES["vote-abandon"] == ROUTES["vote-end"]
    assert ROUTES["vote-hand"] == ROUTES["vote-transfer"]
