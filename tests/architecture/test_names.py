"""Names: within the service one name means one thing."""

import ast

from tests.architecture.tree import modules, shown


def test_no_two_classes_of_the_service_share_a_name() -> None:
    """Whoever reads `Show` or `Refused` need not look where it comes from."""
    found: dict[str, list[str]] = {}
    for path in modules("bot"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.ClassDef):
                found.setdefault(node.name, []).append(shown(path))

    assert {name: places for name, places in found.items() if len(places) > 1} == {}
