# CATAN (Klaus Teuber): the game

catan-name = CATAN
catan-about = Settle an island, gather what its land yields, trade, and be the first to { $points } points.
catan-help = Every turn begins with two dice: each hex with the number rolled gives a card of its resource for every settlement on its corners, and two for every city. Then trade with the others or the bank, build roads, settlements and cities, and buy development cards. A 7 brings the robber: whoever holds more than 7 cards discards half, and the robber blocks a hex. Settlements are worth 1 point, cities 2, the Longest Road and the Largest Army 2 each, some development cards 1. Whoever has 10 points in their own turn wins.

# Things

catan-resource-lumber = lumber
    .counted = { $count } lumber
    .help = Lumber comes from forests. Roads and settlements need it.
catan-resource-brick = brick
    .counted = { $count } brick
    .help = Brick comes from hills. Roads and settlements need it.
catan-resource-wool = wool
    .counted = { $count } wool
    .help = Wool comes from pastures. Settlements and development cards need it.
catan-resource-grain = grain
    .counted = { $count } grain
    .help = Grain comes from fields. Settlements, cities and development cards need it.
catan-resource-ore = ore
    .counted = { $count } ore
    .help = Ore comes from mountains. Cities and development cards need it.
catan-resource-canal = canal token
    .counted = { $count ->
        [one] { $count } canal token
       *[other] { $count } canal tokens
    }
catan-terrain-forest = forest
    .help = Produces lumber when its number is rolled, unless the robber stands on it.
catan-terrain-hills = hills
    .help = Produces brick when its number is rolled, unless the robber stands on it.
catan-terrain-pasture = pasture
    .help = Produces wool when its number is rolled, unless the robber stands on it.
catan-terrain-fields = fields
    .help = Produces grain when its number is rolled, unless the robber stands on it.
catan-terrain-mountains = mountains
    .help = Produces ore when its number is rolled, unless the robber stands on it.
catan-terrain-desert = desert
    .help = Produces nothing. The robber starts on a desert; where there are two, chance says on which.
catan-card-knight = Knight
    .effect = Move the robber and steal a card
    .help = Move the robber to another hex; you may steal a card from somebody who builds there. Played knights count for the Largest Army. One card a turn, also before the roll, not in the turn it was bought.
catan-card-road-building = Road Building
    .effect = Lay up to 2 roads for free
    .help = Lay up to two roads without paying. The usual rules for roads apply; you may stop after the first. One card a turn, also before the roll, not in the turn it was bought.
catan-card-year-of-plenty = Year of Plenty
    .effect = Take any 2 cards from the bank
    .help = Take any two resource cards from the bank, equal or different. You may use them at once. One card a turn, also before the roll, not in the turn it was bought.
catan-card-monopoly = Monopoly
    .effect = Take all cards of one resource
    .help = Name a resource: all other players give you every card of it that they hold. One card a turn, also before the roll, not in the turn it was bought.
catan-card-chapel = Chapel
    .effect = 1 point, secret until the end
    .help = A victory point card: worth 1 point from the moment you buy it. It is never played and stays secret until the game ends.
catan-card-great-hall = Great Hall
    .effect = 1 point, secret until the end
    .help = A victory point card: worth 1 point from the moment you buy it. It is never played and stays secret until the game ends.
catan-card-library = Library
    .effect = 1 point, secret until the end
    .help = A victory point card: worth 1 point from the moment you buy it. It is never played and stays secret until the game ends.
catan-card-market = Market
    .effect = 1 point, secret until the end
    .help = A victory point card: worth 1 point from the moment you buy it. It is never played and stays secret until the game ends.
catan-card-university = University
    .effect = 1 point, secret until the end
    .help = A victory point card: worth 1 point from the moment you buy it. It is never played and stays secret until the game ends.
catan-colour-red = red
catan-colour-blue = blue
catan-colour-orange = orange
catan-colour-white = white
catan-colour-green = green
catan-colour-brown = brown
catan-harbor-any = harbor 3:1
catan-harbor-lumber = lumber harbor 2:1
catan-harbor-brick = brick harbor 2:1
catan-harbor-wool = wool harbor 2:1
catan-harbor-grain = grain harbor 2:1
catan-harbor-ore = ore harbor 2:1
catan-red-any = red path 3:1
catan-red-lumber = red path, lumber 2:1
catan-red-brick = red path, brick 2:1
catan-red-wool = red path, wool 2:1
catan-red-grain = red path, grain 2:1
catan-red-ore = red path, ore 2:1
catan-land-chip = Catan chip
catan-land-canal = on the canal
catan-land-favor = 1 favor token
catan-land-favor-unstolen = 1 favor token if you steal nothing
catan-land-favors = 3 favor tokens
catan-helper-merchant = Merchant
    .effect = Demand a resource from up to 2 rivals
    .help = In your turn, after the roll: name a resource. An opponent who has it must give you one, and you give any card back. Then you may ask a second opponent for the same resource.
catan-helper-mendicant = Mendicant
    .effect = A road with another card for lumber or brick
    .help = In your turn: for one road that you pay for, replace the lumber or the brick by a card of another kind.
catan-helper-mayor = Mayor
    .effect = A card when a roll brings you none
    .help = In any turn: when a roll other than 7 brings you no card at all, take a card of your choice from the bank.
catan-helper-explorer = Explorer
    .effect = Move one of your end roads
    .help = In your turn, after the roll: put one of your roads that ends in the open on another free path where you could build.
catan-helper-general = General
    .effect = Safe from a 7, or a card
    .help = In any turn, when a 7 is rolled: with more than 7 cards you discard nothing; with 7 or fewer you take a card of your choice from the bank.
catan-helper-sage = Sage
    .effect = Choose among 3 development cards
    .help = In your turn: buy a development card, if you like with one of the three cards replaced by another kind. Look at the top three of the deck, keep one; the others are shuffled in.
catan-helper-noblewoman = Noblewoman
    .effect = Take a card from somebody ahead of you
    .help = In your turn, after the roll: look at the hand of an opponent with more visible points and take a card of your choice.
catan-helper-captain = Captain
    .effect = Trade one resource 2:1 this turn
    .help = In your turn, after the roll: name a resource. For the rest of the turn the bank takes 2 of it for 1 of another kind, as often as you like.
catan-helper-priest = Priest
    .effect = A knight pays for part of a building
    .help = In your turn: remove one of your played knights. A settlement then costs only lumber and brick, a city only 2 ore and grain. The knight no longer counts for the Largest Army.
catan-helper-robber-bride = Robber Bride
    .effect = Send the robber to the desert
    .help = In your turn, also before the roll: move the robber to the desert and take a card of what the hex that it leaves produces.
catan-guild-traders = Traders
    .counted = { $count ->
        [one] 1 token of the Traders
       *[other] { $count } tokens of the Traders
    }
    .effect = Trade twice with the bank at 1:1
    .help = Their token (cart) is worth 1 favor: up to twice in the same turn you return a resource card to the bank and take one of another kind, each time when you like. Harbors do not matter.
catan-guild-merchants = Merchants
    .counted = { $count ->
        [one] 1 token of the Merchants
       *[other] { $count } tokens of the Merchants
    }
    .effect = Take 1 resource card
    .help = Their token (boat) is worth 1 favor: take a resource card of your choice from the bank.
catan-guild-road-builders = Road Builders
    .counted = { $count ->
        [one] 1 token of the Road Builders
       *[other] { $count } tokens of the Road Builders
    }
    .effect = Build 1 road for free
    .help = Their token (shovel) is worth 1 favor: build a road at once without paying. It can join districts.
catan-guild-scholars = Scholars
    .counted = { $count ->
        [one] 1 token of the Scholars
       *[other] { $count } tokens of the Scholars
    }
    .effect = Take 1 development card
    .help = Two of their tokens (book) are worth 1 favor: take the top development card. It may not be played in the same turn.
catan-guild-master-builders = Master Builders
    .counted = { $count ->
        [one] 1 token of the Master Builders
       *[other] { $count } tokens of the Master Builders
    }
    .effect = Take 1 Catan chip: 1 point
    .help = Two of their tokens (compass) are worth 1 favor: take a Catan chip, 1 point that everybody sees and nobody takes away.
catan-row-A = Row A
catan-row-B = Row B
catan-row-C = Row C
catan-row-D = Row D
catan-row-E = Row E
catan-row-F = Row F
catan-row-G = Row G
catan-row-H = Row H
catan-row-I = Row I
catan-row-J = Row J
catan-row-K = Row K
catan-row-L = Row L
catan-row-M = Row M
catan-row-N = Row N
catan-row-O = Row O
catan-row-P = Row P
catan-row-Q = Row Q
catan-row-R = Row R
catan-row-S = Row S
catan-row-T = Row T
catan-robber-strong = Rivals on 6 and 8
catan-robber-fair = Rivals on 4, 5, 9 and 10
catan-robber-weak = Rivals on 2, 3, 11, 12 and desert
catan-robber-both = Rivals and you
catan-robber-nobody = Nobody
catan-robber-own = Only you
catan-special-ask = Ask me then
catan-special-build = Build
catan-special-pass = Pass
catan-special-always-pass = Always pass
catan-closing-pick = Offer (I choose with whom)
catan-closing-first = Offer to the first to accept
    .brief = To the first who accepts
catan-label-place = { $place }
catan-label-offer = Offer { $place }
catan-label-seat = { $seat }
catan-label-acceptance = Offer { $number } with { $seat }
catan-label-deal = { $give } for { $take }
catan-label-harbor = { $harbor } { $number }
catan-label-land = { $resource } { $number }
catan-label-instead = { $give } instead of { $for }
catan-instead-printed = As printed
catan-label-gift = { $resource } → { $seat }
catan-label-bank = { $give } → { $take }
catan-label-trade = { $partner } gives you { $get } for your { $give } (offer { $number })
    .short = { $get } for { $give }, { $partner }
    .brief = { $partner }, offer { $number }
catan-label-proposal = { $partner } gives you { $get } for your { $give }
    .short = { $get } for { $give }, { $partner }
    .brief = { $partner }
catan-label-own-offer = { $give } for { $want } (offer { $number })
    .brief = offer { $number }
catan-label-own-offer-to = { $give } for { $want }, to { $partners } (offer { $number })
    .short = { $give } for { $want } (offer { $number })
    .brief = offer { $number }
catan-label-own-call = you want { $want } (offer { $number })
    .brief = offer { $number }
catan-label-own-tout = you give { $give } (offer { $number })
    .brief = offer { $number }
catan-score-settlements = Settlements (1{"\u00A0"}point{"\u00A0"}each)
catan-score-cities = Cities (2{"\u00A0"}points{"\u00A0"}each)
catan-score-longest-road = Longest Road
catan-score-largest-army = Largest Army
catan-score-victory-cards = Victory point cards
catan-score-chips = Catan chips (1{"\u00A0"}point{"\u00A0"}each)
catan-topic-founding = Founding phase
    .help = In seat order each player places a settlement and a road beside it; then, the last one first, each places a second settlement with a road. The second settlement brings a card for every hex around it that produces. On the beginners’ island these pieces are there already.
    .also = Set-up, Start of the game, First settlements
catan-topic-turn = A turn
    .help = Roll the dice; then trade and build as often as you like and end your turn. At any time of your turn, also before the roll, you may play one development card: one a turn, never one bought in the same turn. Whether trade and building mix or all trading comes first is an option of the table.
    .also = Turn, Round, Phases, Roll, Dice, Production
catan-topic-building = Building
    .help = Road: lumber and brick, next to your own road or building; it does not go on past another player’s building. Settlement: lumber, brick, wool and grain, on your road. The distance rule holds: no neighbouring corner may have a building. City: 2 grain and 3 ore, in the place of your settlement, which returns to you. Development card: wool, grain and ore. Everybody has 15 roads, 5 settlements and 4 cities, no more.
    .also = Build, Building phase, Costs, Payment, Road, Settlement, City, Distance rule, Piece limits
catan-topic-trade = Trade
    .help = All trade is with the active player, who offers cards or answers the others’ proposals. No gifts, and no like for like. Nothing is reserved: a deal is checked again when it closes. The bank takes 4 equal cards for 1 of your choice, 3 with a 3:1 harbor, 2 of the kind shown with a special harbor. Offers lapse at the end of the turn or, if trade comes first, when the player goes on to building.
    .also = Trading, Trade phase, Offers, Bank, Harbors, Domestic trade, Maritime trade
catan-topic-robber = The robber
    .help = On a 7 nobody produces. Whoever holds more than 7 resource cards discards half of them, rounded down. Then the active player moves the robber to another hex and may steal a card from somebody who builds there. The hex under the robber produces nothing.
    .also = Seven, 7, Discard, Theft
catan-topic-roads = Longest Road and Largest Army
    .help = The first line of 5 connected roads takes the Longest Road, 2 points; only a longer line takes it away. Forks do not count: it is the longest single line. Somebody else’s building interrupts a line. After a break the card goes to the longest line; if its holder is among those tied for it, it stays; if others tie, or nobody has 5 roads, nobody has it. The first player with 3 played knights takes the Largest Army, 2 points; more knights take it away.
    .also = Largest Army, Special cards
catan-topic-special = Special building phase
    .help = With 5 or 6 players: after each turn all the others who hold at least 2 resource cards are asked whether they want to build. Those who do, build and buy clockwise from the active player’s left, without trading and without playing cards. Nobody wins in it. You may answer ahead of time.
    .also = Extra building phase, Five and six players, 5 players, 6 players
catan-topic-scenario = Corsica and New York
    .help = Printed maps for 3 to 6 players. Settlements stand only on named localities, roads lie only on dotted paths. A road ends at a locality until you have built there. Roads on red paths give a rate at the bank, for the rest of the game. With 3 or 4 players the first road at a crossroads with a Catan chip takes it: 1 point. Then 13 points win with 3 players and 12 with 4; with 5 or 6 there are no chips, the crossroads are localities, and 10 points win.
    .also = Corsica, New York, Scenario, Locality, Catan chip, Red path, Marked path
catan-topic-erie = The Erie canal
    .help = A variant of New York. Your roads that join two localities on the canal, with no other locality in between, bring a canal token, once for each pair. In your turn, play a token and name a resource: for the rest of the turn the bank takes 2 of it for 1 other card. Then the token goes back to the supply. Tokens may be traded with the others.
    .also = Canal, Canal token, Link
catan-topic-helpers = The Helpers
    .help = With your second settlement you get a helper, side A up; the others are on display. In a turn you may use your helper once, at the moment that it says. Then flip it to side B for a second use, or exchange it for one of the display; after the second use it must be exchanged. A new helper waits until the next turn.
    .also = Helper, Helper card, Side A, Side B, Display
catan-topic-frenemies = Frenemies
    .help = Kindness earns favor tokens, drawn blind. 1 for moving the robber, after a 7 or with a knight, to a hex where nobody builds, or to a desert without stealing there. 1 for a gift: once a turn, a resource card to somebody with no more visible points, if it is accepted. 3 for a road that joins one of your districts (pieces that hang together) with another player’s for the first time; that player draws 1. Once in each own turn, also before the roll, spend tokens from earlier turns on the favor of a guild, or draw a token and return one. Kinds of tokens are secret, their number is not. 11 points win.
    .also = Favor, Favor token, Token, Guild, Guild table, Gift, District, Join districts, Exchange a token
catan-topic-end = End of the game
    .help = Whoever has 10 points (11 among frenemies) in their own turn wins at once; nobody else can win then, so there are no ties. Points: settlements 1, cities 2, the Longest Road and the Largest Army 2 each, victory point cards 1. Those cards stay secret until the end, but count from the moment they are bought.
    .also = Game end, Score, Scoring, Points, Victory points, Winner, Tie

# The lobby's options

catan-option-board = Island
    .about = How the island is laid out.
catan-option-board-automatic = Automatic
    .about = The beginners’ island for 3–4 players, a random one for 5–6.
catan-option-board-beginner = For beginners
    .about = The fixed island with the first pieces in place; 3–4 players.
catan-option-board-random = Random
    .about = Terrains by chance; everybody places the first pieces.
catan-option-board-corsica = Corsica
    .about = A scenario with its own map, localities, red paths and Catan chips.
catan-option-board-newyork = New York
    .about = A scenario with its own map, localities, red paths and Catan chips.
catan-option-frame = Harbors
    .about = Only on a random island.
catan-option-frame-fixed = Fixed
    .about = Harbors in their printed places.
catan-option-frame-shuffled = Shuffled
    .about = The pieces of the frame in random order.
catan-option-numbers = Numbers
    .about = Only on a random island.
catan-option-numbers-spiral = Spiral
    .about = Numbers along a spiral from a corner.
catan-option-numbers-scattered = Scattered
    .about = Numbers by chance, red ones never side by side.
catan-option-combined = Trade and build freely
    .about = In any order; otherwise all trading comes before building.
catan-option-erie = Erie canal
    .about = Only in New York: roads along the canal bring tokens that trade 2:1.
catan-refused-erie = The Erie canal belongs to the New York map.
catan-option-frenemies = Frenemies
    .about = Kindness earns favors of the guilds; 11 points win. Not on Corsica or in New York.
catan-refused-frenemies = Frenemies cannot be played on Corsica or in New York.
catan-option-helpers = The Helpers
    .about = Everybody has a helper with an advantage, to be used and exchanged.
catan-refused-beginner = The beginners’ island is for up to { $most } players.
catan-option-seating = Seats
    .about = Who sits where, and so in which order turns go round.
catan-option-seating-shuffled = Shuffled
    .about = Drawn by chance that everybody can check.
catan-option-seating-joined = As you joined
    .about = In the order of the list of players.
catan-option-first-player = Starting player
    .about = Somebody on the list of players only with seats as you joined.
catan-option-first-player-random = Random
catan-option-first-player-1 = 1st on the list
catan-option-first-player-2 = 2nd on the list
catan-option-first-player-3 = 3rd on the list
catan-option-first-player-4 = 4th on the list
catan-option-first-player-5 = 5th on the list
catan-option-first-player-6 = 6th on the list
catan-refused-fixed = Harbors and numbers can only vary on a random island.
catan-refused-first-player-drawn = A starting player can only be named when seats are taken as you joined.
catan-refused-first-player-missing = There is no player { $number } on the list to start.

# What is asked

catan-prompt-settle = Choose the corner of your first settlement
    .turn = found the first settlement
    .lesson = A settlement draws cards from the hexes around its corner whenever one of their numbers is rolled. Numbers near 7 come up most, and several kinds of resource are worth more than much of one.
catan-prompt-settle-second = Choose the corner of your second settlement; it brings your first cards
    .turn = found the second settlement
    .lesson = Your second settlement brings one card at once for every hex around it that produces. Choose what your first one lacks, not next to another building.
catan-prompt-before-roll = Roll the dice
    .turn = roll the dice
    .lesson = The roll gives cards to everybody with a building on a hex of that number; a 7 brings the robber instead. Before it you may already play one development card, if you hold one from an earlier turn.
catan-prompt-acting = Trade, build, or end your turn
    .turn = trade, build or end the turn
    .lesson = In your turn you trade and build as often and in whatever order you like, until you end it. Roads lead to new corners, settlements and cities bring points and more cards, and enough points win.
catan-prompt-trading = Trade, then go on to building
    .turn = trade
    .lesson = At this table all trading comes before building: offer cards to the others, or change them at the bank. Once you go on to building, nobody trades any more in this turn.
catan-prompt-building = Build, or end your turn
    .turn = build or end the turn
    .lesson = Now your cards become roads, settlements, cities or development cards, at the prices that the buttons name. What you do not spend stays in your hand, where a 7 may cost you half of more than seven.
catan-prompt-waiting = It is { $partner }’s turn
    .turn = trade
    .lesson = It is somebody else’s turn, but they trade with you: answer an offer, make another one, or propose something yourself. Nobody waits for you here, and all offers lapse with the end of the turn.
catan-stands-asked = { $partner } offers you a trade: answer, or make a counter-offer
catan-stands-answered = You have answered { $partner }; you may still change your mind
catan-stands-proposed = Your proposal is open: you give { $give } for { $want }
catan-stands-sought = { $partner } wants { $cards }: propose a trade
catan-stands-touted = { $partner } would give { $cards }: propose a trade
catan-stands-propose = You may propose a trade to { $partner }
catan-stands-ahead = You may answer the next building phase ahead of time
catan-stands-answers = There are answers to your trades: close a deal, or go on with your turn
catan-prompt-move-robber = Move the robber to another hex
    .turn = move the robber
    .lesson = The robber must go to another hex, which produces nothing as long as it stands there. You may then steal a card from somebody who builds beside it.
catan-prompt-steal = Choose whom to steal a card from
    .turn = steal a card
    .lesson = You draw one card by chance from the hand of whoever you choose. You both learn which card it is, the others do not.
catan-prompt-monopolise = Name the resource that all must give you
    .turn = name a resource for the Monopoly
    .lesson = Name one resource: every other player gives you all cards of it that they hold. It is worth most just after many of that kind have been rolled or traded.
catan-prompt-special = Special building phase: build or pass
    .turn = build or pass in the special building phase
    .lesson = At tables of five or six, everybody may build between two turns, so that nobody has to wait long with a full hand. You may answer ahead of time; there is no trading, and nobody wins now.
catan-prompt-special-building = Build, or be done
    .turn = build in the special building phase
    .lesson = Build and buy as much as your cards pay for, without trading and without playing cards. When you are done the next one builds.
catan-prompt-founding-road = Lay a road from { $corner }
    .turn = lay a road
    .lesson = Every settlement you found has one road beside it. It shows where you mean to build next, so let it lead to a corner that is still free.
catan-prompt-discard = { $count ->
    [one] Discard { $count } card
   *[other] Discard { $count } cards
 }
    .turn = discard cards
    .lesson = A 7 was rolled and you hold more than seven resource cards: half of them, rounded down, go to the bank. You choose which, so keep what you are about to build with.
catan-prompt-free-road = { $count ->
    [one] Lay { $count } free road
   *[other] Lay { $count } free roads, one after the other
 }
    .turn = lay free roads
    .lesson = These roads cost nothing, but they have to join your roads or buildings as always. Use them to reach a corner before somebody else, or to make your longest line longer.
catan-prompt-second-free-road = Lay one more free road, or leave it at that
    .turn = lay a second free road
    .lesson = The card gives you a second free road, and you may leave it. It may go on from the first one or lie somewhere else on your network.
catan-prompt-take-plenty = { $count ->
    [one] Take { $count } card from the bank
   *[other] Take { $count } cards from the bank
 }
    .turn = take cards from the bank
    .lesson = Take cards of your choice from the bank, equal or different, as far as it has them. You may build with them at once.
catan-prompt-helper-used = Your helper has been used: { $helper }. What becomes of it?
    .turn = decide what becomes of a helper
    .lesson = A helper that was used once is either flipped, for one more use, or exchanged for one on display. A new one waits until your next turn.
catan-prompt-mayor = The roll brought you nothing: use the Mayor?
    .turn = use the Mayor
    .lesson = The roll has brought you nothing at all, and your Mayor makes up for it with a card of your choice from the bank. It is up to you whether you use him now or keep him for another time.
catan-prompt-general = A 7: use the General to take a card?
    .turn = use the General
    .lesson = On a 7 the General gives whoever holds seven cards or fewer a card of their choice from the bank. He is used up by it like any helper.
catan-prompt-general-keeps = A 7: use the General to keep all your cards?
    .turn = use the General
    .lesson = On a 7 the General saves you from giving half of your cards away. He is used up by it like any helper.
catan-prompt-return-card = Choose the card that you give { $partner } in return
    .turn = give a card in return
    .lesson = The Merchant has brought you a card, and you give one back in return. Any card will do, the same kind too.
catan-prompt-demand-again = Demand { $resource } from a second opponent, or leave it at that
    .turn = demand a card from a second opponent
    .lesson = With the Merchant you may ask a second opponent for the same resource. They give one only if they have it, and get a card of yours in return.
catan-prompt-move-road = Choose the new path for the road { $path }
    .turn = move a road
    .lesson = The Explorer puts one of your open-ended roads on another free path where you could build. Nothing is paid, and your longest line may change by it.
catan-prompt-keep-card = Choose the development card that you keep
    .turn = choose a development card
    .lesson = The Sage shows you the top cards of the deck, and you keep one. The others are shuffled back, and nobody else sees them.
catan-prompt-take-from-hand = Choose the card that you take from { $victim }
    .turn = take a card from an opponent
    .lesson = You see the whole hand of this opponent and take the card that you like best. Remember what else is there: it tells what they are about to build.
catan-prompt-favor-card = Choose the card that the Merchants give you
    .turn = choose a card from the Merchants
    .lesson = The Merchants’ favor is a resource card of your choice from the bank. You may use it at once.
catan-prompt-favor-road = Lay a free road
    .turn = lay a free road
    .lesson = The Road Builders’ favor is a road without payment, which must join your network. A road that joins your district with somebody else’s brings tokens again.
catan-prompt-return-token = Choose the token that goes back to the supply
    .turn = return a token
    .lesson = You have drawn a favor token and give one back, the new one or an old one. The kinds you keep stay secret, only their number is seen.
catan-prompt-gift = A gift from { $giver }: { $resource }. Do you accept?
    .turn = answer a gift
    .lesson = Somebody wants to give you a resource card, without anything in return. If you accept, the giver draws a favor token.
catan-prompt-gift-open = { $recipient } is deciding about your gift
    .turn = wait for an answer to a gift
    .lesson = Your gift counts only if it is accepted. Until then you can do nothing but take it back.
catan-prompt-drawing-order = Your road joins several districts: who draws a token first?
    .turn = choose who draws a token first
    .lesson = Your road joins districts of several players at once, who each draw a favor token. You say in which order, and the supply may run short.

# Answers that are ready

catan-ready-discard = Discard what I have most of
catan-ready-keep-city = Keep a city’s cards
catan-ready-keep-settlement = Keep a settlement’s cards
catan-ready-keep-card = Keep a development card’s price
catan-ready-plenty-city = City: { $cards }
catan-ready-plenty-settlement = Settlement: { $cards }
catan-ready-plenty-card = Card: { $cards }
catan-ready-plenty-road = Road: { $cards }
catan-ready-bank = Bank: { $give } → { $take }
catan-ready-offer = Offer { $give } for { $take }

# What can be done

catan-verb-settle = Place settlement
catan-verb-founding-road = Place road
catan-verb-roll = Roll the dice
catan-verb-discard = Discard
catan-verb-move-robber = Move the robber
catan-verb-steal = Steal a card
    .of = Steal from { $what }
catan-verb-let-be = Steal nothing
catan-verb-build-road = Build road
    .of = Road on { $what }
catan-verb-build-settlement = Build settlement
    .of = Settlement on { $what }
catan-verb-build-city = Build city
    .of = City on { $what }
catan-verb-buy-card = Buy development card
catan-verb-play-card = Play a card
    .of = Play { $what }
catan-verb-free-road = Place free road
catan-verb-stop-roads = Leave it at one road
catan-verb-take-plenty = Take cards
catan-verb-monopolise = Name resource
catan-verb-bank-trade = Trade with the bank
    .of = Bank: { $what }
catan-verb-offer-trade = Offer a trade
catan-verb-propose = Propose a trade
    .beside-accept = Make a counter-offer
    .beside-decline = Make a counter-offer
catan-verb-tout = Ask who wants…
catan-verb-confirm = Close the deal
catan-verb-accept-proposal = Accept the proposal
    .of = Accept: { $what }
catan-verb-reject-proposal = Turn it down
    .of = Decline: { $what }
catan-verb-withdraw = Withdraw
catan-verb-accept = Accept
catan-verb-decline = Decline
catan-verb-withdraw-proposal = Withdraw my proposal
catan-verb-start-building = Go on to building
catan-verb-end-turn = End turn
catan-verb-answer-ahead = Answer the next building phase
    .of = Next building: { $what }
catan-verb-join-building = Answer
catan-verb-end-building = Done building
catan-verb-play-token = Play a canal token
catan-verb-flip-helper = Keep it, side B up
catan-verb-exchange-helper = Exchange the helper
catan-verb-decline-helper = Not now
catan-verb-take-with-helper = Take a card from the bank
catan-verb-keep-hand = Keep all my cards
catan-verb-use-merchant = Merchant: demand a card
catan-verb-demand-again = Demand from a second one
catan-verb-stop-demands = Leave it at that
catan-verb-return-card = Give a card back
catan-verb-use-mendicant = Mendicant: build road
catan-verb-use-explorer = Explorer: move a road
catan-verb-move-road = Put the road there
catan-verb-use-sage = Sage: buy and choose
    .of = Sage: { $what }
catan-verb-keep-card = Keep card
catan-verb-use-noblewoman = Noblewoman: look at a hand
catan-verb-take-from-hand = Take this card
catan-verb-use-captain = Captain: trade 2:1
catan-verb-priest-settlement = Priest: build settlement
catan-verb-priest-city = Priest: build city
catan-verb-use-bride = Robber Bride: robber away
catan-verb-use-favor = Use a favor
catan-verb-take-favor-card = Take card
catan-verb-favor-road = Place free road
catan-verb-favor-trade = Trade 1:1
catan-verb-exchange-token = Exchange a token
catan-verb-return-token = Return token
catan-verb-offer-gift = Give a gift
catan-verb-accept-gift = Accept the gift
catan-verb-refuse-gift = Refuse
catan-verb-withdraw-gift = Withdraw the gift
catan-verb-draw-first = Draws first
catan-field-settle-corner = Corner
catan-field-founding-road-path = Path
catan-field-discard-cards = Cards to discard
catan-field-move-robber-hex = Hex
catan-field-steal-victim = From whom?
catan-field-build-road-path = On which path?
catan-field-build-settlement-corner = On which corner?
catan-field-build-city-corner = Which settlement becomes a city?
catan-field-play-card-card = Which card?
catan-field-free-road-path = On which path?
catan-field-take-plenty-cards = Cards to take
catan-field-monopolise-resource = Resource
catan-field-bank-trade-deal = What for what?
catan-field-offer-trade-give = You give
catan-field-offer-trade-want = You want
catan-field-offer-trade-to = To whom?
catan-field-offer-trade-closing = How to offer?
catan-field-propose-give = You give
catan-field-propose-want = You want
catan-field-tout-give = Cards you would give
catan-field-confirm-deal = Which deal?
catan-field-accept-proposal-proposer = Which proposal?
catan-field-reject-proposal-proposer = Which proposal?
catan-field-withdraw-offer = Which offer?
catan-field-accept-offer = Which offer?
catan-field-decline-offer = Which offer?
catan-field-answer-ahead-answer = Next special building phase
catan-field-join-building-answer = Build or pass?
catan-field-play-token-resource = For which resource?
catan-field-exchange-helper-helper = Which helper do you take?
catan-field-take-with-helper-resource = Which resource?
catan-field-use-merchant-resource = Which resource?
catan-field-use-merchant-victim = From whom?
catan-field-demand-again-victim = From whom?
catan-field-return-card-resource = Which card do you give?
catan-field-use-mendicant-instead = How do you pay?
catan-field-use-mendicant-path = On which path?
catan-field-use-explorer-path = Which road?
catan-field-move-road-path = On which path?
catan-field-use-sage-instead = How do you pay?
catan-field-keep-card-card = Which card do you keep?
catan-field-use-noblewoman-victim = Whose hand?
catan-field-take-from-hand-resource = Which card do you take?
catan-field-use-captain-resource = For which resource?
catan-field-priest-settlement-corner = On which corner?
catan-field-priest-city-corner = Which settlement becomes a city?
catan-field-use-bride-hex = To which hex?
catan-field-use-favor-guild = Which guild?
catan-field-take-favor-card-resource = Which resource?
catan-field-favor-road-path = On which path?
catan-field-favor-trade-deal = What for what?
catan-field-return-token-guild = Which token?
catan-field-offer-gift-gift = Which card, to whom?
catan-field-draw-first-seat = Who draws first?

# Notes on choices

catan-note-corner = { $land } · { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
 }
catan-note-locality = { $name } · { $land } · { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
 }
catan-note-towards = towards { $corner }: { $land }
catan-note-towards-free = towards { $corner }: { $land } · a settlement fits there
catan-note-towards-built = towards { $corner }: { $land } · ends at { $owner }’s building
catan-note-towards-crossing = towards { $corner }, where nobody can settle
catan-note-towards-crossing-with = towards { $corner }, where nobody can settle: { $land }
catan-note-between = joins your roads: { $land }
catan-note-hex-0 = { $land } · { $own ->
    [0] nobody builds here
   *[other] only you
 }
catan-note-hex-1 = { $land } · { $first }: { $first-built ->
    [one] 1 building
   *[other] { $first-built } buildings
 }, { $first-cards ->
    [one] 1 card
   *[other] { $first-cards } cards
 }{ $own ->
    [0] {""}
   *[other] {" · "}you too
 }
catan-note-hex-2 = { $land } · { $first }: { $first-built ->
    [one] 1 building
   *[other] { $first-built } buildings
 }, { $first-cards ->
    [one] 1 card
   *[other] { $first-cards } cards
 } · { $second }: { $second-built ->
    [one] 1 building
   *[other] { $second-built } buildings
 }, { $second-cards ->
    [one] 1 card
   *[other] { $second-cards } cards
 }{ $own ->
    [0] {""}
   *[other] {" · "}you too
 }
catan-note-hex-3 = { $land } · { $first }: { $first-built ->
    [one] 1 building
   *[other] { $first-built } buildings
 }, { $first-cards ->
    [one] 1 card
   *[other] { $first-cards } cards
 } · { $second }: { $second-built ->
    [one] 1 building
   *[other] { $second-built } buildings
 }, { $second-cards ->
    [one] 1 card
   *[other] { $second-cards } cards
 } · { $third }: { $third-built ->
    [one] 1 building
   *[other] { $third-built } buildings
 }, { $third-cards ->
    [one] 1 card
   *[other] { $third-cards } cards
 }{ $own ->
    [0] {""}
   *[other] {" · "}you too
 }
catan-note-seat = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
catan-note-own = You hold { $count }
catan-refused-bank-empty = the bank has none left
catan-note-unanswered = nobody has answered yet
catan-note-accepted-by = accepted: { $accepted }
catan-note-declined-by = declined: { $declined }
catan-note-answers = accepted: { $accepted } · declined: { $declined }
catan-note-you-accepted = you have accepted
catan-note-you-declined = you have declined
catan-note-first-come = the first to accept gets it

# What happens

catan-event-seated = { $seat } took the { $colour } pieces
catan-event-started = { $seat } goes first
    .you = You go first
catan-event-founded = { $seat } founded a settlement at { $corner } with the road { $path }
catan-event-collected = { $seat } got { $cards }
catan-event-turn-began = { $seat }’s turn
    .you = Your turn
catan-event-rolled = { $seat } rolled { $first } + { $second } = { $sum }
catan-event-ran-short = The bank ran short of { $resource }
catan-event-discarded = { $seat } discarded { $cards }
catan-event-moved-robber = { $seat } moved the robber to { $hex } ({ $terrain })
catan-event-stole = { $seat } stole a card from { $victim }
catan-event-stole-card = { $seat } stole from { $victim }: { $resource }
catan-event-stole-nothing = { $seat } stole nothing
catan-event-built-road = { $seat } built a road: { $path }
catan-event-built-settlement = { $seat } built a settlement: { $corner }
catan-event-built-city = { $seat } built a city: { $corner }
catan-event-bought-card = { $seat } bought a development card, { $left } left
catan-event-drew-card = { $seat } bought: { $card }
catan-event-drew-point = { $seat } bought: { $card } (+1 point)
catan-event-played-card = { $seat } played { $card }
catan-event-took-plenty = { $seat } took { $cards } from the bank
catan-event-monopolised = { $seat } named { $resource } and got { $total ->
    [0] nothing
   *[other] { $total }
}
catan-event-gave-up = { $seat } gave up { $cards }
catan-event-longest-road = { $seat } took the Longest Road with { $length } roads
catan-event-lost-longest-road = { $seat } lost the Longest Road; now nobody has it
catan-event-took-chip = { $seat } took the Catan chip at { $corner }
catan-event-linked = { $seat } linked { $one } and { $other } { $tokens ->
    [0] on the canal; there is no token left
   *[other] on the canal and got a canal token
}
catan-event-played-token = { $seat } played a canal token: { $resource } trades 2:1 this turn
catan-event-took-helper = { $seat } got the helper { $helper }
catan-event-used-helper = { $seat } used the helper { $helper }
catan-event-flipped-helper = { $seat } kept the helper { $helper }, side B up
catan-event-exchanged-helper = { $seat } exchanged the helper { $helper } for { $taken }
catan-event-took-from-bank = { $seat } took from the bank: { $resource }
catan-event-kept-hand = { $seat } kept all cards
catan-event-demanded = { $seat } demanded { $resource } from { $victim }, who { $has_given ->
    [yes] gave one
   *[other] has none
}
catan-event-returned-card = { $seat } gave { $partner } in return: { $resource }
catan-event-moved-road = { $seat } moved a road from { $road } to { $path }
catan-event-paid-so = { $seat } paid { $cards }
catan-event-looked-at-hand = The hand of { $victim } that { $seat } looked at: { $cards }
catan-event-saw-cards = { $seat } saw on top of the deck: { $cards }
catan-event-took-from-hand = { $seat } looked at the hand of { $victim } and took a card
catan-event-took-this-card = The card { $seat } took from { $victim }: { $resource }
catan-event-named-for-captain = { $seat } may trade { $resource } 2:1 this turn
catan-event-removed-knight = { $seat } removed a played knight from the game
catan-event-drew-tokens = { $seat } drew { $count ->
    [0] no favor token: none is left
    [one] 1 favor token
   *[other] { $count } favor tokens
}
catan-event-drew-these-tokens = { $seat } drew: { $tokens }
catan-event-joined-districts = { $seat } joined districts with { $others }
catan-event-used-favor = { $seat } used the favor of the { $guild }
catan-event-took-favor-card = { $seat } took from the bank: { $resource }
catan-event-traded-by-favor = { $seat } traded { $gave } for { $took } with the bank, by favor of the Traders
catan-event-got-card = { $seat } took a development card, { $left } left
catan-event-got-this-card = { $seat } took: { $card }
catan-event-got-chip = { $seat } took a Catan chip: 1 point
catan-event-drew-for-exchange = { $seat } drew a favor token to exchange it
catan-event-returned-token = { $seat } returned a favor token
catan-event-returned-this-token = { $seat } returned a token: { $guild }
catan-event-offered-gift = { $seat } offered { $to } a gift: { $resource }
catan-event-accepted-gift = { $seat } accepted the gift of { $giver }: { $resource }
catan-event-refused-gift = { $seat } refused the gift of { $giver }
catan-event-withdrew-gift = { $seat } withdrew the gift
catan-event-lost-largest-army = { $seat } lost the Largest Army; now nobody has it
catan-event-largest-army = { $seat } took the Largest Army with { $knights } knights
catan-event-joins-special = { $seat } chose to build in the special building phase
catan-event-passes-special = { $seat } passed in the special building phase
catan-event-keeps-passing = { $seat } will pass every special building phase until further notice
catan-event-won = { $seat } won with { $points } points
catan-event-revealed-cards = { $seat } revealed { $cards }
catan-event-traded-with-bank = { $seat } traded { $gave } for { $took } with the bank
catan-call-offer = { $seat } offers { $give } for { $want }
catan-call-answered = { $accepted } would give { $want } for your { $give }. The others have declined.
catan-call-nobody = Nobody gives { $want } for your { $give }.
catan-refused-lacking = You cannot: you lack { $cards }.
catan-event-offered = { $seat } offered { $give } for { $want } (offer { $number })
catan-event-offered-first = { $seat } offered { $give } for { $want } to the first to accept (offer { $number })
catan-event-offered-to = { $seat } offered { $partners }: { $give } for { $want } (offer { $number })
catan-event-offered-to-first = { $seat } offered { $partners }: { $give } for { $want }, to the first to accept (offer { $number })
catan-event-seeks = { $seat } asked for { $cards }, price open (offer { $number })
catan-event-touts = { $seat } offered { $cards }, price open (offer { $number })
catan-event-accepted-offer = { $seat } accepted offer { $number }
catan-event-declined-offer = { $seat } declined offer { $number }
catan-event-proposed = { $seat } proposed to give { $give } for { $want }
catan-event-rejected-proposal = { $seat } turned down what { $partner } proposed
catan-event-withdrew-offer = { $seat } withdrew offer { $number }
catan-event-withdrew-proposal = { $seat } withdrew the proposal
catan-event-traded = { $seat } traded { $gave } for { $took } with { $partner }
catan-event-deal-failed = The deal between { $seat } and { $partner } was no longer possible

# Orders given ahead

catan-order-roll = Roll at once, unless I can play something before
catan-order-end-turn = End my turn when I can neither build nor play anything nor trade with the bank
catan-order-end-turn-spared = End my turn so even if I could give, exchange a token or use a helper that builds nothing
catan-order-pass-special = Pass the special building phase when I can pay for nothing
catan-order-decline-lumber = Decline trades that ask me for lumber
catan-order-decline-brick = Decline trades that ask me for brick
catan-order-decline-wool = Decline trades that ask me for wool
catan-order-decline-grain = Decline trades that ask me for grain
catan-order-decline-ore = Decline trades that ask me for ore
