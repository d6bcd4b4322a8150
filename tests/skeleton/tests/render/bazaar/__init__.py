"""Pictures and texts of Bazaar."""
