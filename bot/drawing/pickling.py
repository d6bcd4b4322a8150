"""How a drawing gets to the process that makes it: words and games by name, for it has its own; the rest as it is."""

import copyreg
import io
import pickle
from functools import cache
from typing import Any

from bot.game_registry import REGISTRY
from bot.i18n.languages import Languages
from games.core.game import Game


def packed(drawing: object) -> bytes:
    """What `pickle.loads` makes the same of, in any process of ours."""
    written = io.BytesIO()
    pickler = pickle.Pickler(written, pickle.HIGHEST_PROTOCOL)
    pickler.dispatch_table = _BY_NAME
    pickler.dump(drawing)
    return written.getvalue()


@cache
def _languages(strict: bool) -> Languages:  # noqa: FBT001  pickled by place
    """All texts, read once in the process that is asked for them."""
    return Languages(strict=strict)


def _game(name: str) -> Game[Any, Any, Any]:
    """The rules of that name."""
    return REGISTRY[name].game


_BY_NAME: dict[type[Any], Any] = {
    **copyreg.dispatch_table,
    Languages: lambda languages: (_languages, (languages.strict,)),
    **{type(entry.game): lambda game: (_game, (game.id,)) for entry in REGISTRY.values()},
}
