"""What the laws are told about Puerto Rico besides its secrets."""

from collections.abc import Mapping

from games.core.model import Action
from games.puerto_rico.actions import (
    BuyLand,
    DiscardTile,
    Draft,
    KeepGuests,
    KeepGuestsAll,
    LoadSmallWharf,
    MoveGuest,
    PlaceNobles,
    PlantForest,
    PlantTile,
    ReturnBarrel,
    ReturnPerson,
    ReturnPoint,
    SellLand,
    StoreKinds,
    Supply,
    TakePerson,
)
from games.puerto_rico.options import PuertoRicoOptions
from tests.contract.subjects import Case

UNTOLD: Mapping[str, str] = {
    "table.has_nobles": "an option",
    "table.is_simultaneous": "an option",
    "table.has_open_points": "an option",
}

NEW_BUILDINGS: frozenset[type[Action]] = frozenset(
    {
        Draft,
        KeepGuests,
        KeepGuestsAll,
        LoadSmallWharf,
        MoveGuest,
        PlantForest,
        PlantTile,
        ReturnBarrel,
        ReturnPerson,
        ReturnPoint,
    }
)
NOBLES: frozenset[type[Action]] = frozenset(
    {BuyLand, DiscardTile, PlaceNobles, SellLand, Supply, TakePerson}
)


def never(case: Case) -> frozenset[type[Action]]:
    """Some kinds of action come with an expansion; with the draft few games have a warehouse that is full.

    Without the Land Office a tile is looked at only with both Forest House and Hacienda, which few drafts bring together.
    """
    options = case.options
    assert isinstance(options, PuertoRicoOptions)
    excluded = frozenset[type[Action]]()
    if not options.exp_new_buildings:
        excluded |= NEW_BUILDINGS
    else:
        excluded |= {StoreKinds}
    if not options.exp_nobles:
        excluded |= NOBLES | {PlantForest, PlantTile}
    return excluded
