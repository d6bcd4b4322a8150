"""The daily challenge: a game alone with the same chance for everybody."""
