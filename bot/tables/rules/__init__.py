"""What follows from what, without a database: questions, clocks, votes, ratings, robot turns. Pure."""
