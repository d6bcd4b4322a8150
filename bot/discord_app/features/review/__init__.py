"""The review of a finished game: its picture, what moved it, and how it ended."""
