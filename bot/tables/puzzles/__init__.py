"""The puzzle of the week: a position of a finished game, what people would do, and what the search would."""
