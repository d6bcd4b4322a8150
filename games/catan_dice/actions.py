"""What a player does in a turn (6.1)."""

from games.core.model import Action, Key


class Reroll(Action, frozen=True, tag="reroll"):
    """Roll all dice again but those that are kept (R111)."""

    keep: tuple[Key, ...]
    """Dice as face and number, `ore@4`."""


class Stop(Action, frozen=True, tag="stop"):
    """Be content with the dice (R111)."""


class Build(Action, frozen=True, tag="build"):
    """Pay with dice for a road, knight, settlement or city (R120 to R123)."""

    piece: Key
    """The place on the sheet."""


class UseJoker(Action, frozen=True, tag="use_joker"):
    """Turn a die with a knight's joker (R132)."""

    turn: Key
    """Joker, face that is turned and resource it becomes: `j4@ore@lumber`."""


class TradeGold(Action, frozen=True, tag="trade_gold"):
    """Turn one gold die into a resource, another one is spent (R140)."""

    resource: Key


class EndTurn(Action, frozen=True, tag="end_turn"):
    """Build no more (R115)."""


AnyAction = Reroll | Stop | Build | UseJoker | TradeGold | EndTurn
