"""Parts that the screens of several features share."""
