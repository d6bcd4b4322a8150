"""Text that must not be longer than its place."""


def shortened(text: str, longest: int) -> str:
    """The text, cut with an ellipsis if it is too long."""
    return text if len(text) <= longest else text[: longest - 1].rstrip() + "…"


def in_whole_lines(text: str, longest: int) -> str:
    """The text, its last lines left out if it is too long: a line that is cut may lose the end of a link or of its markup."""
    if len(text) <= longest:
        return text
    kept, _, _ = text[: longest - 1].rpartition("\n")
    return f"{kept.rstrip()}\n…" if kept else shortened(text, longest)
