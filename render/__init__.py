"""Pictures and texts of positions: a view in, a picture or a text out."""
