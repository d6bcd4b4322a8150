# Words of CATAN that stand in pictures and in the position as text only.

render-catan-turn = Turn { $turn }
render-catan-founding = Founding
render-catan-bank = Bank
render-catan-goal = First to
render-catan-cards = { $cards }
render-catan-none = none

render-catan-asked-founding = { $names } places a settlement
render-catan-asked-founding-road = { $names } places a road
render-catan-asked-before-roll = { $names } rolls
render-catan-asked-acting = { $names } trades and builds
render-catan-asked-discards = { $count ->
    [one] { $names } discards
   *[other] { $names } discard
}
render-catan-asked-robber-moving = { $names } moves the robber
render-catan-asked-stealing = { $names } steals a card
render-catan-asked-road-building = { $names } builds free roads
render-catan-asked-plenty = { $names } takes cards
render-catan-asked-monopolising = { $names } names a resource
render-catan-several = { $count } players
render-catan-asked-special-answers = { $count ->
    [one] { $names } builds or passes
   *[other] { $names } build or pass
}
render-catan-asked-special-building = { $names } builds
render-catan-asked-next-turn = { $names } goes next
render-catan-asked-helper-used = { $names } flips or exchanges a helper
render-catan-asked-mayor-asked = { $names } may use the Mayor
render-catan-asked-general-asked = { $names } may use the General
render-catan-asked-merchant-returning = { $names } gives a card in return
render-catan-asked-merchant-second = { $names } demands cards
render-catan-asked-explorer-moving = { $names } moves a road
render-catan-asked-sage-picking = { $names } chooses a card
render-catan-asked-leader-robbed = { $names } takes a card
render-catan-asked-merchants-favor = { $names } takes a card
render-catan-asked-road-builders-favor = { $names } builds a free road
render-catan-asked-token-returning = { $names } returns a token
render-catan-asked-gift-offered = { $names } answers a gift
render-catan-asked-drawing-order = { $names } chooses who draws first

# The hand

render-catan-development = Development cards
render-catan-build = Build
render-catan-secret = { $count } secret
render-catan-next-turn = next turn
render-catan-no-development = None yet
render-catan-build-road = Road
render-catan-build-settlement = Settlement
render-catan-build-city = City
render-catan-build-card = Card
render-catan-left = { $count ->
    [0] none left
   *[other] { $count } left
}
render-catan-no-place = no free spot
render-catan-no-building = Nothing to build right now
render-catan-missing = Not yet
render-catan-yield = Pips: chances in 36 rolls
render-catan-not-asked = Nothing to decide now
render-catan-wins = { $names } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}

# Names on the printed maps

render-catan-water-lake-ontario = Lake Ontario
render-catan-water-lake-erie = Lake Erie
render-catan-water-atlantic = Atlantic Ocean
render-catan-water-ligurian = Ligurian Sea
render-catan-water-tyrrhenian = Tyrrhenian Sea

# The position as text

render-catan-text-before = CATAN, before the first turn.
render-catan-text-turn = CATAN, turn { $turn }. { $name }’s turn.
render-catan-text-founding = CATAN, placing the first settlements.
render-catan-text-over = CATAN, the game is over. Winner: { $name }.
render-catan-text-asked = To act: { $names }.
render-catan-text-dice = Dice: { $first } + { $second } = { $sum }.
render-catan-text-produced = Produced: { $hexes }.
render-catan-text-robber = Robber: { $hex }.
render-catan-text-player = { $name } ({ $colour }): { $known ->
    [least] at least{" "}
   *[all] {""}
}{ $points ->
    [one] 1 point
   *[other] { $points } points
}, { $cards ->
    [one] 1 resource card
   *[other] { $cards } resource cards
}, { $development ->
    [one] 1 development card
   *[other] { $development } development cards
}, longest road { $road }, knights played { $knights }.
render-catan-text-played = Played: { $cards }
render-catan-text-has-played = Has played a development card this turn
render-catan-text-revealed = Victory point cards: { $cards }
render-catan-text-fresh = Development cards bought since their last turn: { $count }
render-catan-text-ahead = Has answered the next special building phase
render-catan-text-offer = Offer { $number }: { $name } gives { $give } for { $want }, to { $partners }.
render-catan-text-offer-open = Offer { $number }: { $name } gives { $give } for { $want }, and is open to proposals.
render-catan-text-first-come = The first to accept closes it.
render-catan-text-accepted = Accepted by { $names }.
render-catan-text-declined = Declined by { $names }.
render-catan-text-open-side = something
render-catan-text-proposal = Proposal: { $name } gives { $give } for { $want }.
render-catan-text-bank = Bank: { $cards }; development cards: { $deck }.
render-catan-text-pieces = { $name }: settlements { $settlements }; cities { $cities }; roads { $roads }. Left: settlements { $settlements_left }, cities { $cities_left }, roads { $roads_left }.
render-catan-text-land = Island: { $hexes }.
render-catan-text-harbors = Harbors: { $harbors }.
render-catan-text-goal = Points to win: { $points }.
render-catan-text-localities = Localities: { $sites }.
render-catan-text-reds = Red paths: { $paths }.
render-catan-text-chips = Catan chips left at: { $corners }. Taken: { $held }.
render-catan-text-canal = Canal tokens left: { $supply }. Held: { $held }.
render-catan-text-links = Localities linked for a token: { $links }.
render-catan-text-helper = Helper: { $helper }, { $left ->
    [one] 1 use left
   *[other] { $left } uses left
}{ $state ->
    [new], from the next turn on
    [used], used this turn
   *[other] {""}
}
render-catan-text-display = Helpers on display: { $helpers }.
render-catan-text-knights-removed = Knights out of the game: { $count }.
render-catan-helper-waits = next turn
render-catan-helper-used = used
render-catan-guild-table = Guild table
render-catan-token-supply = Supply
render-catan-trades-1 = 1 trade left
render-catan-trades-2 = 2 trades left
render-catan-favor-exchange = Exchange
    .effect = Draw a token, return one
render-catan-favor-gift = Gift
    .effect = A card to a player not ahead: 1 token
render-catan-gift-earns = { $name } earns 1 token
render-catan-one-of-these = 1 of these cards
render-catan-keeping = with the General
render-catan-discarding = without him
render-catan-deal-gives = gives
render-catan-deal-for = for
render-catan-deal-open = takes offers
render-catan-deal-and-open = and takes offers
render-catan-revealed = Points that were secret
render-catan-text-favors = Favor tokens: { $tokens }, Catan chips: { $chips }
render-catan-text-drawn-tokens = Favor tokens drawn this turn: { $count }
render-catan-text-guild-table = Guild table: { $spent }. Face down: { $supply }. Catan chips left: { $chips }.
render-catan-text-homes = Districts begin at: { $homes }.
render-catan-text-joined = Joined districts: { $pairs }.
render-catan-text-own-tokens = Your favor tokens: { $tokens }.
render-catan-text-drawn-token = You just drew: { $guild }.
render-catan-text-new-tokens = You can use these from your next turn: { $tokens }.
render-catan-text-hand = { $name }, your resource cards ({ $count }): { $cards }.
render-catan-text-development = Development cards: { $cards }.
render-catan-text-own-fresh = You can play these from your next turn: { $cards }.
render-catan-text-own-new-points = Bought this turn and worth a point at once: { $cards }.
render-catan-text-own-ahead = Your answer to the next special building phase: { $answer }.
render-catan-text-looked = The hand you are looking at: { $cards }.
render-catan-text-seen = The cards of the deck you are looking at: { $cards }.
render-catan-text-rates = The bank wants: { $rates }.
render-catan-text-rival = { $name } – points: { $points }; resource cards: { $cards }{ $awards }.
render-catan-text-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $hidden ->
    [0] .
   *[other] , { $hidden } of them secret.
}
