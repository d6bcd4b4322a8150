"""Text as people type it: names are found whatever their case and accents."""

import unicodedata


def normalized(text: str) -> str:
    """The text without case, accents and outer spaces: `Índigo ` and `indigo` are the same."""
    plain = unicodedata.normalize("NFKD", text.casefold().strip())
    return "".join(sign for sign in plain if not unicodedata.combining(sign))
