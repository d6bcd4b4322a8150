"""Text that must not be longer than its place."""


def shortened(text: str, longest: int) -> str:
    """The text, cut with an ellipsis if it is too long."""
    return text if len(text) <= longest else text[: longest - 1].rstrip() + "…"
