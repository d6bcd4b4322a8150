# Words of Puerto Rico's pictures and texts.

## Who does what, on the ribbon

render-puerto-rico-asked-rounds = { $names } chooses a role
render-puerto-rico-asked-drafting = { $names } picks a building
render-puerto-rico-asked-guest-window = { $names } moves guests
render-puerto-rico-asked-settler-turns = { $names } settles
render-puerto-rico-asked-held-tile = { $names } looks at a tile
render-puerto-rico-asked-library-tile = { $names } settles again
render-puerto-rico-asked-lodge-turns = { $names } goes hunting
render-puerto-rico-asked-boarding = { $names } takes someone from the ship
render-puerto-rico-asked-placing = { $count ->
    [one] { $names } places colonists
   *[other] { $names } place colonists
}
render-puerto-rico-asked-builder-turns = { $names } builds
render-puerto-rico-asked-shortage = { $names } builds
render-puerto-rico-asked-production-turns = { $names } produces
render-puerto-rico-asked-extra-good = { $names } takes a barrel
render-puerto-rico-asked-trader-turns = { $names } trades
render-puerto-rico-asked-supplying = { $names } supplies the court
render-puerto-rico-asked-loading = { $names } loads
render-puerto-rico-asked-storing = { $count ->
    [one] { $names } stores barrels
   *[other] { $names } store barrels
}

## On the pictures

render-puerto-rico-island = Your island
render-puerto-rico-last = Last round
render-puerto-rico-costs = Cost { $costs }
render-puerto-rico-chosen = { $count } chosen
render-puerto-rico-waiting = Waiting
render-puerto-rico-stored = Your barrels
render-puerto-rico-harvest = Next harvest
render-puerto-rico-next-harvest = Harvest
render-puerto-rico-points = VP
render-puerto-rico-secret = secret
render-puerto-rico-house-room = { $count ->
    [0] Full
   *[other] Room for { $count } more
}
render-puerto-rico-sold = Sold
render-puerto-rico-copies = { $count } left
render-puerto-rico-can-buy = { $name } can buy with
render-puerto-rico-no-money = too expensive
render-puerto-rico-lost = { $count ->
    [1] 1 is lost
   *[other] { $count } are lost
}
render-puerto-rico-cheaper = Cost −{ $count }
render-puerto-rico-draft-spaces = { $count ->
    [1] 1 space left
   *[other] { $count } spaces left
}
render-puerto-rico-stock-ship = Arriving
render-puerto-rico-stock-colonists = Colonists
render-puerto-rico-stock-nobles = Nobles
render-puerto-rico-stock-points = VP left
render-puerto-rico-held = Your tile
render-puerto-rico-at-end = VP at the end
render-puerto-rico-gift = Extra tile: a surprise
render-puerto-rico-gift-later = Then your normal tile
render-puerto-rico-part = { $count } of { $of }
render-puerto-rico-tile-has = You have { $count }
render-puerto-rico-tile-plants = { $count ->
    [0] No building yet
   *[other] Buildings for { $count }
}
render-puerto-rico-placed = { $name } placed { $nobles ->
    [0] { $count ->
        [1] 1 colonist
       *[other] { $count } colonists
      }
   *[other] { $count ->
        [1] 1 noble
       *[other] { $count } people
      }
  }

## The position as text

render-puerto-rico-text-head = Puerto Rico, round { $round }. Governor: { $governor }.
render-puerto-rico-text-last = This is the last round.
render-puerto-rico-text-draft = Puerto Rico, the buildings are being picked.
render-puerto-rico-text-over = Puerto Rico, the game is over.
render-puerto-rico-text-asked = To act: { $names }.
render-puerto-rico-text-free = Roles left: { $roles }.
render-puerto-rico-text-role = { $doubloons ->
    [one] { $role } (1 doubloon)
   *[other] { $role } ({ $doubloons } doubloons)
}
render-puerto-rico-text-taken = Roles chosen: { $roles }.
render-puerto-rico-text-player = { $doubloons ->
    [one] { $name }: 1 doubloon
   *[other] { $name }: { $doubloons } doubloons
}; goods: { $goods }; city { $city }/{ $most }, island { $island }/{ $most }.
render-puerto-rico-text-points = { $points ->
    [one] 1 victory point.
   *[other] { $points } victory points.
}
render-puerto-rico-text-ship = { $capacity }-barrel ship: { $barrels } { $good }
render-puerto-rico-text-ship-empty = { $capacity }-barrel ship: empty
render-puerto-rico-text-open-ships = Ships the player to act can load, by capacity: { $ships }.
render-puerto-rico-text-house = Trading house: { $goods }.
render-puerto-rico-text-sale = { $doubloons ->
    [one] { $good } for 1 doubloon
   *[other] { $good } for { $doubloons } doubloons
}
render-puerto-rico-text-sales = The player to act can sell: { $sales }.
render-puerto-rico-text-supply = Goods left: { $goods }.
render-puerto-rico-text-row = Plantations: { $tiles }. Face-down tiles: { $stack }. Quarries: { $quarries }.
render-puerto-rico-text-people = Colonists: { $ship } on the ship, { $supply } in the supply. Victory points left: { $pool }.
render-puerto-rico-text-nobles = Nobles: { $ship } on the ship, { $supply } in the supply.
render-puerto-rico-text-nobles-of = Nobles: { $count }.
render-puerto-rico-text-no-points = No VP chips yet.
render-puerto-rico-text-looked-at = Forests looked under: { $count }.
render-puerto-rico-text-discards = Discarded plantations: { $tiles }.
render-puerto-rico-text-paper = Points gained beyond the supply: { $count }.
render-puerto-rico-text-face-down = Discarded face down: { $count }.
render-puerto-rico-text-market = Buildings, column { $column }: { $buildings }.
render-puerto-rico-text-board = { $name }. Island, occupied: { $island }. City, occupied: { $city }. In San Juan: { $waiting }.
render-puerto-rico-text-board-brief = { $name }. Island: { $island }. City: { $buildings ->
    [one] 1 building
   *[other] { $buildings } buildings
 }, people { $people }/{ $circles }. In San Juan: { $waiting }.
render-puerto-rico-text-work = Occupied: { $fields }/{ $tiles } tiles, { $people }/{ $circles } in the city.
render-puerto-rico-text-in-san-juan = In San Juan: { $waiting }.
render-puerto-rico-text-cost = Cost { $cost } ({ $filled }/{ $spaces }): { $buildings }.
render-puerto-rico-text-page = { $letter }: { $building } ({ $cost }), { $effect }{ $spaces ->
    [1] {""}
   *[other] , takes { $spaces } spaces
  }.
render-puerto-rico-text-picked = picked { $buildings }
render-puerto-rico-text-open = available { $buildings }
render-puerto-rico-text-with-nobles = { $count ->
    [one] { $building } (1 noble)
   *[other] { $building } ({ $count } nobles)
}
render-puerto-rico-text-own = { $total ->
    [one] { $name }, you have 1 point, { $points } of it in chips.
   *[other] { $name }, you have { $total } points, { $points } of them in chips.
}
render-puerto-rico-text-own-goods = Doubloons: { $doubloons }. Goods: { $goods }. People in San Juan: { $waiting }.
render-puerto-rico-text-island = Island, occupied: { $tiles }.
render-puerto-rico-text-city = City, occupied: { $buildings }.
render-puerto-rico-text-harvest = Next harvest: { $goods }.
render-puerto-rico-text-held = The tile you are looking at: { $tile }.
render-puerto-rico-text-looked = Under your forests, as you have seen: { $tiles }.
