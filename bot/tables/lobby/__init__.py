"""A table before its game: opening, joining, inviting, options, and what a server allows."""
