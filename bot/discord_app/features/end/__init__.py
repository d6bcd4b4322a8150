"""The end of a game: result, scores, what comes next."""
