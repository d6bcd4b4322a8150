# San Juan's pictures and their texts.

render-san-juan-only = only with the Crane
render-san-juan-cheaper = Crane: { $cost ->
    [0] free
   *[other] { $cost }+
}
render-san-juan-middle = In the middle
render-san-juan-text-middle = In the middle, for anyone to build: { $building }.
render-san-juan-text-hand-unseen = { $building }: { $count ->
    [1] 1 card
   *[other] { $count } cards
  } under it that nobody has seen.

# San Juan

render-san-juan-asked-starting-hand = { $count ->
    [one] { $names } chooses a starting hand
   *[other] { $names } choose starting hands
}
render-san-juan-asked-round-start = { $count ->
    [one] { $names } prepares for the round
   *[other] { $names } prepare for the round
}
render-san-juan-asked-role-choice = { $names } picks a role
render-san-juan-asked-builder = { $names } builds
render-san-juan-asked-producer = { $count ->
    [one] { $names } produces
   *[other] { $names } produce
}
render-san-juan-asked-trader = { $count ->
    [one] { $names } sells
   *[other] { $names } sell
}
render-san-juan-asked-councillor = { $count ->
    [one] { $names } chooses cards
   *[other] { $names } choose cards
}
render-san-juan-trading-title = Prices
render-san-juan-trading-hidden = hidden
render-san-juan-deck = Deck
render-san-juan-drawn = Cards drawn
render-san-juan-hand = Hand
render-san-juan-new = { $count ->
    [one] new
   *[other] { $count } new
}
render-san-juan-new-place = New place
render-san-juan-price-now = green: what it costs now
render-san-juan-not-asked = Nothing to decide now

# San Juan, the position as text

render-san-juan-text-head = San Juan, round { $round }. Governor: { $governor }.
render-san-juan-text-asked = To act: { $names }.
render-san-juan-text-over = The game is over.
render-san-juan-text-roles-free = Roles left: { $roles }.
render-san-juan-text-picked = { $role } ({ $name })
render-san-juan-text-picked-library = { $role } with the Library ({ $name })
render-san-juan-text-picks = Roles picked: { $picks }.
render-san-juan-text-closed = Trading house: closed.
render-san-juan-text-open = Trading house: { $prices }.
render-san-juan-text-price = { $good } { $price }
render-san-juan-text-tiles = Trading tiles turned up so far, the oldest first: { $tiles }.
render-san-juan-text-piles = Draw pile { $drawn }, discard pile { $spent }.
render-san-juan-text-player = { $name }: { $buildings } of 12 buildings, { $hand } in hand (limit { $limit }).
render-san-juan-text-drawn = { $count ->
    [one] 1 card drawn, still to choose.
   *[other] { $count } cards drawn, still to choose.
}
render-san-juan-text-banked = Has used the Bank.
render-san-juan-text-under = Cards under the buildings: { $count }.
render-san-juan-text-city = City: { $buildings }.
render-san-juan-text-good = { $building } with { $good }
render-san-juan-text-covered = { $building } (covered: { $count })
render-san-juan-text-tucked = { $building } with cards under it
render-san-juan-dense-head = San Juan, round { $round }. Trading house: { $prices }. Piles: draw { $drawn }, discard { $spent }. * = with a good
render-san-juan-dense-closed = closed
render-san-juan-dense-turn = to act
render-san-juan-dense-governor = Governor
render-san-juan-dense-library = { $role } with Library
render-san-juan-dense-player = { $name }{ $marks }: { $buildings }/12, hand { $hand }/{ $limit }{ $drawn }:
render-san-juan-text-hand = { $name }, your hand ({ $hand ->
    [one] 1 card
   *[other] { $hand } cards
}, limit { $limit }): { $cards }.
render-san-juan-text-hand-empty = { $name }, your hand is empty (limit { $limit }).
render-san-juan-text-hand-goods = Your goods: { $goods }.
render-san-juan-text-hand-points = Your points so far: { $count }.
render-san-juan-text-hand-drawn = Cards drawn: { $cards }.
render-san-juan-text-hand-card = { $name } (costs { $cost ->
    [1] 1 card
   *[other] { $cost } cards
})
render-san-juan-text-hand-tucked = Under your buildings: { $cards }.
