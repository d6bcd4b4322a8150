"""The frames of a game of CATAN: what each asks and what answering it does."""
