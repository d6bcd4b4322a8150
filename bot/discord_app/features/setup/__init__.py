"""`/setup`: what a server's managers decide."""
