"""Words: the languages, the telling of events, names, Discord's markdown. Knows neither Discord nor the database."""
