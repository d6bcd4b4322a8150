"""The database: schema, migrations, rows as values, and the journal of every table."""
