"""Why a command cannot be done."""


class CommandError(Exception):
    """A sentence for whoever typed the command."""
