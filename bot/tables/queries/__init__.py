"""Reading tables: positions, questions, logs, replays, records, leaderboards. Changes nothing."""
