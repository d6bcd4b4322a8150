"""The pictures of Bazaar."""
