"""Why something cannot be done."""

from games.core.model import Message, say


class TableError(Exception):
    """The person's or the host's mistake; `message` says it kindly, nothing has changed."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.id)
        self.message = message


class TableNotFound(TableError):
    """There is no such table."""

    def __init__(self) -> None:
        super().__init__(say("tables-none"))


class DatabaseRefused(Exception):
    """The database cannot be used; the text is one sentence for the operator."""
