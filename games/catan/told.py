"""Everything that a game of CATAN can tell."""

from games.catan import events as told
from games.catan.modules.erie import events as erie
from games.catan.modules.frenemies.events import AnyFavorEvent
from games.catan.modules.helpers.events import AnyHelperEvent
from games.catan.modules.scenario import events as scenario
from games.catan.trade import events as trade

AnyEvent = (
    told.Seated
    | told.Started
    | told.Founded
    | told.Collected
    | told.TurnBegan
    | told.Rolled
    | told.RanShort
    | told.Discarded
    | told.MovedRobber
    | told.Stole
    | told.StoleCard
    | told.StoleNothing
    | told.BuiltRoad
    | told.BuiltSettlement
    | told.BuiltCity
    | told.BoughtCard
    | told.DrewCard
    | told.PlayedCard
    | told.TookPlenty
    | told.Monopolised
    | told.GaveUp
    | told.LongestRoad
    | told.LostLongestRoad
    | told.LargestArmy
    | told.LostLargestArmy
    | told.AnsweredSpecial
    | told.KeepsPassing
    | told.Won
    | told.RevealedCards
    | trade.TradedWithBank
    | trade.Offered
    | trade.Called
    | trade.AcceptedOffer
    | trade.DeclinedOffer
    | trade.Proposed
    | trade.RejectedProposal
    | trade.LapsedProposal
    | trade.WithdrewOffer
    | trade.WithdrewProposal
    | trade.Traded
    | trade.DealFailed
    | scenario.TookChip
    | erie.Linked
    | erie.PlayedToken
    | AnyHelperEvent
    | AnyFavorEvent
)
