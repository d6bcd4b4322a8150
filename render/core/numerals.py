"""Numbers with a sign, the same in pictures, texts and messages."""

MINUS = "−"
"""The mathematical sign; pictures draw the dash for it, which both of their faces have (`lettering`)."""


ABOUT = "≈"
"""Before a number that is a guess; it begins a line, and pictures draw it as two waves."""


def signed(points: int) -> str:
    """A number as it stands in a table: 3, 0, −2."""
    return str(points) if points >= 0 else f"{MINUS}{-points}"


def gained(points: int) -> str:
    """A number as a change: +3, 0, −2."""
    return f"+{points}" if points > 0 else signed(points)
