"""Looking back at a game, step by step or as a film."""
