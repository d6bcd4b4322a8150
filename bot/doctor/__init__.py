"""`feitoria doctor`: goes through every route that a game uses on a real server, and says what Discord answered."""
