"""Where a turn stands (6.1)."""

from games.core.flow import Frame


class Rolling(Frame, frozen=True, tag="rolling"):
    """The dice lie there, and some may be rolled again (R111)."""


class Building(Frame, frozen=True, tag="building"):
    """The dice are final and pay for what is built (R113)."""


AnyFrame = Rolling | Building
