"""Puerto Rico, with New Buildings and The Nobles (docs/rules/puerto-rico.md)."""
