"""A person at a table."""

from msgspec import Struct


class Person(Struct, frozen=True):
    """A person on Discord."""

    user_id: int
    name: str
    """Display name when the seat was taken."""
