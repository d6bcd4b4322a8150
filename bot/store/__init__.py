"""The store: the database with its schema and migrations, rows as values, the journal of every table."""
