"""The values in which all parts of the bot speak: people, tables, questions, outcomes, errors."""
