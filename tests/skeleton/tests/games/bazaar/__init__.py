"""The rules of Bazaar."""
