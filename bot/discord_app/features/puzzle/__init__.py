"""The puzzle of the week: the message, the private answer, and the result."""
