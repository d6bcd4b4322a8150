"""What the laws are told about the toy game of `tests.games.core.toy`."""
