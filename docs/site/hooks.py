"""What MkDocs asks while it builds the site (`hooks` in `mkdocs.yml`)."""

from typing import Any


def on_page_context(context: dict[str, Any], page: Any, config: Any, nav: Any) -> dict[str, Any]:
    """Put search, table of contents and footer into the language of the page, and the page's language into its HTML."""
    config.theme["language"] = "pt-BR" if page.file.src_uri.startswith("pt/") else "en"
    return context
