# CATAN (Klaus Teuber): the game

catan-name = CATAN
catan-about = Settle an island, gather what its land yields, trade, and be the first to { $points } points.
catan-help = Each turn starts with two dice. Every hex with that number gives its resource to the players around it: 1 card for each settlement, 2 for each city. Then you trade with the others or the bank, build roads, settlements and cities, and buy development cards. On a 7 nobody produces: players with more than 7 cards discard half, and the robber blocks a hex. Settlements are worth 1 point, cities 2, the Longest Road and the Largest Army 2 each, and some development cards 1. Reach 10 points on your own turn and you win; some maps and scenarios need more.

# Things

catan-resource-lumber = lumber
    .counted = { $count } lumber
    .help = Lumber comes from forests. You need it for roads and settlements.
catan-resource-brick = brick
    .counted = { $count } brick
    .help = Brick comes from hills. You need it for roads and settlements.
catan-resource-wool = wool
    .counted = { $count } wool
    .help = Wool comes from pastures. You need it for settlements and development cards.
catan-resource-grain = grain
    .counted = { $count } grain
    .help = Grain comes from fields. You need it for settlements, cities and development cards.
catan-resource-ore = ore
    .counted = { $count } ore
    .help = Ore comes from mountains. You need it for cities and development cards.
catan-resource-canal = canal token
    .counted = { $count ->
        [one] { $count } canal token
       *[other] { $count } canal tokens
    }
catan-terrain-forest = forest
    .help = A forest produces lumber when its number is rolled, unless the robber is there.
catan-terrain-hills = hills
    .help = Hills produce brick when their number is rolled, unless the robber is there.
catan-terrain-pasture = pasture
    .help = A pasture produces wool when its number is rolled, unless the robber is there.
catan-terrain-fields = fields
    .help = Fields produce grain when their number is rolled, unless the robber is there.
catan-terrain-mountains = mountains
    .help = Mountains produce ore when their number is rolled, unless the robber is there.
catan-terrain-desert = desert
    .help = The desert produces nothing. The robber starts here; if there are two deserts, one of them is chosen at random.
catan-card-knight = Knight
    .effect = Move the robber and steal a card
    .help = Move the robber to another hex; then you may steal a card from a player with a building there. Your played Knights count toward the Largest Army. You may play 1 development card each turn, even before the roll, but not on the turn you buy it.
    .the = a Knight
catan-card-road-building = Road Building
    .effect = Build up to 2 roads for free
    .help = Build up to two roads for free, by the usual rules. You may stop after the first. You may play 1 development card each turn, even before the roll, but not on the turn you buy it.
    .the = Road Building
catan-card-year-of-plenty = Year of Plenty
    .effect = Take any 2 cards from the bank
    .help = Take any two resource cards from the bank, the same or different. You can use them right away. You may play 1 development card each turn, even before the roll, but not on the turn you buy it.
    .the = Year of Plenty
catan-card-monopoly = Monopoly
    .effect = Take all cards of one resource
    .help = Name a resource: every other player gives you all their cards of it. You may play 1 development card each turn, even before the roll, but not on the turn you buy it.
    .the = Monopoly
catan-card-chapel = Chapel
    .the = the Chapel
    .effect = 1 point, secret until the end
    .help = This card is worth 1 point from the moment you buy it. You never play it, and it stays secret until the game ends.
catan-card-great-hall = Great Hall
    .the = the Great Hall
    .effect = 1 point, secret until the end
    .help = This card is worth 1 point from the moment you buy it. You never play it, and it stays secret until the game ends.
catan-card-library = Library
    .the = the Library
    .effect = 1 point, secret until the end
    .help = This card is worth 1 point from the moment you buy it. You never play it, and it stays secret until the game ends.
catan-card-market = Market
    .the = the Market
    .effect = 1 point, secret until the end
    .help = This card is worth 1 point from the moment you buy it. You never play it, and it stays secret until the game ends.
catan-card-university = University
    .the = the University
    .effect = 1 point, secret until the end
    .help = This card is worth 1 point from the moment you buy it. You never play it, and it stays secret until the game ends.
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
    .effect = Demand a card from up to 2 players, giving one in return
    .help = On your turn, after the roll, name a resource. An opponent who has it must give you one, and you give them any card in return. Then you may ask a second opponent for the same resource.
    .the = the Merchant
catan-helper-mendicant = Mendicant
    .effect = A road with another card for lumber or brick
    .help = On your turn, when you pay for a road, you may pay one other card in place of the lumber or the brick.
    .the = the Mendicant
catan-helper-mayor = Mayor
    .effect = A card when a roll brings you none
    .help = When a roll other than 7 brings you no cards, on any player’s turn, take a card of your choice from the bank.
    .the = the Mayor
catan-helper-explorer = Explorer
    .effect = Move one of your end roads
    .help = On your turn, after the roll, move one of your roads that has an open end. It goes to another free path where you could build.
    .the = the Explorer
catan-helper-general = General
    .effect = Safe from a 7, or a card
    .help = When a 7 is rolled, on any player’s turn: if you have more than 7 cards, you discard nothing. If you have 7 or fewer, take a card of your choice from the bank.
    .the = the General
catan-helper-sage = Sage
    .effect = Choose among 3 development cards
    .help = On your turn, buy a development card; you may pay one other card in place of one of its three. Look at the top three cards of the deck and keep one. Then shuffle the others back in.
    .the = the Sage
catan-helper-noblewoman = Noblewoman
    .effect = Take a card from a player ahead of you
    .help = On your turn, after the roll, look at the hand of an opponent with more visible points than you. Take a card of your choice.
    .the = the Noblewoman
catan-helper-captain = Captain
    .effect = Trade one resource 2:1 this turn
    .help = On your turn, after the roll, name a resource. For the rest of the turn the bank takes 2 of it for any 1 other card, as often as you like.
    .the = the Captain
catan-helper-priest = Priest
    .effect = A knight pays for part of a building
    .help = On your turn, remove one of your played Knights from the game. Then build a settlement for just lumber and brick, or a city for 2 ore and 1 grain. The Knight no longer counts toward the Largest Army.
    .the = the Priest
catan-helper-robber-bride = Robber Bride
    .effect = Send the robber to the desert
    .help = On your turn, even before the roll, move the robber to the desert. Take a card of the resource that the robber was blocking.
    .the = the Robber Bride
catan-guild-traders = Traders
    .counted = { $count ->
        [one] 1 token of the Traders
       *[other] { $count } tokens of the Traders
    }
    .effect = Trade twice with the bank at 1:1
    .help = 1 token of the Traders (a cart) buys 1 favor: up to twice this turn, trade a resource card 1:1 with the bank. You choose when, and your harbors make no difference.
catan-guild-merchants = Merchants
    .counted = { $count ->
        [one] 1 token of the Merchants
       *[other] { $count } tokens of the Merchants
    }
    .effect = Take 1 resource card
    .help = 1 token of the Merchants (a boat) buys 1 favor: take a resource card of your choice from the bank.
catan-guild-road-builders = Road Builders
    .counted = { $count ->
        [one] 1 token of the Road Builders
       *[other] { $count } tokens of the Road Builders
    }
    .effect = Build 1 road for free
    .help = 1 token of the Road Builders (a shovel) buys 1 favor: build a road right away for free. It can join districts.
catan-guild-scholars = Scholars
    .counted = { $count ->
        [one] 1 token of the Scholars
       *[other] { $count } tokens of the Scholars
    }
    .effect = Take 1 development card
    .help = 2 tokens of the Scholars (books) buy 1 favor: take the top development card. You can’t play it this turn.
catan-guild-master-builders = Master Builders
    .counted = { $count ->
        [one] 1 token of the Master Builders
       *[other] { $count } tokens of the Master Builders
    }
    .effect = Take 1 Catan chip: 1 point
    .help = 2 tokens of the Master Builders (compasses) buy 1 favor: take a Catan chip. It is worth 1 point, everyone can see it, and nobody can take it away.
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
catan-robber-strong = Others on 6 and 8
catan-robber-fair = Others on 4, 5, 9 and 10
catan-robber-weak = Others on 2, 3, 11, 12 and desert
catan-robber-both = Others and you
catan-robber-nobody = Nobody
catan-robber-own = Only you
catan-special-ask = Ask me each time
catan-special-build = Build
catan-special-pass = Pass
catan-special-always-pass = Always pass
catan-closing-pick = Offer (I choose who gets it)
    .the = and then choose who gets it
catan-closing-first = Offer to the first to accept
    .the = first to accept
    .brief = To the first to accept
catan-label-place = { $place }
catan-label-offer = Offer { $place }
catan-label-seat = { $seat }
catan-label-acceptance = Offer { $number } with { $seat }
catan-label-deal = { $give } for { $take }
catan-label-harbor = { $harbor } { $number }
catan-label-hex-others = { $land } ({ $seats })
    .short = { $seats }
catan-label-hex-both = { $land } ({ $seats } and you)
    .other = { $land } ({ $seats } and the active player)
    .short = { $seats } and you
catan-label-hex-nobody = { $land }
catan-label-hex-own = { $land } (only you)
    .other = { $land } (only the active player)
catan-label-land = { $resource } { $number }
catan-label-instead = { $give } instead of { $for }
catan-instead-printed = the usual cards
catan-label-gift = { $resource } to { $seat }
catan-label-bank = { $give } for { $take }
catan-label-trade = { $partner } gives you { $get } for your { $give } (offer { $number })
    .told = { $get } from { $partner } for { $give }
    .short = { $get } for { $give }, { $partner }
    .brief = { $partner }, offer { $number }
catan-label-proposal = { $partner } gives you { $get } for your { $give }
    .told = { $get } from { $partner } for { $give }
    .short = { $get } for { $give }, { $partner }
    .brief = { $partner }
catan-label-own-offer = { $give } for { $want } (offer { $number })
    .brief = offer { $number }
catan-label-own-offer-to = { $give } for { $want }, to { $partners } (offer { $number })
    .short = { $give } for { $want } (offer { $number })
    .brief = offer { $number }
catan-label-own-call = your request for { $want } (offer { $number })
    .other = the request for { $want }
    .brief = offer { $number }
catan-label-own-tout = your offer of { $give } (offer { $number })
    .other = the offer of { $give }
    .brief = offer { $number }
catan-score-settlements = Settlements (1{"\u00A0"}point{"\u00A0"}each)
catan-score-cities = Cities (2{"\u00A0"}points{"\u00A0"}each)
catan-score-longest-road = Longest Road
catan-score-largest-army = Largest Army
catan-score-victory-cards = Victory point cards
catan-score-chips = Catan chips (1{"\u00A0"}point{"\u00A0"}each)
catan-topic-founding = Founding phase
    .help = In turn order, each player places a settlement with a road next to it. Then, starting with the last player, each places a second settlement and road. You get one card for each hex around your second settlement, except the desert. On the beginners’ island these pieces are already in place.
    .also = Set-up, Start of the game, First settlements
catan-topic-turn = A turn
    .help = Roll the dice, trade and build as often as you like, then end your turn. Once a turn, even before the roll, you may play a development card, but not one you bought this turn. The table’s options say whether you can mix trading and building or must trade first.
    .also = Turn, Round, Phases, Roll, Dice, Production
catan-topic-pips = Numbers and pips
    .help = The pips of a number tell how many of 36 rolls bring it on average. 6 and 8 have 5; 2 and 12 have only 1. A place has the pips of all hexes around it: the more pips, the more cards.
    .also = Pips, Numbers, Odds, Chances, Probability
catan-topic-building = Building
    .help = A road costs lumber and brick. It must touch your own road or building and cannot pass another player’s building. A settlement costs lumber, brick, wool and grain. It must touch your road, and the corners next to it must be empty (the distance rule). A city costs 2 grain and 3 ore and replaces your settlement, which goes back to you. A development card costs wool, grain and ore. You have 15 roads, 5 settlements and 4 cities.
    .also = Build, Building phase, Costs, Payment, Road, Settlement, City, Distance rule, Piece limits
catan-topic-trade = Trade
    .help = All trades involve the player whose turn it is: they offer cards or answer the others’ proposals. You can’t give cards away or trade a resource for itself. An offer reserves nothing: both sides must still have the cards when the deal is closed. The bank takes 4 equal cards for any 1. With a 3:1 harbor it takes 3, and with a special harbor 2 of the kind shown. Offers end with the turn or, if trading comes first, when building begins.
    .also = Trading, Trade phase, Offers, Bank, Harbors, Domestic trade, Maritime trade
catan-topic-robber = The robber
    .help = When a 7 is rolled, nobody produces. Players with more than 7 resource cards discard half of them, rounded down. Then the active player moves the robber to another hex and may steal a card from a player with a building there. The robber’s hex produces nothing.
    .also = Seven, 7, Discard, Theft
catan-topic-roads = Longest Road and Largest Army
    .help = The first player with 5 connected roads gets the Longest Road, worth 2 points. Only a longer road takes it away. Branches don’t count, and another player’s building cuts a road in two. If the longest road is cut, the card goes to the player who now has the longest. Its holder keeps it in a tie; otherwise, in a tie or with no road of 5, nobody has it. The first player with 3 played Knights gets the Largest Army, worth 2 points. Only a player with more Knights takes it away.
    .also = Largest Army, Special cards
catan-topic-special = Special building phase
    .help = With 5 or 6 players, everyone else with at least 2 resource cards may build after each turn. They build and buy one after the other, clockwise, but can’t trade or play cards. Nobody can win in this phase. You can answer in advance.
    .also = Extra building phase, Five and six players, 5 players, 6 players
catan-topic-scenario = Corsica and New York
    .help = These are printed maps for 3 to 6 players. You can only settle on named localities and build roads on dotted paths. A road stops at a locality until you have built there. A road on a red path gives you a better rate at the bank for the rest of the game. With 3 or 4 players, the first road to a crossroads with a Catan chip wins it, worth 1 point. You then need 13 points with 3 players and 12 with 4. With 5 or 6 players there are no chips, the crossroads are localities, and you need 10 points.
    .also = Corsica, New York, Scenario, Locality, Catan chip, Red path, Marked path
catan-topic-erie = The Erie canal
    .help = This is a variant for New York. Connect two neighboring localities on the canal with your own roads to get a canal token, once for each pair. On your turn, play a token and name a resource. For the rest of the turn the bank takes 2 of it for any 1 other card. The token then goes back to the supply. You may also trade tokens with other players.
    .also = Canal, Canal token, Link
catan-topic-helpers = The Helpers
    .help = You get a helper with your second settlement, side A up. The other helpers are on display. You can use yours once a turn, at the moment it names. Then flip it to side B for a second use, or exchange it for one on display. After the second use you must exchange it. You can use a new helper from the next turn on.
    .also = Helper, Helper card, Side A, Side B, Display
catan-topic-frenemies = Frenemies
    .help = Being kind earns you favor tokens, drawn at random. You draw 1 when you move the robber to a hex with no buildings, or to a desert without stealing. Once a turn, offer a resource card to a player who is not ahead of you in visible points; if they accept, you draw 1. Districts are connected pieces of one color. When your road first joins one of yours to another player’s, you draw 3 and they draw 1. Once on each of your turns, even before the roll, you may use tokens from earlier turns. Spend them on a guild’s favor, or draw one and return one. Only you see which tokens you have, but everyone sees how many. You need 11 points to win.
    .also = Favor, Favor token, Token, Guild, Guild table, Gift, District, Join districts, Exchange a token
catan-topic-end = End of the game
    .help = Reach 10 points on your own turn and you win at once, so there are no ties. Frenemies needs 11; Corsica and New York need 13 with 3 players and 12 with 4. Settlements are worth 1 point, cities 2, the Longest Road and the Largest Army 2 each, and victory point cards 1. Those cards stay secret until the end but count from the moment you buy them.
    .also = Game end, Score, Scoring, Points, Victory points, Winner, Tie

# The lobby's options

catan-option-board = Island
    .about = How the island is laid out.
catan-option-board-automatic = Automatic
    .about = The beginners’ island for 3–4 players, a random one for 5–6.
catan-option-board-beginner = For beginners
    .about = The fixed island, with the first pieces in place, for 3–4 players.
catan-option-board-random = Random
    .about = A random island; everyone places their first pieces.
catan-option-board-corsica = Corsica
    .about = A scenario with its own map, localities, red paths and Catan chips.
catan-option-board-newyork = New York
    .about = A scenario with its own map, localities, red paths and Catan chips.
catan-option-frame = Harbors
    .about = Only on a random island.
catan-option-frame-fixed = Fixed
    .about = Harbors in their usual places.
catan-option-frame-shuffled = Shuffled
    .about = The frame pieces in random order.
catan-option-numbers = Numbers
    .about = Only on a random island.
catan-option-numbers-spiral = Spiral
    .about = Numbers in a spiral, starting at a corner.
catan-option-numbers-scattered = Scattered
    .about = Random numbers, red ones never side by side.
catan-option-combined = Trade and build freely
    .about = In any order; otherwise you trade first and then build.
catan-option-erie = Erie canal
    .about = Only in New York. Roads along the canal earn tokens that trade 2:1.
catan-refused-erie = You can play the Erie canal only on the New York map.
catan-option-frenemies = Frenemies
    .about = Being kind earns you favors from the guilds, and you need 11 points to win. Not on Corsica or New York.
catan-refused-frenemies = You can’t play Frenemies on Corsica or New York.
catan-option-helpers = The Helpers
    .about = Each player has a helper with a special ability, to use and exchange.
catan-refused-beginner = The beginners’ island is for up to { $most } players.
catan-option-seating = Seats
    .about = Who sits where, which sets the turn order.
catan-option-seating-shuffled = Shuffled
    .about = Seats are drawn at random, and everyone can check the draw.
catan-option-seating-joined = As you joined
    .about = In the order of the list of players.
catan-option-first-player = Starting player
    .about = You can choose a player only when seats follow joining order.
catan-option-first-player-random = Random
catan-option-first-player-1 = 1st on the list
catan-option-first-player-2 = 2nd on the list
catan-option-first-player-3 = 3rd on the list
catan-option-first-player-4 = 4th on the list
catan-option-first-player-5 = 5th on the list
catan-option-first-player-6 = 6th on the list
catan-refused-fixed = You can change harbors and numbers only on a random island.
catan-refused-first-player-drawn = You can choose a starting player only when seats follow joining order.
catan-refused-first-player-missing = The list has no player { $number }. Choose another starting player.

# What is asked

catan-prompt-settle = Choose a corner for your first settlement
    .turn = place the first settlement
    .lesson = A settlement brings you a card whenever one of the numbers around it is rolled. Numbers close to 7 come up most, and it is good to have several kinds of resource.
catan-prompt-settle-locality = Choose a locality for your first settlement
    .turn = place the first settlement
    .lesson = On this map you can settle only on localities, shown here with letters. With 3 or 4 players, the first road to a crossroads with a Catan chip wins the chip, worth 1 point.
catan-prompt-settle-second = Choose a corner for your second settlement, which brings your first cards
    .turn = place the second settlement
    .lesson = You get one card for each hex around your second settlement, except the desert. Choose what your first one lacks, and keep away from other buildings.
catan-prompt-settle-second-locality = Choose a locality for your second settlement, which brings your first cards
    .turn = place the second settlement
    .lesson = It brings you one card for each hex around it, except the desert. Choose a locality that gives what your first one lacks.
catan-prompt-before-roll = Roll the dice
    .turn = roll the dice
    .lesson = The roll gives cards to everyone with a building on a hex of that number, and a 7 brings the robber. Before you roll, you may play a development card from an earlier turn.
catan-prompt-acting = Trade, build, or end your turn
    .turn = trade or build
    .lesson = You can trade and build as often as you like, in any order, until you end your turn. Roads lead to new corners, and settlements and cities bring points and more cards.
catan-prompt-trading = Trade, then go on to building
    .turn = trade
    .lesson = At this table you trade before you build: offer cards to the others or change them at the bank. Once you go on to building, there is no more trading this turn.
catan-prompt-building = Build, or end your turn
    .turn = build
    .lesson = Spend your cards on roads, settlements, cities or development cards. What you keep stays in your hand, and if you hold more than seven, a 7 costs you half.
catan-prompt-ending = Nothing to build. End your turn
    .turn = end the turn
    .lesson = With no cards in hand there is nothing to build or trade. End your turn; the next rolls bring more.
catan-prompt-waiting = It’s { $partner }’s turn
    .turn = trade
    .lesson = It’s another player’s turn, but you can trade with them: answer an offer or make one yourself. Nobody has to wait for you, and all offers end with the turn.
catan-stands-asked = Answer the offer of { $partner }, or make a counteroffer
catan-stands-lacking = To accept, you need { $cards } more. Decline or make a counteroffer
catan-stands-answered = You have answered { $partner } and can still change your mind
catan-stands-proposed = You proposed to give { $give } for { $want }
catan-stands-sought = { $partner } wants { $cards }. Propose a trade
catan-stands-touted = { $partner } would give { $cards }. Propose a trade
catan-stands-propose = You may propose a trade to { $partner }
catan-stands-ahead = You can already decide about the next building phase
catan-stands-answers = Your trades have answers. Close a deal or go on with your turn
catan-stands-empty = You have no cards to trade
catan-stands-called = Your request is out. Now the others can propose a trade
catan-stands-offered = Your offer is waiting for answers
catan-stands-refused = Nobody wanted { $give } for { $want }
catan-stands-refused-by = { $partner } declined { $give } for { $want }
catan-prompt-move-robber = Move the robber to another hex
    .turn = move the robber
    .lesson = The robber must go to another hex, which produces nothing while it is there. Then you may steal a card from a player with a building on that hex.
catan-prompt-steal = Choose a player to steal a card from
    .turn = steal a card
    .lesson = You draw a random card from the hand of the player you choose. Only the two of you learn what it is.
catan-prompt-monopolise = Name the resource everyone must give you
    .turn = name a resource for the Monopoly
    .lesson = Name a resource, and every other player gives you all their cards of it. It works best right after a lot of that resource was rolled or traded.
catan-prompt-special = Build or pass in the special building phase
    .turn = build or pass in the special building phase
    .lesson = With five or six players, everyone may build between two turns, so that nobody waits long with a full hand. You can answer in advance; there is no trading, and nobody can win now.
catan-prompt-special-building = Build, or finish building
    .turn = build in the special building phase
    .lesson = Build and buy what you can pay for, without trading or playing cards. When you are done, it’s the next player’s turn to build.
catan-prompt-founding-road = Build a road from { $corner }
    .turn = build a road
    .lesson = Each of your first two settlements comes with a road. It shows where you want to build next, so point it at a corner that is still free.
catan-prompt-founding-road-locality = Build a road from { $corner }
    .turn = build a road
    .lesson = A road on a red path improves your trades with the bank. No road goes past a locality where you have not built yet.
catan-prompt-discard = { $count ->
    [one] { $roller } rolled a 7. Discard { $count } card
   *[other] { $roller } rolled a 7. Discard { $count } cards
 }
    .turn = discard cards
    .lesson = A 7 was rolled and you hold more than seven resource cards, so half of them, rounded down, go to the bank. You choose which: keep what you want to build with.
catan-prompt-free-road = { $count ->
    [one] Build { $count } road for free
   *[other] Build { $count } roads for free, one after the other
 }
    .turn = build free roads
    .lesson = These roads are free but must still connect to your roads or buildings. Use them to reach a corner first or to make your road longer.
catan-prompt-second-free-road = Build another road for free, or stop after one
    .turn = build a second free road
    .lesson = You may build a second road for free, but you don’t have to. It can continue the first one or go anywhere else on your network.
catan-prompt-take-plenty = { $count ->
    [one] Take { $count } card from the bank
   *[other] Take { $count } cards from the bank
 }
    .turn = take cards from the bank
    .lesson = Take any cards the bank still has, the same or different. You can build with them right away.
catan-prompt-helper-used = You used { THE($helper) }. Keep this helper for one more use or exchange it
    .turn = keep or exchange a helper
    .lesson = After a helper’s first use, you keep it for one more use or exchange it for one on display. You can use a new helper from the next turn on.
catan-prompt-helper-used-up = You used { THE($helper) } for the second time. Exchange your helper
    .turn = exchange a helper
    .lesson = After a helper’s second use, you exchange it for one on display. You can use the new one from the next turn on.
catan-prompt-mayor = The roll brought you nothing. Use the Mayor?
    .turn = use the Mayor
    .lesson = The roll brought you nothing, so the Mayor lets you take any card from the bank. You can also save him for later.
catan-prompt-general = { $roller } rolled a 7. Use the General to take a card?
    .turn = use the General
    .lesson = When a 7 is rolled and you have seven cards or fewer, the General lets you take any card from the bank. This counts as a use, as with any helper.
catan-prompt-general-keeps = { $roller } rolled a 7. Use the General to keep all your cards?
    .turn = use the General
    .lesson = The General saves you from discarding half of your cards. This counts as a use, as with any helper.
catan-prompt-return-card = Choose which card to give { $partner } in return
    .turn = give a card in return
    .lesson = The Merchant got you a card, and now you give one back. Any card will do, even one of the same kind.
catan-prompt-demand-again = Demand { $resource } from another player in return for another card, or stop here
    .turn = demand a card from a second opponent
    .lesson = The Merchant lets you demand the same resource from a second opponent. If they have it, they give you one and get a card of yours in return.
catan-prompt-demand-again-empty = Demand { $resource } from another player, or stop here. You have no other card to give in return
    .turn = demand a card from a second opponent
    .lesson = Each card you get with the Merchant costs you one of yours. With an empty hand, you give back the same card.
catan-prompt-move-road = Choose a new path for the road on { $path }
    .turn = move a road
    .lesson = The Explorer moves one of your roads with an open end to another free path where you could build. It costs nothing, but it may change your longest road.
catan-prompt-keep-card = Choose a development card to keep
    .turn = choose a development card
    .lesson = The Sage shows you the top cards of the deck, and you keep one. The others are shuffled back, and only you have seen them.
catan-prompt-take-from-hand = Choose a card to take from { $victim }
    .turn = take a card from an opponent
    .lesson = You see this opponent’s whole hand and take the card you like best. Remember the rest: it tells you what they want to build.
catan-prompt-favor-card = Choose a card from the Merchants
    .turn = choose a card from the Merchants
    .lesson = As a favor, the Merchants give you any resource card from the bank. You can use it right away.
catan-prompt-favor-road = Build a road for free
    .turn = build a free road
    .lesson = As a favor, the Road Builders give you a free road, which must connect to your network. If it joins your district to another player’s, it earns you tokens again.
catan-prompt-return-token = Choose a token to return to the supply
    .turn = return a token
    .lesson = You drew a favor token and now return one, the new one or an old one. Only you see which ones you keep; the others see only how many.
catan-prompt-gift = { $giver } wants to give you { $resource }. Accept?
    .turn = answer a gift
    .lesson = Another player wants to give you a resource card and asks for nothing in return. If you accept, they draw a favor token.
catan-prompt-gift-open = Your gift to { $recipient } is waiting for an answer
    .turn = wait for an answer to a gift
    .lesson = Your gift counts only if it is accepted. Until then, all you can do is withdraw it.
catan-prompt-drawing-order = Your road joins several districts. Who draws a token first?
    .turn = choose who draws a token first
    .lesson = Your road joins several players’ districts at once, and each of them draws a favor token. You decide the order, because the supply may run out.

# Answers that are ready

catan-ready-discard = Discard { $cards }, which I have most of
    .short = Discard { $cards }
    .brief = { $cards }
catan-ready-discard-least = Discard { $cards }, which help me least
    .short = Discard { $cards }
    .brief = { $cards }
catan-ready-keep-city = Discard { $cards } and keep the rest for a city
    .short = Discard { $cards }
    .brief = { $cards }
catan-ready-keep-settlement = Discard { $cards } and keep the rest for a settlement
    .short = Discard { $cards }
    .brief = { $cards }
catan-ready-keep-card = Discard { $cards } and keep the rest to buy a card
    .short = Discard { $cards }
    .brief = { $cards }
catan-ready-plenty-city = City: { $cards }
catan-ready-plenty-settlement = Settlement: { $cards }
catan-ready-plenty-card = Card: { $cards }
catan-ready-plenty-road = Road: { $cards }
catan-ready-city = City at { $what }: { $points ->
    [1] +1 point
   *[other] +{ $points } points
}
catan-ready-city-wins = City at { $what } and win
catan-ready-settlement = Settlement at { $what }: { $points ->
    [1] +1 point
   *[other] +{ $points } points
}
catan-ready-settlement-wins = Settlement at { $what } and win
catan-ready-road = Road on { $what }: { $points ->
    [1] +1 point
   *[other] +{ $points } points
}
catan-ready-road-wins = Road on { $what } and win
catan-ready-card = Play { $what }: { $points ->
    [1] +1 point
   *[other] +{ $points } points
}
catan-ready-card-wins = Play { $what } and win
catan-ready-bank = Bank: { $give } for { $take }
catan-ready-offer = Offer { $give } for { $take }
catan-ready-propose = Propose { $give } for { $take }

# What can be done

catan-verb-settle = Place settlement
    .whole = Place a settlement at { $corner }
catan-verb-founding-road = Place road
    .whole = Place a road on { $path }
catan-verb-roll = Roll the dice
catan-verb-discard = Discard
    .some = { $count ->
        [1] Discard { $count } card
       *[other] Discard { $count } cards
    }
    .whole = Discard { $cards }
catan-verb-move-robber = Move the robber
    .told = Move the robber to { $what }
catan-verb-steal = Steal a card
    .of = Steal from { $what }
catan-verb-let-be = Steal nothing
catan-verb-build-road = Build road
    .whole = Build a road on { $path }
    .of = Road on { $what }
catan-verb-build-settlement = Build settlement
    .whole = Build a settlement at { $corner }
    .of = Settlement at { $what }
catan-verb-build-city = Build city
    .whole = Build a city at { $corner }
    .of = City at { $what }
catan-verb-buy-card = Buy development card
catan-play-knight = Knight (move the robber)
catan-play-road-building = Road Building (2 free roads)
catan-play-year-of-plenty = Year of Plenty (take 2 cards)
catan-play-monopoly = Monopoly (all of one kind)
catan-verb-play-card = Play a card
    .whole = Play { THE($card) }
    .of = Play { $what }
    .tight = { $what }
catan-verb-free-road = Build free road
    .whole = Build a free road on { $path }
catan-verb-stop-roads = Stop after one road
catan-verb-take-plenty = Take cards
    .whole = Take { $cards } from the bank
catan-verb-monopolise = Name resource
    .whole = Name { $resource }
catan-verb-bank-trade = Trade with the bank
    .whole = Trade { $deal } with the bank
    .of = Bank: { $what }
catan-verb-offer-trade = Offer a trade
    .whole = Offer { $give } for { $want } to { $to }, { THE($closing) }
    .without-give = Ask who gives { $want }
catan-verb-propose = Propose a trade
    .whole = Propose { $give } for { $want }
    .beside-accept = Make a counter-offer
    .beside-decline = Make a counter-offer
catan-verb-tout = Ask who wants…
    .whole = Ask who wants { $give }
catan-verb-confirm = Close the deal
    .told = Take { $what }
catan-verb-accept-proposal = Accept the proposal
    .of = Accept: { $what }
    .told = Accept { $what }
catan-verb-reject-proposal = Decline the proposal
    .of = Decline: { $what }
    .told = Decline { $what }
catan-verb-withdraw = Withdraw
    .of = Withdraw { $what }
catan-verb-accept = Accept
    .told = Accept { $what }
catan-verb-decline = Decline
    .told = Decline { $what }
catan-verb-withdraw-proposal = Withdraw my proposal
catan-verb-start-building = Go on to building
catan-verb-end-turn = End turn
catan-verb-answer-ahead = Decide on the next phase
    .of = Next phase: { $what }
catan-verb-join-building = Answer
catan-verb-end-building = Done building
catan-verb-play-token = Play a canal token
catan-verb-flip-helper = Keep it for one more use
catan-verb-exchange-helper = Exchange the helper
    .whole = Exchange the helper for { THE($helper) }
catan-verb-decline-helper = Not now
catan-verb-take-with-helper = Take a card from the bank
    .whole = Take { $resource } from the bank
catan-verb-keep-hand = Keep all my cards
catan-verb-use-merchant = Demand a swap (Merchant)
    .whole = Demand { $resource } from { $victim } for another card (Merchant)
catan-verb-demand-again = Demand from another player
    .whole = Demand from { $victim } too
catan-verb-stop-demands = Stop here
catan-verb-return-card = Give in return
    .whole = Give back { $resource }
catan-verb-use-mendicant = Build road (Mendicant)
    .whole = Build road on { $path } (Mendicant, { $instead })
catan-verb-use-explorer = Move a road (Explorer)
    .whole = Move the road on { $path } (Explorer)
catan-verb-move-road = Put the road there
    .whole = Move the road to { $path }
catan-verb-use-sage = Buy and choose (Sage)
    .of = Buy with { $what } (Sage)
catan-verb-keep-card = Keep card
    .whole = Keep { THE($card) }
catan-verb-use-noblewoman = Look at a hand (Noblewoman)
    .of = Look at { $what }’s hand (Noblewoman)
catan-verb-take-from-hand = Take this card
    .whole = Take { $resource }
catan-verb-use-captain = Trade 2:1 (Captain)
    .whole = Trade { $resource } 2:1 (Captain)
catan-verb-priest-settlement = Build settlement (Priest)
    .whole = Build a settlement on { $corner } (Priest)
catan-verb-priest-city = Build city (Priest)
    .whole = Build a city on { $corner } (Priest)
catan-verb-use-bride = Move robber (Robber Bride)
    .told = Move the robber away from { $what } (Robber Bride)
catan-verb-use-favor = Use a favor
    .whole = Use a favor of the { $guild }
catan-verb-take-favor-card = Take card
    .whole = Take { $resource } from the bank
catan-verb-favor-road = Build free road
    .whole = Build a free road on { $path }
catan-verb-favor-trade = Trade 1:1
    .told = Trade { $what } 1:1
catan-verb-exchange-token = Exchange a token
catan-verb-return-token = Return token
    .whole = Return a token of the { $guild }
catan-verb-offer-gift = Give a gift
    .of = Give { $what }
catan-verb-accept-gift = Accept the gift
catan-verb-refuse-gift = Refuse
catan-verb-withdraw-gift = Withdraw the gift
catan-verb-draw-first = Draws first
catan-field-settle-corner = Which corner?
catan-field-founding-road-path = Which path?
catan-field-discard-cards = Cards to discard
catan-field-move-robber-hex = Which hex?
catan-field-steal-victim = From whom?
catan-field-build-road-path = On which path?
    .whole = Road on which path?
catan-field-build-settlement-corner = On which corner?
    .whole = Settlement on which corner?
catan-field-build-city-corner = Which settlement becomes a city?
catan-field-play-card-card = Which card?
    .whole = Play which card?
catan-field-free-road-path = On which path?
catan-field-take-plenty-cards = Cards to take
catan-field-monopolise-resource = Resource
catan-field-bank-trade-deal = Which trade?
catan-field-offer-trade-give = You give
    .nothing = nothing, for you have no cards. You can only ask
catan-field-offer-trade-want = You want
catan-field-offer-trade-to = To whom?
catan-field-offer-trade-closing = How to offer?
catan-field-propose-give = You give
catan-field-propose-want = You want
catan-field-tout-give = Cards you would give
catan-field-confirm-deal = Which deal?
catan-field-accept-proposal-proposer = Which proposal?
    .whole = Accept which proposal?
catan-field-reject-proposal-proposer = Which proposal?
    .whole = Decline which proposal?
catan-field-withdraw-offer = Which offer?
    .whole = Withdraw which offer?
catan-field-accept-offer = Which offer?
    .whole = Accept which offer?
catan-field-decline-offer = Which offer?
    .whole = Decline which offer?
catan-field-answer-ahead-answer = Build or pass?
catan-field-join-building-answer = Build or pass?
catan-field-play-token-resource = For which resource?
catan-field-exchange-helper-helper = Which helper?
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
catan-field-favor-trade-deal = Which trade?
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
catan-note-towards = toward { $corner } ({ $land }), no room for a settlement{ $line ->
    [0] {""}
   *[other] , a continuous road of { $line }
 }
catan-note-towards-free = toward { $corner } ({ $land }) · room for a settlement{ $line ->
    [0] {""}
   *[other] , a continuous road of { $line }
 }
catan-note-towards-next = { $roads ->
    [1] 1 road
   *[other] { $roads } roads
 } to { $next } ({ $land }) · room for a settlement{ $line ->
    [0] {""}
   *[other] , a continuous road of { $line }
 }
catan-note-towards-built = toward { $corner } ({ $land }) · ends at { $owner }’s building{ $line ->
    [0] {""}
   *[other] , a continuous road of { $line }
 }
catan-note-towards-crossing = toward { $corner }, where nobody can settle{ $line ->
    [0] {""}
   *[other] , a continuous road of { $line }
 }
catan-note-towards-crossing-with = toward { $corner } ({ $land }), where nobody can settle{ $line ->
    [0] {""}
   *[other] , a continuous road of { $line }
 }
catan-note-between = joins your roads ({ $land }){ $line ->
    [0] {""}
   *[other] , a continuous road of { $line }
 }
catan-note-hex-0 = { $own ->
    [0] no buildings
   *[other] only you
 }
catan-note-hex-1 = { $first } ({ $first-built ->
    [one] 1 building
   *[other] { $first-built } buildings
 }, { $first-cards ->
    [one] 1 card
   *[other] { $first-cards } cards
 }){ $own ->
    [0] {""}
   *[other] {" · "}you too
 }
catan-note-hex-2 = { $first } ({ $first-built ->
    [one] 1 building
   *[other] { $first-built } buildings
 }, { $first-cards ->
    [one] 1 card
   *[other] { $first-cards } cards
 }) · { $second } ({ $second-built ->
    [one] 1 building
   *[other] { $second-built } buildings
 }, { $second-cards ->
    [one] 1 card
   *[other] { $second-cards } cards
 }){ $own ->
    [0] {""}
   *[other] {" · "}you too
 }
catan-note-hex-3 = { $first } ({ $first-built ->
    [one] 1 building
   *[other] { $first-built } buildings
 }, { $first-cards ->
    [one] 1 card
   *[other] { $first-cards } cards
 }) · { $second } ({ $second-built ->
    [one] 1 building
   *[other] { $second-built } buildings
 }, { $second-cards ->
    [one] 1 card
   *[other] { $second-cards } cards
 }) · { $third } ({ $third-built ->
    [one] 1 building
   *[other] { $third-built } buildings
 }, { $third-cards ->
    [one] 1 card
   *[other] { $third-cards } cards
 }){ $own ->
    [0] {""}
   *[other] {" · "}you too
 }
catan-note-seat = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
catan-note-own = You hold { $count }
catan-note-demand-empty = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }; with none of your own, you give back what you get
catan-note-named = You hold { $count }, the others { $others }
catan-refused-bank-empty = the bank has none left
catan-note-unanswered = no answers yet
catan-note-call = now the others can propose a trade (robots do not)
catan-note-accepted-by = { $accepted } accepted
catan-note-declined-by = { $declined } declined
catan-note-answers = { $accepted } accepted · { $declined } declined
catan-note-you-accepted = you accepted
catan-note-you-declined = you declined
catan-note-first-come = for the first to accept

# What happens

catan-event-seated = { $seat } took the { $colour } pieces
catan-event-started = { $seat } goes first
    .you = You go first
catan-event-founded = { $seat } placed a settlement at { $corner } and a road on { $path }
    .deed = settled at { $corner }
catan-event-founded-by = { $seat } placed a settlement at { $corner } ({ $numbers }) and a road on { $path }
    .deed = settled on { $numbers }
catan-event-began-with = { $seat } began with { $cards }
    .brief = { $seat } began with { $count ->
    [1] 1 card
   *[other] { $count } cards
}
catan-event-collected = { $seat } got { $cards }
catan-event-also-got-1 = { $seat-1 } got { $cards-1 }
catan-event-also-got-2 = { $seat-1 } got { $cards-1 } and { $seat-2 } { $cards-2 }
catan-event-also-got-3 = { $seat-1 } got { $cards-1 }, { $seat-2 } { $cards-2 } and { $seat-3 } { $cards-3 }
    .brief = { $seat-1 } got { $count-1 ->
    [1] 1 card
   *[other] { $count-1 } cards
}, { $seat-2 } { $count-2 } and { $seat-3 } { $count-3 }
catan-event-also-got-4 = { $seat-1 } got { $cards-1 }, { $seat-2 } { $cards-2 }, { $seat-3 } { $cards-3 } and { $seat-4 } { $cards-4 }
    .brief = { $seat-1 } got { $count-1 ->
    [1] 1 card
   *[other] { $count-1 } cards
}, { $seat-2 } { $count-2 }, { $seat-3 } { $count-3 } and { $seat-4 } { $count-4 }
catan-event-also-got-5 = { $seat-1 } got { $cards-1 }, { $seat-2 } { $cards-2 }, { $seat-3 } { $cards-3 }, { $seat-4 } { $cards-4 } and { $seat-5 } { $cards-5 }
    .brief = { $seat-1 } got { $count-1 ->
    [1] 1 card
   *[other] { $count-1 } cards
}, { $seat-2 } { $count-2 }, { $seat-3 } { $count-3 }, { $seat-4 } { $count-4 } and { $seat-5 } { $count-5 }
catan-event-also-got-6 = { $seat-1 } got { $cards-1 }, { $seat-2 } { $cards-2 }, { $seat-3 } { $cards-3 }, { $seat-4 } { $cards-4 }, { $seat-5 } { $cards-5 } and { $seat-6 } { $cards-6 }
    .brief = { $seat-1 } got { $count-1 ->
    [1] 1 card
   *[other] { $count-1 } cards
}, { $seat-2 } { $count-2 }, { $seat-3 } { $count-3 }, { $seat-4 } { $count-4 }, { $seat-5 } { $count-5 } and { $seat-6 } { $count-6 }
catan-event-yielded-by-others = The others rolled { $rolls }: { $seat } got { $cards }
    .brief = { $seat } produced { $cards }
catan-event-yielded-by-others-nothing = The others rolled { $rolls }: nothing for { $seat }
catan-event-yielded-by-one = { $roller } rolled { $rolls }: { $seat } got { $cards }
    .brief = { $seat } produced { $cards }
catan-event-yielded-by-one-nothing = { $roller } rolled { $rolls }: nothing for { $seat }
catan-event-yielded-by-you = { $seat } rolled { $rolls } and got { $cards }
    .brief = { $seat } rolled { $rolls }: { $cards }
catan-event-yielded-by-you-nothing = { $seat } rolled { $rolls } and got nothing
    .brief = { $seat } rolled { $rolls }: nothing
catan-event-raided = { $seat } { $by ->
    [knight] played a Knight and stole 1 card from
   *[seven] stole 1 card from
} { $victim }{ $by ->
    [knight] { " " }at
   *[seven] ; the robber is on
} { $number ->
    [0] the desert
   *[other] { $land } { $number }
}
    .brief = { $seat } stole 1 card from { $victim } at { $number ->
    [0] the desert
   *[other] { $land } { $number }
}
catan-event-raided-card = { $seat } { $by ->
    [knight] played a Knight and stole 1
   *[seven] stole 1
} { $resource } from { $victim }{ $by ->
    [knight] { " " }at
   *[seven] ; the robber is on
} { $number ->
    [0] the desert
   *[other] { $land } { $number }
}
    .brief = { $seat } stole 1 { $resource } from { $victim } at { $number ->
    [0] the desert
   *[other] { $land } { $number }
}
catan-event-raided-nobody = { $seat } { $by ->
    [knight] played a Knight and put the robber
   *[seven] put the robber
} on { $number ->
    [0] the desert
   *[other] { $land } { $number }
}
    .brief = { $seat } put the robber on { $number ->
    [0] the desert
   *[other] { $land } { $number }
}
catan-event-raided-blocking = { $seat } { $by ->
    [knight] played a Knight and blocked
   *[seven] blocked
} { $blocked } at { $number ->
    [0] the desert
   *[other] { $land } { $number }
} and stole 1 card from { $victim }
    .brief = { $seat } blocked { $blocked } at { $number ->
    [0] the desert
   *[other] { $land } { $number }
}
catan-event-raided-blocking-nobody = { $seat } { $by ->
    [knight] played a Knight and blocked
   *[seven] blocked
} { $blocked } at { $number ->
    [0] the desert
   *[other] { $land } { $number }
} with the robber
    .brief = { $seat } blocked { $blocked } at { $number ->
    [0] the desert
   *[other] { $land } { $number }
}
catan-event-turn-began = { $seat }’s turn
    .you = Your turn
catan-event-rolled = { $seat } rolled { $first } + { $second } = { $sum }
catan-event-ran-short = The bank ran short of { $resource }
catan-event-discarded = { $seat } discarded { $cards }
catan-event-moved-robber = { $seat } moved the robber to { $number ->
    [0] the desert
   *[other] { $land } { $number }
}
    .deed = put the robber on { $number ->
    [0] the desert
   *[other] { $land } { $number }
}
catan-event-moved-robber-onto = { $seat } blocked { $blocked } with the robber at { $number ->
    [0] the desert
   *[other] { $land } { $number }
}
    .deed = put the robber on { $number ->
    [0] the desert
   *[other] { $land } { $number }
}
catan-event-stole = { $seat } stole a card from { $victim }
    .deed = robbed { $victim }
catan-event-stole-card = { $seat } stole { $resource } from { $victim }
catan-event-stole-nothing = { $seat } stole nothing
catan-event-built-road = { $seat } built a road on { $path }
    .deed = built a road
catan-event-built-settlement = { $seat } built a settlement at { $corner }
    .brief = { $seat } built a settlement
    .deed = built a settlement
catan-event-built-settlement-by = { $seat } built a settlement at { $corner } ({ $numbers })
    .brief = { $seat } built a settlement
    .deed = built a settlement
catan-event-built-city = { $seat } built a city at { $corner }
    .brief = { $seat } built a city
    .deed = built a city
catan-event-built-city-by = { $seat } built a city at { $corner } ({ $numbers })
    .brief = { $seat } built a city
    .deed = built a city
catan-event-bought-card = { $seat } bought a development card ({ $left } left)
    .deed = bought a card
catan-event-drew-knight = { $seat } bought { THE($card) }, which moves the robber and steals a card
    .brief = { $seat } bought { THE($card) }
catan-event-drew-road-building = { $seat } bought { THE($card) }, which gives up to 2 free roads
    .brief = { $seat } bought { THE($card) }
catan-event-drew-year-of-plenty = { $seat } bought { THE($card) }, which takes any 2 cards from the bank
    .brief = { $seat } bought { THE($card) }
catan-event-drew-monopoly = { $seat } bought { THE($card) }, which takes all cards of one kind
    .brief = { $seat } bought { THE($card) }
catan-event-drew-point = { $seat } bought a development card: { $card } (+1 point)
catan-event-played-card = { $seat } played { THE($card) }
    .deed = played { THE($card) }
catan-event-took-plenty = { $seat } took { $cards } from the bank
catan-event-monopolised = { $seat } named { $resource } and got { $total ->
    [0] nothing
    [one] 1 card
   *[other] { $total } cards
}
    .deed = took a monopoly on { $resource }
catan-event-gave-up = { $seat } handed over { $cards } to the monopoly
catan-event-gave-up-to = { $taker } took { $cards } from { $seat } with Monopoly
catan-event-longest-road = { $seat } took the Longest Road ({ $length } roads, +2 points)
    .brief = { $seat } took the Longest Road (+2 points)
    .deed = took the Longest Road (+2 points)
catan-event-longest-road-from = { $seat } took the Longest Road from { $former } ({ $length } roads, 2 points)
    .brief = { $seat } took the Longest Road (+2 points)
    .deed = took the Longest Road (+2 points)
catan-event-lost-longest-road = { $seat } lost the Longest Road and 2 points, and nobody has it now
    .brief = { $seat } lost the Longest Road (−2 points)
    .deed = lost the Longest Road (−2 points)
catan-event-took-chip = { $seat } took the Catan chip at { $corner } (+1 point)
    .deed = took a Catan chip
catan-event-linked = { $seat } linked { $one } and { $other } on the canal { $tokens ->
    [0] but got nothing, as there are no tokens left
   *[other] and got a canal token
}
    .deed = linked { $one } and { $other }
catan-event-played-token = { $seat } played a canal token to trade { $resource } 2:1 this turn
catan-event-took-helper-merchant = { $seat } got { THE($helper) }, who demands cards from others and gives one in return for each
catan-event-took-helper-mendicant = { $seat } got { THE($helper) }, who pays for a road with another card
catan-event-took-helper-mayor = { $seat } got { THE($helper) }, who gets a card when the dice bring nothing
catan-event-took-helper-explorer = { $seat } got { THE($helper) }, who moves a road
catan-event-took-helper-general = { $seat } got { THE($helper) }, who saves a hand from a 7 or gets a card
catan-event-took-helper-sage = { $seat } got { THE($helper) }, who picks from 3 development cards
catan-event-took-helper-noblewoman = { $seat } got { THE($helper) }, who takes a card from a player who is ahead
catan-event-took-helper-captain = { $seat } got { THE($helper) }, who trades one resource at 2:1 all turn
catan-event-took-helper-priest = { $seat } got { THE($helper) }, who pays part of a building with a Knight
catan-event-took-helper-robber-bride = { $seat } got { THE($helper) }, who sends the robber to the desert
catan-event-used-helper = { $seat } used { THE($helper) }
    .deed = used { THE($helper) }
catan-event-flipped-helper = { $seat } kept { THE($helper) } for one more use
catan-event-exchanged-helper = { $seat } exchanged { THE($helper) } for { THE($taken) }
catan-event-took-from-bank = { $seat } took { $resource } from the bank
catan-event-kept-hand = { $seat } kept all their cards
    .you = You kept all your cards
catan-event-demanded = { $seat } demanded { $resource } from { $victim } and got { $has_given ->
    [yes] it
   *[other] nothing
}
catan-event-returned-card = { $seat } gave { $partner } { $resource } in return
catan-event-moved-road = { $seat } moved a road from { $road } to { $path }
catan-event-paid-so = { $seat } paid { $cards }
catan-event-looked-at-hand = { $victim } had to show { $seat } { $cards }
catan-event-saw-cards = { $seat } saw { $cards } on top of the deck
catan-event-took-from-hand = { $seat } saw all the cards { $victim } had and took one
catan-event-took-this-card = { $seat } took { $resource } from { $victim }
catan-event-named-for-captain = { $seat } may trade { $resource } 2:1 this turn
catan-event-removed-knight = { $seat } removed one of their Knights from the game
    .you = You removed one of your Knights from the game
catan-event-drew-tokens = { $seat } drew { $count ->
    [0] no favor token, as there are none left
    [one] 1 favor token
   *[other] { $count } favor tokens
}
catan-event-drew-these-tokens = { $seat } drew { $tokens }
catan-event-joined-districts = { $seat } joined districts with { $others }
    .deed = joined districts
catan-event-used-favor = { $seat } used the favor of the { $guild }
    .deed = used the favor of the { $guild }
catan-event-took-favor-card = { $seat } took { $resource } from the bank
catan-event-traded-by-favor = { $seat } traded { $gave } for { $took } with the bank through the Traders
catan-event-got-card = { $seat } took a development card ({ $left } left)
    .deed = took a card
catan-event-got-this-card = { $seat } took a development card: { $card }
catan-event-got-chip = { $seat } took a Catan chip (+1 point)
    .deed = took a Catan chip
catan-event-drew-for-exchange = { $seat } drew a favor token to exchange
catan-event-returned-token = { $seat } returned a favor token
catan-event-returned-this-token = { $seat } returned a token of the { $guild }
catan-event-offered-gift = { $seat } offered { $to } { $resource } as a gift
catan-event-accepted-gift = { $seat } accepted { $resource } as a gift from { $giver }
catan-event-refused-gift = { $seat } refused the gift from { $giver }
catan-event-withdrew-gift = { $seat } withdrew the gift
catan-event-lost-largest-army = { $seat } lost the Largest Army and 2 points, and nobody has it now
    .brief = { $seat } lost the Largest Army (−2 points)
    .deed = lost the Largest Army (−2 points)
catan-event-largest-army = { $seat } took the Largest Army ({ $knights } Knights, +2 points)
    .brief = { $seat } took the Largest Army (+2 points)
    .deed = took the Largest Army (+2 points)
catan-event-largest-army-from = { $seat } took the Largest Army from { $former } ({ $knights } Knights, 2 points)
    .brief = { $seat } took the Largest Army (+2 points)
    .deed = took the Largest Army (+2 points)
catan-event-joins-special = { $seat } chose to build in the special building phase
catan-event-passes-special = { $seat } passed in the special building phase
catan-event-keeps-passing = { $seat } will pass every special building phase from now on
catan-event-won = { $seat } won with { $points } points
catan-event-revealed-cards = { $seat } revealed { THE($cards) }
catan-event-traded-with-bank = { $seat } traded { $gave } for { $took } with the bank
catan-call-offer = { $seat } gives { $give }, you give { $want }
catan-call-answered = { $accepted } would give { $want } for your { $give }. The others declined.
catan-call-accepted = { $accepted } would give { $want } for your { $give }.
catan-refused-lacking = You are { $cards } short.
catan-event-offered = { $seat } offered { $give } for { $want } (offer { $number })
catan-event-offered-first = { $seat } offered { $give } for { $want }, for the first to accept (offer { $number })
catan-event-offered-to = { $seat } offered { $partners } { $give } for { $want } (offer { $number })
catan-event-offered-to-first = { $seat } offered { $partners } { $give } for { $want }, for the first to accept (offer { $number })
catan-event-seeks = { $seat } asked for { $cards } and is open to proposals (offer { $number })
    .you = You asked for { $cards } and are open to proposals (offer { $number })
catan-event-touts = { $seat } offered { $cards } and is open to proposals (offer { $number })
    .you = You offered { $cards } and are open to proposals (offer { $number })
catan-event-accepted-trade = { $seat } agreed to give { $want } for { $give }
catan-event-accepted-offer = { $seat } accepted offer { $number }
catan-event-declined-offer = { $seat } declined offer { $number }
catan-event-declined-trade = { $seat } declined { $give } for { $want }
catan-event-declined-trade-together = { $seats } declined { $give } for { $want }
catan-event-declined-offer-together = { $seats } declined offer { $number }
catan-event-nobody-wants = Nobody wanted { $give } for { $want }
catan-event-proposed = { $seat } proposed to give { $give } for { $want }
catan-event-rejected-proposal = { $seat } declined the trade with { $partner }
catan-event-lapsed-proposal = { $seat } did not answer the trade with { $partner }
catan-event-withdrew-trade = { $seat } withdrew the offer of { $give } for { $want }
catan-event-withdrew-seeks = { $seat } withdrew the request for { $cards }
catan-event-withdrew-touts = { $seat } withdrew the offer of { $cards }
catan-event-withdrew-offer = { $seat } withdrew offer { $number }
catan-event-withdrew-proposal = { $seat } withdrew their proposal
    .you = You withdrew your proposal
catan-event-traded = { $seat } traded { $gave } for { $took } with { $partner }
    .brief = { $seat } traded with { $partner }
    .deed = traded with { $partner }
catan-event-deal-failed = { $seat } and { $partner } could no longer make the deal

# Automatic moves

catan-order-roll = Roll for me, unless I could play a card first
catan-order-end-turn = End my turn when I can’t build, play a card or trade with the bank
catan-order-end-turn-spared = End it even if I could give a gift, exchange a token or use a helper that builds nothing
catan-order-deal-first = Close my trades with the first player who accepts
catan-order-pass-special = Pass the special building phase when I can’t afford anything
catan-order-decline-lumber = Decline trades that ask me for lumber
catan-order-decline-brick = Decline trades that ask me for brick
catan-order-decline-wool = Decline trades that ask me for wool
catan-order-decline-grain = Decline trades that ask me for grain
catan-order-decline-ore = Decline trades that ask me for ore

# What a finished game is remembered for
catan-ending = { $seat } reached { $points } points
    .you = You reached { $points } points
catan-ending-road = { $seat } reached { $points } points, 2 of them for the Longest Road
    .you = You reached { $points } points, 2 of them for the Longest Road
catan-ending-army = { $seat } reached { $points } points, 2 of them for the Largest Army
    .you = You reached { $points } points, 2 of them for the Largest Army
catan-ending-road-army = { $seat } reached { $points } points, 4 of them for the Longest Road and the Largest Army
    .you = You reached { $points } points, 4 of them for the Longest Road and the Largest Army
catan-fact-rolls = { $number } came up { $count } times in { $rolls } rolls, more than any other number
catan-fact-robbed = { $seat } was robbed { $count } times
    .you = You were robbed { $count } times
catan-fact-discarded = { $seat } lost { $count } cards to sevens
catan-fact-road = The Longest Road changed hands { $count } times
catan-fact-decided-road = { $seat } took the Longest Road from { $other } in round { $round } and decided the game
catan-fact-decided-army = { $seat } took the Largest Army from { $other } in round { $round } and decided the game
catan-fact-cities = { $seat } built { $count } cities, more than anyone else
    .you = You built { $count } cities, more than anyone else
catan-fact-deals = { $seat } made { $count } trades with other players

# What follows by rule and is easily forgotten
catan-forecast-goal = Here you win with { $goal } points
catan-forecast-own = You win with 1 more point ({ $points } of { $goal })
catan-forecast-all = You win with 1 more point, and so do { $seats }
catan-forecast-near = { $seats } { $count ->
    [one] wins
   *[other] win
 } with 1 more point ({ $points } of { $goal })
catan-forecast-seven = You hold { $cards } cards; a 7 takes { $lost } of them

# What statistics count
catan-favourite-settlement = Settlement
    .counted = { $count ->
        [1] a settlement
       *[other] { $count } settlements
    }
catan-favourite-city = City
    .counted = { $count ->
        [1] a city
       *[other] { $count } cities
    }
catan-favourite-road = Road
catan-favourite-card = Development card

# What hints give as a reason: nouns in the plural
catan-gauge-points = points
catan-gauge-settlements = settlements
catan-gauge-cities = cities
catan-gauge-roads = roads
catan-gauge-line = connected roads
catan-gauge-cards = cards in hand
catan-gauge-kinds = kinds of resources
catan-gauge-brick = brick cards
catan-gauge-lumber = lumber cards
catan-gauge-wool = wool cards
catan-gauge-grain = grain cards
catan-gauge-ore = ore cards
catan-gauge-development = development cards
catan-gauge-knights = knights played
catan-gauge-risk = cards at risk from a 7

# What hints say for an answer
catan-why-wins = It’s your winning point.
catan-why-takes-road = You take the Longest Road with { $roads ->
    [1] 1 road
   *[other] { $roads } roads
  }.
catan-why-takes-army = You take the Largest Army.
catan-why-takes-place = { $name } could have settled there.
catan-why-lacking = You get no { $resource } anywhere else.
catan-why-harbor = There’s a harbor there that you can use.
catan-why-three-kinds = You get three different resources there.
catan-why-produces-often = The numbers there come up often ({ $dots ->
    [1] 1 pip
   *[other] { $dots } pips
  }).
catan-why-ore-city = That city gives you ore and grain for more cities.
catan-why-rich-city = It’s your best place, and a city doubles it.
catan-why-keeps-road = { $name } is close to taking the Longest Road from you.
catan-why-to-site = The road leads to a place for a settlement.
catan-why-frees = You drive the robber off your land.
catan-why-near-army = One more knight could bring you the Largest Army.
catan-why-blocks-leader = { $name } is ahead, and the robber blocks a hex of theirs.
catan-why-blocks-often = The robber blocks { $number }, which comes up often.
catan-why-robs-rich = { $name } has the most cards: { $cards }.
catan-why-completes-city = Then you can pay for a city.
catan-why-completes-settlement = Then you can pay for a settlement.
catan-why-completes-card = Then you can pay for a development card.
catan-why-saves-city = For a city you only need { $cards ->
    [1] 1 more card
   *[other] { $cards } more cards
  }.
catan-why-over-limit = You have { $cards ->
    [1] 1 card
   *[other] { $cards } cards
  }, and a 7 would cost you half of them.
