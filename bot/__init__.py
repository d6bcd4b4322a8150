"""The service: Discord, storage, clocks, languages and the playground."""
