"""The service: Discord, storage, clocks, languages and the playground."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.discord_app.client import Feitoria
    from bot.runtime.settings import Settings
    from bot.tables.review_process import ReviewWorker
    from bot.tables.search_processes import Thinker


__all__ = ["create", "release"]


def create(
    settings: "Settings",
    thinker: "Thinker | None" = None,
    reviewer: "ReviewWorker | None" = None,
) -> "Feitoria":
    """The client, ready to be run by Discord, the playground or any harness; nothing is connected or opened yet.

    `thinker` finds the robots' answers, `reviewer` works reviews out; None: processes of low priority do.

    Its robots and pictures have processes of their own, which import the program that is run: a script that runs
    it begins, as always with such processes, under `if __name__ == "__main__":`.
    """
    # Imported here so that a robot's process, which needs `bot.tables` only, does not load Discord.
    from bot.discord_app.client import Feitoria

    return Feitoria(settings, thinker=thinker, reviewer=reviewer)
