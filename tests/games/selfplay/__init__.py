"""Games that the search has played against itself, kept as records with the answers that every step offered."""
