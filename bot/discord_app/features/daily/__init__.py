"""The daily challenge: `/daily`, the try itself, and the card to share."""
