"""A seat's own screen: its hand, its question, and every way to answer it."""
