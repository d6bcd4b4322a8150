"""What a player can do among frenemies."""

from games.core.model import Action, Key


class UseFavor(Action, frozen=True, tag="use_favor"):
    """Spend tokens of a guild on its favor (R350)."""

    guild: Key


class TakeFavorCard(Action, frozen=True, tag="take_favor_card"):
    """Take a resource card from the bank by favor of the Merchants (R352)."""

    resource: Key


class FavorRoad(Action, frozen=True, tag="favor_road"):
    """Lay a road by favor of the Road Builders (R353)."""

    path: Key


class FavorTrade(Action, frozen=True, tag="favor_trade"):
    """Trade 1:1 with the bank by favor of the Traders (R351): `lumber@ore` gives lumber for ore."""

    deal: Key


class ExchangeToken(Action, frozen=True, tag="exchange_token"):
    """Draw a token, then return one (R361)."""


class ReturnToken(Action, frozen=True, tag="return_token"):
    """Return a token of that guild to the supply (R361)."""

    guild: Key


class OfferGift(Action, frozen=True, tag="offer_gift"):
    """Offer a card for nothing to somebody with no more visible points (R330): `wool@2` offers wool to seat 2."""

    gift: Key


class AcceptGift(Action, frozen=True, tag="accept_gift"):
    """Take the card (R332)."""


class RefuseGift(Action, frozen=True, tag="refuse_gift"):
    """Do not take the card (R333)."""


class WithdrawGift(Action, frozen=True, tag="withdraw_gift"):
    """Withdraw the open offer of a gift (R337)."""


class DrawFirst(Action, frozen=True, tag="draw_first"):
    """Let that player draw the next token (R344)."""

    seat: Key


AnyFavorAction = (
    UseFavor
    | TakeFavorCard
    | FavorRoad
    | FavorTrade
    | ExchangeToken
    | ReturnToken
    | OfferGift
    | AcceptGift
    | RefuseGift
    | WithdrawGift
    | DrawFirst
)
